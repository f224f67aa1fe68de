import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const babyElephant = wishPlot({
  id: 'wish-baby-elephant',
  wishes: ['baby elephant', 'baby elephants', 'elephant calf', 'elephant calves', 'newborn elephant', 'little elephant', 'small elephant', 'smallest elephant', 'elephant herd', 'elephant family', 'elephant baby'],
  only: ['baby', 'babies', 'calf', 'calves', 'newborn', 'little', 'small', 'smallest', 'herd', 'family'],
  except: ['trunk', 'trunks', ...NOT_WELL, 'mum', 'mummy', 'mom', 'mommy', 'mother', 'mouse', 'circus', 'zoo', 'elmer', 'babar', 'dumbo', 'sister', 'brother', 'pink', 'purple', 'toy', 'afraid', 'scared', 'bath', 'pram', 'school', 'white', 'room'],
  answers: ['sleepy', 'elephant', 'elephants', 'baby', 'little', 'small', 'herd', 'family', 'trunk', 'ears', 'aunt', 'aunts', 'lion', 'cub', 'cute', 'who', 'that', 'learns', 'walk', 'africa', 'grey', 'first', 'born', 'legs'],
  company: ['elephant', 'lion', 'herd', 'ring'],
  about: 'The baby elephant stands in a ring of legs and wants to see the lion, and only somebody so small can see what is there.',
  titles: ['In the Ring of Legs', 'The Smallest in the Herd', '{H} Wants to See the Lion', 'From Down There', 'Nothing but Knees'],
  want: [
    {
      id: 'the-ring',
      A: 'partner',
      paragraphs: [
        '{H} was a baby elephant, the smallest of the herd. The trunk was one long sleeve. All round stood the big ones. They were four chairs, and {A}, who was the aunt. When there’s a lion about, elephants stand in a ring, and the smallest is in the middle.',
        'The lion lay out there in the grass. It was the armchair, under a yellow blanket. {H} had never seen a lion. “Let me look!” said {H}. “Stay in,” said the aunt.'
      ]
    }
  ],
  way: [
    {
      id: 'knees',
      A: 'partner',
      paragraphs: [
        'The baby peeped out between two legs. A big foot came and moved it back, quite gently. So it pushed from behind with all its might, trod on its own trunk, and sat down.',
        '“What’s the lion like?” asked {H} from below. “Yellow,” said the aunt. “What’s it doing?” “Looking.” The baby had seen nothing yet but knees, and they were wrinkled.'
      ]
    },
    {
      id: 'sucking',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A baby elephant sucks its trunk, as others do their thumb. {H} put the end of the sleeve in and thought. “Take that out when you’re talking,” said the aunt. “I’m not talking,” said {H}, and it came out as “Mm-mm-mm.”',
        '“You’ll want it for something better one day,” said {A}. The baby took it out and looked at it. It could not think of anything better.'
      ]
    },
    {
      id: 'drinking',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’m thirsty,” said the baby. The big ones suck up water with the trunk, and squirt it in. {H} tried that in the water hole, which was a blue cushion. It made bubbles, and one of them came out of its ear.',
        '“When you’re that small, you kneel down and use your mouth,” said {A}. {H} knelt. The bottom went up, and the ears fell forward, and it worked. “Why did nobody say so?” asked {H}, dripping.'
      ]
    },
    {
      id: 'egrets',
      A: 'other',
      spare: 3,
      paragraphs: [
        'White birds walk about among the feet of elephants. They were five paper hankies. Nothing in the world is as good to chase. {H} spread both ears, which were two pillowcases, and ran at them with the trunk up. “Pfff!” went {H}.',
        'The birds flew up, and came down again behind. “They’re terribly afraid of me,” said the baby. {A} looked at the birds. One of them had sat down on its back.'
      ]
    },
    {
      id: 'twenty-two',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How long did you wait for me?” asked {H}. “Nearly two years,” said the aunt. “With elephants it takes as long as that. We had grown quite tired of guessing.” “What did you guess?” “Somebody smaller,” said {A}.',
        '“I weighed as much as a piano,” said the baby proudly. “A small one,” said {A}. “You fell out on the grass with a bump, and every one of us trumpeted.”'
      ]
    },
    {
      id: 'fluff',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s this on your head?” asked the aunt, and felt it with one sleeve. Small elephants have red fluff up there. It stands up, and shows the wind. {H}’s was a bobble hat. “It’s my hair,” said {H}. “Where’s yours?”',
        'The aunt felt along the top. “There used to be some,” said {A}. “It got worn out, with all the thinking.” They compared tails. There at least it came out even.'
      ]
    },
    {
      id: 'mud-bank',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'By the water hole it was slippery. {H} slid down the bank on {H}’s bottom, and that was good. But then {H} wanted to get up again, and slid back. Three times it came as far as its elbows.',
        'The aunt knelt down at the top and let a long trunk hang. The others were cushions, and pushed from below with their foreheads. Up came the baby, all brown. “Once more?” said the aunt, who knew about baby elephants.'
      ]
    },
    {
      id: 'called-by-name',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Each elephant in a herd has a sort of name, and the others rumble it. It’s too deep for people. “Rrrm,” said {A}. The baby went on playing. “Rrrmm,” said {A}, a bit lower. The baby looked up.',
        '“Was that me?” asked {H}. “That was you,” said the aunt. “The first was the chair.” They both looked at the chair. It had not come either.'
      ]
    },
    {
      id: 'under-the-aunt',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It was hot at noon. The baby stood under the aunt, where there was shade. It was the only kind that came along with you. “Go a bit to the left,” said {H}. “The sun’s moving.”',
        'The aunt went to the left. “And now a bit back.” The aunt went back. “I was the smallest once,” said {A}. “I had my aunt walk all the way round a tree.”'
      ]
    },
    {
      id: 'pet-in-the-ring',
      A: 'pet',
      spare: 2,
      paragraphs: [
        'Somebody else had been put in the ring, or had come in by itself. {A} went out between the legs, and in again, and out. No foot came, and no tummy. “Why may {A}?” asked {H}.',
        '“{A} isn’t an elephant,” said the aunt. The baby thought about that. It tried to go out on its tummy, with its ears laid back, as {A} did it. But they knew it by its behind.'
      ]
    },
    {
      id: 'elder-leads',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        'The oldest leads the herd, because it remembers the way to all the water. That was {S}. “Left at the big tree,” said {S}, “and then straight on for two days.” “How do you know?” asked {A}.',
        '“I walked past there once in my own grandmother’s shade,” said {S}. “I was exactly as small as you.” {A} tried to think of {S} with fluff on, and it took a while.'
      ]
    },
    {
      id: 'child-cousin',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'In the ring there was a cousin as well, nearly as small, and that was {S}. “Let’s wrestle,” said {S}. Elephants do that with the trunk. They hung their sleeves together, and each pulled a bit.',
        '“I’ve won,” said {S}, and sat down. “I’ve won too,” said {A}, who had been let go of. Then they leaned on each other, side by side, and sucked their trunks.'
      ]
    },
    {
      id: 'baby-smaller',
      A: 'baby',
      spare: 5,
      paragraphs: [
        'There was somebody still smaller. {A} was put down in the ring, next to {H}, and looked at all the legs. “Now you’re a big one,” said the aunt to {H}. “You may stand round somebody too.”',
        'So {H} stood round {A}, as well as you can when there’s just one of you. {A} took hold of the trunk and put it in, for it was a very good one.'
      ]
    },
    {
      id: 'too-tall',
      A: 'partner',
      paragraphs: [
        '“It isn’t to tease you,” said {A}. “The ring’s there because of you. If you went out, what would we be standing round?” “But I can’t see,” said {H}. “We don’t see much either,” said the aunt. “We’re too tall. We only see the top of the grass, and her back.”',
        'The baby thought of what it was like at the top. And then it thought of the bottom.'
      ]
    }
  ],
  turn: [
    {
      id: 'flat',
      A: 'partner',
      paragraphs: [
        '{H} lay down flat on the floor, with one cheek on the ground. From there you saw out between all those feet, and along through the grass. There was the lion. Under her chin was something small, with round ears. It was a furry slipper.',
        '“It’s a cub,” whispered {H}. “It’s lying down too, and it’s looking at me. She isn’t hunting. She’s only showing it the elephants.”'
      ]
    },
    {
      id: 'asleep-standing',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do you lie down as well, at night?” asked {H}. “Hardly,” said the aunt. “It’s too far to get up. But the small ones lie on their sides, and we stand over them.” {A} showed how, with one foot on each side.',
        'It was dim down there, and it rumbled a bit. “Is that thunder?” asked {H}. “That’s my supper,” said the aunt. “You may stay.”'
      ]
    },
    {
      id: 'same-ears',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s got no trunk,” said the baby about the cub. “The poor thing. What does it suck?” “Its paw, I should think,” said the aunt. “And it’s got only four toes, and no aunt that I can see.”',
        '{H} felt about to see if everything was there. There was a trunk, and there were two ears. And above it, when you looked up, was a great deal of aunt.'
      ]
    },
    {
      id: 'one-step',
      A: 'partner',
      paragraphs: [
        'The aunt bent one knee, and then the other, and then the two at the back. That takes time with elephants. At last one grey cheek lay on the floor too. “Forty years,” said {A}, “and I’ve never looked from down here.” And one foot was moved aside.',
        'The baby took one step out of the ring. The cub took one step as well, for the aunt’s trunk was long, and helped a little. They looked at each other until the lion yawned. Then both of them were called in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the ring, rather low down.',
      '{names} kept low in the grass, like anything but a lion.',
      { text: '{names} pulled down the long sleeve, to make more trunk.', needs: ['hands'] },
      { text: '{names} tucked in the lion, behind the ears.', needs: ['hands'] }
    ],
    way: [
      '{names} came in between the legs, and a big foot sorted that out.',
      '{names} leaned against a knee, and it was chair.',
      { text: '{names} helped up the baby, by the elbows.', needs: ['hands'] },
      { text: '{names} waved to the lion, across the tops of the grass.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down flat as well, one more cheek on the ground.',
      '{names} rolled aside, to clear the view.',
      { text: '{names} pressed down a bit of grass that was in the way.', needs: ['hands'] },
      { text: '{names} smoothed the lion’s blanket, round by the tail.', needs: ['hands'] }
    ]
  },
  bed: [
    'The slipper went back to the other slipper. The four big ones were put round the table again, where they stood all night.',
    '{H} washed, and blew one bubble. Then {H} lay down on one side, as the small ones do, and somebody pulled up the blanket.'
  ],
  last: [
    'All round it stood something big, and kept watch, and in the middle {H} was asleep.',
    'Mm, it went once, and mm, and the smallest of the herd was asleep, and that was {H}.'
  ]
})
