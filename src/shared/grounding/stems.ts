/**
 * Possible base forms of a folded English word, for comparison: 'stopped' → 'stop', 'lost' → 'lose', 'rates' → 'rate'.
 * Not all of them are words.
 */
function basesOf(word: string): readonly string[] {
  const cached = cache.get(word)
  if (cached) return cached
  if (cache.size > 5000) cache.clear()
  const bases = formsOf(word)
  cache.set(word, bases)
  return bases
}

/** Every word is compared with all others, so its forms are computed once. */
const cache = new Map<string, readonly string[]>()

function formsOf(spelling: string): readonly string[] {
  const word = americanized(spelling)
  const irregular = IRREGULAR.get(word)
  if (irregular) return [irregular, word]
  const bases = [word]
  const cut = (ending: string, ...replacements: string[]) => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return
    const stem = word.slice(0, -ending.length)
    for (const end of replacements) bases.push(stem + end)
    if (ending !== 's' && ending !== 'es' && stem.at(-1) === stem.at(-2)) bases.push(stem.slice(0, -1))
  }
  cut('ies', 'y')
  cut('ied', 'y')
  cut('es', '', 'e')
  if (!word.endsWith('ss')) cut('s', '')
  cut('ed', '', 'e')
  cut('ing', '', 'e')
  return bases
}

/**
 * Whether two folded words may be forms of one word: by their bases, or by a long common prefix ('migrated',
 * 'migration').
 */
export function isRelated(a: string, b: string): boolean {
  if (a === b) return true
  if (a[0] !== b[0]) {
    const irregular = IRREGULAR.get(a) ?? a
    if (irregular[0] !== (IRREGULAR.get(b) ?? b)[0]) return false
  }
  const bases = basesOf(a)
  if (basesOf(b).some((base) => bases.includes(base))) return true
  const prefixLength = sharedPrefixLength(a, b)
  return prefixLength >= 6 && prefixLength >= Math.min(a.length, b.length) - 3
}

/** British spellings as American ones: 'organisation', 'colour', 'centre', 'programme'. */
const americanized = (word: string): string =>
  word
    .replace(/is(e|es|ed|ing|ation|ations|er|ers)$/, 'iz$1')
    .replace(/our(s|ed|ing|ful|ite|ites)?$/, 'or$1')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/gramme(s?)$/, 'gram$1')
    .replace(/lled$/, 'led')
    .replace(/lling$/, 'ling')

function sharedPrefixLength(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `am be|are be|is be|was be|were be|been be|began begin|begun begin|bent bend|bought buy|bound bind|bred breed|broke break
   broken break|brought bring|built build|came come|caught catch|chose choose|chosen choose|did do|does do|done do|dealt deal
   drew draw|drawn draw|drove drive|driven drive|dug dig|ate eat|eaten eat|fed feed|fell fall|fallen fall|felt feel|fought fight
   found find|flew fly|flown fly|forgot forget|forgotten forget|froze freeze|frozen freeze|gave give|given give|got get|gotten get
   grew grow|grown grow|ground grind|had have|has have|heard hear|held hold|hung hang|kept keep|knew know|known know|laid lay
   led lead|left leave|lent lend|lost lose|made make|meant mean|met meet|outgrew outgrow|oversaw oversee|overseen oversee
   paid pay|proven prove|ran run|rang ring|rebuilt rebuild|redid redo|redone redo|rewrote rewrite|rewritten rewrite|rode ride
   ridden ride|rose rise|risen rise|said say|sang sing|sank sink|sat sit|saw see|seen see|sent send|sewn sew|shook shake
   shot shoot|shown show|sold sell|sought seek|spent spend|spoke speak|spoken speak|spun spin|stole steal|stood stand
   stuck stick|struck strike|swam swim|swept sweep|taught teach|tore tear|torn tear|told tell|took take|taken take
   thought think|threw throw|thrown throw|undertook undertake|understood understand|went go|gone go|woke wake|won win
   wore wear|worn wear|withdrew withdraw|wrote write|written write|wove weave|people person|children child|men man|women woman
   feet foot|teeth tooth|mice mouse|analyses analysis|lives life|staves staff|fewer few|better good|best good|worse bad`
    .split(/\||\n/)
    .map((row) => row.trim().split(' '))
    .map(([form = '', base = '']) => [form, base] as const),
)

/** Function words, or words so general that adding them changes nothing. */
export const isSmallWord = (lower: string): boolean => SMALL.has(lower) || lower.length < 2

const SMALL = new Set(
  `a about above across after again against all also although always am among an and another any anything are around as at
   away back be became because become been before behind being below besides between both but by came can cannot come could
   did do does doing done down during each either else end ended ending enough etc even ever every everything few for from
   further get gets getting give given go goes going gone got had has have having he her here hers herself him himself his
   how however i if in into is it its itself just keep kept last later least less like lot made make makes making many may me
   might more most much must my myself near need needs next no nor not now of off often on once one only onto or other
   others our ours ourselves out over own part per put quite rather really same several she should since so some someone
   something soon still such than that the their theirs them themselves then there these they thing things this those
   through thus to together too toward towards under until up upon us use used uses using very via was way we well went were
   what when where whether which while who whole whom whose why will with within without work worked working would yet you
   your yours yourself i'm i've i'd i'll we're we've we'd we'll it's that's there's he's she's they're who's let's
   don't didn't doesn't isn't wasn't weren't aren't haven't hasn't hadn't won't wouldn't couldn't can't shouldn't`.split(
    /\s+/,
  ),
)
