import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

export const magicRelative = wishPlot({
  id: 'wish-relative-magic',
  star: 'kin',
  nothingElse: true,
  wishes: [
    'granny is a witch', 'witch', 'good witch', 'kind witch', 'wizard', 'secret witch', 'secret wizard', 'warlock', 'sorcerer', 'magician', 'can do magic', 'does magic', 'magic', 'magic powers', 'magic spell', 'magic spells', 'casts spell', 'casts spells', 'spells', 'magic wand', 'has wand', 'has a magic wand', 'has a broom', 'broomstick', 'flies broom', 'flies broomstick', 'rides broomstick'
  ],
  answers: [...WHICHEVER_RELATIVE, 'witch', 'wizard', 'magic', 'magical', 'spell', 'spells', 'wand', 'broom', 'broomstick', 'hat', 'pointed', 'cat', 'powers', 'does', 'do', 'can', 'has', 'got', 'is', 'becomes', 'turns', 'into', 'really', 'good', 'kind', 'flies', 'on', 'uses', 'makes', 'cauldron'],
  except: ['carpet', 'show', 'tricks', 'trick', 'rabbit', 'party', 'birthday', 'halloween', 'costume', 'school', 'book', 'evil', 'bad', 'mean', 'angry', 'machine', 'sewing', 'roti', 'soup', 'pasta', 'lamp', 'ring', 'door', 'garden', 'tree', 'dragon', 'unicorn', 'frog', 'broken', 'lost', 'forgot', 'forgets'],
  moods: ['question'],
  company: ['sock', 'socks', 'hat', 'slip', 'list', 'broom', 'spoon', 'kettle', 'table', 'jar', 'grocer', 'yawn', 'onion', 'onions', 'comb', 'teaspoon', 'cupboard', 'shop', 'window', 'drawer'],
  about: 'One of the family can do magic and has taken the spell to the shop and kept the shopping list, while the hero only wants the other sock.',
  titles: ['Two Onions and a Comb', 'The Shadow of a Teaspoon', '{H} and the Striped Sock', 'What the Grocer Wrapped Up', 'A Kettle That Quacked'],
  want: [
    {
      id: 'pointed-hat',
      A: 'partner',
      paragraphs: [
        '{H} had one striped sock on, and the other one was gone. That foot was cold. {H} looked in the broom cupboard. There stood {A} in a tall pointed hat, and was talking to the broom. “Not indoors,” said {A}. The broom drooped.',
        '“You can do magic!” said {H}. “A bit,” said {A}. “Witch or wizard, it’s the same work.” {H} held up the cold foot. “Could you do a sock?” “Socks are easy,” said {A}, and felt for the spell.'
      ]
    }
  ],
  way: [
    {
      id: 'the-kettle',
      A: 'partner',
      paragraphs: [
        'It was on a slip of paper. {A} read it out in a voice like a cave. “Two onions! A comb! A bag of flour, and mind the bus!” There was a pop. No sock came, but the kettle quacked.',
        '“It wants more feeling,” said {A}, and read it again. The table lifted one leg and then another, and walked to the window to look out. {A} turned the slip over. “This isn’t the spell,” said {A}. “This is the shopping.”'
      ]
    },
    {
      id: 'the-grocer',
      A: 'partner',
      paragraphs: [
        'So the spell was at the shop, where {A} had handed it in. The grocer had three bags ready, and a cobweb on one ear. “It wasn’t easy,” said the grocer. “One yawn of a cat, in a jar. Something blue that hums. And the shadow of a teaspoon. I’ve wrapped it.”',
        '“What do we owe you?” asked {A}. “It’s on the slip,” said the grocer. “One thank-you, backwards.” {H} had to say it twice.'
      ]
    },
    {
      id: 'broom',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Does it fly?” asked {H}. “When it’s been out,” said {A}. “In the evening it’s stiff.” They took the broom round the block on a piece of string. At each lamp post it stopped and swept a little.',
        'A real dog came along, and both of them stood quite still. “Is it friendly?” asked the lady at the other end. “It’s only shy of corners,” said {A}.'
      ]
    },
    {
      id: 'the-hat',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Why’s it pointed?” asked {H}. {A} took the hat off and looked in. “So that the magic runs together at the top. A flat one leaks at the sides.” {H} put it on. It came down to the chin, and it was nice and dark, and smelt of peppermint.',
        '“I can feel something,” said {H}. “That’s the label,” said {A}. They both looked for it. DO NOT IRON, it said, and then a small picture of an iron running away.'
      ]
    },
    {
      id: 'jam-lid',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What do you use it for?” asked {H}. {A} counted it up. There was the jam, when the lid was tight. There were buses, if they were very late. Once there had been a wasp, and since then it sold insurance.',
        '“And my porridge?” asked {H}. “Never,” said {A}, rather hurt. “That’s done by stirring.” So {H} knew it now. The lumps were real.'
      ]
    },
    {
      id: 'try-it',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{H} was allowed one try, with a small spell and a small spoon. “Think of something that’s the other way round,” said {A}. {H} pointed it at the lamp. The lamp stayed just as it was. But somewhere behind them the tap began to drip upwards.',
        'They watched it for some time. One drop after another let go of the basin and climbed back in. “That’ll be useful when it rains,” said {A}.'
      ]
    },
    {
      id: 'rules',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There are rules for magic, and {A} knew them by heart. “Never with your mouth full. Never on a Monday. And you can’t magic anybody else’s mind.” “Not even about bedtime?” asked {H}.',
        '“You can ask them,” said {A}. “That’s older than magic, and it works about as often.” {H} asked. It was five minutes, and nobody had needed a spoon.'
      ]
    },
    {
      id: 'quacking',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The kettle went on quacking. It quacked when it was full, and it quacked louder when it was hot. {H} gave it a crust. The crust was gone, and so was the saucer that it had been on.',
        '“Don’t spoil it,” said {A}. “It’s got to boil again tomorrow.” But {A} had put a folded tea towel under it as well, so that it should be soft.'
      ]
    },
    {
      id: 'table-outside',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Nobody could get the table away from the window. It stood there on its toes. For years it had had a chair in front of its nose. It had never seen a bus. Now there were two of them, one behind the other.',
        '“Let it look,” said {A}. So they drank their milk on the sill, all three side by side. When the third bus came, the spoons in the drawer jingled. That was the table, for it was so pleased.'
      ]
    },
    {
      id: 'school-for-it',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Where do you learn it?” asked {H}. “In the evening,” said {A}, “with a flask of tea. There were six of us, in the room behind the library. I was good at weather. In spelling I was only middling.” “Is that hard?” “It’s spell-ing,” said {A}. “It has to be right.”',
        'One lady had forgotten an O once, and had wanted a moon. She took it home all the same. It was a man called Mr N, and he had turned out very nice.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} sat before the broom cupboard with half-shut eyes. So somebody had known all along. When the hat went past, {A} did not even turn round. One has seen it in worse weather.',
        '“Can you do it as well?” whispered {H}. {A} looked at the shut kitchen door. Then {A} looked at {H}, and {H} got up and opened it. It was hard to say who had done that.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} could do a spell too, with a biscuit. “You mustn’t look,” said {S}. {A} shut both eyes and heard a kind of rustling. “Gone!” said {S}, not very clearly.',
        '“Bring it back,” said {A}. “That’s the second half,” said {S}, and swallowed. “I need another one for it.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My grandmother had it too,” said {S}. “She could whistle the hens in, and the rain. Only she had just the one whistle for both.” “And what came?” asked {A}.',
        '“Wet hens,” said {S}. “All my life I’ve never seen such clean hens.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-belongs',
      A: 'partner',
      paragraphs: [
        'At home {A} opened the jar, and it yawned. The blue thing hummed, and the shadow of the teaspoon fell on the floor. {A} read out the spell. Nothing came. “There’s a last line,” said {A}. “And put in the middle what it belongs to.” {H} looked down. What does a sock belong to? {H} pulled off the striped one and laid it in the middle.'
      ]
    },
    {
      id: 'they-come',
      A: 'partner',
      paragraphs: [
        'The sofa rustled, and out came a sock. Then one came from behind the cupboard. Then a whole row hopped in through the letterbox. They looked at the striped one and shook their toes, for it was none of theirs. And now the pointed hat began to wriggle. It rose up, and from under it climbed a striped sock. “It was draughty up there,” said {A}. “I’d quite forgotten.”'
      ]
    },
    {
      id: 'whose',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'The other socks stood about on the rug and did not know where to go. {H} hung up a line by the front door, with pegs. On a note {H} asked whose they were. They hopped up one by one, the small ones first.',
        '“In the morning there’ll be people,” said {A}. Already there was a knock. Outside stood a man in one sock, and he did not ask how. “That one,” he said, and pointed, and went home with two.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'There was still the table, and there was the kettle. “How do you undo a shopping list?” asked {A}. {H} took the slip and read it from the back. “Bus the mind! Flour of bag a! Comb a! Onions two!”',
        'The table sighed and came back from the window, one leg after the other. The kettle said one last thing, rather softly, and boiled. “I’d never have thought of that,” said {A}. “I always buy it all and hope.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved aside for the broom, to be polite.',
      '{names} looked twice, and the hat was still there.',
      { text: '{names} felt down the back of every chair for a sock.', needs: ['hands'] },
      { text: '{names} held a cold foot, until it was only cool.', needs: ['hands'] }
    ],
    way: [
      '{names} went and sat where no spell could come by.',
      '{names} stayed close, because now anything might walk.',
      { text: '{names} held on to the cups, just to be sure.', needs: ['hands'] },
      { text: '{names} patted the table flat on top, to calm it.', needs: ['hands'] }
    ],
    turn: [
      '{names} yawned too, when the jar had been opened.',
      '{names} kept still for a small grey sock, which hopped over.',
      { text: '{names} opened the letterbox for the thick ones.', needs: ['hands'] },
      { text: '{names} clapped for each sock as it came.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat went back on its hook, and the broom was told good night.',
    '{H} washed both feet, and the two striped socks lay on the chair, one in the other.'
  ],
  last: [
    'Two socks lay together, and nobody needed a spell any more, for {H} was asleep.',
    'There was a bit of yawn left over in the jar. It was just enough, and {H} slept.'
  ]
})
