import { PDFDocument } from '@cantoo/pdf-lib'
import { parentPort } from 'node:worker_threads'
import { readBack } from '#server/engines/file-readers/read-back.ts'
import type { Answer, MeasuredPrint, Task } from '#server/engines/file-readers/file-readers.ts'
import { checkFile } from '#shared/ats/file-check.ts'
import { structureProblems } from '#server/engines/pdf/structure-checks.ts'
import { countResume, type Counts } from '#shared/template/read-back/read-back.ts'
import { UnreadableFileError } from '#shared/read-file/unreadable-file.ts'

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answerTo(task)))

/** Any other error ends the thread: it may have left a library's memory in a bad state. */
async function answerTo(task: Task): Promise<Answer> {
  try {
    if ('count' in task) return { counts: await countsOf(task.count) }
    const { content, bytes } = task.check
    return { check: checkFile(content, await readBack(bytes)) }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { refusal: error.refusal }
    throw error
  }
}

async function countsOf({ content, layout, bytes }: MeasuredPrint): Promise<Counts> {
  const problems = structureProblems(await PDFDocument.load(bytes, { updateMetadata: false }))
  const tagged = { right: problems.length === 0 ? 1 : 0, all: 1 }
  return { ...countResume(content, layout, await readBack(bytes)), tagged }
}
