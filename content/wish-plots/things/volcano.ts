import { wishPlot } from '../wish-plot.ts'

export const volcano = wishPlot({
  themes: ['volcanoes'],
  except: ['floor', 'how', 'why', 'work', 'works', 'magma', 'dinosaur', 'dinosaurs', 'afraid', 'scared', 'island', 'pompeii'],
  answers: ['erupting', 'eruption', 'erupts', 'exploding', 'explosion', 'lava', 'big', 'baby', 'little'],
  moods: ['waiting'],
  company: ['volcano'],
  about: 'A volcano the size of a pudding cannot erupt while the hero looks, and the hero wants to see it.',
  titles: ['Three Hundred Years and a Puff', 'The Volcano on the Doormat', '{H} Looks the Other Way', 'Not While You Watch', 'Puh'],
  want: [
    {
      id: 'on-the-mat',
      A: 'partner',
      paragraphs: [
        'On the doormat sat a volcano, no bigger than a pudding, and rumbled. {H} wanted to see it erupt. “I can’t,” said the volcano. “It’s been stuck for three hundred years. It tickles, and it comes up, and then it goes back down.”',
        '“Like a sneeze,” said {A}. They set the volcano on a plate, because of the lava. Then they sat down in front of it, very close, and looked.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-sneeze',
      A: 'partner',
      paragraphs: [
        'They tried all that people do for a sneeze. {A} held the pepper under its crater, and {A} sneezed, and {H} sneezed twice. “Bless you,” said the volcano, full of envy.',
        '{H} tickled its slopes with a feather. It giggled, and rumbled deeper. Something red came up inside, almost to the rim. “Now!” cried {H}, and bent right over it. And down it went again.'
      ]
    },
    {
      id: 'counting-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You need somebody to count for you,” said {A}. “Ten,” said {H}. “Nine. Eight.” At three the volcano was red to the tips of its rocks. At two it held its breath. “One!” they both shouted.',
        'The volcano let out the air through one side. “I’m so sorry,” it said. “I was ready at four, but I didn’t like to say.”'
      ]
    },
    {
      id: 'shaking',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“With a bottle, you shake it,” said {A}. They carried the volcano up and down the room and hopped. It rattled, and held on to the plate. “Am I doing it?” it called. “Not yet,” called {H}.',
        'They put it down. The whole room went up and down in front of its eyes. “Something did come up just then,” said the volcano, “but I think that was breakfast.”'
      ]
    },
    {
      id: 'cousins',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Does it run in the family?” asked {A}. “My cousin goes off every quarter of an hour,” said the volcano. “Ships set their clocks by her. And I’ve an uncle under the sea who made a whole island by himself. There are goats on it now.”',
        '“And you?” asked {H}. “I’ve got moss,” said the volcano, and turned a little, so that they could see it. It was very good moss.'
      ]
    },
    {
      id: 'encouraging',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“You have to believe in it,” said {A}. “Say: I am a volcano.” “I am a volcano,” said the volcano. “Louder.” “I am a volcano!” The spoons trembled on the table. For a moment it looked quite tall.',
        '“And what are you going to do?” asked {A}. Everybody leaned forward. The volcano looked at all the faces. “Sit here a bit,” it said, very small.'
      ]
    },
    {
      id: 'things-to-toast',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The volcano was warm on top at any rate. {A} laid a slice of bread over the crater, so as not to waste it. Soon it smelled of toast. “That’s nice,” said the volcano. “I can do that.”',
        'They ate the toast, half each. There was a round place in the middle, and it tasted faintly of matches. “It’s the best that I’ve had from a mountain,” said {A}.'
      ]
    },
    {
      id: 'three-hundred-years-ago',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What did you do the last time?” asked {A}. The volcano thought back three hundred years. “There was a goat,” it said, “and it was a Thursday. I wasn’t trying.” So they did it as it was then. It was Thursday, near enough, and {H} was the goat. {H} nibbled at the tablecloth. “That’s not how it chewed,” said the volcano.'
      ]
    },
    {
      id: 'made-of',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s in there?” asked {H}, and looked down into the crater with one eye. “Stone,” said the volcano. “But so hot that it runs like honey. It’s from right below. Everybody’s standing on it, you know. It’s just that I’ve got the lid off.”',
        '{H} lifted one foot and looked at the floor. Then {H} put it down again, rather more gently.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had lain down beside the plate, on the warm side. {A} took no interest in eruptions. To {A} it was a stove.',
        'The volcano looked down at {A}. “That one isn’t waiting for anything,” it said. For as long as {A} lay there, it rumbled quite comfortably. It was only when {H} came to see that it stopped.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had to sing once,” said {S}, “in front of forty people. I knew it all by heart. I opened my mouth, and there they all sat.” “And then?” asked {A}.',
        '“And then I closed it again,” said {S}. “I sang the whole of it on the way home, very loud, to a hedge.” “The hedge must have been pleased,” said the volcano, and sighed.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could erupt. {S} crouched down, got redder and redder, and then jumped up with both arms and said “Boom”. It was a very good one. “How do you do that?” asked the volcano.',
        '{S} thought about it. “You go boom,” said {S}. “I see,” said the volcano, and {A} could see that it did not.'
      ]
    },
    {
      id: 'when-it-stops',
      A: 'partner',
      paragraphs: [
        'It was getting dark outside. “When does it go back down?” asked {A}. “Always at the same place,” said the volcano. “Right up at the top. When somebody says now.” {A} looked at {H}, who had soot on the tip of {H}’s nose from looking in.',
        '“Could you sneeze,” asked {A}, “with somebody’s nose in your nose?” {H} moved back by about a chair.'
      ]
    }
  ],
  turn: [
    {
      id: 'backs',
      A: 'partner',
      paragraphs: [
        '{H} did want to see it. But the volcano had wanted it for three hundred years. “We’ll look the other way,” said {H}. So they turned round, with their faces to the dark window, and talked about shoes.',
        'Behind them it rumbled. It rumbled deeper and came higher. Nobody said now. “I like the ones with laces,” said {H}, a bit louder.'
      ]
    },
    {
      id: 'more-shoes',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What do you think of buckles?” asked {A}. “I’ve nothing against buckles,” said {H}. It is hard to talk about shoes when your back is getting warm.',
        '“And boots?” said {A}. “Boots,” said {H}, “are tall.” The plate had begun to tinkle behind them. Neither of them turned round. Their ears did, as far as ears can.'
      ]
    },
    {
      id: 'humming',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They ran out of shoes. “Hum something,” whispered {A}. {H} hummed the first thing that came, and it was a birthday song. Where the name belonged, there was a pause.',
        'In the pause they heard it breathe in. It was a long breath, and it came from very far below. {H} hummed on at once, as if nothing were the matter.'
      ]
    },
    {
      id: 'puh',
      A: 'partner',
      paragraphs: [
        '“Puh.” That was all. There was a warm wind on their necks, and it smelled of matches. When they turned round, a ring of smoke hung over the volcano, no bigger than a bracelet. On the plate lay one drop of lava. It was red, and then it was brown, and then it was a black pea.',
        '“Oh, that’s better,” said the volcano. “I’m only sorry that you missed it.” “It doesn’t matter,” said {H}. But {H} pulled {A}’s sleeve and pointed to the window. Outside it was black by now. In the glass you could see the whole room, and the plate. “I saw it all,” whispered {H}. “It was big.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up on tiptoe, and it rumbled at each toe.',
      '{names} wished it a good evening, from low down.',
      { text: '{names} spread a cloth under the plate, because of the lava.', needs: ['hands'] },
      { text: '{names} offered the volcano a hanky, a red one, so that nothing would show.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed three times, and that was no help to a volcano.',
      '{names} wobbled along with the rumble.',
      { text: '{names} put away the pepper, because everybody had had enough of it.', needs: ['hands'] },
      { text: '{names} fanned the crater, in case it was only stuffy in there.', needs: ['hands'] }
    ],
    turn: [
      '{names} faced the wall, and thought very hard of shoes.',
      '{names} stared out at the dark, as if it were interesting.',
      { text: '{names} counted the slippers out loud, for something to say.', needs: ['hands'] },
      { text: '{names} tied all the laces in the hall, to keep busy.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the plate, and kept the pea in a matchbox. The volcano stayed by the window, where it could look out.',
    'Then {H} washed off the soot, and lay down with {H}’s back to everybody, for politeness.'
  ],
  last: [
    'It came up quite softly, and nobody was looking, and it was sleep, and {H} slept.',
    '“Puh,” it went by the window now and then, and under the blanket {H} was asleep.'
  ]
})
