/** What to ask about a thing that a line names without a number. */
export type NumberQuestion = {
  /** Nouns, separated by '|'. */
  readonly nouns: string
  /** `{noun}` is the noun as the line has it. */
  readonly question: string
  /** The answer goes before the noun ('12 patients') or after it ('a team of 12'). */
  readonly place: 'before' | 'of'
  /** The time it is asked for; the answer is per it unless it says another. */
  readonly per?: string
}

/** Questions are English as the lines are. Add a noun where its question fits. */
export const NUMBER_QUESTIONS: readonly NumberQuestion[] = [
  { nouns: 'patients|residents', question: 'How many {noun} per shift?', place: 'before', per: 'shift' },
  { nouns: 'customers|guests|visitors|tables|covers|passengers|meals|drinks|orders|deliveries|packages|parcels|calls|tickets|emails|inquiries|transactions', question: 'How many {noun} per day?', place: 'before', per: 'day' },
  { nouns: 'appointments|shifts|invoices|payments|reports|inspections|tests|samples|routes|loads|stops', question: 'How many {noun} per week?', place: 'before', per: 'week' },
  { nouns: 'articles|posts|newsletters|campaigns|interviews|audits|claims|applications', question: 'How many {noun} per month?', place: 'before', per: 'month' },
  { nouns: 'events|workshops|courses|classes|tours|seminars', question: 'How many {noun} per year?', place: 'before', per: 'year' },
  { nouns: 'clients|accounts|students|pupils|children|learners|members|donors|volunteers', question: 'How many {noun}?', place: 'before' },
  { nouns: 'employees|colleagues|nurses|drivers|technicians|engineers|developers|interns|apprentices|trainees|hires|cooks|cashiers|teachers|staff members', question: 'How many {noun}?', place: 'before' },
  { nouns: 'projects|products|stores|sites|locations|branches|rooms|units|vehicles|trucks|machines|servers|computers|devices|services|apps|applications|features|pages|websites|databases|dashboards|suppliers|vendors|contracts|properties|homes|countries|languages|markets', question: 'How many {noun}?', place: 'before' },
  { nouns: 'team|crew|group|department', question: 'How many people are in the {noun}?', place: 'of' },
  { nouns: 'budget|portfolio', question: 'How large is the {noun}?', place: 'of' },
] // prettier-ignore
