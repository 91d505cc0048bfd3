import { expect, test } from 'vitest'
import { messageOf } from '#shared/ats/finding-texts.ts'
import { scoreResume } from '#shared/ats/score.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { sampleContent } from '#shared/template/samples.ts'

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
      '“SQL” is only in a list. If you used it in “Platform engineer, Acme”, say what you did with it there. That’s more convincing.',
    paths: ['experience.0.achievements', 'skills.technical.0'],
  })
})

test('without an entry to name, a missing term points to the experience section', () => {
  expect(messageAndPathsOf('Terraform', emptyContent())).toEqual({
    message: 'The job asks for “Terraform”. If you have it, say where you used it. If not, leave it out.',
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

test('a posting with a job that we know counts, even if nothing else in it is known', () => {
  const content = withJobs([], job('Hausärztin', 'Praxis', 'Versorgte 1.800 Patienten im Quartal'))
  const jobDescription = 'Hausarzt (m/w/d)\n\nKommen Sie zu uns aufs Land.'
  expect(scoreResume({ content, jobDescription, today: '2026-01-01' }).coverage).toBeGreaterThan(50)
})

test('for a job that it does not fit, a good resume gets little more than its match, and is told', () => {
  const content = sampleContent('long')
  const jobDescription = 'Conductor de camión\n\nRequisitos\n- Tacógrafo digital\n- Última milla\n- Montacargas'
  const { base, coverage, score, findings } = scoreResume({ content, jobDescription, today: '2026-01-01' })
  expect(base).toBeGreaterThan(80)
  expect(score).toBeLessThanOrEqual(coverage! + 20)
  expect(messageOf(findings[0]!)).toMatch(/shows none of this job’s requirements\. .*Examples: .*Montacargas/i)
})

test('too few years and copied text are told', () => {
  const jobDescription = `Cook\n\nRequirements\n- 7 years of experience in kitchens\n- HACCP and food safety in a busy hotel kitchen with 80 covers`
  const content = withJobs([], {
    ...job('Cook', 'Inn', 'HACCP and food safety in a busy hotel kitchen with 80 covers'),
    startDate: '2024-01',
  })
  const told = scoreResume({ content, jobDescription, today: '2026-01-01' }).findings
  expect(told.find(({ code }) => code === 'years-short')?.values).toEqual({ asked: 7, years: 2 })
  expect(told.find(({ code }) => code === 'copied-text')).toMatchObject({
    paths: ['experience.0.achievements.0'],
    values: { text: 'HACCP and food safety in a busy hotel kitchen with 80 covers' },
  })
})

test('dummy text counts for nothing, and is named', () => {
  const dummy = job('Lorem Ipsum', 'Dolor Sit', 'Ut enim ad minim veniam 40% quis nostrud exercitation')
  const filled = withJobs([], dummy, { ...dummy, company: 'Company Name', position: 'Job Title' })
  const { base, findings } = scoreResume({ content: filled, today: '2026-01-01' })
  expect(base).toBe(scoreResume({ content: emptyContent(), today: '2026-01-01' }).base)
  const named = findings.filter(({ code }) => code === 'placeholder-left').map(({ values }) => values?.['text'])
  expect(named).toContain('Lorem Ipsum')
  expect(named).toContain('Company Name')
})

test.each(['Treated back pain (dolor lumbar)', 'Cut costs by 12%', 'Sent 40 letters a day'])(
  '“%s” is no dummy text',
  (line) => {
    const { findings } = scoreResume({
      content: withJobs([], job('Nurse', 'Clínica del Dolor', line)),
      today: '2026-01-01',
    })
    expect(findings.filter(({ code }) => code === 'placeholder-left')).toEqual([])
  },
)

test('telling of a term at work brings at least the points that were promised', () => {
  const content = sampleContent('short')
  const jobDescription = `${POSTING}\n- Kafka\n- GraphQL\n- Docker\n- Redis`
  const before = scoreResume({ content, jobDescription, today: '2026-01-01' })
  const promised = before.findings.filter(({ code }) => code.startsWith('term-'))
  expect(promised.length).toBeGreaterThan(3)
  for (const { values, gain } of promised) {
    const [first, ...rest] = content.experience
    const line = `Worked with ${values?.['form']} every day`
    const more = { ...content, experience: [{ ...first!, achievements: [...first!.achievements, line] }, ...rest] }
    expect(
      scoreResume({ content: more, jobDescription, today: '2026-01-01' }).score - before.score,
    ).toBeGreaterThanOrEqual(gain)
  }
})

test.each(['short', 'long', 'accented'] as const)('half of the lines of %s never score more than all', (name) => {
  const content = sampleContent(name)
  const all = scoreResume({ content, today: '2026-01-01' }).score
  for (const kept of [0, 1]) {
    const experience = content.experience.map((each) => ({
      ...each,
      achievements: each.achievements.filter((_, at) => at % 2 === kept),
    }))
    expect(scoreResume({ content: { ...content, experience }, today: '2026-01-01' }).score).toBeLessThanOrEqual(all)
  }
})

test('the score is the same whether a bullet is nested or underlined or neither', () => {
  const content = sampleContent('long')
  const styled = (change: (bullet: string, index: number) => string): ResumeContent => ({
    ...content,
    experience: content.experience.map((entry) => ({ ...entry, achievements: entry.achievements.map(change) })),
  })
  const points = (resume: ResumeContent) => {
    const { score, findings } = scoreResume({ content: resume, jobDescription: POSTING, today: '2026-01-01' })
    return { score, findings }
  }
  const plain = points(content)
  expect(points(styled((bullet, index) => (index > 0 ? `  ${bullet}` : bullet)))).toEqual(plain)
  expect(points(styled((bullet) => bullet.replace(/^\w+/, '[$&](_)')))).toEqual(plain)
})

test('a photo, a signature and what is not on the page change no score', () => {
  const content = sampleContent('short')
  const [first, ...others] = content.experience
  const decorated: ResumeContent = {
    ...content,
    photo: { image: 'data:image/png;base64,iVBORw0KGgo=', alt: 'Python, Kubernetes' },
    signature: 'Oslo, 29 November 2026',
    consent: 'I agree.',
    experience: [
      { ...first!, hiddenAchievements: ['Responsible for various tasks'] },
      ...others,
      { ...job('Hidden', 'Nowhere', 'was responsible for stuff'), hidden: true },
    ],
  }
  const judged = (one: ResumeContent) => {
    const { score, findings } = scoreResume({ content: one, today: '2026-01-01' })
    return { score, findings }
  }
  expect(judged(decorated)).toEqual(judged(content))
})

test('a resume scores no lower in a language without rules for its wording', () => {
  const english = sampleContent('long')
  const { score } = scoreResume({ content: english, today: '2026-01-01' })
  for (const language of ['it', 'pl', 'ru', 'ar'] as const)
    expect(scoreResume({ content: { ...english, language }, today: '2026-01-01' }).score).toBeGreaterThanOrEqual(score)
})
