type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const FIELDS = 'input:not([type=file], [type=hidden]), textarea, select'
const isField = (target: unknown): target is Field => target instanceof Element && target.matches(FIELDS)
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/**
 * Remembers what was typed and chosen before hydration, as React would reset the fields to what the server sent. Once
 * the page is ready, all of it is entered again, and a change event is fired for files that were chosen.
 */
export function replayEarlyInput(): void {
  const entered = new Map<Field, string | boolean>()
  for (const field of document.querySelectorAll<Field>(FIELDS))
    if (heldBy(field) !== sentWith(field)) entered.set(field, heldBy(field))
  const hear = ({ target }: Event) => {
    if (isField(target)) entered.set(target, heldBy(target))
  }
  function enterAnew() {
    document.removeEventListener('input', hear, true)
    for (const [field, held] of entered) if (field.isConnected) enter(field, held)
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
      if (field.files?.length) say('change', field)
  }
  document.addEventListener('input', hear, true)
  // `ready` fires within an effect, where React batches updates: each entry would miss the one before.
  document.documentElement.addEventListener('ready', () => queueMicrotask(enterAnew), { once: true })
}

const heldBy = (field: Field): string | boolean => (isBox(field) ? field.checked : field.value)

/** The value of a field as the server sent it. */
function sentWith(field: Field): string | boolean | undefined {
  if (!(field instanceof HTMLSelectElement)) return isBox(field) ? field.defaultChecked : field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.hasAttribute('selected')) ?? options[0])?.value
}

/** Enters a value as if typed now. React only notices a value that differs from the one it knows. */
function enter(field: Field, held: string | boolean): void {
  if (isBox(field)) {
    // Checking another radio button of the group unchecks this one.
    if (field.type === 'radio' && !held) return
    field.checked = !held
    return field.click()
  }
  // Email and number fields have no selection.
  const [start, end] = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : []
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, held)
  say('input', field)
  if (field instanceof HTMLSelectElement) return say('change', field)
  if (document.activeElement === field && start != null) field.setSelectionRange(start, end ?? start)
}

const say = (type: string, field: Field): void => void field.dispatchEvent(new Event(type, { bubbles: true }))
