import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { CONTACTS, HEADLINE, PHOTO, sectionsWith, type ArrangeHead } from '#shared/template/built-in/sections.ts'

/** Dates come first in the text too: readers sort the words of a line by their place. */
const HEAD: ArrangeHead = ({ title, sub, dates }) => `<div class="head">${dates} ${title}</div>${sub}`

/** Words in a cell of their own, which stays in its column where a group has no name. */
const SKILLS = `{{#skills}}<section class="skills {{flow}}"><h2>{{title}}</h2>{{#items}}<p class="group {{flow}}">{{#label}}<span class="label">{{label}}:</span> {{/label}}<span class="words">{{text}}</span></p>{{/items}}</section>{{/skills}}`

/**
 * A form of ruled rows as in East Asia: a label cell with dates or the kind of skill, and a value cell. The cells' line is
 * a background of the row, so that it continues where a row breaks across pages.
 */
export const ruledForm: BuiltInTemplate = {
  id: 116,
  name: 'Ruled Form',
  description:
    'A form of ruled rows with dates on the left and a photo at the top right, as is common in China, Japan and Korea.',
  category: 'other',
  sectionOrder: ['summary', 'education', 'experience', 'certifications', 'skills'],
  htmlTemplate: `<header>
<div class="who">
{{#fullName}}<h1>{{fullName}}</h1>{{/fullName}}
${HEADLINE}
${CONTACTS}
</div>
{{#photo}}<div class="frame">${PHOTO}</div>{{/photo}}
</header>
{{#sections}}
${sectionsWith({ head: HEAD, skills: SKILLS })}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#33415c;--m:52px}
.doc{--line:color-mix(in srgb,var(--accent) 42%,white);--axis:146px;--font:'Source Sans 3';color:#22262c;font-size:calc(12.8px*var(--scale,1)*var(--user-size,1));line-height:calc(1.45*var(--leading,1))}
.doc header{display:flex;align-items:stretch;border:1px solid var(--line)}
.doc .who{flex:1;min-width:0}
.doc h1{padding:calc(13px*var(--gap)) 14px calc(11px*var(--gap));text-wrap:balance;font-size:calc(2.05em*var(--name-size,1));line-height:1.15;font-weight:700;letter-spacing:.02em;color:#14181e}
.doc .headline{margin-top:calc(-9px*var(--gap));padding:0 14px calc(9px*var(--gap));font-size:1.08em;color:#464d58}
.doc .contacts{display:flex;flex-wrap:wrap;margin-inline-start:-1px}
.doc .contacts .contact{flex:1 1 44%;min-width:fit-content;max-width:100%;padding:calc(4px*var(--gap)) 14px;border-top:1px solid var(--line);border-inline-start:1px solid var(--line)}
.doc .frame{display:flex;align-items:center;padding:10px 14px;border-inline-start:1px solid var(--line)}
.doc .photo{width:var(--photo-size,104px);height:var(--photo-size,104px);margin:0;border-radius:var(--photo-shape,0)}
.doc section{margin-top:calc(11px*var(--gap))}
.doc h2,.doc section>.text,.doc section>ul,.doc .entry,.doc .employer,.doc .skills .group{padding:calc(5px*var(--gap)) 14px;border:1px solid var(--line);box-decoration-break:clone;-webkit-box-decoration-break:clone}
.doc h2{padding-block:calc(4px*var(--gap));background-color:color-mix(in srgb,var(--accent) 9%,white);font-size:calc(1.02em*var(--heading-size,1));line-height:1.35;font-weight:700;letter-spacing:.03em;text-transform:var(--heading-case,none);color:color-mix(in srgb,var(--accent) 88%,black)}
.doc h2~*,.doc .entry+.entry,.doc .entry+.employer,.doc .employer+.entry,.doc .skills .group+.group{margin-top:-1px}
.doc section>ul{padding-inline-start:30px}
.doc .entry,.doc .employer,.doc .skills .group{background-image:linear-gradient(var(--line),var(--line));background-position:var(--start) var(--axis) top 0;background-size:1px 100%;background-repeat:no-repeat}
.doc .entry,.doc .employer{padding-inline-start:calc(var(--axis) + 14px)}
.doc .head{align-items:baseline;gap:0;margin-inline-start:calc(-1*var(--axis))}
.doc h3{flex:0 0 calc(100% - var(--axis));margin-inline-start:auto;font-size:1.04em;line-height:1.4;font-weight:700;color:#14181e}
.doc .employer h3{font-size:1.12em;color:var(--accent)}
.doc .head .dates{flex:0 0 var(--axis);max-width:none;padding-inline-end:12px;color:#464d58}
.doc .place,.doc .about,.doc .gpa,.doc .entry .group,.doc .links{color:#464d58}
.doc .entry .text,.doc .entry ul{margin-top:calc(2px*var(--gap))}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1px*var(--gap))}
.doc li::marker{color:#6a727d}
.doc .text,.doc li{text-wrap:pretty}
.doc .links{display:flex;flex-wrap:wrap;gap:0 16px}
.doc .skills .group{display:flex;gap:0}
.doc .skills .words{flex:0 0 calc(100% - var(--axis));margin-inline-start:auto}
.doc .skills .label{flex:0 0 var(--axis);padding-inline-end:14px;color:#464d58}
.doc .closing{margin-top:calc(18px*var(--gap))}
`,
}
