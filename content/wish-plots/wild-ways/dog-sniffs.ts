import { wishPlot } from '../wish-plot.ts'

export const dogSniffs = wishPlot({
  id: 'wish-dog-sniffs',
  wishes: ['dogs sniff', 'dog sniffs', 'dog sniff', 'dog sniffing', 'dogs sniffing', 'dog sniffed', 'puppy sniffs', 'puppy sniff', 'puppy sniffing', 'dog sniffs everything', 'dog sniffs lamp post', 'dog sniffs lamppost', 'dog stops at every lamp post', 'dog stops at every tree', 'dog stops every post', 'dog every lamp post', 'dog every lamppost', 'dog smells everything', 'dogs smell everything', 'dog smelling everything', 'dog smells lamp post', 'dogs smell so well', 'dogs smell well', 'dog good nose', 'dogs good noses', 'dog’s nose', 'dogs noses', 'dog nose', 'dog wet nose', 'dog nose wet', 'dogs noses wet', 'dogs wet noses', 'slow dog walk sniffs', 'dog won’t walk sniffs', 'dog reads the news', 'dog reads lamp post', 'dog reads with its nose', 'walk with the dog takes forever', 'sniffing dog', 'dog follows a trail', 'dog follows trail', 'dog on the trail', 'dog tracks', 'dog follows scent'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'do', 'does', 'can', 'is', 'are', 'dog', 'dogs', 'dog’s', 'puppy', 'doggy', 'sniff', 'sniffs', 'sniffing', 'sniffed', 'sniffer', 'smell', 'smells', 'smelling', 'nose', 'noses', 'wet', 'everything', 'everywhere', 'anything', 'all', 'every', 'each', 'lamp', 'post', 'posts', 'lamppost', 'lampposts', 'tree', 'trees', 'corner', 'bush', 'hedge', 'fence', 'bench', 'grass', 'ground', 'path', 'walk', 'walks', 'walking', 'walkies', 'stop', 'stops', 'stopping', 'slow', 'slowly', 'long', 'takes', 'forever', 'ages', 'park', 'green', 'street', 'our', 'my', 'the', 'neighbour’s', 'neighbour', 'next', 'door', 'downstairs', 'grandma’s', 'grandpa’s', 'uncle’s', 'aunt’s', 'friend’s', 'big', 'little', 'brown', 'old', 'young', 'always', 'so', 'much', 'well', 'good', 'better', 'morning', 'evening', 'rain', 'after', 'before', 'news', 'read', 'reads', 'trail', 'track', 'follow', 'follows', 'scent', 'keeps', 'pull', 'pulls', 'lead', 'know', 'knows', 'learn', 'tell', 'me', 'story', 'about', 'where', 'who', 'been', 'finds', 'find', 'and', 'won’t', 'go', 'on', 'other', 'they'],
  except: ['died', 'dead', 'dies', 'poorly', 'ill', 'sick', 'vet', 'hurt', 'bite', 'bites', 'bit', 'bitten', 'scared', 'afraid', 'lost', 'missing', 'bottom', 'bottoms', 'bum', 'poo', 'wee', 'pee', 'bath', 'rolled', 'police', 'drugs', 'airport', 'avalanche', 'rescue', 'mountain', 'ninja', 'drives', 'bus', 'blind', 'guide', 'squirrel', 'cat', 'truffle', 'truffles', 'pig', 'elephant', 'detective', 'thief', 'robber', 'bone', 'space', 'hot', 'fox', 'wolf', 'shark', 'snake', 'bear'],
  moods: ['question', 'learning', 'first'],
  company: ['dog', 'dogs', 'post', 'lamp', 'bench', 'gate', 'hedge', 'lead', 'cheese', 'bin', 'snail', 'leaf', 'newspaper'],
  out: true,
  about: 'The hero wants to know what the neighbour’s dog reads at every post and smells nothing but post, until it walks, with its nose down, the very same silly way that the hero hopped that morning; so the hero writes it something with both shoes.',
  titles: ['What It Said at the Lamp Post', 'Reading With the Nose', '{H} Writes With Both Shoes', 'Once Round the Bench', 'Very Small Print'],
  want: [
    {
      id: 'the-first-post',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were out on the green with the neighbour’s dog. They had come as far as the first lamp post. The dog sniffed at it from the bottom to the top, and then began again. “Why do dogs sniff everything?” asked {H}. “It’s reading the news,” said {A}.',
        '{H} looked all over it, and there was nothing on it. “I want to know what it says,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-but-post',
      A: 'partner',
      paragraphs: [
        'At the second lamp post {H} got down on both knees, and sniffed too. It smelled of post. {H} tried lower down, next to the dog. There it smelled of low post. “Not so near,” said {A}. The dog sniffed on, quick as a sewing machine. From its ears you could tell that it was exciting.',
        '“Perhaps there’s more on the bench,” said {A}. There was a lot on the bench. The dog read it from one end to the other. {H} smelled paint. “I can’t even find the letters,” said {H}.'
      ]
    },
    {
      id: 'out-at-the-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Look at its nose from the side,” said {A}. Each nostril ended in a slit, like a comma. The air went in at the front, and out at the slits. “That’s so it doesn’t blow the smell away,” said {A}. {H} sniffed at a leaf, and breathed out, and the leaf was gone.',
        '{H} held the next one with a finger, and tried to breathe out by the ears. It was no good. “I’ve only got the one door,” said {H}.'
      ]
    },
    {
      id: 'pulling',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Shall we go on?” asked {H}, and pulled at the lead, just a little. The dog went along, for three steps. Then it turned round, went back to the post, and looked for the place. It had to begin the sentence again from the capital letter.',
        '“You don’t take somebody’s newspaper away either,” said {A}. So they stood there and waited, and a snail went by. It had the lower part of the post to itself afterwards.'
      ]
    },
    {
      id: 'wet-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s wet in front because smells stick to that,” said {A}. {H} licked one finger and wetted {H}’s own nose, to be fair. Then {H} smelled at the gate. It was a bit better. It smelled of gate, and behind that, from far off, of somebody’s onions.',
        '“Onions,” said {H}. The dog licked its own nose, and smelled at the same place. It took as long as a whole page. There must have been more to it than onions.'
      ]
    },
    {
      id: 'pet-reads-too',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had come along, and wanted to know what it was about. {A} put a nose right next to the other one. They read the same line, and got to the end together. Then they looked at each other.',
        '“What does it say?” asked {H}. Neither would tell. {A} read it over once more, from the end. It seemed to be the kind of thing that gets better.'
      ]
    },
    {
      id: 'other-guesses',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’ll read it out,” said {A}, and bent down to the bin, with both hands behind. “Wanted,” read {A}. “One stick, not too short.” The dog gave the bin a short sniff, and went on. “It’s seen that one already,” said {A}.',
        'At the hedge {A} read that somebody had lost half a biscuit. The dog put its whole head into the hedge, and chewed something. After that {H} was not so sure any more that {A} was making it up.'
      ]
    },
    {
      id: 'elder-uncle',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My uncle’s dog met him at the station each night,” said {S}. “It knew when it was time, and it had no watch.” “How?” asked {A}. “They say it was the smell of him,” said {S}. “In the house there was a bit less of that every hour. When it was down to where it always was at six, the dog got up and went.”',
        '{A} thought it over. “And if he’d left a sock behind?” “Then he’d have had to walk home on his own,” said {S}. “He never dared to change his soap.”'
      ]
    },
    {
      id: 'child-is-dog',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a dog from here to the tree, and sniffed at everything that there was. “A cow’s been here,” said {S}. “And here’s a king. He was in a hurry.” {A} asked how one could smell a hurry. “He didn’t stop,” said {S}. “There’s only a little bit of him.”',
        'The neighbour’s dog came and smelled at {S}, for a long time, at one pocket. There had been cheese in it, on Monday. So {S} was news as well.'
      ]
    },
    {
      id: 'who-was-here',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Every dog that comes by leaves a line there,” said {A}. “The next one knows who it was, and how long ago. What’s fresh is loud, and what’s old is faint.” Just then the dog wagged its tail at a post, where there was nobody at all.',
        '{H} looked behind it. “It’s met a friend,” said {A}, “only the friend was here at lunch.” {H} waved at the place, in any case. You never know how long that stays.'
      ]
    },
    {
      id: 'two-halves',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It can even tell from which side it comes,” said {A}. “Each half of its nose smells by itself.” {H} held one half shut and smelled at the fence, and then held the other. With the left half it was fence. With the right half it was fence as well, and a bit of a cold from last week.',
        'The dog turned its head to the left, by as much as a finger. There lay the crust of somebody’s sandwich. “So that’s why it never asks the way,” said {H}.'
      ]
    },
    {
      id: 'the-odd-way',
      A: 'partner',
      paragraphs: [
        'After the bench the dog put its nose to the path and did something odd. It went once round the bin, and stopped. It turned in a small circle on one spot, and then it zigzagged over to the tree. “Nobody walks like that,” said {A}. {H} stood still. “I do,” said {H}. “I did it this morning. I hopped round the bin, then I was a top, and then there were crocodiles.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-reads-me',
      A: 'partner',
      paragraphs: [
        '“Then it isn’t reading the post,” said {A}. “It’s reading you!” They went along behind. By the tree {H} had stood on one leg, and there the dog stopped. It smelled at one small place, looked round at {H}, and wagged.',
        '“It knows all that I did,” said {H}. “And which way,” said {A}. “Each step smells a bit fresher than the one before. You’ve written it down with your shoes.” {H} turned one up to look.'
      ]
    },
    {
      id: 'hiding-the-cheese',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They wanted to be sure. {H} had a bit of cheese for the dog, as small as a pea. {A} told the dog something in its ear, so that it looked away. Meanwhile {H} laid the cheese under the ninth leaf from the gate. Then the dog was asked.',
        'It did not count. It went along with its nose down, past eight leaves, and ate. “That was too easy,” said {H}. “It might have been in big print,” said {A}.'
      ]
    },
    {
      id: 'with-one-shoe',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} hopped from the tree to the gate, on the left shoe only, and called. The dog came after, and read it. It didn’t leave out a single hop. Halfway along it lifted its nose, since there {H} had been in the air the longest.',
        '“Now it’s wondering where I was,” said {H}. “It knows where you were,” said {A}. “It just can’t find the place to turn over.”'
      ]
    },
    {
      id: 'written-with-shoes',
      A: 'partner',
      paragraphs: [
        'It got dark, and they had only been to four posts. But {H} was not done. Out on the green {H} walked one large slow round, with a bend at the end. The dog watched from the path. “What are you writing?” called {A}. “Good night,” said {H}. “It’s for tomorrow.”',
        'At its own door the dog smelled at {H}’s shoes, the left and the right. They waited till it had finished the page.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the post once, to see the back.',
      '{names} stood by, and was sniffed at as well, for the local news.',
      { text: '{names} held the lead, and it hung down in a bow.', needs: ['hands'] },
      { text: '{names} tapped on the post, and the dog lost its line.', needs: ['hands'] }
    ],
    way: [
      '{names} smelled at the hedge, and had a leaf on the nose for it.',
      '{names} sniffed, and found out about somebody’s soup.',
      { text: '{names} held up a stick to be read.', needs: ['hands'] },
      { text: '{names} turned up a collar, because this might take long.', needs: ['hands'] }
    ],
    turn: [
      '{names} took three big steps to the side, and wrote that down as well.',
      '{names} stood on one leg by the tree, to have been there too.',
      { text: '{names} wiped one shoe on the grass, to be easier to read.', needs: ['hands'] },
      { text: '{names} patted the dog, which had to read {H} and the pat.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes were put beside the door, with all that was in them. Next door the dog lay down in its basket, nose out.',
    '{H} washed hands and knees, and smelled the pillow before lying down on it. It said that {H} had been here, and that it was quite a while ago. “I’m back,” said {H}.'
  ],
  last: [
    'Out on the green it said good night, in one large round, and {H} was asleep.',
    'There was nothing more to read until the morning, and {H} was asleep.'
  ]
})
