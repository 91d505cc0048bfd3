import { useEffect, useRef, useState } from 'react'
import { useClock } from '#web/features/coach/practice/clock.ts'
import { listenTo, type SpeechTrouble } from '#web/features/coach/practice/speech.ts'

export type ListeningProps = {
  onWords: (words: string) => void
  /** Seconds listened since it was last told. */
  onSeconds: (seconds: number) => void
}

/** Listens when it is told to, and tells words and seconds as they come. */
export function useListening({ onWords, onSeconds }: ListeningProps) {
  const clock = useClock()
  const [guess, setGuess] = useState('')
  const [trouble, setTrouble] = useState<SpeechTrouble | null>(null)
  const stopListening = useRef<() => void>(undefined)
  const told = useRef(0)
  const latest = useRef({ onWords, onSeconds, clock })
  useEffect(() => {
    latest.current = { onWords, onSeconds, clock }
  })
  // An answer that was handed in gets no more words, although the browser may still find some.
  useEffect(
    () => () => {
      latest.current = { ...latest.current, onWords: () => {}, onSeconds: () => {} }
      stopListening.current?.()
    },
    [],
  )

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
    stopListening.current = listenTo({
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
    stop: () => stopListening.current?.(),
  }
}
