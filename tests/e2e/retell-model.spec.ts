import type { Page } from '@playwright/test'

import { expect, expectFits } from '../support/browser-test.ts'
import type { ActCard } from '../support/fake-model-server.ts'
import { expectToast } from '../support/hearing.ts'
import { createStory, testInBuiltInVoice as test } from '../support/slow-model-app.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a part that a model cannot say in whole sentences stays as it was, and one that it can is said so', async ({
  page,
  slowApp,
  watch,
  hearing
}, info) => {
  watch.allowConsoleErrors(/503/)
  // What is changed is a story that is whole: how it is written is not the subject here.
  slowApp.wordsASecond.now = 1000
  await createStory(page, { autoPlay: false, isPhone: true })
  await expect(page.getByText('Written by AI')).toBeVisible({ timeout: 120_000 })
  const before = await paragraphs(page)
  await page.getByRole('button', { name: 'Change a part' }).click()
  const third = page.getByRole('button', { name: 'Say part 3 differently' })
  await expect(third).toBeVisible()

  slowApp.anew.say = ({ tellThisDifferently: text }) =>
    `${text.split(' ').toReversed().join(' ')} And then they went to the`
  await third.click()
  await expectToast(hearing, 'The story stays as it is')
  const said = () => hearing.said.map(({ text }) => text).join('\n')
  await expect.poll(said).toContain('no other words for this part just now. Nothing was changed.')
  await expectFits(page)
  await page.screenshot({ path: info.outputPath('as-it-was.png') })
  expect(await paragraphs(page)).toEqual(before)
  const asked = slowApp.model.asked.filter(({ card }) => card.tellThisDifferently !== '')
  expect(asked).toHaveLength(2)
  // The home is the one of the story, which says in bed where that was.
  const home = String(asked[0]?.card['place']).toLowerCase()
  expect(before.join(' ').toLowerCase()).toContain(home)
  expect(asked[1]?.card.correction).toMatch(/whole sentences/)
  expect(slowApp.app.log.join('\n')).toMatch(/a model was asked for a part anew.*broken[\s\S]*left as it was/)
  watch.serverErrors.length = 0

  slowApp.anew.say = calmly
  await third.click()
  await expect.poll(async () => (await paragraphs(page))[2]).toContain('the water went on being wet')
  expect((await paragraphs(page)).toSpliced(2, 1)).toEqual(before.toSpliced(2, 1))
  await page.screenshot({ path: info.outputPath('said-differently.png') })
})

/** So many words about everybody who was in the part. */
function calmly({ mustAppearNow, aboutSoManyWords }: ActCard): string {
  const who = mustAppearNow.length > 0 ? mustAppearNow.join(' and ') : 'They all'
  const words = `${who} thought about it for a while, and the water went on being wet and patient. `
    .repeat(9)
    .split(' ')
  return `${words
    .slice(0, Math.max(20, aboutSoManyWords))
    .join(' ')
    .replace(/[ ,.]*$/, '')}.`
}

function paragraphs(page: Page): Promise<string[]> {
  return page.locator('#story-text p:not([role=status]):not(.text-text2)').allTextContents()
}
