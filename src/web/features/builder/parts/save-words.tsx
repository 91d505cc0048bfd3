import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, CircleAlert, CircleDot, CloudOff, HardDrive, LoaderCircle } from 'lucide-react'
import { useBuilder, useResume } from '#web/features/builder/builder-context.tsx'

/** Whether the text is safe, in words. */
export function SaveWords() {
  const { i18n, t } = useLingui()
  const { signedIn } = useBuilder()
  const saveState = useResume((state) => state.saveState)
  const keptIn = useResume((state) => state.keptIn)
  const isOnServer = useResume((state) => state.resumeId !== null)
  const since = saveState.state === 'offline' ? i18n.date(saveState.since, { timeStyle: 'short' }) : ''
  const words = {
    saved: isOnServer || (signedIn && !keptIn) ? t`Saved` : t`Kept in this browser`,
    unsaved: signedIn && isOnServer ? t`Unsaved changes` : t`Kept in this browser`,
    saving: t`Saving...`,
    // Where the bar is narrow its second half is for ears only.
    offline: (
      <Trans>
        Offline since {since}
        <span className="max-xl:sr-only"> — kept in this browser</span>
      </Trans>
    ),
    failed: t`Not saved`,
    conflict: t`A newer version exists`,
  }
  const isFresh = !isOnServer && !keptIn && saveState.state === 'saved'
  if (isFresh) return <output className="sr-only" />
  if (keptIn === 'memory')
    return (
      <State Icon={CircleAlert} tone="text-warn">
        <Trans>Kept only until this tab closes</Trans>
      </State>
    )
  const { Icon, tone } = LOOKS[saveState.state]
  return (
    <State Icon={saveState.state === 'unsaved' && !isOnServer ? HardDrive : Icon} tone={tone}>
      {words[saveState.state]}
      {saveState.state === 'failed' && (
        <span className="inline-block max-w-96 truncate align-bottom max-lg:sr-only">: {saveState.sentence}</span>
      )}
    </State>
  )
}

const LOOKS = {
  saved: { Icon: Check, tone: 'text-good' },
  unsaved: { Icon: CircleDot, tone: 'text-ink-faint' },
  saving: { Icon: LoaderCircle, tone: 'text-ink-faint' },
  offline: { Icon: CloudOff, tone: 'text-warn' },
  failed: { Icon: CircleAlert, tone: 'text-bad' },
  conflict: { Icon: CircleAlert, tone: 'text-warn' },
}

function State({ Icon, tone, children }: { Icon: typeof Check; tone: string; children: ReactNode }) {
  return (
    <output className="flex min-w-0 items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft">
      <Icon aria-hidden className={clsx('size-3.5 shrink-0', tone)} />
      <span className="truncate">{children}</span>
    </output>
  )
}
