import { useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, FolderOpen } from 'lucide-react'
import { designFile, openDesignFile } from '#shared/resume/design-file.ts'
import { takeDesign } from '#web/features/builder/design/take-design.ts'
import { useFieldName } from '#web/features/builder/history/difference-labels.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { downloadFile } from '#web/lib/download-file.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In bytes; a design takes less than one kilobyte. */
const LARGEST = 64 * 1024

/** Saves the design as a JSON file, and opens one. */
export function DesignFiles() {
  const { t } = useLingui()
  const builder = useBuilder()
  const nameOf = useFieldName()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')

  function handleSave() {
    const { content, templateId } = builder.store.getState()
    const template = builder.templates.find(({ id }) => id === templateId)?.name ?? null
    const text = designFile(content.design ?? {}, template)
    downloadFile(new TextEncoder().encode(text), 'resume-design.json', 'application/json')
  }

  async function handleFile(file: File) {
    const opened = openDesignFile(file.size > LARGEST ? '' : await file.text())
    if (opened.state === 'foreign')
      return setProblem(t`This file isn’t a resume design. Choose a JSON file that was saved here.`)
    if (opened.state === 'invalid') return setProblem(unusable(nameOf(opened.property)))
    setProblem('')
    const { template: name, design } = opened
    const template = builder.templates.find((each) => each.name === name)
    takeDesign(builder, design, name === null ? null : template?.id)
    toast({
      title: t`Design opened`,
      ...(name !== null &&
        !template && { description: t`Its template, ${name}, isn’t available here, so yours was kept.` }),
    })
  }

  const unusable = (property: string) => t`This design has a value we can’t use for “${property}”. Nothing was changed.`

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={handleSave}>
          <Download aria-hidden />
          <Trans>Save design as a file</Trans>
        </Button>
        <Button onClick={() => input.current?.click()}>
          <FolderOpen aria-hidden />
          <Trans>Open a design file</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t`Design file`}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void handleFile(file)
            // The same file can be chosen again after it was corrected.
            target.value = ''
          }}
        />
      </div>
      <div aria-live="polite" className="empty:-mt-3">
        {problem && <Notice tone="bad" title={problem} />}
      </div>
    </div>
  )
}
