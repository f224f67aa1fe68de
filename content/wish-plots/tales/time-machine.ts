import { wishPlot } from '../wish-plot.ts'

export const timeMachine = wishPlot({
  id: 'wish-time-machine',
  wishes: ['time machine', 'time machines', 'time travel', 'time travelling', 'time traveller', 'time travellers', 'travelling in time', 'travelling back in time', 'travel back in time', 'go back in time', 'going back in time'],
  except: ['dinosaur', 'dinosaurs', 'knight', 'knights', 'castle', 'egypt', 'egyptian', 'roman', 'romans', 'viking', 'vikings', 'stone', 'ice', 'age', 'pirate', 'pirates', 'space', 'fridge', 'thousand', 'wardrobe', 'who', 'that'],
  answers: ['cardboard', 'box', 'build', 'builds', 'built', 'building', 'make', 'makes', 'made', 'making', 'invent', 'invents', 'home', 'homemade', 'tomorrow', 'yesterday', 'magic'],
  company: ['time machine', 'box', 'clock', 'spoon', 'jug'],
  about: 'The hero builds a time machine to go back to the last pancake, and finds that it is not behind but ahead.',
  titles: ['The Last Pancake', 'Back to Breakfast', '{H} Builds a Time Machine', 'One Minute Takes a Minute', 'Spoon to the Right'],
  want: [
    {
      id: 'no-thank-you',
      A: 'partner',
      paragraphs: [
        'At breakfast there had been one last pancake. “Who wants it?” {A} had asked, and {H} had said, “No, thank you.” It was a mistake. {H} had thought about it all day. So now {H} built a time machine, to go back to breakfast and say yes.',
        'It was a box with a clock in it and a wooden spoon. Spoon to the left was back, and spoon to the right was on. {H} got in and pushed the spoon to the left. The clock ticked. “Is it breakfast?” called {H}. “It’s ten to six,” said {A}.'
      ]
    },
    {
      id: 'nothing-new',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You can’t take anything along that wasn’t there this morning,” said {A}. “Or there’d be two of it.” {H} turned out both pockets. There was a shell from lunchtime and a piece of string from the afternoon.',
        '“And the sock,” said {A}. “You had the other ones on.” So {H} took that off as well, and sat in the time machine with one cold foot. It felt more like the past straight away.'
      ]
    }
  ],
  way: [
    {
      id: 'like-breakfast',
      A: 'partner',
      paragraphs: [
        '“It has to look like breakfast,” said {H}, “or it can’t find the place.” They laid the table with the plates and the syrup. They left the jug in the fridge, with the rest of the batter, where it was.',
        '{H} got back into the time machine. “Who wants the last pancake?” asked {A}, just as before. “Me!” cried {H}, and jumped out with a fork. The plate was empty. “Where is it?” “You said no,” said {A}. “So I ate it. At twenty past eight.”'
      ]
    },
    {
      id: 'two-of-you',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What if you meet yourself there?” asked {A}. “I was sitting by the window,” said {H}. “I’ll just say to me, say yes.” “And then there are two of you,” said {A}, “and only one pancake.”',
        '{H} had not thought of that. “Then it’s half each,” said {H} at last. “I don’t think I’d give you more,” said {H} a bit later. “I know myself.”'
      ]
    },
    {
      id: 'hands-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Why don’t we just turn back the clock?” asked {A}. {H} took hold of the big hand, and turned until it was eight in the morning. “Good morning,” said {A}, and stretched. “Good morning,” said {H}. They both waited for the rest of it.',
        'Outside, somebody came home with shopping. A lamp went on. In {H}’s tummy it was nearly time for supper. “Nobody’s told them,” said {A}. So {H} turned the hand on again, all the way round. Then it got one minute more, for what it had cost.'
      ]
    },
    {
      id: 'ice-cube',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First they tried it with an ice cube. They put it into the time machine in a saucer and pushed the spoon to the right. Then they counted to a hundred a few times.',
        'When they looked, the ice cube was gone. There was only a puddle, and it was lukewarm. “It’s got as far as summer!” said {H}. {A} dipped one finger in. “It’s nice there,” said {A}.'
      ]
    },
    {
      id: 'umbrella',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Does it stop on the way?” asked {A}. “Where do you want to get out?” asked {H}. “Tuesday,” said {A}. “I left my umbrella there.” So {H} moved up, and they both sat in the box with their knees under their chins.',
        '“Tuesday!” called {H} after a while. {A} looked out through the flap. There was no umbrella anywhere. “It’s the right place,” said {A}. “But it’s stopped raining.”'
      ]
    },
    {
      id: 'humming',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A time machine hums, so {A} hummed, and shook it a little at one corner. It was a low hum, and then it rose, and at the top {A} ran out of breath. “When are we?” asked {H} from inside.',
        '“About the same,” said {A}, and had to sit down. “My head has gone on a bit, I think. It’s still turning.” They waited until all of {A} was back.'
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} came with an old picture. Somebody very small was sitting in it, with a hat on back to front. “That’s you,” said {A}. {H} looked in as if through a window. “What am I laughing at?” asked {H}.',
        '“At the hat,” said {A}. “It kept falling off, and you kept putting it on.” “So I’ve been in the past already,” said {H}. “You were there for years,” said {A}.'
      ]
    },
    {
      id: 'it-works',
      A: 'partner',
      paragraphs: [
        '“It doesn’t work,” said {H}. {A} looked at the clock. “But it does,” said {A}. “It was ten to six when you got in. Now it’s six. You’ve gone ten minutes on.” “How long did it take?” asked {H}. “Ten minutes.”',
        '“It only goes forwards,” said {A}, “and no faster than the rest of us.”'
      ]
    },
    {
      id: 'breakfast-goes-round',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“On the other side of the world they’re having breakfast just now,” said {A}. “The morning goes round and round, and people stand there with their plates.” {H} sat up. “Then it isn’t gone? It’s only somewhere else?”',
        '“And it’s on its way back,” said {A}. {H} looked out of the window, to the side it would have to come from. You could not see it yet.'
      ]
    },
    {
      id: 'from-further-back',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’ve come from much further back,” said {S}. “All the way from when I was little, without getting out once.” “In a box?” asked {A}. “Mostly on foot,” said {S}. {A} wanted to know what it had been like at the start.',
        '“Low,” said {S}. “I could only see the underside of tables. You’d be surprised what people stick there.” They both got down to look. It was still the same today.'
      ]
    },
    {
      id: 'twelve-minutes',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'When {H} came back with a cushion, somebody was already in the time machine. It was {A}. “Where are you off to?” asked {H}. {A} looked straight ahead and did not say.',
        'A journey like that must not be disturbed. After twelve minutes {A} had arrived, and it was twelve minutes later. {A} was not surprised at anything there.'
      ]
    },
    {
      id: 'plaster',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'The flap opened, and out came {S}. “I’m from tomorrow,” said {S}. “What’s it like?” asked {A}. “Nearly the same. You’ve got a plaster on your knee.” {A} pulled up both trouser legs. “Which knee?”',
        '“I’m not allowed to say,” said {S}. For the rest of the evening {A} walked about very carefully, on both of them.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-front',
      A: 'partner',
      paragraphs: [
        '{H} thought, and went and opened the fridge. There was the jug. “I’ve been going the wrong way!” said {H}. “The pancake isn’t back there. It’s in here. It just hasn’t happened yet!” {H} ran to the time machine and pushed the spoon to the right.',
        '“That’s fourteen hours in a box,” said {A}. “Is there nothing faster?” asked {H}. “There’s a faster one,” said {A}. “You lie down in it and shut your eyes. Then somebody opens the curtains, and it’s tomorrow. It’s never been late yet.”'
      ]
    },
    {
      id: 'luggage',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What shall I take?” asked {H}. “There’s no need to take anything,” said {A}. “They’ve got it all there. Forks too.” {H} took the fork all the same. You never know with tomorrow.',
        '“And what’s the weather?” {A} went to the window and smelled the air. “It’s being made just now,” said {A}. “They haven’t told me yet.”'
      ]
    },
    {
      id: 'yes-already',
      A: 'partner',
      paragraphs: [
        'Through the door {H} could see the bed. So the bed was the faster one. “Will you be there?” asked {H}. “I’ll be there when you get out,” said {A}.',
        '“Then I’ll say it now,” said {H}, “in case I’m still asleep. The last pancake: yes, please.” {A} nodded. “I heard it,” said {A}.'
      ]
    },
    {
      id: 'all-aboard',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They pushed the box up to the bed, so that it could be seen from there. The wooden spoon they laid on the windowsill, and it pointed to the right. {H} tested the blanket. It closed well all round.',
        '“Can you get out on the way?” asked {H}. “Only for a glass of water,” said {A}. “It waits.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got into the box to try it, and it was still ten to six.',
      '{names} sniffed at the cold pan, where breakfast used to be.',
      { text: '{names} tapped the clock on the box and wished it a good journey.', needs: ['hands'] },
      { text: '{names} waved goodbye to {H}, who went nowhere.', needs: ['hands'] }
    ],
    way: [
      '{names} took the very same place as at breakfast.',
      '{names} licked up a drip of syrup, just as at twenty past eight.',
      { text: '{names} wished everyone good morning, to help the machine along.', needs: ['hands'] },
      { text: '{names} opened the curtains, and outside it was still evening.', needs: ['hands'] }
    ],
    turn: [
      '{names} travelled forwards as well, without even moving.',
      '{names} stretched right out, as you do before a long journey.',
      { text: '{names} put a saucer over the jug, to keep tomorrow fresh.', needs: ['hands'] },
      { text: '{names} set out the big pan, so that tomorrow would find it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates went back on the shelf, and the syrup too. The jug stayed where it was.',
    'When {H} had washed, {H} lay down in the faster time machine. The spoon was set to the right, and the clock ticked.'
  ],
  last: [
    'The clock ticked, and {H} was asleep, and already on the way to breakfast.',
    'The spoon pointed to the right, to the last pancake, and {H} slept.'
  ]
})
