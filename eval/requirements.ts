/** Something that an evaluation requires of the product, and whether it holds. */
export type Requirement = { readonly what: string; readonly holds: boolean }

/** Names what does not hold; the evaluation then ends with exit code 1. */
export function requireAll(requirements: readonly Requirement[]): void {
  for (const { what } of requirements.filter(({ holds }) => !holds)) {
    console.error(`\nfailed: ${what}`)
    process.exitCode = 1
  }
}
