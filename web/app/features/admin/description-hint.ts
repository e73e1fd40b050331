/** What the description of a flag is for, where it is more than a note. */
export const descriptionHint = (key: string | undefined): string | undefined => (key === 'maintenance_message' ? 'Shown on top of every dashboard while the flag is on' : undefined)
