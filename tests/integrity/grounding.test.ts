import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the check may import: code shared with a writer would confirm that writer's mistakes. */
const ALLOWED =
  /^#shared\/(?:grounding\/|writer\/(?:types|lines-of)\.ts$|interview\/types\.ts$|skills\/|text\/|resume\/schema\.ts$)/

test('the check takes nothing from a writer', () => {
  const folder = `${import.meta.dirname}/../../src/shared/grounding`
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const imports = files.flatMap((name) =>
    Array.from(
      readFileSync(`${folder}/${name}`, 'utf8').matchAll(
        /^(?:import|export|\}) .*from '([^']+)'|\bimport\('([^']+)'\)/gm,
      ),
      ([, from, lazy]) => from ?? lazy ?? '',
    ),
  )
  expect(imports.length).toBeGreaterThan(20)
  expect(imports.filter((from) => !ALLOWED.test(from))).toEqual([])
})
