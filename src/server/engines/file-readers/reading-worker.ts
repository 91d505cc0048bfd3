import { parentPort } from 'node:worker_threads'
import { readBack } from '#server/engines/file-readers/read-back.ts'
import type { Answer, PrintedResume } from '#server/engines/file-readers/file-readers.ts'
import { checkFile } from '#shared/ats/file-check.ts'
import { UnreadableFileError } from '#shared/read-file/unreadable-file.ts'

parentPort?.on('message', async (printed: PrintedResume) => parentPort?.postMessage(await answerTo(printed)))

/** Any other error ends the thread: it may have left a library's memory in a bad state. */
async function answerTo({ content, bytes }: PrintedResume): Promise<Answer> {
  try {
    return { check: checkFile(content, await readBack(bytes)) }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { refusal: error.refusal }
    throw error
  }
}
