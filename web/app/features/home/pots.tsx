/** What the invented shop sells. */
export function Pots({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 300 168" aria-hidden focusable="false">
      <path d="M0 148h300" stroke="var(--host-line)" strokeWidth="2" />
      <path d="M34 148c-14-12-16-44 2-62 5-5 6-12 4-22h28c-2 10-1 17 4 22 18 18 16 50 2 62z" fill="#c4704a" />
      <path d="M30 112c8 5 40 5 48 0l1 10c-9 5-41 5-50 0z" fill="#8f3f24" opacity=".55" />
      <path d="M104 148c-8 0-12-8-13-40h58c-1 32-5 40-13 40z" fill="#d9b48f" />
      <path d="M91 108h58l-.4 9c-9 4-48 4-57.2 0z" fill="#8f3f24" opacity=".35" />
      <path d="M172 148c-6-30-6-84 4-116h24c10 32 10 86 4 116z" fill="#6f7d6a" />
      <path d="M174 40c4 2 24 2 28 0l2 9c-6 3-26 3-32 0z" fill="#d9b48f" opacity=".6" />
      <path d="M222 148c-10-4-14-16-14-26h78c0 10-4 22-14 26z" fill="#8f3f24" />
      <ellipse cx="247" cy="122" rx="39" ry="5" fill="#c4704a" />
    </svg>
  )
}
