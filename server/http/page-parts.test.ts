import { expect, test } from 'vitest'

import { NO_BILLING } from '#shared/billing.ts'
import { BRAND } from '#shared/brand.ts'
import type { StorytellerConfig } from '../config-storyteller.ts'
import { pageWith } from './page-parts.ts'

const HTML =
  '<html><head lang="en"><style nonce="__CSP_NONCE__"></style><title>x</title></head>%brand.name% 100%</html>'

const needsOf = (name: string, storyteller: StorytellerConfig = { kind: 'embedded' }) => ({
  config: { brand: { ...BRAND, name }, demo: true, storyteller, designs: { token: null } },
  mailer: { reachesMailboxes: false }
})

test('each answer has a nonce of its own, however often its page was made before', () => {
  const needs = needsOf('Lantern')
  for (const nonce of ['one', 'two', 'three']) {
    const page = pageWith(HTML, needs, { nonce, files: [], billing: NO_BILLING })
    expect(page.match(/nonce="\w+"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`])
    expect(page).toContain(`content="${nonce}"`)
    expect(page).not.toContain('__CSP_NONCE__')
  }
})

test('a page knows who writes the stories, and nothing else of it', () => {
  const plain = { nonce: 'n', files: [], billing: NO_BILLING }
  const model = {
    kind: 'openai-compatible',
    baseUrl: 'http://inside.test/v1',
    apiKey: 'secret-key',
    model: 'little',
    shield: 'auto',
    guard: null,
    prices: { input: null, output: null },
    limits: { familyTokens: 1, instanceTokens: null, atOnce: 1 }
  } as const
  expect(pageWith(HTML, needsOf('Lantern'), plain)).toContain('<meta name="writer" content="embedded">')
  for (const use of ['stories', 'wishes'] as const) {
    const page = pageWith(HTML, needsOf('Lantern', { ...model, use }), plain)
    expect(page).toContain(`<meta name="writer" content="${use}">`)
    expect(page).not.toMatch(/inside\.test|secret-key|little/)
  }
})

test('what is kept of a page belongs to its server, its files and its way of taking money', () => {
  const needs = needsOf('Lantern')
  const plain = { nonce: 'n', files: [], billing: NO_BILLING }
  expect(pageWith(HTML, needs, plain)).toContain('<title>Lantern</title>')
  expect(pageWith(HTML, needs, plain)).toContain('</head>Lantern 100%')
  expect(pageWith(HTML, needsOf('A & B'), plain)).toContain('</head>A &amp; B 100%')
  expect(pageWith(HTML, needs, { ...plain, files: ['assets/a.js'] })).toContain('href="/assets/a.js"')
  expect(pageWith(HTML, needs, plain)).not.toContain('assets/a.js')
  const billing = { ...NO_BILLING, mode: 'on', paymentLink: 'https://pay.test/1' } as const
  expect(pageWith(HTML, needs, { ...plain, billing })).toContain('https://pay.test/1')
  expect(pageWith(HTML, needs, plain)).not.toContain('https://pay.test/1')
})

test('the name of a family’s payment is in its own page alone', () => {
  const needs = needsOf('Lantern')
  const of = (clientReference: string | null) =>
    pageWith(HTML, needs, { nonce: 'n', files: [], billing: { ...NO_BILLING, mode: 'on', clientReference } })
  expect(of('family-one')).toContain('family-one')
  expect(of('family-two')).not.toContain('family-one')
  expect(of(null)).not.toContain('family-')
})
