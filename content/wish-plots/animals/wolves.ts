import { wishPlot } from '../wish-plot.ts'

export const wolves = wishPlot({
  themes: ['wolves'],
  except: ['nice', 'kind', 'red', 'riding', 'hood', 'werewolf', 'pigs', 'bad', 'grandmother'],
  answers: ['howling', 'howl', 'cub', 'pack', 'moon', 'little', 'friendly', 'baby', 'family', 'night'],
  about: 'A wolf howls to hear where everybody is, but each time they all come running, and then there is nobody to answer.',
  titles: ['Where Is Everybody, Said the Wolf', 'Don’t Come, Answer', '{H} Howls at the Lamp', 'Everybody on a Note of Their Own', 'Awoo'],
  want: [
    {
      id: 'on-the-rock',
      A: 'partner',
      paragraphs: [
        '{H} was a wolf. The wolf sat on the rock, which was a footstool, and it was evening. {A} was somewhere behind two doors. You could hear that somebody was there, but not who, and not where.',
        'When a wolf wants to know where its family is, it howls. Then they howl back, each from its own place, and the wolf knows. That was what {H} wanted. {H} put up {H}’s chin and looked at the lamp. “Awoo,” went the wolf, very long and rather sad.'
      ]
    }
  ],
  way: [
    {
      id: 'came-running',
      A: 'partner',
      paragraphs: [
        'Feet came running. “What’s the matter?” asked {A}, in the door. “Have you bumped something?” “No,” said {H}. “I was asking where you were.” “I’m here,” said {A}. “But now I can see it,” said {H}. “Go back!”',
        '{A} went back. {H} waited until it was quiet, and howled again, much better. “Awooo!” The feet came even faster, and {A} had a wet spoon in one hand. “It sounded so sad,” said {A}. “When somebody sounds like that, I can’t stay where I am.”'
      ]
    },
    {
      id: 'less-sad',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Then I’ll do a cheerful one,” said {H}. But a cheerful howl is hard. It came out like a gate, and then like a trumpet with a cold. {A} stood there and was worried in a new way.',
        '“Do wolves howl when they’re happy?” asked {A}. “Of course,” said {H}. “They howl when they meet, and when they get up. They wag their tails all the time. You just can’t hear the tail.”'
      ]
    },
    {
      id: 'ears-of-a-wolf',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How far off can they hear it?” asked {A}. “As far as from here to the next town,” said {H}, “if it isn’t windy.” {H} laid a hand behind each ear, and turned them left and right.',
        'There was a tap that dripped. There was a fridge. “And there’s somebody eating a biscuit,” said the wolf. {A} stopped chewing. It had been quite a soft one.'
      ]
    },
    {
      id: 'nose-to-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Since {A} was there now, the wolves had to say hello. They did it nose to nose. {A}’s nose was cold, and {H}’s was warm, and then it was the other way about.',
        '“They do that every time,” said {H}, “even if it was only a minute.” So {A} went out of the door and came in again. It had been a short minute, but they were very glad.'
      ]
    },
    {
      id: 'tails',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Wolves talk with their tails as well,” said {H}. They each tied on a scarf. “Up means I’m the boss. Down means sorry.” {A}’s hung down to the floor. “What for?” asked {H}. “Nothing,” said {A}. “It’s just how the wool goes.”',
        '{A} lifted it with one hand, to see. “Now you’re the boss,” said {H}, and lifted the other one higher. So they stood on the rug, face to face, until their arms got tired. Then they both said sorry.'
      ]
    },
    {
      id: 'tracks',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} went back to the far room along the edge of the rug. {H} walked behind. “In the snow they step in each other’s footprints,” said {H}. “You can’t tell if it was one wolf or six.”',
        '{A} took longer steps, to see. The wolf behind had to jump for each of them. “It was one,” said {A}, “and something like a frog.”'
      ]
    },
    {
      id: 'other-comes-too',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At the next howl it was {A} who came, out of breath. “I thought it was the kettle,” said {A}. “And then I thought that a kettle wouldn’t be as lonely as that.”',
        '“I’m not lonely,” said {H}. “How could I be? Somebody comes every time.” It was said in a cross voice. {A} sat down on the rock beside the wolf, which was the last thing that it wanted.'
      ]
    },
    {
      id: 'cub',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the cub, and the cub had only a little howl. “Oo,” said {S}. “That’s a start,” said {A}. “They all begin with oo.”',
        '“Why do I have to be the cub?” asked {S}. “The cubs are the most important,” said {A}. “The whole pack brings them food. Everybody takes turns at looking after them.” “Oo,” said {S}, and put out a hand for the food.'
      ]
    },
    {
      id: 'into-the-rug',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Do they howl at the moon?” asked {A}. “No,” said {H}. “They only put their noses up, so that it goes further.” {A} wanted to see about that. So the wolf put its nose down and howled into the rug.',
        '{A} lay at the far end with one ear on the fringe. “It came through,” said {A}, “but it was very woolly.” Then they tried it under a cushion, and it was hardly a wolf any more. It was somebody in a bus, a long way off, saying no.'
      ]
    },
    {
      id: 'elder-street',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had that in our street,” said {S}. “At seven, every window opened, and they all called at once. Each of us knew our own.” “Did you go home then?” asked {A}.',
        '“We called back,” said {S}. “You had to call back first. After that there was always time for one more game.” {A} thought that this was very nearly how wolves did it.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had listened to all of it with great attention. {A} did not come running. {A} lay there, and looked up each time, and then down again.',
        '“{A}’s the only one who does it properly,” said {H}. It was only that {A} gave no answer either. But at least the wolf knew where {A} was.'
      ]
    },
    {
      id: 'nobody-left',
      A: 'partner',
      paragraphs: [
        '“It doesn’t work,” said {H}. “I call, and you come. And then there’s nobody out there to answer.” {A} looked back along the way that the feet had come. “That’s true,” said {A}. “I’ve been running away from the very place where you wanted me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'rules',
      A: 'partner',
      paragraphs: [
        'The wolf got down from the rock and thought. “Everybody goes where they like,” said {H}. “But nobody tells me where. And when I howl, don’t come. Answer.” “All on the same note?” asked {A}. “No!” said {H}. “Wolves never do. Each takes one of its own. Then three wolves sound like ten.” {A} took a low note along, and was gone.'
      ]
    },
    {
      id: 'finding-a-note',
      A: 'same',
      spare: 9,
      paragraphs: [
        'First the notes had to be given out. {H} took a high one, like the top of a door. {A} tried one like a cow, but that was too much. In the end it was something between a cow and a cello.',
        '“Keep it,” said {H}. “You mustn’t swap it with anybody. It’s so that I know it’s you.” {A} hummed it a few times, so as not to lose it on the way.'
      ]
    },
    {
      id: 'wrong-place',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The first answer came from low down. “Under the table,” said {H}. The second one had an echo in it. “In the bath!” The third one sounded like wool. {H} had to turn both ears for that. “You’re in with the coats.”',
        '“How did you know?” asked the coats. “You sound hung up,” said {H}.'
      ]
    },
    {
      id: 'quieter',
      A: 'same',
      spare: 11,
      paragraphs: [
        'With each turn the howls got softer, because it was late, and because of the neighbours. In the end it was not much more than breath. “Oo,” went {H}. And “oo” came back, from behind two doors.',
        'You would not think that anybody could hear it so far off. But they had both had some practice by now, and the ears were still on.'
      ]
    },
    {
      id: 'all-there',
      A: 'partner',
      paragraphs: [
        '{H} sat on the rock once more. “Awoo,” went the wolf, long and rather sad. Nobody ran. It was still for as long as a breath. And then it came, low and round, out of the kitchen: “Awoo.” That was {A}. It was near the window, and it was quite all right.',
        '{H} did not need to see it. {H} sat there and was content. “Awoo,” went the wolf once more, just to say so. And it came back at once, from the very same place.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled at the foot of the rock.',
      '{names} sniffed the wind, and it smelled of radiator.',
      { text: '{names} moved the lamp up, for a higher moon.', needs: ['hands'] },
      { text: '{names} wedged the rock, because it wobbled.', needs: ['hands'] }
    ],
    way: [
      '{names} came hurrying too, and had to go back as well.',
      '{names} howled along, but from right beside the rock.',
      { text: '{names} felt {H}’s head for a bump, and there was none.', needs: ['hands'] },
      { text: '{names} wiped up what had dripped from the spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} went off too, and lay down where nobody would think.',
      '{names} picked a place behind a door, with a nice dark smell.',
      { text: '{names} tried out a note in a saucepan, and kept it for later.', needs: ['hands'] },
      { text: '{names} left every door ajar, so that a howl could get through.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rock went back to its armchair. The kitchen light was still on, and somebody there was humming on a low note.',
    'When {H} had washed and lay in the den, it was dark. “Oo,” said {H}, as low as could be. From every room it came back, soft, one after another, and they were all at home.'
  ],
  last: [
    'The wolf knew where everybody was, and {H} was asleep.',
    'Nobody had to come, and nobody was far, and {H} slept with both ears up.'
  ]
})
