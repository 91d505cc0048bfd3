import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { otherPeople } from '#server/engines/ai/privacy/other-people.ts'
import { createPlaceholders } from '#server/engines/ai/privacy/placeholders.ts'
import { wordPage } from '#shared/docx-look/word-page.ts'
import { blocksOf } from '#shared/exports/blocks.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { markdown } from '#shared/exports/markdown.ts'
import { plainText } from '#shared/exports/plain-text.ts'
import { readPosting } from '#shared/ats/posting/read-posting.ts'
import { quickScoreReply } from '#shared/ats/replies.ts'
import { scoreResume } from '#shared/ats/score.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import { checkerOf } from '#shared/grounding/check-line.ts'
import { groundWritten } from '#shared/grounding/ground-written.ts'
import { withLeftOut } from '#shared/grounding/left-out.ts'
import { plainAnswer } from '#shared/interview/plain-answer.ts'
import { findRange } from '#shared/parse/date-ranges.ts'
import { headlineOf } from '#shared/portfolio/about.ts'
import { publicContent } from '#shared/portfolio/public-content.ts'
import { toJsonResume } from '#shared/resume/json-resume.ts'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'
import { checkTemplate } from '#shared/template/check.ts'
import { composeDocument } from '#shared/template/document.ts'
import type { Language } from '#shared/text/languages.ts'
import type { Target, WriteRequest, Written } from '#shared/writer/types.ts'
import { write } from '#shared/writer/pipeline.ts'
import { cpuTime } from './cpu-time.ts'
import { different, gap, repeated, resumeOf, resumeOfLetters, type Shape } from './shapes.ts'

/** Twice the input takes 2.3 times as long at most. Inputs grow by four, since longer times are measured better. */
const MOST = 2.3 ** 2

/** What is measured: a size to begin with, and what is done with an input of a given size. */
type Case = readonly [name: string, size: number, prepare: (size: number) => () => unknown]

const JOB: Target = { part: 'experience', index: 0 }

const requestOf = (answer: string, language: Language, target: Target): WriteRequest => ({
  told: [{ questionId: 'q', question: 'What did you do?', answer, target, current: false, asks: [] }],
  atHand: { experience: [{ company: 'Acme', position: 'Clerk', current: true }], projects: [], skills: [] },
  targetRole: 'Clerk',
  language,
})

const writing =
  (shape: Shape, language: Language = 'en', target: Target = JOB) =>
  (length: number) => {
    const request = requestOf(shape(length), language, target)
    return () => groundWritten(write(request), request)
  }

const checking =
  (shape: Shape, line: string, language: Language = 'en') =>
  (length: number) => {
    const answer = shape(length)
    return () => checkerOf({ answers: [answer], known: [] }, language)(line)
  }

const leavingOut = (shape: Shape) => (length: number) => {
  const request = requestOf(shape(length), 'en', JOB)
  const nothing: Written = { summary: [], experience: [], skills: [], projects: [], unused: [] }
  return () => withLeftOut(nothing, request.told, 'en')
}

const reading = (shape: Shape, read: (text: string) => unknown) => (length: number) => {
  const text = shape(length)
  return () => read(text)
}

const checkingCss = (shape: Shape) => reading(shape, (cssStyles) => checkTemplate({ htmlTemplate: '', cssStyles }))
const checkingHtml = (shape: Shape) => reading(shape, (htmlTemplate) => checkTemplate({ htmlTemplate, cssStyles: '' }))

const QUESTION = { kind: 'behavioural', competency: 'leadership', question: 'When did you lead a team?' } as const
const judging = (shape: Shape) => reading(shape, (answer) => judgeAnswer({ ...QUESTION, answer }))

const SKILLS_IN_LISTS = builtInTemplates.find(({ htmlTemplate }) => htmlTemplate.includes('<p class="label">')) ?? null
const laidOut = (content: ResumeContent) => blocksOf(composeDocument(content, null).html)
const withResume = (use: (content: ResumeContent) => unknown) => (size: number) => {
  const content = resumeOfLetters(size)
  return () => use(content)
}
const scoring = (jobDescription = '') =>
  withResume((content) => quickScoreReply(scoreResume({ content, jobDescription, today: '2026-01-15' })))

const POSTING = 'Nurse\nRequirements\n- Java, Python and SQL\n- Wound care, BLS certification'
const MIXED = different((word) => `I led ${word}, and we cut costs by 12% in 2019 with Java. I never missed ${word}. `)

const CASES: readonly Case[] = [
  ['scoring one-letter fields', 1500, scoring()],
  ['scoring them with a posting', 1000, scoring(POSTING)],
  [
    'scoring long texts',
    4000,
    (size) => {
      const content = resumeOf(MIXED(size))
      return () => scoreResume({ content, today: '2026-01-15' })
    },
  ],
  [
    'reading a posting of names',
    4000,
    reading(
      different((word) => `Java ${word.toUpperCase()} `),
      readPosting,
    ),
  ],
  ['reading a posting of signs', 4000, reading(repeated('§ '), readPosting)],
  ['writing from clauses', 3000, writing(repeated('I led a team and '))],
  ['writing from conjunctions', 4000, writing(repeated('and '))],
  ['writing around spaces', 4000, writing(gap(' '))],
  ['writing around line breaks', 4000, writing(gap('\n '))],
  ['writing from denials', 3000, writing(repeated('I led a team. I never saw it '))],
  ['writing from digits', 4000, writing(repeated('1, '))],
  ['writing from mixed sentences', 3000, writing(MIXED)],
  ['writing a summary', 3000, writing(MIXED, 'en', { part: 'summary' })],
  ['listing one long skill', 1500, writing(repeated('1'), 'en', { part: 'skills' })],
  [
    'listing skills',
    3000,
    writing(
      different((word) => `${word}, `),
      'en',
      { part: 'skills' },
    ),
  ],
  [
    'writing in German',
    3000,
    writing(
      different((word) => `Ich habe das Lager ${word} geordnet. `),
      'de',
    ),
  ],
  [
    'writing in French',
    3000,
    writing(
      different((word) => `J'ai rangé le ${word} sans aide. `),
      'fr',
    ),
  ],
  [
    'writing in Spanish',
    3000,
    writing(
      different((word) => `Ordené el almacén ${word} sin ayuda. `),
      'es',
    ),
  ],
  ['checking against denials', 4000, checking(repeated('no '), 'Fixed the car')],
  ['checking against "would"', 4000, checking(repeated('would '), 'Fixed the car')],
  [
    'checking against one number',
    4000,
    checking(
      different((word) => `12 ${word}s, `),
      'Sold 12 cars',
    ),
  ],
  [
    'checking a multiple',
    4000,
    checking(
      different((word) => `${word.length}1 ${word}s, `),
      'Doubled sales',
    ),
  ],
  ['checking a direction', 4000, checking(repeated('sales fell, '), 'Increased sales')],
  ['checking a cause', 4000, checking(repeated('sales '), 'Increased sales')],
  ['checking a denial in German', 4000, checking(repeated('nicht das Lager, '), 'Das Lager geordnet', 'de')],
  ['offering what was left out', 4000, leavingOut(different((word) => `I sold 12 ${word}s. `))],
  ['tidying an answer', 8000, reading(MIXED, plainAnswer)],
  ['judging short sentences', 4000, judging(repeated('\na'))],
  ['judging an answer', 4000, judging(MIXED)],
  ['hiding personal data', 4000, reading(MIXED, createPlaceholders(emptyContent().personalInfo).hide)],
  [
    'finding other people',
    4000,
    reading(
      different((word) => `then Q${word} `),
      otherPeople,
    ),
  ],
  ['finding dates among years', 4000, reading(repeated('2019 – '), findRange)],
  ['finding dates among months', 4000, reading(repeated('von Jan. de '), findRange)],
  ['finding dates among numbers', 4000, reading(repeated('1/'), findRange)],
  ['finding dates among dashes', 4000, reading(repeated('2019-–→'), findRange)],
  ['finding dates among spaces', 8000, reading((length) => `2019${' '.repeat(length)}x`, findRange)],
  ['finding dates beside durations', 4000, reading((length) => `2019 ${'2 years, '.repeat(length / 9)}`, findRange)],
  ['laying out and reading blocks', 1500, withResume(laidOut)],
  ['the look of a Word file', 1500, withResume((content) => wordPage(composeDocument(content, null)))],
  [
    'the look of a Word file with skills in lists',
    1500,
    withResume((content) => wordPage(composeDocument(content, SKILLS_IN_LISTS))),
  ],
  ['plain text', 1500, withResume((content) => plainText(laidOut(content)))],
  [
    'Markdown around spaces',
    4000,
    reading(gap(' '), (text) => markdown([{ kind: 'bullet', runs: [{ text }], aside: [] }])),
  ],
  ['checking rules of a template', 4000, checkingCss(different((word) => `.doc ${word}{color:red}`))],
  ['checking commas of a template', 4000, checkingCss(repeated(','))],
  ['checking quotes of a template', 4000, checkingCss(repeated('"'))],
  ['checking braces of a template', 4000, checkingCss(repeated('a{'))],
  ['checking tags of a template', 4000, checkingHtml(repeated('<p class="a">b</p>'))],
  ['checking sections of a template', 4000, checkingHtml(repeated('a{{#email}}b{{/email}}'))],
  ['parsing a resume', 3000, withResume((content) => z.parse(ResumeContent, content))],
  ['upgrading a resume', 1500, withResume((content) => upgradeContent({ ...content, former: 1 }))],
  ['exporting JSON', 1500, withResume((content) => toJsonResume(content))],
  ['a public copy', 3000, withResume((content) => [publicContent(content, { contact: true }), headlineOf(content)])],
]

test.each(CASES)('the time for %s grows with its length only', (_, size, prepare) => {
  const growth = (from: number) => cpuTime(prepare(from * 4)) / cpuTime(prepare(from))
  // What grows faster than its input does so at every size; noise of the machine does not repeat.
  const grown = [1, 2, 1].reduce((least, times) => (least <= MOST ? least : growth(size * times)), Infinity)
  expect(grown).toBeLessThanOrEqual(MOST)
})
