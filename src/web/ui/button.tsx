import type { ComponentProps, MouseEvent } from 'react'
import { clsx } from 'clsx'
import { Spinner } from '#web/ui/spinner.tsx'

export type ButtonLook = {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
}
export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean }

/**
 * A loading button keeps its focus and its words, turns a small wheel and takes no further click. One with
 * `aria-disabled` keeps its focus too: for what ends under the finger, as undoing does.
 */
export function Button({
  look,
  size,
  loading = false,
  className,
  type = 'button',
  onClick,
  'aria-disabled': isOff,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={loading || isOff || undefined}
      aria-busy={loading || undefined}
      className={clsx(buttonClass({ look, size }), className)}
    >
      {loading && <Spinner size="small" silent />}
      {children}
    </button>
  )
}

/** The look of a button, for what is a link or a trigger by nature. */
export function buttonClass({
  look = 'secondary',
  size = 'medium',
}: { [K in keyof ButtonLook]: ButtonLook[K] | undefined }) {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap select-none',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50 aria-busy:opacity-70!',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    SIZES[size],
    LOOKS[look],
  )
}

/** At least 44 px high on phones: a thumb is no mouse. */
const SIZES = {
  small: 'h-11 px-3 text-sm md:h-8',
  medium: 'h-11 px-4 text-sm md:h-9',
  large: 'h-12 px-6 text-base',
}
const LOOKS = {
  primary: 'bg-accent-solid text-on-solid hover:bg-accent-solid-hover forced-colors:border-2',
  secondary: 'border border-line bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'bg-bad-solid text-on-solid hover:bg-bad-solid-hover forced-colors:border-2',
}
