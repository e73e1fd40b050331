import type { Exhibit } from './exhibits.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The id of an exhibit's component. */
export const idOfExhibit = ({ kind, state }: Exhibit, theme: Theme) => `${kind}-${theme}-${state}`

const captionOf = ({ kind, state }: Exhibit) => `${kind}, ${state.replace('-', ' ')}`

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page that shows all of them. @param themes those shown; both side by side */
export function galleryPage(exhibits: readonly Exhibit[], themes: readonly Theme[], inlayOrigin: string): string {
  const switches = [['both', 'Both'], ['light', 'Light'], ['dark', 'Dark']] as const
  const chosen = themes.length > 1 ? 'both' : themes[0]
  const links = switches.map(([value, text]) => `<a href="?theme=${value}"${value === chosen ? ' aria-current="page"' : ''}>${text}</a>`)
  const cells = exhibits.flatMap((exhibit) => themes.map((theme) => cell(exhibit, theme)))
  return html('Gallery', inlayOrigin, `<body class="${themes.join(' ')}"><header><h1>Gallery</h1><nav aria-label="Theme">${links.join('')}</nav></header><main>${cells.join('')}</main></body>`)
}

function cell(exhibit: Exhibit, theme: Theme): string {
  const id = idOfExhibit(exhibit, theme)
  const caption = captionOf(exhibit)
  const inside = exhibit.stage
    ? `<iframe src="/stage?id=${id}" title="${escape(`${caption}, ${theme}`)}" style="height:${exhibit.stage}px"></iframe>`
    : marker(exhibit, id)
  return `<section class="cell ${theme}" data-exhibit="${id}" aria-label="${escape(`${caption}, ${theme}`)}"><p class="caption">${escape(caption)}</p><div class="in">${inside}</div></section>`
}

const marker = ({ kind, play = [] }: Exhibit, id: string) => `<div id="${id}" data-inlay${kind === 'quiz' ? '-quiz' : ''}="${id}" data-play="${escape(JSON.stringify(play))}"></div>`

/** A small page with some lines of text, for what lies over a page. */
export function stagePage(exhibit: Exhibit, theme: Theme, inlayOrigin: string): string {
  const lines = [36, 100, 94, 97, 58, 100, 90, 95, 40].map((width) => `<i style="width:${width}%"></i>`)
  return html('A small page', inlayOrigin, `<body class="stage ${theme}"><main aria-label="${escape(captionOf(exhibit))}">${lines.slice(0, 3).join('')}${marker(exhibit, idOfExhibit(exhibit, theme))}${lines.slice(3).join('')}</main></body>`)
}

function html(title: string, inlayOrigin: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/gallery.css">
<script>localStorage.clear(); sessionStorage.clear(); window.Inlay = window.Inlay || []</script>
<script src="${inlayOrigin}/embed.js" async></script>
<script src="/play.js" defer></script>
</head>
${body}
</html>`
}
