/** The public pages in the sitemap, besides the articles. */
export const PUBLIC_PATHS = [
  '/',
  '/templates',
  '/resume-builder',
  '/x-ray',
  '/interview-prep',
  '/pricing',
  '/how-we-measure',
  '/blog',
  '/about',
  '/contact',
  '/help',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimers',
  '/cookie-policy',
] as const
