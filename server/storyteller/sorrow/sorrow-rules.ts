import { everyPhrase, listed } from './phrase-lists.ts'
import type { SorrowKind } from './sorrow-model.ts'

/** Where a few words are surer than any weight: phrases of one meaning, and languages that no model was fitted to. */
export interface SorrowRule {
  label: string
  kind: SorrowKind
  /**
   * In the words of `wordsOfWish`: small letters, contractions written out, `<kin>` and its like for a class. In scripts
   * that put no spaces between words a phrase is found anywhere; elsewhere only as whole words.
   */
  phrases: readonly string[]
  /** Where one of these is there as well it is no sorrow. */
  unless: readonly string[]
  examples: readonly string[]
  counterExamples: readonly string[]
}

/** None of these stands among the pets of `family-words.ts`, for most who wish for one mean the creature. */
const KEPT_BY_FEW =
  'donkey sheep ewe calf cow pig piglet camel alpaca llama koala snail worm crab frog toad tadpole newt caterpillar butterfly stick-insect spider hedgehog swan goose turkey peacock parakeet axolotl chameleon'.split(
    ' '
  )

/** Of brothers and sisters it is a quarrel. */
const GROWN_UPS = listed(
  'dad, daddy, mum, mummy, mom, mommy, mama, papa, stepdad, stepmum, uncle, auntie, aunty, grandad, grandpa, grandma, granny, nan, nana'
)
const HITS = listed('hit, hits, slapped, slaps, punched, punches, kicked, kicks')

export const SORROW_RULES: readonly SorrowRule[] = [
  {
    label: 'words that mean a death and nothing else',
    kind: 'loss',
    phrases: [
      'passed away', 'miscarriage', 'miscarried', 'stillborn', 'stillbirth', 'cot death', 'bereaved', 'bereavement', 'tangihanga', 'in hospice', 'lost <kin> to',
      '<kin> died', '<kin> has died', '<kin> is dead', '<kin> ’s funeral', '<kin> is in heaven', '<pet> died', 'committed suicide', 'took his own life', 'took her own life', 'killed himself', 'killed herself'
    ],
    unless: ['died laughing', 'died of laughter', 'died of laughing', '<kin> died of embarrassment', 'passed away the afternoon', 'passed away the time', 'passed away the morning', 'passed away the day', 'passed away <day>', 'passed away the <day>', 'game', 'minecraft', 'roblox'],
    examples: ['grandad passed away', 'a bear whose mum died', 'my uncle killed himself', 'she had a miscarriage', "nan's funeral"],
    counterExamples: ['dad died laughing', 'my dad died in minecraft', 'the torch died', 'we passed away the afternoon with puzzles']
  },
  {
    label: 'somebody who is seen for the last time',
    kind: 'loss',
    phrases: ['<kin> for the last time', '<kin> one last time', '<pet> for the last time', '<pet> one last time'],
    unless: ['this year', 'this term', 'this week', 'this summer', 'this winter', 'holidays', 'beat', 'chase', 'chased', 'wash', 'washed'],
    examples: ['visiting grandma for the last time', 'we saw grandpa one last time', 'stroking our dog for the last time'],
    counterExamples: ['swimming with grandpa for the last time this year', 'the last time we had pancakes', 'one last time on the slide']
  },
  {
    label: 'a boat that turned over',
    kind: 'danger',
    phrases: ['boat turned over', 'boat and it turned over', 'boat tipped over', 'boat and it tipped over', 'boat capsized', 'canoe turned over', 'canoe tipped over', 'canoe capsized', 'kayak turned over', 'kayak tipped over', 'dinghy turned over', 'dinghy capsized'],
    unless: ['toy', 'paper', 'bath', 'pirate', 'pirates', 'duck', 'bear', 'mouse', 'frog', 'laughed', 'laughing', 'giggled'],
    examples: ['grandpa let him steer the boat and it turned over', 'the canoe capsized with daddy in it', 'our boat tipped over'],
    counterExamples: ['the paper boat tipped over', 'the pirate boat turned over', 'the boat turned round']
  },
  {
    label: 'hunger at bedtime',
    kind: 'danger',
    phrases: ['to bed hungry', 'to sleep hungry', 'to school hungry'],
    unless: ['dragon', 'bear', 'monster', 'caterpillar', 'lion', 'wolf', 'tiger', 'dinosaur', 'giant', 'crocodile', 'shark'],
    examples: ['she won’t go to bed hungry', 'the kids went to sleep hungry'],
    counterExamples: ['a bear who went to bed hungry', 'hungry at bedtime']
  },
  {
    label: 'the death of an animal that few families keep',
    kind: 'loss',
    phrases: KEPT_BY_FEW.flatMap((animal) => [`${animal} died`, `${animal} has died`, `${animal} is dead`, `${animal} was put down`, `${animal} had to be put down`, `${animal} put to sleep`]),
    unless: ['laughing', 'laughter', 'game', 'minecraft', 'roblox'],
    examples: ['our donkey died', 'Biscuit the donkey has died', 'the donkey had to be put down', 'my snail died'],
    counterExamples: ['a donkey laughing', 'the donkey game where everyone died']
  },
  {
    label: 'the words of burial, and of animals put to sleep',
    kind: 'loss',
    phrases: listed(
      'one of them died, one of them has died, one twin died, funeral, cremated, cremation, hearse, grieving, mourning, widow, widower, no heartbeat, died in, died of, died from, has died, had died, who died, died yesterday, is dead, lost <my> baby, lost the <baby>, lost <my> <baby>, lost <kin>, <my> <pet> died, <pet> is dead, <friend> died, <baby> died, in heaven, to heaven, laid to rest, killed in, was killed, were killed, was murdered, got murdered, put to sleep by the vet, <pet> put to sleep, <pet> put down, <pet> to sleep, euthanised, euthanized, <pet> run over, <pet> got run over, <pet> was run over, ran over <my> <pet>, overdosed, drowned in, rest in peace'
    ),
    unless: listed(
      'nearly drowned, almost drowned, <creature>, <toy>, beetle, bug, game, battery, show, song, laughter, laughing, boredom, robot, museum, halloween, egypt, dinosaurs, phone, tree, flower, plant, snow white, princess, witch, cake, shaped, roblox, minecraft, fly, flies, <my> turn, funeral for worm, funeral for snail, funeral for bee, funeral for ladybird, funeral for spider, funeral for slug'
    ),
    examples: ["we went to my uncle's funeral", 'the twins birthday but one of them died', 'the man next door has died', 'our dog was euthanised'],
    counterExamples: ['a funeral for a beetle', 'a plant and a flower, and one of them died', 'the robot has died', 'nana passed the gravy', 'a funeral for a worm we found']
  },
  {
    label: 'somebody loses a parent',
    kind: 'loss',
    phrases: listed('loses <kin>'),
    unless: listed(
      'chess, cards, uno, snap, race, game, keys, shop, supermarket, market, crowd, <creature>, <toy>, duck, duckling, bear, cub, bunny, chick, lamb, kitten, puppy, penguin, owl, mouse, fox, elephant, calf, robot, star, cloud'
    ),
    examples: ['a boy loses his dad', 'a girl who loses her mum'],
    counterExamples: ['a duck who loses his mum', 'he loses his mum in the supermarket', 'daddy loses his keys']
  },
  {
    label: 'a narrow escape, and a fall',
    kind: 'danger',
    phrases: listed(
      '<kin> nearly died, <kin> almost died, <kin> had fall, <kin> has had fall, <kin> had bad fall, <kin> has had bad fall, <kin> had nasty fall'
    ),
    unless: listed('laughing, laughter, boredom, embarrassment, mended, better, fine, love, laughed, game'),
    examples: ['Nan had a fall', 'grandpa nearly died'],
    counterExamples: ['dad nearly died laughing', 'nan had a fall but she is fine']
  },
  {
    label: 'one of the family is hurt',
    kind: 'illness',
    phrases: listed(
      '<kin> burnt <my> <limb>, <kin> burned <my> <limb>, <kin> burnt <my> hand, <kin> burned <my> hand, <kin> burnt <my> face, <kin> burned <my> face, <kin> burnt herself, <kin> burnt himself, <kin> burned herself, <kin> burned himself, <kin> scalded, <kin> cut <my> <limb>, <kin> cut <my> hand, <kin> cut <my> thumb, <kin> cut <my> head, <kin> cut herself, <kin> cut himself, <kin> broke <my> <limb>, <kin> broke <limb>, <kin> broke <my> nose, <kin> broke <my> hand, <kin> fainted, <kin> collapsed, <kin> coughs night, <kin> coughed night, <kin> fell off the roof, <kin> fell off roof, <kin> fell off ladder, <kin> fell off the ladder, <kin> fell down the stairs, <kin> fell into the river, <kin> fell in the river, <kin> fell in the lake, <kin> fell into the lake, <kin> fell in the canal, <kin> fell into the canal, <kin> dropped <baby>, <kin> dropped the <baby>, <kin> dropped <my> <baby>, <kin> dropped <kin>, <kin> can not walk, <kin> who can not walk'
    ),
    unless: listed(
      '<creature>, <toy>, game, minecraft, roblox, chess, hair, hairs, toenails, fingernails, off at, past, straight, fast, without, play, pretend, laughing, bread, cards, robot, hop record, hip hop'
    ),
    examples: ['mummy burnt her hand', 'dad fell off the roof', 'mum cut her finger', 'my brother broke his leg', 'mum dropped the baby', "a grandpa who can't walk"],
    counterExamples: ['mummy burnt the toast', 'teddy fell off the roof', 'mum cut the cake', 'dad broke his promise', 'dad dropped the cake', "grandpa can't walk past a sweet shop", 'my sister painted the fence', 'nana broke her hip hop record']
  },
  {
    label: 'one of the family has swallowed what is no food',
    kind: 'illness',
    phrases: listed(
      'swallowed battery, swallowed magnet, swallowed coin, swallowed pills, swallowed many pills, swallowed tablets, swallowed bleach, wrong pills, wrong tablets, wrong medicine, many pills, many tablets, <kin> drank paint, <kin> drank the paint, <kin> drank bleach, <kin> drank the bleach, <kin> ate mushroom in, <kin> ate poisonous, <kin> ate pills, <kin> ate the pills'
    ),
    unless: listed('<creature>, teddy, doll, game, minecraft, roblox, robot, pretend, chess, jar, sweets'),
    examples: ['my brother swallowed a battery', 'grandma took the wrong pills', 'grandpa swallowed too many pills', 'my sister drank the paint'],
    counterExamples: ['my brother swallowed a pea', 'the robot swallowed a battery', 'my sister painted the fence', 'dad drank the milk']
  },
  {
    label: 'an animal of the house that was hurt or given away',
    kind: 'loss',
    phrases: listed(
      '<kin> gave away <my> <pet>, <kin> gave <my> <pet> away, <kin> sold <my> <pet>, <kin> got rid of <my> <pet>, <kin> gave away the <pet>, <kin> sold the <pet>, <kin> stepped on <my> <pet>, <kin> trod on <my> <pet>, <kin> sat on <my> <pet>, <kin> stepped on the <pet>, <kin> trod on the <pet>, <kin> sat on the <pet>, <kin> ate <my> <pet>, <kin> shot <my> <pet>'
    ),
    unless: listed('<creature>, <toy>, chocolate, cushion, chips, tail, balloon, game, minecraft, roblox, photo, drawing, picture, food, bed, biscuits, fingers, dinner, pie, soup, nuggets, curry, sandwich, roundabout'),
    examples: ['mum gave away my cat', 'dad sold my dog', 'dad stepped on my hamster', 'dad ate my rabbit'],
    counterExamples: ['mum gave away my jumper', 'dad sold the car', 'dad stepped on my toy hamster', 'dad ate my chocolate rabbit']
  },
  {
    label: 'a candle for one who is not there',
    kind: 'loss',
    phrases: everyPhrase(['lit', 'light', 'lights', 'lighting', 'lit up'], ['a candle', 'the candle', 'candles'], ['for <kin>', 'for <my> <kin>']),
    unless: listed('birthday, cake, pumpkin, diwali, hanukkah, advent, power cut'),
    examples: ['i lit the candle for grandma all by myself'],
    counterExamples: ['i lit the candle at church', 'we lit candles for diwali', 'we lit the candles on the cake for grandma’s birthday']
  },
  {
    label: 'a touch that nobody may, and what is left of a blow',
    kind: 'danger',
    phrases: [
      ...everyPhrase(['touches', 'touched', 'touching'], ['her', 'his', 'my'], ['bottom', 'bum', 'privates', 'private parts']),
      ...everyPhrase(['hands', 'hand'], ['inside', 'down', 'under'], ['her', 'his', 'my'], ['costume', 'pants', 'knickers', 'trunks', 'trousers', 'skirt', 'pyjamas', 'nightie']),
      ...everyPhrase(['kisses', 'kissed', 'kissing'], ['', 'her', 'him', 'me'], ['with his tongue', 'with the tongue']),
      ...everyPhrase(['bruises on', 'a bruise on', 'a black eye from'], ['her', 'his', 'my', 'dad', 'daddy', 'papa', 'mum', 'mummy'], ['', 'legs', 'arms', 'back', 'neck']),
      ...everyPhrase(['gets', 'got', 'is', 'was', 'been'], ['smacked', 'slapped', 'whipped', 'caned'])
    ],
    unless: listed('nappy, nappies, wipe, wipes, slide, swing, toilet, potty, horse, pony, doctor, nurse, football, match, fell, scooter, bike, banana, bananas, peach, apple, apples, ball, wave, branch'),
    examples: ['swimming lesson tomorrow and he touches her bottom in the changing room', 'the coach puts his hands inside her costume', 'he gets smacked with the brush'],
    counterExamples: ['the cold slide touched her bottom', 'a banana with bruises on it', 'the ball got smacked into the goal']
  },
  {
    label: 'a grown-up who hits',
    kind: 'danger',
    phrases: everyPhrase(GROWN_UPS, HITS, ['me', 'her', 'him', 'us']),
    unless: listed('pillow, pillows, snowball, snowballs, balloon, balloons, sponge, cushion, water, ball, foam, flour, pie, custard, bubbles, frisbee, by accident, accidentally, by mistake, not mean to'),
    examples: ['she lost at snap and daddy hit her', 'mummy hits me', 'uncle slapped him at the party', 'grandad kicked us'],
    counterExamples: ['daddy hit him with a snowball', 'daddy hit a six', 'mum hit the drum', 'my brother hit me']
  },
  {
    label: 'a grown-up of whom a child is afraid or ashamed',
    kind: 'danger',
    phrases: listed(
      '<kin> screams at, <kin> screamed at, <kin> undresses, <kin> undressed, <kin> undressing, <kin> steals from, <kin> stole from, <kin> spanks, <kin> spanked, <kin> smacks <kin>, <kin> smacked <kin>, <kin> gambles, <kin> gambled, <kin> hides from <kin>, <kin> drank the wine, <kin> drank the beer'
    ),
    unless: listed('<creature>, <toy>, doll, dolls, spider, spiders, football, referee, telly, cheese, biscuit, biscuits, fridge, tin, jar, hide and, seek, tickle, onion, parcel, game, monopoly, sweets, for bed, for swimming'),
    examples: ['dad screams at mum', 'uncle Joe undresses', 'dad steals from the shop', 'mum hides from dad', 'dad gambles', 'dad drank all the wine'],
    counterExamples: ['mum screams at spiders', 'dad undresses the doll', 'grandpa steals from the biscuit tin', 'mum hides from dad in a game', 'dad drank all the milk']
  },
  {
    label: 'somebody who has stopped eating',
    kind: 'illness',
    phrases: listed('<kin> eats nothing, <kin> is not eating, <kin> has stopped eating, <kin> stopped eating, <kin> will not eat anything'),
    unless: listed('peas, vegetables, broccoli, green, greens, meat, sweets, chocolate, but, except, ramadan, fasting'),
    examples: ['mum eats nothing', 'my sister stopped eating'],
    counterExamples: ['dad eats nothing but toast', 'my brother eats nothing green']
  },
  {
    label: 'a feast without somebody',
    kind: 'loss',
    phrases: listed(
      'first <name> without <kin>, first <name> without <my> <kin>, christmas without <kin>, christmas without <my> <kin>, christmas without <pet>, birthday without <kin>, birthday without <my> <kin>, eid without <kin>, eid without <my> <kin>, diwali without <kin>, easter without <kin>, new year without <kin>'
    ),
    unless: [],
    examples: ['the first christmas without grandma', 'our first Christmas without Grandma', 'my birthday without my dad', 'our first eid without nani'],
    counterExamples: ['christmas without snow', 'a birthday without a cake']
  },
  {
    label: 'the last days of one who is loved',
    kind: 'loss',
    phrases: listed(
      'last day of <kin>, last days of <kin>, last night of <kin>, last week of <kin>, last day of <my> <kin>, last days of <my> <kin>, last night of <my> <kin>, last day of <pet>, last days of <pet>, last day of <my> <pet>, last days of <my> <pet>, last night of <my> <pet>, last week of <my> <pet>, last day of <my> life, last days of <my> life'
    ),
    unless: listed(
      'holiday, holidays, visit, visiting, stay, staying, trip, work, working, job, office, school, nursery, college, term, course, training, class, club, camp, show, week off, leave, diet, party, wedding, birthday, season, game, and chips, shop, shift, shifts, month, year, being'
    ),
    examples: ['the last day of grandpa', "the last day of grandma's life", 'the last day of my dog'],
    counterExamples: ['last day of school', "the last day of grandma's visit", 'the last day of puppy training', 'last day of the holidays']
  },
  {
    label: 'an animal that has gone, or cannot stay',
    kind: 'loss',
    phrases: listed(
      '<my> <pet> ran away, <my> <pet> has run away, <my> new <pet> ran away, <my> new <pet> has run away, new <pet> ran away, the new <pet> ran away, can not keep <my> <pet>, can not keep the <pet>, can not keep the new <pet>, can not keep <my> new <pet>, sent <my> <pet> back, sent the new <pet> back, <my> new <pet> is ill, the new <pet> is ill, new <pet> is ill'
    ),
    unless: listed('<creature>, <toy>, with, from, came, back home, home again, found, funny, game, sausages, out of, off, awake, ran away to sea'),
    examples: ['new puppy ran away', 'our dog has run away', 'we can not keep the puppy'],
    counterExamples: ['the cat ran away from the hoover', 'our dog ran away with the sausages', 'my new puppy']
  },
  {
    label: 'one of the house who is lost, or walks off at night',
    kind: 'absence',
    phrases: ['<my> <pet> gets lost', '<my> <pet> got lost', '<my> <pet> is lost', 'lost and the police', 'walks off at night', 'walked off at night', 'wanders off at night', 'wandered off at night', 'walks out at night', 'wanders at night'],
    unless: ['toy', 'game', 'laughed', 'laughing'],
    examples: ['our dog gets lost and the kids help him find his way home', 'my brother got lost and the police helped him find us', 'he has a walking stick and he walks off at night', 'nan wanders off at night'],
    counterExamples: ['a dog gets lost in the city', 'our toy dog got lost', 'a bear who walks at night', 'the moon walks home at night']
  },
  {
    label: 'all of it is sad',
    kind: 'sadness',
    phrases: ['everything is sad', 'everyone is sad', 'everybody is sad', 'we are sad'],
    unless: ['clown', 'game', 'song', 'lost the match', 'match', 'football'],
    examples: ['everything is sad here', 'everyone is sad in our house', 'we are all so sad'],
    counterExamples: ['a sad song', 'everybody is sad that the match was lost', 'the clown says everything is sad']
  },
  {
    label: 'a child whom nobody sees, and a feast to which nobody came',
    kind: 'sadness',
    phrases: listed(
      'i feel invisible, feel invisible, feels invisible, feeling invisible, felt invisible, invisible to everyone, invisible at school, invisible to <my> friends, nobody sees me, birthday but nobody came, birthday and nobody came, birthday when nobody came, birthday party but nobody came, birthday party and nobody came, party but nobody came, party and nobody came, nobody came to <my> party, nobody came to <my> birthday, no one came to <my> party, no one came to <my> birthday, nobody comes to <my> party, nobody comes to <my> birthday, nobody is coming to <my> party, nobody is coming to <my> birthday, no one is coming to <my> party'
    ),
    unless: listed('<creature>, <toy>, game, cloak, spell, potion, robot, ghost, fairy, wizard, pretend, pretending, hide, hiding, costume, ink, superhero'),
    examples: ['I feel invisible', 'I am invisible to everyone', 'my birthday but nobody came', 'nobody came to my party'],
    counterExamples: ['I am invisible for a day', 'a dragon whose party nobody came to', 'a birthday party where nobody can find the cake', 'nobody sees me in my invisible cloak']
  },
  {
    label: 'afraid of one who is new in the family',
    kind: 'separation',
    phrases: (['stepdad', 'stepmum', 'stepmom', 'stepfather', 'stepmother', 'boyfriend', 'girlfriend', 'partner'] as const).flatMap((who) => [
      ...['mean', 'scary', 'horrid', 'horrible', 'nasty', 'cruel', 'always cross', 'always angry', 'always shouting', 'unkind'].map((how) => `${who} is ${how}`),
      ...['shouts', 'scares me', 'frightens me', 'hits', 'hurts', 'is mean to me'].map((what) => `${who} ${what}`),
      ...['hate', 'hates', 'not want', 'scared of', 'afraid of', 'frightened of'].flatMap((how) => [`${how} ${who}`, `${how} the ${who}`, `${how} new ${who}`, `${how} <my> new ${who}`])
    ]),
    unless: listed('<creature>, <toy>, game, cinderella, snow white, princess, witch, funny, laughing, robot, chess, cards, film'),
    examples: ['my stepdad is mean', 'my stepdad is scary', 'I hate my stepdad', 'she is afraid of her stepmum'],
    counterExamples: ['my new stepdad', 'cinderella and the stepmother is mean', 'my stepdad is funny']
  },
  {
    label: 'illnesses and wards',
    kind: 'illness',
    phrases: listed(
      'was rushed to hospital, was rushed to the hospital, was rushed into hospital, were rushed to hospital, leukemia, leukaemia, chemo, chemotherapy, radiotherapy, hospice, dementia, alzheimer, tumour, tumor, brain cancer, has cancer, had cancer, got cancer, of cancer, with cancer, intensive care, life support, in coma, on ventilator, terminal cancer, heart attack, open heart, heart surgery, brain surgery, transplant, dialysis, seizure, seizures, meningitis, palliative, parkinson, nicu, in rehab, self harm, depressed, is dying, psychiatric, <kin> is ill, stroke'
    ),
    unless: listed('<creature>, <toy>, sandwich, burger, paint, butterfly stroke, brush stroke, breast stroke, swimming, hair transplant, star sign, zodiac, camp fire, sun, dying for cup, dying for drink, dying for wee, dying for coffee, dying for pizza, dying for biscuit, dying to see, dying to meet, dying to know, dying to try, dying to show, dying to tell'),
    examples: ['my small sister has leukaemia', 'she was rushed to hospital with her tonsils', 'papa had a heart attack', 'she starts chemo'],
    counterExamples: ['a heart attack sandwich', 'teddy was rushed to hospital', 'breast stroke at swimming', 'a dragon with a seizure', 'mummy is dying for a cup of tea']
  },
  {
    label: 'one of the family in hospital, or an animal that does not move',
    kind: 'illness',
    phrases: listed('<kin> ’s in hospital, <kin> ’s in the hospital, <kin> is in hospital, <pet> is motionless'),
    unless: listed('<creature>, <toy>, <baby>, works, work, working, worked, job, nurse, doctor, surgeon, midwife, cook, volunteers, visiting, home, out, had, having, born, check, play, game'),
    examples: ["nana's in hospital", 'my brother is in hospital', 'my rabbit is very still'],
    counterExamples: ['mum is in hospital because she works there', "dad's in hospital to be a doctor"]
  },
  {
    label: 'parents who part',
    kind: 'separation',
    phrases: listed('mum sleeps on the sofa, mummy sleeps on the sofa, dad sleeps on the sofa, daddy sleeps on the sofa, dad has new girlfriend, daddy has new girlfriend, divorce, divorced, divorcing, separating, custody, split up, splitting up, <kin> walked out, <kin> moved out, <kin> left us, <kin> has left us, another woman, another man'),
    unless: listed('<creature>, <toy>, rubbish, eggs, laundry, salt, band'),
    examples: ['my parents are getting divorced', 'dad moved out', 'mum and dad split up'],
    counterExamples: ['the band split up', 'the divorce of the king and the cake']
  },
  {
    label: 'children who are taken into care',
    kind: 'separation',
    phrases: listed('<kin> into care, <baby> into care, <friend> into care, us into care, me into care, taken into care, put into care, goes into care, going into care, went into care'),
    unless: listed('<creature>, <toy>, <pet>, into care home, into care of, nan, nana, nanny, gran, granny, grandma, grandmother, grandad, grandpa, grandfather'),
    examples: ['they took my brother into care', 'my cousins were taken into care', 'we are going into care', 'they took us into care'],
    counterExamples: ['they took our hedgehog into care', 'we took our kitten into the care of the vet', 'granny is going into care', 'mum took my brother into the care home to see nana']
  },
  {
    label: 'taken away, or sent far',
    kind: 'absence',
    phrases: listed('in prison, in jail, to prison, to jail, foster care, children ’s home, social services, deported, deportation, deployed, detention centre, was arrested, got arrested, locked up, placement, afghanistan, immigration took'),
    unless: listed('<creature>, <toy>, puppets, hamsters, monopoly, tower, works, worked, job, banana, cookie, lego, robber, robbers, thief, socks'),
    examples: ['my uncle was arrested', 'he is in foster care', 'my auntie was deported'],
    counterExamples: ['the pirate in prison', 'mum works in prison', 'in jail in monopoly']
  },
  {
    label: 'war, fire and blows',
    kind: 'danger',
    phrases: listed(
      'sleeps on the street, sleep on the street, sleeping on the street, sleeps on the streets, sleeping on the streets, lives on the streets, living on the streets, refugee, refugees, refugee camp, bombed, bombing, air raid, air strike, domestic violence, child abuse, homeless, evicted, eviction, house fire, burned down, burnt down, shooting at, was shot, got shot, kidnapped, raped, molested, suicide, terrorist, hits <kin>, hit <kin>, beats <kin>, beat <kin>, beats me, beats us, hits me with, hits us, hurts me, <kin> is drunk, comes home drunk, alcoholic, takes drugs, in car accident, in car crash, car accident, house burned, house burnt, lost everything, lost <my> home, lost <my> house, war in, is war'
    ),
    unless: listed(
      '<creature>, <toy>, pillow, snowball, paint, photo, bath, hermit, at chess, at cards, at carrom, at ludo, stars, star, hoops, ball, over, sofa, animals, straw, cat and, cats and, tennis, scrabble, bees, socks, free, bombed <my> test, bombed <my> exam, bombed <my> spelling, bombed <my> maths, bombed the test, bombed the exam, bombed the audition'
    ),
    examples: ['the man who sleeps on the street', 'my friend lives in a refugee camp', 'daddy beats us', 'our house burned down', 'the neighbour was shot'],
    counterExamples: ['roadworks on our street', 'a homeless hermit crab', 'i bombed my spelling test', 'grandma beats us at cards', 'war of the pillow forts']
  },
  {
    label: 'bullying and despair',
    kind: 'sadness',
    phrases: listed('bullied, bullying, bullies me, bully me, in <my> class hits me, in <my> class kicks me, in <my> class punches me, bully <my>, bullies at, hates <my> life, hate <my> life, hates himself, hates herself, hate myself, wants to die, want to die, worthless, cries every night, not want to live'),
    unless: listed('<creature>, <toy>, goat, for ice, crow, to die for'),
    examples: ['she is bullied at school', 'a girl in my class kicks me', 'I hate my life', 'he says he wants to die'],
    counterExamples: ['the dragon who was bullied', 'I want to die for cake said the king']
  },
  {
    label: 'Spanish and Portuguese: death',
    kind: 'loss',
    phrases: ['murió', 'se murió', 'falleció', 'fallecio', 'ha muerto', 'está en el cielo', 'velorio', 'morreu', 'faleceu'],
    unless: [],
    examples: ['murió mi abuela', 'mi perro se murió', 'o avô morreu'],
    counterExamples: ['el cielo azul', 'día de muertos']
  },
  {
    label: 'French, German, Italian, Turkish, Russian, Polish and Nordic: death',
    kind: 'loss',
    phrases: ['è morto', 'è morta', 'öldü', 'vefat etti', 'умер', 'умерла', 'умерли', 'umarł', 'umarła', 'zmarł', 'zmarła', 'nie żyje', 'är död', 'dog igår', 'er død', 'est mort', 'est morte', 'décédé', 'décédée', 'gestorben', 'ist tot', 'begraben'],
    unless: [],
    examples: ['mamie est morte', 'Oma ist gestorben', 'babam öldü', 'nonna è morta', 'дедушка умер'],
    counterExamples: ['die drei Schweinchen', 'la tarte']
  },
  {
    label: 'Japanese and Chinese: death',
    kind: 'loss',
    phrases: ['死んだ', '死んじゃった', '亡くなった', 'お葬式', '去世', '死了', '过世', '過世', '葬礼'],
    unless: [],
    examples: ['おばあちゃんが死んだ', '爷爷去世了'],
    counterExamples: ['スパイダーマン', '恐竜']
  },
  {
    label: 'Hindi, Arabic, Swahili and Māori: death',
    kind: 'loss',
    phrases: ['मर गय', 'गुज़र ग', 'देहांत', 'توفي', 'توفيت', 'مات', 'ماتت', 'وفاة', 'amefariki', 'amekufa', 'msiba', 'kua mate'],
    unless: [],
    examples: ['दादी मर गयी', 'مات جدي', 'bibi amefariki', 'kua mate a Koro'],
    counterExamples: ['स्पाइडरमैन', 'معلمات', 'kei te pai']
  },
  {
    label: 'illness in other languages',
    kind: 'illness',
    phrases: [
      'está enferma', 'está enfermo', 'esta enferma', 'esta enfermo', 'está muy enferma', 'está muy enfermo', 'operación', 'cirugía', 'cirurgia', 'doente',
      '入院', '手術', '病気', '住院', '生病', '手术', 'बीमार', 'अस्पताल', 'مريض', 'مريضة', 'مستشفى', 'المستشفى', 'mgonjwa', 'hospitali'
    ],
    unless: [],
    examples: ['mamá está enferma', '妈妈生病了', 'ママが入院した', 'baba ni mgonjwa', 'जब दादी बीमार है'],
    counterExamples: ['el doctor', 'お医者さん']
  },
  {
    label: 'parting in other languages',
    kind: 'separation',
    phrases: ['divorcio', 'divórcio', '離婚', '离婚', 'तलाक', 'طلاق', 'talaka', 'papá se fue', 'mamá se fue', 'papi se fue', 'mami se fue', 'papá ya no', 'mamá ya no'],
    unless: [],
    examples: ['爸爸妈妈离婚', 'papá se fue', 'el divorcio'],
    counterExamples: ['papá cocina', '爸爸']
  },
  {
    label: 'war and violence in other languages',
    kind: 'danger',
    phrases: [
      ...everyPhrase(['papà', 'papa', 'papá', 'il', 'lui', 'nonno'], ['picchia'], ['mamma', 'me', 'mia mamma', 'mio fratello']),
      'mi picchia', 'picchia la mamma',
      ...everyPhrase(['schlägt', 'haut', 'verprügelt'], ['mich', 'mama', 'die mama', 'uns', 'meine mama']),
      ...everyPhrase(['papa', 'maman', 'papi', 'tonton', 'il', 'mon père'], ['me tape', 'me frappe', 'me bat', 'tape maman', 'frappe maman', 'bat maman', 'nous tape']),
      ...everyPhrase(['slår', 'slog'], ['mamma', 'mig', 'meg', 'oss', 'mor']),
      ...everyPhrase(['бьёт', 'бьет', 'ударил', 'избил'], ['маму', 'меня', 'нас']),
      ...everyPhrase(['papá', 'papa', 'papi', 'mamá', 'mi padre', 'mi tío'], ['me pega', 'le pega', 'pega a mamá', 'nos pega', 'pega a mi mamá']),
      ...everyPhrase(['slaat', 'sloeg'], ['mama', 'mij', 'ons']),
      ...everyPhrase(['bije', 'pobił', 'uderzył'], ['mamę', 'mnie', 'nas']),
      'bate na mãe', 'bate em mim', 'bate na mamã', 'beni dövüyor', 'annemi dövüyor', 'bana vuruyor',
      'guerra', 'la guerre', 'der krieg', 'krieg', '戦争', '战争', '戰爭', 'युद्ध', 'حرب', 'الحرب', 'vita ya', 'いじめ', '霸凌', 'acoso escolar'],
    unless: ['galaxias', 'almohadas', 'bolas', 'nieve', 'galáxias', 'étoiles', 'sterne', 'スター'],
    examples: ['la guerra', 'الحرب', '戦争', 'acoso escolar', 'papà picchia mamma', 'papa schlägt mich', 'papa me tape', 'pappa slår mamma', 'папа бьёт маму'],
    counterExamples: ['la guerra de las galaxias', 'guerra de almohadas', 'Vita', 'il picchio verde', 'papa me lit une histoire', 'pappa bakar bullar']
  }
] // prettier-ignore
