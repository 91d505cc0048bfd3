import { perPassage } from '#shared/grounding/per-passage.ts'
import type { Passage, Word } from '#shared/grounding/types.ts'
import type { Language } from '#shared/text/languages.ts'

export type Foreign = Exclude<Language, 'en'>

/** A folded word without an elided article: 'equipe' of 'l'equipe'. */
export const bare = (lower: string): string => lower.replace(/^(?:[cdlnst]|qu)'/, '')

/** Whether a word carries meaning by itself: a number, or not a small word. */
export const isContentWord = ({ lower }: Word): boolean => /\d/.test(lower) || (lower.length > 2 && !SMALL.test(lower))

const SMALL =
  /^(?:der|die|das|den|dem|des|ein\w{0,2}|und|von|vom|mit|fur|bei|auf|aus|zum|zur|als|habe?n?|hat|war|les|une|des|aux|par|sur|pour|avec|dans|est|los|las|una|del|por|con|que|para|fue)$/

/** Whether a line or clause names other people who work: bosses, colleagues, agencies. */
export const namesOthers = (words: readonly Word[], language: Foreign): boolean =>
  words.some(({ lower }) => OTHERS[language].test(bare(lower)))

/** The clauses of an answer whose actor is someone else: 'Mein Chef hat', 'géré par ma collègue'. */
export const clausesOfOthers = (source: Passage, language: Foreign): ReadonlySet<number> =>
  CLAUSES_OF_OTHERS[language](source)

const clausesIn = (language: Foreign) =>
  perPassage(({ words }): ReadonlySet<number> => {
    const others = new Set<number>()
    let [sentence, wasOthers] = [0, false]
    for (const [clause, own] of Map.groupBy(words, (word) => word.clause)) {
      const continuesSubject = own[0]?.sentence === sentence && !OWN_SUBJECT[language].test(textOf(own))
      const hasPronoun = own.slice(0, 3).some(({ lower }) => PRONOUN[language].test(lower))
      sentence = own[0]?.sentence ?? sentence
      // The speaker takes part, or it was done to them: 'Mein Chef und ich', 'mon chef m'a confié'.
      if (own.some((word) => isSelf(word, language))) wasOthers = false
      else wasOthers = hasOtherActor(own, language) || (wasOthers && (continuesSubject || hasPronoun))
      if (wasOthers) others.add(clause)
    }
    return others
  })

const CLAUSES_OF_OTHERS = { de: clausesIn('de'), fr: clausesIn('fr'), es: clausesIn('es') } as const

const textOf = (words: readonly Word[]) => words.map(({ lower }) => lower).join(' ')

/** Spanish marks the actor by the ending alone: 'llevé', 'vendimos'. */
const isSelf = ({ lower, text }: Word, language: Foreign): boolean =>
  SELF[language].test(lower) || (language === 'es' && /(?:[éí]|[aei]mos)$/.test(text))

/** Another person is the actor: after no preposition except the one for the agent of a passive. */
function hasOtherActor(own: readonly Word[], language: Foreign): boolean {
  return own.some(({ lower }, at) => {
    if (!OTHERS[language].test(bare(lower))) return false
    const before = own.slice(Math.max(0, at - 3), at)
    const isPassive = before.some((word) => BY[language].test(word.lower))
    return isPassive || !before.some((word) => PREPOSITION[language].test(word.lower))
  })
}

const SELF = {
  de: /^(?:ich|wir|mich|mir|uns|habe|man)$/,
  fr: /^(?:je|nous|on|moi|me|j'.*|m'.*|qu'on)$/,
  es: /^(?:yo|nosotros|nosotras|me|nos|he|hice|tuve|fui|pude|puse|di|vi|estuve|vine|soy|tengo)$/,
} as const

const OTHERS = {
  de: /^(?:chef|chefin|chefs|boss|kollege|kollegin|kollegen|kolleginnen|vorgesetzter?|vorgesetzten|leiter|leiterin|meister|meisterin|direktor|direktorin|vorganger|vorgangerin|agentur|geschaftsfuhrer|geschaftsfuhrerin|manager|managerin|berater|bruder|schwester|frau|mann)$/,
  fr: /^(?:chef|cheffe|chefs|patron|patronne|collegues?|superieure?|directeur|directrice|predecesseur|agence|gerante?|manager|responsable|consultante?|frere|soeur|mari|femme)$/,
  es: /^(?:jef[ae]s?|companer[oa]s?|colegas?|director|directora|encargad[oa]|gerente|agencia|predecesora?|consultora?|herman[oa]|marido|mujer|supervisora?)$/,
} as const

/** German also marks the actor by the form of the article. */
const PREPOSITION = {
  de: /^(?:mit|fur|bei|beim|zu|zum|zur|nach|unter|ohne|an|am|meinem|meiner|meinen|den|dem|des|einen|einem|einer|als|vom|von)$/,
  fr: /^(?:avec|pour|de|du|des|a|au|aux|chez|sous|sans|comme|etais|suis)$/,
  es: /^(?:con|para|de|del|a|al|sin|bajo|como|era|soy)$/,
} as const
const BY = { de: /^(?:von|vom|durch)$/, fr: /^par$/, es: /^por$/ } as const
const PRONOUN = { de: /^(?:er|sie)$/, fr: /^(?:il|elle|ils|elles)$/, es: /^(?:el|ella|ellos|ellas)$/ } as const

/** A new subject after 'and': 'et les coûts ont baissé'. */
const OWN_SUBJECT = {
  de: /^(?:und|aber|weil|wahrend) (?:der|das|ein|unser|unsere|mein|meine)\b/,
  fr: /^(?:et|mais|donc|car) (?:le|la|les|l'\S+|un|une|des|notre|nos|mon|ma|mes)\b/,
  es: /^(?:y|pero|porque) (?:el|la|los|las|un|una|nuestr[oa]s?)\b/,
} as const
