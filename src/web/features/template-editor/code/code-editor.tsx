import { useEffect, useEffectEvent, useRef } from 'react'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { LocatedProblem } from '#shared/template/locate-problems.ts'
import { useNonce } from '#web/lib/nonce.ts'

type CodeEditorProps = {
  language: 'css' | 'html'
  value: string
  onChange: (value: string) => void
  problems: readonly LocatedProblem[]
  label: string
  /** A line to go to, counted from 1; a new object goes there again. */
  goTo?: { readonly line: number } | null
}

/** Source text with line numbers, colors, and its problems at their lines. Tab indents; Escape and then Tab leaves. */
export default function CodeEditor({ language, value, onChange, problems, label, goTo = null }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(null)
  const nonce = useNonce()
  const tellChange = useEffectEvent((text: string) => onChange(text))
  const begin = useEffectEvent(() => value)

  useEffect(() => {
    if (!place.current) return
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: begin(),
        extensions: [
          ...(nonce ? [EditorView.cspNonce.of(nonce)] : []),
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          lintGutter(),
          language === 'css' ? css() : html(),
          syntaxHighlighting(COLORS),
          THEME,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) tellChange(update.state.doc.toString())
          }),
        ],
      }),
    })
    editor.current = view
    return () => view.destroy()
  }, [language, label, nonce])

  // Changed elsewhere: by a control, or by what was saved.
  useEffect(() => {
    const view = editor.current
    if (!view || view.state.doc.toString() === value) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    const view = editor.current
    if (view) view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state, problems)))
  }, [problems, value])

  useEffect(() => {
    const view = editor.current
    if (!view || !goTo) return
    const { from } = view.state.doc.line(Math.min(goTo.line, view.state.doc.lines))
    view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
    view.focus()
  }, [goTo])

  return (
    <div
      ref={place}
      dir="ltr"
      className="h-full min-h-0 overflow-hidden rounded-lg border border-line-strong bg-surface"
    />
  )
}

function diagnosticsOf({ doc }: EditorState, problems: readonly LocatedProblem[]): Diagnostic[] {
  return problems.flatMap(({ line, sentence }) => {
    if (line === null || line > doc.lines) return []
    const { from, to } = doc.line(line)
    return [{ from, to, severity: 'error' as const, message: sentence }]
  })
}

const THEME = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.55' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--ink-faint)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent-soft) 60%, transparent)' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent-solid) 30%, transparent)',
  },
  '.cm-tooltip': { backgroundColor: 'var(--raised)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-diagnostic': { maxWidth: '32rem', fontFamily: 'inherit' },
})

/** The interface's own colors, which have enough contrast in both themes. */
const COLORS = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.className], color: 'var(--accent-text)' },
  { tag: [tags.propertyName, tags.attributeName, tags.variableName], color: 'var(--good)' },
  { tag: [tags.string, tags.number, tags.color, tags.unit], color: 'var(--warn)' },
  { tag: tags.comment, color: 'var(--ink-faint)', fontStyle: 'italic' },
])
