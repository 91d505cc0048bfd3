type Told = { readonly name: string; readonly headline: string }

/** Whose page it is, and what they do: both where both are known. */
export const pageTitle = ({ name, headline }: Told): string => [name, headline].filter(Boolean).join(' – ')
