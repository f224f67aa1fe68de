import { readFileSync } from 'node:fs'

/** The lines under `[label]` of a file of bench/repeated. */
export function linesUnder(file: 'training.txt' | 'held-out.txt', label: 'glad' | 'grave'): string[] {
  const lines = readFileSync(new URL(`repeated/${file}`, import.meta.url), 'utf8').split('\n')
  const from = lines.indexOf(`[${label}]`)
  const to = lines.findIndex((line, at) => at > from && line.startsWith('['))
  return lines.slice(from + 1, to < 0 ? undefined : to).filter((line) => line !== '' && !line.startsWith('#'))
}
