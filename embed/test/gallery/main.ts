import { startGallery } from './start-gallery.ts'

const gallery = await startGallery(Number(process.env['PORT'] ?? 3002))
console.log(`Gallery: ${gallery.origin}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gallery.close())
