import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import type { Templates } from '#server/templates/service.ts'
import { copiedFrom } from '#server/user-templates/copied-from.ts'
import {
  countUserTemplates,
  deleteUserTemplateOf,
  insertUserTemplate,
  selectUserTemplate,
  selectUserTemplates,
  updateUserTemplate,
  type UserTemplateRow,
} from '#server/user-templates/store.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import {
  FIRST_USER_TEMPLATE_ID,
  USER_TEMPLATE_LIMITS,
  type createUserTemplate,
  type saveUserTemplate,
  type UserTemplate,
} from '#shared/contract/user-templates.ts'
import type { Template } from '#shared/template/template.ts'

export type UserTemplates = ReturnType<typeof createUserTemplates>

/** What users published for everyone; see `server/shared-templates`. */
type Published = {
  readonly find: (id: number) => Promise<Template | undefined>
  /** The template that one began as a copy of. */
  readonly originOf: (id: number) => Promise<number | null | undefined>
}
type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly templates: Templates
  readonly sharedTemplates: Published
}

/** Templates that users make themselves. Another user's template is treated as missing. */
export function createUserTemplates({ db, clock, templates, sharedTemplates }: Options) {
  function templateOf({ id, name, html, css, basedOn, createdAt, updatedAt }: UserTemplateRow): UserTemplate {
    return {
      id,
      name,
      description: '',
      category: 'other',
      ...copiedFrom(templates, basedOn),
      atsScore: null,
      htmlTemplate: html,
      cssStyles: css,
      basedOn,
      createdAt: isoOf(createdAt),
      updatedAt: isoOf(updatedAt),
    }
  }
  const find = async (userId: string, id: number): Promise<UserTemplate | undefined> => {
    const row = await selectUserTemplate(db, userId, id)
    return row && templateOf(row)
  }
  /** A copy of what a user published began as the same template as that. */
  async function originOf(id: number | null): Promise<number | null> {
    if (id === null || id < FIRST_USER_TEMPLATE_ID) return id
    return (await sharedTemplates.originOf(id)) ?? null
  }
  /** Built in, the administrator's, or one that a user published; null where there is none, or none any more. */
  const layoutForEveryone = async (id: number | null): Promise<Template | null> => {
    if (id === null) return null
    return (id < FIRST_USER_TEMPLATE_ID ? templates.find(id) : await sharedTemplates.find(id)) ?? null
  }
  return {
    find,
    layoutForEveryone,

    list: async (userId: string): Promise<UserTemplate[]> => (await selectUserTemplates(db, userId)).map(templateOf),

    /** The template of a resume of this user, their own or one for everyone. Of their own ones it is the current state. */
    async layoutOf(userId: string, id: number | null): Promise<Template | null> {
      const own = id !== null && id >= FIRST_USER_TEMPLATE_ID ? await find(userId, id) : undefined
      return own ?? layoutForEveryone(id)
    },

    async create(userId: string, draft: Body<typeof createUserTemplate>): Promise<UserTemplate | 'too_many'> {
      // Simultaneous requests may slightly exceed the limit, which is harmless.
      if ((await countUserTemplates(db, userId)) >= USER_TEMPLATE_LIMITS.most) return 'too_many'
      const basedOn = await originOf(draft.basedOn)
      return templateOf(await insertUserTemplate(db, userId, { ...stored(draft), basedOn }, clock()))
    },

    async save(userId: string, id: number, draft: Body<typeof saveUserTemplate>): Promise<UserTemplate | undefined> {
      const row = await updateUserTemplate(db, userId, id, stored(draft), clock())
      return row && templateOf(row)
    },

    remove: (userId: string, id: number): Promise<boolean> => deleteUserTemplateOf(db, userId, id),
  }
}

const stored = ({ name, htmlTemplate, cssStyles }: Body<typeof saveUserTemplate>) => ({
  name,
  html: htmlTemplate,
  css: cssStyles,
})
