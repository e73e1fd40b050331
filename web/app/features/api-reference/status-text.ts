const TEXTS: Record<string, string> = {
  '200': 'Done',
  '201': 'Created',
  '202': 'Taken',
  '204': 'Done, nothing to say',
  '304': 'Not changed',
  '400': 'Some fields are wrong',
  '401': 'Not signed in',
  '403': 'Not allowed',
  '404': 'Not found',
  '409': 'Conflicts with what is stored',
  '413': 'Too large',
  '415': 'Wrong content type',
  '429': 'Too many requests',
  '500': 'Something went wrong on our side',
  '503': 'Busy, try again later',
}

/** What an answer means: the description of the document, where it says more than the status does. */
export function statusText(status: string, description: string | undefined): string {
  if (description !== undefined && description !== status && description !== 'OK') return description
  return TEXTS[status] ?? description ?? ''
}
