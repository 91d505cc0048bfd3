import type { StructuredData } from '#web/lib/meta/structured-data.ts'

/** The way from the start page to this one: names and paths, the start page left out. */
export const breadcrumbs = (
  origin: string,
  brand: string,
  way: readonly (readonly [string, string])[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[brand, '/'] as const, ...way].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

export const questions = (
  asked: readonly { readonly question: string; readonly answer: string }[],
): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

type Told = {
  readonly title: string
  readonly description: string
  readonly category: string
  readonly keywords: string
  readonly published: string
  readonly updated: string
}

export const article = (
  told: Told,
  { origin, brand, path, image }: Readonly<Record<'origin' | 'brand' | 'path' | 'image', string>>,
): StructuredData => ({
  '@type': 'Article',
  headline: told.title,
  description: told.description,
  articleSection: told.category,
  keywords: told.keywords,
  datePublished: told.published,
  dateModified: told.updated,
  inLanguage: 'en',
  mainEntityOfPage: origin + path,
  image: origin + image,
  // The specification signs every article with this word alone: the house is its author.
  author: { '@type': 'Organization', name: brand, url: `${origin}/about` },
  publisher: { '@type': 'Organization', name: brand, url: `${origin}/` },
})
