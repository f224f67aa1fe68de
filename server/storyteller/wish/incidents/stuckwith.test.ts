import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { incidentIn } from './incidents.ts'

const FAMILY: readonly KinMember[] = [
  kinMember('Mia', 'daughter', 'she', { isHero: true }),
  kinMember('Mum', 'mother', 'she')
]

test.each([
  ['our lift stopped at floor 14 with us and the noodle delivery man inside. 20 min. everyone became friends', { 'stuckwith.began': 'the lift had stopped at floor fourteen, and the doors stayed shut', 'stuckwith.one': 'the noodle delivery man', 'stuckwith.told': 'everybody became friends' }],
  ['our bus broke down and everyone shared their lunch', { 'stuckwith.at': 'on the bus', 'stuckwith.told': 'everybody shared their lunch', 'stuckwith.food': 'all that food' }],
  ['train stood still in a field for an hour, cows came to look', { 'stuckwith.began': 'the train stood still, in the middle of a field', 'stuckwith.told': 'cows came to look', 'stuckwith.animal': 'a row of cows' }],
  ['3 hours at the airport, she taught a pilot to fold frogs', { 'stuckwith.one': 'the pilot', 'stuckwith.told': 'Mia taught the pilot to fold frogs', 'stuckwith.skill': 'to fold frogs' }],
  ['queue for the passport office, whole line was singing at the end', { 'stuckwith.at': 'in the queue', 'stuckwith.told': 'the whole line was singing', 'stuckwith.song': 'the song' }],
  ['traffic jam, kids played uno through the windows with the next car', { 'stuckwith.told': 'the kids played Uno through the windows with the next car', 'stuckwith.game': 'Uno' }],
  ['stuck in the elevator with an old lady and her poodle for half an hour, she gave everyone mints', { 'stuckwith.who': 'an old lady', 'stuckwith.told': 'the old lady gave everyone mints' }],
  ['waiting room at the dentist took forever, an old man showed her how to whistle with a leaf', { 'stuckwith.told': 'the old man showed Mia how to whistle with a leaf' }],
  ['tram broke down, the driver came out and played the harmonica', { 'stuckwith.told': 'the driver came out and played the harmonica', 'stuckwith.plain': 'it all' }]
])('“%s” tells how they waited', (message, says) => {
  expect(incidentIn(message, FAMILY)).toMatchObject({ incident: 'stuckwith', says })
}) // prettier-ignore

test.each([
  'stuck in the lift alone and she cried',
  'our bus broke down today',
  'toy car got stuck under the sofa',
  'a train that gets stuck in the snow',
  'the lift is broken and grandma cannot get out',
  'train stood still because somebody was hurt',
  '3 hours at A&E with everyone',
  'a man at the bus stop shouted at us',
  'stuck in traffic and missed her recital',
  'queue at the food bank, everyone was kind',
  'ferris wheel today, she loved it',
  'waiting at the airport for daddy',
  'flight cancelled, slept on the floor with strangers',
  'an elevator that goes to the moon',
  'bus driver was rude today'
])('“%s” does not', (message) => {
  expect(incidentIn(message, FAMILY)?.incident).not.toBe('stuckwith')
})
