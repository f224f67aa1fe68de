import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { asAwake } from './asleep-before.ts'
import { incidentIn } from './incidents.ts'

const FAMILY = [kinMember('Wiremu', 'son', 'he', { isHero: true }), kinMember('Koro', 'grandfather', 'he')] // prettier-ignore

test.each([
  ['Eeling with Koro tonight but the boys fell asleep in the ute before we even got there. Can the story finish the trip', { 'asleepbefore': 'eeling with Koro', 'asleepbefore.where': 'in the ute', 'asleepbefore.when': 'just before', 'with.kin': 'Koro' }],
  ['up at 5am freezing for Matariki, Wiremu fell asleep standing up with his milo', { 'asleepbefore': 'Matariki', 'asleepbefore.where': 'standing up with the milo' }],
  ['he fell asleep in his soup', { 'asleepbefore': 'supper', 'asleepbefore.where': 'in the soup', 'asleepbefore.when': 'in the middle of' }],
  ['he slept through the whole fireworks', { 'asleepbefore': 'the fireworks', 'asleepbefore.where': 'sitting up' }],
  ['wiremu waited all day for the fireworks and fell asleep on my shoulder five minutes before they started', { 'asleepbefore.where': 'on a warm shoulder' }],
  ['the kids all fell asleep in the back of the car on the way to the beach', { 'asleepbefore': 'the beach', 'asleepbefore.where': 'in the back of the car' }],
  ['Wiremu conked out halfway through the panto', { 'asleepbefore': 'the panto', 'asleepbefore.when': 'halfway through' }],
  ['wiremu was fast asleep on koro’s lap when the lion dance began', { 'asleepbefore': 'the lion dance', 'asleepbefore.where': 'on Koro’s lap' }],
  ['wiremu slept right through it in his pushchair, the whole parade', { 'asleepbefore': 'the parade', 'asleepbefore.where': 'in the pushchair' }]
])('“%s” tells of what was slept through', (message, says) => {
  expect(incidentIn(message, FAMILY)).toMatchObject({ incident: 'asleepbefore', says })
}) // prettier-ignore

test.each([
  'a dragon who fell asleep before the party', 'he can’t sleep before the fireworks', 'grandad fell asleep and never woke up', 'the dog slept through the fireworks', 'dad fell asleep during the film',
  'the baby slept through the night', 'he finally fell asleep before midnight', 'Wiremu fell asleep at the hospital before the party', 'he fell asleep crying before the party', 'who fell asleep before the party?',
  'Wiremu was scared of the fireworks and fell asleep under the table', 'he fell asleep waiting for daddy to come home', 'the driver fell asleep before the match', 'a bear who sleeps through christmas', 'he fell asleep in the bath before supper',
  'my husband fell asleep during the film', 'he is asleep every night before the story ends', 'Wiremu has a fever and slept through the party', 'he fell off the trampoline at the party', 'nana slept through the film', 'why do we fall asleep before dinner'
])('“%s” does not', (message) => {
  expect(incidentIn(message, FAMILY)?.incident).not.toBe('asleepbefore')
}) // prettier-ignore

test.each([
  ['Koro fell asleep reading the bedtime story', { 'dozed': 'the bedtime story', 'dozed.when': 'in the middle of', 'with.kin': 'Koro' }],
  ['grandad snored halfway through the film', { dozed: 'the film' }]
])('“%s” tells of a grown-up who dozed off', (message, says) => {
  expect(incidentIn(message, FAMILY)).toMatchObject({ incident: 'dozed', says })
}) // prettier-ignore

test.each(['Koro fell asleep driving to the match', 'the teacher fell asleep during the story', 'Koro fell asleep and never woke up'])('“%s” does not', (message) => {
  expect(incidentIn(message, FAMILY)).toBeNull()
}) // prettier-ignore

test('is asked whether it may hurt as if nobody had slept', () => {
  expect(asAwake('the boys fell asleep in the ute before we got there. Granny is poorly')).toBe(
    'the boys sat in the ute we got there. Granny is poorly'
  )
})
