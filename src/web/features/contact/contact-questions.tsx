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
    answer: t`Yes, in two presses in your settings. What you paid for stays open to the end of the billing period, and after it your resumes stay accessible: you can read, edit and download what is there.`,
  }
  return [
    {
      question: t`Is my data safe?`,
      answer: t`Without an account your resumes stay in your browser, and the score and the X-ray are computed there. With one they are kept on this site’s server and reachable by you alone. Where the site is reached by https, the connection is encrypted. Passwords are hashed with scrypt. We do not sell data and load nothing from other companies. As the GDPR asks, you can download everything we hold or delete it, at once, in your settings.`,
    },
    {
      question: t`How does your ATS analysis differ from generic checkers?`,
      answer: t`We look at the finished file: it is read back by independent programs, as an employer’s software would read it, and you see what they got, in their order. Each point of the score has a rule you can read. The same text always gets the same score, and no language model has a say in it.`,
    },
    ...(isSelling ? [cancelling] : []),
    ...(organizations ? [{ question: t`Do you offer plans for organizations?`, answer: organizations }] : []),
  ]
}
