import type { z } from 'zod/mini'
import { saveProfile, selectPerson, type PersonRow } from '#server/profiles/store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { selectResumeContents } from '#server/resumes/store.ts'
import type { getProfile, Profile } from '#shared/contract/profile.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

type Shown = z.infer<(typeof getProfile.replies)[200]>
export type Profiles = ReturnType<typeof createProfiles>

/** Profiles of users. */
export function createProfiles({ db, clock }: { db: Db; clock: () => Date }) {
  const find = async (userId: string): Promise<Shown> => {
    const person = await selectPerson(db, userId)
    if (!person) throw new Error('A signed-in user has no account.')
    return shown(person)
  }
  return {
    find,

    /** The personal data in the profile and in each resume, which must not be sent to a language model. */
    async personalInfo(userId: string): Promise<readonly PersonalInfo[]> {
      const { firstName, lastName, email, phone, location, website, linkedin, github } = await find(userId)
      const fullName = `${firstName} ${lastName}`.trim()
      const resumes = await selectResumeContents(db, userId)
      return [
        { fullName, email, phone, location, website, linkedin, github },
        ...resumes.map(({ content }) => upgradeContent(JSON.parse(content)).personalInfo),
      ]
    },

    async save(userId: string, { firstName, lastName, ...details }: Profile): Promise<Shown> {
      const names = { firstName, lastName, name: `${firstName} ${lastName}`.trim() }
      await withTransaction(db, (tx) => saveProfile(tx, names, { userId, ...details }, clock()))
      return find(userId)
    },
  }
}

const shown = (person: PersonRow): Shown => ({
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  phone: person.phone ?? '',
  location: person.location ?? '',
  website: person.website ?? '',
  github: person.github ?? '',
  linkedin: person.linkedin ?? '',
  email: person.email,
  emailConfirmed: Boolean(person.emailVerified),
  profileImageUrl: person.image,
})
