import type { Design } from '#shared/resume/schema.ts'
import { ICON_SHAPES, type IconShape } from '#shared/template/icon-shapes.ts'

/** The drawing for each kind of contact that has one of its own; the others share that of a link. */
const SHAPES: Readonly<Record<string, IconShape>> = {
  email: 'mail',
  phone: 'phone',
  location: 'mapPin',
  website: 'globe',
  linkedin: 'briefcaseBusiness',
  xing: 'briefcaseBusiness',
  github: 'gitBranch',
  gitlab: 'gitBranch',
  orcid: 'idCard',
  scholar: 'graduationCap',
  portfolio: 'palette',
  behance: 'palette',
  dribbble: 'palette',
  youtube: 'circlePlay',
}

const wantsIcons = (cssStyles: string): boolean => /--contact-icons:\s*on\b/.test(cssStyles)

/**
 * The rules that draw an icon in front of each contact; empty if neither the design nor the template wants them. The
 * icons are masks over boxes without text, so readers of the page and of the PDF find nothing there. Comes before the
 * template, which may change their size and color.
 */
export function contactIconSheet({ contactIcons }: Design, cssStyles: string): string {
  return (contactIcons ?? wantsIcons(cssStyles)) ? ICON_SHEET : ''
}

const iconUrl = (shape: IconShape): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${ICON_SHAPES[shape]}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`
}

const ICON_SHEET = [
  `.doc .contacts .contact::before{content:'';display:inline-block;width:1em;height:1em;margin-inline-end:.4em;vertical-align:-.12em;background-color:currentcolor;mask:var(--contact-icon) center/contain no-repeat}\n`,
  `.doc .contact{--contact-icon:${iconUrl('link')}}\n`,
  ...Object.entries(SHAPES).map(([kind, shape]) => `.doc .contact.${kind}{--contact-icon:${iconUrl(shape)}}\n`),
].join('')
