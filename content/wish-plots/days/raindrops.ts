import { wishPlot } from '../wish-plot.ts'

export const raindrops = wishPlot({
  id: 'wish-raindrops',
  wishes: ['rain', 'raining', 'rainy', 'raindrop', 'raindrops', 'rain window', 'rainy night', 'sound rain'],
  answers: ['drops', 'drop', 'window', 'pitter', 'patter', 'wet', 'outside', 'falling', 'roof', 'little', 'night', 'sleepy'],
  except: ['rainbow', 'forest', 'coat', 'jungle', 'boots', 'umbrella', 'dance', 'thunder', 'storm', 'acid', 'picnic', 'spoiled', 'cancelled', 'puddles', 'machine', 'soup', 'sweets', 'sweeties', 'candy', 'lollies', 'toffee', 'marshmallows', 'gummy', 'jelly', 'pancakes', 'pancake', 'socks', 'frogs', 'chocolate', 'pizza', 'cats', 'food', 'meatballs', 'doughnuts', 'money', 'toys'],
  about: 'Two race raindrops down the window, and the hero’s drop will not run, until it is seen what a drop waits for.',
  titles: ['The Drop That Stayed Where It Was', 'Zip', '{H} and the Slow Raindrop', 'A Race Down the Window', 'Waiting for Another One'],
  want: [
    {
      id: 'ready-steady',
      A: 'partner',
      paragraphs: [
        'It had rained all day. In the hall the umbrella stood in its puddle. {H} and {A} raced the drops on the window. {A} had won four times. {H} had not won at all, and wanted to, just once.',
        '“I’ll have this one,” said {H}, and put a finger on the glass. It was a very small drop, high up on the left. {A} took a long thin one. “Ready, steady, go,” said {A}. Zip, went {A}’s drop, all the way to the bottom. {H}’s drop stayed where it was.'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-other-side',
      A: 'partner',
      paragraphs: [
        '{H} tapped on the glass. {H} said “run” to it, and then “please”. At last {H} blew as hard as could be. The window went white all over, and now you could not see a drop at all.',
        '{A} wiped a hole with one sleeve. There the small drop sat, and {H}’s side of the glass was quite dry. “It’s outdoors,” said {A}. “It can’t feel you. Take a quick one instead.” {H} looked at the small drop. “This one’s mine,” said {H}.'
      ]
    },
    {
      id: 'on-this-side',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The glass was still white at the edges. {H} drew a face there with one finger, so that the drop had somebody to look at. There were two eyes and a mouth. Soon one corner of the mouth got longer, and ran down. “It’s crying,” said {H}. “It’s growing a beard,” said {A}.',
        'Down went the beard. Then an eye went after it, zip, all the way to the sill. “They’re running!” said {H}. “On the wrong side!” It was the best race so far, and there was nobody in it but a nose.'
      ]
    },
    {
      id: 'bun',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“My drop hasn’t got a point,” said {H}. “When you draw rain, it’s got a point on top.” “That’s only on paper,” said {A}. “A real raindrop’s flat underneath, like a bun. It’s the air that does it, pushing from below.”',
        '{H} thought of all those buns coming down in the dark. They landed on the roof, and on the bins. None of them had jam in.'
      ]
    },
    {
      id: 'how-long-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it’s tired,” said {A}. “It has come all the way from the cloud. That takes some minutes.” “How many?” asked {H}. {A} looked up, to where it was only grey. “As many as a boiled egg,” said {A}.',
        'So they gave the drop a rest. {H} told it that it had done very well so far. It had only the window left to do.'
      ]
    },
    {
      id: 'runs-crooked',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Meanwhile {A} had a new one in the race. It ran straight, and then to the left, and then it stopped and thought. It ran to the right. “Where’s it going?” asked {H}. “It’s following a road,” said {A}. “Somebody wet has been there before.”',
        'They bent down and looked along the glass. It was full of roads, thin and shiny. All of them led down, and not one of them was straight.'
      ]
    },
    {
      id: 'names-of-drops',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} wanted to know if the drop had a name. {H} had not thought of that. “Pea,” said {H}. {A} put a finger under the next one, which was bigger. “Then this is Bean.”',
        'They went on along the window. There was a Lentil and an Uncle. After that it rained harder, and nobody could keep up with the names.'
      ]
    },
    {
      id: 'listen-to-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} laid one ear against the glass. It was cold, and it ticked. “What does it say?” asked {A}, and laid an ear there too. From outside there must have been two ears in the window, side by side.',
        '“It says tip,” said {H}. “Mine says tap,” said {A}. They changed ears. Now {H} heard tap and {A} heard tip, so it was the ears that did it.'
      ]
    },
    {
      id: 'old-water',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“It’s always the same water,” said {S}. “It comes down, and it goes up again, and it comes down. That drop of yours has been in a river, and in a cow.” “In a dinosaur?” asked {A}.',
        '“In several,” said {S}. {A} looked at the drop with new eyes. It looked much too clean for that.'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been watching the race too, and had not said which drop was the best. Whenever one ran, {A}’s eyes ran with it, right down to the sill.',
        'Then they came back up to the small one. “{A} thinks it’s going to go,” said {H}. They all three waited. {A} could wait better than anybody.'
      ]
    },
    {
      id: 'be-a-drop',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Let’s be drops,” said {H}. They stood against the wall with flat hands and held on. It was not hard. They could have stood like that until supper.',
        '“Nothing’s happening,” said {A} after a time, with one cheek on the wallpaper. “That’s how it is for a drop,” said {H}. They stood a little longer, to be quite fair.'
      ]
    },
    {
      id: 'two-of-them',
      A: 'partner',
      paragraphs: [
        '“Look at mine, though,” said {A}, with both eyes close to the glass. “It doesn’t run either. It sits there just like yours. And then it touches another one.” Zip. “There! A little one can’t run. It isn’t heavy enough, so it sticks. It takes two.”',
        '{H} looked all round the small drop. Up there on the left the glass was nearly dry. There was nobody it could touch.'
      ]
    }
  ],
  turn: [
    {
      id: 'waiting-with-it',
      A: 'partner',
      paragraphs: [
        '“You could still swap,” said {A}. “No,” said {H}. “We’ll wait for somebody.” {H} pulled up a chair and sat down beside the drop. {A} fetched the other chair, and let the quick drops go. Now they both had the slow one.'
      ]
    },
    {
      id: 'near-miss',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A big drop landed just above the small one, and they both breathed in. It ran down, and went past on the right, by the width of a hair. “It didn’t look,” said {H}. Then another came from the left, and stopped too early.',
        'Now the two sat side by side and did not touch. “They’re shy,” said {A}. “Give them a minute.”'
      ]
    },
    {
      id: 'bump',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Show it how,” said {A}. {H} stood against the wall again and stuck fast. Then {A} came along the wall, very slowly, and bumped into {H}. Zip! They both ran down the room together, and did not stop until the door.',
        'They had to do that a few times, so that the drop could see. It was nearly as quick as a real one, and it was a good deal louder.'
      ]
    },
    {
      id: 'lamp-in-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It got dark while they sat there. {A} switched on the lamp, and then there was a lamp in the drop as well. It was tiny, and it stood on its head. “There’s a room in it,” said {H}.',
        '“Are we in there too?” asked {A}. They both waved, to find out. Something moved in the drop, as small as two crumbs.'
      ]
    },
    {
      id: 'zip',
      A: 'partner',
      paragraphs: [
        'Then a drop fell from the frame above. It was no bigger than {H}’s own. It slid down, and hung there, and touched. The two drops became one, round and heavy. Zip! They took a third one along, and a fourth. They overtook everybody. At the bottom they splashed.',
        '“Won,” said {H}, quite softly. “It wasn’t slow at all,” said {A}. “It was only waiting.” {H} nodded and put a finger on the glass, high up on the left. It went on raining, and a new one had just landed there, a very small one. They both stayed where they were.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pressed up to the glass, and drew a nose on it.',
      '{names} chose a drop near the bottom, to be on the safe side.',
      { text: '{names} waved a tea towel at the start.', needs: ['hands'] },
      { text: '{names} laid a folded cloth under the window, for those who had finished.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed on the window too, and it got whiter still.',
      '{names} dabbed at a drop, but the glass was in between.',
      { text: '{names} wiped the glass clear, from the left to the right.', needs: ['hands'] },
      { text: '{names} knocked on the pane, in case a drop could be hurried.', needs: ['hands'] }
    ],
    turn: [
      '{names} drew up as well, without a chair, and got ready to wait.',
      '{names} crept nearer, and took care not to breathe on the glass.',
      { text: '{names} shared out a bag of nuts, as people do at races.', needs: ['hands'] },
      { text: '{names} crossed all ten fingers for the small drop.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table. On the window there was a round place without any fog, as high as two noses.',
    'When {H} had washed and was in bed, the rain went on. It ran down outside, and each drop took the next one along.'
  ],
  last: [
    'Somewhere on the window a small drop waited for another, and {H} was asleep.',
    '{H} stayed quite still, like a drop on the glass, and then, zip, {H} was asleep.'
  ]
})
