import { Trans } from '@lingui/react/macro'
import type { FormProblem } from '#web/lib/forms/form-problem.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says at the top of a small form why nothing has happened, unless its field says so itself. */
export function ProblemNotice({ problem }: { problem: FormProblem }) {
  if (Object.keys(problem.fields).length > 0) return null
  return (
    <Notice tone="bad" announce title={<Trans>That didn’t work</Trans>}>
      {problem.code === 'offline' && <Trans>No connection. Try again when you’re back online.</Trans>}
      {problem.code === 'failed' && <Trans>Something went wrong on our side. Please try again.</Trans>}
      {problem.message}
    </Notice>
  )
}
