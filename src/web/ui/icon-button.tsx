import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  /** What it does: spoken, and shown as tooltip. */
  label: string
  /** Keys that do the same, shown beside the label. */
  keys?: string
  children: ReactNode
}

export function IconButton({ label, keys, look = 'quiet', size = 'medium', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} {...(keys && { keys })}>
      <Button {...rest} look={look} size={size} aria-label={label} className={clsx('px-0!', SIDES[size], className)} />
    </Tooltip>
  )
}

const SIDES = { small: 'w-11 md:w-8', medium: 'w-11 md:w-9', large: 'w-12' }
