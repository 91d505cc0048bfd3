/** Whether a folded capitalized word is no person's name: a date, a language, a well-known place, a role. */
export const isCommonWord = (folded: string): boolean =>
  COMMON_WORDS.has(folded) || COMMON_WORDS.has(folded.replace(/s$/, ''))

/** Whether a name is that of an organization: 'Bremen University', 'Okafor Ltd'. */
export const isOrganization = (folded: readonly string[]): boolean =>
  folded.length > 1 && folded.some((word) => ORGANIZATIONS.has(word))

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const ORGANIZATIONS = setOf(`
  ltd inc llc gmbh ag plc corp co company group bank university college school academy institute hospital clinic centre
  center theatre theater museum council ministry department hotel airport station library street road avenue park church
  foundation trust association union agency services solutions systems technologies consulting logistics airlines press
  universitat hochschule krankenhaus universite hopital universidad city county north south east west new saint united`)

const COMMON_WORDS = setOf(`
  i january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday easter christmas ramadan diwali halloween thanksgiving black
  english german french spanish italian dutch polish portuguese russian ukrainian turkish arabic chinese mandarin japanese
  korean hindi urdu greek swedish danish norwegian finnish czech hungarian romanian british american european african asian
  indian irish scottish welsh canadian australian brazilian mexican swiss austrian belgian syrian afghan
  germany france spain italy netherlands poland portugal russia ukraine turkey china japan korea india greece sweden denmark
  norway finland britain england scotland wales ireland canada australia brazil mexico switzerland austria belgium europe
  africa asia america usa uk eu london paris berlin madrid rome vienna zurich hamburg munich cologne amsterdam brussels
  dublin manchester birmingham york boston chicago texas california
  manager director lead head chief officer president vice senior junior assistant associate engineer developer designer
  sales marketing finance engineering operations product project quality assurance customer service human resource team
  department store shift store support training safety board level grade year class certificate certified award
  bachelor master science art phd mba internet bluetooth wifi web cloud agile scrum kanban lean six sigma covid corona
  nobody everyone everybody somebody someone anyone anybody nothing something everything people children management
  god lord mr mrs ms dr prof sir madam herr frau monsieur madame senor senora`)
