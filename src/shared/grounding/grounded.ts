import { groundWritten } from '#shared/grounding/ground-written.ts'
import type { AiEngine } from '#shared/writer/types.ts'

/** An engine of whose lines only those come out that the check lets through, whatever it checks itself. */
export const grounded = ({ name, write }: AiEngine): AiEngine => ({
  name,
  write: async (request) => groundWritten(await write(request), request),
})
