import { answerTo, type Done, type Task } from '#web/features/builder/interview/panel/interviewer/jobs.ts'

/** The interview's worker where there are none: it does the same work on the page. Stub `Worker` with it. */
export class InterviewWorker extends EventTarget {
  postMessage(task: Task): void {
    const { id } = task
    void answerTo(task)
      .then<Done>((answer) => ({ id, answer }))
      .then((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate(): void {}
}
