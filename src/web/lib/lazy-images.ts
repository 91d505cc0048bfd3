/**
 * Fetches pictures that name their source in `data-src` once they come near the window. Sent as text too: it uses
 * nothing outside of it. Margin and threshold are the specification's (point 7).
 */
export function observeLazyImages(): () => void {
  const NEAR = { rootMargin: '50px', threshold: 0.01 }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
      const { src, srcset } = target.dataset
      if (srcset) target.srcset = srcset
      if (src) target.src = src
      delete target.dataset['src']
      observer.unobserve(target)
    }
  }, NEAR)
  for (const picture of document.querySelectorAll('img[data-src]')) observer.observe(picture)
  return () => observer.disconnect()
}
