/**
 * Waits in a page that was sent without its scripts, and hydrates it when something is touched that needs them; what was
 * pressed meanwhile is pressed again once the page answers. A page that names what to fetch ahead hydrates by itself once
 * it has been painted: its scripts would only have kept the paint waiting. Where they cannot be fetched, links and forms
 * are left to the browser, and what needs them reloads the page. It is sent as text within the page: it may use
 * nothing that is outside of it. `flash` is the cookie in which one page leaves a word for the next.
 */
export function hydrateOnInteraction(flash: string): void {
  const page = document.documentElement
  /** What the browser itself opens and closes needs no script. */
  const NEEDS = 'button:not([popovertarget]), input, textarea, select, [role=tab], [data-wakes]'
  /** Answers while the page hydrates: a field takes text, a form can be sent. */
  const WORKS = '[type=submit], input, textarea, select'
  /** What was pressed or dropped meanwhile, in this order; who presses one thing twice wants it once. */
  const presses = new Map<EventTarget | null, () => void>()
  let isWaking = false
  let isTyped = false
  let isSent = false

  const needing = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS) : null

  function wake(): void {
    const waiting = document.getElementById('asleep')
    if (isWaking || !waiting) return
    isWaking = true
    for (const href of waiting.dataset['ahead']?.split(' ') ?? []) {
      const ahead = document.createElement('link')
      ahead.rel = 'modulepreload'
      ahead.href = href
      document.head.append(ahead)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    script.textContent = waiting.textContent
    script.addEventListener('error', lose)
    // What the scripts import in their turn is refused as a promise.
    window.addEventListener('unhandledrejection', lose, { signal: awake.signal })
    document.head.append(script)
    // The page hydrates in the state in which it was sent.
    script.remove()
  }

  const touched = (event: Event): void => {
    if (needing(event)) wake()
  }

  const pressed = (event: Event): void => {
    const control = needing(event)
    if (!control || control.matches(WORKS)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.setAttribute('aria-busy', 'true')
    presses.set(control, () => {
      control.removeAttribute('aria-busy')
      control.focus()
      const how = { bubbles: true, cancelable: true, button: 0 }
      // Menus open and tabs change when the pointer comes down, everything else when it has been up again.
      control.dispatchEvent(new PointerEvent('pointerdown', { ...how, pointerType: 'mouse' }))
      control.dispatchEvent(new MouseEvent('mousedown', how))
      control.click()
    })
    wake()
  }

  /** Anyone who helps people to fill in a page may choose a file without a touch; the page reads it when it hydrates. */
  const chosen = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.type === 'file') wake()
  }

  const dragged = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return
    wake()
    event.preventDefault()
    if (event.type !== 'drop') return
    const { target, dataTransfer } = event
    const files = new DataTransfer()
    for (const file of dataTransfer.files) files.items.add(file)
    const how = { bubbles: true, cancelable: true, dataTransfer: files }
    presses.set(target, () => target?.dispatchEvent(new DragEvent('drop', how)))
  }

  /** A form that went out takes the page with it: in the meantime a second press would send it all again. */
  const sent = (event: Event): void => {
    if (isSent) return event.preventDefault()
    if ('ready' in page.dataset) return
    isSent = true
    setTimeout(() => (isSent = false), 2000)
  }

  /** Each in a task of its own, after what was typed: a page defers events while it hydrates. */
  function goOn(): void {
    awake.abort()
    for (const press of presses.values()) setTimeout(press)
  }

  /** Chrome refuses a script that failed until the page is reloaded. */
  function lose(): void {
    if (awake.signal.aborted) return
    goOn()
    setTimeout(() =>
      document.addEventListener('click', (event) => {
        const isStuck = needing(event)?.matches(`:not(a, ${WORKS})`) && !('ready' in page.dataset)
        // Reloading would throw away what was typed.
        if (isStuck && !isTyped && navigator.onLine) location.reload()
      }),
    )
  }

  const awake = new AbortController()
  const early = { capture: true, signal: awake.signal }
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, touched, early)
  document.addEventListener('click', pressed, early)
  document.addEventListener('change', chosen, early)
  for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, dragged, early)
  document.addEventListener('submit', sent, true)
  document.addEventListener('input', () => (isTyped = true), true)
  page.addEventListener('ready', () => {
    delete page.dataset['asleep']
    if (!awake.signal.aborted) goOn()
  })

  if ('ahead' in (document.getElementById('asleep')?.dataset ?? {})) {
    // No one sees a page in the background, so it has nothing to paint.
    if (document.hidden) wake()
    else requestAnimationFrame(() => setTimeout(wake))
  }

  // A word from the page before, or resumes in this browser, are shown without being asked for.
  if (document.cookie.split('; ').some((each) => each.startsWith(`${flash}=`))) wake()
  if (document.querySelector('[data-shows-drafts]')) {
    if ('drafts' in page.dataset) wake()
    else void indexedDB.databases?.().then((all) => all.some(({ name }) => name === 'curricle') && wake())
  }
}

/** Before the first paint: whether this browser keeps resumes, so that no empty place flashes where they will stand. */
export function markHasDrafts(key: string): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset['drafts'] = ''
  } catch {
    // Storage is switched off, so nothing is kept there.
  }
}
