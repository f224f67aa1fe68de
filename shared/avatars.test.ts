import fluent from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' }
import { expect, test } from 'vitest'

import { AVATAR_CATEGORIES, AVATARS, findAvatar, UNLISTED_AVATARS } from './avatars.ts'

const everyone = [...AVATAR_CATEGORIES.flatMap((category) => AVATARS[category]), ...UNLISTED_AVATARS]

test('§3: as many faces of each kind as the specification lists', () => {
  expect(AVATAR_CATEGORIES.map((category) => AVATARS[category].length)).toEqual([37, 11, 15, 12, 10, 12])
})

test('§3: underscores and hyphens name the same face, and each of them has a picture of its own', () => {
  for (const { id } of everyone) {
    expect(findAvatar(id).id).toBe(id)
    expect(findAvatar(id.replaceAll('_', '-')).id).toBe(id)
  }
  expect(everyone.filter(({ icon }) => !(icon in fluent.icons))).toEqual([])
  expect(new Set(everyone.map(({ icon }) => icon)).size).toBe(everyone.length)
})

test.each([
  ['black', '-dark', '🏿'],
  ['dark_brown', '-medium-dark', '🏾'],
  ['medium_brown', '-medium', '🏽'],
  ['light_brown', '-medium-light', '🏼']
])('§3: everybody with %s skin is shown with that skin, a grandpa too', (tone, icon, skin) => {
  for (const who of ['baby', 'boy', 'girl', 'woman', 'man', 'grandma', 'grandpa']) {
    const face = findAvatar(`${who}_${tone}`)
    expect(face.icon).toMatch(new RegExp(`^(?:baby|boy|girl|woman|man|old-woman|old-man)${icon}$`))
    expect(face.emoji).toContain(skin)
  }
})

test('§3: what is unknown is shown as a girl', () => {
  expect(findAvatar('a face of next year').id).toBe('girl')
  expect(findAvatar('__proto__').id).toBe('girl')
})
