import { wishPlot } from '../wish-plot.ts'

const PRESENTS = ['present', 'presents', 'gift', 'gifts']

export const samePresentTwice = wishPlot({
  id: 'wish-same-present-twice',
  namesFamily: true,
  isTale: true,
  wishes: ['i got the same present twice', ...PRESENTS.flatMap((gift) => [`same ${gift} twice`, `two of the same ${gift}`, `two same ${gift}`, `same ${gift} two people`, `same ${gift} from`, `identical ${gift}`, `double ${gift}`, `duplicate ${gift}`, `exact same ${gift}`]), 'same birthday present', 'same birthday gift', 'same toy twice', 'got the same toy', 'two of the same toy', 'same thing twice birthday', 'same thing for my birthday', 'gave me the same thing', 'gave me the same', 'gave the same present', 'both gave me the same', 'both bought the same', 'bought the same present', 'brought the same present', 'same torch twice', 'two torches', 'two same torches', 'two flashlights', 'same flashlight twice', 'already have that present', 'already had the present', 'already got that present', 'two the same for birthday', 'got same book', 'two of the same book', 'already have that toy', 'already had that toy', 'already got that toy', 'two identical toys'],
  answers: ['present', 'presents', 'gift', 'gifts', 'toy', 'toys', 'thing', 'torch', 'torches', 'flashlight', 'flashlights', 'same', 'two', 'twice', 'double', 'both', 'identical', 'exact', 'exactly', 'got', 'get', 'gets', 'gave', 'give', 'gives', 'given', 'brought', 'bring', 'bought', 'buy', 'unwrapped', 'opened', 'from', 'for', 'my', 'me', 'i', 'we', 'birthday', 'christmas', 'eid', 'diwali', 'hanukkah', 'party', 'aunt', 'auntie', 'aunty', 'uncle', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'nan', 'abuela', 'nonna', 'cousin', 'cousins', 'godmother', 'friend', 'friends', 'people', 'person', 'mum', 'dad', 'and', 'of', 'the', 'it', 'was', 'were', 'had', 'have', 'already', 'that', 'one', 'another', 'as', 'at', 'on', 'didn’t', 'want', 'know', 'say', 'tell', 'told', 'hide', 'hid', 'hurt', 'feelings', 'polite', 'pretend', 'what', 'do', 'with', 'to', 'they', 'so', 'but', 'year', 'five', 'six', 'seven'],
  except: ['twins', 'twin', 'cake', 'cakes', 'died', 'dead', 'hospital', 'divorce', 'stole', 'stolen', 'broke', 'broken', 'puppy', 'kitten', 'dog', 'cat', 'dragon', 'shares', 'share', 'sad', 'cries', 'cried', 'jumper', 'dress', 'name', 'surprise'],
  moods: ['change', 'quarrel', 'proud'],
  company: ['torch', 'torches', 'moon', 'button', 'bed', 'wall', 'shadow', 'shadows', 'aunt', 'uncle', 'step', 'bell', 'ribbon', 'cake', 'sock', 'slipper', 'light', 'dark', 'paper'],
  about: 'The hero gets the same torch twice, from an aunt and from an uncle who both come to see it, and hides one; it is found with the other, and with two torches there are two shadows, which can hold hands.',
  titles: ['Only One Dark', 'The Same Moon Twice', 'Two Shadows Holding Hands', '{H} Says Thank You Twice', 'Looking for It With It'],
  want: [
    {
      id: 'a-torch-and-a-torch',
      A: 'partner',
      paragraphs: [
        '{H} got the same present twice. First there was a parcel from an aunt. In it was a blue torch, with a moon on the button. Then there was one from an uncle, and out came a blue torch. It had a moon on the button. “You can say thank you twice,” said {A}. “But I’ve only got one dark,” said {H}.',
        'Tonight both were coming to see how it was liked, and {H} wanted both to be glad.'
      ]
    }
  ],
  way: [
    {
      id: 'which-is-which',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} laid the two torches side by side, so as to know them apart. They were the same at the front, and the same behind. {A} turned them over. On the bottom of both it said TOP. “One’s got a hair on it,” said {A}, and blew. Then the hair was gone.',
        '“Which was the aunt’s?” asked {H}. It had been the one on the left. But it depended on where you stood, and {H} had walked round the table.'
      ]
    },
    {
      id: 'one-for-the-day',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“One could be for the day,” said {A}. So {H} tried out the day torch on the kitchen, and switched it on at the window. The sun was in there already. You could hardly tell whether it was on.',
        '{H} carried it about, and shone it at the bread, and at the brightest wall. Nothing happened to the bread. “It’s a very gentle one,” said {H}.'
      ]
    },
    {
      id: 'one-to-give-on',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One of the torches might be given to somebody else, with the ribbon round it again. “Who hasn’t got a torch?” asked {A}. {H} went through them all. It had to be somebody whom neither of the two would ever meet, and who liked moons.',
        'Nobody was left but the man who read the meters. “He’s got one on his forehead,” said {A}. So the ribbon was taken off again, and kept for next time.'
      ]
    },
    {
      id: 'made-different',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“They mustn’t be the same,” said {H}, and pulled a sock over one torch, up to the neck. Now it was quite a different present, and it was grey and woolly.',
        '“What is it?” asked {A}. “A warm stick,” said {H}. {H} pressed the wool, and it shone. They both looked at it for a while. “It’s a warm stick with a torch in it,” said {A}.'
      ]
    },
    {
      id: 'practising-the-face',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} practised being pleased twice. The first time went by itself. “A torch!” said {H}. “And now the uncle’s,” said {A}. “A torch,” said {H}. “That was quieter,” said {A}. “You looked as if you knew.”',
        'They tried it the other way round. Now the aunt’s was the dull one. In the end {H} was pleased with shut eyes, for in there it was always the first time.'
      ]
    },
    {
      id: 'both-on-the-step',
      A: 'partner',
      paragraphs: [
        'So {H} put one torch away, right at the back under the bed, and the bell rang. The aunt and the uncle stood on the step together. “Have you got it?” asked the aunt. {H} held up a torch. “That’s mine,” said the aunt, and was glad. “That’s mine,” said the uncle, and was glad too. {A} breathed out.',
        '“It’s best for under beds,” said the uncle. “Come, I’ll show you.” And the uncle knelt down by the bed, and shone it in.'
      ]
    },
    {
      id: 'the-tower',
      A: 'partner',
      paragraphs: [
        'It was black under there, and then bright. At the very back something blue stood on its end. “There’s a torch under your bed,” said the uncle. The aunt knelt down to see. It went rather quiet. “I didn’t want anybody to be sorry,” said {H}.',
        '{A} looked in under there for a long time. “It’s got a shadow like a tower,” said {A}, “just one. One torch makes one shadow. What would two make?”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-on-the-wall',
      A: 'partner',
      paragraphs: [
        '{H} turned out the lamp. The aunt got one torch and the uncle the other, and they sat down far apart. {H} stood before the wall. “Now,” said {A}. Click, and click. On the wall stood two of {H}, a left one and a right one, and both waved. “Closer together,” said {H}. The aunt and the uncle moved up. The two shadows walked towards each other along the wall. They put out their hands, and held on.'
      ]
    },
    {
      id: 'where-both-are-dark',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Where the two shadows met, there was a piece of a third one, and it was much darker. “There it’s dark twice,” said {A}. All round that it was only half dark. {H} put one hand into the half, and it was grey.',
        '“So I’ve got two darks after all,” said {H}, “and a whole one in the middle.” It was about as wide as a cat. When the torches came closer, it was more of a cow.'
      ]
    },
    {
      id: 'one-goes-out',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Click went one torch, and a shadow was gone. The other one stood there alone, with one arm out to the side. It looked as if it had been left at a bus stop. “Come back,” said {H}, and click, it was back, still holding on.',
        '{A} tried to see where it had got to. It was not in the wall, nor behind the curtain. “It’s in the button,” said {A}, and looked at the little moon with more respect.'
      ]
    },
    {
      id: 'other-has-two-heads',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came in with a cup, and walked through the light. Then there were two of {A} as well, and two cups. “I’d never get anything done,” said {A}, “with all those cups to wash up.” {H} stood close by. That made four people on the wall.',
        '{A} bowed to the nearest, and it turned out to be {A}. It bowed back with great care, so as not to spill.'
      ]
    },
    {
      id: 'child-runs-away',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted one shadow in front and one behind, like the bread round the cheese. So a torch was put at either end of the hall. {S} walked to and fro between them. Whichever way {S} went, one shadow got long, and one got short.',
        '“That one’s scared of me,” said {S}. {A} held out a hand to the small one, and it grew. “That’s only until you know each other,” said {A}.'
      ]
    },
    {
      id: 'elder-with-two-jugs',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We were given the same milk jug by eleven people,” said {S}, “when we were married. It had a cow on it.” “What did you do with eleven?” asked {A}. “We put them on the shelf, nose to tail,” said {S}, “and then they were going home.”',
        'Everybody who came looked for their own cow, and found it. “It was always a different one,” said {S}, “and we never said a word.”'
      ]
    },
    {
      id: 'pet-and-both-moons',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had never caught the spot of a torch. It was always somewhere else by then. Now there were two of them, a left one and a right. {A} looked from this to that, and worked it out. If you sit still in the middle, one of them comes.',
        'They came from both sides, and met on {A}’s paws. {A} put both paws down. “Got it,” said {H}. {A} did not look underneath, and was quite right.'
      ]
    },
    {
      id: 'signals',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“With one torch you can only say something,” said {A}. “With two somebody can answer.” {H} took one to the far end of the hall, and {A} stayed here with the other. Long, short, long, said {H}. Short, short, said {A}.',
        '“What did you say?” called {H}. “I said, what did you say,” called {A}. It had come out quite the same. They understood each other perfectly.'
      ]
    },
    {
      id: 'both-are-thanked',
      A: 'partner',
      paragraphs: [
        '“If it had been just mine,” said the aunt, “you’d have been alone on the wall.” “If it had been just mine, nobody would have found hers,” said the uncle. {H} said thank you, and thank you, and neither was quieter than the other.',
        '“Whose is whose?” asked {A}, when the lamp was on again. The torches lay side by side on the rug, and nobody knew any more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at one parcel and then the other, and it was the same smell.',
      '{names} looked into a torch that was off, and somebody very small looked out.',
      { text: '{names} folded the wrapping paper, and then some more of it.', needs: ['hands'] },
      { text: '{names} laid two more plates, for an aunt and an uncle.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the door as well, and looked at nobody’s hands.',
      '{names} crept under the bed from the other end, as far as the tower.',
      { text: '{names} took the aunt’s coat and the uncle’s, and each weighed the same.', needs: ['hands'] },
      { text: '{names} pulled a lost slipper out of the beam.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along in front of the wall, and was two for a moment.',
      '{names} sat down in the dark middle, where it was dark twice.',
      { text: '{names} drew the curtain, so that the two moons had it dark enough.', needs: ['hands'] },
      { text: '{names} made a rabbit with two fingers, and there were two rabbits.', needs: ['hands'] }
    ]
  },
  bed: [
    'The aunt and the uncle went home by the same bus. One torch was hung on the left bedpost, and one on the right.',
    '{H} washed, and lay down. Two moons were clicked on, and two shadows lay down too. Then they were clicked off.'
  ],
  last: [
    'It was dark once on the left, and once on the right, and {H} was asleep in both.',
    'Thank you had been said twice, and {H} was asleep once.'
  ]
})
