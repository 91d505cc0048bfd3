import { useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { FILE_KINDS } from '#web/features/import/file-kinds.ts'
import { useIsReady } from '#web/features/import/use-is-ready.ts'
import { Button } from '#web/ui/button.tsx'

export function ImportButton({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const isReady = useIsReady()
  return (
    <>
      <Button size="small" loading={isBusy} disabled={!isReady} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        <Trans>Import</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept={FILE_KINDS}
        multiple
        hidden
        aria-label={t`Resume files`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again after it was corrected.
          target.value = ''
        }}
      />
    </>
  )
}
