import { parentPort } from 'node:worker_threads'
import { groundWritten } from '#shared/grounding/ground-written.ts'
import { withLeftOut } from '#shared/grounding/left-out.ts'
import type { Grounding } from '#server/engines/ai/writing/grounding.ts'

parentPort?.on('message', ({ written, request }: Grounding) =>
  parentPort?.postMessage(withLeftOut(groundWritten(written, request), request.told, request.language)),
)
