import { afterEach, expect, test, vi } from 'vitest'

/** The module as another tab loads it. */
async function tab() {
  vi.resetModules()
  return import('#web/persistence/tab-presence.ts')
}

afterEach(() => vi.unstubAllGlobals())

/** Locks shared between tabs as in a browser: held until the callback's promise settles. */
function sharedLocks() {
  const held = new Set<string>()
  return {
    request: async (name: string, hold: () => Promise<void>) => {
      held.add(name)
      await hold()
      held.delete(name)
    },
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
  }
}

/** Channels shared between tabs as in a browser: each receives the messages of the others. */
function sharedChannels() {
  const open = new Set<EventTarget>()
  return class extends EventTarget {
    constructor() {
      super()
      open.add(this)
    }
    postMessage(data: unknown) {
      for (const other of open)
        if (other !== this) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })))
    }
    close() {
      open.delete(this)
    }
  }
}

const WAYS: readonly [string, () => void][] = [
  ['with locks', () => vi.stubGlobal('navigator', { locks: sharedLocks() })],
  [
    'without, on plain http,',
    () => {
      vi.stubGlobal('navigator', {})
      vi.stubGlobal('BroadcastChannel', sharedChannels())
    },
  ],
]

test.each(WAYS)('%s a tab knows which other tabs are open', async (_, arrange) => {
  arrange()
  const [one, other] = [await tab(), await tab()]
  const end = one.announceTab('first')
  expect([...(await other.openTabsAmong(['first', 'gone']))]).toEqual(['first'])
  end()
  await vi.waitFor(async () => expect([...(await other.openTabsAmong(['first', 'gone']))]).toEqual([]))
})

test('the current tab is known to be open without asking', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
  const { announceTab, openTabsAmong } = await tab()
  announceTab('mine')
  expect([...(await openTabsAmong(['mine', 'gone']))]).toEqual(['mine'])
})
