import { wishPlot } from '../wish-plot.ts'

export const doesTheVoices = wishPlot({
  id: 'wish-does-the-voices',
  wishes: ['does voices', 'doing voices', 'done voices', 'voices aloud', 'story voices', 'funny voices', 'silly voices', 'different voices', 'voices bedtime story', 'voices bedtime stories', 'voices story time', 'voices storytime', 'voices reading', 'voices reads', 'voices read book', 'voices book', 'voices books', 'voices characters', 'character voices', 'puts on voices', 'putting on voices', 'makes voices', 'making voices', 'wrong voice bear', 'wrong voice wolf', 'wrong voice story', 'bear voice story', 'wolf voice story', 'reads with voices', 'voice for every character', 'voice for each character', 'voice every animal book', 'reading in funny voice', 'reads in funny voice', 'reads in silly voice'],
  answers: ['voice', 'voices', 'daddy', 'dad', 'mummy', 'mum', 'mommy', 'mom', 'mama', 'papa', 'grandad', 'grandpa', 'granddad', 'grandma', 'granny', 'nana', 'nan', 'nanny', 'auntie', 'uncle', 'brother', 'sister', 'all', 'does', 'doing', 'do', 'when', 'reading', 'reads', 'read', 'story', 'stories', 'book', 'books', 'bedtime', 'bed', 'night', 'every', 'each', 'different', 'funny', 'silly', 'best', 'good', 'brilliant', 'favourite', 'favorite', 'loves', 'love', 'likes', 'laughs', 'laughing', 'makes', 'making', 'wrong', 'mixed', 'mixes', 'forgets', 'forgot', 'same', 'deep', 'high', 'low', 'squeaky', 'growly', 'big', 'bear', 'wolf', 'animals', 'animal', 'characters', 'character', 'people', 'always', 'never', 'again', 'time', 'evening', 'tonight', 'listening', 'listen', 'aloud', 'loud', 'out', 'page', 'better', 'weekend', 'sunday', 'mother', 'father', 'gran'],
  except: ['head', 'hears', 'hearing', 'scary', 'lost', 'angry', 'shouting', 'shouts', 'quarrel', 'row', 'choir', 'singing', 'sing', 'radio', 'recording', 'phone', 'died', 'wall', 'night noises', 'swapped', 'farm'],
  company: ['bear', 'wolf', 'hen', 'mouse', 'moon', 'book', 'jam', 'button'],
  about: 'The reader does all the voices, but there is only one low one, and both the bear and the wolf need it; then a pyjama button shows where the voices live.',
  titles: ['All the Voices', 'Behind the Button', 'The Bear and the Wolf Had One Voice', 'Where a Wolf Could Live', 'Who Has Eaten My Jam'],
  want: [
    {
      id: 'three-voices',
      A: 'partner',
      paragraphs: [
        '{H} wanted the book about the bear, with all the voices. {H} held it open, and {A} read aloud. {A} did three voices. The hen’s came out through the nose. The mouse’s was as thin as a thread. And the bear’s came up from far down, as if from a cellar.',
        '“Who has eaten my jam?” said the bear. {H} turned the page, and there stood a wolf. “I have,” read {A}, for the wolf, out of the same cellar. “But that’s the bear’s voice,” said {H}. “It’s my only low one,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'hen-and-mouse',
      A: 'partner',
      paragraphs: [
        '“Give the wolf another,” said {H}. {A} tried the hen’s. Now the wolf had a cold. {A} tried the mouse’s. A wolf like that could not have got the lid off the jam. So it had to be the cellar again.',
        '“You did!” said the bear. “I did!” said the wolf. With one voice for both, it was a bear having a row with itself. {H} had to look at the picture to see who was cross.'
      ]
    },
    {
      id: 'finger',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} helped with a finger. It lay on the bear while the bear spoke, and then on the wolf. “You did, I did, you did, I did,” read {A}, and the finger ran to and fro. Soon it was one answer behind.',
        'When the hen said “Good morning”, it came from the wolf. “How polite it is,” said {A}. {H} took the finger off, and blew on it.'
      ]
    },
    {
      id: 'slower-wolf',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The wolf could be slow,” said {H}, “and the bear quick.” {A} tried it. “I… have… eaten…” said the wolf from the cellar. It took so long that {H} looked at the next page, and at the one after that.',
        '“Your,” said the wolf, after a time. By then the bear had gone out and bought new jam, in the picture at least. “I think it’s got older while it was talking,” said {A}. {H} turned all the pages back.'
      ]
    },
    {
      id: 'moon-voice',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Above the bear’s house there was a moon, and nobody had given it a voice. {H} looked for its words. There were none on any page. “It must have one,” said {H}. “What does it sound like?”',
        '{A} opened wide, and thought, and did the moon. You could hear nothing at all. It was very like. “Now do the sun,” said {H}. It was the same, said {A}, only warmer, and this time {H} could tell at once.'
      ]
    },
    {
      id: 'hen-stays',
      A: 'other',
      spare: 4,
      paragraphs: [
        'For a whole page {A} did nothing but the hen. {A}’s hen was a good one. But afterwards it would not go out of the nose again. “Is there any tea left?” asked {A}, with pecks.',
        '“That’s the hen,” said {H}. “It isn’t,” said {A}, more hen than before. The book had to be shut for a moment, so that the hen knew it was over. Then {A} said “Tea” once more, and it was only tea.'
      ]
    },
    {
      id: 'elder-one-voice',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a neighbour who read to us,” said {S}, “and did no voices. The giant and the baby talked just the same.” “How did you know which was which?” asked {A}.',
        '“By the eyebrows,” said {S}. For the giant they went up, and for the baby they came down. {A} wanted to see. {S} did a giant, and a baby, and quite a long talk between the two, without a word. {A} understood nearly all of it.'
      ]
    },
    {
      id: 'pet-looks-behind',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'At “Who has eaten my jam?” {A} sat up. {A} knew everybody who lived here by their voices, and this was one more. {A} looked behind the book. There was only the other side of it.',
        '{H} asked again, in the bear’s voice, as well as it went. {A} looked at {H} then, for a long time, and sniffed at {H}’s chin. There was no bear on it, and no jam either. {A} lay down again, but with one ear up.'
      ]
    },
    {
      id: 'child-jam',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll do a voice too,” said {S}. The bear was taken, and the hen, and the mouse. So {S} did the jam. “It hasn’t got any words,” said {A}. “It has,” said {S}. “It’s stuck to the lid.”',
        'And whenever the lid came off, {S} said “Plop”, with full cheeks. {A} found three pages with a lid on them. On the fourth the jar was empty. {S} did the empty jar as well. It was a plop without the middle.'
      ]
    },
    {
      id: 'dry-voices',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps your voices are dry,” said {H}, and fetched a cup of water from the bathroom. But who was to have it first? The bear was the thirstiest. The hen only wanted a peck.',
        '“It all goes down the same way,” said {A}. “One cup, and they’ve all had some.” To be certain {H} drank it, and did the mouse. It was the same mouse, but wet at the bottom. “Now it’s been to the seaside,” said {A}.'
      ]
    },
    {
      id: 'shaking-button',
      A: 'partner',
      paragraphs: [
        'Now {H} did the bear, as far down as it would go. “Your top button is shaking,” said {A}. {H} laid a hand on the pyjamas and did the bear once more. It hummed under the hand like a fridge.',
        '{H} did the hen, and the nose hummed. “So the bear lives behind the button,” said {A}, “and the hen in the nose. We need a place where no voice lives yet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing-hums',
      A: 'partner',
      paragraphs: [
        'With a hand on the button {H} sang, and it shook. {H} called, and it shook. “Where could a wolf live?” {H} whispered, to think better. Under the hand there was nothing at all.',
        '“Do that again,” said {A}. A whisper does not hum. It is only air, on its way out past the teeth. {H} turned back to the wolf. “I have eaten your jam,” whispered the wolf, past the teeth. {A} wanted it twice.'
      ]
    },
    {
      id: 'who-says-said',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And who is it that says ‘said the bear’?” asked {H}. It was not the bear. The bear had better things to say. {A} read it out once more, and they both listened. “That’s me,” said {A}.',
        '“In which voice?” {A} thought it over. It was the only one that {A} had never practised. It had the most to say of all. “It’s good,” said {H}. “You could do that one all day.” “I do,” said {A}.'
      ]
    },
    {
      id: 'sneeze',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Just as the wolf was about to whisper, {A} had to sneeze. It was a big one, and it belonged to nobody in the book. They looked at all the pictures to find out whose it could be.',
        '“The hen’s,” said {H}, “because of the nose.” So {H} did the hen, and it wiped its beak and said “Pardon me”. In the picture it looked away, as you do. The wolf had waited with its mouth open.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 11,
      paragraphs: [
        'How far does a wolf’s whisper go? {H} took three steps back, and whispered “jam”. {A} heard it. {H} went as far as the door, and whispered “jam” from there. “Ham,” said {A}. {H} went out into the passage.',
        '“Well?” called {H} afterwards. “That time it was lamb,” said {A}. A wolf had better stand close, {H} thought, or it would be given the wrong dinner.'
      ]
    },
    {
      id: 'plum',
      A: 'partner',
      paragraphs: [
        'They began again. {A} did the hen, the mouse and the bear, and {H} whispered the wolf. “Was it good?” asked the bear. “It was plum,” whispered the wolf. There was no need to look at the picture any more.',
        'On the last page the bear fetched a second spoon. “Stay,” it said, from the cellar. “Thank you,” whispered the wolf. Even with the book shut, you would have known whose voice was whose.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} asked whether the mouse could have another line.',
      '{names} looked behind the book, in case the bear had come round to the wolf’s side.',
      { text: '{names} brought a cushion for under the book.', needs: ['hands'] },
      { text: '{names} moved the lamp, so that the bear was in the light.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the wolf, and it came out as a goose.',
      '{names} took the mouse’s part for a page, and gave it back.',
      { text: '{names} covered the bear with a hand, so that only the wolf could be talking.', needs: ['hands'] },
      { text: '{names} squeezed both cheeks to make the wolf a voice, and got a duck.', needs: ['hands'] }
    ],
    turn: [
      '{names} took a breath for the wolf, and let it out past the teeth.',
      '{names} forgave the wolf about the jam, in the hen’s voice.',
      { text: '{names} turned back to the first page, so that the wolf could begin again.', needs: ['hands'] },
      { text: '{names} held a hand in front of the wolf, and felt only air.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book was put back on the shelf, with the bear and the wolf on one page.',
    '{H} washed, and did the top button up again. In bed {H} said good night once from behind it, and once past the teeth.'
  ],
  last: [
    'The button went slowly up and down, and no voice was at home behind it. {H} was asleep.',
    '“Good night,” whispered the wolf, and not a thing hummed, for {H} was asleep.'
  ]
})
