/** What was waited for did not come in time. Its code is the one that tells that a database is not to be reached. */
class Late extends Error {
  readonly code = 'ETIMEDOUT'
}

/**
 * What comes of `work`, or a failure when that takes longer. The work itself goes on.
 * @param longest milliseconds
 * @param late what it fails with
 */
export async function within<T>(work: Promise<T>, longest: number, late: () => Error = () => new Late(`Nothing came within ${longest} ms`)): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), longest)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}
