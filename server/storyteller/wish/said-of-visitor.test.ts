import { describe, expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { isMadeUp, isOddlyMade, saidOfVisitor } from './said-of-visitor.ts'

describe('of a made-up one a word says what the stories of visitors know', () => {
  test.each([
    // What it has not got it has lost.
    ['a unicorn without a horn', 'a unicorn who lost its horn'],
    ['a tiger with no stripes', 'a tiger who lost its stripes'],
    ['turtle who has no shell', 'a turtle who lost its shell'],
    ['a unicorn who is missing a horn', 'a unicorn who lost its horn'],
    ['a fairy with no wings', 'a fairy who lost her wings'],
    ['a king without a crown', 'a king who lost his crown'],
    ['a superhero who has no cape', 'a superhero who lost his cape'],
    ['a bear without a scarf', 'a bear who lost its scarf'],
    ['a knight with no horse', 'a knight looks for his horse'],
    // Kind, though everybody thinks otherwise.
    ['a shark who is kind', 'a kind shark'],
    ['a very friendly shark', 'a friendly shark'],
    // What it loves it does.
    ['a hippo who loves ballet', 'a hippo who dances ballet'],
    ['a truck who loves to dance', 'a truck who dances'],
    ['a cat who likes singing', 'a cat who sings'],
    ['a singing whale', 'a whale who sings'],
    ['a singing teapot', 'a teapot who sings'],
    ['a dancing octopus', 'an octopus who dances'],
    ['a talking spoon', 'a spoon who can talk'],
    ['a walking tree', 'a tree that walks'],
    // In other words than its story has.
    ['a cow on the wrong train', 'a cow who gets on the wrong train'],
    ['a dragon bursting for a wee', 'a dragon who needs a wee'],
    ['an indecisive bear', 'a bear who can’t decide'],
    // How much of it, and how big.
    ['a very hungry bear', 'a bear who is always hungry'],
    ['a really sleepy lion', 'a lion who is very sleepy'],
    ['a giant mouse', 'a mouse who is too big'],
    ['an enormous duck', 'a duck who is too enormous'],
    ['a big ant', 'an ant who is too big'],
    ['a tiny robot', 'a robot who is tiny'],
    // Not like the others.
    ['an octopus with nine arms', 'an octopus who has nine arms'],
    ['a giraffe with a short neck', 'a giraffe who has a short neck'],
    ['bunny with one floppy ear', 'a bunny who has one floppy ear'],
    ['a pony with a plaited tail', 'a pony who has a plaited tail'],
    ['a zebra with spots', 'a zebra who has spots'],
    ['a hippo with wings', 'a hippo who has wings'],
    // Where it lives, what it lays, eats, forgot and plays.
    ['a dragon in a teacup', 'a dragon who lives in a teacup'],
    ['a dragon in the oven', 'a dragon who lives in an oven'],
    ['a mouse in a shoe', 'a mouse who lives in a shoe'],
    ['a hen who lays golden eggs', 'a hen who laid a golden egg'],
    ['the goose that lays golden eggs', 'the goose who laid a golden egg'],
    ['a pig who loves to be clean', 'a pig who is always clean'],
    ['a squirrel who forgot where the nuts are', 'a squirrel who forgot where it put its nuts'],
    ['a snow leopard with a drum', 'a snow leopard who plays the drum'],
    ['a rooster who wakes up too late', 'a rooster who is always late'],
    ['a glowing fish', 'a fish that glows'],
    ['a cow in space', 'a cow who wants to go to space']
  ])('“%s” is “%s”', (typed, said) => expect(saidOfVisitor(typed)).toBe(said))
})

describe('any other wish stays as it was typed', () => {
  test.each([
    // Of a child, of a grown-up and of an animal at home it may be so in earnest.
    'my brother without legs',
    'a bear allergic to nuts',
    'a rabbit who was born without ears',
    'a princess with one arm',
    'an owl with a bent wing',
    'a bear with one short leg',
    'a bear who doesn’t know where his mummy is',
    'an elephant who can’t remember where her home is',
    'a girl with no hair',
    'a girl with one leg',
    'a mum with no hair',
    'a boy who loves to dance',
    'my sister loves to dance',
    'dad who loves to sing',
    'a kind teacher',
    'a very small baby',
    'the baby with a hole in her heart',
    'a boy allergic to nuts',
    'a boy in a wheelchair',
    'our dog without a tail',
    'the cat with one eye',
    'a dog with three legs',
    'a bird with one wing',
    'a fox with one eye',
    'a cow with three legs',
    'a cat with one ear',
    'an old dog with no teeth',
    'a hamster in a shoebox',
    'a spider in a jar',
    'a soldier without legs',
    'a pirate with a wooden leg',
    'a bear with no friends',
    'a puppy without a mummy',
    'a dog with no home',
    // What grows on a body, but not in any tale.
    'a giraffe without a neck',
    'a spider without legs',
    'a doll with no head',
    // So it is called.
    'a giant panda',
    'a big cat',
    'a giant squid',
    'a big digger',
    'a talking drum',
    'a singing bowl',
    'dancing shoes',
    'a singing lesson',
    'a dancing dragon',
    'a very hungry caterpillar',
    'a friendly neighbour',
    // All the others are like that.
    'a rabbit with long ears',
    'a cat with long whiskers',
    'a dragon with big wings',
    'a spider with eight legs',
    'a leopard with spots',
    'a tree without leaves',
    // Where it belongs, or what it wears.
    'an astronaut in space',
    'a guinea pig who goes to space',
    'a rocket in space',
    'a frog in a hat',
    'a mouse in a teapot'
  ])('“%s”', (typed) => expect(saidOfVisitor(typed)).toBe(typed))
})

test.each([
  ['a unicorn without a horn', /^wish-whoever-part$/u],
  ['a leopard without spots', /^wish-whoever-stripes$/u],
  ['a witch without a broom', /^wish-whoever-belonging$/u],
  ['a friendly crocodile', /^wish-unlike$/u],
  ['a shark who is kind', /^wish-unlike$/u],
  ['a bear who loves to dance', /^wish-deed-performs/u],
  ['a talking teapot', /^wish-whoever-talks$/u],
  ['a pancake who wants to fly', /^wish-whoever-fly$/u],
  ['a giant ladybird', /^wish-too$/u],
  ['a giraffe who is too tall', /^wish-too$/u],
  ['an octopus with nine arms', /^wish-visits-a-hundred$/u],
  ['a giraffe with a very short tail', /^wish-visits-a-hundred$/u],
  ['a goat with a wonky horn', /^wish-visits-a-hundred$/u],
  ['a squirrel with upside down ears', /^wish-visits-a-hundred$/u],
  ['a goat that only goes backwards', /^wish-whoever-goes-backwards$/u],
  ['a lamp that only wants to be purple', /^wish-whoever-another-colour$/u],
  ['a hare who does not like jumping', /^wish-fed-up$/u],
  ['a dragon in a lunchbox', /^wish-whoever-lives-in-a-piano$/u],
  ['a hen who lays golden eggs', /^wish-collecting-eggs$/u],
  ['a turtle who wants to see the mountains', /^wish-sees$/u],
  ['a cow who wants to see the sea', /^wish-whoever-beach$/u],
  ['a flying elephant', /^wish-flying-elephant$/u],
  ['a polite dragon', /^wish-whoever-manners$/u]
])('“%s” is told by %s', (typed, stories) => expect(plannedStory(typed).plot.id).toMatch(stories))

test('of a person who may be real nothing is made up', () => {
  expect(['dragon', 'tractor', 'spoon', 'witch', 'octopus'].every(isMadeUp)).toBe(true)
  expect(['boy', 'grandma', 'teacher', 'old dog', 'baby', 'dragons'].some(isMadeUp)).toBe(false)
})

test('what is odd about one is a part of it, and not what it has with it', () => {
  expect(isOddlyMade('had nine arms')).toBe(true)
  expect(isOddlyMade('had spots')).toBe(true)
  expect(isOddlyMade('had a long trunk', 'elephant')).toBe(false)
  expect(isOddlyMade('had a wonky trunk', 'elephant')).toBe(true)
  expect(isOddlyMade('had three friends')).toBe(false)
  expect(isOddlyMade('had a red scarf')).toBe(false)
})
