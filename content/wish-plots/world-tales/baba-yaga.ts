import { wishPlot } from '../wish-plot.ts'

export const babaYaga = wishPlot({
  id: 'wish-baba-yaga',
  wishes: ['baba yaga', 'babayaga', 'baba jaga', 'baba yagas hut', 'baba yaga hut', 'baba yaga chicken legs', 'hut on chicken legs', 'house on chicken legs', 'house with chicken legs', 'hut with chicken legs', 'chicken legs house', 'chicken legs hut', 'vasilisa', 'vassilisa'],
  answers: ['witch', 'hut', 'house', 'chicken', 'legs', 'leg', 'forest', 'wood', 'woods', 'walking', 'walks', 'runs', 'mortar', 'broom', 'story', 'tale', 'fairy', 'russian', 'friendly', 'kind', 'gentle', 'nice', 'old', 'beautiful'],
  except: ['scared', 'afraid', 'dinner', 'nuggets', 'fried'],
  moods: ['learning', 'proud'],
  company: ['hut', 'witch', 'forest', 'broom', 'door', 'legs', 'light'],
  about: 'The hut on chicken legs keeps its back to Baba Yaga, and will not turn round until somebody has a look at its feet.',
  titles: ['With Its Back to the Witch', 'The Hut Had Cold Feet', '{H} and the Hut on Chicken Legs', 'Turn Your Front to Me', 'Two Socks for a Hut'],
  want: [
    {
      id: 'its-back',
      A: 'partner',
      paragraphs: [
        'In the forest stood a hut on chicken legs. It was a table with a blanket over it, and two yellow feet of paper. Before it stood {A}, in a shawl and with a very long nose. It was Baba Yaga, the witch.',
        '“It won’t let me in,” said Baba Yaga. “It’s turned its back on me.” {H} had come for a light, because at home the lamp had gone out. “They’re in there too,” said the witch. “Get it to turn round, and you shall have one.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-words',
      A: 'partner',
      paragraphs: [
        'There are words for it, and {H} knew them. “Little hut, little hut, turn your back to the forest and your front to me.” The hut turned all the way round, and stopped with its back to {H}. “It does that with me, too,” said {A}.',
        'So {H} ran round to the other side. There was the door, and then it turned away. {H} ran the other way, and so did the door. Inside you heard a pot of soup slop.'
      ]
    },
    {
      id: 'mortar',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Baba Yaga doesn’t ride on a broom. The broom is for sweeping away the tracks. The flying is done in a mortar, and it was the washing-up bowl. {A} sat down in it. “Stand back,” said the witch.',
        'It went a little way across the floor. “It’s stiff in the mornings,” said {A}, and swept behind. Now nobody could see where the witch had been. It had been by the fridge.'
      ]
    },
    {
      id: 'smells-you',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Fu, fu,” said Baba Yaga, with the nose in the air. “It smells of somebody.” “That’s me,” said {H}. {A} came nearer and sniffed along one sleeve. “Soap,” said the witch, “and toast. And some pencil.”',
        '“What do you smell of?” asked {H}. Nobody in the forest had ever asked that. {H} put {H}’s nose to the shawl. “Pine needles,” said {H}, “and onion.” “I bathe in onion,” said Baba Yaga, flattered.'
      ]
    },
    {
      id: 'poppy-seeds',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'If you want something of Baba Yaga’s, you have to work. “Sort me the peas from the beans,” said {A}, and tipped them out in a heap. {H} sorted. It was the whole bowl. When {H} looked up, the witch was sorting as well, from the other end.',
        '“You’re not meant to help,” said {H}. “I know,” said Baba Yaga. “But I’ve looked at that heap for three hundred years, and I can’t stand it.” They met in the middle, over one lentil. Nobody knew whose it was.'
      ]
    },
    {
      id: 'riders',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Past the hut came a rider all in white, on a white horse. It was {A} with a sheet and a mop. “I’m the bright day,” said the rider. Then one came by in red, and was the sun. The last one was in black, with a coat hanger for a mane, and was the night.',
        '“You were quick,” said {H}. “It’s winter,” said the night, out of breath, and galloped on. Where it had passed, {H} really could see a bit less.'
      ]
    },
    {
      id: 'gate',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The gate creaked, and wouldn’t let anybody through. “You have to put oil on it,” said {A}. {H} put a drop of nothing on each side, with one finger. It hummed, and swung open.',
        'The birch tree behind it scratched, and wanted a ribbon. {H} tied one round a twig, which was {A}’s thumb. It’s how you get by in that forest. Everything there is only cross because it’s been left so long.'
      ]
    },
    {
      id: 'the-hen',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If it’s got the legs of a hen,” said {H}, “perhaps it wants corn.” They threw down a handful, made of torn paper. The hut bent at the knees. Something inside rolled from one wall to the other.',
        '“It can’t reach,” said {A}. “They gave it the legs and forgot the beak.” They swept the corn up again, so that it needn’t look at it all day.'
      ]
    },
    {
      id: 'house-walk',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What’s it like to live in?” asked {H}. “You go to bed in the pine trees,” said Baba Yaga, “and you wake up by a lake. I’ve never had to travel. And nobody ever finds me twice.” {A} looked at the hut. “It used to kneel down for me to get in.”',
        'They stood side by side and looked up at the doorstep. Somewhere up in there a cup fell off its hook. “That was the blue one,” said the witch.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'By the door of the hut there is a guard, and that was {A}. You should give a guard a bit of bread. Then you’re let by. {H} gave {A} a bit of bread.',
        '“In a hundred years the witch never gave me any bread,” said {H}, since {A} couldn’t. {A} chewed. It hadn’t been quite a hundred years since breakfast.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“They used to call me Baba Yaga,” said {S}. “I lived at the edge of the wood, with a tooth like this.” {A} looked at the tooth. “What did you do?” “I put a pot of jam out on the fence, with a spoon.”',
        '“And did they come?” “First the spoon was gone,” said {S}, “and then the jam. On the third day they came to bring back the spoon, and stayed till it was dark.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was a hut too, a small one. It was a young one, with a towel over its head, and it had only hatched that week. “Little hut, little hut,” said {A}, “turn round.” It turned round, and round, and round, because it could.',
        'Then it sat down with a bump. “Is anybody in?” asked {A}, and lifted the towel. “Me,” said {S}. “I’m the one who lives here, and I’m giddy.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} got hold of one of the paper feet, by the middle claw. The hut stood quite still. Something as small as that had never come up to it before, and without a broom.',
        '“Gently,” said {H}. {A} patted it, once, and once more. Up above a shutter opened a crack and shut again. It was the nearest that a hut can come to a smile.'
      ]
    },
    {
      id: 'cold-feet',
      A: 'partner',
      paragraphs: [
        '“What did you say to it this morning?” asked {H}. “What I always say,” said Baba Yaga. “Run. Jump over that bog. Stand there and wait.” {A} looked down to the ground. “It stands on one leg today,” said {A}, “and then on the other.”',
        '{H} knew why you do that. {H} had done it in the morning, on the bathroom floor.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-socks',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the floor and pulled off both of {H}’s socks. They were red, and still warm. {H} put one over the left claws, and the hut lifted the right. “There,” said {H}.',
        'And the hut turned round. Nobody had said any words to it. It bent its knees, and the door went open by itself. “Three hundred years,” said Baba Yaga, “and I never once looked at its feet.”'
      ]
    },
    {
      id: 'in-the-hut',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Inside there was only just room for a witch. When Baba Yaga lies down, there are feet at one wall and a nose at the other. {A} showed how. The nose was bent a little. {H} had to sit where the knees made a roof.',
        '“You could take the shawl off,” said {H}, “then you’d have more room.” “Then I’d be no more than a person,” said the witch from down there. So it stayed on.'
      ]
    },
    {
      id: 'carried-home',
      A: 'partner',
      paragraphs: [
        '{H} got the light, and it was the torch. But now it was a long way home through the forest with two bare feet. Baba Yaga looked at them, and then at the hut. “Would you?” asked the witch. Nobody had ever asked it anything.',
        'The hut knelt down again, and {H} got in. They walked through the forest, {A} and the hut and the light in the window. At every step it stopped a moment, and looked down at its socks.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} peeped out between two birches, which were chairs.',
      '{names} stopped in front of a chicken foot, and it scratched the ground.',
      { text: '{names} knocked at the back of the hut, where there was nothing to open.', needs: ['hands'] },
      { text: '{names} admired the nose, and held on to a much smaller one.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round as well, three times, and sat down facing nowhere.',
      '{names} caught the smell of soup each time the door went past.',
      { text: '{names} said the words too, and the hut turned its back on them all.', needs: ['hands'] },
      { text: '{names} rang a bell beside the door, and then the door was elsewhere.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a stripe of light from the door, and moved further into it.',
      '{names} went up to the red socks and gave them a sniff of respect.',
      { text: '{names} pulled the left sock up a bit where it had slipped off the claws.', needs: ['hands'] },
      { text: '{names} bowed to the hut, and it very nearly curtsied.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} took the blanket off the hut, and it was a table, in red socks. They stayed on overnight.',
    '{H} washed both feet, and they were cold. In the bed {H} curled in all the claws, until they got warm.'
  ],
  last: [
    'Its front was to the bed and its back to the forest, and {H} was asleep.',
    'Out in the kitchen somebody had warm feet at last, and {H} slept.'
  ]
})
