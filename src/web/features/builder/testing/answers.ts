import { vi } from 'vitest'

export type Asked = { readonly method: string; readonly path: string; readonly body: unknown }
type Answer = { readonly status: number; readonly body: unknown } | Error

/** Answers the builder's calls one after another, and tells what was asked. */
export function answerWith(...answers: Answer[]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) => {
    asked.push({ method: init.method, path, body: init.body && JSON.parse(init.body) })
    const answer = answers.shift()
    if (!answer) throw new Error(`Nobody answers ${init.method} ${path}`)
    if (answer instanceof Error) throw answer
    const { status, body } = answer
    return body instanceof Uint8Array
      ? new Response(new Uint8Array(body), { status, headers: { 'content-type': 'application/octet-stream' } })
      : Response.json(body, { status })
  })
  return asked
}
