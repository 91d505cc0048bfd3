import { WORKER_JOBS } from '#web/features/import/reading/worker-jobs.ts'

type Asked = { readonly kind: keyof typeof WORKER_JOBS; readonly ask: never }

/** The import's worker where there are none: it does the same work on the page. Stub `Worker` with it. */
export class ImportWorker extends EventTarget {
  postMessage({ kind, ask }: Asked): void {
    WORKER_JOBS[kind](ask).then(
      (data) => this.dispatchEvent(new MessageEvent('message', { data })),
      (error: unknown) => this.dispatchEvent(new ErrorEvent('error', { message: String(error) })),
    )
  }
  terminate(): void {}
}
