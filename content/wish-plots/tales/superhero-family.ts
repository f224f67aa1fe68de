import { wishPlot } from '../wish-plot.ts'

export const superheroFamily = wishPlot({
  id: 'wish-superhero-family',
  wishes: ['superhero family', 'superheroes family', 'superhero families', 'super hero family', 'family superheroes', 'family superhero', 'family superpowers', 'family super powers', 'family powers', 'incredibles', 'superhero brother', 'superhero sister', 'superhero brothers', 'superhero sisters', 'superhero brother sister', 'superhero siblings', 'superheroes siblings', 'superhero kids', 'kids superheroes', 'superhero team', 'team superheroes', 'superhero each power', 'superheroes each power', 'superhero different power', 'superhero different powers', 'superheroes different powers', 'superheroes powers', 'superheroes superpowers', 'superpower each', 'superpowers each', 'superhero talks animals', 'superhero talk animals', 'superpower talk animals', 'superpower talking animals', 'superhero elephant', 'superhero saves elephant', 'superhero finds power', 'superhero finds powers', 'superhero without power', 'superhero no powers', 'discovers superpower', 'discover superpower', 'superhero discovers', 'we are superheroes'],
  answers: ['superhero', 'superheroes', 'super', 'hero', 'heroes', 'family', 'our', 'my', 'the', 'whole', 'each', 'every', 'everyone', 'everybody', 'all', 'one', 'different', 'has', 'have', 'had', 'power', 'powers', 'superpower', 'superpowers', 'own', 'brother', 'sister', 'brothers', 'sisters', 'siblings', 'kids', 'children', 'team', 'together', 'save', 'saves', 'saving', 'saved', 'rescue', 'rescues', 'city', 'town', 'day', 'world', 'elephant', 'strong', 'fly', 'flies', 'fast', 'talk', 'talks', 'animals', 'elephant', 'finds', 'find', 'discover', 'discovers', 'are', 'is', 'we', 'they', 'work', 'use', 'with', 'their', 'mum', 'dad', 'mummy', 'daddy', 'mom', 'grandma', 'grandpa', 'who'],
  except: ['hurt', 'hospital', 'died', 'dead', 'lost', 'police', 'kill', 'kills', 'fire', 'flames', 'bomb', 'gun', 'laser', 'blood', 'cancer', 'sick', 'ill', 'disabled', 'wheelchair', 'deaf', 'blind', 'autism', 'autistic', 'adhd', 'allergy', 'stolen', 'baddie', 'baddies', 'villain', 'villains', 'spiderman', 'batman', 'superman', 'useless', 'silly', 'broccoli', 'costume', 'birthday', 'party', 'school', 'vegetables', 'invisible', 'sneeze', 'paw', 'lego', 'robot', 'robots', 'dinosaur', 'monster', 'cape', 'lose', 'loses', 'fight', 'fighting', 'argue', 'arguing', 'nurse', 'doctor'],
  namesFamily: true,
  isTale: true,
  company: ['elephant', 'pigeon', 'telephone', 'roof', 'baker'],
  about: 'Everybody in the family has a superpower but the hero, until an elephant on a roof says something that only the hero can understand.',
  titles: ['What the Pigeon Knew', 'An Elephant on the Bus Station', '{H} Has No Superpower Yet', 'They Only Heard Toot', 'Not the Tummy'],
  want: [
    {
      id: 'no-power-yet',
      A: 'partner',
      paragraphs: [
        'They were a family of superheroes. {A} was so strong that {A} could lift the sofa with one finger, and sweep under it. Only {H} had no power. {H} had tried to look through the fridge, and had seen a fridge.',
        '“What’s the matter?” asked the pigeon on the sill. {H} told it. “Bad luck,” said the pigeon. Then the red telephone rang. “Superheroes, come quick!” it said. “There’s an elephant on the roof of the bus station!” “I’m coming too,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'lift-it-down',
      A: 'partner',
      paragraphs: [
        'There it stood, high up, and the whole roof bent under it like a hammock. “Toot!” said the elephant. {A} jumped up there in one go, put both arms round its middle, and lifted. The elephant wriggled like a fish. “Toot, toot, toot!”',
        'It kicked off a chimney. It kicked off a clock. {A} had to put it down again, very fast. “It’s furious,” said {A}. “I’ve lifted ships, and not one of them ever kicked me.”'
      ]
    },
    {
      id: 'getting-ready',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At home they had put on their capes first. {A}’s cape had been in the wash, and had come out as big as a hanky. {A} tied it round one wrist. “The strong part is me,” said {A}.',
        '{H}’s cape had an S on it. “What’s that for?” asked {A}. “Super something,” said {H}. “I’m leaving room for the rest.” Then they ran down to the street, and the capes flapped, one of them a good deal more.'
      ]
    },
    {
      id: 'on-the-bus',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had come by bus, for nobody could fly as far as that. “Where to?” asked the driver. “The bus station,” said {H}. “There’s an elephant on it.” “I know,” said the driver. “We’ve all got to park under its tail.”',
        'At the hill the bus was too slow. {A} got out and pushed. It went up the hill at such a speed that three people missed their stop, and clapped.'
      ]
    },
    {
      id: 'try-super-speed',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps I’m fast,” said {H}. {A} looked at the time. {H} ran round the lamp post, and round again, as hard as a person can. “Was that super?” asked {H}. “It was nearly a minute,” said {A}.',
        'A snail went up the lamp post meanwhile. “I thought you were quick,” it said. “Thank you,” said {H}. {A} looked round. “Who are you talking to?” asked {A}. “Only somebody on the post,” said {H}.'
      ]
    },
    {
      id: 'try-super-eyes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Or I’ve got super eyes,” said {H}, and stared at a wall until both eyes watered. “What’s behind it?” asked {A}. “Bricks,” said {H}. “And behind the bricks?” “The other side of the bricks.”',
        '{A} put one shoulder to the wall, and moved it over a little. Behind it sat a man in a bath, with a duck. “Sorry,” said {A}, and moved it back. “A duck,” said {H}. “I’d never have seen that.”'
      ]
    },
    {
      id: 'cat-up-a-tree',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the way there was a cat in a tree. {A} picked up the tree, to bring it nearer. “Come down, puss,” said {A}. The cat stayed where it was. “It’s stuck,” said {A}.',
        '“It isn’t stuck,” said {H}. “It lives up there in summer.” “Put my tree back,” said the cat. {A} only heard meow. But {H} said please. So {A} put the tree back, with the cat in it.'
      ]
    },
    {
      id: 'ladder-of-buses',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If it won’t be carried,” said {A}, “it can walk.” {A} took a bus under each arm, and stood one on top of the other. That made a stair with two steps. “Toot,” said the elephant, and shook its head.',
        '“It says its feet are too big for that,” said {H}. “I’d say that as well, as an elephant,” said {A}, and did not wonder at all. The people in the upper bus asked if it was the end of the line.'
      ]
    },
    {
      id: 'bun-on-a-rope',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} bought a bun, and held it up on a long pole. A trunk came over the edge, as long as a hose, and felt all round it. The trunk took the bun. Then it took the pole. Then it took {A}’s hat, and put it on.',
        '“Toot,” said the elephant. “It says thank you,” said {H}, “and have you got a bigger one?” “A bigger bun?” asked {A}. “A bigger hat,” said {H}.'
      ]
    },
    {
      id: 'the-crowd',
      A: 'same',
      spare: 8,
      paragraphs: [
        'By now half the town stood and looked up. Everybody knew what to do. “Blow a trumpet,” said the postman. “Show it a mouse,” said the lady from the bank. “Tell it that it’s Monday,” said a boy. “That gets me out of anything.”',
        'A mouse looked out of the drain. “Leave me out of it,” it said. {H} promised. “Promise what?” asked {A}. “Not to show it the mouse,” said {H}. {A} looked at the drain, and saw a drain.'
      ]
    },
    {
      id: 'the-strong-one-rests',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} sat down on the kerb, and the kerb sank. “Being strong is good for lids,” said {A}, “and for ships. It’s no good at all for what won’t.” {H} sat down next to {A}, and lent {A} half the cape to wipe with.',
        '“You’ll get your power too,” said {A}. “Mine came on a Tuesday. I only wanted to shut a door.” “What happened?” asked {H}. “We had no front to the house till Friday,” said {A}.'
      ]
    },
    {
      id: 'other-power',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Then there was the super hearing. {A} could hear an orange being peeled in the next town, and who got the bigger half. {A} turned one ear to the roof, and everybody hushed.',
        '“I hear a very large tummy,” said {A}, “and somebody’s sock going down inside a shoe.” {H} looked at {H}’s feet, and pulled it up. “But what does toot mean?” asked {A}. “I hear it perfectly. I just don’t understand it.”'
      ]
    },
    {
      id: 'super-pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was a superhero as well, with a tea towel for a cape. {A}’s power was crumbs. No crumb in the world was safe. {A} looked up at {H}, and then at the roof, and then made a short noise.',
        '“Well, yes,” said {H}, “I think so too.” “What did {A} say?” somebody asked. “It’s ticklish,” said {H}. “Look at how it stands.” Everybody laughed, for of course that was just a noise.'
      ]
    },
    {
      id: 'elder-power',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S}’s power was the Look. {S} had only to turn round slowly, and whoever was doing it stopped. It worked on dogs, and on drills, and once on a brass band. Now {S} turned it on the elephant.',
        'The elephant stopped. A leaf stopped too, halfway down. {A} stopped as well, who had done nothing. “How do you switch it off?” asked {A}, without moving. {S} blinked, and the leaf fell.'
      ]
    },
    {
      id: 'child-power',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} could fly as well, about as high as a chair. {S} flew three times round the bus stop, and the cape dragged behind. “Can you get up to the roof?” asked {A}. “If somebody puts it lower,” said {S}.',
        'A pigeon flew along, to be kind. “You’re doing well,” it said. {A} passed that on. “Tell it thank you,” puffed {S}, and landed on {A}’s foot.'
      ]
    },
    {
      id: 'baby-power',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S}’s power was the Shout. It came without warning. The buses stood still, and the dogs, and even the pigeons in the air. {S} tried it on the elephant, and pointed up with one wet finger.',
        'All the lights turned red. The elephant sat down. “It says, what a voice,” said {A}. {S} laughed, and the lights went green again, and everybody could go home who wanted to. Nobody did.'
      ]
    }
  ],
  turn: [
    {
      id: 'not-the-tummy',
      A: 'partner',
      paragraphs: [
        '“It isn’t furious,” said {H}. “It’s ticklish. It said so the whole time. It said, not the tummy!” Everybody looked at {H}, and nobody spoke. “We only heard toot,” said {A}. {H} looked from one to the other. “Can’t you all understand it?”',
        '“No,” said {A}. “Nobody can. {H}, that’s your superpower! You can talk to elephants.” “And pigeons,” said the pigeon, from the lamp post. “I’d have mentioned it, but you never asked.”'
      ]
    },
    {
      id: 'asking-everyone',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} tried it out at once. A dog on a lead said that it was going home the long way. Two sparrows were having words about a chip. The elephant’s flea said that the view was lovely. “They all talk,” said {H}. “I thought everybody knew.”',
        '“What does the dog say about me?” asked {A}. {H} listened. “That you smell of toast,” said {H}. {A} stood up rather straight.'
      ]
    },
    {
      id: 'one-foot-at-a-time',
      A: 'partner',
      paragraphs: [
        '“How would you like to be lifted?” {H} called up. “By the feet, please,” said the elephant. So {A} held up two flat hands, and {H} told the elephant where to step. One foot, two feet, three feet, four. Down it came, as softly as a cushion.',
        '“Why were you up there at all?” asked {H}. “Toot,” said the elephant. {H} laughed. “It smelled the baker’s, and went up to smell better,” said {H}. So the superheroes took it there, and it had a tray of buns.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a power too, and slid down the rail at the speed of sound.',
      '{names} could smell trouble three streets away, and now it smelled of elephant.',
      '{names} got dressed at super speed, with the cape on back to front.',
      { text: '{names} stretched one arm round the corner, as long as a hose, and fetched the capes.', needs: ['hands'] },
      { text: '{names} made it rain with one snap of the fingers, but only on the plants.', needs: ['hands'] }
    ],
    way: [
      '{names} used a super sneeze, and all the pigeons moved one roof along.',
      '{names} zoomed round the bus station twice, and came back with a headwind.',
      '{names} shrank to the size of a button, by magic, and asked an ant about it.',
      { text: '{names} caught the chimney with one long, long arm.', needs: ['hands'] },
      { text: '{names} threw a net of super string, and had the clock in it, still ticking.', needs: ['hands'] }
    ],
    turn: [
      '{names} cheered with a super voice, and a window opened in the next town.',
      '{names} hummed a deep, deep hum, and the elephant grew calm on the last step.',
      '{names} had a word from the elephant too, and {H} said what it meant.',
      { text: '{names} mended the roof in ten seconds, with super glue.', needs: ['hands'] },
      { text: '{names} held up the bus station, while the last foot came down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The capes were hung up in a row, and the red telephone was quiet.',
    '{H} washed, and lay down. “Good night,” said the pigeon, outside on the sill. “Good night,” said {H}, and that was a superpower too.'
  ],
  last: [
    'Out on the sill somebody said “coo”, and it meant sleep well, and {H} was asleep.',
    'Far away, full of buns, the elephant breathed slowly, and {H} was asleep.',
    'The pigeon put its head under its wing, and {H} was asleep.'
  ]
})
