import { Trans } from '@lingui/react/macro'
import { data, Form, redirectDocument } from 'react-router'
import { checkPasswordReset, resetPassword } from '#shared/contract/security.ts'
import { orProblem, toFormProblem } from '#web/lib/forms/form-problem.ts'
import { useSubmitting } from '#web/lib/forms/use-submitting.ts'
import { ProblemNotice } from '#web/ui/problem-notice.tsx'
import { SingleTaskPage } from '#web/ui/single-task-page.tsx'
import { textValue } from '#web/lib/forms/text-value.ts'
import { call } from '#web/lib/api/call.ts'
import { collectCookies } from '#web/lib/api/collect-cookies.ts'
import { flashCookie } from '#web/lib/flash-message.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import type { Route } from './+types/new-password.ts'

/** A link that no longer works says so before a password is typed; if that cannot be asked now, the form does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reply = await call(checkPasswordReset, { params }, context.get(requestContext).send).catch(() => undefined)
  return reply?.status === 410 ? data(toFormProblem(reply), { status: 410 }) : null
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data('This form cannot be read.', { status: 400 })
  const body = { password: textValue(form, 'password') }
  const { send, cookies } = collectCookies(context.get(requestContext).send)
  const reply = await call(resetPassword, { params, body }, send).catch(() => undefined)
  if (reply?.status !== 200) return data(toFormProblem(reply), { status: reply?.status ?? 503 })
  const headers = [...cookies, flashCookie('password-set')].map((cookie): [string, string] => ['set-cookie', cookie])
  return redirectDocument('/auth', { headers })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction)

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData ?? loaderData ?? undefined
  const isSending = useSubmitting()
  return (
    <SingleTaskPage title={<Trans>Set a new password</Trans>}>
      {problem && <ProblemNotice problem={problem} />}
      {problem?.code === 'expired' ? (
        <LinkButton to="/password-reset" look="primary" size="large">
          <Trans>Get a new link</Trans>
        </LinkButton>
      ) : (
        <Form method="post" noValidate className="grid gap-5">
          <p>
            <Trans>You’ll be signed out everywhere. Then sign in with your new password.</Trans>
          </p>
          <Field
            label={<Trans>New password</Trans>}
            error={problem?.fields['password']}
            hint={<Trans>At least 6 characters. A few random words are easy to remember and hard to guess.</Trans>}
          >
            <PasswordInput name="password" aria-required autoComplete="new-password" maxLength={128} />
          </Field>
          <Button type="submit" look="primary" size="large" loading={isSending}>
            <Trans>Set password</Trans>
          </Button>
        </Form>
      )}
    </SingleTaskPage>
  )
}
