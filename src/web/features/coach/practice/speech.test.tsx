import { afterEach, expect, test, vi } from 'vitest'
import { listenTo } from '#web/features/coach/practice/speech.ts'

afterEach(() => vi.unstubAllGlobals())

/** Speech recognition as a browser has it, told what it hears. */
class Recognition {
  onresult: (event: object) => void = () => {}
  onend: () => void = () => {}
  constructor() {
    hear = (...results) => this.onresult({ resultIndex: 0, results })
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
  listenTo({ onWords: (said) => words.push(said), onGuess: (said) => guesses.push(said), onEnd: () => {} })
  return { words, guesses }
}

test('what was said is taken once, though the browser tells it again with all that follows', () => {
  const { words, guesses } = listen()
  hear(result('I led a team'))
  hear(result('I led a team'), result('of five', false))
  hear(result('I led a team'), result('of five nurses'))
  expect(words).toEqual(['I led a team', 'of five nurses'])
  expect(guesses).toEqual(['', 'of five', ''])
})

test('after a pause, when the browser begins to count anew, all is taken again', () => {
  const { words } = listen()
  hear(result('I led a team'))
  pause()
  hear(result('of five nurses'))
  expect(words).toEqual(['I led a team', 'of five nurses'])
})
