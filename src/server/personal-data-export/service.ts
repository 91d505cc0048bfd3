import { zipSync, type Zippable } from 'fflate'
import { selectAvatar } from '#server/profiles/avatar-store.ts'
import { selectEntitlements } from '#server/billing/entitlement-store.ts'
import { selectAiOf, selectAccountData, selectEmailsOf, selectVersionsOf } from '#server/personal-data-export/store.ts'
import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import { selectUsageOf } from '#server/usage/store.ts'
import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import type { Logger } from '#server/log.ts'
import { billingOf } from '#server/personal-data-export/billing.ts'
import { coachOf } from '#server/personal-data-export/coach.ts'
import { contactOf } from '#server/personal-data-export/contact.ts'
import { portfolioOf } from '#server/personal-data-export/portfolio.ts'
import { readme } from '#server/personal-data-export/readme.ts'
import type { Exports } from '#server/exports/service.ts'
import type { Profiles } from '#server/profiles/service.ts'
import type { Resumes } from '#server/resumes/service.ts'
import type { UserSettingsService } from '#server/user-settings/service.ts'
import type { Resume } from '#shared/contract/resumes.ts'

export type PersonalDataExport = ReturnType<typeof createPersonalDataExport>
type Parts = {
  readonly db: Db
  readonly log: Logger
  readonly clock: () => Date
  readonly brand: string
  readonly resumes: Resumes
  readonly exports: Exports
  readonly profiles: Profiles
  readonly userSettings: UserSettingsService
}
/** Files that could not be made, each with the sentence why. */
type Missing = Map<string, string>

/** Everything that is held about a person, in one ZIP. */
export function createPersonalDataExport({ db, log, clock, brand, resumes, exports, profiles, userSettings }: Parts) {
  return {
    async create(userId: string, signal: AbortSignal): Promise<Uint8Array> {
      const held = await selectAccountData(db, userId)
      const { email, emailVerified } = held.account
      const owner = { id: userId, email, emailConfirmed: Boolean(emailVerified) }
      const missing: Missing = new Map()
      const contact = await contactOf(db, owner)
      const coach = await coachOf(db, userId)
      const billing = await billingOf(db, userId)
      const portfolio = await portfolioOf(db, userId)
      const ai = await aiOf(db, userId)
      const avatar = await selectAvatar(db, userId)
      const files: Zippable = {
        'account.json': json({ ...accountOf(held), owned: (await selectEntitlements(db, userId)).map(ownedOf) }),
        'profile.json': json(await profiles.find(userId)),
        'settings.json': json(await userSettings.find(userId)),
        'mails.json': json((await selectEmailsOf(db, owner)).map(emailOf)),
        'usage.json': json(await selectUsageOf(db, userId)),
        ...(ai && { 'ai.json': json(ai) }),
        ...(billing && { 'billing.json': json(billing) }),
        ...(coach && { 'coach.json': json(coach) }),
        ...(contact && { 'contact.json': json(contact) }),
        ...(portfolio && { 'portfolio.json': json(portfolio) }),
        ...(avatar && { 'avatar.jpg': new Uint8Array(avatar.bytes) }),
        ...(await resumeFiles(userId, missing, signal)),
      }
      files['README.txt'] = utf8(readme({ brand, email, at: clock(), names: Object.keys(files), missing }))
      return zipSync(files)
    },
  }

  async function resumeFiles(userId: string, missing: Missing, signal: AbortSignal): Promise<Zippable> {
    const versions = await selectVersionsOf(db, userId)
    const files: Zippable = {}
    for (const { id } of await resumes.list(userId)) {
      const resume = await resumes.find(userId, id)
      if (!resume) continue // deleted a moment ago
      const folder = `resumes/${id}-${slugOf(resume.title)}`
      const earlier = versions.filter(({ resumeId }) => resumeId === id).map(versionOf)
      files[`${folder}/resume.json`] = json({ ...resume, earlierVersions: earlier })
      Object.assign(files, await printed(userId, resume, folder, missing, signal))
    }
    return files
  }

  /** The forms in which a resume is downloaded, one after another: each PDF takes a browser's time. */
  async function printed(userId: string, { id, title }: Resume, folder: string, missing: Missing, signal: AbortSignal) {
    const files: Zippable = {}
    const name = slugOf(title)
    const wanted = { json: `${folder}/json-resume.json`, pdf: `${folder}/${name}.pdf`, docx: `${folder}/${name}.docx` }
    for (const format of ['json', 'pdf', 'docx'] as const) {
      signal.throwIfAborted()
      try {
        const file = await exports.make(userId, id, format, signal)
        if (file) files[wanted[format]] = file.bytes
      } catch (error) {
        if (!(error instanceof PdfRefusal)) log.error({ err: error, format }, 'a file of an export could not be made')
        missing.set(wanted[format], error instanceof PdfRefusal ? error.message : 'This file could not be made.')
      }
    }
    return files
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const json = (value: unknown) => utf8(`${JSON.stringify(value, null, 2)}\n`)

/** A title as the name of a file, on every system: plain small letters, digits and dashes. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 40)
      .replace(/^-|-$/g, '') || 'resume'
  )
}

type AccountData = Awaited<ReturnType<typeof selectAccountData>>

const accountOf = ({ account, signInMethods, sessions, openLinks }: AccountData) => ({
  ...account,
  emailVerified: Boolean(account.emailVerified),
  ...inIso(account),
  signInMethods: signInMethods.map((method) => ({ ...method, ...inIso(method) })),
  sessions: sessions.map((session) => ({ ...session, ...inIso(session) })),
  openLinks: openLinks.map((link) => ({ ...link, ...inIso(link) })),
})

const ownedOf = (one: Awaited<ReturnType<typeof selectEntitlements>>[number]) => ({ ...one, ...inIso(one) })

/** Undefined where no language model has written for them. */
async function aiOf(db: Db, userId: string) {
  const { usage, answers } = await selectAiOf(db, userId)
  if (usage.length === 0 && answers.length === 0) return undefined
  return {
    usage: usage.map(({ day, tokens }) => ({ day, used: tokens })),
    answers: answers.map(({ answer, endsAt }) => ({
      answer: JSON.parse(answer) as unknown,
      endsAt: new Date(endsAt).toISOString(),
    })),
  }
}

const emailOf = (mail: Awaited<ReturnType<typeof selectEmailsOf>>[number]) => ({
  ...mail,
  facts: JSON.parse(mail.facts) as unknown,
  ...inIso(mail),
})

const versionOf = (version: Awaited<ReturnType<typeof selectVersionsOf>>[number]) => {
  const { resumeId: _, ...rest } = version
  return { ...rest, content: JSON.parse(version.content) as unknown, ...inIso(version) }
}

/** The moments of a row, which the databases give in two forms. */
function inIso(row: object): Record<string, string> {
  const moments = Object.entries(row).filter(([name, value]) => name.endsWith('At') && value !== null)
  return Object.fromEntries(moments.map(([name, value]) => [name, isoOf(value as Date | string)]))
}
