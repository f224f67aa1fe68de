import { wishPlot } from '../wish-plot.ts'

const OTHERS = [
  'cat', 'dog', 'monkey', 'lion', 'tiger', 'unicorn', 'horse', 'pony', 'zebra', 'giraffe', 'elephant', 'hippo', 'rhino', 'bear', 'panda', 'koala', 'kangaroo', 'wolf', 'fox', 'rabbit', 'bunny', 'hare', 'mouse', 'hamster', 'guinea pig', 'hedgehog', 'squirrel', 'badger', 'owl', 'eagle', 'parrot', 'penguin', 'flamingo', 'peacock', 'chicken', 'hen', 'duck', 'goose', 'cow', 'sheep', 'goat', 'pig', 'donkey', 'llama', 'camel', 'crocodile', 'snake', 'lizard', 'turtle', 'tortoise', 'fish', 'shark', 'whale', 'dolphin', 'octopus', 'crab', 'seal', 'bee', 'ladybird', 'spider', 'snail', 'worm', 'bird', 'bat', 'puppy', 'kitten', 'cheetah', 'leopard', 'gorilla', 'sloth', 'polar bear', 'reindeer', 'dinosaur', 'dragon', 'mermaid', 'fairy', 'human', 'person', 'robot'
]

export const whoeverAnother = wishPlot({
  id: 'wish-whoever-another',
  visits: 'anything',
  whoever: [
    'wants to swap places with the cat',
    'wants to turn into a unicorn',
    'doesn’t want to be itself',
    'is tired of being itself',
    'isn’t happy being what it is',
    'wants to be a cat',
    ...OTHERS.flatMap((other) => [`wants to be ${other}`, `wishes it was ${other}`, `wishes to be ${other}`, `dreams of being ${other}`, `would like to be ${other}`, `wants to become ${other}`]),
    'wants to be another animal',
    'wants to be a different animal',
    'wants to be something else',
    'wants to be somebody else',
    'wants to be someone else',
    'wants to be something different',
    'wishes it was something else',
    'wishes it was a different animal',
    'would rather be a cat',
    'wants to turn into another animal',
    'pretends to be another animal',
    'is bored of being itself'],
  except: ['tamer', 'keeper', 'trainer', 'hunter', 'catcher', 'vet', 'doctor', 'rider', 'whisperer', 'walker', 'charmer', 'friend', 'friends', 'groomer', 'eat', 'dinner', 'food', 'finger', 'free', 'pet', 'toy', 'superhero', 'police', 'guard', 'cowboy', 'farmer', 'godmother', 'slayer', 'lost', 'dead'],
  company: ['label', 'jam', 'pen', 'door'],
  about: 'The hero sticks labels on everything, and whoever wants to be another has the only one with a wish on it; folded back it says that it is so, and that is dull.',
  titles: ['It Says So Here', 'The Last Label', 'Folded Back', 'What It Says on {visitor}', 'Word for Word'],
  want: [
    {
      id: 'labels',
      A: 'partner',
      paragraphs: [
        '{H} had a roll of labels, and wrote on everything what it was. The door said DOOR. The jam said JAM. {A} had one on the elbow, with a name. {H} wanted to find somebody who did not know it yet.',
        'There was a knock. It was {visitor.first}. “I know what you are,” said {H}, and pulled the lid off the pen. “I don’t want that one,” said {visitor}. “{visitor.says}.” So {H} wrote that, word for word, and stuck it on.'
      ]
    }
  ],
  way: [
    {
      id: 'shown',
      A: 'partner',
      paragraphs: [
        '“How do the real ones do it?” asked {H}. {visitor} had watched the real ones for years. {visitor} came into the room as they do, and looked round, and said what they say. “There’s one in here!” whispered {H}.',
        '“It’s only the label that’s wrong,” said {A}, who was quite sure. “It begins too early.” {A} folded back the words about wanting, until you could only read the end. Now the label said that {visitor} was one already.'
      ]
    },
    {
      id: 'what-you-have',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And what about that?” asked {A}, and pointed. “The real ones haven’t got that.” It was {caller.part}. {visitor} tried to look as if it was somebody else’s. They hung a tea towel over it. After that it was the first thing that you saw.',
        '“You could say that it’s luggage,” said {H}. {visitor} practised that. “Good evening,” said {visitor}. “This is only my luggage.” {A} offered to carry it. “No, thank you,” said {visitor}, and held on tight. “I’ve had it for a long time.”'
      ]
    },
    {
      id: 'by-mistake',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'For a whole minute {visitor} did nothing wrong. {A} counted it. {visitor} looked as they look, and waited as they wait. Then the telephone rang in the next flat. {visitor} got a fright, and {caller.does}. It had happened before anybody could fold it back.',
        '“That slipped out,” said {visitor}. {H} had liked that bit. “Do you think they’ve got something that slips out?” asked {H}. {visitor} had never thought of it. “They’d have to do it at home,” said {visitor}, “with the curtains drawn.”'
      ]
    },
    {
      id: 'encyclopaedia',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} fetched the thick book, to look up how you become one. On the way there it fell open at the wrong page. “{caller.fact},” read {A}. “Who’s that about?” “That’s us,” said {visitor}. “I didn’t know we were in it.”',
        '{visitor} wanted to see the picture, and then the other side of the page. “Are they in it too, the ones that I want to be?” They were. They had a page as well, and it was the same size. {visitor} measured it twice.'
      ]
    },
    {
      id: 'wrong-jar',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the cupboard somebody else had been at work with labels. The jar that said SUGAR had buttons in it. The tin that said BUTTONS had a sponge. “What does the sugar live in?” asked {visitor}. It lived in COFFEE.',
        '“And does it mind?” {A} tried a bit of it, from one finger. “It tastes of sugar,” said {A}. {visitor} tried a bit as well, to see if it was unhappy. You could not tell. It might have been a little bit brown at one side.'
      ]
    },
    {
      id: 'the-voice',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The noise was the hardest. {visitor} went out into the hall to practise it, where nobody would hear. Everybody heard. It began high, and broke, and came to an end like a chair. “That’s good,” called {A}. “Is it meant to do that in the middle?”',
        '“That’s where I run out,” called {visitor}. {H} had a go, and came to an end like a stool. {A} had a go and came to an end like a cough. The neighbour knocked on the wall, three times. “One of them has moved in there,” said {visitor}.'
      ]
    },
    {
      id: 'at-the-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{visitor} wanted to see it in the mirror. But in there the label was the wrong way round. “What am I in this one?” asked {visitor}. {A} tried to read it out. It sounded like a place where they have trams.',
        '{H} wrote it backwards on the next label, so that it would come out right. Now it was good in the mirror, and wrong everywhere else. “So I can be one,” said {visitor}, “if I stay in the bathroom.” They thought about it. There would be the towels.'
      ]
    },
    {
      id: 'stuck-on-wrong',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came in with something on one sleeve. It said BUTTER. It must have come off in passing. “You’re butter,” said {H}. “Am I?” said {A}, and sat down with care. It was a warm evening, and {A} kept away from the lamp.',
        '“How is it?” asked {visitor}. “I’m afraid of toast,” said {A}. Then the label dropped off, and {A} was rather sorry. “I’d only just got used to it,” said {A}. “It’s nice to be wanted at breakfast.”'
      ]
    },
    {
      id: 'over-the-wall',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where have you watched them?” asked {A}. “Over the wall,” said {visitor}. “There’s a brick that’s missing. I’ve got a cushion there.” {visitor} went on most days after lunch. Sometimes one of them came quite near. Then {visitor} did not stir.',
        '“And do they know that you’re there?” asked {H}. “I think so,” said {visitor}. “The other day there was a cushion on their side too.” {A} put down the pen. “What do they want with a cushion?” asked {A}. {visitor} had no idea.'
      ]
    },
    {
      id: 'one-word-short',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Do one on me,” said {A}, and held out an arm. {H} wrote PERSON on it. {A} looked at it for a while. “It’s true,” said {A}, “but it’s what’s on everybody.” {H} wrote a second one and stuck it below. CAN WHISTLE, it said.',
        'A third one came on the back. {A} could not read that. “What does it say?” asked {A}. {visitor} went round to look, and laughed. “It’s true,” said {visitor}. {A} walked about with it all evening, and was none the wiser.'
      ]
    },
    {
      id: 'test',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There must be a test for it,” said {A}. So they made one. {A} put a slice of cucumber on the floor, and stood back. “What would one of them do now?” {visitor} looked at the slice from all sides. “It’d walk past,” said {visitor}, and walked past.',
        '“And what would you do?” asked {H}. {visitor} came back, and then there was no slice. It had been a good, wet piece. “Then that’s one to you,” said {A}, and got out another slice. After seven of those they had lost count.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I wanted to be a lighthouse,” said {S}. “I was five. I stood on the stairs in a white nightdress and turned round.” “Did any ships come?” asked {A}. “My uncle came, with a sandwich,” said {S}. “He went round me on the left.”',
        '“And why did you stop?” asked {visitor}. {S} thought back. “I don’t know that I have,” said {S}. “When you’re all out late, I still sit at the window with the lamp on.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was one already. {S} had only heard the word, and was on the carpet, doing it. “That isn’t how they go,” said {visitor}, who had watched them for years. “It is,” said {S}, and went under the table. From there you could hear one eating a raisin.',
        '“How does {S} do it?” whispered {visitor}. “{S} doesn’t think about the label,” whispered {A}. Then one of them came out and bit the chair. It did not hurt the chair. It said sorry to it, though, and that they never do.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} had written one for {A} too. It had {A} on it in capitals, and {A} wore it on the back. {A} turned round to get at it, and turned round again. “{A} doesn’t want to be called anything,” said {visitor}.',
        'Then {A} got it off, and carried it under the sofa, and lay down on it. “Now it’s on the inside,” said {H}. {visitor} looked under there with respect. It was the best place for it. Nobody could fold it back.'
      ]
    },
    {
      id: 'dull',
      A: 'partner',
      paragraphs: [
        '{visitor} sat down in the kitchen and was one of them. Nobody looked up. “We’ve got one of those now,” said {A}, and went on drying a cup. The tap dripped. “What do they do next?” asked {H}. “Nothing,” said {visitor}. “The real ones don’t do anything. They just are.”',
        '“It was better before,” said {A} slowly. “When you wanted it, I got goose pimples. Do the real ones ever want to be one?” “No,” said {visitor}. “Why should they?”'
      ]
    }
  ],
  turn: [
    {
      id: 'unfolded',
      A: 'partner',
      paragraphs: [
        '{H} looked round at the labels. The door was a door, and did nothing about it. The jam was jam. There was only one label where something was going on. {H} unfolded it again, to the very front. “{visitor.says},” read {A}.',
        '“The real ones are all the same,” said {H}. “But you’re the only one who wants to be.” {visitor} came into the room once more, and looked round, and said what they say. It had never been so good. {A} dropped the cup, into the tea towel.'
      ]
    },
    {
      id: 'visiting',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I might go round there,” said {visitor}, “now that I’ve got it in writing.” They practised. {A} was one of the real ones, and opened the gate. {A} read the label, right to the end, and then began again at the front. “You want to be one of us?” asked {A}. “What for?”',
        '“For the way you come into a room,” said {visitor}. “How do we come in?” asked {A}. {visitor} showed it. “Do we?” said {A}. “I never knew. Do it again. I’ll fetch the others.”'
      ]
    },
    {
      id: 'both-sides',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was still the other word, the one that {H} had wanted to write at the start. {H} asked if that might have a label too. “A small one,” said {visitor}, “and at the back.” So that went on at the back, and was pressed down well.',
        'Now you could walk round {visitor} and read all of it. From behind {visitor} was the same as ever. From the front {visitor} was on the way. “And from the side?” asked {A}. From the side it was mostly edge.'
      ]
    },
    {
      id: 'all-again',
      A: 'partner',
      paragraphs: [
        'There were five labels left on the roll. “Do mine again,” said {A}, and held out the elbow. “Mine only says who I am. I’d like to be a trumpet.” {H} wrote it. The door wanted to be a gate. The jam wanted to be breakfast.',
        '“And you?” asked {visitor}. {H} wrote the last one, and kept it for bedtime.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a label stuck on as well, and went about with it carefully.',
      '{names} sniffed at the jam, to see if that was right.',
      { text: '{names} pressed the corners down, so that nothing would come off.', needs: ['hands'] },
      { text: '{names} peeled a label off the lamp, because it was getting warm.', needs: ['hands'] }
    ],
    way: [
      '{names} came in too and looked round, and it was only {names}.',
      '{names} watched from under the table, where it was safe.',
      { text: '{names} put out a saucer, in case they drink from that.', needs: ['hands'] },
      { text: '{names} held up the mirror, first on one side and then on the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} went out and came in again like one of them, and nearly got it.',
      '{names} got goose pimples in all the usual places.',
      { text: '{names} smoothed the crease out of the label with a thumb.', needs: ['hands'] },
      { text: '{names} asked for a label too, and wrote it behind one hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pen got its lid back. The kitchen was full of small white wishes, and somebody turned off the light over them.',
    'They washed, and then {H} stuck the last label on the pillow. “I want to be tomorrow,” it said.'
  ],
  last: [
    'The wish on the pillow was as good as done, and {H} was asleep.',
    'The pillow wanted to be tomorrow. It lay quite still for it, and {H} was asleep.'
  ]
})
