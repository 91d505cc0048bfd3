import { LIMITS } from '#shared/resume/schema.ts'

/** A part of a picture in its own pixels. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Sharp at the largest size on paper: 40 mm at 300 dots per inch. */
const SIDE = 480
/** Tried in this order until the file is small enough to be kept in a resume. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5] as const

/**
 * The area of a picture as a small square JPEG, as a data URL. It is drawn again, so nothing of what the camera wrote
 * into the file is left. Undefined when the browser can't show the picture.
 */
export async function cropPicture(file: Blob, area: Area): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const brush = canvas.getContext('2d')
  if (!picture || !brush) return undefined
  // What is see-through becomes white, as on paper.
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, SIDE, SIDE)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE)
  picture.close()
  return QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality)).find((url) => url.length <= LIMITS.photo)
}

/** The largest square in the middle of a picture, like `cropPicture`. */
export async function cropCenter(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = picture
  picture.close()
  const side = Math.min(width, height)
  return cropPicture(file, { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side })
}
