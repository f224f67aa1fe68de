import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Large animals from far off, one by one. */
export const savannahAnimalThemes: ThemePack[] = [
  {
    id: 'giraffes',
    label: 'a giraffe',
    keys: ['giraffe', 'giraffes', 'okapi', 'jirafa', 'jirafas', 'girafa', 'girafe', 'キリン', '长颈鹿', 'जिराफ', 'زرافة', 'twiga'],
    marks: ['giraffe', 'giraffes', 'giraffe’s', 'neck', 'long-necked'],
    small: things('a giraffe calf as tall as a door | the small giraffe', 'a giraffe with its first scarf | the giraffe with the scarf'),
    big: things('a giraffe that looked in at the third floor | the third-floor giraffe', 'a giraffe whose head was in another weather | the weather giraffe'),
    object: things('a scarf long enough for a giraffe | the giraffe’s scarf', 'a cup on a pole for a giraffe | the giraffe’s cup'),
    place: things('a tree eaten flat on top by giraffes | the giraffes’ flat tree', 'a water hole where giraffes have to bow | the giraffes’ water hole'),
    sound: ['a giraffe, humming in the dark', 'leaves coming off high up', 'four long legs, set down one by one by a giraffe'],
    detail: [
      'Over the top of the tree looked a giraffe, chewing sideways.',
      'The giraffe’s tongue was dark blue, and it took the leaf and left the thorns.',
      'Its neck went past the window for quite some time.',
      'To drink, the giraffe had first to fold itself like a deckchair.'
    ],
    sleepy: [
      'The giraffe had laid its neck along its own back.',
      'For half an hour a giraffe sleeps, and it had begun.',
      'High up, one ear of the giraffe turned over.',
      'The tall neck swayed a little, like a tree when the wind has gone home.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['stretch the neck', 'stretched the neck', 'stretching the neck'],
        ['nibble the top of the tree', 'nibbled the top of the tree', 'nibbling the top of the tree'],
        ['spread the front legs and drink', 'spread the front legs and drank', 'spreading the front legs and drinking'],
        ['look over everybody', 'looked over everybody', 'looking over everybody'],
        ['hum in the dark', 'hummed in the dark', 'humming in the dark']
      ],
      facts: [
        'A giraffe has as many bones in its neck as you have, only longer ones',
        'A giraffe’s tongue is dark blue, and as long as your arm',
        'Giraffes sleep for only half an hour or so a day, in bits',
        'A giraffe is as tall as a grown-up person on the day it is born',
        'At night giraffes hum to each other, very low',
        'A giraffe’s heart weighs as much as a big dog',
        'No two giraffes have the same patches',
        'A giraffe can clean its own ears with its tongue'
      ],
      guesses: [
        'A giraffe has a long neck because its head is so far away',
        'They never have a sore throat, as there would be no end to it',
        'The patches are from when the tiles fell off',
        'Giraffes do not talk because the words slide back down',
        'It has horns so that one can hang it up'
      ],
      says: ['How is the weather down there', 'Mind the lamp', 'Further up', 'I can see our house', 'Bend, please'],
      props: [
        ['the giraffe’s neck', 'one arm in a long sock'],
        ['the tree', 'the coat stand with lettuce on it'],
        ['the tongue', 'a blue sock'],
        ['the water hole', 'the washing-up bowl'],
        ['the patches', 'brown paper, torn small'],
        ['the scarf', 'every scarf in the house']
      ],
      parts: ['the head of the giraffe', 'the legs, who heard the news later', 'the neck', 'the leaf at the very top', 'the zebra below', 'the water', 'the bird who cleaned the ears'],
      goes: [
        ['With one arm up {S} was at once a good deal taller.', '{S} made a neck, and at the end of it a hand that chewed.'],
        ['Slowly over everybody’s head looked {S}.', '{S} walked with both legs on one side, and then with both on the other.'],
        ['From the top of the coat stand {S} took one leaf.', '{S} picked a bit of lettuce that nobody else could have reached.'],
        ['Then {S} put both feet wide apart, and drank.', 'To drink, {S} had to come down in three stages.']
      ],
      mishaps: [
        {
          problem: ['The giraffe could not drink. When its head was down, its legs were in the way.', 'There was the water, and there was the giraffe, and there were the knees between.'],
          fail: ['{S} bent in the middle, and a giraffe has no middle.', '{S} sucked from where {S} stood, and it was air.'],
          see: ['“They do the splits,” said {A}. “A bit, and a bit more, until the head gets there.”', '“Put your feet apart,” said {A}. “The neck is long enough, it is the legs that are too long.”'],
          mend: ['So {S} slid both feet apart, {A} held the scarf, and there was the water.', '{A} said a bit and a bit more, {S} went down by bits, and drank like a crane.'],
          alone: ['{S} slid both feet apart, a bit and a bit more, and there was the water.']
        },
        {
          problem: ['The giraffe had a stiff neck, all two metres of it.', 'Ow, said the giraffe, and it was not certain where exactly.'],
          fail: ['{S} turned it the other way, and it stayed there.', '{S} asked for a doctor with a ladder.'],
          see: ['“There was a draught,” said {A}. “It has no scarf on.”', '“A neck like that wants wrapping,” said {A}, “from the bottom up.”'],
          mend: ['{A} brought every scarf, {S} held still, and they went round and round to the top.', 'So {S} turned like a spool and {A} wrapped;; at the seventh scarf it was warm enough to nod.'],
          alone: ['{S} wrapped it in every scarf there was, and at the seventh it could nod.']
        },
        {
          problem: ['The giraffe did not get through the door. The neck was in, and the rest was out.', 'Bump, said the lintel, and the giraffe said it too.'],
          fail: ['{S} tried it backwards, and the head stayed in the hall.', '{S} waited for the door to grow.'],
          see: ['“Lay the neck along your back,” said {A}. “They do it to sleep.”', '“Nobody said that it must go in upright,” said {A}. “Fold it.”'],
          mend: ['So {S} folded the neck, {A} called the corner, and the whole giraffe came in.', '{A} went in front, {S} came after with a folded neck, and not even the lamp noticed.'],
          alone: ['{S} laid the neck along the back and came in, and not even the lamp noticed.']
        }
      ],
      ends: ['The neck was laid on the pillow, and there was some over.', 'All the scarves were off, and it took some time.', 'From up there one could see that everybody was in bed.']
    }
  },
  {
    id: 'hippos',
    label: 'a hippo',
    keys: ['hippo', 'hippos', 'hippopotamus', 'rhino', 'rhinos', 'rhinoceros', 'hipopótamo', 'hipopótamos', 'hippopotame', '河马', 'दरियाई घोड़ा', 'فرس النهر', 'kiboko'],
    marks: ['hippo', 'hippos', 'hippo’s', 'wallowed', 'nostrils'],
    small: things('a hippo calf that could not keep down | the floating hippo', 'a small hippo on its mother’s back | the small hippo'),
    big: things('a hippo as wide as the river was | the wide hippo', 'a hippo with a bird on each ear | the hippo with the birds'),
    object: things('a toothbrush for hippos | the hippo’s toothbrush', 'a melon that a hippo had been given | the hippo’s melon'),
    place: things('a bend in the river full of hippos | the hippos’ bend', 'a path worn by hippos at night | the hippo path'),
    sound: ['a hippo, laughing under water', 'bubbles, and after them a hippo', 'something heavy and very polite on grass, which was a hippo'],
    detail: [
      'In the river were two ears, two eyes and two nostrils, and below them a hippo.',
      'The hippo yawned, and one could see what it had had for lunch.',
      'A bird sat on the hippo and read it for insects.',
      'Up came the hippo, blew, looked, and sank like a settee.'
    ],
    sleepy: [
      'Without waking, the hippo came up, took a breath and went down again.',
      'In a heap lay the hippos, chin on back on chin.',
      'The river had gone quiet, and only nostrils were out.',
      'On the bank a hippo sighed, and the reeds bent over.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['wallow in the river', 'wallowed in the river', 'wallowing in the river'],
        ['yawn a hippo’s yawn', 'yawned a hippo’s yawn', 'yawning a hippo’s yawn'],
        ['come up for air', 'came up for air', 'coming up for air'],
        ['walk along the bottom', 'walked along the bottom', 'walking along the bottom'],
        ['graze by moonlight', 'grazed by moonlight', 'grazing by moonlight']
      ],
      facts: [
        'A hippo cannot really swim, it walks along the bottom',
        'Hippos come up for air in their sleep, without waking up',
        'A hippo makes its own sun cream, and it is pink',
        'A hippo can open its mouth as wide as a door is broad',
        'Hippos can run faster than you',
        'They eat grass at night, a whole bathful',
        'Under water a hippo shuts its ears and its nose',
        'A hippo’s nearest cousins are the whales'
      ],
      guesses: [
        'Hippos are so round because the water has worn the corners off',
        'They yawn because they heard about Monday',
        'A hippo is a horse that sat down in the rain',
        'They keep their eyes on top so as not to get soap in them',
        'The river is so full because the hippo is in it'
      ],
      says: ['Room for one more', 'I was under', 'Mind the wave', 'Open wide', 'Whose ear is that'],
      props: [
        ['the river', 'the big mattress'],
        ['the hippo', 'somebody in two dressing gowns'],
        ['the birds', 'two socks on two ears'],
        ['the melon', 'a cushion, rolled'],
        ['the toothbrush', 'the broom'],
        ['the bubbles', 'a straw in a glass']
      ],
      parts: ['the hippo', 'the hippo’s yawn', 'the bird on the left ear', 'the crocodile, who moved over', 'the river', 'the melon', 'the dentist with the broom'],
      goes: [
        ['Down sank {S}, until only the eyes were out.', '{S} went into the river backwards, and it rose.'],
        ['Along the bottom walked {S}, on heavy feet.', '{S} took a breath, shut both ears and went for a walk below.'],
        ['Then {S} came up and blew, and everyone near was wet.', 'Up came {S}, with a noise like a bus.'],
        ['{S} yawned, and it went back as far as the ears.', 'So wide did {S} yawn that two others caught it.']
      ],
      mishaps: [
        {
          problem: ['The hippo got in, and there was no more river. It was all on the carpet.', 'When the hippo had sat down in the river, everybody else was washed out.'],
          fail: ['{S} got in more quickly, and the wave was bigger.', '{S} said that there was plenty of room, and there was, outside.'],
          see: ['“Slowly,” said {A}. “One leg, and wait until the river has got used to it.”', '“Hippos let themselves in like a tea bag,” said {A}. “I have seen it.”'],
          mend: ['{S} went in one leg at a time, {A} told the river, and it stayed in.', '{A} moved up, {S} sank down by inches, and there was room for all.'],
          alone: ['{S} went in one leg at a time, and waited after each, and the river stayed in.']
        },
        {
          problem: ['Under water the hippo had got the giggles, and it was all bubbles.', 'Somebody laughed below, and the river boiled with it.'],
          fail: ['{S} held the breath, and it came out at the ears.', '{S} thought of something sad, and the sad thing slipped on a melon.'],
          see: ['“You have to laugh it out on top,” said {A}. “Down there it only goes round.”', '“Come up,” said {A}. “It is the going down with it that tickles.”'],
          mend: ['{S} came up, {A} laughed along, and when it was all out they could breathe.', 'So {S} came up for air and {A} made a serious face;; that finished it, after a while.'],
          alone: ['{S} came up, laughed it all out on top, and went down again quite calm.']
        },
        {
          problem: ['The bird would not come down. It was on the hippo’s ear, and it tickled.', 'On the left ear of the hippo sat a bird, and the hippo was lopsided.'],
          fail: ['{S} shook the head, and the bird took it for a ride.', '{S} went under, and came up with a wet bird.'],
          see: ['“It has not finished,” said {A}. “It does the ears last. Keep still.”', '“It thinks that you itch there,” said {A}. “Hold still until it is done.”'],
          mend: ['So {S} kept still, {A} was a second bird on the right, and it was soon done.', '{A} counted, {S} did not twitch, and at ten it flew off, and the itch with it.'],
          alone: ['{S} kept quite still and counted. At ten it flew off, and the itch with it.']
        }
      ],
      ends: ['The river lay flat, and there were two nostrils in it.', 'Chin on back on chin they lay, like something stacked.', 'One last bubble came up, and there was a yawn inside.']
    }
  },
  {
    id: 'crocodiles',
    label: 'a crocodile',
    keys: ['crocodile', 'crocodiles', 'croc', 'alligator', 'alligators', 'cocodrilo', 'cocodrilos', 'caimán', 'crocodilo', 'jacaré', 'crocodiles du nil', 'わに', '鳄鱼', 'मगरमच्छ', 'تمساح'],
    marks: ['crocodile', 'crocodiles', 'crocodile’s', 'jaws', 'snapped', 'log'],
    small: things('a crocodile fresh from the egg | the new crocodile', 'a crocodile with a wobbly tooth | the crocodile with the wobbly tooth'),
    big: things('a crocodile that looked exactly like a log | the crocodile log', 'a crocodile with its mouth open for a bird | the patient crocodile'),
    object: things('a crocodile’s tooth in a matchbox | the crocodile’s tooth', 'a toothpick the size of a paddle | the crocodile’s toothpick'),
    place: things('a sandbank where crocodiles lie | the crocodile bank', 'a swamp with more logs than trees | the swamp of logs'),
    sound: ['a crocodile, sliding in', 'jaws, shut with care', 'a peep from a crocodile’s egg'],
    detail: [
      'A log lay in the water, and it had eyelashes.',
      'On the sandbank the crocodiles had all their mouths open, like a choir in the pause.',
      'The crocodile smiled, but it always did.',
      'Under one eye of the crocodile there was a tear, and it meant nothing by it.'
    ],
    sleepy: [
      'The crocodile slept with one eye, and kept the other for later.',
      'On the warm sand lay the crocodiles, each like a log that was put down.',
      'Ever so slowly the jaws had come together.',
      'A small crocodile slept on top of the big one’s head.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['lie like a log', 'lay like a log', 'lying like a log'],
        ['snap the jaws', 'snapped the jaws', 'snapping the jaws'],
        ['slide into the water', 'slid into the water', 'sliding into the water'],
        ['bask on the bank', 'basked on the bank', 'basking on the bank'],
        ['carry the babies in the mouth', 'carried the babies in the mouth', 'carrying the babies in the mouth']
      ],
      facts: [
        'A crocodile carries its babies in its mouth, very gently',
        'Crocodiles get new teeth all their lives, thousands of them',
        'You could hold a crocodile’s mouth shut with a rubber band, if you could get near',
        'Baby crocodiles call from inside the egg, and their mother digs them out',
        'A crocodile opens its mouth wide to cool itself',
        'Crocodiles swallow stones, which helps them to stay under',
        'They have been on Earth since the days of the dinosaurs',
        'A crocodile cannot stick out its tongue'
      ],
      guesses: [
        'Crocodiles are green because they were picked too early',
        'A crocodile is a handbag that is not done yet',
        'They smile because they know what is for supper',
        'They have so many teeth because they lose the brush',
        'Crocodiles cry because the river has to come from somewhere'
      ],
      says: ['I am only a log', 'Snap', 'How many teeth is that', 'See you later', 'In a while'],
      props: [
        ['the crocodile’s jaws', 'two arms, one above the other'],
        ['the log', 'a rolled-up carpet'],
        ['the teeth', 'a row of clothes pegs'],
        ['the river', 'the long green blanket'],
        ['the bird who cleans the teeth', 'a glove with a beak'],
        ['the eggs', 'five rolled pairs of socks']
      ],
      parts: ['the crocodile', 'the log next to the crocodile', 'the tooth that wobbled', 'the bird with the toothpick', 'the egg that peeped', 'the monkey who asked about the bridge', 'the dentist'],
      goes: [
        ['{S} lay down flat and was a log, nearly.', 'Nobody could have told {S} from a rolled-up carpet.'],
        ['Without a ripple {S} slid from the bank into the blanket.', '{S} went into the river on elbows.'],
        ['With arms like jaws {S} went snap, but kindly.', 'Snap went {S}, and the peg jumped.'],
        ['Then {S} lay on the bank, mouth open, for the bird.', 'On the sand {S} opened up, and waited for the bird to have finished.']
      ],
      mishaps: [
        {
          problem: ['The crocodile had such a good snap that nobody would walk past.', 'Everyone had to go to the kitchen, and the crocodile lay in between and snapped.'],
          fail: ['{S} promised not to, and then somebody’s sock went by.', '{S} smiled, to be friendly, and it made things worse.'],
          see: ['“It is only showing off its teeth,” said {A}. “Somebody should look at them properly.”', '“It wants the bird,” said {A}. “A crocodile never snaps when the bird is in.”'],
          mend: ['So {A} was the bird, {S} opened wide, and everyone walked past and said how clean.', '{S} held quite still, {A} went from peg to peg, and there was no snap left.'],
          alone: ['{S} put the glove between the jaws and held quite still, and everyone walked past.']
        },
        {
          problem: ['One of the eggs had peeped, and nobody knew which.', 'Peep, it went, among the five socks, and then all five looked innocent.'],
          fail: ['{S} shook the first one, and it was only a sock.', '{S} peeped back, and now there was twice as much peeping.'],
          see: ['“Lay your ear down and wait,” said {A}. “The mother does not hurry them.”', '“It only peeps when it is quiet,” said {A}. “Then it thinks that it is time.”'],
          mend: ['They lay and waited, {S} here and {A} there, and it was the blue one.', 'So {A} was silent, {S} laid an ear to each, and the fourth said peep and came out.'],
          alone: ['{S} laid an ear to each of them and waited. The fourth said peep and came out.']
        },
        {
          problem: ['The log was a real one, and somebody had been talking to it for ten minutes.', 'There were two logs in the river, and only one was a crocodile.'],
          fail: ['{S} tickled the wrong one.', '{S} asked them, and the one that did not answer might have been either.'],
          see: ['“Look for the eyelashes,” said {A}. “Carpets do not blink.”', '“Say something funny,” said {A}, “and watch which one goes up and down.”'],
          mend: ['{A} told the one about the hen, {S} watched, and the left log shook.', 'So {S} looked and {A} made a face;; the log at the end could not keep it in.'],
          alone: ['{S} said the one about the hen and watched. One log could not keep it in.']
        }
      ],
      ends: ['All the pegs were back on the line, every tooth.', 'There were two logs by the door, and one was asleep.', 'See you later, said the one, and in a while said the other.']
    }
  },
  {
    id: 'kangaroos',
    label: 'a kangaroo',
    keys: ['kangaroo', 'kangaroos', 'joey', 'wallabies', 'koala', 'koalas', 'wombat', 'wombats', 'canguro', 'canguros', 'canguru', 'kangourou', 'カンガルー', 'コアラ', '袋鼠', '考拉', 'कंगारू', 'كنغر', 'kangaruu'],
    marks: ['kangaroo', 'kangaroos', 'kangaroo’s', 'joey', 'pouch', 'hopped', 'koala'],
    small: things('a joey that had grown out of the pouch | the big joey', 'a joey with only its feet showing | the upside-down joey'),
    big: things('a kangaroo that leaned on its tail as on a bar | the leaning kangaroo', 'a kangaroo with everybody’s keys | the kangaroo with the keys'),
    object: things('a pouch with a button missing | the mended pouch', 'a list of all that was in a kangaroo’s pouch | the kangaroo’s list'),
    place: things('a plain with kangaroos under each bush | the kangaroo plain', 'a fork of a tree with a koala in it | the koala tree'),
    sound: ['two long feet and a tail, which is a kangaroo', 'a joey, sneezing inside', 'a thump that meant yes in kangaroo'],
    detail: [
      'A kangaroo sat up, scratched its chest and looked like an uncle on a Sunday.',
      'Out of the pouch hung one long foot, and it was not the kangaroo’s own.',
      'Over the bush went a kangaroo, and after some time its tail.',
      'In the tree hung a koala and held on to it, as to a lamppost.'
    ],
    sleepy: [
      'The joey had turned over in the pouch, and now it was an elbow.',
      'On its side in the dust lay the kangaroo, with one paw under its chin.',
      'A koala sleeps for most of the day, and at night it thought that it might go on.',
      'Thump, went the kangaroo’s tail, and lay still.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['hop', 'hopped', 'hopping'],
        ['carry a joey in the pouch', 'carried a joey in the pouch', 'carrying a joey in the pouch'],
        ['lean on the tail', 'leaned on the tail', 'leaning on the tail'],
        ['thump with one foot', 'thumped with one foot', 'thumping with one foot'],
        ['peep out of the pouch', 'peeped out of the pouch', 'peeping out of the pouch']
      ],
      facts: [
        'A newborn joey is as small as a jelly bean',
        'A kangaroo cannot easily walk backwards',
        'Hopping costs a kangaroo hardly any strength, for its legs are springs',
        'When it goes slowly, a kangaroo uses its tail as a fifth leg',
        'A joey keeps getting back into the pouch until it no longer fits',
        'A koala sleeps up to twenty hours a day',
        'A koala has fingerprints that look just like ours',
        'Kangaroos thump with their feet when there is news'
      ],
      guesses: [
        'A kangaroo hops because the ground is hot',
        'The pouch is for the shopping, and the joey was on offer',
        'Kangaroos lean on their tails because there are no chairs',
        'A koala sleeps all day because the tree is so dull',
        'Joeys read in there, with a torch'
      ],
      says: ['Hop in', 'Both feet', 'Is it warm in there', 'My turn in the pouch', 'Thump, thump'],
      props: [
        ['the pouch', 'an apron, tied up at the corners'],
        ['the joey', 'the smallest cuddly thing in the house'],
        ['the tail', 'a draught excluder'],
        ['the plain', 'the whole carpet'],
        ['the tree with the koala', 'the tallest person'],
        ['the hot sand', 'the yellow bath mat']
      ],
      parts: ['the kangaroo', 'the joey', 'the pouch', 'the tail, which was the fifth leg', 'the koala, who was asleep', 'the bush', 'whoever had lost a key'],
      goes: [
        ['With both feet together {S} set off across the plain.', '{S} hopped once to see, and then as far as the door.'],
        ['Into the pouch {S} put whatever was small enough.', '{S} looked into the pouch and said hello to what was there.'],
        ['On the tail {S} leaned for a rest, and it held.', '{S} stood about on three legs, like a stool.'],
        ['Thump, thump went {S}, because there was news.', 'With one foot {S} gave the signal, and all the ears went up.']
      ],
      mishaps: [
        {
          problem: ['The joey had fallen out. It lay on the mat and looked at the ceiling.', 'At the third hop the pouch was empty, and nobody had said goodbye.'],
          fail: ['{S} hopped back to fetch it, and lost a key and a biscuit.', '{S} held the pouch shut with both hands, and then could not lean on anything.'],
          see: ['“It went in feet first,” said {A}. “They go in head first and turn round inside.”', '“Head first,” said {A}. “Then it is the feet that hang out, and they hold on.”'],
          mend: ['So {S} opened the pouch, {A} put it in head first, and it turned over and stayed.', '{A} held the apron wide, {S} sent in the head, and only a foot waved.'],
          alone: ['{S} put it in head first. It turned over in there, and stayed.']
        },
        {
          problem: ['Everybody wanted to ride in the pouch. There was one pouch.', 'The joey was in already, and so was a bear, and there was a queue.'],
          fail: ['{S} took two more, and the string came undone.', '{S} said that the biggest should go first, and that was the end of the pouch.'],
          see: ['“It is a bus,” said {A}. “A bus has stops. One gets in when one gets out.”', '“As far as the door and back,” said {A}. “That is one turn.”'],
          mend: ['{S} hopped, {A} called the stops, and everybody had been to the door and back.', 'So {A} stood at the stop with the queue, {S} came round, and nobody had to push.'],
          alone: ['{S} hopped to the door and back with each of them in turn, like a bus.']
        },
        {
          problem: ['The kangaroo had hopped into a corner, and now there was a wall on both sides.', 'In the corner stood the kangaroo, and it had no reverse gear.'],
          fail: ['{S} hopped backwards and sat down.', '{S} tried it forward, and there was the wall still.'],
          see: ['“You have a tail,” said {A}. “Lean on it, and turn round on the spot.”', '“A kangaroo does not go back,” said {A}. “It goes round.”'],
          mend: ['So {S} leaned on the tail, {A} gave a push to the shoulder, and round it came.', '{A} held the tail still, {S} swung both feet about, and there was the whole plain again.'],
          alone: ['{S} leaned on the tail and swung both feet about, and there was the whole plain again.']
        }
      ],
      ends: ['The pouch hung on its hook, and something in it had turned over.', 'Thump, it went, once, and that meant good night.', 'Up in its tree the koala had not noticed any of it.']
    }
  },
  {
    id: 'pandas',
    label: 'a panda',
    keys: ['panda', 'pandas', 'giant panda', 'red panda', 'bamboo', 'panda rouge', 'oso panda', 'パンダ', '熊猫', '大熊猫', 'पांडा', 'باندا'],
    marks: ['panda', 'pandas', 'panda’s', 'bamboo'],
    small: things('a panda cub that rolled instead of walking | the rolling panda', 'a red panda with a tail like a stocking | the red panda'),
    big: things('a panda that sat like a person at a picnic | the sitting panda', 'a panda with bamboo crumbs on its front | the crumby panda'),
    object: things('a stalk of bamboo with a bite out of it | the bitten bamboo', 'a tyre that a panda had given up | the panda’s tyre'),
    place: things('a hillside of bamboo in the mist | the bamboo hill', 'a stone with the shape of a panda’s back | the panda stone'),
    sound: ['bamboo, snapped like a biscuit', 'a panda, sitting down', 'leaves in the mist over the bamboo'],
    detail: [
      'A panda sat with its legs out and ate, and looked at nobody.',
      'Down the bank came something black and white, and it was a panda that had let go.',
      'The bamboo rustled in one place only.',
      'With one paw the panda held its foot, and with the other its supper.'
    ],
    sleepy: [
      'The panda had gone to sleep in the middle of a stalk of bamboo.',
      'On its back in the fork of a tree lay the panda, with all paws hanging.',
      'The bamboo stood still, and the mist came down to sit in it.',
      'One black ear of the panda’s twitched at a leaf.',
      'High in the mist a panda rolled over, and was asleep on the other side as well.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['munch bamboo', 'munched bamboo', 'munching bamboo'],
        ['roll down the bank', 'rolled down the bank', 'rolling down the bank'],
        ['sit and hold the toes', 'sat and held the toes', 'sitting and holding the toes'],
        ['peel a stalk', 'peeled a stalk', 'peeling a stalk'],
        ['nap in a fork of the tree', 'napped in a fork of the tree', 'napping in a fork of the tree']
      ],
      facts: [
        'A panda eats bamboo for twelve hours a day',
        'A newborn panda is pink and no bigger than a stick of butter',
        'A panda has an extra thumb to hold the bamboo with',
        'Pandas do not sleep through the winter, they only move down the hill',
        'A panda’s poo is green, and people have made paper from it',
        'Some pandas do a handstand against a tree to leave their scent',
        'A red panda is not a panda, it is more like a raccoon’s cousin',
        'A panda bleats like a lamb when it is pleased'
      ],
      guesses: [
        'Pandas are black and white because they are old photographs',
        'The dark rings are from staying up to eat',
        'Pandas roll because it is downhill everywhere',
        'They eat bamboo because nobody has shown them toast',
        'A panda is a bear in its pyjamas'
      ],
      says: ['Pass the bamboo', 'I am only resting', 'Down we roll', 'Is there more', 'Mind the thumb'],
      props: [
        ['the bamboo', 'a bunch of celery'],
        ['the panda’s eyes', 'two dark socks over glasses'],
        ['the bank', 'three mattresses in a heap'],
        ['the fork of the tree', 'two armchairs, back to back'],
        ['the mist', 'a net curtain'],
        ['the thumb', 'a wooden spoon up the sleeve']
      ],
      parts: ['the panda', 'the other panda, who was eating too', 'the bamboo that kept growing', 'the cub', 'the mist', 'the red panda, who was not one', 'the photographer'],
      goes: [
        ['{S} sat down with both legs out and leaned on nothing.', 'On the carpet sat {S}, quite round, and looked for the supper.'],
        ['Crunch, went {S}, and it was a good crunch.', '{S} held the stalk like a flute and began at one end.'],
        ['Then {S} let go and rolled to the bottom, and stayed there.', 'Over rolled {S}, twice, and was still chewing.'],
        ['Between the armchairs {S} had a nap, with all four hanging.', '{S} leaned back for a moment, and it was a long one.']
      ],
      mishaps: [
        {
          problem: ['The panda had rolled right out of the room.', 'Down the bank it went, and along the carpet, and there was no panda left.'],
          fail: ['{S} rolled after it, and then there were two in the hall.', '{S} called stop, and it was too round to.'],
          see: ['“It has nothing to stop it,” said {A}. “On a real hill there is a bush.”', '“The bank wants a bottom,” said {A}. “Something soft that says enough.”'],
          mend: ['So {A} laid down a bolster, {S} rolled again, and it said enough, just there.', '{S} fetched cushions, {A} was the bush, and after that every roll had an end.'],
          alone: ['{S} laid a bolster across the bottom, and every roll had an end.']
        },
        {
          problem: ['Bamboo was everywhere, and the panda could not hold it.', 'The celery kept slipping out, and the panda looked at its paw.'],
          fail: ['{S} held it with both feet, and fell over backwards.', '{S} ate it from the carpet, like a rug with a mouth.'],
          see: ['“Where is the thumb?” said {A}. “A panda has got six.”', '“It lacks a thumb,” said {A}. “A panda keeps a spare one in its wrist.”'],
          mend: ['{A} brought a wooden spoon, {S} put it up the sleeve, and it held like a peg.', 'So {S} held out the sleeve and {A} slid in the spoon;; after that there was crunching.'],
          alone: ['{S} slid a wooden spoon up one sleeve. It held like a peg.']
        },
        {
          problem: ['Two pandas were in the fork of the tree, and it was a fork for one.', 'Between the armchairs lay somebody already, and it was black and white there.'],
          fail: ['{S} lay down on top, and it was like sleeping on a hill.', '{S} pushed, and the tree moved apart.'],
          see: ['“Foot to head,” said {A}. “Like fish in a tin.”', '“If you turn round,” said {A}, “my feet are where you are thin.”'],
          mend: ['So {S} turned round, {A} drew up the knees, and it was a fork for two.', '{A} moved the one way, {S} lay the other, and each had a foot for a pillow.'],
          alone: ['{S} turned round, foot to head with whoever it was, and then it was a fork for two.']
        }
      ],
      ends: ['The celery had been eaten down to the string.', 'Between two armchairs something black and white breathed.', 'The mist had been drawn across, and it was night behind it.']
    }
  },
  {
    id: 'sloths',
    label: 'a sloth',
    keys: ['sloth', 'sloths', 'armadillo', 'anteater', 'perezoso', 'perezosos', 'bicho-preguiça', 'preguiça', 'paresseux', 'ナマケモノ', '树懒', 'كسلان'],
    marks: ['sloth', 'sloths', 'sloth’s', 'hung', 'hanging', 'branch'],
    small: things('a small sloth on its mother’s front | the small sloth', 'a sloth that was halfway to a leaf | the halfway sloth'),
    big: things('a sloth that had set out on Monday | the Monday sloth', 'a sloth with moss on its back | the mossy sloth'),
    object: things('a clock for sloths with one hand | the sloth clock', 'a leaf that a sloth was coming to | the sloth’s leaf'),
    place: things('a branch where two sloths had once met | the sloth branch', 'a tree with a sloth somewhere in it | the sloth tree'),
    sound: ['a sloth, letting go of something', 'a leaf, chewed for the third time by a sloth', 'rain on a branch with somebody under it'],
    detail: [
      'In the tree hung a sloth, and it was smiling, or that was the way it was hung.',
      'The sloth reached for a leaf, and one could have gone for a sandwich.',
      'A moth lived in the moss on its back, and had never met a quicker sloth.',
      'Slowly the sloth turned its head, nearly all the way round.'
    ],
    sleepy: [
      'The sloth was asleep, and looked the same as before.',
      'From the branch it hung by four hooks, like a coat.',
      'One claw came loose, and took all night to find the branch again.',
      'The small sloth slept on the big sloth, and the big one on air.',
      'Somewhere up in the leaves a sloth breathed out, and some time later in.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['hang from a branch', 'hung from a branch', 'hanging from a branch'],
        ['reach for a leaf', 'reached for a leaf', 'reaching for a leaf'],
        ['move one arm', 'moved one arm', 'moving one arm'],
        ['smile upside down', 'smiled upside down', 'smiling upside down'],
        ['take all day', 'took all day', 'taking all day']
      ],
      facts: [
        'A sloth sleeps, eats and even has its babies hanging upside down',
        'Moss grows in a sloth’s fur, and moths live in it',
        'A sloth comes down to the ground about once a week, to go to the toilet',
        'Sloths swim three times as fast as they walk',
        'A sloth may take a month to digest one leaf',
        'A sloth can turn its head almost all the way round',
        'Their hair has its parting on the tummy, so that the rain runs off',
        'A sloth can hold its breath for longer than a dolphin'
      ],
      guesses: [
        'A sloth is slow because it is still thinking about the last step',
        'They hang upside down because they have not got round to turning over',
        'Sloths smile because they have remembered a joke from last year',
        'They grow moss so that nobody asks them to hurry',
        'A sloth has long claws because it keeps meaning to cut them'
      ],
      says: ['In a minute', 'I am hurrying', 'Which day is it', 'Nearly there', 'After the next leaf'],
      props: [
        ['the branch', 'a broom across two pillows'],
        ['the leaf', 'a leaf from the salad'],
        ['the sloth’s claws', 'three clothes pegs a hand'],
        ['the moss', 'a green bath mat'],
        ['the rain', 'a handful of rice in a tin'],
        ['the ground', 'the rug, on Fridays']
      ],
      parts: ['the sloth', 'the leaf', 'the moth in the moss', 'the quick sloth, who was also slow', 'the branch', 'the rain', 'the one with the stopwatch'],
      goes: [
        ['{S} lay down on the back and took hold of the broom.', 'From below {S} held on to the branch, and looked up at the feet.'],
        ['One hand let go, and {S} knew that it was on its way.', 'Very slowly {S} reached out for the leaf.'],
        ['{S} turned the head, and it went on turning.', 'By and by {S} looked to see who that was.'],
        ['Then {S} chewed, which was planned until Thursday.', 'At last {S} had the leaf, and was not going to rush it.']
      ],
      mishaps: [
        {
          problem: ['The sloth had to be at supper at six, and had set out at five for the table.', 'Supper was on the table, and the sloth was still by the door, on its way.'],
          fail: ['{S} hurried, and got there a minute sooner than never.', '{S} took a short cut under the chair, and had a rest there.'],
          see: ['“Sloths swim faster than they walk,” said {A}. “Let us make it a river.”', '“It is only slow on land,” said {A}. “On something slippery it would be quick.”'],
          mend: ['So {A} laid down the bath mat, {S} swam, and arrived before the soup was cold.', '{S} lay on the blanket, {A} pulled it like a boat, and the soup still steamed.'],
          alone: ['{S} lay on the blanket, swam with both arms, and arrived before the soup was cold.']
        },
        {
          problem: ['The joke had been told, and the sloth had not laughed.', 'Everybody had finished laughing, and the sloth looked at them kindly.'],
          fail: ['{S} told it again, louder, and the sloth was still busy with the first time.', '{S} explained it, and no joke gets better by that.'],
          see: ['“It is on its way,” said {A}. “It has to go through all that moss.”', '“Give it time,” said {A}. “With sloths one waits for the post.”'],
          mend: ['They waited, {S} and {A}, and talked of other things, and then it laughed.', 'So {A} watched the clock, {S} watched the sloth, and at last it began at one corner.'],
          alone: ['{S} went on with something else. Ten minutes later the sloth began to laugh.']
        },
        {
          problem: ['Two sloths met on one branch, and each of them wanted to go past.', 'Nose to nose they hung, and it had taken them all afternoon to get there.'],
          fail: ['{S} said after you, and so did the other, and it got dark.', '{S} went back, and that would have been Sunday.'],
          see: ['“There is an upper side too,” said {A}. “Nobody ever uses it.”', '“You below, and I on top,” said {A}. “A branch has two sides.”'],
          mend: ['{A} went over the pillow, {S} went under, and they waved when they were past.', 'So {S} kept below and {A} kept above;; it was quick, for a Tuesday.'],
          alone: ['{S} went over the top, where nobody had ever been, and it was free.']
        }
      ],
      ends: ['The leaf was eaten, and it was not even Thursday.', 'From the branch hung somebody’s arm, and it had fallen asleep first.', 'In a minute, said the sloth, and that was an hour ago.']
    }
  }
]
