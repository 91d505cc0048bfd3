import { data, redirect } from 'react-router'
import { getCoach, getCoachSession, type CoachSession } from '#shared/contract/coach.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'

/** `owned` is whether the coach is still mine: else a session can only be read, printed and deleted. */
type Loaded = { readonly session: CoachSession; readonly owned: boolean }

/** A session of mine; null when no one is signed in. Anyone who has none and no coach is led to what it is. */
export async function loadSession(id: string, send: Send): Promise<Loaded | null> {
  const coach = await call(getCoach, {}, send)
  if (coach.status === 401) return null
  if (coach.status !== 200) throw toCallError(coach)
  const { owned } = coach.body
  const reply = await call(getCoachSession, { params: { id } }, send)
  if (reply.status === 404) throw owned ? data(null, { status: 404 }) : redirect('/interview-prep')
  if (reply.status !== 200) throw toCallError(reply)
  return { session: reply.body, owned }
}
