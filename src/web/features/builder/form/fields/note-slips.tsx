import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { softNotes, type SoftNote } from '#shared/resume/soft-checks.ts'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'

const noted = new WeakSet<BuilderStore>()

/**
 * Keeps notes about possible slips under the fields of an open resume, as long as it is open. A note comes when a field
 * is left, and goes as soon as it no longer holds.
 */
export function noteSlips(store: BuilderStore): void {
  if (noted.has(store)) return
  noted.add(store)
  update(store)
  store.subscribe((state, before) => {
    if (state.content !== before.content || state.activeField !== before.activeField) update(store)
  })
}

function update(store: BuilderStore): void {
  const { content, activeField, notes = NONE } = store.getState()
  if (activeField !== null && notes === NONE) return
  const found = softNotes(content, new Date().toISOString().slice(0, 10)).filter(
    ({ path }) => activeField === null || path in notes,
  )
  const next = Object.fromEntries(found.map((note) => [note.path, nodeOf(note)]))
  if (!isSame(notes, next)) store.setState({ notes: found.length === 0 ? NONE : next })
}

const NONE: Readonly<Record<string, ReactNode>> = {}

const isSame = (one: typeof NONE, other: typeof NONE): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((path) => one[path] === other[path])

const nodes = new Map<string, ReactNode>()

/** The same element for the same words, so that nothing renders again. */
function nodeOf({ check, text }: SoftNote): ReactNode {
  const key = check === 'skill' ? `${check} ${text}` : check
  const node = nodes.get(key) ?? (
    <span className="flex gap-1 text-ink-soft">
      <Info aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>
        <Words check={check} text={text} />
      </span>
    </span>
  )
  nodes.set(key, node)
  return node
}

function Words({ check, text }: Pick<SoftNote, 'check' | 'text'>) {
  switch (check) {
    case 'email':
      return <Trans>This doesn’t look like an email address.</Trans>
    case 'example-email':
      return <Trans>This is the address of an example. Replace it with yours.</Trans>
    case 'phone':
      return <Trans>This phone number has letters in it.</Trans>
    case 'address':
      return <Trans>This doesn’t look like a web address, so it won’t be a link.</Trans>
    case 'end-before-start':
      return <Trans>The end date is before the start date.</Trans>
    case 'far-start':
      return <Trans>This date is more than a year away.</Trans>
    case 'same-job':
      return <Trans>You have this position twice, with the same company and dates.</Trans>
    case 'same-school':
      return <Trans>You have this degree from this school twice.</Trans>
    case 'skill':
      return <Trans>“{text}” is in your skills twice.</Trans>
  }
}
