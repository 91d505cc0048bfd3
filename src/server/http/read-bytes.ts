/** The raw body of a request; undefined where it is larger than allowed. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.byteLength
    if (size > maxBytes) return undefined
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}
