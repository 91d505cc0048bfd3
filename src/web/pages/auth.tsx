import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect, redirectDocument, useNavigate, useSearchParams } from 'react-router'
import { getUser, login, register } from '#shared/contract/account.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { nextPath } from '#shared/text/next-path.ts'
import { AuthForm } from '#web/features/account/auth-form.tsx'
import {
  answerOf,
  problemOf,
  readAuthForm,
  tabOf,
  type AuthForm as Filled,
  type AuthTab,
} from '#web/features/account/auth-rules.ts'
import { AccountBenefits } from '#web/features/account/account-benefits.tsx'
import { call } from '#web/lib/api/call.ts'
import { collectCookies } from '#web/lib/api/collect-cookies.ts'
import { orLoadError } from '#web/lib/forms/load-error.ts'
import { flashCookie } from '#web/lib/flash-message.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/auth.ts'
import { Link } from '#web/ui/link.tsx'

const nextOf = ({ searchParams }: URL) => nextPath(searchParams.get('next'))

/** Anyone who is signed in has nothing to do here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reply = await call(getUser, {}, context.get(requestContext).send)
  if (reply.status === 200) throw redirect(nextOf(url))
  return null
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = await request.formData().catch(() => undefined)
  if (!sent) throw data('This form cannot be read.', { status: 400 })
  const form = readAuthForm(sent)
  const problem = problemOf(form)
  if (problem) return data(answerOf(form, problem), { status: 400 })
  const { send, cookies } = collectCookies(context.get(requestContext).send)
  const reply = await enter(form, send)
  if (!reply) return data(answerOf(form, { code: 'failed' }), { status: 503 })
  if (reply.status !== 200 && reply.status !== 201) {
    const { message, fields = {} } = reply.body
    return data(answerOf(form, { code: 'refused', message, fields }), { status: reply.status })
  }
  const flash = flashCookie(form.tab === 'sign-in' ? 'welcome' : 'account-created')
  const headers = [...cookies, flash].map((cookie): [string, string] => ['set-cookie', cookie])
  // A whole new page: all that it shows must know of the new visitor.
  return redirectDocument(nextOf(url), { headers })
}

/** Where no answer comes the form stays as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = readAuthForm(await request.clone().formData())
  return orLoadError(serverAction, (code) => answerOf(form, { code }))
}

/** No answer at all when the API is in trouble: that is logged there, and is no fault of the visitor. */
async function enter({ tab, email, password, ...person }: Filled, send: Send) {
  try {
    if (tab === 'sign-in') return await call(login, { body: { email, password } }, send)
    return await call(register, { body: { email, password, ...person } }, send)
  } catch {
    return undefined
  }
}

export default function Auth({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { brand } = useVisitor()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = tabOf(search.get('tab') ?? actionData?.tab)
  // The tab turns at once and the address follows, so that nothing is typed into a form that is about to go.
  const [choice, setChoice] = useState({ asked, tab: asked })
  const tab = choice.asked === asked ? choice.tab : asked
  const [email, setEmail] = useState(actionData?.typed.email ?? '')
  const to = (wanted: AuthTab) => `?${new URLSearchParams({ ...Object.fromEntries(search), tab: wanted })}`
  const wanted = /[?&]download=(pdf|docx)$/.exec(search.get('next') ?? '')?.[1]?.toUpperCase()
  const answer = actionData?.tab === tab ? actionData : undefined
  return (
    <div className="grid grow lg:grid-cols-[1fr_minmax(0,32rem)]">
      <div className="mx-auto grid w-full max-w-md content-start gap-8 px-4 py-12 md:py-20">
        <div className="grid gap-2">
          <h1 className="text-2xl">
            {tab === 'sign-in' ? <Trans>Sign in to {brand}</Trans> : <Trans>Create your account</Trans>}
          </h1>
          <p className="text-base text-ink-soft">
            {tab === 'sign-in' ? (
              <Trans>Pick up where you left off.</Trans>
            ) : (
              <Trans>It’s free. All you need is an email address and a password.</Trans>
            )}
          </p>
        </div>
        {wanted && (
          <Notice
            title={
              tab === 'sign-in' ? (
                <Trans>Sign in to download your resume. Your {wanted} starts right after.</Trans>
              ) : (
                <Trans>Create a free account to download your resume. Your {wanted} starts right after.</Trans>
              )
            }
          />
        )}
        <Tabs
          value={tab}
          onValueChange={(wanted) => {
            setChoice({ asked, tab: tabOf(wanted) })
            void navigate(to(tabOf(wanted)), TURN)
          }}
          className="grid gap-6"
        >
          <TabList aria-label={t`Sign in or create an account`}>
            <TabLink tab="sign-in" to={to('sign-in')}>
              <Trans>Sign In</Trans>
            </TabLink>
            <TabLink tab="sign-up" to={to('sign-up')}>
              <Trans>Sign Up</Trans>
            </TabLink>
          </TabList>
          <TabPanel value="sign-in" tabIndex={-1}>
            <AuthForm tab="sign-in" answer={answer} email={email} onEmail={setEmail} />
          </TabPanel>
          <TabPanel value="sign-up" tabIndex={-1}>
            <AuthForm tab="sign-up" answer={answer} email={email} onEmail={setEmail} />
          </TabPanel>
        </Tabs>
      </div>
      <AccountBenefits />
    </div>
  )
}

/** A tab turns without the server: nothing is requested again, and nothing is lost where it cannot be asked. */
const TURN = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }

/** A tab that is a link as well: it works before the scripts do. */
function TabLink({ tab, to, children }: { tab: AuthTab; to: string; children: React.ReactNode }) {
  return (
    <Tab value={tab} asChild>
      <Link to={to} {...TURN}>
        {children}
      </Link>
    </Tab>
  )
}
