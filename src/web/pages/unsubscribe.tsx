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
    <SingleTaskPage title={<Trans>Stop these mails?</Trans>}>
      <p>
        <Trans>
          You will get no more mails of this kind. Mails about your account itself, such as a new password, go on.
        </Trans>
      </p>
      {hasFailed && (
        <Notice tone="bad" announce title={<Trans>That did not work.</Trans>}>
          <Trans>Check your connection and try again in a moment.</Trans>
        </Notice>
      )}
      <Form method="post" replace className="grid">
        <Button type="submit" look="primary" size="large" loading={isSending}>
          <Trans>Stop these mails</Trans>
        </Button>
      </Form>
    </SingleTaskPage>
  )
}

function Stopped({ notification }: { notification: Notification }) {
  return (
    <SingleTaskPage title={<Trans>Done</Trans>}>
      <output className="block">
        <Sentence notification={notification} />
      </output>
      <p>
        <Trans>If you change your mind, turn them on again in your settings.</Trans>
      </p>
      <ToSettings />
    </SingleTaskPage>
  )
}

function Sentence({ notification }: { notification: Notification }) {
  switch (notification) {
    case 'emailUpdates':
      return <Trans>We will not mail you news any more.</Trans>
    case 'resumeReminders':
      return <Trans>We will not remind you of your resumes any more.</Trans>
    case 'interviewTips':
      return <Trans>We will not mail you interview tips any more.</Trans>
    case 'portfolioViews':
      return <Trans>We will not mail you how often your pages were seen any more.</Trans>
  }
}

function Invalid() {
  return (
    <SingleTaskPage title={<Trans>This link does not work</Trans>}>
      <p>
        <Trans>
          It is not complete, or its account is gone. Copy the whole link from the mail, or sign in and choose your
          mails in the settings.
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
