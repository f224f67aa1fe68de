import type { Page } from '@playwright/test'

/** Samples a second: no ear listens. */
const RATE = 8000

/** A recording of silence that any browser plays. */
export function silence(seconds: number): Buffer {
  const samples = Math.round(seconds * RATE)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  // Plain samples, one channel of one byte.
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return Buffer.concat([head, Buffer.alloc(samples, 128)])
}

/** What calls itself a recording and is none. */
export const GARBAGE = Buffer.from('this is no sound at all, whatever it is called. '.repeat(20))

/** The next sound does not begin, for the reason of this name (`InvalidStateError`). */
export async function refuseToPlay(page: Page, name: string): Promise<void> {
  await page.evaluate((reason) => {
    const media = HTMLMediaElement.prototype
    const real = Object.getOwnPropertyDescriptor(media, 'play') ?? {}
    const value = () => {
      Object.defineProperty(media, 'play', real)
      return Promise.reject(new DOMException('Not now', reason))
    }
    Object.defineProperty(media, 'play', { ...real, value })
  }, name)
}

/** The next sound begins in its middle. @returns how to break it */
export async function playBreakable(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const media = HTMLMediaElement.prototype
    const real = Object.getOwnPropertyDescriptor(media, 'play') ?? {}
    async function value(this: HTMLMediaElement) {
      Object.defineProperty(media, 'play', real)
      // Before its first bytes are read it has no middle.
      if (this.readyState === 0)
        await new Promise((resolve) => this.addEventListener('loadedmetadata', resolve, { once: true }))
      document.addEventListener('break', () => (this.src = 'data:audio/mpeg;base64,AAAA'), { once: true })
      this.currentTime = this.duration / 2
      return this.play()
    }
    Object.defineProperty(media, 'play', { ...real, value })
  })
  return () => page.evaluate(() => void document.dispatchEvent(new Event('break')))
}
