import { useEffect, useRef } from 'react'

/** The text of a file without pages; where the field in hand is in it is marked. */
export function OriginalText({ text, wanted }: { text: string; wanted: string }) {
  const mark = useRef<HTMLElement>(null)
  const at = wanted === '' ? -1 : text.indexOf(wanted)
  useEffect(() => {
    if (at !== -1) mark.current?.scrollIntoView({ block: 'center' })
  }, [at])
  const end = at === -1 ? 0 : at + wanted.length
  return (
    <div className="mx-auto w-full max-w-3xl rounded-sm bg-paper p-6 text-sm whitespace-pre-wrap text-paper-ink shadow-paper wrap-anywhere">
      {at === -1 ? (
        text
      ) : (
        <>
          {text.slice(0, at)}
          <mark ref={mark} data-mark="" className="rounded-xs bg-mark text-inherit outline-2 outline-accent">
            {wanted}
          </mark>
          {text.slice(end)}
        </>
      )}
    </div>
  )
}
