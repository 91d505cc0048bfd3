/**
 * Runs in a page that was sent without its scripts and starts them when the visitor touches a control that needs them.
 * Controls pressed meanwhile are pressed again once the page is hydrated. A page that lists what to preload hydrates by
 * itself after its first paint, which the scripts would have delayed. Where scripts cannot be fetched, links and forms
 * are left to the browser, and other controls reload the page. The function is sent as text within the page, so it may
 * use nothing outside of it. `flash` is the cookie in which one page leaves a message for the next.
 */
export function hydrateOnInteraction(flash: string): void {
  const page = document.documentElement
  /** Popovers are opened and closed by the browser, without scripts. */
  const NEEDS = 'button:not([popovertarget]), input, textarea, select, [role=tab], [data-wakes]'
  /** Works during hydration: a field takes text, a form can be sent. */
  const WORKS = '[type=submit], input, textarea, select'
  /** Presses and drops to repeat, in order. Pressing the same control twice counts once. */
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
    // A failed import inside the scripts shows up as a rejected promise.
    window.addEventListener('unhandledrejection', lose, { signal: awake.signal })
    document.head.append(script)
    // The page must hydrate in the state in which it was sent.
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
      // Menus and tabs react to pointerdown, everything else to click.
      control.dispatchEvent(new PointerEvent('pointerdown', { ...how, pointerType: 'mouse' }))
      control.dispatchEvent(new MouseEvent('mousedown', how))
      control.click()
    })
    wake()
  }

  /** Assistive tools may choose a file without a touch. The page reads it when it hydrates. */
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

  /** A submitted form leaves the page; until then a second press would send it again. */
  const sent = (event: Event): void => {
    if (isSent) return event.preventDefault()
    if ('ready' in page.dataset) return
    isSent = true
    setTimeout(() => (isSent = false), 2000)
  }

  /** Each in its own task, after early input: a page defers events while it hydrates. */
  function goOn(): void {
    awake.abort()
    for (const press of presses.values()) setTimeout(press)
  }

  /** Chrome does not retry a failed script until the page is reloaded. */
  function lose(): void {
    if (awake.signal.aborted) return
    goOn()
    setTimeout(() =>
      document.addEventListener('click', (event) => {
        const isStuck = needing(event)?.matches(`:not(a, ${WORKS})`) && !('ready' in page.dataset)
        // Reloading would lose what was typed.
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
    // A background page is not painted, so there is nothing to wait for.
    if (document.hidden) wake()
    else requestAnimationFrame(() => setTimeout(wake))
  }

  // A flash message, a dialog in the address and resumes in this browser are shown without any interaction.
  const isFlashed = document.cookie.split('; ').some((each) => each.startsWith(`${flash}=`))
  if (isFlashed || document.querySelector('[data-opens-dialog]')) wake()
  if (document.querySelector('[data-shows-drafts]')) {
    if ('drafts' in page.dataset) wake()
    else void indexedDB.databases?.().then((all) => all.some(({ name }) => name === 'curricle') && wake())
  }
}

/** Before the first paint: marks whether this browser has resumes, so that no empty state flashes in their place. */
export function markHasDrafts(key: string): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset['drafts'] = ''
  } catch {
    // Storage is switched off, so nothing is kept there.
  }
}
