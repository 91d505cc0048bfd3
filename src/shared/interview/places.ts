type ByPart = { readonly experience: readonly string[]; readonly projects: readonly string[] }

/** A list whose entries are asked about. */
export type Part = keyof ByPart

/** Ids of the entries that are asked about, in the order of the resume at that time, and what they were called. */
export type Places = ByPart & { readonly titles?: ByPart | undefined }
