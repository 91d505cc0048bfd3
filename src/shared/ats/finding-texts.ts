/** The title and advice of a finding. Names in braces are placeholders. */
export type Words = { readonly title: string; readonly advice: string }

/** The English message of each code; a code without one does not compile. The interface translates them. */
export const WORDS = {
  'name-missing': { title: 'Your name is missing', advice: 'Put your full name at the top.' },
  'email-missing': { title: 'Your email address is missing', advice: 'Add an address you check often.' },
  'phone-missing': { title: 'Your phone number is missing', advice: 'Recruiters may want to call. Add a number.' },
  'location-missing': {
    title: 'Your location is missing',
    advice: 'Add your city and state or country. You don’t need a street address.',
  },
  'link-missing': {
    title: 'There’s no LinkedIn or website link',
    advice: 'Add your LinkedIn or GitHub profile or your website, if you have one.',
  },
  'summary-missing': {
    title: 'There’s no summary',
    advice: 'Say in two or three sentences what you do, for how long, and what you’re good at.',
  },
  'summary-short': {
    title: 'Your summary is short',
    advice: 'Write about two full sentences, with at least {enough} different words (you have {words}).',
  },
  'work-missing': {
    title: 'There’s no work experience yet',
    advice: 'Add a job, a project, or volunteer work: anything that shows what you can do.',
  },
  'position-missing': {
    title: 'None of your jobs has a title',
    advice: 'Add your job titles: recruiters search for them.',
  },
  'employer-missing': { title: 'None of your jobs names an employer', advice: 'Add where you worked, or for whom.' },
  'work-date-missing': {
    title: 'None of your jobs has dates',
    advice: 'Add the month and year, so your years of experience can be counted.',
  },
  'second-entry-missing': {
    title: 'There’s only one job or project',
    advice: 'If you have another, even unpaid, add it. One is fine, too: this costs no points.',
  },
  'telling-lines-few': {
    title: 'Too few bullet points describe what you did',
    advice:
      'You have {there} different bullet points or sentences of four or more words; aim for {enough}. Each one adds {points} points.',
  },
  'results-few': {
    title: 'Too few bullet points have a number',
    advice: 'You have {there}; aim for {enough}. How many, how much, how often, how fast? A year alone doesn’t count.',
  },
  'verbs-few': {
    title: 'Too few bullet points start with a verb',
    advice: 'We recognize a verb in {there}; aim for {enough}. Start with “Led”, “Built”, or “Cared for”, for example.',
  },
  'education-missing': {
    title: 'There’s no education or certification',
    advice: 'Add a school, a course, or a certificate, finished or not.',
  },
  'degree-missing': {
    title: 'Your education doesn’t mention a degree',
    advice: 'Add the degree, or what you studied.',
  },
  'school-missing': { title: 'Your education doesn’t mention a school', advice: 'Add where you studied.' },
  'education-date-missing': { title: 'Your education has no date', advice: 'Add the year you finished, or expect to.' },
  'skills-few': {
    title: 'You list too few skills',
    advice: 'You have {there} different ones, not counting languages; aim for {enough}. Name what you really use.',
  },
  'skills-unproven': {
    title: 'Your bullet points mention too few skills',
    advice: 'We recognize {there}; aim for {enough}. Say where you used the skills you list.',
  },
  'words-few': {
    title: 'Your resume is short',
    advice:
      'A full page has about {enough} different words; yours has {words}, not counting contact details and dates.',
  },
  'dates-swapped': { title: '“{name}” ends before it starts', advice: 'Check the dates: they say {start} to {end}.' },
  'date-in-future': {
    title: '“{name}” starts in the future',
    advice: 'Check the year: it says {date}. If you haven’t started yet, say so in a bullet point.',
  },
  'newest-not-first': {
    title: '“{name}” should come first: it’s more recent',
    advice: 'Move it up. Readers and software expect the newest entry at the top.',
  },
  'gap-between-jobs': {
    title: 'There’s a gap of {months} months before “{name}”',
    advice:
      'You can add an entry for it, such as study, family, health, or travel, or leave it as it is. It costs no points.',
  },
  'date-unread': {
    title: '“{text}” may not be read as a date',
    advice: 'Write the month and year, such as 2021-05 or May 2021, or just the year.',
  },
  'start-missing': { title: '“{name}” has no start date', advice: 'Add the month and year, or just the year.' },
  'line-long': {
    title: 'A bullet point or sentence has {words} words',
    advice: 'Split it in two, or cut what matters least. Aim for {most} words at most.',
  },
  'line-short': { title: '“{text}” says very little', advice: 'Add what you did with it, for whom, and the result.' },
  'line-repeated': { title: 'You say the same thing twice', advice: 'Delete one, or say what was different.' },
  'verb-repeated': {
    title: '{lines} bullet points start with “{verb}”',
    advice: 'Start some of them with a different verb that fits just as well.',
  },
  'first-person': {
    title: 'You don’t need “{word}”',
    advice: 'Start with what you did: a resume is about you anyway.',
  },
  'opening-weak': {
    title: '“{opening}” describes a duty, not what you did',
    advice: 'Start with a verb: what did you build, lead, repair, teach, or improve?',
  },
  'words-empty': {
    title: 'Overused on resumes: {words}',
    advice: 'Show it instead, with a number, an example, or a result.',
  },
  'name-misspelled': {
    title: '“{wrong}” is spelled “{right}”',
    advice: 'Use the official spelling: it’s what recruiters search for.',
  },
  'email-invalid': {
    title: '“{text}” doesn’t look like a valid email address',
    advice: 'Check it, or replies won’t reach you.',
  },
  'email-unusual': {
    title: '“{text}” has characters that some forms reject',
    advice: 'Use an address with plain letters, numbers, dots, and hyphens, if you can.',
  },
  'phone-invalid': {
    title: '“{text}” doesn’t look like a valid phone number',
    advice: 'Write one number with its area or country code, such as +44 20 7946 0991.',
  },
  'link-invalid': {
    title: '“{text}” doesn’t look like a valid web address',
    advice: 'Copy it from your browser, such as github.com/your-name.',
  },
  'birth-date-given': {
    title: 'Your resume includes your date of birth',
    advice:
      'Leave it out in the US, Canada, the UK, and Ireland. In Germany, Austria, France, and Spain, some people still include it, but you don’t have to.',
  },
  'marital-status-given': {
    title: 'Your resume includes your marital status',
    advice:
      'Leave it out in the US, Canada, the UK, and Ireland. In Germany, Austria, France, and Spain, some people still include it, but you don’t have to.',
  },
  'national-id-given': {
    title: 'Your resume includes an ID number',
    advice: 'Remove it: others could misuse it. An employer needs it only once you’re hired.',
  },
  'text-too-long': {
    title: 'Your resume has {words} words',
    advice:
      'Shorten the oldest entries first. Aim for {enough} words at most, not counting contact details, dates, and publications.',
  },
  'text-long-for-years': {
    title: 'Your resume is long for your years of work: {words} words',
    advice:
      'Cut what matters least. About {enough} words fill two pages, which is enough for up to ten years. Contact details, dates, and publications aren’t counted.',
  },
  'placeholder-left': {
    title: 'Template text is still here: “{text}”',
    advice: 'Replace it with your own words, or delete it. Until then it doesn’t count.',
  },
  'symbols-decorative': {
    title: 'Your text contains symbols or bullets: {characters}',
    advice: 'Remove them. Some parsers turn them into stray characters, and the template adds its own bullets.',
  },
  'symbols-invisible': {
    title: 'Your text contains invisible characters ({count})',
    advice: 'Remove them. They usually come from pasted text, and software may split words at them.',
  },
  'letters-spaced': {
    title: '“{text}” may be read as single letters',
    advice: 'Write it without spaces between the letters.',
  },
  'line-in-capitals': {
    title: 'A line is in all caps',
    advice: 'Write it as a normal sentence. It’s easier to read, and software may miss names in all caps.',
  },
  'link-says-nothing': {
    title: 'The link “{text}” doesn’t say where it leads',
    advice: 'Say what it is, such as “case study”. You can’t click a link on paper.',
  },
  'link-local': { title: '“{address}” works only on your own network', advice: 'Use an address that others can open.' },
  'link-tracking': {
    title: 'A link contains tracking codes',
    advice: 'Remove them. It works without them and is easier to read.',
  },
  'skill-twice': {
    title: '“{second}” is listed twice',
    advice: 'Keep one: “{first}” says the same. If you want to be found by both, write them together.',
  },
  'experience-hidden': {
    title: 'Your experience is hidden',
    advice: 'Show it, unless you hid it on purpose. Hidden sections aren’t printed.',
  },
  'education-hidden': {
    title: 'Your education is hidden',
    advice: 'Show it, unless you hid it on purpose. Hidden sections aren’t printed.',
  },
  'skills-hidden': {
    title: 'Your skills are hidden',
    advice: 'Show them, unless you hid them on purpose. Hidden sections aren’t printed.',
  },
  'field-lost': {
    title: '{readers} couldn’t find this in the exported file',
    advice: 'Try another template, or write it more simply.',
  },
  'field-changed': {
    title: '{readers} read this differently in the exported file',
    advice: 'Check for unusual characters and fonts.',
  },
  'field-misplaced': {
    title: '{readers} found this in the wrong place in the exported file',
    advice: 'Try a template with one column.',
  },
  'demands-unmet': {
    title: 'Your resume shows none of this job’s requirements',
    advice: 'If you have any of them, say where you used them. Examples: {some}.',
  },
  'years-short': {
    title: 'The job asks for more years of experience',
    advice:
      'It asks for {asked}; the dates of your jobs add up to {years} full years. If you did this work elsewhere, add it with its dates.',
  },
  'copied-text': {
    title: 'Text copied from the posting doesn’t count',
    advice:
      'Words left out of the score and its counts: {words}, starting with “{text}”. They’re in the posting’s order. Say in your own words what you did.',
  },
  'title-differs': {
    title: '“{title}” isn’t one of your job titles',
    advice: 'If one of your jobs was this work, add this title next to its own.',
  },
  'posting-words-few': {
    title: 'Your bullet points leave out words that the posting uses',
    advice: 'For example: {some}. If you did such work, say so in your own sentences. If not, leave them out.',
  },
  'term-missing': {
    title: 'The job asks for “{form}”',
    advice: 'If you have it, say where you used it. If not, leave it out.',
  },
  'term-near': {
    title: 'The job asks for “{form}”; you have {near}, which is related',
    advice: 'If you’ve also used {form}, say where. If not, leave it out: a related skill still counts a little.',
  },
  'term-listed': {
    title: '“{form}” is only in a list',
    advice: 'Say in a bullet point what you did with it. That’s more convincing.',
  },
  'term-missing-placed': {
    title: 'The job asks for “{form}”',
    advice: 'If you used it in “{entry}”, say what for. If not, leave it out.',
  },
  'term-near-placed': {
    title: 'The job asks for “{form}”; you have {near}, which is related',
    advice:
      'If you also used {form} in “{entry}”, say so there. If not, leave it out: a related skill still counts a little.',
  },
  'term-listed-placed': {
    title: '“{form}” is only in a list',
    advice: 'If you used it in “{entry}”, say what you did with it there. That’s more convincing.',
  },
  'term-other-word': { title: 'The posting uses the word “{form}”', advice: 'Add it next to your own word.' },
} as const satisfies Readonly<Record<string, Words>>

/** Identifies a kind of finding: 'email-missing'. */
export type FindingCode = keyof typeof WORDS

type CodeWithValues = { readonly code: FindingCode; readonly values?: Readonly<Record<string, string | number>> }

/** A finding as one English message. */
export const messageOf = ({ code, values = {} }: CodeWithValues): string =>
  fill(`${WORDS[code].title}. ${WORDS[code].advice}`, values)

/** Fills in the placeholders; unknown ones stay as they are. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
