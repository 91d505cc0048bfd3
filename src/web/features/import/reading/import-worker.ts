import { WORKER_JOBS, type WorkerJobs } from '#web/features/import/reading/worker-jobs.ts'

type Question = { [K in keyof WorkerJobs]: { readonly kind: K; readonly ask: WorkerJobs[K]['ask'] } }[keyof WorkerJobs]

/** One job for each worker: anyone who asked ends it. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // What fails here is told by the error that ends the worker.
  void answerOf(data).then((answer) => self.postMessage(answer))
})
// A promise that fails is no error of the worker unless it is made one.
self.addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason
  })
})

function answerOf(question: Question): Promise<WorkerJobs[keyof WorkerJobs]['answer']> {
  switch (question.kind) {
    case 'json':
      return WORKER_JOBS.json(question.ask)
    case 'zip':
      return WORKER_JOBS.zip(question.ask)
    case 'text':
      return WORKER_JOBS.text(question.ask)
    case 'parse':
      return WORKER_JOBS.parse(question.ask)
  }
}
