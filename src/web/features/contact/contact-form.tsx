import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { CONTACT_CATEGORIES, type ContactCategory } from '#shared/contract/contact.ts'
import type { FormProblem } from '#web/lib/forms/form-problem.ts'
import { toast } from '#web/lib/toast.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProblemNotice } from '#web/ui/problem-notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

export type Draft = { readonly [Name in 'name' | 'email' | 'subject' | 'message']: string } & {
  readonly category: ContactCategory
}
/** The outcome of sending a message; without scripts the page brings back what was written. */
export type ContactAnswer =
  | { readonly code: 'sent'; readonly receipt: boolean }
  | (FormProblem & { readonly draft?: Draft })

const ROWS = 6

type ContactFormProps = {
  answer: ContactAnswer | undefined
  /** Without it no message is about payments. */
  isSelling: boolean
  /** The path of a public page that someone wants to report. */
  about: string | null
}

export function ContactForm({ answer, isSelling, about }: ContactFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  const thanks = useThanks(answer, form)
  const problem = answer && answer.code !== 'sent' ? answer : undefined
  const filled: Filled = { draft: problem?.draft, errors: problem?.fields ?? {} }
  return (
    <Form ref={form} method="post" className="grid gap-5">
      {thanks && (
        <Notice tone="good" title={<Trans>Message sent</Trans>}>
          {thanks}
        </Notice>
      )}
      {problem && <ProblemNotice problem={problem} />}
      <PersonFields {...filled} />
      <CategoryField {...filled} isSelling={isSelling} isReport={Boolean(about)} />
      <MessageFields {...filled} about={about} />
      <EmptyField />
      <Button type="submit" look="primary" size="large" loading={isSending} className="sm:justify-self-start">
        <Trans>Send Message</Trans>
      </Button>
    </Form>
  )
}

/** The confirmation of a message that was sent; the form is cleared, too. */
function useThanks(answer: ContactAnswer | undefined, form: RefObject<HTMLFormElement | null>): string | undefined {
  const { t } = useLingui()
  const thanks =
    answer?.code === 'sent' && answer.receipt
      ? t`We got your message, and a confirmation email is on its way.`
      : t`We got your message.`
  const thank = useEffectEvent(() => {
    form.current?.reset()
    toast({ title: t`Message sent`, description: thanks })
  })
  useEffect(() => {
    if (answer?.code === 'sent') thank()
  }, [answer])
  return answer?.code === 'sent' ? thanks : undefined
}

/** What was written before, and what is wrong with it. */
type Filled = { readonly draft: Draft | undefined; readonly errors: FormProblem['fields'] }

function PersonFields({ draft, errors }: Filled) {
  const { user } = useVisitor()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={<Trans>Name</Trans>} required error={errors['name']}>
        <Input
          name="name"
          required
          autoComplete="name"
          defaultValue={draft?.name ?? [user?.firstName, user?.lastName].filter(Boolean).join(' ')}
        />
      </Field>
      <Field label={<Trans>Email</Trans>} required error={errors['email']}>
        <Input
          name="email"
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={draft?.email ?? user?.email}
        />
      </Field>
    </div>
  )
}

function CategoryField({ draft, errors, isSelling, isReport }: Filled & { isSelling: boolean; isReport: boolean }) {
  const { t } = useLingui()
  return (
    <Field
      label={<Trans>Category</Trans>}
      required
      error={errors['category']}
      hint={
        isReport && (
          <Trans>
            We review every report and take down pages that break the terms of service. We don’t tell the owner who
            reported a page.
          </Trans>
        )
      }
    >
      <Select name="category" required defaultValue={draft?.category ?? (isReport ? 'report' : '')}>
        <option value="" disabled>
          {t`Choose a topic`}
        </option>
        <Categories isSelling={isSelling} />
      </Select>
    </Field>
  )
}

function MessageFields({ draft, errors, about }: Filled & { about: string | null }) {
  const { t } = useLingui()
  const subject = about ? t`The page ${about}` : undefined
  return (
    <>
      <Field label={<Trans>Subject</Trans>} required error={errors['subject']}>
        <Input name="subject" required defaultValue={draft?.subject ?? subject} />
      </Field>
      <Field label={<Trans>Message</Trans>} required error={errors['message']}>
        <Textarea name="message" required rows={ROWS} defaultValue={draft?.message} />
      </Field>
    </>
  )
}

/** Hidden from people; bots that fill in every field fill it in, too. */
const EmptyField = () => (
  <div hidden>
    <label>
      <Trans>Leave this empty</Trans>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

function Categories({ isSelling }: { isSelling: boolean }) {
  const { t } = useLingui()
  const names: Record<ContactCategory, string> = {
    'technical-support': t`Technical support`,
    general: t`General question`,
    partnership: t`Partnership`,
    media: t`Media and press`,
    billing: t`Plans and payments`,
    privacy: t`Privacy and data`,
    report: t`Report a public page`,
  }
  return CONTACT_CATEGORIES.filter((category) => isSelling || category !== 'billing').map((category) => (
    <option key={category} value={category}>
      {names[category]}
    </option>
  ))
}
