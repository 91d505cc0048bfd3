import { INDUSTRY_NAMES } from '#shared/interview/industry-names.ts'
import { OCCUPATIONS, SHARED_WORDS } from '#shared/interview/occupations.ts'
import { levelTold } from '#shared/interview/title-level.ts'
import { titleReader } from '#shared/interview/title-names.ts'
import type { Level } from '#shared/interview/types.ts'

type Position = { readonly position: string; readonly company: string; readonly current: boolean }

/** What an interview begins with; '' is what is not known. */
export type Preset = { readonly industry: string; readonly level: Level | ''; readonly targetRole: string }

/** What the newest position of a resume tells by its title; the newest comes first. Nothing is guessed. */
export function presetOf(experience: readonly Position[]): Preset {
  const targetRole = experience[0]?.position.trim() ?? ''
  return { industry: industryTold(targetRole) ?? '', level: levelTold(targetRole), targetRole }
}

/** The wire's name of the field that an occupation or the field's own name tells; words that many fields share tell none. */
const industryTold = titleReader<string | undefined>([
  ...INDUSTRY_NAMES.flatMap(({ industry, en, de, fr, es }) => [
    ...(industry === 'general' ? [] : [en, de, fr, es].map((name) => ({ of: en, rank: 2, name }))),
    ...(OCCUPATIONS[industry] ?? []).map((name) => ({ of: en, rank: 3, name })),
  ]),
  ...Object.values(SHARED_WORDS)
    .flat()
    .map((name) => ({ of: undefined, rank: 1, name })),
])
