/** Which resumes of this browser went into an account, and the ids they have there. */
const PLACE = 'moved-resumes'
/** How many are known; the oldest goes first. */
const MOST = 20

type Move = readonly [localId: number, resumeId: number]

/** Addresses that still name the browser's resume lead to the account's from now on. */
export function recordMove(localId: number, resumeId: number): void {
  const others = all().filter(([each]) => each !== localId)
  try {
    localStorage.setItem(PLACE, JSON.stringify([[localId, resumeId], ...others].slice(0, MOST)))
  } catch {
    // Full or forbidden: such an address leads nowhere, and the list has the resume.
  }
}

export const movedResumeId = (localId: number): number | undefined => all().find(([each]) => each === localId)?.[1]

function all(): readonly Move[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isMove) : []
  } catch {
    return []
  }
}

const isMove = (value: unknown): value is Move =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)
