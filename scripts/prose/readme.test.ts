import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MEASURED } from '#shared/template/built-in/measured.ts'

const README = readFileSync('README.md', 'utf8')

test('the README shows every template with the points that were measured last', () => {
  const shown = [...README.matchAll(/-480\.webp" width="150"><br>(.+): (\d+)<\/td>/g)]
  expect(shown.map(([, name, points]) => [name, Number(points)])).toEqual(
    MEASURED.templates.filter(({ id }) => id !== null).map(({ name, atsScore }) => [name, atsScore]),
  )
})

test('every file that the README links to or shows exists', () => {
  const links = [...README.matchAll(/(?:\]\(|src(?:set)?=")(?!https?:|#)([^)"#]+)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(40)
  expect(links.filter((path) => !existsSync(path))).toEqual([])
})

test('every command of the README is a script of the package', () => {
  const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = [...README.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  expect(README).toContain(`Node ${engines.node.replace('>=', '')} or later`)
})
