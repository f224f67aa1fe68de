import { expect, test } from 'vitest'

import { relativeClause } from './relative-clause.ts'

test.each([
  ['a vampire that only drinks tomato juice meets a werewolf puppy', 'a vampire', 'meets a werewolf puppy'],
  ['a robot who can’t dance goes to a disco', 'a robot', 'goes to a disco'],
  ["a robot who can't dance goes to a disco", 'a robot', 'goes to a disco'],
  ['a snail who wants to be fast enters a race', 'a snail', 'enters a race'],
  ['a monster who only eats socks opens a sock shop', 'a monster', 'opens a sock shop'],
  ['a hippo who loves ballet shoes and tutus joins a class', 'a hippo', 'joins a class'],
  ['a dragon who sneezes when it rains meets a knight', 'a dragon', 'meets a knight'],
  ['a dog who thinks he’s a cat meets a cat who thinks she’s a dog', 'a dog', 'meets a cat who thinks she’s a dog'],
  ['a lift that only goes sideways, ends up inside the bakery', 'a lift', 'ends up inside the bakery'],
  ['a giraffe with a sore throat looking for a scarf', 'a giraffe', 'looking for a scarf'],
  [
    'a princess who loves swords and a blacksmith who loves dresses trade jobs',
    'a princess and a blacksmith',
    'trade jobs'
  ],
  ['a fox with two left shoes goes to a wedding', 'a fox', 'goes to a wedding'],
  ['a dog with a cone on its head goes to the park', 'a dog', 'goes to the park'],
  ['a sheep who can’t sleep counts people', 'a sheep', 'counts people'],
  ['a mermaid who can’t swim learning from an octopus', 'a mermaid', 'learning from an octopus'],
  ['a penguin who loves fish and a seal who hates fish', 'a penguin', 'meets a seal who hates fish'],
  ['a fox who has a red hat and a badger go on a picnic', 'a fox and a badger', 'go on a picnic'],
  ['a bear who is scared of water rides a boat', 'a bear', 'rides a boat'],
  ['a bear who loves trains rides to the sea', 'a bear', 'rides to the sea'],
  ['a ghost who hates the dark paints his house', 'a ghost', 'paints his house'],
  ['a snail who never hurries races a tortoise', 'a snail', 'races a tortoise'],
  ['a crab who is shy dances with a whale', 'a crab', 'dances with a whale'],
  ['a dragon with a cold looks for a hanky', 'a dragon', 'looks for a hanky'],
  ['a mole with big boots plants a tree', 'a mole', 'plants a tree'],
  ['a bear with a new hat fishing in the rain', 'a bear', 'fishing in the rain'],
  ['a wizard with odd socks flying to the moon', 'a wizard', 'flying to the moon'],
  ['a crab with red boots racing a shark', 'a crab', 'racing a shark']
])('the verb of “%s” comes after what is said of who does it', (wish, who, does) =>
  expect(relativeClause(wish)).toMatchObject({ who, does })
)

test('what is known of each of two is kept', () =>
  expect(relativeClause('a pirate who can’t swim and a mermaid who can’t walk swap places')?.known).toEqual([
    'a pirate who can’t swim',
    'a mermaid who can’t walk'
  ]))

test.each([
  'a dragon who is afraid of fire',
  'a bunny with no hair because my daughter has none now',
  'a monster with tummy ache after eating a town made of cake',
  'a mum who is a firefighter and a dad who knits',
  'a hippo who loves making cakes',
  'a monkey who can’t stop looking for bananas',
  'a dog who has a cat and a mouse who sings',
  'a slug who wants a shell like his friend has',
  'a girl who loves swords and dragons',
  'a boy who eats crisps all day',
  'a boy who thinks his cat speaks French',
  'a cow that wants to be an astronaut because the moon is made of cheese',
  'a pigeon who delivers post but gets lost in London',
  'a cat burglar that is really a cat and only takes warm laundry',
  'a shark who is a dentist and his patient is a tiny fish',
  'a boy who sneezes and the lights go off',
  'a scarecrow who is shy of crows, the crows are trying to help him',
  'the toy that nobody plays with any more',
  'a story in which every animal says its own name backwards',
  'a cat with a hat',
  'a unicorn who gives rides to children',
  'a bear who loves train rides to the sea',
  'a giant who is fond of train rides to the sea',
  'a duck who loves boat races on the river',
  'a mouse who hates school plays with songs',
  'a penguin who is bad at ice skating with his friends',
  'a girl who loves horse riding and ballet',
  'a hippo who dreams of rock climbing in the Alps',
  'a mole who likes opera singing in the bath',
  'a bear with a new fishing rod',
  'a snail with red racing stripes',
  'a wizard with a big flying carpet',
  'a pirate with a new singing parrot',
  'a fox with good looks and a hat'
])('“%s” has no other verb', (wish) => expect(relativeClause(wish)).toBeNull())
