import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'

/**
 * Sends a form that nothing but scripts can send. Before they have come neither it nor Enter does: the browser would
 * leave the page for an address that knows nothing of the form, and what was typed would be gone.
 */
export function SubmitButton({ disabled = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const isHydrated = useHydrated()
  return <Button {...rest} type="submit" disabled={disabled || !isHydrated} />
}
