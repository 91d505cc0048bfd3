// Sums up the reports of all test runs in one last line, after the names of failed tests and of tests that passed only
// when retried: of a long log only the end may be kept. Steps that failed without a test count as one each.
import { globSync, readFileSync } from 'node:fs'

type Test = { readonly fullName: string; readonly status: string; readonly failureMessages?: readonly string[] }
type Suite = {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly Test[]
}
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly Suite[]
}

/** Characters of a failure's message that are shown. */
const SHOWN = 600

const reports = globSync('.reports/*.json').map((file): Report => JSON.parse(readFileSync(file, 'utf8')))
const suites = reports.flatMap(({ testResults }) => testResults)
// A test file that could not be loaded has failed without a failed test.
const broken = suites.filter(
  ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
)
const failures = [
  ...broken.map(({ name, message }) => ({ name, message })),
  ...suites.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ name: `${name}: ${fullName}`, message: failureMessages?.[0] ?? '' })),
  ),
]
const again = suites.flatMap(({ name, assertionResults }) =>
  assertionResults
    // A retried test keeps the message of its first failure.
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.[0])
    .map(({ fullName, failureMessages }) => ({ name: `${name}: ${fullName}`, message: failureMessages?.[0] ?? '' })),
)
for (const { name, message } of again) console.log(`passed on retry: ${name}\n${message.slice(0, SHOWN)}\n`)
for (const { name, message } of failures) console.log(`failed: ${name}\n${message.slice(0, SHOWN)}\n`)

const passed = reports.reduce((total, { numPassedTests }) => total + numPassedTests, 0)
const failed = Math.max(failures.length, Number(process.argv[2] ?? 0))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || reports.length === 0 ? 1 : 0)
