import { wishPlot } from '../wish-plot.ts'

export const floorIsLava = wishPlot({
  id: 'wish-floor-is-lava',
  wishes: ['floor lava', 'floor is lava', 'floor was lava', 'floor turned lava', 'floor turns lava', 'floor becomes lava', 'floor became lava', 'floor made lava', 'floor really lava', 'floor real lava', 'floor lava game', 'lava floor', 'lava floor game', 'floors lava', 'floors were lava', 'carpet lava', 'carpet is lava', 'carpet turned lava', 'rug lava', 'ground lava', 'ground was lava', 'ground is lava', 'ground turned lava', 'living room lava', 'lava living room', 'lounge lava', 'bedroom floor lava', 'kitchen floor lava', 'hall lava', 'house lava', 'lava house', 'lava in house', 'sofa lava', 'jumping sofa lava', 'cushions lava', 'lava cushions', 'hot lava game', 'playing lava', 'playing hot lava', 'lava game', 'lava monster floor', 'flor lava', 'floor larva'],
  except: ['volcano', 'volcanoes', 'erupts', 'erupted', 'eruption', 'lamp', 'dinosaur', 'dinosaurs', 'minecraft', 'cake', 'burned', 'burnt', 'burn', 'hurt', 'fell', 'fire', 'pompeii', 'school', 'nightmare', 'science', 'island'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'floor', 'floors', 'flor', 'lava', 'larva', 'carpet', 'rug', 'ground', 'hall', 'house', 'home', 'room', 'living', 'lounge', 'bedroom', 'kitchen', 'sofa', 'couch', 'cushion', 'cushions', 'pillow', 'pillows', 'game', 'games', 'play', 'playing', 'plays', 'played', 'real', 'really', 'turned', 'turns', 'became', 'becomes', 'made', 'came', 'comes', 'true', 'jump', 'jumping', 'jumps', 'climb', 'climbing', 'hot', 'whole', 'all', 'every', 'was', 'is', 'were', 'we', 'i', 'our', 'furniture', 'touch', 'cannot', 'bed', 'bedtime', 'everywhere', 'life'],
  moods: ['question', 'first'],
  company: ['floor', 'lava', 'sofa', 'table', 'hall', 'fridge', 'bench', 'cushion', 'cushions', 'slipper', 'bed', 'lamp', 'soup', 'skin', 'spoon', 'rug', 'clock', 'neighbour'],
  isTale: true,
  asked: true,
  about: 'The floor is lava, really, and does not know the rules of the game; the hero wants to get from the sofa to the bed without touching it before somebody calls bedtime, and in the end has to call it.',
  titles: ['The Lava Doesn’t Know the Rules', 'From the Sofa to the Bed', '{H} Calls It', 'A Skin on the Hall', 'Four Steps of Nothing'],
  want: [
    {
      id: 'come-true',
      A: 'partner',
      paragraphs: [
        '“The floor is lava!” called {H}, and jumped on the sofa. {A} had heard that a hundred times. But this time it went blup. The floor was orange and thick, and it glowed. {A} got up there too, and not slowly.',
        '“How long does it last?” asked {A}. “Till somebody calls bedtime,” said {H}. “It always does. So nobody’s to call it!” {H} wanted to get from the sofa to bed, for once, without one toe on the floor.'
      ]
    },
    {
      id: 'soup-bubbles',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked over the arm of the sofa. The lava was coming up to the skirting board, and there it stopped. It was very exact. In the corner it made a bubble as big as a melon. The bubble thought about it, and went. “Porridge does that,” said {A}.',
        'It gave off a good deal of warmth, and quite a nice light. You did not need a lamp. You only had to get used to shadows on the ceiling. {A}’s nose was a mountain up there.'
      ]
    }
  ],
  way: [
    {
      id: 'cushions-count',
      A: 'partner',
      paragraphs: [
        '“Cushions count as islands,” said {H}, and threw one down. Blup, said the lava, and it was gone. “Slippers count!” Blup.',
        '“It doesn’t know the rules,” said {A}. “It’s only ever been the floor.” So they went by chair and table and bench, with their tummies to the wall. Then there was the hall.'
      ]
    },
    {
      id: 'the-fridge',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} had been in the kitchen when it started, and was sitting on the fridge. “I’m all right,” {A} called. “I can get at the butter.” A foot came down, and opened the door with its toes. It knew its way round in there.',
        '“Can you pass us a yoghurt?” asked {H}. It came sailing over the lava in a high curve. It was strawberry by then, and warm all through. “I’ve got nothing against this,” said {A} from above. “Only the ceiling’s in my hair.”'
      ]
    },
    {
      id: 'the-tablecloth',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the table there was still supper, and it was in the way. {A} went first, on all fours, between the bread and the jug. “Don’t put your knee in the jam,” said {H}. {A} put the other knee in it. “That one was clean,” said {A}, and looked back at it.',
        'Behind them there were two handprints in the butter, and a row of crumbs. You could have followed it like a path. At the far edge {A} stopped and ate a radish. “Explorers always do that,” said {A}, “before the mountains.”'
      ]
    },
    {
      id: 'the-bench',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Along the wall went a long low bench, full of books right up to the edge. “Move up,” {H} told a dictionary. It was soon clear which books were for reading, and which were for standing on. The thick ones were for standing on.',
        '{A} had stopped halfway. “I’ve been looking for this one since Easter,” said {A}, and opened it. “Now?” asked {H}. “Only to the end of the chapter,” said {A}. “It’s a good light.” It was a chapter about the sea.'
      ]
    },
    {
      id: 'gives-back',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The lava had something in its mouth. It moved it about, and then it put it out beside the chair. It was a pencil sharpener. “It’s sorting,” said {A}. After that came a comb, and half of a jigsaw, and a spoon. All that had ever rolled under something was coming up.',
        '“There’s my marble!” said {H}. It went past, as red as a cherry, on a slow orange wave. They could not reach it. “Leave it there,” {A} called to the lava. The lava took it in again, and they heard it click.'
      ]
    },
    {
      id: 'whose-turn',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You touched it,” said {A}. “I didn’t,” said {H}. “With your sock.” They both looked at the sock. It had a hole in it, and round the hole it smoked a bit. “That was there before,” said {H}. “The hole was. The smoke wasn’t.”',
        'In the game you would have had to go back to the start. “The start’s the sofa,” said {A}, “and I’m standing on the bread bin.” They agreed that a sock is not a foot. There was nothing in it but air, at that end.'
      ]
    },
    {
      id: 'the-broom',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Between the chair and the table there was rather a long way. {A} had an idea, and it was a broom. You held it by the brush, and leaned, and came down on the other side. {A} leaned. The broom got shorter. It got shorter quite evenly, from the bottom.',
        '{A} arrived with a brush in both hands, and on one knee. “It’s a hand brush,” said {A}. “We needed one.” The lava licked its lips. It had never had a broom before. It had only known them from underneath.'
      ]
    },
    {
      id: 'great-aunt-flo',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After the books came a flowerpot, and after that a photograph. It stood right in the middle. There was no room to go past on the left, and none on the right. {H} had to take one very large step over Great-Aunt Flo.',
        '“Excuse me,” said {H}. Great-Aunt Flo looked at the lava, with her handbag on her knees. She had looked like that at the sea, too. “She’d have got across,” said {A}. “She’d have opened her umbrella at it.”'
      ]
    },
    {
      id: 'phone',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Someone knocked. “Have you got it as well?” called the neighbour, through the letterbox. He was hanging by both hands from the door frame, outside. “Ours is up to the second step. My wife’s on the piano, and she’s started to play.”',
        'They could hear it through the wall, something with a great many low notes. “And what about your dog?” asked {A}. “He’s on the ironing board,” said the neighbour. “He’s not allowed to, and he knows it. It’s his best day.”'
      ]
    },
    {
      id: 'clothes-line',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It was getting so warm that they hung up their jumpers on the lamp. The washing in the kitchen had dried in four minutes. Somebody’s trousers had shrunk up to the knee. “It would heat the whole street,” said {A}. “If only it stayed where one put it.”',
        '{H} held a slice of bread over the edge, on a fork. It was toast at once, and gold all over. {A} held one out too, and looked round for the jam. It was on {A}’s knee.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was standing on the arm of a chair, and had rules of a different kind. “I’ve got lava boots on,” said {S}. “They’re invisible.” “You can’t just say that,” said {A}. “You can in the game.” {S} held one boot out over the orange. Blup, said the lava, and waited.',
        '{S} drew it in again, and looked underneath. “I’ll keep them for the street,” said {S}. After that {S} went along by the sofa like everybody else. But the knees came up high, because of the weight.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} sat in the armchair, as always, and had both feet up on a stool. “It’s good for my knees,” said {S}, and meant the lava. “With us it was a pond, with a crocodile. It was the same floor, only green. I lost a sandal.”',
        '“Did you ever get to the end?” asked {A}. {S} looked along the bench and the table, to where the hall began. “As far as there,” said {S}. “Then our mother called.” {S} turned the other side of the knees down, like a person making toast.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had taken the very best place before anybody had jumped at all. {A} had not called out. {A} lay up there in the warm, and looked down at the others with half an eye. They wobbled so much, and they talked while they did it.',
        'There was a piece of the middle, by the bench, where nobody could hold on. {A} looked at it. Then {A} was on the other side. No one had seen how, and {A} did not do it again.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} sat in the high chair, and could have told them something. All day long {A} had watched where things go, when you let go of them. {A} let go of a spoon. It did not clatter. It went blup. {A} held out both hands for the next.',
        'They gave {A} a crust, and a cork, and the lid of something. Blup, blup, blup. No one picked anything up, and no one sighed. {A} had never been so busy, and soon there was no spoon left in the house.'
      ]
    },
    {
      id: 'four-steps',
      A: 'partner',
      paragraphs: [
        'The hall was four steps long, and had nothing in it but lava. At the end stood the bed. “This is where we always cheat,” said {H}. {A} yawned. “Don’t call it!” cried {H}.',
        '{A} looked at the lava for a long time. It was as thick as pea soup, and steamed. “What do you do when there’s soup?” asked {A}. “What does everybody tell you?”'
      ]
    }
  ],
  turn: [
    {
      id: 'blow',
      A: 'partner',
      paragraphs: [
        '“Blow on it!” said {H}. They lay down on the doorstep, and blew. The lava turned grey, and wrinkled. It was getting a skin, like hot milk. {A} laid a spoon on it, and it stayed there.',
        '{H} could not bear skin on milk. But it held. {H} went over it, one, two, three, four, and was in bed. “From the sofa to the bed!” shouted {H}.'
      ]
    },
    {
      id: 'lap-of-honour',
      A: 'same',
      spare: 15,
      paragraphs: [
        'From the bed you could see it all. There was the hall with its grey skin, and four footprints, all pointing the same way. They shone a little at the edges. “Those are mine,” said {H}, and counted them again.',
        'On the doorstep sat {A}, as red as a lantern. “How’s it over there?” called {A}. “It’s got a blanket,” called {H}. “What have you got?” {A} looked round. “I’ve got a spoon,” said {A}.'
      ]
    },
    {
      id: 'the-yawn',
      A: 'same',
      spare: 16,
      paragraphs: [
        'There was a second yawn somewhere in the house, and a third one answered it. Everybody was sitting on something that is not made for it. You cannot lie down on a bread bin. “It must be late,” said {A}. “But I’ve not called anything.”',
        '{A} held a hand in front of {A}’s mouth, to be safe. It’s hard for a grown person not to say it. It’s like a hiccup, once the clock has struck. {A} said “Bread” instead, and “Bench”, and then nothing.'
      ]
    },
    {
      id: 'calls-it',
      A: 'partner',
      paragraphs: [
        'But {A} had no breath left, and the skin had gone soft again. {A} could not get across, and sat on a doorstep as wide as a book. “You go to sleep,” called {A}. “I can perch here, like a hen. I won’t call it.”',
        '{H} had never in {H}’s life been the one to call bedtime. {H} sat up straight in bed, and took a deep breath. “Bedtime!” called {H}. And the lava lay down, brown and flat, and was a floor. {A} put one foot on it. It was still a bit warm.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got up on something too, and turned round.',
      '{names} jumped last, and landed first.',
      { text: '{names} snatched up the biscuit tin, just in time.', needs: ['hands'] },
      { text: '{names} pulled up both feet, and the newspaper.', needs: ['hands'] }
    ],
    way: [
      '{names} followed along the wall, without looking down.',
      '{names} said nothing about the time.',
      { text: '{names} held a curtain tightly, and it held the rail.', needs: ['hands'] },
      { text: '{names} lent a shoulder to stand on, and got it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} puffed as well, from above.',
      '{names} felt for the floor, and there it was.',
      { text: '{names} fanned the hall with a place mat.', needs: ['hands'] },
      { text: '{names} put one toe down, and then the other nine.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions lay where they had gone under, and the slippers with them, as dry as toast. In the middle of the hall were four footprints, and nobody wiped them off.',
    '{H} washed, and walked to bed, right across the middle of the floor. It was nice to do that, step by step.'
  ],
  last: [
    'The floor lay under the bed, quite flat, and {H} lay on top, and was asleep.',
    'Blup, said something very far down, but {H} was asleep.'
  ]
})
