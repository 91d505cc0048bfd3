/** A name for an entry. `crypto.randomUUID` is missing on plain http, where the product may run at home. */
export const newEntryId = (): string => Math.random().toString(36).slice(2, 12)
