// Writes the first screens into pages of their own: the second half of a build, in a process that the pages' own code
// may not touch ours from. `node scripts/prerender.mjs CLIENT DRAWER`: the built pages, and the folder of what draws them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [client, drawer] = process.argv.slice(2)
const page = readFileSync(join(client, 'index.html'), 'utf8')
const screenFiles = JSON.parse(readFileSync(join(client, '.vite/screens.json'), 'utf8'))
const afterPaint = readdirSync(join(client, 'assets')).find((file) => /^after-paint-[\w-]+\.js$/.test(file))
if (afterPaint === undefined) throw new Error('client/after-paint.ts has not been built')
const { drawScreens } = await import(pathToFileURL(join(drawer, 'prerender.js')).href)
const folder = join(client, '.vite/first')
mkdirSync(folder, { recursive: true })
for (const [name, words] of Object.entries(await drawScreens()))
  writeFileSync(join(folder, `${name}.html`), pageWith(words, screenFiles[name.split('.')[0]]))

/**
 * The words, and what they are set in; the fonts; and the one script that brings all others out of their template once
 * the words are on the screen (`client/after-paint.ts`).
 */
function pageWith(words, files) {
  const fonts = []
  const scripts = []
  const head = page
    .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (link, href) => {
      const style = readFileSync(join(client, href), 'utf8')
      // The file is named too, switched off: Vite's loader fetches for a late script what its page does not name.
      return `<style nonce="__CSP_NONCE__">${style}</style>${link.replace('>', ' disabled>')}`
    })
    .replaceAll(/\s*(<(?:link rel="(?:preload|modulepreload)"|script)[^>]*>(?:<\/script>)?)/g, (_all, tag) => {
      ;(tag.includes('as="font"') ? fonts : scripts).push(tag)
      return ''
    })
    .replaceAll(/<!--.*?-->\s*/gs, '')
  for (const file of files)
    if (file.endsWith('.woff2'))
      fonts.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    else scripts.push(`<link rel="modulepreload" crossorigin href="/${file}">`)
  const after = [
    ...fonts,
    `<template id="scripts">${scripts.join('')}</template>`,
    `<script async fetchpriority="low" src="/assets/${afterPaint}"></script>`
  ]
  return head.replace(/<div id="root">.*<\/div>(?=\s*<noscript>)/s, () => {
    return `<div id="root" data-drawn="">${words}</div>${after.join('')}`
  })
}
