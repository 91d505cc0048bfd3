import type { Line, Written } from '#shared/writer/types.ts'
import type { FallbackReason, GeneratedContent, ReviewLine } from '#shared/interview/schemas.ts'
import { asLines, asSentences } from '#shared/interview/one-text.ts'
import type { Language } from '#shared/text/languages.ts'

type Origin = {
  readonly engine: 'embedded' | 'llm'
  readonly fellBack: FallbackReason | null
  readonly language: Language
}

/** What an engine wrote, in the shape of the API: by index of the resume's entries, and line by line with sources. */
export function generatedContent(written: Written, { engine, fellBack, language }: Origin): GeneratedContent {
  const { summary, experience, skills, projects, unused } = written
  return {
    summary: asSentences(textsOf(summary)),
    experienceDescriptions: byIndex(experience, (entry) => ({
      description: asLines(textsOf(entry?.description)),
      achievements: textsOf(entry?.achievements),
    })),
    skillsHighlight: textsOf(skills),
    projectDescriptions: byIndex(projects, (entry) => ({ description: asLines(textsOf(entry?.description)) })),
    engine,
    fellBack,
    rewritten: engine === 'llm' || language === 'en',
    lines: [
      ...linesAt('summary', summary),
      ...experience.flatMap(({ index, description, achievements }) => [
        ...linesAt(`experience.${index}.description`, description),
        ...linesAt(`experience.${index}.achievements`, achievements),
      ]),
      ...linesAt('skills', skills),
      ...projects.flatMap(({ index, description }) => linesAt(`projects.${index}.description`, description)),
    ],
    unused: [...unused],
  }
}

const textsOf = (lines: readonly Line[] = []): string[] => lines.map(({ text }) => text)

const linesAt = (path: string, lines: readonly Line[]): ReviewLine[] =>
  lines.map(({ text, source, verbatim }, at) => ({ path: `${path}.${at}`, text, source, verbatim }))

/** Every index up to the last one with text. */
function byIndex<T extends { readonly index: number }, R>(
  entries: readonly T[],
  shape: (entry: T | undefined) => R,
): R[] {
  const last = Math.max(-1, ...entries.map(({ index }) => index))
  return Array.from({ length: last + 1 }, (_, index) => shape(entries.find((entry) => entry.index === index)))
}
