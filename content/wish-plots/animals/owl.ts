import { wishPlot } from '../wish-plot.ts'

export const owl = wishPlot({
  themes: ['owls-foxes'],
  only: ['owl', 'owls'],
  except: ['badger', 'badgers', 'bat', 'bats', 'mole', 'raccoon'],
  answers: ['night', 'baby', 'barn', 'snowy', 'wise'],
  company: ['owl'],
  about: 'An owl outside asks who it is, the hero answers, and it turns out that it only said half of something.',
  titles: ['The Other Half of an Owl', 'It Asked Who', '{H} Talks to an Owl', 'It Takes Two to Say It', 'Half of a Tu-Whit'],
  want: [
    {
      id: 'who',
      A: 'partner',
      paragraphs: [
        'Outside the window, in the dark, there was an owl. “Hoo?” it asked. {H} had never seen an owl, and wanted to see this one. “It’s me,” {H} called. “{H}!” The owl was quiet for a bit. “Hoo?” it asked again.',
        '“{H},” said {H}, a little louder. “I live here.” “Hoo-hoo?” asked the owl. “And {A},” said {H}. “It’s very polite,” said {A}. “But it doesn’t remember names.”'
      ]
    }
  ],
  way: [
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        'They told the owl who was in the house. Then they went through the whole street, as far as the baker. After each name the owl thought, and asked “Hoo?” again. “And who are you?” called {H}. The owl did not say.',
        '“Perhaps it wants to hear it in Owl,” said {A}. So {H} made a hollow of both hands and blew over {H}’s thumbs. “Hoo,” went the hands, very well. At once it was silent outside. When they heard the owl again, it was two trees further off.'
      ]
    },
    {
      id: 'lamp-off',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s too light in here,” said {A}. “It can see us, and we can’t see it.” {A} switched off the lamp, and they put their noses to the glass. Slowly there was a roof, and then a tree.',
        '“Is that it?” whispered {H}. It was round, and sat quite still, up by the chimney. They looked at it for a long time without breathing much. Then the wind blew, and it rolled away. It was a football.'
      ]
    },
    {
      id: 'turning-heads',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“An owl can’t move its eyes,” said {A}. “They’re fixed. So it turns its whole head instead, nearly all the way round.” {H} tried that. {H} looked straight ahead, and turned.',
        'It went as far as {H}’s shoulder, and there something said stop. “Turn the rest of me,” said {H}. {A} took {H} by the shoulders and turned. “Now I can see behind me,” said {H}. “It’s the front.”'
      ]
    },
    {
      id: 'silent-wings',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“You never hear one fly,” said {A}. “It’s got soft edges on its feathers.” {A} swung a newspaper through the air, and it rustled. Then {A} swung a pillow. There was nothing to hear at all.',
        '“That’s an owl,” said {A}. {H} shut both eyes. “Is it coming now?” asked {H}. There was no sound. Then there was a pillow on {H}’s head.'
      ]
    },
    {
      id: 'other-animals',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“We could ask it things with no who in them,” said {H}. “What do you eat?” “Hoo,” said the owl. “Where do you sleep in the daytime?” “Hoo.”',
        '“And what’s the time?” called {A}. “Hoo-hoo,” said the owl. “It’s two hoo already,” said {H}. “That’s late,” said {A}. But for an owl it was breakfast time.'
      ]
    },
    {
      id: 'staring-back',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew exactly where the owl was. {A} looked at one place in the dark, and never blinked. {H} knelt down, laid a cheek next to {A}, and looked along there too.',
        'It was black, and in front of it was more black. “You’ve got better eyes than me,” said {H}. {A} had, and went on using them.'
      ]
    },
    {
      id: 'used-to-hear',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had owls when I was small,” said {S}. “They did the whole of it. This one only does the second part.” “What’s the first part?” asked {A}.',
        '{S} thought hard. {S}’s mouth made the shape of it, and nothing came. “I was always asleep by then,” said {S}. “I only ever knew that there was one.”'
      ]
    },
    {
      id: 'small-owl',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} sat on the arm of the sofa, pulled in {S}’s neck and was an owl. {S} had two very round eyes. “Who?” asked {A}. “You,” said {S}. “No, that’s what you’re meant to ask,” said {A}.',
        '“I know who you are,” said {S}. “I’m a clever one.” And {S} looked slowly to the left and slowly to the right, and knew everybody.'
      ]
    },
    {
      id: 'higher-ear',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“One of its ears is higher than the other,” said {A}. “So it hears just where a thing is, even under snow.” {H} pushed one ear up with a finger, and one down, and shut both eyes. “Hoo,” it went outside. “It’s over there,” said {H}, and pointed.',
        '{A} had done it too, the other way up. “No, over there,” said {A}. When they looked, they were pointing at each other. “Hoo,” said the owl, and that came from the chimney, where nobody had pointed at all.'
      ]
    },
    {
      id: 'like-bark',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“We might be looking right at it,” said {A}. “It stands close to the trunk and shuts its eyes to slits, and then it’s bark.” “I could do that,” said {H}. Behind the door hung a brown coat. {H} stood up against it and made slits.',
        '{A} turned round, and the room was empty. “{H}?” said {A}, and looked behind the curtain. “Did you see where {H} went?” {A} asked the coat. “Hoo?” asked the owl outside. “That’s just it,” said {A}. Then one of the buttons blinked, and the coat had to laugh.'
      ]
    },
    {
      id: 'half-of-it',
      A: 'partner',
      paragraphs: [
        '{A} stood at the window with {A}’s head on one side. “It goes hoo,” said {A}, “and then it stops, and waits. Just like you when you’ve said knock, knock.” “And what’s it waiting for?” asked {H}.',
        '“You know how people say that an owl goes tu-whit, tu-whoo?” said {A}. “That isn’t one owl. That’s two. One calls kewick, and the other one answers hoo. It isn’t asking anything. It’s saying its half.”'
      ]
    }
  ],
  turn: [
    {
      id: 'kewick',
      A: 'partner',
      paragraphs: [
        '“Then somebody has to do the other one,” said {H}. {A} opened the window a little. {H} made {H}’s voice thin and pointed. “Kewick,” called {H} into the dark. “Hoo,” said the owl at once. “Kewick!” “Hoo-hoo!”',
        'There was not a sound. But on the windowsill there sat an owl. It was brown, and as tall as a jug. It looked at {H} with two large black eyes.'
      ]
    },
    {
      id: 'all-the-way-round',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It did not move its feet. But its head turned, past {H}, past {A}, past the lamp, until they saw the back of it. “It’s looking for the other owl,” whispered {A}.',
        'Then the head came round again from the other side, and there were the eyes. It looked {H} up and down. It had thought that there would be more feathers.'
      ]
    },
    {
      id: 'counting-feathers',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They had never been so near to an owl. There were feathers down to its toes, like trousers. There was a small one between its eyes that the wind moved. It smelled of bark.',
        '“Don’t breathe on it,” breathed {A}. {H} held everything still, and looked at it so hard that {H} would know it again.'
      ]
    },
    {
      id: 'the-real-one',
      A: 'partner',
      paragraphs: [
        'Then, a long way off, behind the roofs, something called. “Kewick.” It was thin and pointed, and it was not {H}. The owl’s head went round like a lid.',
        '{H} could have called once more. {H} wanted to very much. But {H} held {H}’s mouth shut with both hands. “Kewick?” it came again. The owl opened its wings without a sound, and then there was no owl on the sill.',
        '“Kewick,” they heard, over there by the trees. “Hoo-hoo.” “Now it’s said,” whispered {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the window too, and did not mention any name.',
      '{names} leaned first to one side and then to the other, as owls do.',
      { text: '{names} spelled the name for the owl, letter by letter.', needs: ['hands'] },
      { text: '{names} rubbed the glass with a sleeve, to make it less dark.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round at every name, just in case.',
      '{names} shivered, because hoo sounds colder than it is.',
      { text: '{names} blew over some thumbs as well, and only made the thumbs wet.', needs: ['hands'] },
      { text: '{names} wrote down the street, house by house, so that nobody got left out.', needs: ['hands'] }
    ],
    turn: [
      '{names} froze on the spot, like something small in the grass.',
      '{names} sank lower and lower, for the owl’s eyes were very big.',
      { text: '{names} put down a cup so slowly that it took a minute.', needs: ['hands'] },
      { text: '{names} kept the curtain back, by a finger’s width.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the window, and the lamp was on again. On the sill lay one brown feather, to be kept.',
    'When {H} had washed and lain down, the two owls still called far away, half by half. “Good,” somebody said at the door. “Night,” said {H}.'
  ],
  last: [
    'Kewick, went one owl, and hoo-hoo, went the other, and {H} slept.',
    'Each owl had said its half, and nobody had to answer any more, and {H} slept.'
  ]
})
