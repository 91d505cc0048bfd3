import { cuesOf } from '#shared/coach/rubric/competency-words.ts'
import { deedsByForms, waitsForParticiple } from '#shared/coach/rubric/deeds-by-forms.ts'
import { ALWAYS_VOICED } from '#shared/coach/rubric/fillers-words.ts'
import { PHRASE_KEYS, type PackedRubric } from '#shared/coach/rubric/packed-words.ts'
import type { RubricWords, Topics } from '#shared/coach/rubric/words.ts'
import { eachOf } from '#shared/text/each-of.ts'
import type { Language } from '#shared/text/languages.ts'
import { contains, phrasePattern, wordPattern } from '#shared/text/phrases.ts'
import { stemOf } from '#shared/text/stems.ts'
import { stopWords } from '#shared/text/stop-words.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** Makes patterns of a language's words. */
export function compileRubricWords(packed: PackedRubric, language: Language): RubricWords {
  const { hesitations, fillersBetweenCommas, steps, nameAfter, areNounsCapitalized, numberWords, deeds } = packed
  const { instructions, ...patterns } = eachOf(PHRASE_KEYS, (key) => phrasePattern(packed[key]))
  const small = stopWords(language)
  return {
    ...patterns,
    // 'Um' is a German word.
    voiced: new Set([...ALWAYS_VOICED].filter((sound) => !small.has(sound)).concat(hesitations)),
    fillersBetweenCommas: new Set(fillersBetweenCommas),
    step: wordPattern(steps),
    isOpen: waitsForParticiple(deeds),
    nameAfter: new Set(nameAfter),
    areNounsCapitalized,
    isInstruction: (plain) => contains(plain, instructions),
    numberWords: new Set(numberWords),
    deedsIn: deedsByForms(deeds, areNounsCapitalized),
    topics: compileTopics(packed, language),
  }
}

/**
 * A stem of so many letters identifies longer words that begin with it: 'kunde' also 'kundendienst'; in German, whose
 * compounds are one word, also those that end with it: 'schicht' also 'nachtschicht'.
 */
const TELLING = 5

function compileTopics(packed: PackedRubric, language: Language): Topics {
  const rootOf = (plain: string) => stemOf(foldWord(plain.replace(/^.*'/, '')), language)
  const rootsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(rootOf))
  const isIn = (roots: ReadonlySet<string>, root: string) => {
    for (let end = root.length; end >= Math.min(TELLING, root.length); end -= 1)
      if (roots.has(root.slice(0, end))) return true
    if (language !== 'de') return false
    for (let start = 1; start <= root.length - TELLING; start += 1) if (roots.has(root.slice(start))) return true
    return false
  }
  const competencies = new Map(Object.entries(packed.topics).map(([id, words]) => [id, rootsOf(words)]))
  const industries = new Map(Object.entries(packed.industries).map(([id, words]) => [id, rootsOf(words)]))
  const strengths = rootsOf(packed.strengths)
  const changesOfJob = rootsOf(packed.changesOfJob)
  const all = [...competencies.values(), strengths, changesOfJob]
  const asking = rootsOf(packed.asking)
  const small = stopWords(language)
  return {
    rootOf,
    isIn,
    tellsTopic: (plain) => {
      const word = foldWord(plain.replace(/^.*'/, ''))
      return word.length > 2 && !small.has(word) && !asking.has(rootOf(plain))
    },
    ofQuestion: ({ question, competency }) => {
      const cues = cuesOf(question)
      return [
        competencies.get(competency) ?? NONE,
        ...cues.competencies.map((one) => competencies.get(one) ?? NONE),
        ...(cues.strengths ? [strengths] : []),
        ...(cues.changesOfJob ? [changesOfJob] : []),
      ]
    },
    ofIndustry: (industry) => industries.get(industry ?? '') ?? NONE,
    isOfWork: (root) => all.some((roots) => isIn(roots, root)),
    general: { role: rootsOf(packed.general.role), curveball: rootsOf(packed.general.curveball) },
  }
}

const NONE: ReadonlySet<string> = new Set()
