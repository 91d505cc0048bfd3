import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { Form, redirect, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { adminCheck, adminLogout } from '#shared/contract/admin.ts'
import { useBusy, useLasting } from '#web/features/admin/lists/use-busy.ts'
import { TabSkeleton } from '#web/features/admin/dashboard/tab-skeleton.tsx'
import { ADMIN_TABS, adminTabOf } from '#web/features/admin/dashboard/tabs.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { collectCookies } from '#web/lib/api/collect-cookies.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/admin-dashboard.ts'
import { Link } from '#web/ui/link.tsx'

/** Shows people's email addresses, so no browser may show it again after sign-out. */
export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const reply = await call(adminCheck, {}, send)
  if (reply.status === 401) throw redirect('/admin')
  if (reply.status !== 200) throw toCallError(reply)
  const asked = url.searchParams
  const tab = adminTabOf(asked.get('tab'))
  return { id: tab.id, loaded: await tab.load(send, asked) }
}

/** Parameters that select among what is already loaded. */
const SHOWS = ['message', 'days']

const NEAREST = { block: 'nearest', inline: 'nearest' } as const

/** Choosing among what has been loaded makes no request. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [now, next] = [currentUrl, nextUrl].map((url) => {
    const rest = new URL(url)
    for (const name of SHOWS) rest.searchParams.delete(name)
    return rest.href
  })
  return now === next && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}

/** Its only form signs out. */
export async function action({ context }: Route.ActionArgs) {
  const { send, cookies } = collectCookies(context.get(requestContext).send)
  const reply = await call(adminLogout, {}, send)
  if (reply.status !== 200) throw toCallError(reply)
  return redirect('/admin', { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
}

export default function AdminDashboard({ loaderData: { id, loaded } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { Panel } = adminTabOf(id)
  const coming = useComingTab()
  const shown = coming ?? id
  const isLate = useLasting(shown !== id)
  const tabs = useRef<HTMLDivElement>(null)
  // On a phone the row of tabs scrolls, and the current one may be out of view.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void tabs.current?.querySelector('[aria-selected=true]')?.scrollIntoView(NEAREST)
  }, [shown])
  return (
    <div className="mx-auto grid w-full max-w-6xl grow content-start gap-6 px-4 py-8 sm:px-6 md:py-10">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-xl md:text-2xl">
          <Trans>Admin dashboard</Trans>
        </h1>
        <Form method="post" action="/admin/dashboard">
          <Button type="submit">
            <LogOut aria-hidden />
            <Trans>Logout</Trans>
          </Button>
        </Form>
      </header>
      <Tabs ref={tabs} value={shown} activationMode="manual" className="grid gap-6">
        <TabList aria-label={t`Admin dashboard sections`} className="justify-self-start">
          {ADMIN_TABS.map(({ id: each, label, icon: Icon }) => (
            <Tab key={each} value={each} asChild>
              <Link to={`?tab=${each}`} preventScrollReset onKeyDown={pressAsButton}>
                <Icon aria-hidden />
                {i18n._(label)}
              </Link>
            </Tab>
          ))}
        </TabList>
        <TabPanel value={shown}>{isLate ? <TabSkeleton /> : <Panel loaded={loaded} />}</TabPanel>
      </Tabs>
    </div>
  )
}

/** The tab that is being loaded. */
function useComingTab(): string | undefined {
  const { location } = useNavigation()
  const isBusy = useBusy()
  return isBusy && location ? adminTabOf(new URLSearchParams(location.search).get('tab')).id : undefined
}

/** Opens a tab with the space bar too, which does nothing on a link. */
function pressAsButton(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
