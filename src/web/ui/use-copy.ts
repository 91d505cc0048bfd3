import { useLingui } from '@lingui/react/macro'
import { toast } from '#web/lib/toast.ts'

/** Copies an address and says so; where that is forbidden, shows it to be copied by hand. */
export function useCopy() {
  const { t } = useLingui()
  return async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: t`Copied`, description: t`Link copied to clipboard` })
    } catch {
      toast({ title: t`We couldn’t copy the link`, description: url, variant: 'destructive' })
    }
  }
}
