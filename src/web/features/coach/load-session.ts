import { data, redirect } from 'react-router'
import { getCoachSession, type CoachSession } from '#shared/contract/coach.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'

/** A session of mine; null when nobody is signed in. Whoever does not own the coach is led to what it is. */
export async function loadSession(id: string, send: Send): Promise<CoachSession | null> {
  const reply = await call(getCoachSession, { params: { id } }, send)
  if (reply.status === 401) return null
  if (reply.status === 402) throw redirect('/interview-prep')
  if (reply.status === 404) throw data(null, { status: 404 })
  if (reply.status !== 200) throw refusal(reply)
  return reply.body
}
