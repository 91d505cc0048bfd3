import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith } from '#shared/template/built-in/sections.ts'

const SECTIONS = sectionsWith({
  head: ({ title, sub, dates }) => `<div class="head">${title}<div class="line">${sub} ${dates}</div></div>`,
})

/**
 * Everything starts at one left edge, dates too, along a line down the page; hairlines lead from the titles to the
 * margin.
 */
export const straightLine: BuiltInTemplate = {
  id: 5,
  name: 'Straight Line',
  description:
    'Everything aligns left, with dates under each role and small headings on thin lines. Set in Noto Serif.',
  category: 'ats-safe',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#24282e}
.page{background-image:linear-gradient(var(--accent),var(--accent));background-position:46px 64px;background-size:1px calc(100% - 128px);background-repeat:no-repeat}
.doc{padding:64px 66px 64px 70px;--font:'Noto Serif';line-height:calc(1.46*var(--leading,1));font-size:calc(12.1px*var(--scale,1)*var(--user-size,1));color:#24282e}
.doc h1{font-size:2.15em;text-wrap:balance;line-height:1.15;font-weight:400;letter-spacing:-.01em;color:var(--accent)}
.doc .contacts{margin-top:calc(8px*var(--gap));text-wrap:balance;font-size:.94em;color:#4b5058}
.doc .contacts .contact{display:inline-block;margin-right:15px}
.doc h2{display:flex;align-items:center;gap:12px;margin:calc(22px*var(--gap)) 0 calc(8px*var(--gap));font-size:.86em;line-height:1.4;font-weight:700;text-transform:uppercase;letter-spacing:.04em;color:var(--accent)}
.doc h2::after{content:'';flex:1;min-width:24px;border-top:.75px solid #8a9099}
.doc h3{font-size:1.04em;line-height:1.4;font-weight:700}
.doc .head{flex-direction:column;gap:0}
.doc .line{display:flex;gap:12px;font-size:.94em;color:#4b5058}
.doc .sub+.dates{padding-left:12px;border-left:.75px solid #8a9099}
.doc .entry+.entry{margin-top:calc(13px*var(--gap))}
.doc .text,.doc ul{margin-top:calc(4px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc ul{padding-left:1.1em;list-style-type:disc}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:#6a7079}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px;font-size:.94em;color:#4b5058}
.doc .group+.group{margin-top:calc(2px*var(--gap))}
.doc .label{font-weight:700}
.doc .gpa,.doc .entry .group{font-size:.94em;color:#4b5058}
.doc .entry .label{font-weight:400}
`,
}
