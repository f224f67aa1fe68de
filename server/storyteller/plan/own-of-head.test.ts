import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { headOfWish } from '../wish/head-of-wish.ts'

/** What was typed, the noun that it is about, and the stories that are told of it. */
const HEADS: [typed: string, head: string, stories: RegExp][] = [
  ['maya and the giant robot', 'the giant robot', /^wish-(?:robots|builds-robot)/u],
  ['a fox in the forest', 'a fox', /^wish-foxes/u],
  ['nora and the snow fox', 'the snow fox', /^wish-foxes/u],
  ['our dog max chasing a frisbee', 'our dog', /^wish-dogs/u],
  ['hiro goes to space', 'space', /^wish-(?:space|rocket)/u],
  ['freddie in space', 'space', /^wish-(?:space|rocket)/u],
  ['mia and mateo at the beach', 'the beach', /^wish-(?:seaside|beach)/u],
  ['train through the desert', 'train', /^wish-trains/u],
  ['eid party at grandmas', 'eid party', /^wish-eid/u],
  ['isla the superhero with an invisible cape', 'superhero', /^wish-(?:superhero|save-the-city)/u],
  ['princess mei with an invisible dog', 'the princess', /^wish-princess/u],
  ['isla the detective and the missing biscuits', 'detective', /^wish-(?:detective|who-ate-it)/u],
  ['theo the astronaut with a broken rocket', 'astronaut', /^wish-(?:space|rocket|astronaut)/u],
  ['trip to the MOON in a cardboard box', 'the MOON', /^wish-moon/u],
  ['Rugby with the cuzzies at the beach', 'Rugby', /^wish-rugby/u],
  ['grandma’s magic cookies', 'cookies', /^wish-biscuits/u],
  ['desert treasure hunt with a cat and lots of maps', 'desert treasure hunt', /^wish-treasure/u],
  ['a cow with a ladder', 'a cow', /^wish-(?:cows|known)/u],
  ['tiger and the mango tree', 'tiger', /^wish-(?:tiger|lions|pair)/u]
]

test.each(HEADS)('“%s” is about %s', (typed, head) => expect(headOfWish(typed)?.said).toBe(head))

test.each(HEADS)('“%s” is told by its own story, not by one that fits any noun: %s', (typed, _head, stories) =>
  expect(plannedStory(typed).plot.id).toMatch(stories)
)

test.each([
  // A sentence is about what happens in it.
  'she made up with her best friend at lunch',
  'finn got picked for the under eights',
  'hamza flies a carpet over the sea'
])('“%s” is about no noun', (typed) => expect(headOfWish(typed)).toBeNull())

test.each([
  // The first noun is what a thing is made or like, and no story of snow is one of slippers.
  ['silver slippers', /^wish-bedtime/u],
  ['mud kitchen', /^wish-pigs/u],
  // What it is like is told of any of its class.
  ['purple elephants', /^wish-elephants/u],
  ['a sleepy excavator', /^wish-diggers/u],
  ['a fox and a hen', /^wish-foxes/u],
  ['a kitten and the road', /^wish-kitten/u],
  ['a rabbit and the pot', /^wish-rabbits/u],
  ['helicopter seeds', /^wish-helicopters/u],
  // What is said beside it is the news, or may be.
  ['new baby in a glass box', /^wish-new-baby/u],
  ['new baby with a bad heart', /^wish-new-baby/u],
  ['picked on at school every day', /^wish-not-picked/u],
  ['twins but only one came home', /^wish-twins/u],
  ['waiting for food', /^wish-waiting/u],
  ['boat across the channel', /^wish-boats/u],
  ['train to the camp', /^wish-trains/u],
  ['daddy in hospital', /^wish-(?:doctor|ambulance|hospital)/u],
  ['daddy’s motorbike and the flowers by the road', /^wish-(?:motorbike|racing)/u]
])('“%s” is not told by a story of its noun: %s', (typed, stories) =>
  expect(plannedStory(typed).plot.id).not.toMatch(stories)
)

test.each([
  ['milo drives a tractor', /^wish-tractors/u],
  ['otto the knight', /^wish-knights/u],
  ['grandpa is a pirate', /^wish-(?:pirates|relative-was-a-pirate)/u],
  ['tess and her cat pickle', /^wish-cats/u],
  ['my hamster biscuit', /^wish-hamster/u],
  ['nia learns to swim', /^wish-swimming/u],
  ['bao learns to play the drums', /^wish-drums/u],
  ['hugo and his dog pickle go camping', /^wish-camping/u],
  ['ida and her big sister go to the beach', /^wish-(?:seaside|sandcastle)/u]
])('who is in it may be anybody, and it is told of the rest: “%s”', (typed, stories) =>
  expect(plannedStory(typed).plot.id).toMatch(stories)
)

test.each([
  'grandma is a star',
  'daddy is an angel',
  'grandpa is a ghost now',
  'nana went to the moon and is not coming back',
  'our dog barks'
])('“%s” is nobody’s trade and no game', (typed) =>
  expect(plannedStory(typed).plot.id).not.toMatch(/^wish-(?:shooting-star|ghost|moon|space|rocket|dogs|angel)/u)
)
