import { expect, test } from 'vitest'
import { messageOf } from '#shared/ats/finding-texts.ts'
import { scoreResume } from '#shared/ats/score.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const POSTING = 'Platform engineer\n\nRequirements\n- Terraform\n- SQL\n- Kubernetes'
const job = (position: string, company: string, line: string) => ({
  company,
  position,
  startDate: '2020-01',
  endDate: '',
  current: true,
  description: '',
  achievements: [line],
})
const withJobs = (technical: string[], ...experience: ResumeContent['experience']): ResumeContent => ({
  ...emptyContent(),
  experience,
  skills: { technical, soft: [], languages: [] },
})

/** The message about a term of the posting, and the fields it points to. */
function messageAndPathsOf(form: string, content: ResumeContent) {
  const { findings } = scoreResume({ content, jobDescription: POSTING, today: '2026-01-01' })
  const finding = findings.find(({ values }) => values?.['form'] === form)
  return finding && { message: messageOf(finding), paths: finding.paths }
}

const cook = job('Cook', 'Blue Door', 'Cooked for 80 guests a night')
const engineer = job('Platform engineer', 'Acme', 'Ran Docker for 40 services')

test('a missing term names the entry where it could go and points there', () => {
  expect(messageAndPathsOf('Kubernetes', withJobs([], cook, engineer))).toMatchObject({
    message: expect.stringMatching(/“Platform engineer, Acme”, say .*there/),
    paths: ['experience.1.achievements'],
  })
})

test('a term that is only listed points to the entry first, then to the list', () => {
  expect(messageAndPathsOf('SQL', withJobs(['SQL'], engineer))).toEqual({
    message:
      '“SQL” is only listed. If you used it in “Platform engineer, Acme”, say there what you did with it: readers believe that more.',
    paths: ['experience.0.achievements', 'skills.technical.0'],
  })
})

test('without an entry to name, a missing term points to the experience section', () => {
  expect(messageAndPathsOf('Terraform', emptyContent())).toEqual({
    message: '“Terraform” is asked for. If you have it, say where you used it. If not, leave it out.',
    paths: ['experience'],
  })
})

test.each(['asdf qwer zxcv', 'We are a great company in a great town.'])(
  'a posting in which nothing is recognized does not count: %s',
  (jobDescription) => {
    const content = withJobs(['SQL'], engineer)
    const alone = scoreResume({ content, today: '2026-01-01' })
    expect(scoreResume({ content, jobDescription, today: '2026-01-01' })).toMatchObject({
      score: alone.score,
      coverage: null,
      match: { terms: [] },
    })
  },
)
