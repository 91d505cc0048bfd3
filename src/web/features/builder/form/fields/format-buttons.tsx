import { useLingui } from '@lingui/react/macro'
import { Bold, Italic, Link2, Underline } from 'lucide-react'
import type { TextFormat } from '#web/features/builder/form/fields/apply-format.ts'
import { useKeyNames } from '#web/lib/use-key-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Bold, italic, underline and link by hand; a click leaves the selection in the text as it is. */
export function FormatButtons({ onMark }: { onMark: (mark: TextFormat) => void }) {
  const { t } = useLingui()
  const { command } = useKeyNames()
  const marks = [
    { mark: 'bold', label: t`Bold`, keys: `${command}B`, Icon: Bold },
    { mark: 'italic', label: t`Italic`, keys: `${command}I`, Icon: Italic },
    { mark: 'underline', label: t`Underline`, keys: `${command}U`, Icon: Underline },
    { mark: 'link', label: t`Link`, keys: `${command}K`, Icon: Link2 },
  ] as const
  return (
    <div className="flex">
      {marks.map(({ mark, label, keys, Icon }) => (
        <IconButton
          key={mark}
          label={label}
          keys={keys}
          size="small"
          className="max-md:w-9 md:size-7!"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
        >
          <Icon aria-hidden className="size-3.5!" />
        </IconButton>
      ))}
    </div>
  )
}
