import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Names a process beyond its number, which the system gives out again: with the boot and the moment it began.
 * Undefined when it is not running (a zombie is not).
 */
export function processStamp(pid: number): string | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

/** Whether the very process that a stamp was made of still runs. */
export function isRunning(stamp: string): boolean {
  const pid = Number.parseInt(stamp, 10)
  return Number.isInteger(pid) && processStamp(pid) === stamp
}

function fromProc(pid: number): string | undefined {
  try {
    // The second field, the name in brackets, may itself hold blanks and brackets. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)
    return /[ZX]/.test(fields[0] ?? 'X') ? undefined : `${pid}:${boot}:${fields[19]}`
  } catch {
    return undefined
  }
}

function fromPs(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/bin:/usr/bin' }, stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    const [state = 'Z', ...start] = line.split(/\s+/)
    return state.startsWith('Z') ? undefined : `${pid}:${start.join('-')}`
  } catch {
    return undefined
  }
}
