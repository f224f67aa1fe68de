import { wishPlot } from '../wish-plot.ts'

export const hearingAids = wishPlot({
  id: 'wish-hearing-aids',
  beginsElsewhere: true,
  wishes: ['hearing aid', 'hearing aids', 'hard of hearing', 'going deaf', 'can’t hear well', 'can’t hear us'],
  namesFamily: true,
  only: ['grandad', 'grandpa', 'granddad', 'grandma', 'granny', 'gran', 'nan', 'nana', 'nanny', 'grandfather', 'grandmother', 'opa', 'oma', 'papa', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'mommy', 'mother', 'father', 'uncle', 'aunt', 'aunty', 'auntie', 'brother', 'sister', 'cousin'],
  except: ['dropped', 'soup', 'lost', 'broke', 'broken'],
  answers: ['new', 'grandad', 'grandpa', 'grandma', 'granny', 'nana', 'gets', 'getting', 'ears', 'ear', 'tomorrow', 'today', 'first', 'his', 'her', 'hear', 'hears', 'hearing', 'deaf', 'test', 'loud', 'school', 'shout', 'purple', 'blue', 'pink', 'dad', 'mum', 'uncle', 'aunty', 'wear', 'wearing', 'why', 'got', 'has', 'two', 'whistles', 'whistle', 'missing', 'somewhere', 'grandpa’s'],
  moods: ['first', 'change', 'waiting', 'afraid'],
  about: 'There are to be new hearing aids in the family, and the hero chooses what they are going to hear first.',
  titles: ['Nobody Has Whispered for Years', 'The First Thing to Hear', '{H} Collects Small Noises', 'Rice on a Plate', 'Through the Hat'],
  want: [
    {
      id: 'first-noise',
      A: 'partner',
      paragraphs: [
        'Tomorrow there would be new hearing aids in the family. “You put them in,” said {A}, “and you can hear all sorts of things that had gone.” {H} wanted to choose what came first.',
        '“It can’t be just anything,” said {H}. “It can’t be a door.” “Then we need a collection,” said {A}. {H} fetched a tray, for putting noises on.'
      ]
    }
  ],
  way: [
    {
      id: 'too-loud',
      A: 'partner',
      paragraphs: [
        'To find out what was needed, {A} put on the woolly hat, and another hat over that. So that was how it sounded, without hearing aids. {H} hit the pan with a spoon. “I heard that,” said {A}. {H} blew the whistle. “That too,” said {A}. {H} stamped. None of that was any good. Those noises had never gone.'
      ]
    },
    {
      id: 'mishearing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like under there?” asked {H}. “No, thank you,” said {A}. “I’ve just had some.” {H} said it again. “A pike in a chair?” said {A}. “Where?”',
        'It was easier when {H} came round to the front and did not hurry. {A} looked at {H}’s mouth and nodded. “It’s like being under a cushion,” said {A}. “You can tell that somebody’s there. You can’t tell what they want.”'
      ]
    },
    {
      id: 'shouting',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{H} tried it by shouting. “DO YOU WANT SOME TOAST?” shouted {H}. {A} moved back a chair. “Why are you cross?” asked {A}. “I’m not cross,” said {H}. “It’s toast.”',
        'It turned out that you cannot shout anything without looking cross. They tried it with “thank you” and “what a nice hat”. {A} did look at {H}’s eyebrows, and was sorry about the hat.'
      ]
    },
    {
      id: 'thin-ones',
      A: 'partner',
      paragraphs: [
        '“It isn’t only loud and soft,” said {A} from inside the hats. “I get the thick noises. It’s the thin ones that have gone, the hiss and the tick.”',
        '{H} put down the pan. “Then I’ve been looking in the wrong place,” said {H}. {H} let three grains of rice fall on a plate. “When are you going to start?” asked {A}. “That’s one!” said {H}, and put the rice on the tray.'
      ]
    },
    {
      id: 'pet-noises',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} made some very thin noises, if you knew when. {H} sat down close by and waited. There was one when {A} breathed in. There was another that was a sort of sigh, at the end.',
        'You could not put those on a tray. “You’ll just have to come along yourself,” said {H}, “and do it when I say.” {A} did it at once, and then not again.'
      ]
    },
    {
      id: 'elder-cricket',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“What went first, with me,” said {S}, “was the crickets. I thought it was a bad year for crickets. Then it was bad the next year too.” “And when did you notice?” asked {A}.',
        '“Somebody stood beside me in a field and said, what a noise they make. And I looked at the grass.” {S} shook {S}’s head. “It was full of them. They’d been shouting at me for three summers.”'
      ]
    },
    {
      id: 'more-rice',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The tray filled up. There was paper, for when you turn a page. There was a biscuit for snapping, and the zip off a purse. {A} lifted one corner of the hats for each of them.',
        '“That’s a good one,” said {A}, about the zip. “Do it slowly.” {H} did it tooth by tooth. It sounded like a very small train, going away.'
      ]
    },
    {
      id: 'red-and-blue',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How do you tell the two apart?” asked {H}. “There’s a dot on each of them,” said {A}. “Red is for the right ear, because they begin the same.” “And blue?” “Blue’s for what’s left,” said {A}. They liked that so much that they did it to the mittens too, with two bits of paper.',
        '{A} put on the mittens and held them up. “This one’s the red,” said {A}. {H} stood opposite, and there the red one was on the left. They turned round, and it changed over, and they turned back. “It only works from inside,” said {H}. “With ears,” said {A}, “that’s where you are.”'
      ]
    },
    {
      id: 'you-cannot-put',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Some noises had to be written down, because they would not stay on a tray. There was the drip, and the rain when it has nearly stopped. There was butter, as it meets hot toast.',
        'For the butter {H} made a piece of toast. They both bent down to it. Crrrsh, it said, and then it was quiet. “You’ll have to make that one fresh,” said {A}, and ate it.'
      ]
    },
    {
      id: 'how-far-off',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} put the hats on again, and {H} walked away with a piece of paper, crackling it. At three steps {A} stopped nodding. “That’s as far as paper goes,” said {A}. They laid a spoon on the floor there. The rice did not even get as far as the table.',
        '“Tomorrow they’ll all move,” said {H}. “Which way?” “Outwards.” {H} looked at where the spoons would go then. The rice would be in the hall. The paper would be out in the street somewhere. Somebody would look up there, and know that a page had been turned.'
      ]
    }
  ],
  turn: [
    {
      id: 'only-one-first',
      A: 'partner',
      paragraphs: [
        'By supper there were eleven small noises on the tray, and only one could be the first. {A} took off the hats. “The rice,” said {A}. “A zip,” said {H}. None of the noises was quite good enough. Anybody can drop rice.',
        '“What is it they’ve missed most?” asked {H}. “That you can’t tell,” said {A}. “We’ve always made it louder for them. Everybody talks to them loudly and slowly, as if across a river.”'
      ]
    },
    {
      id: 'whisper',
      A: 'partner',
      paragraphs: [
        '{H} stood still. “Then nobody’s whispered to them,” said {H}, “not for years! You can’t shout a secret. They haven’t been told one secret in all that time.” {A} put down the rice.',
        '{H} sat down close to {A}, and held a hand round {A}’s ear, and tried it out. It was so soft that it was mostly breath. {A} sat quite still. Then {A} began to smile, on that side first. “Is that true?” asked {A}. “Yes,” said {H}, “but you mustn’t tell.”'
      ]
    },
    {
      id: 'tickles',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It tickles,” said {A}. “That’s how you know,” said {H}. A secret has to be a bit warm. It must not be too long, or the ear gets wet.',
        'They practised the right distance. A whole hand away, it was only talking. From half a hand, it was news. With the nose just not touching, it was a secret.'
      ]
    },
    {
      id: 'which-secret',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“It’s got to be a good one, after all that time,” said {A}. {H} had several. There was the thing in the flower pot. There was who had really finished the honey.',
        '“Is it about me?” asked {A}. “No,” said {H}. “You’re in the one about the honey.” {A} went rather red, and was in favour of the flower pot.'
      ]
    },
    {
      id: 'then-the-rest',
      A: 'partner',
      paragraphs: [
        '“And all this?” asked {A}, and pointed to the tray with the rice and the zip. “That’s for afterwards,” said {H}. “First I whisper. Then they’ve got to hear everything else, so as to think about it.”'
      ]
    },
    {
      id: 'quiet-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And you can take hearing aids out again,” said {A}, “when there’s too much of it. You put them in their box, and it’s quiet.” {H} thought that was a good thing to have. There were days for it.',
        'They tried how quiet it would get. They held their ears and looked at each other. There was only a small sea in there, and each of them had one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bumped the door, which did not count.',
      '{names} brought a squeak in, from under one foot.',
      { text: '{names} polished the tray, and it made a small noise as well.', needs: ['hands'] },
      { text: '{names} crumpled a paper bag, and laid it on the tray.', needs: ['hands'] }
    ],
    way: [
      '{names} stamped as well, and the pan answered.',
      '{names} jumped at the whistle, with no hats on at all.',
      { text: '{names} pulled on two hats too, and spoke rather loudly to the cupboard.', needs: ['hands'] },
      { text: '{names} banged two lids together, which was much too thick a noise.', needs: ['hands'] }
    ],
    turn: [
      '{names} let out a very thin breath, for the tray.',
      '{names} scratched on the rug, once, where it is quietest.',
      { text: '{names} ran a zip up and down, but only halfway.', needs: ['hands'] },
      { text: '{names} cupped two hands behind the ears, and heard the clock.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the tray on the shelf, quite carefully, so that none of the noises went off. The hats were hung up.',
    'Washed and dried, {H} lay down. You could hear the blanket, if you kept still.'
  ],
  last: [
    'It was so quiet that you could have heard a grain of rice, and {H} slept.',
    'Eleven noises lay on their tray and kept still, for {H} was asleep.'
  ]
})
