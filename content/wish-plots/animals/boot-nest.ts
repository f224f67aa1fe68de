import { wishPlot } from '../wish-plot.ts'

export const bootNest = wishPlot({
  id: 'wish-birds-boot',
  themes: ['birds'],
  except: ['parrot', 'parrots', 'flamingo', 'flamingos', 'nightingale', 'owl', 'owls', 'buho', 'búhos', 'corujas', 'hiboux', 'chouette', 'ruru', 'peacock', 'eagle', 'eagles', 'angry', 'big', 'early', 'watching'],
  wishes: ['robin', 'robins', 'bird’s nest', 'birds nest', 'bird nest', 'baby birds', 'nesting', 'little bird', 'bird building nest', 'birds build nest', 'bird builds nest', 'robin nest'],
  answers: ['nest', 'nests', 'eggs', 'egg', 'chick', 'baby', 'babies', 'little', 'singing', 'sing', 'fly', 'flying', 'tree', 'building', 'build', 'builds', 'built', 'made', 'makes'],
  company: ['bird'],
  about: 'A bird builds its nest in the hero’s left boot, and the hero has just the one boot until it has done with it.',
  titles: ['The Left Boot Is Taken', 'Somebody in the Boot', '{H} Hops for a Month', 'Five Eggs, Size Nine', 'Worn In by Birds'],
  want: [
    {
      id: 'outside-the-door',
      A: 'partner',
      paragraphs: [
        'Outside the door stood {H}’s boots, because of the mud. {H} wanted to go and find a puddle. The right boot went on. Out of the left one came a small bird, and it said “tick, tick”, and was cross.',
        '{H} and {A} bent down and looked in. Down in the toe, where it was dark, there was a nest of moss. “That’s a robin,” whispered {A}. “They build in anything. They’ve built in kettles.” “But I need it!” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'another-house',
      A: 'partner',
      paragraphs: [
        'So {H} looked for another house for the bird. There was a teapot without a lid, and {H} put some wool in it. It was a better house than a boot in every way. They set it beside the door and waited behind the glass.',
        'The robin came back with a beak full of moss. It looked at the teapot from the left and from the right. Then it went into the boot.'
      ]
    },
    {
      id: 'one-boot',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} went to the puddle all the same. On the right foot there was a boot, and on the left a bag with a rubber band. The boot said splosh. The bag said something that cannot be spelled.',
        '“How is it in there?” asked {A}. {H} lifted {H}’s left foot and listened to it. “There’s a puddle in this one as well,” said {H}. “So now I’ve got two.”'
      ]
    },
    {
      id: 'four-days',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The robin flew in and out all day, two hundred times and more. It brought moss, and dry leaves, and hair. “That’s mine,” said {A}, and felt the back of {A}’s head. “I sat out here with a comb on Sunday.”',
        'It took {A}’s hair for the inside, where it has to be soft. You could see that it thought well of it. {A} walked about very upright for the rest of the day.'
      ]
    },
    {
      id: 'other-door',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Nobody was to shut the door loudly now. {A} forgot it once, and there was a bang. Something shot out of the boot and up to the rail. It told {A} off, at the top of its voice.',
        '“I’m sorry,” said {A}. “You have to say it more quietly,” said {H}. So {A} said it again, in a whisper. The bird looked at {A} with one eye and then with the other.'
      ]
    },
    {
      id: 'five',
      A: 'partner',
      paragraphs: [
        'By Friday there were five eggs in the toe, small and smooth. “A robin can’t move house now,” said {A}. “Not with those. And it only wants the boot for a month. Then the chicks can fly, and it never needs it again.”',
        '{H} counted a month on all fingers, three times over. “And if it rains?” asked {H}. They looked at the right boot. Nobody had wanted that one.'
      ]
    },
    {
      id: 'round-the-foot',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“But my foot’s growing all the time,” said {H}. “What if it’s too big by then?” So {A} laid some paper on the floor. Slowly {A} drew a line round {H}’s left foot, toe by toe. It tickled so badly that the foot jumped.',
        'They looked at what they had got. “Now it’s got six toes,” said {A}. “That one’s the jump,” said {H}. They hung it up by the door, to compare it on Sundays. “You’re to stay like that,” {H} told the foot. The right one could do as it liked.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My uncle had them in his hat,” said {S}. “It hung in the shed. He went to church without one for five Sundays, and people asked if he was well.” “What did he say?” asked {A}.',
        '“He said that it was being used,” said {S}. “They thought that he had lent it to somebody. And so he had.”'
      ]
    },
    {
      id: 'pet-indoors',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had to use the other way out for a month. It was explained to {A} twice, and there was a cushion to make up for it.',
        'From the cushion {A} could hear that somebody lived outside the door. {A} put up with it. When you have a cushion, you can put up with a good deal.'
      ]
    },
    {
      id: 'small-question',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Does it smell of feet in there?” asked {S}. {A} had never thought of that. “A bit,” said {A}. “Mine.” {S} nodded. “Then they’ll know you,” said {S}, “when they come out. They’ll think you’re the boot.”',
        '{A} did not know if that was a good thing to be. But it was certainly something that not many people are.'
      ]
    }
  ],
  turn: [
    {
      id: 'lend-it',
      A: 'partner',
      paragraphs: [
        'Then {H} fetched a brick and put it behind the boot, so that it could not fall over. The right boot went beside it, as close as it would go, against the wind. “Now you’ve got none at all,” said {A}. “They belong together,” said {H}. When it rained, {H} stood behind the glass in socks.'
      ]
    },
    {
      id: 'sitting',
      A: 'same',
      spare: 4,
      paragraphs: [
        'After that the robin sat. It sat on Saturday, and on Sunday, and all the next week. Only the beak looked out from the dark, and an eye like a wet currant. “Isn’t it bored?” asked {H}.',
        '“It turns the eggs over,” said {A}, “so that they’re done on all sides.” {H} sat down on the mat and kept it company from a distance. After ten minutes {H} had to turn over too.'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The robin’s mate did not sit. It stood on the rail and sang, as if somebody poured water into a very thin glass. “It’s saying that the boot’s theirs,” said {A}. “A robin sings when all the others have gone to bed.”',
        '“It’s my boot,” said {H}. But {H} could not have said it half so well. So it was the bird’s, at least until it got dark.'
      ]
    },
    {
      id: 'mouths',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'One morning it cheeped in the boot. There were five mouths in there, wide open and yellow, and hardly anything behind them. From now on the two robins brought caterpillars. They brought one every few minutes, from the first light to the last.',
        '“That’s a lot of cooking,” said {A}, and sat down. “And nobody in there says thank you.” “They say more,” said {H}. “It’s nearly the same.”'
      ]
    },
    {
      id: 'rain-roof',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One night it poured. {H} sat up in bed. “It’s raining into it,” said {H}. {A} came too, and they looked out through the glass. The robin sat on the nest with its wings a little apart. The rain ran off it on both sides, and in the toe it was dry.',
        '“It’s got a roof,” whispered {A}. “It’s sitting under itself.” Then they could both go back to bed.'
      ]
    },
    {
      id: 'practising',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the last week it got tight in there. The five sat in a row along the top of the boot, with spots and short tails. They beat their wings and held on with their feet. “They’re trying them out,” said {A}, “without taking off.”',
        '{H} stood up on tiptoe behind the glass and did it with both arms. From outside it must have looked like six.'
      ]
    },
    {
      id: 'empty',
      A: 'partner',
      paragraphs: [
        'Then the day came. One young robin fell off the boot and found that it could fly. The next one went, and then three at once. In the evening {A} shook out the moss. “Yours again,” said {A}.',
        '{H} put it on. It was softer than the right one, and in the toe there was a small brown feather. “They’ve worn it in,” said {H}. It had begun to rain a little. They went out and looked for a puddle, and the left boot went in first.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at once beside the door, as quiet as moss.',
      '{names} backed away from the boot, since it was taken.',
      { text: '{names} checked the other shoes in the row for robins, one by one.', needs: ['hands'] },
      { text: '{names} carried the broom round the boots in a very wide curve.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed on the glass, until the robin had gone quite misty.',
      '{names} went the long way round, and left the doorstep to the robin.',
      { text: '{names} added a twig to the teapot, for a perch.', needs: ['hands'] },
      { text: '{names} made the tea in a jug, because the teapot was a house now.', needs: ['hands'] }
    ],
    turn: [
      '{names} huddled behind the glass with {H}, close to the socks.',
      '{names} crept past the brick on the way in.',
      { text: '{names} found {H} some dry socks, two that nearly matched.', needs: ['hands'] },
      { text: '{names} leaned an old umbrella over the boots, against the worst of the rain.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots stood outside the door again, side by side, and wet on the inside too.',
    'When {H} had washed, {H} tried the dark end of the bed, right down in the toe. Then {H} came up to the pillow after all. The feather was on the sill.'
  ],
  last: [
    'Somewhere outside a robin sang a little longer than all the others, and {H} was asleep.',
    'It was warm, right down to the toes, and that was where {H} slept.'
  ]
})
