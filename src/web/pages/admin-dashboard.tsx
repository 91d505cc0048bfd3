import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { Form, Link, redirect } from 'react-router'
import { adminCheck, adminLogout } from '#shared/contract/admin.ts'
import { ADMIN_TABS, adminTabOf } from '#web/features/admin/tabs.ts'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'
import { collectCookies } from '#web/lib/cookies.ts'
import { visitContext } from '#web/lib/visit.ts'
import { Button } from '#web/ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/admin-dashboard.ts'

/** Shows mails of people, so no browser may bring it back after the operator has left. */
export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { send } = context.get(visitContext)
  const reply = await call(adminCheck, {}, send)
  if (reply.status === 401) throw redirect('/admin')
  if (reply.status !== 200) throw refusal(reply)
  const tab = adminTabOf(new URL(request.url).searchParams.get('tab'))
  return { id: tab.id, loaded: await tab.load(send) }
}

/** Its only form logs out. */
export async function action({ context }: Route.ActionArgs) {
  const { send, cookies } = collectCookies(context.get(visitContext).send)
  const reply = await call(adminLogout, {}, send)
  if (reply.status !== 200) throw refusal(reply)
  return redirect('/admin', { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
}

export default function AdminDashboard({ loaderData: { id, loaded } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { Panel } = adminTabOf(id)
  return (
    <div className="mx-auto grid w-full max-w-6xl grow content-start gap-6 px-4 py-8 sm:px-6 md:py-10">
      <header className="flex items-center justify-between gap-4">
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
      <Tabs value={id} activationMode="manual" className="grid gap-6">
        <TabList aria-label={t`Areas of the admin dashboard`} className="justify-self-start">
          {ADMIN_TABS.map(({ id: each, label, icon: Icon }) => (
            <Tab key={each} value={each} asChild>
              <Link to={`?tab=${each}`} preventScrollReset>
                <Icon aria-hidden />
                {i18n._(label)}
              </Link>
            </Tab>
          ))}
        </TabList>
        <TabPanel value={id}>
          <Panel loaded={loaded} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
