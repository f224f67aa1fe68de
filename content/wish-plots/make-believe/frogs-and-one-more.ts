import { wishPlot } from '../wish-plot.ts'

export const frogsAndOneMore = wishPlot({
  id: 'wish-frogs-and-one-more',
  wishes: ['witch turns everybody into frogs', 'witch turns everyone into frogs', 'witch turned everyone into frogs', 'witch turned everybody into frogs', 'witch turns people into frogs', 'witch turned people into frogs', 'witch turns town into frogs', 'witch turns village into frogs', 'witch turns all frogs', 'witch frogs', 'witch frog', 'witch frog spell', 'witch frogs spell', 'witch spell frogs', 'witch spell frog', 'witch’s spell frogs', 'witches frogs', 'witch changes frogs', 'witch changed frogs', 'witch makes frogs', 'witch made frogs', 'witch accidentally frogs', 'witch turns into frogs', 'witch un-frogs', 'witch unfrogs', 'witch unfrog', 'un-frog everyone', 'un-frogging', 'unfrogging', 'turns everybody into frogs', 'turns everyone into frogs', 'turned everybody into frogs', 'turned everyone into frogs', 'everybody turns into frogs', 'everyone turns into frogs', 'everybody turned into frogs', 'everyone turned into frogs', 'everyone becomes frogs', 'everybody becomes frogs', 'everybody is a frog', 'everyone is a frog', 'everyone frog', 'everybody frog', 'frog spell', 'frog spell wrong', 'frog curse', 'spell turns people frogs', 'spell frogs', 'whole town frogs', 'whole street frogs', 'whole village frogs', 'too many frogs spell'],
  answers: ['witch', 'witches', 'witch’s', 'wand', 'magic', 'spell', 'spells', 'curse', 'broom', 'frog', 'frogs', 'froggy', 'turn', 'turns', 'turned', 'turning', 'change', 'changes', 'changed', 'changing', 'becomes', 'become', 'became', 'makes', 'made', 'into', 'in', 'to', 'everybody', 'everyone', 'people', 'all', 'the', 'whole', 'town', 'street', 'village', 'neighbours', 'postman', 'baker', 'back', 'again', 'un', 'unfrog', 'un-frog', 'unfrogs', 'un-frogs', 'unfrogging', 'un-frogging', 'each', 'time', 'every', 'another', 'one', 'more', 'next', 'but', 'and', 'who', 'whose', 'when', 'whenever', 'accident', 'accidentally', 'mistake', 'wrong', 'goes', 'went', 'gone', 'can’t', 'cannot', 'undo', 'undoes', 'stop', 'fix', 'fixes', 'help', 'helps', 'real', 'funny', 'silly', 'clumsy', 'kind', 'friendly', 'good', 'old', 'young', 'little', 'forgetful', 'too', 'many', 'green', 'her', 'his', 'it', 'keeps', 'always', 'just', 'rain', 'shoes'],
  except: ['prince', 'princess', 'kiss', 'kisses', 'kissed', 'mum', 'mummy', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'teacher', 'sister', 'brother', 'cat', 'toad', 'tadpole', 'tadpoles', 'died', 'dead', 'squashed', 'killed', 'sick', 'ill', 'afraid', 'scared', 'halloween', 'evil', 'school', 'plague', 'throat', 'croak', 'zoo', 'how', 'why', 'cake', 'hansel', 'gretel', 'stone', 'mice', 'mouse'],
  moods: ['change', 'waiting', 'losing', 'first', 'learning'],
  company: ['witch', 'frog', 'frogs', 'shoes', 'postman', 'baker', 'parcel', 'wellies', 'umbrella', 'wand', 'spell', 'buns', 'bun', 'eyes', 'crumb', 'rain', 'step', 'puddle', 'bus', 'driver', 'stone', 'book', 'leaf', 'tree', 'saucer', 'thread', 'cloud'],
  isTale: true,
  about: 'A witch’s wet spell turns everybody into frogs, and each that she turns back makes one more, until two under an umbrella count the shoes and find one who has always been a frog.',
  titles: ['Six Frogs and Five Pairs of Shoes', 'A Wet Spell', '{H} Counts the Frogs', 'A Spell Has to Be Somewhere', 'The Most Frog There Is'],
  want: [
    {
      id: 'under-the-umbrella',
      A: 'partner',
      paragraphs: [
        '{H} was waiting for the postman, who had the new wellies in a parcel. But on the step sat six frogs, and a lot of empty shoes stood about. On the postman’s lay the parcel.',
        'Behind them stood a witch with a wet wand. “I only wanted to stop the rain,” said the witch. “Now everybody’s a frog. Stay under an umbrella. It’s a wet spell, and it runs off those.” {A} put up the big one. “Turn them back,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'one-more',
      A: 'same',
      paragraphs: [
        'The witch waved. Up stood the postman in his shoes, and said good morning. Round the corner came the baker with a tray of buns. There was a splash, and now a frog sat on the tray. “That’s how it goes,” said the witch. “It comes off one, and then it’s on the next.” The witch turned the baker back, and the postman was gone again. {H} counted each time, and there were always six.'
      ]
    },
    {
      id: 'who-is-who',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You can tell who they were,” said {A}. One frog sat very straight, and beat time with one toe. That was the piano teacher. One hopped as far as a stone, stopped, waited, and hopped on to the next. That was the man who drove the bus.',
        'At the third stone nobody was waiting. It opened its mouth all the same, and shut it again. “Does it know where it’s going?” asked {H}. “To the end,” said {A}, “and then back.”'
      ]
    },
    {
      id: 'the-wet-page',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What did you say when you did it?” asked {H}. The witch had a book of spells in a bag. The page had got wet, and the ink had run. “It says either dry or frog,” said the witch. {A} held it this way and that.',
        '“I think it’s bread,” said {A}. They passed it round under the umbrella. {H} made it out to be Fred. The witch took it back and blew on it. “If I’d said that,” said the witch, “there’d be only the one.”'
      ]
    },
    {
      id: 'where-it-is-between',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Where’s the spell when it’s come off one and isn’t on the next?” asked {A}. The witch had never thought about that. One always looked at the frog. So they all put up their noses under the umbrella.',
        '“It smells of pond,” said {H}. It did, for as long as a blink, somewhere to the left. A leaf went by there, and for a moment it was in two minds. Then it was only a leaf again, but a rather green one.'
      ]
    },
    {
      id: 'pet-and-six-frogs',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} looked out between two legs at the frogs, and the frogs looked in. As a rule somebody would have run after somebody by now. But one of these frogs had been the vet. It looked at {A} in a way that {A} knew.',
        '{A} moved in behind {H}, as far as the umbrella went. The frog came one hop closer, and looked into {A}’s ears from there. It seemed to be pleased with both. Then it looked about for its coat.'
      ]
    },
    {
      id: 'elder-was-a-tree',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was once turned into a tree,” said {S}. “By the teacher, for a play. I had to stand still until somebody said that it was spring.” “And then?” asked {A}. “The boy who had to say it was in bed with mumps.”',
        '“How long did you stand there?” “They sang a bit, and went home,” said {S}. “In the end the caretaker turned off the light, and said that it was late. I took it that he meant spring.”'
      ]
    },
    {
      id: 'drinks-by-sitting',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} pushed a saucer of water out from under the umbrella, for the frogs. “They don’t drink with their mouths,” said {A}. “It goes in through the skin. They only have to sit down in it.” Most of the six had not known that. They dipped in their chins, and coughed.',
        'Then one of them slipped, and sat. Its eyes got very big. After that they all wanted to sit, and the piano teacher said who was next, with one toe.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A bus stopped in front of the house, and the door folded open. “Good morning,” said the driver. “Anybody for the station?” Six frogs looked at the step, and it was high. “Is it always so quiet here?” asked the driver.',
        '“Don’t get out,” called {H} from under the umbrella. “Why not?” “You’d have to leave your shoes here.” The driver looked at them all, standing there in pairs. Those were good shoes. The door folded shut, and the bus drove on, a bit faster than usual.'
      ]
    },
    {
      id: 'child-hops',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be a frog as well. “You can’t leave the umbrella,” said {A}. So {S} was one underneath it. {S} squatted down and hopped, and the umbrella got one in the ribs each time. It was tight in there, with one of them a frog.',
        '“Ribbit,” said {S}. The frogs outside turned round. They looked {S} up and down, and then at {S}’s boots. One of them shook its head slowly. “You have to mean it,” said {A}.'
      ]
    },
    {
      id: 'one-came-barefoot',
      A: 'partner',
      paragraphs: [
        '“Six frogs,” said {A}. “And how many shoes?” {H} counted those too, and came to five pairs. “Then one of them came barefoot,” said {A}. But which? {H} let a crumb of bun down on a thread, and moved it a little. Five frogs looked round for a plate. The sixth snapped. As it swallowed, both its eyes went down into its head, and came up again. “That’s how frogs do it,” said {A}. “They push with their eyes. That’s a real one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-frog-of-a-frog',
      A: 'partner',
      paragraphs: [
        '“A spell can’t turn a frog into a frog,” said {H} slowly. {H} set the real one down beside the postman’s shoes. Everybody else had to keep away. The witch waved. Up stood the postman. The spell went to the next, with all its might, and made a frog of the frog. It blinked. It had noticed nothing. “Five,” said {H}. “Do it again!”'
      ]
    },
    {
      id: 'first-words',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One after another they came back, and each said something. “Mind my tie,” said the first. The second only said “Well!” and looked for a comb. The baker felt himself all over, and looked at {A} with great eyes.',
        '“I had a fly,” said the baker. “Was it nice?” asked {A}. “I don’t want to talk about it,” said the baker. He thought for a while. “A bit like a raisin,” he said, “but in more of a hurry.” He wrote it down on a bag.'
      ]
    },
    {
      id: 'stone-into-stone',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“Has that ever happened before?” asked {A}. “That it makes something into what it is?” The witch thought back. “I once turned a stone into a stone,” said the witch. “It was my best spell. It lasted.”',
        '“How do you know that it worked?” asked {H}. The stone came out of the bag, and they passed it from hand to hand. It was grey and quite heavy. You felt at once that there was nothing of a bun in it. “It’s very good,” said {A}.'
      ]
    },
    {
      id: 'sings-with-its-mouth-shut',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The real frog began to sing. Under its chin a bubble went out and in, and its mouth was shut the whole time. “That’s clever,” said {H}. “It could sing in the library.” {H} tried it, with both lips shut. The song came out at {H}’s nose.',
        '{A} tried as well, and got as far as two cheeks. The frog waited for them politely between the verses. The piano teacher came over to listen. It was a little flat, it seemed. “Like all frogs,” said the piano teacher.'
      ]
    },
    {
      id: 'most-frog',
      A: 'partner',
      paragraphs: [
        'After the fifth wave all the shoes were full. On the step sat one frog. It was a frog six times over, once by birth and five times by magic. It had not got any greener, but it looked very sure of itself.',
        'The postman held out the parcel. {H} put on the wellies at once, and walked to the puddle with the frog on one palm. “Does it mind?” asked {A}. The frog went in without a splash. “No,” said {H}. “It’s the most frog there is.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed in under the umbrella too.',
      '{names} looked at the frogs, and stayed in the doorway.',
      { text: '{names} held up a tray, in case it was a big spell.', needs: ['hands'] },
      { text: '{names} set the shoes straight, toe beside toe.', needs: ['hands'] }
    ],
    way: [
      '{names} kept still, and hoped to look like somebody who was next to nobody.',
      '{names} looked from the frogs to the shoes, and back.',
      { text: '{names} counted along on ten fingers, and had four left each time.', needs: ['hands'] },
      { text: '{names} saved the buns, when the tray came down.', needs: ['hands'] }
    ],
    turn: [
      '{names} blinked and swallowed, and it was two different things.',
      '{names} came out from under the umbrella last of all.',
      { text: '{names} shook hands with everybody who had any again.', needs: ['hands'] },
      { text: '{names} tied a shoelace for the man from the bus.', needs: ['hands'] }
    ]
  },
  bed: [
    'The umbrella was stood up to dry, with all that was left of the spell on it. It was one drop. The new wellies stood side by side, and nobody had jumped out of them.',
    '{H} washed the pond off one palm, and lay down. {H} swallowed once, with both eyes shut. They did not move at all. So there was no frog in that bed.'
  ],
  last: [
    'In the puddle somebody sang with its mouth shut, and {H} was asleep.',
    'Six times over there was a frog out there, and once over there was {H}, asleep.'
  ]
})
