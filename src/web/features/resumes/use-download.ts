import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { EXPORTS, FORMATS, type Format } from '#shared/contract/exports.ts'
import { getResume, type ResumeCard } from '#shared/contract/resumes.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { downloadName, safeFileName } from '#shared/exports/file-name.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { hasFullFileNames } from '#web/lib/full-file-names.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'
import { toast } from '#web/lib/toast.ts'

/** Downloads a resume of the account under its title, or under full name and title where this browser prefers that. */
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
      downloadFile(reply.body, `${await nameOf({ id, title })}.${ending}`, type)
      toast({ title: t`Download started` })
    } catch (error) {
      if (!handleSignedOut(error)) fail()
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, download }
}

async function nameOf({ id, title }: Pick<ResumeCard, 'id' | 'title'>): Promise<string> {
  if (!hasFullFileNames()) return safeFileName(title)
  const reply = await call(getResume, { params: { id: String(id) } })
  const fullName = reply.status === 200 ? reply.body.content.personalInfo.fullName : ''
  return downloadName({ fullName, title }, true)
}
