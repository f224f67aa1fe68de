import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { oncewas } from './oncewas.ts'

const family: readonly KinMember[] = [
  kinMember('Mateja', 'daughter', 'she', { isHero: true }),
  kinMember('Grandad Joe', 'grandfather', 'he')
]

test.each([
  ['Turns out abuela was a luchadora before. We only found the mask today.', { oncewas: 'was a luchadora', 'with.kin': 'Abuela', 'with.kin.away': 'abuela', 'oncewas.thing': 'the mask', 'oncewas.tip': 'Elbows out' }],
  ['Grandad got the old accordion down from the attic and played, Mateja danced until her socks came off', { oncewas: 'played the accordion', 'with.kin': 'Grandad Joe', 'oncewas.thing': 'the accordion', 'oncewas.also': 'Mateja danced until the socks came off' }],
  ['nana used to be in a rock band!! found a photo', { oncewas: 'was in a rock band', 'with.kin': 'Nana', 'oncewas.a': 'an old photo' }],
  ['Daddy showed us his skateboard tricks from when he was 12', { oncewas: 'did skateboard tricks', 'with.kin': 'Daddy', 'oncewas.thing': 'the skateboard' }],
  ['found out today that Opa was a goalkeeper for a real team. he still has the gloves', { oncewas: 'was a goalkeeper for a real team', 'oncewas.a': 'some old gloves', 'oncewas.found': 'them' }],
  ['turns out uncle Tunde was once a DJ', { oncewas: 'was a DJ', 'with.kin': 'Uncle Tunde' }],
  ['my mum used to do ballet, she showed us her old shoes', { oncewas: 'did ballet', 'oncewas.thing': 'the shoes' }]
])('“%s” tells what that one once was', (message, says) => {
  expect(oncewas(message, family)).toMatchObject(says)
}) // prettier-ignore

test.each([
  'a grandma who used to be a pirate',
  'grandad used to be alive',
  'Grandpa was in the war and we found his medals',
  'grandma used to live with us',
  'daddy was a baby once',
  'when daddy was little',
  'Grandma used to be able to walk',
  'turns out nana was sick all week',
  'Grandad was late again',
  'daddy showed us the new car',
  'dad used to shout a lot',
  'nani got the cake out of the oven',
  'turns out daddy was married before',
  'Grandma found her glasses',
  'Grandad was in prison once',
  'he was a goalkeeper today',
  'a dragon who was once a knight'
])('“%s” does not', (message) => {
  expect(oncewas(message, family)).toBeNull()
})
