import { pageOf } from './compose.ts'
import { escape, jobsOf, schoolsOf, sides } from './entries.ts'
import { LISTS, waysOf } from './parts.ts'
import type { Layout, Person, Traits } from './types.ts'
import { headingsOf } from './words.ts'

type Language = Person['language']
type PdfLayout = Extract<Layout, { kind: 'pdf' }>
const layout = (name: string, traits: Traits, html: (person: Person, traits: Traits) => string): PdfLayout => ({
  name,
  traits,
  kind: 'pdf',
  html: (person) => html(person, traits),
})
const wordsOf = (person: Person) => person.skills.flatMap(({ words }) => words.map(escape))
const line = (text: string, css = '') => `<div style="${css}">${text}</div>`
const lines = (texts: readonly string[]) => texts.map((text) => line(text)).join('')
const MUTED = 'color:#777;font-size:9pt'

const TOP_SKILLS: Readonly<Record<Language, string>> = {
  en: 'Top Skills',
  de: 'Top-Kenntnisse',
  fr: 'Principales compétences',
  es: 'Aptitudes principales',
}
const OF_LINKEDIN: Readonly<Record<Language, string>> = {
  en: 'Languages|Certifications|Summary|Experience|Education|Contact',
  de: 'Languages|Certifications|Zusammenfassung|Berufserfahrung|Ausbildung|Kontakt',
  fr: 'Languages|Certifications|Résumé|Expérience|Formation|Coordonnées',
  es: 'Languages|Certifications|Extracto|Experiencia|Educación|Contactar',
}

/** What LinkedIn saves as a PDF: a dark column at the left, and jobs with their duration. */
function linkedIn(person: Person, traits: Traits): string {
  const [languages, certificates, summary, experience, education, contact] = OF_LINKEDIN[person.language].split('|')
  const h2 = (text = '') => `<h2 style="font-size:15.75pt;font-weight:400;margin:14pt 0 5pt">${text}</h2>`
  const small = (text = '') => `<h2 style="font-size:13pt;font-weight:400;margin:14pt 0 5pt">${text}</h2>`
  const [email = '', phone = ''] = waysOf(person).map(([, text]) => text)
  const links = waysOf(person)
    .slice(3)
    .map(([way, text]) => `${text} (${way === 'linkedin' ? 'LinkedIn' : way === 'github' ? 'Other' : 'Personal'})`)
  const side = `${small(contact)}${lines([`${phone} (Mobile)`, email, ...links])}${small(TOP_SKILLS[person.language])}${lines(wordsOf(person))}
    ${small(languages)}${lines(person.languages.map(({ name, level }) => `${name} (${level})`))}
    ${small(certificates)}${lines(person.certificates.map(({ name }) => escape(name)))}`
  const jobs = jobsOf(person, traits).map(
    ({ title, organization, place, dates, duration, bullets, continues, isGrouped }) =>
      `${continues ? '' : `${line(organization, 'font-size:12pt;margin-top:6pt')}${isGrouped ? line(duration) : ''}`}
      ${line(title, 'font-size:11.5pt')}${line(`${dates} (${duration})`)}${line(place, 'color:#888')}${line(lines(bullets.map((bullet) => `• ${bullet}`)), 'margin:4pt 0')}`,
  )
  const schools = schoolsOf(person, traits).map(
    ({ title, organization, dates }) =>
      `${line(organization, 'font-size:12pt;margin-top:6pt')}${line(`${title} · (${dates})`)}`,
  )
  const main = `<h1 style="font-size:26pt;font-weight:400;margin:0">${person.name}</h1>${line(escape(person.headline), 'font-size:12pt')}${line(person.location, 'color:#888')}
    ${h2(summary)}${line(escape(person.summary))}${h2(experience)}${jobs.join('')}${h2(education)}${schools.join('')}`
  return pageOf(
    person,
    `<div style="display:grid;grid-template-columns:150pt 1fr;column-gap:22pt"><div style="background:#eee">${side}</div><div>${main}</div></div>`,
    'source',
    '',
    'pages',
  )
}

const AT: Readonly<Record<Language, string>> = { en: 'at', de: 'bei', fr: 'chez', es: 'en' }
/** How LinkedIn saved profiles before: one column, 'Title at Employer'. */
function earlierLinkedIn(person: Person, traits: Traits): string {
  const h = headingsOf(person.language, 0)
  const h2 = (text: string) => `<h2 style="font-size:15pt;font-weight:400;color:#666;margin:12pt 0 4pt">${text}</h2>`
  const jobs = jobsOf(person, traits).map(
    ({ title, organization, dates, duration, bullets }) =>
      `${line(`<b>${title} ${AT[person.language]} ${organization}</b>`)}${line(`${dates} (${duration})`, MUTED)}${lines(bullets.map((bullet) => `- ${bullet}`))}`,
  )
  const schools = schoolsOf(person, traits).map(
    ({ title, organization, dates }) => `${line(`<b>${organization}</b>`)}${line(`${title}, ${dates}`)}`,
  )
  const body = `<h1 style="font-size:20pt;margin:0">${person.name}</h1>${line(escape(person.headline))}${line(person.email)}${line(person.phone)}${line(person.location)}
    ${h2(h.summary)}${line(escape(person.summary))}${h2(h.experience)}${jobs.join('<br>')}${h2(h.languages)}${person.languages.map(({ name, level }) => line(name) + line(`(${level})`, MUTED)).join('')}
    ${h2(h.certificates)}${lines(person.certificates.map(({ name, year }) => `${name}, ${year}`))}${h2(h.skills)}${lines(wordsOf(person))}${h2(h.education)}${schools.join('')}`
  return pageOf(person, body, 'serif', '', 'pages')
}

/** Europass: dates in brackets above, titles in capitals, labels before everything. */
function europass(person: Person, traits: Traits): string {
  const h = headingsOf(person.language, 1)
  const h2 = (text: string) =>
    `<h2 style="font-size:11pt;color:#0e4194;border-bottom:1pt solid #0e4194;margin:12pt 0 5pt">${text.toUpperCase()}</h2>`
  const label: Readonly<Record<Language, readonly [string, string, string]>> = {
    en: ['Email address', 'Phone number', 'Address'],
    de: ['E-Mail-Adresse', 'Telefonnummer', 'Adresse'],
    fr: ['Adresse électronique', 'Numéro de téléphone', 'Adresse'],
    es: ['Correo electrónico', 'Número de teléfono', 'Dirección'],
  }
  const [email, phone, address] = label[person.language]
  const ways = [
    `<b>${phone}:</b> ${person.phone}`,
    `<b>${email}:</b> ${person.email}`,
    ...waysOf(person)
      .slice(3)
      .map(
        ([way, text]) =>
          `<b>${way === 'website' ? 'Website' : way === 'linkedin' ? 'LinkedIn' : 'GitHub'}:</b> ${text}`,
      ),
    `<b>${address}:</b> ${person.location}`,
  ]
  const entry = ({ title, organization, place, dates, bullets }: ReturnType<typeof jobsOf>[number]) =>
    `${line(`[ ${dates} ]`, 'margin-top:6pt;color:#555')}${line(`<b>${title.toUpperCase()}</b>`)}${line(organization)}${line(place, MUTED)}${LISTS.list(bullets)}`
  const body = `<h1 style="font-size:18pt;margin:0 0 4pt">${person.name}</h1>${lines(ways)}${h2(h.summary)}${line(escape(person.summary))}
    ${h2(h.experience)}${jobsOf(person, traits).map(entry).join('')}${h2(h.education)}${schoolsOf(person, traits).map(entry).join('')}
    ${h2(h.languages)}${person.languages.map(({ name, level }) => line(`<b>${name}</b>: ${level}`)).join('')}${h2(h.skills)}${line(wordsOf(person).join(' | '))}${h2(h.certificates)}${person.certificates.map(({ name, year }) => line(`[ ${year} ]`) + line(`<b>${name}</b>`)).join('')}`
  return pageOf(person, body, 'sans', '', 'pages')
}

/** Indeed: everything at the left, the employer and place with a hyphen, lists with bullets as letters. */
function indeed(person: Person, traits: Traits): string {
  const h = headingsOf(person.language, 1)
  const h2 = (text: string) => `<h2 style="font-size:16pt;margin:12pt 0 4pt;border-bottom:1pt solid #bbb">${text}</h2>`
  const entry = ({ title, organization, place, dates, bullets }: ReturnType<typeof jobsOf>[number]) =>
    `${line(`<b>${title}</b>`, 'font-size:11.5pt;margin-top:5pt')}${line(`${organization} - ${place}`, 'color:#555')}${line(dates, 'color:#555')}${lines(bullets.map((bullet) => `• ${bullet}`))}`
  const body = `<h1 style="font-size:24pt;margin:0">${person.name}</h1>${line(escape(person.headline), 'font-size:13pt')}${line(person.location)}${line(person.email)}${line(person.phone)}
    ${line(escape(person.summary), 'margin-top:6pt')}${h2(h.experience)}${jobsOf(person, traits).map(entry).join('')}${h2(h.education)}${schoolsOf(person, traits).map(entry).join('')}
    ${h2(h.skills)}${lines(wordsOf(person).map((word) => `• ${word}`))}${h2(h.languages)}${lines(person.languages.map(({ name, level }) => `• ${name} - ${level}`))}${h2(h.certificates)}${person.certificates.map(({ name, year }) => line(`<b>${name}</b>`) + line(year)).join('')}`
  return pageOf(person, body, 'roboto')
}

/** No headings at all: paragraphs one after the other. */
function withoutHeadings(person: Person, traits: Traits): string {
  const entry = ({ title, organization, dates, bullets }: ReturnType<typeof jobsOf>[number]) =>
    `${sides(`<b>${title}</b>, ${organization}`, dates)}${LISTS.list(bullets)}`
  const h = headingsOf(person.language, 0)
  const body = `<h1 style="font-size:20pt;margin:0">${person.name}</h1>${line([person.email, person.phone, person.location].join(' · '))}
    <p>${escape(person.summary)}</p>${jobsOf(person, traits).map(entry).join('<br>')}<br>${schoolsOf(person, traits).map(entry).join('<br>')}<br>
    ${line(`${h.skills}: ${wordsOf(person).join(', ')}`)}${line(`${h.languages}: ${person.languages.map(({ name, level }) => `${name} (${level})`).join(', ')}`)}`
  return pageOf(person, body, 'source')
}

/** JSON Resume's usual theme: a line with title, employer and dates, a place with an icon, and a summary. */
function theme(person: Person, traits: Traits): string {
  const h = headingsOf(person.language, 0)
  const h2 = (text: string) =>
    `<h2 style="font-size:12pt;margin:14pt 0 6pt;text-transform:uppercase;letter-spacing:.08em">${text}</h2>`
  const jobs = jobsOf(person, traits).map(
    ({ title, organization, place, start, end, bullets }) =>
      `${line(organization, 'font-weight:bold;font-size:12pt')}${sides(`<span style="color:#444">${title}</span>`, `${start} — ${end}`)}${line(place, MUTED)}${LISTS.circle(bullets)}`,
  )
  const schools = schoolsOf(person, traits).map(
    ({ title, organization, start, end }) =>
      `${line(organization, 'font-weight:bold;font-size:12pt')}${sides(title, `${start} — ${end}`)}`,
  )
  const skills = person.skills.map(
    ({ group, words }) =>
      `<div style="display:inline-block;width:46%;vertical-align:top"><b>${group}</b>${LISTS.list(words.map(escape))}</div>`,
  )
  const body = `<div style="text-align:center"><h1 style="font-size:24pt;margin:0">${person.name}</h1>${line(escape(person.headline), 'color:#666')}${line(
    waysOf(person)
      .map(([, text]) => text)
      .join(' &nbsp;|&nbsp; '),
    'font-size:9pt',
  )}</div>
    ${h2(h.summary)}${line(escape(person.summary))}${h2(h.experience)}${jobs.join('')}${h2(h.education)}${schools.join('')}${h2(h.skills)}${skills.join('')}${h2(h.languages)}${person.languages.map(({ name, level }) => line(`<b>${name}</b> ${level}`)).join('')}${h2(h.certificates)}${person.certificates.map(({ name, year }) => sides(name, year)).join('')}`
  return pageOf(person, body, 'sans')
}

export const SPECIAL: readonly Layout[] = [
  layout('LinkedIn', { dates: { month: 'long', between: ' - ' }, without: ['years'] }, linkedIn),
  layout('LinkedIn as it was', { dates: { month: 'long', between: '  -  ' }, without: ['links'] }, earlierLinkedIn),
  layout('Europass', { dates: { month: 'slash', now: 1 } }, europass),
  layout('Indeed', { dates: { month: 'long', between: 'word' }, without: ['links'] }, indeed),
  layout('no headings', { dates: { month: 'short' }, without: ['links', 'certificates'] }, withoutHeadings),
  { ...layout('held out 9', { dates: { month: 'short' } }, theme), heldOut: true },
]
