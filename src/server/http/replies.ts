/** A reply in server-sent events, or a file that is written as it is read. */
export type StreamedReply = {
  readonly status: 200
  readonly body: ReadableStream<Uint8Array>
  readonly headers: Readonly<Record<string, string>>
}

/** What any handler returns, whatever its endpoint. */
export type AnyReply = {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}
