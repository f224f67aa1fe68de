import type { Browser, Page } from '@playwright/test'
import { statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { settled, shine } from '#tests/support/stillness.ts'
import { animatedWebp } from './animated-webp.ts'

const FOLDER = resolve(import.meta.dirname, '../docs/images')
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The recording of the read-along: so many pictures, so far apart, in milliseconds. */
const FRAMES = 24
const FRAME_MS = 250
const MOST_BYTES = 1_000_000

interface Picture {
  name: string
  path: string
  size: { width: number; height: number }
  /** How large it is written, as a share of the window. */
  share: number
  light?: 'night'
  reach?: (page: Page) => Promise<void>
}

/** The pictures of the README, and the read-along as a short moving one of at most a megabyte. */
export async function takeReadmePictures(
  family: Page,
  visitor: Page,
  reach: Record<'create' | 'player', (page: Page) => Promise<void>>
): Promise<void> {
  const pictures: (Picture & { page: Page })[] = [
    { page: visitor, name: 'landing', path: '/', size: WIDE, share: 2 / 3, reach: nightfall },
    { page: family, name: 'dashboard', path: '/dashboard', size: WIDE, share: 2 / 3 },
    { page: family, name: 'library', path: '/stories', size: WIDE, share: 2 / 3 },
    { page: family, name: 'create', path: '/create-story', size: PHONE, share: 1, reach: reach.create },
    { page: family, name: 'player', path: '/stories', size: WIDE, share: 3 / 4, reach: reach.player },
    { page: family, name: 'player-night', path: '/stories', size: PHONE, share: 1, light: 'night', reach: reach.player }
  ]
  for (const { page, name, path, size, share, light, reach: go } of pictures) {
    await page.setViewportSize(size)
    await page.goto(path)
    await settled(page)
    await go?.(page)
    await shine(page, light ?? null)
    await settled(page)
    const png = await page.screenshot({ animations: 'disabled' })
    writeFileSync(join(FOLDER, `${name}.webp`), await asWebp(page, png, scaled(size, share), 0.86))
  }
  await record(family)
}

/** The landing page as it stands when it is whole: its words come first, then the sky, then the welcome that can be played. */
async function nightfall(page: Page): Promise<void> {
  await page.locator('[data-moon]').waitFor()
  await page.getByRole('button', { name: /^Click to Play/, disabled: false }).waitFor({ timeout: 120_000 })
}

/** In the player that the last picture has opened: the voice goes on, and the words light up. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play Story' }).click()
  await page.getByText('Screen will stay on').waitFor({ state: 'hidden', timeout: 20_000 })
  const pictures: Buffer[] = []
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const next = Date.now() + FRAME_MS
    pictures.push(await page.screenshot())
    await page.waitForTimeout(Math.max(0, next - Date.now()))
  }
  await page.getByRole('button', { name: 'Pause' }).click()
  const size = scaled(PHONE, 3 / 4)
  const frames: Buffer[] = []
  for (const picture of pictures) frames.push(await asWebp(page, picture, size, 0.6))
  const path = join(FOLDER, 'read-along.webp')
  writeFileSync(path, animatedWebp(frames, size, FRAME_MS))
  if (statSync(path).size > MOST_BYTES) throw new Error('The recording of the read-along is larger than a megabyte')
}

function scaled({ width, height }: { width: number; height: number }, share: number) {
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/** A PNG as a WebP of this size: the browser that drew it can write it, in a page of its own where nothing forbids it. */
async function asWebp(
  page: Page,
  png: Buffer,
  size: { width: number; height: number },
  quality: number
): Promise<Buffer> {
  const desk = await deskOf(page.context().browser())
  const url = await desk.evaluate(
    async ([source, width, height, share]) => {
      const picture = new Image()
      picture.src = source
      await picture.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const pen = canvas.getContext('2d')
      if (pen === null) throw new Error('There is no canvas')
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(picture, 0, 0, width, height)
      return canvas.toDataURL('image/webp', share)
    },
    [`data:image/png;base64,${png.toString('base64')}`, size.width, size.height, quality] as const
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

let desk: Page | null = null

async function deskOf(browser: Browser | null): Promise<Page> {
  if (browser === null) throw new Error('There is no browser')
  desk ??= await browser.newPage()
  return desk
}
