/** Twice the side that is kept: sharp, and small to send. */
const SIDE = 512

/**
 * The square middle of any picture this browser can show, as a small JPEG without anything the camera wrote into it.
 * Undefined when the browser cannot show it.
 */
export async function resizePicture(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  const side = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  // What is see-through becomes white, as on paper.
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, SIDE, SIDE)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  picture.close()
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return made ?? undefined
}
