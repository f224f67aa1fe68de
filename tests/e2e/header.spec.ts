import { expect, test } from '../support/browser-test.ts'
import { signUpAndGoHome } from '../support/evening.ts'
import { settled } from '../support/stillness.ts'

test('every link of the header stands on one line as soon as there is a bar of them', async ({ page }) => {
  await signUpAndGoHome(page)
  await page.setViewportSize({ width: 1024, height: 800 })
  await settled(page)
  const bar = page.getByRole('banner')
  for (const name of ['Story Library', 'Family', 'My Profile', 'About']) {
    const link = bar.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    const lines = () =>
      link.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      })
    await expect.poll(lines, name).toBe(1)
  }
  const logout = bar.getByRole('button', { name: 'Logout' })
  await expect.poll(() => logout.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThanOrEqual(1024)
})
