/** Which resume an interview belongs to; null as long as nothing keeps the resume. */
export type InterviewKey = `resume:${number}` | `local:${number}` | null

/** What storage refuses stays on the page as long as that is open. */
const memory = new Map<string, string>()

/** An interview as it was written; null when there is none. */
export function readInterview(key: InterviewKey): string | null {
  if (key === null) return null
  try {
    return memory.get(key) ?? localStorage.getItem(placeOf(key))
  } catch {
    return null
  }
}

/** Writes before it returns, so that a crash loses nothing; false when storage takes nothing. */
export function writeInterview(key: InterviewKey, text: string): boolean {
  if (key === null) return false
  try {
    localStorage.setItem(placeOf(key), text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    return false
  }
}

/** How far an interview has come that was begun and not finished; null if there is none. */
export function interruptedInterview(key: InterviewKey): { readonly answered: number } | null {
  const text = readInterview(key)
  if (text === null) return null
  try {
    const { answered } = JSON.parse(text) as { answered?: unknown }
    return Array.isArray(answered) ? { answered: answered.length } : null
  } catch {
    return null
  }
}

export function removeInterview(key: InterviewKey): void {
  if (key === null) return
  memory.delete(key)
  try {
    localStorage.removeItem(placeOf(key))
  } catch {
    // Switched off: then nothing is there either.
  }
}

/** A resume that gets another place takes its interview along. */
export function moveInterview(from: InterviewKey, to: InterviewKey): void {
  const text = readInterview(from)
  if (text === null || to === null || from === to) return
  writeInterview(to, text)
  removeInterview(from)
}

/** Calls back when another tab has written or forgotten an interview; gives the way to stop. */
export function onInterviewChange(listener: (key: InterviewKey) => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // What is behind the prefix was a key when it was written.
    if (key?.startsWith(PLACE)) listener(key.slice(PLACE.length) as InterviewKey)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

const PLACE = 'interview:'
const placeOf = (key: string) => `${PLACE}${key}`
