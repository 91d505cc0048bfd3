import { useState } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { moveResume } from '#web/persistence/move-resume.ts'
import { errorMessage } from '#web/lib/api/call-error.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { isSignedOut, redirectToSignIn } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'

export type Refused = { readonly resume: LocalResume; readonly sentence: string }
export type Transfer =
  | { readonly state: 'idle'; readonly refused: readonly Refused[] }
  | { readonly state: 'moving'; readonly moved: number; readonly of: number }

/** Moves resumes of this browser into the account, one after another; one that fails does not stop the others. */
export function useTransfer() {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const [transfer, setTransfer] = useState<Transfer>({ state: 'idle', refused: [] })

  async function move(resumes: readonly LocalResume[]): Promise<void> {
    const refused: Refused[] = []
    for (const [place, resume] of resumes.entries()) {
      setTransfer({ state: 'moving', moved: place - refused.length, of: resumes.length })
      try {
        await moveResume(resume)
      } catch (error) {
        if (isSignedOut(error)) return leave()
        refused.push({ resume, sentence: errorMessage(error) })
      }
    }
    await revalidate()
    tell(resumes.length - refused.length)
    setTransfer({ state: 'idle', refused })
  }

  function tell(moved: number): void {
    if (moved === 0) return
    toast({
      title: t`${plural(moved, { one: '# resume is now in your account', other: '# resumes are now in your account' })}`,
      description: t`Sign in on any device to keep working.`,
    })
  }

  function leave(): void {
    setTransfer({ state: 'idle', refused: [] })
    redirectToSignIn()
  }

  return { transfer, move }
}
