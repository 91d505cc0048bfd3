import { firstFonts } from '#server/engines/fonts/manifest.ts'
import type { PublicResume } from '#shared/contract/public.ts'
import { descriptionOf, headlineOf, profilesOf } from '#shared/portfolio/about.ts'
import { publicContent, showsAll } from '#shared/portfolio/public-content.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Template } from '#shared/template/template.ts'
import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'
import { TemplateTooLong } from '#shared/template/bounded-writer.ts'
import { composeScreen } from '#shared/template/screen.ts'

/** A resume as visitors see it: content and look. */
export type LaidOut = {
  readonly content: ResumeContent
  readonly layout: Template | null
  /** Whether a file of it may carry the resume's own data. */
  readonly carriesSource: boolean
  readonly words: Pick<
    PublicResume,
    'name' | 'headline' | 'description' | 'html' | 'css' | 'lang' | 'families' | 'firstFonts' | 'profiles'
  >
  /** Bytes that it takes in memory, about. */
  readonly size: number
}

type Order = {
  readonly content: ResumeContent
  readonly layout: Template | null
  readonly contact: boolean
  /** The person's own color on all public pages, #rrggbb. */
  readonly accent: string | null
}

/** Lays out what may be seen of a resume. */
export function layOut({ content, layout, contact, accent }: Order): LaidOut {
  const shown = withAccent(publicContent(content, { contact }), accent)
  const { html, css, lang, families } = compose(shown, layout, accent)
  const words = {
    name: shown.personalInfo.fullName.trim(),
    headline: headlineOf(shown),
    description: descriptionOf(shown),
    html,
    css,
    lang,
    families: [...families],
    firstFonts: firstFonts('/fonts/files', families.filter(isOwn)),
    profiles: profilesOf(shown.personalInfo),
  }
  return {
    content: shown,
    layout,
    carriesSource: content.design?.embedSource !== false && showsAll(content, { contact }),
    words,
    size: 2 * (JSON.stringify(shown).length + html.length + css.length),
  }
}

/** A template of one's own that prints without end is replaced by the default layout. */
function compose(content: ResumeContent, layout: Template | null, accent: string | null) {
  try {
    return composeScreen(content, layout, accent)
  } catch (error) {
    if (error instanceof TemplateTooLong) return composeScreen(content, null, accent)
    throw error
  }
}

const withAccent = (content: ResumeContent, accent: string | null): ResumeContent =>
  accent === null ? content : { ...content, design: { ...content.design, accent } }

/** Fallback fonts come after the main font, and load only when a character needs them. */
const isOwn = (family: string, index: number): boolean => index === 0 || !FALLBACK_FONTS.some((one) => one === family)
