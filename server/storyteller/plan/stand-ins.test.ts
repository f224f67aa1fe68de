import { expect, test } from 'vitest'

import { themePacks } from '#content/themes.ts'
import { standInsOf } from './stand-ins.ts'

const world = themePacks.find((pack) => pack.id === 'fire-engine')?.world
const clashesWithNothing = () => false

test('a scene brings the thing that its mishap happens to', () => {
  const hose = world?.mishaps.find(({ problem }) => problem.some((line) => line.includes('hose')))
  expect(world && standInsOf(hose ?? null, world, [], clashesWithNothing)[0]).toEqual([
    'the hose',
    'the dressing-gown cord'
  ])
})

test('no person is put on the table for a siren, and nothing is brought twice', () => {
  const siren = world?.mishaps.find(({ problem }) => problem.some((line) => line.includes('siren')))
  const brought = world ? standInsOf(siren ?? null, world, world.props.slice(0, 2), clashesWithNothing) : []
  expect(brought).toHaveLength(2)
  expect(brought.map(([part]) => part)).not.toContain('the siren')
  for (const used of world?.props.slice(0, 2) ?? []) expect(brought).not.toContain(used)
})
