/** Icons that an owner can choose, as the path of a drawing of 24 by 24 with lines 1.75 wide. */
export const ICONS = {
  star: 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z',
  heart: 'M12 20.5 4.3 12.9a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16.5V11M12 7.5v.01',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.8v.01',
  message: 'M4 20l1.3-4A8.2 8.2 0 1 1 8.4 19z',
  mail: 'M3.5 6.5A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5zM4 7l8 6 8-6',
  phone: 'M5 3.5h3.5l1.7 4.4-2.1 1.6a11 11 0 0 0 6.4 6.4l1.6-2.1 4.4 1.7V19a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5 1.5 1.5 0 0 1 5 3.5z',
  pin: 'M12 21c4.7-4.5 7-8.1 7-11a7 7 0 1 0-14 0c0 2.9 2.3 6.5 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  calendar: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M8 3v4M16 3v4',
  gift: 'M4.5 12v8.5h15V12M3.5 8h17v4h-17zM12 8v12.5M12 8C9 8 7.5 7 7.5 5.5S9 3.2 10.3 4 12 8 12 8zM12 8c3 0 4.5-1 4.5-2.5S15 3.2 13.7 4 12 8 12 8z',
  truck: 'M3 6.5h11v10.5H3zM14 10h4l3 3.5V17h-7M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  shield: 'M12 3l7.5 2.5V11c0 4.6-2.9 8-7.5 10-4.6-2-7.5-5.4-7.5-10V5.5z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  cart: 'M3 4h2.5l2.3 11h9.7L20 7.5H6.3M9 20v.01M17 20v.01',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
} as const

export type IconName = keyof typeof ICONS

/** The path of an icon; of a star for a name that is none. */
export function iconPath(name: string): string {
  return Object.hasOwn(ICONS, name) ? ICONS[name as IconName] : ICONS.star
}
