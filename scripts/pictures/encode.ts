import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser, Page } from 'playwright-core'

/** `width` in device pixels, the height follows; `quality` from 0 to 1, less where the file would be too large. */
export type Form = { readonly type: 'image/webp' | 'image/jpeg'; readonly width: number; readonly quality: number }

/** The maximum size of a picture in bytes: pages have several. */
const MOST = 120_000

let blank: Promise<Page> | undefined

/** Converts a PNG: scaled in the browser, which knows both formats, with the best quality that its size allows. */
export async function writePicture(browser: Browser, file: string, png: Buffer, form: Form): Promise<void> {
  const page = await (blank ??= browser.newPage())
  for (let quality = form.quality; quality > 0.1; quality -= 0.06) {
    const bytes = Buffer.from(await page.evaluate(encode, { png: png.toString('base64'), ...form, quality }))
    if (bytes.length > MOST) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    console.log(`${file}: ${Math.round(bytes.length / 1000)} kB, quality ${quality.toFixed(2)}`)
    return
  }
  throw new Error(`${file} is too large at any quality. Show less.`)
}

/** Runs in the page. */
async function encode({ png, type, width, quality }: Form & { png: string }): Promise<number[]> {
  const source = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const height = Math.round((source.height * width) / source.width)
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser doesn’t support canvas')
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(source, 0, 0, width, height)
  return [...new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer())]
}
