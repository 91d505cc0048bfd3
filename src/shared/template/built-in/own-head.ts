import { CERTIFICATIONS, SKILLS, SUMMARY } from '#shared/template/built-in/sections.ts'

/** Arranges the line or lines that open an entry, out of title, employer (or the like) and dates. */
export type ArrangeHead = (parts: { title: string; sub: string; dates: string }) => string

const BULLETS = `{{#achievements}}<ul>{{#items}}<li>{{.}}</li>{{/items}}</ul>{{/achievements}}`
const LINKS = `{{#links}}<p class="links">{{#items}}<span class="contact">{{#href}}<a href="{{href}}">{{text}}</a>{{/href}}{{^href}}{{text}}{{/href}}</span> {{/items}}</p>{{/links}}`
const DESCRIPTION = `{{#description}}<p class="text">{{description}}</p>{{/description}}`
const DATES = `{{#dates}}<span class="dates">{{dates}}</span>{{/dates}}`

/** The usual sections, in the usual reading order, for templates that open their entries in their own way. */
export function sectionsWithHead(arrange: ArrangeHead): string {
  const head = (title: string, sub: string) =>
    arrange({ title: titleOr(title, sub), sub: under(title, sub), dates: DATES })
  return [
    SUMMARY,
    section('experience', entry(`${head('position', 'company')}${DESCRIPTION}${BULLETS}`)),
    section(
      'education',
      entry(`${head('qualification', 'institution')}{{#gpa}}<p class="gpa">{{label}}: {{text}}</p>{{/gpa}}`),
    ),
    SKILLS,
    section(
      'projects',
      entry(
        `<div class="head">{{#name}}<h3>{{name}}</h3>{{/name}}</div>${LINKS}${DESCRIPTION}{{#technologies}}<p class="group"><span class="label">{{label}}:</span> {{text}}</p>{{/technologies}}`,
      ),
    ),
    CERTIFICATIONS,
    section('generic', entry(`${head('title', 'subtitle')}${LINKS}${DESCRIPTION}${BULLETS}`), WORDS),
  ].join('\n')
}

/** A section of words only, such as interests. */
const WORDS = `{{#text}}<p class="text">{{text}}</p>{{/text}}`

const section = (name: string, entries: string, before = '') =>
  `{{#${name}}}<section class="${name}"><h2>{{title}}</h2>${before}{{#items}}${entries}{{/items}}</section>{{/${name}}}`

const entry = (inside: string) =>
  `{{#keep}}<article class="entry keep">${inside}</article>{{/keep}}{{^keep}}<article class="entry">${inside}</article>{{/keep}}`

/** Without a role the employer takes its place, or the dates would stand there alone. */
const titleOr = (title: string, sub: string) =>
  `{{#${title}}}<h3>{{${title}}}</h3>{{/${title}}}{{^${title}}}{{#${sub}}}<h3>{{${sub}}}</h3>{{/${sub}}}{{/${title}}}`
const under = (title: string, sub: string) =>
  `{{#${title}}}{{#${sub}}}<p class="sub">{{${sub}}}</p>{{/${sub}}}{{/${title}}}`
