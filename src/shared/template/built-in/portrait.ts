import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { CONTACTS, HEADLINE, PHOTO, sectionsWith, SKILL_LISTS } from '#shared/template/built-in/sections.ts'

/** Short lines, which stay whole for readers that read straight across both columns. */
const BESIDE = sectionsWith({ only: ['education', 'certifications'] })
const SKILLS = sectionsWith({ skills: SKILL_LISTS, only: ['skills'] })
const BELOW = sectionsWith({ only: ['summary', 'experience', 'projects', 'generic'] })

/**
 * A dark panel fills the top left corner of the first page and ends with its content, so that later pages have no empty
 * column; without photo and skills it stays, so that the page keeps its shape. In the text it comes after the name,
 * which readers expect first; they also take the higher column first, so its text starts lower. The summary is below,
 * because its long lines tell readers that both columns have ended.
 */
export const portrait: BuiltInTemplate = {
  id: 111,
  name: 'Portrait',
  description: 'A dark panel with your photo and skills beside your name and education, with one wide column below.',
  category: 'modern',
  isPremium: true,
  htmlTemplate: `<div class="cols">
<div class="intro">
<header>
{{#fullName}}<h1>{{fullName}}</h1>{{/fullName}}
${HEADLINE}
${CONTACTS}
</header>
${BESIDE}
</div>
<aside>{{#photo}}<div class="frame">${PHOTO}</div>{{/photo}}${SKILLS}</aside>
</div>
<div class="main">
{{#sections}}
${BELOW}
{{/sections}}
</div>`,
  cssStyles: `.doc,.page{--template-accent:#22364a;--side:174px;--m:46px}
.doc{--panel:calc(var(--m) + var(--side) + 20px);--font:'IBM Plex Sans';color:#23282e;font-size:calc(12.6px*var(--scale,1)*var(--user-size,1));line-height:calc(1.44*var(--leading,1))}
.doc .cols{display:flex;margin:calc(-1*var(--m)) calc(-1*var(--m)) 0}
.doc .intro{flex:0 0 calc(100% - var(--panel));min-width:0;margin-inline-start:var(--panel);padding-block:calc(var(--m) + 4px) calc(22px*var(--gap));padding-inline:28px var(--m)}
.doc aside{flex:0 0 var(--panel);min-width:0;margin-inline-start:-100%;padding-block:calc(var(--m) + 46px) calc(26px*var(--gap));padding-inline:var(--m) 20px;background-color:var(--accent);color:var(--on-accent)}
.doc .frame{display:flex;margin-top:-42px;margin-bottom:calc(22px*var(--gap))}
.doc .photo{width:var(--photo-size,128px);height:var(--photo-size,128px);margin:0;border-radius:var(--photo-shape,50%)}
.doc h1{text-wrap:balance;font-size:calc(2.9em*var(--name-size,1));line-height:1.08;font-weight:700;letter-spacing:-.02em;color:var(--accent)}
.doc .headline{margin-top:calc(5px*var(--gap));font-size:1.18em;line-height:1.35;color:#4b545d}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 18px;margin-top:calc(12px*var(--gap));color:#4b545d}
.doc section+section,.doc .intro section{margin-top:calc(18px*var(--gap))}
.doc h2{display:flex;align-items:center;gap:14px;margin-bottom:calc(8px*var(--gap));font-size:calc(1em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,uppercase);letter-spacing:.04em;color:var(--accent)}
.doc .main h2::after{content:'';flex:1;min-width:24px;border-top:1px solid #c5ccd3}
.doc aside h2{color:var(--on-accent)}
.doc .main{padding-top:calc(22px*var(--gap))}
.doc .entry+.entry,.doc .entry+.employer{margin-top:calc(12px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-size:1.08em;line-height:1.35;font-weight:700;color:#14181d}
.doc .employer h3{font-size:1.14em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#4b545d}
.doc .sub{color:#3b444d}
.doc .place,.doc .about,.doc .gpa,.doc .links{color:#4b545d}
.doc .links{display:flex;flex-wrap:wrap;gap:0 16px}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1.5px*var(--gap))}
.doc li::marker{color:#7b858f}
.doc .text,.doc li{text-wrap:pretty}
.doc .label{font-weight:700}
.doc aside .group+.group{margin-top:calc(10px*var(--gap))}
.doc aside ul{padding:0;list-style-type:none}
.doc aside .skills ul{display:flex;flex-wrap:wrap;gap:4px;margin-top:calc(5px*var(--gap))}
.doc aside .skills li{margin:0;padding:1px 6px;font-size:.92em;background-color:color-mix(in srgb,var(--on-accent) 13%,var(--accent));border-radius:3px}
.doc .closing{margin-top:calc(22px*var(--gap))}
`,
}
