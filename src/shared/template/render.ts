import mustache from 'mustache'
import { printed, printedWithMarks } from '#shared/template/leaf.ts'
import type { ViewModel } from '#shared/template/view-model.ts'

/** Renders a view model with a template. `marks` adds each field's path around its text, for the host only. */
export function renderTemplate(htmlTemplate: string, view: ViewModel, { marks = false } = {}): string {
  return mustache.render(htmlTemplate, view, undefined, { escape: marks ? printedWithMarks : printed })
}
