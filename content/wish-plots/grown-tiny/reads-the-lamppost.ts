import { wishPlot } from '../wish-plot.ts'

export const readsTheLamppost = wishPlot({
  id: 'wish-dog-for-a-day',
  beginsElsewhere: true,
  wishes: ['turns into dog', 'turn into dog', 'turned into dog', 'turning into dog', 'becomes dog', 'become dog', 'became dog', 'becoming dog', 'changes into dog', 'changed into dog', 'wakes up dog', 'woke up dog', 'dog for a day', 'transforms dog', 'transformed dog', 'turns into puppy', 'turned into puppy', 'becomes puppy', 'became puppy', 'wakes up puppy', 'puppy for a day', 'swaps places dog', 'swap places dog', 'swapped places dog', 'swapping places dog', 'swaps bodies dog', 'magic turned dog', 'turns into doggy', 'turns into animal', 'turned into animal', 'becomes animal', 'animal for a day'],
  except: ['cat', 'kitten', 'frog', 'horse', 'lion', 'tiger', 'lost', 'afraid', 'scared', 'vet', 'dragon', 'mermaid', 'witch', 'bird', 'mouse', 'died', 'new', 'fish', 'butterfly', 'caterpillar', 'unicorn', 'rabbit', 'fox', 'wolf', 'bear', 'monkey', 'pumpkin', 'robot', 'bites', 'bit', 'poorly', 'hot', 'sausage', 'superhero', 'police', 'space', 'mum', 'dad', 'daddy', 'mummy', 'teacher', 'guide', 'farm', 'school'],
  answers: ['dog', 'dogs', 'doggy', 'puppy', 'turn', 'turns', 'turned', 'turning', 'into', 'become', 'becomes', 'became', 'becoming', 'changes', 'wakes', 'woke', 'up', 'day', 'one', 'boy', 'girl', 'child', 'who', 'magic', 'morning', 'animal', 'pet', 'swap', 'swaps', 'swapped', 'swapping', 'places', 'bodies', 'wants', 'wished', 'wish', 'transforms', 'for', 'little', 'as', 'our', 'the'],
  moods: ['first'],
  isTale: true,
  out: true,
  company: ['dog', 'lamppost', 'letterbox', 'post', 'lead', 'bench', 'otto', 'sandwich', 'stick', 'collar'],
  about: 'The hero turns into a dog to find out what is written on the lamppost, and is pulled on each time just before the end.',
  titles: ['It Has Not Finished Yet', 'Under the Third Bench', '{H} Reads the Lamppost', 'There Is a Big Old', 'Woof Means Wait'],
  want: [
    {
      id: 'sniffed-in',
      A: 'partner',
      paragraphs: [
        'Otto next door was a dog, and read the lamppost every evening, until somebody pulled. {H} wanted to know what it said. “Nothing,” said {A}. “Come on.” {H} bent down to the post, and sniffed as hard as it would go.',
        'The nose went cold and wet. One ear stood up. At the back something began to wag. {H} was a dog, with a collar and a lead. At the other end stood {A}. “Oh,” said {A}. “Well, come on.”'
      ]
    }
  ],
  way: [
    {
      id: 'there-is-a',
      A: 'partner',
      paragraphs: [
        'Now {H} could read it. Bella had been washed, and was cross. Otto had had liver. And further down: UNDER THE THIRD BENCH THERE IS A… “Come on,” said {A}, and pulled.',
        '“I haven’t finished!” said {H}. It came out as “Woof!” So {A} threw a stick. {H} didn’t want it. But the legs ran, and the mouth brought it back. “Good dog,” said {A}. On the next post it said: THERE IS A BIG… “Come on!” And on the letterbox: A BIG OLD… “Come on!”'
      ]
    },
    {
      id: 'the-tail',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The tail did what it liked. {H} was cross about the post, and it wagged. It wagged at a pram, and at a bin. It swept a whole row of leaves off a wall. “You’re happy,” said {A}. “I am not!” said {H}, and it went from side to side.',
        '{H} sat down on it. It went on underneath, and now the whole back of the dog was moving. “You can’t keep anything to yourself with that,” said {A}. It must be hard to be given a present you don’t like.'
      ]
    },
    {
      id: 'hears-a-biscuit',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The ears turned round by themselves, one at a time. They heard a beetle on a leaf. They heard the bus while it was still at the station. Then somebody opened a biscuit tin, three streets away, and on the second floor.',
        '{H} stood still with one paw in the air. “What is it?” asked {A}, and heard nothing at all. It was the ones with jam. The lid went back on, and {H} let out a sigh. “You’ve got a rich life,” said {A}.'
      ]
    },
    {
      id: 'other-end',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A spotted dog came along, and {H} held out a paw, to be polite. The spotted one walked right past the paw. With dogs you say hello at the other end. {H} looked up at {A}. {A} looked at a tree.',
        'So {H} turned round once, and the other one did too. They went in a ring like that, three times. By then {H} knew how old it was, and where it slept. It slept in somebody’s bed, with a bone. You don’t find that out by shaking hands.'
      ]
    },
    {
      id: 'sit',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Sit,” said {A}, just for fun. {H}’s bottom went down on the path, with a bump. Nobody had asked {H}. “Give me your paw.” Up it went. “And the other one.” {A} was delighted. “I’ve been saying sit at table for years,” said {A}.',
        '{H} thought about it, and there was nothing to be done. But you could sit very slowly. You could also sit on {A}’s foot, and lean. “Up,” said {A} then. The bottom hadn’t learnt that one.'
      ]
    },
    {
      id: 'shaken-out',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a puddle, and {H} drank from it. It tasted of tin, and sky, and a bit of bicycle. Then {H} was in it, with all four feet, because it was so much colder there. When {H} came out, something began at the nose. It went down the back like a train, and off at the end of the tail.',
        'Afterwards the dog was dry. {A} was not. “Thank you,” said {A}, and wiped both eyes. {H} would have said sorry. “Woof,” said {H}, and it began again at the nose.'
      ]
    },
    {
      id: 'scratching-leg',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} scratched the dog on the tummy, rather far to the left. One of {H}’s back legs began to pedal. It rode a bicycle in the air, faster and faster. {A} stopped, and it stopped. {A} scratched, and off it went.',
        '“It’s like a doorbell,” said {A}. {H} looked down at the leg. It had never been any trouble before. They found another place, behind the ribs, that worked the other leg. With both at once it would have been a trip to the seaside.'
      ]
    },
    {
      id: 'the-cat',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the wall sat a cat, and it looked down at {H}. Now that {H} was a dog, you could understand it. “New,” said the cat. “Brown. It won’t last.” Then it washed one leg, as though there were nobody on the whole street.',
        '{H} wanted to answer something very clever. “Woof woof woof woof woof,” said {H}. “Exactly,” said the cat. {A} pulled at the lead. “Leave the poor thing alone,” said {A}, and didn’t mean the dog.'
      ]
    },
    {
      id: 'hole',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the sandpit the paws began to dig. It was a good feeling, as if the ground were a parcel. The sand flew out at the back, between both legs, and on to {A}. “What’s down there?” asked {A}. {H} had no idea. That was what was so good about it.',
        'At the bottom there was another bit of sand. {H} put a whole face into it, and breathed out. Then {H} laid the stick in there, covered it up, and looked about as if nothing had happened. “I saw that,” said {A}.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Whose dog is that?” asked {A}. {H} ran round {A} in a ring, twice, and sprang up, and licked one hand. “And where’s {H}?” asked {A}. {H} barked. “It can’t tell me either,” said {A}.',
        'Then {A} looked a bit longer at the ear that was up. “It has a look of {H},” said {A}. “It’s when somebody opens the cheese.” {H} licked the other hand. It had been about time.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} knew at once who that was, and was not surprised. {A} had often thought that it would suit {H}. They lay nose to nose for a bit. There was much to say, and it was all about supper.',
        '“Why do you stare at us like that when we eat?” asked {H}. {A} blinked twice. It wasn’t a stare. It was help. Somebody has to watch over the sausage until it is gone.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a bit of cheese in one pocket, for dogs that came by. “You’re a fine fellow,” said {S}, and looked for a long time at {A}. “You’ve got just the eyes of somebody I know. That one never sits still either.”',
        '{A} sat as still as a vase, because of the cheese. “No,” said {S}, “then it can’t be.” {A} ate it in one go. It was gone before it had tasted of anything, and that was the only pity.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had always wanted a dog. Now there was one. {S} put both arms round {A}’s neck, and told {A} all that had happened since breakfast. It was a good deal. {A} couldn’t put two paws over two ears.',
        '“You’re the best listener in the house,” said {S}. “Woof,” said {A}. It was the truest word all day. From then on {A} was full to the ears, and walked very carefully.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} and {H} were the same height today, and on all fours. They met in the middle of the grass. {A} had half a rusk. {H} had a very long tongue. In a moment nobody had half a rusk.',
        '{A} looked at the hand, front and back. Then {A} laughed, and gave the hand as well, since it still had some on it. For a long while {A} was cleaner than ever before.'
      ]
    },
    {
      id: 'left-to-right',
      A: 'partner',
      paragraphs: [
        'This time the dog braced all four feet. {A} bent down to the letterbox too, and sniffed. “It’s only iron.” Then {A} watched the dog’s nose. It went from left to right, and down a bit, and from left to right.',
        '“You’re reading!” said {A}. “And I pull you off in the middle of a line.” {A} let go of the lead, and sat down. “Take your time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-end',
      A: 'partner',
      paragraphs: [
        '{H} read it to the end: THERE IS A BIG OLD CHEESE SANDWICH. I AM TOO WIDE. OTTO. They ran to the park, and {A} counted the benches. {H} was not too wide. For a dog it was perfect.',
        'Then {H} wanted to write an answer on the letterbox. Dogs have their own way of doing that, but {A} was looking. So {H} only rubbed one cheek on it. Some pickle was there, and it tickled. Atishoo! All that {H} had sniffed in came out again. There stood {H}, on two legs.'
      ]
    },
    {
      id: 'some-of-it-stayed',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Some of it stayed for a bit. When {A} said “sit,” {H}’s knees bent. When a stick lay in the way, {H} had to look in the other direction. And at each corner {H} went slower. “Can you still read it?” asked {A}.',
        '{H} sniffed at a post. “Iron,” said {H}. “And a bit of rain.” But low down, near the ground, there was one word left, very faint. It might have been “liver.”'
      ]
    },
    {
      id: 'telling-it',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} told it from the beginning, all that stood on the posts. There had been a lot about bins. Somebody called Rex looked for a friend, any size. And at the very bottom, small and shaky, was: I AM NEW. WHERE DOES ONE DRINK?',
        '“Did anybody answer?” asked {A}. “Everybody,” said {H}. “Eleven of them. They drew a map.” {A} looked along the street, at all those posts. From here they were only for lamps.'
      ]
    },
    {
      id: 'not-finished',
      A: 'partner',
      paragraphs: [
        'The next evening Otto came to the letterbox. It sniffed at the place where a cheek had been. “Come on,” said somebody, and pulled. “It hasn’t finished,” said {H}. “Two more lines,” said {A}.',
        'So they all waited. Otto read, from left to right, down to the ground. Then it looked up at {H}. The tail began to wag, first at the tip.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled the lamppost too, and kept it quiet.',
      '{names} saw the ear go up, and came closer.',
      { text: '{names} stroked the new dog, from the front to the back.', needs: ['hands'] },
      { text: '{names} found a biscuit in a pocket, just as one needed it.', needs: ['hands'] }
    ],
    way: [
      '{names} ran after the stick as well, and lost.',
      '{names} waited at the next post, which had more on it.',
      { text: '{names} held the stick, while it was not wanted.', needs: ['hands'] },
      { text: '{names} set the collar straight, between the ears.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept under the bench too, up to the crumbs.',
      '{names} stood by until the last line.',
      { text: '{names} held out a handkerchief after the sneeze.', needs: ['hands'] },
      { text: '{names} folded up the sandwich paper, so that nobody else was fooled.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stick was put by the door, for somebody it would please. There was no lead any more to hang up.',
    '{H} washed, with a cloth, and not with a tongue. In bed {H} turned round once before lying down, and did not know why.'
  ],
  last: [
    'Outside stood the lamppost, full of news, and {H} had read enough, and slept.',
    'One foot ran a little under the blanket, after a stick, and {H} was asleep.'
  ]
})
