import { parentPort } from 'node:worker_threads'
import { docxFile } from '#server/engines/docx/docx.ts'
import type { FileTask } from '#server/engines/file-writers/file-writers.ts'
import { pageText } from '#shared/exports/page-text.ts'

parentPort?.on('message', async (task: FileTask) => {
  const bytes = await write(task)
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
})

async function write(task: FileTask): Promise<Uint8Array> {
  if (task.format === 'docx') return docxFile({ ...task.docx, html: task.html })
  return new TextEncoder().encode(pageText(task.format, task.html))
}
