/** Marks the page while more than a screenful has been scrolled away. Sent as text too: it uses nothing outside of it. */
export function markScrolled(): () => void {
  const look = () => document.documentElement.toggleAttribute('data-far', window.scrollY > window.innerHeight)
  window.addEventListener('scroll', look, { passive: true })
  return () => window.removeEventListener('scroll', look)
}
