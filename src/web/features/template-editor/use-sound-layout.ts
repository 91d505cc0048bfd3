import { useDeferredValue, useMemo, useState } from 'react'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import { locateProblems, type LocatedProblem } from '#shared/template/locate-problems.ts'
import { sampleContent } from '#shared/template/samples.ts'

type Checked = { readonly problems: readonly LocatedProblem[]; readonly layout: Layout }

/** The problems of a template while it is written, and its last state without any: only that is shown. */
export function useSoundLayout({ htmlTemplate, cssStyles, sectionOrder }: Layout): Checked {
  const html = useDeferredValue(htmlTemplate)
  const css = useDeferredValue(cssStyles)
  const checked = useMemo(() => {
    const layout = { htmlTemplate: html, cssStyles: css, ...(sectionOrder && { sectionOrder }) }
    return { layout, problems: problemsOf(layout) }
  }, [html, css, sectionOrder])
  const [sound, setSound] = useState<Layout>(checked.layout)
  if (checked.problems.length === 0 && sound !== checked.layout) setSound(checked.layout)
  return { problems: checked.problems, layout: sound }
}

function problemsOf(layout: Layout): readonly LocatedProblem[] {
  const problems = locateProblems(layout)
  if (problems.length > 0) return problems
  try {
    composeDocument(sampleContent('long'), layout)
    return []
  } catch (error) {
    return [{ part: 'html', sentence: error instanceof Error ? error.message : String(error), line: null }]
  }
}
