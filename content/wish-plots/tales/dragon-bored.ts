import { wishPlot } from '../wish-plot.ts'

export const dragonBored = wishPlot({
  id: 'wish-dragons-bored',
  themes: ['dragons'],
  about: 'A dragon that is pleased rises to the ceiling, and the hero, who loves it, has to learn to bore it down.',
  titles: ['How to Bore a Dragon', 'We Are Nearly Out of Rice', '{H} and the Dragon on the Ceiling', 'Please Don’t Be Kind', 'The Long Way to the Post Office'],
  want: [
    {
      id: 'on-the-ceiling',
      A: 'partner',
      paragraphs: [
        'There was a dragon on the kitchen ceiling. It was green, and no longer than a loaf of bread. It hung up there beside the lamp, the way a balloon does. “I’m so sorry,” it said.',
        '{H} wanted it to come down and sit on {H}’s shoulder. “What a beautiful dragon,” said {H}. The dragon went pink, and pressed a little harder against the ceiling. “That’s just what does it,” it said. “There’s a fire in me. When I’m pleased, it burns up. And then I rise.” “Warm air does,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'jam',
      A: 'partner',
      paragraphs: [
        '{H} held up a spoonful of jam. Nobody had ever offered the dragon jam. It was so happy that it could not get down to it. “Please don’t be kind,” it said, “or I’ll be up here for ever.”',
        '“Then be horrid,” said {A}. {H} took a deep breath. “You’ve got a silly, a silly, a very nice nose,” said {H}. The dragon bumped the lamp.'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We need something heavy,” said {A}. They threw up a bit of string, and the dragon tied it round its own foot. At the bottom end {A} hung a wooden spoon. The dragon came down the width of a finger.',
        'Then it saw what was on the string. “Is that for me?” it asked. “My own spoon?” And the spoon rose past {H}’s nose, turning slowly, until it was out of reach.'
      ]
    },
    {
      id: 'cold-peas',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“The dragon’s too warm, that’s all,” said {A}. “Give it something cold.” There was a bag of frozen peas. {A} threw them up one by one, and the dragon caught them. After nine peas it began to sink.',
        '“Well caught!” cried {H}. They both heard the tenth pea go off inside it like popcorn. “You mustn’t say well caught,” said {A}. “I know,” said {H}. “I only said it because it was.”'
      ]
    },
    {
      id: 'the-joke',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What do dragons do all day?” {H} called up. “We’re exciting,” said the dragon, and sighed. “It’s all anybody asks us for. We roar, we swoop, and people run off and drop their sandwiches.”',
        '“Do you like it?” asked {A}. “I like the sandwiches,” said the dragon. {H} laughed. It had not known that it was funny. It was so pleased that it left a mark on the ceiling.'
      ]
    },
    {
      id: 'cross-face',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Your face is too friendly,” said {A}. “Try a cross one.” {H} pushed out {H}’s lips and made a frown. “That’s a cross fish,” said {A}. “Do it like me.”',
        '{A} was so cross that one eye shut. They looked up together. The dragon looked down at them for a while. “You’re doing that for me,” it said. “Nobody ever took such trouble.” And it knocked gently against the ceiling, twice.'
      ]
    },
    {
      id: 'rice',
      A: 'partner',
      paragraphs: [
        '{A} gave up and looked into the cupboard. “We’re nearly out of rice,” said {A}. “There were two bags on Monday. Now there’s one, and it’s open.” Overhead there was a small yawn. The dragon had come down the width of a hand.',
        '“Say that again,” whispered {H}. {A} said it again, and it sank another hand’s width. “That wasn’t horrid,” said {A}. “It was only boring.”'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 11,
      paragraphs: [
        'So they tried it with socks. {H} sat down underneath with the basket, and laid them in pairs. “Two brown ones,” said {H}. “Two brown ones. Another two brown ones.” The dragon sank as far as the hook for the ladle. Then there was one left over.',
        '“Where’s the other?” asked the dragon, and its eyes shone. “Has it run away? Is it looking for us?” Up it went. “It’s in the wash,” said {A}. “Oh,” said the dragon, and came down past the hook again.'
      ]
    },
    {
      id: 'curtains',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Let me try,” said {S}, and told the dragon how the curtains had been chosen. There had been a brown and another brown. {S} had slept on it. Then the shop had been shut, because it was a Wednesday.',
        'The dragon came down by a whole shelf. “Was it so boring?” asked {S}. “It was the best boring we’ve had,” said {A}. {S} did not quite know whether to be pleased.'
      ]
    },
    {
      id: 'one-line',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} knew a song. It had one line, and the line was about a bus. {S} sang it, and then {S} sang it again.',
        'At the ninth bus the dragon hung quite low. “How does it go on?” it asked. “Like that,” said {S}, and sang it once more. {A} had to sit down too.'
      ]
    },
    {
      id: 'timetable',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} had found a timetable. “Number four,” read {A}. “It leaves at two minutes past, at twelve minutes past, and at twenty-two minutes past.” “And at thirty-two?” asked the dragon. It had both eyes half shut. “At thirty-two as well,” said {A}.',
        'It was going so nicely that {A} read faster. “And on Sundays at nineteen minutes past.” “Nineteen!” cried the dragon, and shot up against the ceiling. It talked about that for some time. {A} crossed out Sunday.'
      ]
    },
    {
      id: 'good-at-it',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was very good at this. {A} just sat under the dragon and did nothing, and then did nothing some more.',
        'The dragon watched it carefully. “What happens next?” it asked. Nothing happened next. The dragon sank so softly that {H} had time to put a cushion there. Then {A} looked up, and the dragon was so charmed that it all had to be done again.'
      ]
    }
  ],
  turn: [
    {
      id: 'post-office',
      A: 'partner',
      paragraphs: [
        'So they bored the dragon. {H} told it how many buttons there were on the coats. {A} told it the way to the post office, the long way, with every lamp post. The dragon came down past the lamp and past the shelf.',
        'When it was as low as the table, it opened one eye. “Is there more about the lamp posts?” it asked. “A lot more,” said {A}.'
      ]
    },
    {
      id: 'bless-you',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then {H} sneezed. “Bless you,” said the dragon. “Thank you,” said {H}, and smiled, and that was enough. “Oh no,” said the dragon, on its way up.',
        '“We were nearly at the letter box!” said {A}. They had to go back to the first lamp post, and this time {H} held {H}’s nose.'
      ]
    },
    {
      id: 'where-were-we',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Then there’s a wall,” said {A}, “and then there’s more of the wall. And then.” {A} stopped. {A}’s chin had gone down. {H} gave {A} a push. “And then?”',
        '“I’ve bored myself,” said {A}. “Where were we?” “At the wall,” said the dragon. It had been listening to every word, and hung there like a coat on a hook.'
      ]
    },
    {
      id: 'two-tiles',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} took a turn at it. “There’s a tile on the floor,” said {A}, “and beside it there’s another tile. It’s the same.” “Is it?” asked the dragon. “Nearly,” said {A}. “Then there’s the next one.”',
        '{H} had never looked at the tiles before. At the twelfth there was a chip in the shape of a duck. {H} just stopped in time. A duck might have been too much for a dragon.'
      ]
    },
    {
      id: 'shuts-at-five',
      A: 'partner',
      paragraphs: [
        'Now the dragon was in reach. {H} wanted to call it the loveliest dragon in the world. It was terrible. {H} pressed {H}’s lips together and thought of rice. “The post office shuts at five,” said {H}, in the kindest voice there is.',
        'And the dragon sat down on {H}’s shoulder. It was as warm as toast, and it smelled of birthday candles. “Don’t you mind it, being bored?” asked {A}. “I’ve been exciting all my life,” said the dragon. “You don’t know how tired I am. Tell me about the rice.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} gazed straight up, and the dragon pressed a little harder against the ceiling.',
      '{names} sneezed, and the dragon turned once round in the air like a balloon.',
      { text: '{names} pulled the butter dish out from underneath, to be on the safe side.', needs: ['hands'] },
      { text: '{names} waved at the ceiling, which pleased the dragon and did no good.', needs: ['hands'] }
    ],
    way: [
      '{names} saw to the drop of jam that came down instead.',
      '{names} made a rude noise, and the dragon liked it very much.',
      { text: '{names} pulled the rudest face there is, and the dragon blew a kiss.', needs: ['hands'] },
      { text: '{names} held a cushion under the dragon and moved about with it.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out very slowly, so as not to be interesting.',
      '{names} lay down flat on the floor, as dull as a rug.',
      { text: '{names} counted the forks out loud, and then the same forks again.', needs: ['hands'] },
      { text: '{names} folded tea towels, each one exactly like the one before.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jam went back into the cupboard, next to the one bag of rice. One end of some wool was tied to the bed, and the other to the dragon.',
    'When {H} had washed and lain down, {H} told it all about the rice. Its eyes were nearly shut. “You are lovely, though,” whispered {H}. Something warm rose over the bed, as far as the wool went, and stayed there.'
  ],
  last: [
    'There was a lot more about the lamp posts, but {H} was asleep.',
    'Down past the lamp, and past the shelf, and lower still, {H} slept.'
  ]
})
