/** Milliseconds that a round measures at least; shorter times are within the clock's own steps. */
const MEASURED = 20

const ROUNDS = 4

/**
 * CPU time of one run on this thread in the fastest of a few rounds, in milliseconds. Collecting garbage and a slow
 * clock rate make rounds longer, never shorter, so that the fastest one tells most of the code.
 */
export function cpuTime(run: () => unknown): number {
  run()
  return Math.min(...Array.from({ length: ROUNDS }, () => round(run)))
}

function round(run: () => unknown): number {
  const start = process.threadCpuUsage()
  let [runs, spent] = [0, 0]
  while (spent < MEASURED) {
    run()
    const { user, system } = process.threadCpuUsage(start)
    runs += 1
    spent = (user + system) / 1000
  }
  return spent / runs
}
