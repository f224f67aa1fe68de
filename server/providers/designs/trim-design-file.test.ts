import { expect, test } from 'vitest'

import { designFileSchema } from '#shared/design-file.ts'
import { trimDesignFile } from './trim-design-file.ts'

const node = (id: string, edits: object = {}) => ({ id, name: `Node ${id}`, type: 'FRAME', ...edits })
const trimmed = (document: object) =>
  designFileSchema.parse(JSON.parse(trimDesignFile(JSON.stringify({ name: 'A', document }))))

test('what a newer version of the program may send is left out, and the rest opens', () => {
  const { document, components } = trimmed(
    node('0:0', {
      fills: [{ type: 'GRADIENT_OF_TOMORROW' }, 'odd', { type: 'SOLID', color: { r: 'red' } }],
      strokes: 'none',
      absoluteBoundingBox: { width: null, height: 3 },
      children: [node('1:1', { characters: 5 }), { no: 'node' }, null]
    })
  )
  expect(components).toEqual({})
  expect(document.fills).toEqual([{ type: 'GRADIENT_OF_TOMORROW' }, { type: 'SOLID' }])
  expect([document.strokes, document.absoluteBoundingBox]).toEqual([[], null])
  expect(document.children?.map(({ id }) => id)).toEqual(['1:1'])
})

test('a file that is nested without end is cut off, and so is one without number', () => {
  const open = '{"id":"1:1","name":"Node","type":"FRAME","children":['.repeat(3000)
  const text = `{"name":"A","document":${open}${']}'.repeat(3000)}}`
  let depth = 0
  let one = designFileSchema.parse(JSON.parse(trimDesignFile(text))).document.children?.[0]
  for (; one !== undefined; one = one.children?.[0]) depth++
  expect(depth).toBe(200)
  const many = Array.from({ length: 60_000 }, (_, index) => node(`2:${index}`))
  expect(trimmed(node('0:0', { children: many })).document.children?.length).toBe(49_999)
})

test('what is no file is none', () => {
  for (const text of ['{"err":"x"}', 'null', '{"document":{}}'])
    expect(() => trimDesignFile(text)).toThrow('This is not a design file')
  expect(() => trimDesignFile('<html>')).toThrow('JSON')
})
