import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { passwordOf, type AdminProblem } from '#web/features/admin/login-rules.ts'
import { toast } from '#web/lib/toast.ts'
import { useSubmitting } from '#web/lib/forms/use-submitting.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

/** Asks for the admin password. Works as a plain form; scripts add the toast and clear the field. */
export function AdminLoginForm({ problem }: { problem: AdminProblem | undefined }) {
  const { t } = useLingui()
  const words = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setMissing] = useState(false)
  const isSending = useSubmitting()

  const announce = useEffectEvent((news: AdminProblem) => toast({ ...words(news), variant: 'destructive' }))

  useEffect(() => {
    if (!problem) return
    form.current?.reset()
    form.current?.querySelector('input')?.focus()
    announce(problem)
  }, [problem])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const missing = passwordOf(new FormData(event.currentTarget)) === ''
    setMissing(missing)
    if (!missing) return
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <Form ref={form} method="post" action="/admin" noValidate onSubmit={handleSubmit} className="grid gap-5">
      {problem && !isMissing && (
        <Notice tone="bad" title={words(problem).title}>
          {words(problem).description}
        </Notice>
      )}
      <Field label={<Trans>Admin password</Trans>} error={isMissing && t`Enter the admin password.`}>
        <PasswordInput name="password" aria-required autoComplete="current-password" maxLength={1000} />
      </Field>
      <Button type="submit" look="primary" size="large" loading={isSending}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}

function useWords(): (problem: AdminProblem) => { title: string; description: string } {
  const { t } = useLingui()
  return (problem) => {
    switch (problem.code) {
      case 'missing':
        return { title: t`Access Denied`, description: t`Enter the admin password.` }
      case 'wrong':
        return { title: t`Access Denied`, description: t`Invalid admin password` }
      case 'refused':
        return { title: t`Access Denied`, description: problem.message }
      case 'failed':
        return { title: t`Error`, description: t`Failed to authenticate` }
    }
  }
}
