import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { parseId } from '#web/features/builder/parse-id.ts'
import { takeParameter } from '#web/persistence/resume-url.ts'

/** Takes the template that the address asks for into a resume that exists: `&template=3`. */
export function takeRequestedTemplate({ store, templates }: Builder): void {
  const asked = parseId(takeParameter('template') ?? '')
  if (templates.some(({ id }) => id === asked)) store.chooseTemplate(asked)
}
