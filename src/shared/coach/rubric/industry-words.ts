import { rootOf } from '#shared/coach/rubric/roots.ts'

/** What answers about work in an industry mention, by its id: things, activities and people. */
const WORDS: Readonly<Record<string, string>> = {
  technology: `code release deploy database query server log bug test user api branch merge rollback cache latency
    request incident monitor alert library backlog feature migrate commit profiler browser encrypt password cloud`,
  data: `data rows query table source column model dashboard metric sample duplicate missing distribution chart average
    baseline pipeline definition variable experiment notebook forecast confidence interval sql count figures`,
  design: `design user sketch layout screen colour color type prototype brief interview usability contrast iterate
    font grid draft customer feedback component illustration accessible flow wireframe portfolio`,
  marketing: `campaign channel audience brand budget click conversion advert ads newsletter segment lead content social
    landing reach cost buyer region post seo email subscribe market attribute offer`,
  sales: `customer buyer lead pipeline deal quote price discount call visit quarter target prospect objection contract
    renew close account competitor region margin demo order forecast`,
  finance: `invoice payment account audit ledger balance budget cash cost tax book month bank supplier receipt margin
    forecast figures error risk control loan credit reconcile close report`,
  healthcare: `patient ward doctor nurse dose medication pain family shift handover relative symptom vital chart
    treatment infection colleague supervisor hygiene bed emergency breathe care operation round`,
  education: `pupil student class lesson parent school teach homework exam grade read group classroom exercise weaker
    mark learn child children explain task quiet course seat`,
  'social-work': `family child children client home visit court report protect safety trust agency team supervisor benefit
    addiction crisis plan parent mother father support apartment interview conversation case`,
  law: `client court contract clause deadline letter case file judge argument settle statute opponent fee draft brief
    appeal evidence confidential partner clerk hearing claim calendar`,
  'human-resources': `candidate employee manager hire interview applicant contract salary pay leave works council training
    onboarding dismissal conversation confidential complaint policy staff turnover posting job`,
  government: `citizen law application permit office council file budget department decision deadline counter form
    regulation public ministry notice appeal procedure tender minister rule`,
  'non-profit': `donor volunteer donation grant board project member community campaign funds report thank mission people
    programme program partner event impact need dignity`,
  'customer-service': `customer caller call ticket complaint refund calm listen apologise apologize solution order chat
    email delivery shift colleague callback queue angry replacement`,
  hospitality: `guest table kitchen room reservation menu shift waiter bar chef hotel food order dish breakfast allergy
    check-in bill tip event service plate clean complaint`,
  retail: `customer till shelf stock shop store goods sale price return theft delivery display shift staff queue item
    inventory cashier margin order season`,
  media: `story source editor article publish interview deadline reader quote photo film audience headline fact verify
    correction script broadcast cut footage camera archive witness`,
  science: `experiment sample data hypothesis control replicate reproduce method lab measure paper review result repeat
    instrument protocol error batch reagent analysis publish colleague grant`,
  'real-estate': `owner buyer tenant flat house apartment property viewing rent price contract agent street location
    inspection mortgage landlord listing neighbour lease commission sale`,
  trades: `customer pipe wire cable fuse tool measure fault part drill site wall leak boiler door switch apprentice
    safety socket machine repair replace contact valve motor weld`,
  manufacturing: `machine line part shift tolerance scrap quality downtime maintenance setup operator drawing stop batch
    production inspect measure block supplier defect tool safety piece material`,
  engineering: `design load calculate drawing test prototype material simulation tolerance standard measure failure part
    specification safety requirement supplier sensor review model stress weight prototype`,
  construction: `site concrete crane plan foreman trade wall floor crew drawing schedule scaffold delivery safety defect
    subcontractor rain weather meeting foundation inspector helmet material client`,
  logistics: `lorry truck driver route warehouse load pallet delivery freight port customs shipment stock transport
    forklift tour carrier container dispatch order kilometres empty depot picking`,
  operations: `process bottleneck capacity shift supplier cost stock order plan team quality delay throughput step output
    queue delivery measure waste line demand forecast inventory`,
  agriculture: `field animal cow milk harvest soil seed feed crop stable weather tractor water fertiliser vet wash boots
    barn herd fence pest disease spray pipes clean`,
}

const ROOTS = new Map(
  Object.entries(WORDS).map(([industry, words]) => [industry, new Set(words.trim().split(/\s+/).map(rootOf))]),
)

/** Roots of the words that answers about an industry's work use; empty for an unknown industry. */
export const industryRoots = (industry: string | null): ReadonlySet<string> => ROOTS.get(industry ?? '') ?? NONE

const NONE: ReadonlySet<string> = new Set()
