import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

import { root, run, runTool } from './project.mjs'

// The one without windows first: it draws the same and loads a page at half the cost.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge'
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'
]

/** The path of a Chromium on this machine, or null. `CHROMIUM_PATH` decides when it is set. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return isExecutable(named) ? named : null
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = commands.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...found, ...places, playwrightsOwn()].find((path) => path !== null && isExecutable(path)) ?? null
}

/** Debian's packages, the first that can be had. */
const packages = ['chromium-headless-shell', 'chromium']

/** The machine's Chromium; else Debian's package when we may install it; else Playwright's; else null. */
export async function findOrInstallChromium() {
  const found = findChromium()
  if (found !== null || process.env.CHROMIUM_PATH) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq'], { quiet: true })
    for (const name of packages) {
      console.log(`Installing Chromium (apt-get install ${name})...`)
      const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        quiet: true
      })
      if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'))
      const packaged = findChromium()
      if (packaged !== null) return packaged
    }
  }
  console.log('Installing Chromium (playwright install chromium)...')
  const { code, output } = await runTool('node_modules/@playwright/test/cli.js', ['install', 'chromium'], {
    quiet: true
  })
  if (code !== 0) console.log(output.trim().split('\n').slice(0, 3).join('\n'))
  return findChromium()
}

function playwrightsOwn() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
