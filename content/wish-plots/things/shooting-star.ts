import { wishPlot } from '../wish-plot.ts'

export const shootingStar = wishPlot({
  id: 'wish-shooting-star',
  beginsElsewhere: true,
  wishes: ['shooting star', 'shooting stars', 'wishing star', 'wishing stars', 'falling star', 'falling stars', 'wish star', 'wish upon star', 'stars', 'star', 'starry night', 'counting stars', 'star gazing', 'stargazing', 'night sky'],
  answers: ['wish', 'wishing', 'sky', 'night', 'little', 'twinkle', 'twinkling', 'bright', 'window', 'falling', 'looking'],
  except: ['helping', 'helpful', 'helper', 'week', 'month', 'pupil', 'student', 'class', 'day', 'rock', 'pop', 'fish', 'film', 'wars', 'sea', 'chart', 'christmas', 'gold', 'sticker', 'jump', 'jumps', 'football', 'school', 'student', 'lost', 'fell', 'planets', 'rocket', 'planet', 'sticker', 'tree', 'why', 'how', 'matariki', 'teacher'],
  moods: ['first'],
  out: true,
  about: 'The hero’s wish is too long for a shooting star, so it is made shorter and shorter, until a very slow one comes.',
  titles: ['Too Long for a Star', 'A Boat with a Bell', '{H} and the Shortest Wish', 'As Long as a Sneeze', 'There, Said Somebody'],
  want: [
    {
      id: 'long-wish',
      A: 'partner',
      paragraphs: [
        'It was a night for shooting stars. {H} and {A} lay under the open sky with a blanket up to their chins. {H} had a wish ready. You have to say it while the star falls, and to the end.',
        'There went one! “I wish for a small boat of my own,” said {H}. “With a roof, and a bell, and a place for biscuits.” But the sky had been dark again since “I wish”. “The star was over before the boat,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'shorter',
      A: 'partner',
      paragraphs: [
        'So {H} spoke faster. At the next star it came out as one word, and nobody could have said what it was. “A star that hears that,” said {A}, “is going to bring you a goat.”',
        '“How long does one last?” asked {H}. {A} had looked closely. “As long as a sneeze,” said {A}. “You can’t make the star longer. It’s the wish that’s too long.”'
      ]
    },
    {
      id: 'sand',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is there one star less now?” asked {H}. “No,” said {A}. “It isn’t a real star. It’s a crumb of stone, no bigger than a grain of sand. It comes in from outside so fast that it glows. And then it’s used up.”',
        '{H} took off a shoe and shook it. There were seven in there. They had come in from outside as well, but more slowly.'
      ]
    },
    {
      id: 'twinkle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The other stars stayed where they were and twinkled. “They don’t really,” said {A}. “It’s the air that wobbles in front of them. If you were up there, they’d be quite still.” {H} tried to keep still enough to see that.',
        'It did not work. But {A}’s nose twinkled a bit, because it was cold, and somebody was about to sneeze.'
      ]
    },
    {
      id: 'counting-them',
      A: 'same',
      spare: 3,
      paragraphs: [
        'While they waited, {H} counted the stars. You have to begin at one edge and not look away. At fifty-one {A} asked if that one was an aeroplane. It was. But now {H} did not know which ones had been done.',
        '“Nobody can see more than a few thousand at once,” said {A}. “That’s not so many.” “You count them, then,” said {H}. {A} got as far as nine, and lost them behind a chimney.'
      ]
    },
    {
      id: 'with-a-torch',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{H} and {A} practised. {A} held the torch and was a star, and switched it on and off. “I w,” said {H}. Click. “Bo,” said {H}. Click. “You’re too quick,” said {H}. “That’s how quick it was,” said {A}.',
        'Then they changed places. {H} was a very slow star, on purpose. {A} had time to wish for new slippers, with a lining.'
      ]
    },
    {
      id: 'half-a-wish',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What if it only heard the first half?” asked {H}. “Then what have I got so far?” {A} counted on two fingers. “From the first star you’ve got ‘I wish’,” said {A}. “And from the second one a goat.”',
        'It was not much to begin with. But if enough stars came, {H} could put all the bits together at the end. There would be a good deal of “I wish” left over.'
      ]
    },
    {
      id: 'old-light',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came out to see how it was going, and lay down on the cold side. “See that star up there?” said {A}. “Its light set off before any of us was born. It’s been on the way all this time. It only gets here tonight.”',
        '{H} looked at the star with wide eyes. “And then it lands in my eye,” said {H}. {H} did not blink, so that the light had not come for nothing.'
      ]
    },
    {
      id: 'elder-wish',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I saved mine up,” said {S}. “I had it ready for thirty years. And when the star came, I’d got my mouth full.” “What was it?” asked {A}.',
        '“I’ve forgotten the wish,” said {S}. “But I know what I had in my mouth. It was a plum, and I’ve never had a better one.”'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} lay across everybody’s feet and did not look up at all. {A} did not need to wish for anything. It was all there, and it had a blanket on.',
        '“You could at least try,” said {H}. {A} sighed, and laid a chin on {H}’s knee. It was warm, and quite heavy for a chin.'
      ]
    },
    {
      id: 'leave-out',
      A: 'partner',
      paragraphs: [
        'They made it shorter. First they left out “I wish”, for the star knew that already. The roof went, and the place for biscuits. “A boat with a bell,” said {H}. “That’s still two sneezes,” said {A}. It hurt a bit to give up the bell. But then there was only one word left. {H} held it on the tip of {H}’s tongue: “Boat.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ready',
      A: 'partner',
      paragraphs: [
        '“Don’t look at the side,” whispered {A}. “It’ll come where you aren’t looking.” {H} looked everywhere at once, with the word ready. Far away a dog barked, and stopped. There were so many stars, and it was very quiet.'
      ]
    },
    {
      id: 'nearly-aeroplane',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Boat!” cried {H}. But it was red on one side and green on the other, and it hummed. “That was an aeroplane,” said {A}. “Have I used it up?” asked {H}.',
        '{A} thought not. “But somebody up there’s just looked out,” said {A}. “They don’t know why they’re thinking of boats.”'
      ]
    },
    {
      id: 'cold-nose',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} and {A} moved closer, because the blanket was narrow. Now they had one warm side each. “What would you have wished for?” asked {H}. {A} had to think about it for so long that a star could have gone past six times.',
        '“That the blanket was a bit wider,” said {A}. {H} pulled, and gave {A} a hand’s breadth of it. So that one had come true without any star.'
      ]
    },
    {
      id: 'back-to-front',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Let’s say it backwards,” said {A}, “to keep it fresh.” “Taob,” said {H}. It sounded like something out of a pond. They said it a few times each, and then neither knew the right way round.',
        '“It floats,” said {A}, to help. “And it had a bell.” “Boat!” said {H}, much relieved, and put it back on the tip of {H}’s tongue.'
      ]
    },
    {
      id: 'the-slow-one',
      A: 'partner',
      paragraphs: [
        'Then one came. It was not like the other ones at all. It came up over the roofs, yellow and slow, and drew a line right across the sky. It went on and on. There would have been time for the roof, and the bell, and all the biscuits. “Oh,” said {H}. “There,” said {A}. And then it was dark.',
        '{A} turned round. “You didn’t say boat,” said {A}. “No,” said {H}, who still had both eyes up there. “I forgot that I wanted one.” They lay and waited for the next star. “What’s it to be this time?” asked {A}. {H} thought it over. “I’ll just say oh,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} huddled in on the other half of the blanket.',
      '{names} started at a moth, which was very low for a star.',
      { text: '{names} tucked the blanket in at the corners, so that the sky stayed out.', needs: ['hands'] },
      { text: '{names} counted one off on a finger, and lost the finger in the dark.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, and it took exactly as long as a star.',
      '{names} rolled over, and took half of the blanket along.',
      { text: '{names} cupped two hands round an eye, to keep the lamps out.', needs: ['hands'] },
      { text: '{names} folded the long wish up small, and it sprang open.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled out of the blanket, because there was more sky out there.',
      '{names} lay quite flat, and looked straight up.',
      { text: '{names} squeezed the nearest hand, and it squeezed back.', needs: ['hands'] },
      { text: '{names} held the blanket still, so that nothing rustled.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook the grass out of the blanket and took it in. There was still some night in it, and it was cold.',
    'Then {H} washed and got into bed, and pulled the blanket up. It made a roof. The bed swayed a little, like a boat, after all that looking up.'
  ],
  last: [
    'The boat had a roof, and {H} was asleep before anybody could have rung a bell.',
    'Outside one more fell, as short as a sneeze, and {H} was asleep.'
  ]
})
