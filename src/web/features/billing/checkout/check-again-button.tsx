import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button, type ButtonLook } from '#web/ui/button.tsx'

/** Asks again for the state of the purchase. */
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
