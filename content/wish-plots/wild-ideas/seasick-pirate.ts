import { wishPlot } from '../wish-plot.ts'

const PIRATES = ['pirate', 'pirates', 'captain', 'buccaneer', 'sailor']
const ILL = ['seasick', 'sea-sick', 'sea sick', 'seasickness', 'motion sick', 'queasy']

export const seasickPirate = wishPlot({
  id: 'wish-seasick-pirate',
  wishes: [...PIRATES.flatMap((pirate) => ILL.map((ill) => `${pirate} ${ill}`)), 'pirate gets sick at sea', 'pirate sick boat', 'pirate sick ship', 'pirate tummy ship', 'pirate green waves', 'pirate travel sick', 'pirate carsick', 'pirate hates boats', 'pirate can’t go to sea', 'pirate feels sick sailing', 'pirate throws up ship', 'pirate throws up sea', 'pirate vomits', 'pirate sick every voyage', 'pirate sick waves', 'pirate sick sailing', 'pirate sick bucket', 'pirate tummy boat', 'pirate tummy sea', 'pirate dizzy', 'pirate hates sailing', 'pirate hates the sea', 'pirate doesn’t like sailing', 'pirate turns green', 'pirate goes green', 'pirate wobbly tummy', 'seasick viking'],
  answers: ['pirate', 'pirates', 'captain', 'sailor', 'buccaneer', 'viking', 'seasick', 'sea-sick', 'seasickness', 'sea', 'sick', 'motion', 'travel', 'queasy', 'carsick', 'gets', 'get', 'got', 'always', 'feels', 'is', 'who', 'that', 'on', 'his', 'her', 'own', 'ship', 'boat', 'boats', 'waves', 'wave', 'sailing', 'sails', 'sail', 'ocean', 'green', 'face', 'tummy', 'bucket', 'treasure', 'map', 'island', 'chest', 'gold', 'parrot', 'crew', 'little', 'funny', 'silly', 'brave', 'fierce', 'scary', 'every', 'time', 'when', 'but', 'and', 'the', 'a', 'in', 'at', 'can’t', 'hates', 'help', 'helps', 'find', 'finds', 'go', 'goes', 'first', 'voyage', 'storm', 'rough', 'up', 'down', 'look', 'throws', 'too', 'turns', 'wobbly', 'dizzy', 'vomits', 'doesn’t', 'like', 'poor', 'old', 'big', 'famous', 'terrible', 'worst', 'adventure', 'friends', 'friend', 'mate', 'fleet', 'seven', 'seas', 'water', 'always', 'never', 'still'],
  except: ['hospital', 'died', 'dead', 'drown', 'drowned', 'sank', 'shark', 'whale', 'mermaid', 'mermaids', 'ghost', 'space', 'plane', 'birthday', 'party', 'ferry', 'cruise', 'dinosaur', 'medicine', 'real', 'jack', 'hook', 'uncle', 'grandpa', 'grandad'],
  moods: ['question', 'first'],
  isTale: true,
  out: true,
  company: ['pirate', 'map', 'bucket', 'ship', 'rock', 'island', 'chest', 'gulls', 'gull', 'mast', 'wheel', 'line', 'wave', 'waves', 'harbour', 'nose', 'sand'],
  about: 'A pirate gets seasick on every voyage and knows nothing of the sea but a bucket, until it is seen that the map makes it so, and that one thing on the sea stays still.',
  titles: ['The Pirate Who Got Seasick', 'Nine Times in a Bucket', '{H} Reads the Map', 'One Word and Look Up', 'The Straightest Shelf in the World'],
  want: [
    {
      id: 'pear-green',
      A: 'partner',
      paragraphs: [
        '{H} had always wanted to look for treasure with a pirate. Now a pirate stood on the harbour wall, with one gold earring, a map and a bucket. “I get seasick,” said the pirate. “I’ve been to sea nine times, and all I’ve seen of it is this bucket.”',
        '“Then we’ll come along,” said {H}, “and hold it for you.” {A} fetched three life jackets, and they got into the pirate’s ship.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'The pirate sat down and spread the map over both knees. “Left at the rock,” read the pirate, and went as green as a pear, beginning at the nose. “Bucket!” {A} held the bucket. A ship rocks least in the middle, so {H} moved the pirate there, with the map. “Straight on to the island,” read the pirate. “Bucket!” It was no better in the middle. It was only further from the edge.'
      ]
    },
    {
      id: 'never-again',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The name of the ship was painted on its side. It was “Never Again”. “Was it always called that?” asked {H}. “First it was the ‘Wild Wind’,” said the pirate. “After the second voyage it was the ‘Not Today’. I painted this one lying down.”',
        'You could see it in the letters. They were good and black at the N, and towards the end they went downhill. “I did the last N from inside the bucket,” said the pirate.'
      ]
    },
    {
      id: 'hand-over-the-peppermints',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A man rowed by with his nets. The pirate stood up and put on a terrible face. “Hand over your peppermints!” roared the pirate. “How many do you want?” asked the man. “Two,” said the pirate. “They’re for my tummy.”',
        'The man gave three. He knew the pirate, from the bucket. “Do you never rob anyone of gold?” asked {A}. “I did once,” said the pirate, “but it’s no help at all. You suck it and suck it.”'
      ]
    },
    {
      id: 'ginger',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Sailors eat ginger when they are seasick, and {A} had a ginger biscuit. The pirate chewed it, bent over the map. It was a very sharp biscuit. First it was hot in the mouth, and then it was hot in the ears. Even the earring looked warm.',
        '“Is it better?” asked {H}. The pirate thought. “I still feel seasick,” said the pirate, “but now it’s summer.” {H} fanned the pirate with the empty biscuit bag.'
      ]
    },
    {
      id: 'the-seventh-wave',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Every seventh wave is a big one,” said the pirate out of the bucket. {H} and {A} counted. The seventh was quite small, and had a feather on it. The ninth was the one that wet {A}’s lap.',
        '“I make that nine,” said {A}. “Then you began too late,” said the pirate. “You have to begin with the first.” They looked back over the sea for the first one. It must have been a good way off by now.'
      ]
    },
    {
      id: 'on-a-swing',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Have you always been like this?” asked {A}. “Only at sea,” said the pirate. “On a swing I’m quite well. I swing for hours, with my hat on. I’m looking over the wall then, to see if any ships come by.”',
        '“And in a car?” asked {H}. “In the front I’m well,” said the pirate. “In the back I read my pirate book, and then I need a hat that’s deep enough.” {H} looked at the hat. It had been washed a good deal.'
      ]
    },
    {
      id: 'other-keeps-the-bucket',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} took over the bucket for a while. {A} stood to the left, because the pirate had gone pale on the left. But the ship leaned over, and the pirate’s face came up on the right. {A} went round. Then the face was on the left again.',
        '“Which way do you mean to be ill?” asked {A}. “I’d rather not at all,” said the pirate. {A} sat down in the middle with the bucket, and waited to see who would come.'
      ]
    },
    {
      id: 'pet-sea-legs',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} lay on the boards, and when the ship leaned {A} leaned too. {A} felt very well. The pirate looked down from the bucket. “How do you do it?” asked the pirate. {A} yawned, and slid a little, and went on yawning at the other end.',
        'The pirate lay down flat beside {A}, to learn it. They slid to the left together, and to the right. “It does look easy,” said the pirate, “but could you take your tail off the map?”'
      ]
    },
    {
      id: 'elder-tied-up',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was seasick once,” said {S}, “in a boat that was tied to a post. We’d been sitting in it for two hours, and I was knitting a sock.” “How far did you get?” asked {A}. “To the heel,” said {S}.',
        'The pirate lifted a green face. “And after that?” asked the pirate. “After that I knitted on the grass,” said {S}. “It never did become a sock. When I see it, I still have to sit down.”'
      ]
    },
    {
      id: 'child-green-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be seasick as well, because of the bucket. {S} hung {S}’s head over it and went “Oooh” down there. The “Oooh” came back much bigger. The pirate was impressed. “I’ve never got such an echo,” said the pirate.',
        '“You’ve got to lean in further,” said {S}. {A} looked at {S}’s face for some green, and found a little. It was felt pen, from this morning.'
      ]
    },
    {
      id: 'eyes-and-ears',
      A: 'partner',
      paragraphs: [
        '{A} had been watching the pirate’s nose. When a gull flew by, the nose was pink. Over the map it was green. “It’s the reading,” said {A}. “Deep in your ears there’s something that feels every up and down. But your eyes only see the map, and that lies still.” “So your eyes and ears are quarrelling!” said {H}. The pirate felt both ears. “And I always thought it was the beans.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-one-thing',
      A: 'partner',
      paragraphs: [
        '{H} took the map away. “Look at something far off,” said {H}, “that never moves.” A gull moved, and so did the mast. But far out, where the sea stopped, there was a line, as straight as a shelf. The pirate stood at the wheel and looked at that. The nose went pink, and stayed so.',
        'Now somebody else had to read the map. {A} read half of it, and went green. “Bucket,” said {A}. So {H} did it by single words. “Left,” read {H}, and looked up at the line. “At,” read {H}, and looked up. It took a while to get to “rock”.'
      ]
    },
    {
      id: 'so-much-of-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The pirate looked round over the wheel, for the first time in nine voyages. “What’s that?” asked the pirate. “That’s the sea,” said {H}. “All of it?” “That’s just the front,” said {A}.',
        'The pirate was quiet for a bit. “It’s blue,” said the pirate then. “In the bucket it was always grey.” A wave went by with a white top. The pirate took off the hat to it. They had often met, but never face to face.'
      ]
    },
    {
      id: 'full-stop',
      A: 'same',
      spare: 11,
      paragraphs: [
        'With this sort of reading it was hard to know where you were. {H} had to remember each word until the next one came. “On,” read {H}, and looked up. “To,” read {H}, and looked up. Far out a steamer went by. “Steamer,” said {H}.',
        '“On to the steamer?” asked the pirate, and turned the wheel. “That wasn’t on the map,” said {H}. “I was just looking at it.” They had gone quite far round before {H} found the place again. All that was left there was a full stop.'
      ]
    },
    {
      id: 'land-does-not-rock',
      A: 'partner',
      paragraphs: [
        'Behind the rock lay an island. On the island stood a chest, and in it was a bucket, all of gold. “They might have asked me first,” said the pirate.',
        'Then the pirate took one step on the sand, and fell over. “The land won’t go up and down,” said the pirate. So {H} and {A} each took a hand. They rocked the pirate gently, until the land was easier to bear.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the bucket, and saw nothing but the bottom.',
      '{names} came aboard, and sat down where it rocked least.',
      { text: '{names} did up the buckles of the life jackets.', needs: ['hands'] },
      { text: '{names} waved to the harbour wall for the pirate, who was busy.', needs: ['hands'] }
    ],
    way: [
      '{names} kept out from between the pirate and the bucket.',
      '{names} watched the pirate’s nose as well, for green.',
      { text: '{names} patted the pirate’s back, at “Bucket!” and in between.', needs: ['hands'] },
      { text: '{names} rinsed the bucket, though there was no need.', needs: ['hands'] }
    ],
    turn: [
      '{names} gazed at the far line, and felt very well.',
      '{names} rocked beside the pirate on the sand, to keep in time.',
      { text: '{names} looked into the gold bucket, and saw a gold face.', needs: ['hands'] },
      { text: '{names} held a finger on the map, at the word where they were.', needs: ['hands'] }
    ]
  },
  bed: [
    'The life jackets were hung over the bath to drip. The map was folded, with the single words inside.',
    '{H} washed off the salt and lay down. After a day at sea a bed will rise and sink a little, all by itself. {H} looked at the edge of the shelf, which was quite straight.'
  ],
  last: [
    '“Left,” said the pillow, and “at”, and {H} was asleep before the rock.',
    'The bed rose a little, and sank a little, and {H} was asleep.'
  ]
})
