/** For tests: growth below this limit is proportional to size, with room for noise; quadratic growth would be 16. */
export const IN_PROPORTION = 9

const TIMES_AS_LARGE = 4
/** Minimum measured milliseconds, so that the clock's resolution doesn't matter. */
const MIN_MILLISECONDS = 20
const ROUNDS = 5
/** Apparent excess growth is measured longer: noise only ever makes a round slower. */
const MAX_ROUNDS = 20

/**
 * For tests: how many times longer the work takes on an input of four times the size; about 4 for proportional growth.
 * Inputs are made before the clock starts. The small one is processed four times as often, alternating with the large
 * one, so both are measured equally long and under the same load; the fastest round of each counts.
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

async function growthBetween(small: () => unknown, large: () => unknown, repetitions = 1): Promise<number> {
  let [smallTime, largeTime] = [Infinity, Infinity]
  const growth = () => (TIMES_AS_LARGE * largeTime) / smallTime
  for (let round = 0; round < ROUNDS || (round < MAX_ROUNDS && growth() >= IN_PROPORTION); round += 1) {
    smallTime = Math.min(smallTime, await millisecondsOf(small, repetitions * TIMES_AS_LARGE))
    largeTime = Math.min(largeTime, await millisecondsOf(large, repetitions))
    // Warm code is faster than in its first round: if the rounds got too short, start over with more repetitions.
    if (Math.max(smallTime, largeTime) < MIN_MILLISECONDS) return growthBetween(small, large, repetitions * 2)
  }
  return growth()
}

async function millisecondsOf(work: () => unknown, times: number): Promise<number> {
  const start = Date.now()
  for (let time = 0; time < times; time += 1) await work()
  return Date.now() - start
}
