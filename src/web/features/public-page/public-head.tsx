import { useVisitor } from '#web/lib/visitor.ts'
import { toJsonLd, type StructuredData } from '#web/lib/meta/structured-data.ts'

type Social = {
  /** The path of the address in force. */
  readonly path: string
  /** The path of the picture that represents the page where it is shared. */
  readonly image: string | null
}
type PublicHeadProps = {
  /** Without the product's name. */
  title: string
  description: string
  showsBrand: boolean
  isIndexed: boolean
  /** Absent where no one is to find the page but by its link. */
  social?: Social
  data?: StructuredData
}

/** What the page of a person tells search engines and anyone who shares it; the product is named where it may be. */
export function PublicHead({ title, description, showsBrand, isIndexed, social, data }: PublicHeadProps) {
  const { brand, origin } = useVisitor()
  const address = social && origin + social.path
  const image = social?.image && origin + social.image
  return (
    <>
      <title>{showsBrand ? `${title} | ${brand}` : title}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={isIndexed ? 'index, follow' : 'noindex, nofollow'} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content="profile" />
      {showsBrand && <meta property="og:site_name" content={brand} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {image && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:image" content={image} />
        </>
      )}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />}
    </>
  )
}
