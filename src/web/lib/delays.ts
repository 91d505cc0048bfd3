/** All waits of the interface in milliseconds, and the limits of its notifications. */
export const SIGNED_OUT_REDIRECT = 500
export const SIGN_UP_REDIRECT = 2000

export const TOAST_LIMIT = 1
export const TOAST_DURATION = 5000
export const TOAST_REMOVE_DELAY = 1_000_000
export const TOAST_SWIPE_THRESHOLD = 50
export const TOAST_HOTKEY = ['F8']

export const TOOLTIP_OPEN_DELAY = 700
export const TOOLTIP_SKIP_DELAY = 300
