// What Playwright runs before all tests; it calls the function that it gets after them.
export { prepareData as default } from './inlay.ts'
