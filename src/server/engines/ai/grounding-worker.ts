import { parentPort } from 'node:worker_threads'
import { groundWritten } from '#shared/ai/grounding/ground-written.ts'
import type { Grounding } from '#server/engines/ai/ground.ts'

// The thread in which lines are held against what was told.
parentPort?.on('message', ({ written, request }: Grounding) => parentPort?.postMessage(groundWritten(written, request)))
