import { wishPlot } from '../wish-plot.ts'

const CALLS = ['video call', 'facetime', 'whatsapp call', 'skype', 'zoom call', 'video chat']

export const videoCallFroze = wishPlot({
  id: 'wish-video-call-froze',
  wishes: [...CALLS.flatMap((call) => ['freezing', 'froze', 'frozen'].map((word) => `${call} ${word}`)), 'video call freezes', 'facetime freezes', 'call picture freezing', 'picture keeps freezing', 'picture froze screen', 'screen froze grandma', 'screen froze nani', 'screen froze nana', 'screen freezing grandma', 'tablet froze grandma', 'call keeps freezing', 'call froze mouth open', 'froze mouth open', 'video call buffering', 'video call stuck picture', 'video call wifi', 'video call internet', 'video call cut out'],
  answers: ['video', 'call', 'calls', 'calling', 'chat', 'facetime', 'skype', 'zoom', 'whatsapp', 'phone', 'tablet', 'ipad', 'laptop', 'screen', 'picture', 'face', 'mouth', 'open', 'eyes', 'freezing', 'freezes', 'froze', 'frozen', 'freeze', 'stuck', 'stopped', 'stops', 'keeps', 'kept', 'buffering', 'connection', 'bad', 'wifi', 'internet', 'signal', 'slow', 'lost', 'but', 'when', 'while', 'always', 'again', 'grandma', 'grandma’s', 'granny', 'gran', 'nana', 'nan', 'nani', 'nani’s', 'nanu', 'dadi', 'dada', 'nana ji', 'ammamma', 'paati', 'thatha', 'lola', 'lolo', 'abuela', 'abuelo', 'abuelita', 'oma', 'opa', 'nonna', 'nonno', 'babcia', 'teta', 'nainai', 'yeye', 'popo', 'halmoni', 'grandpa', 'grandad', 'grandparents', 'aunt', 'auntie', 'uncle', 'cousin', 'cousins', 'mum', 'mom', 'dad', 'daddy', 'family', 'friend', 'india', 'abroad', 'far', 'away', 'country', 'sunday', 'saturday', 'today', 'yesterday', 'every', 'week', 'weekly', 'funny', 'laughed', 'laughing', 'guess', 'saying', 'said', 'say', 'talking', 'birthday'],
  except: ['stage', 'doctor', 'hospital', 'ill', 'sick', 'died', 'war', 'prison', 'teacher', 'school', 'homework', 'stranger', 'game', 'film', 'soldier', 'army', 'divorce', 'dog', 'cat', 'monster', 'alien', 'robot', 'elsa', 'snow', 'ice', 'lake', 'car', 'sad', 'cried', 'cries'],
  namesFamily: true,
  moods: ['waiting', 'change', 'losing', 'alone', 'learning'],
  company: ['picture', 'face', 'call', 'mouth', 'sofa', 'spoon', 'sock', 'owl', 'moth', 'telephone', 'word', 'window', 'scarf', 'finger', 'lamp', 'cup', 'voice'],
  about: 'On the video call the picture freezes with the mouth open, and the hero has to guess the word that was in it, and is being guessed at too.',
  titles: ['A Mouth Wide Open', 'Something With an O', '{H} and the Frozen Picture', 'Under the Sofa, Far Away', 'The Word That Got Stuck'],
  want: [
    {
      id: 'the-mouth-is-open',
      A: 'partner',
      paragraphs: [
        'In the middle of the video call the picture froze. {H} and {A} looked at a face that they both loved, far away, with its mouth wide open. “Guess what was under my sofa,” the face had said. “It was” and there it had stopped. One finger pointed up. “It was what?” asked {H}. The mouth stayed open. “The word’s still in there,” said {A}. {H} wanted it out.'
      ]
    }
  ],
  way: [
    {
      id: 'warming-it-up',
      A: 'partner',
      paragraphs: [
        'What is frozen has to be thawed. {H} breathed on the picture until it was all mist. When the mist had gone, the mouth was just as open. {H} wrapped a scarf round the telephone, and held it in the sun at the window. “How is it?” asked {A}. “It’s warm at the back,” said {H}, “but it hasn’t moved.” “It’s waiting for the next picture,” said {A}, “and that’s stuck on the way.”'
      ]
    },
    {
      id: 'a-moth-in-the-air',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Now that the picture held still, they could look round in it for once. There were three cushions, and a calendar. Beside the lamp hung a small brown spot. {H} came very near. It was a moth, in the middle of the air.',
        '“It’s about to land,” said {H}. They waited. It was still about to. {A} had never known a moth to take such care. “It’s only deciding which side of the lamp,” said {A}.'
      ]
    },
    {
      id: 'round-the-rooms',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The frozen picture was carried round the rooms, to see where the call was better. Under the table it was no good. Behind the curtain it was no better. {H} sat down with it in the laundry basket.',
        'There the face got three small squares across the nose, and one of them moved. “It likes it here,” said {H}. They stayed for a while. But all that came was a square of cushion.'
      ]
    },
    {
      id: 'soup-is-served',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The face might be hungry, with its mouth open like that. {H} held a spoon of soup before the picture. It took nothing. “It’s polite,” said {A}. “It wants you to begin.” So {H} ate the spoonful, and held up another.',
        'When the plate was empty, the face still looked just as glad as before. “It’s the best guest we’ve ever had,” said {H}. “It hasn’t left anything.”'
      ]
    },
    {
      id: 'other-talks-on',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came in, saw that it was the video call, and sat down in front of it. {A} told the face about the bus, and about a pair of shoes, and how it had ended. It took some time. The face listened with its mouth open.',
        '“It’s frozen,” said {H}. {A} looked more closely. “Since when?” “Since before the bus,” said {H}. “Well,” said {A}, “I’ve never been so well listened to.”'
      ]
    },
    {
      id: 'elder-three-minutes',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had no picture at all,” said {S}. “We walked to the post office, and the call cost as much as a hen. So we had three minutes.” “And what did you say?” asked {A}.',
        '“My mother called, ‘Can you hear me?’ Far away somebody called it back. Then it was over.” {S} smiled at the frozen face. “And we walked home, and were happy for a week. They’d heard us.”'
      ]
    },
    {
      id: 'child-freezes',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} froze too, with a biscuit halfway, and with {S}’s mouth open. {A} was to guess what {S} had been about to say. “Good evening?” asked {A}. {S} did not move. “Thank you?” Only one eye moved, and that was no.',
        'The biscuit got closer by itself, a bit at a time. “More,” said {A}. {S} thawed at once. “How did you know?” asked {S}. “You’ve got a mouth that’s easy to read,” said {A}.'
      ]
    },
    {
      id: 'pet-looks-behind',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had never thought much of the face on the video call. It had no smell. But the voice was somebody, and now the voice had stopped. {A} came to look into the matter.',
        '{A} looked behind the telephone, and there was only a cushion. It had no voice in it either. Then {A} settled down with the chin on the cushion. Someone had to be there when the voice came out.'
      ]
    },
    {
      id: 'both-ring',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I’ll ring up on the other telephone,” said {H}. The telephone said beep, and beep, and that meant that far away somebody was ringing up too. {H} waited, and tried once more. Beep. “They’re ringing us,” said {A}. “We’re standing at the same door, and knocking from both sides.”',
        '“Then one of us must stop,” said {H}. So they stopped. It was very quiet. “Now they’ve stopped too,” said {A}, “so as to let us.”'
      ]
    },
    {
      id: 'it-is-an-o',
      A: 'partner',
      paragraphs: [
        '{A} had looked at the frozen mouth the whole time. “It’s round,” said {A}. “It isn’t just open. It’s got a shape.” {H} fetched a spoon, and tried out mouths in the back of it. “Moon” began with the lips shut, and “sock” with teeth. Only “oh” had a hole as round as that. “Then it begins with O,” said {H}. Under that sofa there was an orange, or an oar. “Or an owl,” said {A}. “It would explain the eyes.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-thaws',
      A: 'partner',
      paragraphs: [
        'They had just agreed on the owl when the picture moved. “Oh,” said the face, “you’ve frozen!” So that had been the word. “You were frozen,” said {H}. “You were,” said the face. “You had one eye shut, and I’ve been guessing what you were about to say.” “And what was it?” asked {A}. “Something with S,” said the face. “I could see all your teeth.”'
      ]
    },
    {
      id: 'voice-before-mouth',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After that the picture went on, but not all of it together. The voice came first, and the mouth came along after it, chewing. “How’s the weather?” asked the voice. The mouth was still at “how”.',
        '“It talks with a tail,” said {H}. They let it get to the end before they answered. At the goodbye last week it must have been the same, {A} thought. The hand had waved on for a while on its own.'
      ]
    },
    {
      id: 'other-wants-to-see-the-sofa',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wished to see the place. So the telephone far away was put down on the floor. Now they were all under the sofa. It was dark there, with a coin, and a pencil, and some grey wool that nobody had knitted.',
        '“I could get used to it,” said {A}. A foot came by, in a slipper, as large as a ship. “That’s where I live,” said the voice from above. “I know you by the heel,” said {A}.'
      ]
    },
    {
      id: 'a-picture-of-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You looked so good,” said the face, “that I’ve taken a picture of you, frozen.” It came, with a small ring. There was {H}, as big as a stamp, with one eye shut and all teeth showing.',
        '“What was I going to say?” asked {H}. {A} looked at the teeth. “Sugar,” {A} thought, or “soup”. “Or ‘sofa’,” said {H}. You could not be sure, not even of yourself.'
      ]
    },
    {
      id: 'a-pair',
      A: 'partner',
      paragraphs: [
        '“And what was under the sofa?” asked {H}. The face bent down, and held something up, so near that it filled the picture. It was green and had a hole. “That’s my sock,” said {H}, “from when I was at yours.” {H} ran for the other sock, and held it up too. “Now they can see each other,” said {A}. “I’ll post mine,” said the face. {H} looked at the pair, one here and one far away. “No, keep it,” said {H}. “Then I’ve got one foot there.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned into the picture from one side, and waited there for the word.',
      '{names} waited before the open mouth, as before a letter box.',
      { text: '{names} waved at the frozen face with both hands, in case.', needs: ['hands'] },
      { text: '{names} propped the telephone up, so that the word could not run to one side.', needs: ['hands'] }
    ],
    way: [
      '{names} made a mouth like the one in the picture, and nothing fell out.',
      '{names} looked under the sofa here, and found a raisin.',
      { text: '{names} tucked the scarf in round the telephone.', needs: ['hands'] },
      { text: '{names} wrote down all the words with O, and “onion” was the best.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to the picture to be seen moving.',
      '{names} looked past the sock for the owl, to be quite sure.',
      { text: '{names} held the green sock straight, so that the other one knew it.', needs: ['hands'] },
      { text: '{names} blew a kiss, which arrived a good while later.', needs: ['hands'] }
    ]
  },
  bed: [
    'The telephone came out of its scarf, and the spoon went back to the others. One green sock hung over the chair, to air.',
    '{H} washed, and looked into the mirror with a round mouth, and lay down. Far away the other green sock lay under a sofa, or perhaps on top by now.'
  ],
  last: [
    '{H}’s mouth stood a little open, with no word in it, and {H} was asleep.',
    'One sock was here and one was there, and {H} was asleep.'
  ]
})
