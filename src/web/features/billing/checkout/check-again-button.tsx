import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button, type ButtonLook } from '#web/ui/button.tsx'

/** Has it asked again how the purchase stands. */
export function CheckAgainButton({ look, children }: { look?: ButtonLook['look']; children: ReactNode }) {
  const { state, revalidate } = useRevalidator()
  return (
    <Button
      {...(look && { look })}
      loading={state === 'loading'}
      onClick={() => void revalidate()}
      className="sm:justify-self-start"
    >
      {children}
    </Button>
  )
}
