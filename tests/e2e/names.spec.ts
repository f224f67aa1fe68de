import type { Locator } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { callApi, signUpAndIn } from '../support/evening.ts'
import { settled } from '../support/stillness.ts'

const NAMES = ['محمد', 'سارة', 'Ngaio', 'গৌরী']

test('names of other scripts keep the sentence in order and lose nothing below the line', async ({ page }) => {
  await signUpAndIn(page)
  for (const name of NAMES)
    await callApi(page, 'POST', '/api/family-members', {
      name,
      age: 6,
      relationship: 'Child',
      avatar: 'girl',
      hobbies: [],
      characterTraits: [],
      isGuest: false
    })

  await page.goto('/dashboard')
  const sentence = page.getByText('2 more are waiting')
  await expect(sentence).toContainText('محمد, سارة and 2 more are waiting.')
  await settled(page)
  // Read from the left: the first name, the comma, the second name.
  const [first, comma, second] = await sentence.evaluate((element) => {
    const at = (node: Node | null | undefined, from: number, to: number) => {
      if (node === null || node === undefined) throw new Error('The sentence is not made as it was')
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      return range.getBoundingClientRect().x
    }
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    const name = (wanted: string) => texts.find((text) => text.textContent === wanted)
    return [at(name('محمد'), 0, 4), at(name(', '), 0, 1), at(name('سارة'), 0, 4)]
  })
  expect(first).toBeLessThan(comma ?? 0)
  expect(comma).toBeLessThan(second ?? 0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/family')
  const main = page.getByRole('main')
  await expect(main.getByText(NAMES[0] ?? '', { exact: true })).toHaveCount(2)
  await settled(page)
  for (const name of NAMES) {
    const labels = main.getByText(name, { exact: true })
    await expect(labels, 'in the constellation and on the card').toHaveCount(2)
    for (const label of await labels.all()) await expectRoom(label)
  }
})

/** The box that cuts a long name off leaves enough room under the line for the letters of any script. */
async function expectRoom(label: Locator): Promise<void> {
  const missing = await label.evaluate((element) => {
    let box: Element = element
    while (getComputedStyle(box).overflowY === 'visible' && box.parentElement !== null) box = box.parentElement
    const { fontSize, lineHeight, paddingBottom } = getComputedStyle(box)
    const size = Number.parseFloat(fontSize)
    // Half of what the line is taller than its letters lies under it.
    const under = (Number.parseFloat(lineHeight) - size) / 2 + Number.parseFloat(paddingBottom)
    return size * 0.35 - under
  })
  expect(missing).toBeLessThanOrEqual(0)
}
