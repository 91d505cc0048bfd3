import { levels } from '#shared/packed/resume-choices.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** Levels of the Common European Framework of Reference for Languages, which are the same in every language. */
export const CEFR = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

/** How well a language is spoken, in the words of the resume, the best first. */
export const levelWords = (language: ResumeLanguage): readonly string[] => levels[language]

export type SpokenLanguage = { readonly name: string; readonly level: string }

/** The language and the level of "Spanish (C1)"; the level is blank where none is in parentheses at the end. */
export function spokenLanguage(text: string): SpokenLanguage {
  const [, name = text, level = ''] = /^(.*\S)\s*\(([^()]*)\)\s*$/s.exec(text) ?? []
  return { name: name.trim(), level: level.trim() }
}

/** The text of a language with a level, "Spanish (C1)", in place of the level that it has; blank for none. */
export function withLevel(text: string, level: string): string {
  const { name } = spokenLanguage(text)
  return level === '' ? name : `${name} (${level})`
}
