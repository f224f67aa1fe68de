// `node scripts/complete-lockfile.mjs`, after adding packages: names in package-lock.json the binaries of every platform.
//
// Packages with native parts list one optional package per platform. npm leaves those out of the lockfile that the
// registry at hand does not have, and then refuses its own lockfile (`npm ci`: "Missing: … from lock file"). Their
// versions are written in the packages that ask for them, their platforms in their names.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from './project.mjs'

const file = join(root, 'package-lock.json')

/** The optional packages that the lockfile asks for and does not hold: `{ path, name, version }`. */
export function missingFromLockfile(lock = JSON.parse(readFileSync(file, 'utf8'))) {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(lock.packages, path, name))
      .map(([name, version]) => ({ path: `node_modules/${name}`, name, version }))
  )
}

/** What npm would have written for a platform's package: enough to skip it elsewhere and to fetch it there. */
function platformEntry({ name, version }) {
  const part = /(?:^|[-/])(android|darwin|freebsd|linux|openbsd|openharmony|win32|wasm32)-([a-z0-9]+)(?:-(\w+))?$/.exec(
    name
  )
  if (part === null || !/^\d/.test(version)) throw new Error(`Cannot tell the platform of ${name}@${version}`)
  const [, system, cpu, kind] = part
  if (system === 'wasm32') return { version, cpu: ['wasm32'], optional: true }
  const libc = system === 'linux' && kind && { gnu: ['glibc'], mus: ['musl'] }[kind.slice(0, 3)]
  return { version, cpu: [cpu], ...(libc && { libc }), optional: true, os: [system] }
}

function isReachable(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('node_modules/') - 1, 0))) {
    if (`${at}${at === '' ? '' : '/'}node_modules/${name}` in packages) return true
    if (at === '') return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingFromLockfile(lock)
  for (const one of missing) {
    const asker = Object.values(lock.packages).find((entry) => entry.optionalDependencies?.[one.name] === one.version)
    lock.packages[one.path] = { ...platformEntry(one), ...(asker?.dev && { dev: true }) }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing.length} platform packages added to package-lock.json`)
}
