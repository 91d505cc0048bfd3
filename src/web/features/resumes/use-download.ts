import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { EXPORTS, FORMATS, type Format } from '#shared/contract/exports.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { safeFileName } from '#shared/exports/file-name.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'
import { toast } from '#web/lib/toast.ts'

/** Downloads a resume of the account under its title. */
export function useDownload({ id, title }: Pick<ResumeCard, 'id' | 'title'>) {
  const { t } = useLingui()
  const [isLoading, setLoading] = useState(false)
  const fail = (sentence?: string) =>
    toast({
      title: t`Download failed`,
      description: sentence ?? t`Failed to download resume. Please try again.`,
      variant: 'destructive',
    })
  const download = async (format: Format) => {
    setLoading(true)
    try {
      const reply = await call(EXPORTS[format], { params: { id: String(id) } })
      if (showedUpgradePrompt(reply)) return
      // This one can be helped by the person, so it sees what is wrong: too many pages, for example.
      if (reply.status === 422) return void fail(reply.body.message)
      if (reply.status !== 200) throw toCallError(reply)
      const { ending, type } = FORMATS[format]
      downloadFile(reply.body, `${safeFileName(title)}.${ending}`, type)
      toast({ title: t`Download started` })
    } catch (error) {
      if (!handleSignedOut(error)) fail()
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, download }
}
