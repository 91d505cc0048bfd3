import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import * as Radix from 'radix-ui/tabs'

export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />
}

/** One row; on a narrow screen it scrolls sideways instead of breaking, and fades where there are more. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      {...rest}
      // The tab has the focus already. Otherwise Radix waits for the focus that this press moves, and when the list gets
      // it next from the keyboard, does not pass it on to a tab.
      onMouseDown={(event) => event.preventDefault()}
      className={clsx(
        'fade-where-more flex max-w-full scroll-px-10 gap-1 overflow-x-auto rounded-lg bg-sunken p-1 [scrollbar-width:none]',
        className,
      )}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      // Radix would show the focus after a click, too.
      onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false })}
      className={clsx(
        'inline-flex h-11 shrink-0 grow items-center justify-center gap-2 rounded-md px-3 text-sm font-medium whitespace-nowrap md:h-8',
        'text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-lifted data-[state=active]:text-ink',
        'data-[state=active]:shadow-paper focus-visible:-outline-offset-2 [&_svg]:size-4',
        'forced-colors:border-2 forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
        className,
      )}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={clsx('rounded-lg', className)} />
}
