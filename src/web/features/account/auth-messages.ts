import { useLingui } from '@lingui/react/macro'
import type { AuthProblem, AuthTab } from '#web/features/account/auth-rules.ts'

export type AuthMessage = { readonly title: string; readonly description: string }

/** What a toast says about a problem, and what is at the top of the form. */
export function useAuthMessages(): (tab: AuthTab, problem: AuthProblem) => AuthMessage {
  const { t } = useLingui()
  return (tab, problem) => {
    const failed = tab === 'sign-in' ? t`Login failed` : t`Registration failed`
    switch (problem.code) {
      case 'missing':
        return { title: t`Missing information`, description: t`Please enter both email and password` }
      case 'short':
        return { title: t`Password too short`, description: t`Password must be at least 6 characters long` }
      case 'offline':
        return { title: failed, description: t`No connection. Try again when you’re back online.` }
      case 'failed':
        return { title: failed, description: t`Something went wrong on our side. Please try again.` }
      case 'refused': {
        const usual = tab === 'sign-in' ? t`Invalid email or password` : t`Failed to create account`
        return { title: failed, description: problem.message || usual }
      }
    }
  }
}

/** The error under a field that needs another look. */
export function useFieldWords(): (
  problem: AuthProblem | undefined,
  form: { email: string; hasPassword: boolean },
) => Record<string, string> {
  const { t } = useLingui()
  return (problem, { email, hasPassword }) => {
    if (problem?.code === 'missing')
      return {
        ...(!email && { email: t`Enter your email address.` }),
        ...(!hasPassword && { password: t`Enter your password.` }),
      }
    if (problem?.code === 'short') return { password: t`Password must be at least 6 characters long` }
    return problem?.code === 'refused' ? { ...problem.fields } : {}
  }
}
