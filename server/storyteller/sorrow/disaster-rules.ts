import { everyPhrase, listed } from './phrase-lists.ts'
import type { SorrowRule } from './sorrow-rules.ts'

/** Every phrase that has one of each of these, in their order. */
function said(...parts: readonly string[]): string[] {
  return everyPhrase(...parts.map(listed))
}

/** In the words of `wordsOfWish`, which says no “a”. What goes bang for fun. */
const FOR_FUN =
  'firework, fireworks, thunder, film, movie, story, game, pretend, drum, drums, balloon, balloons, popcorn, toy, lego, museum, <creature>, pirate, pirates, robot, robots, astronaut, moon, castle'

/** What a family saw and heard of war, fire and water, and what children do where there is hunger or a grave: no deed to be played. */
export const DISASTER_RULES: readonly SorrowRule[] = [
  {
    label: 'war, as it is heard and seen from home',
    kind: 'danger',
    phrases: [
      ...said(
        'counted, count, heard, hear, hearing, saw, see',
        'the, some, ',
        'gunshots, gunfire, shooting, shots, bombs, booms, explosions, missiles, shelling'
      ),
      ...said('because of, from', 'the', 'bangs, bombs, shooting, shelling, missiles, rockets'),
      ...said(
        'watched, saw, see, heard',
        'the, ',
        'rockets over, rocket over, drones over, planes drop, planes dropping, tanks in, soldiers in'
      ),
      ...said('hid in, sang in, slept in', 'the, ', 'bunker, bomb shelter')
    ],
    unless: listed(`${FOR_FUN}, star, stars, meteor, meteors`),
    examples: [
      'we counted the gunshots',
      'we heard the bombs',
      'we slept on the floor because of the bangs',
      'we watched the rockets over the city',
      'we watched the planes drop things on the town'
    ],
    counterExamples: [
      'we saw a shooting star',
      'we counted the booms of the fireworks',
      'we saw a rocket',
      'the robot heard explosions in space',
      'we heard the drums',
      'we watched the planes',
      'we hid in the den'
    ]
  },
  {
    label: 'a house that burns, or stands in water',
    kind: 'danger',
    phrases: [
      ...said(
        'watched, saw, see',
        'the, <my>, ',
        'house burn, house burning, home burn, school burn, shop burn, flat burn'
      ),
      ...said(
        'the water, water, the river, the sea',
        'come in, came in, come into, came into, coming into, got into',
        'the house, <my> house, the flat, <my> flat, the kitchen, <my> bedroom'
      ),
      ...said('watched, saw', '<my>, the', 'house go down, house fall down, house slide, roof blow off, roof come off'),
      ...said('go over, went over, covered', 'the car, <my> car, the roof, the bridge'),
      ...said('when the water came')
    ],
    unless: [
      'bath',
      'bucket',
      'toy',
      'dolls',
      'doll',
      'paddling',
      'sandcastle',
      'sand',
      'hose',
      'lego',
      'cardboard',
      'jumped',
      'flew',
      'fly',
      'rainbow',
      'balloon',
      '<creature>',
      'gingerbread'
    ],
    examples: [
      'we watched the house burn',
      'we watched the water come in the house',
      'we watched our house go down the hill',
      'we built a raft when the water came',
      'we watched the water go over the car'
    ],
    counterExamples: [
      'we watched the gingerbread house burn',
      'the frog watched the water come in the house',
      'we watched the bonfire burn',
      'the balloon went over the roof',
      'we jumped over the bridge'
    ]
  },
  {
    label: 'flight from a country',
    kind: 'danger',
    phrases: [
      ...said(
        'out of, got out of, leave, left, fled, fleeing',
        'ukraine, kyiv, kiev, kharkiv, gaza, rafah, sudan, khartoum, syria, aleppo, afghanistan, kabul, myanmar, haiti, the country, <my> country'
      ),
      // What a child misses, and cannot fetch.
      ...said(
        'left in, left behind in, stayed in, stayed behind in',
        'ukraine, kyiv, kiev, kharkiv, gaza, rafah, sudan, khartoum, syria, aleppo, afghanistan, kabul, myanmar, haiti'
      ),
      ...said(
        'slept, sleeping, sleep',
        'on the floor, ',
        'in the school with, in the station with, in the gym with, in the hall with',
        'all the other families, the other families'
      )
    ],
    unless: ['holiday', 'mountain', 'mountains', 'spaceship', 'map', 'sleepover', 'brownies', 'cubs', 'scouts'],
    examples: [
      'we slept on the train out of kyiv',
      'we slept on the ferry to get out of ukraine',
      'we slept on the floor in the school with all the other families',
      'she misses the blue bear she left in ukraine',
      'his train set stayed in syria'
    ],
    counterExamples: [
      'grandma came from haiti with mangoes',
      'she left the blue bear in paris',
      'auntie is visiting from sudan',
      'a train out of the mountains'
    ]
  },
  {
    label: 'a grave, in the words of those who dug it',
    kind: 'loss',
    phrases: [
      ...said(
        'dug hole for, made box for, made cross for, painted stone for, put flowers on, lit candle for',
        '<pet>, the <pet>, <my> <pet>, <baby>, the <baby>, <my> <baby>'
      ),
      ...said('where', '<pet>, the <pet>, <my> <pet>, <name>, he, she', 'sleeps now, rests, is buried, lies'),
      ...said('memory box, played funerals, playing funerals, at the wake, for the funeral')
    ],
    unless: [
      'bed',
      'basket',
      'house',
      'birthday',
      'shower',
      'christmas',
      'sleep in',
      'live in',
      'to sleep',
      'to live',
      'toys'
    ],
    examples: [
      'we dug a hole for the hamster and sang',
      'we made a box for our cat and put flowers in',
      'we painted a stone for the baby',
      'we made a memory box for the baby',
      'we danced at the wake',
      'we played funerals'
    ],
    counterExamples: [
      'we made a box for our cat to sleep in',
      'lola planted a tree for the baby',
      'the dog dug a hole',
      'we made a box for toys'
    ]
  },
  {
    label: 'nothing to eat, and a child who is made a fool of',
    kind: 'sadness',
    phrases: [
      ...said(
        'had, have, got, there was, there is',
        'no dinner, no tea, no supper, no lunch, no breakfast, no food, no heating'
      ),
      ...said(
        'made, makes, make',
        '<name>, <kin>, me, him, her',
        'lick the floor, lick his shoe, lick her shoe, eat mud, eat dirt, eat grass, eat a worm, drink from the toilet'
      )
    ],
    unless: [
      ...listed(
        'because we were, were full, cake instead, pancakes instead, ice cream instead, sweets instead, kettle, teapot, tea bags'
      ),
      '<creature>'
    ],
    examples: [
      'we had no dinner',
      'there was no food',
      'tyler made isla lick the floor',
      'the big boys made omar eat mud'
    ],
    counterExamples: [
      'we had no dinner because we were full of cake',
      'the kettle broke and there was no tea',
      'a dragon had no dinner',
      'tyler made isla laugh'
    ]
  }
]
