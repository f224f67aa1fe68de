import { wishPlot } from '../wish-plot.ts'

export const justBefore = wishPlot({
  id: 'wish-today-just-before',
  tellsAny: 'today',
  isTale: true,
  about: 'The day is told by its minutes: the one just before, which had no idea, the very long one in which it happened, and those after, each a little shorter and quieter, until the one in which the child falls asleep, which nobody notices either.',
  titles: ['The Minute Just Before', 'It Had No Idea', 'A Very Long Minute', 'Tick, and No Tock', '{H} and the Minutes After', 'The Apple Had to Wait'],
  company: ['fly', 'apple', 'clock', 'spoon', 'soup', 'pot', 'table'],
  fed: true,
  want: [
    {
      id: 'no-idea',
      paragraphs: [
        'The day had been made of minutes, and most of them had simply gone by. One was the minute just before {today.first}. It was quite an ordinary minute, and had no idea.',
        'In it {H} scratched one knee. Far off a voice called, “Humphrey!” and no Humphrey came. Then it was over, and went, and never once looked back.'
      ]
    },
    {
      id: 'it-happened',
      paragraphs: [
        'It was hardly out of sight. Then {today.first}. Everybody breathed in, and nobody breathed out. Somebody’s apple stopped just short of the teeth. {H}’s eyebrows went right up, and stayed there to see more.'
      ]
    }
  ],
  way: [
    {
      id: 'ears-first',
      spare: 2,
      paragraphs: [
        'The ears had noticed first. They always do. Then all the noses turned that way, and after the noses came the people. {H}’s feet had been going somewhere else, and now they stood still.',
        'Somebody who was saying something stopped between two words. The first half of that sentence may be hanging there to this day, and waiting.'
      ]
    },
    {
      id: 'very-long',
      paragraphs: [
        'The minute that came now was very long. A fly walked all the way round the apple. Somewhere a clock said tick, and wanted to see what came next, and kept the tock.'
      ]
    },
    {
      id: 'buttons',
      spare: 3,
      paragraphs: [
        'You wouldn’t believe what there is time for in a minute like that. {H} counted the buttons on somebody’s shirt. There were six, and one of them was a different blue.',
        '{H} wondered where the old one was, and whether it knew about the new one. Then {H} counted them again, from the bottom up. It was still the same minute.'
      ]
    },
    {
      id: 'full-cheeks',
      spare: 7,
      paragraphs: [
        'Nobody wanted to be the first to breathe out. {H} had round cheeks. So had somebody with a basket. They looked at each other, and each of them saw how funny the other one was.',
        'You can’t laugh with a mouth full of air. You can only get rounder.'
      ]
    },
    {
      id: 'second',
      paragraphs: [
        'It might be going on still. But then {today.second}. “Oh!” said somebody, and it went all the way round. When at last they breathed out, it blew the fly off the apple.'
      ]
    },
    {
      id: 'third-part',
      spare: 0.3,
      paragraphs: [
        'The minute behind that one had been watching. It meant to be a quiet one. But then {today.third}.',
        '“Oh!” said somebody, to start them off. {H} had hardly got both eyebrows down again, and now they could stay where they were.'
      ]
    },
    {
      id: 'fourth-part',
      spare: 0.4,
      paragraphs: [
        'After that, people thought, there could be nothing more. Some had their mouths shut already. And then {today.fourth}.',
        'The clock had just got ready to say tock. It put it back once more, so as not to be in the way.'
      ]
    },
    {
      id: 'minutes-after',
      paragraphs: [
        'Then came the minutes after. The first was full of talk. “{today.one}!” said {H}. “And then {today.two}!” The second was for laughing. In the third somebody bit the apple, and you could hear it. “There you are, Humphrey!” said the voice far off. Humphrey had missed it all.'
      ]
    },
    {
      id: 'a-knot',
      spare: 4,
      paragraphs: [
        'Those in front had seen the most. Those at the back had seen a good deal of those in front. “And what did you see?” {H} asked somebody with red shoelaces. “A knot,” said that one. “I was just bending down.”',
        'So {H} told it once more, for one who had seen a knot. “{today.one}. And then {today.two}!” “And all that above me!” said the one with the shoelaces.'
      ]
    },
    {
      id: 'faces',
      spare: 5,
      paragraphs: [
        'One of those minutes was only for faces. They all showed each other what they had looked like, because nobody had seen their own. {H} did it twice, once with the eyebrows and once without. Without them it was only half as true.'
      ]
    },
    {
      id: 'late-laugh',
      spare: 6,
      paragraphs: [
        'When everything was nearly quiet, one more laugh came from the back, quite by itself. Somebody had only now got to the end of it. “Oh!” said that one, and held on to a wall.',
        'A laugh like that shouldn’t be left standing there alone. So they all went and laughed a bit with it, and {H} stayed longest.'
      ]
    }
  ],
  turn: [
    {
      id: 'shorter',
      paragraphs: [
        'From then on each was a little shorter, and a little quieter. One of them had only {H}’s shoes in it, left, right, left.'
      ]
    },
    {
      id: 'nobody-said',
      spare: 8,
      paragraphs: [
        'There was a very small one in which {H} remembered it and told nobody. You could only have seen it from the front. It began at one corner of the mouth. Before it got to the other one, the minute was gone.',
        'The next one had a yawn in it. The one after that had the same yawn, but somebody else was doing it.'
      ]
    },
    {
      id: 'just-before-supper',
      A: 'partner',
      paragraphs: [
        'At supper {H}’s spoon began to shake again. “What were you doing just before?” asked {A}. “Scratching my knee,” said {H}. “And then {today.one}! I didn’t know that it was just before. It looked like any other minute.”'
      ]
    },
    {
      id: 'which-knee',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Which knee was it?” asked {A}. They looked under the table. The left one looked more like it. {H} scratched it, just a little, and they both breathed in. The fridge hummed. Nothing else came of it.',
        '“Then it was the right one,” said {A}. {H} sat on both hands, to be on the safe side. “I’ll keep that one for another day,” said {H}.'
      ]
    },
    {
      id: 'what-was-in-it',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“What else was in it?” asked {A}. “A crumb fell down,” said {H}. “I thought of cheese, and then of something else. I looked at my thumb, and it was the same thumb as always. And then we let it go, like all the others, and didn’t even wave.”',
        '“It can’t be far,” said {A}, and they waved.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“I keep thinking of {seen},” said {H}. “Of which bit?” asked {A}. “{seen.part},” said {H}. They both thought of {seen.part}. It took up all of that minute, and a little of the next.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“I know something about {beside},” said {A}, “and it’s so in every minute. {beside.fact}.” {H} looked at the clock and waited for a new one. “Is it still so?” asked {H}. “It’s still so,” said {A}.'
      ]
    },
    {
      id: 'humphrey',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“There was a Humphrey, too,” said {H}. “Somebody was calling.” “Was that a boy?” asked {A}. “Or a dog,” said {H}. “I only heard the name.” {A} thought it over. “It could have been a boat.”',
        '“You can’t call a boat!” said {H}. “You can call it Humphrey,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My longest minute was in a lift,” said {S}, “behind a hat with a bird on it. I couldn’t tell if it was a real one.” “The hat?” asked {A}. “The bird,” said {S}.',
        '“And was it?” {S} put down the spoon, to see it better. “On the third floor,” said {S}, “it looked round.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can make a long one,” said {S}, and took a breath, and kept it. {A} counted. At eleven it all came out again. “How long was that?” asked {S}. “Eleven,” said {A}.',
        '“It was longer on the inside,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'For {A} every minute of that day had been the one just before supper. {A} hadn’t let a single one go by without a good look at it. Then supper came, and then the minute just after.',
        '{A} looked at {H}. It was already just before breakfast.'
      ]
    },
    {
      id: 'which-was-best',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'It was quiet for nearly a whole minute. Then {A} began to laugh again, from the shoulders upwards. “Is it the first bit or the second?” asked {H}. “It’s the bit in between,” said {A}, “when nobody breathed out.”',
        'So they did that bit again. They both held on for as long as they could, which was not long. It is no good with somebody opposite.'
      ]
    },
    {
      id: 'just-after',
      A: 'partner',
      paragraphs: [
        'They looked at the minute they were in. It looked quite ordinary, too. They kept still. In the pot the soup went blip. “It was only a minute just after,” said {A}. “There’s still a bit of it in there,” said {H}.'
      ]
    },
    {
      id: 'do-you-know',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Do you know what?” said {H}. “What?” said {A}, who knew by now. “{today.one}.” “No!” said {A}. “And then {today.two}.” “Never!” said {A}.',
        'They did it again, a bit more softly. {A} said “No” and “Never” in the same two places. It was just as good when it was quiet.'
      ]
    },
    {
      id: 'elbows',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then came one with nothing in it at all. Nobody said a word, and the tap didn’t drip. “What was that one for?” whispered {H}, when it had gone.',
        '“For putting your elbows on the table,” said {A}. They looked, and it was true. There were four of them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had no idea, either.',
      'In that same minute, {names} blinked, and thought nothing of it.',
      { text: '{names} found a button in it, and put it by.', needs: ['hands'] },
      { text: '{names} did up a shoelace in it, with a double bow.', needs: ['hands'] }
    ],
    way: [
      '{names} had round eyes for the rest of that day.',
      'From then on, {names} kept both eyes open, in case there was more.',
      { text: '{names} clapped once for the first bit and once for the second.', needs: ['hands'] },
      { text: 'Each time it was told, {names} put down whatever it was, and listened.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept an eye on that minute as well.',
      'In case it was one, {names} stayed close by.',
      { text: '{names} held a spoon quite still.', needs: ['hands'] },
      { text: '{names} passed the bread, without a sound.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls went back in the cupboard, and that took a small minute. Turning off the light over the table took an even smaller one.',
    'They washed and brushed their teeth. {H} laughed once more, a short one with foam on it, and lay down. Somewhere a clock let go of its tock. There was still the minute in which you drop off. This time {H} meant to see it come.'
  ],
  last: [
    'It was quite an ordinary minute in which {H} fell asleep, and nobody noticed it at all.',
    'One more minute came by that had no idea, and {H} fell asleep in it, and nobody noticed.'
  ]
})
