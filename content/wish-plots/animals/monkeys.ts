import { wishPlot } from '../wish-plot.ts'

export const monkeys = wishPlot({
  themes: ['monkeys'],
  except: ['gorilla', 'gorillas', 'chimpanzee', 'chimp', 'orangutan', 'ape'],
  answers: ['cheeky', 'naughty', 'jungle', 'funny', 'hat', 'hats', 'stole', 'steals', 'steal', 'stealing', 'takes', 'took'],
  company: ['monkey', 'potato'],
  wishes: ['monkey stole', 'monkeys stole', 'monkey steals', 'monkeys steal', 'monkey stealing', 'monkey thief', 'monkey took', 'five monkeys', 'five little monkeys', 'monkeys jumping bed', 'monkeys bed'],
  about: 'A monkey steals the key and sells it back, dearer each time, until the hero falls in love with a potato.',
  titles: ['Not the Potato', 'What a Key Costs', '{H} and the Dearest Potato', 'Two Bananas and a Hat', 'The Monkey on the Windowsill'],
  want: [
    {
      id: 'the-key',
      A: 'partner',
      paragraphs: [
        'There was a monkey on the windowsill. It was brown, with a long tail and very clever hands. It put one of them in and took the front door key off the table.',
        '“Give that back!” cried {H}. The monkey held up the key. Then it held out the other hand. “There are monkeys who do that,” said {A}. “They steal your hat, and sell it to you.” {H} wanted the key. How else could they lock the door tonight?'
      ]
    }
  ],
  way: [
    {
      id: 'one-banana',
      A: 'partner',
      paragraphs: [
        '{H} gave it a banana. The monkey gave them the key, very honestly, and ate. Then it wiped its fingers and took the key again. This time it wanted two.',
        '“That’s too dear!” said {H}. The monkey put the key into its mouth. “Give it two!” cried {A}. And the monkey looked from one face to the other, and held up three fingers.'
      ]
    },
    {
      id: 'a-spoon-for-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it would take a spoon instead,” said {H}. The monkey tried the spoon. It looked at itself in the front of it, and then in the back. It kept the spoon.',
        '“And the key?” asked {A}. The monkey held out its hand. The spoon, it seemed, had only been for asking.'
      ]
    },
    {
      id: 'peeling',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They learned something, at least. “It opens them from the other end,” said {A}. The monkey had pinched the tip of the banana between two fingers, and the skin just fell apart.',
        '{H} tried it. It went much better than from the stalk. “All those years,” said {A}, and looked at the bananas that were left. It was only one.'
      ]
    },
    {
      id: 'grabbing',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“I’ll just take it,” said {A}. {A} went up to the window as if by chance, and looked at the sky. Then {A} grabbed. But the monkey had moved the key over to its tail.',
        '{A} grabbed at the tail, and the key was in its left foot. “It’s got five hands,” said {A}. “I’ve only got two, and one’s for holding on.”'
      ]
    },
    {
      id: 'looking-sad',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Look sad,” said {A}. “Maybe it’ll be sorry for us.” So {H} looked sad. {H} pushed out one lip and let both shoulders hang. The monkey watched with interest.',
        'Then it pushed out its own lip and let its shoulders hang. It was much better at it. It looked so sad that {H} gave it the last banana. “It wasn’t meant to go that way round,” said {A}.'
      ]
    },
    {
      id: 'no-deal',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The monkey looked at {A} and {A} looked at the monkey. There was nothing on {A} that came off. The monkey tried, politely, with one finger.',
        '“It can’t steal from you,” said {H}. “You haven’t got anything.” {A} looked rich, all the same. {A} had no key, and had never wanted one.'
      ]
    },
    {
      id: 'old-glasses',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In a shop you must never look at what you want,” said {S}. “You look at something else, and say that you’re only passing.” “Does that help?” asked {A}.',
        '“I once looked at an umbrella for half an hour, to get a kettle,” said {S}. “And did you get it?” “I got the umbrella,” said {S}. “I’d grown fond of it.”'
      ]
    },
    {
      id: 'scratching',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was not afraid of a monkey. {S} scratched under one arm and said hoo, hoo. The monkey scratched under one arm. {S} stuck out {S}’s tongue, and there was another tongue.',
        '“It does whatever you do,” said {A}. “Then I’ll give it something,” said {S}, and held out an empty hand. The monkey looked in there carefully. Then it held out its own hand, just as empty. They shook on it.'
      ]
    },
    {
      id: 'combing',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Then the monkey found {A}’s hair. It bent over from the sill and parted it with all its fingers, and looked at every bit. “Keep still,” said {H}. “They only do that with friends.” {A} kept as still as at the hairdresser’s.',
        'It found a crumb, and ate it. It found something that nobody else could see, and ate that too. “If we’re friends,” said {A} from under there, “could it give us the key?” The monkey patted the hair flat. Then it held out its hand, for that had been work.'
      ]
    },
    {
      id: 'bags-in-its-face',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'For the next turn they offered it grapes. “One at a time,” said {A}, “and it has to eat them first.” The monkey took one, and it was gone. Soon there were no more in the bowl. “It can’t have swallowed eight,” said {H}. “It never even chewed.”',
        'The monkey looked at them. Its face had grown a good deal wider, and there were corners in it. “They’ve got bags in their cheeks,” said {A}, “for later.” “It isn’t even spending them,” said {H}. “It’s putting them in the bank.”'
      ]
    },
    {
      id: 'at-our-faces',
      A: 'partner',
      paragraphs: [
        '“It doesn’t know what a key is for,” said {A} slowly. “It hasn’t even got a door. It looks at our faces. The more we want a thing, the more it costs.”',
        'In the basket by the sink lay an old potato. It was brown and wrinkled, and had one eye. {H} looked at it for a while. “So what if we wanted something else?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'oh-potato',
      A: 'partner',
      paragraphs: [
        '{H} lifted the potato with both hands and laid it on a cushion. “Oh, potato,” said {H}. {A} bent down and kissed it. “Mind the draught,” said {A}, and put a napkin round it. Outside, the monkey stopped chewing.',
        '“Nobody’s ever to have it,” said {H}, and turned away. There was a small clink. On the table lay the key. On the windowsill sat the monkey, with the potato in both arms. “Not the potato!” cried {H} and {A}.'
      ]
    },
    {
      id: 'song-for-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They had to be careful not to laugh. {A} stood at the window with a tea towel and cried into it loudly. “It was such a good potato,” sobbed {A}. “It had hardly any green on it.”',
        '{H} held on to the table. “It knew all its songs,” said {H}, and went under it. From down there came a noise that might have been crying.'
      ]
    },
    {
      id: 'counts-the-key',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'First of all {A} put the key in a pocket. Then {A} took it out to see if it was there, and put it back. “Don’t look so happy,” whispered {H}. “It can see you.”',
        'So {A} looked at the wall and whistled. It was only a key. There were hundreds like it. The monkey was not even looking. It had found the potato’s eye, and was looking into that.'
      ]
    },
    {
      id: 'never-sold',
      A: 'partner',
      paragraphs: [
        'They waited for the monkey to hold out its hand. What would it ask for? It had never had anything so dear. It looked at their faces, and then it looked at the potato, and tucked in the napkin.',
        '“It won’t sell it,” whispered {A}. The monkey smelled the potato, and laid its cheek on it. It climbed up to the roof with three of its five hands, for the other two were busy.',
        '“Perhaps it really is a good one,” said {H}. “We only never looked,” said {A}, and turned the key in the door, twice.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the window, and the monkey had one more face to read.',
      '{names} backed away from the other hand, which looked interested.',
      { text: '{names} felt in every pocket, in case there was a second key.', needs: ['hands'] },
      { text: '{names} put away the hats, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} found a banana skin, with nothing in it.',
      '{names} stared at the key too, and that made it dearer.',
      { text: '{names} brought the second banana, and hid the third.', needs: ['hands'] },
      { text: '{names} offered it a spoon instead, and it dropped the spoon in the sink.', needs: ['hands'] }
    ],
    turn: [
      '{names} guarded the potato, and would not budge.',
      '{names} howled a bit, for the potato.',
      { text: '{names} blew the potato a kiss.', needs: ['hands'] },
      { text: '{names} wrung some hands, where the monkey could see it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The banana skins went into the bin, and the cushion back to the sofa. The key hung on its nail, and everybody was careful not to look at it.',
    'Once the soap was back in its dish, {H} lay down. Somebody was singing on the roof, quite low, and now and then stopped to tuck something in.'
  ],
  last: [
    'On the roof slept the dearest potato in the world, and under it slept {H}.',
    'Nobody looked at the key. {H} was asleep, and wanted nothing.'
  ]
})
