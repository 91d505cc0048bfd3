import { Suspense, useState } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate, useRevalidator, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listTemplates } from '#shared/contract/templates.ts'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { loadClaims } from '#web/features/claims/load-claims.ts'
import { OWN_HEAD, PageHead } from '#web/features/layout/page-head.tsx'
import { WITH_SIDEBAR } from '#web/features/layout/sidebar.tsx'
import { CoverLetters } from '#web/features/templates/cover-letters.tsx'
import { CoverLettersUnavailable } from '#web/features/templates/cover-letters-unavailable.tsx'
import { TemplatesCatalog } from '#web/features/templates/templates-catalog.tsx'
import { TemplateGallery } from '#web/features/templates/template-gallery.tsx'
import { NotifyBox } from '#web/features/newsletter/newsletter-box.tsx'
import { MarketingCatalog } from '#web/features/marketing/marketing-catalog.tsx'
import { callSharedTemplates } from '#web/lib/api/call-template.ts'
import { call } from '#web/lib/api/call.ts'
import { onDemand } from '#web/delivery/on-demand.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import type { Route } from './+types/templates.ts'
import { Link } from '#web/ui/link.tsx'

export const handle = { ...DEFERRED, ...WITH_SIDEBAR, ...OWN_HEAD }

const META = {
  title: msg({ message: 'Resume and CV templates | {brand}' }),
  description: msg`Resume templates in plain, modern, creative, and executive styles. See each one with a complete sample resume, and how much of it text extractors read.`,
  keywords: msg`resume templates, CV templates, ATS-friendly template, modern resume, executive resume, free templates`,
  image: '/og/templates.jpg',
}

/** Without templates the page still works and offers to try again; the server's log knows why. */
export async function loader({ context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const [reply, shared, claims] = await Promise.all([
    call(listTemplates, {}, send).catch(() => null),
    callSharedTemplates(send),
    loadClaims(send),
  ])
  return { templates: reply?.status === 200 ? [...reply.body, ...(shared ?? [])] : null, claims }
}

/** Neither does the page need a connection to say so. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ templates: null, claims: {} }))

/** The address holds filters and what is enlarged, which change nothing about the templates. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

export default function Templates({ loaderData }: Route.ComponentProps) {
  return (
    <TemplatesCatalog>
      <PageHead meta={META} />
      <Gallery {...loaderData} />
    </TemplatesCatalog>
  )
}

function Gallery({ templates, claims }: Route.ComponentProps['loaderData']) {
  const { tab, turn } = useTabInAddress()
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-8 sm:px-6 md:py-12">
      <header className="grid max-w-2xl gap-3">
        <h1 className="text-xl md:text-2xl">
          <Trans>Templates</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>
            Each template shows a sample resume from a field it suits. You can change your resume’s template at any time
            without losing any text.
          </Trans>
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>
            The percentage is the share of a resume that widely used text extractors get back from the finished file. We
            show the lowest of several results. It isn’t the score of an employer’s applicant tracking system (ATS).
          </Trans>{' '}
          <Link to="/how-we-measure" className={TEXT_LINK}>
            <Trans>How we measure</Trans>
          </Link>
        </p>
        <MakeYourOwn />
      </header>
      <Tabs value={tab} onValueChange={turn} className="grid gap-6">
        <TabList className="justify-self-start">
          <Tab value="resumes">
            <Trans>Resume/CV Templates</Trans>
          </Tab>
          <Tab value="letters">
            <Trans>Cover Letters</Trans>
          </Tab>
        </TabList>
        <TabPanel value="resumes">
          {templates ? <TemplateGallery templates={templates} claims={claims} /> : <LoadFailure />}
        </TabPanel>
        <TabPanel value="letters">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <LettersTab />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  )
}

/** For accounts, which can keep templates. */
function MakeYourOwn() {
  const { user } = useVisitor()
  if (!user) return null
  return (
    <p className="text-sm">
      <Link to="/template-editor" className={TEXT_LINK}>
        <Trans>Make your own template</Trans>
      </Link>
    </p>
  )
}

/** The address knows the tab, so that it survives a reload and can be sent to others. */
function useTabInAddress() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('tab') === 'letters' ? 'letters' : 'resumes'
  // The tab turns at once and the address follows.
  const [choice, setChoice] = useState({ asked, tab: asked })
  function turn(tab: string) {
    setChoice({ asked, tab: tab === 'letters' ? tab : 'resumes' })
    const next = new URLSearchParams(search)
    if (tab === 'letters') next.set('tab', tab)
    else next.delete('tab')
    void navigate({ search: String(next) }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }
  return { tab: choice.asked === asked ? choice.tab : asked, turn }
}

/** Their words are fetched when someone comes to see them. */
const Letters = onDemand(async () => {
  await MarketingCatalog.preload()
  return { default: SpokenLetters }
}, CoverLettersUnavailable)

const SpokenLetters = () => (
  <MarketingCatalog>
    <CoverLetters notify={<NotifyBox />} />
  </MarketingCatalog>
)

/** The server has all words at hand. */
const LettersTab = typeof document === 'undefined' ? SpokenLetters : Letters.Content

function LoadFailure() {
  const { state, revalidate } = useRevalidator()
  return (
    <Notice tone="bad" announce title={<Trans>Failed to load templates. Please try again.</Trans>}>
      <Button loading={state === 'loading'} onClick={() => void revalidate()} className="mt-2">
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
