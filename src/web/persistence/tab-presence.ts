/** Names announced by this page. */
const mine = new Set<string>()

/** Announces a name as open until the returned function is called or the page is closed or crashes. */
export function announceTab(name: string): () => void {
  mine.add(name)
  let release = () => {}
  const gone = new Promise<void>((resolve) => {
    release = resolve
  })
  // Locks are missing on plain http; there the page answers messages instead.
  void locks()
    ?.request(lockOf(name), () => gone)
    .catch(() => {})
  answerOthers()
  return () => {
    mine.delete(name)
    release()
  }
}

/** Which of these names are open in this or another tab. */
export async function openTabsAmong(names: readonly string[]): Promise<ReadonlySet<string>> {
  const others = names.filter((name) => !mine.has(name))
  if (others.length === 0) return mine
  const living = locks() ? await locked() : await answered()
  return new Set([...mine, ...others.filter((name) => living.has(name))])
}

async function locked(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } =
    (await locks()
      ?.query()
      .catch(() => undefined)) ?? {}
  return new Set([...held, ...pending].flatMap(({ name }) => name?.replace(/^tab:/, '') ?? []))
}

/** In milliseconds: long enough for a background tab to answer. */
const ANSWER_WITHIN = 150

async function answered(): Promise<ReadonlySet<string>> {
  const channel = openChannel()
  const living = new Set<string>()
  if (!channel) return living
  channel.addEventListener('message', ({ data }) => {
    if (Array.isArray(data)) for (const name of data) living.add(String(name))
  })
  channel.postMessage('who lives?')
  await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN))
  channel.close()
  return living
}

let answering: BroadcastChannel | undefined

function answerOthers(): void {
  if (answering || locks()) return
  answering = openChannel()
  answering?.addEventListener('message', ({ data }) => {
    if (data === 'who lives?') answering?.postMessage([...mine])
  })
}

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('living-tabs'))
const locks = () => (navigator as { locks?: LockManager }).locks
const lockOf = (name: string) => `tab:${name}`
