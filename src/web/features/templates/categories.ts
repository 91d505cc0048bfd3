import { msg } from '@lingui/core/macro'
import type { Template } from '#shared/template/template.ts'
import { TEMPLATE_CATEGORIES } from '#shared/template/template.ts'

export type Category = Template['category']

export const CATEGORY_NAMES = {
  'ats-safe': msg`ATS-safe`,
  creative: msg`Creative`,
  executive: msg({ message: 'Executive', context: 'Template category' }),
  modern: msg`Modern`,
  other: msg`Other`,
}

/** Categories in which there is something to choose. */
export const categoriesOf = (templates: readonly Template[]): Category[] =>
  TEMPLATE_CATEGORIES.filter((category) => templates.some((template) => template.category === category))
