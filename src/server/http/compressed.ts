import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'

type Bytes = Uint8Array<ArrayBuffer>
type Encoding = (typeof ENCODINGS)[number]

const ENCODINGS = ['br', 'gzip'] as const
/** Of what is sent once: cheap levels. */
const FAST = { br: 4, gzip: 1 } as const
/** Of what is sent many times. */
const SMALL = { br: 5, gzip: 6 } as const
/** Smaller bodies fit into one packet anyway. */
const WORTHWHILE = 1024

/**
 * Compresses a complete body as the client accepts it. In this thread: the shared ones take as long, and let a page wait
 * for passwords that are being hashed.
 */
export function encoded(c: Context, text: string): { body: string | Bytes; encoding: Encoding | undefined } {
  const encoding = text.length < WORTHWHILE ? undefined : acceptedEncoding(c)
  return { encoding, body: encoding ? encode(Buffer.from(text), encoding, FAST) : text }
}

/** A body that is sent many times, compressed, with its headers and the tag by which clients revalidate it. */
export type Stored = {
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string }
  readonly forms: { br: Bytes; gzip?: Bytes; plain?: Bytes }
}

/** With `keepsPlain` it need not be unpacked for clients that take it as it is, such as our own pages. */
export function store(
  text: string,
  headers: Readonly<Record<string, string>>,
  { keepsPlain = false }: { readonly keepsPlain?: boolean } = {},
): Stored {
  const plain = new TextEncoder().encode(text)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`
  return { headers: { ...headers, etag }, forms: { br: encode(plain, 'br', SMALL), ...(keepsPlain && { plain }) } }
}

/** Sends a stored body in the encoding that the client accepts, or says that the client has it already. */
export function sendStored(c: Context, { headers, forms }: Stored): Response {
  if (isUnchanged(c, headers.etag)) return c.body(null, 304, headers)
  const encoding = acceptedEncoding(c)
  if (!encoding) return c.body(forms.plain ?? unpacked(forms.br), 200, headers)
  if (encoding === 'gzip') forms.gzip ??= encode(unpacked(forms.br), 'gzip', SMALL)
  return c.body(forms[encoding] ?? forms.br, 200, { ...headers, 'content-encoding': encoding })
}

/** Whether the client has this state of a resource already. */
const isUnchanged = (c: Context, etag: string): boolean =>
  c.req
    .header('if-none-match')
    ?.match(/"[^"]*"/g)
    ?.some((tag) => tag === etag) ?? false

/** The better of the encodings that the client accepts. */
function acceptedEncoding(c: Context): Encoding | undefined {
  const accepted = c.req.header('accept-encoding') ?? ''
  return ENCODINGS.find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
}

function encode(bytes: Uint8Array, encoding: Encoding, levels: Readonly<Record<Encoding, number>>): Bytes {
  if (encoding === 'gzip') return new Uint8Array(gzipSync(bytes, { level: levels.gzip }))
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: levels.br, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return new Uint8Array(brotliCompressSync(bytes, { params }))
}

const unpacked = (br: Bytes): Bytes => new Uint8Array(brotliDecompressSync(br))
