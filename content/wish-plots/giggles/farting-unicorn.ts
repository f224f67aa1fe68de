import { wishPlot } from '../wish-plot.ts'

export const fartingUnicorn = wishPlot({
  id: 'wish-farting-unicorn',
  wishes: ['farting unicorn', 'unicorn farts', 'unicorn fart', 'unicorn farted', 'farty unicorn', 'unicorn rainbow farts', 'farts rainbows unicorn', 'unicorn trumps', 'unicorn trumped', 'unicorn toots', 'unicorn tooted', 'tooting unicorn', 'unicorn parp', 'stinky unicorn', 'smelly unicorn'],
  answers: ['rainbow', 'rainbows', 'glitter', 'sparkles', 'loud', 'smelly', 'stinky', 'funny', 'pink', 'magic', 'magical', 'always', 'keeps', 'stop', 'big', 'biggest', 'little', 'flies', 'sky', 'cloud', 'clouds', 'colours', 'colors', 'colourful', 'who', 'that', 'bottom', 'noise', 'sleepy', 'shy', 'embarrassed'],
  except: ['ill', 'sick', 'poorly', 'hurt', 'died', 'dead', 'dragon', 'mermaid', 'princess', 'poo', 'poos', 'wee', 'burp', 'burps', 'fairy'],
  company: ['unicorn', 'cloud', 'rainbow'],
  about: 'A unicorn is to put up a rainbow in a solemn manner, holds in what it must, and so there is no rainbow.',
  titles: ['In a Solemn Manner', 'The Other Door', '{H} Puts Up a Rainbow', 'That Was the Thunder', 'Seven, and One Was Violet'],
  want: [
    {
      id: 'order-book',
      A: 'partner',
      paragraphs: [
        '{H} was a unicorn, with a paper horn and a tail of seven scarves. {A} was a cloud, with a pillow on, and had the order book. “One rainbow,” read {A}. “By unicorn, in a solemn manner.”',
        'The unicorn looked noble. Parp. It was quite a loud fart for such a fine animal. “What was that?” asked the cloud. “Thunder,” said the unicorn.'
      ]
    }
  ],
  way: [
    {
      id: 'solemn-walk',
      A: 'partner',
      paragraphs: [
        'The unicorn walked across the sky, from the lamp to the door, as you walk at a wedding. There was no rainbow. “Perhaps more solemnly,” said {A}. So {H} walked as slowly as a snail. Parp.',
        '“The floor,” said {H}. “We’re in the sky,” said {A}. The unicorn grew red about the ears. After that it held everything in.'
      ]
    },
    {
      id: 'rain-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For a rainbow you want rain in front of you and the sun at your back. The cloud saw to the rain, with wet fingers. The lamp was the sun. {H} had to stand in between, and got it from both sides. “Is it there yet?” asked the unicorn.',
        '“You have to turn round,” said {A}. “It’s always on the other side from the sun.” They both turned round. There was a wall with two shadows on it, and one of them had a horn. It was a start.'
      ]
    },
    {
      id: 'names-for-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If it had been one,” said {A}, “what would you call it?” “A toot,” said {H}, looking elsewhere. “At home we say trump.” “With us it’s a puff,” said the cloud, “or a weather.” They found thirteen words. “And the doctor says wind,” said {A}.',
        '“Isn’t that your department?” asked the unicorn. The cloud looked into its book. It was. There were two whole pages about wind, and nobody had ever been ashamed of it.'
      ]
    },
    {
      id: 'herring',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Do you know how herrings talk at night?” asked {A}. It’s true, somebody has listened. They let small bubbles out behind, tick, tick, tick, and so they keep together in the dark. The unicorn had both ears up. “And they say that aloud?”',
        '“All of them,” said {A}. They swam round the rug once, in the dark under the blanket, and ticked with their tongues. You really did know where the other one was. It was a good deal more sociable than a torch.'
      ]
    },
    {
      id: 'fourteen',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How often do people do it?” asked {H}. “About fourteen times a day,” said {A}. “Everybody. Somebody’s counted.” “Teachers too?” “Fourteen.” “The Queen of Hearts?” The cloud worked it out on its fingers. “Seven on each side of tea.”',
        'The unicorn thought of everybody it knew. It went through the whole street, from house to house, and each had fourteen. “You’d think you would hear more of it,” it said.'
      ]
    },
    {
      id: 'hay',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It comes from the hay,” said {H}. A horse has hay in its tummy all day long, and it bubbles like a pot. {A} put an ear to the unicorn, just above the belt. “What does it say?” “Soup,” said the cloud, “and somebody’s moving a piano.”',
        '{H} listened at the pillow, in turn. In there it was quite quiet. “What do you eat?” asked {H}. “Sea,” said {A}. “It gets drunk up, and then it rains. We never have any trouble.”'
      ]
    },
    {
      id: 'polish-horn',
      A: 'same',
      spare: 6,
      paragraphs: [
        'To look more solemn, it had its horn polished. {A} did it with a sleeve, from below upwards, always round. The unicorn held still. It held still so hard that its knees shook. “You can breathe,” said {A}. “Better not,” said the unicorn.',
        '“There’s a dent at the top,” said {A}. “That’s from the door,” said {H}. “I was looking noble at the time.” If you carry your chin that high, you see the sky and no doors.'
      ]
    },
    {
      id: 'it-was-you',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a noise, and both of them looked straight ahead. “That was you,” said {A}. “I thought it was you,” said {H}. They waited. It came again, from the hall. It was the tap. “I’d have said it was one of ours,” said the cloud.',
        '{H} went and turned it off. “Pardon,” said {H} for the tap, as it couldn’t do it itself. It was a relief to say it for somebody else.'
      ]
    },
    {
      id: 'order-of-colours',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Do you know the order?” asked {A}. “Red on the outside, violet on the inside,” said {H}. “And green in the middle, where the grass would be.” A rainbow never gets it wrong, anywhere in the world. They tried it with what lay about, and it was soon done except for blue.',
        '“My left sock’s blue,” said {A}. It was rather a grey blue. They put it in, and it was a rainbow over Monday.'
      ]
    },
    {
      id: 'pot-at-end',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the end of a rainbow there’s a pot. The cloud had it written down. They looked for one, to have it ready. There was the flowerpot and the soup pot, and one that was kept under the bed for visitors. “Which of them is it?” asked {A}.',
        'The unicorn sat down on the third, to see. It fitted. They both thought of all the people who had gone out to look for that one. Nobody had ever come home and said what it was.'
      ]
    },
    {
      id: 'pet-suspect',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the middle of the sky lay {A}. “It was {A},” said the unicorn, when it next happened. The cloud looked down. {A} opened one eye and made no defence. It’s always the one who’s asleep.',
        'Then there came another, and this time it truly was {A}. They could tell by the smell. The unicorn laid its head down beside {A}, grateful and at some distance.'
      ]
    },
    {
      id: 'elder-choir',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I sang in a choir,” said {S}. “At the quietest place, when nobody breathed, I did one.” “A loud one?” asked {A}. “In tune,” said {S}. “The conductor gave me a nod.” {A} asked what had happened then.',
        '“They all came in on it,” said {S}. “It was better than the time before.” They hummed the place together. At the right moment {S} lifted one finger, and left a gap.'
      ]
    },
    {
      id: 'child-foal',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'For a while {S} was a young unicorn. It did it on purpose, with a hand in the armpit. “That isn’t a real one,” said {A}. “It’s practice,” said {S}. Each one went up at the end, like a question.',
        '“What are you asking?” said {A}. {S} did one more, to hear. “If there’s any pudding,” said {S}. {A} answered. It was a short one, and it meant no.'
      ]
    },
    {
      id: 'baby-no-shame',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'In the next patch of sky was {A}. There was a noise. {A} laughed, and looked round to see who else had been given one. “Isn’t it ashamed?” whispered {H}.',
        'It was not. When you’re new here, you think it’s a present. {H} thought it over, and clapped, and {A} tried very hard to give another.'
      ]
    },
    {
      id: 'guest-wind',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} had come by as the west wind, and asked if there was anything to blow away. “Not yet,” said the unicorn. The wind sniffed. “I think there is,” said {A}, and fanned a bit with a magazine.',
        'It was done without a word. That’s what you call a good upbringing. “I get everywhere,” said the wind, at the door. “Believe me, it’s everybody.”'
      ]
    },
    {
      id: 'other-door',
      A: 'partner',
      paragraphs: [
        'The unicorn walked with its legs crossed and its lips shut. “You might just burp,” said {A}. “No horse can,” said the unicorn through its teeth. “It all has to go by the other door.”',
        'Then it went by the other door. Paaarp. {H} sat down on it at once. “I’m not solemn,” said the unicorn. “You’ll have to ask a swan.”'
      ]
    },
    {
      id: 'look-behind',
      A: 'partner',
      paragraphs: [
        'But {A} had gone round to the back. By the lamp, where the first fart had been, lay a red scarf. Farther on lay an orange one. “What are you sitting on?” asked {A}. The unicorn looked. “Yellow,” it said.',
        '{A} looked in the book. “It only says what’s wanted,” said {A}. “It never says how it’s made.”'
      ]
    }
  ],
  turn: [
    {
      id: 'rest-of-it',
      A: 'partner',
      paragraphs: [
        '“Stand back,” said {H}. Green was short, with a squeak in it. Blue was so deep that the floor hummed. Indigo hardly made a sound, and {A} noticed it a moment later. Each time a scarf sailed out behind. “Now I’m empty,” said {H}.',
        '“There’s violet to come,” said {A}, and sat down on the pillow to wait. Pfff, said the pillow. The cloud went pink. The unicorn laughed so much that it happened. Parp. That was violet.'
      ]
    },
    {
      id: 'cloud-does-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“So you do it as well,” said {H}. “That was the weather,” said {A}. But after a time the cloud sat down on its pillow once more, a bit harder. Pfff. It was quite a different sound from a unicorn’s. “Breezy,” said {H}, who knew about it now.',
        '“Light, from the south,” said the cloud, and put that in the book, with the time. It had been out in all weathers, and never been one before.'
      ]
    },
    {
      id: 'what-it-smells-of',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Can you smell it?” asked {H}. {A} walked along under the rainbow with a nose up. “Red’s strawberry,” said {A}. “Yellow’s a bit like mustard. Green’s hay.” At blue the cloud stopped for a time and said nothing.',
        '“That’s the barn,” said the unicorn. “It’s a large colour.” They left that part to air. A rainbow has to hang out for a while in any case.'
      ]
    },
    {
      id: 'crossed-out',
      A: 'partner',
      paragraphs: [
        'They laid them across the sky, red on the outside and violet on the inside. Seven farts made one rainbow. {A} took the book, and crossed out the last four words. “What shall I put instead?” asked {A}.',
        '“By the other door,” said {H}. {A} wrote that. Then they lay down underneath, and neither of them held in anything at all.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out to look at the sky, and smelled thunder.',
      '{names} breathed in through the mouth, to be on the safe side.',
      { text: '{names} spread out a picnic, for the rainbow.', needs: ['hands'] },
      { text: '{names} opened a window in the sky.', needs: ['hands'] }
    ],
    way: [
      '{names} strode along behind, every bit as solemn.',
      '{names} turned red as well, out of good feeling.',
      { text: '{names} picked up something orange, and took it for washing.', needs: ['hands'] },
      { text: '{names} fanned the cloud with an order form.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeaked along with green.',
      '{names} bounced on a pillow, and there was a bit of violet too.',
      { text: '{names} smoothed out indigo, at arm’s length.', needs: ['hands'] },
      { text: '{names} caught blue as it sailed by, and passed it on quickly.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} took down the rainbow and folded each scarf into four. The window stayed open a crack, because of the blue.',
    'In bed {H} lay on one side, with the horn off. It was warm in there, and nobody had to look noble.'
  ],
  last: [
    'There was one more, a very small one, the colour of evening, and {H} was asleep.',
    'Far off there was a little thunder, or it was the floor, and {H} was asleep.'
  ]
})
