import { useLingui } from '@lingui/react/macro'
import { DESIGN_PRESETS, type DesignPreset } from '#shared/resume/design-presets.ts'
import { applyPreset } from '#shared/resume/design.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** Ready-made arrangements, each applied as one undo step. */
export function PresetButtons() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const names: Readonly<Record<DesignPreset, string>> = {
    airy: t`Airy`,
    onePage: t`Compact one page`,
    classic: t`Classic`,
    modern: t`Modern`,
  }
  // Its keys are the names of the presets.
  const presets = Object.keys(names) as DesignPreset[]
  return (
    <div className="flex flex-wrap gap-2">
      {presets.map((preset) => (
        <Button
          key={preset}
          onClick={() => {
            store.edit((content) => applyPreset(content, DESIGN_PRESETS[preset]))
            toast({ title: t`Preset applied: ${names[preset]}` })
          }}
        >
          {names[preset]}
        </Button>
      ))}
    </div>
  )
}
