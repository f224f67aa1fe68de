import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const honey = wishPlot({
  id: 'wish-honey',
  wishes: ['honey', 'hunny', 'honney', 'hony', 'jar of honey', 'honey jar', 'pot of honey', 'honey pot', 'spoon of honey', 'spoonful of honey', 'sticky honey', 'runny honey', 'dripping honey', 'honey everywhere'],
  answers: ['jar', 'pot', 'spoon', 'spoonful', 'sticky', 'runny', 'golden', 'gold', 'sweet', 'drip', 'drips', 'dripping', 'thread', 'slow', 'everywhere', 'milk', 'warm', 'hot', 'cup', 'stuck', 'sticks', 'wool', 'spill', 'spilled', 'spilt', 'eat', 'eats', 'eating', 'ate', 'lick', 'licks', 'licking', 'favourite', 'love', 'loves', 'own', 'first', 'carry', 'carrying'],
  except: [...NOT_SERVED, 'bee', 'bees', 'bear', 'bears', 'pooh', 'winnie', 'badger', 'hive', 'hives', 'beehive', 'comb', 'honeycomb', 'moon', 'honeymoon', 'bunch', 'cake', 'dew', 'melon', 'monster', 'bun', 'buns', 'nut', 'cheerios', 'apple', 'apples', 'rosh', 'hashanah', 'shrunk', 'kids', 'pie', 'cough', 'throat', 'cold', 'beekeeper', 'keeper', 'hunter', 'guide', 'bird', 'how', 'why', 'make', 'makes', 'made', 'making', 'fly', 'ant', 'ants', 'wasp', 'wasps', 'lost', 'talking', 'dog', 'cat', 'our', 'called', 'named'],
  moods: ['first', 'learning', 'proud'],
  fed: true,
  company: ['honey', 'jar', 'spoon', 'wool', 'cup', 'slipper', 'newspaper'],
  about: 'The hero wants to bring a spoon of honey across the room, and it arrives empty, until the spoon is turned so that the honey does not know which way is down.',
  titles: ['Which Way Is Down', 'Across the Room with Honey', '{H} Turns the Spoon', 'A Line as Far as the Slipper', 'The Jumper That Stays On'],
  want: [
    {
      id: 'across-the-room',
      A: 'partner',
      paragraphs: [
        'The honey was on the table. {A} was in the armchair, right across the room. There was warm milk in a cup, and a lap full of wool. {H} wanted to bring {A} a spoon of honey, as full as could be.',
        'The spoon came out with a hill on it. {H} walked, and looked only ahead. But it got there shiny and empty. “Thank you,” said {A}, and looked past {H}. A thin gold line ran over the table and over the rug, as far as {A}’s slipper.'
      ]
    }
  ],
  way: [
    {
      id: 'faster-than-honey',
      A: 'partner',
      paragraphs: [
        '“Honey’s slow,” said {A}. “You’ve only got to be faster.” So {H} ran. Now there were two lines, and the second had loops in it.',
        'Then {H} held the other hand underneath. All of it arrived, but in the hand. {H} wiped that on a newspaper, and the newspaper stayed. “Don’t touch anything,” said {A}, and stood up to help. The slipper did not stand up.'
      ]
    },
    {
      id: 'never-stops',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} held the spoon over the jar, to wait until it had finished. The thread got thinner. It got as thin as a hair, and then you could not see it. But down in the jar something was still arriving. “It’s still coming,” said {A}, with an eye close up.',
        'They waited. It was like saying goodbye to somebody at a bus stop, when there’s no bus. In the end {H} said, “Bye, then,” and put the spoon down. It had a drop hanging from it at once.'
      ]
    },
    {
      id: 'ribbons',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When the honey ran back into the jar it did not splash. It laid itself down, fold on fold, like a ribbon in a drawer. There was a heap of loops, and the heap went flat. “It’s putting itself away,” said {A}.',
        '{H} did it again, from higher up. This time the loops went round the other way. “It’s tidier than I am,” said {H}. {A} looked round the room, at all the lines, and said nothing about that.'
      ]
    },
    {
      id: 'two-million',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A bee works all its life,” said {A}, “and it comes to a twelfth of a teaspoon.” {H} looked at the spoon. There were a dozen bees on it, with everything they had ever done.',
        '“And where am I dropping it?” said {H}. Most of one bee was on the table leg. {H} took that up with a finger, and ate it with great respect.'
      ]
    },
    {
      id: 'through-the-jar',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} looked through the jar, and the whole room was gold. {A} sat in it, quite small and upside down, and waved. The armchair hung from the ceiling. The wool was falling up.',
        '“What’s it like over there?” asked {H}. “It’s sweet,” said {A}, “but you can’t get out of the chair.” {H} turned the jar round. A bubble set off from the bottom. By the time it was on top, they had talked of something else.'
      ]
    },
    {
      id: 'door-handle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Some of it was on the door handle, although nobody had been out. {H} touched it, to see. Now there was some on the light switch. {A} wanted to wipe that, and it was on the cloth. The cloth was on the tap.',
        '“It’s going round the house,” said {A}. They stood back to back in the middle, with their hands up. “What have we not touched?” asked {H}. They both looked at the ceiling. For the moment that was clean.'
      ]
    },
    {
      id: 'stuck-together',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} took hold of {H}’s hand, to look how bad it was. Then they wanted to let go. It made a long, slow sound, like a kiss on a window. There were strings between all the fingers.',
        'They tried it again, because of the sound. Each finger had its own, and the thumbs were the lowest. They played something. It was a slow piece, and it got slower.'
      ]
    },
    {
      id: 'other-would-rather',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“You take too much,” said {A}. “Take the sort that’s set. That’s like butter. You can turn it upside down.” And {A} fetched the other jar, and took a spoonful, and turned it upside down. They watched. Nothing happened. Nothing happened for quite a long time.',
        '“You see,” said {A}, and looked up at {H}. Plop. It had only been thinking. It sat on {A}’s foot in one lump, with the print of the spoon on it.'
      ]
    },
    {
      id: 'name-on-bread',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For a rest {H} wrote with it on a slice of bread. You had to be quick, as the next letter was always coming. {H} got the first one done, and the second. Then the first had gone to meet it, and they lay down together.',
        '“What does it say?” asked {A}. They turned the bread. It said “mmm”, as far as you could tell. It was true, at any rate.'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“This one’s from lime trees,” said {A}, “and that dark one’s from a forest.” They shut their eyes and tried them. One was like the park when it’s raining. The other tasted of a cupboard that somebody has kept something good in.',
        '“And the one off the table leg?” asked {H}. {A} tasted that too. “Furniture,” said {A}. “With a bit of rug.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} found the line at the table, and began to follow it with the nose. Along the edge {A} went, and down, and over the rug, without missing one loop. “Where does it go?” asked {H}. {A} did not look up.',
        'At the slipper {A} stopped and thought, and then went on with the second line. It led back to the table. {A} has seldom had such a good walk indoors.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I kept a jar in my school bag,” said {S}. “It was only a small one. One day the lid was not quite on.” “What happened?” asked {A}. “Sums happened,” said {S}. “They stuck to history.”',
        '“The teacher wanted my homework, and I gave her the whole bag. She lifted it up by one page.” {S} shook with laughing. “And she tasted it, and gave me nine out of ten.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was honey, and had to get across the rug. It took a very long time. First one hand went, and then nothing. Then a knee came after it. “Are you coming?” asked {A}. “I’m coming,” said {S}, slowly.',
        'At the armchair {S} ran down over the cushion, head first, and lay there in folds. {A} tried to pick {S} up, and {S} stuck to everything.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'You can’t have honey till you are one, and it was not {A}’s turn yet. But {A} was allowed to watch. {A} watched the thread come down from the spoon, and went down with it, with the whole head.',
        'At the bottom {A} looked up again for the next. {H} let it run once more. It was the best thing that {A} had ever seen pour. It went exactly at {A}’s own speed.'
      ]
    },
    {
      id: 'the-ball-of-wool',
      A: 'partner',
      paragraphs: [
        'Now the ball of wool rolled away, and the thread ran off behind. {A} fished for it, and began to wind. Round and round went the ball, and the thread stayed on. “That’s it!” said {A}.',
        '“What?” asked {H}, out of the newspaper. “It only runs off when you hold it still. If you keep turning, it doesn’t know which way is down.”'
      ]
    }
  ],
  turn: [
    {
      id: 'turning-the-spoon',
      A: 'partner',
      paragraphs: [
        '{H} dipped in the spoon, lifted it out, and turned it. The honey was just about to go down. But down was up by then. So it went round to the other side, and that was up as well. {H} walked, and turned, and turned. Not one drop knew the way.',
        'Over the cup {H} stopped. The honey waited a bit. Then it saw where down was, and went there in one long gold thread.'
      ]
    },
    {
      id: 'last-on-the-spoon',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was a bit left on the spoon, which was for whoever had carried it. {H} licked the front, and then the back. {H} saw {H}’s own face in there, long and gold. It licked too.',
        '“Is it gone?” asked {A}. {H} hung the spoon on the end of {H}’s nose. It stayed there, without any hands. “Not quite,” said {H}.'
      ]
    },
    {
      id: 'stirred',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} stirred, and it went on lying at the bottom for some time. You could feel it with the spoon, like somebody who doesn’t want to get up. Then the milk turned a shade darker, and it was everywhere.',
        '“Where is it now?” asked {H}. “It’s in all of it,” said {A}. “Now it needn’t know where down is any more.” They drank by turns. The last mouthful was the gold one.'
      ]
    },
    {
      id: 'it-comes-along',
      A: 'partner',
      paragraphs: [
        '{A} drank it all, and took up the wool again. The thread had been lying on both lines for some time. {A} pulled. The slipper came along.',
        'After the slipper came the rug, by one corner. Then the newspaper came, with {H} still in it. “What’s it going to be?” asked {H}. {A} looked at it all, and went on winding. “A jumper,” said {A}. “One that stays on.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the spoon go by, and watched the floor after that.',
      '{names} found a drop on the rug, and it was not there any longer.',
      { text: '{names} cleared a way, right across the room.', needs: ['hands'] },
      { text: '{names} held out both arms for the wool.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the one line, and into the other.',
      '{names} got a bit of newspaper as well, and wore it.',
      { text: '{names} brought a cloth, and could not put it down again.', needs: ['hands'] },
      { text: '{names} pulled at the slipper, with one foot against the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round in a ring too, to be on the safe side.',
      '{names} followed the wool, and got a small piece of rug.',
      { text: '{names} turned a spoon with nothing on it, and lost nothing.', needs: ['hands'] },
      { text: '{names} peeled off the newspaper, and read what was left on {H}.', needs: ['hands'] }
    ]
  },
  bed: [
    'Warm water came, and a cloth, and the two lines went away from the slipper to the table. The jar was shut. The spoon had a bath.',
    'Then {H} was washed, and was smooth again. {H} lay down, and turned to the wall, and to the room, and to the wall. Soon there was no knowing which way was down.'
  ],
  last: [
    'Quite slowly, in one long thread, it ran to where down was, and {H} was asleep.',
    'The honey lay still in its jar, fold on fold, and {H} was asleep.'
  ]
})
