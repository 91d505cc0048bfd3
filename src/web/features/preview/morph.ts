import morphdom from 'morphdom'

/**
 * Changes the resume's elements into those of `html`, node by node, so that only what differs is laid out again.
 * The text comes escaped from the renderer, templates are checked before they get here, and the page's policy runs no
 * inline script: there is nothing left to clean.
 */
export function morph(doc: HTMLElement, html: string): void {
  const next = document.createElement('template')
  next.innerHTML = `<div class="doc">${html}</div>`
  // The template holds exactly the one element written above.
  const wanted = next.content.firstElementChild as HTMLElement
  makeReadable(wanted)
  morphdom(doc, wanted, { childrenOnly: true, onBeforeElUpdated: (from, to) => !from.isEqualNode(to) })
}

/**
 * What differs from print, without changing how it looks. Headings rank one below the page's own, so that the page keeps
 * one first heading; links are no tab stops, because the keyboard's way to a field is the form, and open beside.
 */
function makeReadable(doc: HTMLElement): void {
  for (const heading of doc.querySelectorAll('h1,h2,h3'))
    heading.setAttribute('aria-level', String(Number(heading.localName.slice(1)) + 1))
  for (const link of doc.querySelectorAll('a')) {
    link.tabIndex = -1
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
}
