import { clsx } from 'clsx'

/** One of our texts, as the server rendered it: in its own language, whatever the page’s. */
export function Prose({ html, lang, className }: { html: string; lang: string; className?: string }) {
  // Rendered on the server from our own files, in which HTML is shown as text and never run.
  return <div lang={lang} className={clsx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
