import { JOBS, type Jobs } from '#web/features/resumes/import/jobs.ts'

type Question = { [K in keyof Jobs]: { readonly kind: K; readonly ask: Jobs[K]['ask'] } }[keyof Jobs]

/** One job for each worker: whoever asked ends it. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answerOf(data))
})

function answerOf(question: Question): Jobs[keyof Jobs]['answer'] {
  switch (question.kind) {
    case 'json':
      return JOBS.json(question.ask)
    case 'zip':
      return JOBS.zip(question.ask)
    case 'parse':
      return JOBS.parse(question.ask)
  }
}
