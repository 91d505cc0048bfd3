import { BoundedWriter } from '#shared/template/bounded-writer.ts'
import { printed, printedWithMarks } from '#shared/template/leaf.ts'
import type { ViewModel } from '#shared/template/view-model.ts'

const writer = new BoundedWriter()

/**
 * Renders a view model with a template. `marks` adds each field's path around its text, for the host only.
 * Throws `TemplateTooLong`.
 */
export function renderTemplate(htmlTemplate: string, view: ViewModel, { marks = false } = {}): string {
  return writer.render(htmlTemplate, view, undefined, { escape: marks ? printedWithMarks : printed })
}
