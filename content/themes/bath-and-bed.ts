import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** What a day with a small child is made of. No child is talked into anything: it is fun, or it is there. */
export const bathAndBedThemes: ThemePack[] = [
  {
    id: 'bath',
    label: 'bath time',
    keys: ['bath', 'bath time', 'bathtime', 'bathtub', 'bubble bath', 'bathroom', 'shower time', 'having a shower', 'taking a shower', 'washing hair', 'wash my hair', 'hair wash', 'rubber duck', 'rubber ducks', 'soap', 'hora del baño', 'bañarse', 'banho', 'hora do banho', 'le bain', 'prendre un bain', 'お風呂', 'おふろ', '洗澡', '泡泡浴', 'नहाना', 'وقت الاستحمام', 'kuoga', 'plughole', 'plug hole', 'hair washing'],
    marks: ['bath', 'rubber duck', 'soap', 'soapy', 'sponge', 'towel', 'tap', 'flannel', 'foam', 'bubble', 'bubbles'],
    small: things(
      'a rubber duck that had seen a good deal of foam | the rubber duck',
      'a piece of soap that had been large in its day | the small soap',
      'a sponge that held more than one would think | the little sponge',
      'a mouse in a flannel cape | the flannel mouse'
    ),
    big: things(
      'an iron bath with four feet that was ticklish on three of them | the four-footed bath',
      'a hippo that had just come out of a very long bath | the bath hippo',
      'a walrus with a towel wound round its head | the towel walrus',
      'a bear in foam up to its chin | the foam bear'
    ),
    object: things(
      'a bath plug on a long bead chain | the bath plug',
      'a tin boat that carried nothing but soap | the soap boat',
      'a towel with a hood and two round ears | the eared towel',
      'a brass tap that had come away in somebody’s hand | the brass tap'
    ),
    place: things(
      'a bathhouse with every window steamed up | the steamy bathhouse',
      'a tree with a bath standing under it | the bath tree',
      'a hill of towels fresh from the line | the towel hill',
      'a harbour with a hot tap on the left and a cold one on the right | the tap harbour'
    ),
    sound: ['the last of the water, going round and down', 'one drop, and then a long think', 'a tap, turned off with a foot', 'a wet thumb, squeaking along something white'],
    detail: [
      'A bubble went by at the height of a nose, looked in at everybody and was gone.',
      'Somewhere a tap dripped, three drops and a rest, as if it were learning a tune.',
      'It smelled of soap here, the green sort, and of towels that had been near a stove.',
      'On the ground was a row of wet footprints, and it ended at a towel.'
    ],
    sleepy: [
      'The water had gone, and the bath kept its warmth a little longer.',
      'Over the tap hung a flannel, wrung out and quite limp.',
      'One by one the last bubbles went out, with hardly a sound.',
      'A yellow duck lay on its side next to the soap and looked at the wall.'
    ]
  },
  {
    id: 'teeth',
    label: 'brushing teeth',
    keys: ['teeth', 'brushing teeth', 'brush teeth', 'brush my teeth', 'brush our teeth', 'brushing my teeth', 'brushing your teeth', 'brush your teeth', 'cleaning teeth', 'toothbrush', 'toothbrushing', 'tooth brushing', 'toothpaste', 'first tooth', 'dientes', 'cepillarse los dientes', 'escovar os dentes', 'dentes', 'se brosser les dents', 'brosse à dents', 'はみがき', '歯みがき', '歯磨き', '刷牙', '牙刷', 'दांत', 'تنظيف الأسنان', 'kupiga mswaki'],
    marks: ['tooth', 'teeth', 'toothed', 'toothy', 'toothbrush', 'toothbrushes', 'toothpaste', 'brush', 'brushed', 'brushing', 'bristles'],
    small: things(
      'a toothbrush with its bristles parted on the left | the parted toothbrush',
      'a shoe-sized crocodile that liked to be asked about its teeth | the toothy crocodile',
      'a mouse with a toothbrush over one shoulder | the toothbrush mouse',
      'a milk tooth that had set out by itself | the milk tooth',
      'a wobbly tooth that was in two minds | the wobbly tooth'
    ),
    big: things(
      'a walrus that had only two teeth and did them thoroughly | the two-toothed walrus',
      'a tube of toothpaste as tall as a lamp post | the tall toothpaste',
      'a horse with a smile like a piano | the toothy horse',
      'a hippo with four teeth and a brush for each | the four-toothed hippo'
    ),
    object: things(
      'a beaker in which two toothbrushes leaned head to head | the toothbrush beaker',
      'a sand timer for brushing by | the brushing timer',
      'a comb with every tooth still in it | the many-toothed comb',
      'a tube of toothpaste that was rolled up to the neck | the rolled-up toothpaste'
    ),
    place: things(
      'a fountain with a toothbrush on a string | the toothbrush fountain',
      'a white hill shaped like a tooth | the tooth hill',
      'a shop window with one gold tooth in it | the gold-tooth window',
      'a long wall of mirrors for brushing in company | the brushing wall'
    ),
    sound: ['a brush, going round and round', 'a long gargle with a tune in it', 'the click of a beaker, set down', 'a tube, giving up its last'],
    detail: [
      'The air tasted of peppermint, as if the evening had just brushed its teeth.',
      'In a glass on a sill stood a toothbrush, all by itself, looking out.',
      'Somebody had chalked a smile on the wall and numbered the teeth, up to nineteen.',
      'There was a curl of toothpaste on the wall, with a neat peak at the top.'
    ],
    sleepy: [
      'The toothbrush stood in its beaker and dripped, more and more slowly.',
      'Behind each smile the teeth stood in their rows, with the door shut.',
      'On its shelf the toothpaste lay with its cap on, and nobody squeezed it.',
      'There was a little peppermint left in the dark, and a brush growing dry.'
    ]
  },
  {
    id: 'bedtime',
    label: 'bedtime',
    keys: ['one more drink', 'one more drink of water', 'another drink of water', 'one more story', 'one more cuddle', 'bedtime', 'bed time', 'go to bed', 'goes to bed', 'went to bed', 'off to bed', 'going to bed', 'want to go to bed', 'not wanting to go to bed', 'own bed', 'new bed', 'big bed', 'get to sleep', 'go to sleep', 'going to sleep', 'falling asleep', 'want to sleep', 'wanting to sleep', 'staying up', 'stay up', 'staying up late', 'not tired', 'not sleepy', 'nap', 'nap time', 'naptime', 'pyjama', 'pyjamas', 'pajamas', 'pillow', 'pillows', 'pillow fort', 'slippers', 'hora de dormir', 'ir a dormir', 'pijama', 'aller au lit', 'au dodo', 'ねるじかん', '寝る時間', 'おひるね', 'パジャマ', '睡觉', 'सोने का समय', 'وقت النوم', 'kulala', 'can’t sleep', 'cannot sleep', 'can not sleep', 'won’t sleep', 'won’t go to bed', 'won’t go to sleep', 'still light outside', 'bunk bed', 'bunk beds', 'big boy bed', 'big girl bed', 'bedtime routine', 'waking up too early', 'wake up too early', 'wakes up too early', 'waking up early', 'too excited to sleep'],
    marks: ['bed', 'beds', 'bedside', 'bedtime', 'pillow', 'pillows', 'pyjama', 'pyjamas', 'slipper', 'slippers', 'night light'],
    small: things(
      'a slipper that was not in the least tired | the wide-awake slipper',
      'a bat in pyjamas that buttoned at the back | the pyjama bat',
      'a pillow the size of a bun that had plans for the evening | the small pillow',
      'a night light that had never seen the night | the night light'
    ),
    big: things(
      'a bear that had got up again for a glass of water | the out-of-bed bear',
      'an old bed that took a little walk before sleeping | the walking bed',
      'a giraffe with one pillow for its head and eleven for its neck | the twelve-pillow giraffe',
      'a goose as plump as two pillows | the pillow goose'
    ),
    object: things(
      'a bedside clock that said five more minutes | the bedside clock',
      'a pillow that was cool on both sides | the cool pillow',
      'a button off somebody’s pyjamas | the pyjama button',
      'a bell for people who were still up after bedtime | the bedtime bell'
    ),
    place: things(
      'a field with one bed in it and the sheets turned down | the bed field',
      'a hill that had been plumped up at one end | the pillow hill',
      'a shop that sold beds and was open late | the late bed shop',
      'a square with a bench for slippers | the slipper square'
    ),
    sound: ['slippers, going to see about something', 'a bedspring, on one note', 'a yawn that was passed off as a cough', 'a pillow, being turned to its cool side'],
    detail: [
      'On the pavement stood a bed with a chair beside it, for somebody who liked air.',
      'A slipper lay on the wall, and a little further on another slipper that did not know it.',
      'Somebody’s pyjamas were out to dry with both arms up, as if they had just won.',
      'The wind smelled of ironed pillows and a bit of toast.'
    ],
    sleepy: [
      'The bed had been ready for quite some time, and made no remark.',
      'One slipper had got as far as the chair, and one had not.',
      'All the pillows had a dent in them now, and in each dent was a head.',
      'Bedtime came in last of all, shut the door behind it and sat down.'
    ]
  },
  {
    id: 'potty',
    label: 'the potty',
    keys: ['potty', 'potty training', 'potty time', 'toilet', 'toilet training', 'using the toilet', 'using the potty', 'loo', 'poo', 'having a wee', 'doing a wee', 'wee wee', 'nappy', 'nappies', 'diaper', 'diapers', 'underpants', 'big girl pants', 'big boy pants', 'orinal', 'penico', 'le pot', 'おまる', 'トイレ', 'おむつ', '马桶', '尿布', 'قصرية', 'no more nappies', 'bye bye nappies', 'accidents', 'dry at night', 'wet bed', 'wetting the bed', 'wets the bed', 'pull ups', 'big girl knickers'],
    marks: ['potty', 'pants', 'loo', 'paper'],
    small: things(
      'a duck that took its own potty along | the potty duck',
      'a bear cub in its very first pants | the cub in pants',
      'a loo roll that was quick downhill | the quick loo roll',
      'a mole that had mistaken a potty for a hat | the potty mole'
    ),
    big: things(
      'a hippo in search of a potty its own size | the potty hippo',
      'an elephant in pants with seven buttons | the elephant in pants',
      'a bear that read the newspaper on its potty | the potty bear',
      'a stork that had put away all its nappies and bought pants | the pants stork'
    ),
    object: things(
      'a blue potty with a lid | the blue potty',
      'a potty that played three notes of a march | the musical potty',
      'a bag with spare pants in it | the spare-pants bag',
      'a sign that said Somebody Is In | the loo sign'
    ),
    place: things(
      'a small house with a heart cut out of its door | the loo house',
      'a bench with a potty at each end | the potty bench',
      'a washing line with nothing on it but pants | the pants line',
      'a hill down which paper had been unrolled | the paper hill'
    ),
    sound: ['a tinkle, short and proud', 'a small bolt, slid home', 'paper, unrolling further than was meant', 'a rush of water, and a hum after it'],
    detail: [
      'A potty had been left under a tree, and on the rain in it a leaf went sailing.',
      'Nine pairs of pants hung in a row, by size, and the smallest had been put first.',
      'Loo paper ran along the ground here, as far as the corner and round it.',
      'Under a loo door stood two very little shoes, and above it somebody sang.'
    ],
    sleepy: [
      'The potty stood by the bed in the dark, in case.',
      'All the pants had come in off the line and lay folded, without a crease.',
      'Everybody had been to the loo, and its pipes were humming, lower and lower.',
      'From the roll hung one sheet of paper, and it had stopped moving.'
    ]
  }
]
