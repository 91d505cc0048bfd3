/**
 * How many syllables an English word has, by its letters: a guess that is off by one for about one word of a hundred,
 * to both sides. As in Flesch's own rules, figures, symbols and short forms in capitals ('ATS', '34%') count as
 * one; the parts of a word with a hyphen are added.
 */
export function syllablesOf(word: string): number {
  const parts = word.split(/[-‑–/]/).filter((part) => /\p{L}/u.test(part))
  return Math.max(
    1,
    parts.reduce((total, part) => total + ofPart(part), 0),
  )
}

function ofPart(part: string): number {
  if (/\p{N}/u.test(part) || /^\p{Lu}{2,5}s?$/u.test(part)) return 1
  // Spoken also at the end: 'café'.
  const plain = part.normalize('NFC').toLowerCase().replaceAll('é', 'i').normalize('NFD').replaceAll('’', "'")
  const letters = plain.replace(/'s?$/, '').replace(/[^a-z]/g, '')
  const groups = letters.replace(SILENT, '').match(/[aeiouy]+/g)?.length ?? 0
  // "Didn't" has two, "don't" has one.
  const apart = (letters.match(APART)?.length ?? 0) + (/[dsv]n't$/.test(plain) ? 1 : 0)
  return Math.max(1, groups + apart)
}

/** Vowels that are written but not spoken: in 'late', 'names', 'worked', 'likely', 'warehouse', 'every'; not in 'wanted'. */
const SILENT = new RegExp(
  [
    '(?<=[^aeiouyl]|[aeiouy]l)e$',
    '(?<=[^aeioutdl]|ll|[aeiouy]l)ed$',
    '(?<=[^aeiouycgsxzhl]|[aeiouy]l|th|ph)es$',
    '(?<=[^aeiouyl]|[aeiouy]l)e(?=(?:ly|ful|fully|less|ness|ment|ments)$)',
    '(?<=^(?:ca|fo|fra|ho|li|pi|sa|so|sta|ti|wa)[bcdfkmprs])e(?=[bcdfghklmptvw][a-z])',
    '(?<=ev)e(?=r[yi]|ning)|(?<=sev)e(?=ral)|(?<=bus)i(?=ness)|(?<=g)ues?$',
  ].join('|'),
  'g',
)
/** Vowels side by side that are spoken apart: in 'client', 'supplier', 'video', 'being', 'employer'; not in 'union'. */
const APART = new RegExp(
  [
    '(?<![cgstx])i[ao](?!ge|ns?$|rs?$|n[as])',
    '(?<=[ct])ia(?=t[ei])|(?<![ct])ien[ct]|sci',
    '[^aeiou]i(?:er|est)s?$',
    'eo(?=$|s$|l|g|m)',
    '^(?:reac(?=t)|re[eou](?![adnstl])|idea|area)',
    '[aeou]y(?=e[^ds]|ou|a)|(?<=[eouy])ing',
    'creat|quie|ui(?=t[iy])(?<!qui)|(?<=[^qg])ua[lt]|isms?$',
  ].join('|'),
  'g',
)
