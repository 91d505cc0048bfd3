import { data, isRouteErrorResponse } from 'react-router'

/** Why no answer came: `offline` is no one's fault, `failed` that of our server or of a proxy before it. */
export type LoadError = 'offline' | 'failed'

/** What React Router throws where an answer breaks off, or is none of ours: the page in which a hotel asks for a name. */
const BROKEN = 'Unable to decode turbo-stream response'

/** The fault that kept the router's answer from coming; undefined is an answer: a redirect, or a page that is not there. */
export function loadErrorOf(error: unknown): LoadError | undefined {
  if (error instanceof TypeError || (error instanceof Error && error.message === BROKEN)) return 'offline'
  if (error instanceof Error || (isRouteErrorResponse(error) && error.status >= 500)) return 'failed'
  return undefined
}

/**
 * The answer to a form, or what is said of the fault: the form stays as it is, with all that was typed. The status keeps
 * the page from being loaded again, which would fail as well.
 */
export async function orLoadError<T, P>(answer: () => Promise<T>, said: (fault: LoadError) => P) {
  try {
    return await answer()
  } catch (error) {
    const fault = loadErrorOf(error)
    if (!fault) throw error
    return data(said(fault), { status: 503 })
  }
}
