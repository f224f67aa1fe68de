import { wishPlot } from '../wish-plot.ts'

export const visitorAnything = wishPlot({
  visits: 'anything',
  about: 'Somebody of whom everybody tells a story, and always wrong after the first sentence, comes to have it told right.',
  titles: ['Right So Far', 'How It Really Went', '{H} Tells It Properly', 'Everybody Tells It Wrong', '{visitor} Has Something to Say'],
  want: [
    {
      id: 'once',
      A: 'partner',
      paragraphs: [
        '“Tonight I’m going to tell the story,” said {H}. “All of it, and nobody helps.” {A} sat down to listen. {H} took a breath and began. Once there was {visitor.first}.',
        '“Right so far,” said somebody. At the end of the table sat a guest, and nobody had heard the door. It was {visitor}. “Do go on,” said {visitor}. “I’ve come because everybody tells it wrong.”',
        '“What do they tell wrong?” asked {A}. “Everything after the first sentence,” said {visitor}.'
      ]
    }
  ],
  way: [
    {
      id: 'wood',
      A: 'partner',
      paragraphs: [
        '{H} sat up straight. It is not easy to tell a story to the one who was there. “One day {visitor} went into a wood,” said {H}. “There was a wolf.” “There was never a wolf,” said {visitor}. “I’d have noticed.”',
        '“There’s nearly always a wolf,” said {H}. “You see?” said {visitor} to {A}. “They put in a wolf, and then I can’t get a word in.”'
      ]
    },
    {
      id: 'treasure',
      S: 'partner',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '“I know it,” said {S}. “{visitor} had a map, and the map showed a treasure.” {visitor} thought about it. “I had a napkin once,” said {visitor}. “It had gravy on it. It did look like a country.”',
        '“Did you dig?” asked {A}. “I wiped the table with it,” said {visitor}. {S} had to admit that this was a different story.'
      ]
    },
    {
      id: 'stormy',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I know how it ought to begin,” said {A}, and made both eyes big. “It was a dark and stormy night.” “It was a Wednesday,” said {visitor}. “It was half past two.” “Was there no thunder?” “There was somebody with a pram,” said {visitor}.',
        '{A} tried it all the same, behind one hand. “It was half past two,” whispered {A}. “And on the pavement something was coming nearer. On wheels.” {H} moved up closer. You would never have thought it of a Wednesday.'
      ]
    },
    {
      id: 'wedding',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“And at the end everybody got married,” said {A}. “Who to?” asked {visitor}, quite alarmed. {A} looked round the kitchen. There was only the mop.',
        '“You don’t have to,” said {H} quickly. “It’s only how they end.” {visitor} moved a little further from the mop all the same.'
      ]
    },
    {
      id: 'tell-it-then',
      A: 'partner',
      paragraphs: [
        '“Then tell it yourself,” said {H}. “Once there was,” said {visitor}, and stopped. “I can’t say that about me. It sounds so long ago.”',
        '“It isn’t the telling,” said {A} to {H}. “You’ve been saying what comes next. Nobody’s asked.” That was true. {H} had not asked {visitor} one single thing.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“Is {A} in it?” asked {H}. “Nobody ever tells it with {A} in it,” said {visitor}. {A} had been listening for a good place to come in, and came in there.',
        'From then on {A} sat right beside {visitor}, as somebody does who is in the story too.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was told it the other way round,” said {S}. “In mine it rained, and there was a goat.” “There was a goat,” said {visitor}. Nobody had expected that.',
        '“What was it called?” asked {A}. “It didn’t say,” said {visitor}. “It was the sort of goat you don’t ask.” {S} looked very pleased for the rest of the evening.'
      ]
    },
    {
      id: 'three-doors',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There have to be three of everything,” said {A}. “Three doors, and three brothers, and a thing that’s done three times.” “I’ve got no brothers,” said {visitor}. “And there was one door. It stuck.” {A} was sorry about that, and thought.',
        '“How often did you have to push?” asked {A}. {visitor} counted back. Once it had not moved. Twice it had not moved. And then it was open. “There you are,” said {A}, and was proud of it for quite a while.'
      ]
    },
    {
      id: 'voices',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You do it in the wrong voice, too,” said {visitor}. “They always give me a squeaky one.” {H} tried a deep one. It came up from the knees. {A} tried one through the nose.',
        '“That’s nearer,” said {visitor}, “but it’s my aunt.” They never did find it. Only when {visitor} laughed about the aunt, there it was.'
      ]
    },
    {
      id: 'bear',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If there’s no wolf, then at least a bear,” said {A}. “A small one. It needn’t do anything.” {visitor} sighed. “Where would it stand?” asked {visitor}.',
        'They tried it out with a coat. Wherever the bear stood, it was in the way, and {visitor} had to go round it. “You see,” said {H}, who had begun to see it too.'
      ]
    },
    {
      id: 'picture',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’ve seen a picture of it,” said {A}. “You looked very brave. You had a cape.” “That was a towel,” said {visitor}. “I’d just been in the bath.”',
        '“Then why did you look so brave?” asked {A}. “The bath was cold,” said {visitor}. {H} thought that this was better than the cape.'
      ]
    },
    {
      id: 'ever-after',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And then you lived happily ever after,” said {A}. “They all do.” {visitor} went through it, day by day. “On the Thursday I got rained on,” said {visitor}. “And there was that afternoon with the wasp.” “But apart from that?” asked {A}. {visitor} had to think.',
        '“Mostly,” said {visitor}. So they put it like that. {H} said it once, to hear how it sounded: and they lived mostly happily ever after. Nobody had heard a better one yet.'
      ]
    },
    {
      id: 'short',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is it a long story?” asked {A}. “It was long while it happened,” said {visitor}. “It gets shorter each time they tell it. They leave out the waiting, and I did so much of that.”',
        'So they put some waiting in. They all sat and looked at the clock, until the big hand had moved. “Thank you,” said {visitor}. “That was exactly it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'asking',
      A: 'partner',
      paragraphs: [
        'So {H} asked. “How did it begin?” “With that first sentence,” said {visitor}. “People always want to know why. There was no why. It was just how I was.” “And what did it smell of?” “Of rain, and a bit of mustard,” said {visitor}. “What did you have with you?” asked {A}. “One button. I still have it.” And there it was.',
        '“And were you alone?” asked {H}. “That’s what they all get wrong,” said {visitor}. “I was never alone. There was somebody beside me the whole time, and that one is never in it.” They were all quiet. “That should go in right after the first sentence,” said {H}.',
        'Then {H} told it, with the rain and the mustard and the button. Nobody helped. Once there was {visitor.first}, and somebody was there too. {visitor} listened to the very end, and said nothing at all.'
      ]
    },
    {
      id: 'right',
      A: 'partner',
      paragraphs: [
        '“Well?” asked {H}. {visitor} was looking at the button. “Nobody’s ever told it so well,” said {visitor}. “The others never ask. And you left out the wolf.” “There wasn’t one,” said {H}.'
      ]
    },
    {
      id: 'button',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{visitor} put the button on the table, in the middle, where everybody could see it. “You may look after it,” said {visitor}, “for the next time somebody tells it.”',
        '{H} put it in the left pocket. It was still quite warm.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slid along the bench, to sit nearer to the guest.',
      '{names} settled down for a story, and got one sentence of it.',
      { text: '{names} poured a glass of water for the one who told it.', needs: ['hands'] },
      { text: '{names} brought a plate of bread, because it might be a long story.', needs: ['hands'] }
    ],
    way: [
      '{names} growled a little, for the wolf, and had to stop.',
      '{names} lay down in the wood, which was under the table.',
      { text: '{names} took out the wolf, and wiped the place with a cloth.', needs: ['hands'] },
      { text: '{names} drew the wood anyway, since there was a pencil.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed the air for mustard, and there was just a trace.',
      '{names} moved up beside somebody, as in the story.',
      { text: '{names} polished the button very gently, and gave it back.', needs: ['hands'] },
      { text: '{names} shook out an umbrella, because it rained so well.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs were pushed in, also the one at the end of the table.',
    'They washed rather slowly, because {visitor} had thought of one more thing, and then of one more.'
  ],
  last: [
    'Once there was {H}, who was asleep, and somebody was there too.',
    'The night went on, from beginning to end without a wolf, and {H} was sleeping in it.'
  ]
})
