import { elementsAt, xmlTextAt } from '#shared/import/xml.ts'
import { languageUses } from '#shared/packed/import-words.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** The name of a language that is given by a code of two or three letters, by its address, or in words. */
export function languageNamed(written: string, language: ResumeLanguage): string {
  const code = (/[^/]+$/.exec(written.trim())?.[0] ?? '').toLowerCase()
  if (!/^[a-z]{2,3}$/.test(code)) return written.trim()
  return new Intl.DisplayNames(language, { type: 'language' }).of(BIBLIOGRAPHIC[code] ?? code) ?? written
}

/** Codes of ISO 639-2 that name languages in English; browsers know those in the languages themselves. */
const BIBLIOGRAPHIC: Readonly<Record<string, string>> = {
  alb: 'sq',
  arm: 'hy',
  baq: 'eu',
  bur: 'my',
  chi: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  geo: 'ka',
  ger: 'de',
  gre: 'el',
  ice: 'is',
  mac: 'mk',
  may: 'ms',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
  wel: 'cy',
}

/** The level of a language: one for all, or one for each way of using it. No commas, which separate languages. */
export function levelOf(competency: unknown, language: ResumeLanguage): string {
  const scores = elementsAt(competency, 'CompetencyDimension').map((dimension) => ({
    way: WAYS.findIndex((way) => way.test(xmlTextAt(dimension, 'CompetencyDimensionTypeCode'))),
    level: xmlTextAt(dimension, 'Score', 'ScoreText'),
  }))
  const levels = new Set(scores.map(({ level }) => level).filter(Boolean))
  if (levels.size <= 1) return [...levels].join('')
  return scores
    .filter(({ level }) => level !== '')
    .map(({ way, level }) => `${languageUses[language][way] ?? ''} ${level}`.trim())
    .join('; ')
}

const WAYS = [/listening/i, /reading/i, /interaction/i, /speaking-production/i, /writing/i]
