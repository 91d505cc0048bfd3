/** The industry whose work a question is about, by its id; null for questions that are asked in any. */
export const industryOfQuestion = (id: string): string | null => /^role-(.+)-\d+$/.exec(id)?.[1] ?? null
