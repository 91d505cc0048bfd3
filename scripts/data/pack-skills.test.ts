import { expect, test } from 'vitest'
import { nearStems, stemsIn, foldedIn, type Phrase } from '#shared/skills/phrase.ts'
import { unpackPhrases } from '#shared/skills/unpack-phrases.ts'
import { LANGUAGES, type Language } from '#shared/text/languages.ts'
import { packSkills } from './pack-skills.ts'
import { readSkills, type SkillEntry } from './skills.ts'

const unexpected = (place: string, problem: string): never => {
  throw new Error(`${place}: ${problem}`)
}
const skills = readSkills({ root: 'data', report: unexpected }).map(({ value }) => value)
const unpacked = unpackPhrases(packSkills(skills))

type Spelling = { readonly label: string; readonly stems: string; readonly near: ReadonlySet<string> | null }

/** What the data says of a skill in a language, each spelling once. */
function spellingsOf(skill: SkillEntry, language: Language): readonly Spelling[] {
  const { label, careful = {} } = skill
  const isEnglish = language === 'en'
  const forms = isEnglish ? [label, ...(skill.aliases ?? [])] : (skill[language] ?? [])
  const plain = forms.filter((form) => !isEnglish || !Object.hasOwn(careful, form))
  const stems = new Set(plain.map((form) => stemsIn(form, language).join(' ')))
  return [
    ...[...stems].map((each) => ({ label, stems: each, near: null })),
    ...Object.entries(isEnglish ? careful : {}).map(([form, near]) => ({
      label,
      stems: stemsIn(form, 'en').join(' '),
      near: nearStems(near.flatMap(foldedIn)),
    })),
  ]
}

const spellingOf = ({ skill, stems, careful }: Phrase): Spelling => ({
  label: skill.label,
  stems: stems.join(' '),
  near: careful?.near ?? null,
})

test.each(LANGUAGES)('the packed form has every spelling of the data and no other, in %s', (language) => {
  expect(unpacked(language).map(spellingOf)).toEqual(skills.flatMap((skill) => spellingsOf(skill, language)))
})

test('the packed form has the kind, families and related skills of the data', () => {
  const packed = new Map(LANGUAGES.flatMap(unpacked).map(({ skill }) => [skill.label, skill]))
  for (const { label, kind, families, related = [] } of skills)
    expect(packed.get(label)).toEqual({ label, kind, families, related })
})

test('a skill is the same object in all languages', () => {
  const [english, german] = (['en', 'de'] as const).map((language) =>
    unpacked(language).find(({ skill }) => skill.label === 'Bookkeeping'),
  )
  expect(english?.skill).toBe(german?.skill)
})

const PLUMBING: SkillEntry = {
  label: 'Pipe Fitting',
  kind: 'domain',
  families: ['plumbing'],
  aliases: ['fitting pipes', 'pipe fittings', 'Fitter'],
  de: ['Rohrmontage', 'Pipe Fitting'],
  related: ['Go'],
  careful: { Fitter: ['pipes'] },
}
const GO: SkillEntry = {
  label: 'Go',
  kind: 'language',
  families: ['plumbing'],
  careful: { Go: ['code'], GO: ['code'] },
}

test('each spelling has its stems once, and is guarded where it is a common word', () => {
  const english = unpackPhrases(packSkills([PLUMBING, GO]))('en')
  const phrases = english.map(({ skill, stems, isLabel, careful }) => [
    skill.label,
    stems.join(' '),
    isLabel,
    careful && [careful.words.join(' '), [...careful.near].toSorted()],
  ])
  expect(phrases).toEqual([
    ['Pipe Fitting', 'pipe fitting', true, null],
    ['Pipe Fitting', 'fitting pipe', false, null],
    ['Pipe Fitting', 'fitter', false, ['Fitter', ['pipe', 'pipes']]],
    ['Go', 'go', true, ['Go', ['code']]],
    ['Go', 'go', false, ['GO', ['code']]],
  ])
})

test('the label of a skill is told from its translations in another language', () => {
  const german = unpackPhrases(packSkills([PLUMBING, GO]))('de')
  expect(german.map(({ stems, isLabel }) => [stems.join(' '), isLabel])).toEqual([
    ['rohrmontag', false],
    ['pipe fitting', true],
  ])
})
