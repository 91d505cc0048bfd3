import { clsx } from 'clsx'

/** One of our texts, as the server rendered it. */
export function Prose({ html, className }: { html: string; className?: string }) {
  // Rendered on the server from our own files, in which HTML is shown as text and never run.
  // They are in English whatever the page's language, which decides how they are read aloud and hyphenated.
  return <div lang="en" className={clsx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
