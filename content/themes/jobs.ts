import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** What people do all day, as a child sees it from the pavement. */
export const jobThemes: ThemePack[] = [
  {
    id: 'baker',
    label: 'a baker',
    keys: ['baker', 'bakers', 'bakery', 'bread', 'baking bread', 'bread roll', 'bread rolls', 'loaf', 'dough', 'chef', 'panadero', 'panadería', 'padeiro', 'padaria', 'boulanger', 'boulangerie', 'パン', 'パンや', '面包', '面包师', 'रोटी', 'خباز', 'خبز', 'mkate', 'mwokaji'],
    marks: ['baker', 'baker’s', 'bakery', 'bread', 'loaf', 'loaves', 'dough', 'flour', 'crust', 'oven'],
    small: things('a roll that had been folded in a hurry | the crooked bread roll', 'a loaf as small as a thumb | the thumb loaf'),
    big: things('a baker with flour up to both elbows | the floury baker', 'a lump of dough that had left its bowl | the runaway dough'),
    object: things('a tray of bread with one space in it | the bread tray with the space', 'a paper bag warm from the baker’s | the baker’s bag'),
    place: things('a bakery with its light on at three in the morning | the early bakery', 'a windowsill where dough is put to rise | the dough sill'),
    sound: ['a crust, crackling as it cooled', 'dough, thrown on a table', 'the door of the bakery, which said ting'],
    detail: [
      'The whole street smelled of bread, and people walked more slowly in it.',
      'Under its cloth the dough had grown, and looked over the rim.',
      'On the step lay flour, and in the flour the feet of one pigeon.',
      'In the bakery window the loaves lay side by side, like people on a beach.'
    ],
    sleepy: [
      'Under a cloth lay the dough and grew, which is what one does at night.',
      'The oven was only warm now, as a bed is in the morning.',
      'In the bakery the flour had settled, and nobody had left a foot in it.',
      'The loaves were all sold, and the baker had lain down like one.'
    ],
    world: {
      sort: 'job',
      verbs: [
        ['knead the dough', 'kneaded the dough', 'kneading the dough'],
        ['wait for it to rise', 'waited for it to rise', 'waiting for it to rise'],
        ['shape the loaves', 'shaped the loaves', 'shaping the loaves'],
        ['sell the bread', 'sold the bread', 'selling the bread'],
        ['dust the table with flour', 'dusted the table with flour', 'dusting the table with flour']
      ],
      facts: [
        'Bakers get up in the middle of the night, so that the bread is ready for breakfast',
        'Yeast is alive, and the holes in bread are its breath',
        'A baker’s dozen is thirteen',
        'The word lord once meant the keeper of the loaf',
        'Fresh bread crackles while it cools, and bakers say that it is singing',
        'Before there were rubbers people rubbed out pencil with bread',
        'A croissant has dozens of layers, folded like a letter again and again',
        'There is bread all over the world, flat, round, steamed, and on a stick'
      ],
      guesses: [
        'The holes in bread are for the butter to live in',
        'Dough rises because it is curious',
        'Bakers wear white so as not to be found in the flour',
        'A crust is where the bread stops being brave',
        'The oven is hot because it is cross at being woken so early'
      ],
      says: ['Still warm', 'Who is next', 'Thirteen is a dozen', 'Fold and turn', 'Do not open the door yet'],
      props: [
        ['the dough', 'a pillow'],
        ['the flour', 'a tin of talcum'],
        ['the oven', 'the washing basket on its side'],
        ['the loaves', 'all the rolled socks'],
        ['the bell on the door', 'a spoon on a cup'],
        ['the baker’s hat', 'a paper bag']
      ],
      parts: ['the baker', 'the dough that would not stop', 'the first customer', 'the thirteenth roll', 'the oven', 'the pigeon on the step', 'the lady who squeezes every loaf'],
      goes: [
        ['{S} put on the paper bag and blew on the table.', 'In a tall hat {S} dusted everything that stood still.'],
        ['With both fists {S} went into the dough, and folded it, and turned it.', '{S} kneaded the pillow until it sighed.'],
        ['Then {S} laid a cloth over it and looked elsewhere, so that it would rise.', 'Under a tea towel {S} let it be, and that is the hard part.'],
        ['Ting, went the door, and {S} said who is next.', '{S} put a roll into a bag and twirled it by the corners.']
      ],
      mishaps: [
        {
          problem: ['The dough would not rise. It lay in its bowl like a Monday.', 'They had waited, and the dough was no bigger than before.'],
          fail: ['{S} lifted the towel every minute to encourage it.', '{S} pulled it up at the edges, and it lay down again.'],
          see: ['“It is in a draught,” said {A}. “Dough wants to be warm, and not looked at.”', '“You keep letting the cold in,” said {A}. “Put it to bed, and shut the door.”'],
          mend: ['So {S} put it under the quilt, {A} read to it, and by page nine it had grown.', '{A} found a warm corner, {S} did not look, and there it stood, over the rim.'],
          alone: ['{S} put it under the quilt and did not look. By and by it stood over the rim.']
        },
        {
          problem: ['A dozen rolls had been asked for, and there were thirteen in the bag.', 'Thirteen times the baker had counted, and the lady had said twelve.'],
          fail: ['{S} ate one to make it right, and then one was missed by somebody else.', '{S} counted them from the other side.'],
          see: ['“That is how bakers do it,” said {A}. “One more, so that nobody can say too few.”', '“It is a baker’s dozen,” said {A}. “The last one is for the way home.”'],
          mend: ['{S} gave her the bag, {A} broke the thirteenth, and that was for the way.', 'So {A} was the lady and {S} said it was a gift;; they had half of it each at the door.'],
          alone: ['{S} twirled the bag as it was, and said that the last one was for the way home.']
        },
        {
          problem: ['The dough rose and rose. It had left the bowl and was on its way to the edge.', 'Over the table came the dough, quite slowly, like somebody who means it.'],
          fail: ['{S} pushed it back, and it came round the other side.', '{S} put the bowl on top of it, like a hat, and it wore it.'],
          see: ['“Knock the air out,” said {A}. “It only wants somebody to punch it kindly.”', '“It is full of breath,” said {A}. “Fold it, and let it breathe out.”'],
          mend: ['So {S} folded, {A} patted, and with a puff it was a lump again.', '{A} took the one end, {S} the other, they folded it like a sheet, and it sighed.'],
          alone: ['{S} folded it in half and in half again, and with a sigh it was a lump.']
        }
      ],
      ends: ['One roll was kept under a cloth, for the morning.', 'The paper bag stood on the table, and there was a bit of warmth in it.', 'Ting, said the door, and that was the last one out.']
    }
  },
  {
    id: 'postman',
    label: 'the post',
    keys: ['postman', 'postwoman', 'postmen', 'post office', 'the post', 'letter', 'letters', 'letterbox', 'postcard', 'postcards', 'stamps', 'a letter', 'writing a letter', 'mail', 'postman pat', 'penfriend', 'parcels', 'delivery', 'cartero', 'carta', 'cartas', 'carteiro', 'facteur', 'ゆうびん', 'てがみ', '邮递员', 'डाकिया', 'चिट्ठी', 'ساعي البريد', 'رسالة', 'barua'],
    marks: ['post', 'postman', 'letter', 'letters', 'letterbox', 'postcard', 'stamp', 'stamps', 'envelope', 'parcel'],
    small: things('a postcard with no room left on it | the full postcard', 'a letter that had been to Peru by mistake | the letter from Peru'),
    big: things('a postman with one leg of the trousers rolled | the postman on the bicycle', 'a parcel in the shape of what was in it | the giveaway parcel'),
    object: things('a stamp with a snail on it | the snail stamp', 'an envelope that had been opened with a spoon | the opened envelope'),
    place: things('a letterbox with a wren’s nest in it | the wren’s letterbox', 'a post office as small as a cupboard | the small post office'),
    sound: ['a letterbox, snapping', 'a letter on the mat', 'a stamp, pressed down with a thumb'],
    detail: [
      'On the mat lay a letter, face down, being mysterious.',
      'The postman’s bicycle came ticking down the hill, and all the dogs announced it.',
      'In the corner of the envelope sat a stamp, a little crooked.',
      'The postcard said: weather good, and then there was only a drawing of a goat.'
    ],
    sleepy: [
      'In the sack lay the letters, close together, and were going somewhere.',
      'The postman had taken off both shoes, and the bag as well.',
      'Through the night went the post, and nobody who slept need know.',
      'The letterbox had closed its one eye.'
    ],
    world: {
      sort: 'job',
      verbs: [
        ['deliver the letters', 'delivered the letters', 'delivering the letters'],
        ['lick the stamp', 'licked the stamp', 'licking the stamp'],
        ['write the address', 'wrote the address', 'writing the address'],
        ['empty the letterbox', 'emptied the letterbox', 'emptying the letterbox'],
        ['ring with a parcel', 'rang with a parcel', 'ringing with a parcel']
      ],
      facts: [
        'The first stamp in the world was black and cost one penny',
        'On British stamps there is no country, only a small king or queen',
        'Some postmen come by boat, by ski, or with a mule',
        'On a Pacific island there is a letterbox under water',
        'People once paid when they got a letter, and not when they sent it',
        'Letters to Father Christmas arrive, even without a stamp',
        'A message in a bottle has been found after more than a hundred years',
        'A pigeon once carried the post so bravely that it was given a medal'
      ],
      guesses: [
        'The letterbox is red because it is always having its mouth opened',
        'A postman has short trousers so that the dogs can see there is nothing in them',
        'Letters are flat because they have been through the door',
        'Stamps have teeth so that they hold on',
        'A bill is a letter that nobody has drawn on'
      ],
      says: ['One for you', 'Sign here', 'Mind the dog', 'It is from far away', 'Return to sender'],
      props: [
        ['the letterbox', 'a slot between two sofa cushions'],
        ['the postman’s bag', 'a pillowcase over one shoulder'],
        ['the letters', 'old envelopes with drawings in them'],
        ['the stamps', 'bits of sticking plaster'],
        ['the bicycle', 'a bell and two knees'],
        ['the parcel', 'a shoebox with something that rattles']
      ],
      parts: ['the postman', 'the letter with no address', 'the dog behind the door', 'the letterbox', 'the aunt who writes every week', 'the parcel that rattled', 'the wren'],
      goes: [
        ['{S} wrote the address, which was: the other side of the table.', 'On the front {S} put the name, and on the back a kiss.'],
        ['With a good lick {S} stuck on the stamp.', '{S} pressed it down with one thumb and counted to three.'],
        ['Then {S} took the bag and went from door to door.', 'From chair to chair walked {S}, and pushed something into each.'],
        ['At the last door {S} rang, for it did not fit through.', '{S} had one left, and it was for the postman.']
      ],
      mishaps: [
        {
          problem: ['There was one letter with no address. It only said: to you.', 'At the bottom of the bag lay an envelope, and on it stood: to you, from me.'],
          fail: ['{S} pushed it through the first door, and it came back out.', '{S} asked everybody whether they were you, and they all were.'],
          see: ['“Look how it is folded,” said {A}. “Only one person in this house folds like that.”', '“It smells of liquorice,” said {A}. “Then I know who me is.”'],
          mend: ['So {A} sniffed, {S} looked round the table, and then there was only one it could be for.', '{S} turned it over, {A} knew the hand, and it went to the one who writes back.'],
          alone: ['{S} looked at how it was folded, and knew whose it was, and who would be you.']
        },
        {
          problem: ['The parcel did not go through the slot. It was as wide as the postman.', 'Between the cushions stuck a shoebox, half posted.'],
          fail: ['{S} pushed it with one foot, and something inside said crunch.', '{S} turned it sideways, and it was as wide sideways.'],
          see: ['“A parcel rings,” said {A}. “That is what the bell is for.”', '“It has never been meant for the slot,” said {A}. “Somebody must open.”'],
          mend: ['{S} drew it out, {A} opened the door, and it was signed for with a potato.', 'So {S} rang and {A} came in slippers;; it was a rattle, and they had all guessed biscuits.'],
          alone: ['{S} drew it out again, rang, opened, signed for it and said thank you.']
        },
        {
          problem: ['Behind number three there was a dog, and it had views on the post.', 'As soon as the letter was in the slot, something pulled at the other end of it.'],
          fail: ['{S} pulled back, and there was half a postcard.', '{S} ran to number four, and the dog was there already.'],
          see: ['“It has never had any post itself,” said {A}.', '“Nobody writes to it,” said {A}. “I would bark, too.”'],
          mend: ['{A} drew a bone, {S} put a stamp on it, and the dog took it away to read.', '{S} wrote a postcard that said sit, {A} posted it, and there was not one bark more.'],
          alone: ['{S} drew a bone on a card and posted it. The dog carried it away to read.']
        }
      ],
      ends: ['The bag was empty, and hung over the chair like a pillowcase.', 'Somebody had a letter under the pillow, and would read it once more in the morning.', 'All the letterboxes were shut, and the road was quiet.']
    }
  },
  {
    id: 'vet',
    label: 'going to the vet',
    keys: ['vet', 'vets', 'the vet', 'going to the vet', 'animal doctor', 'animal hospital', 'veterinarian', 'taking the cat to the vet', 'veterinario', 'veterinaria', 'veterinário', 'vétérinaire', 'じゅういさん', '兽医', 'طبيب بيطري', 'the vets', 'jabs for the cat', 'vet’s'],
    marks: ['vet', 'vet’s', 'paw', 'cone', 'waiting room', 'carrier', 'whiskers', 'scales'],
    small: things('a hamster with hiccups in the vet’s hand | the vet’s hamster', 'a kitten that had walked into the scales and stayed | the kitten on the scales'),
    big: things('a dog in a cone like a lampshade | the dog in the cone', 'a parrot that told the vet what was wrong | the vet’s parrot'),
    object: things('a carrier with a tail hanging out | the carrier', 'a biscuit for after the vet | the vet’s biscuit'),
    place: things('a waiting room where nobody looked at anybody | the vet’s waiting room', 'a table at the vet’s with a warm mat on it | the vet’s table'),
    sound: ['a purr, held against a stethoscope by the vet', 'the gate of a carrier', 'a sneeze in the waiting room, and eleven heads turning'],
    detail: [
      'In the waiting room sat a tortoise, and it was not impatient.',
      'The vet’s coat had hairs on it of every colour that there is.',
      'Out of the carrier looked two eyes, and they wished to see a lawyer.',
      'On the scales stood a rabbit and breathed in.'
    ],
    sleepy: [
      'In the waiting room the chairs were up, and one hair was left, a ginger one.',
      'The cone stood in the corner, and the paw was well.',
      'With its nose under its paw the patient slept, and snored like a healthy person.',
      'The vet had washed both hands for the last time and was petting only one cat, her own.'
    ],
    world: {
      sort: 'job',
      verbs: [
        ['listen to its heart', 'listened to its heart', 'listening to its heart'],
        ['bandage the paw', 'bandaged the paw', 'bandaging the paw'],
        ['put it on the scales', 'put it on the scales', 'putting it on the scales'],
        ['look in its ears', 'looked in its ears', 'looking in its ears'],
        ['wait in the waiting room', 'waited in the waiting room', 'waiting in the waiting room']
      ],
      facts: [
        'A vet has to know about horses and budgies, and a doctor only about people',
        'Animals cannot say where it hurts, so a vet has to look and feel',
        'A purring cat may be happy, or may be comforting itself',
        'An elephant has its pulse taken behind the ear',
        'A zoo vet can teach a tiger to hold still for its medicine with a bit of chicken',
        'The cone is to keep a dog from licking what should heal',
        'A hamster’s heart beats more than five times in a second',
        'Guinea pigs are weighed in a salad bowl'
      ],
      guesses: [
        'The cone is so that it can hear better',
        'A vet says good boy to everyone, even to the aunt',
        'Fish have no vet because they cannot sit in the waiting room',
        'Cats hide when the carrier comes out because it is too small for their ideas',
        'The thermometer goes in at the other end because that is where the dog is not looking'
      ],
      says: ['Who is next, the ginger one', 'Good girl', 'Open, please', 'It only tickles', 'One biscuit for being brave'],
      props: [
        ['the vet’s table', 'a cushion on the coffee table'],
        ['the cone', 'a lampshade'],
        ['the patients', 'everybody with fur from all the beds'],
        ['the scales', 'a tray'],
        ['the stethoscope', 'a skipping rope'],
        ['the carrier', 'a shopping basket']
      ],
      parts: ['the vet', 'the dog in the cone', 'the parrot who told on everybody', 'the owner, who was worse', 'the tortoise in the waiting room', 'the scales', 'the cat who would not come out'],
      goes: [
        ['{S} called in the next one, and it was a bear with its owner.', 'At the door stood {S} and said: do come in, both ends.'],
        ['First {S} said hello to it and let it smell a hand.', '{S} warmed both hands before touching anybody.'],
        ['With one ear on its tummy {S} listened and nodded.', 'Very gently {S} looked in the left ear and the right.'],
        ['At the end {S} tied a bow, and gave a biscuit to the patient and to the owner.', '{S} wrote down: three strokes a day, and one at bedtime.']
      ],
      mishaps: [
        {
          problem: ['The cat would not come out of the carrier. It had turned into the carrier.', 'In the basket sat the patient, at the very back, and it was all elbows.'],
          fail: ['{S} tipped it a little, and the patient grew suckers.', '{S} reached in and got only a cushion.'],
          see: ['“Take the top off,” said {A}. “Then it is out without having come.”', '“It is only the getting out that it minds,” said {A}. “Let it stay sitting.”'],
          mend: ['So {A} lifted off the lid, {S} listened where it sat, and it began to purr.', '{S} brought the table to it, {A} stroked one ear, and it was over before it had noticed.'],
          alone: ['{S} lifted the lid off and listened to it where it sat. It began to purr.']
        },
        {
          problem: ['The dog kept bumping into everything. It had the cone on.', 'There was a lampshade on the patient, and it had taken the door with it.'],
          fail: ['{S} told it to look where it was going, and it could only see the ceiling.', '{S} turned the cone round, and it was as wide behind.'],
          see: ['“It does not know how wide it is,” said {A}. “Walk beside it, and steer.”', '“It needs a driver,” said {A}, “until it has learned its own edges.”'],
          mend: ['{S} took the one side, {A} the other, and they came through the door like a ship.', 'So {A} called left a bit, {S} steered by the cone, and nothing else fell over.'],
          alone: ['{S} walked beside it with one hand on the rim, and it sailed through the door.']
        },
        {
          problem: ['Nobody knew what was wrong. The patient only looked.', 'The vet had asked it three times, and it lay on its cushion and sighed.'],
          fail: ['{S} asked again in dog, in cat and in budgie.', '{S} bandaged the tail, just in case, and it sighed more.'],
          see: ['“Watch where it does not want to be touched,” said {A}. “That is where.”', '“Press a little here and there,” said {A}. “It will tell you with its face.”'],
          mend: ['{S} felt from nose to tail, {A} watched its face, and it was a button under one paw.', '{A} held its head, {S} looked between the toes, and out came a crumb with corners.'],
          alone: ['{S} felt along it, a little here and there, and found a button under one paw.']
        }
      ],
      ends: ['The patients lay in a row, and each of them had a bow.', 'Three strokes a day, it said, and the last was for now.', 'The waiting room was a sofa, and nobody was waiting.']
    }
  },
  {
    id: 'builder',
    label: 'a builder',
    keys: ['builder', 'builders', 'building site', 'building a house', 'bob the builder', 'bricklayer', 'carpenter', 'plumber', 'electrician', 'painter and decorator', 'scaffolding', 'cement mixer', 'tools', 'toolbox', 'hammer', 'handyman', 'albañil', 'pedreiro', 'maçon', 'だいく', '建筑工人', 'بناء', 'fundi', 'boiler', 'mending things', 'fixing things', 'fixes things', 'handy man', 'decorating', 'diggers and builders', 'roof'],
    marks: ['builder', 'builders', 'builder’s', 'hammer', 'spirit level', 'mixer', 'mortar', 'hard hat', 'toolbox', 'ladder'],
    small: things('a builder with a pencil behind each ear | the two-pencil builder', 'a hard hat with a plant in it | the planted hard hat'),
    big: things('a mixer that went round all day | the mixer', 'a builder who could whistle in two parts | the whistling builder'),
    object: things('a spirit level with a bubble that knew everything | the spirit level', 'a toolbox with a lunch in it | the toolbox'),
    place: things('a house that was only stairs so far | the builders’ half house', 'a plank in the sun where builders have their tea | the builders’ plank'),
    sound: ['a hammer, and an echo a little late', 'a mixer, turning over something heavy', 'a builder’s radio, playing to the bricks'],
    detail: [
      'Up on the boards somebody whistled, and the builder below whistled the answer.',
      'The bubble in the spirit level moved over and thought, and sat down in the middle.',
      'In the sand heap was the print of a cat, and the builder had dug around it.',
      'On the plank stood five mugs, and no builder would have mixed them up.'
    ],
    sleepy: [
      'The mixer stood still, with its mouth to the ground.',
      'All the hard hats hung in a row, and under the last a plant was growing.',
      'The spirit level had been laid down flat, and its bubble slept in the middle.',
      'In the toolbox lay the hammer, next to a crust in paper.'
    ],
    world: {
      sort: 'job',
      verbs: [
        ['lay the bricks', 'laid the bricks', 'laying the bricks'],
        ['measure twice', 'measured twice', 'measuring twice'],
        ['mix the mortar', 'mixed the mortar', 'mixing the mortar'],
        ['hold the spirit level', 'held the spirit level', 'holding the spirit level'],
        ['drink tea on the plank', 'drank tea on the plank', 'drinking tea on the plank']
      ],
      facts: [
        'A brick is made so that a builder can lift it with one hand',
        'In a wall every brick sits over a gap, or the wall would split',
        'A spirit level works because a bubble always wants to be on top',
        'Builders say: measure twice, and saw once',
        'There is a church in Barcelona that has been building for more than a hundred and forty years',
        'The longest part of a skyscraper that nobody sees is under the ground',
        'Beavers build dams, and their house has its door under water',
        'When the roof beams are up, builders in many lands put a little tree on top'
      ],
      guesses: [
        'The hat is hard because the head has to think',
        'They have a pencil behind the ear for scratching out birds',
        'The mixer goes round so as not to get bored',
        'A house is built from below because the top is not ready',
        'Builders whistle to see if the walls are straight'
      ],
      says: ['Left a bit', 'Who has my pencil', 'Tea break', 'That is straight', 'Pass me the long one'],
      props: [
        ['the bricks', 'all the books and boxes'],
        ['the hard hat', 'a colander'],
        ['the spirit level', 'a bottle with a bit of air in it'],
        ['the mixer', 'a person turning slowly with a bucket'],
        ['the mortar', 'flannels'],
        ['the plank', 'the edge of the sofa']
      ],
      parts: ['the builder', 'the mixer', 'the bubble in the level', 'the one who was to live there', 'the apprentice, who made the tea', 'the brick with a corner off', 'the cat in the sand'],
      goes: [
        ['{S} put on the colander and looked for the pencil, which was behind an ear.', 'With a hat like that {S} began to whistle.'],
        ['First {S} measured, and then once more, and it was different.', '{S} laid down the string and looked along it with one eye.'],
        ['Brick upon brick went {S}, and each lay over a gap.', '{S} put down the big ones first and tapped them with a spoon.'],
        ['At four {S} sat on the plank with a mug and looked at what there was.', 'Then {S} held the bottle to it, and the bubble sat in the middle.']
      ],
      mishaps: [
        {
          problem: ['The wall leaned. It leaned over to see what they were doing.', 'At the sixth row the wall was not straight, and it creaked.'],
          fail: ['{S} leaned the other way, beside it.', '{S} put two more on the high side, and it leaned quicker.'],
          see: ['“It is the first row,” said {A}. “There is a pencil under it.”', '“Ask the bubble, right at the bottom,” said {A}. “It began down there.”'],
          mend: ['So {S} took it down to the first row, {A} drew out the pencil, and it stood.', '{A} held the bottle, {S} laid the bottom again, and the bubble sat down.'],
          alone: ['{S} took it down to the first row, and drew out a pencil. After that it stood.']
        },
        {
          problem: ['The house was finished, and there was no door in it.', 'They had built it all round, and the builder was inside.'],
          fail: ['{S} called out for a chimney, at least.', '{S} wrote a letter, and there was no slot either.'],
          see: ['“Take out four,” said {A}, “and lay one long one over the top.”', '“A door is only a gap with a roof,” said {A}. “You need a long one.”'],
          mend: ['{A} passed in the ruler, {S} laid it over the gap, and out came a builder.', 'So {S} took out the bricks from inside and {A} from outside;; they met, and shook hands.'],
          alone: ['{S} laid a ruler across, took out the four below, and walked out.']
        },
        {
          problem: ['It was a good wall, but it had no more bricks, and it was at the knees.', 'All the boxes were used up, and there was half a house.'],
          fail: ['{S} measured it again, and it was half a house both times.', '{S} pushed the bricks further apart, and it had draughts.'],
          see: ['“Then it is a house for lying down in,” said {A}.', '“Put the roof on here,” said {A}. “Nobody said that one must stand.”'],
          mend: ['So {A} brought a blanket, {S} laid it on top, and it was the best room of all.', '{S} put the roof on at the knees, {A} crept in first, and there was room for tea.'],
          alone: ['{S} laid a blanket over it and crept in. For lying down it was quite high enough.']
        }
      ],
      ends: ['It was half a house, and everybody was in it.', 'The bubble had found the middle, and stayed there.', 'On the plank stood the mugs, each where it had been put down.']
    }
  }
]
