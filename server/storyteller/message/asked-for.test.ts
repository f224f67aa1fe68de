import process from 'node:process'
import { describe, expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { DURATIONS } from '#shared/story.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import { planStory } from '../plan/plan-story.ts'
import { askedFor, CALM_WISH } from './asked-for.ts'

/** What was typed, the wish that is left, and what is refused. */
const ASKED: [string, string, string[]?][] = [
  ['something slow and sleepy with owls please', 'owls'],
  ['something spooky for an 11 yr old but so he can still sleep after, set in a school', 'a school'],
  ['a story that happens under the sea', 'the sea'],
  ['knights but nobody fights they just have lots of laundry', 'knights who have lots of laundry'],
  ['spiders, but friendly ones with hats on, because we found one', 'friendly spiders with hats on'],
  ['trains only', 'trains'],
  ['mushrooms, with real latin names in, he checks', 'mushrooms'],
  ['a whale, must finish with everybody asleep, nothing jumpy', 'a whale'],
  ['something about kites only make it rhyme, last time it was about winning', 'something about kites'],
  ['mermaid story, no princes no singing she runs a garage', 'a mermaid who runs a garage'],
  ['a wee story about a lost welly', 'a lost welly'],
  ['unicorn but make it a plumber', 'a unicorn who is a plumber'],
  ['dinosaurs but tiny and living in the butter dish', 'tiny dinosaurs living in the butter dish'],
  ['please no monsters just bunnies', 'bunnies', ['monsters']],
  ['a story with no scary bits and lots of cheese', 'lots of cheese'],
  ['make her brave for the dentist', 'the dentist'],
  ['help her be brave about the dark', 'scared of the dark'],
  ['he is frightened of the hoover make it friendly', 'he is frightened of the hoover'],
  ['they both want to be the princess so two princesses please', 'two princesses'],
  ['something sleepy pls he’s had three birthday parties', CALM_WISH],
  ['make it funny but not too long', ''],
  ['nothing scary just a quiet walk with the dog', 'a quiet walk with the dog'],
  ['a story where the baddie just needed a nap', 'a baddie who just needed a nap'],
  ['can it be about me but I’m tiny', 'what if I was tiny'],
  // Written before anything of this was tried.
  ['something calm with a lighthouse please', 'a lighthouse'],
  ['no dragons tonight, just kittens', 'kittens', ['dragons']],
  ['a story without any spiders but with ladybirds', 'ladybirds', ['spiders']],
  ['not trains again, how about tractors', 'tractors', ['trains']],
  ['can you make it about penguins and keep it short', 'penguins'],
  ['hedgehogs, nothing scary', 'hedgehogs'],
  ['an owl and a bus. Not too scary she has kindergarten tomorrow', 'an owl and a bus'],
  ['please can it be a gentle one about otters', 'otters'],
  ['make him brave for the jab tomorrow', 'the jab tomorrow'],
  ['help me be brave about thunder', 'scared of thunder'],
  ['a bit of a silly one about socks', 'socks'],
  ['something funny and not too long about a robot', 'a robot'],
  ['short one tonight, we are late', ''],
  ['nothing scary, she woke up twice last night', ''],
  ['a mystery with a detective, she’s 10 so not too babyish', 'a mystery with a detective'],
  ['no witches no ghosts just a nice picnic', 'a nice picnic', ['witches', 'ghosts']],
  ['quiet story pls, rabbits', 'rabbits'],
  ['anything but dinosaurs', '', ['dinosaurs']],
  ['make it rhyme and put a snail in it', 'a snail'],
  ['a sleepy one about the moon, he’s had a big day', 'the moon'],
  ['something to calm her down after swimming', 'swimming'],
  ['a long one about pirates because he had a nap', 'pirates'],
  ['finish it with everybody in bed please', ''],
  ['do one like yesterday but with more frogs', 'frogs'],
  ['something with no monsters pls', '', ['monsters']],
  ['we want the one with owls again', 'owls'],
  ['calm story, no wolves, lots of pancakes', 'lots of pancakes', ['wolves']],
  ['make the bath less scary for him', 'scared of the bath'],
  ['long story please he had a nap', ''],
  ['give me a bedtime story, very soothing, with whales', 'whales'],
  ['no scary bits please, a bus and a baby elephant', 'a bus and a baby elephant'],
  ['dinosaurs but tiny', 'tiny dinosaurs'],
  ['she won’t let go of her dummy, something gentle', 'she won’t let go of her dummy'],
  ['tell it slow and quiet like rain', 'rain'],
  ['how to say sorry to my friend', 'saying sorry to my friend']
]

/** Of these all words are the wish. */
const WHOLE = [
  'a dragon who never says please', 'the magic word please', 'a castle with no princess', 'fire engine with no siren', 'a picnic without ants',
  'snow day no school', 'no school tomorrow because of the storm', 'I’m not tired', 'a very polite dragon', 'a quiet boy who could roar', 'the sleepiest sheepdog in Wales',
  'a bear who makes it snow', 'make a cake', 'there are no monsters under the bed', 'a short giraffe', 'too excited to sleep, christmas eve', 'slow worms', 'short people',
  'the dragon had no friends but a snail', 'a witch with no broom just a mop', 'not picked for the team', 'a funny hat', 'a scary story competition at school', 'nothing in the box',
  'she is brave at the dentist', 'no more nappies', 'no more dummies', 'no telly', 'a day with no shoes', 'everybody in bed by six', 'help the aged bus', 'can you make pancakes without eggs',
  'a happy ending for the sad trombone', 'the long story of a short sock', 'one like my brother has', 'a snail who wants to be brave'
] // prettier-ignore

/** An instruction stands beside a sorrow: then nothing is read off, and the sorrow is heard. */
const SORROWS = [
  'no scary bits, the fire brigade came for mum',
  'something calm about dad leaving',
  'nothing scary please because ella is having her leg off',
  'dad is leaving us, something gentle please',
  'help her be brave, daddy is in hospital', 'help her be brave about daddy dying', 'something calm, nana died', 'make it gentle please our dog was put down today',
  'nothing scary, daddy hit mummy', 'short and quiet please, it was grandpa’s funeral today', 'no more daddy', 'please no more fighting', 'no dad just mum now', 'no monsters please, mum has cancer',
  'something funny, granny passed away', 'without mummy', 'no mummy any more', 'no friends just me', 'please no more shouting',
  'make her brave for the funeral', 'a calm story about when grandad died', 'no scary bits please, our house burned down', 'no kittens any more'
] // prettier-ignore

describe('what is asked about the telling is read off', () => {
  test.each(ASKED)('“%s” wishes for “%s”', (typed, wish, refused = []) =>
    expect(askedFor(typed)).toEqual({ wish, refused })
  )

  test.each(ASKED)('what is left of “%s” is no instruction', (typed) => {
    const { wish } = askedFor(typed)
    expect(askedFor(wish)).toEqual({ wish, refused: [] })
  })
})

// What one family refuses another has lost.
test.each([...WHOLE, 'no dogs just an empty basket', 'no home just the car'])('“%s” is all wish', (typed) =>
  expect(askedFor(typed)).toEqual({ wish: typed, refused: [] })
)

test.each(SORROWS)('“%s” stays as it was typed', (typed) =>
  expect(askedFor(typed)).toEqual({ wish: typed, refused: [] })
)

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const theo = person('Theo', 4, 'son', { avatar: 'boy' })
const mum = person('Rosa', 38, 'mother', { avatar: 'woman' })

function briefOf(theme: string, duration: (typeof DURATIONS)[number] = 'medium') {
  return { characters: [isla, theo, mum], theme, duration, culture: 'western', interests: [] } as const
}

test.each([
  ['please no monsters just bunnies', /\bmonsters?\b/iu],
  ['something with no monsters pls', /\bmonsters?\b/iu],
  ['anything but dinosaurs', /\bdinosaurs?\b/iu],
  ['no dragons tonight, just kittens', /\bdragons?\b/iu],
  ['a story without any spiders but with ladybirds', /\bspiders?\b/iu],
  ['calm story, no wolves, lots of pancakes', /\bwol(?:f|ves)\b/iu],
  ['not trains again, a castle please', /\btrains?\b/iu],
  ['no bears, a story about a picnic', /\bbears?\b/iu],
  ['no frogs please, an umbrella', /\bfrogs?\b/iu]
])('“%s” is told without what it refuses, however long', (theme, refused) => {
  for (const duration of DURATIONS)
    for (const seed of ['a', 'b', 'c']) {
      const { title, paragraphs } = writeStory(briefOf(theme, duration), { seed, history: [] }, storyLibrary).draft
      expect([title, ...paragraphs.map(({ text }) => text)].join('\n')).not.toMatch(refused)
    }
})

test.each([
  ['something slow and sleepy with owls please', 'wish-owls-foxes'],
  ['please no monsters just bunnies', 'wish-rabbits'],
  ['make her brave for the dentist', 'wish-dentist'],
  ['help her be brave about the dark', 'wish-the-dark'],
  ['something sleepy pls he’s had three birthday parties', 'wish-moon'],
  ['they both want to be the princess so two princesses please', 'wish-princesses'],
  ['no scary bits please, just pancakes', 'wish-pancakes']
])('“%s” is told by the story of what is wished for: %s', (theme, id) => {
  expect(planStory(briefOf(theme), { seed: 'a', history: [] }).plot.id.replace(/-(?:served|long|hat)$/u, '')).toBe(id)
})

test.each(SORROWS)('“%s” is told as a quiet night', (theme) =>
  expect(planStory(briefOf(theme), { seed: 'a', history: [] }).theme.kind).toBe('comfort')
)

test('the longest wish is read at once', () => {
  const parts = [
    'no scary bits and ',
    'please no a, ',
    'make it very very very ',
    'so so so so ',
    'just but and please '
  ]
  for (const part of parts) {
    const typed = part.repeat(Math.floor(2000 / part.length))
    const begun = process.cpuUsage()
    askedFor(typed)
    // Of the processor, for a busy machine takes longer over anything.
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(200)
  }
})

test.each(['not too ', 'nice ', 'so very ', 'a little bit '])(
  'an order that goes on for ever is soon read: “%s”',
  (words) => {
    const wish = `${words.repeat(200)}x`
    expect(askedFor(wish).wish).toContain('x')
  }
)
