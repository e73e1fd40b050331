/** What was waited for did not come in time. Its code is the one that tells that a database is not to be reached. */
class Late extends Error {
  readonly code = 'ETIMEDOUT'
}

/** What comes of `work`, or Late when that takes longer. The work itself goes on. @param longest milliseconds */
export async function within<T>(work: Promise<T>, longest: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late(`Nothing came within ${longest} ms`)), longest)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
