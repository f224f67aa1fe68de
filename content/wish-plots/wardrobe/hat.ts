import { wishPlot } from '../wish-plot.ts'

export const hat = wishPlot({
  id: 'wish-hat',
  wishes: ['hat', 'hats', 'top hat', 'top hats', 'bowler hat', 'felt hat', 'big hat', 'trilby', 'fedora', 'hat feather', 'hat too big', 'hat wardrobe', 'sombrero', 'chapeau', 'chapéu'],
  except: ['grandad', 'grandpa', 'granddad', 'gramps', 'grandma', 'granny', 'nana', 'nan', 'dad', 'daddy', 'mum', 'mummy', 'uncle', 'brother', 'sister', 'purple', 'red', 'blue', 'green', 'yellow', 'pink', 'black', 'white', 'grey', 'sparkly', 'stripy', 'orange', 'cat', 'trick', 'rabbit', 'magic', 'magician', 'wizard', 'witch', 'sorting', 'hard', 'sun', 'paper', 'party', 'cowboy', 'pirate', 'snowman', 'swimming', 'lost', 'gone', 'missing', 'stolen', 'hospital', 'hair', 'chemo', 'ill', 'poorly', 'died', 'dead', 'mad', 'tea'],
  answers: ['big', 'large', 'proper', 'brown', 'smart', 'felt', 'floppy', 'fancy', 'feather', 'feathers', 'brim', 'tall', 'dressing', 'wear', 'wearing', 'wears', 'wore', 'head', 'fit', 'fits', 'fitted', 'lifted'],
  nothingElse: true,
  company: ['lamp', 'wardrobe', 'newspaper'],
  about: 'A hat is a finger too big all the way round, so that the hero greets the lamp, until four pages of a newspaper go in behind the band.',
  titles: ['Four Pages Too Big', 'Good Evening, Lamp', 'A Finger All the Way Round', '{H} Lifts It to Everybody', 'Nothing in It but {H}'],
  want: [
    {
      id: 'to-the-lamp',
      A: 'partner',
      paragraphs: [
        'On top of the wardrobe lay a hat. It was a proper one, with a brim, and a feather at the front. {H} knew what you do with such a hat. You walk about, and when you meet somebody you lift it and say good evening.',
        '{H} put it on. The hat went down past the eyes, and stopped at the nose. {H} walked till somebody was there, and lifted the hat. “Good evening.” “That was the lamp,” said {A}. {H} wanted to wear the hat and see who it was.'
      ]
    },
    {
      id: 'under-the-brim',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Don’t say anything,” said {H} under the hat. “I’ll know you by your feet.” Below the brim there was a strip of floor to be seen, about as wide as a book. Something came into it that had four, and they were wooden. “Good evening, table,” said {H}.',
        'The next one had only one foot, and a wire came out of it. “We’ve met,” said {H}, and lifted the hat to the lamp.'
      ]
    }
  ],
  way: [
    {
      id: 'pegs',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} pegged the hat to {H}’s collar at the back, with two clothes pegs. Now it could not come down over the eyes. {H} went up to {A}, and lifted it.',
        'The collar came up with the hat, and the jumper came up with the collar. It was cold round the middle. “Good evening,” said {H}. “Good evening,” said {A}. “Is that a new vest?”'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How high do you lift it?” asked {H}. “It depends who it is,” said {A}. “For a neighbour you lift it as far as the eyebrows. For the head teacher it’s a hand higher. For a queen you take the hat right off, and look into it.” “Why into it?” “So as not to stare,” said {A}.',
        '{H} practised a queen. In the hat there was some fluff, and it had never been looked at so politely.'
      ]
    },
    {
      id: 'on-the-ears',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I’ve got two hooks of my own,” said {H}, and folded down the tops of both ears. The hat came to rest on them, and there was the whole room. But an ear does not stay folded for long.',
        'First the left one got out, and it went dark on that side. Then the right one got out. “They’re only meant for glasses,” said {A}. “A hat’s too much for them.”'
      ]
    },
    {
      id: 'seven-and-a-half',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Inside the hat, in gold, stood a number, and most of the gold had gone. “Seven and a half,” read {A}. “That’s how old it is,” said {H}. “No,” said {A}. “That’s how big the head was.”',
        '“Seven and a half what?” asked {H}. Nobody could say. {H} took {H}’s own head between two hands, and felt it all over. It seemed to be a good deal less than that.'
      ]
    },
    {
      id: 'round-the-table',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the street there would be wind, so {A} took the tray, and was the wind. At the first flap the hat sat up. At the second it was off, and ran along the floor on its brim.',
        '{H} ran after it. But a hat cannot run straight. It went in a ring, round the leg of the table. Then it came back, and lay down at {H}’s feet like a dog. “You only have to wait,” said {A}.'
      ]
    },
    {
      id: 'the-street',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You take a hat off indoors,” said {A}. {H} looked round. It was all indoors. So they agreed that the rug was the street. Whoever stepped off the rug was at home, and had to take off the hat. Whoever stepped on it was out, and had to put it on again.',
        '{H} had a lot to do in town that day, and had forgotten most of it. On, off, on, off, went the hat. “You might do it all in one go,” said {A}.'
      ]
    },
    {
      id: 'on-a-scarf',
      A: 'partner',
      paragraphs: [
        '{H} rolled up a scarf, laid it on {H}’s head, and put the hat on that. Now {H} could see. {H} turned to the window, and the feather went on pointing at the door. {H} nodded. The hat nodded for longer, and was on the floor.'
      ]
    },
    {
      id: 'behind-a-hat',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{H} had sat down on the floor to think. The hat lay in front, with its hollow side up. {A} came by, stopped, and dropped in a button. “What’s that for?” asked {H}.',
        '“You’re sitting behind a hat,” said {A}. “I thought you were going to sing.” So {H} sang, since it had been paid for. It was the one about the ducks. By the last duck there were three buttons in the hat, and a raisin.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had never seen {H} without eyes. There was a hat, and under the hat somebody went on talking who sounded like {H}. {A} kept well away from it.',
        '“It’s only me,” said {H}, and lifted the hat. {A} was glad. Then {H} put it down again, and {A} had to begin once more from the beginning.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“My father had a hat like that,” said {S}, “and lifted it to everybody. Once it had rained for an hour, and the brim was full. Then he met a lady with a shopping bag, and lifted it.” “What happened?” asked {A}.',
        '“It all went in with the potatoes,” said {S}. “And she said good evening, as if it hadn’t.” {S} smiled. “She was my mother, later on.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} had a turn as well. On {S} the hat went down to the chin. There was nobody left but a hat in socks. “Good evening,” it said, and it sounded like somebody in a bucket. “Who’s in there?” asked {A}. “Nobody,” said the hat.',
        'It set off with both arms out, and came to the curtain. It said good evening to that for quite a while, because the curtain kept moving.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 16,
      paragraphs: [
        'The hat came down, and {H} was gone. The hat went up, and {H} was there. {A} laughed so much that {A} had to hold on to something. It went down and up, and down and up, and it was never once the lamp.',
        '“You’re the only one who’s always pleased to see me,” said {H}, and lifted the hat again.'
      ]
    },
    {
      id: 'fingers',
      A: 'partner',
      paragraphs: [
        'They tried it with the scarf once more, and {A} looked in from underneath. “You’ve only filled the top,” said {A}. “A hat doesn’t sit on top of a head. It sits round it.” {A} felt along the edge. Between the hat and {H} there was room for one finger, all the way round.',
        '“Then I’ll put the fingers in,” said {H}. Four went in on the left, and four on the right, and the hat sat well. Then {H} met the lamp, and had no hand left to lift it with.'
      ]
    }
  ],
  turn: [
    {
      id: 'pages',
      A: 'partner',
      paragraphs: [
        '{H} thought, with both hands up. It had to be flat, and go all the way round, and nobody must need it. There lay yesterday’s newspaper. {H} folded one page into a long strip, and tucked it in behind the band of the hat.',
        'With one page the hat came down to the eyes, and with two to the eyebrows. {H} put in four. Then {H} turned to the window, and it rustled, and the feather came along. “Good evening,” said {H}, and lifted the hat to {A}. “So it’s you.”'
      ]
    },
    {
      id: 'and-a-goat',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What does it say in there?” asked {H}, and held the hat under {A}’s nose. One line of the newspaper ran all along the band. “Rain in the west,” read {A}, “and a goat.” “What about the goat?”',
        '{A} turned the hat round and round. The rest was in the fold. “We’ll only find that out when your head’s bigger,” said {A}. {H} hoped that it had ended well for the goat.'
      ]
    },
    {
      id: 'rustle-and-clang',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It takes two to say good evening, so {A} put on the cake tin. They walked round the rug, one this way and one that. They met at the chair, and they met at the door. Each time there was a rustle and a clang.',
        '“Haven’t I seen you before?” asked {A}, when they met for the sixth time. “I don’t think so,” said {H}. “I’d have remembered the tin.” They both lifted up what they had on, and went on their way.'
      ]
    },
    {
      id: 'sat-on',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} sat down on the chair by the window, and the chair rustled. {A} got up again very fast. The hat was as flat as a plate. “Oh,” said {A}, and held it out. “Was this somebody?”',
        '{H} put a fist into the hat and pushed. Up came one side, and up came the other, and then the top went pop. The feather got up last of all. It was a bit bent, and pointed at {A} for the rest of the evening.'
      ]
    },
    {
      id: 'a-low-door',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} had grown by one hat, and that takes some getting used to. Under the table the hat stopped, and {H} went on. At the curtain it stayed hanging. “You’ve got to duck for two,” said {A}.',
        'After that {H} ducked everywhere, even in the doorway, where there was room for three hats. It looked so grand that {A} began to duck as well.'
      ]
    },
    {
      id: 'one-comes-out',
      A: 'partner',
      paragraphs: [
        '“And when your head grows?” asked {A}. “Then I’ll take a page out,” said {H}. “And after the fourth?” “Then there’s nothing in the hat but me.”',
        'In all four pages {H} went round the room once more, and came to the lamp. {H} could see quite well who it was, and lifted the hat all the same.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the feather, which was looking straight ahead.',
      '{names} got out of the way of somebody who could not see.',
      { text: '{names} dusted the brim all the way round with a toothbrush.', needs: ['hands'] },
      { text: '{names} lifted a tea cosy to the lamp as well, so as not to be rude.', needs: ['hands'] }
    ],
    way: [
      '{names} lay where the hat came down, and was not long surprised.',
      '{names} nodded back, and nothing fell off.',
      { text: '{names} caught the hat by its brim, just over the floor.', needs: ['hands'] },
      { text: '{names} measured the gap with a finger too, and it was the same.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round at the rustle, to see where the news was.',
      '{names} got a good evening too, with the feather to the front.',
      { text: '{names} ironed out a fifth page by hand, to be on the safe side.', needs: ['hands'] },
      { text: '{names} lifted a saucepan lid to {H}, in passing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat went back on top of the wardrobe, pages and all, with its feather to the window. {H} said good night to it, and there was nothing to lift.',
    '{H} turned off the tap, and lay down with a bare head. Beside the bed stood the lamp, and by now they knew each other well.'
  ],
  last: [
    'The hat rustled once in the dark, and under no hat at all {H} was asleep.',
    'There was nothing in the bed but {H}, who was asleep.'
  ]
})
