import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CloudOff, Wifi, X } from 'lucide-react'
import { useReconnected } from '#web/features/builder/offline/use-reconnected.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Says in a corner that this page works offline, and offers to reload; it never reloads while someone types. */
export function ConnectionStatus() {
  const { t } = useLingui()
  const [isOnline, setOnline] = useState(false)
  const [isClosed, setClosed] = useState(false)
  useReconnected(() => {
    setOnline(true)
    setClosed(false)
  })
  if (isClosed) return null
  const Icon = isOnline ? Wifi : CloudOff
  return (
    <aside
      aria-label={t`Connection`}
      className={clsx(
        'fixed inset-e-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex max-w-[calc(100vw-2rem)] items-center gap-2 rounded-xl border border-line bg-raised ps-3 shadow-float lg:bottom-4 print:hidden',
        // On a narrow screen it would cover the text being typed.
        'max-lg:[:root:has(#builder-form_:focus-visible)_&]:hidden',
      )}
    >
      <Icon aria-hidden className={clsx('size-4 shrink-0', isOnline ? 'text-good' : 'text-warn')} />
      <output className="py-2 text-sm">
        {isOnline ? (
          <Trans>You’re back online. Your changes are safe.</Trans>
        ) : (
          <Trans>You’re offline. Your changes are saved in this browser.</Trans>
        )}
      </output>
      <Button size="small" onClick={() => location.reload()}>
        {isOnline ? <Trans>Reload</Trans> : <Trans>Try again</Trans>}
      </Button>
      <IconButton label={t`Close`} size="small" onClick={() => setClosed(true)}>
        <X aria-hidden />
      </IconButton>
    </aside>
  )
}
