import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'

/** Can be shown, and says when Caps Lock is on: both spare a guess. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const canShow = useHydrated()
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = isShown ? EyeOff : Eye
  return (
    <>
      <span className="relative block">
        <Input
          {...props}
          type={isShown ? 'text' : 'password'}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCapsLock(false)}
          autoCapitalize="none"
          spellCheck={false}
          className="pe-12"
        />
        {canShow && (
          <button
            type="button"
            aria-label={t`Show password`}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className={clsx(
              buttonClass({ look: 'quiet', size: 'medium' }),
              'absolute inset-y-0 inset-e-0 w-11 px-0! focus-visible:-outline-offset-2 md:w-9',
            )}
          >
            <Icon aria-hidden />
          </button>
        )}
      </span>
      <output className="text-xs font-medium text-warn empty:sr-only">
        {isCapsLock && <Trans>Caps Lock is on.</Trans>}
      </output>
    </>
  )
}
