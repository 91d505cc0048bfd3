import { withoutComments } from '#shared/template/css-text.ts'

/** Custom properties of a template that people change without reading its style sheet. */
export type TemplateVariable =
  | '--template-accent'
  | '--font'
  | '--heading-font'
  | '--m'
  | '--side'
  | '--name-size'
  | '--heading-size'
  | '--photo-size'

/** The last value that a style sheet gives a variable; undefined if it gives none. */
export function variableIn(css: string, name: TemplateVariable): string | undefined {
  return [...withoutComments(css).css.matchAll(declarationOf(name))].at(-1)?.[2]?.trim()
}

/** Whether a style sheet has a use for a variable. */
export const usesVariable = (css: string, name: TemplateVariable): boolean =>
  css.includes(`var(${name})`) || css.includes(`var(${name},`) || variableIn(css, name) !== undefined

/** Gives a variable a value wherever the style sheet has one, and else in a rule of its own at the beginning. */
export function setVariable(css: string, name: TemplateVariable, value: string): string {
  if (variableIn(css, name) === undefined) return `.doc,.page{${name}:${value}}\n${css}`
  return css.replace(declarationOf(name), (_, before: string) => `${before}${value}`)
}

/** The name comes first in its rule, or after another declaration. */
const declarationOf = (name: TemplateVariable) => new RegExp(`([{;\\s]${name}\\s*:\\s*)([^;}]*)`, 'g')

/** The size of a template's body text: in px, before it is scaled. */
const TEXT_SIZE = /(\.doc\s*\{[^}]*?font-size:\s*calc\(\s*)([\d.]+)(px)/

/** Of the base sheet. */
const BASE_SIZE = 13

/** The size of a template's body text in px. */
export const textSizeIn = (css: string): number => Number(TEXT_SIZE.exec(css)?.[2] ?? BASE_SIZE)

/** Sets the size of a template's body text in px; it is scaled with the density and the family that a resume chooses. */
export const setTextSize = (css: string, px: number): string =>
  TEXT_SIZE.test(css)
    ? css.replace(TEXT_SIZE, (_, before: string, __, unit: string) => `${before}${px}${unit}`)
    : `.doc{font-size:calc(${px}px*var(--scale,1)*var(--user-size,1))}\n${css}`
