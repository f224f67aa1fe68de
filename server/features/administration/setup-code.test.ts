import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

import type { Browser } from '#tests/support/browser.ts'
import { expectStatus, signedInFamily } from '#tests/support/builders.ts'
import { apiTest, type TestApp } from '#tests/support/test-app.ts'
import { prepareSetupCode } from './setup-code.ts'

const HOUR = 3_600_000

async function readCode(app: TestApp): Promise<string> {
  await prepareSetupCode(app.context)
  return readFileSync(codeFile(app), 'utf8').trim()
}

function codeFile(app: TestApp): string {
  return join(app.context.config.dataDir, 'setup-code')
}

function claim(browser: Browser, code: string): Promise<Response> {
  return browser.send('POST', '/api/admin/claim', { code })
}

apiTest(
  'the first start leaves a code in a private file and in the log, and whoever has it administers',
  async (app) => {
    writeFileSync(codeFile(app), 'an older one', { mode: 0o644 })
    const code = await readCode(app)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
    expect(statSync(codeFile(app)).mode & 0o777).toBe(0o600)
    expect(app.logLines.filter((line) => line.includes(code))).toHaveLength(1)

    const { browser } = await signedInFamily(app)
    await expectStatus(await browser.get('/api/admin/status'), 403)
    await expectStatus(await claim(browser, ` ${code.toLowerCase().slice(0, 10)}-${code.slice(10)} `), 200)
    await expectStatus(await browser.get('/api/admin/status'), 200)
    expect(existsSync(codeFile(app))).toBe(false)

    const { browser: second } = await signedInFamily(app)
    await expectStatus(await claim(second, code), 403)
    await prepareSetupCode(app.context)
    expect(existsSync(codeFile(app))).toBe(false)
  }
)

apiTest(
  'S-20: five wrong codes in an hour, then none is looked at; the right one of before a restart opens nothing',
  async (app) => {
    const old = await readCode(app)
    const code = await readCode(app)
    expect(old).not.toBe(code)
    const { browser } = await signedInFamily(app)
    for (const wrong of [old, 'WRONG', `${code}0`, code.slice(1)]) {
      const refused = await expectStatus(await claim(browser, wrong), 403)
      expect(await refused.json()).toMatchObject({ code: 'wrong_setup_code' })
    }
    await expectStatus(await claim(browser, ' '), 400)
    await expectStatus(await claim(browser, 'WRONG'), 403)
    await expectStatus(await claim(browser, code), 429)
    await expectStatus(await browser.get('/api/admin/status'), 403)
    const { browser: other } = await signedInFamily(app)
    await expectStatus(await claim(other, code), 200)
  }
)

apiTest('S-20: a code of yesterday has run out', async (app) => {
  const code = await readCode(app)
  app.clock.advance(25 * HOUR)
  const { browser } = await signedInFamily(app)
  await expectStatus(await claim(browser, code), 403)
})

apiTest('S-20: two who have the code at the same moment: one administers', async (app) => {
  const code = await readCode(app)
  const families = [await signedInFamily(app), await signedInFamily(app)]
  const answers = await Promise.all(families.map(({ browser }) => claim(browser, code)))
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403'])
})
