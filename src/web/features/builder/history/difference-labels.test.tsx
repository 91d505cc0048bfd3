import { expect, test } from 'vitest'
import { EVERY_FIELD } from '#shared/portfolio/every-field.ts'
import { useFieldName } from '#web/features/builder/history/difference-labels.ts'
import { show } from '#web/testing/show.tsx'

/** Parts without words of their own: ids and the version are never shown, and the parts of an object are its text. */
const UNSHOWN = /(?:^|\.)(?:id|foreign|schemaVersion)$|^(?:design|sectionTitles|sectionBreaks|photo)\./

test('every part of a resume has a name for the lists of differences', () => {
  const names = new Map<string, string>()
  function Names() {
    const nameOf = useFieldName()
    for (const key of EVERY_FIELD.filter((field) => !UNSHOWN.test(field)).flatMap((field) => field.split('.')))
      names.set(key, nameOf(key))
    return null
  }
  show(() => <Names />)
  expect(names.size).toBeGreaterThan(60)
  expect([...names].filter(([key, name]) => key === name)).toEqual([])
})
