import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { msg } from '@lingui/core/macro'
import { OfflineError, errorMessage } from '#web/lib/api/call-error.ts'
import { translate } from '#web/lib/i18n.ts'
import { onDemand, type LoadFailure } from '#web/delivery/on-demand.ts'
import { toast } from '#web/lib/toast.ts'

/** A dialog that is fetched when it opens; one that does not come says so and is closed again by `close`. */
export function dialogOnDemand<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  close: (props: P) => void,
) {
  function DialogMissing(props: P & LoadFailure) {
    const giveUp = useEffectEvent(() => {
      tell(props.reason)
      close(props)
    })
    useEffect(() => giveUp(), [])
    return null
  }
  return onDemand(load, DialogMissing)
}

function tell(reason: LoadFailure['reason']): void {
  const title = translate(msg`That didn’t work`)
  if (reason === 'offline') toast({ title, description: errorMessage(new OfflineError()), variant: 'destructive' })
  else
    toast({
      title,
      description: translate(msg`What you typed is kept. Reload the page and try again.`),
      variant: 'destructive',
      action: { label: translate(msg`Reload`), onAct: () => location.reload() },
    })
}
