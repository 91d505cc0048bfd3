import { bare, isTelling, type Foreign } from '#shared/grounding/foreign-doers.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * In German, French and Spanish: a change that the line turns round, 'erhöht' for 'gesenkt'. Of the clauses that tell of
 * a change, those that share most words with the part of the line are compared.
 */
export function foreignDirectionViolations({ line, said, language }: Reading): readonly Violation[] {
  if (language === 'en') return []
  const spoken = turnsIn(said, language)
  if (spoken.length === 0) return []
  return turnsIn(line, language)
    .filter((turn) => isTurned(turn, spoken, line, said))
    .map(({ word }) => ({ kind: 'polarity', what: word.text }))
}

type Turn = { readonly isUp: boolean; readonly word: Word }

function isTurned({ isUp, word: turn }: Turn, spoken: readonly Turn[], line: Passage, said: Passage): boolean {
  const told = line.words.filter((word) => word !== turn && word.clause === turn.clause && isTelling(word))
  const shared = ({ word: { clause } }: Turn) =>
    told.filter(({ lower }) =>
      said.words.some((word) => word.clause === clause && isRelated(bare(word.lower), bare(lower))),
    ).length
  const most = Math.max(...spoken.map(shared))
  return most > 0 && spoken.filter((one) => shared(one) === most).every((one) => one.isUp !== isUp)
}

const turnsIn = ({ words }: Passage, language: Foreign): readonly Turn[] =>
  words.flatMap((word): readonly Turn[] => {
    const lower = bare(word.lower)
    // 'Bajó' fell, 'bajo' is 'under'.
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
