import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { dropped } from './dropped.ts'

const FAMILY: readonly KinMember[] = [
  kinMember('Mia', 'daughter', 'she', { isHero: true }),
  kinMember('Leo', 'son', 'he'),
  kinMember('Mum', 'mother', 'she'),
  kinMember('Ada', 'baby sister', 'she', { isChild: true, speaks: false })
]

test.each([
  ['Her icecream fell on the pavement after one lick, there were tears, but the ice cream man gave her another', 'the ice cream', 'Mia’s ice cream fell on the pavement after one lick. There were tears. But the ice cream man gave Mia another'],
  ['haoran sat on someones suitcase of sausages', 'the sausages', 'Haoran sat on somebody’s suitcase of sausages'],
  ['the whole lasagne slid onto the floor, dog very happy', 'the lasagne', 'The whole lasagne slid onto the floor. The dog was very happy'],
  ['he poured the milk into dads shoe', 'the milk', 'Leo poured the milk into Dad’s shoe'],
  ['baby threw her porridge at grandad', 'the porridge', 'Ada threw her porridge at Grandad'],
  ['Leo dropped his birthday cake on the way to the car. We ate it with spoons', 'the birthday cake', 'Leo dropped his birthday cake on the way to the car. They ate it with spoons'],
  ['leo tipped his cereal into my handbag', 'the cereal', 'Leo tipped his cereal into Mum’s handbag'],
  ['dropped a whole pot of dal on the kitchen floor this morning', 'the dal', 'Mia dropped a whole pot of dal on the kitchen floor'],
  ['our picnic got sat on by grandpa', 'the picnic', 'Their picnic was sat on by Grandpa'],
  ['mia dropped her doughnut in the duck pond, ducks delighted', 'the doughnut', 'Mia dropped her doughnut in the duck pond. The ducks were delighted']
])('“%s” went where it should not', (message, thing, began) => {
  expect(dropped(message, FAMILY)).toMatchObject({ dropped: thing, 'dropped.began': began })
}) // prettier-ignore

test.each([
  'a robot who dropped his ice cream',
  'leo dropped his phone in the toilet',
  'she spilled boiling tea on her arm',
  'dad threw the plate at the wall and shouted',
  'mia dropped a glass and cut her foot',
  'grandma fell on the floor',
  'how do you stop milk spilling',
  'dropped mia at school today',
  'price of eggs fell',
  'we ate ice cream on the beach',
  'daddy drank all the beer and spilled it on the carpet',
  'mia pushed leo and his ice cream fell and they had a fight',
  'she choked on a grape and dropped the bowl'
])('“%s” tells of something else', (message) => {
  expect(dropped(message, FAMILY)).toBeNull()
})
