import { wishPlot } from '../wish-plot.ts'

export const yeti = wishPlot({
  id: 'wish-yeti',
  wishes: ['yeti', 'yetis', 'bigfoot', 'sasquatch', 'abominable snowman', 'big foot'],
  answers: ['snow', 'mountain', 'mountains', 'friendly', 'hairy', 'furry', 'big', 'white', 'footprints', 'footprint', 'himalayas', 'monster'],
  except: ['scared', 'afraid', 'scary', 'bed', 'attack', 'trainers', 'shoes'],
  company: ['yeti'],
  about: 'High in the snow one yeti has seen a person, and the other knows that there is no such thing.',
  titles: ['There Is No Such Thing as People', 'A Nest with Five Rooms', '{H} Has Seen One', 'What the Yeti Saw', 'With the Fur Off'],
  want: [
    {
      id: 'i-saw-one',
      A: 'partner',
      paragraphs: [
        'Two yetis lived in the snow, which was the white sheet. The one in the bath mat was {H}, and the one in the sheepskin was {A}. They were big and shaggy, and had never met anybody else. “I’ve seen one,” said {H}, and sat down, still quite out of breath.',
        '“One what?” asked {A}. “A person.” The other yeti sighed. “There’s no such thing as people,” it said. “We’ve talked about this.” But {H} had seen it, and wanted to be believed.'
      ]
    }
  ],
  way: [
    {
      id: 'proof',
      A: 'partner',
      paragraphs: [
        'In the snow there was a footprint. {H} showed it. It was no longer than a slipper. “That’s from a goat,” said {A}, “with flat feet.” Next {H} found a glove. The other yeti held it up to the moon and looked in. “It’s a nest,” it said. “With five rooms. For five very thin birds.”',
        'So {H} made a drawing. It had two legs, and hardly any fur, and something silly on its head. “You’ve drawn that with your foot,” said {A}.'
      ]
    },
    {
      id: 'what-do-they-eat',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“If there were people,” said {A}, “what would they live on?” {H} had heard about that. They boiled leaves in water, and threw away the leaves, and drank the water. “And then?” asked {A}. “Then they say ah.”',
        'The yeti in the sheepskin had to hold its tummy. It said ah several times. No animal could live on that.'
      ]
    },
    {
      id: 'photo',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’d take a photo of it,” said {H}, “if I had something to take one with.” A box was found that would do. {H} lay in wait behind a snowdrift and pressed. What came out was white, with a grey bit.',
        '“It’s blurred,” said {A}. “It’s always blurred. Funny, isn’t it, that nobody ever gets a good one?” {H} said that it was the shaking. You try and keep still, when you see a person.'
      ]
    },
    {
      id: 'they-say',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“They say that people shave,” said {H}. “Shave what?” “Their faces. Every morning it grows, and every morning they take it off.” {A} felt {A}’s own chin, which was splendid. “But why don’t they leave it?”',
        '“Nobody knows,” said {H}. “They’re shy.” It was the first thing about people that the other yeti could understand.'
      ]
    },
    {
      id: 'call',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They say that it has a call. {H} stood on the edge of the snow and made it, with both paws at the mouth. “Excuse me,” called {H}. “Excuse me, is this the way to the bus?”',
        'They listened. Nothing answered, as far as the wardrobe. “There you are,” said {A}. “If there was one, it would have said sorry.”'
      ]
    },
    {
      id: 'my-cousin',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“My cousin knew somebody who’d met one,” said {H}. “It had fallen in a hole. He lifted it out by its scarf. It said thank you, and ran.” “By its what?” asked {A}. “Scarf. They wear a bit of fur just round the neck.”',
        '“Only round the neck?” The other yeti laughed till the snow came down behind it. “Poor thing,” it said then. “If it existed.”'
      ]
    },
    {
      id: 'big-steps',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They walked across the snow, with great slow steps, and put their feet down flat. At every step the sheet got new folds. “We’ve got the right sort of feet,” said {A}. “You stay on top. With that little goat’s foot you’d go in up to the knees.”',
        '“That’s why they’re always falling into holes,” said {H}. It all fitted together, if you thought about it.'
      ]
    },
    {
      id: 'ice-cube',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For supper they each had an ice cube. {A} sucked on that and looked out into the night. “Suppose there were people,” said {A}, “just for once. They’d be frightened of us.” “I wasn’t going to hurt it,” said {H}.',
        '“No. But look at you.” {H} looked down at the bath mat, all the way down to {H}’s toes. “I’d have waved,” said {H}.'
      ]
    },
    {
      id: 'old-yeti',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the oldest yeti, with a shawl, and lived at the very top of the mountain. “Do you believe in people?” asked {A}. {S} took some time. “I had one once,” said {S}, “in a tent. It talked in its sleep.”',
        '“What did it say?” “Five more minutes, it said.” {S} had never told anybody until then. Nobody would have believed it.'
      ]
    },
    {
      id: 'young-yeti',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the young yeti, and could not sleep for thinking about people. “Is there one under my bed?” asked {S}. {A} had a look. There was a mitten, and some fluff.',
        '“And if it comes out?” “Then say boo to it,” said {A}, “quite softly, so it doesn’t run. And ask if it would like some ice.” That settled it. The young yeti put an ice cube ready, on a saucer.'
      ]
    },
    {
      id: 'pet-snow-leopard',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'Across the sheet came {A}, and lay down in the best of the snow. “Have you ever seen any?” asked {H}. {A} looked at one yeti, and then at the other.',
        '{A} had a good deal of fur, and lived with people, and had never told them a thing. {A} put {A}’s nose under {A}’s tail.'
      ]
    },
    {
      id: 'why-they-hide',
      A: 'partner',
      paragraphs: [
        'They waited up for it, with a cup of hot water for bait. Nobody came. “I’ll tell you why we never see one,” said {A}. “If there are any, they sit down there and say that there’s no such thing as us. Nobody sits about waiting for a thing that there isn’t. And if one does come up here, all it sees is two enormous yetis.” {H} thought it over. There was something in that.'
      ]
    }
  ],
  turn: [
    {
      id: 'going-down',
      A: 'partner',
      paragraphs: [
        '“Shut your eyes,” said {H}, “and think of something small.” The yeti in the sheepskin shut its eyes. There was a rustle, as if a heavy coat of fur was let down on the snow. It got very quiet. “Now look,” said somebody. It was rather a thin voice.',
        'It was a person. It had two legs, and hardly any fur, and its hair stood up.'
      ]
    },
    {
      id: 'rubs-eyes',
      A: 'same',
      spare: 8,
      paragraphs: [
        'First {A} opened one eye and shut it again. Then {A} tried the other one, in case that was better. “It’s the moon,” said {A}. “It’s the ice cube. I had it too late.”',
        '“Hello,” said the person, and waved. So they did wave. It was in none of the stories.'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Is it true,” asked the yeti, “that you wash on purpose?” “Every evening,” said the person. “But only when we’re told.” The yeti shook its head for a long time.',
        '“And the leaves?” “It’s called tea.” “And do you say ah?” “Ah,” said the person. The hair rose on the yeti’s arms, all the way up.'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The person had to be measured, or later on nobody would believe it. {A} laid a paw beside its foot. It was just like the print. {A} fetched the nest with five rooms. The person put a hand in, and there was a finger in each.',
        '“They live in there!” whispered the yeti. “All five of them,” said the person. “And this one’s the thumb.”'
      ]
    },
    {
      id: 'cold-person',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The person had goose pimples. “You’ve come out without your fur,” said {A}, and held out one side of the sheepskin. There was room for two in it, if one of them was a person.',
        'They sat and looked at the snow. “You’re warm,” said the person. “You’re bald,” said the yeti kindly. “But you get used to it.”'
      ]
    },
    {
      id: 'believed',
      A: 'partner',
      paragraphs: [
        '{A} looked from the person to the drawing. “That’s exactly it!” said {A}. “Then {H} was right. {H}! Where’s {H} got to?” “Here,” said the person.',
        'The yeti looked at the bath mat on the ground, and at the person. It turned pink in the face. “I take it all back,” said {A}. “There are people. But who’s going to believe me?” “I will,” said {H}, and crept back into the fur.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shook a good deal of snow off, and it was fluff.',
      '{names} rolled in the snow, as yetis do in the evening.',
      { text: '{names} tried on furs, and each one buttoned up the front.', needs: ['hands'] },
      { text: '{names} threw a snowball, which was a rolled-up sock.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the footprint, and it did not fit.',
      '{names} padded about in the snow and left no proof at all.',
      { text: '{names} tried the nest on, and found room for all five birds.', needs: ['hands'] },
      { text: '{names} held the drawing the other way up, and it was still not a goat.', needs: ['hands'] }
    ],
    turn: [
      '{names} opened one eye too soon and shut it again fast.',
      '{names} thought of something small, and it smelled of supper.',
      { text: '{names} covered both eyes with a furry elbow.', needs: ['hands'] },
      { text: '{names} smoothed down the empty fur, and it looked quite tame.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shook out the snow and put it back on the bed. The drawing was pinned up, for proof, and the glove lay with the other nest.',
    'Like a person {H} washed on purpose, and without the fur. Then {H} lay down deep in the snow. There was one footprint left in it, at the foot end.'
  ],
  last: [
    'There was no such thing in that bed, or at least it was asleep, and it was {H}.',
    'Any photo of it would have come out sharp, for {H} was asleep.'
  ]
})
