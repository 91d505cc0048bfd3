/**
 * The blocks in which most templates print a section, in reading order: heading, then entries of
 * role, dates, employer, text and bullets. Classes are the hooks for each template's own look; a
 * template that wants another structure writes its own blocks.
 */

const BULLETS = `{{#achievements}}<ul>{{#items}}<li>{{.}}</li>{{/items}}</ul>{{/achievements}}`
const LINKS = `{{#links}}<p class="links">{{#items}}<span class="contact">{{#href}}<a href="{{href}}">{{text}}</a>{{/href}}{{^href}}{{text}}{{/href}}</span> {{/items}}</p>{{/links}}`
const DESCRIPTION = `{{#description}}<p class="text">{{description}}</p>{{/description}}`
const DATES = `{{#dates}}<span class="dates">{{dates}}</span>{{/dates}}`

/** Wraps an entry so that a short one stays on one page. */
const entry = (inside: string) =>
  `{{#keep}}<article class="entry keep">${inside}</article>{{/keep}}{{^keep}}<article class="entry">${inside}</article>{{/keep}}`

export const SUMMARY = `{{#summary}}<section class="summary"><h2>{{title}}</h2><p class="text">{{text}}</p></section>{{/summary}}`

export const EXPERIENCE = `{{#experience}}<section class="experience"><h2>{{title}}</h2>{{#items}}${entry(
  `<div class="head">{{#position}}<h3>{{position}}</h3>{{/position}} ${DATES}</div>{{#company}}<p class="sub">{{company}}</p>{{/company}}${DESCRIPTION}${BULLETS}`,
)}{{/items}}</section>{{/experience}}`

export const EDUCATION = `{{#education}}<section class="education"><h2>{{title}}</h2>{{#items}}${entry(
  `<div class="head">{{#qualification}}<h3>{{qualification}}</h3>{{/qualification}} ${DATES}</div>{{#institution}}<p class="sub">{{institution}}</p>{{/institution}}{{#gpa}}<p class="gpa">{{label}}: {{text}}</p>{{/gpa}}`,
)}{{/items}}</section>{{/education}}`

export const SKILLS = `{{#skills}}<section class="skills"><h2>{{title}}</h2>{{#items}}<p class="group"><span class="label">{{label}}:</span> {{text}}</p>{{/items}}</section>{{/skills}}`

export const PROJECTS = `{{#projects}}<section class="projects"><h2>{{title}}</h2>{{#items}}${entry(
  `<div class="head">{{#name}}<h3>{{name}}</h3>{{/name}}</div>${LINKS}${DESCRIPTION}{{#technologies}}<p class="group"><span class="label">{{label}}:</span> {{text}}</p>{{/technologies}}`,
)}{{/items}}</section>{{/projects}}`

export const CERTIFICATIONS = `{{#certifications}}<section class="certifications"><h2>{{title}}</h2><ul>{{#items}}<li>{{.}}</li>{{/items}}</ul></section>{{/certifications}}`

export const GENERIC = `{{#generic}}<section class="generic"><h2>{{title}}</h2>{{#text}}<p class="text">{{text}}</p>{{/text}}{{#items}}${entry(
  `<div class="head">{{#title}}<h3>{{title}}</h3>{{/title}} ${DATES}</div>{{#subtitle}}<p class="sub">{{subtitle}}</p>{{/subtitle}}${LINKS}${DESCRIPTION}${BULLETS}`,
)}{{/items}}</section>{{/generic}}`

/** Every section, each printing only where its kind stands: for use inside {{#sections}}, {{#main}} or {{#side}}. */
export const SECTIONS = [SUMMARY, EXPERIENCE, EDUCATION, SKILLS, PROJECTS, CERTIFICATIONS, GENERIC].join('\n')

export const CONTACTS = `{{#contacts}}<p class="contacts">{{#items}}<span class="contact">{{#href}}<a href="{{href}}">{{text}}</a>{{/href}}{{^href}}{{text}}{{/href}}</span> {{/items}}</p>{{/contacts}}`
