import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Place } from '#shared/parse/items.ts'
import type { Original } from '#web/features/import/reading/import-file.ts'

type Pages = Extract<Original, { kind: 'pages' }>

/** The pages of a PDF as they look; where the field in hand was read is marked. */
export function OriginalPages({ original, places }: { original: Pages; places: readonly Place[] }) {
  return (
    <ol className="mx-auto grid w-full max-w-3xl gap-4">
      {original.pages.map((size, index) => (
        <li key={index}>
          <Page
            number={index + 1}
            size={size}
            draw={original.draw}
            places={places.filter(({ page }) => page === index + 1)}
          />
        </li>
      ))}
    </ol>
  )
}

type PageProps = {
  number: number
  size: Pages['pages'][number]
  draw: Pages['draw']
  places: readonly Place[]
}

function Page({ number, size, draw, places }: PageProps) {
  const { canvas, isFailed } = usePicture(number, draw)
  const mark = useRef<HTMLDivElement>(null)
  const [first] = places
  const at = first && `${first.page} ${first.x} ${first.y}`
  useEffect(() => {
    if (at) mark.current?.scrollIntoView({ block: 'center' })
  }, [at])
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div
      className="relative overflow-hidden rounded-sm bg-paper shadow-paper"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <canvas ref={canvas} className="absolute inset-0 size-full">
        <Trans>Image of page {number}</Trans>
      </canvas>
      {isFailed && (
        <p className="absolute inset-x-4 top-4 text-sm text-paper-ink">
          <Trans>We couldn’t show this page. The fields still have the text we read from it.</Trans>
        </p>
      )}
      {places.map(({ x, y, width, height }, index) => (
        <div
          key={`${x} ${y} ${width}`}
          ref={index === 0 ? mark : null}
          data-mark=""
          className="absolute rounded-xs bg-mark outline-1 outline-offset-1 outline-accent"
          style={{
            left: percent(x, size.width),
            top: percent(y, size.height),
            width: percent(width, size.width),
            height: percent(height * LINE, size.height),
          }}
        />
      ))}
    </div>
  )
}

/** A place ends at its baseline; letters go a little below it. */
const LINE = 1.2
/** Pixels across: sharp at twice the width at which a page is shown. */
const WIDTH = 1200

/** Draws a page once it comes near what is seen. */
function usePicture(page: number, draw: Pages['draw']) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isGone = false
    const show = async () => {
      const bitmap = await draw(page, WIDTH)
      if (isGone) return bitmap.close()
      element.width = bitmap.width
      element.height = bitmap.height
      element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        show().catch((error: unknown) => {
          console.error(error)
          if (!isGone) setFailed(true)
        })
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [page, draw])
  return { canvas, isFailed }
}
