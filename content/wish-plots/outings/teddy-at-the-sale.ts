import { wishPlot } from '../wish-plot.ts'

export const teddyAtTheSale = wishPlot({
  id: 'wish-teddy-at-the-sale',
  wishes: ['garage sale', 'garage sales', 'yard sale', 'yard sales', 'jumble sale', 'jumble sales', 'rummage sale', 'car boot sale', 'car boot', 'boot sale', 'bring and buy sale', 'table sale', 'tag sale', 'flea market', 'street sale', 'toy sale', 'second-hand sale', 'sold teddy', 'sold old teddy', 'sold teddy mistake', 'sold teddy accident', 'teddy sold', 'teddy garage sale', 'teddy yard sale', 'teddy jumble sale', 'teddy car boot sale', 'teddy flea market', 'teddy bear sold', 'sold bear', 'bear sold', 'sold teddy bear', 'bear garage sale', 'bear yard sale', 'bear jumble sale', 'sold cuddly toy', 'sold favourite toy', 'sold soft toy', 'sold stuffed animal', 'bought teddy back', 'bought back teddy', 'buy teddy back', 'buy back teddy', 'bought bear back', 'buy back bear', 'selling old toys', 'sold old toys', 'sell old toys', 'sold toy mistake'],
  answers: ['garage', 'yard', 'jumble', 'rummage', 'car', 'boot', 'bring', 'buy', 'table', 'tag', 'flea', 'market', 'street', 'sale', 'sales', 'second-hand', 'sold', 'sell', 'sells', 'selling', 'teddy', 'teddies', 'bear', 'old', 'favourite', 'favorite', 'cuddly', 'soft', 'stuffed', 'toy', 'toys', 'animal', 'mistake', 'accident', 'accidentally', 'by', 'wrong', 'price', 'sticker', 'coins', 'bought', 'back', 'again', 'buying', 'got', 'get', 'gets', 'found', 'someone', 'somebody', 'stranger', 'lady', 'man', 'our', 'we', 'my', 'his', 'her', 'their', 'the', 'a', 'at', 'and', 'had', 'to', 'have', 'was', 'were', 'today', 'yesterday', 'saturday', 'sunday', 'weekend', 'tomorrow', 'school', 'church', 'neighbours', 'neighbour', 'neighbors', 'lemonade', 'things', 'stuff', 'books', 'clothes', 'money', 'earned', 'box', 'went', 'almost', 'nearly', 'childhood', 'loved', 'from', 'lamp', 'clearing', 'out', 'outgrown'],
  except: ['house', 'home', 'camper', 'campervan', 'van', 'sofa', 'piano', 'bike', 'polar', 'grizzly', 'picnic', 'clinic', 'hospital', 'ripped', 'torn', 'washed', 'died', 'dead', 'grandma’s', 'grandpa’s', 'debt', 'divorce', 'stolen', 'stole', 'police', 'dog', 'cat', 'rabbit', 'horse', 'pony', 'dragon', 'robot', 'unicorn', 'monster', 'ghost', 'magic', 'genie', 'hurt', 'fire', 'moved', 'moving', 'fleas', 'flea circus', 'goat', 'cow', 'bus', 'train', 'nursery', 'left', 'lost', 'dreams', 'stars', 'clouds', 'who'],
  moods: ['lost', 'losing', 'learning', 'change', 'late'],
  out: true,
  company: ['bear', 'sale', 'street', 'table', 'tables', 'tin', 'coins', 'lamp', 'sticker', 'bag', 'bags', 'man', 'rucksack', 'chair', 'lemonade', 'lady', 'cups'],
  about: 'At the sale in the street the old bear is sold by mistake; he growls only when he is tipped over, so the hero bows to everybody who carries a bag, until one of the bags growls.',
  titles: ['The Bag That Growled', 'Two Coins for Bear', '{H} Bows to Everybody', 'Sold by Mistake', 'Only When It’s Tipped'],
  want: [
    {
      id: 'the-empty-chair',
      A: 'partner',
      paragraphs: [
        '{H} came back to the table with some lemonade, and the chair beside it was empty. All down the street people were selling old things. {H} and {A} had cups to sell, and a lamp. On the chair had sat {H}’s old teddy bear.',
        '“Where’s Bear?” asked {H}. {A} opened the money tin. There were two new coins in it. “I thought that they were for the lamp,” said {A}. But there stood the lamp, and its sticker was gone. Bear had been sold. {H} wanted Bear back, and at once.'
      ]
    }
  ],
  way: [
    {
      id: 'whose-sticker',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“He must have put his foot on it,” said {A}. The sticker had said “two coins”, and it was of the kind that would stick to anything. {H} looked under both shoes. There was a sticker there as well. It said “cups, one coin each”.',
        '“Then I’m lucky,” said {H}. “I’d have gone for one coin, as a cup.” {A} stuck it back where it belonged. But from then on they both looked under their shoes before they stood still.'
      ]
    },
    {
      id: 'anything-brown',
      A: 'partner',
      paragraphs: [
        'They ran down the street. “Have you bought something brown?” {H} asked everybody. They all had. It was boots, or a teapot. Nobody wanted to unpack a bag.',
        'So {H} called into the bags. “Bear!” called {H} into a basket, and into a bag with leeks. It stayed quite still in there. “He’s never been one to answer,” said {H}. By then people were going home.'
      ]
    },
    {
      id: 'how-he-looks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What does he look like?” asked a lady who sold jam. “He’s got one eye that’s a button,” said {H}, “and one that was always there. And he’s thin at the neck, from being carried.” The lady wrote all that on the lid of a jar.',
        '“And what’s he worth?” asked the lady. {H} did not know. {A} thought of all that there was in the tin, and of the tin. “You can’t put that on a sticker,” said {A}. “It wouldn’t go round.”'
      ]
    },
    {
      id: 'what-was-bought',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the way they passed a table with a single thing on it. It was a door, with nothing behind it. “Has a bear come by?” asked {H}. “Not through here,” said the man at the table. He opened it, so that {H} could see with {H}’s own eyes.',
        '{A} went through, to be thorough, and came back. “It’s the same street,” said {A}, “but you feel that you’ve been somewhere.” They told the man that he ought to ask more for it.'
      ]
    },
    {
      id: 'other-bought-a-hat',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had promised to help, and came along with a hat on. It had a feather. “Where did you get that?” asked {H}. “I only asked the woman if she’d seen a bear,” said {A}. “She said no, but that it suited me.”',
        'At the next table {A} asked again. At the corner {A} had no news of Bear, but had a sieve, and half a chess game. “I’d better stop asking,” said {A}.'
      ]
    },
    {
      id: 'pet-price',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'To be on the safe side they looked at {A} as well. {A} had lain under the table, and sure enough, there was a sticker in the fur. “Teapot without lid,” it said. {H} took it off, very slowly, hair by hair.',
        '{A} had not noticed any of it, neither that {A} had been for sale, nor how cheap. “I’d have bought you at once,” said {H}. {A} smelled at the lemonade.'
      ]
    },
    {
      id: 'elder-sold-a-coat',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once sold my own coat,” said {S}. “I’d only hung it over the chair. A man put it on, and it suited him, and he gave me three coins.” “Did you get it back?” asked {A}. “I ran after him,” said {S}, “but he’d already got the key to our door in his pocket.”',
        '“So what did you do?” “I asked him to let me in,” said {S}. “He stayed for soup. He’s still got the coat.”'
      ]
    },
    {
      id: 'child-sells-nothing',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had a table too. It was a crate, and there was nothing on it. “What are you selling?” asked {A}. “It’s gone already,” said {S}. “I’ve sold a stone to a boy, and then I bought it back.” {S} opened one hand, and there it was.',
        '“Did it cost more?” “It cost the same stone,” said {S}. {A} did not quite see how that went. But {S} had been at it all day, and had lost nothing.'
      ]
    },
    {
      id: 'when-does-he-growl',
      A: 'partner',
      paragraphs: [
        '“Doesn’t he ever say anything?” asked {A}. “Only when I lay him down,” said {H}. “Then he growls. There’s a little box in his tummy. Something heavy slides down in it, and pushes the air out. Brumm.” “So he’s got to be tipped,” said {A}.',
        'They looked at all the bags, which went by so straight. “You can’t ask people to lie down,” said {A}. {H} thought about it. “No,” said {H}, “but they can bow.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bowing',
      A: 'partner',
      paragraphs: [
        '{H} stood at the end of the street, and bowed very low. “Good afternoon,” said {H}. When somebody bows to you, you bow back. You can’t help it. A lady with a basket bowed, and cups clinked. {A} bowed as well, to those on the left.'
      ]
    },
    {
      id: 'who-else-had-a-voice',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It was strange how much had a voice, once it was tipped. A pram with tins in it bowed like a thunderstorm. A long parcel said “tling”. It was a piano stool, and one key had got left in it. “I didn’t know about that,” said its owner, quite pleased.',
        '“What do I say when I’m tipped?” asked {A}. {H} went behind and listened, while {A} bowed. “You creak,” said {H}, “and something in your pocket’s fallen out.” It was a biscuit.'
      ]
    },
    {
      id: 'baby-is-tipped',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was held in somebody’s arms, and each time there was a bow, {A} had to bow along. The street went up, and came down again. {A} made a sound then, from far down, between a laugh and a hiccup.',
        'A lady turned round. “Is that the bear?” asked the lady. “No,” said {H}, “that one’s ours already.” They did it once more, because of the sound.'
      ]
    },
    {
      id: 'other-cannot-stop',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had bowed so often by now that it went on by itself. {A} bowed to a postbox, and to a bicycle with nobody on it. An old lady bowed back to {A}, and {A} to her, and neither wanted to stop first.',
        '“After you,” said the old lady. “After you,” said {A}. {H} had to take {A} by the sleeve. Far down the street you could see the lady, still nodding a little.'
      ]
    },
    {
      id: 'proof',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How will they know that he’s mine?” asked {H}, between two bows. {A} thought about it. “By the hand,” said {A}. {H} held up the one that Bear was always carried in. It was still bent, with the thumb in front and four fingers behind.',
        '{A} tried to bend a hand like that. {A}’s hand was quite wrong for it. “It’s like a key,” said {A}. “There’s only one neck that it fits.” {H} kept it just so, and bowed with it behind, so that it should not lose its shape.'
      ]
    },
    {
      id: 'two-coins',
      A: 'partner',
      paragraphs: [
        'Then came an old man with a rucksack. He took off his hat to {H}, and bent down low. “Brumm,” said the rucksack. “That’s my bear,” said {H}. “He was sold by mistake.” The old man unpacked him. “I had one with just that voice,” he said. “I’d forgotten how it went.” On Bear’s foot was the sticker from the lamp. {A} gave the man back his two coins.',
        '“May I?” asked the old man. He bowed to Bear, and Bear was made to bow to him. “Brumm.” “I do need a lamp,” he said. They went back to it together. {H} stuck the sticker on, and the two coins went back into the tin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the table, and found only the table.',
      '{names} had a sip of lemonade, and did not taste it.',
      { text: '{names} turned over all the cups, to be quite sure.', needs: ['hands'] },
      { text: '{names} felt the chair with one hand, and it was not quite cold.', needs: ['hands'] }
    ],
    way: [
      '{names} went along the other side of the street, past all the tables.',
      '{names} listened at a basket, for a long time.',
      { text: '{names} put a leek back that had fallen out.', needs: ['hands'] },
      { text: '{names} held up a brown glove, but it was only a glove.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed too, as far down as it went.',
      '{names} came and smelled at Bear, from the foot to the button.',
      { text: '{names} smoothed the fur where the sticker had been.', needs: ['hands'] },
      { text: '{names} carried the lamp to the corner for the old man.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was carried in, with the cups that nobody had wanted. In the tin on the shelf were the two coins, which had been out and in all day.',
    '{H} washed, and looked under both feet, but there was no sticker. Then {H} lay down, and laid Bear down too. “Brumm,” said Bear.'
  ],
  last: [
    'Bear lay on his back, and had said what he had to say, and {H} was asleep.',
    'A lamp stood in another window now, and {H} slept with one hand on a thin neck.'
  ]
})
