import { afterAll, describe, expect, test } from 'vitest'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { openPress } from './printed.ts'
import { readPdf } from './read-pdf.ts'
import { RESUMES } from './resumes.ts'
import { scoreFields } from './score-fields.ts'

const press = openPress()
afterAll(() => press.close())

const all = {
  ...RESUMES,
  'short sample': sampleContent('short'),
  'long sample': sampleContent('long'),
  'accented sample': sampleContent('accented'),
}

describe.each([
  { name: 'the default layout', template: null },
  ...builtInTemplates.map((template) => ({ name: template.name, template })),
])('files in $name', ({ name, template }) => {
  test('give back at least 99 of 100 fields to our parser', { timeout: 240_000 }, async () => {
    const faults: string[] = []
    let [written, kept] = [0, 0]
    for (const [who, content] of Object.entries(all)) {
      const score = scoreFields(content, parseResume(await readPdf(await press.print(content, template))).content)
      written += score.all
      kept += score.kept
      faults.push(...score.faults.map((fault) => `${who} ${fault}`))
    }
    console.log(`${name}: ${kept} of ${written} fields`, faults)
    expect(kept / written).toBeGreaterThanOrEqual(0.99)
    // What was read and never written counts as much as what was lost.
    expect(faults.filter((fault) => fault.includes(' + ')).length / written).toBeLessThan(0.01)
  })
})
