import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { withoutDictation, withoutPreamble } from '../message/preamble.ts'
import { centreOf } from './centre-of-wish.ts'

/** What was typed, the event that it is about, and the story that is told of it. */
const EVENTS: [string, string, string][] = [
  ['my daughter is obsessed with mermaids', 'mermaids', 'wish-mermaid'],
  ['making friends with a monster under the bed', 'a monster under the bed', 'wish-monster'],
  ['sharing my toys', 'sharing', 'wish-sharing'],
  [
    'Going on the plane tomorrow to see grandma in Mumbai, she’s a bit nervous about the plane',
    'going on a plane',
    'wish-(?:aeroplane|airport)'
  ],
  ['Today she learned to ride her bike without the stabilisers and only fell once', 'riding a bicycle', 'wish-bicycle'],
  ['swimming lesson tomorrow, she doesn’t like putting her face in the water', 'swimming lessons', 'wish-swimming'],
  ['he rode his bike without the little wheels', 'riding a bicycle', 'wish-bicycle'],
  ['sleepover at cousin Zoe’s house tomorrow, first time away from mum', 'sleepover', 'wish-(?:sleepover|is-anybody)'],
  ['we go to the snow tomorrow for the first time ever', 'the snow', 'wish-first-snow'],
  ['today at school they had a fire truck visit', 'a fire truck visit', 'wish-fire-engine'],
  ['we are going to the zoo tomorrow', 'the zoo', 'wish-zoo'],
  ['we went to the beach today. it rained', 'the beach', 'wish-beach-in-the-rain'],
  ['we found a snail today', 'a snail', 'wish-snails'],
  ['we saw a rainbow on the way home from school today, a double one', 'a rainbow', 'wish-double-rainbow'],
  ['we met a puppy in the park', 'a puppy', 'wish-puppy'],
  ['we caught a fish with grandpa', 'fishing', 'wish-fishing'],
  ['leo lost his first tooth today at lunch!!', 'leo lost his first tooth', 'wish-tooth-lost'],
  ['she lost her teddy at the supermarket', 'she lost her teddy', 'wish-lost-toy'],
  ['first day of swimming lessons tomorrow and she’s nervous', 'first day of swimming lessons', 'wish-swimming'],
  ['we go back to school on monday and nobody can find the lunchboxes', 'starting school', 'wish-school'],
  ['he is starting reception in september and is a bit nervous', 'starting reception', 'wish-school'],
  ['he is starting big school in september', 'starting big school', 'wish-school'],
  ['we had a power cut and did shadow puppets with the torch', 'a power cut', 'wish-power-cut'],
  ['power went out tonight and we used candles', 'power cut', 'wish-power-cut'],
  ['the electricity went off again', 'power cut', 'wish-light-is-gone'],
  ['tunde got his first haircut and sat so still', 'his first haircut', 'wish-haircut'],
  ['feeling cross because her sister tore the drawing', 'being cross', 'wish-cross'],
  ['new baby sister coming home tomorrow', 'new baby', 'wish-new-baby'],
  ['simran’s first day at school tomorrow', 'first day at school', 'wish-school'],
  ['we moved into our new flat today and there are boxes everywhere', 'moving to our new flat', 'wish-moving-house'],
  ['she is starting nursery next week and we’re excited', 'starting nursery', 'wish-nursery'],
  [
    'my brother had his first haircut yesterday and he looked in the mirror all day',
    'his first haircut',
    'wish-haircut'
  ],
  ['first sleepover tomorrow and he’s so excited', 'first sleepover', 'wish-sleepover'],
  ['she had her vaccination today and was very brave', 'her vaccination', 'wish-jab'],
  ['dentist today, no holes!', 'dentist', 'wish-dentist'],
  ['Theo had his booster jab today and got a sticker', 'his booster jab', 'wish-jab'],
  ['dentist tomorrow morning, a bit nervous', 'dentist', 'wish-dentist'],
  ['today was sports day and i came last in the sack race but had fun', 'sports day', 'wish-sports-day'],
  ['tomorrow is world book day and he is going as a mouse', 'world book day', 'wish-book-day'],
  ['sleepover at Ben’s house tomorrow, first time ever', 'sleepover', 'wish-(?:sleepover|is-anybody)'],
  ['swimming lesson today, jumped in all by himself', 'swimming lesson', 'wish-swimming'],
  ['tomorrow we pick up our puppy 🐶', 'a new puppy', 'wish-new-puppy'],
  ['baby brother coming tomorrow or maybe the day after', 'a baby on the way', 'wish-new-baby']
]

/** Of these no one event is the centre. */
const NO_CENTRE = [
  'swimming', 'he had his jabs and was so brave', 'Theo had his stitches out today and was brave', 'a dragon got his first haircut and sat so still', 'the witch had a power cut and did magic', 'we had a picnic and then went to the moon', 'he is starting school and daddy is in hospital',
  'she is starting nursery and cries every night', 'we had a power cut because of the bombs', 'he had an operation and was so brave and he misses mummy', 'feeling cross because daddy left',
  'feeling angry because mummy tore the drawing', 'we got a kitten and did a dance with a wolf', 'my hamster had a stroke today', 'the vet today', 'an operation on saturday, a bit nervous and so is mum',  'he had a tooth out and there was blood'
] // prettier-ignore

test.each(EVENTS)('“%s” is about %s', (typed, centre) => expect(centreOf(withoutPreamble(typed))).toBe(centre))

test.each(EVENTS)('“%s” is told by its own story, not by one of any morrow: %s, %s', (typed, _centre, id) =>
  expect(plannedStory(typed).plot.id).toMatch(new RegExp(`^${id}`, 'u'))
)

test.each(NO_CENTRE)('“%s” has no one centre', (typed) => expect(centreOf(typed)).toBeNull())

test.each([
  ['baby sister is due any day now', 'wish-baby-coming'],
  ['jack fell off the monkey bars and has a red cast now', 'wish-broken-arm'],
  ['she keeps asking for one more drink of water', 'wish-glass-of-water'],
  ['how to say sorry to my friend', 'wish-saying-sorry'],
  ['Ella can ride without stabilisers now', 'wish-bicycle'],
  ['tomorrow is picture day', 'wish-school-photo'],
  ['today was a bad day', 'wish-bad-day'],
  ['today he made a new friend at school called Hugo', 'wish-new-friend'],
  ['football camp tomorrow', 'wish-football-next-goal']
])('“%s” is told by %s', (typed, id) => expect(plannedStory(typed).plot.id).toBe(id))

test.each([
  'the baby was due today but she died', 'feeling cross because daddy left us', 'he is starting school and his mum has died', 'he has a red cast because daddy hit him', 'first day of school tomorrow since grandad died'
])('“%s” stays a sorrow', (typed) => expect(plannedStory(typed).theme.kind).toBe('comfort')) // prettier-ignore

test.each([
  ['she says: a pink giraffe, a castle and 3 babies', 'a pink giraffe, a castle and 3 babies'],
  ['he wants, the bin lorry and a banana', 'the bin lorry and a banana'],
  ['Mum said, go to sleep', 'Mum said, go to sleep'],
  ['she says no to everything', 'she says no to everything']
])('“%s” is dictated as “%s”', (typed, wish) => expect(withoutDictation(typed)).toBe(wish))
