import { readFileSync } from 'node:fs'

/** Which release this is; the process runs in the project's folder. */
export const VERSION = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
