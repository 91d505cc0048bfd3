import { afterEach, expect, test, vi } from 'vitest'
import { listenTo } from '#web/features/coach/practice/speech.ts'

afterEach(() => vi.unstubAllGlobals())

/** Speech recognition as browsers have it, with results from the test. */
class Recognition {
  onresult: ((event: object) => void) | null = null
  onend: () => void = () => {}
  constructor() {
    pushResults = (...results) => this.onresult?.({ resultIndex: 0, results })
    pause = () => this.onend()
  }
  start() {}
  stop() {}
}
let pushResults: (...results: readonly object[]) => void = () => {}
let pause: () => void = () => {}
const result = (transcript: string, isFinal = true) => ({ isFinal, 0: { transcript } })

function listen() {
  vi.stubGlobal('webkitSpeechRecognition', Recognition)
  const [words, guesses]: [string[], string[]] = [[], []]
  const callbacks = { onWords: (text: string) => words.push(text), onGuess: (text: string) => guesses.push(text) }
  return { words, guesses, ...listenTo({ ...callbacks, onEnd: () => {} }) }
}

test('speech is added once, even if the browser repeats it with everything that follows', () => {
  const { words, guesses } = listen()
  pushResults(result('I led a team'))
  pushResults(result('I led a team'), result('of five', false))
  pushResults(result('I led a team'), result('of five nurses'))
  expect(words).toEqual(['I led a team', 'of five nurses'])
  expect(guesses).toEqual(['', 'of five', ''])
})

test('after a pause, when the browser restarts its results, the new ones are added', () => {
  const { words } = listen()
  pushResults(result('I led a team'))
  pause()
  pushResults(result('of five nurses'))
  expect(words).toEqual(['I led a team', 'of five nurses'])
})

test('words that the browser never finalized are added when it stops', () => {
  const { words, guesses } = listen()
  pushResults(result('I led a team'), result('of five', false))
  pause()
  pushResults(result('for a year'))
  expect(words).toEqual(['I led a team', 'of five', 'for a year'])
  expect(guesses.at(-1)).toBe('')
})

test('finishing adds the words on the screen and nothing after them', () => {
  const { words, finish } = listen()
  pushResults(result('I led a team of fife', false))
  finish()
  pushResults(result('I led a team of five'))
  expect(words).toEqual(['I led a team of fife'])
})
