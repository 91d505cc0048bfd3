import { Trans } from '@lingui/react/macro'
import { data, Form } from 'react-router'
import { unsubscribeFromList } from '#shared/contract/newsletter.ts'
import { OWN_HEAD } from '#web/features/layout/page-head.tsx'
import { useSubmitting } from '#web/lib/forms/use-submitting.ts'
import { NewsletterHead } from '#web/pages/newsletter-head.tsx'
import { call } from '#web/lib/api/call.ts'
import { orProblem, toFormProblem, type FormProblem } from '#web/lib/forms/form-problem.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProblemNotice } from '#web/ui/problem-notice.tsx'
import { SingleTaskPage } from '#web/ui/single-task-page.tsx'
import type { Route } from './+types/newsletter-unsubscribe.ts'

export const handle = OWN_HEAD

/** Only the button changes anything: email programs follow links to look for viruses. */
export async function action({ params, context }: Route.ActionArgs) {
  const reply = await call(unsubscribeFromList, { params }, context.get(requestContext).send).catch(() => undefined)
  if (reply?.status === 200) return data({ code: 'left' as const })
  return data(toFormProblem(reply), { status: reply?.status ?? 503 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction)

export default function NewsletterLeave({ actionData }: Route.ComponentProps) {
  const isSending = useSubmitting()
  if (actionData?.code === 'left') return <Left />
  const problem: FormProblem | undefined = actionData
  return (
    <SingleTaskPage title={<Trans>Unsubscribe?</Trans>}>
      <NewsletterHead />
      <p>
        <Trans>We’ll remove your address from this list, and you won’t get any more emails from it.</Trans>
      </p>
      {problem && <ProblemNotice problem={problem} />}
      <Form method="post" replace className="grid">
        <Button type="submit" look="primary" size="large" loading={isSending}>
          <Trans>Unsubscribe</Trans>
        </Button>
      </Form>
    </SingleTaskPage>
  )
}

function Left() {
  return (
    <SingleTaskPage title={<Trans>Done</Trans>}>
      <NewsletterHead />
      <output className="block">
        <Trans>You’re unsubscribed. If you change your mind, you can subscribe again on the blog.</Trans>
      </output>
      <LinkButton to="/blog" size="large">
        <Trans>Read the blog</Trans>
      </LinkButton>
    </SingleTaskPage>
  )
}
