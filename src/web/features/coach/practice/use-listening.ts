import { useEffect, useRef, useState } from 'react'
import { useClock } from '#web/features/coach/practice/clock.ts'
import { listenTo, type SpeechTrouble } from '#web/features/coach/practice/speech.ts'

type ListeningProps = {
  onWords: (words: string) => void
  /** Seconds listened since it was last told. */
  onSeconds: (seconds: number) => void
}

export type Listening = ReturnType<typeof useListening>

/** Listens when it is told to, and tells words and seconds as they come. */
export function useListening({ onWords, onSeconds }: ListeningProps) {
  const clock = useClock()
  const [guess, setGuess] = useState('')
  const [trouble, setTrouble] = useState<SpeechTrouble | null>(null)
  const listening = useRef<ReturnType<typeof listenTo>>(undefined)
  const told = useRef(0)
  const latest = useRef({ onWords, onSeconds, clock })
  useEffect(() => {
    latest.current = { onWords, onSeconds, clock }
  })
  // Who goes elsewhere while they speak keeps what is on the screen, and the page they left hears nothing more.
  useEffect(() => () => listening.current?.finish(), [])

  function tellSeconds() {
    const whole = Math.round(latest.current.clock.seconds)
    latest.current.onSeconds(whole - told.current)
    told.current = whole
  }
  function listen() {
    setTrouble(null)
    told.current = 0
    clock.reset()
    clock.start()
    listening.current = listenTo({
      onGuess: setGuess,
      onWords(words) {
        latest.current.onWords(words)
        tellSeconds()
      },
      onEnd(why) {
        latest.current.clock.stop()
        setTrouble(why)
        tellSeconds()
      },
    })
  }
  return {
    isListening: clock.isRunning,
    seconds: clock.seconds,
    guess,
    trouble,
    listen,
    stop: () => listening.current?.stop(),
    /** An answer that is handed in has the words on the screen, and gets no more of them. */
    finish() {
      listening.current?.finish()
      if (clock.isRunning) tellSeconds()
    },
  }
}
