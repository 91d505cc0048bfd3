import { afterEach, expect, test, vi } from 'vitest'

/** The module as another tab has it. */
async function tab() {
  vi.resetModules()
  return import('#web/persistence/tab-presence.ts')
}

afterEach(() => vi.unstubAllGlobals())

/** Locks as a browser shares them between its tabs: held until the callback's promise is done. */
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

/** Channels as a browser shares them between its tabs: each hears what the others say. */
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

test.each(WAYS)('%s a tab knows which other tabs live', async (_, arrange) => {
  arrange()
  const [one, other] = [await tab(), await tab()]
  const end = one.announceTab('first')
  expect([...(await other.openTabsAmong(['first', 'gone']))]).toEqual(['first'])
  end()
  await vi.waitFor(async () => expect([...(await other.openTabsAmong(['first', 'gone']))]).toEqual([]))
})

test('what lives in the same tab is known without asking', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
  const { announceTab, openTabsAmong } = await tab()
  announceTab('mine')
  expect([...(await openTabsAmong(['mine', 'gone']))]).toEqual(['mine'])
})
