/** Finer steps at the start: of an element many screens high, a screenful is a small share. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5]

export interface ViewWatch {
  watch(host: Element): void
  unwatch(host: Element): void
}

/**
 * Calls `seen` once for each watched element, when half of it, or as much of it as fills half of the window, is on the
 * screen of a page that is being shown: a page prepared in advance or opened in the background waits for its turn.
 */
export function watchViews(seen: (host: Element) => void): ViewWatch {
  if (!('IntersectionObserver' in window)) return { watch() {}, unwatch() {} }
  const hidden = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
        if (!isIntersecting || !intersectionRect.height || (intersectionRatio < 0.5 && intersectionRect.height < innerHeight / 2)) hidden.delete(target)
        else if (document.hidden) hidden.add(target)
        else {
          stop(target)
          seen(target)
        }
      }
    },
    { threshold: STEPS },
  )
  const stop = (host: Element) => {
    observer.unobserve(host)
    hidden.delete(host)
  }
  document.addEventListener('visibilitychange', () => {
    // Observing anew makes the observer say again where the element is.
    for (const host of hidden) {
      stop(host)
      observer.observe(host)
    }
  })
  return { watch: (host) => observer.observe(host), unwatch: stop }
}
