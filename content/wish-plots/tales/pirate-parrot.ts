import { wishPlot } from '../wish-plot.ts'

export const pirateParrot = wishPlot({
  id: 'wish-pirates-parrot',
  themes: ['pirates'],
  answers: ['ship', 'ships', 'island', 'map', 'chest', 'looking', 'look', 'finding', 'find', 'hunting', 'hunt', 'buried', 'hidden', 'gold'],
  company: ['parrot', 'treasure'],
  about: 'Two pirates cannot hide their treasure, because a parrot shouts the last three words of whatever they say.',
  titles: ['Under the Sink, Said the Parrot', 'Eleven People at the Bus Stop', '{H} Hides the Treasure', 'The Last Three Words', 'Do Not Tell a Soul'],
  want: [
    {
      id: 'under-the-sink',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were pirates. Their ship went from sink to sofa, and they had treasure. It was a sock with nine gold chocolate coins in it. {H} wanted to hide it where nobody would ever look. Just then a green parrot flew in and sat down on the lamp. “Now we’re real pirates,” said {A}.',
        '“I’ll put the treasure under the sink,” whispered {H}. “Under the sink!” shouted the parrot. The window was open. Down in the street eleven people stood at the bus stop, and all eleven looked up.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-clock',
      A: 'partner',
      paragraphs: [
        'So the treasure couldn’t stay under the sink. “Quick,” whispered {H}. “We’ll put it behind the clock.” “Behind the clock!” shouted the parrot. “I’d try the oven,” called a man with a hat, quite kindly.',
        '“You mustn’t shout,” said {A}. “Listen, parrot, it’s a secret! Don’t tell a soul!” “Tell a soul!” shouted the parrot. Now there were twelve people at the bus stop, and one of them had a ladder.'
      ]
    },
    {
      id: 'crackers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They gave the parrot a cracker, because nobody can shout with their mouth full. It took it in one foot, turned it round, and ate it down to the last crumb. That was four minutes of peace. In that time the treasure moved three times.',
        '“And now it’s in the washing machine,” said {H}, one moment too early. You can imagine the rest.'
      ]
    },
    {
      id: 'sign-language',
      A: 'same',
      spare: 2,
      paragraphs: [
        'After that they did it with their hands. {H} pointed to the sock and then to the bookcase. {A} nodded, and went and brought a book. “No,” said {H} with both arms.',
        'So {A} brought a sock. It was another one. “I mean the treasure,” mouthed {H}, and drew a circle in the air. {A} brought an orange. “It’s a good thing we’ve got a parrot,” said {A}. “Otherwise I’d never know what’s going on.”'
      ]
    },
    {
      id: 'from-a-ship',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Where does that parrot come from?” asked {A}. It had an earring, and it smelled of tar. “From another ship,” said {H}. “They must have thrown it out.” “I wonder why,” said {A}. “I wonder why!” shouted the parrot.',
        'Then it said a word that pirates say. {A} went red, and asked it to say something else.'
      ]
    },
    {
      id: 'is-that-teapot',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We’ll write it down,” breathed {A}, and wrote the next place on a bit of paper. It was a good idea. But {A} had written it like a pirate, in a storm. {H} held the paper this way up and that way up. “Is that teapot?” asked {H}.',
        '“Is that teapot!” shouted the parrot, out of the window. Down at the bus stop it was quiet for a moment. “No,” called the man with the hat, a little hurt. “It’s my new hat.”'
      ]
    },
    {
      id: 'digging',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Real pirates bury their treasure,” said {H}. They buried the sock in the sofa, between the cushions, as deep as both arms went. They found three pencils down there, and half a comb. So things had been safe down there for years.',
        '“Nobody will know about the sofa,” said {A}. They both looked up at the lamp. “About the sofa!” shouted the parrot.'
      ]
    },
    {
      id: 'not-a-word',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew where the treasure was as well. {A} had watched them from the beginning. But when the parrot asked, {A} only looked at it, from below, for a long time.',
        '“That’s the sort of sailor you want,” said {H}. “You could tell {A} anything.” “Tell {A} anything!” shouted the parrot, and down in the street somebody wrote that down.'
      ]
    },
    {
      id: 'sailor-song',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I can keep a secret,” said {S}. “Somebody told me one in nineteen sixty-one, and I’ve never said a word of it.” “What was it?” asked {A}. {S} opened {S}’s mouth, and saw the parrot.',
        'It had come quite close, with its head on one side. “It was about a pudding,” said {S} carefully. “About a pudding!” shouted the parrot. {S} looked really sorry. “And that’s all I can say.”'
      ]
    },
    {
      id: 'rude-words',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} thought that it was the best parrot in the world. “Big pink bottom,” said {S}. “Big pink bottom!” shouted the parrot, over the whole street. {S} had to lie down on the floor.',
        '“Don’t say that,” said {A}. “Say what a lovely evening.” “A lovely evening!” shouted the parrot. “To you too,” called the people at the bus stop. They didn’t know what to think.'
      ]
    },
    {
      id: 'tea-towel',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You put a cloth over them,” said {A}, “and then they think it’s night.” The parrot had come down to the back of a chair. {A} let a tea towel sink over it, with a picture of a lighthouse on it. There was not a sound.',
        '“It works,” said {H}, very softly. “Good night, parrot.” “Good night, parrot!” shouted the lighthouse. It had startled itself, and flew back to the lamp. The tea towel came down on {A}, who sat quite still under it, and thought it was night.'
      ]
    },
    {
      id: 'how-many-words',
      A: 'partner',
      paragraphs: [
        '{A} shut one eye and looked at the parrot, as pirates do. “There is nothing nice about cold porridge,” said {A} slowly. “About cold porridge!” shouted the parrot. “There, did you hear that? It only keeps the last three words. It’s got no room for more.”',
        '{H} sat down on the treasure to think. “So it doesn’t matter how you start,” said {H}. “You could say anything, in front.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sing-a-song',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They tried it out on something small. “A pirate should never, ever sing a song,” said {A} in a loud voice. “Sing a song!” shouted the parrot. The people down there looked at each other. Then somebody began, and they all sang the one about the river.',
        '“It’s no use at all to wave your arms,” said {H}. “Wave your arms!” shouted the parrot. Now they waved as well. A lady with two bags had to put them down first. “They’re very good,” said {A}.'
      ]
    },
    {
      id: 'in-the-park',
      A: 'partner',
      paragraphs: [
        '{H} took a deep breath and went up close to the lamp. “A clever pirate would never hide treasure in the park,” said {H}. “In the park!” shouted the parrot.',
        'It was silent in the street. Then the man with the hat said, “Well, it’s a nice evening for it.” They went off down the road, all twelve of them, and the ladder came last. The bus drove up, opened its doors, and was very surprised.'
      ]
    },
    {
      id: 'what-they-found',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Now they’re digging, and there’s nothing there,” said {A}. That was not quite fair. {H} looked into the sock. There were nine coins. “Two each,” said {H}, “and one for the parrot. Then there are some over for the bush by the gate.”',
        '“By the gate!” shouted the parrot. A moment later, far off in the park, there was a cheer.'
      ]
    },
    {
      id: 'good-parrot',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The parrot looked from one to the other. It had never had anything of its own to say. “You’re the loudest there is,” said {H}. “You really are a good parrot.” “A good parrot,” said the parrot.',
        'It said it again, not so loud, and listened. Then it came down to {A}’s shoulder, and said it to {A}’s ear.'
      ]
    },
    {
      id: 'hidden',
      A: 'partner',
      paragraphs: [
        'Now they could hide the treasure in peace. They went through the whole ship, and looked at every place there was. In the end {H} put it under the sink. That had been the best place all along.',
        '“What shall we tell the parrot now?” asked {A}. The parrot sat there with its head on one side, and waited. It was late, and the street was getting dark. {H} thought of three words. But they were for later.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ducked as the parrot flew in.',
      '{names} came aboard and sat down next to the treasure.',
      { text: '{names} tied on napkins and joined the crew.', needs: ['hands'] },
      { text: '{names} waved to the eleven people at the bus stop, which made it worse.', needs: ['hands'] }
    ],
    way: [
      '{names} kept back every sound, and the parrot could shout none of it.',
      '{names} stared hard at the clock, and that gave it away even more.',
      { text: '{names} whispered a shopping list, and the whole street heard the end of it.', needs: ['hands'] },
      { text: '{names} popped a tea cosy over the parrot for a moment, and the tea cosy shouted.', needs: ['hands'] }
    ],
    turn: [
      '{names} let out the long breath that pirates hold.',
      '{names} took the watch at the window until the ladder had gone round the corner.',
      { text: '{names} waved a hanky after the man with the hat.', needs: ['hands'] },
      { text: '{names} searched the ship for a good place too, and got stuck behind the sofa.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} swept the deck, and there was one green feather in the dust. The sock lay under the sink and looked like any other sock.',
    'With a clean neck {H} lay down, and the parrot sat on the bed. “I’m not at all tired,” said {H}, “so nobody need say lights out now.” “Lights out now,” said the parrot, to the open window. And all down the street, one after another, they went.'
  ],
  last: [
    'By then it was no secret anywhere in the street that {H} was asleep.',
    'The sock lay under the sink, the parrot put its head under a wing, and {H} slept.'
  ]
})
