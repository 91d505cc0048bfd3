import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouteError } from 'react-router'
import { isNotFound } from '#web/features/layout/error-page.tsx'
import { cleanPath, ERROR_META, metaFor, NOT_FOUND_META, structuredData } from '#web/lib/meta.ts'
import { useVisitor } from '#web/lib/visitor.ts'

/** Title, description, sharing tags and structured data of the page at hand, told by its path. Stands in the head. */
export function PageHead() {
  const { t, i18n } = useLingui()
  const { brand, origin, locale } = useVisitor()
  const { pathname } = useLocation()
  const error = useRouteError()
  const meta = !error ? metaFor(pathname) : isNotFound(error) ? NOT_FOUND_META : ERROR_META
  const title = i18n._({ ...meta.title, values: { brand } })
  const description = i18n._(meta.description)
  const address = origin + cleanPath(pathname)
  const image = `${origin}/og-image.jpg`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={i18n._(meta.keywords)} />
      <meta name="robots" content={meta.robots} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locale} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t`A resume on white paper beside the words: a resume that reads well`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredData(brand, origin, i18n._(metaFor('/').description)) }}
      />
    </>
  )
}
