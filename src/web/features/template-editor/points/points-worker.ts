import { parsePoints, type PointsAnswer, type PointsQuestion } from '#web/features/template-editor/points/points.ts'

/** Parses away from the page, which stays quick while someone types. */
self.addEventListener('message', ({ data: { id, content, read } }: MessageEvent<PointsQuestion>) => {
  self.postMessage({ id, points: parsePoints(content, read) } satisfies PointsAnswer)
})
