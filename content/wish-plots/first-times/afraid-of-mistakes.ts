import { wishPlot } from '../wish-plot.ts'

export const afraidOfMistakes = wishPlot({
  id: 'wish-afraid-of-mistakes',
  wishes: ['mistake', 'mistakes', 'mistaks', 'afraid mistakes', 'scared mistakes', 'making mistakes', 'make a mistake', 'made a mistake', 'makes mistakes', 'afraid of making mistakes', 'being wrong', 'getting it wrong', 'gets it wrong', 'get it wrong', 'getting things wrong', 'get things wrong', 'gets things wrong', 'doing it wrong', 'does it wrong', 'rubs everything out', 'rubbing everything out', 'rubbed everything out', 'keeps erasing', 'erases everything', 'tears up page', 'tears up the page', 'tore up page', 'tore up drawing', 'tore up picture', 'tears up drawing', 'tears up picture', 'tears up her drawings', 'tears up drawings', 'tore up work', 'ripped up drawing', 'ripped up picture', 'rips up drawing', 'rips up page', 'rips up drawings', 'scrunches up drawing', 'scrunched up drawing', 'crumples drawing', 'must be perfect', 'wants it perfect', 'wants it to be perfect', 'wants everything perfect', 'wants everything to be perfect', 'wants to be perfect', 'wasn’t perfect', 'isn’t perfect', 'perfectionist', 'perfectionism', 'perfectionnist', 'answer wrong'],
  answers: ['afraid', 'scared', 'frightened', 'worried', 'worries', 'anxious', 'fear', 'hates', 'hate', 'making', 'make', 'makes', 'made', 'wrong', 'right', 'perfect', 'everything', 'always', 'every', 'time', 'because', 'it', 'rubs', 'rubbed', 'out', 'rubber', 'eraser', 'tears', 'tore', 'rips', 'ripped', 'up', 'page', 'paper', 'drawing', 'drawings', 'picture', 'pictures', 'draw', 'draws', 'pencil', 'line', 'lines', 'school', 'work', 'again', 'starts', 'over', 'gives', 'won’t', 'try', 'doesn’t', 'want', 'wants', 'gets', 'upset', 'frustrated', 'cross', 'angry', 'one', 'tiny', 'little', 'small', 'thing', 'things', 'class', 'teacher', 'child', 'kid', 'girl', 'boy', 'about', 'being', 'too', 'so', 'much'],
  except: ['spelling', 'spellings', 'homework', 'maths', 'sums', 'test', 'exam', 'reading', 'piano', 'violin', 'recorder', 'football', 'goal', 'own', 'foot', 'feet', 'shoe', 'shoes', 'bus', 'train', 'way', 'house', 'wrong’un', 'present', 'birthday', 'sock', 'socks', 'hurt', 'hits', 'hit', 'tooth', 'teeth', 'crying', 'cried', 'cries', 'shouted', 'shouts', 'hates herself', 'stupid', 'dumb', 'useless', 'died', 'robot', 'dragon', 'dog', 'cat', 'brother', 'sister', 'book', 'library', 'wall', 'money', 'tears book', 'night', 'day', 'weather', 'holiday', 'wedding', 'cake', 'mum', 'dad', 'why', 'question', 'quiz'],
  moods: ['afraid', 'learning', 'waiting', 'proud', 'first'],
  company: ['horse', 'rubber', 'lamp'],
  about: 'The hero rubs out every leg of a running horse, because it is wrong, till the lamp shows all the rubbed-out legs at once, running.',
  titles: ['A Horse Without a Mistake', 'Eleven Legs', '{H} Rubs It Out', 'Not Wrong, Only Earlier', 'The Horse and the Rubber'],
  want: [
    {
      id: 'the-first-leg',
      A: 'partner',
      paragraphs: [
        'Tomorrow all the pictures were going up on the wall at school. {H} was drawing a horse that ran. It had a head, a mane and a back. {H} drew a leg and looked at it. “Wrong,” said {H}, and rubbed it out. {H} drew another. “Wrong.” Rub, rub, went the rubber.',
        '“I liked that leg,” said {A}. “It had a mistake in it,” said {H}. {H} wanted a horse with no mistake at all. {H} was afraid that everybody would look at the mistake first.'
      ]
    }
  ],
  way: [
    {
      id: 'two-balls',
      A: 'partner',
      paragraphs: [
        'Under the table lay two balls of paper. In one was a wrong ear, and in the other a wrong nose. This was the last sheet. So {H} held the pencil just above it and did not let it touch. “It can’t go wrong like that,” said {H}. “It can’t run either,” said {A}. Without legs the horse was like a loaf with a mane.'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The rubber left crumbs, grey ones, and each of them had been a bit of leg. {H} pushed them into a heap with one finger. {A} rolled a few together, and then a few more. They stuck. It made a small round thing.',
        '“What’s that?” asked {H}. {A} put it on the paper, some way behind the tail. They both looked. “That’s the first thing on this page that’s right,” said {H}. All the same {H} blew it off.'
      ]
    },
    {
      id: 'gallop',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have to see one run,” said {A}, and galloped down the hall and back. It was too quick. “Where was your left leg?” asked {H}. {A} did not know. “Slower.” Nobody can gallop slowly. {A} tried it, and it was wading.',
        '“Then stop in the middle,” said {H}, with the pencil ready. {A} galloped, and stopped in the middle, with both knees up. It lasted as long as a sneeze. Then {A} sat on the floor. “I didn’t get it,” said {H}.'
      ]
    },
    {
      id: 'the-worst',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Draw the worst horse there is,” said {A}. “Here, on the old envelope.” {H} gave it a trunk for a tail, and ears like gloves. Both eyes went on the same side, and then a third.',
        'The pencil flew along. “Have you rubbed anything out?” asked {A}. {H} looked. “There’s nothing wrong with it,” said {H}. “It’s exactly as bad as I wanted.” Then {H} turned back to the good one, and there the pencil would not go.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the fridge hung the shopping list. “Milk, bread, aggs,” read {H}. “That’s wrong. You never said.” “I hadn’t seen it,” said {A}, and came to look. “It’s been up there since Monday.”',
        '“And what did they do about it in the shop?” asked {H}. {A} opened the fridge. In the door were eggs, six of them, and they looked like any others. {H} thought about that. “They knew what I meant,” said {A}.'
      ]
    },
    {
      id: 'the-hand-stays',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“At school I know things,” said {H}, “and then I don’t put my hand up.” Today it had been about a spider, and how many legs there are on one. {H} had known it at once, and then had counted once more, inside, to be safe. “Eight,” said a boy by the window.',
        '“So you were right,” said {A}. “Yes,” said {H}, “but only in here.” “It’s always legs with you,” said {A}.'
      ]
    },
    {
      id: 'ruler',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“You want a ruler,” said {A}. “With a ruler nobody makes mistakes.” So {H} did the legs with a ruler. They were very straight, all four of them, and the same length to a hair.',
        'Now it was a table with a mane. You could have laid a cloth on it. “It’s got no mistake in it,” said {A} proudly. “No,” said {H}. “But nobody would get on it.” Rub, rub, went the rubber, four times.'
      ]
    },
    {
      id: 'pet-legs',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came to see what was falling off the table. It was only crumbs of rubber. {A} tried one, and put it back.',
        '“Do you ever go wrong?” asked {H}. {A} had just walked into the table, and looked at it. Then {A} went off the other way, and that was all.'
      ]
    },
    {
      id: 'baby-line',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} got a crayon, and an old envelope. {A} did not look at the paper for long. There came one line, and it went over the edge and on across the table. Then {A} had finished.',
        '“What is it?” asked {H}. {A} looked at the line from above, and laughed out loud at how good it was. Then {A} looked round for more table. {H} still held the pencil in the air.'
      ]
    },
    {
      id: 'elder-jumper',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I once knitted a jumper,” said {S}, “and one of the sleeves came down to the knee. I’d been listening to a play on the radio. It was a very good play.” “Did you undo it?” asked {A}.',
        '“Half of it, and it was too short then. So I gave it to a cousin who carried a bag on that side.” “And the other sleeve?” asked {A}. “That was perfect,” said {S}, “and I’ve quite forgotten it.”'
      ]
    },
    {
      id: 'child-sun',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} had drawn a sun, and pushed it across the table. “Is it right?” asked {A}. {S} did not understand. “It’s a sun,” said {S}. “But the round bit isn’t round,” said {A}. “There it goes in.”',
        '{S} looked at where it went in, for some time. “That’s where it’s resting,” said {S}. And with that the sun was finished, and went up on the fridge.'
      ]
    },
    {
      id: 'guest-cakes',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“I used to write on cakes,” said {A}. “In icing, with a bag. There’s no rubber for that.” {H} looked up. “Not at all?” “Once I wrote ‘Happy Brithday’, on a big one, and they were in the shop already.”',
        '“What did you do?” asked {H}. “I stuck a cherry on it,” said {A}. “Over the r. Then it was a word with a cherry in it.” {H} looked at the horse, and wondered where you would have to put one.'
      ]
    },
    {
      id: 'copied',
      A: 'partner',
      paragraphs: [
        '“I’ll draw you a leg on the newspaper,” said {A}, “and you copy it.” {H} copied it, as slowly as a snail. It came out as the leg of a chair. Rub, rub. {H} tried it bent, and rubbed, and tried it stretched, and rubbed. The rubber was no bigger than a pea now.'
      ]
    },
    {
      id: 'people-going-past',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I’ll be the people at school,” said {A}, “and you see where they look.” {H} held up the sheet, like a wall. {A} went by with a bag. “Is it lunch yet?” said {A}, and had gone past. {A} came back as somebody else, who had lost a plimsoll.',
        '“You’re not looking at all,” said {H}. “People have got other things to think of,” said {A}. The third time {A} stopped. {H} did not breathe. “Is that yours?” asked {A}. “I’ve drawn a boat. They’ve hung mine upside down.”'
      ]
    },
    {
      id: 'pencil-finger',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Show me that finger,” said {A}. On the side of it was a dent, quite red, where the pencil had been. “You’re holding it as if it wanted to get away,” said {A}.',
        '{H} tried it with three fingers, so loosely that it wobbled. It drew a line that was thin and wobbly. “That’s a whisker,” said {H}. “A horse has got some of those,” said {A}. So {H} drew three, and did not rub out any.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-the-lamp',
      A: 'partner',
      paragraphs: [
        '{A} lifted the sheet to blow off the crumbs. The light of the lamp came across it from the side, and {A} did not blow. “How many legs has it got?” asked {A}. “None,” said {H}. “Look from here.” The pencil lines were gone, but each leg had left a dent in the paper. There were eleven legs, side by side, some bent and some stretched.',
        '{H} looked along the paper. “It’s running!” Then {H} drew them all in again, one after the other, without a stop. With all those legs the horse went over the page like the wind. “With the wrong ones too?” asked {A}. “They aren’t wrong,” said {H}. “That’s where the leg was a moment ago.”'
      ]
    },
    {
      id: 'old-cave',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“There’s a cave with animals on the wall,” said {A}. “Somebody drew them by the light of a small flame, thousands of years ago. One’s a bison, and it’s got eight legs.” “Because it’s running,” said {H} at once. “Yes,” said {A}.',
        '{H} counted on the sheet. “I’ve got three more,” said {H}. “Perhaps theirs wasn’t so fast.” It was a pity that they could not tell that person.'
      ]
    },
    {
      id: 'second-try-of-everything',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} held the sheet to the lamp once more, and moved it up and down. Now it galloped fast, and now it galloped slowly. When {A} held it still, the horse stood still. “It’s a cinema,” said {A}.',
        '{H} held it. “Here it’s just seen a puddle,” said {H}. The third leg was too high for running, but just high enough for a puddle. {H} drew one under it, in one go.'
      ]
    },
    {
      id: 'out-of-the-balls',
      A: 'partner',
      paragraphs: [
        'Then {H} fetched the two balls from under the table, and smoothed them flat. “What do you want with those?” asked {A}. “They go up on the wall next to it,” said {H}. “That’s the horse getting ready.” At the bottom {H} wrote “Hors”, and saw the mistake, and looked at the rubber. Then {H} just put an e on the end.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the leg too, before it was gone.',
      '{names} sneezed at the rubber crumbs.',
      { text: '{names} sharpened a pencil, till it was as thin as a hair.', needs: ['hands'] },
      { text: '{names} held the corners of the paper down.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the pencil, which hung in the air.',
      '{names} stood as still as a horse that is being drawn.',
      { text: '{names} swept up the crumbs with the side of a hand.', needs: ['hands'] },
      { text: '{names} looked for a second rubber, and found a button.', needs: ['hands'] }
    ],
    turn: [
      '{names} came round to where the light fell, and looked along the paper.',
      '{names} ran once round the table, to show how it looks.',
      { text: '{names} counted the legs twice, and got eleven.', needs: ['hands'] },
      { text: '{names} held the lamp a little lower.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the horse between two books, with the ear and the nose. The rubber had the evening off.',
    'Then {H} washed, and lay down on one side, and that was wrong, and on the other.'
  ],
  last: [
    'One turn to the left, one to the right, and {H} was asleep without a mistake.',
    'Between two books a horse ran on all its legs through the dark, and {H} was asleep.'
  ]
})
