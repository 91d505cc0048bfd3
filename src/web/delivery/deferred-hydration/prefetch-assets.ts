/**
 * A page that came with its styles and its font within itself (`server/http/first-page.ts`) fetches their files once it
 * stands, so that the next page finds them in the browser's cache. Sent as text too: it uses nothing outside of it.
 */
export function prefetchAssets(): void {
  const UNDISTURBED = 1000
  const keep = async (href: string) => (await fetch(href, { priority: 'low' })).arrayBuffer()
  window.addEventListener('load', () =>
    setTimeout(() => {
      const named = document.querySelectorAll<HTMLLinkElement>('link[type="text/plain"], link[media="not all"]')
      // Who is offline by now asks again with the next page.
      for (const { href } of named) keep(href).catch(() => {})
    }, UNDISTURBED),
  )
}
