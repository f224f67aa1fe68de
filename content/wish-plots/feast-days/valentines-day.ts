import { wishPlot } from '../wish-plot.ts'

export const valentinesDay = wishPlot({
  id: 'wish-valentines-day',
  wishes: ['valentine', 'valentines', 'valentines day', 'valentine’s day', 'valentine day', 'st valentines day', 'saint valentine', 'valentines card', 'valentine card', 'valentine cards', 'galentines', 'paper hearts', 'candy hearts', 'love hearts', 'guess who card'],
  except: ['boyfriend', 'girlfriend', 'kiss', 'kissing', 'died', 'nobody', 'school', 'didnt', 'didn’t', 'without', 'dance', 'movie'],
  answers: ['card', 'cards', 'heart', 'hearts', 'love', 'day', 'february', 'secret', 'making', 'sending', 'red', 'paper', 'party', 'pink', 'happy', 'sweets', 'candy', 'friends', 'friend', 'letter', 'letters', 'post', 'roses'],
  moods: ['waiting', 'first'],
  company: ['postman'],
  about: 'The hero sends a heart that is not signed, and the one who gets it guesses everybody else.',
  titles: ['Guess Who', 'It Must Be the Postman', '{H} Sends a Heart', 'A Heart That Leans', 'Not the Toaster'],
  want: [
    {
      id: 'under-the-cup',
      A: 'partner',
      paragraphs: [
        'On Valentine’s Day you send somebody a heart, and you don’t say who it’s from. You only write, “Guess who.” {H} had folded red paper in the middle and torn a heart out of it with two fingers. It lay under {A}’s cup. Now {H} wanted to be guessed.',
        '{A} lifted the cup. “Oh,” said {A}, and went as pink as a radish. “Somebody likes me. I think it’s the postman.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-toaster',
      A: 'partner',
      paragraphs: [
        '“The postman?” said {H}. “He did wave on Monday,” said {A}, and stood the heart up against the jam. {H} was not allowed to say it, for then it would be no valentine. “It could be somebody nearer,” said {H}. “The lady across the street!” said {A}. “Nearer than that,” said {H}.',
        '{A} looked all round the kitchen, and stopped at the toaster. “It has been very warm to me lately,” said {A}.'
      ]
    },
    {
      id: 'sweets-talk',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a bag of the small hard hearts that have a word on. {A} laid one down in front of {H}. It said “Hello”. {H} looked through the bag and laid down “Yes”. So they talked for a time, and nobody opened a mouth.',
        '“Be mine,” said {A}’s. {H} had only “Cool” left, and a broken one. “That’s all I’ve got to say,” said {H}, and they ate the conversation.'
      ]
    },
    {
      id: 'bitten-toast',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} could make a heart out of toast. You bite a piece out at the top, and then you bite off both lower corners. {A} held it up. It was quite a good one, but it was rather small. “I’ll just make the left side even,” said {A}.',
        'Then the right side had to be done too. In the end there was a heart that you could have put on a button. “It’s very deeply felt,” said {H}.'
      ]
    },
    {
      id: 'real-heart',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A real one isn’t like that at all,” said {A}. “It’s as big as your fist, and it never stops.” {H} put one ear to {A}’s jumper and held the other one shut. Far inside somebody was knocking. Guess-who, it went, guess-who.',
        '“Run once round the table,” said {H}. {A} ran, and {H} listened again. “It’s stopped asking,” said {H}. “It’s shouting now.”'
      ]
    },
    {
      id: 'left-hand',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“If you don’t want to be known, you have to write with the wrong hand,” said {A}. They both tried. {H}’s letters lay down one after the other. {A}’s went uphill, and the last one fell off the edge.',
        '“Who wrote that?” asked {H}, and looked at it from every side. It could have been a hen. “A hen that likes me,” said {A}, and kept it.'
      ]
    },
    {
      id: 'roses',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a rhyme to make as well, the one with the roses. “Roses are red,” said {H}, “violets are blue. There’s jam on your chin, and there’s some on me too.” {A} wiped {A}’s chin.',
        '“Roses are red,” said {A}, “and beetroot’s quite pink. I like you much better than most people think.” {H} wanted to know who most people were. “I only needed them for the pink,” said {A}.'
      ]
    },
    {
      id: 'one-for-each',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A whole pile of little hearts was for other people, so that nobody was left out. {A} read the names, and {H} dealt them like cards. “Even for the one who blows bubbles in the soup?” asked {A}.',
        '{H} looked through the pile for a while. “That one,” said {H}. It had a splash on it already. It was tomato, and it was very nearly in the middle.'
      ]
    },
    {
      id: 'paper-lace',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A good valentine has paper lace round the edge. {A} folded a napkin up small and nibbled off the corners with two fingernails. When it was opened there were holes in it, all alike, like stars.',
        '{H}’s napkin had only one hole, but that was a big one. {H} looked out through it. “It’s for your face,” said {H}. “Then you don’t have to be guessed at all.”'
      ]
    },
    {
      id: 'letter-box',
      A: 'other',
      spare: 8,
      paragraphs: [
        'A shoe box with a slot was the letter box. {A} put in a heart, and they listened. It made no sound at all. “Has it been sent?” asked {A}. “It’s in there with the others,” said {H}. “There aren’t any others,” said {A}.',
        'That could not be left like that. {H} tore another, a thin one, and put it in. They stood there a bit longer. “Now they’re reading each other,” said {A}.'
      ]
    },
    {
      id: 'two-hands',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You can make one without any paper,” said {A}. {A} bent the fingers of both hands, with the thumbs down. There was a heart, with air in it. {H} made one too, and it was more of a potato. They looked at each other through the two of them.',
        'Then they tried it with one hand each, {H}’s left and {A}’s right. One half was bigger and one was warmer. “It’s got a draught at the bottom,” said {H}. They moved their thumbs a little, and then it was shut.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} made a valentine for {A} too, and leaned it where {A} would see it. It had no words on, only a drawing of supper. {A} looked at it for longer than anybody looks at words.',
        '“Guess who,” whispered {H}. {A} did not have to guess. There was only one person who came with that every evening, and {A} looked straight at {H}.'
      ]
    },
    {
      id: 'elder-guessed',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“At school I got one every year,” said {S}, “and it was printed with half a potato. I never found out who it was.” “Never?” asked {A}.',
        '“Not until last week,” said {S}. “I was talking about potatoes with my old friend Wilf, and he went red. Sixty years he’d been waiting. He was so relieved that he had to sit down.”'
      ]
    },
    {
      id: 'legs',
      A: 'child',
      spare: 11,
      paragraphs: [
        '{A} had drawn a heart with two long legs and boots. “It’s for somebody far away,” said {A}. “It’s got to walk.” {H} asked whether it knew the way. So {A} drew two eyes on it, and then a hat, in case of rain.',
        'There was no room left for who it was from. “It’ll tell them when it gets there,” said {A}. “It’s got a mouth. It’s under the hat.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Do you have to be in love with them?” asked {A}. “No,” said {H}. “You only have to be glad that they’re there.” {A} thought of people to be glad about. There was the bus driver who waits when he sees you run.',
        '“What’s his name?” asked {H}. {A} didn’t know it. “That’s fair,” said {H}. “He won’t know who you are either.”'
      ]
    },
    {
      id: 'leans',
      A: 'partner',
      paragraphs: [
        '{H} walked past {A} once more, with a scrap of the red paper on one sleeve. “You’ve got something there,” said {A}, and picked it off. {H} groaned. “You’ll never guess!”',
        'Then {A} held the scrap against the heart, and it fitted. “This one leans to the left,” said {A} slowly, “as if it was listening. I know just one person who tears them like that. But that one hasn’t said a word about mine.”'
      ]
    }
  ],
  turn: [
    {
      id: 'pocket',
      A: 'partner',
      paragraphs: [
        '“Yours?” said {H}. {H} looked under {H}’s cup, and in the bread. {H} felt in one pocket, and then in the other one. There was something soft in there, torn out of red paper, with fluff on. “Guess who,” it said. It had been there since breakfast.',
        '“You knew all the time!” said {H}. “I knew at the postman,” said {A}. “I wanted to see how near you’d let me come.” {H} looked at the heart from the pocket, on both sides. “I think,” said {H}, “it’s from the toaster.”'
      ]
    },
    {
      id: 'stand-up',
      A: 'partner',
      paragraphs: [
        '{A}’s heart leaned to the right. So they stood the two of them on the table, one against the other. The left one listened, and the right one seemed to be telling it something. Neither fell down, as long as both were there.',
        '“And who are they from?” asked {H}. “You mustn’t say it,” said {A}. So nobody said it. But they looked at each other, and both of them went as pink as radishes.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went as pink as the jam, for no known reason.',
      '{names} sat down on the red scraps and wore one for the day.',
      { text: '{names} gave {H} a wink, and then had something in the eye.', needs: ['hands'] },
      { text: '{names} buttered a slice of toast in the shape of a heart, more or less.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the toaster with new respect.',
      '{names} came quite near, and even so did not get guessed.',
      { text: '{names} polished the toaster, as it seemed to be going out.', needs: ['hands'] },
      { text: '{names} brushed the crumbs off the heart and stood it up again.', needs: ['hands'] }
    ],
    turn: [
      '{names} brought up something red too, with a bit of fluff on.',
      '{names} leaned to the left, and then tried it to the right.',
      { text: '{names} turned out both pockets, and in one there was a heart.', needs: ['hands'] },
      { text: '{names} made toast, for the sake of the toaster’s feelings.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} swept up the scraps, and the two hearts stayed where they were. Nobody breathed hard near them.',
    'When {H} had washed, {H} lay down and listened to the pillow. In there it knocked, guess-who, guess-who, and took its time.'
  ],
  last: [
    'Somebody was asleep, on the left side, as if to listen. It was {H}.',
    'Nobody had signed the night, and {H} slept.'
  ]
})
