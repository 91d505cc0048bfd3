import { sentencesOf } from '../prose/code-texts.ts'

/** Lines of code that say something about an endpoint, for its documentation, as a phrase without a period. */
const SUMMARY = /^\s*summary:/

/** Texts of one word or that begin with a number, which no rule finds. */
const SHORT = {
  'src/server/emails/write.ts': ['Unsubscribe'],
  'src/server/http/problem.ts': ['1 second'],
  'src/server/emails/messages/portfolio-views.ts': ['1 view', '1 download'],
} as const

/** The texts of a file, with a numbered placeholder for each value. */
export function serverTextsOf(file: string, code: string): string[] {
  const lines = code.split('\n')
  const found = sentencesOf(file, code, 'server')
    .filter(({ line }) => !SUMMARY.test(lines[line - 1] ?? ''))
    .map(({ text }) => text)
    .filter((text) => !file.startsWith('src/shared/contract/') || /\.$|^Password must/.test(text))
  const short = Object.hasOwn(SHORT, file) ? SHORT[file as keyof typeof SHORT] : []
  return [...new Set([...found, ...short])].map((text) => {
    let index = 0
    return text.replaceAll('{}', () => `{${index++}}`)
  })
}
