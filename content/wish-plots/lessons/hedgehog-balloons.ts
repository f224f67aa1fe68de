import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const hedgehogBalloons = wishPlot({
  id: 'wish-hedgehog-balloons',
  wishes: ['hedgehog balloons', 'hedgehog balloon', 'hedgehogs balloons', 'hedgehogs balloon', 'hedghog balloon', 'hedghog balloons', 'hedgehog scared of balloons', 'hedgehog scared balloon', 'hedgehog afraid of balloons', 'hedgehog afraid balloon', 'hedgehog frightened of balloons', 'hedgehog hates balloons', 'hedgehog likes balloons', 'hedgehog loves balloons', 'hedgehog wants balloon', 'hedgehog wants a balloon', 'hedgehog red balloon', 'hedgehog holds balloon', 'hedgehog holding balloon', 'hedgehog balloon party', 'hedgehog balloons party', 'hedgehog balloons birthday', 'hedgehog pops balloons', 'hedgehog pops balloon', 'hedgehog popped balloon', 'hedgehog popping balloons', 'hedgehog bursts balloons', 'hedgehog burst balloon', 'hedgehog pop', 'hedgehog popping', 'hedgehog party', 'hedgehog at a party', 'hedgehog birthday party', 'hedgehog bouncy castle', 'prickles balloon', 'prickles balloons', 'prickly balloons', 'prickly balloon', 'spikes balloon', 'spiky balloons', 'spiky animal balloon'],
  answers: ['hedgehog', 'hedgehogs', 'balloon', 'balloons', 'scared', 'afraid', 'frightened', 'terrified', 'hates', 'likes', 'loves', 'wants', 'wanted', 'hold', 'holds', 'holding', 'pop', 'pops', 'popped', 'popping', 'burst', 'bursts', 'bursting', 'bang', 'bangs', 'loud', 'noise', 'prickle', 'prickles', 'prickly', 'spike', 'spikes', 'spiky', 'spines', 'sharp', 'party', 'birthday', 'invited', 'goes', 'going', 'went', 'comes', 'friend', 'friends', 'little', 'small', 'baby', 'big', 'shy', 'brave', 'funny', 'sad', 'red', 'blue', 'yellow', 'green', 'pink', 'string', 'touch', 'hug', 'gentle', 'soft', 'curls', 'rolls', 'ball', 'evening', 'night', 'who', 'every', 'time', 'because', 'always', 'can’t', 'never', 'about', 'story', 'please', 'learns', 'called', 'named', 'cake', 'animals', 'forest', 'step', 'house', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'nana', 'sister', 'brother', 'today', 'tomorrow', 'rain', 'windy', 'sunny', 'warm', 'cold', 'tiny', 'kind', 'curious', 'clumsy', 'purple', 'orange', 'popper', 'helps', 'help', 'how', 'learned'],
  except: [...NOT_WELL.filter((word) => word !== 'flew'), 'hot air', 'hot-air', 'helium', 'road', 'car', 'bonfire', 'fireworks', 'winter', 'hibernate', 'sonic', 'dog', 'fox', 'badger', 'mouse', 'porcupine', 'cactus', 'bat', 'owl', 'elephant', 'dragon', 'swallowed', 'choked'],
  moods: ['afraid', 'learning', 'first'],
  company: ['hedgehog', 'balloon', 'balloons', 'prickles', 'prickle', 'cork', 'corks', 'dish', 'step', 'ball', 'bang', 'leaf', 'party', 'slugs', 'string'],
  out: true,
  isTale: true,
  about: 'A hedgehog is scared of balloons because they go bang, and they go bang because it is scared and its prickles stand up, until it thinks of slugs and finds out who is really afraid of whom.',
  titles: ['The Balloon Was Shaking', 'Which of Us Began', '{H} and the Polite Hedgehog', 'Think of Something Soft', 'Nine Corks for a Hedgehog'],
  want: [
    {
      id: 'when-i-say-good-evening',
      A: 'partner',
      paragraphs: [
        '{H} tied a red balloon and a green one to the back step. There a hedgehog stopped, as on every evening. “I’m scared of balloons,” said the hedgehog, and stood all on end. “They go bang.” “When do they?” asked {A}. “When I say good evening,” said the hedgehog. “I go right up to them, to be polite.” Tomorrow there was a balloon party, and {H} wanted the hedgehog to come.'
      ]
    }
  ],
  way: [
    {
      id: 'nine-corks',
      A: 'partner',
      paragraphs: [
        '“It’s your prickles,” said {H}, and fetched nine corks. The hedgehog leaned on each cork until it stuck. “How many prickles have you got?” asked {A}. “Five thousand,” said the hedgehog. “I’ve never seen the back.” Then the wind moved the red balloon. The hedgehog started, and all the corks flew off. It backed away from the red balloon, into the green one. Bang. “I hadn’t even said good evening,” said a prickly ball.'
      ]
    },
    {
      id: 'a-sock-over-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They held a thick sock open on the step, and the hedgehog walked into it. That was soft for a moment. Then a prickle looked out between two stitches, and another. Soon there was a prickle in every stitch. “I feel a draught,” said the hedgehog.',
        'Now the balloons had a prickly sock to be afraid of as well. The hedgehog walked out again backwards. “You can keep it,” it said. {H} turned the sock over, and you could see the lamp through it, five thousand times.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s in a balloon?” asked the hedgehog, from the other end of the step. “Breath,” said {A}. “I blew into it.” The hedgehog thought about that. “So there’s a bit of you in each of them,” it said. {A} supposed that there was.',
        '“I burst one on Tuesday,” said the hedgehog, “and one at Easter.” It looked {A} up and down, to see what was missing. “I beg your pardon,” it said. {A} felt quite well, but said that it was kind to ask.'
      ]
    },
    {
      id: 'bang-in-small',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You could get used to it,” said {H}. “Say ‘bang’ yourself, very softly.” The hedgehog put its nose on the step. “Bang,” it said. It was no louder than a crumb. They waited. The hedgehog was no longer there, only a ball.',
        '“Who said that?” asked the ball. “You did,” said {H}. After a while the nose came out. It wanted to be told the next time. So {H} said, “Now,” and the hedgehog said, “Bang,” and then they all waited for it again.'
      ]
    },
    {
      id: 'other-lets-air-out',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had an idea, and blew up a brown balloon, but not very far. It lay on the step and was long and soft. “There’s nothing in that to go bang,” said {A}. The hedgehog came nearer than it ever had. It sniffed along it from end to end.',
        '“May I?” asked the hedgehog, and licked its lips. “I don’t think that it’s meant as a greeting,” said {H}. They put the brown one away again. It had really been very like a slug.'
      ]
    },
    {
      id: 'pet-comes-to-see',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came to the door, to see who was on the step. The hedgehog saw {A}, and was a ball. {A} saw the ball, and looked at the balloon. One of them lay and one of them hung. For {A} there seemed to be no other difference.',
        '{A} sat down halfway between the two, and waited for somebody to throw one. “I’d leave it,” said {H}. The ball said that it thought so too.'
      ]
    },
    {
      id: 'elder-brooch',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had an aunt like that,” said {S}. “She was the kindest of them all, and wore a brooch with a pin. At each party she bent down to us and said, ‘Come here, my love.’ We all had balloons.” “Bang?” asked {A}.',
        '“Down the whole row,” said {S}. “She never found out. She thought that children nowadays were made like that.” The hedgehog had listened to every word. It would have liked to meet that aunt.'
      ]
    },
    {
      id: 'child-in-pegs',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be a hedgehog too, and {A} clipped pegs all over the back of {S}’s jumper. There were twenty-four. {S} sat down beside the hedgehog. They looked straight ahead, like two people at a bus stop.',
        '“How many have you got?” asked the hedgehog at last. {S} could not see them. “Five thousand,” said {S}. The hedgehog nodded. It moved a little nearer, and {S} moved nearer, until something clicked.'
      ]
    },
    {
      id: 'like-straw-on-a-roof',
      A: 'partner',
      paragraphs: [
        '{A} gathered up the bits of green, and stood a dish of supper on the step. Soon the ball was a hedgehog, and ate. “Look,” whispered {A}. All the prickles had lain down, one over another, like straw on a roof. {H} let a leaf fall on them. It slid off, and had no hole. “They only stand up when you’re scared,” said {A}. The hedgehog stopped eating. “I’m scared because it goes bang,” it said. “And it goes bang because you’re scared,” said {H}. “Oh,” said the hedgehog. “Which of us began?”'
      ]
    }
  ],
  turn: [
    {
      id: 'slugs',
      A: 'partner',
      paragraphs: [
        '{H} held the red balloon by its string, and came nearer at each bite. “Think of something soft,” said {H}. “Slugs,” said the hedgehog, and five thousand prickles lay flat. The balloon came up from the side, and leaned on them. There was a squeak, and no bang. “Who’s that?” asked the hedgehog. “That’s the balloon,” said {H}. The hedgehog kept quite still. “It’s shaking,” it said. “And it hasn’t got a single prickle. It must be terribly scared of me.”'
      ]
    },
    {
      id: 'other-soft-things',
      A: 'same',
      spare: 8,
      paragraphs: [
        'You cannot think of slugs the whole evening, or you get hungry. So they looked for other soft things. {A} said, “Moss,” and {H} let a leaf fall. It slid down. At “the inside of bread” it slid down even faster.',
        'At “pillow” the hedgehog asked what that was. “It’s what you put your head on,” said {A}. “It’s full of feathers.” “And who wanted to be in there?” asked the hedgehog, and the leaf stayed up. They crossed out the pillow.'
      ]
    },
    {
      id: 'from-the-side',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then they practised the greeting. {A} was the balloon. {A} stood on the step with round cheeks and both arms down, and swayed. The hedgehog came up from the side, as one should. “Good evening,” it said. {A} could not answer, for then the air would have got out.',
        '“It’s shy,” the hedgehog told {H}. It tried once more, and said something about the weather. {A} had to laugh, and all the air came out at once. The hedgehog looked up. “That’s how they ought to do it,” it said.'
      ]
    },
    {
      id: 'a-tail-of-string',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why’s it tied up?” asked the hedgehog. “So that it doesn’t go off,” said {H}. The hedgehog looked up the string and down again. It had never had anything that wanted to go up. Everything that it knew came from under leaves.',
        '“I’d be scared too,” it said, “if somebody let me go, and I fell into the sky.” It put one foot on the string, to be on the safe side. {A} made the knot a little tighter.'
      ]
    },
    {
      id: 'good-evening-eleven-times',
      A: 'partner',
      paragraphs: [
        'Next evening eleven balloons hung about the step, and the hedgehog came to the party. It went from one to the next, with its prickles flat. “Good evening,” it said softly. “You needn’t be afraid of me.” Eleven times nothing happened. Then a door banged in the street. On the hedgehog a single prickle stood up, and pointed the other way. “That was a door,” it told the red balloon. “You’ll get used to them.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said good evening to the hedgehog, from where there was room.',
      '{names} looked at the balloons, and they only swayed.',
      { text: '{names} tied a bow round the end of a string.', needs: ['hands'] },
      { text: '{names} blew up one more for tomorrow, and held it well away.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the bang, and was a ball too, as far as that went.',
      '{names} said nothing for a while, not even good evening.',
      { text: '{names} picked up a cork, and there were still eight about.', needs: ['hands'] },
      { text: '{names} found one more bit of green, on the doormat.', needs: ['hands'] }
    ],
    turn: [
      '{names} thought of something soft as well, and felt no prickles at all.',
      '{names} came up to the red balloon from the side.',
      { text: '{names} held the string short, so that nothing swayed.', needs: ['hands'] },
      { text: '{names} dropped a leaf, and watched it slide.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the hedgehog had gone, the dish was rinsed, and the nine corks went back into the drawer.',
    '{H} washed, and each hair was combed flat, one over another. Then {H} lay down and thought of something soft. It was under {H}’s head already.'
  ],
  last: [
    'Out in the leaves five thousand prickles lay flat, and {H} was asleep.',
    'The red balloon hung by the step and had stopped shaking, and {H} was asleep.'
  ]
})
