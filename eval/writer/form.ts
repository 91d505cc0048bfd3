/** Where a line is meant to stand. */
export type LineKind = 'bullet' | 'summary' | 'skill'

export type FormFault =
  | { readonly kind: 'first-person' | 'start' | 'filler' | 'broken'; readonly what: string }
  | { readonly kind: 'long' | 'ending' }

/** Longest line in characters; a skill is a name, no sentence. */
const LONGEST: Readonly<Record<LineKind, number>> = { bullet: 240, summary: 240, skill: 60 }

/** What an editor would have to mend in a line whatever it says; none in a line of good form. */
export function formFaults(line: string, kind: LineKind): readonly FormFault[] {
  const faults: (FormFault | undefined)[] = [
    line.length > LONGEST[kind] ? { kind: 'long' } : undefined,
    ENDINGS[kind].test(line) ? undefined : { kind: 'ending' },
    found('first-person', line, FIRST_PERSON),
    kind === 'skill' ? undefined : found('start', line, BAD_START),
    found('filler', line, FILLER),
    ...BROKEN.map((sign) => found('broken', line, sign)),
    isBalanced(line) ? undefined : { kind: 'broken', what: 'brackets or quotes' },
  ]
  return faults.filter((fault) => fault !== undefined)
}

type Quoting = Extract<FormFault, { what: string }>['kind']

function found(kind: Quoting, line: string, sign: RegExp): FormFault | undefined {
  const what = sign.exec(line)?.[0]
  return what === undefined ? undefined : { kind, what }
}

const ENDINGS: Readonly<Record<LineKind, RegExp>> = {
  // 'U.S.' and 'Inc.' may end a line; a word and a full stop may not.
  bullet: /(?:[^\s.,;:!?…-]|\b\p{Lu}\.|\b(?:Inc|Ltd|Co|Jr|Sr)\.)$/u,
  summary: /[^\s.,;:!?…]["')]?\.$/,
  skill: /[^\s.,;:!?…]$/,
}

// 'US' is a country and 'I' after a noun may be a numeral ('Phase I', 'Type I').
const FIRST_PERSON =
  /(?<!\b(?:Phase|Type|Level|Part|Class|Grade|Stage|World War)\s)\bI\b(?![/.])|\b(?:[Mm]e|[Mm]y|[Mm]yself|[Ww]e|us|Us|[Oo]ur|[Oo]urs|[Oo]urselves)\b/

const NO_STARTS =
  'And|But|So|Then|Because|Cause|Which|That|It|They|He|She|You|There|When|If|Also|Well|Um|Uh|Like|Yeah|Yes|Okay|Ok|Basically|Was|Were|Is|Are|Am|Been|Be|Had|Has|Have|Can|Could|Would|Will|To|Or|Of|The|A|An|Just|Really|Maybe|Actually|Honestly|Responsible for|Who|What'
// A capital, a digit or sign of a number, or a name with its capital inside (iOS, eBay).
const BAD_START = new RegExp(
  String.raw`^(?![\p{Lu}\p{N}$€£"'(]|\p{Ll}+\p{Lu}).?\S*|^(?:${NO_STARTS})\b(?!-)|^(?:No|Not),`,
  'u',
)

const FILLER =
  /\b(?:u+m+|u+h+|erm?|hmm+|you know|i mean|you see|basically|literally|honestly|obviously|actually|anyways?|whatnot|gonna|wanna|gotta|kinda|sorta|yeah|yep|nah|okay|lol|haha|tbh|stuff|ended up|(?:a )?bunch of|sort of|(?<!\d\s)tons of|loads of|or something|or whatever|and all that|and so on|and things|etc|to be honest|i think|i guess|i suppose|maybe|probably|hopefully|pretty much|super|em|at the moment|right now|really|damn|crap|shit|fuck\w*|hell|guys)\b|(?<!\b(?:this|that|any|every|each|some|what|one|a)\s)\bkind of\b|\sn\s|,\s*(?:like|right|so|well|man|dude)\s*(?:,|$)|\.{3}|…/i

const BROKEN: readonly RegExp[] = [
  // One word twice.
  /\b(?!(?:that|had|night|bye|cha|aye)\b)(\w+) \1\b/i,
  // White space and signs where none belong.
  /\s(?:[,;:!?]|\.(?!\w))|\s\s|,\s*,|^\s|\s$|[<>]/,
  // Cut off in mid-sentence.
  /\b(?:and|or|but|the|a|an|of|to|for|from|with|by|at|into|onto|through|during|if|while|which|that|because|so|is|was|were|be|been|has|have|had|than|as|where|when|who|not|no|they|he|she|it's)[.,]?$/i,
  /\b(?:every|about|around)(?: \d+)?$|\beach \d+$|\d%? the year$/i,
  // Cut off before a semicolon: 'and in the second year; 37 passed'.
  /\band (?:in|on|at|for|with|after|by)\b[^,;]*;/,
  // It speaks of something that stands elsewhere: 'Made one in Excel', 'Took his place'.
  /^\p{Lu}\w+ (?:one in|it|them|his|him|her|this)\b/u,
  // A word that lost its apostrophe, a name that lost its capitals; 'from drawing to polish' names no language.
  /\b(?:dont|didnt|wasnt|couldnt|wouldnt|cant|ive|thats|theres|doesnt|isnt|werent|youre|theyre)\b/i,
  /\b(?:ci ?\/?cd|github|gitlab|aws|sql|html|css|qgis|excel|python|javascript|i|german|french|english|(?<!\bto )polish|turkish|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
]

function isBalanced(line: string): boolean {
  const count = (sign: RegExp) => line.match(sign)?.length ?? 0
  return count(/\(/g) === count(/\)/g) && count(/[“]/g) === count(/[”]/g) && count(/"/g) % 2 === 0
}
