import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offlineFiles, otherWords } from '../../scripts/offline-files.ts'

test("the cache contains the builder's direct and indirect files, in English and for Latin letters", () => {
  const files = {
    'entry.client-aaaaaaaa.js': 'import"./shared-aaaaaaaa.js"',
    'resume-builder-aaaaaaaa.js': 'new Worker("/assets/score-worker-aaaaaaaa.js");import("./panel-aaaaaaaa.js")',
    'manifest-aaaaaaaa.js': '"/assets/admin-aaaaaaaa.js"',
    'shared-aaaaaaaa.js': 'import("./words-en-shell-aaaaaaaa.js");import("./words-de-shell-aaaaaaaa.js")',
    'score-worker-aaaaaaaa.js': 'import"./skills-aaaaaaaa.js"',
    'skills-aaaaaaaa.js': '',
    'panel-aaaaaaaa.js': '"panel-aaaaaaaa.css"',
    'panel-aaaaaaaa.css': 'url(/assets/inter-latin-wght-normal-aa.woff2) url(/assets/inter-greek-wght-normal-aa.woff2)',
    'inter-latin-wght-normal-aa.woff2': '',
    'inter-greek-wght-normal-aa.woff2': '',
    'words-en-shell-aaaaaaaa.js': '',
    'words-de-shell-aaaaaaaa.js': '',
    'words-de-admin-aaaaaaaa.js': '',
    'admin-aaaaaaaa.js': '',
    'resume-builder-templates-aaaaaaaa.js': '',
  }
  expect(offlineFiles(Object.keys(files), (name) => files[name as keyof typeof files])).toEqual([
    'entry.client-aaaaaaaa.js',
    'inter-latin-wght-normal-aa.woff2',
    'manifest-aaaaaaaa.js',
    'panel-aaaaaaaa.css',
    'panel-aaaaaaaa.js',
    'resume-builder-aaaaaaaa.js',
    'score-worker-aaaaaaaa.js',
    'shared-aaaaaaaa.js',
    'skills-aaaaaaaa.js',
    'words-en-shell-aaaaaaaa.js',
  ])
})

test('each language has the texts of the parts that are cached in English', () => {
  const names = [
    'words-de-shell-aaaaaaaa.js',
    'words-fr-shell-bbbbbbbb.js',
    'words-de-admin-aaaaaaaa.js',
    'shell-aaaaaaaa.js',
  ]
  expect(otherWords(['words-en-shell-aaaaaaaa.js', 'shell-aaaaaaaa.js'], names)).toEqual({
    de: ['words-de-shell-aaaaaaaa.js'],
    fr: ['words-fr-shell-bbbbbbbb.js'],
  })
})

/** Texts in other languages, of which a browser keeps one. */
const OTHER = /\/words-(?!en-)/
const CLIENT = 'build/client'
const compressedSize = (path: string) => {
  const hasBrotli = readdirSync(`${CLIENT}/assets`).includes(`${path.slice('/assets/'.length)}.br`)
  return readFileSync(CLIENT + path + (hasBrotli ? '.br' : '')).length
}

test('the built worker caches the whole builder and no more than 1,130 kB', () => {
  const worker = readFileSync(`${CLIENT}/service-worker.js`, 'utf8')
  const files = worker.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
  const parts =
    'score-worker skills interview-worker questions-en design-panel command-palette version-history-dialog offline-builder'
  for (const part of parts.split(' ')) expect(files).toContainEqual(expect.stringMatching(`^/assets/${part}-`))
  expect(files.filter((file) => /\/(?:admin|checkout|auth|questions-de)-[\w-]{8}\.js$/.test(file))).toEqual([])
  // 801 since interviews run in the browser, 86 of job titles, 16 of help with a line and the interview's first steps,
  // 32 of text files made in the browser, 50 of the design, the tools and the ways to begin, 60 of the fields, the photo
  // and the design controls of version 2, 5 of the list of all templates with its filters, 23 of resumes in 22 languages
  // and of templates that people share, 6 of the gallery's words.
  const [english, others] = [files.filter((file) => !OTHER.test(file)), files.filter((file) => OTHER.test(file))]
  expect(english.reduce((sum, file) => sum + compressedSize(file), 0) / 1000).toBeLessThan(1130)
  expect(others).toContainEqual(expect.stringMatching(/words-de-builder-/))
})
