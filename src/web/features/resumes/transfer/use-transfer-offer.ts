import { useState } from 'react'

const NAME = 'transfer-put-off'

/** Whether the move into the account is offered; 'Not now' holds until this browser is closed. */
export function useTransferOffer() {
  const [isOpen, setOpen] = useState(() => !isPutOff())
  return {
    isOpen,
    putOff() {
      note(true)
      setOpen(false)
    },
    reopen() {
      note(false)
      setOpen(true)
    },
  }
}

/** Where the browser keeps nothing, or on the server, the offer is simply made. */
function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

function note(putOff: boolean): void {
  try {
    if (putOff) sessionStorage.setItem(NAME, 'yes')
    else sessionStorage.removeItem(NAME)
  } catch {
    // It holds until the page is left, then.
  }
}
