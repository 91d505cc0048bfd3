/** The same promise, or a failure that says so when it takes longer. What comes too late is given to `late`. */
export async function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
  { what, late = () => {} }: { readonly what: string; readonly late?: (result: T) => void },
): Promise<T> {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const time = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true
      reject(new Error(`${what} took longer than ${milliseconds} ms.`))
    }, milliseconds)
  })
  // It may still come, or fail, after nobody waits for it.
  work.then(
    (result) => isOver && late(result),
    () => undefined,
  )
  try {
    return await Promise.race([work, time])
  } finally {
    clearTimeout(timer)
  }
}
