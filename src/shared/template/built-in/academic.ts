import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** A curriculum vitae with bars in the left margin and all text on an axis beside them. */
export const academic: BuiltInTemplate = {
  id: 9,
  name: 'Academic',
  description: 'A CV with bars in the left margin, dates on the right, and room for long lists of publications.',
  category: 'other',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#2c5580}
.doc{--m:54px;--left:52px;--axis:72px;--font:'IBM Plex Serif';line-height:calc(1.45*var(--leading,1));font-size:calc(12.6px*var(--scale,1)*var(--user-size,1));color:#1d2126}
.doc header{padding-left:var(--axis)}
.doc h1{font-size:2.2em;text-wrap:balance;line-height:1.15;font-weight:400;letter-spacing:-.01em}
.doc .contacts{margin-top:calc(7px*var(--gap));text-wrap:balance;font-size:.95em;color:#474e57}
.doc .contacts .contact{display:inline-block;margin-right:15px}
.doc h2{display:flex;align-items:center;margin:calc(20px*var(--gap)) 0 calc(7px*var(--gap));font-size:1em;line-height:1.3;font-weight:700;text-transform:uppercase;letter-spacing:.04em;color:var(--accent)}
.doc h2::before{content:'';flex:none;width:var(--left);margin-right:calc(var(--axis) - var(--left));border-top:5px solid var(--accent)}
.doc section>.text,.doc section>ul,.doc .entry{padding-left:var(--axis)}
.doc h3{line-height:1.4;font-weight:700}
.doc .head{align-items:baseline}
.doc .dates{margin-left:auto;text-align:right;font-size:.92em;color:#474e57}
.doc .entry+.entry{margin-top:calc(10px*var(--gap))}
.doc .sub{font-style:italic;color:#3a4149}
.doc .text,.doc ul{margin-top:calc(3px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc ul{list-style-position:outside}
.doc .entry ul{padding-left:1.1em}
.doc .certifications ul{list-style-type:none}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:#68707a}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px;font-size:.95em;color:#474e57}
.doc .skills .group{padding-left:var(--axis)}
.doc .label{font-style:italic;color:#474e57}
.doc .group+.group{margin-top:calc(2px*var(--gap))}
.doc .gpa,.doc .entry .group{font-size:.95em;color:#474e57}
`,
}
