import type { Locator, Page } from '@playwright/test'
import { pressAt } from './keys.ts'
import { PIXEL } from './picture.ts'

/** A kind of field as the palette offers it, in a form of three steps. */
export interface FieldKind {
  readonly label: string
  /** What it is looked for by, where another kind is found first by its label. */
  readonly find?: string
  /** What the owner reads of the answer below; a kind without is shown alone. */
  readonly reads?: string
  readonly byMouse?: (host: Page) => Promise<unknown>
  readonly byKeys?: (host: Page) => Promise<unknown>
}

const field = (host: Page, name: string) => host.getByLabel(name, { exact: true })

/** Written as it is typed. */
const typed = (label: string, reads: string): FieldKind => ({
  label, reads,
  byMouse: (host) => field(host, label).fill(reads),
  async byKeys(host) {
    await pressAt(host, field(host, label))
    await host.keyboard.type(reads)
  },
})

/** One of several in a group. @param way to it by keys, from the first */
const chosen = (label: string, option: string, ...way: string[]): FieldKind => ({
  label, reads: option,
  byMouse: (host) => host.getByRole(label === 'Radio' ? 'radiogroup' : 'group', { name: label, exact: true }).locator('label', { hasText: option }).click(),
  byKeys: (host) => pressAt(host, host.getByRole(label === 'Radio' ? 'radiogroup' : 'group', { name: label, exact: true }).locator('input').first(), ...way),
})

/** A moment, which a mouse picks and keys spell part by part. */
const moment = (label: string, reads: string, target: (host: Page) => Locator, ...keys: string[]): FieldKind => ({
  label, reads,
  byMouse: (host) => target(host).fill(reads),
  byKeys: (host) => pressAt(host, target(host), ...keys),
})

const DAY = [...'11282026']
const TIME = [...'0930', 'a']
const end = (host: Page, name: 'From' | 'To') => host.getByRole('group', { name: 'Date range' }).getByLabel(name)
const PICTURE = { name: 'room.png', mimeType: 'image/png', buffer: PIXEL }

/** Every kind of field but the stepper, by the step it is in. The Select hangs on the Checkbox. */
export const EVERY_FIELD: readonly (readonly FieldKind[])[] = [
  [
    { label: 'Heading' }, { label: 'Description' }, { label: 'Progress' },
    typed('Text', 'Ann Example'), typed('Email', 'ann@shop.example'), typed('Phone', '+49 30 1234'), typed('Link', 'https://shop.example/ann'), typed('Number', '0'),
    { label: 'Hidden', reads: 'newsletter' }, { label: 'Image' }, { label: 'Icon' },
  ],
  [
    chosen('Radio', 'Option 2', 'Space', 'ArrowDown'), chosen('Checkbox', 'Option 1', 'Space'),
    {
      label: 'Select', reads: 'Option 2',
      byMouse: (host) => field(host, 'Select').selectOption('Option 2'),
      byKeys: (host) => pressAt(host, field(host, 'Select'), 'ArrowDown', 'ArrowDown'),
    },
    { label: 'Toggle', reads: 'Yes', byMouse: (host) => field(host, 'Toggle').click(), byKeys: (host) => pressAt(host, field(host, 'Toggle'), 'Space') },
    {
      label: 'Rating', reads: '4 of 5',
      byMouse: (host) => host.getByLabel('4 / 5').click({ force: true }),
      byKeys: (host) => pressAt(host, host.getByLabel('1 / 5'), 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight'),
    },
    { label: 'Range', reads: '7', byMouse: (host) => field(host, 'Range').fill('7'), byKeys: (host) => pressAt(host, field(host, 'Range'), 'ArrowRight', 'ArrowRight') },
    chosen('Tags', 'Option 1', 'Space'),
    // What the keys do in the browser's own palette is the browser's: its first colour stays.
    { label: 'Colour', reads: '#0ea5e9' },
    { label: 'Message', find: 'alert' }, { label: 'Tooltip' },
  ],
  [
    moment('Date', '2026-11-28', (host) => field(host, 'Date'), ...DAY),
    moment('Time', '09:30', (host) => field(host, 'Time'), ...TIME),
    {
      label: 'Date range', reads: '2026-11-28 to 2026-12-01',
      async byMouse(host) {
        await end(host, 'From').fill('2026-11-28')
        await end(host, 'To').fill('2026-12-01')
      },
      async byKeys(host) {
        await pressAt(host, end(host, 'From'), ...DAY)
        await pressAt(host, end(host, 'To'), ...'12012026')
      },
    },
    moment('Date, time', '2026-11-28T09:30', (host) => field(host, 'Date, time'), ...DAY, 'ArrowRight', ...TIME),
    {
      label: 'File', reads: 'room.png',
      byMouse: (host) => field(host, 'File').setInputFiles(PICTURE),
      async byKeys(host) {
        const asked = host.waitForEvent('filechooser')
        await pressAt(host, field(host, 'File'), 'Enter')
        await (await asked).setFiles(PICTURE)
      },
    },
    { label: 'Divider' }, { label: 'Spacer' }, typed('Long text', 'By hand, please'),
  ],
]
