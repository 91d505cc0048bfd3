import { msg } from '@lingui/core/macro'
import type { Resume } from '#shared/contract/resumes.ts'
import { mergeVersions, type Difference } from '#shared/resume/differences.ts'
import { localResumeUrl } from '#web/persistence/resume-url.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { type BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { draftOf, type Draft } from '#web/persistence/draft-store.ts'
import { saveAsCopy } from '#web/persistence/save-as-copy.ts'
import { translate } from '#web/lib/i18n.ts'
import { toast } from '#web/lib/toast.ts'

/**
 * Ends a conflict as was chosen, difference by difference. The newer version stays in the account's history; the
 * text from here is kept as a resume in the browser whenever part of it is given up.
 */
export async function resolveConflict(
  builder: Builder,
  theirs: Resume,
  differences: readonly Difference[],
  newer: ReadonlySet<string>,
): Promise<void> {
  const { store } = builder
  const mine = draftOf(store.getState())
  const asideId = newer.size > 0 ? await saveAsCopy(mine) : null
  if (differences.every(({ path }) => newer.has(path))) takeTheirs(store, theirs)
  else if (!(await saveMerged(builder, theirs, mine, newer))) return
  tellWhere(store, asideId, newer.size === differences.length)
}

/** The next undo brings back the text from here. */
function takeTheirs(store: BuilderStore, theirs: Resume): void {
  store.replace(theirs)
  store.markSaved(draftOf(store.getState()), { version: theirs.version })
}

/** Saves over the newer version, which the server then keeps as an earlier one. */
async function saveMerged({ store, save }: Builder, theirs: Resume, mine: Draft, newer: ReadonlySet<string>) {
  if (newer.size > 0) store.replace(mergeVersions(mine, theirs, ({ path }) => newer.has(path)))
  store.setState({ version: theirs.version, saveState: { state: 'unsaved' } })
  return (await save()) !== null
}

function tellWhere(store: BuilderStore, asideId: number | null, isNewer: boolean): void {
  const title = isNewer ? translate(msg`You now have the newer version`) : translate(msg`Your version is saved`)
  if (asideId === null) {
    toast({ title, description: translate(msg`The other version is in your version history.`) })
    return
  }
  const open = () => {
    store.setState({ leaving: true })
    location.assign(localResumeUrl(asideId))
  }
  toast({
    title,
    description: translate(msg`What you had here is kept in this browser.`),
    action: { label: translate(msg`Open`), onAct: open },
  })
}
