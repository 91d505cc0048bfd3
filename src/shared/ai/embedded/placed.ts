import type { Line, Told, Unused, Written } from '#shared/writer/types.ts'

/** What one answer gave; a line that says what the work consists of rather than what came of it is marked. */
export type Placed = {
  readonly told: Told
  readonly lines: readonly (Line & { readonly isDuty?: boolean })[]
  readonly unused: readonly Unused[]
}

const MOST_SENTENCES = 3

/** Puts lines where their answers belong; an entry that nothing was said of is absent. */
export function placed(parts: readonly Placed[], skills: readonly Line[]): Written {
  const of = (part: Told['target']['part']) => parts.filter(({ told: { target } }) => target.part === part)
  return {
    summary: onceEach(of('summary').flatMap(({ lines }) => lines))
      .slice(0, MOST_SENTENCES)
      .map(plain),
    experience: entries(of('experience')).map(({ index, lines }) => ({ index, ...describedAndAchieved(lines) })),
    skills,
    projects: entries(of('projects')).map(({ index, lines }) => ({ index, description: lines.map(plain) })),
    unused: parts.flatMap(({ unused }) => unused),
  }
}

function entries(parts: readonly Placed[]) {
  const indexOf = ({ target }: Told) => ('index' in target ? target.index : 0)
  const indexes = [...new Set(parts.filter(({ lines }) => lines.length > 0).map(({ told }) => indexOf(told)))]
  return indexes.map((index) => ({
    index,
    lines: onceEach(parts.filter(({ told }) => indexOf(told) === index).flatMap(({ lines }) => lines)),
  }))
}

/** The first duty without a number describes the work; all else was achieved in it. */
function describedAndAchieved(lines: Placed['lines']) {
  const duty = lines.find(({ isDuty, text }) => isDuty && !/\d/.test(text))
  return { description: duty ? [plain(duty)] : [], achievements: lines.filter((line) => line !== duty).map(plain) }
}

const plain = ({ text, source, verbatim }: Line): Line => ({ text, source, verbatim })

/** The same line but once, whatever its capitals. */
export function onceEach<T extends Line>(lines: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return lines.filter(({ text }) => {
    const key = text.toLowerCase()
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
