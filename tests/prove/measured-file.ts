import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Measured } from '#shared/template/rubric.ts'

const FILE = 'src/shared/template/built-in/measured.json'

/** Writes the results where the product reads them. */
export function writeMeasured(measured: Measured): void {
  writeFileSync(FILE, JSON.stringify(measured))
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', FILE])
}

/** The readers with their installed versions. */
export function readerVersions(): Measured['readers'] {
  const names = {
    'pdf.js': 'pdfjs-dist',
    PDFium: '@hyzyla/pdfium',
    mammoth: 'mammoth',
    'resume-parser': 'resume-parser',
  }
  return Object.entries(names).map(([name, folder]) => ({ name, version: versionOf(folder) }))
}

function versionOf(name: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  return manifest.version
}
