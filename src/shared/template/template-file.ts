import * as z from 'zod/mini'
import type { Layout } from '#shared/template/document.ts'

/** What a file of a template says it is. */
const KIND = 'resume-template'

const TemplateFile = z.object({
  kind: z.literal(KIND),
  version: z.literal(1),
  name: z.string().check(z.trim(), z.minLength(1)),
  htmlTemplate: z.string(),
  cssStyles: z.string(),
})
/** A template as it is passed on in a file. */
export type NamedLayout = Layout & { readonly name: string }

/** A template as one JSON file, for other people and other sites. */
export const templateFile = ({ name, htmlTemplate, cssStyles }: NamedLayout): string =>
  `${JSON.stringify({ kind: KIND, version: 1, name, htmlTemplate, cssStyles }, null, 2)}\n`

/** The template of a file; undefined if it holds none. Whether it is valid, the check has to say. */
export function readTemplateFile(text: string): NamedLayout | undefined {
  try {
    const { name, htmlTemplate, cssStyles } = z.parse(TemplateFile, JSON.parse(text))
    return { name, htmlTemplate, cssStyles }
  } catch {
    return undefined // no JSON, or another document
  }
}
