import type { CSSVariablesResolver } from '@mantine/core'

// The same names in both schemes: a token carries its own light and dark value.
const TOKENS = {
  '--mantine-color-body': 'var(--canvas)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-2)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-primary-color-filled': 'var(--accent-solid)',
  '--mantine-primary-color-filled-hover': 'var(--accent-solid-hover)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-sky-filled': 'var(--accent-solid)',
  '--mantine-color-sky-filled-hover': 'var(--accent-solid-hover)',
  '--mantine-color-gray-light-color': 'var(--text-2)',
}

/** Points the kit's own variables at tokens.css. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.43' },
  light: TOKENS,
  dark: TOKENS,
})
