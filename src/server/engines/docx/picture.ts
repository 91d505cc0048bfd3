import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  type IFloating,
} from 'docx'
import type { WordPicture } from '#shared/docx-look/word-paragraph.ts'
import { xmlText } from '#shared/text/escape.ts'
import { sizeOfPicture, type PictureSize } from '#server/engines/docx/picture-size.ts'

/** A picture beside its text, or part of its line; null for a format that Word lacks. */
export function pictureRun({ src, alt, width, height, side, isInLine }: WordPicture): ImageRun | null {
  const [, type, base64 = ''] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(src) ?? []
  if (type !== 'png' && type !== 'jpeg') return null
  const bytes = Buffer.from(base64, 'base64')
  const size = sizeOfPicture(bytes)
  if (!size) return null
  const shownHeight = height ?? Math.round((width * size.height) / size.width)
  const text = xmlText(alt)
  return new ImageRun({
    type: type === 'png' ? 'png' : 'jpg',
    data: bytes,
    transformation: { width: Math.round(width), height: Math.round(shownHeight) },
    crop: cropTo(size, width / shownHeight),
    altText: { name: 'Photo', description: text, title: text },
    ...(side !== 'center' && !isInLine && { floating: beside(side) }),
  })
}

/** The middle of the picture in another ratio of width to height, as `object-fit: cover` shows it. */
function cropTo({ width, height }: PictureSize, ratio: number) {
  const own = width / height
  const across = own > ratio ? (1 - ratio / own) * 50 : 0
  const down = own < ratio ? (1 - own / ratio) * 50 : 0
  return { left: across, right: across, top: down, bottom: down }
}

const EMU_PER_POINT = 12_700
const GAP = 12 * EMU_PER_POINT

const beside = (side: 'left' | 'right'): IFloating => ({
  horizontalPosition: {
    relative: HorizontalPositionRelativeFrom.MARGIN,
    align: side === 'left' ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
  },
  verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
  wrap: { type: TextWrappingType.SQUARE },
  margins: { top: 0, bottom: 0, left: side === 'right' ? GAP : 0, right: side === 'left' ? GAP : 0 },
})
