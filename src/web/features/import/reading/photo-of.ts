import { cropCenter } from '#web/lib/crop-picture.ts'

/** A picture from a file as a photo of ours, both as data URLs; undefined when the browser can't show it. */
export async function photoOf(picture: string): Promise<string | undefined> {
  const [, type = '', data = ''] = /^data:(image\/[a-z]+);base64,(.*)$/is.exec(picture) ?? []
  return cropCenter(new Blob([bytesOf(data)], { type }))
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
