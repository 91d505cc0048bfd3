import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { Check, ChevronRight } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { usePortalPlace } from '#web/ui/portal-place.ts'

/**
 * The page behind it stays usable.
 * `<Menu><MenuTrigger asChild><Button/></MenuTrigger><MenuContent><MenuItem onSelect=…/></MenuContent></Menu>`
 */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}
export const MenuTrigger = Radix.Trigger
export const MenuSub = Radix.Sub
export const MenuRadioGroup = Radix.RadioGroup

export function MenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal container={usePortalPlace()}>
      <Radix.Content sideOffset={6} collisionPadding={8} align="end" {...rest} className={clsx(PANEL, className)} />
    </Radix.Portal>
  )
}

/** `tone="danger"` for what deletes. With `asChild` its child may be a link. */
export function MenuItem({ tone, className, ...rest }: ComponentProps<typeof Radix.Item> & { tone?: 'danger' }) {
  return <Radix.Item {...rest} className={clsx(ITEM, tone === 'danger' && 'text-bad', className)} />
}

export function MenuCheckboxItem({ className, children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...rest} className={clsx(ITEM, 'pl-8', className)}>
      <Mark />
      {children}
    </Radix.CheckboxItem>
  )
}

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={clsx(ITEM, 'pl-8', className)}>
      <Mark />
      {children}
    </Radix.RadioItem>
  )
}

export function MenuSubTrigger({ className, children, ...rest }: ComponentProps<typeof Radix.SubTrigger>) {
  return (
    <Radix.SubTrigger {...rest} className={clsx(ITEM, 'data-[state=open]:bg-sunken', className)}>
      {children}
      <ChevronRight aria-hidden className="ml-auto" />
    </Radix.SubTrigger>
  )
}

export function MenuSubContent({ className, ...rest }: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal container={usePortalPlace()}>
      <Radix.SubContent sideOffset={4} collisionPadding={8} {...rest} className={clsx(PANEL, className)} />
    </Radix.Portal>
  )
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={clsx('px-2.5 py-1.5 text-xs font-medium text-ink-faint', className)} />
}

export function MenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...rest} className={clsx('-mx-1 my-1 h-px bg-line', className)} />
}

/** Keys that do the same, at the end of an item. */
export function MenuKeys({ children }: { children: string }) {
  return <kbd className="ml-auto pl-6 font-sans text-xs text-ink-faint">{children}</kbd>
}

function Mark() {
  return (
    <Radix.ItemIndicator className="absolute left-2.5">
      <Check aria-hidden className="text-accent-text" />
    </Radix.ItemIndicator>
  )
}

const PANEL = clsx(
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto',
  'animate-rise rounded-xl border border-line bg-raised p-1 shadow-float',
)
const ITEM = clsx(
  'relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-sm outline-none select-none md:min-h-9',
  'data-[highlighted]:bg-sunken data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50',
  '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint',
)
