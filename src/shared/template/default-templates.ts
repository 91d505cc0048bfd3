import type { UserSettings } from '#shared/contract/settings.ts'
import type { Template } from '#shared/contract/templates.ts'

/** The built-in template that each choice of the settings stands for, by its name. */
const NAMES: Readonly<Record<UserSettings['defaultTemplate'], string>> = {
  modern: 'Modern Professional',
  classic: 'Executive Professional',
  creative: 'Modern Creative',
  minimal: 'Quiet Page',
}

/** The template that new resumes begin with; undefined where an operator offers none of that name. */
export const defaultTemplate = (
  choice: UserSettings['defaultTemplate'],
  templates: readonly Template[],
): Template | undefined => templates.find(({ name }) => name === NAMES[choice])
