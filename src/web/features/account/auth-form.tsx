import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { Trans } from '@lingui/react/macro'
import { Form, useSearchParams } from 'react-router'
import {
  problemOf,
  readAuthForm,
  type AuthAnswer,
  type AuthProblem,
  type AuthTab,
} from '#web/features/account/auth-rules.ts'
import { useAuthMessages, useFieldWords } from '#web/features/account/auth-messages.ts'
import { toast } from '#web/lib/toast.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { useSubmitting } from '#web/lib/forms/use-submitting.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

type Rejected = { problem: AuthProblem; email: string; hasPassword: boolean }

type AuthFormProps = {
  tab: AuthTab
  answer: AuthAnswer | undefined
  /** Shared by both forms: anyone who switches tabs has already typed it. */
  email: string
  onEmail: (email: string) => void
}

/** One of the two forms. It works as a plain form too; scripts add toasts and keep the page in place. */
export function AuthForm({ tab, answer, email, onEmail }: AuthFormProps) {
  const words = useAuthMessages()
  const fieldWords = useFieldWords()
  const [rejected, setRejected] = useState<Rejected>()
  const [search] = useSearchParams()
  // Written out, because server and browser write the same address in two ways.
  const here = `?${search}`
  const isSending = useSubmitting()
  const { sendsListMail } = useVisitor()
  const answered = answer && { problem: answer.problem, email: answer.typed.email, hasPassword: true }
  const shown = rejected ?? answered
  const errors = fieldWords(shown?.problem, shown ?? { email: '', hasPassword: true })
  const isSignUp = tab === 'sign-up'

  useAnnouncedAnswer(answer)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = readAuthForm(new FormData(event.currentTarget))
    const problem = problemOf(form)
    setRejected(problem && { problem, email: form.email, hasPassword: form.password !== '' })
    if (!problem) return
    event.preventDefault()
    toast({ ...words(tab, problem), variant: 'destructive' })
    focusField(event.currentTarget, form.email || problem.code === 'short' ? 'password' : 'email')
  }

  return (
    <Form method="post" action={here} noValidate onSubmit={handleSubmit} className="grid gap-5">
      <input type="hidden" name="tab" value={tab} />
      {shown && (
        <Notice tone="bad" title={words(tab, shown.problem).title}>
          {words(tab, shown.problem).description}
        </Notice>
      )}
      <Field label={<Trans>Email</Trans>} error={errors['email']}>
        <Input
          name="email"
          aria-required
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          defaultValue={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <Field
        label={<Trans>Password</Trans>}
        aside={
          !isSignUp && (
            <Link to="/password-reset" className={`${TEXT_LINK} ${EXPANDED_HIT_AREA}`}>
              <Trans>Forgot your password?</Trans>
            </Link>
          )
        }
        error={errors['password']}
        hint={
          isSignUp && <Trans>At least 6 characters. A few random words are easy to remember and hard to guess.</Trans>
        }
      >
        <PasswordInput
          name="password"
          aria-required
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          maxLength={128}
        />
      </Field>
      {isSignUp && (
        <>
          <NameFields answer={answer} errors={errors} />
          {sendsListMail && (
            <Checkbox
              name="emailsAgreed"
              defaultChecked={answer?.typed.emailsAgreed ?? false}
              label={<Trans>Email me interview tips and new articles</Trans>}
              hint={<Trans>About one email a week. Unsubscribe anytime.</Trans>}
            />
          )}
        </>
      )}
      <Button type="submit" look="primary" size="large" loading={isSending} className="mt-1">
        {isSignUp ? <Trans>Create account</Trans> : <Trans>Sign in</Trans>}
      </Button>
      {isSignUp && <Agreement />}
    </Form>
  )
}

/** The links open in a new tab, so that what was typed is still there afterwards. */
const Agreement = () => (
  <p className="text-xs text-ink-soft">
    <Trans>
      By creating an account, you agree to our{' '}
      <Link to="/terms-of-service" target="_blank" className={TEXT_LINK}>
        Terms of Service
      </Link>
      . Our{' '}
      <Link to="/privacy-policy" target="_blank" className={TEXT_LINK}>
        Privacy Policy
      </Link>{' '}
      explains what we store.
    </Trans>
  </p>
)

type NameFieldsProps = { answer: AuthAnswer | undefined; errors: Record<string, string> }

function NameFields({ answer, errors }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
      <Field label={<Trans>First name</Trans>} error={errors['firstName']} optional>
        <Input name="firstName" autoComplete="given-name" maxLength={100} defaultValue={answer?.typed.firstName} />
      </Field>
      <Field label={<Trans>Last name</Trans>} error={errors['lastName']} optional>
        <Input name="lastName" autoComplete="family-name" maxLength={100} defaultValue={answer?.typed.lastName} />
      </Field>
    </div>
  )
}

/** Shows the server's refusal in a toast once, when it arrives. */
function useAnnouncedAnswer(answer: AuthAnswer | undefined) {
  const words = useAuthMessages()
  const announce = useEffectEvent(({ tab, problem }: AuthAnswer) =>
    toast({ ...words(tab, problem), variant: 'destructive' }),
  )
  useEffect(() => {
    if (answer) announce(answer)
  }, [answer])
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
