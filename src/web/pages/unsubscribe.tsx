import { Trans } from '@lingui/react/macro'
import { data, Form } from 'react-router'
import { unsubscribe, type Notification } from '#shared/contract/settings.ts'
import { useSubmitting } from '#web/lib/forms/use-submitting.ts'
import { SingleTaskPage } from '#web/ui/single-task-page.tsx'
import { call } from '#web/lib/api/call.ts'
import { orLoadError } from '#web/lib/forms/load-error.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/unsubscribe.ts'

type Answer = { state: 'stopped'; notification: Notification } | { state: 'invalid' } | { state: 'failed' }

/** Only the button changes anything: email programs follow links to look for viruses. */
export async function action({ params, context }: Route.ActionArgs) {
  const { send } = context.get(requestContext)
  const reply = await call(unsubscribe, { params }, send).catch(() => undefined)
  if (reply?.status === 200) return data<Answer>({ state: 'stopped', notification: reply.body.notification })
  if (reply?.status === 410) return data<Answer>({ state: 'invalid' }, { status: 410 })
  return data<Answer>({ state: 'failed' }, { status: 503 })
}

/** Where no answer comes the button stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orLoadError(serverAction, (): Answer => ({ state: 'failed' }))

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  if (actionData?.state === 'stopped') return <Stopped notification={actionData.notification} />
  if (actionData?.state === 'invalid') return <Invalid />
  return <Ask hasFailed={actionData?.state === 'failed'} />
}

function Ask({ hasFailed }: { hasFailed: boolean }) {
  const isSending = useSubmitting()
  return (
    <SingleTaskPage title={<Trans>Unsubscribe?</Trans>}>
      <p>
        <Trans>
          You won’t get this kind of email anymore. You’ll still get emails about your account, such as password resets.
        </Trans>
      </p>
      {hasFailed && (
        <Notice tone="bad" announce title={<Trans>That didn’t work</Trans>}>
          <Trans>Check your connection and try again in a moment.</Trans>
        </Notice>
      )}
      <Form method="post" replace className="grid">
        <Button type="submit" look="primary" size="large" loading={isSending}>
          <Trans>Unsubscribe</Trans>
        </Button>
      </Form>
    </SingleTaskPage>
  )
}

function Stopped({ notification }: { notification: Notification }) {
  return (
    <SingleTaskPage title={<Trans>You’re unsubscribed</Trans>}>
      <output className="block">
        <Sentence notification={notification} />
      </output>
      <p>
        <Trans>You can turn them back on in your settings.</Trans>
      </p>
      <ToSettings />
    </SingleTaskPage>
  )
}

function Sentence({ notification }: { notification: Notification }) {
  switch (notification) {
    case 'emailUpdates':
      return <Trans>You won’t get emails about new articles anymore.</Trans>
    case 'resumeReminders':
      return <Trans>You won’t get resume reminders anymore.</Trans>
    case 'interviewTips':
      return <Trans>You won’t get interview tips anymore.</Trans>
    case 'portfolioViews':
      return <Trans>You won’t get weekly view reports anymore.</Trans>
  }
}

function Invalid() {
  return (
    <SingleTaskPage title={<Trans>This link doesn’t work</Trans>}>
      <p>
        <Trans>
          It may be incomplete, or the account was deleted. Copy the whole link from the email, or manage your emails in
          your settings.
        </Trans>
      </p>
      <ToSettings />
    </SingleTaskPage>
  )
}

const ToSettings = () => (
  <LinkButton to="/settings" size="large">
    <Trans>Open settings</Trans>
  </LinkButton>
)
