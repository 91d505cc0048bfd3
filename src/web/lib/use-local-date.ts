import { useSyncExternalStore } from 'react'
import { useLingui } from '@lingui/react'

/**
 * Names the day of an instant (ISO 8601) as the calendar on the visitor's wall has it. Until the page is hydrated it is the
 * day in UTC: the server cannot know theirs.
 */
export function useLocalDate(): (at: string, dateStyle: 'medium' | 'long') => string {
  const { i18n } = useLingui()
  const timeZone = useSyncExternalStore(never, theirs, () => 'UTC')
  return (at, dateStyle) => i18n.date(at, { dateStyle, ...(timeZone && { timeZone }) })
}

const never = () => () => {}
const theirs = () => undefined
