type Facts = {
  readonly brand: string
  readonly email: string
  readonly at: Date
  readonly names: readonly string[]
  readonly missing: ReadonlyMap<string, string>
}

/** What each file is, by how its name ends; the first that fits. */
const WORDS: readonly (readonly [end: string, words: string])[] = [
  [
    'account.json',
    'Your account: its address, since when it exists, how you sign in, where you are signed in, what you own, and links we mailed that are still open. Passwords and the keys of sessions are kept only as fingerprints that cannot be turned back, and are not in here.',
  ],
  ['profile.json', 'Your profile.'],
  ['settings.json', 'Your settings.'],
  ['mails.json', 'The mails we have sent you or are about to send.'],
  ['billing.json', 'What you bought, what you paid, and what that opened. Amounts are cents.'],
  ['usage.json', 'How often you did what, by day. Empty unless you have allowed it in the settings.'],
  [
    'coach.json',
    'Your sessions with the Interview Coach, with your answers and what was said of them, and your negotiations.',
  ],
  ['contact.json', 'The messages you sent us, and the lists of mails that your address is on.'],
  [
    'portfolio.json',
    'Your public pages: their addresses and looks, the links you made, and how often they were viewed, by day. Passwords of links are kept only as fingerprints and are not in here.',
  ],
  ['ai.json', 'What a language model has written for you, kept for a day, and how much you have used of it by day.'],
  ['avatar.jpg', 'Your picture.'],
  ['json-resume.json', 'A resume in the open format JSON Resume (jsonresume.org), which other programs can import.'],
  ['resume.json', 'A resume as it is kept here, with its earlier versions.'],
  ['.pdf', 'A resume as PDF.'],
  ['.docx', 'A resume as Word document.'],
]

/** The README of the ZIP file. */
export function readme({ brand, email, at, names, missing }: Facts): string {
  const present = names.map((name) => `${name}\n  ${wordsFor(name)}`)
  const lacking = [...missing].map(([name, sentence]) => `${name}\n  ${sentence}`)
  return [
    `Everything that ${brand} holds about ${email}, as of ${at.toISOString().slice(0, 10)}.`,
    'Files that end in .json are text: any editor opens them. All times are in UTC.',
    ...present,
    ...(lacking.length > 0 ? ['These files are missing:', ...lacking] : []),
    '',
  ].join('\n\n')
}

const wordsFor = (name: string) => WORDS.find(([end]) => name.endsWith(end))?.[1] ?? ''
