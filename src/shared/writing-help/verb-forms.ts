/** Forms of English verbs that lines of resumes begin with. Only verbs in this list are changed into another form. */
export type VerbForms = { readonly base: string; readonly past: string; readonly gerund: string }

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Verbs whose past ends in '-ed'. */
const REGULAR = words(`
  achieve administer advise allocate analyze answer appraise approve arrange assemble assess assign assist attend audit
  automate balance bill calculate call calibrate care check clean coach collaborate collect communicate compile complete
  conduct configure consolidate consult contact control cook coordinate counsel create customize decorate define deliver
  demonstrate deploy design develop diagnose direct discuss dispatch distribute document draft edit educate enforce
  ensure enter establish estimate evaluate examine execute explain facilitate file film finish fix follow forecast
  formulate fulfill fund generate greet guide handle harvest help hire host identify implement import improve increase
  inform initiate inspect install integrate interview introduce investigate invoice issue launch liaise load log mail
  maintain manage manufacture market measure mentor merge migrate mix monitor motivate move negotiate observe operate
  optimize order organize overhaul pack paint perform plan plant plate polish post prepare present print process procure
  produce program promote propose protect provide purchase publish receive recommend reconcile record recruit reduce
  refer remove renew repair replace report research resolve respond restock restore review revise rotate scan schedule
  secure serve ship solve sort source staff start stock store streamline submit supervise supply support test track
  train transfer transform translate transport treat troubleshoot tutor update upgrade use validate verify visit wash
  weld work wrap
`)

/** Base and past of irregular verbs. */
const IRREGULAR = words(`
  bring:brought build:built buy:bought catch:caught choose:chose cut:cut deal:dealt do:did draw:drew drive:drove feed:fed
  find:found get:got give:gave grow:grew hold:held keep:kept lead:led make:made meet:met oversee:oversaw pay:paid put:put
  rebuild:rebuilt rewrite:rewrote run:ran sell:sold send:sent set:set speak:spoke spend:spent take:took teach:taught
  write:wrote
`)

/** Verbs of several syllables that double their last letter. */
const DOUBLING = new Set(words('refer transfer submit control program get put cut set run plan ship log scan wrap'))

const stemOf = (base: string): string => (DOUBLING.has(base) ? base + base.slice(-1) : base)

function pastOf(base: string): string {
  if (base === 'troubleshoot') return 'troubleshot'
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stemOf(base)}ed`
}

const gerundOf = (base: string): string => (/[^eo]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${stemOf(base)}ing`)

const VERBS: readonly VerbForms[] = [
  ...REGULAR.map((base) => ({ base, past: pastOf(base), gerund: gerundOf(base) })),
  ...IRREGULAR.map((pair) => {
    const [base = '', past = ''] = pair.split(':')
    return { base, past, gerund: gerundOf(base) }
  }),
]

const byForm = (form: keyof VerbForms) => new Map(VERBS.map((verb) => [verb[form], verb]))
const BY_BASE = byForm('base')
const BY_PAST = byForm('past')
const BY_GERUND = byForm('gerund')

export const verbOfBase = (word: string): VerbForms | undefined => BY_BASE.get(word.toLowerCase())
export const verbOfPast = (word: string): VerbForms | undefined => BY_PAST.get(word.toLowerCase())
export const verbOfGerund = (word: string): VerbForms | undefined => BY_GERUND.get(word.toLowerCase())

/** The verb that a noun of action stands for: 'management' is 'manage'. */
const NOUNS: Readonly<Record<string, string>> = {
  administration: 'administer', analysis: 'analyze', assembly: 'assemble', assessment: 'assess', automation: 'automate',
  calibration: 'calibrate', collection: 'collect', completion: 'complete', coordination: 'coordinate',
  creation: 'create', delivery: 'deliver', deployment: 'deploy', development: 'develop', distribution: 'distribute',
  evaluation: 'evaluate', implementation: 'implement', improvement: 'improve', inspection: 'inspect',
  installation: 'install', integration: 'integrate', introduction: 'introduce', investigation: 'investigate',
  maintenance: 'maintain', management: 'manage', migration: 'migrate', negotiation: 'negotiate', operation: 'operate',
  optimization: 'optimize', organization: 'organize', preparation: 'prepare', production: 'produce',
  promotion: 'promote', reduction: 'reduce', replacement: 'replace', resolution: 'resolve', review: 'review',
  repair: 'repair', supervision: 'supervise', translation: 'translate', verification: 'verify',
} // prettier-ignore

export const verbOfNoun = (word: string): VerbForms | undefined => {
  const base = Object.hasOwn(NOUNS, word.toLowerCase()) ? NOUNS[word.toLowerCase()] : undefined
  return base === undefined ? undefined : BY_BASE.get(base)
}

/** All forms of the verb that a word belongs to, itself included. */
export function formsOf(word: string): readonly string[] {
  const verb = verbOfBase(word) ?? verbOfPast(word) ?? verbOfGerund(word) ?? verbOfNoun(word)
  return verb ? [verb.base, verb.past, verb.gerund] : []
}
