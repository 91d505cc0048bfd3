import { registerUser, type TestSite } from '#server/testing/site.ts'

export const STRONG_ANSWER =
  'Last winter our depot in Malmö lost two drivers a week before Christmas. I had to keep 40 tours a day running. ' +
  'I rewrote the tours myself over one night, I called three firms for spare drivers, and I checked each tour with the ' +
  'night shift. As a result we delivered 98% of the parcels on time and cut empty runs by 18%.'

export const PLANNER_RESUME = {
  title: 'Planner',
  content: {
    personalInfo: { fullName: 'Ada Lovelace' },
    experience: [
      { company: 'Öresund Freight', position: 'Planner', current: false },
      { company: 'Skåne Transport', position: 'Driver', current: false },
    ],
    skills: { technical: ['SAP'] },
  },
}

/** Registers a person who owns the coach, and returns the session cookie. */
export async function registerCoachOwner(site: TestSite, email: string): Promise<string> {
  const cookie = await registerUser(site, email)
  const { id } = await readJson<{ id: string }>(site.request('GET', '/api/user', { cookie }))
  await site.context.entitlements.grant(id, 'coach')
  return cookie
}

/** The body of a reply; throws if the reply has another status. */
export async function readJson<T>(response: Promise<Response>, status = 200): Promise<T> {
  const reply = await response
  const body: unknown = await reply.json()
  if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}: ${JSON.stringify(body)}`)
  // The caller names what the contract promises for this status.
  return body as T
}
