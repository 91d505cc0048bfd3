import '#shared/resume/all-languages.ts'
import { scoreResume, type ScoreInput } from '#shared/ats/score.ts'
import { shownScore } from '#web/features/score/shown-score.ts'

// Runs off the main thread, so that typing never waits for a score; only this file loads the list of skills.
addEventListener('message', ({ data }: MessageEvent<ScoreInput>) => postMessage(shownScore(scoreResume(data))))
