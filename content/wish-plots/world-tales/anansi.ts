import { wishPlot } from '../wish-plot.ts'

export const anansi = wishPlot({
  id: 'wish-anansi',
  wishes: ['anansi', 'ananse', 'anancy', 'anansy', 'anasi', 'anansi spider', 'anansi the spider', 'kwaku ananse', 'kweku ananse', 'kwaku anansi', 'anansi stories', 'anansi story', 'anansi got the stories', 'brer anansi', 'anansi pot', 'anansi hat', 'anansi wisdom', 'aunt nancy spider'],
  answers: ['spider', 'stories', 'story', 'box', 'sky', 'god', 'nyame', 'python', 'snake', 'hornets', 'leopard', 'beans', 'pot', 'hat', 'wisdom', 'trick', 'tricks', 'trickster', 'clever', 'web', 'legs', 'eight', 'tale', 'tales'],
  except: ['scared', 'afraid'],
  moods: ['proud', 'learning'],
  company: ['sky', 'python', 'box', 'spider', 'stories'],
  about: 'Anansi the spider wants the sky god’s stories and has to bring the python, whom nobody can pull, but who would like to know how long it is.',
  titles: ['Longer by a Head', 'What the Stories Cost', '{H} Is Anansi', 'Eight Legs and a Python', 'Let Some Come Back to Me'],
  want: [
    {
      id: 'the-box',
      A: 'partner',
      paragraphs: [
        'All the stories in the world were in a box. {A} was the sky god and sat on it, up on the sofa. Down on the rug there was not one story.',
        '{H} was Anansi the spider. Four of the legs were {H}’s own, and four were stuffed tights. “What do the stories cost?” asked {H}. “The python,” said the sky god. “Kings have tried.”'
      ]
    }
  ],
  way: [
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        'The python was the cord of a dressing gown, and lay round the leg of the table. {H} took hold of the tail and pulled. For each turn that came off at the tail, one went on at the head. “Hsss,” said the sky god. “I can do its voice from up here.”',
        'So Anansi took hold with all eight legs. Soon five of them were round the table too, in a bow.'
      ]
    },
    {
      id: 'hornets',
      A: 'other',
      spare: 1,
      paragraphs: [
        'A swarm of hornets was wanted as well, and {A} was all of them. “Zzzz,” said {A}. {H} held a leaf on {H}’s head, and let seven drops of water fall. “It’s raining!” called Anansi. “Come in here, it’s dry!” The laundry bag was a gourd.',
        'In flew the hornets, every one. “Is it still raining?” they asked from inside. {H} had to go on dripping. “Thank you,” said the hornets. “Not many people would have thought of us.”'
      ]
    },
    {
      id: 'beans',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Anansi likes beans better than anything. Once there was a pot of them, and nobody was looking. {H} put the beans in a hat, and the hat on {H}’s head. They were red buttons. “Good evening,” said the sky god. “Won’t you take off your hat?”',
        '“I can’t,” said {H}. “Where I come from it’s the day when you shake it.” A bean had got in behind one ear. Anansi shook the hat and hopped, and the sky god hopped too, to be polite. Then it rained buttons. To this day Anansi’s head is bald.'
      ]
    },
    {
      id: 'two-dinners',
      A: 'other',
      spare: 3,
      paragraphs: [
        'One feast was in the east and one in the west. Anansi meant to eat at both. Round Anansi’s middle went a strand of wool, and {A} took one end. “When the food’s ready, pull,” said {H}.',
        'Both were ready at the same moment. {A} pulled, and so did the door handle, on the other side. Nothing was eaten anywhere. “But you’ve got a waist now,” said {A}. Spiders have had one ever since.'
      ]
    },
    {
      id: 'thread',
      A: 'same',
      spare: 4,
      paragraphs: [
        'To get up to the sky, Anansi spun a thread. It was wool, and ran from the table to the sofa. {H} walked along on two fingers. “What’s it like?” asked {A}. “It wobbles,” said {H}, “but I made it myself.”',
        'In the middle there was a knot. A spider sits in the middle and waits for a wobble. {H} waited. {A} blew, only a little, at the other end. “Somebody’s for supper,” said Anansi, and nobody was.'
      ]
    },
    {
      id: 'six-sons',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Anansi has six sons, and each of them can do one thing. The fingers of one glove were the sons, and {A}’s thumb was the sixth. “I can see trouble a long way off,” said the first. “I can build a road to it,” said the second.',
        '“I’m a cushion, in case somebody falls,” said {A}’s thumb. {H} fell on it at once, to see. “Ow,” said the thumb. “I said that I was soft. I didn’t say that I was big.”'
      ]
    },
    {
      id: 'leopard',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The leopard was a cushion with crumbs for spots. “You have to dig a pit,” said {A}, “and then it falls in.” {H} dug a pit in the blanket. The leopard came by, and walked round it.',
        '{H} laid some leaves over it, and went to see if you could notice anything. You couldn’t. “Help,” said Anansi from below. The leopard looked down. “Is it nice in there?” asked {A} for it. “There’s room,” said {H}. So it came in by itself.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'One of Anansi’s legs had been lying about, and now {A} had it. It was only a stuffed one. But a spider likes to be eight. “That’s my seventh,” said {H}, and took hold of the foot.',
        '{A} had the knee. “You’re as hard to catch as a python,” said {H}. Then Anansi had an idea, and looked very fondly at another leg. {A} let go at once, and took that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The one who told me about Anansi always began the same way,” said {S}. “We do not really mean, we do not really mean, that what we’re going to say is true.” “And was it?” asked {A}.',
        '“There was a spider on the ceiling,” said {S}. “Whenever it got to a good bit, it came down a little.” {A} looked at the ceiling, and then said it too: “We do not really mean.”'
      ]
    },
    {
      id: 'wisdom',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Anansi had put all the wisdom into a pot, and meant to hide it in a tree. {A} had the pot tied on in front. The tree was the back of the sofa. At every step there was a pot between Anansi and the tree.',
        '“Put it on your back,” said {S}. {A} stopped. “So there’s some wisdom that isn’t in here,” said Anansi. They looked into the pot together. “There’s only a spoon,” said {S}. “You’ve lost the rest.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was the youngest spider. Two legs waved about at the bottom, and two at the top. “Four,” said {H}. “You’ll get the others later. I got mine out of the drawer.”',
        'For now {A} could borrow one. It was a long stuffed leg with a heel. {A} found the toe and chewed it thoughtfully. It was how every spider begins.'
      ]
    },
    {
      id: 'what-it-likes',
      A: 'partner',
      paragraphs: [
        'The sky god looked down over the edge. “The kings pulled as well,” said {A}. “Nobody can move it if it doesn’t want to.” “What does it want?” asked {H}. “They never asked,” said the sky god.',
        '{H} sat down and looked. The python was all rolled up. It couldn’t ever have seen its own tail.'
      ]
    }
  ],
  turn: [
    {
      id: 'longer-shorter',
      A: 'partner',
      paragraphs: [
        '{H} took a long cardboard tube and walked up and down. “It’s longer!” said Anansi. “It’s shorter!” said Anansi, in another voice. “Hsss,” said {A}. “Who?” “You,” said {H}. “I say you’re longer than this pole. My wife says you aren’t.”',
        'The python came and lay down along the pole. But it wasn’t used to being straight, and curled up at both ends. So {H} tied it on with four of the legs, which were only tights. “Longer by a head,” said {H}. “I always thought so,” said the python.'
      ]
    },
    {
      id: 'carried',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Then {H} carried the pole up to the sky, past everybody. “I’m longer,” the python told the lamp. “By a head,” it told the chair. It had never been anywhere but round a table leg.',
        '“What’s that up there?” it asked. “That’s where I sit,” said {A}. It was a bit hard to be both of them at the same time. They looked each other in the eye, and both were pleased.'
      ]
    },
    {
      id: 'lid',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The box had been shut for so long that the lid was stiff. {H} pulled, and {A} held on below. It went plop. They listened. Something rustled at the bottom, like somebody who turns a page.',
        '“That’s a short one,” said {A}. Out it went, under the door. You could hear it going along the wall. Next door somebody laughed. They had got it already.'
      ]
    },
    {
      id: 'take-some',
      A: 'partner',
      paragraphs: [
        'The sky god got down from the box. “They’re yours,” said {A}. “From now on they’re called spider stories.” {H} lifted the lid, and the stories flew out, away to all the houses. The last one stayed on Anansi’s knee.',
        '“How do they go?” asked the sky god quietly. “Don’t you know?” asked {H}. “I’ve only ever sat on them.” So Anansi made room on the rug, and told it. It had a spider in it, and a python. “If it was sweet, or if it wasn’t sweet,” said {H} at the end, “take some with you. And let some come back to me.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the rug for a story, and there was none.',
      '{names} got in among the eight legs, and then there were more.',
      { text: '{names} knocked on the side of the box, and it rustled.', needs: ['hands'] },
      { text: '{names} shook hands with the spider, eight times over.', needs: ['hands'] }
    ],
    way: [
      '{names} sat on one of the legs, and Anansi did not feel it.',
      '{names} pulled a little at the python’s tail, and it did not mind.',
      { text: '{names} helped to undo the bow, one leg at a time.', needs: ['hands'] },
      { text: '{names} hissed from over by the door, and the sky god looked hurt.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched out along the pole as well, and came out shorter.',
      '{names} curled up at both ends, just like the python.',
      { text: '{names} held the tube straight while the knots were tied.', needs: ['hands'] },
      { text: '{names} measured the python with a sock, and then two more.', needs: ['hands'] }
    ]
  },
  bed: [
    'The python went back into its dressing gown, and was a whole head longer. The box stood open, and was full of air.',
    'Anansi took off four of the legs, and washed the others. {H} lay down, and pulled up the blanket with two of them.'
  ],
  last: [
    'Some had been taken, and some would come back, and {H} was asleep.',
    'Four legs hung over a chair, and four lay in bed, and {H} slept.'
  ]
})
