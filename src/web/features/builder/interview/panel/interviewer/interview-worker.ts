import { answerTo, type Done, type Task } from '#web/features/builder/interview/panel/interviewer/jobs.ts'

// Asks, writes and checks off the main thread: answers never leave the browser.
addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const { id } = data
  const done: Done = await answerTo(data).then(
    (answer) => ({ id, answer }),
    (error: unknown) => ({ id, error: String(error) }),
  )
  postMessage(done)
})
