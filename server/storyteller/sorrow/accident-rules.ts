import { PARENT_WORDS } from '../language/family-words.ts'
import { everyPhrase, listed } from './phrase-lists.ts'
import type { SorrowRule } from './sorrow-rules.ts'

/** To whom it happened; a name that no list knows is heard only where no such word is needed. */
const WHO = listed('i, he, she, they, <kin>, <name>, <baby>, <friend>')
/** What a child puts where it does not belong. */
const SMALL_THINGS = listed(
  'bead, beads, button, marble, coin, coins, penny, pound coin, battery, batteries, magnet, magnets, pin, drawing pin, needle, safety pin, screw, nail, stone, pebble, ring, earring, key, lego, lego brick, bit of lego, piece of lego, bottle top, bottle cap, whistle, dice, rubber, bean, pea, popcorn, sweetcorn, lid, glass, tack, hairclip'
)
const PARTS = listed('<limb>, hand, hands, thumb, thumbs, palm, face, tummy')
const OF_MACHINES = listed(
  'vacuum, hoover, cleaner, machine, engine, shredder, printer, lawnmower, mower, chimney, drain, plughole, pipe, sink, tap, bin, dustbin, dishwasher, tumble, washer, sofa, settee, cushion, piggy, meter, train, boat, ship, digger, tractor, rocket, clock, <vehicle>, robot, statue, volcano, moon, sun, tree, sea, castle, postbox'
)
/** Of whom such a thing is told for fun. */
const IN_PLAY = listed(
  '<creature>, teddy, doll, dolls, snowman, puppet, cartoon, toad, fish, goldfish, game, minecraft, roblox, pretend, pretended, magic, dream, dreamed, dreamt, laughing, laughter, giggles, lady who, woman who'
)

/** What befell one of the family today: told quietly, for a child may still hurt and a parent still shake. */
export const ACCIDENT_RULES: readonly SorrowRule[] = [
  {
    label: 'a small thing swallowed, or put where it does not belong',
    kind: 'illness',
    phrases: [
      ...everyPhrase(listed('swallowed, swallows, has swallowed, nearly swallowed'), SMALL_THINGS),
      ...everyPhrase(SMALL_THINGS, listed('up <my> nose, in <my> nose, in <my> ear, down <my> ear, up <my> nostril, stuck in <my> throat')),
      ...listed('stuck up <my> nose, stuck in <my> nose, stuck in <my> ear, stuck in <my> throat, went down <my> windpipe')
    ],
    unless: [...IN_PLAY, ...OF_MACHINES, ...listed('came out, for nothing, finger up, finger stuck up, song stuck, tune stuck, song, tune, snot, bogey, bubbles, water')],
    examples: ['she swallowed a bead', 'Iris swallowed a button', 'she swallowed a battery', 'a coin stuck up his nose', 'he put a bead up his nose', 'a pea stuck in her ear', 'we went to the doctor because theo swallowed a marble'],
    counterExamples: ['a dragon who swallowed a bell', 'a dragon who swallowed a marble', 'the whale swallowed a boat', "peas up the giant's nose", 'the sofa swallowed a coin', 'she has a song stuck in her ear', 'my brother swallowed a pip', 'the old lady who swallowed a button', 'my brother swallowed a coin and it came out', "the dog swallowed grandpa's ring"]
  },
  {
    label: 'somebody choked',
    kind: 'illness',
    phrases: [...everyPhrase(['choked on', 'choking on', 'nearly choked', 'almost choked']), ...everyPhrase(WHO, listed('choked, was choking, is choking'))],
    unless: [...IN_PLAY, ...OF_MACHINES, ...listed('hairball, furball, words, giggle, tears, choked up at, choked up with')],
    examples: ['he choked on a marble', 'theo choked on a grape', 'Iris nearly choked on a sweet', 'mummy was choking at dinner'],
    counterExamples: ['the vacuum cleaner choked on a sock', 'the dragon choked on a hiccup', 'dad nearly choked laughing', 'the printer choked on my drawing', 'dad choked up at the concert with joy']
  },
  {
    label: 'poison of the house',
    kind: 'illness',
    phrases: [
      ...everyPhrase(listed('drank, swallowed, has drunk'), ['', 'the', 'some', 'some of the'], listed('washing up liquid, washing liquid, detergent, bleach, cleaning stuff, cleaning fluid, cleaning spray, cleaner, weedkiller, antifreeze, paint thinner, lamp oil, toilet cleaner, floor cleaner, white spirit, perfume, nail varnish, hand gel, sanitiser, petrol, fabric softener, drain cleaner')),
      // Of a grown-up it is no poison.
      ...everyPhrase(listed('he, she, i, <name>, <baby>, the <baby>'), listed('drank, swallowed, has drunk'), ['', 'the', 'some', 'some of the', '<my>', '<kin> ’s'], listed('wine, beer, vodka')),
      ...everyPhrase(listed('ate, swallowed, chewed, bit into, has eaten'), ['', 'the'], listed('dishwasher tablet, dishwasher tablets, dishwasher capsule, washing tablet, washing capsule, laundry capsule, laundry pod, slug pellets, rat poison, mothball, cigarette, toadstool, berries from the hedge, grandma ’s pills, grandpa ’s pills'))
    ],
    unless: [...IN_PLAY, 'washing machine', 'the dishwasher ate', 'robot', 'slug', 'caterpillar', 'elephant'],
    examples: ['she drank the washing up liquid', 'she drank some wine', 'he ate a dishwasher tablet', 'Iris drank some bleach'],
    counterExamples: ['the dishwasher ate my spoon', 'a robot who drank petrol', 'a fairy who ate a toadstool', 'she drank the washing up water', 'daddy drank beer at the barbecue and did a silly dance', 'grandpa drank some wine at christmas and sang', 'the priest drank the wine at first communion']
  },
  {
    label: 'a burn, and a scald',
    kind: 'illness',
    phrases: [
      ...everyPhrase(listed('burnt, burned, has burnt, scalded'), ['<my>'], PARTS),
      ...everyPhrase(listed('tea, coffee, soup, water, boiling water, hot water, kettle'), listed('spilt on, spilled on, went on, went over, fell on, over'), ['<my>'], PARTS),
      ...listed('got scalded, was scalded, is scalded, scalded by, scalded herself, scalded himself, got burnt by the, got burnt on the, was burnt by the')
    ],
    unless: [...IN_PLAY, ...listed('milk, cream, custard, cold water, bath water, toast')],
    examples: ['I burnt my hand on the kettle', 'theo burnt his hand on the oven', 'he got scalded by the tea', 'tea spilt on her arm and it burnt'],
    counterExamples: ['I burnt the toast', 'a dragon who burnt his hand', 'he burnt his tongue on the soup', 'tea spilt on my drawing']
  },
  {
    label: 'a finger in the door',
    kind: 'illness',
    phrases: [
      ...everyPhrase([...PARTS, 'tail', '<my> tail'], listed('shut in, caught in, trapped in, jammed in, squashed in, stuck in, got shut in, got caught in, went blue in'), listed('the door, door, the <vehicle> door, <vehicle> door, the drawer, the gate, the hinge, the lift, the front door, the bathroom door')),
      ...everyPhrase(listed('shut, trapped, caught, jammed, slammed, squashed'), ['<my>'], PARTS, ['in', 'with the']),
      ...everyPhrase(listed('shut the door on, slammed the door on, closed the door on, door shut on, door slammed on, door closed on'), ['<my>'], PARTS)
    ],
    unless: [...IN_PLAY, 'cookie jar', 'biscuit tin', 'sleeve', 'mirror'],
    examples: ['she got her finger shut in the door', 'trapped his finger in the car door', 'his thumb went blue in the door', 'the door slammed on my fingers', 'our cat got her tail shut in the door'],
    counterExamples: ['a dragon with his tail stuck in the door', 'my coat got shut in the door', 'teddy got his hand shut in the door', 'grandad shut the door']
  },
  {
    label: 'a fall or a blow that a doctor had to mend',
    kind: 'illness',
    phrases: [
      ...everyPhrase(['fell and', 'fell and he', 'fell and she', 'head and', 'head and he', 'head and she', 'accident and', 'dog and', 'face and'], listed('had stitches, needs stitches, needed stitches, has to have stitches')),
      ...listed('stitches after the accident, stitches after an accident, stitches after the crash, stitches because, had to have stitches, had to be glued, had to be stitched, had to get stitches'),
      ...everyPhrase(listed('knocked out, chipped'), ['<my>'], listed('tooth, front tooth, teeth, front teeth')),
      ...everyPhrase(['knocked <my>'], listed('tooth out, front tooth out, teeth out, front teeth out')),
      ...everyPhrase(listed('cut, split, cracked'), ['<my>'], listed('lip, chin, eyebrow, forehead, head')),
      ...everyPhrase(WHO, ['fell', 'has fallen', 'slipped and fell'], listed('out of the window, out of window, from the window, off the balcony, from the balcony, off the roof, from the roof, off the ladder, from the ladder, down the stairs, down stairs, into the fire, into the pond, into the pool, under the bus, under the train, out of the tree')),
      ...everyPhrase(WHO, listed('ran into the road, ran into road, ran out into the road, ran in front of <vehicle>, ran in front of the <vehicle>')),
      ...listed('the <baby> fell, slipped in the bath, slipped in bath')
    ],
    unless: [...IN_PLAY, ...listed('asleep, in love, road sign, crossing, soap, apple, tooth fairy, nut, coconut, coat, curtain, quilt, costume, parachute, soft play, snakes and ladders')],
    examples: ['theo fell and had to have stitches', 'he cut his lip on the table', 'he knocked his tooth out on the step', 'she fell out of the window', 'he ran into the road', 'the stairgate was open and the baby fell', 'she slipped in the bath and hit her head'],
    counterExamples: ['teddy fell and had to have stitches', 'the baby fell asleep', 'he fell off the ladder in snakes and ladders', 'my shoe fell out of the window', 'the soap slipped in the bath', 'a knight knocked his tooth out']
  },
  {
    label: 'a bite, a swelling, an ambulance',
    kind: 'illness',
    phrases: [
      ...everyPhrase(['bit', 'bites', 'has bitten', 'bitten'], listed('me, <name>, <kin>, him, her, <baby>, <friend>'), listed('in the face, in face, on the face, on the hand, on the <limb>, in the <limb>')),
      ...everyPhrase(['bit', 'bites'], ['<my> face']),
      ...listed('epipen, epi pen, anaphylactic, anaphylaxis, face swells, face swelled, face swelled up, face swells up, lips swelled, throat closed, throat swelled, lips went blue, lips turned blue'),
      ...everyPhrase(listed('ambulance, ambulance men, paramedics'), listed('takes, took, taking, came for, has taken, fetched, collected'), ['<kin>', '<baby>', '<name>', 'me', 'the <baby>', '<my> <friend>']),
      ...everyPhrase(listed('found, finds, finding'), ['<kin>'], listed('on the floor, on floor, on the bathroom floor, on the kitchen floor, at the bottom of the stairs'))
    ],
    unless: [...IN_PLAY.filter((word) => word !== '<creature>'), ...listed('dragon, dinosaur, monster, robot, unicorn, balloon, toy, asleep, playing, sleeping, tickling, lego, mosquito, midge, for a ride, for ride')],
    examples: ['the dog bites Theo in the face', 'Maya gets stung and her face swells', 'her allergy and the epipen', 'the ambulance takes grandma', 'mummy finds daddy on the floor'],
    counterExamples: ['a balloon whose face swelled', 'the puppy bites my shoe', 'the toy ambulance takes grandma', 'mummy finds daddy asleep on the floor', 'an ambulance who took a wrong turn']
  },
  {
    label: 'a breath that stops, an eye, a saw, and a heart',
    kind: 'illness',
    phrases: [
      ...everyPhrase(WHO, listed('stops breathing, stopped breathing, stop breathing, faints, and faints, passed out')),
      ...everyPhrase(listed('poked, hurt, cut, injured'), ['<my>'], ['eye']),
      ...everyPhrase(listed('sawed, slices, sliced, drilled, hammered, crushed'), ['<my>'], PARTS),
      ...everyPhrase(['lost'], listed('my, his, her'), listed('finger, toe, leg, arm, legs')),
      ...everyPhrase(PARTS, ['stuck in', 'caught in', 'trapped in'], listed('escalator, the escalator, the machine, the mixer, the blender, the bike wheel, the wheel')),
      ...everyPhrase(listed('ate, eats, swallowed'), ['the dog ’s', 'the cat ’s', '<my> <kin> ’s', '<kin> ’s'], listed('worm tablets, tablets, pills, medicine')),
      ...everyPhrase(['gets', 'got', 'needs', 'for'], ['new'], listed('heart, kidney, liver, lung, lungs')),
      ...listed('swaps <my> heart, new heart valve, <kin> race to the lawyer, <kin> go to the lawyer, <kin> race to lawyer, without legs, take turns crying, takes turns crying')
    ],
    unless: [...IN_PLAY, ...listed('bands, warmers, glove, gloves, tin, tin man, sofa, chair, table, pot, biscuit, gingerbread, cake, chess, necklace, locket')],
    examples: ['the baby stops breathing', 'he poked his eye with a stick', 'daddy sawed his finger', 'theo got his arm stuck in the escalator', "she ate the dog's worm tablets", 'grandpa swaps his heart for a new one', 'dad and mum race to the lawyer'],
    counterExamples: ['teddy lost his leg', 'he lost his arm bands', 'a robot gets a new heart', 'the tin man needs a new heart', 'daddy sawed his plank', 'a dragon stops breathing fire', 'a table without legs', 'mum hammered her nail in']
  },
  {
    label: 'born too early, and learning to walk again',
    kind: 'illness',
    phrases: [
      ...everyPhrase(['<baby>'], listed('came early, comes early, coming early, was born early, is born early, came weeks early, was born weeks early, came months early, came before time')),
      ...everyPhrase(['<baby>'], listed('is in incubator, is in the incubator, in incubator, in the incubator, sleeps in glass box, sleeps in the glass box, is in glass box, sleeping in glass box, lives in glass box')),
      ...everyPhrase(listed('learning, learns, learn, has'), ['to'], listed('walk again, talk again, speak again')),
      ...listed('steps after his operation, steps after her operation, steps after <my> operation, steps after <my> accident, steps after the operation, steps after the accident')
    ],
    unless: [...IN_PLAY, ...listed('chick, chicks, egg, eggs, lamb, party, christmas, train, french, spanish')],
    examples: ['the baby comes too early', 'the baby sleeps in a glass box', 'learning to walk again after the accident', 'first steps after his operation'],
    counterExamples: ['a baby dragon came early', 'the baby sleeps in a cardboard box', 'the eggs in the incubator', "the baby's first steps"]
  },
  {
    label: 'a parent who moves out',
    kind: 'separation',
    phrases: [
      ...everyPhrase(PARENT_WORDS, listed('moves out, moved out, is moving out, moving out, has moved out, is going to move out, wants to move out')),
      ...everyPhrase(listed('moving in with <kin>, move in with <kin>, moves in with <kin>, moved in with <kin>, living with <kin>, live with <kin>, moving house, moving, new house, moving to <kin> ’s'), ['without <kin>']),
      ...everyPhrase(['for new', 'to new', 'for another'], listed('girlfriend, boyfriend, mummy, mum, daddy, dad, family, woman, man')),
      ...everyPhrase(['<kin>'], listed('moves into home, moved into home, is moving into home, moves into care home, is moving into care home, moves into nursing home'))
    ],
    unless: [...IN_PLAY, ...listed('of the way, out the, chair, of way, card, cake, present, hat, shoes, shop, pram, looking for, waiting for, of bed, of the kitchen, of the shed, of the bathroom, spare room')],
    examples: ['mummy becomes a doctor and daddy moves out', 'mum is moving in with grandma without daddy', 'daddy swaps mummy for a new girlfriend', 'a lady takes me to a new mummy', 'nana moves into a home'],
    counterExamples: ['grandma is moving in with us', 'daddy moves out of the way', 'mum moved out of the lounge chair and dad took it', 'my brother moves out to university', 'the snail moves out of his shell', 'a cake for a new mummy']
  },
  {
    label: 'home from prison',
    kind: 'absence',
    phrases: everyPhrase(listed('home, back, out'), ['from', 'of'], listed('prison, jail, gaol')),
    unless: [...IN_PLAY, ...listed('monopoly, film, telly, story, escaped, escape')],
    examples: ['uncle Femi is coming home from prison', 'daddy comes back from jail', 'my brother gets out of prison on friday'],
    counterExamples: ['a robber comes out of prison in a cartoon town', 'getting out of jail in monopoly', 'a princess breaks out of prison', 'a pirate comes home from jail']
  },
  {
    label: 'a coffin that one of the family made',
    kind: 'loss',
    phrases: everyPhrase(['<kin>', 'i', 'we', 'he', 'she'], listed('built, builds, made, makes, is building, is making, painted, chose, carried'), listed('coffin, the coffin, <my> coffin')),
    unless: [...IN_PLAY, ...listed('halloween, dracula, cardboard, costume, egypt, play')],
    examples: ['daddy built a coffin', 'uncle Joe made the coffin', 'we painted her coffin'],
    counterExamples: ['a vampire built a coffin', 'dad built a coffin for halloween', 'daddy built a cupboard', 'we painted her coffee table']
  },
  {
    label: 'fear at home, and men at the door',
    kind: 'danger',
    phrases: [
      ...everyPhrase(['<kin>', '<my> <kin>'], listed('punches, punched, kicks, kicked'), listed('wall, the wall, door, the door, hole in, hole in the')),
      ...everyPhrase(['<kin>'], listed('throws, threw, smashes, smashed'), listed('plate, plates, the plate, the plates, <my> plate, chair, the chair, glass, the glasses')),
      ...listed('the bailiffs, bailiff, bailiffs, nearly drowned, almost drowned')
    ],
    unless: [...IN_PLAY, ...listed('to the <pet>, greek, wedding, paper, cardboard, ticket, football, karate, frisbee, clay, pottery, laughed, laughing, by accident')],
    examples: ['dad punches a wall', 'dad throws a plate', 'the bailiffs take the telly', 'she nearly drowned in the pool'],
    counterExamples: ['dad punches a hole in the paper', 'dad throws a ball', 'the giant punches a wall', 'we smashed plates at a greek wedding']
  },
  {
    label: 'who is seen in hospital',
    kind: 'illness',
    phrases: everyPhrase(listed('to the hospital to see, to hospital to see, in hospital to see, to the hospital to visit, to hospital to visit'), ['', '<my>'], listed('<kin>, <friend>')),
    unless: [...IN_PLAY, ...listed('<baby>, works, work, job, nurse, doctor, born, and the new, twins')],
    examples: ['going to the hospital to see nana', 'we went to hospital to visit our grandpa'],
    counterExamples: ['going to the hospital to see mummy and the new baby', 'we went to the hospital to see where daddy works']
  },
  {
    label: 'who is in “the” hospital',
    kind: 'illness',
    phrases: everyPhrase(listed('<kin>, <friend>'), listed('is, ’s, was, is still, is back, had to stay, has to stay, has to go, had to go, was taken'), listed('in the hospital, into the hospital, to the hospital, in a hospital')),
    unless: [...IN_PLAY, ...listed('<baby>, works, work, working, job, shift, nurse, doctor, born, and the new, twins, volunteers, choir, sings, cafe, shop, visit, to see, garden, meeting, appointment, for a check')],
    examples: ['grandma is in the hospital', 'my uncle had to go to the hospital', 'daddy is still in the hospital'],
    counterExamples: ['mummy is in the hospital, she has a new job as a nurse', 'grandma is in the hospital shop on mondays', 'daddy was in the hospital for the new baby']
  },
  {
    label: 'one parent who hits the other, and a baby that was lost',
    kind: 'danger',
    phrases: [...everyPhrase(['for'], listed('hitting, hurting, pushing, slapping, punching, kicking'), ['', '<my>'], listed('mum, mummy, mom, mommy, mam, mammy, mama, dad, daddy, papa, granny, nana')), ...listed('we lost <my> new <baby> <kin>, we lost <my> <baby> <kin>, lost <my> new <baby> <kin>')],
    unless: [...IN_PLAY, ...listed('toy, bump the ball, in the supermarket, in the park, in the shop, and found, pillow, snowball')],
    examples: ["I'm angry with daddy for hitting mummy", 'he is cross with dad for pushing mum', 'we lost our new baby cousin'],
    counterExamples: ['we lost our new baby cousin in the supermarket and found him again', 'my teddy is cross with the puppet for hitting mummy']
  },
  {
    label: 'a baby that has stopped moving',
    kind: 'loss',
    phrases: everyPhrase(['<baby>'], listed('stopped moving, has stopped moving, is not moving, stopped kicking, has stopped kicking, has no heartbeat, had no heartbeat, has stopped growing, stopped growing')),
    unless: [...IN_PLAY, ...listed('the ball, the cot, <my> seat, the pram, the buggy, the table, asleep, kicking off')],
    examples: ['the baby stopped moving in mummys tummy', 'the baby has no heartbeat', 'our baby has stopped growing'],
    counterExamples: ['a robot baby stopped moving', 'the baby is kicking in mummys tummy', 'the baby stopped kicking the ball']
  },
  {
    label: 'who hurts himself on purpose',
    kind: 'danger',
    phrases: [
      ...everyPhrase(listed('scratches, cuts, marks, scars'), listed('on <my> <limb>, on <my> wrist, on <my> wrists'), ['', 'and', 'that'], listed('he did, she did, i did, he made, she made')),
      ...everyPhrase(listed('hurts, hurting, cuts, cutting, scratches, scratching, bites, biting, pinches, pinching'), listed('himself, herself, myself'), listed('when, because, until, till, on purpose, at night, and'))
    ],
    unless: [...IN_PLAY, ...listed('laugh, mosquito, itchy, chicken pox, eczema, slice, paper, cake')],
    examples: ['there are scratches on his arms he did himself', 'she hurts herself when she is sad', 'he bites himself until it bleeds'],
    counterExamples: ['the cat made scratches on my arm', 'a dragon hurts himself when he sneezes', 'he scratches himself because of the mosquito']
  }
] // prettier-ignore
