import { readFileSync } from 'node:fs'
import process from 'node:process'

/** What a process has had of the processors, in ticks of ten milliseconds. Linux tells; elsewhere there is no figure. */
export function processorMs(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
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
