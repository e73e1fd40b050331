import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { FilesUnavailable } from './file-store.ts'
import type { FileStore } from './file-store.ts'

/** A bucket of S3, or of what speaks its language. */
export interface Bucket {
  /** Undefined: Amazon's own for the region. */
  readonly endpoint: string | undefined
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Longest wait for a connection, and longest silence on it, ms. */
const CONNECT_TIME = 5_000
const SILENCE = 20_000

/** A stream cannot be sent again by the client, so that this is done here. */
const TRIES = 2

/** Files in a bucket, under uploads/. */
export class BucketFiles implements FileStore {
  readonly #bucket: Bucket
  #loaded: ReturnType<typeof load> | undefined

  constructor(bucket: Bucket) {
    this.#bucket = bucket
  }

  async put(id: string, path: string): Promise<void> {
    const { size: ContentLength } = await stat(path)
    await this.#ask(async ({ client, PutObjectCommand }) => {
      for (let left = TRIES - 1; ; left--) {
        const Body = createReadStream(path)
        try {
          return await client.send(new PutObjectCommand({ ...this.#object(id), Body, ContentLength, ContentType: 'application/octet-stream' }))
        } catch (error) {
          if (left === 0) throw error
        } finally {
          Body.destroy()
        }
      }
    })
  }

  async get(id: string): Promise<Readable | null> {
    return this.#ask(async ({ client, GetObjectCommand }) => {
      try {
        // In Node it is a Readable.
        return (await client.send(new GetObjectCommand(this.#object(id)))).Body as Readable
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null
        throw error
      }
    })
  }

  async remove(id: string): Promise<void> {
    await this.#ask(({ client, DeleteObjectCommand }) => client.send(new DeleteObjectCommand(this.#object(id))))
  }

  /** Rejects with FilesUnavailable when the bucket cannot be used. */
  async check(): Promise<void> {
    await this.#ask(({ client, HeadBucketCommand }) => client.send(new HeadBucketCommand({ Bucket: this.#bucket.bucket })))
  }

  close(): void {
    void this.#loaded?.then(({ client }) => client.destroy())
  }

  #object(id: string) {
    return { Bucket: this.#bucket.bucket, Key: `uploads/${id}` }
  }

  async #ask<T>(question: (sdk: Awaited<ReturnType<typeof load>>) => Promise<T>): Promise<T> {
    try {
      return await question(await (this.#loaded ??= load(this.#bucket)))
    } catch (error) {
      throw new FilesUnavailable(`The bucket ${this.#bucket.bucket} does not answer as it should`, { cause: error })
    }
  }
}

const silent = () => undefined

/** Not before it is needed: it is large, and most servers keep files on their disk. */
async function load({ endpoint, region, accessKeyId, secretAccessKey }: Bucket) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Others than Amazon do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is said where it is caught; by itself it would write to the console.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: { connectionTimeout: CONNECT_TIME, socketTimeout: SILENCE },
  })
  return { ...sdk, client }
}
