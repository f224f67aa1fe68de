import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { plotsFile, plotsFolder } from './plots-file.mjs'
import { readPreparedPlots } from './prepared-plots.ts'

const MONDAY = new Date('2026-01-05T20:00:00Z')

describe('the file of the prepared stories', () => {
  it('is the same for the same sources', () => {
    const folder = authored()
    expect(plotsFile(folder)).toBe(plotsFile(folder))
    expect(plotsFile(folder).startsWith(join(plotsFolder, '/'))).toBe(true)
  })

  it.each<[what: string, edit: (folder: string) => void]>([
    ['a story that is edited', (folder) => write(folder, 'moon.ts', 'the moon', new Date('2026-01-05T20:00:01Z'))],
    ['a story that became longer within a second', (folder) => write(folder, 'moon.ts', 'the moons')],
    ['a story that is new', (folder) => write(folder, 'sea.ts', 'the sea')],
    ['a story that is gone', (folder) => rmSync(join(folder, 'plots', 'moon.ts'))]
  ])('is another one after %s', (_what, edit) => {
    const folder = authored()
    const before = plotsFile(folder)
    edit(folder)
    expect(plotsFile(folder)).not.toBe(before)
  })

  it('does not care about tests', () => {
    const folder = authored()
    const before = plotsFile(folder)
    write(folder, 'moon.test.ts', 'it')
    expect(plotsFile(folder)).toBe(before)
  })
})

describe('the prepared stories', () => {
  it('are none where there is no file, so that the sources are read', () => {
    expect(readPreparedPlots(join(authored(), 'nothing.json'))).toBeNull()
  })

  it.each([
    ['is another thing', '{}'],
    ['was cut', '[{"id":']
  ])('are read from the sources where the file %s, which is said', (_what, text) => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue()
    const file = join(authored(), 'plots', 'other.json')
    writeFileSync(file, text)
    expect(readPreparedPlots(file)).toBeNull()
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(file))
  })
})

/** A folder with one story in a folder of its own. */
function authored(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talewick-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'plots'))
  write(folder, 'moon.ts', 'the moon')
  return folder
}

function write(folder: string, name: string, text: string, at = MONDAY): void {
  const path = join(folder, 'plots', name)
  writeFileSync(path, text)
  utimesSync(path, at, at)
}
