import * as z from 'zod/mini'
import { lookOf } from '#shared/resume/design.ts'
import { Design, LIMITS } from '#shared/resume/schema.ts'

const DesignFile = z.strictObject({
  format: z.literal('curricle-design'),
  version: z.literal(1),
  /** The name of the template that the design was made for; null for the plain layout. */
  template: z.nullable(z.string().check(z.maxLength(LIMITS.line))),
  design: Design,
})

type OpenedDesign =
  | { readonly state: 'opened'; readonly template: string | null; readonly design: Design }
  /** Not JSON, or not a design. */
  | { readonly state: 'foreign' }
  /** A design with a property that is unknown here or out of bounds. */
  | { readonly state: 'invalid'; readonly property: string }

/** The look of a design as the text of a JSON file. */
export const designFile = (design: Design, template: string | null): string =>
  `${JSON.stringify({ format: 'curricle-design', version: 1, template, design: lookOf(design) }, null, 2)}\n`

/** Reads such a file. */
export function openDesignFile(text: string): OpenedDesign {
  const json = parseJson(text)
  const file = z.safeParse(DesignFile, json)
  if (file.success) return { state: 'opened', template: file.data.template, design: lookOf(file.data.design) }
  const problem = file.error.issues.find(({ path }) => path[0] === 'design')
  const property = problem && (problem.path[1] ?? ('keys' in problem ? problem.keys[0] : undefined))
  const isDesign = z.safeParse(z.looseObject({ format: z.literal('curricle-design') }), json).success
  return isDesign && property !== undefined ? { state: 'invalid', property: String(property) } : { state: 'foreign' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
