import { parentPort } from 'node:worker_threads'
import { embeddedWriter } from '#shared/writer/pipeline.ts'
import { grounded } from '#shared/grounding/grounded.ts'
import type { WriteRequest } from '#shared/writer/types.ts'

// The thread in which the embedded engine writes: what was told comes in, what was written and checked goes out.
const engine = grounded(embeddedWriter())
parentPort?.on('message', async (request: WriteRequest) => parentPort?.postMessage(await engine.write(request)))
