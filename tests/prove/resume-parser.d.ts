/** Neither file has types; only the functions used here are declared. */
declare module 'resume-parser/src/dictionary.js' {
  const dictionary: { profiles: (string | readonly [host: string, download: unknown])[] }
  export default dictionary
}
declare module 'resume-parser/src/utils/libs/parser.js' {
  type Parts = Readonly<Record<string, string | undefined>>
  const parser: { parse(file: { raw: string }, done: (resume: { parts: Parts }) => void): void }
  export default parser
}
