import { wishPlot } from '../wish-plot.ts'

export const hanukkah = wishPlot({
  themes: ['hanukkah'],
  beginsElsewhere: true,
  wishes: ['Hanukkah', 'Chanukah'],
  except: ['dreidel', 'dreidels', 'latke', 'latkes', 'starts', 'start', 'begins', 'begin', 'first', 'turn'],
  answers: ['chanukah', 'hanuka', 'festival', 'menorah'],
  moods: ['waiting', 'losing', 'proud'],
  about: 'On the last evening the hero’s bent red candle is to burn longest, and nobody may breathe.',
  titles: ['The Bent One', 'Please Do Not Breathe', 'Which One Lasts the Longest', '{H} Stops the Draught', 'The Red One and the Blue One'],
  want: [
    {
      id: 'choosing',
      A: 'partner',
      paragraphs: [
        'It was the last evening of Hanukkah, and all the candles stood in the window. When they were lit, each of the family chose one. The one whose candle burned longest had won. For seven evenings {H}’s candle had been the first to go out.',
        'Tonight {H} wanted to win. {H} chose the red one, and only then saw that it was bent. It leaned over like a knee. {A} had the blue one, right beside it, as straight as a ruler.'
      ]
    }
  ],
  way: [
    {
      id: 'flicker',
      A: 'partner',
      paragraphs: [
        'At once the red flame began to wobble. “There’s a draught!” called {H}, and laid a towel along the door. It went on wobbling. “Somebody’s walking about,” said {H}. {A} stopped, on one leg.',
        '{H} went up as close as was allowed to watch, and the flame bent right over. “Now somebody’s breathing,” said {H}. {A} held it in, and went quite pink.'
      ]
    },
    {
      id: 'no-singing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can we sing?” asked {A}. {H} thought about what comes out of a mouth in a song. “Only inwards,” said {H}.',
        'They tried it. A song sung inwards sounds like a gate. After one verse they both had to cough, right at the other end of the room.'
      ]
    },
    {
      id: 'doughnut',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The doughnuts had sugar on them as fine as dust. {A} bit into one and laughed at just the wrong moment. A small white cloud came out.',
        'It sailed over the table and came down on {H}. The candles had not noticed. “That was close,” said {H}, with white eyebrows, and licked as far as possible.'
      ]
    },
    {
      id: 'wax-drop',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A drop of red wax ran down on the outside of the bend. It stopped at the knee and thought about it. “Don’t,” said {H}, for every drop that runs away has not been burned. It hung there, and it grew a nose.',
        'From the blue one nothing dripped at all. “Yours is saving,” said {H}. “Mine’s straight,” said {A}. “It’s got no place to sit down.” At that moment the red drop fell, quite softly, plip, and lay on the tray like a lentil. They were both a bit sorry for it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been breathing the whole time, in and out, and nobody had said a word. {H} went and put one hand on {A}.',
        'It was warm, and it went up and down. “You can’t stop it,” said {H} at last. “You’d only do it later.” {A} was allowed to go on, but with the other end to the window.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had a candle once that wouldn’t go out,” said {S}. “Everybody went to bed, and I had to stay up with it, because it was mine.” “Were you proud?” asked {A}.',
        '“For an hour,” said {S}. “After that I was mostly cold. I told it that it had won. It was no use, it hadn’t been listening.” {A} looked at the red one and wondered whether it was.'
      ]
    },
    {
      id: 'slow-game',
      A: 'same',
      spare: 5,
      paragraphs: [
        'So as not to make a wind, they spun the dreidel under the table. It went round and round, and fell over on the side where you win nothing.',
        '{A} spun. {A} got nothing too. “It’s fair, at any rate,” said {A} from under there. They played for one chocolate coin. After ten turns it still belonged to nobody, and it was getting soft.'
      ]
    },
    {
      id: 'how-many-nights',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“On the first evening there was only one,” said {A}, “and it looked so small.” They counted them all up on their fingers, evening by evening, with the one that lights the others. It came to forty-four. {A} had to borrow {H}’s fingers, and both their toes, and some spoons.',
        '“And all of that began with a bit of oil,” said {H}, “only enough for one day.” “And burned for eight,” said {A}. {H} gave the red one a look. “Perhaps nobody was watching it,” said {H}, and went on watching.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the dark glass of the window there were as many candles again. {H} found the red one in there. “That one isn’t wobbling any less,” said {H}.',
        '“Perhaps they say the same about ours,” said {A}. They both looked out. Two faces looked in, with sugar on, and all those lights in between.'
      ]
    },
    {
      id: 'tiptoe-latkes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The plate of latkes had to go past the window. {A} carried it in slow motion, with big soft steps, as people walk on the moon. Behind came {H} and smoothed the air with both hands.',
        'When they got to the table at last, the latkes were only lukewarm. “They’re very calm latkes,” said {A}, and took two.'
      ]
    },
    {
      id: 'cheering',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the far end a yellow candle went out, with a thread of smoke. Nobody had chosen that one, so they were all sorry for it together.',
        '“It was the seventh,” said {H}. “No, it was the first,” said {A}, who counted from the other side. They clapped for it in case, very softly, with two fingers.'
      ]
    },
    {
      id: 'away-from-you',
      A: 'partner',
      paragraphs: [
        '{A} had to breathe out in the end. {A} did it into a cushion, and the red flame did not care. “It isn’t me,” said {A}. “Look which way it leans. It leans away from you.”',
        '{H} looked. {H} had the nearest nose of all. “I’m only helping it,” said {H}, and the candle wobbled at every word. “You’ve sat there and helped for all seven evenings,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'back-to-the-sofa',
      A: 'partner',
      paragraphs: [
        'So {H} did the hardest thing, and went away. {H} walked backwards to the sofa and sat down beside {A}. In the window the red flame stood up straight. From here you could see all the candles at once. {H} had never seen that. {H} had only ever seen one.',
        'Now they could sing, and they ate doughnuts too. One by one the flames grew small and went out. At the end there were just two left, the blue one and the red one. The red one was warm now, and soft.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The fewer candles there were, the bigger the room got. {H} could hear the sofa and the clock. {A} had jam on one sleeve, and it shone.',
        '“If I lose,” said {H}, “may I breathe on it then?” “You can breathe all you like,” said {A}. {H} practised it, and found it very pleasant.'
      ]
    },
    {
      id: 'leaning',
      A: 'partner',
      paragraphs: [
        'Slowly, slowly, the red candle leaned over to the blue one, until the two heads touched. Then there was one flame, taller than any before. “Which is it?” whispered {A}. “Is it yours or is it mine?” They both leaned forward to see, and bumped heads as well.',
        '“You can’t tell any more,” said {H}. The tall flame burned for a good long time. Nobody helped it. When it went out they had both won, and that was the end of Hanukkah.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled down at a good distance, where the light just reached.',
      '{names} sniffed at the doughnuts and sat very straight.',
      { text: '{names} picked the white candle, the one like a chimney.', needs: ['hands'] },
      { text: '{names} spun the little top, and it fell on the same letter again.', needs: ['hands'] }
    ],
    way: [
      '{names} saved up a breath, and then let it go sideways.',
      '{names} filled the crack along the door, which helped the towel.',
      { text: '{names} held a cookery book up against the draught.', needs: ['hands'] },
      { text: '{names} breathed into a sleeve, one breath at a time.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up on the sofa, so that {H} could have the middle.',
      '{names} licked a bit of sugar off, after a doughnut.',
      { text: '{names} beat time for the song, with a very small finger and no wind.', needs: ['hands'] },
      { text: '{names} handed the plate of doughnuts along the sofa and back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towel came away from the door. A little wax was left on the tray, red and blue, and nobody could get it apart.',
    'They washed off the sugar and lay down. In the dark {H} breathed in, and out, as much as {H} liked.'
  ],
  last: [
    'Nobody had to win any more, and everybody breathed, and {H} was asleep.',
    'Warm and soft, and leaning over a little, {H} slept.'
  ]
})
