import { Trans } from '@lingui/react/macro'
import { data, Form } from 'react-router'
import { requestPasswordReset } from '#shared/contract/security.ts'
import { orProblem, toFormProblem, type FormProblem } from '#web/lib/forms/form-problem.ts'
import { useSubmitting } from '#web/lib/forms/use-submitting.ts'
import { ProblemNotice } from '#web/ui/problem-notice.tsx'
import { SingleTaskPage } from '#web/ui/single-task-page.tsx'
import { textValue } from '#web/lib/forms/text-value.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/password-reset.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data('This form cannot be read.', { status: 400 })
  const body = { email: textValue(form, 'email').trim() }
  const { send } = context.get(requestContext)
  const reply = await call(requestPasswordReset, { body }, send).catch(() => undefined)
  if (reply?.status === 202) return { code: 'sent' as const }
  return data(toFormProblem(reply), { status: reply?.status ?? 503 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction)

export default function PasswordReset({ actionData }: Route.ComponentProps) {
  const isSending = useSubmitting()
  const { sendsMail } = useVisitor()
  if (!sendsMail) return <NoLetters />
  const problem: FormProblem | undefined = actionData?.code === 'sent' ? undefined : actionData
  return (
    <SingleTaskPage title={<Trans>Forgot your password?</Trans>}>
      <p>
        <Trans>Enter your email and we’ll send you a link to reset your password.</Trans>
      </p>
      {actionData?.code === 'sent' && (
        <Notice tone="good" announce title={<Trans>Check your inbox</Trans>}>
          <Trans>
            If there’s an account with this address, we’ve sent a link that works for one hour. Check your spam folder
            too.
          </Trans>
        </Notice>
      )}
      {problem && <ProblemNotice problem={problem} />}
      <Form method="post" noValidate className="grid gap-5">
        <Field label={<Trans>Email</Trans>} error={problem?.fields['email']}>
          <Input
            name="email"
            type="email"
            aria-required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <Button type="submit" look="primary" size="large" loading={isSending}>
          <Trans>Send link</Trans>
        </Button>
      </Form>
    </SingleTaskPage>
  )
}

/** Without a mail server the administrator makes the link. */
const NoLetters = () => (
  <SingleTaskPage title={<Trans>Forgot your password?</Trans>}>
    <Notice tone="warn" title={<Trans>This site doesn’t send emails</Trans>}>
      <Trans>Ask the site owner for a link to set a new password.</Trans>
    </Notice>
  </SingleTaskPage>
)
