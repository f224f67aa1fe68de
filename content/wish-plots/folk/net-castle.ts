import { wishPlot } from '../wish-plot.ts'

export const netCastle = wishPlot({
  id: 'wish-net-castle',
  wishes: ['mosquito net castle', 'mosquito nets castle', 'mosquito net is a castle', 'mosquito net fort', 'mosquito net palace', 'mosquito net king', 'mosquito net queen', 'mosquito net princess', 'mosquito net prince', 'mosquito net knight', 'mosquito net pretend', 'mosquito net game', 'mosquito net playing', 'mosquito net guard', 'net castle', 'net castle bed', 'castle net bed', 'castle under the net', 'net over bed castle', 'bed net castle', 'net fort bed', 'bed net fort', 'mozzie net castle', 'mozzie net fort', 'canopy castle', 'canopy bed castle', 'bed canopy castle', 'kulambo', 'kulambu', 'machhardani', 'machardani', 'machchardani', 'moshari', 'cibinlik', 'mosquitero castle', 'castle walls see through', 'see-through castle', 'see through castle', 'mosquito net castle bed', 'mosquito nets fort', 'mosquito net house', 'mosquito net tower', 'mosquito net walls', 'mosquito net banana', 'mosquito net hideout', 'mosquito net den', 'mosquito net tent castle', 'net palace bed', 'net bed princess', 'kulambo castle', 'moshari castle', 'chandarua'],
  answers: ['mosquito', 'mosquitoes', 'mozzie', 'net', 'nets', 'netting', 'castle', 'castles', 'fort', 'palace', 'tower', 'walls', 'wall', 'white', 'blue', 'bed', 'big', 'sleeping', 'sleep', 'sleeps', 'slept', 'under', 'inside', 'in', 'over', 'round', 'around', 'my', 'our', 'the', 'is', 'was', 'a', 'king', 'queen', 'prince', 'princess', 'knight', 'knights', 'guard', 'guards', 'enemy', 'pretend', 'pretends', 'pretending', 'play', 'plays', 'playing', 'game', 'turns', 'into', 'becomes', 'like', 'made', 'see', 'through', 'see-through', 'holes', 'tuck', 'tucked', 'tucks', 'mattress', 'grandma', 'grandma’s', 'granny’s', 'grandpa’s', 'village', 'holiday', 'abroad', 'home', 'hot', 'night', 'nights', 'tonight', 'summer', 'rainy', 'season', 'monsoon', 'cousins', 'cousin', 'sister', 'brother', 'together', 'banana', 'snack', 'buzz', 'buzzing', 'hum', 'outside', 'can’t', 'get', 'gets', 'nobody', 'safe', 'nani', 'dadi', 'lola', 'lolo', 'lola’s', 'nani’s', 'dadi’s', 'bangladesh', 'india', 'philippines', 'nigeria', 'kenya', 'ghana', 'uganda', 'africa', 'hiding', 'hide', 'den', 'house', 'mum', 'dad', 'baby', 'princesses', 'shadows', 'torch', 'story', 'stories', 'singing', 'sing'],
  except: ['malaria', 'dengue', 'zika', 'fever', 'hospital', 'ill', 'sick', 'bitten', 'bite', 'bites', 'itchy', 'itch', 'scared', 'afraid', 'fishing', 'butterfly', 'goal', 'football', 'hole', 'torn', 'ripped', 'tangled', 'stuck', 'trapped', 'sand', 'bouncy', 'haunted', 'dragon', 'vampire', 'spider', 'snake', 'cat', 'dog', 'refugee', 'camp', 'war', 'hungry', 'poor', 'died', 'dead', 'fire', 'trampoline'],
  moods: ['sleepless', 'first', 'waiting', 'change'],
  fed: true,
  company: ['net', 'castle', 'wall', 'walls', 'mosquito', 'enemy', 'banana', 'bed', 'mattress', 'corner', 'pillow', 'gate', 'guard', 'hum', 'song'],
  about: 'The mosquito net is a castle with walls that one can see through and no gate, and when it is opened for a banana the enemy comes in as well, until it is noticed that the enemy always sits where somebody breathes.',
  titles: ['A Castle with Holes', 'Where the Enemy Sits', '{H} Sings at the Wall', 'A Banana for the Castle', 'No Gate'],
  want: [
    {
      id: 'lived-in-a-castle',
      A: 'partner',
      paragraphs: [
        '{H} lived in a castle, and it was the mosquito net over the bed. It hung from a hook and was tucked in all round. {H} could see out through all its walls. “Who goes there?” called {H}.',
        '“It’s me,” said {A}, outside, “with a banana.” {H} wanted to have both of them in the castle. But round the castle flew the enemy. It was very small, and it hummed.'
      ]
    }
  ],
  way: [
    {
      id: 'what-may-come-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they tried what could get through a castle like that. A word could. “Good evening,” said {A}, and it was inside at once. The light came in, and so did the smell of the banana. A finger stayed out.',
        '{A} blew at the wall, and {H} felt it on the nose. “It’s all holes,” said {A}. “How many are there?” {H} began to count along one thread. “More than the enemy can count,” said {H}, when it got hard.'
      ]
    },
    {
      id: 'the-gate-for-two',
      A: 'partner',
      paragraphs: [
        '“I’ll lift up the gate,” said {H}. There was no gate, so {H} pulled the wall out from under the mattress. {A} came in on hands and knees, with the banana in front and both feet behind. That takes a while, and beside {A}’s feet there was room for somebody small.',
        'They tucked the wall in. “Mmmm,” said something at {H}’s ear. The enemy was in the castle too. All three of them had to get out again.'
      ]
    },
    {
      id: 'everything-one-needs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Soon {H} was in the castle again, and {A} was out. “What does one do in a castle all day?” asked {A}. “One sends for things,” said {H}. “I need a cushion.” {A} brought one, and held it against the wall. There it had to stay.',
        '“And a glass of water, and a trumpet.” {A} stood them all in a row outside. {H} looked at them through the wall. “Very good,” said {H}. “Now I have everything, and the castle’s still tidy.”'
      ]
    },
    {
      id: 'the-other-is-a-traveller',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had come a long way to see the castle, once round the chair. “What’s your wall made of?” asked {A}. “Thread,” said {H}. {A} was amazed. At home walls were of stone, and it took a hundred men to put one up.',
        '“Ours goes up on a hook,” said {H}. “And how do you wash a stone one?” {A} had to say that nobody ever did. “We put ours in the machine on Mondays,” said {H}, “with the socks.”'
      ]
    },
    {
      id: 'child-is-the-enemy',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to be the enemy, and flew round the castle with both arms out. “Mmmm,” said {S}. “I’m coming in to eat you.” {A} was inside, and put one hand flat against the wall. {S} put a hand flat on the other side. They were as warm as each other.',
        '“I can’t get in,” said {S}. “No,” said {A}. “It’s a good castle.” {S} hummed for a bit, and thought. “Then can I eat the crumbs outside?” asked the enemy.'
      ]
    },
    {
      id: 'elder-and-six-cousins',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We were six cousins under one net,” said {S}. “We lay across it, like spoons. Whoever slept at the side had an arm against the wall. In the morning that arm was all spots, and the others had none.” “So who slept at the side?” asked {A}.',
        '“Whoever had lost at cards,” said {S}, “or whoever had told the worst joke.” {S} showed {A} that arm. {S} had known a great many jokes.'
      ]
    },
    {
      id: 'pet-at-the-gate',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came to the castle, and sat down before it. {A} could see {H}, and {H} could see {A}, and there was nothing in between but white thread. {A} pressed a nose to the wall. On the inside it made a small bump.',
        '“That’s how they knock here,” said {H}, and knocked back on the bump with one finger. It went in. Then it came out again, a little further down, and was rather wet.'
      ]
    },
    {
      id: 'it-follows-the-breath',
      A: 'partner',
      paragraphs: [
        '{H} was alone in the castle once more, on the pillow. The enemy sat on the wall outside, quite near. {H} moved to the foot of the bed. The enemy flew along the wall, and sat down there. “It knows where you are,” said {A}. {H} breathed out, and the wall moved a little. “I know what it’s after,” said {H}. “Mosquitoes go where somebody’s breathing.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-loudest-corner',
      A: 'partner',
      paragraphs: [
        '“Then don’t breathe, at your corner,” said {H}. {H} went to the farthest corner of the castle, put {H}’s mouth to the wall, and sang. A song is mostly breath. The enemy came at once, and sat down on the outside of the song.',
        'At the other corner {A} shut both lips. {A} lifted the wall a little, and slid in flat, like a letter. The banana came last. Tuck, tuck, tuck. {H} was still holding the last note.'
      ]
    },
    {
      id: 'which-song',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Was it that it liked the song?” asked {A}. They had to know. {H} sang a slow one to the wall, and the enemy sat there. {H} sang a quick one, and it sat there. Then {H} only said “huh” a few times, without any tune. It did not get up.',
        '“It doesn’t care for music at all,” said {H}, a little hurt. “It’s only got one note itself,” said {A}. “It’s very good at that one.”'
      ]
    },
    {
      id: 'all-the-way-round',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now they could lead it about. {A} breathed at one corner, and {H} at the next. First it sat at {A}’s, and then it flew over to {H}’s. They led it twice all round the castle, like a very small horse on a string of air.',
        '“Stop,” whispered {A}. They both held their breath. The enemy hung there, and did not know where it lived. It was quite a relief to all three when they had to breathe again.'
      ]
    },
    {
      id: 'the-map-of-the-ceiling',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They lay down on their backs and looked up to where the castle was hung. It got thinner and thinner up there, and ended in a knot. “That’s the tower,” said {H}. “Who lives in it?” asked {A}. “The hook,” said {H}.',
        '{H} pulled the wall a little, and the tower nodded. {A} pulled on the other side, and it shook its head. They asked it several things, and it was not always of one opinion.'
      ]
    },
    {
      id: 'rules-of-the-castle',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A castle has to have rules. “No elbows on the wall,” said {A}, for whatever leaned on it could be eaten through the holes. “No crumbs in bed,” said {H}, and looked at the banana. “No kicking.”',
        '“And what may one do?” asked {A}. {H} thought for a long time. The castle was as wide as two pillows. “One may wave,” said {H}. So they waved to the chair, and to the door, and the rest of the world.'
      ]
    },
    {
      id: 'twice-round-all-night',
      A: 'partner',
      paragraphs: [
        'They sat in the very middle of the castle and ate the banana, half each. The enemy flew along the first wall, and along the second. It looked in at every hole, and found none that fitted. “It’s going round and round,” said {A}. “Who does that, at a castle?”',
        '{H} listened. It came past the pillow, with its small trumpet. It went past the foot of the bed, and came past the pillow again. “It isn’t the enemy any more,” said {H}. “It’s the guard.” They wished it a good night, softly, through the wall.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked once round the castle, and found no gate.',
      '{names} looked in through the wall, with one eye to one hole.',
      { text: '{names} tucked the wall in, where a bit had come out.', needs: ['hands'] },
      { text: '{names} knocked on the wall, and it made no noise at all.', needs: ['hands'] }
    ],
    way: [
      '{names} hummed too, to see if the enemy would answer.',
      '{names} blew at the wall from outside, and it made waves.',
      { text: '{names} shook out the castle, and then shook it again.', needs: ['hands'] },
      { text: '{names} pointed to where the enemy was, and to where it was now.', needs: ['hands'] }
    ],
    turn: [
      '{names} sang along at the far corner, with the most breath of all.',
      '{names} slid in flat under the wall, straight after the banana.',
      { text: '{names} held the wall down, as soon as everybody was through.', needs: ['hands'] },
      { text: '{names} saluted the guard, whenever it came past.', needs: ['hands'] }
    ]
  },
  bed: [
    'The banana skin was passed out under the wall, very fast, and taken to the bin. The crumbs went too. Then the walls hung straight, from the hook to the mattress.',
    '{H} had been out once more to wash, and had come in as flat as a letter. Now {H} lay in the middle of the castle, with no elbow on the wall.'
  ],
  last: [
    'The guard went round with its one small note, and in the castle {H} was asleep.',
    'Words could come in, and the dark, and nothing else, and {H} was asleep in the castle.'
  ]
})
