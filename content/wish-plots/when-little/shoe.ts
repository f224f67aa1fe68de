import { wishPlot } from '../wish-plot.ts'
import { ANY_LITTLE, NOT_THEN, OF_THEN } from './then.ts'

export const littleAtSchool = wishPlot({
  id: 'wish-when-little-shoe',
  star: 'kin',
  nothingElse: true,
  wishes: ANY_LITTLE,
  answers: [...OF_THEN, 'school', 'schools', 'nursery', 'class', 'classroom', 'first', 'day', 'started', 'starting', 'start', 'went', 'go', 'primary', 'shoe', 'shoes', 'sock', 'socks', 'lost', 'friend', 'friends', 'best', 'made', 'met', 'teacher', 'shy', 'in', 'at', 'trouble', 'did'],
  except: [...NOT_THEN, 'baby', 'toddler', 'newborn', 'naughty', 'cheeky', 'naughtiest', 'goes'],
  moods: ['question', 'first', 'change', 'lost'],
  company: ['shoe', 'shoes', 'sock', 'socks', 'bag', 'pear', 'boat', 'peg', 'pegs', 'gate', 'bell', 'teacher', 'newspaper', 'pencil', 'post', 'cups', 'puddle', 'door'],
  about: 'On the first day of school one of the family hid a foot without a shoe, beside a child who was hiding something in a bag, and it was the shoe.',
  titles: ['One Sock With Pears', 'Pear and Boat', 'The Foot Behind the Knee', '{H} Wants to Know About the Foot', 'A Hand Away'],
  want: [
    {
      id: 'on-one-leg',
      A: 'partner',
      paragraphs: [
        '{A} stood on one leg. The other foot was tucked up behind the knee, like a stork’s. It always was, when {A} had to think. “Why?” asked {H}, who wanted to know it from the beginning. “That comes from school,” said {A}. “From the first day. My shoes were too big, with newspaper in the toes.”',
        'There was the gate, before {H} was here, as high as a house. And there was a small {A}, with a bag on. Everybody went in at once, and {A} was pushed in as well. One shoe was not. A bell rang, and the door was shut.'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-must-see',
      A: 'partner',
      paragraphs: [
        '“Didn’t you tell?” asked {H}. “I was sure that at school you have two,” said {A}. So {A} sat down quickly, and put the sock foot up behind the knee. The pegs had pictures. {A} had the boat, and the child on the next chair had the pear.',
        'Pear had a bag on both knees, and held it tight, and never looked up.'
      ]
    },
    {
      id: 'the-newspaper-shoe',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The other shoe still had its newspaper in, and that rustled. Each time {A} moved a toe, it was as if somebody turned a page. The teacher looked up. “Is anybody reading?” asked the teacher. They could none of them read yet. All of them said no.',
        '“You could have made a shoe out of it,” said {H}. {A} had thought of that, and pulled out half a page. It made a very good boat. It did not make a shoe.'
      ]
    },
    {
      id: 'it-would-go-by-itself',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“And where did you think it was?” asked {H}. {A} had thought about that all through the counting. It might have gone home. It knew the way as well as anybody, for it had just come. It would be standing at the door now, and could not reach the bell.',
        '“Shoes can’t go alone,” said {H}. “They go one, two. It would only have had the one.” {A} stopped. In all those years that had never been thought of.'
      ]
    },
    {
      id: 'names',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Everybody had to stand up and say a name. {A} got up on the shoe foot, and leaned on the table, and said it. It came out rather crooked. Then it was the turn of the next chair. Pear got up with the bag held in front, and said it into the bag.',
        '“What was it?” asked {H}. “I couldn’t hear,” said {A}. “Nor could the bag, I think. So I said Pear to myself. I’ve said it ever since.”'
      ]
    },
    {
      id: 'stamping',
      A: 'partner',
      paragraphs: [
        'There was a song with stamping. {A} stamped with one foot. “One’s enough,” said {H}. “For a song,” said {A}.',
        'Then they had to draw a house. {A} had a pencil. Pear did not open the bag. “I’ve forgotten mine,” said Pear to the table. So {A} did a wall, and Pear did the roof.'
      ]
    },
    {
      id: 'in-a-ring',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Worst of all was the ring. They had to stand in one, and hold hands, and go round. Everybody in a ring can see everybody’s feet. {A} went round in hops. “What are you?” asked a boy with big ears. “A frog,” said {A}.',
        'The boy thought it was a frog game. He hopped as well, and so did the one behind him. Soon the whole ring was hopping, and the teacher too. Only Pear could not, with that bag. Pear was the pond.'
      ]
    },
    {
      id: 'would-have-lent',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I’d have lent you mine,” said {H}. “The left one was the one you needed?” {A} had to look down, and try both. It had been the left. {H} went and got a left shoe, and {A} put it on as far as it would go. That was four toes.',
        '“It would have fitted then,” said {A}. “I was exactly as long as you.” {H} took a good look at {A}, from the top to the bottom. It was hard to see where the rest had come from.'
      ]
    },
    {
      id: 'tiles',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The floor at that school was cold. It was made of tiles, one dark and one light, all the way to the wall. “You notice such a thing in a sock,” said {A}. “The dark ones were warmer. Nobody else in the whole school knew that.”',
        '{H} went to try it out, in socks, in the bathroom. After that it was the kitchen’s turn, and then the place under the bed. “We’ve got a warm bit by the fridge,” said {H}, and stayed on it.'
      ]
    },
    {
      id: 'the-bag-moved',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{A} had begun to wonder about that bag. Once it slid, and Pear caught it with both knees. Something in it said tock. “It’s a clock,” said {H}. “I thought, a tortoise,” said {A}. “It would be as shy as that, with a tortoise. It would want holding.”',
        'So {A} was very quiet, for the tortoise’s sake. Pear was very quiet too. The teacher said that there had never been such a good table.'
      ]
    },
    {
      id: 'the-teacher-had-odd-ones',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The teacher went up and down between the chairs. From below, the teacher was mostly shoes. {A} looked at them for a long time, for they were what mattered that day. One had a buckle. The other had a bow. They were not a pair at all.',
        '“Did nobody say?” asked {H}. “I was the only one looking at the floor,” said {A}. “I thought, then it’s the first day for the teacher as well.”'
      ]
    },
    {
      id: 'the-way-out',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Halfway through the morning {A} had to go, and the toilets were at the other end. You had to put up your hand. But who puts up a hand is looked at. {A} crossed both legs, and that was hard, with one of them behind a knee.',
        '“I’d have burst,” said {H}. In the end the boy with the big ears put up his hand, and everybody looked at him. And {A} hopped out behind his back.'
      ]
    },
    {
      id: 'pet-has-shoe',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} heard the word shoe, and went to see about it. There they all stood by the door, in twos. {A} smelled them from end to end. Not one of them was from that school.',
        '“It isn’t lost any more,” said {H}. “You needn’t look.” {A} lay down across all of them, so that it would not happen again.'
      ]
    },
    {
      id: 'child-asks',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to do the stork as well, and put up one foot, and fell on the rug. “You have to be thinking,” said {A}. “I was,” said {S}. “I thought: now I’m going to fall.”',
        '“Then think about a pear,” said {A}. {S} shut both eyes and thought about one. It went well for as long as the pear lasted.'
      ]
    },
    {
      id: 'elder-slate',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My peg had a snail on,” said {S}, “and I wanted the train. So I was a slow one on purpose, for a week.” “Did they give you the train?” asked {A}.',
        '“They gave me the lettuce,” said {S}. “They thought a snail would be happier.” {S} had never quite got over it.'
      ]
    },
    {
      id: 'what-was-for-lunch',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“What was there to eat?” asked {H}, who always wanted to know that of every place. {A} remembered it exactly. It was cold, and folded in a cloth, and had got the shape of the bag. One corner of it tasted of new leather.',
        '“Mine tastes of the box,” said {H}. “It’s the same with cheese and with egg.” They both nodded. So it had been like that even then.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-bag',
      A: 'partner',
      paragraphs: [
        'At noon they all ate. Pear’s bread was in that bag, and Pear only looked at it. {A} knew that look from the inside. “I won’t tell if you don’t,” said {A}, and put the sock foot out. Pear went red, and opened the bag. On top lay a shoe, with newspaper in the toe.',
        '“It was all by itself,” said Pear. “So I picked it up. Then I thought I’d stolen it.” “All morning?” cried {H}. “Right next to you?” “A hand away,” said {A}.'
      ]
    },
    {
      id: 'the-way-home',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'So they came out of the gate with four shoes on. {A}’s left one went tock at each step, for the newspaper had got lost in the bag. Pear’s shoes fitted, and said nothing. “Shall I carry it again tomorrow?” asked Pear. “It’s used to me.”',
        'They thought it over as far as the corner. Then they changed bags instead, so that each of them had something of the other’s to look after.'
      ]
    },
    {
      id: 'who-pear-is',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“Does Pear still hold on to bags?” asked {H}. “To everything,” said {A}. “Umbrellas, letters, other people’s coats. Once, on a train, it was a whole cake. It belonged to an old man who’d got off for a moment.”',
        '“And did he come back?” “At the very last whistle,” said {A}. “Pear was standing at the door with it, and had both arms round it.” {H} could see that quite clearly.'
      ]
    },
    {
      id: 'one-is-enough',
      A: 'partner',
      paragraphs: [
        '{H} went round {A} and looked at the tucked-up foot. The sock on it had pears on. The other was grey. “Every year one comes in the post,” said {A}. “Only ever one.” “And what do you send?” “One with boats,” said {A}.',
        'Then {H} pulled off a sock, and looked it over. “That’s for Pear as well,” said {H}. “And the other one?” asked {A}. “One’s enough,” said {H}, and put the bare foot up behind the knee, and stood.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for that foot, and found it behind the knee.',
      '{names} leaned against the leg that was left.',
      { text: '{names} tried the stork, holding on to the table.', needs: ['hands'] },
      { text: '{names} pushed some newspaper into a slipper, and walked.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down close by, as on a very small chair.',
      '{names} made the noise of the bell.',
      { text: '{names} stamped along, on every beat.', needs: ['hands'] },
      { text: '{names} held on to a cushion with both arms, like Pear.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the sock with the pears.',
      '{names} went and counted the shoes by the door.',
      { text: '{names} looked for an envelope that was long enough.', needs: ['hands'] },
      { text: '{names} pulled off a sock, and looked it over.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sock for Pear was folded in paper. All the shoes stood by the door, in twos.',
    'In bed {H} lay like a stork, with one foot up behind the knee. It was warm there.'
  ],
  last: [
    'One foot was tucked up, and the other had gone to sleep, and so had {H}.',
    'A hand away lay the paper with the sock in it, and {H} was asleep.'
  ]
})
