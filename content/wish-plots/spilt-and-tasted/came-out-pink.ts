import { wishPlot } from '../wish-plot.ts'

export const cameOutPink = wishPlot({
  id: 'wish-came-out-pink',
  wishes: ['socks came out pink', 'socks pink', 'pink socks', 'all socks pink', 'washing came out pink', 'washing pink', 'washing turned pink', 'laundry came out pink', 'laundry pink', 'laundry turned pink', 'everything came out pink', 'clothes came out pink', 'clothes turned pink', 'clothes went pink', 'clothes all pink', 'white clothes pink', 'white shirt pink', 'white shirt came out pink', 'white shirts pink', 'shirt turned pink wash', 'pants came out pink', 'vest came out pink', 'vests pink', 'underwear pink', 'towels pink', 'towels came out pink', 'sheets pink', 'pyjamas turned pink wash', 'uniform turned pink', 'uniform pink', 'uniform came out pink', 'football kit pink', 'football kit came out pink', 'red sock wash', 'red sock washing', 'red sock in with the whites', 'red sock whites', 'red sock laundry', 'red shirt washing white', 'red t-shirt wash white', 'washing came out blue', 'washing turned blue', 'washing came out purple', 'laundry turned blue', 'laundry came out blue', 'socks came out blue', 'socks turned blue', 'colour ran wash', 'colours ran wash', 'laundry blue', 'laundry blue jeans', 'blue jeans wash white', 'blouse came out pink', 'white blouse pink', 'washing went pink', 'laundry went pink', 'wash turned pink', 'tights came out pink', 'bed sheets came out pink', 'pillowcase pink wash', 'karate suit pink', 'judo suit pink', 'red sock turned pink', 'red sock machine', 'red hat wash white', 'colours ran washing', 'colors ran wash', 'colour run in the wash'],
  answers: ['pink', 'blue', 'purple', 'red', 'white', 'whites', 'grey', 'sock', 'socks', 'shirt', 'shirts', 't-shirt', 'vest', 'vests', 'pants', 'underwear', 'blouse', 'jeans', 'tights', 'trousers', 'pyjamas', 'towel', 'towels', 'sheets', 'uniform', 'kit', 'football', 'school', 'clothes', 'washing', 'laundry', 'wash', 'washed', 'machine', 'came', 'come', 'comes', 'out', 'turned', 'turns', 'went', 'goes', 'got', 'all', 'everything', 'everybody', 'everyone', 'now', 'colour', 'color', 'colours', 'colors', 'ran', 'dyed', 'mistake', 'by', 'accident', 'one', 'in', 'with', 'put', 'left', 'my', 'his', 'her', 'our', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'papa', 'mama', 'grandma', 'grandpa', 'granny', 'nana', 'brother', 'sister', 'today', 'yesterday', 'morning', 'family', 'whole', 'because', 'new', 'funny', 'dad’s', 'daddy’s', 'mum’s'],
  except: ['holi', 'odd socks day', 'hair', 'dog', 'cat', 'flamingo', 'elephant', 'sea', 'sky', 'teased', 'laughed', 'cried', 'crying', 'unicorn', 'princess'],
  moods: ['losing', 'change', 'quarrel'],
  company: ['sock', 'socks', 'machine', 'box', 'vest', 'line', 'pegs', 'peg', 'soap', 'basket', 'shoes'],
  about: 'All the socks come out of the wash pink, and more white things only come out pink as well, until it is seen that those that never had a partner now go with any other.',
  titles: ['Ten Lonely Socks', 'It Was the Red One', '{H} Opens the Round Door', 'All the Socks Came Out Pink', 'Any Two Will Do'],
  want: [
    {
      id: 'pink-at-the-door',
      A: 'partner',
      paragraphs: [
        '{H} wanted white socks to sing in tomorrow, and the white washing had come out pink. The machine had washed it, and dried it, and stopped. {H} opened the round door. Out came a pink sock, and another, and a pink vest. “Have we got any pink socks?” asked {A}. There had not been one. Now every sock was pink, down to the smallest toe. {H} put on two, and it looked as if both feet were blushing.'
      ]
    }
  ],
  way: [
    {
      id: 'where-it-came-from',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked for the one who had done it. The soap was white, and the water ran clear. There was a strawberry on a bib. But that was only sewn on, and as red as before. “It must have been somebody very red,” said {A}, “who isn’t so red now.”',
        '{H} asked the pegs, and then the soap dish, and neither had been there. The socks had been there the whole time. But it is no use asking a sock. In a machine it is dark, and you go round.'
      ]
    },
    {
      id: 'names-for-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it isn’t pink,” said {H}, and held a sock to the light. There are other names. {H} tried salmon, and sunset, and a very pale beetroot. {A} thought that it might be a warm sort of white.',
        'They put the sock on the white basin, to find out. On the basin it was pink from top to toe. Now even the basin looked a bit pink. “Take it away,” said {A}, “before there’s more.”'
      ]
    },
    {
      id: 'more-white',
      A: 'partner',
      paragraphs: [
        '“If juice is too strong, you put water in,” said {H}. “We need more white!” On the shelf stood the box of lonely socks, nine of them. One was cream, one was pale grey, one had a frill, and not one had a partner. {H} put them all in, along with the pink ones, and shut the door. The machine washed, and dried, and stopped. Out came a pink sock. Out came one with a pink frill. “Now there are more of us,” said {A}. There was not a white toe left in the house.'
      ]
    },
    {
      id: 'the-round-window',
      A: 'same',
      spare: 3,
      paragraphs: [
        'While the machine ran, they had both sat in front of its round window. Things came by. A vest came by, and waved, and came by again. “There goes the cream one,” said {H}. “It’s still cream.” Next time round it was harder to tell.',
        '“When does it happen?” asked {A}. They did not blink. But it was like getting tired, said {H} at last. Nobody ever sees it begin. They only see that it has.'
      ]
    },
    {
      id: 'a-lot-of-soap',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} took one sock to the basin, and rubbed it with soap, all by hand. It foamed, and the foam was white, so that {H} had hopes. {H} rinsed it, and there it was. “That’s the cleanest pink I’ve ever seen,” said {A}.',
        'It even shone a little. {H} had washed the pink as well, and there was nothing in it now but pink. The foam went down the plughole, as white as it had come.'
      ]
    },
    {
      id: 'chalk',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had a piece of chalk, and drew on one of the socks. Where the chalk had been it was white. {A} did the whole heel, and half the foot, and it took up all the chalk. “Put it on,” said {A}. {H} put it on and went as far as the door.',
        'Along the floor there was now a row of white heels. They were very good ones. When {H} looked at the sock, it was pink, and all the white had stayed behind.'
      ]
    },
    {
      id: 'the-others',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} found a pair of pants in the heap, pink ones, and held them up. “These were for work,” said {A}. “Does anybody see them?” asked {H}. {A} thought about it. In all those years nobody had said a thing about them.',
        '“Then it doesn’t matter,” said {H}. “But I’ll know,” said {A}. “I’ll be sitting there, quite serious, and I’ll be pink.” The longer {A} thought of it, the better {A} liked it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In our street it was once blue,” said {S}. “There was a pair of new trousers in with the bed sheets. We slept in a blue bed until I was nine.” {A} asked how that had been. “Like the sea,” said {S}. “My cousin would only lie on the beach end.”',
        '“And when they were worn out?” asked {A}. “Then we had white ones,” said {S}, “and none of us could sleep. It was much too light.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ll look pink as well,” said {S}, “so that the socks don’t notice.” {S} rubbed both cheeks with both hands, until the pink came. It began in the middle. {A} held a sock beside it, and said, “A bit more.”',
        'Then {S} stopped for a rest, and the pink went away again. “That’s how to do it,” said {S}. “You just stop.” They both told the sock so. It did not know how.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was shown one of the socks. {A} smelled at the toe, and at the heel, and once at the inside. To {A} it was quite the same sock as on Friday. There was {H} in it, and a bit of hall.',
        '“It’s pink,” said {H}. {A} looked from the sock to {H}, and waited for the rest of the story. There was no more. Then {A} lay down on the heap, which was warm, whatever else it was.'
      ]
    },
    {
      id: 'the-red-one',
      A: 'partner',
      paragraphs: [
        '{H} put one arm in, right to the back. Something was stuck to the top of the drum, where it had been both times. It was a red sock, though not a very red one any more. “It’s given everybody some,” said {A}. “And it hasn’t got a partner, either.”',
        '{A} looked along the heap. “Which was the cream one?” asked {A}. {H} picked one out. Perhaps it was, and perhaps it was the grey. “And which one goes with it?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'any-two',
      A: 'partner',
      paragraphs: [
        '{H} held up a pink sock that had been alone for two years. Then {H} took the next one from the heap, without choosing, and it was pink. They went together. So did the next two. “Any of them goes with any of them,” said {H} slowly. “You needn’t look for the other one ever again,” said {A}.'
      ]
    },
    {
      id: 'with-eyes-shut',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} tried it with both eyes shut. {H} took one from here and one from there, and held them up. “A pair,” said {A}. {H} turned round three times and took two more. “A pair,” said {A}. It was always right.',
        'In the end {H} let them fall on the floor, just as they liked. They lay about in twos, wherever you looked. “It used to take us until supper,” said {A}, “and then there was always one over.”'
      ]
    },
    {
      id: 'on-the-line',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} hung the socks on the line to air. Before, each lonely one had hung beside a stranger, and had looked away. Now it was one long row. When a door moved, all the toes swung to the left, and then all to the right.',
        '“They’re going to sing as well,” said {A}. {H} stood below and beat time with a peg. Only one of them was out of step. It was the one with the frill, and it always had been.'
      ]
    },
    {
      id: 'the-tenth',
      A: 'partner',
      paragraphs: [
        'At the bottom of the heap one sock was left over, after all. {H} laid it beside the one that had been red. “You can’t tell which of them did it,” said {A}. That made a pair.',
        'The box for lonely socks was empty. {H} chose two to sing in, and it did not matter which. “If we’ve all got pink feet tomorrow,” said {H}, “then it’s on purpose.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the round door, where it was dark.',
      '{names} crept under a pink vest, and came out at the neck.',
      { text: '{names} carried the basket to the window, for better light.', needs: ['hands'] },
      { text: '{names} read the label in a vest, and it said nothing of pink.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at both feet, and they were still the old colour.',
      '{names} found one more sock, under the basket.',
      { text: '{names} fetched a white hankie, and then put it safely away.', needs: ['hands'] },
      { text: '{names} wiped the round door inside, and the cloth came out pink.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the warm pink heap, in the middle.',
      '{names} brought a pink sock that had got as far as the hall.',
      { text: '{names} rolled up two of them, without looking.', needs: ['hands'] },
      { text: '{names} put on a pink pair at once, over the others.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pairs were put away, and there were so many that the drawer would hardly shut. The machine was left with its door a little open.',
    '{H} got washed, and came out a bit pink. Two socks lay ready on the chair for tomorrow, side by side. {H} lay down in the white bed.'
  ],
  last: [
    'In the drawer nobody was alone any more, and {H} was asleep.',
    'All the pink feet at home were under their blankets, and {H} was asleep.'
  ]
})
