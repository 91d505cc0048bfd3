import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { showBullet } from '#shared/resume/hidden-bullets.ts'
import { richPlain } from '#shared/text/rich.ts'
import { useBuilder, useLines, useTextLanguage } from '#web/features/builder/state/builder-context.tsx'
import { mostLines } from '#web/features/builder/state/field-path.ts'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { Button } from '#web/ui/button.tsx'

/** The bullets of a list that are kept and not printed. */
export function HiddenBullets({ list, hidden }: { list: string; hidden: string }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const lines = useLines(list)
  const hiddenLines = useLines(hidden)
  const lang = useTextLanguage()
  const name = useId()
  if (hiddenLines.length === 0) return null

  function show(index: number) {
    store.edit((content) => showBullet(content, list, index))
    focusField(store, `${list}.${lines.length}`)
  }
  return (
    <div className="grid gap-1 rounded-md border border-dashed border-line px-3 py-2">
      <p id={name} className="text-xs font-medium text-ink-soft">
        <Trans>Not on the page</Trans>
      </p>
      <ul aria-labelledby={name} className="grid gap-1">
        {hiddenLines.map((line, index) => (
          <li key={index} className="flex items-start justify-between gap-2">
            <span lang={lang} className="min-w-0 py-1.5 text-sm wrap-anywhere text-ink-soft">
              {richPlain(line).trim()}
            </span>
            <Button
              size="small"
              look="quiet"
              className="-me-2 shrink-0"
              aria-label={t`Show again: ${richPlain(line).trim()}`}
              disabled={lines.length >= mostLines(list)}
              onClick={() => show(index)}
            >
              <Eye aria-hidden />
              <Trans>Show again</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
