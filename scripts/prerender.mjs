// Writes the first screens into pages of their own: the second half of a build, in a process that the pages' own code
// may not touch ours from. `node scripts/prerender.mjs CLIENT DRAWER`: the built pages, and the folder of what draws them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [client, drawer] = process.argv.slice(2)
const page = readFileSync(join(client, 'index.html'), 'utf8')
const screenFiles = JSON.parse(readFileSync(join(client, '.vite/screens.json'), 'utf8'))
const { drawScreens } = await import(pathToFileURL(join(drawer, 'prerender.js')).href)
const folder = join(client, '.vite/first')
mkdirSync(folder, { recursive: true })
for (const [name, words] of Object.entries(await drawScreens()))
  writeFileSync(join(folder, `${name}.html`), pageWith(words, screenFiles[name.split('.')[0]]))

/** The words and what they are set in come first; every script and font after them, so that none is in their way. */
function pageWith(words, files) {
  let after = ''
  const head = page
    .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_link, href) => {
      return `<style nonce="__CSP_NONCE__">${readFileSync(join(client, href), 'utf8')}</style>`
    })
    .replaceAll(/\s*<(?:link rel="(?:preload|modulepreload)"[^>]*>|script[^>]*><\/script>)/g, (tag) => {
      after += tag
      return ''
    })
    .replaceAll(/<!--.*?-->\s*/gs, '')
  after += files.map(preload).join('')
  return head.replace(/<div id="root">.*<\/div>(?=\s*<noscript>)/s, () => {
    return `<div id="root" data-drawn="">${words}</div>${after}`
  })
}

function preload(file) {
  const how = file.endsWith('.woff2') ? 'rel="preload" as="font" type="font/woff2"' : 'rel="modulepreload"'
  return `<link ${how} crossorigin href="/${file}">`
}
