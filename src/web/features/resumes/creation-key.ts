/** A name for one wish to make a resume: a request that is sent twice under it makes one. */
export const creationKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
