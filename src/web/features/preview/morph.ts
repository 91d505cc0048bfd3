import morphdom from 'morphdom'
import { changedBlock, elementOf } from '#web/features/preview/blocks.ts'

/**
 * Changes the resume's elements from those of `before` into those of `html`, node by node, so that only what differs is
 * laid out again; a change in one entry reads no other. The text comes escaped from the renderer, templates are checked
 * before they get here, and the page's policy runs no inline script: there is nothing left to clean.
 */
export function morph(doc: HTMLElement, html: string, before: string | undefined): void {
  const block = before === undefined ? undefined : changedBlock(before, html)
  const element = block && elementOf(doc, block)
  if (element) change(element, block.html)
  else change(doc, `<div class="doc">${html}</div>`)
}

function change(element: HTMLElement, html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  // The template holds the one element written above, whose attributes are the paper's own business if it is the doc.
  const wanted = template.content.firstElementChild as HTMLElement
  makeReadable(wanted)
  morphdom(element, wanted, {
    childrenOnly: element.classList.contains('doc'),
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
  })
}

/**
 * What differs from print, without changing how it looks. Headings rank one below the page's own, so that the page keeps
 * one first heading; links are no tab stops, because the keyboard's way to a field is the form, and open beside.
 */
function makeReadable(part: HTMLElement): void {
  for (const heading of part.querySelectorAll('h1,h2,h3'))
    heading.setAttribute('aria-level', String(Number(heading.localName.slice(1)) + 1))
  for (const link of part.querySelectorAll('a')) {
    link.tabIndex = -1
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
}
