import { wishPlot } from '../wish-plot.ts'

export const whereWereYou = wishPlot({
  id: 'wish-any-where-were-you',
  tellsAny: 'happened',
  about: 'The hero wants to know where everything was at the moment when it happened, and lays the moment out on the table.',
  titles: ['Where Was the Lid', 'One Foot in a Sock', '{H} Lays Out a Minute', 'Everything Was Somewhere', 'Somebody Else’s Lid'],
  company: ['lid', 'pepper mill', 'minute', 'salt'],
  want: [
    {
      id: 'where',
      A: 'partner',
      paragraphs: [
        '“{news},” said {H} that evening, not for the first time. “And where were you?” {A} had to think. “When?” asked {A}. “Exactly then.”',
        '“I think I was looking for a lid,” said {A}. {H} could not believe it. “It was the biggest thing all week,” said {H}, “and you were looking for a lid?” {H} wanted that minute back, with everything in it.'
      ]
    }
  ],
  way: [
    {
      id: 'pepper-mill',
      A: 'partner',
      paragraphs: [
        '{H} cleared the table, and put the pepper mill in the middle. “There,” said {H}. “{news}. That’s the mill.” Then {H} gave {A} a cork. “That’s you. Put yourself where you were.”',
        '{A} held the cork over the table, and over the edge of it. “I was further off than that,” said {A}. {A} went out with the cork and came back without it. “I’m behind the bread bin now,” said {A}, “and I can’t see a thing from there.”'
      ]
    },
    {
      id: 'noticed',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Did you feel anything?” asked {H}. “Just at that moment? A sort of jolt?” {A} thought back along the whole day. “I sneezed once,” said {A}.',
        '“Was it then?” {A} could not be certain of that. It might have been the pepper. All the same {H} put down a pea for the sneeze, not too far from the mill.'
      ]
    },
    {
      id: 'lid',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Which lid was it?” asked {H}. “The blue one,” said {A}. “It belongs to the tub with the rice.” They went to look for it, because it was part of the minute.',
        'It was not with the lids. It was not on the tub. “Then it’s still going on,” said {H}. “What is?” asked {A}. “The looking.” {A} had never been so right in the middle of anything.'
      ]
    },
    {
      id: 'crowded',
      A: 'partner',
      paragraphs: [
        'The cork was not enough. There had been a bus in that minute, and it got a matchbox. There had been the people next door, and they got a raisin each. Soon the kitchen drawer was empty, and the table was full. “But {news}!” said {H}. “Where is it?” The mill was quite lost.',
        '“The raisins didn’t know about the mill,” said {A}. “They were just getting on with it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“And where were you?” {H} asked {A}. {A} looked at the floor, then at a certain spot on it. It was the warm one.',
        '{H} laid a bean there. {A} came and lay down on it, so that you could see how it had been. “That’s the only one who’s told it exactly,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“They asked us that, when somebody first walked on the moon,” said {S}. “Everybody knows where they were.” “Where were you?” asked {A}. “Under the table,” said {S}. “With a dumpling.”',
        '“Didn’t you watch?” “I heard it,” said {S}. “I saw nine shoes, and not one of them moved.” {A} thought that you must have seen it best from there.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to have been there too. “I was behind the mill,” said {S}. “The whole time. Nobody saw me.” {A} moved the mill a bit to look. “There’s nobody behind it,” said {A}.',
        '“I was small,” said {S}, and put down a grain of rice. Now that it lay there, {A} thought that it might have been so.'
      ]
    },
    {
      id: 'asks-next-door',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What about me?” asked {H} all at once. There was the cork, and there was the bus, but nobody had laid out {H}. {A} brought the eggcup.',
        '{H} put it beside the mill, and then a step back, and then half a step nearer. “I’d got one shoe on,” said {H}. “How do we show that?” {A} gave the eggcup a sock, on one side.'
      ]
    },
    {
      id: 'fast',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“We could play the minute,” said {A}. “You say go.” {H} said go. {A} looked for the lid, and turned the matchbox one corner further, and sneezed. It took a good deal longer than a minute.',
        '“Stop,” said {H}. “You’ve only got two hands.” “In the real one everybody did their own,” said {A}, quite out of breath. “That’s how they managed.”'
      ]
    },
    {
      id: 'before',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And the minute before it?” asked {A}. {H} looked at the table. A minute before it, all the spoons would have been lying just the same.',
        '“They’d no idea,” said {H}. They both looked at the spoons, and felt rather sorry for them, and a little envious. “Should we have told them?” asked {A}. “They’d only have stood about,” said {H}.'
      ]
    },
    {
      id: 'what-time-exactly',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“When was it, to the minute?” asked {A}, and fetched the clock. {H} turned the hands back through supper, and through the afternoon. They went past the washing-up, and past a good deal that had been nothing in particular. “Stop,” said {H}. “A bit more. There.”',
        'Now the clock stood beside the mill and showed the right time, only not for today. It ticked all the same. They had to turn it back every so often, or the minute would have run off the table. “It doesn’t want to stay in it,” said {A}. “It’s got other ones to do.”'
      ]
    },
    {
      id: 'far-off',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“In China it was night,” said {A}. So China had to come in as well. They laid a dark cloth over the far end of the table, and nobody over there stirred.',
        '“What were they doing?” asked {H}. “Sleeping,” said {A}. “All of them?” {A} lifted up one corner of the cloth. “One of them’s looking for a lid,” said {A}.'
      ]
    },
    {
      id: 'and-the-moon',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Where was the moon?” asked {H}. {A} thought that it had not been up yet. So they took a lemon for it. It had to lie under the table, on the other side of everything. {H} lay down too, to see if it could have noticed. All that you saw from there was table.'
      ]
    }
  ],
  turn: [
    {
      id: 'dark-table',
      A: 'partner',
      paragraphs: [
        '{H} walked once round the table. From the place where the raisins lived, there was no mill. There were only raisins. “They’d got a minute of their own,” said {H} slowly.',
        '“And what’s happening now?” asked {A}. Nothing was. They were standing in the kitchen in their socks. “Somewhere,” said {A}, “it’s just happening to somebody. It’s the biggest thing all week, this very moment.”',
        'They held their breath and heard the fridge. “And we’re not noticing a thing,” whispered {H}. “We’re their cork,” whispered {A}.'
      ]
    },
    {
      id: 'wave',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“They’ll ask where we were,” said {H}. “We’ll have to be able to say.” So they took a good look at everything. There was the lamp. There were the crumbs by the bread bin. There was {A} with a spoon.',
        '“I’ll remember it,” said {H}. “You had your head on one side.” “Which side?” asked {A}, and was very careful not to move.'
      ]
    },
    {
      id: 'the-lid',
      A: 'partner',
      paragraphs: [
        'Then {H} went out and fetched the cork from behind the bread bin. Something else came with it, something blue and round. “My lid!” said {A}. “It was right beside you,” said {H}.',
        '{H} put the cork down again. Now it stood close to the mill. “I can tell you how it was,” said {H}. “{news}. It went like this.” And {A} sat down with the lid on one knee, and was there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried to remember, and got as far as lunch.',
      '{names} came over to be asked as well.',
      { text: '{names} held up a lid, and it was not that one.', needs: ['hands'] },
      { text: '{names} counted back on every finger, and missed it by a day.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down next to the table, roughly where it had been.',
      '{names} looked behind the bread bin, and there was only the cork.',
      { text: '{names} picked a bean to be, and put it beside the butter.', needs: ['hands'] },
      { text: '{names} ground a little pepper over it, for the weather.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped breathing too, for somebody’s big minute.',
      '{names} crept once round the table, the way a raisin sees it.',
      { text: '{names} listened at the tap, which was not noticing either.', needs: ['hands'] },
      { text: '{names} stood the mill up straighter, so that even the raisins could see it.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the minute back in the drawer, spoon by spoon. The lid went onto the tub with the rice, and it fitted.',
    'Then they washed and lay down, each in one place. If anybody asked, that was where they were.'
  ],
  last: [
    'Somewhere it was just happening to somebody. {H} was asleep, and did not notice.',
    'Exactly then, whenever that was, {H} was in bed and slept.'
  ]
})
