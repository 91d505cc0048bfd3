import { COMPETENCIES, type Competency, type Kind } from '#shared/coach/types.ts'
import { rootOf } from '#shared/coach/rubric/roots.ts'

type Topic = { readonly cues: RegExp; readonly roots: ReadonlySet<string> }

const topic = (cues: RegExp, words: string): Topic => ({ cues, roots: new Set(words.trim().split(/\s+/).map(rootOf)) })

/** What answers to a question speak of: by the competency that it asks for, and by words of its own. */
export const topicRoots = ({
  question,
  competency,
}: {
  readonly question: string
  readonly competency: Competency
}): readonly ReadonlySet<string>[] =>
  [BY_COMPETENCY[competency], ...TOPICS.filter(({ cues }) => cues.test(question))].map(({ roots }) => roots)

/** What a question asks about besides its competency, by words of its own in English. */
export const cuesOf = (question: string) => ({
  competencies: COMPETENCIES.filter((one) => BY_COMPETENCY[one].cues.test(question)),
  strengths: STRENGTHS.cues.test(question),
  changesOfJob: CHANGES_OF_JOB.cues.test(question),
})

/** Whether a word is common in answers about work, whatever the question. */
export const isOfWork = (root: string): boolean => TOPICS.some(({ roots }) => roots.has(root))

const BY_COMPETENCY: Record<Competency, Topic> = {
  motivation: topic(
    /\b(?:why (?:do|did|are|should|us|this)|motivat|passion|satisf|bored|goal|apply for|line of work|right move|interest(?:s|ed)? you|attract|proud|career|five years|drives? you|enjoy|ideal job|looking for)/i,
    `motivated motivation want enjoy care interest learn grow grew reason because mission value proud goal career
    chose join improve future customers build company skills ready`,
  ),
  ownership: topic(
    /\b(?:ownership|responsib|initiative|accountab|beyond|without being asked|nobody (?:had )?asked|took charge|on your own|proactiv)/i,
    `responsible responsibility own owned initiative decided volunteered noticed offered proposed charge accountable
    started fixed solved mistake asked beyond extra nobody idea suggested bothered showed missing problem`,
  ),
  teamwork: topic(
    /\b(?:team|colleague|collaborat|co-?worker|together|cross-functional|work(?:ed|ing)? with (?:others|people))/i,
    `team colleague together shared helped supported agreed collaborate department meeting pair handover covered split
    joint listened peers`,
  ),
  conflict: topic(
    /\b(?:conflict|disagree|difficult (?:person|people|colleague|co-?worker|customer|client|boss|manager)|argu|tension|dispute|clash|get along|push(?:ed)? back)/i,
    `conflict disagree argument argued dispute tension clash compromise listened listen calm agreed understand mediate
    complaint angry upset apology apologise apologize private talked respect blame unfair resolve resolved annoyed boss manager opinion different wrong swap refused proposed view`,
  ),
  leadership: topic(
    /\b(?:lead|led|leader|manage(?:d)? (?:a|people|others)|delegat|mentor|coach|influenc|inspire|direct report|supervis)/i,
    `team lead led delegated coached mentor trained motivated hired feedback goal trust decided direction meeting
    report convinced example responsibility support`,
  ),
  communication: topic(
    /\b(?:communicat|explain|present(?:ed|ation|ing)?\b|persuad|convinc|audience|bad news|feedback|listen|misunderst|written|writing)/i,
    `explain explained presented presentation told wrote email meeting listened asked clear simple plain example words
    understood feedback call message slide audience convinced news honest`,
  ),
  'problem-solving': topic(
    /\b(?:problem|solv|difficult|complex|challeng|obstacle|creative|analy|root cause|troubleshoot|figured? out|improve[ds]?|process|bug|fix)/i,
    `problem cause solved solve solution checked tested traced analysed analyzed found fixed tried measured data compared
    option idea broke improve process step error root
    faster slow change changed saved time hours automated easier wrote guide`,
  ),
  learning: topic(
    /\b(?:learn|new skill|mistake|fail|taught|feedback|develop yourself|self-taught|course|curious|unfamiliar|from scratch)/i,
    `learned learnt learn course studied practised practiced read mistake failed failure taught asked feedback tutorial
    training since now changed checklist book mentor skill lesson`,
  ),
  resilience: topic(
    /\b(?:pressure|stress|setback|fail|tough|resilien|adapt|change[ds]?\b|uncertain|overwhelm|rejection|bounce|difficult (?:time|period)|crisis|criticism|cope)/i,
    `pressure stress calm priority prioritised prioritized deadline setback failed again continue adapted changed plan
    break rest recovered kept focus help shift crisis breathe sick alone busy rush urgent late short minutes list
    emergency staff quick lost`,
  ),
  planning: topic(
    /\b(?:plan|organi[sz]|prioriti[sz]|on time|estimate|late\b|deadline|schedul|manage your time|time management|juggl|several projects|multiple|competing)/i,
    `plan planned deadline priority prioritised prioritized list schedule calendar urgent week steps order split milestone
    tasks delayed board first moved agreed hours budget`,
  ),
  integrity: topic(
    /\b(?:ethic|honest|integrity|right thing|confidential|trust|rule|values|truth|admit|unethical|fair)/i,
    `honest honestly told truth admitted rule policy trust confidential right wrong report reported fair mistake
    refused manager safety law values transparent privacy`,
  ),
  'customer-focus': topic(
    /\b(?:customer|client|patient|guest|user|student|service|complain|visitor|resident|parent)/i,
    `customer client patient guest user student complaint need listened refund called apologised apologized helped
    satisfied returned feedback service offered asked expectation waiting`,
  ),
  craft: topic(
    /\b(?:tools?|technique|quality|standard|method|how would you (?:build|design|test|set)|approach to|safety|procedure)/i,
    `quality test tested checked standard tool method measured step review safety design first then detail document
    material data because procedure`,
  ),
  judgement: topic(
    /\b(?:deci[ds]|judg|choice|choose|trade-?off|risk|incomplete information|dilemma|weigh|prioriti|unpopular)/i,
    `decided decision chose choice option risk weighed compared cost information because asked data consequence
    trade-off tradeoff evidence against reason alternative`,
  ),
  negotiation: topic(
    /\b(?:negotiat|deal|agree(?:ment)?|bargain|supplier|contract|price|terms|salary|pay\b|offer|compensation|budget|raise|earn)/i,
    `negotiate agreed offer price contract terms compromise supplier discount range salary budget alternative win
    accepted deal conditions value pay bonus package total base flexible expectation market target
    benefits leave remote compensation review results level responsibilities discuss accept sign notice start decision`,
  ),
}

const STRENGTHS = topic(
  /\b(?:strength|weakness|about yourself|hire you|unique|set you apart|colleagues say|describe you)/i,
  `strength weakness improve years skills team led built because example help value result feedback now practise
  practice experience bring learned`,
)
const CHANGES_OF_JOB = topic(
  /\b(?:gap|left|leave|leaving|short (?:stay|time)|change of|changed (?:career|trade)|overqualified|switch|moved? from)/i,
  `left leave because role contract ended closed change wanted learn course move new grow team reason looking time
  company fit skills`,
)

const TOPICS: readonly Topic[] = [...Object.values(BY_COMPETENCY), STRENGTHS, CHANGES_OF_JOB]

/** Words that are frequent in answers of a kind but in others too: alone they prove nothing. */
export const GENERAL: Partial<Record<Kind, ReadonlySet<string>>> = {
  role: topic(
    /./,
    `first then check ask explain because example test measure tell write plan risk safety customer patient user data
    compare document doctor budget goal agree quality report`,
  ).roots,
  curveball: topic(
    /./,
    `because reason team work people customers would first check ask assume estimate learn reminds means like choose
    since help problem`,
  ).roots,
}
