import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { failure, renderSignedIn } from '../support/render-screen.tsx'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const KEY = 'aB3dE5gH7jK9mN1pQ3rS5t'
const solid = (r: number, g: number, b: number) => ({ type: 'SOLID', color: { r, g, b, a: 1 } })
const FILE = {
  name: 'Evening screens',
  lastModified: '2026-11-18T20:14:00Z',
  components: {
    '9:1': { name: 'Lantern', description: 'Round, with a ring' },
    '9:2': { name: 'Card', description: '' }
  },
  document: {
    id: '0:0',
    name: 'Document',
    type: 'DOCUMENT',
    children: [
      {
        id: '0:1',
        name: 'Page',
        type: 'CANVAS',
        children: [
          {
            id: '2:1',
            name: 'Player',
            type: 'FRAME',
            absoluteBoundingBox: { width: 390, height: 844 },
            fills: [solid(1, 0.5, 0)],
            children: [
              { id: '2:2', name: 'Title', type: 'TEXT', characters: 'The lighthouse that forgot to sleep', fills: [] }
            ]
          },
          { id: 'I3:1;4:1', name: 'Part of an instance', type: 'TEXT', characters: 'Play', strokes: [solid(0, 0, 0)] }
        ]
      }
    ]
  }
}

type Answers = Record<string, () => Response>

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

async function openImport(app: TestApp, answers: Answers = {}) {
  const page = await renderSignedIn(app, '/figma', { answer: (call) => answers[call]?.() })
  await screen.findByRole('heading', { name: 'Design Import' })
  return page
}

async function loadFile(app: TestApp, answers: Answers = {}) {
  const page = await openImport(app, { [`GET /api/figma/file/${KEY}`]: () => Response.json(FILE), ...answers })
  await page.user.type(screen.getByLabelText('File URL or key'), KEY)
  await page.user.click(screen.getByRole('button', { name: 'Load File' }))
  await screen.findByRole('heading', { name: 'Evening screens' })
  return page
}

async function toastSays(title: string, text: string): Promise<void> {
  expect((await screen.findByText(title)).closest('li')).toHaveTextContent(text)
}

test('before a file is loaded there is help', async () => {
  await using app = await createTestApp()
  await openImport(app)
  screen.getByRole('heading', { name: 'How to import a design' })
  expect(screen.queryByRole('tab')).toBeNull()
})

test('a server without a token says so before anything is tried, and who can switch it on', async () => {
  await using app = await createTestApp()
  const told = document.createElement('meta')
  told.name = 'designs'
  document.head.append(told)
  onTestFinished(() => told.remove())
  told.content = 'off'
  await openImport(app)
  const note = screen.getByRole('heading', { name: 'Design import is not switched on here' }).closest('section')
  expect(note).toHaveTextContent('The person who runs the server switches it on')
  expect(note).toHaveTextContent('FIGMA_TOKEN')
})

test('a family that is no administrator is told what it can load where there is a token', async () => {
  await using app = await createTestApp()
  await openImport(app)
  expect(screen.queryByRole('heading', { name: /not switched on/ })).toBeNull()
  screen.getByText(/an administrator can load any, and test the token/)
})

test.each([
  [
    'a good token',
    () => Response.json({ status: 'success', user: { handle: 'mere' } }),
    'API Token Valid',
    'Connected as mere'
  ],
  [
    'a bad token',
    () => Response.json({ status: 'error', error: 'Invalid token' }),
    'API Token Invalid',
    'Invalid token'
  ],
  ['a server that fails', () => failure(503, 'Later'), 'Token Test Failed', 'Unable to test API token'],
  [
    'no network',
    () => {
      throw new TypeError('Load failed')
    },
    'Token Test Failed',
    'Unable to test API token'
  ]
])('testing %s says so', async (_what, answer, title, text) => {
  await using app = await createTestApp()
  const { user } = await openImport(app, { 'GET /api/figma/test': answer })
  await user.click(screen.getByRole('button', { name: 'Test API Token' }))
  await toastSays(title, text)
})

test('a token in the field of the key is never sent anywhere', async () => {
  await using app = await createTestApp()
  const { user, calls } = await openImport(app)
  const before = calls.length
  await user.type(screen.getByLabelText('File URL or key'), 'figd_aB3dE5gH7jK9mN1p')
  expect(screen.getByRole('alert')).toHaveTextContent('This looks like an API token, not a file key.')
  await user.click(screen.getByRole('button', { name: 'Load File' }))
  expect(screen.getByRole('alert')).toHaveTextContent('This looks like an API token')
  await user.clear(screen.getByLabelText('File URL or key'))
  await user.click(screen.getByRole('button', { name: 'Load File' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a file URL or key')
  await user.type(screen.getByLabelText('File URL or key'), 'https://example.org/nothing')
  await user.click(screen.getByRole('button', { name: 'Load File' }))
  expect(screen.getByRole('alert')).toHaveTextContent('No file key was found in this.')
  expect(calls.slice(before)).toEqual([])
})

test('of an address the key is taken', async () => {
  await using app = await createTestApp()
  const { user, calls } = await openImport(app, { [`GET /api/figma/file/${KEY}`]: () => Response.json(FILE) })
  await user.type(screen.getByLabelText('File URL or key'), `https://www.figma.com/design/${KEY}/Evening?node-id=1-2`)
  await user.click(screen.getByRole('button', { name: 'Load File' }))
  await screen.findByRole('heading', { name: 'Evening screens' })
  expect(calls).toContain(`GET /api/figma/file/${KEY}`)
  expect(screen.queryByRole('heading', { name: 'How to import a design' })).toBeNull()
})

test('a file that cannot be loaded comes with troubleshooting, and the next attempt may succeed', async () => {
  await using app = await createTestApp()
  let isDown = true
  const { user } = await openImport(app, {
    [`GET /api/figma/file/${KEY}`]: () => (isDown ? failure(403, 'This file is not on the list') : Response.json(FILE))
  })
  await user.type(screen.getByLabelText('File URL or key'), KEY)
  await user.click(screen.getByRole('button', { name: 'Load File' }))
  const panel = within(await screen.findByRole('alert'))
  panel.getByText('This file is not on the list')
  panel.getByRole('heading', { name: 'Troubleshooting' })
  expect(panel.getAllByRole('listitem').length).toBeGreaterThan(2)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Load File' }))
  await screen.findByRole('heading', { name: 'Evening screens' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the panel of a load that failed goes when the next failure is told, and stays away from a file that is open', async () => {
  await using app = await createTestApp()
  let isDown = true
  const { user } = await openImport(app, {
    [`GET /api/figma/file/${KEY}`]: () => (isDown ? failure(403, 'This file is not on the list') : Response.json(FILE))
  })
  const field = screen.getByLabelText('File URL or key')
  const load = () => user.click(screen.getByRole('button', { name: 'Load File' }))
  await user.type(field, KEY)
  await load()
  await screen.findByText('This file is not on the list')
  await user.clear(field)
  await user.type(field, 'https://example.org/nothing')
  await load()
  expect(screen.getByRole('alert')).toHaveTextContent('No file key was found in this.')
  expect(screen.queryByText('The file could not be loaded')).toBeNull()

  isDown = false
  await user.clear(field)
  await user.type(field, KEY)
  await load()
  await screen.findByRole('heading', { name: 'Evening screens' })
  await user.clear(field)
  await load()
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a file URL or key')
  screen.getByRole('heading', { name: 'Evening screens' })
})

test('four tabs show what is in a file', async () => {
  await using app = await createTestApp()
  const { user } = await loadFile(app)
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Structure',
    'Text Content',
    'Colors',
    'Components'
  ])
  expect(screen.queryByText('Title')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Contents of Player' }))
  screen.getByRole('checkbox', { name: 'Title text' })
  expect(screen.queryByRole('checkbox', { name: /Part of an instance/ })).toBeNull()

  await user.click(screen.getByRole('tab', { name: 'Text Content' }))
  const [first] = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(first).toHaveTextContent('The lighthouse that forgot to…')

  await user.click(screen.getByRole('tab', { name: 'Colors' }))
  const colors = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(colors.map((one) => one.textContent)).toEqual(['#0000001 use', '#FF80001 use'])

  await user.click(screen.getByRole('tab', { name: 'Components' }))
  const components = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(components.map((one) => one.textContent)).toEqual(['CardNo description', 'LanternRound, with a ring'])
})

test('what is selected is exported, as links that lead out of the app safely', async () => {
  await using app = await createTestApp()
  const urls: string[] = []
  const images = { '2:1': 'https://pictures.example/a.png', '2:2': null, '0:1': 'javascript:alert(1)' }
  const { user } = await loadFile(app)
  const fetchBefore = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (!url.includes('/export')) return await fetchBefore(input, init)
    urls.push(url)
    return Response.json({ images })
  }
  const button = screen.getByRole('button', { name: 'Export Selected' })
  expect(button).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Player frame' }))
  await user.click(screen.getByRole('button', { name: 'Contents of Player' }))
  await user.click(screen.getByRole('checkbox', { name: 'Title text' }))
  screen.getByText('2 selected')
  await user.click(button)

  const list = within(await screen.findByRole('list', { name: 'Exported pictures' }))
  const link = list.getByRole('link', { name: /Open picture/ })
  expect(link).toHaveAttribute('href', 'https://pictures.example/a.png')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(list.getAllByText('No picture was made')).toHaveLength(2)
  expect(document.querySelector('img[src*="pictures.example"]')).toBeNull()
  const query = new URL(urls[0] ?? '', 'http://localhost').searchParams
  expect(Object.fromEntries(query)).toEqual({ ids: '2:1,2:2', format: 'png', scale: '1' })
})

test('an export that fails says why', async () => {
  await using app = await createTestApp()
  const { user } = await loadFile(app, {
    [`GET /api/figma/file/${KEY}/export`]: () => failure(429, 'Too many attempts. Please wait a moment and try again.')
  })
  await user.click(screen.getByRole('checkbox', { name: 'Player frame' }))
  await user.click(screen.getByRole('button', { name: 'Export Selected' }))
  await toastSays('Export failed', 'Too many attempts. Please wait a moment and try again.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export Selected' })).toBeEnabled())
})
