import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { listResumes } from '#shared/contract/resumes.ts'
import { listTemplates } from '#shared/contract/templates.ts'
import { Hero } from '#web/features/home/hero.tsx'
import { TemplateThumb } from '#web/paper/template-thumb.tsx'
import { LocalCards, LocalResumes, useLocalResumes } from '#web/features/resumes/local-resumes.tsx'
import { ResumeGrid } from '#web/features/resumes/resume-grid.tsx'
import { ServerResumes } from '#web/features/resumes/server-resumes.tsx'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'
import { visitContext } from '#web/lib/visit.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import type { Route } from './+types/home.ts'

/** The template that the hero shows: by its place in the list. */
const HERO_TEMPLATE = 1

export async function loader({ context, request }: Route.LoaderArgs) {
  const { send } = context.get(visitContext)
  const resumes = await call(listResumes, {}, send)
  if (resumes.status === 200) {
    if (new URL(request.url).pathname.toLowerCase().startsWith('/landing')) throw redirect('/')
    return { resumes: resumes.body, heroTemplate: null }
  }
  if (resumes.status !== 401) throw refusal(resumes)
  const templates = await call(listTemplates, {}, send)
  if (templates.status !== 200) throw refusal(templates)
  return { resumes: null, heroTemplate: templates.body[HERO_TEMPLATE] ?? templates.body[0] ?? null }
}

export default function Home({ loaderData: { resumes, heroTemplate } }: Route.ComponentProps) {
  const local = useLocalResumes()
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 pb-16 sm:px-6">
      {resumes ? (
        <>
          <Greeting />
          <section className="grid gap-4">
            <h2 className="text-lg">
              <Trans>My Resumes</Trans>
            </h2>
            <ServerResumes resumes={resumes} />
          </section>
          {local && local.length > 0 && (
            <section className="grid gap-4">
              <h2 className="text-lg">
                <Trans>Only in this browser</Trans>
              </h2>
              <p className="text-sm text-ink-soft">
                <Trans>Open one and save it: then it is in your account as well.</Trans>
              </p>
              <ResumeGrid withNew={false}>
                <LocalCards resumes={local} />
              </ResumeGrid>
            </section>
          )}
        </>
      ) : (
        <>
          <Hero picture={<HeroPicture template={heroTemplate} />} />
          <section className="grid gap-4">
            <h2 className="text-xl">
              <Trans>Your Resumes</Trans>
            </h2>
            <LocalResumes resumes={local} />
          </section>
        </>
      )}
    </div>
  )
}

function Greeting() {
  const { user } = useVisitor()
  const { t } = useLingui()
  const name = user?.firstName.trim() || t`there`
  return (
    <header className="grid gap-1 pt-8 md:pt-12">
      <h1 className="text-xl md:text-2xl">
        <Trans>Welcome back, {name}</Trans>
      </h1>
    </header>
  )
}

function HeroPicture({ template }: { template: Route.ComponentProps['loaderData']['heroTemplate'] }) {
  if (!template) return null
  return (
    <div aria-hidden className="hidden justify-self-center lg:block">
      <div className="w-96 rotate-1 overflow-hidden rounded-lg border border-line shadow-float">
        <TemplateThumb template={template} />
      </div>
    </div>
  )
}
