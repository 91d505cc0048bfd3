import { useRef, type FocusEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CircleAlert, X } from 'lucide-react'
import { useDirection } from 'radix-ui/direction'
import * as Toast from 'radix-ui/toast'
import { TOAST_DURATION, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD } from '#web/lib/delays.ts'
import { dismissToast, useToasts, type ShownToast } from '#web/lib/toast.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Shows what `toast()` was told. Stands once, in the root. */
export function Toaster() {
  const { t } = useLingui()
  const goBack = useGoingBack()
  const hotkey = TOAST_HOTKEY.join('+')
  return (
    <Toast.Provider
      duration={TOAST_DURATION}
      swipeDirection={useDirection() === 'rtl' ? 'left' : 'right'}
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
      label={t`Notification`}
    >
      {useToasts().map((each) => (
        <ToastCard key={each.id} toast={each} />
      ))}
      <Toast.Viewport
        onFocus={goBack}
        hotkey={TOAST_HOTKEY}
        label={t`Notifications (${hotkey})`}
        className={clsx(
          'fixed inset-x-0 top-0 z-60 flex w-full flex-col gap-2 p-4 outline-none print:hidden sm:top-auto sm:inset-e-0 sm:bottom-0 sm:inset-s-auto sm:w-auto md:w-full md:max-w-[420px]',
          // In the builder the title is at the top; its bars for the thumb are at the bottom.
          'max-sm:in-[:root:has(#builder-form)]:top-auto max-sm:in-[:root:has(#builder-form)]:bottom-28',
        )}
      />
    </Toast.Provider>
  )
}

/** A toast that closes leaves its focus to the empty list: it goes back to where it came from. */
function useGoingBack() {
  const before = useRef<EventTarget | null>(null)
  return ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) before.current = relatedTarget
    else if (target === currentTarget && before.current instanceof HTMLElement) before.current.focus()
  }
}

function ToastCard({ toast: { id, title, description, variant, action, open } }: { toast: ShownToast }) {
  const { t } = useLingui()
  const destructive = variant === 'destructive'
  return (
    <Toast.Root
      open={open}
      onOpenChange={(now) => now || dismissToast(id)}
      type={destructive ? 'foreground' : 'background'}
      data-variant={variant ?? 'default'}
      className={clsx(
        'flex items-start gap-3 rounded-xl border bg-raised p-4 pe-2 shadow-float',
        destructive ? 'border-bad-line' : 'border-line',
        'animate-rise data-[state=closed]:animate-vanish data-[swipe=end]:animate-to-end',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
      )}
    >
      {destructive && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />}
      {/* A short action is beside the words, a longer one below them. */}
      <div className="flex grow flex-wrap items-center gap-x-3 gap-y-2">
        <div className="grid grow basis-64 gap-1">
          <Toast.Title className={clsx('text-sm font-semibold', destructive && 'text-bad')}>{title}</Toast.Title>
          {description && <Toast.Description className="text-sm text-ink-soft">{description}</Toast.Description>}
        </div>
        {action && (
          <Toast.Action
            altText={action.label}
            onClick={action.onAct}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label={t`Close`}
        className={clsx(buttonClass({ look: 'quiet', size: 'small' }), 'w-11 px-0! max-md:-my-3 md:-my-1.5 md:w-8')}
      >
        <X aria-hidden />
      </Toast.Close>
    </Toast.Root>
  )
}
