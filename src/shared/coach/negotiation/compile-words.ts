import { MOVE_KEYS, type PackedNegotiation } from '#shared/coach/negotiation/packed-words.ts'
import { LEVERS } from '#shared/coach/negotiation/types.ts'
import type { EndingWords, FigureWords, MoveWords, NegotiationWords } from '#shared/coach/negotiation/words.ts'
import { eachOf } from '#shared/text/each-of.ts'
import type { Language } from '#shared/text/languages.ts'
import { phrasePattern, sourceOf, wordPattern } from '#shared/text/phrases.ts'
import { stopWords } from '#shared/text/stop-words.ts'

/** Makes patterns of a language's words. */
export function compileNegotiationWords(packed: PackedNegotiation, language: Language): NegotiationWords {
  const { lines, names, answers } = packed
  return {
    language,
    lines,
    names,
    answers,
    moves: movesOf(packed.moves),
    endings: endingsOf(packed),
    figures: figuresOf(packed.figures, language),
  }
}

function movesOf(moves: PackedNegotiation['moves']): MoveWords {
  const silence = 'phrases' in moves.silence ? moves.silence.phrases : moves.silence
  return {
    ...eachOf(MOVE_KEYS, (key) => phrasePattern(moves[key])),
    silence: new RegExp(String.raw`^[(*]*${sourceOf(silence)}[)*.]*$`, 'iu'),
    levers: eachOf(LEVERS, (lever) => phrasePattern(moves.levers[lever])),
  }
}

const whole = (phrases: readonly string[]): RegExp => new RegExp(`^${sourceOf(phrases)}$`, 'u')

const endingsOf = ({ yes, leaving }: PackedNegotiation): EndingWords => ({
  lead: new RegExp(`^(?:${sourceOf(yes.lead)} )+`, 'u'),
  plain: whole(yes.plain),
  soft: whole(yes.soft),
  courtesy: whole(yes.courtesy),
  asked: phrasePattern(yes.asked),
  condition: phrasePattern(yes.condition),
  leaving: phrasePattern(leaving.phrases),
  if: phrasePattern(leaving.if),
  rather: phrasePattern(leaving.rather),
})

function figuresOf(figures: PackedNegotiation['figures'], language: Language): FigureWords {
  const before = (phrases: readonly string[]) => new RegExp(String.raw`(?<![\p{L}\p{N}])${sourceOf(phrases)} $`, 'u')
  const after = (phrases: readonly string[]) => new RegExp(String.raw`^\W*${sourceOf(phrases)}(?![\p{L}\p{N}])`, 'u')
  const [between, from] = [before(figures.between), before(figures.from)]
  const to = new RegExp(`^(?:${sourceOf(figures.to)}|[-–—])$`, 'iu')
  const and = whole(figures.and)
  return {
    break: new RegExp(String.raw`[.!?;\n]\s|[,:]\s|(?<![\p{L}\p{N}])${sourceOf(figures.clause)}(?![\p{L}\p{N}])`, 'u'),
    cues: [
      ['wish', phrasePattern(figures.wish)],
      ['other-pay', phrasePattern(figures.otherPay)],
      ['proof', phrasePattern(figures.proof)],
    ],
    refused: before(figures.refusedBefore),
    raisedTo: before(figures.raiseTo),
    groupOf: before(figures.groupOf),
    yearBefore: before(figures.yearBefore),
    turnedDownAfter: after(figures.tooLowAfter),
    wishedAfter: after(figures.wishedAfter),
    pastAfter: after(figures.pastAfter),
    shortAfter: new RegExp(String.raw`^\s?(?:[^\p{L}\s]|$|\s?${sourceOf(figures.shortAfter)}(?!\p{L}))`, 'iu'),
    thing: wordPattern(figures.counted),
    noThing: wordPattern([...stopWords(language)]),
    isRange: (text, joint) =>
      to.test(joint)
        ? !from.test(text.toLowerCase())
        : and.test(joint.toLowerCase()) && between.test(text.toLowerCase()),
  }
}
