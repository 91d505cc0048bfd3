/** What a browser throws when it can't open a file: moved, locked, changed or not downloaded from the cloud. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name)
