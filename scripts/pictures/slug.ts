/** A name in the form of a file name: 'ATS-Safe Professional' is ats-safe-professional. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
