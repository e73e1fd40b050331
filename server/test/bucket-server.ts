import { createRequire } from 'node:module'

interface S3rver {
  run(): Promise<{ readonly port: number }>
  close(): Promise<void>
}

/** An S3 server that keeps buckets as folders of `directory`. Port 0: any. Its key and secret are both S3RVER. */
export const BucketServer = createRequire(import.meta.url)('s3rver') as new (options: { directory: string; address: string; port: number; silent: boolean }) => S3rver
