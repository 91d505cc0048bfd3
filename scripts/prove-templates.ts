// Exports every template with every resume, reads the files back, prints the results and writes each template's score.
// With --check nothing is exported: it only checks whether a template changed since it was measured.
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEASURED } from '#shared/template/built-in/measured.ts'
import { scoreOf, shortfalls, type MeasuredTemplate } from '#shared/template/rubric.ts'
import { createFileMaker } from '../tests/prove/files.ts'
import { fingerprint } from '../tests/prove/fingerprint.ts'
import { measure } from '../tests/prove/measure.ts'
import { readerVersions, writeMeasured } from '../tests/prove/measured-file.ts'
import { proveLayouts, proveResumes, type NamedLayout } from '../tests/prove/resumes.ts'
import { tableOf } from '../tests/prove/table.ts'

/** The file with all problems; the terminal shows the first few. */
const REPORT = join(tmpdir(), 'curricle-prove', 'faults.txt')
const SHOWN = 40

const failed = process.argv.includes('--check') ? check() : await prove()
process.exit(failed ? 1 : 0)

function check(): boolean {
  const known = new Map(
    MEASURED.templates.map(({ id, fingerprint, atsScore, measures }) => [id, { fingerprint, atsScore, measures }]),
  )
  const stale = proveLayouts.filter(
    ({ id, layout }) => known.get(id)?.fingerprint !== fingerprint(layout, proveResumes),
  )
  const typed = MEASURED.templates.filter(({ atsScore, measures }) => atsScore !== scoreOf(measures))
  for (const { name } of stale) console.error(`${name} changed since it was measured. Run npm run prove.`)
  for (const { name } of typed)
    console.error(`${name} has a score that differs from its measurements. Run npm run prove.`)
  return stale.length + typed.length > 0
}

async function prove(): Promise<boolean> {
  const fileMaker = createFileMaker()
  const templates: MeasuredTemplate[] = []
  const faults: string[] = []
  const proveOne = async ({ id, name, layout }: NamedLayout) => {
    const printed = await Promise.all(
      proveResumes.map(async (resume) => ({ ...resume, files: await fileMaker.make(resume.content, layout) })),
    )
    const proof = await measure(layout, printed)
    faults.push(...proof.faults.map((fault) => `${name}: ${fault}`))
    const { measures } = proof
    templates.push({ id, name, fingerprint: fingerprint(layout, proveResumes), atsScore: scoreOf(measures), measures })
  }
  try {
    for (const layout of proveLayouts) await proveOne(layout)
  } finally {
    await fileMaker.close()
  }
  writeMeasured({
    date: new Date().toISOString().slice(0, 10),
    resumes: proveResumes.length,
    readers: readerVersions(),
    templates,
  })
  return report(templates, faults)
}

function report(templates: readonly MeasuredTemplate[], faults: readonly string[]): boolean {
  console.log(`${proveResumes.length} resumes in each template, as PDF and Word\n\n${tableOf({ templates })}\n`)
  writeFileSync(REPORT, `${faults.join('\n')}\n`)
  for (const fault of faults.slice(0, SHOWN)) console.log(fault)
  if (faults.length > SHOWN) console.log(`… ${faults.length - SHOWN} more in ${REPORT}`)
  const short = templates.flatMap(({ name, measures }) =>
    shortfalls(measures).map((sentence) => `${name}: ${sentence}`),
  )
  for (const sentence of short) console.error(`FAILS ${sentence}`)
  return short.length > 0
}
