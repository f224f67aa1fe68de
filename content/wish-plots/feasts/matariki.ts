import { wishPlot } from '../wish-plot.ts'

export const matariki = wishPlot({
  themes: ['matariki'],
  beginsElsewhere: true,
  wishes: ['matariki stars', 'matariki kai', 'matariki whanau'],
  answers: ['stars', 'star', 'kite', 'new', 'year', 'winter', 'seeing', 'getting', 'up', 'early', 'five', 'cold', 'freezing', 'dark', 'milo', 'hill', 'beach', 'breakfast', 'saw', 'seen', 'watching', 'blanket', 'blankets', 'whanau', 'whānau', 'kura', 'school', 'nan', 'koro', 'morning', 'cluster', 'looking', 'before', 'sunrise', 'sun', 'dawn', 'tired', 'warm', 'we', 'was', 'had', 'but'],
  moods: ['waiting', 'first'],
  company: ['stars', 'colander', 'Matariki'],
  about: 'Before the morning of Matariki the hero practises seeing the cluster, and it fades whenever it is looked at.',
  titles: ['A Little to the Left', 'Stars out of a Colander', '{H} Looks beside Matariki', 'Up before the Sun', 'The One at the Edge of the Eye'],
  want: [
    {
      id: 'practising',
      A: 'partner',
      paragraphs: [
        'Tomorrow, before the sun was up, they would go out and look for Matariki. When that small cluster of stars is back in the winter sky, the new year begins. {H} wanted to be the first of them all to see it.',
        '“It’s not so easy,” said {A}. “It’s faint.” “Then I’ll practise,” said {H}. They pulled the curtain. {A} shone a torch through the colander, and there were stars all over the ceiling.'
      ]
    }
  ],
  way: [
    {
      id: 'stared-at',
      A: 'partner',
      paragraphs: [
        '“Which is it?” asked {H}. “Seven or nine, close together,” said {A}, and held a sock over the torch, to make them faint. {H} saw something there, like a breath on a window. {H} opened {H}’s eyes wide and stared at it. It was gone.',
        '{H} blinked, and there it was again. {H} looked straight at it, as hard as {H} could. It went out. “It doesn’t like me,” said {H}.'
      ]
    },
    {
      id: 'getting-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They practised the getting up as well. {H} lay on the sofa, and {A} was the alarm clock. “Rrr,” said {A}. {H} jumped up, put one leg in a coat, and was out in the hall in nine seconds. “That’s too early,” said {A}. “It’s still yesterday.”',
        'The second time {H} was slower. The third time {H} turned over. “Five more minutes,” said {H}. “That was very real,” said {A}.'
      ]
    },
    {
      id: 'soup-for-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do people do when they’ve seen it?” asked {H}. “They say the names of those they miss,” said {A}. “They cook something, so that the steam goes up to the stars. And then they’re all hungry, and it’s breakfast.”',
        '{H} thought about whom to say hello to. It took a while. In the end there was somebody, and {A} knew who it was, and nodded.'
      ]
    },
    {
      id: 'paper-tube',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You need a telescope,” said {A}. They rolled up a newspaper. Through it {H} saw a very round piece of ceiling, with a crack. There was not a star in it. “A bit higher,” said {A}. There was half a spider.',
        '{H} went along the whole ceiling like that, piece by piece. It is a great deal of ceiling, when you can only see a plate of it at once.'
      ]
    },
    {
      id: 'kite',
      A: 'other',
      spare: 4,
      paragraphs: [
        'For the day itself {A} had made a kite, with a long tail. It lay on the table, and wanted to be off. When the door was opened, it lifted one corner. “You can’t try it out in here,” said {A}.',
        'They tried it out a little in there. {H} ran along the hall with the string, and the kite came behind on its tummy. “It’s practising too,” said {H}. “It’s still at the beginning.”'
      ]
    },
    {
      id: 'colander-soup',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When {A}’s arm got tired, the whole sky sank. The stars slid down the wall, over the shelf and over {H}. {H} had fourteen of them on one sleeve.',
        '“Shake them off,” said {A}. {H} shook the sleeve, and they stayed exactly where they were. It was the sleeve that had gone somewhere else.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How far away is it?” asked {H}. “So far that the light’s been four hundred years on the way,” said {A}. “It set off before there was a light switch anywhere.” {H} looked at the switch beside the door.',
        '“Then it’s old light,” said {H}. “It’s good light, though,” said {A}. “It’s come all that way, and hasn’t got any yellower.”'
      ]
    },
    {
      id: 'neck',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It would be cold out there, so {H} tried on everything at once. There were two jumpers, a coat, a hat with flaps, and {A}’s long scarf. “Can you look up?” asked {A}. {H} could not look up. {H} could not look down either.',
        '{A} unwound the scarf until {H}’s chin came out. “As far as the shelf?” The chin went as far as the shelf. “That’ll do,” said {A}. “They come up low, just over the hills. You don’t need more neck than that.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'There were stars on {A} as well. {A} looked at the one on the floor in front, and waited for it to do something. It moved a little, because somebody was holding it.',
        '“{A} can see in the dark better than we can,” said {H}. {A} looked up. Perhaps there were more of them in those two eyes than on the whole ceiling.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I counted seven, when I was small,” said {S}. “Now I see five, and know about the rest.” “Does that count?” asked {A}. “I should think so,” said {S}.',
        '“There was a man who saw eleven,” said {S}. “He never wore a hat, so that nothing should be in the way. He had a permanent cold, and was very happy.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'The torch had been laid on a chair for a moment, and the stars kept still. {S} held both hands under them and caught some. “Five,” said {S}, and closed both hands, and carried them to the sofa. There {S} opened them again. “They’ve run out,” said {S}.',
        '“They’re on your back,” said {A}. {S} turned round, very quickly, to see. And then once more, the other way. They were always just behind.'
      ]
    },
    {
      id: 'edge-of-the-eye',
      A: 'partner',
      paragraphs: [
        '{H} lay down flat on the rug. “When did you see it best?” asked {A}. {H} thought back. “When I wasn’t looking at it,” said {H}. “When I was looking at the lamp.” “There you are,” said {A}. “In the middle of your eye there’s a place that’s good at reading and bad at stars. Round the edge it’s the other way.”',
        '“Then I have to look at it without looking at it?” “You look next door,” said {A}, “and let it come.”'
      ]
    }
  ],
  turn: [
    {
      id: 'next-door',
      A: 'partner',
      paragraphs: [
        '{H} looked a little to the left. It was hard, because {H}’s eyes wanted to go over there. {H} thought of the coat in the hall, and of its buttons. And then, very softly, beside the place where {H} looked, there was a star. There were three. They came out one by one, like shy people.',
        '“Five,” breathed {H}. “Six.” {H} did not turn {H}’s head. “Seven.”'
      ]
    },
    {
      id: 'changing-over',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Let me have a go,” said {A}, and they changed over. {H} held the colander, and {A} lay on the rug and looked next door. For a while nothing was said.',
        '“Are there any?” asked {H}. “Sh,” said {A}. “They’re just coming.” It is a great thing to hold up the sky, when somebody underneath has begun to smile.'
      ]
    },
    {
      id: 'eyes-need-time',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Your eyes need a bit of time too,” said {A}. “In the dark they open, like a door. But quite slowly.” They lay there and waited for the doors.',
        'After a while you could see the curtain. Then you could see the crack in the ceiling, and the edge of the shelf. It had all been there, and nobody had had to switch it on.'
      ]
    },
    {
      id: 'ready-for-tomorrow',
      A: 'partner',
      paragraphs: [
        '“That’s Matariki?” whispered {H}. “It’s a colander,” whispered {A}. “But it’s just like that.” The torch grew weaker, and the stars went out one by one. Now {H} knew how. “I won’t be the first, though,” said {H}. “Why not?” asked {A}. “Because I’ll be telling everybody where to look,” said {H}. “Not there. Next door.”',
        '{A} put the torch down. “And what if it’s cloudy?” said {A}. {H} thought about that. “Then we know how to wait for it,” said {H}. “You look at something else, and let it come.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} chased one star over the carpet and lost it by the wall.',
      '{names} got a whole sky across the back.',
      { text: '{names} put scarves and mittens by the door, for before sunrise.', needs: ['hands'] },
      { text: '{names} pulled the curtain over the last bit of evening.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled over on the rug, and the whole sky went by.',
      '{names} blinked all at once, and missed a comet that was dust.',
      { text: '{names} pointed at it, and it went out.', needs: ['hands'] },
      { text: '{names} held a second sock ready, in case the stars came out too bright.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked next door as well, which was the bookcase.',
      '{names} held still, and a star settled on one ear.',
      { text: '{names} counted under the breath with one finger, up to seven and a bit.', needs: ['hands'] },
      { text: '{names} hung a scarf over the light under the door.', needs: ['hands'] }
    ]
  },
  bed: [
    'The colander went back to the kitchen. {H} laid the coats ready over a chair.',
    'Smelling of soap, {H} lay down, and looked a little to the left.'
  ],
  last: [
    '{H} thought of a coat, and it came very softly, from next door, and {H} slept.',
    'Low down, behind the hills, something small was on its way up, and {H} was asleep.'
  ]
})
