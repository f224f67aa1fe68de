import { expect, test } from 'vitest'

import { designFileSchema, type DesignNode } from '#shared/design-file.ts'
import { allNodes, canExport, sizeOf, textPieces, usedColors } from './design-tree.ts'

function node(edits: Partial<DesignNode> = {}): DesignNode {
  return { id: '1:1', name: 'Node', type: 'FRAME', fills: [], strokes: [], absoluteBoundingBox: null, ...edits }
}

const solid = (r: number, g: number, b: number, opacity?: number) => ({
  type: 'SOLID',
  color: { r, g, b, a: 1 },
  ...(opacity === undefined ? {} : { opacity })
})

test('parents come before their children, in the order of the document', () => {
  const root = node({
    id: '0:0',
    children: [node({ id: '1:1', children: [node({ id: '1:2' })] }), node({ id: '1:3' })]
  })
  expect([...allNodes(root)].map(({ id }) => id)).toEqual(['0:0', '1:1', '1:2', '1:3'])
})

test('a preview has thirty characters and never half of one', () => {
  const text = (characters: string) => textPieces(node({ type: 'TEXT', characters }))[0]?.preview
  expect(text('x'.repeat(30))).toBe('x'.repeat(30))
  expect(text('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`)
  expect(text('👩‍👩‍👧‍👦'.repeat(40))).toBe(`${'👩‍👩‍👧‍👦'.repeat(30)}…`)
  expect(text(' Good\n\nnight ')).toBe('Good night')
  expect(text(' \n ')).toBeUndefined()
})

test('colors are counted over fills and strokes; hidden paint and gradients are none', () => {
  const root = node({
    fills: [solid(1, 0, 0), { type: 'GRADIENT_LINEAR' }, { ...solid(0, 0, 1), visible: false }],
    children: [node({ strokes: [solid(1, 0, 0)], fills: [solid(0, 0.5, 2, 0.4)] })]
  })
  expect(usedColors(root)).toEqual([
    { hex: '#FF0000', opacity: 100, uses: 2 },
    { hex: '#0080FF', opacity: 40, uses: 1 }
  ])
})

test('parts of instances and the document itself are not exported', () => {
  expect(canExport(node({ id: '12:345' }))).toBe(true)
  expect(canExport(node({ id: 'I12:3;4:5' }))).toBe(false)
  expect(canExport(node({ id: '0:0', type: 'DOCUMENT' }))).toBe(false)
})

test('a size is told in whole pixels', () => {
  expect(sizeOf(node({ absoluteBoundingBox: { width: 374.6, height: 812 } }))).toBe('375 × 812')
  expect(sizeOf(node())).toBe(null)
})

test('a file with paint that nobody knows yet still opens', () => {
  const file = designFileSchema.parse({
    name: 'A',
    lastModified: 'today',
    components: {},
    document: {
      id: '0:0',
      name: 'Document',
      type: 'DOCUMENT',
      children: [
        { id: '1:1', name: 'B', type: 'NEW', fills: 'shimmer', absoluteBoundingBox: null, futureField: { a: 1 } },
        {
          id: '1:2',
          name: 'C',
          type: 'TEXT',
          characters: 'Night',
          fills: [{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]
        }
      ]
    }
  })
  expect(usedColors(file.document)).toEqual([{ hex: '#000000', opacity: 100, uses: 1 }])
  expect(textPieces(file.document).map(({ preview }) => preview)).toEqual(['Night'])
})
