import { useEffect, useRef, useState } from 'react'

/** How far outside of the window counts as near. */
const MARGIN = '400px'

/** `near` becomes true once the element came near the window, and stays so: what is drawn stays drawn. */
export function useNear<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !ref.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }, { rootMargin: MARGIN })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [near])
  return { ref, near }
}
