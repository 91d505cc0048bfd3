import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const CATEGORIES: Readonly<Record<string, MessageDescriptor>> = {
  'technical-support': msg`Technical support`,
  general: msg`General question`,
  partnership: msg`Partnership`,
  media: msg`Media and press`,
  billing: msg`Plans and payments`,
  privacy: msg`Privacy and data`,
  report: msg`Page report`,
}

/** What a message is about; a category without a label shows its name. */
export function useCategoryLabels(): (category: string) => string {
  const { i18n } = useLingui()
  return (category) => {
    const words = CATEGORIES[category]
    return words ? i18n._(words) : category
  }
}
