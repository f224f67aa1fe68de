'use strict'

// Loaded into npm. npm silently leaves out optional packages, which is how native parts come, when they do not fit the
// Node it runs under itself. Ours will run under the pinned Node, so that is the version npm shall measure them by.
const { packages } = require('../package-lock.json')

Object.defineProperty(process, 'version', {
  value: `v${packages['node_modules/node'].version}`,
  configurable: true,
  enumerable: true
})
