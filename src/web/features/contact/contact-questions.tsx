import { useLingui } from '@lingui/react/macro'

export type ContactQuestion = { readonly question: string; readonly answer: string }

type Known = {
  readonly isSelling: boolean
  /** What the administrator says of plans for organizations. */
  readonly organizations: string | undefined
}

/** What people ask before they write; about plans only where any are sold. */
export function useContactQuestions({ isSelling, organizations }: Known): readonly ContactQuestion[] {
  const { t } = useLingui()
  const cancelling = {
    question: t`Can I cancel at any time?`,
    answer: t`Yes, with two clicks in your settings. You keep what you paid for until the end of the billing period. After that, your resumes stay accessible: you can read, edit, and export them.`,
  }
  return [
    {
      question: t`Is my data safe?`,
      answer: t`Without an account, your resumes stay in your browser, and the score and the X-ray run there, too. With an account, they’re stored on our server, and only your account can open them unless you share them. If the site’s address starts with https, the connection is encrypted. Passwords are hashed with scrypt. We don’t sell data, and our pages load nothing from other companies. As the GDPR requires, you can download your data or delete your account in your settings.`,
    },
    {
      question: t`How does your ATS analysis differ from generic checkers?`,
      answer: t`We check the finished file. Independent text extractors read it back, and you see what they got, in what order. Every point of the score comes from a rule you can read. Every resume is scored by the same rules, and no language model is involved.`,
    },
    ...(isSelling ? [cancelling] : []),
    ...(organizations ? [{ question: t`Do you offer plans for organizations?`, answer: organizations }] : []),
  ]
}
