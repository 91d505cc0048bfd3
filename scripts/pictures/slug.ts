/** A name as files are called: 'ATS-Safe Professional' is ats-safe-professional. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
