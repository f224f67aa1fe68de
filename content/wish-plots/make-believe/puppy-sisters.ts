import { wishPlot } from '../wish-plot.ts'

export const puppySisters = wishPlot({
  id: 'wish-puppy-sisters',
  wishes: ['bluey', 'bingo', 'bluey bingo', 'bluey family', 'puppy sisters', 'puppy sister', 'two puppies', 'dog family', 'puppies playing pretend', 'puppies game', 'puppies playing games'],
  except: ['hall', 'card', 'cards', 'grandma', 'rescue', 'born', 'new', 'lost', 'died', 'ill', 'vet', 'birthday', 'party', 'fight', 'mother'],
  answers: ['puppy', 'puppies', 'sister', 'sisters', 'dog', 'dogs', 'game', 'games', 'play', 'plays', 'playing', 'pretend', 'pretending', 'mum', 'dad', 'mummy', 'daddy', 'family', 'blue', 'heeler', 'bandit', 'chilli', 'muffin', 'socks', 'bone', 'rule', 'rules', 'go', 'goes', 'beach', 'camping', 'park', 'two', 'have', 'has', 'adventure', 'learn', 'learns', 'make', 'makes', 'grown-up', 'day', 'funny', 'australia', 'swim', 'swimming', 'holiday', 'tent', 'sea', 'school', 'build', 'find', 'finds', 'friends', 'meet', 'fun'],
  moods: ['quarrel'],
  company: ['puppy', 'puppies', 'bone', 'spoon', 'basket', 'dog', 'wooden', 'floor', 'tail', 'blanket', 'kitchen'],
  about: 'Whoever has the bone is the Big Dog and everybody obeys; but the Big Dog has to put a puppy to bed.',
  titles: ['Whoever Has the Bone', 'The Big Dog Says So', '{H} and the Wooden Bone', 'One More Drink, Big Dog', 'Two Puppies in a Basket'],
  want: [
    {
      id: 'the-bone',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were two puppies, and sisters, with socks for tails. There was one bone, and it was a wooden spoon. Whoever had the bone was the Big Dog. What the Big Dog said had to be done, by everybody, with a “woof”. {H} had wanted that bone all day, and now {H} had it.',
        '“I’m the Big Dog,” said {H}, “and I’m never giving it back.” “Woof,” said {A}, since it was the rule.'
      ]
    }
  ],
  way: [
    {
      id: 'everybody-obeys',
      A: 'partner',
      paragraphs: [
        '“Sit,” said the Big Dog, and {A} sat. “Walk backwards. Say your name with your tongue out.” “Thath not eathy,” said {A}. The Big Dog had a jumper round its shoulders, and sighed like somebody with a lot to do. It had never been so happy.'
      ]
    },
    {
      id: 'nose-only',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“From now on you may only use your nose,” said the Big Dog. “Woof,” said {A}, and turned a page of the picture book with the tip of it. Then {A} had to open the door. It took a long time, and the handle was cold.',
        '“And the light?” asked {H}. {A} stood on tiptoe and pressed it with the tip. It went on, off, and on. After that there was a small grey spot on {A}’s nose, and {A} was proud of it.'
      ]
    },
    {
      id: 'wagging',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} could wag very well to the left. “When one puppy wags, all the puppies have to wag,” said the Big Dog. So {A} had to wag while carrying the plates.',
        'The forks wagged too. It was a good thing that it was only forks. “Could you be sad for a moment,” asked {A}, “until I’m at the table?” {H} thought of something sad. But it was a sad thing about a sausage, and the tail began again by itself.'
      ]
    },
    {
      id: 'fetch',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Fetch,” said {H}, and threw a ball of socks. {A} ran after it on all fours, and brought it back. “Drop it,” said {H}. {A} did not. No puppy does. That’s half of the game.',
        '“I’m the Big Dog! Drop it!” {A} growled, and shook the socks to the left and right. It was like that until one of the socks came out. Now there were two to throw, and two to fetch, and nobody had dropped anything.'
      ]
    },
    {
      id: 'bath-for-a-dog',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A wet dog has to shake itself. The Big Dog showed how. “From the ears, through the whole dog,” it said, “down to the tip of the tail.” {A}’s slippers flew off, one after the other.',
        '“Who’s been rained on here?” asked {H}. There were two pegs and a hairclip on the floor, and half a rusk. {A} had not known about the rusk. It was shared out among the puppies.'
      ]
    },
    {
      id: 'polite',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When dogs meet, they walk once round each other, and sniff. {H} went round {A}, and {A} went round {H}. Neither of them could stop, because there was always a bit more round to go. “You’ve had toast,” said {H}. “With honey.”',
        '“You’ve been at the ink,” said {A}. “And somebody has hugged you. It smells of onions.” They were both right about everything. It’s a wonder that people talk at all.'
      ]
    },
    {
      id: 'the-lead',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I want to be taken out,” said {A}. So the Big Dog took {A} for a walk, with a scarf held at both ends. They got as far as the door mat. There {A} stood still, and smelled it. {A} smelled it from the left, and from the right, and once more in the middle.',
        '“Come on,” said {H}. “There’s been somebody here,” said {A}. “It was us,” said {H}. “Yes,” said {A}, deep in the mat. “But when?”'
      ]
    },
    {
      id: 'digging',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The puppies wanted to bury something. {H} had a rusk, and {A} had a better place, in the sofa. They dug with both front paws until it flew. There was a good deal in there already. They found a pencil, a coin and a quite old rusk.',
        '“We’ve buried one here before,” said {H}. “We’re cleverer than we thought,” said {A}. They put the new one next to it. Dogs always think of next year.'
      ]
    },
    {
      id: 'beach',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“To the beach!” said the Big Dog. The beach was the rug, and the sea was a blue sheet. Puppies run in, and run out again, because it’s wet every time. Then they stand beside whoever is dry, and shake. {A} had only just been dry.',
        '{A} dug a hole, and the sea ran into it. {H} dug one beside it, for the rest of the sea. “Leave a bit,” said {A}, “for the swimming.” There was just enough left for one puppy, up to the ankles.'
      ]
    },
    {
      id: 'camping',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then the two puppies went camping. The tent was a towel over a chair. It held two puppies, and their tails stayed outside. In the night something rustled, right beside {A}’s ear. “It’s a bear,” whispered {A}.',
        '“I’m the Big Dog,” whispered {H}. “I’ll go and look.” It was a paper bag. But now that it was open, there was half a bun in it. So they left the bear outside, and took in what it had brought.'
      ]
    },
    {
      id: 'no-bone-needed',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '“Sit!” the Big Dog said to {A}, and held up the bone. {A} looked at the bone, and at {H}, and stayed exactly as it was. The Big Dog said it again, in a deeper voice. {A} yawned.',
        '“You have to say woof,” said {H}. But {A} had been there before there were any rules. {H} bowed a little, and went on to somebody else.'
      ]
    },
    {
      id: 'old-dog',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Roll over,” said {A}, with the bone. “I’m an old dog,” said {S}. “I roll over at night. It takes me till two o’clock.” The rule was the rule, though. So {S} rolled one thumb round the other, and said “Woof.”',
        '“Give me your paw,” said {A}. {S} gave it, and {A} did not know what came next. They sat there for some time, paw in paw. “That’s a good command,” said {S}. “Keep that one.”'
      ]
    },
    {
      id: 'wrong-animal',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m a duck,” said {S}. “You can’t be,” said {A}. “We’re all dogs. And I’ve got the bone.” “Quack,” said {S}. “Sit,” said {A}. The duck sat down at once, on the bone, with spread wings.',
        'There was a silence. Nobody could be the Big Dog now. They waited. “I’m hatching it,” said the duck. It took until there was cake, and then it had to be quick.'
      ]
    },
    {
      id: 'smallest-puppy',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was the smallest puppy, and already knew a good part of it. {A} licked a plate. {A} chewed a slipper. “Very good,” said the Big Dog, “and now say woof.” {A} looked at the bone, and put out a hand, and had it.',
        'So that was the new Big Dog. “Bababa,” it commanded. Everybody tried to do it at once, but nobody was sure what it was. {H} rolled over, and that seemed to be right. It was paid for with the bone, which was wet.'
      ]
    },
    {
      id: 'strange-dog',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Does it count for me as well?” asked {A}. “I’ve only come to visit.” “For everybody in the house,” said the Big Dog. “Howl.” {A} took a sip of tea first, and cleared {A}’s throat. Then {A} put {A}’s head back.',
        'It was long, and quite beautiful, with a bend at the end. From somewhere in the street another one answered. “I’ve not done that for years,” said {A}. “May I do it again?”'
      ]
    },
    {
      id: 'one-more-drink',
      A: 'partner',
      paragraphs: [
        '“And now all puppies go to bed,” said the Big Dog, as big dogs do. “Woof,” said {A}, and lay down in the basket. It was a blanket on the floor.',
        '“I’m thirsty,” said the puppy in the basket. The Big Dog brought water. “I need another blanket. My tail’s cold. What’s a Tuesday for?” The Big Dog tucked in the tail. “Will you stay with me?” “I’ve only just got the bone,” said {H}. “There’s so much I haven’t told anybody to do!”',
        '“Big dogs never get to,” said {A}. “There’s always a puppy that isn’t asleep.” {H} looked at the bone. It was a good one, but it was heavy.'
      ]
    }
  ],
  turn: [
    {
      id: 'lies-down',
      A: 'partner',
      paragraphs: [
        '“Have you ever had a nose counted?” asked the Big Dog. It was the best that {H} could think of. {H} lay down by the basket, and counted {A}’s nose. “One,” said {H}. “Again,” said {A}. “One,” said {H}, rather slower. They both yawned, first one and then the other.',
        'The jumper slid off the Big Dog’s shoulders. It was quite a lot smaller without it.'
      ]
    },
    {
      id: 'turn-round',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A dog can’t lie down just like that. It has to turn round three times, to tread the grass flat. {A} got up again for it. They did it together, because of the room, once, twice, and the third time very slowly.',
        '“Is it flat?” asked {H}. {A} felt it with a knee. There had never been any grass on that blanket. “It’s quite flat now,” said {A}.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Dogs hear things that other people don’t. They lay with their chins on the floor, and listened. “There’s a fly in the kitchen,” said {H}. “It’s walking.” {A} heard the bread getting older.',
        '“Somebody’s putting a key down, three houses away,” said {H}. “And somebody’s breathing,” said {A}. They had to listen for quite a while to find out which of them it was.'
      ]
    },
    {
      id: 'gives-it-up',
      A: 'partner',
      paragraphs: [
        '“You can have it,” said {H}, and held out the bone. “I don’t want it,” said {A} quickly. “Then I’d have to get up.” So they both looked at it. “I’ve got one last command,” said the Big Dog. “Move over.” “Woof,” said {A}, and moved over.',
        '{H} got into the basket too. There it was warm, and somebody’s tail was on somebody’s foot. The bone lay outside on the floor, and was the Big Dog all by itself. It said nothing, and they all did just that.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to fetch the bone, and it was not being thrown.',
      '{names} let out a woof of some sort, since it was the rule.',
      { text: '{names} saluted the Big Dog with a tea towel for a tail.', needs: ['hands'] },
      { text: '{names} asked for the bone politely, and got told to sit.', needs: ['hands'] }
    ],
    way: [
      '{names} sat, rolled over and sat again, to be well ahead.',
      '{names} gave a paw, or as good as.',
      { text: '{names} walked backwards round the table, as told, and met the door.', needs: ['hands'] },
      { text: '{names} tried it with the tongue out as well, and dribbled.', needs: ['hands'] }
    ],
    turn: [
      '{names} held up a nose, and it was counted as one more.',
      '{names} let out the sort of sigh that puppies have at the end of the day.',
      { text: '{names} picked up the jumper and hung it where a big dog could find it.', needs: ['hands'] },
      { text: '{names} smoothed a blanket over somebody’s tail.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bone went back to the kitchen, into the jar with the others. The tails were socks again.',
    '{H} washed, and shook from {H}’s ears down to the tip. In bed {H} turned round three times.'
  ],
  last: [
    'There was nobody left who had to be told anything, and {H} was asleep.',
    'With chin on paws, and no bone to look after, {H} slept.'
  ]
})
