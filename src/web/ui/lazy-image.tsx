import { useEffect, type ComponentProps } from 'react'
import { observeLazyImages } from '#web/lib/lazy-images.ts'

type LazyImageProps = Pick<ComponentProps<'img'>, 'className' | 'sizes' | 'onError'> & {
  src: string
  srcSet?: string
  alt: string
  width: number
  height: number
}

/** A picture without anything in it. */
const NOTHING_YET = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

/** A picture that is fetched when it comes near the window; without scripts it is fetched at once. */
export function LazyImage({ src, srcSet, alt, ...rest }: LazyImageProps) {
  useEffect(observeLazyImages, [])
  return (
    <>
      {/* What the fetching sets is not React's: it must not be taken for a difference. */}
      <img
        {...rest}
        alt={alt}
        src={NOTHING_YET}
        data-src={src}
        data-srcset={srcSet}
        decoding="async"
        suppressHydrationWarning
      />
      <noscript>
        <img {...rest} alt={alt} src={src} srcSet={srcSet} loading="lazy" />
      </noscript>
    </>
  )
}
