export interface Platform {
  readonly id: string
  readonly name: string
  readonly steps: readonly string[]
  /** What is worth knowing there. */
  readonly note?: string
}

/** How the tag and a marker get into each kind of site. `{script}` and `{marker}` stand for the two pieces of code. */
export const PLATFORMS: readonly Platform[] = [
  { id: 'html', name: 'Plain HTML', steps: ['Open the file or template that holds your <head>.', 'Paste {script} before </head> and save.', 'Paste {marker} into the <body>, where the component belongs.', 'Upload both and reload the page.'] },
  {
    id: 'wordpress',
    name: 'WordPress',
    steps: ['Install a plugin for header code, such as WPCode, and open its “Header & Footer”.', 'Paste {script} into “Header” and save.', 'Edit the page, add a block “Custom HTML” and paste {marker} into it.', 'Update the page. Empty the cache of your caching plugin if you have one.'],
    note: 'On WordPress.com custom code needs a plan that allows plugins.',
  },
  { id: 'shopify', name: 'Shopify', steps: ['Go to Online Store, Themes, and choose “Edit code” of your theme.', 'Open layout/theme.liquid and paste {script} before </head>.', 'In the theme editor add a section “Custom Liquid” and paste {marker} into it.', 'Save.'], note: 'Checkout pages take no code of themes.' },
  { id: 'webflow', name: 'Webflow', steps: ['Open Site settings, Custom code.', 'Paste {script} into “Head code” and save.', 'In the Designer drag a “Code Embed” to its place and paste {marker} into it.', 'Publish the site: custom code does not run in the Designer.'] },
  { id: 'squarespace', name: 'Squarespace', steps: ['Open Settings, Developer tools, Code injection.', 'Paste {script} into “Header” and save.', 'Edit the page, add a block “Code”, set it to HTML and paste {marker} into it.', 'Save. The preview inside of the editor may not run scripts; open the page itself.'] },
  {
    id: 'wix',
    name: 'Wix',
    steps: ['Open Settings, Custom code, and choose “Add custom code”.', 'Paste {script}, for all pages, to be loaded once, placed in the head.', 'Wix keeps HTML elements in frames of their own. Add “Embed HTML” where the component belongs and paste {script} and {marker} into it together.', 'Publish the site.'],
    note: 'Inside of such a frame the component cannot be taller than the frame: give it enough height.',
  },
  { id: 'framer', name: 'Framer', steps: ['Open Site settings, General, Custom code.', 'Paste {script} into “End of <head> tag”.', 'Insert an “Embed” with type HTML and paste {marker} into it.', 'Publish the site.'], note: 'Framer shows some embeds in frames. If nothing appears, paste {script} into the embed as well.' },
  {
    id: 'gtm',
    name: 'Google Tag Manager',
    steps: ['Make a new tag of the type “Custom HTML” and paste {script} into it.', 'Choose “All Pages” as its trigger, or the pages with a component.', 'Paste {marker} into the pages themselves.', 'Submit and publish the container.'],
    note: 'Visitors who block the tag manager see no component. In the <head> the script also comes earlier.',
  },
  {
    id: 'react',
    name: 'React and Next.js',
    steps: ['Put {script} into the document: index.html, or in Next.js <Script src="…" /> in app/layout.tsx.', 'Return {marker} from a component, with style as an object.', 'Nothing else is needed: markers that come and go with routes are noticed.'],
    note: 'Give the element no children: what is inside belongs to Inlay.',
  },
]
