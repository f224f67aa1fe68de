import { wishPlot } from '../wish-plot.ts'

export const rainedSpaghetti = wishPlot({
  id: 'wish-rained-spaghetti',
  beginsElsewhere: true,
  wishes: ['rained spaghetti', 'rains spaghetti', 'raining spaghetti', 'rain spaghetti', 'spaghetti rain', 'spaghetti sky', 'spaghetti fell', 'spaghetti falls', 'spaghetti falling', 'spaghetti weather', 'spaghetti storm', 'rained noodles', 'rains noodles', 'raining noodles', 'rain noodles', 'noodle rain', 'noodles sky', 'noodles fell', 'rained pasta', 'rains pasta', 'raining pasta', 'rain pasta', 'pasta fell', 'pasta sky', 'rained spagetti', 'rains spagetti', 'raining spagetti', 'rained spaghettis', 'rained spageti', 'rained spagheti'],
  except: ['meatball', 'meatballs', 'pizza', 'chocolate', 'sweets', 'soup', 'frogs', 'monster', 'flood', 'drowned', 'hurt', 'afraid', 'scared', 'thunder', 'lightning', 'allergic', 'hungry', 'poor', 'car', 'school'],
  answers: ['what', 'if', 'day', 'when', 'it', 'rain', 'rained', 'rains', 'raining', 'spaghetti', 'noodles', 'noodle', 'pasta', 'sky', 'cloud', 'clouds', 'fell', 'falls', 'falling', 'fall', 'down', 'weather', 'storm', 'from', 'all', 'one', 'whole', 'town', 'street', 'food', 'eat', 'eats', 'ate', 'eating', 'everyone', 'everybody', 'instead', 'water', 'sauce', 'tomato', 'cheese', 'real', 'long'],
  moods: ['question', 'first'],
  company: ['rain', 'cloud', 'spaghetti', 'pan', 'sauce', 'bus', 'driver', 'pigeons', 'street', 'umbrella', 'umbrellas', 'chimneys', 'string'],
  isTale: true,
  asked: true,
  out: true,
  fed: true,
  about: 'It rains spaghetti, and the hero wants to eat one from end to end without biting, but it tugs back, for at the other side of the cloud somebody has the same plan.',
  titles: ['It Rains Spaghetti', 'Two Tugs', '{H} Will Not Bite', 'Somebody Chewing', 'The Long One'],
  want: [
    {
      id: 'the-long-one',
      A: 'partner',
      paragraphs: [
        'At four o’clock it rained spaghetti. First a few short bits fell, and then it poured. It hung from the cloud in front of the door, warm, and swung a little. “Catch it!” said {A}, and ran for the pan and the sauce.',
        'But {H} had seen one that was longer than all the rest. {H} wanted to eat that one right to its end, and not bite once. “It’ll be as long as a shoelace,” said {A}. “They all are.” {H} took it between two lips. Slurp.'
      ]
    },
    {
      id: 'what-it-sounds-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It made hardly any noise. Rain patters, and hail knocks, but spaghetti comes down as if somebody had slippers on. It lay on the wall in loops. It hung over the street sign, so that Chestnut Street was now called Chest. “That’s quicker to write,” said {A}.',
        'They held their faces up, with their eyes shut. A warm one lay down across {H}’s nose and stayed there. Each of them had a moustache, and {A}’s went on round the back.'
      ]
    }
  ],
  way: [
    {
      id: 'sauce-on-it',
      A: 'partner',
      paragraphs: [
        '{H} sucked up as much as a bed is long. {H} sucked up as much as a bus. {A} stood beside it with the spoon, and put on sauce while it went by. “It must stop soon,” said {A}.',
        'It did stop. It went as tight as a washing line. And then it gave a tug, and {H} was standing on tiptoe. “Spaghetti doesn’t tug,” said {A}. It tugged again.'
      ]
    },
    {
      id: 'umbrellas',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The people in the street had put up their umbrellas, and that was a mistake. The spaghetti slid down all round, and they stood inside it like birds in a cage. Only one old man had a good idea. He turned his, round and round, by the handle.',
        'It rolled itself up. There was soon a ball on it like a pumpkin, and he had to use both arms. “It’s a fork!” called {A}. “An umbrella’s just a fork with a roof.” After that they were all turning.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The bus did not come past any more. It had spaghetti round all four wheels, and a good deal round the wipers. The driver got out with a fork. “Is there a stop here?” asked {A}. “There is now,” said the driver, and began at the back left.',
        'The passengers helped. Somebody handed bread out of a window. When the wheels were free, nobody wanted to be driven any more. They had eaten themselves a parking place.'
      ]
    },
    {
      id: 'letters',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In between came a short shower of a smaller kind. It rattled on the lid of the pan. “Those are letters,” said {A}, and read what had fallen. There was one P, and an E, and then two more of the first kind. {H} pushed the R up with one finger.',
        '“Pepper,” said {A}. They tasted the spaghetti. The cloud was quite right. {A} took the pepper and shook it three times, straight up. There was a rumble overhead. Then the whole cloud sneezed, and they all got a second helping.'
      ]
    },
    {
      id: 'cheese-on-the-hill',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Over the roofs you could see as far as the hill. It was white on the top. “It’s colder up there,” said {A}. “It comes down as cheese.” And indeed there were people with small sledges, and each of them had a grater.',
        'A bit of it was blown as far as the street. It came sideways, in soft flakes, and lay on the sauce, and melted. {A} stuck out a tongue for it. “Not on the hat,” said {A}. “Everywhere else, but not on the hat.” It was mostly on the hat.'
      ]
    },
    {
      id: 'pigeons',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Two pigeons sat on the lamp, and could not believe it. For years they had built with twigs. Now there came down something that bent by itself. They rolled it into a nest, in one go, with high sides, and got in. It was as soft as a jumper.',
        '“It’ll last for ever,” said one pigeon. The other one said nothing, for it had its mouth full. By five o’clock the first one was sitting on the lamp again. “It was the best we ever had,” it said.'
      ]
    },
    {
      id: 'a-wig',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} had stood under a thick place. Now {A} had hair down to the knees, all of it spaghetti. “How do I look?” asked {A}. {H} combed it with a fork, and made a parting. There was a knot at the back, and {H} ate that.',
        '“A bit off the sides, please,” said {A}. {H} took a bit off the sides. You have to go to the other side each time, to make it even. In the end {A} had short hair, and {H} had sauce on both ears.'
      ]
    },
    {
      id: 'the-forecast',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I’ve just heard it on the radio,” said {A}. “It’s spaghetti till tonight. Then there’ll be sauce from the west.” “Which kind?” asked {H}. “They don’t know yet. It may have bits in.” {A} looked up, and took in the washing.',
        'Down the street a woman was taking hers out. She had three white tablecloths, and she pegged them up in a row. “If it’s going to happen anyway,” she said, “I’d like to see what it can do.”'
      ]
    },
    {
      id: 'macaroni',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The spaghetti ran along the gutter, and down the pipe, and came out at the bottom. {H} picked a bit up. It was short and bent, with a hole through it. “That’s macaroni,” said {A}. “It’s what you get when spaghetti goes down a pipe too fast. It’s still got the draught in it.”',
        '{H} blew through, and it whistled. {A} took a longer one, which was lower. They played something slow, with a rest in the middle for eating. After that it was a song for one.'
      ]
    },
    {
      id: 'a-scarf',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} had caught a good one too, and was knitting it. It did not want to stop, so neither did {A}. It was a scarf already, and then it was a scarf for two. “It’s so nice and warm,” said {A}. “And it smells of lunch.”',
        'It ought to have been longer. {A} measured it, and frowned, and knitted on, and measured. “It’s growing at the top,” said {A}. “Where’s it getting less?” {H} had both hands behind {H}’s back, and did not open {H}’s mouth.'
      ]
    },
    {
      id: 'no-knife',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You may cut it,” said a man from over the road. “My uncle always does.” Everybody looked at him. “Cut it? With what?” asked {A}. “With the side of the fork,” said the man, more quietly. It did not help him.',
        '{A} put a fork into his hand, and stood behind him, and turned. “Only three strings,” said {A}, “and lean it on the plate.” It went round and round. He looked at it as if he had got a medal. “I’ll have to ring my uncle,” he said.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had another plan. {S} was collecting ends. “I’ve got eleven,” said {S}, and showed a cup. “They’re the best bit.” “Which end are they?” asked {A}. “The bottom end,” said {S}. “The tops are too far up. I’m waiting for somebody to drop one.”',
        '{A} pointed to the long one. “That’s going to have an end,” said {A}. “I know,” said {S}. “I’ve left a place for it.” In the middle of the cup was a gap, as thin as a straw.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“In my day it only ever rained rice,” said {S}. “You needed such a lot of it.” “And you had no fork,” said {A}. “We had hats,” said {S}. “You took off your hat, and there was supper. You ate it on the way home, and had a warm head.”',
        '{S} held up a spoon and watched what fell on it. It hung down on both sides. “It’s got very long since then,” said {S}. “They must have more time up there.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} lay in the doorway with an open mouth. Somebody in there had always believed that this would happen one day. One piece fell in. {A} swallowed. The next one fell beside it, and {A} looked at it, and then up, a little hurt.',
        '{A} moved over by the width of a nose. From now on they all went in. Only once did {A} have to stop, for a sneeze. A piece came out again at the front, and {A} was very surprised to see it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had taken hold of one piece, down by the mat, and would not let go. It came out of the sky, and ended in that fist. {A} shook it, and far up in the cloud something shook as well.',
        '{A} looked at the fist, and at the cloud. Then {A} shook it twice as hard. Three houses away, a letter fell down. {A} laughed so much that there were hiccups, and they went up the string too.'
      ]
    },
    {
      id: 'on-the-chimneys',
      A: 'partner',
      paragraphs: [
        'All down the street people were on tiptoe, with a string in the mouth. The harder they pulled, the lower the cloud came. Now it sat on the chimneys, and steamed. “You’ll have to bite!” said {A}. {H} shook {H}’s head, carefully.',
        'So {A} held the long one between two fingers, and felt. “It pulls,” said {A}. “Then it waits. Then it pulls. Do you know what that is? That’s somebody chewing.”'
      ]
    }
  ],
  turn: [
    {
      id: 'your-turn',
      A: 'partner',
      paragraphs: [
        '{H} looked up along the spaghetti. So two were pulling, one at each end. {H} stopped, and gave two tugs. That meant: your turn. The long one slid away upwards, sauce and all. It stopped. Tug, tug, it went. “’y turn,” said {H}, round it. Slurp.',
        '{A} ran along the street and told everybody. Slurp, tug, tug. Up on the chimneys the cloud began to turn, like a ball of wool.'
      ]
    },
    {
      id: 'a-long-answer',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Once it was a long time before an answer came. {H} waited, with the string in one corner of {H}’s mouth. “Perhaps it’s full,” said {A}. “Perhaps it’s having a drink,” said {H}. They had a drink as well, to be polite.',
        'Then it came. Tug, tug, and after that, a bit later, one more, a very small one. “What does that mean?” asked {A}. {H} thought about it. “Excuse me,” said {H}. “It had to burp.”'
      ]
    },
    {
      id: 'more-salt',
      A: 'same',
      spare: 17,
      paragraphs: [
        'At this end the sauce had gone up with the string, and had not come back. But now something else was coming down. {H} slurped, and stopped, and looked. There was cheese on it. “I didn’t do that,” said {A}.',
        '“They’ve got cheese up there,” said {H}. {A} stirred the pan, and put on the very best of the sauce, with a leaf. Up it went. After a while it came down again, with more cheese. Nobody had said a word, and it was getting better and better.'
      ]
    },
    {
      id: 'two-beginnings',
      A: 'partner',
      paragraphs: [
        'When the cloud was as thin as a vest, the sun came through. And there hung the long one, right over the street. At the other end stood the child from number nine, with sauce up to both ears.',
        'Slurp, they went, and walked, and slurp, until they stood nose to nose by the bus stop. Neither of them bit. “Where’s the end?” asked {H}. “I thought you had it,” said number nine. So the long one had no end at all. It only had two beginnings.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down under the thickest place.',
      '{names} had a moustache too, a white one.',
      { text: '{names} carried out the bath, in case the pan was not enough.', needs: ['hands'] },
      { text: '{names} held a plate up high, and it was full.', needs: ['hands'] }
    ],
    way: [
      '{names} pulled on one as well, as far as it went.',
      '{names} lay down under the sauce spoon, where it dripped.',
      { text: '{names} grated cheese for the next one along.', needs: ['hands'] },
      { text: '{names} held on to {H} by the jacket, with the other hand on the door.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for two tugs, and swallowed.',
      '{names} ran over to the bus stop, to see the noses.',
      { text: '{names} counted the tugs for those who could not see.', needs: ['hands'] },
      { text: '{names} wiped two mouths with one cloth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The street was eaten clean, and the bus went by again, with one loop on its mirror. The big pan was washed.',
    '{H} washed, as far as both ears, and lay down. Somewhere over the road there was a light, and it went off and on, twice. {H} pulled twice on the string of the lamp.'
  ],
  last: [
    'It was somebody else’s turn now, and {H} was asleep.',
    'Tug, went the blanket, and tug, and {H} slept on to the other end.'
  ]
})
