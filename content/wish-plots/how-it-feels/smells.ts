import { wishPlot } from '../wish-plot.ts'

export const whoeverSmells = wishPlot({
  id: 'wish-whoever-smells',
  visits: 'anything',
  whoever: ['smells', 'smells bad', 'smells really bad', 'smells funny', 'smells awful', 'smells terrible', 'smells horrible', 'smells strange', 'smells strong', 'smells a bit', 'smells a lot', 'is smelly', 'is very smelly', 'is so smelly', 'is too smelly', 'is always smelly', 'is the smelliest', 'stinks', 'really stinks', 'stinks a bit', 'is stinky', 'is very stinky', 'is so stinky', 'is always stinky', 'is the stinkiest', 'is whiffy', 'is pongy', 'pongs', 'doesn’t want to smell', 'wants to smell nice', 'wants to smell good', 'doesn’t know it smells', 'is smelly and has no friends', 'stank', 'stunk', 'stank a bit', 'really reeks', 'is a bit niffy', 'has an awful whiff', 'smells of onions', 'smells of old socks', 'smells like cheese', 'smells like rotten eggs', 'smells like garbage', 'doesn’t smell very nice', 'has a bad odour', 'makes everyone hold their noses'],
  except: [' of ', ' like ', 'honey', 'food', 'cake', 'bread', 'cheese', 'dinner', 'something', 'sense of smell', 'can smell', 'can’t smell', 'danger', 'smoke', 'burning', 'gas', 'nobody likes', 'flowers', 'roses', 'smells the', 'smells a ', 'smells everything', 'wee', 'poo', 'school', 'teased', 'fart', 'farts', 'trump', 'trumps'],
  company: ['rug', 'door', 'soap', 'cardigan', 'tap', 'toast', 'lavender', 'rain', 'landing', 'egg'],
  about: 'The hero wants to know of what the own home smells; whoever smells wants to know the same, until they see that a nose tells it only once, in the first breath through the door.',
  titles: ['The First Breath', 'Phew Is Not a Smell', '{visitor} Smells of Seven Things', 'Out and In Again', 'What It Smells of Here'],
  want: [
    {
      id: 'of-what',
      A: 'partner',
      paragraphs: [
        'Each home smells of something. At one friend’s it was soap and dog, and at another’s it was glue. {H} wanted to know what it smelled of here. So {H} had sniffed the rug, and the wall, and the inside of the clock. There was no smell at all.',
        'Somebody knocked, and through the keyhole came the smell. After it came {visitor.first}. “Phew,” said {A}. “That’s what they all say,” said {visitor}. “I know I smell. But nobody ever says what of, and I can’t smell it.”'
      ]
    }
  ],
  way: [
    {
      id: 'where-it-lives',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'A smell has to live somewhere. {A} went along {visitor} with one finger held up, like somebody looking for a draught. “Here it’s quiet,” said {A}. “Here it hums a bit.” At {caller.part} the finger bent over. “Here it’s at home,” said {A}.',
        '“What does it smell of?” asked {visitor} at once. {A} took another sniff there, to be sure. “Of more,” said {A}. That was a good beginning, but it was only a word for how much.'
      ]
    },
    {
      id: 'stirs-it-up',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'As long as {visitor} kept still, the smell kept still too. It lay round about, like a sleeping dog. Then {visitor} {caller.does}, and it got up. It went all through the kitchen and looked behind the bin. Even the curtain drew in a little.',
        '{A} {caller.move}, to see if people do that as well. {H} sniffed. “Nothing got up,” said {H}. “It’s too tired, or I don’t smell.” “Everybody smells,” said {visitor}. “It’s just that mine comes first, and I come in after it.”'
      ]
    },
    {
      id: 'dry-page',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} looked for the smell in the big book. “{caller.fact},” read {A}. But there was nothing about smelling, neither good nor bad. {H} sniffed at the picture. It smelled of book.',
        '“They drew me in the open air,” said {visitor}. They left the book open in front of {visitor} for a bit, at that page. Then {A} sniffed it, and had to sit down. “Now it’s a good likeness,” said {A}.'
      ]
    },
    {
      id: 'where-nobody-says-it',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Do they say phew too, {caller.where}?” asked {A}. “No,” said {visitor}. “They never say anything. There I just smell like the rest.” It was only on the way that it had begun. At the first corner somebody had crossed the road.',
        '“I waved,” said {visitor}, “but they had both hands on their nose.” After that it was quite easy to get a seat on the bus. {H} thought that useful, and asked how far off people sat. It was about six rows, and the driver had his head out.'
      ]
    },
    {
      id: 'beside-it',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'They needed something that did not smell, to compare. {A} put {caller.stand} close to {visitor} on the rug. {H} sniffed at the one, and then at the other. “That one’s got none,” said {H}. “It’s like a wall.”',
        'When they had talked for a bit, {H} sniffed at it again. Now it had some too. “It caught it from me,” said {visitor}, not displeased. “We could be cousins.” {A} carried it out, at arm’s length, and it was aired from the window by one corner.'
      ]
    },
    {
      id: 'lavender',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could put something nice on top,” said {A}, and fetched the lavender water. Pusht, went {A}, three times round {visitor}. They all waited. The smell was still there. It had only put on a hat.',
        '“Now I smell of me, going to a wedding,” said {visitor}. {H} sniffed, and it was worse, because you believed in the lavender first. They fanned a bit with a tea towel. The lavender left. The other one had more time.'
      ]
    },
    {
      id: 'weigh-the-word',
      A: 'other',
      spare: 2,
      paragraphs: [
        'There are hardly any words for smells, they noticed. For colours there were plenty. “Is it more green or more brown?” asked {A}. {H} sniffed at {visitor}. “Brown,” said {H}, “with a green edge. And there’s a corner in it.”',
        '“Round corners or sharp?” asked {visitor}, who wanted to be able to tell them at home. {A} thought sharp, and {H} thought it was more that it came round one. It was the longest talk that anyone had ever had about that smell.'
      ]
    },
    {
      id: 'nose-at-work',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} opened the cupboard, so that {visitor} could sniff at what things smell of. Pepper was for sneezing. Tea smelled of a dry hedge. “And this?” asked {A}, and held out an empty egg box. “Somebody’s been patient in there,” said {visitor}.',
        'It was a very good sniff, then. It could tell Monday’s milk from Tuesday’s. “It finds everything but me,” said {visitor}. That’s how it is with torches, thought {H}. They light up all there is, and never their own back.'
      ]
    },
    {
      id: 'the-window',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} opened the window a little. The smell went and looked out, and came back in. “It likes it here,” said {H}. Out in the street a lady lifted her nose, and stood there. “Who’s cooking?” she called, quite hungrily.',
        '“That’s me!” called {visitor}. The lady thought about it. “Is there any left?” she called. In a way there was, but not to eat. It was the first time that anyone had smelled {visitor} and taken a step nearer.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I lodged with a cheese shop,” said {S}, “just behind the wall. On the first day I thought that I’d have to leave. On the second day I thought that they’d sold it all.” “Had they?” asked {A}. “They’d sold two. I couldn’t smell the rest.”',
        'Only on the train people had always sat somewhere else. {S} had believed that they were being polite. “They were,” said {visitor}, who knew trains. Then they talked about what a pleasure it is to have room for the legs.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} took off a sock, and held it under everybody’s nose. “I stink too!” said {S}. {A} sniffed. It was a fair sock, with an afternoon in it. {visitor} sniffed at it for a long time, without a word, and gave it back carefully.',
        '“That’s rubber,” said {visitor}, “and biscuit, and one jump into a puddle.” {S} had jumped into just one. Next {S} wanted to know what {visitor} smelled of, and got close up. “You smell of you,” said {S}, and that was right, but no help.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} thought a great deal of that smell. {A} had been round it twice, and had found a new place in it each time. Of what it smelled, {A} knew to the last crumb. You could see it, and it could not be got out.',
        '“Tell me just the one half,” said {visitor}. {A} leaned against {visitor}, here and there, until {A} smelled of it too. That was an answer, in a way. From then on there were two who came with it, and one of them was very proud.'
      ]
    },
    {
      id: 'to-get-it-exactly',
      A: 'partner',
      paragraphs: [
        '“You just have to smell it long enough,” said {A}, who was sure of it. {A} and {H} sat down beside {visitor}, one on each side. They sniffed, and sniffed again. “There’s something old in it,” said {A}. “And a bit of rain. No. Now it’s gone.”',
        '{H} breathed in until it creaked. There was no more smell than in the clock. “You’ve stopped,” said {H}. “I never have before,” said {visitor}, and did not quite believe it.'
      ]
    },
    {
      id: 'somebody-calls',
      A: 'same',
      spare: 5,
      paragraphs: [
        'While they sat like that, a neighbour brought back the big saucepan. She stepped in at the door, and took one breath, and put it down there. “What in the world is that smell?” she asked. They all looked round politely. “Which one?” asked {A}.',
        '“You could hang a coat on it,” said the neighbour. {H} sniffed, and {A} sniffed, and there was only air. “It must be you, then,” said {visitor} kindly. She smelled her sleeve the whole way home.'
      ]
    },
    {
      id: 'loud-and-soft',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Perhaps I’ve used it all up,” said {A}, and sniffed somewhere else, so as to be fair. The onion smelled, and so did the mustard. It was only at {visitor} that the nose had no more to say. It had said it.',
        '“It’s like the fridge,” said {H}. “It hums and hums, and you only hear it when it stops.” Just then it did stop. They all heard it. {visitor} held quite still, but the smell did not stop, or nobody noticed.'
      ]
    },
    {
      id: 'back-from-the-bin',
      A: 'partner',
      paragraphs: [
        '{A} took out the rubbish meanwhile. Out there it smelled of night. Then {A} came back in at the door, and stood still. “Phew!” said {A}. “The smell’s all there. I had it for one whole breath!”',
        '“It never stopped smelling,” said {A}. “Our noses stopped! They only say a thing once, when it’s new. So you’ve got to come in from outside.” {H} was at the door already.'
      ]
    }
  ],
  turn: [
    {
      id: 'seven-things',
      A: 'partner',
      paragraphs: [
        'They counted to fifty outside. Then they opened the door and smelled {visitor}. “Wet wool!” called {H}. “Old cheese,” said {A}, “and pond.” They got one breath each, and went out again. “Cold tea. A shed. A bus seat in the sun.”',
        'At the seventh time it was the inside of a recorder. “So it isn’t one big stink,” said {H}. “It’s seven things, all speaking at once.” “I like the shed best,” said {visitor}.'
      ]
    },
    {
      id: 'one-at-a-time',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Now that they knew what was in it, each had one to listen for. {A} kept to the pond. {H} came in with the bus seat in mind, and there it was, at the left, quite warm. “It’s like a band,” said {A}. “You can follow the trumpet.”',
        '“Am I out of tune?” asked {visitor}. {H} went out once more to find out. “The cheese is a bit loud,” said {H}. “The rest smells very well.” So {visitor} turned the cheese to the window, and it was nearly a song.'
      ]
    },
    {
      id: 'label',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} wrote the seven things down on a card, in order, as on a jar. Whoever said phew was to be given it to read. “Then they can say which,” said {visitor}. At the bottom there was a line left over, and nobody knew for what.',
        '{H} went out and counted, and put the nose in at the door. “Apple,” said {H}. “Right at the back. It’s very small.” {visitor} had sat under a tree once, years ago, for an hour. It had stayed all that time.'
      ]
    },
    {
      id: 'at-home',
      A: 'partner',
      paragraphs: [
        '“Now you!” said {H}. {visitor} went out for fifty, and came in with care. “Toast,” said {visitor}. “Soap and pencils. A wet coat. And in the middle it smells of somebody asleep.” “That’s my pillow!” said {H}.',
        '{H} tried it too, and there was only air. “You’d have to be away much longer,” said {A}. “Where you can’t smell a thing, you’re at home.” {visitor} took a sniff at {visitor}. “Then I’m always at home,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} noticed it too, one after another.',
      '{names} sniffed at the rug, where {H} had sniffed.',
      { text: '{names} pinched a nose, and talked through it.', needs: ['hands'] },
      { text: '{names} opened a window by a crack, without a word.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed along, and had no word for it either.',
      '{names} moved up closer, now that it could not be smelled.',
      { text: '{names} sharpened a pencil, and smelled the shavings for a rest.', needs: ['hands'] },
      { text: '{names} waved a tea towel, and only moved it round.', needs: ['hands'] }
    ],
    turn: [
      '{names} went out as well, and came in nose first.',
      '{names} found the pond in it, and kept to that.',
      { text: '{names} counted to fifty on both hands, five times over.', needs: ['hands'] },
      { text: '{names} opened the door each time, and shut it behind the breath.', needs: ['hands'] }
    ]
  },
  bed: [
    'The window was shut and the bin had a new bag. {visitor} went home by the quiet side of the street, and all of it went along.',
    'They washed, and for a bit it was all soap. Then they lay down, and that stopped too. {H} took a last deep breath into the pillow.'
  ],
  last: [
    'It smelled of nothing at all, and so it was home, and {H} was asleep.',
    'In the middle, under the toast and the pencils, somebody lay and breathed, and {H} was asleep.'
  ]
})
