import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import { withTransaction, type Queries } from '#server/database/transaction.ts'
import { selectOperatorValue, upsertOperatorValue } from '#server/operator-values/store.ts'
import { PUBLICATIONS, tooMany, type TooManyAttempts } from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { MeasureTemplate } from '#server/shared-templates/measure.ts'
import {
  countOtherPublications,
  deleteSharedTemplate,
  selectPublication,
  selectPublications,
  selectSharedTemplate,
  selectSharedTemplates,
  upsertSharedTemplate,
  type PublicationRow,
  type SharedTemplateRow,
} from '#server/shared-templates/store.ts'
import type { Templates } from '#server/templates/service.ts'
import { copiedFrom } from '#server/user-templates/copied-from.ts'
import { selectUserTemplate } from '#server/user-templates/store.ts'
import {
  SHARED_TEMPLATE_LIMITS,
  type Publication,
  type TemplateSharing,
} from '#shared/contract/template-publication.ts'
import { isPublishable, type ReadBack } from '#shared/template/read-back/read-back.ts'
import { problemsByPart, type ProblemsByPart } from '#shared/template/check.ts'
import type { Template } from '#shared/template/template.ts'

export type SharedTemplates = ReturnType<typeof createSharedTemplates>

type Published =
  | { readonly state: 'missing' | 'measuring' | 'too_long' | 'account_full' | 'site_full' }
  | { readonly state: 'invalid'; readonly problems: ProblemsByPart }
  | { readonly state: 'refused'; readonly readBack: ReadBack }
  | { readonly state: 'published'; readonly publication: Publication }
  | TooManyAttempts

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly templates: Templates
  readonly limits: Limits
  readonly measure: MeasureTemplate
}

/** The administrator's switch; off where it was never set. */
const SWITCH = 'template-sharing'

/** Templates that users publish for everyone on this site: copies, which later changes of the template leave alone. */
export function createSharedTemplates({ db, clock, templates, limits, measure }: Options) {
  /** Users whose template is being measured by this process. */
  const measuring = new Set<string>()
  const isOn = async (queries: Queries = db): Promise<boolean> => (await selectOperatorValue(queries, SWITCH)) === 'on'

  const templateOf = ({
    templateId: id,
    name,
    html,
    css,
    basedOn,
    points,
    publishedAt,
  }: SharedTemplateRow): Template => ({
    id,
    name,
    description: '',
    category: 'other',
    ...copiedFrom(templates, basedOn),
    atsScore: points,
    htmlTemplate: html,
    cssStyles: css,
    publishedAt: isoOf(publishedAt),
  })

  /** Why a user may publish no more templates than the others there are. */
  async function fullness(userId: string, id: number): Promise<'account_full' | 'site_full' | undefined> {
    const { ofAccount, ofSite } = await countOtherPublications(db, userId, id)
    if (ofAccount >= SHARED_TEMPLATE_LIMITS.ofAccount) return 'account_full'
    return ofSite >= SHARED_TEMPLATE_LIMITS.ofSite ? 'site_full' : undefined
  }

  /** Measures what is stored now and publishes exactly that, whatever is saved meanwhile. */
  async function measureAndPublish(userId: string, id: number, signal: AbortSignal): Promise<Published> {
    const row = await selectUserTemplate(db, userId, id)
    if (!row) return { state: 'missing' }
    const { name, html, css, basedOn } = row
    const layout = { htmlTemplate: html, cssStyles: css }
    const problems = problemsByPart(layout)
    if (problems.html.length + problems.css.length > 0) return { state: 'invalid', problems }
    if (html.length + css.length > SHARED_TEMPLATE_LIMITS.characters) return { state: 'too_long' }
    const full = await fullness(userId, id)
    if (full) return { state: full }
    const taken = await limits.take(PUBLICATIONS, userId)
    if (!taken.allowed) return tooMany(taken)
    const { sectionOrder } = copiedFrom(templates, basedOn)
    const readBack = await measure({ ...layout, ...(sectionOrder && { sectionOrder }) }, { owner: userId, signal })
    if (!isPublishable(readBack)) return { state: 'refused', readBack }
    const { points } = readBack
    const isDone = await withTransaction(db, async (tx) => {
      // It may have been deleted, or sharing turned off, while it was measured.
      const isThere = (await isOn(tx)) && (await selectUserTemplate(tx, userId, id)) !== undefined
      if (isThere) await upsertSharedTemplate(tx, { templateId: id, name, html, css, points, publishedAt: clock() })
      return isThere
    })
    if (!isDone) return { state: 'missing' }
    return { state: 'published', publication: publicationOf(await selectPublication(db, userId, id)) }
  }

  return {
    /** Those that everyone sees; undefined while sharing is off. */
    list: async (): Promise<Template[] | undefined> =>
      (await isOn()) ? (await selectSharedTemplates(db)).map(templateOf) : undefined,

    /** Undefined for one that is not published, and while sharing is off. */
    async find(id: number): Promise<Template | undefined> {
      const row = (await isOn()) ? await selectSharedTemplate(db, id) : undefined
      return row && templateOf(row)
    },

    /** The template that a published one began as a copy of. */
    originOf: async (id: number): Promise<number | null | undefined> => (await selectSharedTemplate(db, id))?.basedOn,

    /** Undefined where this user has no such template, and while sharing is off. */
    async publication(userId: string, id: number): Promise<Publication | undefined> {
      const isThere = (await isOn()) && (await selectUserTemplate(db, userId, id)) !== undefined
      return isThere ? publicationOf(await selectPublication(db, userId, id)) : undefined
    },

    /** One at a time for each user. Throws what the PDF engine refuses with. */
    async publish(userId: string, id: number, signal: AbortSignal): Promise<Published> {
      if (!(await isOn())) return { state: 'missing' }
      if (measuring.has(userId)) return { state: 'measuring' }
      measuring.add(userId)
      try {
        return await measureAndPublish(userId, id, signal)
      } finally {
        measuring.delete(userId)
      }
    },

    /** False where this user has published no such template, and while sharing is off. */
    unpublish: async (userId: string, id: number): Promise<boolean> =>
      (await isOn()) && (await deleteSharedTemplate(db, id, userId)),

    /** For the administrator, also of suspended accounts and while sharing is off. */
    async sharing(): Promise<TemplateSharing> {
      const rows = await selectPublications(db)
      return { isOn: await isOn(), templates: rows.map((row) => ({ ...row, publishedAt: isoOf(row.publishedAt) })) }
    },

    turn: (on: boolean): Promise<void> => upsertOperatorValue(db, SWITCH, on ? 'on' : 'off'),

    /** By the administrator. */
    remove: (id: number): Promise<boolean> => deleteSharedTemplate(db, id),
  }
}

const publicationOf = (row: PublicationRow | undefined): Publication => ({
  published: row ? { points: row.points, publishedAt: isoOf(row.publishedAt), isCurrent: row.isCurrent } : null,
})
