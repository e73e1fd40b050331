import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as narrow as a phone's, where the sidebar is a drawer. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 768px)', undefined, { getInitialValueInEffect: false })
