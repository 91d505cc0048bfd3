import { monthsOfWork } from '#shared/ats/periods.ts'
import { INDUSTRY_NAMES } from '#shared/interview/industry-names.ts'
import { OCCUPATIONS, SHARED_WORDS } from '#shared/interview/occupations.ts'
import { levelTold } from '#shared/interview/title-level.ts'
import { titleReader } from '#shared/interview/title-names.ts'
import type { Level } from '#shared/interview/types.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

type Position = { readonly position: string; readonly company: string; readonly current: boolean }

/** The initial form of an interview; '' where unknown. */
export type Preset = { readonly industry: string; readonly level: Level | ''; readonly targetRole: string }

/** What the title of the newest position says. The newest comes first; nothing is guessed. */
export function presetOf(experience: readonly Position[]): Preset {
  const targetRole = experience[0]?.position.trim() ?? ''
  return { industry: industryTold(targetRole) ?? '', level: levelTold(targetRole), targetRole }
}

/**
 * What the resume says of the job that is wanted: the title of the newest position, and where that names no level the
 * one that the years of work suggest, or that of people without any.
 */
export function suggestTarget(
  content: ResumeContent,
  { today, hasNoWork }: { readonly today: string; readonly hasNoWork: boolean },
): Preset {
  const preset = presetOf(content.experience)
  if (preset.level !== '') return preset
  return { ...preset, level: hasNoWork ? 'Entry-level' : levelOfYears(monthsOfWork(content, today) / 12) }
}

/** As job postings usually divide years; leading people is no question of years. '' if no dates are known. */
function levelOfYears(years: number): Level | '' {
  if (years === 0) return ''
  return years < 2 ? 'Entry-level' : years < 8 ? 'Mid-level' : 'Senior'
}

/**
 * The API's name of the industry that an occupation or the industry's own name implies; words that many industries
 * share imply none.
 */
const industryTold = titleReader<string | undefined>([
  ...INDUSTRY_NAMES.flatMap(({ industry, en, de, fr, es }) => [
    ...(industry === 'general' ? [] : [en, de, fr, es].map((name) => ({ of: en, rank: 2, name }))),
    ...(OCCUPATIONS[industry] ?? []).map((name) => ({ of: en, rank: 3, name })),
  ]),
  ...Object.values(SHARED_WORDS)
    .flat()
    .map((name) => ({ of: undefined, rank: 1, name })),
])
