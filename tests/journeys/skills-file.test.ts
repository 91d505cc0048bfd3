import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ASSETS = 'build/client/assets'
const names = readdirSync(ASSETS)
const fileOf = (name: string) => names.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')) ?? ''
const listIn = (file: string) => /\bskills-[\w-]+\.js\b/.exec(readFileSync(`${ASSETS}/${file}`, 'utf8'))?.[0]
const kilobytes = (file: string) => readFileSync(`${ASSETS}/${file}.br`).length / 1000

test('the score and the import load the same skills file, and little else', () => {
  const [score, parse] = [fileOf('score-worker'), fileOf('parse-resume')]
  const list = listIn(score) ?? 'none'
  expect(listIn(parse)).toBe(list)
  expect(kilobytes(fileOf('job-titles'))).toBeLessThan(100)
  // 208, 36 and 27 at the time of writing; unpacked, the list alone took 276 in each.
  expect(kilobytes(list)).toBeLessThan(240)
  expect(kilobytes(score)).toBeLessThan(60)
  expect(kilobytes(parse)).toBeLessThan(60)
})
