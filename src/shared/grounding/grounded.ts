import { groundWritten } from '#shared/grounding/ground-written.ts'
import type { AiEngine } from '#shared/writer/types.ts'

/** Wraps an engine so that only grounded lines come out, whatever the engine checks itself. */
export const grounded = ({ name, write }: AiEngine): AiEngine => ({
  name,
  write: async (request) => groundWritten(await write(request), request),
})
