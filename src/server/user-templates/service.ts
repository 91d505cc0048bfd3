import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import type { Templates } from '#server/templates/service.ts'
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

type Options = { readonly db: Db; readonly clock: () => Date; readonly templates: Templates }

/** Templates that users make themselves. Another user's template is treated as missing. */
export function createUserTemplates({ db, clock, templates }: Options) {
  /** A copy of a premium template remains one, and the order of sections is that of the template it began with. */
  function templateOf({ id, name, html, css, basedOn, createdAt, updatedAt }: UserTemplateRow): UserTemplate {
    const origin = basedOn === null ? undefined : templates.find(basedOn)
    return {
      id,
      name,
      description: '',
      category: 'other',
      isPremium: origin?.isPremium ?? false,
      atsScore: null,
      htmlTemplate: html,
      cssStyles: css,
      ...(origin?.sectionOrder && { sectionOrder: origin.sectionOrder }),
      basedOn,
      createdAt: isoOf(createdAt),
      updatedAt: isoOf(updatedAt),
    }
  }
  const find = async (userId: string, id: number): Promise<UserTemplate | undefined> => {
    const row = await selectUserTemplate(db, userId, id)
    return row && templateOf(row)
  }
  return {
    find,

    list: async (userId: string): Promise<UserTemplate[]> => (await selectUserTemplates(db, userId)).map(templateOf),

    /** The template of a resume of this user, their own or one for everyone; null where there is none, or none any more. */
    async layoutOf(userId: string, id: number | null): Promise<Template | null> {
      if (id === null) return null
      return templates.find(id) ?? (id < FIRST_USER_TEMPLATE_ID ? null : ((await find(userId, id)) ?? null))
    },

    async create(userId: string, draft: Body<typeof createUserTemplate>): Promise<UserTemplate | 'too_many'> {
      // Simultaneous requests may slightly exceed the limit, which is harmless.
      if ((await countUserTemplates(db, userId)) >= USER_TEMPLATE_LIMITS.most) return 'too_many'
      const { basedOn } = draft
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
