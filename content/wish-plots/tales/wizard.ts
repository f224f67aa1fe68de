import { wishPlot } from '../wish-plot.ts'

export const wizard = wishPlot({
  id: 'wish-wizard',
  wishes: ['wizard', 'wizards', 'old wizard', 'wise wizard'],
  except: ['harry', 'potter', 'witch', 'witches', 'oz', 'dragon', 'fairy', 'who', 'that', 'school', 'hogwarts', 'apprentice', 'afraid', 'scared', 'bad', 'lost', 'wand', 'castle', 'princess', 'unicorn'],
  answers: ['old', 'wise', 'beard', 'spell', 'spells', 'magic', 'magical', 'hat', 'good', 'kind', 'friendly', 'funny', 'doing'],
  company: ['wizard', 'jar', 'door', 'sofa'],
  about: 'A very old wizard lives from back to front, and whoever wants a spell from him has to clap first.',
  titles: ['Goodbye, Said the Wizard, and Came In', 'Three Hundred Buttons', '{H} Claps First', 'The Spell with the Elbow', 'The Wizard from Back to Front'],
  want: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'There had been three hundred buttons in the jar. Now they were under the sofa, and in {A}’s shoe. {H} had only wanted to look at the green one, and had tipped the jar over.',
        'The door opened, and a wizard came in, backwards. He had a pointed hat, and a beard down to his belt. “Goodbye!” he said to {A}, and took off his coat. “What nice people. I upset all your buttons, and you clapped.” A wizard was just what was needed. “Could you magic them back?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'z',
      A: 'partner',
      paragraphs: [
        '“Again?” said the wizard. But he shook one sleeve, to be kind, and said a word with six z’s in it. It smelled a little of soap. Not one button moved.',
        'The next word had nine z’s, and the lamp swung. The buttons lay where they lay. “You can’t do it twice,” said the wizard. “But thank you for the clapping. My ears are still ringing.” Nobody had clapped at all.'
      ]
    },
    {
      id: 'pudding-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The wizard sat down, wiped his beard, and folded the napkin. “That was the best soup for years,” he said. “What soup?” asked {A}. To be polite they warmed some up. First the wizard had his apple, and then the soup.',
        'When the bowl was empty, the wizard blew on it. “Mind,” he said, “it’s hot.”'
      ]
    },
    {
      id: 'nineteen',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Nineteen,” said the wizard. {H} and {A} looked at each other. “Nineteen what?” asked {A}. “How should I know?” said the wizard. “You haven’t asked me yet.”',
        'So they had to find out what it was. “How many teeth have you got?” asked {H}. “How many uncles? How many frogs?” The wizard only listened. “How many stars are there on your hat?” asked {A}. They counted them. The wizard looked very pleased, as if he had known it.'
      ]
    },
    {
      id: 'joke',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The wizard began to laugh. He laughed until he had to hold on to his hat. “A duck, in a bank!” he cried, and dried his eyes. Then he was quite serious again, and looked at {A}. “Well?” he said.',
        'So {A} told him a joke about a duck in a bank. The wizard listened to the end, and did not laugh at all. He had done that already.'
      ]
    },
    {
      id: 'beard',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How long did it take you to grow that?” asked {H}. “It’s the other way round,” said the wizard. “When I began, it went out of the door and down the road. People tripped over it. Each year there’s a bit less.”',
        '“And in the end?” asked {A}. “Then I’ll have a chin,” said the wizard. “I’m looking forward to that. I’m told there’s a dimple.”'
      ]
    },
    {
      id: 'tomorrow',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The wizard’s hat was dripping. “It was pouring,” said the wizard, “tomorrow.” {A} went and took in the washing. “What else was there?” asked {H}. “Porridge,” he said, “and you found your glove. It was in the sleeve.”',
        '{H} ran to the coat and felt in both sleeves. There was no glove. “Well, no,” said the wizard. “Not before tomorrow.”'
      ]
    },
    {
      id: 'once-upon',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The wizard had a book in his sleeve, and read to them from it, from the back. In the first line everybody was happy. After that they fell out, and forgot each other. It was getting quite sad.',
        '“How does it end?” asked {H}. “Once there was,” said the wizard, and shut the book. “It always ends like that. But I never know it beforehand.”'
      ]
    },
    {
      id: 'birthday',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How old are you?” asked {A}. “Four hundred and six,” said the wizard. “Next year I’ll be four hundred and five. Each time there’s one candle less on the cake.” He seemed to mind that a little.',
        '“Then you’ll be as old as me some day,” said {H}. The wizard worked it out on all his fingers. “I’ll come and play,” he said. “You’ll have to tell me who I was.”'
      ]
    },
    {
      id: 'handshake',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} gave him a hand. The wizard let go of the hand first, and shook it afterwards. It takes some practice. {A} tried it as well, and they missed each other twice.',
        '“You’re welcome,” said {A}, to be on the safe side. “Thank you,” said the wizard at once. He had been saving it up.'
      ]
    },
    {
      id: 'elder-kitchen',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I do that as well,” said {S}. “First I go to the kitchen, and then I wonder what I want there.” “And what did you want?” asked {A}. “I never find out,” said {S}.',
        'The wizard nodded for a long time. He pulled out a chair, and the two of them sat side by side. “You go in for the scissors,” he said, “and come out with a plum.” “Always a plum,” said {S}.'
      ]
    },
    {
      id: 'small-wizard',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be that kind of wizard. “Good night!” said {S} to everybody, and walked backwards into the table. After that came “Ow.” {A} looked to see if it had been the right order.',
        '“Bless you!” said {S} next, and only then did {S} sneeze. It was very well done. The wizard gave {S} a nod, as one gives it to somebody in the same trade.'
      ]
    },
    {
      id: 'pet-first',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} already knew the wizard, or so it seemed. {A} came up to him and stood where one is stroked. “No, no more now,” said the wizard. “That was quite enough.” And then he began to stroke {A}.',
        'It went on for some time. {A} did not mind which came first. There had been a no and there was a stroke, and {A} listened only to the stroke.'
      ]
    },
    {
      id: 'wrong-end',
      A: 'partner',
      paragraphs: [
        '“The wizard said goodbye when he came,” said {A}. “He thanks us for what we haven’t done. He does the whole evening back to front.” “Very old wizards do,” said the wizard. {H} looked at the buttons, and thought. Other people do something first, and then you clap. “With him the clapping has to come first!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'clap',
      A: 'partner',
      paragraphs: [
        '“Then we’ll clap,” said {H}. They clapped as loud as they could, for a wizard who had done nothing. He turned pink, and bowed, and the beard lay on the floor. Then he put out one elbow, beside the jar.',
        'Under the sofa it began to rattle. The buttons came rolling out of all the corners, in a long line. They hopped into the jar, the green one last, and the lid went on.'
      ]
    },
    {
      id: 'the-shoe',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One of them was missing. {A} had begun to hop on one leg. “It’s in my shoe,” said {A}, “and it wants to get out.” {A} pulled, and {H} pulled, and the shoe came off.',
        'The button shot out past their ears. It rolled round the wizard once, to say good evening. Then it was home as well.'
      ]
    },
    {
      id: 'order',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They looked at the jar from all sides. “They’re even lying the way they lay before,” said {A}. “The blue one’s next to the one like a flower.” “Of course,” said the wizard. “They’ve never been anywhere else.”',
        '{H} laid an ear against the glass. Inside something clicked, quite softly. That was the last one, which hadn’t found a good place yet.'
      ]
    },
    {
      id: 'elbow',
      A: 'partner',
      paragraphs: [
        '“What a nice full jar,” said the wizard. “I do hope I shan’t knock it over.” So that was how he had done it. They had seen the buttons jump into the jar. The wizard, back to front, saw them all fall out, because of his elbow.',
        'After that the wizard grew very polite. He asked if he might come in, put on his coat, wiped his feet, and went out. From outside somebody knocked three times, and then all was still. “Hello,” said {H} to the door, because that was how it ended.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat on seven of the buttons without knowing it.',
      '{names} got thanked for a lovely evening that had hardly started.',
      { text: '{names} said hello to the wizard, who took it for goodbye.', needs: ['hands'] },
      { text: '{names} put the empty jar upright and blew the dust out.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed at the smell of soap.',
      '{names} backed out from under the lamp when it began to swing.',
      { text: '{names} picked up three buttons, and dropped two.', needs: ['hands'] },
      { text: '{names} told the wizard about yesterday, and the wizard could hardly wait.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in, and made as much noise as all the rest.',
      '{names} kept very still, while buttons rolled by on both sides.',
      { text: '{names} moved the jar a little further from the elbow.', needs: ['hands'] },
      { text: '{names} held the wizard’s coat by the wrong end, which was right.', needs: ['hands'] }
    ]
  },
  bed: [
    'Now {H} could look at the green button for as long as {H} liked. Then the jar was put on the shelf, right at the back, where no elbow came by.',
    '{H} washed, and put on one sleeve and then the other. {H} lay down and said good morning to the ceiling, to see what it was like.'
  ],
  last: [
    'For the wizard the evening was just beginning, and {H} slept.',
    'Somebody had already said how lovely the day would be, and {H} was asleep.'
  ]
})
