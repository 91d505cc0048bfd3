import { bare, isContentWord, type Foreign } from '#shared/grounding/foreign-actors.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'
import { nearestClauses } from '#shared/grounding/nearest-clauses.ts'

/**
 * In German, French and Spanish: a change that the line reverses, 'erhöht' for 'gesenkt'. The clauses about changes
 * that share the most words with the line's clause are compared.
 */
export function foreignDirectionViolations({ line, source, language }: Reading): readonly Violation[] {
  if (language === 'en') return []
  const sourceChanges = changesIn(source, language)
  if (sourceChanges.length === 0) return []
  return changesIn(line, language)
    .filter((change) => isReversed(change, sourceChanges, line, source))
    .map(({ word }) => ({ kind: 'polarity', what: word.text }))
}

type Change = { readonly isUp: boolean; readonly word: Word }

function isReversed(
  { isUp, word: change }: Change,
  sourceChanges: readonly Change[],
  line: Passage,
  source: Passage,
): boolean {
  const content = line.words.filter((word) => word !== change && word.clause === change.clause && isContentWord(word))
  const nearest = nearestClauses(
    content.map(({ lower }) => source.words.filter((word) => isRelated(bare(word.lower), bare(lower)))),
    new Set(sourceChanges.map(({ word }) => word.clause)),
  )
  return (
    nearest.size > 0 &&
    sourceChanges.filter(({ word }) => nearest.has(word.clause)).every((change) => change.isUp !== isUp)
  )
}

const changesIn = ({ words }: Passage, language: Foreign): readonly Change[] =>
  words.flatMap((word): readonly Change[] => {
    const lower = bare(word.lower)
    // 'Bajó' means 'fell', 'bajo' means 'under'.
    if (UP[language].test(lower)) return [{ isUp: true, word }]
    return DOWN[language].test(lower) && word.text !== 'bajo' ? [{ isUp: false, word }] : []
  })

const UP = {
  de: /^(?:erhoh\w+|gesteigert\w*|steiger\w+|gestiegen\w*|stieg|stiegen|steigt|anstieg|angestiegen|gewachsen|wuchs|wachstum|zunahme|zugenommen|verdoppel\w+|verdreifach\w+|vergrosser\w+|angehoben|hoher|hohere)$/,
  fr: /^(?:augment\w+|hausse|croissance|accru\w*|accroi\w+|progresse\w*|progression|doubl(?:e|ee|es|ees|er|ant|ement)|tripl\w+|grimpe\w*)$/,
  es: /^(?:aument\w+|subi|subio|subimos|subieron|subida|subiendo|subir|increment\w+|creci\w*|crecer|duplic\w+|triplic\w+|elev(?:e|o|amos|ado|ada|ando|ar))$/,
} as const
const DOWN = {
  de: /^(?:gesenkt\w*|senkte\w*|senken|senkung|gesunken\w*|sank|sanken|sinkt|reduzier\w+|reduktion|verringer\w+|verkurz\w+|gefallen|fiel|fielen|ruckgang|zuruckgegangen|abgenommen|abnahme|halbier\w+|gekurzt|verminder\w+|minderung|niedriger|niedrigere)$/,
  fr: /^(?:redui\w+|reduct\w+|baiss\w+|abaiss\w+|diminu\w+|chut\w+|recul\w*|raccourci\w*)$/,
  es: /^(?:reduj\w+|reduc\w+|baje|bajo|bajamos|bajaron|bajada|bajando|bajar|rebaj\w+|disminu\w+|recort\w+|cayo|cayeron|caida|descen\w+|acort\w+)$/,
} as const
