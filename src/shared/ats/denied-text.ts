import type { Context, ReadTextField } from '#shared/ats/context.ts'
import { withoutWords } from '#shared/ats/without-words.ts'
import { sentencesOf } from '#shared/text/sentences.ts'
import { foldWord } from '#shared/text/tokens.ts'

/**
 * The resume without what it says the person has not done, only wishes for, or somebody else did: from words such as
 * 'never used' or 'would like to learn' to the end of their sentence. 'Used AWS, never Terraform' keeps AWS.
 */
export function withoutDeniedText(context: Context): Context {
  const textFields = context.textFields.flatMap((textField) => {
    const denied = new Set(sentencesOf(textField.text, textField.tokens).flatMap((range) => deniedIn(textField, range)))
    return denied.size === 0 ? textField : (withoutWords(textField, denied) ?? [])
  })
  return { ...context, textFields }
}

/** Positions of the denied words of a sentence. */
function deniedIn({ text, tokens }: ReadTextField, [from, to]: readonly [number, number]): readonly number[] {
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last) return []
  const sentence = text.slice(first.start, last.end)
  const folded = foldWord(sentence)
  const cue = CUE.exec(folded)
  if (!cue) return []
  // Folding may change the length of a text; then the whole sentence is meant.
  const start = first.start + (folded.length === sentence.length ? cue.index : 0)
  return Array.from({ length: to - from }, (_, offset) => from + offset).filter((at) => tokens[at]!.start >= start)
}

/** Folded, in English, German, French and Spanish: denied, wished for, and others' work. */
const CUE = new RegExp(
  [
    String.raw`\b(?:never|not yet) (?:\w+ )?(?:used|worked|touched|tried|done|learned|held|had)\b`,
    String.raw`\b(?:but|and|though|although) never\b`,
    String.raw`\b(?:haven't|have not|hasn't|has not|didn't|did not) (?:\w+ )?(?:used?|worked?|touch(?:ed)?|learn(?:ed)?)\b`,
    String.raw`\b(?:no|without|little|lack(?:s|ing)?) (?:\w+ )?(?:experience|knowledge|exposure|background|training)\b`,
    String.raw`\b(?:would|'d) (?:\w+ )?(?:like|love) to\b|\b(?:want|wants|hope|hopes|hoping|plan|plans|planning|eager|keen|curious|interested) (?:to|in) (?:learn|work|use|train|get|becom|try|learning|working)`,
    String.raw`\b(?:beside|alongside|next to|near|sat with|supported by) (?:a|an|the|our|another) (?:\w+ ){0,4}?(?:team|colleagues?|engineers?|developers?|department|group)\b`,
    String.raw`\b(?:team|colleagues?|department|group|partner|agency|supplier) (?:that|who|which) (?:used|ran|built|worked|uses|runs)\b`,
    // In German it may stand before or behind what it denies.
    String.raw`(?:^|[,;])[^,;]*\b(?:noch (?:nie|nicht|keine?)|keine? (?:\w+ )?(?:erfahrung|kenntnisse|praxis))\b`,
    String.raw`\bohne (?:\w+ )?(?:erfahrung|kenntnisse)\b`,
    String.raw`\b(?:mochte|wurde gern|wunsche mir|will) .{0,60}?\b(?:lernen|kennenlernen|einarbeiten|weiterbilden|arbeiten)\b`,
    String.raw`\b(?:jamais|pas encore|aucune? (?:experience|connaissance)|sans (?:experience|connaissance)|n'ai pas)\b`,
    String.raw`\b(?:souhaite|souhaiterais|aimerais|voudrais|envie de) (?:\w+ ){0,2}?(?:apprendre|decouvrir|me former|travailler|evoluer|maitriser)`,
    String.raw`\b(?:nunca|todavia no|aun no|sin (?:experiencia|conocimientos)|ninguna experiencia|no (?:he|tengo))\b`,
    String.raw`\b(?:me gustaria|quiero|quisiera|deseo|espero) (?:\w+ ){0,2}?(?:aprender|conocer|formarme|trabajar|usar)`,
  ].join('|'),
)
