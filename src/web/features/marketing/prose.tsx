import { clsx } from 'clsx'

/** A text of ours, as the server has rendered it. */
export function Prose({ html, className }: { html: string; className?: string }) {
  // Made on the server of files of ours, in which HTML is shown and never run.
  // They are in English whatever the page around them speaks, which decides how they are read aloud and hyphenated.
  return <div lang="en" className={clsx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
