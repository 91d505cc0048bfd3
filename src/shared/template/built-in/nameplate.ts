import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith, SKILL_LISTS } from '#shared/template/built-in/sections.ts'

const SECTIONS = sectionsWith({ skills: SKILL_LISTS })

/** The name in a fine double frame, like a brass plate beside a door; the frame is drawn from border and outline. */
export const nameplate: BuiltInTemplate = {
  id: 105,
  name: 'Nameplate',
  description:
    'Your name in a fine double frame at the top of one column, with skills side by side. For law and hospitality.',
  category: 'modern',
  isPremium: true,
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#7a3b2e;--m:60px}
.doc{padding:calc(var(--m)*.95) var(--m);--font:'IBM Plex Sans';--heading-font:'IBM Plex Serif';line-height:calc(1.46*var(--leading,1));font-size:calc(12.4px*var(--scale,1)*var(--user-size,1));color:#2a2725}
.doc header{margin:4px 4px 0;padding:calc(20px*var(--gap)) 26px calc(17px*var(--gap));border:1px solid var(--accent);outline:1px solid var(--accent);outline-offset:3px;display:flex;flex-direction:column;align-items:center;text-align:center}
.doc .photo{flex:none;width:var(--photo-size,92px);height:var(--photo-size,92px);margin:0 0 calc(10px*var(--gap));border-radius:var(--photo-shape,50%)}
.doc h1{font-size:calc(2.3em*var(--name-size,1));line-height:1.15;font-weight:400;letter-spacing:.01em;text-wrap:balance;color:var(--accent)}
.doc .headline{margin-top:calc(3px*var(--gap));font-size:1.08em;color:#57504c}
.doc .contacts{margin-top:calc(8px*var(--gap));text-wrap:balance;font-size:.96em;color:#57504c}
.doc .contacts .contact{display:inline-block;margin:0 9px}
.doc section{margin-top:calc(20px*var(--gap))}
.doc h2{margin-bottom:calc(6px*var(--gap));font-size:calc(1.3em*var(--heading-size,1));line-height:1.3;font-weight:400;text-transform:var(--heading-case,none);color:var(--accent)}
.doc h3{font-size:1.03em;line-height:1.4;font-weight:700;font-family:inherit}
.doc .employer h3{font-size:1.12em;color:var(--accent)}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#57504c}
.doc .entry+.entry{margin-top:calc(11px*var(--gap))}
.doc .sub,.doc .about{color:#57504c}
.doc .entry .text,.doc .entry ul{margin-top:calc(3px*var(--gap))}
.doc .entry :is(ul,.text)+.group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc ul{padding-inline-start:1.1em;list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:var(--accent)}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 18px;color:#57504c}
.doc .label{font-weight:700}
.doc .skills .group{display:flex;gap:12px}
.doc .skills .label{flex:0 0 116px;break-after:auto}
.doc .skills ul{flex:0 0 calc(100% - 128px);margin-inline-start:auto;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:0 10px;padding:0;list-style:none}
.doc .skills li:nth-child(2){break-before:auto}
.doc .skills li{margin:0}
.doc section>.group+.group{margin-top:calc(4px*var(--gap))}
.doc .closing{margin-top:calc(22px*var(--gap))}
`,
}
