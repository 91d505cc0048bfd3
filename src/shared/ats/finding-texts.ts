/** The title and advice of a finding. Names in braces are placeholders. */
export type Words = { readonly title: string; readonly advice: string }

/** The English message of each code; a code without one does not compile. The interface translates them. */
export const WORDS = {
  'name-missing': { title: 'Your name is missing', advice: 'Put your full name at the top.' },
  'email-missing': { title: 'Your email address is missing', advice: 'Add the address at which you read your mail.' },
  'phone-missing': { title: 'Your phone number is missing', advice: 'Many recruiters call first. Add a number.' },
  'location-missing': {
    title: 'Your location is missing',
    advice: 'Town and country are enough; no street is needed.',
  },
  'link-missing': {
    title: 'There is no link to more of you',
    advice: 'Add your LinkedIn profile, a website or your code, if you have one.',
  },
  'summary-missing': {
    title: 'There is no summary',
    advice: 'Say in two or three sentences what you do, for how long, and what you are good at.',
  },
  'summary-short': {
    title: 'Your summary is very short',
    advice: 'It has {words} different words; about {enough} make two full sentences.',
  },
  'work-missing': {
    title: 'There is no work to read of',
    advice: 'Add a job, a project or voluntary work: whatever shows what you can do.',
  },
  'position-missing': { title: 'No job has a title', advice: 'Say what you were: recruiters search for titles.' },
  'employer-missing': { title: 'No job names an employer', advice: 'Say where it was, or for whom.' },
  'work-date-missing': { title: 'No job has a date', advice: 'Add month and year: years of experience are counted.' },
  'second-entry-missing': {
    title: 'There is only one job or project',
    advice: 'Add a second one: an earlier job, a project or voluntary work.',
  },
  'telling-lines-few': {
    title: 'Few lines tell what you did',
    advice: 'There are {there}; {enough} are enough. Each further line brings {points} points.',
  },
  'results-few': {
    title: 'Few lines tell a result in numbers',
    advice: 'There are {there}; {enough} are enough. How many, how much, how often, how fast?',
  },
  'verbs-few': {
    title: 'Few lines begin with what you did',
    advice: 'There are {there}; {enough} are enough. Begin with a verb: “Led”, “Built”, “Cared for”.',
  },
  'education-missing': {
    title: 'There is no education or certificate',
    advice: 'Add a school, a course or a certificate, finished or not.',
  },
  'degree-missing': { title: 'Your education names no degree', advice: 'Say what you learned or which degree it was.' },
  'school-missing': { title: 'Your education names no school', advice: 'Say where it was.' },
  'education-date-missing': { title: 'Your education has no date', advice: 'Add the year in which it ended.' },
  'skills-few': {
    title: 'Few skills are listed',
    advice: 'There are {there}; {enough} are enough. Name what you really use.',
  },
  'skills-unproven': {
    title: 'Few skills are seen at work',
    advice: 'Your lines name {there} of {enough}. Say in which job you used them.',
  },
  'words-few': {
    title: 'There is little to find',
    advice: 'It has {words} different words; a full page has about {enough}.',
  },
  'dates-swapped': {
    title: '“{name}” ends before it begins',
    advice: 'It says {start} to {end}. One of the two is wrong.',
  },
  'date-in-future': {
    title: '“{name}” begins in the future',
    advice: 'It says {date}. If it has not begun yet, say so in a line; if it has, mend the year.',
  },
  'newest-not-first': {
    title: '“{name}” is newer than what stands above it',
    advice: 'Readers and parsers expect the newest entry first. Move it up.',
  },
  'gap-between-jobs': {
    title: 'Nothing tells of the {months} months before “{name}”',
    advice: 'A line is enough, if you like: study, family, health, travel or looking for work are all good reasons.',
  },
  'date-unread': {
    title: '“{text}” may not be read as a date',
    advice: 'Write month and year, such as 2021-05 or May 2021, or the year alone.',
  },
  'start-missing': { title: '“{name}” does not say when it began', advice: 'Add month and year, or the year alone.' },
  'line-long': {
    title: 'A line has {words} words',
    advice: 'Up to {most} are easy to read. Make it two lines, or leave out what matters least.',
  },
  'line-short': {
    title: '“{text}” says very little',
    advice: 'Say what you did with it, for whom, and what came of it.',
  },
  'line-repeated': { title: 'The same line stands here twice', advice: 'Leave one out, or say what was different.' },
  'verb-repeated': {
    title: '{lines} lines begin with “{verb}”',
    advice: 'Begin some of them with another word that is just as true.',
  },
  'first-person': {
    title: '“{word}” is not needed',
    advice: 'A resume is about you anyway. Begin with what you did.',
  },
  'opening-weak': {
    title: '“{opening}” tells a duty, not what you did',
    advice: 'Begin with a verb: what did you build, lead, repair, teach or improve?',
  },
  'words-empty': {
    title: 'Everybody says this: {words}',
    advice: 'Show it instead: a number, an example or what came of it.',
  },
  'name-misspelled': {
    title: '“{wrong}” is written “{right}”',
    advice: 'So its makers write it, and so people search.',
  },
  'email-invalid': {
    title: '“{text}” is no email address',
    advice: 'Check it letter by letter: a reply would not reach you.',
  },
  'email-unusual': {
    title: '“{text}” has characters that some forms refuse',
    advice: 'An address of plain letters, numbers, dots and hyphens works everywhere.',
  },
  'phone-invalid': {
    title: '“{text}” cannot be called',
    advice: 'Write one number with its area or country code, such as +44 20 7946 0991.',
  },
  'link-invalid': {
    title: '“{text}” is no web address',
    advice: 'Write it as in the browser, such as github.com/your-name.',
  },
  'birth-date-given': {
    title: 'Your date of birth stands here',
    advice:
      'Leave it out in the US, Canada, the UK and Ireland. In Germany, Austria, France and Spain some still give it; nobody may ask for it.',
  },
  'marital-status-given': {
    title: 'Your marital status stands here',
    advice:
      'Leave it out in the US, Canada, the UK and Ireland. In Germany, Austria, France and Spain some still give it; nobody may ask for it.',
  },
  'national-id-given': {
    title: 'A number of an identity document stands here',
    advice: 'Leave it out: with it others could act in your name. An employer needs it once you are hired.',
  },
  'text-too-long': {
    title: 'The resume has {words} words',
    advice: 'More than {enough} are seldom read. Shorten the oldest entries first.',
  },
  'text-long-for-years': {
    title: 'The resume has {words} words for {years} years of work',
    advice: 'About {enough} fill two pages, which is enough until ten years. Shorten what matters least.',
  },
  'placeholder-left': {
    title: 'Text of a template is still here: “{text}”',
    advice: 'Replace it with your own words, or delete it. Until then it does not count.',
  },
  'symbols-decorative': {
    title: 'There are typed pictures or bullets: {characters}',
    advice: 'Parsers make junk of them, and lines get their bullets from the template. Leave them out.',
  },
  'symbols-invisible': {
    title: 'There are invisible characters: {count}',
    advice: 'They came with pasted text and part words for machines. Leave them out.',
  },
  'letters-spaced': {
    title: '“{text}” is no word for a parser',
    advice: 'Write it without blanks between the letters.',
  },
  'line-in-capitals': {
    title: 'A line is all in capitals',
    advice: 'That is harder to read, and names are not known in it. Write it as a sentence.',
  },
  'link-says-nothing': {
    title: 'The link “{text}” does not say where it leads',
    advice: 'Name what is there, such as “case study”: on paper nobody can click.',
  },
  'link-local': {
    title: '“{address}” works on your own network only',
    advice: 'Use the address under which others can open it.',
  },
  'link-tracking': {
    title: 'A link carries tracking codes',
    advice: 'It works without them and is shorter to read.',
  },
  'skill-twice': {
    title: '“{second}” is listed twice',
    advice: '“{first}” says the same. Once is enough; write both in one if you want to be found by both.',
  },
  'experience-hidden': {
    title: 'Your experience is hidden',
    advice: 'It is in no file that you export. Show it, if you did not hide it on purpose.',
  },
  'education-hidden': {
    title: 'Your education is hidden',
    advice: 'It is in no file that you export. Show it, if you did not hide it on purpose.',
  },
  'skills-hidden': {
    title: 'Your skills are hidden',
    advice: 'They are in no file that you export. Show them, if you did not hide them on purpose.',
  },
  'field-lost': {
    title: 'This is not read in the exported file',
    advice: '{readers} did not find it there. Choose another template, or write it more plainly.',
  },
  'field-changed': {
    title: 'This is read otherwise in the exported file',
    advice: '{readers} read other characters than you typed. Unusual signs and fonts do that.',
  },
  'field-misplaced': {
    title: 'This is read in another place of the exported file',
    advice: '{readers} found it among the lines of something else. A template with one column helps.',
  },
  'demands-unmet': {
    title: 'Your resume shows none of the {demanded} things this job demands',
    advice: 'It asks for {some}, for example. If you have any of them, say where you used them.',
  },
  'years-short': {
    title: 'The job asks for {asked} years of experience',
    advice: 'The dates of your jobs add up to {years}. If you did this work elsewhere, add it with its dates.',
  },
  'copied-text': {
    title: 'Text copied from the posting does not count',
    advice: 'It begins “{text}”. Say in your own words what you did.',
  },
  'term-missing': {
    title: '“{form}” is asked for',
    advice: 'If you have it, say where you used it. If not, leave it out.',
  },
  'term-near': {
    title: '“{form}” is asked for; you show {near}, which is near it',
    advice: 'If you have both, say where you used it. If not, leave it out: what is near counts a little.',
  },
  'term-listed': {
    title: '“{form}” is only listed',
    advice: 'Say in a line what you did with it: readers believe that more.',
  },
  'term-missing-placed': {
    title: '“{form}” is asked for',
    advice: 'If you used it in “{entry}”, say there what for. If not, leave it out.',
  },
  'term-near-placed': {
    title: '“{form}” is asked for; you show {near}, which is near it',
    advice: 'If you used both in “{entry}”, say so there. If not, leave it out: what is near counts a little.',
  },
  'term-listed-placed': {
    title: '“{form}” is only listed',
    advice: 'If you used it in “{entry}”, say there what you did with it: readers believe that more.',
  },
  'term-other-word': {
    title: '“{form}” has another name here',
    advice: 'The posting writes it so. Use its word beside yours.',
  },
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
