import { createTheme } from '@mantine/core'
import type {
  ActionIconProps, ButtonProps, InputWrapperProps, MenuProps, PasswordInputProps, SegmentedControlProps, SelectProps, SwitchProps, TooltipProps,
} from '@mantine/core'
import { PasswordToggleIcon } from '../ui/password-toggle-icon.tsx'

const quick = { transition: 'fade', duration: 120 } as const

/** The interface kit in the face of tokens.css. What a prop cannot say is in parts/*.css. */
export const mantineTheme = createTheme({
  primaryColor: 'sky',
  primaryShade: { light: 7, dark: 5 },
  colors: {
    sky: ['#f0f9ff', '#e0f2fe', '#bae6fd', '#7dd3fc', '#38bdf8', '#0ea5e9', '#0284c7', '#0369a1', '#075985', '#0c4a6e'],
    gray: ['#f8fafc', '#f1f5f9', '#e2e8f0', '#cbd5e1', '#94a3b8', '#8492a6', '#5b687c', '#475569', '#1e293b', '#0f172a'],
    dark: ['#e9edf3', '#aab4c3', '#8e9aab', '#5f6c7f', '#343d4b', '#212833', '#191e27', '#12161d', '#0b0e13', '#07090d'],
  },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '5px', md: '8px', lg: '10px', xl: '14px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '75em', xl: '88em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By name: with the components themselves, sign-in would load a kit of which it shows three.
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'filled' } satisfies Partial<ButtonProps> },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } satisfies Partial<ActionIconProps> },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'], errorProps: { role: 'alert' } } satisfies Partial<InputWrapperProps> },
    PasswordInput: { defaultProps: { visibilityToggleIcon: PasswordToggleIcon, visibilityToggleButtonProps: { 'aria-label': 'Show password', tabIndex: 0 } } satisfies Partial<PasswordInputProps> },
    Select: { defaultProps: { checkIconPosition: 'right', comboboxProps: { transitionProps: quick, shadow: 'none', offset: 4 } } satisfies Partial<SelectProps> },
    SegmentedControl: { defaultProps: { withItemsBorders: false, transitionDuration: 0 } satisfies Partial<SegmentedControlProps> },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } satisfies Partial<SwitchProps> },
    Menu: { defaultProps: { position: 'bottom-end', offset: 4, transitionProps: quick, shadow: 'none', width: 208, withInitialFocusPlaceholder: false, withinPortal: false } satisfies Partial<MenuProps> },
    Tooltip: { defaultProps: { transitionProps: quick } satisfies Partial<TooltipProps> },
  },
})
