import type { Kind } from '#shared/coach/types.ts'
import type { Level } from '#shared/interview/types.ts'

/** What is in the form before anything was chosen. `industry` is a name as it is sent. */
export type Defaults = { role: string; industry: string; level: Level; resumeId: number | null }

/** What someone wants to practice, as the form holds it. */
export type PracticeSetup = Defaults & { kinds: readonly Kind[]; posting: string; questions: number }
export type PracticeSetupProps = { wish: PracticeSetup; onChange: (change: Partial<PracticeSetup>) => void }
