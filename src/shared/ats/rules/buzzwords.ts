import type { Context, ReadTextField } from '#shared/ats/context.ts'
import { hasNumber } from '#shared/ats/lines.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import { squeezed } from '#shared/text/readable.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** Empty self-praise in a sentence without a number to back it up. */
export const buzzwords: Rule<Context> = {
  name: 'buzzwords',
  kind: 'defect',
  most: 2,
  find: ({ textFields }) =>
    textFields
      .filter(({ role }) => role === 'summary' || role === 'bullet' || role === 'description')
      .flatMap((textField): Finding[] => {
        const words = buzzwordsIn(textField)
        if (words.length === 0) return []
        const { part, path } = textField
        const values = { words: words.join(', ') }
        return [{ code: 'words-empty', severity: 'suggestion', part, paths: [path], values, cost: 1 }]
      }),
}

const buzzwordsIn = ({ text, role }: ReadTextField): readonly string[] =>
  squeezed(text)
    .normalize('NFC')
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !hasNumber(sentence))
    .flatMap((sentence) => {
      const patterns = role === 'summary' ? [BUZZWORDS, BUZZWORDS_ABOUT_PEOPLE] : [BUZZWORDS]
      const whole = foldWord(sentence.replace(/[-‐‑]/g, ' '))
      // Most sentences contain none, and mapping positions is slow.
      if (patterns.every((pattern) => whole.search(pattern) === -1)) return []
      const { folded, from } = foldedWithIndexes(sentence)
      return patterns.flatMap((pattern) =>
        [...folded.matchAll(pattern)].map(({ 0: found, index }) =>
          // Quotes the words as written, not folded.
          sentence.slice(from[index], (from[index + found.length - 1] ?? sentence.length) + 1),
        ),
      )
    })

/** The text folded, with spaces for hyphens, and the original index of each folded character. */
function foldedWithIndexes(text: string) {
  const folds = text.split('').map((character) => foldWord(character.replace(/[-‐‑]/, ' ')))
  return { folded: folds.join(''), from: folds.flatMap((fold, at) => fold.split('').map(() => at)) }
}

const anyOf = (...texts: readonly string[]) => new RegExp(`\\b(?:${texts.join('|')})\\b`, 'g')

/** Patterns for folded text with spaces for hyphens. */
const BUZZWORDS = anyOf(
  'hard ?working|hard worker|team ?player|(?:results?|goal|detail) (?:driven|oriented)|go getter|self starter|self motivated',
  'highly motivated|motivated (?:individual|professional|person|team)|dynamic (?:individual|professional|person|leader|personality)',
  'think(?:s|ing)? outside (?:of )?the box|thought leader|proven track record|people person|strategic thinker|rock ?star|best of breed',
  'works? well under pressure|excellent communication skills|passionate (?:individual|professional|person|about)|synerg(?:y|ies)|guru|ninja',
  'teamfahig(?:e|er|en|es|keit)?|hoch ?motiviert(?:e|er|en|es)?|belastbar(?:e|er|en|keit)?|zielstrebig(?:e|er|en|keit)?|kommunikationsstark(?:e|er|en)?',
  'dynamische personlichkeit|jung und dynamisch|hands on mentalitat|macher(?:in)?mentalitat|leidenschaftlich(?:e|er)?',
  "esprit d['’]equipe|force de proposition|orientee? resultats?|(?:tres|hautement) motivee?|passionnee? par|travailleu(?:r|se) acharnee?",
  'trabajador(?:a)? incansable|orientad[oa] a (?:los )?resultados|altamente motivad[oa]|con ganas de aprender|apasionad[oa] (?:por|de)|proactiv[oa]|capacidad de trabaj(?:o|ar) (?:en equipo|bajo presion)',
)

/** Empty when said about a person, factual when said about prices, pages or hours; checked in the summary only. */
const BUZZWORDS_ABOUT_PEOPLE = anyOf(
  'teamorientiert(?:e|er)?|motiviert(?:e|er)?|flexibel|zuverlassig(?:e|er)?',
  'dynamique(?= et\\b|,|\\.|$)|motivee?|polyvalente?',
  'dinamic[oa](?= y\\b|,|\\.|$)|motivad[oa]|polivalente',
)
