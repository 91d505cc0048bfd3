import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import type { FileReaders } from '#server/engines/file-readers/file-readers.ts'
import type { Scorer } from '#server/engines/scoring/scorer.ts'
import { WorkerError } from '#server/engines/workers/worker-error.ts'
import type { Exports } from '#server/exports/service.ts'
import type { Resumes } from '#server/resumes/service.ts'
import { dayOf } from '#server/resumes/stored-scores.ts'
import type { FileCheck } from '#shared/ats/file-check.ts'
import type { Analysis } from '#shared/contract/ats.ts'
import { UnreadableFileError } from '#shared/read-file/unreadable-file.ts'
import type { Resume } from '#shared/contract/resumes.ts'

type Parts = {
  readonly resumes: Resumes
  readonly exports: Exports
  readonly readers: FileReaders
  readonly scorer: Scorer
  readonly clock: () => Date
}
/** Errors that only skip the check of the file. */
const NO_FILE = [PdfRefusal, UnreadableFileError, WorkerError]
export type Scoring = ReturnType<typeof createScoring>

/** Scores a resume as a whole: its content, and what text extractors read from the exported file. */
export function createScoring({ resumes, exports, readers, scorer, clock }: Parts) {
  /** Undefined where no PDF can be made or read at the moment. */
  async function lookAtFile(
    userId: string,
    { id, content }: Resume,
    signal: AbortSignal,
  ): Promise<FileCheck | undefined> {
    try {
      const file = await exports.make(userId, id, 'pdf', signal)
      return file && (await readers.check({ content, bytes: file.bytes }, { owner: userId, signal }))
    } catch (error) {
      if (NO_FILE.some((kind) => error instanceof kind)) return undefined
      throw error
    }
  }
  return {
    /** Undefined where the user has no such resume. */
    async make(
      userId: string,
      id: number,
      jobDescription: string | undefined,
      signal: AbortSignal,
    ): Promise<Analysis | undefined> {
      const resume = await resumes.find(userId, id)
      if (!resume) return undefined
      const file = await lookAtFile(userId, resume, signal)
      const input = { content: resume.content, jobDescription, today: dayOf(clock()), file }
      return scorer.analyze(input, { owner: userId, signal })
    },
  }
}
