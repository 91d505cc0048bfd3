import { selectAvatar } from '#server/profiles/avatar-store.ts'
import { selectEntitlements } from '#server/billing/entitlement-store.ts'
import { selectAiOf, selectAccountData, selectEmailsOf } from '#server/personal-data-export/store.ts'
import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import { selectPublicationsOf } from '#server/shared-templates/store.ts'
import { selectUsageOf } from '#server/usage/store.ts'
import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import type { Logger } from '#server/log.ts'
import { billingOf } from '#server/personal-data-export/billing.ts'
import { coachOf } from '#server/personal-data-export/coach.ts'
import { contactOf } from '#server/personal-data-export/contact.ts'
import { portfolioOf } from '#server/personal-data-export/portfolio.ts'
import { zipStream, type ZipEntry } from '#server/personal-data-export/zip-stream.ts'
import { selectSavedStates, selectVersion, type ResumeVersionRow } from '#server/resumes/version-store.ts'
import { readme } from '#server/personal-data-export/readme.ts'
import type { Exports } from '#server/exports/service.ts'
import type { Profiles } from '#server/profiles/service.ts'
import type { Resumes } from '#server/resumes/service.ts'
import type { UserTemplates } from '#server/user-templates/service.ts'
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
  readonly userTemplates: Pick<UserTemplates, 'list'>
}
/** Files that could not be created, each with the reason. */
type Missing = Map<string, string>

/** All data of a user in one ZIP file. */
export function createPersonalDataExport(parts: Parts) {
  const { db, log, clock, brand, resumes, exports, profiles, userSettings, userTemplates } = parts

  /** The ZIP file in pieces, made as they are read. */
  async function* create(userId: string, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
    try {
      yield* zipStream(entries(userId, signal))
    } catch (error) {
      // The reply has begun: it ends early, which a browser reports as a failed download.
      if (!signal.aborted) log.error({ err: error }, 'could not complete a personal data export')
      throw error
    }
  }

  async function* entries(userId: string, signal: AbortSignal): AsyncGenerator<ZipEntry, void> {
    const held = await selectAccountData(db, userId)
    const { email, emailVerified } = held.account
    const owner = { id: userId, email, emailConfirmed: Boolean(emailVerified) }
    const avatar = await selectAvatar(db, userId)
    const templates = await userTemplates.list(userId)
    const publications = (await selectPublicationsOf(db, userId)).map((row) => ({ ...row, ...inIso(row) }))
    const values = {
      account: { ...accountOf(held), owned: (await selectEntitlements(db, userId)).map(ownedOf) },
      profile: await profiles.find(userId),
      settings: await userSettings.find(userId),
      mails: (await selectEmailsOf(db, owner)).map(emailOf),
      usage: await selectUsageOf(db, userId),
      ai: await aiOf(db, userId),
      billing: await billingOf(db, userId),
      coach: await coachOf(db, userId),
      contact: await contactOf(db, owner),
      portfolio: await portfolioOf(db, userId),
      templates: templates.length > 0 ? templates : undefined,
      publications: publications.length > 0 ? publications : undefined,
    }
    const names: string[] = []
    const named = (entry: ZipEntry) => {
      names.push(entry.name)
      return entry
    }
    for (const [name, value] of Object.entries(values))
      if (value !== undefined) yield named({ name: `${name}.json`, parts: [json(value)] })
    if (avatar) yield named({ name: 'avatar.jpg', parts: [new Uint8Array(avatar.bytes)] })
    const missing: Missing = new Map()
    for await (const entry of resumeEntries(userId, missing, signal)) yield named(entry)
    yield { name: 'README.txt', parts: [readme({ brand, email, at: clock(), names, missing })] }
  }

  async function* resumeEntries(userId: string, missing: Missing, signal: AbortSignal): AsyncGenerator<ZipEntry, void> {
    for (const { id } of await resumes.list(userId)) {
      const resume = await resumes.find(userId, id)
      if (!resume) continue // deleted a moment ago
      const folder = `resumes/${id}-${slugOf(resume.title)}`
      yield { name: `${folder}/resume.json`, parts: withVersions(resume) }
      yield* printed(userId, resume, folder, missing, signal)
    }
  }

  /** A resume as JSON with all its earlier versions, one at a time: together they may be a hundred megabytes. */
  async function* withVersions(resume: Resume): AsyncGenerator<string, void> {
    yield `${json(resume).slice(0, -END.length)},\n  "earlierVersions": [`
    let separator = '\n'
    for (const { version } of (await selectSavedStates(db, resume.id)).toSorted((a, b) => a.version - b.version)) {
      const row = await selectVersion(db, resume.id, version)
      if (!row) continue // removed a moment ago
      yield `${separator}${json(versionOf(row)).trimEnd()}`
      separator = ',\n'
    }
    yield `]${END}`
  }

  /** The downloads of a resume, one after another: each PDF takes browser time. */
  async function* printed(
    userId: string,
    { id, title }: Resume,
    folder: string,
    missing: Missing,
    signal: AbortSignal,
  ): AsyncGenerator<ZipEntry, void> {
    const name = slugOf(title)
    const wanted = { json: `${folder}/json-resume.json`, pdf: `${folder}/${name}.pdf`, docx: `${folder}/${name}.docx` }
    for (const format of ['json', 'pdf', 'docx'] as const) {
      signal.throwIfAborted()
      try {
        const file = await exports.make(userId, id, format, signal)
        if (file) yield { name: wanted[format], parts: [file.bytes] }
      } catch (error) {
        if (!(error instanceof PdfRefusal))
          log.error({ err: error, format }, 'could not create a file of a personal data export')
        missing.set(wanted[format], error instanceof PdfRefusal ? error.message : 'We couldn’t create this file.')
      }
    }
  }

  return { create }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
/** The end of an object as `json` writes it. */
const END = '\n}\n'

/** A title as a file name for every system: lowercase letters, digits and dashes. */
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

/** Undefined where the user has never used a language model. */
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

const versionOf = ({ version, title, templateId, content, savedAt }: ResumeVersionRow) => ({
  version,
  title,
  templateId,
  content: JSON.parse(content) as unknown,
  savedAt: isoOf(savedAt),
})

/** The timestamps of a row as ISO text; the databases return two types. */
function inIso(row: object): Record<string, string> {
  const moments = Object.entries(row).filter(([name, value]) => name.endsWith('At') && value !== null)
  return Object.fromEntries(moments.map(([name, value]) => [name, isoOf(value as Date | string)]))
}
