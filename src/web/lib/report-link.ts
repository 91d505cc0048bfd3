/** Where people say what is wrong with a public page; the form says which page it is. */
export const reportLink = (path: string): string => `/contact?about=${encodeURIComponent(path)}`

/** The path of the public page that someone wants to report; anything else is no such path, and is not repeated. */
export function reportedPath(query: URLSearchParams): string | null {
  const path = query.get('about') ?? ''
  return /^\/(portfolio|shared)(\/[\w-]{1,64}){1,2}$/.test(path) ? path : null
}
