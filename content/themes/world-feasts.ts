import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Feasts as families keep them at home now: what is on the table, who forgot what. */
export const worldFeastThemes: ThemePack[] = [
  {
    id: 'easter',
    label: 'Easter',
    keys: ['easter', 'easter eggs', 'easter egg', 'easter bunny', 'egg hunt', 'easter egg hunt', 'painting eggs', 'decorating eggs', 'hot cross buns', 'pascua', 'huevos de pascua', 'páscoa', 'ovos de páscoa', 'pâques', 'イースター', '复活节', 'عيد الفصح', 'pasaka'],
    marks: ['easter', 'egg', 'eggs', 'nest', 'hunt', 'daffodil'],
    small: things('an egg painted like a ladybird | the painted egg', 'a chocolate hen with a ribbon round her | the easter hen'),
    big: things('an egg in gold paper as big as a head | the golden easter egg', 'a rabbit that carried a basket badly | the easter rabbit'),
    object: things('an eggcup with feet | the eggcup with the feet', 'a list of where the eggs had been put | the egg list'),
    place: things('a flowerpot with an egg in it | the egg pot', 'a patch of daffodils where one looks first | the daffodils with the egg'),
    sound: ['two eggs, tapped against each other', 'gold paper, coming off an egg', 'a basket, put down to listen at Easter'],
    detail: [
      'Behind the kettle something shone, and it was an egg.',
      'On the newspaper stood the paints, and all thumbs were Easter blue.',
      'The daffodils looked the other way, as they knew where the eggs were.',
      'One egg had a face, and it was surprised to be an egg.'
    ],
    sleepy: [
      'The painted eggs lay in their nest, and were dry.',
      'One egg had not been found, and it kept very still.',
      'In the basket there was only gold paper, and the easter rabbit had sat down in it.',
      'The daffodils stood in their jug, and shone a bit in the dark.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['hunt for the eggs', 'hunted for the eggs', 'hunting for the eggs'],
        ['paint the eggs', 'painted the eggs', 'painting the eggs'],
        ['hide a nest', 'hid a nest', 'hiding a nest'],
        ['roll the eggs', 'rolled the eggs', 'rolling the eggs'],
        ['share the chocolate', 'shared the chocolate', 'sharing the chocolate']
      ],
      facts: [
        'Easter moves about, because it looks at the moon',
        'In Australia there is an Easter bilby, with a pointed nose, instead of a rabbit',
        'In Sweden children dress up as Easter witches and knock at doors',
        'In France the bells fly off and bring the eggs back with them',
        'People painted eggs long before there was chocolate',
        'In many places eggs are rolled down a hill, and the last whole one wins',
        'You can dye an egg with onion skins, and it turns out like mahogany',
        'The first chocolate eggs were solid, and one had to be patient'
      ],
      guesses: [
        'The rabbit brings the eggs because the hen has no basket',
        'Eggs are hidden so that they do not see each other being eaten',
        'The hole inside is where the chocolate ran out',
        'A hot cross bun is cross at being toasted',
        'Lambs come at Easter because they heard about it'
      ],
      says: ['Warm, warmer', 'I have found one', 'Cold, cold as a fridge', 'Half each', 'Do not look there yet'],
      props: [
        ['the eggs', 'rolled socks in all colours'],
        ['the Easter rabbit', 'somebody with two spoons for ears'],
        ['the nest', 'a hat with torn paper in it'],
        ['the hill for rolling', 'a tray, tilted'],
        ['the daffodils', 'yellow cups on pencils'],
        ['the basket', 'the bread basket']
      ],
      parts: ['the Easter rabbit', 'the hen, who had not been thanked', 'the egg nobody found', 'the one who says warm', 'the daffodil', 'the lamb', 'the bell that was back late'],
      goes: [
        ['With two spoons up {S} went from room to room and hid things.', '{S} put one behind the kettle and one in a boot.'],
        ['Then {S} looked, first where one always looks.', 'On hands and knees {S} hunted along the wall.'],
        ['Warm, said somebody, and {S} stood still with one foot in the air.', '{S} got warmer and warmer, until it was under the chin.'],
        ['On the tray {S} let one roll, and it went its own way.', '{S} counted what was in the basket, and again without the one that was eaten.']
      ],
      mishaps: [
        {
          problem: ['One egg was missing. Twelve had been hidden, and eleven were found.', 'Eleven eggs lay in the hat, and nobody knew the twelfth.'],
          fail: ['{S} looked in all the places where the eleven had been.', '{S} asked the rabbit, and the rabbit had forgotten.'],
          see: ['“Whoever hid it was small,” said {A}. “Look lower than you would.”', '“Look from down here,” said {A}. “You would not have seen it from up there.”'],
          mend: ['So {S} lay down flat, {A} held the lamp, and it sat under the chair, looking back.', '{A} knelt, {S} crawled, and in the toe of a slipper there it was.'],
          alone: ['{S} lay down flat and looked from there. It sat under the chair, looking back.']
        },
        {
          problem: ['One basket was full, and in the other there was one egg.', 'The big ones had been quick, and somebody small had found only one.'],
          fail: ['{S} said that they had all been told when to start.', '{S} hid one again, with everybody watching.'],
          see: ['“Tip them together,” said {A}. “It was one hunt, with many feet.”', '“We found them for the table,” said {A}, “and the table is one.”'],
          mend: ['{S} tipped out the one, {A} the other, and they were dealt out like cards.', 'It all went into the hat, {A} gave out, and {S} had the one with the face.'],
          alone: ['{S} tipped them all into one hat and dealt them out like cards.']
        },
        {
          problem: ['The paint had run. Every egg was the same brown as before.', 'They had been so beautiful, and then all the colours had met.'],
          fail: ['{S} painted over it, and the brown won again.', '{S} blew on it, and it was a brown with bubbles.'],
          see: ['“It was still wet,” said {A}. “One colour, and then wait, and then one more.”', '“You must let them dry between,” said {A}. “It is dull, but it works.”'],
          mend: ['So {S} did only the yellow, {A} told a story, and then came the dots.', '{A} held the egg by its ends, {S} waited for the blue, and nothing ran.'],
          alone: ['{S} did only the yellow, and waited a whole story long, and then came the dots.']
        }
      ],
      ends: ['In the nest lay a dozen, and one of them had a face.', 'Warm, said somebody, and that was the bed.', 'The bells were back, and hung quite still.']
    }
  },
  {
    id: 'halloween',
    label: 'Halloween',
    keys: ['halloween', 'hallowe’en', 'trick or treat', 'trick or treating', 'pumpkin', 'pumpkins', 'pumpkin carving', 'ghost', 'ghosts', 'a friendly ghost', 'haunted house', 'calabaza', 'fantasma', 'fantasmas', 'abóbora', 'citrouille', 'fantôme', 'ハロウィン', '万圣节', 'هالوين'],
    marks: ['halloween', 'pumpkin', 'pumpkins', 'ghost', 'ghosts', 'sheet', 'mask'],
    small: things('a ghost the size of a handkerchief | the small ghost', 'a pumpkin with one tooth | the one-toothed pumpkin'),
    big: things('a pumpkin that two had to roll | the rolling pumpkin', 'a ghost with shoes showing | the ghost with the shoes'),
    object: things('a sheet with two holes in it | the ghost’s sheet', 'a bag with three sweets and a walnut | the halloween bag'),
    place: things('a doorstep with pumpkins on it | the pumpkin step', 'a street of small ghosts with torches | the ghosts’ street'),
    sound: ['a ghost, tripping on its hem', 'a spoon, scraping out a pumpkin', 'boo, said politely behind a mask'],
    detail: [
      'On the step sat a pumpkin and grinned, for nothing in particular.',
      'Along the road came five ghosts, and one had a nose that was running.',
      'The sheet had flowers on it, so it was a summer ghost.',
      'It smelled of pumpkin, which is like melon with a cold.'
    ],
    sleepy: [
      'The little lamp inside the pumpkin was switched off, and it grinned in the dark.',
      'The ghost was a sheet again, and lay on a bed, where sheets belong.',
      'All the masks hung on one nail and looked at the wall.',
      'Past the window went the last ghost, carried, with its shoes dangling.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['say boo', 'said boo', 'saying boo'],
        ['dress up as a ghost', 'dressed up as a ghost', 'dressing up as a ghost'],
        ['scoop out the pumpkin', 'scooped out the pumpkin', 'scooping out the pumpkin'],
        ['knock at the doors', 'knocked at the doors', 'knocking at the doors'],
        ['count the sweets', 'counted the sweets', 'counting the sweets']
      ],
      facts: [
        'Before there were pumpkins, people put faces in turnips',
        'A pumpkin is a fruit, and even a berry',
        'The heaviest pumpkin in the world weighed more than a car',
        'Halloween is short for the evening before All Saints',
        'Black cats are lucky in Britain and in Japan',
        'Bats hang upside down because they can let go and be flying at once',
        'In Scotland the children used to sing or tell a joke for their sweets',
        'People have rowed races in hollow pumpkins'
      ],
      guesses: [
        'Ghosts wear sheets because they were in bed when it began',
        'A pumpkin grins because its thoughts have been taken out',
        'Boo is all they can say, as they have no tongue',
        'Skeletons are always so thin because of the stairs',
        'One gets sweets so that one stops knocking'
      ],
      says: ['Boo', 'Trick or treat', 'I knew it was you', 'Mind your hem', 'Two for you, one for me'],
      props: [
        ['the ghost', 'a tablecloth, no holes needed'],
        ['the pumpkin', 'an orange with a face drawn on'],
        ['the doors', 'every door in the house'],
        ['the sweets', 'raisins, wrapped singly'],
        ['the bat', 'an umbrella, half open'],
        ['the black cat', 'a sock with a tail']
      ],
      parts: ['the ghost', 'the pumpkin', 'the one behind the door', 'the bat', 'the skeleton, who rattled', 'the black cat', 'the ghost who was afraid of ghosts'],
      goes: [
        ['{S} went under the tablecloth and could see the floor.', 'Under a cloth {S} was a ghost, as far as the ankles.'],
        ['Along the hall floated {S}, with one hand on the wall.', '{S} floated as far as the first door, and knocked.'],
        ['Boo, said {S}, and after that: please.', 'When it opened, {S} said boo, and somebody dropped a spoon.'],
        ['At the end {S} tipped it all out and made rows.', '{S} counted the raisins, and ate the odd one.']
      ],
      mishaps: [
        {
          problem: ['The ghost had seen itself in the mirror, and hidden under the bed.', 'In the hall stood a very good ghost, and was afraid of the ghost in the glass.'],
          fail: ['{S} said boo to it, and it said boo at the same time.', '{S} ran away, and so did the other, but they met again in the window.'],
          see: ['“Look at its feet,” said {A}. “Those are your slippers.”', '“Lift the sheet a bit,” said {A}, “and see who is in it.”'],
          mend: ['So {S} lifted the hem, {A} lifted a lamp, and it was somebody they both knew.', '{A} waved at the mirror, {S} waved too, and the ghost in there was friendly.'],
          alone: ['{S} looked at its feet in the glass. Those were familiar slippers.']
        },
        {
          problem: ['Nobody was frightened. The ghost had come in, and they offered it a biscuit.', 'Boo, said the ghost, and they said: oh good, can you lay the table?'],
          fail: ['{S} said it louder, and they passed the butter.', '{S} rattled the spoons, and somebody sorted them.'],
          see: ['“They heard you coming,” said {A}. “Ghosts do not stamp.”', '“Say it from where they are not looking,” said {A}. “And quite low.”'],
          mend: ['{S} went round on tiptoe, {A} looked at the ceiling, and boo, from under the table.', 'So {A} kept them talking and {S} crept;; a spoon fell, and it was the best of the evening.'],
          alone: ['{S} went round on tiptoe and said it quite low, from under the table. A spoon fell.']
        },
        {
          problem: ['One had seven raisins in the bag, and another had a walnut.', 'They tipped out the bags, and it was not fair at all.'],
          fail: ['{S} counted the walnut as six.', '{S} said that it was finders keepers, and then looked at the walnut.'],
          see: ['“Put them all in the pumpkin,” said {A}. “It has not had any.”', '“We knocked at the same doors,” said {A}. “It is one bag with four handles.”'],
          mend: ['So {A} tipped in the one, {S} the other, and they took turns with eyes shut.', '{S} dealt, {A} watched, and the walnut was cracked for everybody.'],
          alone: ['{S} tipped them all into one bowl, and everybody took turns with eyes shut.']
        }
      ],
      ends: ['The tablecloth lay on the table, and had no one in it.', 'On the sill an orange grinned at the moon.', 'Boo, said somebody, and it was mostly a yawn.']
    }
  },
  {
    id: 'hanukkah',
    label: 'Hanukkah',
    keys: ['hanukkah', 'chanukah', 'hanuka', 'festival of candles', 'dreidel', 'dreidels', 'latkes', 'latke', 'menorah', 'janucá', 'חנוכה', 'ハヌカ', '光明节'],
    marks: ['hanukkah', 'dreidel', 'latkes', 'candles', 'candle', 'menorah', 'doughnut', 'doughnuts'],
    small: things('a dreidel that only fell on one side | the stubborn dreidel', 'a doughnut with jam on its chin | the jam doughnut'),
    big: things('a frying pan as wide as the stove full of latkes | the pan of latkes', 'a window with eight lights and one more in it | the window of the candles'),
    object: things('a chocolate coin with a bite in it for the dreidel | the dreidel coin', 'a box of candles in four colours | the box of candles'),
    place: things('a table with wax on it from last year’s candles | the candle table', 'a corner under a table where dreidels roll | the dreidel corner'),
    sound: ['a dreidel, going round and giving up', 'latkes, talking in the pan', 'a song for the candles that everybody knew but the second verse'],
    detail: [
      'In the window stood the candles, and in the glass there were as many again.',
      'The whole flat smelled of latkes, and so did the coats.',
      'The dreidel spun until it looked round, and fell over.',
      'On the doughnut lay sugar, like snow on a small hill.'
    ],
    sleepy: [
      'The candles had burned down by themselves, as they should, and it was dark in the window.',
      'On its side lay the dreidel, and showed nobody which.',
      'The last of the latkes had been covered with a plate.',
      'Gold paper lay about under the hanukkah table, and one coin still in it.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['spin the dreidel', 'spun the dreidel', 'spinning the dreidel'],
        ['count the candles', 'counted the candles', 'counting the candles'],
        ['grate the potatoes', 'grated the potatoes', 'grating the potatoes'],
        ['sing the song', 'sang the song', 'singing the song'],
        ['bite into a doughnut', 'bit into a doughnut', 'biting into a doughnut']
      ],
      facts: [
        'Hanukkah lasts for eight evenings, and on each there is one candle more',
        'There are nine places, because one candle is the helper, and it gives its light to the others',
        'One eats what is fried in oil, because the story is about a small jar of oil',
        'The oil was to last for one day, and it lasted for eight',
        'In the light of the candles one does no work, not even the washing-up',
        'A dreidel has four sides, and on every one a letter',
        'In some houses the latkes come with apple sauce, and in some with sour cream',
        'The candles stand in the window so that people outside have them too'
      ],
      guesses: [
        'There are eight days because the latkes would not fit into one',
        'The helper candle is taller because it ate up its supper',
        'A dreidel falls over because it has looked at too many people',
        'The hole in the doughnut was given to somebody else',
        'Coins are made of chocolate so that nobody saves them'
      ],
      says: ['Whose turn is it to spin', 'How many tonight', 'All of it, I win', 'Careful, hot', 'One more latke'],
      props: [
        ['the candles', 'nine rolled-up napkins in cups'],
        ['the dreidel', 'a cork with a pencil in it'],
        ['the latkes', 'coasters, golden side up'],
        ['the coins', 'buttons'],
        ['the frying pan', 'a hat'],
        ['the small jar of oil', 'an eggcup']
      ],
      parts: ['the helper candle', 'the eighth candle, who waited longest', 'the dreidel', 'the small jar of oil', 'the cook', 'the potato', 'the cousin who always wins'],
      goes: [
        ['One napkin more {S} stood up in its cup, and they counted.', 'From the one side to the other {S} counted the candles, and the helper apart.'],
        ['{S} turned the coasters in the hat and said hiss.', 'With a spoon {S} turned over the latkes, and none was lost.'],
        ['Between two fingers {S} spun it, and everybody leaned in.', '{S} spun, and it went all across the table and back.'],
        ['Then {S} sang, and hummed where the words were not known.', 'The first verse {S} knew, and in the second there was a lot of la.']
      ],
      mishaps: [
        {
          problem: ['The dreidel had rolled off. It was under something.', 'Round it went, and over the edge, and then there was no dreidel.'],
          fail: ['{S} looked where it had fallen, and it had not stayed there.', '{S} moved the table, and that moved everything else.'],
          see: ['“Send another after it,” said {A}. “It will go the same way.”', '“The floor goes down to that side,” said {A}. “Let a button show us.”'],
          mend: ['So {A} let a button roll, {S} ran along, and it stopped beside the dreidel.', '{S} rolled a cork, {A} watched, and under the stove there lay both.'],
          alone: ['{S} let a button roll and went along with it, and it stopped beside the dreidel.']
        },
        {
          problem: ['The cousin had all the buttons, and everybody else had none.', 'The game had been so good, and then it was over, for only one could still play.'],
          fail: ['{S} spun for nothing, and won nothing.', '{S} said that it had been a practice.'],
          see: ['“With nobody to play, that is only a heap of buttons,” said {A}.', '“Whoever has won is the bank,” said {A}. “And a bank lends.”'],
          mend: ['So the cousin lent five each, {A} wrote it down, and {S} spun.', '{S} borrowed, {A} borrowed, and it went round until bedtime.'],
          alone: ['{S} lent everybody five, and it went round until bedtime.']
        },
        {
          problem: ['They had counted the candles, and nobody knew which evening it was.', 'It was the fifth evening, or the sixth, and the napkins would not say.'],
          fail: ['{S} counted on both hands, and had one thumb over.', '{S} put up all of them, so that it should be right some time.'],
          see: ['“How many doughnuts have we had?” said {A}. “One a night, and you ate them.”', '“Look in the box,” said {A}. “What is gone from there tells you.”'],
          mend: ['{S} looked in the box, {A} did the sum, and it was the fifth and no mistake.', 'So {A} asked each evening what there had been and {S} remembered;; it came to five.'],
          alone: ['{S} looked in the box to see what was gone, and it was the fifth and no mistake.']
        }
      ],
      ends: ['In the window it was dark now, and had been light for long enough.', 'The dreidel lay on its side, and everybody had won a bit.', 'Nine napkins lay in the drawer, and the helper was on top.']
    }
  },
  {
    id: 'holi',
    label: 'Holi',
    keys: ['holi', 'festival of colours', 'festival of colors', 'playing with colours', 'colour powder', 'होली', 'ホーリー', '洒红节'],
    marks: ['holi', 'colour', 'colours', 'coloured', 'powder', 'pink', 'splash', 'splashed'],
    small: things('a water balloon with nobody’s name on it yet | the coloured balloon', 'a cat that had walked through holi and was now pink | the pink cat'),
    big: things('a bucket of pink water as big as a drum | the pink bucket', 'an uncle who was green on one side | the two-coloured uncle'),
    object: things('a white shirt kept just for holi | the holi shirt', 'a plate with five heaps of powder | the plate of powder'),
    place: things('a courtyard that was all colours by noon | the courtyard of colours', 'a roof with shirts of every colour on the line | the roof of colours'),
    sound: ['a splash, and somebody who had been warned', 'drums in the next street on holi', 'a pink hand on a white door'],
    detail: [
      'By noon there was nobody left who was only one colour.',
      'On the plate lay the powder in five heaps, like small hills.',
      'A pink hand had been laid on a back, and the back did not know.',
      'The dog shook itself, and a whole wall had colours.'
    ],
    sleepy: [
      'The water had run off, and in the corners there was a bit of pink.',
      'Behind one ear there was still some blue powder, and it went along to bed.',
      'On the line hung the shirts, and dripped in colours, slower and slower.',
      'The pink cat had washed one paw and left the rest until after holi.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['throw the colours', 'threw the colours', 'throwing the colours'],
        ['splash each other', 'splashed each other', 'splashing each other'],
        ['rub powder on the cheeks', 'rubbed powder on the cheeks', 'rubbing powder on the cheeks'],
        ['dance to the drums', 'danced to the drums', 'dancing to the drums'],
        ['wash it off again', 'washed it off again', 'washing it off again']
      ],
      facts: [
        'Holi comes with the full moon, when winter is over',
        'On Holi everybody is thrown colours at, also teachers',
        'One says: do not mind, it is Holi',
        'The yellow can be made of turmeric, and the red of flowers',
        'People rub oil on their skin before, so that the colour comes off',
        'In some houses there are fried dumplings with sweet filling, and they go fast',
        'Blue is the most stubborn, and stays behind the ears for days',
        'White clothes are put on in the morning, on purpose'
      ],
      guesses: [
        'It was invented by somebody who sold soap',
        'Colours are thrown because they are too tired to walk',
        'The grown-ups join in because nobody can recognise them',
        'Pink is what comes out if everybody laughs',
        'The moon is white because it always misses it'
      ],
      says: ['Do not mind, it is Holi', 'Not in the house', 'Behind you', 'Which one are you', 'Shut your eyes'],
      props: [
        ['the powder', 'scarves in five colours, thrown'],
        ['the water balloons', 'rolled socks'],
        ['the bucket', 'the wastepaper basket'],
        ['the drum', 'a saucepan'],
        ['the courtyard', 'the hall'],
        ['the white shirts', 'pillowcases over the shoulders']
      ],
      parts: ['the one who was green on one side', 'the bucket', 'the drummer', 'the aunt in the clean sari, who was wrong', 'the blue behind the ear', 'the pink cat', 'the soap'],
      goes: [
        ['In white came {S}, and looked far too clean.', '{S} put on a pillowcase and waited to see who would begin.'],
        ['From behind the door {S} threw the yellow, and it floated.', '{S} threw a red one and ran, and met a green one.'],
        ['To the saucepan danced {S}, with one scarf on the head and one on a foot.', '{S} danced down the hall, and colours fell off at every step.'],
        ['At the end {S} sat on the step with all five, and shared something sweet.', '{S} looked at everybody, and knew them by their teeth.']
      ],
      mishaps: [
        {
          problem: ['Somebody had been missed. She stood there, all white, with folded hands.', 'There were colours on all of them but one, and that one did not like to ask.'],
          fail: ['{S} threw one from far off, and it hit the lamp.', '{S} said that she was lucky, and she did not look it.'],
          see: ['“One goes up to somebody, and does it gently,” said {A}. “A bit on the cheek.”', '“She is not hiding,” said {A}. “She is waiting to be found.”'],
          mend: ['So {S} went over with the pink, {A} with the blue, and she had a cheek of each.', '{A} said do not mind, {S} laid the pink on gently, and a handful came back.'],
          alone: ['{S} went over and laid the pink round her, quite gently, and she threw one back.']
        },
        {
          problem: ['They could not find each other. Everybody was the same colour by now.', 'In the hall stood somebody green, and it might have been anyone.'],
          fail: ['{S} took the wrong one by the hand, and it was the neighbour.', '{S} called a name, and four turned round.'],
          see: ['“Laugh,” said {A}. “Everybody laughs in their own colour.”', '“I would know that laugh,” said {A}. “Do it again.”'],
          mend: ['{S} laughed, {A} laughed too, and they fell round each other’s necks.', 'So {A} made a face, {S} could not help it, and then there was no doubt.'],
          alone: ['{S} laughed out loud, and somebody across the hall knew it at once.']
        },
        {
          problem: ['It would not come off. It was evening, and there was still a blue ear.', 'They had all washed, and somebody’s ear was as blue as a kingfisher.'],
          fail: ['{S} rubbed, and now it was a blue ear with a red rim.', '{S} hid it under a hat, and everybody asked about the hat.'],
          see: ['“Oil first,” said {A}, “and then soap. Water only makes it sit up.”', '“Leave it,” said {A}. “It is how one knows tomorrow that it was true.”'],
          mend: ['So {A} brought the oil, {S} held still, and most of it went, all but the edge.', '{S} washed, {A} dried, and a bit of blue was left on purpose.'],
          alone: ['{S} took oil first and soap after that, and left a bit of blue on purpose.']
        }
      ],
      ends: ['All five colours lay folded, one upon the other.', 'There was a little blue behind one ear, and it went along to sleep.', 'The moon came up, and it was the only one who had kept clean.']
    }
  },
  {
    id: 'mid-autumn',
    label: 'the moon festival',
    keys: ['mid-autumn festival', 'mid autumn festival', 'mid-autumn', 'moon festival', 'mooncake', 'mooncakes', 'moon cakes', 'lantern festival', 'paper lantern', 'paper lanterns', 'otsukimi', 'moon viewing', '中秋节', '月饼', 'おつきみ', 'お月見'],
    marks: ['mooncake', 'mooncakes', 'lantern', 'lanterns', 'full moon', 'paper', 'moon festival'],
    small: things('a lantern shaped like a rabbit on wheels | the rabbit lantern', 'a mooncake cut into eight | the eighths of a mooncake'),
    big: things('a lantern as tall as its owner | the tall paper lantern', 'a full moon that had to be waited for | the full moon over the roofs'),
    object: things('a stick with a paper fish on it | the paper fish', 'a riddle on a strip of paper | the paper riddle'),
    place: things('a bridge with lanterns along the rail | the bridge of lanterns', 'a rooftop with a table laid for the full moon | the full moon table'),
    sound: ['a paper lantern, ticking on its stick', 'a mooncake box, opened quietly', 'somebody upstairs calling that the full moon was up'],
    detail: [
      'Down the steps came a row of lanterns, at the height of knees.',
      'The mooncake had a pattern on top, and in the middle a yolk like a moon.',
      'From every lantern hung a riddle on a strip of paper, and the wind was reading them.',
      'The full moon stood over the roofs, and everybody pointed, as if it were new.'
    ],
    sleepy: [
      'The lanterns had been folded flat, and lay like fans.',
      'On the plate there was one piece of mooncake, kept for whoever was still on the way.',
      'Across the blanket lay the light of the full moon, and nobody moved it.',
      'The paper fish hung in the window and swam a little.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['carry a lantern', 'carried a lantern', 'carrying a lantern'],
        ['wait for the full moon', 'waited for the full moon', 'waiting for the full moon'],
        ['share the mooncake', 'shared the mooncake', 'sharing the mooncake'],
        ['guess a riddle', 'guessed a riddle', 'guessing a riddle'],
        ['look for the rabbit in the moon', 'looked for the rabbit in the moon', 'looking for the rabbit in the moon']
      ],
      facts: [
        'At the Mid-Autumn Festival the whole family looks at the same moon, even if they are far apart',
        'A mooncake is cut into as many pieces as there are people at home',
        'In China and Japan people see a rabbit in the moon, and it has a mortar',
        'Riddles are hung from the lanterns, and whoever guesses one may take it home',
        'A mooncake is so rich that one of them is enough for a whole table',
        'In Hong Kong there is a dragon of lanterns and straw that dances for three nights',
        'The moon looks larger near the roofs, but it is only your eyes',
        'Moon viewing in Japan has white dumplings, piled up like a little hill'
      ],
      guesses: [
        'The moon is so round because it has had mooncake',
        'The rabbit is up there because nobody has told it how to get down',
        'Lanterns are made of paper so that the light does not feel shut in',
        'Riddles are hung up to dry',
        'It is called autumn because that is what it ought to have done'
      ],
      says: ['There it comes', 'Who has the rabbit', 'Eight pieces, please', 'Hold it straight', 'Who knows the riddle'],
      props: [
        ['the lanterns', 'paper bags with a torch in each'],
        ['the full moon', 'a plate on the bookcase'],
        ['the mooncake', 'a bun, marked with a fork'],
        ['the rail of the bridge', 'the coat stand'],
        ['the riddles', 'strips of newspaper'],
        ['the rabbit in the moon', 'a napkin with ears']
      ],
      parts: ['the full moon', 'the rabbit in the moon', 'the lantern that would go out', 'the aunt who rang from far away', 'the mooncake', 'the wind', 'the last one up the steps'],
      goes: [
        ['{S} held the stick out in front and walked as if on eggs.', 'With a paper bag on a stick {S} went first down the hall.'],
        ['At the window {S} waited, and the roofs took their time.', '{S} looked where it was brightest, and waited.'],
        ['Into as many pieces as they were {S} broke it, and one more.', '{S} shared out the bun, and the crumbs went by age.'],
        ['On a strip of paper {S} drew a riddle and tied it to the stick.', '{S} hung up a riddle, and knew the answer, and hummed.']
      ],
      mishaps: [
        {
          problem: ['There was a cloud. The moon had been asked for eight, and a cloud had come.', 'Everybody stood at the window, and where the moon should be it was grey.'],
          fail: ['{S} blew at it, and it was rather far.', '{S} said that it was not fair, and the cloud sat down.'],
          see: ['“It has come anyway,” said {A}. “It is only behind there. Look at the edge.”', '“The edge is silver,” said {A}. “One can see that somebody is in.”'],
          mend: ['So {S} put up a plate, {A} shone the torch on it, and that was a moon meanwhile.', '{A} held the lanterns, {S} counted slowly, and at ninety the cloud moved over.'],
          alone: ['{S} looked at the silver edge and counted slowly. At ninety the cloud moved over.']
        },
        {
          problem: ['The lantern had gone out, in the middle of the hall.', 'There had been five lights on the steps, and now there were four and a paper bag.'],
          fail: ['{S} shook it, and the torch fell through the bottom.', '{S} walked on as if it were lit.'],
          see: ['“It is only the battery,” said {A}. “Walk beside me. Mine is enough for two.”', '“Come close,” said {A}. “Then yours is lit from outside.”'],
          mend: ['{A} held the light between them, {S} held up the bag, and it shone like the rest.', 'So they walked close, {S} and {A}, and from the window nobody could have told.'],
          alone: ['{S} walked close behind the next one, and the bag shone like the rest.']
        },
        {
          problem: ['Somebody was missing at the table. She lived too far away.', 'There was one piece of the bun too many, and they all knew whose it was.'],
          fail: ['{S} said that somebody could eat it, and nobody could.', '{S} put it in an envelope, and it was too thick.'],
          see: ['“She has got the same moon,” said {A}. “Tell her to go to the window.”', '“Ring her up,” said {A}. “We can look at it together, from both ends.”'],
          mend: ['So {A} rang, {S} said now, and they all looked at the same place, far apart.', '{S} held the telephone to the window, {A} waved, and she said that she had seen it.'],
          alone: ['{S} rang her up and said now, and they both looked at the same place, far apart.']
        }
      ],
      ends: ['The bags were folded, and the moon had to do it alone.', 'One piece lay on the plate, and whoever came late would be glad.', 'On the coat stand the riddles stirred, and one of them had not been guessed.']
    }
  }
]
