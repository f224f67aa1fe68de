import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const built = new Map<string, { text: string; tag: string }>()

/** A file of the build, kept in memory until another build has written it anew; null where there is none. */
export async function builtFile(folder: string, name: string): Promise<string | null> {
  const file = join(folder, name)
  const found = await stat(file).catch(() => null)
  if (found === null) return null
  const tag = `${found.ino} ${found.size} ${found.mtimeMs}`
  const known = built.get(file)
  if (known?.tag === tag) return known.text
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text !== null) built.set(file, { text, tag })
  return text
}
