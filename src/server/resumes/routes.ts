import type { Hono } from 'hono'
import { idOf } from '#server/http/ids.ts'
import { noMoreResumes } from '#server/http/plan-problem.ts'
import { notFound, problem } from '#server/http/problem.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Resumes } from '#server/resumes/service.ts'
import type { Usage } from '#server/usage/service.ts'
import {
  createResume,
  deleteResume,
  getResume,
  getVersion,
  listResumes,
  listVersions,
  saveResume,
} from '#shared/contract/resumes.ts'
import { hasTooMuchForeign } from '#shared/resume/foreign.ts'
import { LIMITS } from '#shared/resume/schema.ts'

const MISSING = notFound('resume_not_found', 'We can’t find this resume.')
const NO_VERSION = notFound('version_not_found', 'We no longer have this version. Choose another one.')
const CONFLICT = problem(
  409,
  'conflict',
  'This resume was changed somewhere else after you opened it. Choose which version to keep.',
)
const FULL = problem(422, 'account_full', 'Your account is full. Delete resumes you no longer need, then try again.')
const TOO_MUCH_FOREIGN = problem(
  422,
  'too_much_foreign',
  `The fields under foreign exceed ${LIMITS.foreign / 1024} KB. Remove anything that isn’t resume text, such as pictures.`,
)
const LARGE = { maxBytes: LIMITS.body }

type Services = {
  readonly entitlements: Entitlements
  readonly resumes: Resumes
  readonly usage: Usage
}

export function resumeRoutes(app: Hono, { entitlements, resumes, usage }: Services): void {
  serveSignedIn(app, listResumes)(async ({ user }) => ({ status: 200, body: await resumes.list(user.id) }))

  serveSignedIn(
    app,
    createResume,
    LARGE,
  )(async ({ user, body: { key, ...draft } }) => {
    if (hasTooMuchForeign(draft.content)) return TOO_MUCH_FOREIGN
    const rights = await entitlements.rights(user.id)
    const made = await resumes.create(user.id, draft, { key, most: rights.resumes })
    if (made.state === 'too_many') return noMoreResumes(rights)
    if (made.state === 'account_full') return FULL
    const { isNew, resume } = made
    if (isNew) await usage.note(user.id, 'resume.created')
    return { status: isNew ? 201 : 200, body: resume }
  })

  serveSignedIn(
    app,
    getResume,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    const resume = id && (await resumes.read(user.id, id))
    return resume ? { status: 200, body: resume } : MISSING
  })

  serveSignedIn(
    app,
    saveResume,
    LARGE,
  )(async ({ user, params, body: { version, ...draft } }) => {
    const id = idOf(params.id)
    if (!id) return MISSING
    const saved = await resumes.save(user.id, id, draft, version)
    if (saved.state === 'missing') return MISSING
    if (saved.state === 'too_much_foreign') return TOO_MUCH_FOREIGN
    if (saved.state === 'conflict') return { status: 409, body: { ...CONFLICT.body, resume: saved.resume } }
    return { status: 200, body: saved.resume }
  })

  serveSignedIn(
    app,
    deleteResume,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    return id && (await resumes.remove(user.id, id)) ? { status: 200, body: {} } : MISSING
  })

  serveSignedIn(
    app,
    listVersions,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    const versions = id && (await resumes.versions(user.id, id))
    return versions ? { status: 200, body: versions } : MISSING
  })

  serveSignedIn(
    app,
    getVersion,
  )(async ({ user, params }) => {
    const [id, number] = [idOf(params.id), idOf(params.version)]
    const version = id && number && (await resumes.version(user.id, id, number))
    return version ? { status: 200, body: version } : NO_VERSION
  })
}
