import { useRights } from '#web/features/plans/use-rights.ts'
import { useVisitor } from '#web/lib/visitor.ts'

/**
 * Who writes lines from an interview: the product's own writer in this browser, a language model behind our server, or
 * no one, where the visitor's plan does not open it.
 */
export type Writer = 'browser' | 'model' | 'none'

export function useWriter(): Writer {
  const { user, hasModel } = useVisitor()
  const { open } = useRights()
  if (!open.includes('aiContent')) return 'none'
  // A model costs money by the word: visitors without an account get the own writer.
  return user !== null && hasModel ? 'model' : 'browser'
}
