import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useLocation, useMatches, useRouteError } from 'react-router'
import { isTranslated, pathIn, splitLanguage } from '#shared/public-paths.ts'
import { COMPLETE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { isNotFound } from '#web/features/layout/error-page.tsx'
import { cleanPath, ERROR_META, metaFor, NOT_FOUND_META, type PageMeta } from '#web/lib/meta/page-meta.ts'
import { toJsonLd, webApplication, type StructuredData } from '#web/lib/meta/structured-data.ts'
import { useVisitor } from '#web/lib/visitor.ts'

/** For routes that render their own head, with texts that other pages don't need. */
export const OWN_HEAD = { ownHead: true } as const

/** The head of every page that brings none of its own. */
export function UsualHead() {
  const hasFailed = Boolean(useRouteError())
  const bringsOwn = useMatches().some(({ handle }) => (handle as Partial<typeof OWN_HEAD> | undefined)?.ownHead)
  return bringsOwn && !hasFailed ? null : <PageHead />
}

type Words = { readonly [Name in 'title' | 'description' | 'keywords']: MessageDescriptor | string }
type PageHeadProps = {
  /** Derived from the path unless given. */
  meta?: Words & Partial<Pick<PageMeta, 'robots' | 'image'>>
  /** The day on which an article came out; other pages have none. */
  published?: string
  /** Besides the product itself. */
  data?: readonly StructuredData[]
}

/** Title, description, sharing tags and structured data of a page. React puts them into the head wherever they stand. */
export function PageHead({ meta: own, published, data = [] }: PageHeadProps) {
  const { t, i18n } = useLingui()
  const { brand, origin } = useVisitor()
  const { pathname } = useLocation()
  const error = useRouteError()
  const meta = own ?? (!error ? metaFor(pathname) : isNotFound(error) ? NOT_FOUND_META : ERROR_META)
  const say = (words: MessageDescriptor | string) =>
    typeof words === 'string' ? words : i18n._({ ...words, values: { brand } })
  const title = say(meta.title)
  const description = say(meta.description)
  const robots = meta.robots ?? 'index, follow'
  const path = cleanPath(pathname)
  const page = splitLanguage(path).path
  const versions = robots === 'index, follow' && isTranslated(page) ? COMPLETE_LANGUAGES : []
  // A page answers in whatever letters its address is typed, and is one page; where none is to be found a token may be in it.
  const address = origin + (robots === 'index, follow' ? path.toLowerCase() : path)
  const image = origin + imageIn(i18n.locale, page, meta.image ?? '/og-image.jpg')
  const product = webApplication(brand, origin, i18n._(metaFor('/').description))
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={say(meta.keywords)} />
      <meta name="robots" content={robots} />
      <link rel="canonical" href={address} />
      {versions.map((tag) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={origin + pathIn(tag, page.toLowerCase())} />
      ))}
      {versions.length > 0 && <link rel="alternate" hrefLang="x-default" href={origin + page.toLowerCase()} />}
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={i18n.locale} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content={meta.image ? title : t`A printed resume next to the words “A resume that reads well”`}
      />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {[product, ...data].map((each) => (
        <script
          key={String(each['@type'])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toJsonLd(each) }}
        />
      ))}
    </>
  )
}

/** The picture in the language of a page’s address; pages with one address have it in English. */
const imageIn = (language: string, page: string, image: string) =>
  pathIn(language, page) === page ? image : `/og/${language}${image.replace('/og/', '/')}`
