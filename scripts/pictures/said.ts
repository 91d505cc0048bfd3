import type { ResumeContent } from '#shared/resume/schema.ts'
import { sampleContent } from '#shared/template/samples.ts'

/** By words of the interview question. */
const ANSWERS: readonly (readonly [asked: string, said: string])[] = [
  [
    'Which hard problems',
    "I run ticketing platforms for public transport. I'm looking for a role in which I lead a platform group.",
  ],
  [
    'nothing was working',
    'I moved the revocation lists to the edge, which cut gate checks from 900 ms to 140 ms. Until then every gate asked one table in the data centre. I wrote the load test that runs before each release.',
  ],
  [
    'given up on',
    'I replaced the nightly settlement batch with a stream in Kafka. Merchants are paid 14 hours earlier now.',
  ],
  ['trained or mentored', 'I trained four colleagues to run releases. Two of them lead teams today.'],
  [
    'because you keep them organized',
    'I kept the accounts of 900 students in order. I wrote the guide that new staff start with.',
  ],
  ['What runs better today', 'I replaced the old SQLite schema while three operators used it, one day at a time.'],
  [
    'gatekeeper-sim',
    'I built a simulator of 400 gates to test each release. It finds a slow query before the gates do.',
  ],
  ['Quiet Pager', 'I wrote a checklist for quieter alerts in six weeks. I gave it as a talk at four meetups.'],
  ['yours alone', 'I built the images of all terminals. I prepared 50 terminals a week with Ansible.'],
  [
    'set the way for everybody else',
    'I carried day caps from the first ticket to the release. Passengers pay for one day ticket at most.',
  ],
  [
    'clear beginning and end',
    'I wrote a checklist for quieter alerts in six weeks. I gave it as a talk at four meetups.',
  ],
  ['accounts, networks', 'Go, PostgreSQL, Kafka, Ansible. Kubernetes for six years.'],
  ['quality standard', 'I restore one backup every week, even when nobody asks for it.'],
]

/** The answer to a question. A new question needs an answer here first, or the picture shows nonsense. */
export function answerTo(asked: string): string {
  const answer = ANSWERS.find(([words]) => asked.includes(words))
  if (!answer) throw new Error(`No answer yet for: ${asked}`)
  return answer[1]
}

/** Coach questions that the draft answers: they are picked at random, so several are listed. */
export const DRAFT_FITS = /hardest problem you have solved|whose cause was not|kept coming back/

/** A first answer for the coach: partly good, partly to be improved. */
export const DRAFT =
  'In spring 2022 the gate checks at Severn Transit took 900 milliseconds at rush hour, and everybody blamed the old gate readers. My task was to find the cause before the summer timetable. I measured each step of a check and found that every gate asked one central table. Then we moved the revocation lists to the edge, one station at a time. In the end, um, the problem was gone and people were happy.'

/** The sample resume with some mistakes, for a score with findings. */
export function withSlips(): ResumeContent {
  const content = sampleContent('long')
  const [first, ...others] = content.experience
  if (!first) throw new Error('The sample has no experience')
  const achievements = ['Responsible for moving the ticket platform to three regions', ...first.achievements.slice(2)]
  return {
    ...content,
    personalInfo: { ...content.personalInfo, phone: '' },
    experience: [{ ...first, achievements }, ...others],
    skills: { ...content.skills, technical: [...content.skills.technical, 'Javascript'] },
  }
}
