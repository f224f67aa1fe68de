import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readTheme } from '../wish/theme.ts'

test.each([
  'we killed it at karaoke',
  "daddy's killer dance moves",
  'daddy buried in laundry',
  'she buried grandad up to the neck on the beach',
  'we buried daddy in the sand and he laughed',
  'beat daddy at uno',
  'beat grandma at bowling',
  'drowning in marbles',
  'we dig a hole to the other side of the world',
  'the parrot is sick because he ate too many churros',
  'my phone died during the call with nana',
  'the balloon popped and died',
  'the dead sea and floating daddy',
  'he was robbed, it was clearly a goal',
  'what happens in the museum after they lock up',
  'an old rowing boat nobody uses anymore',
  "market day and i lost mummy's shopping list",
  "a sleepover at my cousin's and i miss mum",
  'the toys in the toy shop when they lock up',
  'Thandi gave her last piece of mango to a little boy at the bus stop today. Nobody asked her to, she just did it.'
])('“%s” hurts nobody', (typed) => expect(readTheme(typed, storyLibrary).kind).not.toBe('comfort'))

test.each([
  'daddy beat mummy at christmas',
  'he beat daddy at home',
  'daddy buried in the churchyard',
  'we buried baba in the sand yesterday',
  'drowning in the sea',
  'the killer in our street',
  'nan has gone to the other side',
  "i lost mummy's baby",
  'staying the night with uncle and i miss mum who died',
  'uncle Joe takes her to the shop and they lock up',
  'daddy works in the shop but he is locked up',
  'mummy works at school and daddy is locked up',
  'nan is sick because she ate too many of the berries',
  'they killed it in the field and mum cried',
  'he gave his life for us, nobody asked him to, he just did it'
])('“%s” does', (typed) => expect(readTheme(typed, storyLibrary).kind).toBe('comfort'))
