/** All waits of the interface in milliseconds, and the limits of its notifications. */
export const SIGNED_OUT_REDIRECT = 500
export const SIGN_UP_REDIRECT = 2000

/** Typing pauses for this long, or has gone on for the longest: then it goes to the account. */
export const AUTOSAVE_PAUSE = 1200
export const AUTOSAVE_LONGEST = 10_000
/** After a save that failed; doubled each time. */
export const AUTOSAVE_RETRY = 2000
export const AUTOSAVE_RETRY_LONGEST = 60_000
/** The next page waits for the save of the one before; a slower one is shown when it has ended. */
export const SAVE_PATIENCE = 3000

/** Typing pauses for this long: then the resume is scored. */
export const SCORE_PAUSE = 600
/** And for this long: then the interview looks at what an answer still lacks. */
export const FOLLOW_UP_PAUSE = 1500

export const TOAST_LIMIT = 1
export const TOAST_DURATION = 5000
export const TOAST_REMOVE_DELAY = 1_000_000
export const TOAST_SWIPE_THRESHOLD = 50
export const TOAST_HOTKEY = ['F8']

export const TOOLTIP_OPEN_DELAY = 700
export const TOOLTIP_SKIP_DELAY = 300

/** What comes sooner needs no skeleton. */
export const SKELETON_DELAY = 150
