import type { RequestListener } from 'node:http'

export const FILE_KEY = 'aB3dE5gH7jK9mN1pQ3rS5t'
export const FIGMA_TOKEN = 'figd_a-secret-token'

const PER_FRAME = 50

/** The REST API of Figma: its answers for one file, as large as a test wants it. */
export function fakeFigma({ nodes = 12 }: { nodes?: number } = {}): RequestListener {
  const file = JSON.stringify(designFile(nodes))
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://figma')
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    if (request.headers['x-figma-token'] !== FIGMA_TOKEN) return send(403, { status: 403, err: 'Invalid token' })
    if (url.pathname === '/v1/me') return send(200, { id: '1', email: 'owner@example.org', handle: 'mere' })
    if (url.pathname === `/v1/files/${FILE_KEY}`) return send(200, file)
    if (url.pathname === `/v1/images/${FILE_KEY}`) {
      const ids = (url.searchParams.get('ids') ?? '').split(',')
      const images = ids.map((id): [string, string | null] => [
        id,
        id === '0:1' ? null : `https://pictures.example/${id}.${url.searchParams.get('format')}`
      ])
      return send(200, { err: null, images: Object.fromEntries<string | null>(images) })
    }
    send(404, { status: 404, err: 'Not found' })
  }
}

function designFile(nodes: number): object {
  const frames = Array.from({ length: Math.ceil(nodes / PER_FRAME) }, (_, frame) => ({
    id: `${frame + 2}:0`,
    name: `Frame ${frame}`,
    type: 'FRAME',
    absoluteBoundingBox: { x: 0, y: 0, width: 390, height: 844 },
    fills: [{ blendMode: 'NORMAL', type: 'SOLID', color: { r: frame / 200, g: 0.2, b: 0.4, a: 1 } }],
    children: Array.from({ length: Math.min(PER_FRAME, nodes - frame * PER_FRAME) }, (__, index) => ({
      id: `${frame + 2}:${index + 1}`,
      name: `Line ${frame}.${index}`,
      type: 'TEXT',
      characters: `The lighthouse that forgot to sleep, part ${frame * PER_FRAME + index}`,
      style: { fontFamily: 'Literata', fontSize: 18 },
      pluginData: { secret: 'not for the page' },
      fills: [{ type: 'SOLID', color: { r: 1, g: (index % 50) / 50, b: (frame % 50) / 50, a: 1 } }]
    }))
  }))
  return {
    name: 'Evening screens',
    lastModified: '2026-11-18T20:14:00Z',
    thumbnailUrl: 'https://pictures.example/thumb.png',
    components: { '9:1': { key: 'k', name: 'Lantern', description: 'Round, with a ring' } },
    document: {
      id: '0:0',
      name: 'Document',
      type: 'DOCUMENT',
      children: [{ id: '0:1', name: 'Page', type: 'CANVAS', children: frames }]
    }
  }
}
