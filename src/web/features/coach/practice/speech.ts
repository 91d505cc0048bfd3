/** What we use of a browser's speech recognition; the types of browsers do not know it yet everywhere. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: Heard) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
}
type Heard = {
  readonly results: ArrayLike<{ readonly isFinal: boolean; readonly [at: number]: { readonly transcript: string } }>
}
type Maker = new () => Recognition

/** Why listening has stopped. */
export type SpeechTrouble = 'refused' | 'no-microphone' | 'no-service'
type Listener = {
  readonly onWords: (words: string) => void
  /** What may still change. */
  readonly onGuess: (words: string) => void
  readonly onEnd: (trouble: SpeechTrouble | null) => void
}

function makerHere(): Maker | undefined {
  // Browsers name it differently, and their types not at all.
  const here = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker }
  return here.SpeechRecognition ?? here.webkitSpeechRecognition
}

export const canListen = (): boolean => makerHere() !== undefined

/** Milliseconds; who ends sooner than this, so many times, is not listening at all. */
const TOO_SOON = 500
const MAX_TOO_SOON = 3

type Listening = {
  /** Late results are reported. */
  readonly stop: () => void
  /** Takes the guess for what was said, and nothing that is found after it. */
  readonly finish: () => void
}

/** Listens until it is stopped, over pauses too. */
export function listenTo({ onWords, onGuess, onEnd }: Listener): Listening {
  const Maker = makerHere()
  if (!Maker) {
    onEnd('no-service')
    return { stop: () => {}, finish: () => {} }
  }
  const recognition = new Maker()
  let trouble: SpeechTrouble | null = null
  let isWanted = true
  let since = Date.now()
  let tooSoon = 0
  /** Results of this session that are final and were told. */
  let told = 0
  let guess = ''
  function guessed(words: string) {
    guess = words
    onGuess(words)
  }
  /** Nothing better comes any more: the words on the screen are what was said. */
  function takeGuess() {
    const words = guess
    guessed('')
    if (words !== '') onWords(words)
  }
  function begin() {
    since = Date.now()
    told = 0
    try {
      recognition.start()
    } catch {
      // Some browsers throw where they should say that they may not listen.
      onEnd('no-service')
    }
  }
  recognition.lang = navigator.language.startsWith('en') ? navigator.language : 'en-US'
  recognition.continuous = true
  recognition.interimResults = true
  recognition.onresult = ({ results }) => {
    // Chrome on Android tells each time all that was said so far, and calls all of it new.
    const all = Array.from(results)
    const said = all.filter(({ isFinal }) => isFinal)
    const fresh = said.slice(told).map(transcriptOf)
    told = Math.max(told, said.length)
    if (fresh.length > 0) onWords(fresh.join(' '))
    guessed(
      all
        .filter(({ isFinal }) => !isFinal)
        .map(transcriptOf)
        .join(' '),
    )
  }
  recognition.onerror = ({ error }) => {
    trouble = TROUBLES[error] ?? trouble
  }
  recognition.onend = () => {
    takeGuess()
    tooSoon = Date.now() - since < TOO_SOON ? tooSoon + 1 : 0
    if (tooSoon >= MAX_TOO_SOON) trouble ??= 'no-service'
    // Browsers stop at a long pause: anyone who thinks is not done.
    if (isWanted && trouble === null) return begin()
    onEnd(trouble)
  }
  begin()
  function stop() {
    isWanted = false
    recognition.stop()
  }
  return {
    stop,
    finish() {
      takeGuess()
      recognition.onresult = null
      stop()
    },
  }
}

const transcriptOf = (result: { readonly [at: number]: { readonly transcript: string } }): string =>
  result[0]?.transcript.trim() ?? ''

const TROUBLES: Readonly<Record<string, SpeechTrouble>> = {
  'not-allowed': 'refused',
  'audio-capture': 'no-microphone',
  'service-not-allowed': 'no-service',
  'language-not-supported': 'no-service',
  network: 'no-service',
}
