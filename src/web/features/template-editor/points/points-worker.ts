import { parsePoints, type PointsAnswer, type PointsQuestion } from '#web/features/template-editor/points/points.ts'

/** Parses away from the page, which stays quick while someone types. */
self.addEventListener('message', ({ data: { id, layout, samples } }: MessageEvent<PointsQuestion>) => {
  self.postMessage({ id, readBack: parsePoints(layout, samples) } satisfies PointsAnswer)
})
