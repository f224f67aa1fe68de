import { wishPlot } from '../wish-plot.ts'

export const unicornPiped = wishPlot({
  id: 'wish-unicorn-too-much-cake',
  wishes: ['unicorn too much cake', 'unicorn eats too much cake', 'unicorn ate too much cake', 'unicorn eats cake', 'unicorn ate cake', 'unicorn ate all the cake', 'unicorn eats all the cake', 'unicorn ate the birthday cake', 'unicorn birthday cake eaten', 'unicorn eating cake', 'unicorn who loves cake', 'unicorn loves cake', 'unicorn likes cake', 'unicorn greedy cake', 'greedy unicorn', 'unicorn greedy', 'unicorn stole cake', 'unicorn steals cake', 'unicorn tummy ache cake', 'unicorn full of cake', 'unicorn eats cupcakes', 'unicorn ate cupcakes', 'unicorn ate too much', 'unicorn eats too much', 'unicorn too many cakes', 'unicorn too many cupcakes', 'unicorns too much cake', 'unicorn eat cake', 'unicorn gobbles cake', 'unicorn hungry cake', 'unicorn belly ache cake', 'unicorn horn icing', 'unicorn full tummy', 'unicorn party cake ate', 'unicorn cake thief', 'unicorn ate whole cake', 'unicorn eats whole cake', 'unicorn finished cake', 'unicorn ate my cake', 'unicorn ate my birthday cake', 'unicorn burp', 'unicorn burps', 'unicorn can’t burp', 'unicorn bakes cakes with horn', 'unicorn ices cakes', 'unicorn ate too much birthday cake'],
  answers: ['unicorn', 'unicorns', 'cake', 'cakes', 'cupcake', 'cupcakes', 'birthday', 'party', 'icing', 'frosting', 'iced', 'sprinkles', 'sugar', 'sweet', 'sweets', 'rose', 'roses', 'eat', 'eats', 'eating', 'ate', 'eaten', 'much', 'many', 'all', 'whole', 'greedy', 'full', 'tummy', 'belly', 'ache', 'stomach', 'burp', 'burps', 'horn', 'horns', 'sparkle', 'sparkly', 'sparkles', 'glitter', 'glittery', 'rainbow', 'magic', 'magical', 'pink', 'purple', 'white', 'gobbles', 'stole', 'steals', 'hungry', 'loves', 'candle', 'candles', 'bakes', 'bake', 'baking', 'decorates', 'piping', 'bag', 'round', 'pony', 'horse', 'again', 'too', 'very', 'really', 'little', 'big', 'small', 'funny', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'night', 'morning', 'today', 'home', 'house', 'kitchen', 'rain', 'sun', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'friend', 'children', 'came', 'goes', 'wants', 'gets', 'says', 'mummy', 'daddy', 'auntie', 'baby', 'chocolate', 'strawberry', 'vanilla', 'slice', 'slices', 'piece', 'every', 'tea', 'teatime'],
  except: ['spaghetti', 'pasta', 'dragon', 'mermaid', 'mermaids', 'fairy', 'fairies', 'princess', 'dinosaur', 'fart', 'farts', 'farting', 'poo', 'sick', 'vomit', 'hospital', 'doctor', 'died', 'dead', 'lost horn', 'tooth', 'teeth', 'dentist', 'competition', 'contest', 'diet', 'weight', 'allergic', 'allergy', 'diabetes', 'narwhal', 'scared', 'afraid'],
  moods: ['losing', 'change', 'waiting'],
  company: ['unicorn', 'cake', 'horn', 'icing', 'roses', 'rose', 'plate', 'buns', 'table', 'door', 'bag', 'spoon', 'tray', 'crumbs', 'tin', 'sugar'],
  isTale: true,
  about: 'A unicorn has eaten the whole cake, roses and all, and no horse can burp, so that it sits there tight as a drum, until somebody looks at the grooves in its horn and in the icing nozzle.',
  titles: ['Nine Roses and All', 'It Could Not Burp', '{H} and the Full Unicorn', 'Twelve Plain Buns', 'The Same Grooves'],
  want: [
    {
      id: 'an-empty-plate',
      A: 'partner',
      paragraphs: [
        '{H} had made a cake with nine icing roses. One of them leaned. Then {H} went to fetch {A}. When they came back, there was a plate with crumbs. Beside it sat a unicorn, as round as a barrel. “I ate too much cake,” said the unicorn.',
        '“How much?” asked {A}. “There was only the one,” said the unicorn. {H} looked at the plate. {H} wanted roses for tea, and had practised them all week. The unicorn held on to the table.'
      ]
    }
  ],
  way: [
    {
      id: 'a-burp-would-help',
      A: 'same',
      paragraphs: [
        '“You have to burp,” said {H}. “Then there’s room.” {A} patted the unicorn’s back, as one does with babies. They gave it a sip of fizzy water, and after that it was rounder. “Horses can’t burp,” said the unicorn, in a small voice. “Not one of us can. Whatever goes down stays down.” It wanted to go home. But it no longer fitted through the door.'
      ]
    },
    {
      id: 'which-rose',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Was it good, at least?” asked {H}. The unicorn shut its eyes, and went through it from the top. There had been the candle first. That was more of a crunch. Then there was rose after rose. “The fourth was the best,” said the unicorn. “It leaned a little.”',
        '{H} knew that rose. The bag had slipped. “I was going to turn it to the wall,” said {H}. “Oh, no,” said the unicorn. “It looked as if it was listening.” That was some comfort, but it was no cake.'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} measured the unicorn with a piece of string. The string went once round, and the ends did not meet. {A} took the washing line. That met, with a peg to spare. “This morning I went through napkin rings,” said the unicorn.',
        'Nobody believed that. “Through one,” it said. “With one foot.” They hung the line over a chair, to measure again later. The unicorn had a very good look at the peg. The peg was the shape of a biscuit.'
      ]
    },
    {
      id: 'other-tries-the-door',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} looked at the door, and looked at the unicorn from all sides. Going forwards, it was too wide. Going backwards, it was just as wide, but it could not see that. {A} leaned against it from behind. It went in, like a cushion, and came out somewhere else.',
        '“You’re only moving me about,” said the unicorn. {A} was now in the hall, and the unicorn was not. “One of us is through,” said {A}. They agreed that this was a start.'
      ]
    },
    {
      id: 'pet-and-crumbs',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had smelled cake, and came, and saw that there was none. There were crumbs. {A} had those, one after another, from the plate, the floor and the unicorn’s chin. The unicorn held quite still for it. It could not have bent down anyhow.',
        'At the end {A} lay down against its side, which was warm, and as tight as a ball. From inside there came a sort of song. {A} pricked up both ears. It was the cake, settling.'
      ]
    },
    {
      id: 'elder-pudding',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once ate a whole bowl of plum pudding,” said {S}, “that was meant for eleven.” “What happened?” asked {A}. “They rolled me,” said {S}. “Across the yard, and down to the gate. I saw the sky, and the hens, and then the sky.”',
        'The unicorn wished to know whether it had helped. “Not much,” said {S}. “But the hens still talk about it.” The unicorn looked out at the slope, and then at its horn. It would have stopped every time that the horn came round.'
      ]
    },
    {
      id: 'child-feels-full',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} laid a hand on the unicorn’s tummy, and then one on {S}’s own. “Mine’s got cake in it too,” said {S}. “From when?” asked {A}. “From my birthday,” said {S}. That had been some time ago. {S} pushed, to show how full it was.',
        'The unicorn listened at {S}, with one ear, very politely. “I can hear the candle,” it said. {S} was so proud of this that there was a small burp. “Oh,” said the unicorn. “What’s that like?”'
      ]
    },
    {
      id: 'hay',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do you eat at home?” asked {A}. It was grass, mostly, said the unicorn. There was grass in the morning, and afterwards there was grass. On feast days there was hay. “And what’s the pudding?” asked {H}. “Nobody’s ever told us about pudding,” said the unicorn.',
        'It had just looked in at the window, for the view. There had been a thing with roses on it. At home, you eat the roses that you see. “So I thought it was a bush,” said the unicorn. “I thought: this bush has been very well watered.”'
      ]
    },
    {
      id: 'the-same-grooves',
      A: 'partner',
      paragraphs: [
        '{H} took up the icing bag to wash it. At the end of the bag sat a small tin tip, with grooves going round. {A} looked at the tip, and turned {A}’s head on one side. “It’s got the same grooves,” said {A}, and pointed at the horn. “Round and round, and a hole at the top.” “That’s for whistling,” said the unicorn. {H} held the tip next to the horn. “Then there is another way out,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-of-the-horn',
      A: 'partner',
      paragraphs: [
        'They baked twelve plain buns, and set them out on a tray. “Bend down,” said {H}, “and think of roses.” The unicorn bent down, and {H} hugged its round tummy, very gently. Out of the horn came something pink. It turned once round, and sat on the first bun. It was a rose. “Oh,” said the unicorn. “That’s better than a burp.” {A} turned the tray, and {H} hugged the unicorn once more.'
      ]
    },
    {
      id: 'a-bit-of-everything',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The third bun got a rose with a crumb in it. The fifth got a bit of candle. “Stop,” said {A}. “Now there’s writing coming.” It was the rest of what had stood on the cake. It came out letter by letter, the last one first.',
        'They had to lay the buns in a row, and read them from behind. “Best wishes,” read {H}. The unicorn had not known that it had such a thing in it. “I thought those were the hazelnuts,” it said.'
      ]
    },
    {
      id: 'other-wants-stripes',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} asked whether there could be a bun with stripes. The unicorn had to move its head for that, to and fro, and walk along. The stripe went over the bun, the tray, the edge of the table and {A}’s sleeve. It was one very long stripe.',
        '“Lift up in between,” said {A}. The unicorn lifted its head, and it went on along the lamp. When it had run out, {A} took a spoon, and ate the way back. “It’s a nice walk,” said {A}.'
      ]
    },
    {
      id: 'whistles-again',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Try it now,” said {H}, about halfway. The unicorn blew, to see whether the horn was free. First there was a bubble, a pink one, as large as a plum. Then there was a note. It was low, and had sugar in it.',
        '{A} sang it after the horn, and {H} wrote it down on a bun. The unicorn looked at the bun for a while. “It’s my own voice,” it said. “I could eat it.” {H} moved the bun to the other end of the tray.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'partner',
      paragraphs: [
        'Twelve buns had twelve roses, and the unicorn was as thin as a chair. It walked out through the door, and in again. Then they had tea. {H} ate a rose, and shut both eyes. It was the one that leaned. “Would you care for a bun?” {A} asked the unicorn. The unicorn looked at the buns for a long time. “Just a half,” it said. “And I’ll give it back.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the crumbs, and then at the unicorn, and said nothing.',
      '{names} walked round the unicorn, and was away for quite a time.',
      { text: '{names} turned the cake plate over, but there was no cake on that side.', needs: ['hands'] }
    ],
    way: [
      '{names} gave one small burp, to make a beginning.',
      '{names} listened at the unicorn, and heard the cake settle.',
      { text: '{names} patted the unicorn too, lower down.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a bun with a rose, and did not know where to begin.',
      '{names} held still under the horn for a moment, and wore a rose all evening.',
      { text: '{names} pushed the next bun under the horn, just in time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tray was washed, and the tip was put back in its drawer. The unicorn went home across the grass, and whistled, and did not touch a bush.',
    '{H} washed the pink from {H}’s elbows, and lay down, quite flat and not at all round.'
  ],
  last: [
    'Out in the dark somebody whistled, low and with sugar in it, and {H} was asleep.',
    'On a plate stood half a bun with a rose, for breakfast, and {H} was asleep.'
  ]
})
