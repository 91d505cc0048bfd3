import { fieldOf, keyOf } from './catalogs.ts'

/** A catalog in which texts without a translation have the known one. */
export const withTranslations = (catalog: string, known: ReadonlyMap<string, string>): string =>
  catalog
    .split(/\n\n/)
    .map((entry) => {
      if (fieldOf(entry, 'msgstr') !== '') return entry
      const translation = known.get(keyOf(entry) ?? '')
      return translation ? entry.replace(/^msgstr ""$/m, () => `msgstr ${quoted(translation)}`) : entry
    })
    .join('\n\n')

const quoted = (text: string): string =>
  `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`
