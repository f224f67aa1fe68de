import { wishPlot } from '../wish-plot.ts'

export const whyStarsTwinkle = wishPlot({
  id: 'wish-why-stars-twinkle',
  wishes: ['why do stars twinkle', 'why stars twinkle', 'why star twinkles', 'stars twinkle', 'star twinkles', 'stars twinkling', 'why star twinkling', 'how stars twinkle', 'what makes stars twinkle', 'stars blink', 'star blinks', 'stars blinking', 'star blinking', 'blinking star', 'stars wink', 'star winks', 'stars winking', 'star winked at', 'winking star', 'winking stars', 'stars flicker', 'star flickers', 'stars flickering', 'flickering star', 'stars sparkle', 'stars glitter', 'stars glittering', 'stars shimmer', 'stars shimmering', 'stars wobble', 'stars flash', 'stars flashing', 'stars twinkly', 'why stars sparkle', 'stars go on and off'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'when', 'do', 'does', 'is', 'are', 'the', 'a', 'star', 'stars', 'twinkle', 'twinkles', 'twinkling', 'twinkly', 'twinkled', 'blink', 'blinks', 'blinking', 'wink', 'winks', 'winking', 'winked', 'flicker', 'flickers', 'flickering', 'sparkle', 'sparkles', 'sparkling', 'sparkly', 'glitter', 'glitters', 'glittering', 'shimmer', 'shimmers', 'shimmering', 'wobble', 'flash', 'flashes', 'flashing', 'shine', 'shines', 'shining', 'bright', 'night', 'nights', 'sky', 'evening', 'tonight', 'window', 'up', 'there', 'so', 'in', 'at', 'on', 'off', 'go', 'goes', 'and', 'not', 'planets', 'planet', 'don’t', 'air', 'little', 'big', 'small', 'all', 'always', 'some', 'makes', 'make', 'message', 'messages', 'letter', 'sends', 'send', 'says', 'saying', 'tells', 'me', 'us', 'my', 'our', 'really', 'know', 'learn', 'tell', 'story', 'about', 'asks', 'asked', 'explain', 'of', 'that', 'it', 'can', 'see', 'saw', 'looking', 'watching', 'bed', 'bedtime', 'first'],
  except: ['song', 'sing', 'sings', 'singing', 'rhyme', 'nursery rhyme', 'can’t', 'couldn’t', 'stopped', 'lost', 'forgot', 'fell', 'fallen', 'shooting', 'falling', 'christmas', 'tree', 'starfish', 'sea', 'died', 'dead', 'dies', 'heaven', 'grandma', 'grandpa', 'toes', 'shoes', 'lights', 'sticker', 'stickers', 'gold', 'pop', 'football', 'film', 'movie', 'moon', 'sun', 'rocket', 'astronaut', 'scared', 'afraid', 'unicorn', 'mermaid', 'fairy', 'wish', 'wand', 'ceiling', 'glow', 'firefly', 'fireflies', 'baby', 'cat', 'dog', 'camel', 'kings', 'diamond', 'telescope', 'wants', 'wanted', 'lonely', 'sad'],
  moods: ['question', 'learning', 'sleepless'],
  company: ['star', 'window', 'chimney', 'paper', 'papers', 'pencil', 'dot', 'dots', 'line', 'bowl', 'spoon', 'water', 'air', 'kitchen', 'letter', 'letters', 'winks', 'roof', 'toaster', 'tiles', 'scarf'],
  beginsElsewhere: true,
  about: 'The hero writes down the winks of a star in dots and lines, and two at one window get two quite different letters, until a spoon in a bowl of stirred water winks as well, lying still: the air did the writing, and the star says one long line.',
  titles: ['A Letter in Dots', 'What the Star Really Said', '{H} Writes Down the Air', 'The Spoon Winked Too', 'One Long Line'],
  want: [
    {
      id: 'somebody-write-it-down',
      A: 'partner',
      paragraphs: [
        '“Why do stars twinkle?” asked {H} at the window. Over the chimney across the street stood a bright one. It went blink, and blink-blink. “It’s winking,” said {A}. “It wants to tell us something.”',
        'So {H} fetched paper and a pencil. A short wink got a dot, and a long one got a line. It was the first letter that had ever come from a star.'
      ]
    }
  ],
  way: [
    {
      id: 'two-letters',
      A: 'partner',
      paragraphs: [
        'So that nothing got lost, {A} wrote it down as well, at the other end of the window. Then they laid the two papers side by side. {H} had dot, dot, line, dot. {A} had line, dot, line, and something that was a crumb.',
        '“You had the wrong star,” said {H}. But it had been the same one, over the same chimney. “It can’t say two things at once,” said {A}.'
      ]
    },
    {
      id: 'what-they-read',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does yours say?” asked {A}. {H} looked hard at all the dots. “It says, please send a ladder,” said {H}. “And yours?” {A} turned the paper round, and then back. “Mine’s about the milk,” said {A}. “It wants two bottles, and no cream.”',
        'They looked out at the star. It did not look like somebody with a fridge. “Perhaps it’s got bad writing,” said {H}. After all, it wrote in the dark, and from very far off, and perhaps without a table.'
      ]
    },
    {
      id: 'winking-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wanted to ask it to go slower, and winked at it. It was a wink with both eyes, as {H} could not do only one. In between, of course, {H} saw nothing. When the eyes came open, the star was in the middle of the next word.',
        '“It doesn’t wait for you to finish,” said {A}. {H} winked once more, and louder. The star talked right through it. “It’s never been told,” said {H}.'
      ]
    },
    {
      id: 'without-blinking',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it’s us,” said {A}. “We blink, and we think it was the star.” That could be found out. {H} opened both eyes as wide as they would go, and held them there. {A} counted. The star winked at two, at three, and twice at five.',
        'At nine {H}’s eyes were so dry that they squeaked. “I didn’t do it,” said {H}. “It’s got a witness,” said {A}. {H} blinked eleven times, to catch up.'
      ]
    },
    {
      id: 'badly-screwed-in',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The lamp in the hall used to do that,” said {A}. “It hadn’t been screwed in properly.” {H} looked up at the star. It did look as if somebody ought to give it half a turn to the right. “Who screwed in ours?” asked {H}. “I did,” said {A}, “from the kitchen steps.”',
        'They fetched the tape measure from the drawer. From the kitchen steps to the star there was a good bit missing. The measure stopped at the top of the curtain.'
      ]
    },
    {
      id: 'other-puts-an-ear-to-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came in, and was asked to be quiet, because a star was writing. {A} tiptoed to the window, and laid one ear against the glass. “I can’t hear it,” whispered {A}. “It doesn’t talk,” whispered {H}. “It winks.” {A} turned round, and laid an eye there instead.',
        'Now there was a round patch of breath on the pane, just where the star was. “It’s stopped,” said {A}, quite worried. {H} wiped it with a sleeve, and the star went on.'
      ]
    },
    {
      id: 'pet-adds-a-line',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had settled down on the papers, since they were the newest thing in the room. Asking was no use. {H} drew them out from underneath, a bit at a time. Now there was a hair on the one, and half a hair on the other.',
        '“Line, and dot,” read {H}. “Now {A}’s written to us as well.” They looked at {A}, to see what it was about. {A} shut one eye, and left it shut. That was a very long line.'
      ]
    },
    {
      id: 'elder-and-the-baker',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I always thought that they winked at me,” said {S}. “So I winked back, every evening for a week. One has manners.” “Did they notice?” asked {A}. “The baker did,” said {S}, “at the window opposite.”',
        'On the Sunday there had been a bun at the door, with sugar on. The baker had never been winked at so kindly. “And the stars?” asked {A}. “They never sent anything,” said {S}. “I stuck to the baker.”'
      ]
    },
    {
      id: 'child-knows-it-is-cold',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“It isn’t winking,” said {S}. “It’s shivering. It’s cold up there.” {S} ran for a scarf, and held it against the window, exactly over the star. They waited until it would be warm. “Now it isn’t shivering,” said {S}. That was true, for there was no star to be seen.',
        'Then {S}’s arms got tired, and the scarf came down. The star shivered as before. “You took it off too soon,” said {A}. “It’s ticklish,” said {S}.'
      ]
    },
    {
      id: 'the-spoon-writes',
      A: 'partner',
      paragraphs: [
        'They went into the kitchen, to think. On the table stood a glass bowl of water. At the bottom a teaspoon shone in the lamplight. {H} stirred the water a little, with one finger.',
        'The spoon winked. It winked short, and long, and twice short. “Dot, line, dot, dot,” said {H}. “Now the spoon’s writing, too!”'
      ]
    },
    {
      id: 'who-is-moving',
      A: 'partner',
      paragraphs: [
        '{A} bent down over the bowl. “But the spoon’s lying quite still,” said {A}. {H} felt, and so it was. Only the water above it moved. It bent the spoon’s shine to and fro.',
        '“There’s no water over the star,” said {H}. “No,” said {A}. “What is there?” {H} looked up, and blew. “Air!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bowl-of-air',
      A: 'partner',
      paragraphs: [
        'They went back to the window. “We live at the bottom of the bowl,” said {A}. “Above us there’s warm air and cold air, and the wind stirs it. The star shines quite steadily. Only on the way down its light gets bent to and fro.”',
        '“And at your end of the window there’s another bit of air,” said {H}. So that was why there had been two letters. They had written down the air.'
      ]
    },
    {
      id: 'over-the-toaster',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Can you see air wobble?” asked {H}. {A} made a slice of toast, and they sat down a whole table away. Above the toaster there was nothing. But through that nothing they could see the tiles on the wall. The tiles wobbled, as if they were under water.',
        'Then the toast came up, the warm air went, and the tiles stood still. “They’ve never moved before,” said {H}. They had not moved now. {H} ate the toast, and kept an eye on them.'
      ]
    },
    {
      id: 'the-one-that-does-not',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Lower down, beside the roof, stood one that hardly twinkled at all. “That’s a planet,” said {A}. “It’s much nearer, so it looks a bit bigger.” {H} laid a grain of rice in the bowl, and next to it a saucer, and stirred. The rice winked on and off.',
        'The saucer only got wavy edges. “A wobble’s big enough for rice,” said {H}, “but not for a saucer.” The planet shone on, and said nothing whatever. It was the quiet one in the family.'
      ]
    },
    {
      id: 'above-the-air',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And from above the air?” asked {H}. “There they don’t twinkle at all,” said {A}. “That’s why people build their big telescopes high up on mountains. Some even go round in space.” {H} stood on tiptoe, to have a little less air on top.',
        'The star twinkled nearly as much as before. {H} pulled on a second pair of socks, thick ones, and tried again. “It’s better,” said {H}, “by about a sock.”'
      ]
    },
    {
      id: 'the-right-letter',
      A: 'partner',
      paragraphs: [
        '{H} took a clean paper, to write down what the star really said. It was easy. It was one line, from the left edge to the right, without a dot. {A} wrote it down, too, at the other end of the window.',
        'They laid the papers side by side, and this time it was the same letter. The line went straight on from one to the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out over the chimney, and was winked at as well.',
      '{names} kept quiet, because of the letter.',
      { text: '{names} sharpened a second pencil, in case the star said much.', needs: ['hands'] },
      { text: '{names} held the curtain out of the way.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from one paper to the other, and back.',
      '{names} went to the middle of the window, and saw a third letter.',
      { text: '{names} wiped away the crumb, so that it was not read out.', needs: ['hands'] },
      { text: '{names} stirred the water too, and the spoon wrote faster.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up through all that air.',
      '{names} breathed out, and that was stirred in as well.',
      { text: '{names} ran one finger along the line, over both the papers.', needs: ['hands'] },
      { text: '{names} dried the spoon, and now it kept its shine still.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon lay in the drawer, and had nothing more to write. On the window sill lay the two papers, end to end.',
    '{H} washed, and waited until the water in the basin was smooth. In bed {H} breathed out, slowly, without a dot. It was one long line, and then another.'
  ],
  last: [
    'High above all the air the star said its long line, and {H} was asleep.',
    'At the bottom of the bowl it was still, and {H} was asleep.'
  ]
})
