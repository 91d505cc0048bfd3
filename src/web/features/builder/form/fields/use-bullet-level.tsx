import { useId, useState, type KeyboardEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { indentBullet } from '#shared/resume/bullets.ts'
import { hasLevels } from '#shared/resume/nested-bullets.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'

type BulletLevel = { list: string; index: number; label: string; nested: boolean }

/** Nests a bullet under the one above and back, with words for those who don't see it. */
export function useBulletLevel({ list, index, label, nested }: BulletLevel) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const about = useId()
  const [said, setSaid] = useState('')

  function indent(toNested: boolean) {
    store.edit((content) => indentBullet(content, list, index, toNested))
    setSaid(toNested ? t`${label} is now nested under the one above.` : t`${label} is no longer nested.`)
  }
  /** Ctrl+] and Ctrl+[, since Tab moves the focus. */
  function indentByKey(event: KeyboardEvent): boolean {
    const isLevelKey = event.key === ']' || event.key === '['
    if (!isLevelKey || !(event.ctrlKey || event.metaKey) || event.altKey || !hasLevels(list)) return false
    event.preventDefault()
    if (index > 0) indent(event.key === ']')
    return true
  }
  return {
    indent,
    indentByKey,
    describedBy: nested ? about : undefined,
    spoken: (
      <>
        <span id={about} hidden>
          {t`Nested`}
        </span>
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
      </>
    ),
  }
}
