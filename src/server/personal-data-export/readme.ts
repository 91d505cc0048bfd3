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
    'Your account: your email address, when you created it, how you sign in, where you’re signed in, what you own, and links we emailed you that are still valid. We store passwords and session keys only as irreversible hashes, so they aren’t included.',
  ],
  ['profile.json', 'Your profile.'],
  ['settings.json', 'Your settings.'],
  ['mails.json', 'The emails we’ve sent you or are about to send.'],
  ['billing.json', 'What you bought, what you paid and what it included. Amounts are in cents.'],
  ['usage.json', 'How often you used each feature, by day. Empty unless you allowed it in the settings.'],
  [
    'coach.json',
    'Your sessions with the Interview coach, with your answers and the feedback on them, and your negotiations.',
  ],
  ['contact.json', 'The messages you sent us, and the email lists you’re on.'],
  [
    'portfolio.json',
    'Your public pages: their URLs and design, the links you created, and how often they were viewed, by day. We store link passwords only as hashes, so they aren’t included.',
  ],
  ['ai.json', 'What a language model wrote for you, kept for one day, and how much of it you used, by day.'],
  ['templates.json', 'The templates you made, with their HTML and CSS.'],
  ['publications.json', 'The templates you published for everyone on this site, as they were then, with their points.'],
  ['avatar.jpg', 'Your picture.'],
  ['json-resume.json', 'A resume in the open JSON Resume format (jsonresume.org), which other programs can import.'],
  ['resume.json', 'A resume as we store it, with its version history.'],
  ['.pdf', 'A resume as a PDF.'],
  ['.docx', 'A resume as a Word document.'],
]

/** The README of the ZIP file. */
export function readme({ brand, email, at, names, missing }: Facts): string {
  const present = names.map((name) => `${name}\n  ${wordsFor(name)}`)
  const lacking = [...missing].map(([name, sentence]) => `${name}\n  ${sentence}`)
  return [
    `Everything ${brand} stores about ${email}, as of ${at.toISOString().slice(0, 10)}.`,
    'Files that end in .json are text files. You can open them in any text editor. All times are in UTC.',
    ...present,
    ...(lacking.length > 0 ? ['These files are missing:', ...lacking] : []),
    '',
  ].join('\n\n')
}

const wordsFor = (name: string) => WORDS.find(([end]) => name.endsWith(end))?.[1] ?? ''
