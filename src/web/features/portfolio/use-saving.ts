import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { CallError, toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'

type Reply = { readonly status: number; readonly body: unknown }

/**
 * Saves something of the portfolio and shows the result: the page's data is reloaded, or what `onSaved` reads. What
 * was refused is at its field, or is said where no field of the form shows it.
 */
export function useSaving(onSaved?: () => Promise<void>) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  /** The reply when it was done; `fields` are those that show what is wrong with them. */
  async function save<R extends Reply>(send: () => Promise<R>, fields: readonly string[] = []): Promise<R | undefined> {
    setSaving(true)
    setErrors({})
    try {
      const reply = await send()
      if (reply.status >= 300) throw toCallError(reply)
      await (onSaved ?? revalidate)()
      return reply
    } catch (error) {
      if (handleSignedOut(error) || showedUpgradePrompt(error)) return undefined
      const refused = (error instanceof CallError && error.problem?.fields) || {}
      const names = Object.keys(refused)
      setErrors(refused)
      if (names.length > 0 && names.every((name) => fields.includes(name))) return undefined
      toast({ title: t`That didn’t work`, description: errorMessage(error), variant: 'destructive' })
      return undefined
    } finally {
      setSaving(false)
    }
  }

  return { save, isSaving, errors }
}
