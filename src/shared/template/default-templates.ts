import type { Template } from '#shared/template/template.ts'

export const DEFAULT_TEMPLATES = ['modern', 'classic', 'creative', 'minimal'] as const
type DefaultTemplate = (typeof DEFAULT_TEMPLATES)[number]

/** The name of the built-in template for each choice in the settings. */
const NAMES: Readonly<Record<DefaultTemplate, string>> = {
  modern: 'Modern Professional',
  classic: 'Executive Professional',
  creative: 'Modern Creative',
  minimal: 'Quiet Page',
}

/** The template for new resumes; undefined if the operator offers none of that name. */
export const defaultTemplate = (choice: DefaultTemplate, templates: readonly Template[]): Template | undefined =>
  templates.find(({ name }) => name === NAMES[choice])
