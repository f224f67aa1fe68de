import { wishPlot } from '../wish-plot.ts'

export const koalaWombat = wishPlot({
  id: 'wish-koala-wombat',
  wishes: ['koala wombat', 'koalas wombats', 'koala wombats', 'koalas wombat', 'koala bear wombat', 'wombat koala bear', 'baby koala baby wombat'],
  except: ['zoo', 'fire', 'bushfire', 'kangaroo', 'kangaroos', 'hurt', 'rescue', 'died', 'ill', 'sick', 'poorly', 'lost', 'missing', 'without', 'no', 'toy', 'toys', 'vet', 'road'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'cousins', 'bush', 'australia', 'tree', 'gum', 'burrow', 'hole', 'digging', 'dig', 'pouch', 'sleepy', 'sleep', 'night', 'big', 'little', 'baby', 'meets', 'meet', 'met'],
  company: ['koala', 'wombat'],
  about: 'A wombat wants its cousin the koala to see the new room, but a koala needs a fork to sit in, until the wombat digs on and finds the other end of the tree.',
  titles: ['Cousins, One Above and One Below', 'The Other End of the Tree', '{H} Has Dug a Room', 'Down Backwards', 'A Fork in the Cellar'],
  want: [
    {
      id: 'the-new-room',
      A: 'partner',
      paragraphs: [
        '{H} was a wombat, in the thickest jumper of all, and had dug a new room. It was under the table. The wombat wanted its cousin to come and stay the night in it.',
        'The cousin was a koala, and that was {A}. Koalas and wombats really are cousins. The koala sat over the front door in a gum tree. The tree was a chair. “Come down and see!” called the wombat. “Come up and tell me,” said the koala.'
      ]
    }
  ],
  way: [
    {
      id: 'up-and-down',
      A: 'partner',
      paragraphs: [
        'So the wombat came up. That is, two paws did, and the rest stayed on the ground. “I’m built like a loaf,” said {H}. Then the koala came down, backwards, as they do, and in its own time.',
        '“Here it is,” said the wombat, under the table. It was very dark. “Where’s the fork?” asked the koala. “What do you hold?” There was only the wombat to hold. “It’s lovely,” said {A}. “May I go home now?”'
      ]
    },
    {
      id: 'cubes',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'By the front door lay three small cubes. They were building bricks. “What have you been making?” asked the koala. “Those are my droppings,” said the wombat. “They come like that. I put them on a stone, and they don’t roll off. Then everybody knows who lives here.”',
        '“Mine are round,” said {A}, “and they go where they like.” The wombat was sorry to hear it. It laid one of its own by the tree, as a name for both of them.'
      ]
    },
    {
      id: 'leaves-and-roots',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“You must be hungry,” said the wombat, and brought a root. The koala bit on it. “It’s stiff,” it said. It passed down a leaf, and the wombat chewed that. “It tastes like a cold,” said {H}. “It’s a gum leaf,” said the koala. “Nearly everybody gets ill from it. I only get sleepy.”',
        'So they changed back. Each of them now had a clean root or a clean leaf with a bite in it. “We’ve had dinner together,” said {A}.'
      ]
    },
    {
      id: 'pouches',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I’ve got a pouch with the door at the back,” said the wombat. “Then no earth gets in when I dig.” “I’ve got the same one,” said the koala. “But I don’t dig.” They thought about it. “It must be from Granny,” said {H}.',
        '“Did she dig?” “She must have.” The koala looked at its own front paws, which had never moved any earth. “I’ll keep it, then,” said {A}. “You never know what’ll come back into fashion.”'
      ]
    },
    {
      id: 'fingers',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Show me your hands,” said the wombat. The koala had two thumbs on each. “That’s for branches,” said {A}. It also had lines on its fingertips, like people do. The wombat looked at them very closely. “You could unlock a telephone.”',
        'The wombat’s paws were short, with claws like five little spades. It could dig itself a bed in the time that it takes to say so. “That’s a hand as well,” said {A} kindly. “It’s just all thumbs in one direction.”'
      ]
    },
    {
      id: 'running',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Can you do anything quickly?” asked the koala. The wombat got up without a word. Then there was a wind, and it had been round the armchair and was back. “Goodness,” said {A}. “That’s as fast as a bicycle,” said the wombat, and sat down.',
        '“Why don’t you always do it?” “Where to?” said {H}. The koala nodded. It had never gone anywhere for just that reason. You could see that they were from the same family.'
      ]
    },
    {
      id: 'echidna',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Past the front door came {A}, who was an echidna, with clothes pegs all over. “I heard that there’s a new room,” said {A}. “Are there ants in it?” “Not yet,” said {H}. “Then I’ll come when you’re settled in.”',
        'The echidna put its long nose in all the same, and said, “Hm.” It looked up at the koala. “Has it got anything up there?” “A view,” said the wombat. “I had one of those,” said the echidna. “It wasn’t filling.”'
      ]
    },
    {
      id: 'the-tour',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The wombat tried it by word of mouth. “You come in,” it called up, “and there’s the passage, and it’s thirty steps long. On the left you can turn round. On the right you can turn round as well.” “And straight on?” asked {A}.',
        '“That’s where you are, when you’ve turned round.” It sounded grand. The koala told the wombat about the tree in return. “You come up,” it said, “and there’s me.”'
      ]
    },
    {
      id: 'how-long-asleep',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“How long do you sleep?” asked the wombat. “Twenty hours,” said the koala. “And you?” “Sixteen.” They worked it out on the wombat’s claws. There was hardly any time left over to pay a visit in.',
        '“We ought to have begun sooner,” said {H}. “I did wake up on Tuesday,” said {A}, “but there was nobody about.” “That was when I was down there,” said the wombat, “making it nice for you.”'
      ]
    },
    {
      id: 'pet-doormat',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In front of the burrow lay {A}. “Is that your doormat?” asked the koala. “It was there when I came out,” said the wombat. “I think that it goes with the house.” They both wiped their feet, but in the air.',
        '{A} had a look at the room from outside, and did not go in. “It’s waiting until it’s aired,” said {H}. The koala could well understand that.'
      ]
    },
    {
      id: 'elder-cellar',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once slept in a cellar on a hot night,” said {S}, “among the potatoes. It was as cool as the inside of a jug. My aunt slept on the roof, on account of the breeze.” “And who slept better?” asked {A}.',
        '“We called good night to each other, through three floors,” said {S}. “The people in between had to pass it on. By the time it got to me, it was ‘Bring the light’. So I did.”'
      ]
    },
    {
      id: 'joey',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the wombat’s joey, and looked out of the pouch at the back. So it saw everything that was over. “There was a tree,” said {S}. “There was a cousin. Hello. And there it goes.” “We’ve only turned round,” said {A}.',
        'The wombat began to dig, and the joey had nothing but the view behind. “It’s getting higher, where we’ve been,” said {S}. That was the heap. It waved to the heap until it was tired.'
      ]
    },
    {
      id: 'baby-hold',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'On the ground by the tree sat {A}, and took hold of the koala by one finger. “That’s how we do it too,” said the koala. “From the very first day.” It could not get the finger back. It had two thumbs, and so it could spare it.',
        '{A} held on, and looked about, and held on. “One of yours,” said the wombat. Then {A} patted the floor hard with the other hand. “And of mine,” said {H}.'
      ]
    },
    {
      id: 'only-room-in-it',
      A: 'partner',
      paragraphs: [
        'It was {A}, up in the chair again, who knew what it was. “There’s nothing in it except room,” said the koala. “I can only sleep with my arms round a tree.” “And I can’t sleep with all that sky on me,” said the wombat. {H} looked at what was in between.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-end',
      A: 'partner',
      paragraphs: [
        '“How far does your tree go down?” asked {H}. “To the ground,” said {A}. “And then?” The koala had never asked. So the wombat went in, and dug. It threw cushions out behind it, left and right, until it was under the chair.',
        '“Come down again,” it called. “It forks!” And so it did. Those were the chair’s legs, and they were roots, as thick as arms. The koala climbed in, backwards, and sat, and put both arms round it. “It’s my tree,” said {A}. “It’s only the other way up.”'
      ]
    },
    {
      id: 'as-big-below',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“There’s as much of it down here as up there,” said the wombat. “I always have to dig round it.” So the koala had lived in half a tree all its life. “Who eats these leaves?” asked {A}. “There aren’t any. It drinks here.”',
        'They put their ears to the root. {A} made the sound, with a straw in a cup. “It’s having its supper,” whispered {H}. They waited until it had finished.'
      ]
    },
    {
      id: 'wombat-ceiling',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What’s that noise overhead?” asked the koala. “That’s the world,” said the wombat. “There’s always somebody going home.” The steps came, and went over them, and got smaller. A little earth came down, and it was biscuit.',
        '“With me it’s birds,” said {A}, “and they begin at four.” “Here nobody begins,” said the wombat. “It’s as warm in winter as in summer, and nobody begins.” The koala moved a little further down its root.'
      ]
    },
    {
      id: 'front-door',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'At bedtime a wombat shuts its front door, and it does that with its own bottom. It is as hard as a board. The wombat turned round in the passage until it fitted. “Now nobody comes in,” said {H}.',
        'The koala put up a hand to its own behind. It was padded too, and hard, from all that sitting. “I could do a window,” said {A}. There was no window, but it was good to have the offer.'
      ]
    },
    {
      id: 'the-night',
      A: 'partner',
      paragraphs: [
        'So they lay in the new room, one on the floor and one in a fork. “Are you asleep?” asked the wombat after a bit. “I’ve been asleep since the other one,” said the koala. “Which other one?” “The other time that you asked.”',
        'It was quiet, and smelled of earth and a little of gum leaf. “Tomorrow I’ll dig you a window,” said {H}. “Don’t trouble,” said {A}. “I’d only have to look out of it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rolled down a heap of fresh earth, which was cushions.',
      '{names} sat between the hole and the tree, and could not choose.',
      { text: '{names} knocked at the new room, and it was open.', needs: ['hands'] },
      { text: '{names} swept the earth away from the door.', needs: ['hands'] }
    ],
    way: [
      '{names} fitted into the new room at once, but nobody was counting that.',
      '{names} moved away from the tree, in case more came down.',
      { text: '{names} carried a leaf down for the guest.', needs: ['hands'] },
      { text: '{names} propped up the wombat from below.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way of cushions, left and right.',
      '{names} dug a little as well, in a soft place.',
      { text: '{names} took away the earth, by the armful.', needs: ['hands'] },
      { text: '{names} held the chair still, roots and all.', needs: ['hands'] }
    ]
  },
  bed: [
    'They stood the chair on its feet, and tidied away both halves of the tree.',
    'The wombat washed its paws, which took two lots of water. Then it went into its own burrow, and there was a pillow to put both arms round.'
  ],
  last: [
    'With one end of the tree above and the other below, {H} was asleep.',
    'There was no sky in it at all, only a roof of earth, and {H} slept.'
  ]
})
