/** The center of that part of an element that the window shows. */
export function centerOfView(element: Element): { readonly x: number; readonly y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: (left + right) / 2, y: (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2 }
}
