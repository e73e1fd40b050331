import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { errorOf, testApp } from '../app.ts'
import { scratchFolder } from '../scratch-folder.ts'
import { filesIn, picture, publish, upload, uploaded } from '../uploads.ts'

const MB = 1024 * 1024

// A file system of one's own is root's to make.
if (process.getuid?.() === 0) {
  describe('a disk that is full', () => {
    it('takes no file, says so, keeps what it has, and takes files again when there is room', async () => {
      const dataDir = scratchFolder('full')
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=711', 'tmpfs', dataDir])
      onTestFinished(() => void execFileSync('umount', ['-l', dataDir]))
      const inlay = await testApp({ config: { dataDir } })
      const form = await publish(inlay, await inlay.person())
      const id = await uploaded(inlay, form, picture(MB))
      const filler = join(dataDir, 'filler')
      const leave = (bytes: number) => {
        writeFileSync(filler, '')
        const { bavail, bsize } = statfsSync(dataDir)
        writeFileSync(filler, Buffer.alloc(bavail * bsize - bytes))
      }
      const nothingElse = () => expect(filesIn(dataDir).filter((path) => !path.endsWith(id))).toEqual([])

      // It says how large it is, and is not begun.
      leave(5 * MB)
      const announced = await upload(inlay, form, picture(6 * MB))
      expect([announced.status, errorOf(announced).code, announced.headers.get('access-control-allow-origin')]).toEqual([507, 'INSUFFICIENT_STORAGE', '*'])
      expect(errorOf(announced).message).toBe('There is no room for files at the moment. Please try again later.')
      nothingElse()

      // It does not, and meets the end of the disk.
      expect(await chunked(`${inlay.origin}/v1/uploads?component_id=${form}&field=photo`, picture(8 * MB))).toBe(507)
      nothingElse()
      expect(inlay.log.some((line) => line.includes('ENOSPC'))).toBe(true)

      // What is left belongs to the database.
      leave(MB)
      expect((await upload(inlay, form, picture(MB / 2))).status).toBe(507)
      nothingElse()

      leave(10 * MB)
      const after = await uploaded(inlay, form, picture(6 * MB))
      expect(readFileSync(filesIn(dataDir).find((path) => path.endsWith(after))!).equals(picture(6 * MB))).toBe(true)
    })

    it('or read-only takes no file either, and is told from it', async () => {
      const dataDir = scratchFolder('read-only')
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=711', 'tmpfs', dataDir])
      onTestFinished(() => void execFileSync('umount', ['-l', dataDir]))
      const inlay = await testApp({ config: { dataDir } })
      const form = await publish(inlay, await inlay.person())
      execFileSync('mount', ['-o', 'remount,ro', dataDir])
      const answer = await upload(inlay, form, picture(1000))
      expect([answer.status, errorOf(answer).message]).toEqual([503, 'Files cannot be taken at the moment. Please try again.'])
      execFileSync('mount', ['-o', 'remount,rw', dataDir])
      await uploaded(inlay, form, picture(1000))
    })
  })
}

/** Sends bytes without saying how many. @returns the answer's status */
function chunked(url: string, body: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sending.on('error', reject)
    sending.write(body)
    sending.end()
  })
}
