import { wishPlot } from '../wish-plot.ts'

export const whereWereYou = wishPlot({
  id: 'wish-any-where-were-you',
  tellsAny: 'happened',
  about: 'The other was looking for a lid when it happened; the hero lays the moment out on the table, too full to be seen, until only the news is left and the other is put beside it.',
  titles: ['Where Was the Lid', 'One Foot in a Sock', '{H} Lays Out a Minute', 'Everything Was Somewhere', 'Somebody Else’s Lid'],
  company: ['lid', 'pepper mill', 'minute', 'salt'],
  want: [
    {
      id: 'where',
      A: 'partner',
      paragraphs: [
        '“{news},” said {H} that evening, not for the first time. “And where were you?” {A} had to think. “When?” asked {A}. “When it happened.”',
        '“I think I was looking for a lid,” said {A}. {H} could not believe it. “It was the biggest thing all week,” said {H}, “and you were looking for a lid?” {H} wanted {A} to have been there, and there was only one way to do that.'
      ]
    }
  ],
  way: [
    {
      id: 'pepper-mill',
      A: 'partner',
      paragraphs: [
        '{H} cleared the table, and put the pepper mill in the middle. “That’s where it happened,” said {H}. “{news}, just there.” Then {H} gave {A} a cork. “And that’s you. Put it where you were.”',
        '{A} held the cork over the table, and then over the edge of it. “I was further off than that,” said {A}. {A} went away with the cork and came back without it. “I’m behind the bread bin,” said {A}, “and I can’t see a thing from there.”'
      ]
    },
    {
      id: 'more-like-it',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“That doesn’t look much like {seen},” said {A}. That was true. It looked like pepper. So for {seen} they fetched {seen.stand}, and put that beside the mill. {A} wanted to know what {seen} was doing in the middle of all this.',
        '“Not that,” said {H}, for {A} {seen.move}, in case it helped. “Well, nearly that. But you’d have to think of {seen.part}.” {A} thought of {seen.part}, and did it again. “Now you see what you missed,” said {H}.'
      ]
    },
    {
      id: 'noticed',
      A: 'partner',
      spare: 13,
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
        'It was not with the lids. It was not on the tub. “Then that bit’s still going on,” said {H}. “Which bit?” asked {A}. “The looking.” So {A} was still in the middle of it.'
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
        '“What about me?” asked {H} all at once. There was the cork, and there was the mill, but nobody had laid out {H}. {A} brought the eggcup.',
        '{H} put it beside the mill, and then a step back, and then half a step nearer. “I’d got one shoe on,” said {H}. “How do we show that?” {A} gave the eggcup a sock, on one side.'
      ]
    },
    {
      id: 'fast',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“We could play the minute,” said {A}. “You say go.” {H} said go. {A} looked for the lid, ran round to be the mill, looked for the lid again, and sneezed. It took a good deal longer than a minute.',
        '“Stop,” said {H}. “You’ve only got two hands.” “In the real one everybody did their own part,” said {A}, quite out of breath. “That’s how they managed.”'
      ]
    },
    {
      id: 'before',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And the minute before it?” asked {A}. {H} looked into the drawer. A minute before it, all the spoons had been lying just the same.',
        '“They’d no idea,” said {H}. They both felt rather sorry for the spoons. “Should we have told them?” asked {A}. “They’d only have worried,” said {H}.'
      ]
    },
    {
      id: 'what-time-exactly',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“When was it, to the minute?” asked {A}, and fetched the clock. {H} turned the hands back through supper, and through the afternoon. They went past the washing-up, and past a good deal that had been nothing in particular. “Stop,” said {H}. “A bit more. There.”',
        'Now the clock stood beside the mill and showed exactly the right time. It ticked all the same. They had to turn it back every so often, or the minute would have run off the table. “It doesn’t want to stay in that one,” said {A}. “It’s got other minutes to do.”'
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
        '“Where was the moon?” asked {H}. {A} thought that it had not been up yet. So they took a lemon for it. It had to lie under the table, on the other side of everything. {H} lay down too, to see if the moon could have noticed anything. From there you only saw table.'
      ]
    },
    {
      id: 'crowded',
      A: 'partner',
      paragraphs: [
        '“Perhaps I’ve left something out,” said {H}. There had been a bus in that minute, and it got a matchbox. There had been the people next door, and they got a raisin each. Soon the table was full. “But {news}!” said {H}. “Where’s it gone?” The mill was quite lost.',
        '“The raisins all missed it too,” said {A}. “You’ve told me where everybody was. You haven’t told me what it was like.”'
      ]
    }
  ],
  turn: [
    {
      id: 'dark-table',
      A: 'partner',
      paragraphs: [
        '{H} bent down behind the bread bin. From there you saw nothing but bread bin. “No wonder you missed it,” said {H}. They pushed the bus and the raisins out to the edge. Only the mill was left, and what had happened.',
        'They got down until both their chins were on the table. From there the mill was very big.',
        {
          joins: true,
          both: [
            '{H} told {A} where {seen} was, and about {seen.part}.',
            '“That’s {seen.part},” whispered {H}, and pointed with a nose.',
            '{H} showed {A} where to look, with one eyebrow.'
          ]
        },
        { joins: true, both: ['“Can you see it now?” whispered {H}. {A} looked for a long time. “I’m beginning to,” whispered {A}.'] }
      ]
    },
    {
      id: 'the-lid',
      A: 'partner',
      paragraphs: [
        '“You’re still behind the bread bin,” said {H}, and fetched the cork. Something else came with it, something blue and round. “My lid!” said {A}. “It was right beside you,” said {H}.',
        '{H} stood the cork against the mill. “Now,” said {H}. “{news}. It went like this.” {A} sat with the lid on one knee and heard all of it. “And where were you?” asked {H} at the end. “Right beside it,” said {A}.'
      ]
    },
    {
      id: 'wave',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Something might be happening now,” said {A}, “and they’ll ask us where we were.” So they took a good look at everything. There was the lamp. There were the crumbs by the bread bin. There was {A} with a lid.',
        '“I’ll remember it,” said {H}. “You had your head on one side.” “Which side?” asked {A}, and was very careful not to move.'
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
      { text: '{names} put down a bean, beside the butter, and had been there.', needs: ['hands'] },
      { text: '{names} ground a little pepper over the table, for the weather.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very still, so as not to shake the table.',
      '{names} came up close to the mill, to be there as well.',
      { text: '{names} turned the lamp down a little, and moved up.', needs: ['hands'] },
      { text: '{names} swept the last raisin out of the way.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the raisins back in the tin, and the lid onto the tub, where it fitted. The cork was left beside the mill.',
    'Then they washed and lay down, each in one place. {H} told all of it once more, in a whisper, from the beginning.'
  ],
  last: [
    '{H} had got as far as {seen} in the telling, and was asleep.',
    'In the kitchen the cork stood right where it had happened and missed nothing, and {H} was asleep.'
  ]
})
