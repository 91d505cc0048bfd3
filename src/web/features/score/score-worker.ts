import { scoreResume, type ScoreInput } from '#shared/ats/score.ts'
import { shownScore } from '#web/features/score/shown-score.ts'

// Off the page's thread, so that no key waits for a score; the list of skills is fetched with this file only.
addEventListener('message', ({ data }: MessageEvent<ScoreInput>) => postMessage(shownScore(scoreResume(data))))
