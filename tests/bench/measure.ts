/** Median and 95th percentile of a sample, in milliseconds. */
export type Spread = { readonly p50: number; readonly p95: number }

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

/** Runs a job repeatedly, `atOnce` in parallel, and reports the time of each and the number per second. */
export async function measure(
  job: () => Promise<unknown>,
  { rounds, atOnce = 1 }: { rounds: number; atOnce?: number },
): Promise<Spread & { readonly perSecond: number }> {
  const times: number[] = []
  const start = performance.now()
  let running = 0
  const worker = async () => {
    while (times.length + running < rounds) {
      running += 1
      const begin = performance.now()
      await job()
      times.push(performance.now() - begin)
      running -= 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { ...spreadOf(times), perSecond: (times.length * 1000) / (performance.now() - start) }
}

/** How many times as long one job takes as another: measured in turns, so that a busy machine slows both equally. */
export async function ratioOf(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds: number,
): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    await one()
    const turn = performance.now()
    await other()
    times[0].push(turn - begin)
    times[1].push(performance.now() - turn)
  }
  return spreadOf(times[0]).p50 / spreadOf(times[1]).p50
}

/** Prints rows as a plain table, numbers right-aligned. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)))
  for (const row of [head, ...rows])
    console.log(
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
}

export const rounded = (milliseconds: number): string => milliseconds.toFixed(1)

/** A fraction as a percentage with both numbers: '50.0% (1 of 2)'. */
export const share = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)}% (${part} of ${whole})`
