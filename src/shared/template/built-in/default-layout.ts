import { CONTACTS, HEADLINE, PHOTO, SECTIONS } from '#shared/template/built-in/sections.ts'

/** The layout of a resume without a template: one plain column. */
export const DEFAULT_LAYOUT = {
  htmlTemplate: `<header>
${PHOTO}
{{#name}}<h1>{{name}}</h1>{{/name}}
${HEADLINE}
${CONTACTS}
</header>
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#1e293b}
.doc{--font:'Open Sans'}
.doc h1{font-size:2em;line-height:1.15;font-weight:700}
.doc .contacts{margin-top:calc(6px*var(--gap));display:flex;flex-wrap:wrap;gap:2px 16px;color:#334155}
.doc h2{margin:calc(20px*var(--gap)) 0 calc(6px*var(--gap));padding-bottom:3px;border-bottom:1px solid #cbd5e1;font-size:1em;font-weight:700;text-transform:uppercase;letter-spacing:.04em;color:var(--accent)}
.doc h3{font-weight:700}
.doc .entry+.entry{margin-top:calc(10px*var(--gap))}
.doc .dates{color:#475569}
.doc ul{margin-top:calc(3px*var(--gap))}
.doc .label{font-weight:700}
`,
}
