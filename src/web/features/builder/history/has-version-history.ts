import type { BuilderState } from '#web/features/builder/state/builder-store.ts'

/** Whether a resume has been saved over: the account counts its versions, the browser keeps them with it. */
export const hasVersionHistory = ({ resumeId, version, local }: BuilderState): boolean =>
  resumeId === null ? (local?.earlier ?? []).length > 0 : (version ?? 1) > 1
