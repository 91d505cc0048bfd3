import type { StructuredData } from '#web/lib/meta/structured-data.ts'

type Person = {
  readonly name: string
  readonly headline?: string
  /** Absolute addresses of the same person elsewhere. */
  readonly profiles: readonly string[]
  /** The absolute address of this page. */
  readonly url: string
  readonly image?: string | null
  /** ISO 8601. */
  readonly updatedAt?: string
}

/** A page about one person, in the words of schema.org; what is unknown is left out. */
export const profilePage = ({ name, headline, profiles, url, image, updatedAt }: Person): StructuredData => ({
  '@type': 'ProfilePage',
  url,
  ...(updatedAt && { dateModified: updatedAt }),
  mainEntity: {
    '@type': 'Person',
    name,
    url,
    ...(headline && { jobTitle: headline }),
    ...(image && { image }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  },
})
