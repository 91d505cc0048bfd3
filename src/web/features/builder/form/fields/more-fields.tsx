import { useState, type ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { fieldAt } from '#shared/resume/fields.ts'
import { useResume } from '#web/features/builder/state/builder-context.tsx'

type MoreFieldsProps = {
  label: ReactNode
  /** The fields in it: it is open from the start when one of them is filled in. */
  paths: readonly string[]
  children: ReactNode
}

/** Fields that most people leave blank, behind one line. */
export function MoreFields({ label, paths, children }: MoreFieldsProps) {
  const isFilled = useResume(({ content }) => paths.some((path) => !BLANK.has(String(fieldAt(content, path)))))
  const [isOpen, setOpen] = useState(isFilled)
  const [wasFilled, setWasFilled] = useState(isFilled)
  // What undo or another version fills in is shown; what is cleared stays open, as the cursor may be in it.
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled)
    if (isFilled) setOpen(true)
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="-mx-1.5 flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-lg px-1.5 text-sm text-ink-soft hover:text-ink md:min-h-8 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform in-open:rotate-90 rtl:in-open:-rotate-90"
        />
        {label}
      </summary>
      <div className="grid gap-4 pt-3">{children}</div>
    </details>
  )
}

/** Fields without words, as text; a list without items is a blank text, too. */
const BLANK: ReadonlySet<string> = new Set(['', 'false', 'undefined'])
