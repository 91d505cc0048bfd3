import { safeParse } from 'zod/mini'
import { Profile } from '#shared/contract/profile.ts'

const KEY = 'profile-draft'

/** Keeps what was typed over a sign-in, in this tab and for this person alone. */
export function keepDraft(email: string, profile: Profile): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email, profile }))
  } catch {
    // Storage is switched off: there is no other place that outlives the page.
  }
}

/** What was typed before the sign-in, once. */
export function takeProfileDraft(email: string): Profile | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { email?: unknown; profile?: unknown } | null
    sessionStorage.removeItem(KEY)
    const parsed = safeParse(Profile, kept?.profile)
    return kept?.email === email && parsed.success ? parsed.data : undefined
  } catch {
    return undefined // switched off, or not ours
  }
}
