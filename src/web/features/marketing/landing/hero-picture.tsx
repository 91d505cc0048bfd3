const WIDE = '(min-width: 1024px)'
const SOURCE = {
  srcSet: [480, 960].map((width) => `/pictures/templates/modern-professional-${width}.webp ${width}w`).join(', '),
  sizes: '384px',
}

/** A finished page, preloaded. Narrow screens have no room for it and don't fetch it. */
export function HeroPicture() {
  return (
    <>
      <link
        rel="preload"
        as="image"
        imageSrcSet={SOURCE.srcSet}
        imageSizes={SOURCE.sizes}
        media={WIDE}
        fetchPriority="high"
      />
      <picture className="hidden justify-self-center lg:block">
        <source media={WIDE} {...SOURCE} />
        <img
          src="data:,"
          alt=""
          width={480}
          height={679}
          fetchPriority="high"
          className="w-96 rotate-1 rounded-lg border border-line bg-paper shadow-float"
        />
      </picture>
    </>
  )
}
