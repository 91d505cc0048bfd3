import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { ResumeContent } from '#shared/resume/schema.ts'

/** In this order, which decides with which layouts each is tested. Their files are in `resumes/`. */
const NAMES = [
  'nurse in German',
  'engineer in French',
  'accountant in Spanish',
  'career changer',
  'student without jobs',
  'several jobs at one employer',
  'long titles',
  'many skills',
  'custom sections',
  'three pages',
  'teacher on one page',
  'electrician in German',
  'dates alone',
]

/** Resumes of invented people in four languages, of one to three pages, from which files are made and read back. */
export const RESUMES: Readonly<Record<string, ResumeContent>> = Object.fromEntries(
  NAMES.map((name) => [name, ResumeContent.parse(parse(readFileSync(fileOf(name), 'utf8')))]),
)

function fileOf(name: string): URL {
  return new URL(`resumes/${name.replaceAll(' ', '-').toLowerCase()}.yaml`, import.meta.url)
}
