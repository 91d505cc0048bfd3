import type { UserSettings } from '#shared/contract/settings.ts'
import type { Template } from '#shared/contract/templates.ts'

/** The name of the built-in template for each choice in the settings. */
const NAMES: Readonly<Record<UserSettings['defaultTemplate'], string>> = {
  modern: 'Modern Professional',
  classic: 'Executive Professional',
  creative: 'Modern Creative',
  minimal: 'Quiet Page',
}

/** The template for new resumes; undefined if the operator offers none of that name. */
export const defaultTemplate = (
  choice: UserSettings['defaultTemplate'],
  templates: readonly Template[],
): Template | undefined => templates.find(({ name }) => name === NAMES[choice])
