import { parentPort } from 'node:worker_threads'
import { blocksOf } from '#server/engines/blocks/blocks.ts'
import { docxFile } from '#server/engines/docx/docx.ts'
import type { FileTask } from '#server/engines/file-writers/file-writers.ts'
import { markdown } from '#server/engines/text/markdown.ts'
import { plainText } from '#server/engines/text/plain-text.ts'

parentPort?.on('message', async (task: FileTask) => {
  const bytes = await write(task)
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
})

async function write(task: FileTask): Promise<Uint8Array> {
  const blocks = blocksOf(task.html)
  if (task.format === 'docx') return docxFile({ ...task.docx, blocks })
  return new TextEncoder().encode(task.format === 'txt' ? plainText(blocks) : markdown(blocks))
}
