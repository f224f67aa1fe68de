import { wishPlot } from '../wish-plot.ts'

const CRUMPETS = ['crumpet', 'crumpets', 'pikelet', 'pikelets']

export const moonIsACrumpet = wishPlot({
  id: 'wish-moon-is-a-crumpet',
  beginsElsewhere: true,
  wishes: ['me and Alfie go to the moon and the moon is actually a crumpet', ...CRUMPETS.flatMap((crumpet) => [`moon ${crumpet}`, `moon is a ${crumpet}`, `moon made of ${crumpet}`]), 'moon english muffin', 'go to the moon crumpet', 'fly to the moon crumpet', 'moon is a giant crumpet', 'moon turns out to be a crumpet', 'moon looks like a crumpet', 'full moon crumpet', 'moon is not cheese it’s a crumpet', 'moon with butter on', 'buttered moon', 'moon holes crumpet', 'moon crumpet butter', 'moon crumpet jam', 'eat the moon crumpet', 'bite of the moon crumpet', 'astronauts crumpet', 'rocket crumpet', 'rocket stuck crumpet', 'spaceship crumpet', 'crumpet planet', 'planet made of crumpets', 'crumpet world', 'crumpet in space', 'crumpets in space'],
  answers: [...CRUMPETS, 'muffin', 'muffins', 'english', 'butter', 'buttered', 'buttery', 'jam', 'honey', 'toast', 'toasted', 'toaster', 'breakfast', 'tea', 'supper', 'picnic', 'holes', 'hole', 'craters', 'crater', 'moon', 'space', 'rocket', 'spaceship', 'rocketship', 'stars', 'sky', 'earth', 'planet', 'astronaut', 'astronauts', 'go', 'goes', 'going', 'went', 'fly', 'flies', 'flew', 'land', 'lands', 'landed', 'trip', 'visit', 'find', 'finds', 'found', 'out', 'discover', 'discovers', 'turns', 'turned', 'is', 'it’s', 'was', 'actually', 'really', 'made', 'of', 'a', 'an', 'the', 'big', 'giant', 'huge', 'yummy', 'tasty', 'warm', 'hot', 'squishy', 'bouncy', 'bounce', 'bounces', 'eat', 'eats', 'ate', 'eating', 'bite', 'bites', 'taste', 'tastes', 'and', 'to', 'up', 'in', 'on', 'with', 'all', 'but', 'that', 'when', 'we', 'us', 'me', 'my', 'our', 'i', 'friend', 'best', 'brother', 'sister', 'cousin', 'mum', 'mummy', 'dad', 'daddy', 'granny', 'grandma', 'grandad', 'grandpa', 'get', 'there', 'see', 'stuck', 'then', 'so', 'what', 'if', 'called', 'named', 'funny', 'silly', 'story', 'about', 'not', 'cheese', 'like'],
  except: ['mouse', 'mice', 'cow', 'man', 'mooncake', 'mooncakes', 'festival', 'autumn', 'mid-autumn', 'eid', 'ramadan', 'rabbit', 'bunny', 'alien', 'aliens', 'train', 'trampoline', 'hoover', 'broom', 'witch', 'dragon', 'unicorn', 'dinosaur', 'cat', 'dog', 'bear', 'penguin', 'princess', 'died', 'dead', 'heaven', 'crash', 'crashed', 'lost', 'hurt', 'scared', 'afraid', 'allergic', 'allergy', 'honeymoon', 'eclipse', 'live', 'lives', 'school', 'day', 'birthday', 'shrove', 'burnt', 'fire', 'machine'],
  moods: ['first', 'question'],
  isTale: true,
  asked: true,
  out: true,
  fed: true,
  company: ['moon', 'crumpet', 'rocket', 'butter', 'tea', 'hole', 'holes', 'edge', 'wall', 'walls', 'engine', 'button', 'earth', 'window', 'packet', 'flask', 'hatch', 'nose', 'smell', 'street', 'roofs', 'radio', 'spoon', 'jam', 'stars', 'sky', 'map', 'soap', 'line', 'foot', 'boot', 'school', 'postcard', 'words'],
  about: 'The moon is a crumpet, and its holes take in the rocket, which the engine only toasts in tighter, until it is seen what butter does on a warm crumpet, and how a thing is squeezed out that is slippery.',
  titles: ['The Moon Is a Crumpet', 'Boing, Flump', '{H} and the Butter', 'A Bite at the Edge', 'Try It with Butter'],
  want: [
    {
      id: 'boing-flump',
      A: 'partner',
      paragraphs: [
        '{H} flew to the moon with {A}, and the moon was a crumpet. There was no bump when they landed. It went boing, and then flump. The moon was pale and springy, with holes all over, and it smelled of breakfast.',
        '“We’ve got butter,” said {H}. “And tea,” said {A}, who had forgotten the bread. They took six steps, to have a look. When they turned round, there was no rocket. It had slid down into one of the holes, right up to its nose.'
      ]
    }
  ],
  way: [
    {
      id: 'it-likes-us',
      A: 'partner',
      paragraphs: [
        'They got in by the top hatch, and {H} pressed START. The engine roared, but nothing went up. It only toasted the hole. The walls turned brown, and smelled so good that both their tummies answered.',
        'Now, a warm crumpet is a soft crumpet. It snuggled up to the rocket all round, and held it tighter than before. “It likes us,” said {A}, and they got out again. Even the nose had gone in a bit.'
      ]
    },
    {
      id: 'boing-boing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The moon was not easy to walk on. Every step went boing, and threw you on to the next one. {A} set out for the left, and got to the right. {A} bowed, as if that had been the plan.',
        'Then {A}’s foot went into a hole, as far as the ankle. The foot came out again, and the boot did not. “The moon’s keeping it warm for me,” said {A}. They got the boot back with two spoons, and it was full of crumbs.'
      ]
    },
    {
      id: 'what-sort',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Everybody says it’s cheese,” said {A}. “Cheese has got holes as well.” They knelt down and looked at it closely. {H} gave it a pat, and it went boing. “Cheese doesn’t do that,” said {H}. “It might, if it was happy,” said {A}.',
        'But there is a test. {A} poured out a spoonful of tea, for on cheese it would run off. They counted. At two it had gone in, and there was not even a wet place. “Crumpet,” they said, both at once, and shook hands.'
      ]
    },
    {
      id: 'hello-in-a-hole',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} knelt down by a small hole and called, “Hello!” They waited. Then it came out of another hole, a good way off. “Hmmlo,” it said, all soft and crumby. “It’s got its mouth full,” said {A}.',
        '{A} bent down over the same hole. “Don’t talk with your mouth full!” called {A}. The words went down, and round, and came up behind them. “Mmouf full,” said the moon. It did not sound sorry.'
      ]
    },
    {
      id: 'the-earth-from-there',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Up in the black sky hung the earth. It was round and blue, with a bit of white on. “If this is a crumpet,” said {H}, “what’s that?” {A} closed one eye. “A blueberry,” said {A}, “with cream.”',
        '“But we live there,” said {H}. “That’s why it’s so wet,” said {A}. It explained the sea, and most of the puddles. All round hung the stars, which were crumbs, as anybody could see. One of them ran down the sky, and was gone. “Eaten,” said {A}.'
      ]
    },
    {
      id: 'jumping-beside-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They jumped up and down beside the hole, to make it spit out the rocket. Boing, and the nose looked out. Boing, and it looked round, and seemed interested. “One more!” called {A}. Boing, and in it went, deeper than before.',
        '“It’s only nodding,” said {H}, quite out of breath. {A} was still in the air, for on the moon you come down later than you think. When {A} landed, the rocket nodded again, just once, to be polite.'
      ]
    },
    {
      id: 'other-and-the-jam',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had brought jam, a whole jar of it, and had told nobody. “It was to be a surprise,” said {A}, and tipped it out. It made a red dot on the moon, no bigger than a cushion. {A} looked up at the rest of the moon.',
        '“How far does a jar go?” asked {H}. {A} walked once round the dot, and out to where the moon bent down, and came back. “We’ll need some more,” said {A}. By then the dot had sunk in. Only the crumpet had been surprised.'
      ]
    },
    {
      id: 'pet-on-the-moon',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come as well, and did not ask what it was called. {A} sniffed at the nearest bit of moon. Then {A} took a very small bite, from the edge of a hole, where nobody would miss it. {A} chewed, and waited, and chewed.',
        '“Is it good?” asked {H}. {A} was not one to say so after a first bite. {A} had a second, and a third. Soon that hole was two holes. From home you could not tell, unless you knew.'
      ]
    },
    {
      id: 'elder-always-said-so',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve always said so,” said {S}. “At school they told us that the moon was rock. I put up my hand, and said it was a crumpet.” “What did the teacher say?” asked {A}. “That I must be hungry,” said {S}.',
        '“And were you?” “I was,” said {S}. “But I was right as well.” {S} patted the moon beside the picnic basket. It sprang back, like somebody who agrees. Then {S} wrote a postcard to the school, and put one crumb in with it.'
      ]
    },
    {
      id: 'child-and-the-other-side',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Who’s got the other half?” asked {S}. At home {S} never had a whole crumpet. It was always shared with somebody. “Perhaps nobody has,” said {A}. But {S} wanted to be sure, and looked up into the black for somebody with a plate.',
        'They waved, in case. A long way off something twinkled. “There,” said {S}. “That’s a very big person, with a very small light.” “That’s a star,” said {A}. “It’s waving back,” said {S}. “It’s got butter on its fingers.”'
      ]
    },
    {
      id: 'slippery',
      A: 'partner',
      paragraphs: [
        'So they sat down on the warm edge and had tea. {H} put a bit of butter down on the moon. It melted, and slid off all by itself, and left a shiny line. “Butter always does that,” said {H}.',
        '{A} put one finger on the line. The finger shot off to the left, and {A} nearly went with it. “It’s like the soap at home,” said {A}. “The tighter you hold it, the further it flies.” They both looked at the rocket.'
      ]
    }
  ],
  turn: [
    {
      id: 'flup',
      A: 'partner',
      paragraphs: [
        '{H} laid the whole packet round the rocket, one pat beside another. The warm moon melted them. Down ran the butter on all sides, in small golden streams. The crumpet went on squeezing, for it still liked them. But now it was squeezing something slippery.',
        'Flup! Out shot the rocket. It turned round once over their heads. Then it came down on all four legs, where the holes were small.'
      ]
    },
    {
      id: 'drops-go-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Some of the butter had shot out too. On the moon things are in no hurry to fall. So it came down very slowly, in round golden drops, as large as marbles. {A} stood under one and opened wide.',
        'It took its time. {A} had to stand like that for a good half-minute. “Ah,” said {A}, and again, “ah.” “You look as if you’re at the dentist’s,” said {H}. Then the drop arrived, and {A} could not answer.'
      ]
    },
    {
      id: 'on-the-map',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} unfolded the map of the moon that had come with the rocket. There were seas on it, with long names, and all of them were dry. “This one isn’t,” said {A}, and drew it in where they stood. It was round, and shone.',
        '“What’s it called?” asked {H}. They thought about it, and {A} wrote, “The Sea of Butter.” A buttery thumb had got on to the paper, right beside it. “That’s the island,” said {H}.'
      ]
    },
    {
      id: 'a-good-moon',
      A: 'partner',
      paragraphs: [
        'There lay the hole, toasted brown, with butter all the way down. They broke off a bit of the edge each. It was hot, and the butter ran down to both elbows. Nobody said a word until they were home.',
        'From their own street they looked up. Over the roofs stood the moon, all golden, with a bite at the edge. “That’s a fine moon tonight,” said somebody who was going by. “You should try it with butter,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out behind, and went boing.',
      '{names} sniffed at the moon, and looked round for a plate.',
      { text: '{names} pressed the moon with one thumb, and it came up again.', needs: ['hands'] },
      { text: '{names} carried the basket, which weighed next to nothing up there.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in, and went on breathing in.',
      '{names} walked once round the nose of the rocket, and it did not look up.',
      { text: '{names} pulled at the nose with both hands, and it stayed where it was.', needs: ['hands'] },
      { text: '{names} fanned the smell a little nearer.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched a golden stream, until it was gone.',
      '{names} had a bit from the edge as well, the brownest.',
      { text: '{names} folded up the butter paper, and licked the corners.', needs: ['hands'] },
      { text: '{names} wiped off the rocket, so that it could be held.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rocket stood in the yard, and was still a bit shiny. Up there the moon had cooled, and the butter had sunk in.',
    '{H} washed both elbows. Then {H} lay down, boing, and then flump.'
  ],
  last: [
    'There was a golden moon in the window, with a bite at the edge, and {H} was asleep.',
    'It was warm all round, and held on a little, and {H} was asleep.'
  ]
})
