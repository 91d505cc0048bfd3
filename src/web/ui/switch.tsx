import { useId, type ComponentProps, type ReactNode } from 'react'
import { clsx } from 'clsx'
import * as Radix from 'radix-ui/switch'
import { hinted, LabelAndHint } from '#web/ui/checkbox.tsx'

type SwitchProps = ComponentProps<typeof Radix.Root> & { label: ReactNode; hint?: ReactNode }

/** On or off at once, without a Save: the label first, the switch at the end. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div className={clsx('flex min-h-11 items-center justify-between gap-4 text-sm md:min-h-9', className)}>
      <label htmlFor={id} className="grow cursor-pointer py-1">
        <LabelAndHint id={id} label={label} hint={hint} />
      </label>
      <Radix.Root
        {...rest}
        {...(hint && hinted(id, rest['aria-describedby']))}
        id={id}
        className={clsx(
          'relative h-6 w-10 shrink-0 rounded-full bg-line-strong transition-colors after:absolute after:-inset-2.5',
          'disabled:opacity-50 data-[state=checked]:bg-accent-solid',
          'forced-colors:border forced-colors:data-[state=checked]:bg-[Highlight]',
        )}
      >
        <Radix.Thumb className="ms-0.5 block size-5 rounded-full bg-on-solid transition-[margin] forced-colors:bg-[ButtonText] data-[state=checked]:ms-4.5 forced-colors:data-[state=checked]:bg-[HighlightText]" />
      </Radix.Root>
    </div>
  )
}
