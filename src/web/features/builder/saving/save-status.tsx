import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, CircleAlert, CircleDot, CloudOff, HardDrive, LoaderCircle } from 'lucide-react'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import type { BuilderState } from '#web/features/builder/state/builder-store.ts'

type SaveState = BuilderState['saveState']

/** Whether the text is safe, in words. Only what is wrong is spoken: every pause in typing saves. */
export function SaveStatus() {
  const saveState = useResume((state) => state.saveState)
  const isOnServer = useResume((state) => state.resumeId !== null)
  const storedIn = useResume((state) => state.storedIn)
  const [told, tell] = useState(saveState)
  // What is tried again in vain is shown once.
  if (saveState !== told && (saveState.state === 'saved' || isTrouble(saveState))) tell(saveState)
  const isMemory = storedIn === 'memory'
  const isFresh = !isOnServer && !storedIn && saveState.state === 'saved'
  const { Icon, tone } = LOOKS[isMemory ? 'conflict' : saveState.state]
  const Sign = saveState.state === 'unsaved' && !isOnServer && !isMemory ? HardDrive : Icon
  return (
    <>
      {!isFresh && (
        <span
          aria-hidden={isMemory || isTrouble(saveState) || undefined}
          className="flex min-w-0 items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft"
        >
          <Sign aria-hidden className={clsx('size-3.5 shrink-0', tone)} />
          <span className="truncate">
            <Words saveState={saveState} />
          </span>
        </span>
      )}
      <output className="sr-only">{(isMemory || isTrouble(told)) && <Words saveState={told} />}</output>
    </>
  )
}

const isTrouble = ({ state }: SaveState) => state === 'offline' || state === 'failed'

function Words({ saveState }: { saveState: SaveState }) {
  const { i18n, t } = useLingui()
  const { signedIn } = useBuilder()
  const isOnServer = useResume((state) => state.resumeId !== null)
  const storedIn = useResume((state) => state.storedIn)
  if (storedIn === 'memory') return <Trans>Kept only until this tab closes</Trans>
  const since = saveState.state === 'offline' ? i18n.date(saveState.since, { timeStyle: 'short' }) : ''
  const words = {
    saved: isOnServer || (signedIn && !storedIn) ? t`Saved` : t`Kept in this browser`,
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
  return (
    <>
      {words[saveState.state]}
      {saveState.state === 'failed' && (
        <span className="inline-block max-w-96 truncate align-bottom max-lg:sr-only">: {saveState.sentence}</span>
      )}
    </>
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
