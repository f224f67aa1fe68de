import { expect, expectAccessibleInEveryLight, expectFits, test } from '../support/browser-test.ts'
import { callApi, signUpAndGoHome, signUpAndIn } from '../support/evening.ts'
import { walkDemo, walkFirstEvening } from '../support/first-evening.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the first evening: four taps and one line of typing from the sign-in to the first spoken sentence', async ({
  page
}, info) => {
  await signUpAndGoHome(page)
  const { taps, lines, seconds } = await walkFirstEvening(page)
  info.annotations.push({ type: 'measured', description: `${taps} taps, ${lines} line, ${seconds.toFixed(1)} s` })
  expect(taps).toBeLessThanOrEqual(4)
  expect(lines).toBe(1)
})

test('tonight’s form fits one screen of a phone: who, what about, one line for the rest, and the button', async ({
  page
}) => {
  await signUpAndIn(page)
  for (const [name, age] of [
    ['Isla', 5],
    ['Theo', 3],
    ['Nana', 68]
  ] as const)
    await callApi(page, 'POST', '/api/family-members', { name, age, relationship: 'Family' })
  await page.goto('/create-story')
  const create = page.getByRole('button', { name: 'Create Story', exact: true })
  const rest = page.getByRole('button', { name: /Medium · Emma · Western/ })
  for (const part of [page.getByRole('checkbox', { name: 'Nana' }), page.getByLabel('Theme'), rest, create])
    await expect(part).toBeInViewport({ ratio: 1 })
  const [restBox, createBox] = await Promise.all([rest.boundingBox(), create.boundingBox()])
  expect((restBox?.y ?? 0) + (restBox?.height ?? 0), 'nothing lies on the line').toBeLessThanOrEqual(createBox?.y ?? 0)
  await rest.click()
  await expect(page.getByRole('radio', { name: /^Short/ })).toBeVisible()
  await expectFits(page)
  await expectAccessibleInEveryLight(page)
})

test('a story before an account: told with the names that were typed, lit word by word, and gone with the page', async ({
  page
}) => {
  const { seconds } = await walkDemo(page)
  expect(seconds).toBeLessThan(30)
  const story = page.getByRole('region', { name: 'Your story' })
  await expect(story).toContainText('Isla')
  await expect(story).toContainText('Theo')
  await page.getByRole('button', { name: 'Pause the story' }).click()
  await expectAccessibleInEveryLight(page)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.includes('welcome')))).toEqual([])
  await page.reload()
  await expect(story).toHaveCount(0)
})
