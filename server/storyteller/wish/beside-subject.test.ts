import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  ['swimming lessons start on saturday', 'wish-swimming'],
  ['she starts ballet on tuesday', 'wish-ballet'],
  ['baby brother coming in november', 'wish-baby-coming'],
  ['her birthday is on thursday, she will be 7', 'wish-birthday'],
  ["he's got his first football match tomorrow", 'wish-football'],
  ["he's scared of the dark", 'wish-the-dark'],
  ['shes scared of thunder', 'wish-thunder'],
  ['the biggest fire engine in the whole world', 'wish-fire-engine'],
  ['rusty old tractor', 'wish-tractors'],
  ['a dog called max', 'wish-dogs'],
  ['a cat named tiger lily', 'wish-'],
  ['lost his favourite teddy at the park', 'wish-lost-toy'],
  ['she wont share with her little brother', 'wish-sharing'],
  ['pirates looking for treasure', 'wish-pirates'],
  ['it snowed today and we built a snowman', 'wish-(?:snow-day|first-snow)'],
  ['sleepover at nanas', 'wish-night-at-nanas'],
  ['Ava doesn’t want to go to nursery', 'wish-nursery'],
  ['mia is starting school', 'wish-school'],
  ['noah won’t brush his teeth', 'wish-teeth'],
  ['ava hates haircuts', 'wish-haircut']
])('“%s” is told by the story of its subject: %s', (typed, id) =>
  expect(plannedStory(typed).plot.id).toMatch(new RegExp(`^${id}`, 'u'))
)

test.each([
  // What looks otherwise and what is done are the story.
  ['purple elephants', 'wish-elephants'],
  ['no school tomorrow because of the snow', 'wish-school'],
  ['my baby sister cuts her own hair', 'wish-new-baby'],
  ['our new baby cousin, we haven’t met him yet', 'wish-new-baby'],
  ['a hat shop for snowmen', 'wish-snow-day'],
  ['flying to Durban to see ouma', 'wish-planting-seeds'],
  // What is sad is told as itself.
  ['our old dog', 'wish-dogs'],
  ['my friend is going to another school', 'wish-school'],
  ['the new baby came home without mummy', 'wish-new-baby'],
  ['he starts school and daddy has died', 'wish-school'],
  ['noah has no school any more', 'wish-school'],
  ['jack lost his brother', 'wish-new-baby'],
  ['swimming lessons stopped because a boy drowned', 'wish-swimming'],
  ['the fire engine came to our house when it burned', 'wish-fire-engine']
])('“%s” is none of it: %s', (typed, id) => expect(plannedStory(typed).plot.id).not.toMatch(new RegExp(`^${id}`, 'u')))

test.each([
  ['lightning mcqueen', 'wish-racing-cars'],
  ['hulk', 'wish-superheroes'],
  ['elsa and anna', 'wish-ice-palace'],
  ['harry potter', 'wish-wizard'],
  ['minecraft', 'wish-block-world'],
  ['transformers', 'wish-(?:robots|builds-robot)'],
  ['disney princess', 'wish-princess'],
  ['hello kitty', 'wish-cats']
])('what is free of “%s” has its own story: %s', (typed, id) =>
  expect(plannedStory(typed).plot.id).toMatch(new RegExp(`^${id}`, 'u'))
)
