import { afterEach, expect, test, vi } from 'vitest'
import { listenTo } from '#web/features/coach/practice/speech.ts'

afterEach(() => vi.unstubAllGlobals())

/** Speech recognition as a browser has it, told what it hears. */
class Recognition {
  onresult: ((event: object) => void) | null = null
  onend: () => void = () => {}
  constructor() {
    hear = (...results) => this.onresult?.({ resultIndex: 0, results })
    pause = () => this.onend()
  }
  start() {}
  stop() {}
}
let hear: (...results: readonly object[]) => void = () => {}
let pause: () => void = () => {}
const result = (transcript: string, isFinal = true) => ({ isFinal, 0: { transcript } })

function listen() {
  vi.stubGlobal('webkitSpeechRecognition', Recognition)
  const [words, guesses]: [string[], string[]] = [[], []]
  const told = { onWords: (said: string) => words.push(said), onGuess: (said: string) => guesses.push(said) }
  return { words, guesses, ...listenTo({ ...told, onEnd: () => {} }) }
}

test('what was said is taken once, though the browser tells it again with all that follows', () => {
  const { words, guesses } = listen()
  hear(result('I led a team'))
  hear(result('I led a team'), result('of five', false))
  hear(result('I led a team'), result('of five nurses'))
  expect(words).toEqual(['I led a team', 'of five nurses'])
  expect(guesses).toEqual(['', 'of five', ''])
})

test('after a pause, when the browser begins to count again, all is taken again', () => {
  const { words } = listen()
  hear(result('I led a team'))
  pause()
  hear(result('of five nurses'))
  expect(words).toEqual(['I led a team', 'of five nurses'])
})

test('words that the browser never made up its mind about are taken when it stops', () => {
  const { words, guesses } = listen()
  hear(result('I led a team'), result('of five', false))
  pause()
  hear(result('for a year'))
  expect(words).toEqual(['I led a team', 'of five', 'for a year'])
  expect(guesses.at(-1)).toBe('')
})

test('once finished, the words on the screen are taken and nothing after them', () => {
  const { words, finish } = listen()
  hear(result('I led a team of fife', false))
  finish()
  hear(result('I led a team of five'))
  expect(words).toEqual(['I led a team of fife'])
})
