import type { Page } from '@playwright/test'

import { expect, expectAccessibleInEveryLight, expectFits, test } from '../support/browser-test.ts'
import { addFamily, addStory, callApi, FAMILY, signUpAndIn } from '../support/evening.ts'
import { installFakeSpeech, type FakeSpeechOptions } from '../support/fake-speech.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const PHONE: FakeSpeechOptions = {
  voices: [
    { name: 'Samantha' },
    { name: 'Ava (Premium)' },
    { name: 'Anna', lang: 'de-DE' },
    { name: 'Zarvox' },
    { name: 'Google UK English Female', lang: 'en-GB', localService: false }
  ],
  lateMs: 300,
  lettersPerSecond: 40
}
/** A story is spoken up to where it was left; beside other work that takes longer. */
const MAKING = { timeout: 120_000 }

test('a parent chooses a voice of this device, hears it, and it reads the story on from the same sentence', async ({
  page
}, info) => {
  test.setTimeout(300_000)
  const asked = await openOptions(page, PHONE)
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible(MAKING)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-said]').first()).toBeVisible(MAKING)
  const slider = page.getByRole('slider', { name: 'Progress' })
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow')), MAKING).toBeGreaterThan(12)
  await page.screenshot({ path: info.outputPath('player.png') })

  await page.getByRole('button', { name: 'Read by Emma, warm and gentle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who reads?' })
  await expect(dialog).toHaveAccessibleDescription('Remembered on this device only.')
  const voices = await dialog.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(voices).toEqual([
    'Emma, warm and gentle',
    'Ava, American English, natural',
    'Samantha, American English',
    'Google UK English Female, British English'
  ])
  await expect(dialog.getByRole('group', { name: 'This device’s voices' })).toHaveAccessibleDescription(
    /stop when the screen locks/
  )
  await expect(dialog.getByRole('group', { name: 'Over the internet' })).toHaveAccessibleDescription(/names included/)
  await dialog.getByRole('button', { name: 'Listen to Ava, American English' }).click()
  await expect.poll(() => heard(page)).toEqual(['Hello.', 'Shall I read to you tonight?'])
  // By now the times of the words that were leapt over are known.
  const where = await sentence(page)
  await dialog.getByRole('radio', { name: /^Ava/ }).click()
  await expectAccessibleInEveryLight(page)
  await expectFits(page)
  await page.screenshot({ path: info.outputPath('dialog.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: info.outputPath('dialog-wide.png') })
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Done' }).click()

  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read by Ava, on this device' })).toBeVisible()
  // "Hello." and its question, and then the sentence where Emma was.
  await expect.poll(async () => (await heard(page)).length, MAKING).toBeGreaterThan(2)
  expect(where).toContain((await heard(page))[2]?.split(' ')[0])
  await expectAccessibleInEveryLight(page)
  await page.screenshot({ path: info.outputPath('reading.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: info.outputPath('reading-wide.png') })
})

test('the voice is remembered: the server is asked for no sound, the words light up, and the story has an end', async ({
  page
}) => {
  test.setTimeout(300_000)
  await page.addInitScript(() =>
    localStorage.setItem('talewick.deviceVoice', '{"id":"en-US Samantha","name":"Samantha","isLocal":true}')
  )
  const asked = await openOptions(page, { ...PHONE, lettersPerSecond: 100 })
  await expect(page.getByRole('button', { name: 'Read by Samantha' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect(page.locator('[data-now]')).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Progress' })
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Pause' }).click()
  const stood = await heard(page)
  await page.getByRole('button', { name: 'Play Story' }).click()
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(stood.length + 2)
  // The last sentences.
  await slider.press('End')
  await expect(page.getByRole('button', { name: 'The story is over. Press for Again and Good night' })).toBeVisible(
    MAKING
  )
  expect(asked).toEqual([])
})

test('a family’s names sound as it says, also in the voice of the device', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('talewick.deviceVoice', '{"id":"en-US Samantha","name":"Samantha","isLocal":true}')
  )
  await openOptions(page, { ...PHONE, lettersPerSecond: 100 }, 'mee-luh')
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect.poll(async () => (await heard(page)).join(' '), MAKING).toContain('mee-luh')
  expect((await heard(page)).join(' ')).not.toMatch(/\bMila\b/)
})

test('a voice that falls silent leaves the choice: once more, or the story’s own voice, from the same sentence', async ({
  page
}, info) => {
  test.setTimeout(300_000)
  await page.addInitScript(() =>
    localStorage.setItem('talewick.deviceVoice', '{"id":"en-US Samantha","name":"Samantha","isLocal":true}')
  )
  const asked = await openOptions(page, { ...PHONE, lettersPerSecond: 100 })
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect.poll(async () => (await heard(page)).length, MAKING).toBeGreaterThan(3)
  const fail = () => page.evaluate(() => void window.fakeSpeech?.failures.push('synthesis-failed', 'synthesis-failed'))
  await fail()
  const dialog = page.getByRole('dialog', { name: 'Samantha has fallen silent' })
  await expect(dialog).toBeVisible(MAKING)
  await expectAccessibleInEveryLight(page)
  await expectFits(page)
  await page.screenshot({ path: info.outputPath('silent.png') })
  const before = await heard(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await heard(page)).length, MAKING).toBeGreaterThan(before.length)
  await fail()
  await expect(dialog).toBeVisible(MAKING)
  expect(asked, 'nobody else has read meanwhile').toEqual([])
  const where = await sentence(page)
  await dialog.getByRole('button', { name: 'Let Emma read on' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible(MAKING)
  await expect(page.getByRole('button', { name: 'Read by Emma, warm and gentle' })).toBeVisible()
  await expect.poll(() => sentence(page), MAKING).toBe(where)
  expect(asked).toHaveLength(1)
})

test('a voice that is on the device no more is said so, and the story’s own voice reads', async ({ page }, info) => {
  test.setTimeout(300_000)
  await page.addInitScript(() =>
    localStorage.setItem('talewick.deviceVoice', '{"id":"en-US Gone","name":"Allison","isLocal":true}')
  )
  await openOptions(page, PHONE)
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible(MAKING)
  await expect(page.getByText('Allison is not on this device any more.')).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await page.screenshot({ path: info.outputPath('missing.png') })
})

test('where the browser has no voice that a child should hear, none is offered', async ({ page }) => {
  await openOptions(page, { voices: [{ name: 'eSpeak English' }, { name: 'Anna', lang: 'de-DE' }], lateMs: 0 })
  await expect(page.getByText('Emma', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect(page.getByText('Read by Emma, warm and gentle')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Read by/ })).toHaveCount(0)
})

test('Create Story and My Profile say where a voice is made, and offer those of this device', async ({
  page
}, info) => {
  await page.addInitScript(installFakeSpeech, PHONE)
  await signUpAndIn(page)
  await addFamily(page)
  for (const [path, name] of [
    ['/create-story', 'create'],
    ['/user-profile', 'profile']
  ] as const) {
    await page.goto(path)
    if (name === 'create') await page.getByRole('button', { name: /Duration, voice and culture/ }).click()
    const facts = page.getByText('Emma’s sound is made on this server.')
    await facts.scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Voices of this device' })).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await expectFits(page)
    await page.screenshot({ path: info.outputPath(`${name}.png`) })
    await page.setViewportSize({ width: 1440, height: 900 })
    await facts.scrollIntoViewIfNeeded()
    await page.screenshot({ path: info.outputPath(`${name}-wide.png`) })
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await page.getByRole('button', { name: 'Voices of this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who reads?' })
  await dialog.getByRole('radio', { name: /^Google/ }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(
    page.getByText('On this device Google UK English Female reads instead, over the internet.')
  ).toBeVisible()
  await expect(page.getByText(/a voice that your browser fetches from its maker/)).toBeVisible()
})

/** Opens a story's options in a browser with these voices; answers what the server was asked to read aloud. */
async function openOptions(page: Page, speech: FakeSpeechOptions, soundsLike?: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tts')) asked.push(request.url())
  })
  await page.addInitScript(installFakeSpeech, speech)
  await signUpAndIn(page)
  for (const member of FAMILY)
    await callApi(page, 'POST', '/api/family-members', {
      ...member,
      ...(member.name === 'Mila' && soundsLike !== undefined && { soundsLike })
    })
  await addStory(page)
  await page.goto('/stories')
  await page.getByRole('button', { name: /^Read / }).click()
  await expect(page.getByRole('button', { name: 'Start Audio Player' })).toBeVisible()
  return asked
}

const heard = (page: Page) => page.evaluate(() => window.fakeSpeech?.heard ?? [])

/** The sentence that is lit. */
async function sentence(page: Page): Promise<string> {
  return (await page.locator('[data-said]').allTextContents()).join(' ')
}
