import { expect, test } from 'vitest'
import { PICTURES } from '#web/lib/pictures.ts'

const FOLDER = '../../../public/pictures/'
const files = Object.keys(import.meta.glob('../../../public/pictures/**/*.webp'))

test('every picture used on pages exists for the light and the dark theme', () => {
  const wanted = Object.keys(PICTURES).flatMap((name) => [`${name}.dark.webp`, `${name}.light.webp`])
  expect(files.filter((file) => !file.includes('/templates/'))).toEqual(wanted.map((name) => FOLDER + name).sort())
})

test('the first page of a template exists in both sizes', () => {
  const slugs = files.flatMap((file) => /templates\/(.+)-480\.webp$/.exec(file)?.[1] ?? [])
  expect(slugs).toContain('ats-safe-professional')
  expect(slugs).toHaveLength(27)
  expect(slugs.filter((slug) => !files.includes(`${FOLDER}templates/${slug}-960.webp`))).toEqual([])
})
