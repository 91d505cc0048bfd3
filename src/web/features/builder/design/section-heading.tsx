import type { KeyboardEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { headingOf } from '#shared/resume/headings.ts'
import { LIMITS, type SectionId } from '#shared/resume/schema.ts'
import { renameSection, titleOf } from '#shared/resume/section-titles.ts'
import { useBuilder, useResume, useTextLanguage } from '#web/features/builder/state/builder-context.tsx'
import { useLengthLimit } from '#web/features/builder/form/fields/use-length-limit.tsx'
import { Input } from '#web/ui/input.tsx'

/** The heading of a section while it is renamed; without words, the section prints its usual heading. */
export function SectionHeading({ id, onDone }: { id: SectionId; onDone: (isByKey: boolean) => void }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const lang = useTextLanguage()
  const title = useResume(({ content }) => titleOf(content, id))
  const usual = useResume(({ content }) => headingOf(renameSection(content, id, ''), id))
  const { guard } = useLengthLimit(title, LIMITS.line)
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    store.seal()
    onDone(true)
  }
  return (
    <Input
      ref={focusNow}
      aria-label={usual ? t`Heading for ${usual}` : t`Heading`}
      lang={lang}
      value={title}
      placeholder={usual}
      {...guard}
      className="min-w-0 grow"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => store.edit((content) => renameSection(content, id, target.value), `heading:${id}`)}
      onKeyDown={handleKeyDown}
      onBlur={() => {
        store.seal()
        onDone(false)
      }}
    />
  )
}

const focusNow = (input: HTMLInputElement | null): void => input?.focus()
