import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
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
  const words = useStatusWords()
  const spoken = words(told)
  return (
    <>
      {!isFresh && (
        <ShownStatus isMemory={isMemory} isOnServer={isOnServer} saveState={saveState} {...words(saveState)} />
      )}
      <output className="sr-only">{(isMemory || isTrouble(told)) && spoken.text + spoken.detail}</output>
    </>
  )
}

type ShownStatusProps = Words & { saveState: SaveState; isMemory: boolean; isOnServer: boolean }

/** Where there is no room it is cut, and its tooltip has all of it. */
function ShownStatus({ saveState, isMemory, isOnServer, text, detail }: ShownStatusProps) {
  const { Icon, tone } = LOOKS[isMemory ? 'conflict' : saveState.state]
  const Sign = saveState.state === 'unsaved' && !isOnServer && !isMemory ? HardDrive : Icon
  return (
    <span
      data-save-status
      title={text + detail}
      aria-hidden={isMemory || isTrouble(saveState) || undefined}
      className="flex max-w-96 min-w-0 items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft"
    >
      <Sign aria-hidden className={clsx('size-3.5 shrink-0', tone)} />
      <span className="truncate">
        {text}
        {/* Where the bar is narrow it is for ears and for the tooltip only. */}
        {detail && <span className="max-xl:sr-only">{detail}</span>}
      </span>
    </span>
  )
}

const isTrouble = ({ state }: SaveState) => state === 'offline' || state === 'failed'

/** What is said of a state, and what can be left out where there is no room. */
type Words = { readonly text: string; readonly detail: string }

function useStatusWords(): (saveState: SaveState) => Words {
  const { i18n, t } = useLingui()
  const { signedIn } = useBuilder()
  const isOnServer = useResume((state) => state.resumeId !== null)
  const storedIn = useResume((state) => state.storedIn)
  return (saveState) => {
    if (storedIn === 'memory') return { text: t`Kept only until this tab closes`, detail: '' }
    switch (saveState.state) {
      case 'saved':
        return { text: isOnServer || (signedIn && !storedIn) ? t`Saved` : t`Saved in this browser`, detail: '' }
      case 'unsaved':
        return { text: signedIn && isOnServer ? t`Unsaved changes` : t`Saved in this browser`, detail: '' }
      case 'saving':
        return { text: t`Saving...`, detail: '' }
      case 'offline': {
        const since = i18n.date(saveState.since, { timeStyle: 'short' })
        return { text: t`Offline since ${since}`, detail: t` — saved in this browser` }
      }
      case 'failed':
        return { text: t`Not saved`, detail: `: ${saveState.sentence}` }
      case 'conflict':
        return { text: t`A newer version exists`, detail: '' }
    }
  }
}

const LOOKS = {
  saved: { Icon: Check, tone: 'text-good' },
  unsaved: { Icon: CircleDot, tone: 'text-ink-faint' },
  saving: { Icon: LoaderCircle, tone: 'text-ink-faint' },
  offline: { Icon: CloudOff, tone: 'text-warn' },
  failed: { Icon: CircleAlert, tone: 'text-bad' },
  conflict: { Icon: CircleAlert, tone: 'text-warn' },
}
