// `node scripts/cut-fonts.mjs`: the typefaces as `client/art/fonts/` holds them, cut from their npm packages.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'

import { root } from './project.mjs'

const require = createRequire(import.meta.url)

/** Weights of our headings, from the landing's lightest to a semibold title. */
const UPRIGHT = { SOFT: 100, WONK: 0, wght: { min: 380, max: 600 } }
/** Stories are read in one weight; their size follows the reader's choice and the screen. */
const READ = { wght: 400, opsz: { min: 18, max: 36 } }
/** The one phrase that leans is ours, and English. */
const LETTERS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz,.!?’'

/**
 * What almost every page is made of, in files of its own: they are a third smaller, and the first words wait for nothing
 * else. `client/styles/fonts.css` names the same letters.
 */
const BASIC =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0·×–—‘’“”…'

/**
 * The whole family is 167 KB before the first heading can be painted in it. Our headings are always soft and never
 * wonky, and stay within a few weights: those axes are pinned, size and weight go on varying.
 */
const CUTS = [
  { file: 'fraunces-latin-basic.woff2', from: 'fraunces-latin-full-normal', axes: UPRIGHT, text: BASIC },
  { file: 'fraunces-latin.woff2', from: 'fraunces-latin-full-normal', axes: UPRIGHT },
  { file: 'fraunces-latin-ext.woff2', from: 'fraunces-latin-ext-full-normal', axes: UPRIGHT },
  { file: 'fraunces-vietnamese.woff2', from: 'fraunces-vietnamese-full-normal', axes: UPRIGHT },
  {
    file: 'fraunces-italic-latin.woff2',
    from: 'fraunces-latin-wonk-italic',
    axes: { WONK: 1, wght: 380 },
    text: LETTERS
  },
  {
    file: 'atkinson-latin-basic.woff2',
    family: 'atkinson-hyperlegible-next',
    from: 'atkinson-hyperlegible-next-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
    text: BASIC
  },
  {
    file: 'literata-latin-basic.woff2',
    family: 'literata',
    from: 'literata-latin-opsz-normal',
    axes: READ,
    text: BASIC
  }
]

/** Cuts every file anew: its name, and its bytes as WOFF2. */
export async function cutFonts() {
  return await Promise.all(
    CUTS.map(async ({ file, family = 'fraunces', from, axes, text }) => {
      const whole = readFileSync(require.resolve(`@fontsource-variable/${family}/files/${from}.woff2`))
      const bytes = await subsetFont(whole, text ?? '', {
        targetFormat: 'woff2',
        keepAllGlyphs: text === undefined,
        variationAxes: axes
      })
      return { file, bytes }
    })
  )
}

if (import.meta.url === pathToFileURL(resolve(process.argv[1] ?? '')).href)
  for (const { file, bytes } of await cutFonts()) {
    writeFileSync(join(root, 'client', 'art', 'fonts', file), bytes)
    console.log(`${file}: ${Math.round(bytes.length / 1024)} KB`)
  }
