import { changedBlock, elementOf } from '#web/preview/blocks.ts'

/**
 * Changes the resume's elements from those of `before` into those of `html`, node by node, so that only what differs is
 * laid out again; a change in one entry reads no other. The text comes escaped from the renderer, templates are checked
 * before they get here, and the page's policy runs no inline script: there is nothing left to clean.
 */
export function morph(doc: HTMLElement, html: string, before: string | undefined): void {
  const block = before === undefined ? undefined : changedBlock(before, html)
  const element = block && elementOf(doc, block)
  const [wanted] = element ? parse(block.html).childNodes : []
  if (element && wanted) morphNode(element, wanted)
  else morphChildren(doc, parse(html))
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  makeReadable(template.content)
  return template.content
}

function morphNode(from: Node, to: Node): void {
  if (from.isEqualNode(to)) return
  if (from instanceof Text && to instanceof Text) from.data = to.data
  else if (from instanceof Element && to instanceof Element && from.localName === to.localName) {
    morphAttributes(from, to)
    morphChildren(from, to)
  } else from.parentNode?.replaceChild(to, from)
}

function morphAttributes(from: Element, to: Element): void {
  for (const name of from.getAttributeNames()) if (!to.hasAttribute(name)) from.removeAttribute(name)
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value)
}

/** What is equal at both ends stays; between them, nodes are changed in pairs, and then added or taken away. */
function morphChildren(from: Node, to: Node): void {
  const [old, now] = [[...from.childNodes], [...to.childNodes]]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start]?.isEqualNode(now[start] ?? null)) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end)?.isEqualNode(now.at(-1 - end) ?? null)) end++
  const after = old[old.length - end] ?? null
  const [changed, wanted] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  for (const [at, node] of wanted.entries()) {
    const pair = changed[at]
    if (pair) morphNode(pair, node)
    else from.insertBefore(node, after)
  }
  for (const extra of changed.slice(wanted.length)) extra.remove()
}

/**
 * What differs from print, without changing how it looks. Headings rank one below the page's own, so that the page keeps
 * one first heading, and its landmarks stay its own. Links are no tab stops, because the keyboard's way to a field is the
 * form, and open beside.
 */
function makeReadable(part: DocumentFragment): void {
  for (const landmark of part.querySelectorAll('main,aside')) landmark.setAttribute('role', 'none')
  for (const heading of part.querySelectorAll('h1,h2,h3'))
    heading.setAttribute('aria-level', String(Number(heading.localName.slice(1)) + 1))
  for (const link of part.querySelectorAll('a')) {
    link.tabIndex = -1
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
}
