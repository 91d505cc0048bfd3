import type { EmailFacts } from '#server/emails/facts.ts'
import type { EmailContext, EmailText } from '#server/emails/words.ts'

type Facts = Extract<EmailFacts, { kind: 'resume-reminder' }>['facts']

export function resumeReminder({ resumes }: Facts, { brand, links }: EmailContext): EmailText {
  const [only] = resumes
  const isOne = resumes.length === 1 && only !== undefined
  return {
    subject: isOne
      ? 'You haven’t updated your resume in three months'
      : 'You haven’t updated your resumes in three months',
    parts: [
      isOne ? 'You haven’t edited this resume in three months:' : 'You haven’t edited these resumes in three months:',
      { list: resumes.map(({ title }) => title) },
      'Do you have a new skill, a finished project, or a result with a number to add?',
      isOne
        ? { link: links.page(`/resume-builder/${only.id}`), label: 'Open this resume' }
        : { link: links.page('/'), label: `Open ${brand}` },
      'You’re getting this email because resume reminders are on in your settings.',
    ],
  }
}
