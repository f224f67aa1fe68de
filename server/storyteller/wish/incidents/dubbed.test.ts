import { expect, test } from 'vitest'

import { incidentIn } from './incidents.ts'

test.each([
  ['our rewena bug is called Gary. Gary needs feeding every day and the whole whanau has an opinion', { dubbed: 'Gary', 'dubbed.a': 'a rewena bug', 'dubbed.fed': 'Gary', 'dubbed.told': 'Gary needed feeding every day. The whole whanau had an opinion' }],
  ['the yoghurt lid is her best friend this week, name Gerald, he should go somewhere nice', { dubbed: 'Gerald', 'dubbed.a': 'a yoghurt lid', 'dubbed.along': 'Gerald' }],
  ['spider in the bathroom is called Boris and nobody may move him', { dubbed: 'Boris', 'dubbed.lives': 'in the bathroom', 'dubbed.left': 'Boris', 'dubbed.told': 'Nobody was allowed to move Boris' }],
  ['the robot hoover is called Susan and gets stuck under the sofa', { dubbed: 'Susan', 'dubbed.stuck': 'Susan', 'dubbed.told': 'Susan got stuck under the sofa' }],
  ['his sunflower’s name is Dave, it’s taller than him now', { dubbed: 'Dave', 'dubbed.a': 'a sunflower', 'dubbed.grown': 'Dave' }],
  ['we named the sourdough Doris', { dubbed: 'Doris', 'dubbed.bare': 'sourdough', 'dubbed.untold': 'Doris' }],
  ['she named her bean plant Jack. jack needs water but not too much', { dubbed: 'Jack', 'dubbed.bare': 'bean plant', 'dubbed.watered': 'Jack' }],
  ['she found a stick with a face and named it Kevin. kevin came to dinner', { dubbed: 'Kevin', 'dubbed.told': 'Kevin came to dinner' }],
  ['Susan the robot hoover ate a sock today', { dubbed: 'Susan', 'dubbed.told': 'Susan ate a sock' }],
  ['their potato is called Mr Spud and has a bed in the cutlery drawer', { dubbed: 'Mr Spud', 'dubbed.told': 'Mr Spud had a bed in the cutlery drawer' }],
  ['a spider has moved in behind the loo. Her name is Maureen and the kids wave at her', { dubbed: 'Maureen', 'dubbed.told': 'Maureen had moved in behind the loo. The kids waved at Maureen' }],
  ['our car is called Betty and we all clap when she starts', { dubbed: 'Betty', 'dubbed.told': 'They all clapped when Betty started' }],
  ['we call our old bike Bertha, she squeaks on every hill', { dubbed: 'Bertha', 'dubbed.told': 'Bertha squeaked on every hill' }],
  ['his pet stone, Rocky, needs a bath every sunday', { dubbed: 'Rocky', 'dubbed.told': 'Rocky needed a bath every Sunday' }]
])('“%s” tells who has a name', (message, says) => {
  expect(incidentIn(message, [])).toMatchObject({ incident: 'dubbed', says })
}) // prettier-ignore

test.each([
  'our dog is called Rex and he needs a walk',
  'a dragon called Kevin who is afraid of fire',
  'what is the moon called',
  'her new teacher is called Mrs Hall',
  'we called the dentist yesterday',
  'the spider called Boris died today',
  'his imaginary friend is called Bob and needs a chair',
  'a snail called Turbo who flies to the moon',
  'they called him names at school',
  'the boat in the book is called Marigold',
  'we lost the teddy called Bruno',
  'nana called to say good night',
  'a story about a spoon named Mabel',
  'he is scared of the spider in the bathroom, we call it Boris',
  'Thomas the tank engine gets stuck'
])('“%s” does not', (message) => {
  expect(incidentIn(message, [])?.incident).not.toBe('dubbed')
})
