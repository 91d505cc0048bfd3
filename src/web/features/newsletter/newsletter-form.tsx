import { useEffect, useRef, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFetcher } from 'react-router'
import type { Topic } from '#shared/contract/newsletter.ts'
import type { FormProblem } from '#web/lib/forms/form-problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProblemNotice } from '#web/ui/problem-notice.tsx'

/** The outcome of asking for the emails of a list. */
export type Subscribed = { readonly code: 'asked' } | FormProblem

type NewsletterFormProps = {
  topic: Topic
  action: ReactNode
  /** The outcome of sending it without scripts, and the address that was typed. */
  given?: { readonly answer: Subscribed; readonly email: string } | undefined
}

/** Subscribes an address to a list. Without scripts the form leads to its own page, which says the same. */
export function NewsletterForm({ topic, action, given }: NewsletterFormProps) {
  const { t } = useLingui()
  const fetcher = useFetcher<Subscribed>()
  const form = useRef<HTMLFormElement>(null)
  const answer = fetcher.data ?? given?.answer
  const problem = answer && answer.code !== 'asked' ? answer : undefined
  useEffect(() => {
    if (answer?.code === 'asked') form.current?.reset()
  }, [answer])
  return (
    <div className="grid gap-3">
      <fetcher.Form ref={form} method="post" action="/newsletter" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="topic" value={topic} />
        <Field label={<Trans>Email address</Trans>} error={problem?.fields['email']} className="min-w-56 grow">
          <Input
            name="email"
            type="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            placeholder={t`name@example.com`}
            defaultValue={given?.email}
          />
        </Field>
        <Button type="submit" look="primary" loading={fetcher.state !== 'idle'}>
          {action}
        </Button>
      </fetcher.Form>
      {answer?.code === 'asked' && <CheckInbox />}
      {problem && <ProblemNotice problem={problem} />}
    </div>
  )
}

export function CheckInbox() {
  return (
    <Notice tone="good" announce title={<Trans>Check your inbox</Trans>}>
      <Trans>
        Open the link we sent you to confirm your address. If you don’t see our email, check your spam folder.
      </Trans>
    </Notice>
  )
}
