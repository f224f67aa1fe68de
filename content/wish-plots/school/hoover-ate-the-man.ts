import { wishPlot } from '../wish-plot.ts'

export const hooverAteTheMan = wishPlot({
  id: 'wish-hoover-ate-the-man',
  wishes: ['hoover ate', 'hoover ate toy', 'hoover ate man', 'hoover eats toy', 'hoover eaten', 'hoover swallowed', 'hoover sucked up', 'hoover sucked', 'hoover got toy', 'hoover took toy', 'hoovered lego', 'hoover lego', 'hoover bag toy', 'hoover bag', 'lost in hoover', 'stuck in hoover', 'vacuum ate', 'vacuum ate toy', 'vacuum cleaner ate', 'vacuum eats toy', 'vacuum swallowed', 'vacuum sucked up', 'vacuum sucked', 'vacuumed lego', 'vacuum bag toy', 'lost in the vacuum', 'stuck in vacuum', 'sucked up vacuum cleaner', 'aspiradora juguete', 'staubsauger', 'toy inside the hoover', 'toy inside vacuum', 'toy went hoover', 'toy went vacuum', 'toy stuck hoover', 'toy stuck vacuum', 'toy disappeared hoover', 'toy vanished hoover', 'toy lost vacuum', 'hoover gobbled', 'vacuum gobbled', 'hoover marble', 'hoover figure', 'vacuum figure', 'vacuum swallowed toy', 'vaccum ate', 'toy sucked vacuum', 'emptied the hoover', 'hoover took lego', 'accidentally hoovered up'],
  answers: ['hoover', 'hoovers', 'hoovered', 'hoovering', 'vacuum', 'vacuumed', 'vacuuming', 'cleaner', 'ate', 'eaten', 'eats', 'swallowed', 'sucked', 'gobbled', 'took', 'up', 'in', 'bag', 'tube', 'hose', 'nozzle', 'dust', 'fluff', 'toy', 'toys', 'man', 'men', 'figure', 'soldier', 'knight', 'lego', 'bead', 'brick', 'piece', 'little', 'tiny', 'small', 'favourite', 'favorite', 'best', 'lost', 'found', 'find', 'rescued', 'rescue', 'rescuing', 'out', 'again', 'back', 'got', 'stuck', 'gone', 'rug', 'carpet', 'floor', 'bedroom', 'tidy', 'tidying', 'cleaning', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'nana', 'granny', 'accident', 'accidentally', 'today', 'yesterday', 'morning', 'saturday', 'sad', 'upset', 'cried', 'brother’s', 'sister’s', 'my', 'his', 'her', 'our', 'was', 'noise', 'rattled', 'newspaper', 'emptied', 'searched', 'looked', 'inside', 'birthday', 'spade', 'marble', 'disappeared', 'vanished', 'swallow', 'went', 'figures', 'doll', 'car', 'button', 'coin', 'bits', 'kitchen', 'living', 'lounge', 'stairs', 'sofa', 'under', 'bed', 'weekend', 'sunday', 'evening', 'brother', 'sister', 'grandpa', 'grandad', 'auntie', 'when', 'noisy', 'opened', 'cut', 'step', 'mama', 'papa', 'uncle', 'cousin'],
  except: ['robot', 'afraid', 'scared', 'frightened', 'loud', 'hamster', 'gerbil', 'mouse', 'spider', 'fish', 'bird', 'tooth', 'ring', 'money', 'broke', 'broken', 'alive', 'monster', 'dragon', 'elephant', 'flying', 'loves', 'baby', 'crumbs', 'glitter', 'hair'],
  moods: ['losing', 'waiting', 'change'],
  company: ['hoover', 'rug', 'man', 'spade', 'tube', 'bag', 'newspaper', 'step', 'fluff', 'dust', 'birthday', 'sand', 'pea', 'coat', 'cake', 'button', 'paper', 'bed', 'lid', 'hall', 'door', 'saucer', 'cup', 'water'],
  about: 'The hoover has eaten the hero’s little toy man, and digging for him in what was in the bag brings up only old days, until it is seen in what order they lie, and which way up the bag was tipped.',
  titles: ['Tock', 'The Oldest on Top', '{H} Digs for Today', 'A Cake out of the Hoover', 'The Man with the Blue Coat'],
  want: [
    {
      id: 'tock',
      A: 'partner',
      paragraphs: [
        '{H}’s little toy man stood on the blue rug with his spade. He was no bigger than a thumb. {A} came along with the hoover. “Tock,” it said. Something rattled up the tube, round one bend, and round another. {A} switched it off. There was nobody on the rug any more. “The hoover’s eaten my little man,” said {H}. “I want him out.”'
      ]
    }
  ],
  way: [
    {
      id: 'into-the-tube',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} called into the tube of the hoover. “Are you in there?” called {H}, and listened. It was dark in there, and smelled of Mondays. “I’m here,” said a voice. It was very near. “Have you hurt yourself?” asked {H}. “Not that I know of,” said the voice.',
        '{H} looked up. At the other end of the tube sat {A}, with one ear on it. {A} had been listening for the little man as well. “He’s polite, anyhow,” they had both thought.'
      ]
    },
    {
      id: 'one-for-yes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll shake it, and we’ll ask him,” said {A}. “One rattle is yes, and two is no.” {A} lifted the hoover and shook it. “Are you all right?” asked {H}. It rattled once. That was good to hear. “Is it dark in there?” It rattled once.',
        '“Have you got your spade?” It rattled seven times. {H} and {A} looked at each other. Either the little man had seven spades, or else he was not alone.'
      ]
    },
    {
      id: 'a-grey-cake',
      A: 'partner',
      paragraphs: [
        'They carried the hoover out to the step, and {A} tipped its bag onto a newspaper. It all came out in one piece, thick and grey, like a cake. {H} began to dig at the top. Every bit of fluff looked like a little man, until you pulled it. Then it was fluff. {H} found a scrap of gold paper, and under it some sand. Under that was a pea. “He isn’t in here,” said {H}.'
      ]
    },
    {
      id: 'what-else-lived-there',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a saucer for whatever came to light out of the hoover. In it lay two beads, a button and a bit of puzzle. “That’s sky,” said {A}. “We’ve been missing that since the winter.” They had finished the puzzle without it, and told people it was a cloud.',
        '{H} held up a thing with legs. “Is it him?” asked {A}. It was a raisin. It had never had legs before. It had grown them out of hair, from being in there for so long.'
      ]
    },
    {
      id: 'other-lost-something',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} looked into the hoover too. “If you’re in there already,” said {A}, “I’ve been missing something too.” “What is it?” asked {H}. “I don’t know,” said {A}. “It was small, and I looked for it for a week. Then I forgot what it was.”',
        '{H} held up a button out of the hoover. It was not that. {H} held up a screw. “That’s it,” said {A}, “or else it’s very like it.” {A} put the screw in a pocket, and lost it by evening.'
      ]
    },
    {
      id: 'pet-is-half-of-it',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came to see what the hoover had eaten, and sniffed at the grey cake. There were crumbs in it, and a great deal of rug. And there was something that {A} knew very well. {A} sniffed at it from the other side. It was {A}.',
        '“Half of it’s {A},” said {H}. {A} lay down on the step beside the newspaper. Now there were two of them there, one with eyes. Each kept the other company, while {H} looked for the little man.'
      ]
    },
    {
      id: 'elder-on-the-rail',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had no hoover,” said {S}. “The rugs hung over a rail, and we hit them with a cane thing. Whatever was in them fell out at your feet. You always knew where your men were.” {A} thought that this was a good way.',
        '“Only the wind had to be right,” said {S}. “Once it turned. That day we got all of our dust back, and next door’s as well. There was a brass elephant in it. We asked, but nobody was missing one.”'
      ]
    },
    {
      id: 'child-lies-on-the-rug',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} lay down flat on the blue rug, to see what the little man had seen. “What’s there?” asked {A}. “Everything’s very tall,” said {S}. “There’s a chair, up to the ceiling. And now there’s a toe.” “That’s mine,” said {A}.',
        'It had come up slowly from behind, with a sound on the floor. {S} shut both eyes. “Tock,” said {S}. Then {S} wanted to be found again, and had to be dug out of the cushions.'
      ]
    },
    {
      id: 'in-what-order',
      A: 'partner',
      paragraphs: [
        '{A} had laid it all out along the edge of the newspaper. “That’s gold paper from your birthday,” said {A}. “The sand’s from the summer, and we had peas on Thursday. It’s in order, do you see? And the birthday was on top.” {H} saw. “But the birthday’s the oldest,” said {H}. “The oldest ought to be at the bottom.” They both looked at the hoover, with its lid hanging open. “We tipped it out upside down,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'turned-like-a-cake',
      A: 'partner',
      paragraphs: [
        'So where was today? {H} pointed at the very bottom. {A} laid another newspaper on top, and they took hold on both sides. “One, two, over,” said {H}. Now a soft blue layer was uppermost, and it was this morning’s rug. {H} put one finger in. Something was sticking out of the blue, and it was a spade. There sat the little man, in fluff up to his chin. He had been digging too, and in the right direction.'
      ]
    },
    {
      id: 'down-through-the-week',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now the little man stood on the newspaper, and could see all the layers from outside. The grey cake had come apart at one side, as if a slice were missing. “Blue’s today,” said {A}. “Brown’s the toast on Sunday. People who look for old towns dig like that. The further down, the longer ago.”',
        '“And what’s under the birthday?” asked {H}. They lifted it up. There was only the newspaper. It was three weeks old, and said that it would rain. It had, too.'
      ]
    },
    {
      id: 'what-he-said-of-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s it like in the hoover?” {A} asked the little man. {H} held him to one ear. “He says it’s windy first,” said {H}. “Then it’s very soft. He’s never sat on anything so soft.” {A} was glad that it was soft.',
        '“And the bends?” {H} listened again. “He’d like to do the bends once more,” said {H}. They looked at the tube. But he was told that it was only for dust, and that he had had his go.'
      ]
    },
    {
      id: 'a-bath-in-a-cup',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The little man was given a bath in a cup, but only up to the knees. The fluff had to stay dry. First the water was blue, and then it was grey. {H} rubbed him with one finger, and out came two red boots. “Were they always red?” asked {A}. “They’re redder now,” said {H}.',
        'He sat on the rim to dry. There was a ring round the cup, just as in a big bath. “It’s odd,” said {A}. “Such a small man, and such a hoover-full of dirt.”'
      ]
    },
    {
      id: 'bless-you-on-the-step',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A bit of the cake had got up {H}’s nose. {H} felt a sneeze coming, a big one. “Not over the newspaper!” called {A}. {H} turned round and sneezed at the street. A man with a hat said “Bless you.”',
        'But {A} had to sneeze as well, and {A} had not turned round. Last Thursday flew up and came down on everything. They were both grey all over. The man with the hat thought for a moment, and said it to each of them.'
      ]
    },
    {
      id: 'the-rest-of-the-rug',
      A: 'partner',
      paragraphs: [
        'All round the little man’s shoulders hung blue fluff, and it was just like a coat. {H} left it on him. “I’ve still got half the rug to do,” said {A}. This time the little man rode on the lid of the hoover, and looked out. “Tock,” said the hoover, under the bed. {A} switched it off at once. They shook the tube, and it was only a pea. “That’s from Thursday,” said {H}, “but now it’s today’s.” The little man on the lid had seen it go in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the rug, where there was one man too few.',
      '{names} heard it go round both bends.',
      { text: '{names} pulled out the plug, to be safe.', needs: ['hands'] },
      { text: '{names} held the tube, so that he would not go any further.', needs: ['hands'] }
    ],
    way: [
      '{names} kept to the windy side of the newspaper.',
      '{names} got some fluff on the nose, and it was from Sunday.',
      { text: '{names} turned over every bit of fluff, and no fluff had a face.', needs: ['hands'] },
      { text: '{names} spread out the next newspaper, in case there was more.', needs: ['hands'] }
    ],
    turn: [
      '{names} came quite close, and there was the spade.',
      '{names} wore a bit of the blue too, round the neck.',
      { text: '{names} held two corners, and counted to three.', needs: ['hands'] },
      { text: '{names} gave the little man a blanket made of one sock.', needs: ['hands'] }
    ]
  },
  bed: [
    'The newspaper was folded up with all those days in it, and put in the bin. The hoover stood in its corner, and there was nobody in it.',
    '{H} washed, and the water was a bit blue as well. Then {H} lay down. The little man lay on the chair beside the bed, in his coat. {H} looked once more, to be sure.'
  ],
  last: [
    'The spade stood against the wall, the little man was on top, and {H} was asleep.',
    'It was soft up to the chin, but it was only a blanket, and {H} was asleep.'
  ]
})
