import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { RESUME_LANGUAGES, SECTION_KINDS, SECTION_NAMES, type ResumeLanguage } from '#shared/resume/schema.ts'
import { LANGUAGES } from '#shared/text/languages.ts'
import { readYaml, type Source } from './read.ts'
import { TEXT } from './texts.ts'

const LABELS = [
  'present',
  'technical',
  'soft',
  'languages',
  'technologies',
  'gpa',
  'grade',
  'remote',
  'courses',
  'thesis',
  'onRequest',
  'validUntil',
  'credentialId',
  'email',
  'phone',
  'location',
  'website',
] as const
/** Names that are the same in every language. */
const NAMES = { linkedin: 'LinkedIn', github: 'GitHub' }

const containing = (...parts: readonly string[]) =>
  TEXT.refine((text) => parts.every((part) => text.includes(part)), `must contain ${parts.join(' and ')}`)
const texts = z.array(TEXT).min(1)
const DATE_WORDS = ['seasons', 'present', 'since', 'from', 'to', 'of'] as const

const language = z.strictObject({
  headings: z.record(z.enum(SECTION_NAMES), TEXT),
  kinds: z.record(z.enum(SECTION_KINDS), TEXT),
  labels: z.record(z.enum(LABELS), TEXT),
  dates: z.strictObject({
    numeric: containing('MM', 'yyyy'),
    seasons: z.array(TEXT).length(4),
    season: containing('{season}', '{year}').exactOptional(),
  }),
  levels: z.array(TEXT).length(4),
  employment: texts,
  resumeOf: containing('{name}'),
  uses: z.array(TEXT).length(5),
  written: z
    .strictObject({
      headings: z.partialRecord(z.enum([...SECTION_NAMES, 'contact', 'technical', 'soft', 'languages']), texts),
      dates: z.partialRecord(z.enum(DATE_WORDS), texts).exactOptional(),
    })
    .exactOptional(),
})
type Entry = z.infer<typeof language>

/** The words of resumes: the English ones apart, as the builder starts with them. */
export function packResumeLanguages(source: Source) {
  const all = readLanguages(source)
  const english = all.find(([tag]) => tag === 'en')
  const isMain = ([tag]: readonly [string, Entry]) => LANGUAGES.some((main) => main === tag)
  /** Dates and headings of the main languages are read by lists of their own. */
  const more = all.filter((entry) => !isMain(entry))
  const each = <T>(entries: typeof all, part: (entry: Entry, tag: ResumeLanguage) => T) =>
    Object.fromEntries(entries.map(([tag, entry]) => [tag, part(entry, tag)]))
  const words = ({ headings, kinds, labels, dates }: Entry) => ({
    headings,
    kinds,
    labels: { ...labels, ...NAMES },
    dates,
  })
  return {
    'resume-words': { english: english && words(english[1]) },
    'more-resume-words': {
      moreWords: each(
        all.filter(([tag]) => tag !== 'en'),
        words,
      ),
      writtenDates: each(more, writtenDates),
    },
    'resume-choices': {
      levels: each(all, ({ levels }) => levels),
      employmentTypes: each(all, ({ employment }) => employment),
    },
    'import-words': {
      languageUses: each(all, ({ uses }) => uses),
      writtenHeadings: each(more, writtenHeadings),
    },
    'resume-titles': { resumeTitles: each(all, ({ resumeOf }) => resumeOf) },
  }
}

function readLanguages(source: Source): readonly (readonly [ResumeLanguage, Entry])[] {
  for (const file of globSync('resume-languages/*', { cwd: source.root }))
    if (!RESUME_LANGUAGES.some((tag) => `${tag}.yaml` === basename(file)))
      source.report(join(source.root, file), 'this is no language of resumes. Add it to RESUME_LANGUAGES.')
  return RESUME_LANGUAGES.flatMap((tag) => {
    const read = readYaml(source, `resume-languages/${tag}.yaml`, language)
    return read ? [[tag, read.value] as const] : []
  })
}

/** The headings by which sections and their parts are recognized: what resumes print, and what people write. */
function writtenHeadings({ headings, labels: { technical, soft, languages }, written }: Entry) {
  const printed: Partial<Record<string, string>> = { ...headings, technical, soft, languages }
  const kinds = new Set([...Object.keys(printed), ...Object.keys(written?.headings ?? {})])
  const others: Partial<Record<string, readonly string[]>> = written?.headings ?? {}
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, [...(printed[kind] ? [printed[kind]] : []), ...(others[kind] ?? [])]]),
  )
}

/** The words of dates by which they are read: what resumes print, and what people write. */
function writtenDates({ labels, dates, written }: Entry, tag: ResumeLanguage) {
  const { seasons = [], present = [], ...others } = written?.dates ?? {}
  return {
    months: monthsIn(tag),
    seasons: [...dates.seasons, ...seasons],
    present: [labels.present, ...present],
    ...others,
  }
}

/** The names of the twelve months in a language: long and short ones, alone and beside a day. */
function monthsIn(tag: ResumeLanguage): readonly (readonly string[])[] {
  const formats = (['long', 'short'] as const).flatMap((month) =>
    [{ month }, { month, year: 'numeric' }, { month, day: 'numeric', year: 'numeric' }].map(
      (parts) => new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' } as Intl.DateTimeFormatOptions),
    ),
  )
  return Array.from({ length: 12 }, (_, month) => {
    const names = formats.map((format) =>
      format
        .formatToParts(Date.UTC(2021, month))
        .find(({ type }) => type === 'month')
        ?.value.replace(/[.׳]$/, ''),
    )
    return [...new Set(names)].filter((name) => name !== undefined && /^\p{L}/u.test(name)) as string[]
  })
}
