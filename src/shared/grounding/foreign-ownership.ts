import { bare, clausesOfOthers, isTelling, namesOthers, type Foreign } from '#shared/grounding/foreign-doers.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * In German, French and Spanish: work that the line makes the person's own though it was not: led, done alone, or done
 * by somebody else. Coarser than in English: it asks whose the clause is that shares most words with the line. What
 * 'wir', 'nous' and 'nosotros' did may stand as a bare deed.
 */
export function foreignOwnershipViolations({ line, said, known, language }: Reading): readonly Violation[] {
  if (language === 'en') return []
  const alone = aloneUnsaid(line, said, language)
  const led = leadingUnsaid(line, said, known, language)
  const taken = alone.length + led.length > 0 ? [] : takenFromOthers(line, said, language)
  return [...alone, ...led, ...taken].map((what) => ({ kind: 'ownership', what }))
}

function aloneUnsaid({ words }: Passage, said: Passage, language: Foreign): readonly string[] {
  const match = ALONE[language].exec(spacedOut(words))
  return match && !SAID_ALONE[language].test(spacedOut(said.words)) ? [match[0].trim()] : []
}

const spacedOut = (words: readonly Word[]) => words.map(({ lower }) => lower).join(' ')

const ALONE = {
  de: /\b(?:alleine?|alleinige\w*|alleingang|alleinverantwort\w+|eigenstandig\w*|selbstst?andig\w*|eigenverantwort\w+|eigeninitiative|ohne (?:fremde )?hilfe|personlich)\b/,
  fr: /\b(?<!\b(?:une?|le|la|d'une?) )seule?\b|\b(?:autonom\w+|independamment|personnellement|propre initiative|par mes propres moyens|sans (?:aucune )?aide)\b/,
  es: /\bsola\b|\byo solo\b|\bsolo(?= (?:el|la|los|las|un|una)\b|$)|\b(?:solitario|por mi (?:cuenta|mism[oa])|autonom\w+|independiente|individualmente|personalmente|propia iniciativa|sin (?:ninguna )?ayuda)\b/,
} as const
const SAID_ALONE = {
  de: /\b(?:alleine?|allein\w+|eigen\w*|selbst\w*|personlich|niemand|keiner|nur ich|auf mich gestellt|ohne (?:fremde )?hilfe)\b/,
  fr: /\b(?:seule?|autonom\w+|moi-meme|moi meme|independ\w+|personnellement|initiative|personne|sans aide)\b/,
  es: /\b(?:sol[oa]|solitario|mi cuenta|mi mism[oa]|autonom\w+|independiente|individual\w*|personalmente|iniciativa|nadie|sin ayuda)\b/,
} as const

/** Claims of leading or founding that nobody made of themselves. */
function leadingUnsaid(line: Passage, said: Passage, known: Passage, language: Foreign): readonly string[] {
  const { leads, leadsPeople, people, roles } = CLAIMS[language]
  const isOfPeople = line.words.some(({ lower }) => people.test(bare(lower)))
  const claims = line.words.filter(({ lower, at }) => {
    const before = line.words[at - 1]?.lower ?? ''
    // 'Unter Leitung von' tells of another's.
    if (/^(?:unter|sous|bajo)$/.test(before) || /^(?:unter|sous|bajo)$/.test(line.words[at - 2]?.lower ?? ''))
      return false
    const word = bare(lower)
    if (roles.test(word)) return at === 0 || /^(?:als|comme|que|como)$/.test(before)
    return leads.test(word) || (isOfPeople && leadsPeople.test(word))
  })
  if (claims.length === 0 || isLeading(said, language)) return []
  return claims.filter(({ lower }) => !known.words.some((word) => word.lower === lower)).map(({ text }) => text)
}

function isLeading(said: Passage, language: Foreign): boolean {
  const { leads, leadsPeople, roles, own, being } = CLAIMS[language]
  const others = clausesOfOthers(said, language)
  if (own.test(spacedOut(said.words))) return true
  return said.words.some(({ lower, at, clause }) => {
    const word = bare(lower)
    if (leads.test(word) || leadsPeople.test(word)) return !others.has(clause)
    return roles.test(word) && said.words.slice(Math.max(0, at - 3), at).some((before) => being.test(before.lower))
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

/** The clauses that share most words with the line are all another's. */
function takenFromOthers(line: Passage, said: Passage, language: Foreign): readonly string[] {
  const others = clausesOfOthers(said, language)
  if (others.size === 0 || namesOthers(line.words, language)) return []
  const told = line.words.filter(isTelling)
  const shared = new Map<number, number>()
  for (const { lower } of told) {
    const mentions = said.words.filter((word) => isRelated(bare(word.lower), bare(lower)))
    for (const clause of new Set(mentions.map((word) => word.clause))) shared.set(clause, (shared.get(clause) ?? 0) + 1)
  }
  const most = Math.max(0, ...shared.values())
  const nearest = [...shared].filter(([, count]) => count === most).map(([clause]) => clause)
  return nearest.length > 0 && nearest.every((clause) => others.has(clause)) ? [line.words[0]?.text ?? ''] : []
}
