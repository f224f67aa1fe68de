import { expect, test } from 'vitest'

import { showsOf } from './wish-shows.ts'

test.each([
  ['show and tell tomorrow, bringing a giant pinecone', 'a giant pinecone', 'the giant pinecone'],
  ['taking a pinecone to show and tell', 'a pinecone', 'the pinecone'],
  ['she is taking her shell to show and tell tomorrow', 'a shell', 'the shell'],
  ['show-and-tell on friday with his dinosaur fossil', 'a dinosaur fossil', 'the dinosaur fossil']
])('is brought to be shown: %s', (wish, shows, the) => {
  expect(showsOf(wish)).toEqual({ shows, 'shows.the': the })
})

test.each([
  'show and tell',
  'scared of show and tell',
  'bringing my hamster to show and tell',
  'show and tell tomorrow, bringing granny',
  'show and tell tomorrow, taking her seashells',
  'she lost her shell at show and tell',
  'today at show and tell he broke the pot'
])('is nothing that can lie under a tea towel until tomorrow: %s', (wish) => {
  expect(showsOf(wish)).toBeNull()
})
