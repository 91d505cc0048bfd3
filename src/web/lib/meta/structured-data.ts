/** What search engines are reported a page, in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

/** As it is in a script element, in which no text may look like its end. */
export const toJsonLd = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')

/** The product: a web application, free of charge. */
export const webApplication = (brand: string, origin: string, description: string): StructuredData => ({
  '@type': 'WebApplication',
  name: brand,
  url: `${origin}/`,
  description,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  browserRequirements: 'A current web browser',
  isAccessibleForFree: true,
  image: `${origin}/og-image.jpg`,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
})
