import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { exportUser } from '#shared/contract/settings.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** Downloads everything held about the user as one file. */
export function ExportEverything() {
  const { t } = useLingui()
  const [loading, setLoading] = useState(false)

  async function download() {
    setLoading(true)
    toast({ title: t`Export Started`, description: t`Preparing your file. It will download automatically.` })
    try {
      const reply = await call(exportUser)
      if (reply.status !== 200) throw toCallError(reply)
      downloadFile(reply.body, reply.fileName ?? 'my-data.zip', 'application/zip')
    } catch (error) {
      if (handleSignedOut(error)) return
      toast({ title: t`Download failed`, description: errorMessage(error), variant: 'destructive' })
    } finally {
      setLoading(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-md text-sm text-ink-soft">
        <Trans>Everything we store about you in one ZIP file, including each resume as PDF, Word, and JSON.</Trans>
      </p>
      <Button loading={loading} onClick={() => void download()}>
        <Download aria-hidden />
        <Trans>Export My Data</Trans>
      </Button>
    </div>
  )
}
