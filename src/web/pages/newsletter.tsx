import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { subscribe, TOPICS, type Topic } from '#shared/contract/newsletter.ts'
import { OWN_HEAD } from '#web/features/layout/page-head.tsx'
import { BackLink } from '#web/features/marketing/back-link.tsx'
import { CheckInbox, NewsletterForm, type Subscribed } from '#web/features/newsletter/newsletter-form.tsx'
import { NewsletterHead } from '#web/pages/newsletter-head.tsx'
import { call } from '#web/lib/api/call.ts'
import { orProblem, toFormProblem } from '#web/lib/forms/form-problem.ts'
import { textValue } from '#web/lib/forms/text-value.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { SingleTaskPage } from '#web/ui/single-task-page.tsx'
import type { Route } from './+types/newsletter.ts'

export const handle = OWN_HEAD

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data('This form cannot be read.', { status: 400 })
  const topic = TOPICS.find((one) => one === textValue(form, 'topic')) ?? 'newsletter'
  const email = textValue(form, 'email').trim()
  const { send } = context.get(requestContext)
  const reply = await call(subscribe, { body: { email, topic } }, send).catch(() => undefined)
  const answer: Subscribed = reply?.status === 202 ? { code: 'asked' } : toFormProblem(reply)
  return data({ ...answer, topic, email }, { status: reply?.status ?? 503 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction)

/** Shown when the form was sent without scripts, or to anyone who opens the URL directly. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  // Offline there is no submission without scripts, so there is no typed address to restore.
  const sent = actionData && 'topic' in actionData ? actionData : undefined
  const topic = sent?.topic ?? 'newsletter'
  return (
    <SingleTaskPage title={topic === 'newsletter' ? <Trans>Career Success Blog</Trans> : <Trans>Cover Letters</Trans>}>
      <NewsletterHead />
      <List topic={topic} sent={sent} />
      {topic === 'newsletter' ? (
        <BackLink to="/blog">
          <Trans>Back to Blog</Trans>
        </BackLink>
      ) : (
        <BackLink to="/templates">
          <Trans>Back to Templates</Trans>
        </BackLink>
      )}
    </SingleTaskPage>
  )
}

type ListProps = { topic: Topic; sent: (Subscribed & { readonly email: string }) | undefined }

function List({ topic, sent }: ListProps) {
  const { sendsListMail } = useVisitor()
  if (!sendsListMail)
    return (
      <p>
        <Trans>This site doesn’t send emails, so there’s no newsletter. You’ll find new articles on the blog.</Trans>
      </p>
    )
  if (sent?.code === 'asked') return <CheckInbox />
  return (
    <NewsletterForm
      topic={topic}
      action={topic === 'newsletter' ? <Trans>Subscribe</Trans> : <Trans>Get Notified</Trans>}
      given={sent && { answer: sent, email: sent.email }}
    />
  )
}
