import type { Finding } from '#shared/ats/types.ts'

/** What a finding says to the person: what is so, and what to do. Names in braces are its values. */
export type Words = { readonly title: string; readonly advice: string }

/** The English words of each code. The interface has the same ones in other languages. */
export const WORDS: Readonly<Record<string, Words>> = {
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
  'term-missing': {
    title: '“{form}” is asked for',
    advice: 'If you have it, say where you used it. If not, leave it out.',
  },
  'term-listed': {
    title: '“{form}” is only listed',
    advice: 'Say in a line what you did with it: readers believe that more.',
  },
  'term-other-word': {
    title: '“{form}” has another name here',
    advice: 'The posting writes it so. Use its word beside yours.',
  },
}

/** A finding in one English message. */
export function messageOf({ code, values = {} }: Finding): string {
  const words = WORDS[code]
  if (!words) throw new Error(`No words for ${code}`)
  return fill(`${words.title}. ${words.advice}`, values)
}

/** Puts values into the places that are named for them. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))
