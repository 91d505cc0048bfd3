/**
 * Estimates the syllables of an English word by its letters; off by one for about one word in a hundred, in either
 * direction. As in Flesch's rules, numbers, symbols and acronyms ('ATS', '34%') count as one; the parts of a hyphenated
 * word are added.
 */
export function syllablesOf(word: string): number {
  const parts = word.split(/[-‑–/]/).filter((part) => /\p{L}/u.test(part))
  return Math.max(
    1,
    parts.reduce((total, part) => total + syllablesOfPart(part), 0),
  )
}

function syllablesOfPart(part: string): number {
  if (/\p{N}/u.test(part) || /^\p{Lu}{2,5}s?$/u.test(part)) return 1
  // A final 'é' is pronounced: 'café'.
  const plain = part.normalize('NFC').toLowerCase().replaceAll('é', 'i').normalize('NFD').replaceAll('’', "'")
  const letters = plain.replace(/'s?$/, '').replace(/[^a-z]/g, '')
  const groups = letters.replace(SILENT, '').match(/[aeiouy]+/g)?.length ?? 0
  // "Didn't" has two syllables, "don't" one.
  const separate = (letters.match(SEPARATE)?.length ?? 0) + (/[dsv]n't$/.test(plain) ? 1 : 0)
  return Math.max(1, groups + separate)
}

/** Silent vowels: in 'late', 'names', 'worked', 'likely', 'warehouse', 'every'; not in 'wanted'. */
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
/** Adjacent vowels pronounced separately: in 'client', 'supplier', 'video', 'being', 'employer'; not in 'union'. */
const SEPARATE = new RegExp(
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
