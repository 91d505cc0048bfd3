import { bare, clausesOfOthers, isContentWord, namesOthers, type Foreign } from '#shared/grounding/foreign-actors.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'
import { nearestClauses } from '#shared/grounding/nearest-clauses.ts'

/**
 * In German, French and Spanish: someone else's work that the line claims, or a claim of leading or working alone.
 * Coarser than in English: it looks at whose clause shares the most words with the line. What 'wir', 'nous' and
 * 'nosotros' did may be claimed without a subject.
 */
export function foreignOwnershipViolations({ line, source, known, language }: Reading): readonly Violation[] {
  if (language === 'en') return []
  const soloClaims = unsupportedSoloClaims(line, source, language)
  const leadershipClaims = unsupportedLeadershipClaims(line, source, known, language)
  const takenCredit =
    soloClaims.length + leadershipClaims.length > 0 ? [] : creditTakenFromOthers(line, source, language)
  return [...soloClaims, ...leadershipClaims, ...takenCredit].map((what) => ({ kind: 'ownership', what }))
}

function unsupportedSoloClaims({ words }: Passage, source: Passage, language: Foreign): readonly string[] {
  const match = ALONE[language].exec(textOf(words))
  return match && !SOURCE_ALONE[language].test(textOf(source.words)) ? [match[0].trim()] : []
}

const textOf = (words: readonly Word[]) => words.map(({ lower }) => lower).join(' ')

const ALONE = {
  de: /\b(?:alleine?|alleinige\w*|alleingang|alleinverantwort\w+|eigenstandig\w*|selbstst?andig\w*|eigenverantwort\w+|eigeninitiative|ohne (?:fremde )?hilfe|personlich)\b/,
  fr: /\b(?<!\b(?:une?|le|la|d'une?) )seule?\b|\b(?:autonom\w+|independamment|personnellement|propre initiative|par mes propres moyens|sans (?:aucune )?aide)\b/,
  es: /\bsola\b|\byo solo\b|\bsolo(?= (?:el|la|los|las|un|una)\b|$)|\b(?:solitario|por mi (?:cuenta|mism[oa])|autonom\w+|independiente|individualmente|personalmente|propia iniciativa|sin (?:ninguna )?ayuda)\b/,
} as const
const SOURCE_ALONE = {
  de: /\b(?:alleine?|allein\w+|eigen\w*|selbst\w*|personlich|niemand|keiner|nur ich|auf mich gestellt|ohne (?:fremde )?hilfe)\b/,
  fr: /\b(?:seule?|autonom\w+|moi-meme|moi meme|independ\w+|personnellement|initiative|personne|sans aide)\b/,
  es: /\b(?:sol[oa]|solitario|mi cuenta|mi mism[oa]|autonom\w+|independiente|individual\w*|personalmente|iniciativa|nadie|sin ayuda)\b/,
} as const

/** Claims of leading or founding that the speaker doesn't make. */
function unsupportedLeadershipClaims(
  line: Passage,
  source: Passage,
  known: Passage,
  language: Foreign,
): readonly string[] {
  const { leads, leadsPeople, people, roles } = CLAIMS[language]
  const isOfPeople = line.words.some(({ lower }) => people.test(bare(lower)))
  const claims = line.words.filter(({ lower, index }) => {
    const before = line.words[index - 1]?.lower ?? ''
    // 'Unter Leitung von' refers to another person.
    if (/^(?:unter|sous|bajo)$/.test(before) || /^(?:unter|sous|bajo)$/.test(line.words[index - 2]?.lower ?? ''))
      return false
    const word = bare(lower)
    if (roles.test(word)) return index === 0 || /^(?:als|comme|que|como)$/.test(before)
    return leads.test(word) || (isOfPeople && leadsPeople.test(word))
  })
  if (claims.length === 0 || isLeading(source, language)) return []
  return claims.filter(({ lower }) => !known.words.some((word) => word.lower === lower)).map(({ text }) => text)
}

function isLeading(source: Passage, language: Foreign): boolean {
  const { leads, leadsPeople, roles, own, being } = CLAIMS[language]
  const others = clausesOfOthers(source, language)
  if (own.test(textOf(source.words))) return true
  return source.words.some(({ lower, index, clause }) => {
    const word = bare(lower)
    if (leads.test(word) || leadsPeople.test(word)) return !others.has(clause)
    return (
      roles.test(word) && source.words.slice(Math.max(0, index - 3), index).some((before) => being.test(before.lower))
    )
  })
}

const CLAIMS = {
  de: {
    leads:
      /^(?:geleitet|leitete|leite|leitet|leiten|leitung|leitend\w*|(?:team|projekt|filial|schicht|abteilungs|bau|gruppen)leitung|gegrundet|grundete|initiiert\w*|koordinier\w+)$/,
    leadsPeople: /^(?:gefuhrt|angefuhrt|fuhrte|fuhre|fuhren|fuhrung|\w+fuhrung|verantwort\w+|vorgesetzt\w*)$/,
    roles:
      /^(?:(?:team|projekt|filial|schicht|abteilungs|bau|gruppen|kuchen|bereichs|betriebs)?(?:leiter|leiterin|chef|chefin)|teamlead|vorarbeiter\w*|grunder|grunderin)$/,
    people: /^(?:\w*teams?|mitarbeit\w+|leuten?|abteilung|gruppe|mannschaft|schicht|personal|kolleg\w+|azubis)$/,
    own: /\b(?:unter mir|mir unterstellt|unterstanden mir|mein(?:e[mns]?)? (?:eigenes |eigene )?(?:team|mannschaft|leute|mitarbeiter))\b/,
    being: /^(?:bin|war|als|wurde|zum|zur)$/,
  },
  fr: {
    leads:
      /^(?:dirig\w+|encadr\w+|chapeaut\w+|pilot(?:e|es|ais|er|age)|supervis\w+|fonde|cofonde|fondatrice|fondateur|coordonn\w+|tete)$/,
    leadsPeople: /^(?:mene|menais|gere|gerais|gerer|gestion|manage\w*|responsab\w+|direction)$/,
    roles: /^(?:chef|cheffe|directeur|directrice|gerante?)$/,
    people: /^(?:equipes?|personnes|collaborateurs|employes|salaries|groupe|personnel|collegues)$/,
    own: /\b(?:sous (?:ma|mes) (?:responsabilite|direction|ordres)|mon equipe|sous moi)\b/,
    being: /^(?:suis|j'etais|etais|comme|devenue?|que)$/,
  },
  es: {
    leads:
      /^(?:lider\w+|dirig\w+|dirij\w+|encabec\w+|encabez\w+|supervis(?:e|aba|ar|o|ion|ando)|funde|fundador\w*|cofund\w+|capitane\w+|coordin\w+)$/,
    leadsPeople: /^(?:gestion\w*|lleve|llevaba|llevo|manej\w+|responsab\w+|cargo|frente|mand\w+|encargad[oa])$/,
    roles: /^(?:jef[ae]|director|directora|gerente|capitan|capitana)$/,
    people: /^(?:equipos?|personas|emplead[oa]s|trabajador\w+|grupo|personal|plantilla|companer[oa]s)$/,
    own: /\b(?:mi equipo|mi cargo|mis ordenes|mi gente)\b/,
    being: /^(?:soy|era|fui|como|estuve|ascendi)$/,
  },
} as const satisfies Record<Foreign, Record<string, RegExp>>

/** All clauses that share the most words with the line are someone else's. */
function creditTakenFromOthers(line: Passage, source: Passage, language: Foreign): readonly string[] {
  const others = clausesOfOthers(source, language)
  if (others.size === 0 || namesOthers(line.words, language)) return []
  const content = line.words.filter(isContentWord)
  const nearest = nearestClauses(
    content.map(({ lower }) => source.words.filter((word) => isRelated(bare(word.lower), bare(lower)))),
  )
  return nearest.size > 0 && [...nearest].every((clause) => others.has(clause)) ? [line.words[0]?.text ?? ''] : []
}
