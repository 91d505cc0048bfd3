/* The largest inputs that the API allows, by what costs most: many small fields, long text, or many bytes. */
const list = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index))

/** As many one-letter fields as fit into a request, and a long posting. */
export const MANY_FIELDS = {
  personalInfo: { fullName: 'Ada King', email: 'ada@example.com' },
  experience: list(60, () => ({ position: 'p', achievements: list(60, () => 'a') })),
  projects: list(60, () => ({ name: 'p', technologies: list(200, () => 'c') })),
  volunteer: list(60, () => ({ role: 'r', achievements: list(60, () => 'a') })),
  custom: list(12, (section) => ({
    id: `s${section}`,
    title: 'T',
    items: list(60, () => ({ title: 't', bullets: list(60, () => 'a') })),
  })),
}

/** As many fields as are scored: 2,400 bullets of some 40 letters. */
export const SCORED = {
  personalInfo: { fullName: 'Ada King', email: 'ada@example.com' },
  experience: list(40, (entry) => ({
    company: `Works ${entry}`,
    position: 'Engineer',
    achievements: list(60, (bullet) => `Cut costs by ${bullet}% with Excel and SAP.`),
  })),
}
export const POSTING = list(2400, (index) => `- Skill ${index} with SQL`)
  .join('\n')
  .slice(0, 50_000)

/** Twenty pages, as long as a resume is printed. */
export const TWENTY_PAGES = {
  personalInfo: { fullName: 'Ada King', email: 'ada@example.com' },
  experience: list(40, (entry) => ({
    company: `Works ${entry}`,
    position: 'Engineer',
    achievements: list(15, (bullet) => `Planned ${bullet} things and carried them out with a team of ${entry}.`),
  })),
}

export const LONG_ANSWER = 'I led '.repeat(13_000)
/** As much as somebody without an account may send. */
export const ANSWER_WITHOUT_ACCOUNT = 'I led '.repeat(5000)
