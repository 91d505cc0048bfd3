import { Trans } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { getUser } from '#shared/contract/account.ts'
import { getOffer } from '#shared/contract/billing.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { getResume, listResumes, type ResumeCard } from '#shared/contract/resumes.ts'
import { listTemplates } from '#shared/contract/templates.ts'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { Claims } from '#web/features/claims/claims.tsx'
import { loadClaims } from '#web/features/claims/load-claims.ts'
import { Greeting } from '#web/features/dashboard/greeting.tsx'
import { Stats } from '#web/features/dashboard/stats.tsx'
import { CoachBanner } from '#web/features/marketing/landing/coach-banner.tsx'
import { Features } from '#web/features/marketing/landing/features.tsx'
import { HeroPicture } from '#web/features/marketing/landing/hero-picture.tsx'
import { Hero } from '#web/features/marketing/landing/hero.tsx'
import { Plans } from '#web/features/marketing/landing/plans.tsx'
import { Privacy } from '#web/features/marketing/landing/privacy.tsx'
import { SampleTemplates } from '#web/features/templates/sample-templates.tsx'
import { GetStartedLinks } from '#web/features/marketing/landing/get-started-links.tsx'
import { WITH_SIDEBAR } from '#web/features/layout/sidebar.tsx'
import { ImportArea } from '#web/features/import/import-area.tsx'
import { LocalResumes, useLocalResumes } from '#web/features/resumes/local-resumes.tsx'
import { ResumesCatalog } from '#web/features/resumes/resumes-catalog.tsx'
import { ServerResumes } from '#web/features/resumes/server-resumes.tsx'
import { LocalOnlyResumes } from '#web/features/resumes/transfer/local-only-resumes.tsx'
import { TransferPanel } from '#web/features/resumes/transfer/transfer-panel.tsx'
import { useTransferOffer } from '#web/features/resumes/transfer/use-transfer-offer.ts'
import { MarketingCatalog } from '#web/features/marketing/marketing-catalog.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import type { Route } from './+types/home.ts'

/** Those that are on the landing page with their scores, in this order. */
const SAMPLES = ['ATS-Safe Professional', 'Modern Creative', 'Executive Professional']

export async function loader({ context, url }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const resumes = await call(listResumes, {}, send)
  if (resumes.status !== 200 && resumes.status !== 401) throw toCallError(resumes)
  const isSignedIn = resumes.status === 200
  if (isSignedIn && url.pathname.toLowerCase().startsWith('/landing')) throw redirect('/')
  const templates = await call(listTemplates, {}, send)
  if (templates.status !== 200) throw toCallError(templates)
  if (isSignedIn) {
    const premiumTemplates = templates.body.filter(({ isPremium }) => isPremium).map(({ id }) => id)
    const fullName = await nameOn(resumes.body[0], send)
    return { resumes: resumes.body, premiumTemplates, fullName, samples: [], offer: null, claims: {} }
  }
  const [offer, claims] = await Promise.all([call(getOffer, {}, send), loadClaims(send)])
  if (offer.status !== 200) throw toCallError(offer)
  const samples = SAMPLES.flatMap((sample) => templates.body.find(({ name }) => name === sample) ?? [])
  const shown = samples.map(({ id, name, atsScore }) => ({ id, name, atsScore }))
  return { resumes: null, premiumTemplates: [], fullName: '', samples: shown, offer: offer.body, claims }
}

/** The name on the newest resume, for someone whose profile has no first name; a greeting must not keep the page away. */
async function nameOn(newest: ResumeCard | undefined, send: Send): Promise<string> {
  try {
    const user = await call(getUser, {}, send)
    if (!newest || user.status !== 200 || user.body.firstName.trim() !== '') return ''
    const found = await call(getResume, { params: { id: String(newest.id) } }, send)
    return found.status === 200 ? found.body.content.personalInfo.fullName : ''
  } catch {
    return ''
  }
}

export const handle = { ...DEFERRED, ...WITH_SIDEBAR }

export default function Home({ loaderData: { resumes, ...page } }: Route.ComponentProps) {
  return resumes ? <Dashboard resumes={resumes} {...page} /> : <Landing {...page} />
}

type DashboardProps = { resumes: readonly ResumeCard[]; premiumTemplates: readonly number[]; fullName: string }

function Dashboard({ resumes, premiumTemplates, fullName }: DashboardProps) {
  const local = useLocalResumes() ?? []
  const { isOpen, putOff, reopen } = useTransferOffer()
  return (
    <ResumesCatalog>
      <div className="grid content-start gap-8 px-4 py-8 sm:px-6 md:py-12">
        <Greeting fullName={fullName} />
        <Stats resumes={resumes} />
        <ImportArea
          signedIn
          heading={
            <h2 className="text-lg">
              <Trans>My Resumes</Trans>
            </h2>
          }
        >
          <ServerResumes resumes={resumes} premiumTemplates={premiumTemplates} others={local} />
        </ImportArea>
        {/* Below the list, which would jump down when the browser's own have been read. */}
        {isOpen && local.length > 0 && <TransferPanel resumes={local} onPutOff={putOff} />}
        {!isOpen && local.length > 0 && <LocalOnlyResumes resumes={local} others={resumes} onMove={reopen} />}
      </div>
    </ResumesCatalog>
  )
}

type LandingProps = Pick<Route.ComponentProps['loaderData'], 'samples' | 'offer' | 'claims'>

function Landing({ samples, offer, claims }: LandingProps) {
  const local = useLocalResumes()
  return (
    <MarketingCatalog>
      <div className="mx-auto grid w-full max-w-6xl gap-16 px-4 pb-20 sm:px-6 md:gap-24">
        <div className="grid gap-8">
          <Hero picture={<HeroPicture />} />
          <Claims claims={claims} of={['pass-rate', 'users', 'interviews', 'platforms']} />
          {offer && offer.selling !== 'off' && <CoachBanner />}
          <ImportArea
            signedIn={false}
            heading={
              <h2 className="text-xl">
                <Trans>Your Resumes</Trans>
              </h2>
            }
          >
            <ResumesCatalog>
              <LocalResumes resumes={local} />
            </ResumesCatalog>
          </ImportArea>
        </div>
        <SampleTemplates templates={samples} />
        <Features />
        <Privacy />
        {offer && <Plans offer={offer} />}
        <GetStartedLinks />
      </div>
    </MarketingCatalog>
  )
}
