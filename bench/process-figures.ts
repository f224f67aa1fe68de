import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Milliseconds of the processors that a process has had, or its first thread alone, which answers; in steps of ten. Linux
 * tells; elsewhere there is no figure.
 */
export function processorMs(pid: number | undefined, who: 'process' | 'first thread'): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  const file = who === 'process' ? `/proc/${pid}/stat` : `/proc/${pid}/task/${pid}/stat`
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Megabytes of memory. Linux tells; elsewhere there is no figure. */
export function residentMb(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** How many threads tell and speak at this moment. Linux tells; elsewhere there is no figure. */
export function workerThreads(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  const names = readdirSync(`/proc/${pid}/task`).map((thread) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').trim()
    } catch {
      // It has ended since it was listed.
      return ''
    }
  })
  return names.filter((name) => /^(?!libuv)\w+-worker$/.test(name)).length
}
