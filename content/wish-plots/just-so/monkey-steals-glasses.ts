import { wishPlot } from '../wish-plot.ts'

const SEES = ['glasses', 'spectacles', 'eyeglasses', 'specs']

export const monkeyStealsGlasses = wishPlot({
  id: 'wish-monkey-steals-glasses',
  beginsElsewhere: true,
  wishes: ['a monkey who steals only glasses', ...SEES.flatMap((glasses) => [`monkey ${glasses}`, `monkeys ${glasses}`, `monkey steals ${glasses}`, `monkey takes ${glasses}`, `monkey pinches ${glasses}`, `baboon ${glasses}`, `macaque ${glasses}`, `langur ${glasses}`]), 'monkey library glasses', 'monkey librarian glasses', 'monkey collects glasses', 'monkey reading glasses', 'monkey glasses thief', 'monkey chashma', 'temple monkeys glasses'],
  answers: ['monkey', 'monkeys', 'baboon', 'macaque', 'langur', 'glasses', 'spectacles', 'eyeglasses', 'specs', 'chashma', 'pair', 'pairs', 'steal', 'steals', 'stole', 'stolen', 'stealing', 'take', 'takes', 'took', 'taking', 'taken', 'grab', 'grabs', 'grabbed', 'snatch', 'snatches', 'snatched', 'pinch', 'pinches', 'pinched', 'nick', 'nicks', 'nicked', 'pulls', 'runs', 'ran', 'off', 'away', 'back', 'gives', 'give', 'gave', 'collects', 'collect', 'collecting', 'collection', 'thief', 'only', 'just', 'always', 'everyone', 'everyone’s', 'everybody', 'everybody’s', 'people', 'people’s', 'all', 'every', 'from', 'nothing', 'else', 'other', 'but', 'and', 'the', 'a', 'an', 'who', 'that', 'which', 'with', 'in', 'at', 'of', 'on', 'to', 'it', 'its', 'his', 'her', 'he', 'she', 'my', 'our', 'nose', 'face', 'head', 'teacher', 'teacher’s', 'librarian', 'librarian’s', 'library', 'reading', 'book', 'books', 'story', 'grandma', 'grandma’s', 'grandpa', 'grandpa’s', 'granny', 'granny’s', 'nana', 'dad', 'dad’s', 'mum', 'mum’s', 'mom', 'uncle', 'lady', 'man', 'tourist', 'tourists', 'visitors', 'town', 'village', 'park', 'jungle', 'temple', 'cheeky', 'naughty', 'funny', 'silly', 'little', 'small', 'clever', 'curious', 'brown', 'why', 'because', 'wants', 'wanted', 'see', 'sees', 'read', 'banana', 'bananas', 'swap', 'day', 'one', 'called', 'named'],
  nothingElse: true,
  except: ['hat', 'hats', 'keys', 'phone', 'hurt', 'bite', 'bites', 'bit', 'scared', 'afraid', 'crying', 'cried', 'attack', 'attacked', 'broke', 'broken', 'smashed', 'trod', 'doctor', 'optician', 'blind', 'hospital', 'died', 'dead', 'water glasses', 'drinking', 'wine', 'milk', 'needs glasses', 'new glasses', 'wears', 'wearing', 'king', 'lion', 'crocodile', 'giraffe', 'kitchen', 'zoo', 'toy', 'sunglasses', 'chimp'],
  moods: ['losing', 'lost', 'question', 'change'],
  isTale: true,
  out: true,
  company: ['monkey', 'monkeys', 'librarian', 'glasses', 'bookcase', 'book', 'arm', 'door', 'chair', 'letters', 'banana', 'readers', 'reader', 'cushion', 'cushions', 'lamp', 'page', 'sentence', 'coat stand', 'room', 'pair', 'nose'],
  about: 'A monkey steals only glasses, and the story at the library stops in the middle of a sentence; it gives its banana to the glasses, until it is seen whom it sees in there, and that they may live there.',
  titles: ['Behind the Door There Stood A', 'Somebody Lives in There', '{H} and the Twelve Pairs of Glasses', 'Only Glasses', 'A Monkey in Each'],
  want: [
    {
      id: 'in-mid-sentence',
      A: 'partner',
      paragraphs: [
        '{H} sat right at the front in the library when a monkey stole the librarian’s glasses. “And behind the door there stood a,” the librarian had just read. Then a long brown arm came down from the bookcase, and off went the glasses.',
        'It was the eleventh pair. The monkey stole only glasses. It had not touched a gold watch, or even a sandwich. {A} looked into the book. The letters were as small as ants’ shoes. “Nobody can read that without glasses,” said {A}. But {H} had to know what stood behind the door.'
      ]
    }
  ],
  way: [
    {
      id: 'a-fair-swap',
      A: 'partner',
      paragraphs: [
        '“It’ll swap,” said {A}, and held up a banana. The monkey took it and peeled it. It held the banana to the glasses, first to the left one, and then to the right. Nobody took a bite. The monkey patted the glasses, and went to fetch another pair, from a reader by the window. That made twelve.'
      ]
    },
    {
      id: 'what-it-was',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Meanwhile everybody guessed what had stood there. “A wolf,” said a boy. “A cake,” said a smaller one, who had not had any tea. {A} was for a wardrobe. “Why would anybody read out a wardrobe?” asked {H}. “To rest their voice,” said {A}.',
        'The librarian was asked, and could not say. The librarian never looked ahead. “I like to be there when it happens,” said the librarian, and squinted at the book. It still stood behind the door, whatever it was.'
      ]
    },
    {
      id: 'the-dusty-ones',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The monkey did not keep every pair. Somebody by the radiator had glasses so dusty that you could have written on them. Down came the arm. The monkey looked in at the left, and at the right. It knocked with one knuckle, and waited. Then it gave them back.',
        '“What’s wrong with those?” asked {A}. “I think there’s nobody in,” said {H}. The reader was a little hurt. “They only need a wipe,” said the reader, and wiped them until they shone. At once the arm was there again.'
      ]
    },
    {
      id: 'the-coat-stand',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Without their glasses the readers felt their way about. One of them came to the coat stand, and asked if the seat beside it was taken. It did not say that it was. So the reader sat down, and told it all about a boat.',
        '“Shall we say something?” whispered {H}. “Wait,” whispered {A}. The boat had been a very good one. The coat stand heard all of it, with its arms held out. “I’ve seldom met anybody who listens like that,” said the reader, and shook a sleeve.'
      ]
    },
    {
      id: 'face-to-face',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Up on the bookcase the monkey was putting the glasses in order. It did not stand them in a row. It stood them two by two, with the fronts together, and moved them until they were just right. “They’re looking at each other,” said {A}.',
        '“Why would glasses want to look at each other?” asked {H}. Between the last two there was a lamp, in the way. The monkey pushed the lamp aside. It seemed to think that those two had something to say to each other.'
      ]
    },
    {
      id: 'both-hands',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Whoever still had glasses held on to them with both hands. It was a good plan, apart from the pages. One reader turned them with the chin. Another had got to the bottom of a page, and just read it again.',
        '“It’s getting better,” said that one, “every time.” {A} went along the row, and turned a page for everybody who nodded. At the end of the row sat somebody who nodded all the time. {A} had turned forty pages before they saw that it was a nap.'
      ]
    },
    {
      id: 'other-bends-a-pair',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had a plan too, and bent a pair of glasses out of a pipe cleaner. They had two rings and two hooks, and were rather furry. The monkey took them, and looked in. It put one finger through the left ring, and the tail through the right.',
        'Then it came down, and hung them back on {A}’s nose with great care. It patted {A} on the head. “What did it mean by that?” asked {A}. “I think it’s sorry for you,” said {H}. “Nobody’s moved in.”'
      ]
    },
    {
      id: 'pet-has-two',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been lying under the table, and looked up. The monkey bent down, and looked {A} in the eyes. It looked in the left one for a long time, and then in the right. It made a small sound, and felt behind {A}’s ears.',
        'It was looking for the hooks. “Those don’t come off,” said {H}. The monkey tried once more, very gently. {A} held still, since it was nice behind the ears. In the end it shared out the sandwich, in three bits, and {A} ate for all of them.'
      ]
    },
    {
      id: 'elder-near-and-far',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt had two pairs,” said {S}. “One was for near, and one for far.” “Did that work?” asked {A}. “As long as nobody moved,” said {S}. “When I came up the road I was far, and at the gate I was near. So I always had to wait at the gate.”',
        '“How long?” “Until the other pair was found,” said {S}. “They were lying on the table, which was near.” The monkey had crept to the edge to listen. It held all its pairs a little tighter.'
      ]
    },
    {
      id: 'child-of-two-fingers',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} made two rings with finger and thumb, and looked through them at the monkey. The monkey did the same, and looked back. It had the bigger rings, and the rounder eyes. Neither of them liked to be the first to stop.',
        '“What can you see?” asked {A}. “A monkey with glasses,” said {S}. Then {S} had to scratch, and was without for a moment. The monkey waited politely until {S} had got them on again. It did not take those. It had looked, and there was only {S} in there.'
      ]
    },
    {
      id: 'who-is-in-there',
      A: 'partner',
      paragraphs: [
        '“It fed them,” said {A} slowly. “Who eats bananas, and is inside a pair of glasses?” The monkey had come down to the lowest shelf, and {H} went up close. In the left glass sat a small brown monkey, and in the right another. “That’s only itself,” said {A}, “in the shine.” “But it doesn’t know that,” said {H}. “It thinks they’re shut in. It wants to get them all out.”'
      ]
    }
  ],
  turn: [
    {
      id: 'curtains',
      A: 'partner',
      paragraphs: [
        'The monkey held out the librarian’s glasses, and pointed. {H} breathed on them. “Haaah.” Both of them went white, and nobody was to be seen. “They’ve drawn the curtains,” said {H}. “You only draw the curtains at home. They aren’t shut in. They live there.”',
        'Slowly the white went, from the edges inwards. There they both were again, looking out. The monkey put one hand on its heart. It had carried off twelve whole houses. So it carried them all back, and set each one gently on a nose.'
      ]
    },
    {
      id: 'not-quite-mine',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Not every pair got the right nose at once. One reader said that the floor had gone down. Another had never known how large {A}’s ears were. They passed the glasses along, left and right. “Oh, it’s you,” said somebody to a friend of thirty years.',
        'The one by the coat stand was the last. “Ah,” said that reader, and looked up along it, to the very hooks. It took a while. “All the same,” said the reader, “you were very nice about the boat.”'
      ]
    },
    {
      id: 'cleaning-the-windows',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The monkey wanted to make up for it. It went along the rows, and cleaned everybody’s windows with the tip of its tail. {A} said that a cloth was usual. But a cloth does not ask first, and the monkey always gave a knock.',
        'When that was done, it waved into each of them. Each time two small ones waved back. “They’re very friendly now,” said {H}. You could not say who had begun it.'
      ]
    },
    {
      id: 'behind-the-door',
      A: 'partner',
      paragraphs: [
        'The librarian found the line. “And behind the door there stood a,” read the librarian, and turned the page, “chair.” Everybody breathed out. The monkey sat down on the cushion by {H}. In the librarian’s glasses two small ones sat down as well.',
        '“And on the chair,” read the librarian, “there sat a monkey.” All three of them looked round, to see who.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up the bookcase, and twenty-two glasses looked down.',
      '{names} sniffed at the sandwich that had been left.',
      { text: '{names} kept one finger on the line, so that it should not get lost.', needs: ['hands'] },
      { text: '{names} held the librarian’s hand as far as the chair.', needs: ['hands'] }
    ],
    way: [
      '{names} ate the banana, since nobody in the glasses was going to.',
      '{names} kept both eyes shut, so that nobody could take them.',
      { text: '{names} folded up the banana skin, and put it in the bin.', needs: ['hands'] },
      { text: '{names} put a cushion under the bookcase, in case a pair came down.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed on the window, and drew the curtains there as well.',
      '{names} looked into the nearest glasses, and somebody was in.',
      { text: '{names} handed the glasses along the row, left and right.', needs: ['hands'] },
      { text: '{names} shook hands with the monkey, and once more with its foot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book was shut, with a ribbon in it. At home it was dark in the window. Somebody small stood in the glass, and put things away just as {H} did.',
    '{H} washed, and breathed once on the mirror. Then {H} lay down, and drew the blanket up like a curtain.'
  ],
  last: [
    'Behind the door there stood a chair, and nobody sat on it any more, and {H} was asleep.',
    'The curtains were drawn in every pair of glasses, and {H} was asleep.'
  ]
})
