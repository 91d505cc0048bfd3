import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import '#shared/resume/all-languages.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { ResumeContent } from '#shared/resume/schema.ts'
import { createPdfPrinter } from './pdf-printer.ts'
import { readPdfjs } from './readers.ts'

const printer = createPdfPrinter()
afterAll(() => printer.close())

// In Turkish, capitals have other letters; Russian has other letters altogether, and Japanese no spaces.
test.each(['pl', 'tr', 'ru', 'ja'] as const)('a PDF in %s says its language and is read back', async (language) => {
  const content = z.parse(ResumeContent, {
    language,
    personalInfo: { fullName: 'Ilse Marek', email: 'ilse@marek.example' },
    summary: 'Keeps trams on time in a city of two million.',
    experience: [
      {
        position: 'Dispatcher',
        company: 'Danube Trams',
        startDate: '2021-09',
        current: true,
        achievements: ['Led 12'],
      },
      { position: 'Driver', company: 'Ring Trams', startDate: '2014-03', endDate: '2021-08', achievements: ['Drove'] },
    ],
    education: [{ degree: 'BSc', institution: 'Linz College', startDate: '2011-10', endDate: '2014-02' }],
    interests: ['Rowing', 'Chess'],
  })
  const { file, about } = await readPdfjs(await printer.print(content, null))
  expect(about.language).toBe(language)
  const parsed = parseResume(file)
  expect(parsed.language).toBe(language)
  expect(parsed.content).toMatchObject({
    summary: 'Keeps trams on time in a city of two million.',
    experience: [
      { startDate: '2021-09', current: true },
      { startDate: '2014-03', endDate: '2021-08' },
    ],
    education: [{ startDate: '2011-10', endDate: '2014-02' }],
    interests: ['Rowing', 'Chess'],
  })
})
