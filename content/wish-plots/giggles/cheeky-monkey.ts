import { wishPlot } from '../wish-plot.ts'

export const cheekyMonkey = wishPlot({
  id: 'wish-monkeys-cheeky',
  themes: ['monkeys'],
  wishes: ['cheeky monkey', 'cheeky monkeys', 'naughty monkey', 'naughty monkeys', 'mischievous monkey', 'cheeky little monkey', 'funny monkey', 'silly monkey', 'monkey tricks', 'monkey swinging', 'monkeys swinging', 'monkey swings', 'monkeys swing', 'monkey swing trees'],
  except: ['gorilla', 'gorillas', 'chimpanzee', 'chimp', 'orangutan', 'ape', 'bars', 'five', 'hat', 'hats', 'jumping'],
  answers: ['cheeky', 'naughty', 'jungle', 'funny', 'silly', 'little', 'mischievous', 'tricks', 'banana', 'bananas', 'tree', 'tail', 'baby', 'mummy', 'swinging', 'swings', 'swing'],
  company: ['monkey'],
  about: 'A monkey steals whatever keeps somebody from playing, and gets most when it finds something in that somebody’s hair.',
  titles: ['The Other Side of the Table', 'Something in Your Hair', '{H} Was a Naughty Monkey', 'Lower Down, on the Left', 'Who Has the Newspaper'],
  want: [
    {
      id: 'the-sock',
      A: 'partner',
      paragraphs: [
        '{H} was a monkey, and a naughty one, with a cord for a tail. It sat on the arm of the sofa, and wanted somebody to play with. But {A} was reading the newspaper.',
        '“Hoo,” said the monkey. “Mm,” said {A}, from behind page two. So the monkey put down one long arm, and took {A}’s slipper by the heel. It came off very easily. “Hey,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-table',
      A: 'partner',
      paragraphs: [
        '{A} came round the table on the left, and the monkey went off on the right. {A} came on the right, and the monkey was on the left. Then {A} sat down again, and took up the newspaper. So the monkey fetched the other slipper, and the pen, and the cushion from behind {A}’s back.',
        '“I’m not running any more,” said {A}, and read on. The monkey sat on a whole heap of things. It had everything now, and nobody to play with.'
      ]
    },
    {
      id: 'banana',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} held out a banana. “You can have that, if I can have my pen.” The monkey put out one hand for the banana, and put one foot on the pen. It peeled the banana from the bottom end, as monkeys do.',
        '“And the pen?” asked {A}. The monkey broke the banana in two, and gave {A} half of it. It was a fair half. It just wasn’t a pen.'
      ]
    },
    {
      id: 'cheeks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There are monkeys with bags in their cheeks,” said {A}. “They fill them up, run off, and eat it all somewhere quiet.” The monkey blew out its own cheeks to see. There was a good deal of room.',
        '“Perhaps that’s why people say cheeky,” said {A}. The monkey nodded with both cheeks full of air. Then {A} put one finger on the left one. It went “Pfff,” and was empty.'
      ]
    },
    {
      id: 'tail',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The tail was long, and it got into everything. It lay across the butter dish, and later it was shut in a drawer. “Ow,” said the monkey, a bit late. “You’ve got to feel it at once,” said {A}, “or it isn’t a tail.”',
        'They practised that. {A} touched the end of it with a spoon. The monkey had to say so without looking. “Now,” it said. “And now.” It was right twice, and once it was the curtain.'
      ]
    },
    {
      id: 'copy',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} scratched {A}’s ear. Behind the plant somebody scratched an ear as well. {A} turned a page, and there was a rustle over there, with a napkin. {A} took off a hat that {A} was not wearing, and bowed.',
        'The monkey did the same, and its hat was even larger. “I’ll find you out,” said {A}, and sat quite still. There were now two of them sitting quite still, and one of them was giggling.'
      ]
    },
    {
      id: 'laces',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was quiet under the table, and that is never a good sign. When {A} wanted to get up, {A} could not. The belt of {A}’s cardigan was tied to the chair, with two bows.',
        '“That’s a very good knot,” said {A}, and walked off to the kitchen with the chair behind. “Who’s that coming after you?” asked the monkey. “That’s my tail,” said {A}.'
      ]
    },
    {
      id: 'names-of-calls',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Some monkeys have a word for eagle,” said {A}, “and another for snake. When they hear eagle, they look up. When they hear snake, they stand on tiptoe.” They made some words of their own. “Hoo” was for the aunt who pinched. “Hoo-hoo” was for broccoli.',
        '“Hoo-hoo!” cried the monkey, and at once they were both under the table. It had been a mistake. It was only beans.'
      ]
    },
    {
      id: 'bath-monkeys',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Where it snows, there are monkeys who have a bath,” said {A}. “There’s a hot spring. They sit in it up to the neck, with snow on top of their heads.” The monkey got into the empty washing basket, and shut its eyes.',
        '{A} laid a white flannel on its head. “Nice and warm?” asked {A}. “Hoo,” said the monkey, and did not come out again for some time. It was the only quiet minute all evening, and {A} read a whole page.'
      ]
    },
    {
      id: 'whose-foot',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Can you do that with your foot?” asked {A}, and held out a pencil. The monkey sat down and took hold of it with its toes. It wrote an M on the back of an envelope. “Now you,” it said.',
        '{A} got the pencil in between {A}’s toes, and out it shot, and rolled under the cupboard. It did that every time. “You need a thumb down there,” said {A}. “A monkey’s got four hands, and I’ve only got two and some toes.”'
      ]
    },
    {
      id: 'swing',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The monkey hung on {A}’s arm with both hands, and pulled its feet up. {A} went on standing there like a tree, as well as {A} could. “Trees sway a bit,” said the monkey. So {A} swayed.',
        '“And they’ve got fruit on.” {A} had a plum in one pocket, which was lucky. The monkey picked it. “The tree’s going in now,” said {A}. “Its arm’s getting longer.”'
      ]
    },
    {
      id: 'innocent',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Who’s been at the biscuits?” asked {A}. The monkey looked at the window. It looked at the plant. It showed two clean hands, first the inside and then the outside. It had never seen a biscuit in its life.',
        '“And what’s that behind your ear?” asked {A}. There was nothing behind its ear. But it had put up a hand to feel, and so the biscuit fell out of its sleeve.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'For a while the monkey sat opposite {A}. They looked at each other like two who have heard of each other before. The monkey held out a shoelace, and let it wag.',
        '{A} watched the shoelace. {A} watched the monkey. Then {A} turned away, slowly, to show that {A} lived here, and that monkeys come and go.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“A man came by once with a music box,” said {S}, “and a monkey in a waistcoat. It held out a cup.” “What did you put in?” asked {A}. “A button,” said {S}. “I had nothing else.”',
        '“It looked at the button on both sides. Then it looked at its waistcoat. There was one missing, just there. It put the button in its pocket, and bowed to me. Nobody’s ever bowed to me like that again.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the smallest monkey. The smallest ones ride under the tummy, and hold on to the fur. {S} held on to {A}’s jumper from below, and {A} went on all fours. Neither of them could see where they were going.',
        '“There’s a chair coming,” said {S}, upside down. “Left or right?” asked {A}. “It depends which way up you are,” said {S}. They stopped, and met the chair, quite gently.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'The monkey put its face round the door, and took it away again. {A} waited. The monkey put its face round further down. {A} laughed so much that {A} had to sit down, although {A} had been sitting.',
        'Then {A} took the monkey by the tail. The hand was no bigger than a plum, and it did not let go. There was somebody here who was much naughtier than a monkey.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        'A visitor has a bag, and a monkey has to see what is in it. It put in its arm. {A} pretended to look out of the window. There came out a toothbrush, a sock, and a torch.',
        '“Is there anything you can use?” asked {A}. The monkey smelled the toothbrush, and laid it back. It put on the sock, as a hat. “It suits you,” said {A}. “It’s the left one.”'
      ]
    },
    {
      id: 'an-itch',
      A: 'partner',
      paragraphs: [
        'Behind the newspaper {A} scratched {A}’s head. “Real ones don’t only steal,” said {A}. “They look through each other’s fur half the day, and pick out what’s in there. That’s what friends do.”',
        'The monkey looked at its whole heap. Then it looked at {A}’s head, and there, right by the ear, was something.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-crumb',
      A: 'partner',
      paragraphs: [
        'The monkey sat down behind {A}, and parted the hair with two fingers. It found a crumb. It ate the crumb, as all monkeys do. It was toast. Then it looked through {A}’s hair, bit by bit, from the left ear to the right.',
        '“What are you doing?” asked {A}. “Hoo,” said the monkey softly. “Ah,” said {A}. “A bit lower down. More to the left.” The newspaper sank. First you saw {A}’s eyebrows over it, and then {A}’s nose. Then it slid to the floor by itself.'
      ]
    },
    {
      id: 'what-else',
      A: 'same',
      spare: 16,
      paragraphs: [
        'There was a lot in {A}’s hair. The monkey found a bit of fluff, and a thread, and a very small feather. It laid all of it in a row on the arm of the sofa. “Is there much more?” asked {A}. “Don’t stop.”',
        'By the neck there was a whorl, which went round like water in a sink. The monkey followed it with one finger. It came out again at the same place.'
      ]
    },
    {
      id: 'the-paper',
      A: 'partner',
      paragraphs: [
        '{A}’s eyes were shut by now. Very quietly the monkey got down, and took the newspaper as well. When {A} looked up, somebody was sitting opposite, in large slippers, behind the newspaper.',
        '“Hoo,” said {A}. “Mm,” said the one behind page two. Now {A} was the monkey. {A} got up without a sound, and came round behind {H}. {A} parted {H}’s hair with two fingers. There was a good deal in there too, and it took a long time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} answered the monkey with a squeak.',
      '{names} ran off with the other half of the page.',
      { text: '{names} hid a pair of gloves from the monkey, in good time.', needs: ['hands'] },
      { text: '{names} peeled a banana, and there was a hand before it was done.', needs: ['hands'] }
    ],
    way: [
      '{names} dashed round the table too, in both directions.',
      '{names} sat down on the heap, and kept a slipper warm.',
      { text: '{names} swapped a slipper back for a wooden spoon.', needs: ['hands'] },
      { text: '{names} put the next pen safely in a drawer, and the drawer was open.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down close by, to be looked through next.',
      '{names} scratched in a place that nobody else could reach.',
      { text: '{names} combed the cushion, and it had a crumb as well.', needs: ['hands'] },
      { text: '{names} looked through the fringe of the rug, and found a feather.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everything that the monkey had taken went back to where it came from. {H} hung the cord on its hook, and it was no longer a tail.',
    '{H} washed all four hands, and lay down. Somebody’s fingers went through {H}’s hair once more, to see if anything was left in there. There was nothing.'
  ],
  last: [
    'The slippers stood side by side, and nobody took them, and {H} was asleep.',
    'There was nothing left to steal, and {H} slept with all four hands open.'
  ]
})
