import type { EmailFacts } from '#server/emails/facts.ts'
import type { EmailContext, EmailText } from '#server/emails/words.ts'

type Facts = Extract<EmailFacts, { kind: 'resume-reminder' }>['facts']

export function resumeReminder({ resumes }: Facts, { brand, links }: EmailContext): EmailText {
  const [only] = resumes
  const isOne = resumes.length === 1 && only !== undefined
  return {
    subject: isOne ? 'Your resume has not changed for three months' : 'Your resumes have not changed for three months',
    parts: [
      isOne
        ? 'You have not touched this resume for three months:'
        : 'You have not touched these resumes for three months:',
      { list: resumes.map(({ title }) => title) },
      'Is there a new skill, a finished project or a result with a number? Ten minutes now save an evening when a good posting comes along.',
      isOne
        ? { link: links.page(`/resume-builder/${only.id}`), label: 'Open this resume' }
        : { link: links.page('/'), label: `Open ${brand}` },
    ],
  }
}
