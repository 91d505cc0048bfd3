import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalog } from './catalogs.ts'
import { withTranslations } from './with-translations.ts'

const CATALOG = `msgid ""
msgstr ""
"Language: de\\n"

#: src/a.tsx
msgid "Say \\"yes\\""
msgstr "„Ja“ sagen"

#: src/b.tsx
msgctxt "ledger"
msgid "Change"
msgstr ""

#: src/c.tsx
msgid ""
"One\\n"
"two"
msgstr ""
`

test('a catalog is read with contexts, quotation marks and texts over several lines', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'catalog-')), 'a.po')
  writeFileSync(file, CATALOG)
  expect([...readCatalog(file, 'de')]).toEqual([
    ['Say "yes"', { message: 'Say "yes"', translation: '„Ja“ sagen' }],
    ['ledger|Change', { message: 'Change', translation: '' }],
    ['One\ntwo', { message: 'One\ntwo', translation: '' }],
  ])
})

test('texts without a translation get the known one, others keep theirs', () => {
  const known = new Map([
    ['Say "yes"', 'anders'],
    ['Change', 'Ändern'],
    ['ledger|Change', 'Änderung'],
    ['One\ntwo', 'Eins\n"zwei"'],
  ])
  const filled = withTranslations(CATALOG, known)
  expect(filled).toContain('msgid "Say \\"yes\\""\nmsgstr "„Ja“ sagen"')
  expect(filled).toContain('msgid "Change"\nmsgstr "Änderung"')
  expect(filled).toContain('msgstr "Eins\\n\\"zwei\\""')
  expect(filled.startsWith('msgid ""\nmsgstr ""\n"Language: de')).toBe(true)
})
