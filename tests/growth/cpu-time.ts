/** Milliseconds that are measured at least; shorter times are within the clock's own steps. */
const MEASURED = 40

/** CPU time of one run on this thread, in milliseconds; what else the machine does counts little. */
export function cpuTime(run: () => unknown): number {
  run()
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
