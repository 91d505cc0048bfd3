import { JOBS, type Jobs } from '#web/features/import/reading/worker-jobs.ts'

type Question = { [K in keyof Jobs]: { readonly kind: K; readonly ask: Jobs[K]['ask'] } }[keyof Jobs]

/** One job for each worker: whoever asked ends it. */
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

function answerOf(question: Question): Promise<Jobs[keyof Jobs]['answer']> {
  switch (question.kind) {
    case 'json':
      return JOBS.json(question.ask)
    case 'zip':
      return JOBS.zip(question.ask)
    case 'parse':
      return JOBS.parse(question.ask)
  }
}
