import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import * as Radix from 'radix-ui/dropdown-menu'
import { usePortalContainer } from '#web/ui/portal-container.ts'

/**
 * The page behind it stays usable.
 * `<Menu><MenuTrigger asChild><Button/></MenuTrigger><MenuContent><MenuItem onSelect=…/></MenuContent></Menu>`
 */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}
export const MenuTrigger = Radix.Trigger
export const MenuRadioGroup = Radix.RadioGroup

export function MenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Content sideOffset={6} collisionPadding={8} align="end" {...rest} className={clsx(PANEL, className)} />
    </Radix.Portal>
  )
}

/** `tone="danger"` for what deletes. With `asChild` its child may be a link. */
export function MenuItem({ tone, className, ...rest }: ComponentProps<typeof Radix.Item> & { tone?: 'danger' }) {
  return <Radix.Item {...rest} className={clsx(ITEM, tone === 'danger' && 'text-bad', className)} />
}

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={clsx(ITEM, 'ps-9', className)}>
      <Mark />
      {children}
    </Radix.RadioItem>
  )
}

/** A choice between yes and no; the menu stays open. */
export function MenuCheckboxItem({ children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...rest} onSelect={(event) => event.preventDefault()} className={clsx(ITEM, 'ps-9')}>
      <Mark />
      {children}
    </Radix.CheckboxItem>
  )
}

export function MenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...rest} className={clsx('-mx-1 my-1 h-px bg-line', className)} />
}

function Mark() {
  return (
    <Radix.ItemIndicator className="absolute inset-s-2.5">
      <Check aria-hidden className="text-accent-text" />
    </Radix.ItemIndicator>
  )
}

const PANEL = clsx(
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-48 overflow-y-auto',
  'animate-rise rounded-xl border border-line bg-raised p-1 shadow-float',
)
const ITEM = clsx(
  'relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-sm outline-none select-none md:min-h-9',
  'data-[highlighted]:bg-sunken data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50',
  '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint',
)
