/** How long a page is waited for before the kept one is shown, in milliseconds. */
const PATIENCE = 3000

/** What a proxy says while no server is behind it. */
const NOBODY_THERE: readonly number[] = [502, 503, 504]

type Page = {
  readonly asked: Promise<Response>
  /** The page that this browser keeps. */
  readonly kept: () => Promise<Response | undefined>
  /** Null waits as long as the browser does. */
  readonly patience?: number | null
}

/**
 * The page as the server has it, so that no one online sees an old one; the kept one where the server is out of reach
 * or takes too long. Where nothing is kept, whatever comes of asking.
 */
export async function respondWithPage({ asked, kept, patience = PATIENCE }: Page): Promise<Response> {
  const answer = asked.then(
    (response) => (NOBODY_THERE.includes(response.status) ? undefined : response),
    () => undefined,
  )
  const first = patience === null ? answer : Promise.race([answer, after(patience)])
  return (await first) ?? (await kept()) ?? asked
}

const after = (time: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, time))
