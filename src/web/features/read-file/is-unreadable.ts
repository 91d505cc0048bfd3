/** What a browser throws where the device does not give it a file: moved, locked, changed or still in a cloud. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name)
