/** What the page says of itself, ms since its navigation began. */
export interface Report {
  /** The marker is in the document. */
  readonly marker: number
  /** The first frame with the component is painted; without the script's tag, the frame after the page has loaded. */
  readonly painted: number
  /** Sum of all layout shifts so far. */
  readonly shift: number
}

/** Name of the function by which the page hands its report over, as JSON. */
export const REPORT = 'reportToBench'

/**
 * Somebody's page with one marker in a usual text column. It reports once the component is painted and everything
 * due in the two frames after that is done; without a tag it does so once it has loaded.
 * @param tag the script's tag; empty for the page as it would be without
 * @param late puts the tag in only after the page has been shown, so that what comes can move what is there
 */
export function hostPage(tag: string, marker: string, late = false): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Kiln and Clay</title>
    ${late ? '' : tag}
    <style>body { margin: 0 auto; max-width: 640px; font-family: system-ui, sans-serif }</style>
  </head>
  <body>
    <h1>Kiln and Clay</h1>
    <p>Tableware for every day, thrown by hand.</p>
    ${marker}
    <script>
      const marker = performance.now()
      let shift = 0
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (shift += entry.value))).observe({ type: 'layout-shift', buffered: true })
      const frame = () => new Promise((done) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(0)
      }))
      const report = async () => {
        await frame()
        const painted = performance.now()
        await frame()
        await frame()
        requestIdleCallback(() => ${REPORT}(JSON.stringify({ marker, painted, shift })))
      }
      if (${tag !== ''}) document.addEventListener('inlay:load', report)
      else addEventListener('load', report)
      if (${late}) frame().then(frame).then(() => document.head.append(document.createRange().createContextualFragment(${JSON.stringify(tag).replace(/</g, '\\u003c')})))
    </script>
    <p>Seconds are sold on the first Saturday of each month.</p>
  </body>
</html>`
}
