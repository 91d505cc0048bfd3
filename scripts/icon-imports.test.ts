import { expect, test } from 'vitest'
import { filesOf, importsOf } from './icon-imports.ts'

const files = filesOf(`export { default as Check, default as CheckIcon } from './icons/check.mjs';
export { default as FileType2 } from './icons/file-type-2.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';`)

test('each icon is imported from its own file, under the name that the code uses', () => {
  expect(importsOf(' Check, FileType2 as Word, ', files)).toBe(
    "import Check from 'lucide-react/icons/check';import Word from 'lucide-react/icons/file-type-2'",
  )
})

test('types, and what is no icon, still come from the package', () => {
  expect(importsOf('CheckIcon, type LucideIcon, createLucideIcon', files)).toBe(
    "import CheckIcon from 'lucide-react/icons/check';import type { LucideIcon } from 'lucide-react';import { createLucideIcon } from 'lucide-react'",
  )
})
