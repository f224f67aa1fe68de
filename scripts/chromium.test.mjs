import { expect, test, vi } from 'vitest'

test('the settings of the browser tests can be read where no browser is installed yet', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  vi.stubEnv('TALEWICK_CHROMIUM', undefined)
  vi.resetModules()
  const { default: config } = await import('../playwright.config.ts')
  expect(config.use?.launchOptions).not.toHaveProperty('executablePath')
  expect(config.use?.launchOptions?.args).toContain('--disable-gpu')
})
