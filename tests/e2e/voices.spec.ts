import { expect, expectAccessible, expectFits, test } from '../support/browser-test.ts'
import { addStory, signUpAndIn } from '../support/evening.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const [failure, code, says] of [
  ['is away', 'voice_away', '’s voice is not answering just now.'],
  ['has read as much today as it may', 'voice_spent', '’s voice has read as much today as it may. It is back tomorrow.']
] as const)
  test(`a voice that ${failure} leaves the choice to the parent, who hears the story in the built-in one`, async ({
    page,
    watch
  }, info) => {
    await signUpAndIn(page)
    await addStory(page)
    watch.allowConsoleErrors(/503/)
    let builtInAsked = 0
    await page.route('**/api/tts', async (route) => {
      const body: unknown = route.request().postDataJSON()
      if (typeof body === 'object' && body !== null && 'builtIn' in body) {
        builtInAsked++
        return await route.continue()
      }
      const message = 'The server says why.'
      return await route.fulfill({ status: 503, json: { message, error: message, code } })
    })
    await page.goto('/stories')
    await page.getByRole('button', { name: /^Read / }).click()
    await page.getByRole('button', { name: 'Start Audio Player' }).click()
    await expect(page.getByText(says)).toBeVisible()
    const builtIn = page.getByRole('button', { name: 'Hear it in the built-in voice' })
    await expect(builtIn).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await expectFits(page)
    await page.screenshot({ path: info.outputPath(`${code}.png`) })
    await builtIn.click()
    await expect.poll(() => builtInAsked).toBe(1)
    await expect(page.getByRole('slider', { name: 'Progress' })).toBeVisible()
    // The answers that this test gave for the server: when the story was opened, and when Start was pressed.
    expect(watch.serverErrors.splice(0)).toHaveLength(2)
  })

test('how a name sounds is written and heard in the form of a family member', async ({ page }, info) => {
  await signUpAndIn(page)
  await page.goto('/family')
  await page.getByRole('button', { name: 'Add Family Member' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Family Member' })
  await form.getByLabel('Name', { exact: true }).fill('Siobhán')
  await form.getByLabel('Sounds like').fill('shi-vawn')
  const said = page.waitForRequest((request) => request.url().endsWith('/api/tts'))
  const played = page.waitForResponse((response) => response.url().endsWith('.mp3'))
  await form.getByRole('button', { name: 'Hear it said' }).click()
  expect((await said).postDataJSON()).toMatchObject({ text: 'shi-vawn.' })
  expect((await played).ok()).toBe(true)
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('sounds-like.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: info.outputPath('sounds-like-wide.png') })
})
