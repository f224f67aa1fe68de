import { expect, test } from 'vitest'

import { newthing } from './newthing.ts'

test.each([
  ['we got a second hand sofa and there was a spoon in it', { newthing: 'the sofa', 'newthing.ours': 'a second-hand sofa', 'newthing.told': 'There was a spoon in it' }],
  ['new kettle sings, papa dances to it', { 'newthing.ours': 'a new kettle', 'newthing.told': 'The kettle sang. Papa danced to it' }],
  ['his first own door key, he has locked and unlocked the door 40 times', { 'newthing.mine': 'a new door key', 'newthing.tried': 'locked the front door and unlocked it again' }],
  ['grandma\'s old typewriter came, the letter e jumps', { 'newthing.ours': 'an old typewriter', 'newthing.told': 'The letter e jumped' }],
  ['she got glasses for her teddy', { 'newthing.mine': 'some new glasses for the teddy' }],
  ['the carpet arrived, it is too big, it goes up the wall', { 'newthing.told': 'It was too big. It went up the wall' }],
  ['Hamza got a whistle from his uncle. why', { newthing: 'the whistle' }],
  ['we bought a new washing machine and everyone watched it for an hour', { 'newthing.told': 'Everyone watched it for an hour' }],
  ['nana gave her a music box, it plays the wrong tune', { 'newthing.mine': 'a new music box', 'newthing.told': 'It played the wrong tune' }],
  ['Dadaji bought a radio at the market and it only plays opera', { 'newthing.told': 'It only played opera' }],
  ['new sofa arrived but it wont fit through the door', { 'newthing.told': 'It would not fit through the door' }],
  ['mormor gave them her old camera, it has a film in it from 1984', { 'newthing.told': 'It had a film in it' }]
])('“%s” tells what is new', (message, says) => {
  expect(newthing(message, [])).toMatchObject(says)
}) // prettier-ignore

test.each([
  'we got a new puppy',
  'new baby sister came home',
  'new house, new school',
  'she got a new bike',
  'he got a new tooth',
  'new glasses for her, she hates them',
  'she got her glasses today',
  'we got a second hand car',
  'he wants a new scooter',
  'grandma died and we got her clock',
  'a wizard gets a new hat',
  'she got a certificate at school',
  'new teacher is strict',
  'he got a splinter',
  'got a cold',
  'mum got a new job',
  'the hospital gave him a wheelchair',
  'why do we need a new sofa',
  'he broke his new lamp',
  'we are moving to a new flat',
  'got a haircut'
])('“%s” does not', (message) => {
  expect(newthing(message, [])).toBeNull()
})
