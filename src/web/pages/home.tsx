import { Trans } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { getOffer } from '#shared/contract/billing.ts'
import { listResumes, type ResumeCard } from '#shared/contract/resumes.ts'
import { listTemplates } from '#shared/contract/templates.ts'
import { DashboardFrame } from '#web/features/dashboard/dashboard-frame.tsx'
import { Greeting } from '#web/features/dashboard/greeting.tsx'
import { Stats } from '#web/features/dashboard/stats.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { Plans } from '#web/features/home/plans.tsx'
import { SampleTemplates } from '#web/features/templates/sample-templates.tsx'
import { WaysIn } from '#web/features/home/ways-in.tsx'
import { sidebarLinks } from '#web/features/layout/sidebar-links.ts'
import { ImportPlace } from '#web/features/resumes/import/import-place.tsx'
import { LocalResumes, useLocalResumes } from '#web/features/resumes/local-resumes.tsx'
import { ServerResumes } from '#web/features/resumes/server-resumes.tsx'
import { OnlyHere } from '#web/features/resumes/transfer/only-here.tsx'
import { TransferPanel } from '#web/features/resumes/transfer/transfer-panel.tsx'
import { useOffer } from '#web/features/resumes/transfer/use-offer.ts'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'
import { visitContext } from '#web/lib/visit.ts'
import { TemplateThumb } from '#web/paper/template-thumb.tsx'
import type { Route } from './+types/home.ts'

/** The template that the hero shows: by its place in the list. */
const HERO_TEMPLATE = 1
/** Those that stand on the landing page with their scores, in this order. */
const SAMPLES = ['ATS-Safe Professional', 'Modern Creative', 'Executive Professional']

export async function loader({ context, request }: Route.LoaderArgs) {
  const { send } = context.get(visitContext)
  const resumes = await call(listResumes, {}, send)
  if (resumes.status === 200) {
    if (new URL(request.url).pathname.toLowerCase().startsWith('/landing')) throw redirect('/')
    return { resumes: resumes.body, heroTemplate: null, samples: [], offer: null }
  }
  if (resumes.status !== 401) throw refusal(resumes)
  const [templates, offer] = await Promise.all([call(listTemplates, {}, send), call(getOffer, {}, send)])
  if (templates.status !== 200) throw refusal(templates)
  if (offer.status !== 200) throw refusal(offer)
  const samples = SAMPLES.flatMap((sample) => templates.body.find(({ name }) => name === sample) ?? [])
  const heroTemplate = templates.body[HERO_TEMPLATE] ?? templates.body[0] ?? null
  return { resumes: null, heroTemplate, samples, offer: offer.body }
}

export default function Home({ loaderData: { resumes, ...landing } }: Route.ComponentProps) {
  return resumes ? <Dashboard resumes={resumes} /> : <Landing {...landing} />
}

function Dashboard({ resumes }: { resumes: readonly ResumeCard[] }) {
  const local = useLocalResumes() ?? []
  const { isOpen, putOff, reopen } = useOffer()
  return (
    <DashboardFrame links={sidebarLinks()}>
      <Greeting />
      <Stats resumes={resumes} />
      <ImportPlace
        signedIn
        heading={
          <h2 className="text-lg">
            <Trans>My Resumes</Trans>
          </h2>
        }
      >
        <ServerResumes resumes={resumes} hasOthers={local.length > 0} />
      </ImportPlace>
      {/* Below the list, which would jump down when the browser's own have been read. */}
      {isOpen && local.length > 0 && <TransferPanel resumes={local} onPutOff={putOff} />}
      {!isOpen && local.length > 0 && <OnlyHere resumes={local} onMove={reopen} />}
    </DashboardFrame>
  )
}

type LandingProps = Pick<Route.ComponentProps['loaderData'], 'heroTemplate' | 'samples' | 'offer'>

function Landing({ heroTemplate, samples, offer }: LandingProps) {
  const local = useLocalResumes()
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 pb-16 sm:px-6">
      <Hero picture={<HeroPicture heroTemplate={heroTemplate} />} />
      <ImportPlace
        signedIn={false}
        heading={
          <h2 className="text-xl">
            <Trans>Your Resumes</Trans>
          </h2>
        }
      >
        <LocalResumes resumes={local} />
      </ImportPlace>
      <SampleTemplates templates={samples} />
      {offer && <Plans offer={offer} />}
      <WaysIn />
    </div>
  )
}

function HeroPicture({ heroTemplate }: Pick<LandingProps, 'heroTemplate'>) {
  if (!heroTemplate) return null
  return (
    <div aria-hidden className="hidden justify-self-center lg:block">
      <div className="w-96 rotate-1 overflow-hidden rounded-lg border border-line shadow-float">
        <TemplateThumb template={heroTemplate} />
      </div>
    </div>
  )
}
