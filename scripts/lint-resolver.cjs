'use strict'

const { existsSync, statSync } = require('node:fs')
const { isBuiltin } = require('node:module')
const path = require('node:path')

// The boundaries rule sees an import only when its file can be found, and says nothing when it cannot. Our own imports
// are exact paths, `#folder/…` or relative, always with their extension: this resolves just those and nothing by luck.

const root = path.dirname(__dirname)

exports.interfaceVersion = 2

exports.resolve = function resolveImport(source, file) {
  if (isBuiltin(source)) return { found: true, path: null }
  const bare = source.split('?')[0]
  const target = bare.startsWith('#')
    ? path.join(root, bare.slice(1))
    : bare.startsWith('.')
      ? path.resolve(path.dirname(file), bare)
      : null
  if (target !== null)
    return existsSync(target) && statSync(target).isFile() ? { found: true, path: target } : { found: false }
  const name = bare.split('/').slice(0, bare.startsWith('@') ? 2 : 1)
  const folder = path.join(root, 'node_modules', ...name)
  return existsSync(folder) ? { found: true, path: path.join(folder, 'package.json') } : { found: false }
}
