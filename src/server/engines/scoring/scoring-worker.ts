import { parentPort } from 'node:worker_threads'
import type { ScoringTask } from '#server/engines/scoring/scorer.ts'
import { storedScore } from '#server/engines/scoring/stored-score.ts'
import { analysisReply, quickScoreReply } from '#shared/ats/replies.ts'
import { scoreResume } from '#shared/ats/score.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'

parentPort?.on('message', (task: ScoringTask) => parentPort?.postMessage(answerTo(task)))

function answerTo(task: ScoringTask) {
  switch (task.kind) {
    case 'quickScore':
      return quickScoreReply(scoreResume(task.input))
    case 'analysis':
      return analysisReply(scoreResume(task.input))
    case 'storedScore':
      return storedScore(task.input)
    case 'coachAnswer':
      return judgeAnswer(task.input)
  }
}
