import { useSyncExternalStore } from 'react'

/**
 * Values that this browser keeps by name, written before `keep` returns, so that a crash loses nothing, and followed
 * over all tabs. What storage refuses lasts as long as the page. `parse` gives null for what it does not know.
 */
export function createStoredRecord<T>(prefix: string, parse: (kept: unknown) => T | null) {
  const known = new Map<string, T | null>()
  /** What storage took: another tab may have changed it since. */
  const stored = new Set<string>()
  const listeners = new Set<() => void>()

  /** Null when nothing is kept. */
  function read(name: string): T | null {
    const key = prefix + name
    const found = known.get(key)
    if (found !== undefined) return found
    stored.add(key)
    const value = parsed(textOf(key))
    known.set(key, value)
    return value
  }
  /** With null forgets; false when only this page has it. */
  function keep(name: string, value: T | null): boolean {
    const key = prefix + name
    known.set(key, value)
    for (const listener of listeners) listener()
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(value))
      stored.add(key)
      return true
    } catch {
      stored.delete(key)
      return false
    }
  }
  function listen(listener: () => void): () => void {
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (!key?.startsWith(prefix)) return
      known.set(key, parsed(newValue))
      listener()
    }
    // While no one listened, no one was told what other tabs wrote.
    if (listeners.size === 0) for (const key of stored) known.set(key, parsed(textOf(key)))
    listeners.add(listener)
    window.addEventListener('storage', handleStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', handleStorage)
    }
  }
  /** As it changes, here or in another tab; null on the server. */
  const useKept = (name: string): T | null =>
    useSyncExternalStore(
      listen,
      () => read(name),
      () => null,
    )
  function parsed(text: string | null): T | null {
    try {
      return text === null ? null : parse(JSON.parse(text))
    } catch {
      return null
    }
  }
  return { read, keep, useKept }
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
