/**
 * The blocks that most templates use for a section, in reading order: heading, then entries with role, dates, employer,
 * text and bullets. Templates style them by their classes; a template with a different structure has its own blocks.
 */

/** Arranges the first lines of an entry from its title, employer (or similar) and dates. */
export type ArrangeHead = (parts: { title: string; sub: string; dates: string }) => string

const BULLETS = `{{#achievements}}<ul>{{#items}}<li>{{.}}</li>{{/items}}</ul>{{/achievements}}`
const CONTACT = `<span class="contact">{{#href}}<a href="{{href}}">{{text}}</a>{{/href}}{{^href}}{{text}}{{/href}}</span>`
const LINKS = `{{#links}}<p class="links">{{#items}}${CONTACT} {{/items}}</p>{{/links}}`
const DESCRIPTION = `{{#description}}<p class="text">{{description}}</p>{{/description}}`
const DATES = `{{#dates}}<span class="dates">{{dates}}</span>{{/dates}}`
const GPA = `{{#gpa}}<p class="gpa">{{label}}: {{text}}</p>{{/gpa}}`
const TECHNOLOGIES = `{{#technologies}}<p class="group"><span class="label">{{label}}:</span> {{text}}</p>{{/technologies}}`
/** A section of words only, such as interests. */
const WORDS = `{{#text}}<p class="text">{{text}}</p>{{/text}}`

const datesBeside: ArrangeHead = ({ title, sub, dates }) => `<div class="head">${title} ${dates}</div>${sub}`

/** Wraps an entry so that a short one stays on one page. */
const entry = (inside: string) =>
  `{{#keep}}<article class="entry keep">${inside}</article>{{/keep}}{{^keep}}<article class="entry">${inside}</article>{{/keep}}`

const section = (name: string, entries: string, intro = '') =>
  `{{#${name}}}<section class="${name}"><h2>{{title}}</h2>${intro}{{#items}}${entries}{{/items}}</section>{{/${name}}}`

/** Without a role, the employer is the title, so that the dates are not alone. */
const titleOr = (title: string, sub: string) =>
  `{{#${title}}}<h3>{{${title}}}</h3>{{/${title}}}{{^${title}}}{{#${sub}}}<h3>{{${sub}}}</h3>{{/${sub}}}{{/${title}}}`
const under = (title: string, sub: string) =>
  `{{#${title}}}{{#${sub}}}<p class="sub">{{${sub}}}</p>{{/${sub}}}{{/${title}}}`
const head = (arrange: ArrangeHead, title: string, sub: string) =>
  arrange({ title: titleOr(title, sub), sub: under(title, sub), dates: DATES })

const experience = (arrange: ArrangeHead) =>
  section('experience', entry(`${head(arrange, 'position', 'company')}${DESCRIPTION}${BULLETS}`))
const education = (arrange: ArrangeHead) =>
  section('education', entry(`${head(arrange, 'qualification', 'institution')}${GPA}`))
const generic = (arrange: ArrangeHead) =>
  section('generic', entry(`${head(arrange, 'title', 'subtitle')}${LINKS}${DESCRIPTION}${BULLETS}`), WORDS)

const SUMMARY = `{{#summary}}<section class="summary"><h2>{{title}}</h2><p class="text">{{text}}</p></section>{{/summary}}`
const SKILLS = section('skills', `<p class="group"><span class="label">{{label}}:</span> {{text}}</p>`)
const PROJECTS = section(
  'projects',
  entry(`<div class="head">{{#name}}<h3>{{name}}</h3>{{/name}}</div>${LINKS}${DESCRIPTION}${TECHNOLOGIES}`),
)
const CERTIFICATIONS = `{{#certifications}}<section class="certifications"><h2>{{title}}</h2><ul>{{#items}}<li>{{.}}</li>{{/items}}</ul></section>{{/certifications}}`

/** Skills in a list under the name of their group, for columns and tags. */
export const SKILL_LISTS = section(
  'skills',
  `<div class="group"><p class="label">{{label}}</p><ul>{{#list}}<li>{{.}}</li> {{/list}}</ul></div>`,
)

type Overrides = { head?: ArrangeHead; skills?: string }

/** All sections, for templates with their own arrangement of entries or skills. */
export const sectionsWith = ({ head: arrange = datesBeside, skills = SKILLS }: Overrides): string =>
  [SUMMARY, experience(arrange), education(arrange), skills, PROJECTS, CERTIFICATIONS, generic(arrange)].join('\n')

/** All sections, each printed only for its own kind: for use inside {{#sections}}, {{#main}} or {{#side}}. */
export const SECTIONS = sectionsWith({})

export const CONTACTS = `{{#contacts}}<p class="contacts">{{#items}}${CONTACT} {{/items}}</p>{{/contacts}}`

const header = (attributes: string) => `<header${attributes}>
{{#fullName}}<h1>{{fullName}}</h1>{{/fullName}}
${CONTACTS}
</header>`

/** Name and contact details. */
export const HEADER = header('')
/** The same for templates with a colored band. */
export const BAND_HEADER = header(' class="band"')
/** Name and contact details beside a photo, for templates that place it next to them. */
export const PORTRAIT_HEADER = `<header>
<div class="who">
{{#fullName}}<h1>{{fullName}}</h1>{{/fullName}}
${CONTACTS}
</div>
</header>`
