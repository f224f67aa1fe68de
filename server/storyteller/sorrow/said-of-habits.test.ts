import { describe, expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

/** As parents type small troubles of every day, and the story that was written for each. */
const TOLD: [string, string[]][] = [
  ['wish-sad-no-reason', ['feeling sad', 'sad for no reason']],
  ['wish-fell-out', ['noah said he isnt my friend anymore', 'she says im not her friend anymore', 'Valentina’s best friend Sofi said she doesn’t want to be her friend anymore']],
  ['wish-moving-house', ['Moving to a new house in August, the boys are sad to leave their friends']],
  ['wish-bad-dream', ['she had a bad dream about a fox', 'bad dreams about a fox', 'nightmare about spiders']],
  [
    'wish-hitting',
    ['he keeps hitting his sister', 'he pushed his brother', 'pushed a boy at nursery', 'angry and hitting', 'theo hit another child at nursery today', 'Maya pushed her sister over', 'no hitting', 'theo hit his brother today', 'theo hit his brother today and needs to learn gentle hands', 'he hit his friend today, we talked about gentle hands', 'learning to use kind hands', 'gentle hands']
  ],
  [
    'wish-monsters',
    ['thinks theres something under the bed', 'she thinks something is under her bed', 'he says theres a monster behind the curtain']
  ],
  [
    'wish-washing-hands',
    ['she won’t wash her hands', 'he refuses to wash his hands', 'Theo hates washing his hands', 'never washes his hands after the toilet', 'learning to wash her hands properly', 'muddy hands that won’t be washed', 'isla doesnt want to wash her hands', 'wash your hands before tea', 'forgets to wash his hands', 'a fight every time about washing hands', 'dirty hands at the table']
  ],
  [
    'wish-being-first',
    ['she always wants to be first', 'he has to be first all the time', 'wants to be first in line', 'first in the queue', 'always has to go first', 'Theo cries when he is not first', 'they both want to be first', 'me first', 'pushed in front in the line at school', 'arguing about who goes first', 'she gets upset if she isnt first', 'had to be last in line today']
  ],
  [
    'wish-early-waking',
    ['wakes up at five every morning', 'he wakes at 5am every day', 'up at 5 again', 'she is up at the crack of dawn', 'wakes up too early', 'early riser', 'wakes everyone at five oclock', 'its not morning yet', 'she thinks 4am is morning', 'gro clock']
  ],
  [
    'wish-loud-flush',
    ['scared of the toilet flush', 'the toilet is too loud', 'scared of public toilets', 'the toilet flushes by itself and shes scared', 'hates the flushing noise', 'wont flush because it is too loud', 'Isla covers her ears when the toilet flushes', 'toilets that flush on their own', 'wont go in public toilets', 'the flush at the service station', 'automatic loos']
  ],
  [
    'wish-interrupting',
    ['interrupting when others talk', 'she always interrupts', 'he keeps interrupting', 'butting in', 'wants to talk when I am on the phone', 'cant wait for her turn to talk', 'waiting until the grown-ups finish talking', 'he talks over everyone', 'learning not to interrupt', 'never lets us finish a sentence']
  ],
  ['wish-brother-breaks', ['the baby knocked my tower down']],
  [
    'wish-tower-fell',
    ['her tower fell down', 'somebody knocked over his tower', 'my little sister broke my tower', 'his brother keeps knocking down his tower', 'the tower keeps falling', 'building a tower and it fell', 'her lego tower broke and she cried', 'the blocks fell down', 'they knocked my tower over at nursery']
  ],
  [
    'wish-another-teacher',
    ['a substitute teacher', 'a supply teacher today', 'different teacher today', 'her teacher wasnt there today', 'we had a supply teacher', 'his teacher is on a course tomorrow', 'scared of the supply teacher', 'not her usual teacher', 'a stand-in teacher']
  ],
  [
    'wish-tooth-lost',
    ['her tooth is hanging by a thread', 'my two front teeth are loose', 'his tooth is wobbling', 'the wobbly tooth won’t come out', 'scared of her wobbly tooth', 'she wiggles her tooth all day', 'doesnt want his tooth to fall out']
  ]
] // prettier-ignore

describe.each(TOLD)('%s', (plot, wishes) => {
  // A second story of the same subject takes its turn.
  test.each(wishes)('is told of “%s”', (wish) => expect(plannedStory(wish).plot.id.startsWith(plot)).toBe(true))
})

/** They say the same words, and something in them is a need, or another thing altogether. */
const OTHER = [
  'his dad hit him', 'her brother hits her', 'dad hits his sister', 'tito hit his sister', 'they hit my brother', 'someone hit his brother', 'boyfriend hit his brother', 'hit my brother', 'a boy hit her at nursery', 'he hits himself', 'mum keeps hitting his sister', 'pushed his brother down the stairs', 'he hit his sister and she bled', 'his stepdad keeps hitting his sister',
  'he washes his hands until they bleed', 'he keeps washing his hands', 'washing her hands over and over because she is scared of germs', 'mum has to wash her hands because she is ill', 'washing hands so granny does not get ill again', 'the nurse washed her hands when grandad died',
  'his first day without daddy', 'she was first to find grandpa dead', 'first in line at the soup kitchen', 'the line at the border', 'he is first to be hit', 'came first in the race',
  'woke up at five and daddy was gone', 'woke up at five because he was sick', 'mummy went to hospital at five in the morning', 'wakes up crying for nana every morning', 'wakes up at five hungry', 'mum wakes up early for work',
  'our goldfish died and we flushed him down the toilet', 'scared of the toilets at school because the big boys hit him', 'a man in the toilets', 'he is scared of the toilets because the boys wait there',
  'mum and dad shout at each other and he interrupts', 'mum was on the phone to the hospital', 'daddy talks to us on the phone from prison', 'nobody listens to her',
  'the tower fell on grandad', 'the tower fell on him', 'my brother fell from the tower', 'daddy broke my tower and then he hit me', 'a block of flats fell down and people died', 'my dad kicked my tower and shouted',
  'her teacher died', 'his teacher is in hospital', 'the supply teacher hit me', 'the supply teacher shouted at him', 'her teacher left for ever and she misses her',
  'daddy knocked her tooth out', 'his loose tooth from the accident', 'her tooth is loose because daddy hit her'
] // prettier-ignore

test.each(OTHER)('“%s” is told by none of them', (wish) =>
  expect(TOLD.map(([plot]) => plot)).not.toContain(plannedStory(wish).plot.id)
)
