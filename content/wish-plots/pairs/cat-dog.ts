import { wishPlot } from '../wish-plot.ts'

export const catDog = wishPlot({
  id: 'wish-cat-dog',
  wishes: ['cat dog', 'cats dogs', 'cats dog', 'cat dogs', 'kitten puppy', 'kittens puppies', 'kitten dog', 'cat puppy', 'cat puppies', 'kittens puppy', 'kitty doggy', 'kitty dog', 'kitty puppy', 'kitty cat dog', 'pussycat dog', 'kitten doggy', 'cat doggy', 'catdog'],
  except: ['raining', 'rains', 'rain', 'vet', 'ill', 'sick', 'poorly', 'old', 'died', 'lost', 'missing', 'hat', 'mouse', 'mice', 'fish', 'hamster', 'rabbit', 'man', 'food', 'new', 'wish', 'without', 'no'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'enemies', 'fight', 'fighting', 'chase', 'chases', 'chasing', 'ball', 'tail', 'play', 'playing', 'purr', 'wag'],
  company: ['cat', 'dog', 'mouse'],
  about: 'A dog wants the cat to play ball, but wagging means cross in cat and swishing means glad in dog, until the two tails are tied together.',
  titles: ['What the Tail Said', 'A Knot in the Middle', '{H} Is the Dog, and the Cat Is Not Pleased', 'Not a Growl at All', 'Wag and Swish'],
  want: [
    {
      id: 'the-ball',
      A: 'partner',
      paragraphs: [
        '{H} was the dog, with a dressing-gown belt for a tail, and had a ball. {A} was the cat. It lay on the good cushion, with a scarf for a tail, and wanted nothing at all.',
        'The dog wanted it to play. It rolled the ball right up to the cushion, and was so happy that it wagged. The belt flew to the left and to the right. The cat laid back both ears.'
      ]
    }
  ],
  way: [
    {
      id: 'paw',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The dog went down on both elbows, with the other end up in the air. In dog that means, Come and play. The cat thought that it had lost something under there, and had a look.',
        'Then the cat lifted one paw. In dog that means, Shake hands. So the dog took it and shook it. “That was my last warning,” said the cat. “How do you do?” said the dog.'
      ]
    },
    {
      id: 'fetch',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“It’s quite easy,” said the dog. “I throw it, and you bring it back.” It tossed the ball across the rug. The cat watched it go, and washed one ear.',
        '“Why don’t you run?” asked the dog. “You’ve just thrown it away,” said the cat. “I thought that you’d finished with it.” So the dog ran after it, and brought it back, and threw it. The cat thought that it was a good game to look at.'
      ]
    },
    {
      id: 'box',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'There was an empty box by the door. The cat looked at it only once, and then it was in it. It turned round in there, and poured itself into all four corners.',
        '“Is there something good in there?” asked the dog. “Me,” said the cat. The dog wanted to have what the cat had, and got in too. It was a box for shoes. When they came out again, it was a mat.'
      ]
    },
    {
      id: 'sniff',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Dogs said good day with their noses. This one sniffed at the cat’s sleeve, and knew everything. “You’ve had toast,” said {H}, “and you’ve been near an onion, and on Monday you were sad.” “That’s private,” said the cat.',
        'The cat sniffed too, but only once, from far off. “What do you smell?” asked the dog. “Dog,” said {A}. “There’s nothing else to be heard over it.”'
      ]
    },
    {
      id: 'names',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“When somebody calls me, I come,” said the dog. “I can’t help it. I’m there before I know.” “When I’m called, I hear it,” said the cat. “I just make a note.”',
        'They tried it out. “Dog!” said the cat, and the dog skidded across the floor and sat on its feet. “Cat!” said the dog. One ear turned round, as a spoon turns in a cup, and turned back. “There,” said {A}. “I’ve got it down.”'
      ]
    },
    {
      id: 'present',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'A cat brings a present to somebody who can’t catch anything. It laid a mouse in front of the dog, and the mouse was a grey sock. “For you,” said {A}. “You’ve only had biscuits out of a bowl, you poor thing.”',
        'The dog did what a dog does with a sock. It shook it, and ran round the table with it, and dug it in under the rug. “You were meant to eat it,” said the cat. “I’m keeping it for when it’s older,” said the dog.'
      ]
    },
    {
      id: 'washing',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} was a cat too for a while, and taught the dog how to wash. “You lick the paw,” said {A}, “and then you rub it over your ear. Twenty times for each.” {H} did it once, and felt quite clean.',
        '“And now the back,” said {A}. Cats can do it, for they can bend in the middle like a sock. The dog turned round after its own back. It went round and round, and got giddy, and never reached it.'
      ]
    },
    {
      id: 'the-door',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The cat sat in front of the door, and wanted to go out. The dog opened it. The cat stayed where it was. The dog shut it, and the cat wanted to go out.',
        '“You want to, and you don’t,” said the dog. “I want it to be open,” said the cat. “I may go at any time. That’s enough for me.” The dog had been out, and in, and out, and in. It was so nice there on both sides.'
      ]
    },
    {
      id: 'elder-two',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Next door to us there lived a dog and a cat,” said {S}. “They chased each other round the yard all day. Before dinner it was one way, and after dinner the other.” “So they weren’t friends?” asked {A}.',
        '“When it snowed, they both slept in the kennel,” said {S}. “You saw only one heap, with a tail at each end. In the morning the cat came out first, and looked as if it hadn’t.”'
      ]
    },
    {
      id: 'small-mouse',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the mouse, and came past with a bit of bread. The cat ought to have run after it, and the dog ought to have run after the cat. “Everybody ready?” asked the mouse.',
        '{S} ran, and squeaked, and {A} ran after the squeak on all fours. They went twice round the table. Then the mouse had caught up with the dog’s tail, and held it. “Got you,” said {S}. That had never happened to a dog before.'
      ]
    },
    {
      id: 'baby-tail',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'The tip of the cat’s tail came to rest beside {A}, and there it was caught. {A} had a look at it, and began to chew. The cat went stiff right up to its ears. “Do something,” it said to the dog.',
        '“It’s only finding out what you are,” said {H}. “I do that with slippers.” After a time the tail was given back. It was wet, and could not swish for quite a while.'
      ]
    },
    {
      id: 'swish',
      A: 'partner',
      paragraphs: [
        'Over the edge of the good cushion hung the cat’s tail, and its tip began to move. It went swish, and swish again. “You’re glad!” said the dog. “Woof!” It jumped right on to the cushion. “Fffft,” said the cat, and a moment later it sat behind the table.',
        '“You were wagging,” said the dog. “I was swishing,” said the cat. “And you came at me swishing like anything. What have I ever done to you?”'
      ]
    },
    {
      id: 'pet-judge',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Then they both asked {A}, who was a real animal, and had to know. “Does it mean yes or no?” asked the dog, and wagged its belt. {A} looked at it.',
        'The scarf was shown to {A} as well, with a slow swish. {A} looked at that in the same way. “I see,” said the dog, after some time. “It means that it isn’t supper.”'
      ]
    },
    {
      id: 'what-it-means',
      A: 'partner',
      paragraphs: [
        '“When my tail goes, I’m glad,” said the dog. “When mine goes, I’m about to burst,” said {A}. “To me you look furious, and you’re only pleased.”',
        '“Then I’ll stop wagging,” said the dog. It held still, and looked at the ball. The belt was off again. “I can’t help it,” said {H}. “It does that by itself.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-knot',
      A: 'partner',
      paragraphs: [
        'So {H} took the belt and the scarf, and tied their two ends together. Now the wag pulled at the swish, and the swish pulled at the wag. Neither tail could say a thing.',
        '“That’s better,” said the cat. It came out, lay down on its cushion, and gave the ball one push. The dog ran. But it was tied to a cat. It fetched the ball, and after it came the cat, and the good cushion.'
      ]
    },
    {
      id: 'ball-together',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They played it with the knot in the middle. The dog ran for the ball, and the cat lay on its back and boxed it. The one who had it had to wait for the other one.',
        '“That’s how you do it,” said the dog. “You bring it back!” “I didn’t bring it,” said the cat. “I was brought.” It looked very pleased about the whiskers.'
      ]
    },
    {
      id: 'slow-blink',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“There’s something that we say with our eyes,” said {A}. The cat shut both of them, very slowly, and opened them again. “That means, I like it here with you.” The dog wanted to say it too.',
        'But a dog has to see what is going on. It shut the left one, and looked with the right one. It shut the right one, and looked with the left. “You’re winking,” said the cat. “It’ll do.”'
      ]
    },
    {
      id: 'turning-round',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Before a dog lies down, it has to go round three times. Its grandfathers did that in the long grass. The cat has to knead the place first, with both paws, as if it were dough.',
        'Each of them waited politely for the other. Then they both did it at once. The scarf and the belt went round them like string. “Now we’re a parcel,” said the dog.'
      ]
    },
    {
      id: 'purr',
      A: 'partner',
      paragraphs: [
        'With two tails and one knot they could only lie down close together. The cat began to purr. “Now you’re growling,” said the dog. “It’s the opposite of growling,” said the cat. “Put your ear on it.”',
        'The dog did. It was warm in there, and went up and down. “I wish I could do that,” said {H}, and shut both eyes. A little later a low noise came out of the dog. It was nearly a snore. “There you are,” said the cat. “You can.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the other cushion, which was not as good.',
      '{names} wagged as well, as far as possible.',
      { text: '{names} rolled the ball back to the dog, which was glad to start again.', needs: ['hands'] },
      { text: '{names} smoothed the good cushion, all round the cat.', needs: ['hands'] }
    ],
    way: [
      '{names} backed away from the tails, whichever was which.',
      '{names} sat down halfway between the dog and the cat.',
      { text: '{names} held the end of the belt, and wagged with it.', needs: ['hands'] },
      { text: '{names} plumped up the cushion, as an apology from the dog.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped aside as the cat came by on its cushion.',
      '{names} went after the ball too, not being tied to anything.',
      { text: '{names} tested the knot, and it was a good one.', needs: ['hands'] },
      { text: '{names} shifted the table, to let the whole procession through.', needs: ['hands'] }
    ]
  },
  bed: [
    'The knot came undone with a little help. The scarf went back to its hook, and the ball was left by the cushion.',
    'Then the dog washed, like a cat, behind each ear. It went round three times, and lay down.'
  ],
  last: [
    'There was a low noise in the bed, and it was no growl, and {H} slept.',
    'Nothing wagged now and nothing swished, and {H} was asleep.'
  ]
})
