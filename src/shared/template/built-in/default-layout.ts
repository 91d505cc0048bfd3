import { CONTACTS, HEADLINE, PHOTO, SECTIONS } from '#shared/template/built-in/sections.ts'

/** The layout of a resume without a template: one column without lines, the name and contact details centered. */
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
  cssStyles: `.doc,.page{--template-accent:#1e293b;--m:60px}
.doc{--font:'Open Sans';color:#1e293b;font-size:calc(12.6px*var(--scale,1)*var(--user-size,1));line-height:calc(1.42*var(--leading,1))}
.doc header{text-align:center}
.doc .photo{margin-inline-start:calc(-1*var(--photo-size,96px))}
.doc .photo~*{padding-inline:calc(var(--photo-size,96px) + 20px)}
.doc h1{font-size:calc(2.3em*var(--name-size,1));text-wrap:balance;line-height:1.15;font-weight:700;letter-spacing:-.01em;color:var(--accent)}
.doc .about{color:#475569}
.doc .headline{margin-top:calc(3px*var(--gap));color:#475569}
.doc .contacts{display:flex;flex-wrap:wrap;justify-content:center;gap:1px 18px;margin-top:calc(6px*var(--gap));color:#475569}
.doc h2{margin:calc(18px*var(--gap)) 0 calc(5px*var(--gap));font-size:calc(1.12em*var(--heading-size,1));line-height:1.3;font-weight:700;letter-spacing:.02em;text-transform:var(--heading-case,uppercase);color:var(--accent)}
.doc h3{line-height:1.4;font-weight:700}
.doc .employer h3{font-size:1.1em;color:var(--accent)}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#475569}
.doc .entry+.entry{margin-top:calc(10px*var(--gap))}
.doc .sub{color:#475569}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(2px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #94a3b8;text-underline-offset:2px}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li::marker{color:#64748b}
.doc li+li,.doc .group+.group{margin-top:calc(1.5px*var(--gap))}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 18px;color:#475569}
.doc .label{font-weight:700}
.doc .entry .group,.doc .entry .label{font-weight:400;color:#475569}
`,
}
