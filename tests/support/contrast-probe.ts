import type { Page } from '@playwright/test'

/** One line of text as it stands on the screen, in CSS pixels of the viewport. */
interface TextRun {
  text: string
  x: number
  y: number
  width: number
  height: number
  color: string
  opacity: number
  isLarge: boolean
}

/** A run whose background leaves too little contrast. */
export interface Faint {
  text: string
  ratio: number
  needed: number
}

/** WCAG 2.2, 1.4.3. */
const NEEDED = { body: 4.5, large: 3 }

/**
 * Contrast over pictures and gradients, where axe cannot tell: hides all text, photographs what is really painted behind
 * each run, and takes the worst 5 % of its pixels. `darkroom` is any page of our own that may be spoiled. Looks at what
 * is in the viewport now. @returns how many runs it looked at, and those that are too faint
 */
export async function probeContrast(page: Page, darkroom: Page): Promise<{ runs: number; faint: Faint[] }> {
  // Beside other work the picture can be of a page that is not drawn yet, or of words that are still hidden: then there
  // is no contrast at all, in any of its words. It is taken again; a page that really is so stays so.
  for (let again = 0; ; again += 1) {
    const { runs, ratios } = await photograph(page, darkroom)
    if (again === 20 || runs.length === 0 || ratios.some((ratio) => ratio > 1.05)) return judge(runs, ratios)
    await page.waitForTimeout(150)
  }
}

async function photograph(page: Page, darkroom: Page): Promise<{ runs: TextRun[]; ratios: number[] }> {
  const runs = await page.evaluate(readRuns)
  await page.evaluate(hideText, true)
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css' })
  await page.evaluate(hideText, false)
  return { runs, ratios: await darkroom.evaluate(measure, { runs, picture: picture.toString('base64') }) }
}

function judge(runs: readonly TextRun[], ratios: readonly number[]): { runs: number; faint: Faint[] } {
  const faint = runs.flatMap(({ text, isLarge }, i) => {
    const ratio = ratios[i] ?? 0
    const needed = isLarge ? NEEDED.large : NEEDED.body
    return ratio < needed ? [{ text, ratio: Math.round(ratio * 100) / 100, needed }] : []
  })
  return { runs: runs.length, faint }
}

function readRuns(): TextRun[] {
  const runs: TextRun[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    // What is out of order needs no contrast, and what only a screen reader meets has none.
    if (
      element === null ||
      text === '' ||
      element.closest('script,style,noscript,.sr-only,:disabled,[aria-disabled=true]')
    )
      continue
    const style = getComputedStyle(element)
    if (style.visibility !== 'visible') continue
    const size = Number.parseFloat(style.fontSize)
    let opacity = 1
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width <= 2 || height <= 2 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue
      // A line that lies half under a button is read when it has been scrolled out from there.
      const isCovered = [0.02, 0.25, 0.5, 0.75, 0.98].some((across) =>
        [0.05, 0.5, 0.95].some((down) => {
          const top = document.elementFromPoint(x + width * across, y + height * down)
          return top === null || !(top.contains(element) || element.contains(top))
        })
      )
      if (isCovered) continue
      const color = element instanceof SVGElement ? style.fill : style.color
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      runs.push({ text: text.slice(0, 40), x, y, width, height, color, opacity, isLarge })
    }
  }
  return runs
}

/** A sheet made by script: the page's own policy lets no style element in. */
function hideText(isHidden: boolean): void {
  if (!isHidden) {
    // The colours come back at once and not by a transition, which a page that is not in front would never end.
    const still = new CSSStyleSheet()
    still.replaceSync('*,::before,::after{transition:none!important}')
    document.adoptedStyleSheets = [still]
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color
    document.adoptedStyleSheets = []
    return
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*{color:transparent!important;text-decoration-color:transparent!important;text-shadow:none!important;transition:none!important}svg text{fill:transparent!important}'
  )
  document.adoptedStyleSheets = [sheet]
}

async function measure({ runs, picture }: { runs: TextRun[]; picture: string }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('There is no canvas')
  context.drawImage(bitmap, 0, 0)
  const { data: pixels } = context.getImageData(0, 0, width, height)

  const linear = (value: number) => (value <= 10.02 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = (r: number, g: number, b: number) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const colorOf = (color: string) => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data
    return { r, g, b, a: a / 255 }
  }

  return runs.map((run) => {
    const { r, g, b, a } = colorOf(run.color)
    const share = a * run.opacity
    const ratios: number[] = []
    for (let y = Math.floor(run.y); y < run.y + run.height; y += 2)
      for (let x = Math.floor(run.x); x < run.x + run.width; x += 2) {
        const at = (y * width + x) * 4
        const [under = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
        const behind = luminance(under, green, blue)
        const front = luminance(
          r * share + under * (1 - share),
          g * share + green * (1 - share),
          b * share + blue * (1 - share)
        )
        ratios.push((Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05))
      }
    ratios.sort((one, other) => one - other)
    return ratios[Math.floor(ratios.length * 0.05)] ?? 0
  })
}
