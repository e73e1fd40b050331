/** Whether this is the long run, `npm run test:long`, which proves what by day a few rounds stand for. */
export const LONG = Boolean(process.env['INLAY_TEST_LONG'])
