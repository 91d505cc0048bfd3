import { parentPort } from 'node:worker_threads'
import { readBack } from '#server/engines/file-readers/read-back.ts'
import type { Answer, PrintedResume } from '#server/engines/file-readers/file-readers.ts'
import { checkFile } from '#shared/ats/file-check.ts'
import { Refused } from '#shared/read-file/refusal.ts'

// The thread in which files are read, one at a time: a file comes in, an answer goes out.
parentPort?.on('message', async (printed: PrintedResume) => parentPort?.postMessage(await answerTo(printed)))

/** A fault that is not the file's ends the thread: what it left in a reader's memory cannot be trusted. */
async function answerTo({ content, bytes }: PrintedResume): Promise<Answer> {
  try {
    return { check: checkFile(content, await readBack(bytes)) }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal }
    throw error
  }
}
