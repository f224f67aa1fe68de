import { expect, test } from 'vitest'

import { saidOfCompound } from './compound-wish.ts'

test.each([
  ['tofu lighthouse', 'a lighthouse made of tofu'],
  ['a guava train', 'a train made of guavas'],
  ['cherry radish helicopter', 'a helicopter made of cherry radishes'],
  ['noodles bridge', 'a bridge made of noodles'],
  ['goldfish opera', 'a goldfish who sings in an opera'],
  ['cactus choir', 'a cactus who sings in a choir'],
  ['slipper parade', 'a slipper who marches in a parade'],
  ['Tractor Wedding', 'a tractor holds a wedding'],
  ['penguin football', 'a penguin who plays football'],
  ['moth librarian', 'a moth librarian'],
  ['kiwi night bus', 'a kiwi who drives a night bus'],
  ['hedgehog hat shop', 'a hedgehog who runs a hat shop'],
  ['teahouse turtle', 'a turtle who lives in a teahouse'],
  ['ukulele crab', 'a crab who plays a ukulele'],
  ['frog with guitar', 'a frog who plays a guitar'],
  ['Mango thief', 'a thief who takes a mango']
])('“%s” stands for “%s”', (wish, sentence) => expect(saidOfCompound(wish)[0]).toBe(sentence))

// What two nouns have to do with each other is not always known.
test.each([
  ['goat telephone', 'a goat and a telephone'],
  ['lantern octopus', 'an octopus and a lantern']
])('of “%s” it is only known that there are the two', (wish, pair) => expect(saidOfCompound(wish)).toEqual([pair]))

test.each([
  // The name of one thing.
  'gingerbread house',
  'fire engine',
  'polar bear',
  'pizza oven',
  'straw hat',
  'goat cheese',
  'kitten soup',
  'orange car',
  'orange cat',
  'butter lamp',
  'potato clock',
  'dragon kite',
  'flower crown',
  'violin orchestra',
  'costume parade',
  'bird rescue',
  'summer holiday',
  'swan boat',
  'camel train',
  'harp seal',
  'crystal ball',
  'mosque cat',
  'sea lion',
  'barn owl',
  'horse race',
  'pizza party',
  'dog rescue',
  // There are such places.
  'pig farm',
  'rabbit hotel',
  'puppy school',
  'dinosaur museum',
  // One and the same.
  'mermaid princess',
  'giant ladybird',
  'strawberry milkshake',
  // Whose it is, or that it does something.
  "fox's rain wedding",
  'a hat wearing dog',
  'goldfish',
  'a goldfish and an opera',
  'my goldfish',
  'Camille Opera',
  // Of what stands before a rat it is not known what it is.
  'plague rat parade'
])('“%s” is not taken apart', (wish) => expect(saidOfCompound(wish)).toEqual([]))
