import { Trans } from '@lingui/react/macro'
import { data, Form } from 'react-router'
import { confirmEmail } from '#shared/contract/security.ts'
import { orProblem, toFormProblem, type FormProblem } from '#web/lib/forms/form-problem.ts'
import { useSubmitting } from '#web/lib/forms/use-submitting.ts'
import { ProblemNotice } from '#web/ui/problem-notice.tsx'
import { SingleTaskPage } from '#web/ui/single-task-page.tsx'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/confirm-email.ts'

/** Only the button changes anything: email programs follow links to look for viruses. */
export async function action({ params, context }: Route.ActionArgs) {
  const reply = await call(confirmEmail, { params }, context.get(requestContext).send).catch(() => undefined)
  if (reply?.status === 200) return { code: 'confirmed' as const, email: reply.body.email }
  return data(toFormProblem(reply), { status: reply?.status ?? 503 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction)

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  if (actionData?.code === 'confirmed') return <Confirmed email={actionData.email} />
  return <Ask problem={actionData} />
}

function Ask({ problem }: { problem: FormProblem | undefined }) {
  const isSending = useSubmitting()
  return (
    <SingleTaskPage title={<Trans>Confirm your email address</Trans>}>
      {problem && <ProblemNotice problem={problem} />}
      {problem?.code === 'expired' || problem?.code === 'refused' ? (
        <LinkButton to="/settings" look="primary" size="large">
          <Trans>Open settings</Trans>
        </LinkButton>
      ) : (
        <Form method="post" className="grid gap-6">
          <p>
            <Trans>Confirm that this email address belongs to you.</Trans>
          </p>
          <Button type="submit" look="primary" size="large" loading={isSending}>
            <Trans>Confirm address</Trans>
          </Button>
        </Form>
      )}
    </SingleTaskPage>
  )
}

function Confirmed({ email }: { email: string }) {
  return (
    <SingleTaskPage title={<Trans>Email address confirmed</Trans>}>
      <output className="wrap-anywhere">
        <Trans>{email} is now confirmed for your account.</Trans>
      </output>
      <LinkButton to="/" look="primary" size="large">
        <Trans>Continue</Trans>
      </LinkButton>
    </SingleTaskPage>
  )
}
