import { parentPort } from 'node:worker_threads'
import { embeddedWriter } from '#shared/writer/pipeline.ts'
import { grounded } from '#shared/grounding/grounded.ts'
import type { WriteRequest } from '#shared/writer/types.ts'

const writer = grounded(embeddedWriter())
parentPort?.on('message', async (request: WriteRequest) => parentPort?.postMessage(await writer.write(request)))
