import { LineRuleType, type IStylesOptions } from 'docx'
import type { RunFormat } from '#shared/docx-look/run-format.ts'
import type { Role, WordPage, WordParagraph } from '#shared/docx-look/word-paragraph.ts'
import { fontOf, lineOf, sizeOf } from '#server/engines/docx/fonts.ts'
import {
  characterProperties,
  hex,
  indentOf,
  paragraphProperties,
  runProperties,
  twips,
} from '#server/engines/docx/formats.ts'
import { languagesIn } from '#server/engines/docx/languages.ts'

/** The style of a role: paragraphs say themselves only what differs from it. */
export type RoleStyle = Pick<WordParagraph, 'text' | 'format' | 'bullet' | 'keepLines'>
export type Styles = {
  readonly ofRole: Readonly<Partial<Record<Role, RoleStyle>>>
  readonly ofDates: RunFormat | null
}

/** Names that Word has itself where it has one, so that a person can change all paragraphs of a kind at once. */
export const STYLES: Readonly<Record<Role, { readonly id: string; readonly name: string }>> = {
  name: { id: 'Title', name: 'Title' },
  headline: { id: 'Subtitle', name: 'Subtitle' },
  heading: { id: 'Heading1', name: 'Heading 1' },
  entry: { id: 'Heading2', name: 'Heading 2' },
  subtitle: { id: 'Employer', name: 'Employer' },
  contacts: { id: 'Contacts', name: 'Contacts' },
  paragraph: { id: 'Normal', name: 'Normal' },
  bullet: { id: 'ListBullet', name: 'List Bullet' },
}

/** The most frequent format of each role becomes its style. */
export function stylesOf({ paragraphs, text }: WordPage): Styles {
  const written = paragraphs.filter(({ runs }) => runs.length > 0)
  const groups = Map.groupBy(written, ({ role }) => role)
  const dates = written.flatMap(({ lead, aside }) => [...lead, ...aside].slice(0, 1).map(({ format }) => format))
  const ofRole: Partial<Record<Role, RoleStyle>> = Object.fromEntries(
    [...groups].map(([role, all]) => [role, mostFrequent(all.map(styleOf))]),
  )
  const plain = ofRole.paragraph && { ...plainStyle(ofRole.paragraph), text }
  return { ofRole: { ...ofRole, ...(plain && { paragraph: plain }) }, ofDates: mostFrequent(dates) ?? null }
}

/** All styles are based on that of plain paragraphs, so it has nothing that they would have to take away. */
const plainStyle = (style: RoleStyle): RoleStyle => ({
  ...style,
  format: { ...style.format, align: 'left', shading: null, borders: {} },
  keepLines: false,
})

const styleOf = ({ text, format, bullet, keepLines }: WordParagraph): RoleStyle => ({ text, format, bullet, keepLines })

function mostFrequent<T>(all: readonly T[]): T | undefined {
  const groups = [...Map.groupBy(all, (one) => JSON.stringify(one)).values()]
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0]
}

export function styleSheet(page: WordPage, styles: Styles, lang: string): IStylesOptions {
  const { text, line } = page
  return {
    default: {
      document: {
        run: {
          font: fontOf(text.family),
          size: sizeOf(text),
          color: hex(text.color),
          language: languagesIn(lang),
        },
        paragraph: { spacing: { before: 0, after: 0, line: lineOf(text, line), lineRule: LineRuleType.AUTO } },
      },
      hyperlink: { basedOn: 'DefaultParagraphFont', run: {} },
    },
    paragraphStyles: (Object.keys(STYLES) as Role[]).flatMap((role) => {
      const style = styles.ofRole[role]
      return style ? [paragraphStyle(role, style)] : []
    }),
    characterStyles: styles.ofDates
      ? [{ id: 'Dates', name: 'Dates', basedOn: 'DefaultParagraphFont', run: characterProperties(styles.ofDates) }]
      : [],
  }
}

function paragraphStyle(role: Role, style: RoleStyle) {
  const isTitle = role === 'heading' || role === 'entry'
  return {
    ...STYLES[role],
    ...(role !== 'paragraph' && { basedOn: 'Normal', next: role === 'bullet' ? STYLES.bullet.id : 'Normal' }),
    quickFormat: true,
    run: runProperties(style.text, null),
    paragraph: {
      ...paragraphProperties(style, null),
      ...(role === 'heading' && { outlineLevel: 0 }),
      ...(role === 'entry' && { outlineLevel: 1 }),
      ...(isTitle && { keepNext: true }),
      ...(style.keepLines && { keepLines: true }),
    },
  }
}

/** Indents of list items at a level, in twips. */
export function levelIndent(style: RoleStyle | undefined, level: number) {
  const indent = style ? indentOf(style.format) : { left: twips(12), hanging: twips(12) }
  return { left: indent.left + level * indent.hanging, hanging: indent.hanging }
}
