import { expect, test } from 'vitest'
import { RESUME_LANGUAGES } from '#shared/resume/schema.ts'
import { knownPhrases } from '#shared/skills/known-phrases.ts'
import { packSkills } from '#shared/skills/pack-skills.ts'
import type { Phrase } from '#shared/skills/phrase.ts'
import type { Skill } from '#shared/skills/skill.ts'
import { skills } from '#shared/skills/skills.ts'
import { unpackedPhrases } from '#shared/skills/unpacked-phrases.ts'

const unpacked = unpackedPhrases(packSkills(skills))

/** With no more of the skill than the packed form keeps. */
const withKnownSkill = ({ skill: { label, kind, families, related = [] }, ...phrase }: Phrase) => ({
  ...phrase,
  skill: { label, kind, families, related },
})

test.each(RESUME_LANGUAGES)('a worker knows every spelling of the list and no other, in %s', (language) => {
  expect(unpacked(language).map(withKnownSkill)).toEqual(knownPhrases(language).map(withKnownSkill))
})

test('a skill is one and the same in all languages', () => {
  const [english, german] = (['en', 'de'] as const).map((language) =>
    unpacked(language).find(({ skill }) => skill.label === 'Bookkeeping'),
  )
  expect(english?.skill).toBe(german?.skill)
})

const PLUMBING: Skill = {
  label: 'Pipe Fitting',
  kind: 'domain',
  families: ['plumbing'],
  aliases: ['fitting pipes', 'pipe fittings', 'Fitter'],
  de: ['Rohrmontage', 'Pipe Fitting'],
  related: ['Go'],
  careful: { Fitter: ['pipes'] },
}
const GO: Skill = { label: 'Go', kind: 'language', families: ['plumbing'], careful: { Go: ['code'], GO: ['code'] } }

test('spellings come back with stems, usual or not, each once, and guarded where they are common words', () => {
  const english = unpackedPhrases(packSkills([PLUMBING, GO]))('en')
  const said = english.map(({ skill, stems, isLabel, careful }) => [
    skill.label,
    stems.join(' '),
    isLabel,
    careful && [careful.words.join(' '), [...careful.near].toSorted()],
  ])
  expect(said).toEqual([
    ['Pipe Fitting', 'pipe fitting', true, null],
    ['Pipe Fitting', 'fitting pipe', false, null],
    ['Pipe Fitting', 'fitter', false, ['Fitter', ['pipe', 'pipes']]],
    ['Go', 'go', true, ['Go', ['code']]],
    ['Go', 'go', false, ['GO', ['code']]],
  ])
})

test('a usual spelling of another language is told from its translations', () => {
  const german = unpackedPhrases(packSkills([PLUMBING, GO]))('de')
  expect(german.map(({ stems, isLabel }) => [stems.join(' '), isLabel])).toEqual([
    ['rohrmontag', false],
    ['pipe fitting', true],
  ])
})
