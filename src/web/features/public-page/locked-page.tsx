import { Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { Form } from 'react-router'
import { PublicFrame } from '#web/features/public-page/public-frame.tsx'
import type { FormProblem } from '#web/lib/forms/form-problem.ts'
import { useSubmitting } from '#web/lib/forms/use-submitting.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { ProblemNotice } from '#web/ui/problem-notice.tsx'
import { SingleTaskPage } from '#web/ui/single-task-page.tsx'

/** Why a link has not opened; the password's own sentence is at its field. */
export type LockedProblem = FormProblem & { readonly isWrong: boolean }

/** Reveals neither what is behind it nor whose it is. */
export function LockedPage({ problem }: { problem: LockedProblem | undefined }) {
  const isSending = useSubmitting()
  return (
    <PublicFrame showsBrand={false}>
      <SingleTaskPage
        title={
          <span className="flex items-center gap-3">
            <Lock aria-hidden className="size-6 shrink-0 text-ink-faint" />
            <Trans>This page is password-protected</Trans>
          </span>
        }
      >
        <p>
          <Trans>Ask the person who sent you the link for the password.</Trans>
        </p>
        {problem && !problem.isWrong && <ProblemNotice problem={problem} />}
        <Form method="post" replace className="grid gap-5">
          <Field label={<Trans>Password</Trans>} required error={problem?.isWrong && problem.message}>
            <PasswordInput name="password" required maxLength={200} autoComplete="off" />
          </Field>
          <Button type="submit" look="primary" size="large" loading={isSending}>
            <Trans>Open</Trans>
          </Button>
        </Form>
      </SingleTaskPage>
    </PublicFrame>
  )
}
