/**
 * For tests: growth below this is that of time in proportion to size, with room for noise; in proportion to its square it
 * would be 16.
 */
export const IN_PROPORTION = 9

const TIMES_AS_LARGE = 4
/** Milliseconds that are measured at least, so that the clock's own steps do not matter. */
const ENOUGH = 20
const ROUNDS = 5
/** What seems to grow too fast is looked at longer: no round is quicker than the work, many are slower. */
const MOST_ROUNDS = 20

/**
 * For tests: how many times as long work takes on an input of four times the size, about 4 where time grows with size.
 * Inputs are made before the clock runs. The small one is worked on four times as often, by turns with the large one: so
 * both are measured for as long, what else the machine does slows both, and the quickest round of each counts.
 */
export async function growthOf<Input>(
  inputOf: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
): Promise<number> {
  const [small, large] = [inputOf(size), inputOf(size * TIMES_AS_LARGE)]
  return growthBetween(
    () => work(small),
    () => work(large),
  )
}

async function growthBetween(small: () => unknown, large: () => unknown, often = 1): Promise<number> {
  let [ofSmall, ofLarge] = [Infinity, Infinity]
  const growth = () => (TIMES_AS_LARGE * ofLarge) / ofSmall
  for (let round = 0; round < ROUNDS || (round < MOST_ROUNDS && growth() >= IN_PROPORTION); round += 1) {
    ofSmall = Math.min(ofSmall, await millisecondsOf(small, often * TIMES_AS_LARGE))
    ofLarge = Math.min(ofLarge, await millisecondsOf(large, often))
    // Code that has run for a while is quicker than in its first round: whatever is too short by now starts anew.
    if (Math.max(ofSmall, ofLarge) < ENOUGH) return growthBetween(small, large, often * 2)
  }
  return growth()
}

async function millisecondsOf(work: () => unknown, times: number): Promise<number> {
  const begun = Date.now()
  for (let time = 0; time < times; time += 1) await work()
  return Date.now() - begun
}
