import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Context } from 'hono'

const brotli = promisify(brotliCompress)

/** Much smaller than gzip within milliseconds; the best quality takes thirty times as long. */
const QUALITY = 5

/** Compresses a complete response (one with a known length) by Brotli, where the client accepts it. Others are left to gzip. */
export async function compressed(response: Response, c: Context): Promise<Response> {
  const takesBrotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  if (!takesBrotli || !response.headers.has('content-length')) return response
  const bytes = Buffer.from(await response.arrayBuffer())
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const { status, headers } = response
  const body = new Uint8Array(await brotli(bytes, { params }))
  headers.set('content-encoding', 'br')
  headers.set('content-length', String(body.length))
  headers.append('vary', 'accept-encoding')
  return new Response(body, { status, headers })
}
