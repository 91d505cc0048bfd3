import type { CoachSessionCard } from '#shared/contract/coach.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { getResume, type ResumeCard } from '#shared/contract/resumes.ts'
import { industryOf, industryOfRole, levelOf } from '#shared/interview/find-industry.ts'
import type { Defaults } from '#web/features/coach/home/practice-setup.ts'
import { call } from '#web/lib/api/call.ts'

/**
 * What a new session begins with: what the latest one was about, else what the latest resume tells. Only the server
 * calls this: the fields of work come with all their questions.
 */
export async function defaultsFor(
  [latest]: readonly CoachSessionCard[],
  [newest]: readonly ResumeCard[],
  send: Send,
): Promise<Defaults> {
  const resumeId = newest?.id ?? null
  if (latest) return { role: latest.role, industry: chosenIn(latest), level: latest.level, resumeId }
  const role = newest ? await roleIn(newest.id, send) : ''
  return { role, industry: '', level: levelOf(role), resumeId }
}

/** Blank where the role tells the field: a role that is typed in its place should tell it as well. */
function chosenIn({ role, industry }: CoachSessionCard): string {
  const { id, label } = industryOf(industry)
  return id === 'general' || id === industryOfRole(role).id ? '' : label.en
}

async function roleIn(id: number, send: Send): Promise<string> {
  const reply = await call(getResume, { params: { id: String(id) } }, send)
  if (reply.status !== 200) return ''
  const { experience } = reply.body.content
  return (experience.find(({ current }) => current) ?? experience[0])?.position.trim() ?? ''
}
