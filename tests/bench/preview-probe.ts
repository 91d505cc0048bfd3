/*
 * Functions that run in the measured page: each is sent there as text, so it is self-contained.
 */

/** Milliseconds from each key to the end of its task and of its frame, and the resulting text. */
export type Typing = { painted: number[]; worked: number[]; updates: number; frames: number }

declare global {
  var probe: { reset(): void; read(): Typing }
}

/** Milliseconds from the navigation until the preview's text was painted in its own fonts; false until then. */
export function whenShown(): number | false | Promise<number> {
  const host = [...document.querySelectorAll('section [style]')].find((element) => element.shadowRoot)
  const text = host?.shadowRoot?.querySelector('.doc')?.textContent ?? ''
  if (text.length < 100 || document.fonts.status !== 'loaded') return false
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))
}

/** Starts to observe keys and the preview. */
export function typingProbe(): void {
  const seen: Typing = { painted: [], worked: [], updates: 0, frames: 0 }
  const host = [...document.querySelectorAll('section [style]')].find((element) => element.shadowRoot)
  const doc = host?.shadowRoot?.querySelector('.doc')
  if (!doc) throw new Error('There is no paper on this page')
  let pressed: number[] = []
  const afterFrame = () => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      const now = performance.now()
      for (const key of pressed) seen.painted.push(now - key)
      if (pressed.length > 0) seen.frames++
      pressed = []
    }
    channel.port2.postMessage(null)
  }
  addEventListener('keydown', ({ timeStamp }) => {
    pressed.push(timeStamp)
    // The message arrives after this frame's style, layout and paint.
    if (pressed.length === 1) requestAnimationFrame(afterFrame)
  })
  // Called after each key's task, when the preview was changed and its pages counted.
  new MutationObserver(() => {
    seen.updates++
    seen.worked.push(performance.now() - (pressed.at(-1) ?? performance.now()))
  }).observe(doc, { subtree: true, childList: true, characterData: true })
  globalThis.probe = {
    reset() {
      Object.assign(seen, { painted: [], worked: [], updates: 0, frames: 0 })
    },
    read: () => seen,
  }
}
