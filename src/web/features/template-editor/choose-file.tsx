import { useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

/** Asks for a file of a template; the same file can be chosen twice. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        <Trans>Import a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t`Template file`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
