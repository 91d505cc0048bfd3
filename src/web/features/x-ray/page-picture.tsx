import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'

export type Draw = (page: number, width: number) => Promise<ImageBitmap>

/** Pixels across: sharp at twice the width at which it is shown. */
const WIDTH = 1000

/** The page as PDFium draws it. */
export function PagePicture({ page, draw }: { page: number; draw: Draw }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    draw(page, WIDTH).then(
      (bitmap) => {
        if (isGone || !canvas.current) return bitmap.close()
        canvas.current.width = bitmap.width
        canvas.current.height = bitmap.height
        canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
      },
      (error: unknown) => {
        console.error(error)
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [page, draw])
  return (
    <>
      <canvas ref={canvas} className="absolute inset-0 size-full">
        <Trans>Image of page {page}</Trans>
      </canvas>
      {isFailed && (
        <p className="absolute inset-x-4 top-4 text-sm text-paper-ink">
          <Trans>We couldn’t show this page. You can still see its text.</Trans>
        </p>
      )}
    </>
  )
}
