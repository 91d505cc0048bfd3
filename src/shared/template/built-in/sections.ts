/**
 * The blocks that most templates use for a section, in reading order: heading, then entries with role, dates, employer,
 * text and bullets. Templates style them by their classes; a template with a different structure has its own blocks.
 */

/** Arranges the first lines of an entry from its title, employer (or similar) and dates. */
export type ArrangeHead = (parts: { title: string; sub: string; dates: string }) => string

const BULLETS = `{{#achievements}}<ul>{{#items}}<li>{{.}}</li>{{/items}}</ul>{{/achievements}}`
const LINK = `<span class="contact">{{#href}}<a href="{{href}}">{{text}}</a>{{/href}}{{^href}}{{text}}{{/href}}</span>`
const CONTACT = LINK.replace('"contact"', '"contact {{kind}}"')
const LINKS = `{{#links}}<p class="links">{{#items}}${LINK} {{/items}}</p>{{/links}}`
/** Lines about an entry: honors, a thesis, authors. */
const DETAILS = `{{#details}}{{#items}}<p class="group">{{#label}}<span class="label">{{label}}:</span> {{/label}}{{text}}</p>{{/items}}{{/details}}`
const ABOUT = `{{#about}}<p class="about">{{about}}</p>{{/about}}`
const PLACE = `{{#place}} · <span class="place">{{place}}</span>{{/place}}`
const DESCRIPTION = `{{#description}}<p class="text">{{description}}</p>{{/description}}`
const DATES = `{{#dates}}<span class="dates">{{dates}}</span>{{/dates}}`
const GPA = `{{#gpa}}<p class="gpa">{{label}}: {{text}}</p>{{/gpa}}`
const TECHNOLOGIES = `{{#technologies}}<p class="group"><span class="label">{{label}}:</span> {{text}}</p>{{/technologies}}`
/** A section of words only, such as interests. */
const WORDS = `{{#text}}<p class="text">{{text}}</p>{{/text}}`

const datesBeside: ArrangeHead = ({ title, sub, dates }) => `<div class="head">${title} ${dates}</div>${sub}`

/** Dates in a column of their own; all else is beside them, so that dates of two lines take no room below the title. */
export const DATES_FIRST: ArrangeHead = ({ title, sub, dates }) =>
  `<div class="head">${dates} <div class="lead">${title}${sub}</div></div>`

/** An entry; `flow` says how it meets the end of a page. */
const entry = (inside: string) => `<article class="entry {{flow}}">${inside}</article>`

const section = (name: string, entries: string, intro = '') =>
  `{{#${name}}}<section class="${name} {{flow}}"><h2>{{title}}</h2>${intro}{{#items}}${entries}{{/items}}</section>{{/${name}}}`

/** Without a role, the employer is the title, so that the dates are not alone. */
const titleOr = (title: string, sub: string) =>
  `{{#${title}}}<h3>{{${title}}}</h3>{{/${title}}}{{^${title}}}{{#${sub}}}<h3>{{${sub}}}</h3>{{/${sub}}}{{/${title}}}`
/** Below the title; where the employer is the title, only its place is left. */
const under = (title: string, sub: string, shown = `{{${sub}}}`) =>
  `{{#${title}}}{{#${sub}}}<p class="sub">${shown}${PLACE}</p>{{/${sub}}}{{^${sub}}}${PLACE_ALONE}{{/${sub}}}{{/${title}}}{{^${title}}}${PLACE_ALONE}{{/${title}}}`
const PLACE_ALONE = `{{#place}}<p class="sub"><span class="place">{{place}}</span></p>{{/place}}`
const head = (arrange: ArrangeHead, title: string, sub: string, shown?: string) =>
  arrange({ title: titleOr(title, sub), sub: under(title, sub, shown), dates: DATES })

const COMPANY = `{{#link}}<a href="{{href}}">{{text}}</a>{{/link}}{{^link}}{{company}}{{/link}}`
/** Over several roles at one employer: its name and the whole time there. */
const EMPLOYER = (arrange: ArrangeHead) =>
  `{{#employer}}<div class="employer">${arrange({ title: `<h3>${COMPANY}</h3>`, sub: PLACE_ALONE, dates: DATES })}${ABOUT}</div>{{/employer}}`

const experience = (arrange: ArrangeHead) =>
  section(
    'experience',
    `${EMPLOYER(arrange)}${entry(`${head(arrange, 'position', 'company', COMPANY)}${ABOUT}${DESCRIPTION}${BULLETS}`)}`,
  )
const education = (arrange: ArrangeHead) =>
  section('education', entry(`${head(arrange, 'qualification', 'institution')}${GPA}${DETAILS}`))
const generic = (arrange: ArrangeHead) =>
  section(
    'generic',
    entry(`${head(arrange, 'title', 'subtitle')}${DETAILS}${LINKS}${DESCRIPTION}${BULLETS}`),
    WORDS,
  ).replace('class="generic', 'class="generic {{kind}}')

const SUMMARY = `{{#summary}}<section class="summary {{flow}}"><h2>{{title}}</h2><p class="text">{{text}}</p></section>{{/summary}}`
const SKILLS = section(
  'skills',
  `<p class="group {{flow}}">{{#label}}<span class="label">{{label}}:</span> {{/label}}{{text}}</p>`,
)
const projects = (arrange: ArrangeHead) => {
  const lines = arrange({
    title: '{{#name}}<h3>{{name}}</h3>{{/name}}',
    sub: '{{#role}}<p class="sub">{{role}}</p>{{/role}}',
    dates: DATES,
  })
  return section('projects', entry(`${lines}${LINKS}${DESCRIPTION}${BULLETS}${TECHNOLOGIES}`))
}
const CERTIFICATIONS = `{{#certifications}}<section class="certifications {{flow}}"><h2>{{title}}</h2><ul>{{#items}}<li>{{.}}</li>{{/items}}</ul></section>{{/certifications}}`

/** Skills in a list under the name of their group, for columns and tags. */
export const SKILL_LISTS = section(
  'skills',
  `<div class="group {{flow}}">{{#label}}<p class="label">{{label}}</p>{{/label}}<ul>{{#list}}<li>{{.}}</li> {{/list}}</ul></div>`,
)

const BLOCK_NAMES = ['summary', 'experience', 'education', 'skills', 'projects', 'certifications', 'generic'] as const
type BlockName = (typeof BLOCK_NAMES)[number]

type Overrides = {
  head?: ArrangeHead
  skills?: string
  /** The sections to print, where a template has several places for them; all if absent. */
  only?: readonly BlockName[]
}

/** All sections, for templates with their own arrangement of entries or skills. */
export function sectionsWith({ head: arrange = datesBeside, skills = SKILLS, only = BLOCK_NAMES }: Overrides): string {
  const blocks: Readonly<Record<BlockName, string>> = {
    summary: SUMMARY,
    experience: experience(arrange),
    education: education(arrange),
    skills,
    projects: projects(arrange),
    certifications: CERTIFICATIONS,
    generic: generic(arrange),
  }
  return only.map((name) => blocks[name]).join('\n')
}

/** All sections, each printed only for its own kind: for use inside {{#sections}}, {{#main}} or {{#side}}. */
export const SECTIONS = sectionsWith({})

export const CONTACTS = `{{#contacts}}<p class="contacts">{{#items}}${CONTACT} {{/items}}</p>{{/contacts}}`

/** Before the name, so that it can stand beside it. */
export const PHOTO = `{{#photo}}<img class="photo" src="{{src}}" alt="{{alt}}">{{/photo}}`
export const HEADLINE = `{{#headline}}<p class="headline">{{headline}}</p>{{/headline}}`

const header = (attributes: string) => `<header${attributes}>
${PHOTO}
{{#fullName}}<h1>{{fullName}}</h1>{{/fullName}}
${HEADLINE}
${CONTACTS}
</header>`

/** Name and contact details. */
export const HEADER = header('')
/** The same for templates with a colored band. */
export const BAND_HEADER = header(' class="band"')
/** Name and contact details as one block beside the photo, for templates that align both. */
export const PORTRAIT_HEADER = `<header>
<div class="who">
{{#fullName}}<h1>{{fullName}}</h1>{{/fullName}}
${HEADLINE}
${CONTACTS}
</div>
${PHOTO}
</header>`
