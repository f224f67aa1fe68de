import { wishPlot } from '../wish-plot.ts'

export const squirrels = wishPlot({
  themes: ['squirrels'],
  except: ['chipmunk', 'chipmunks', 'pretends', 'forget', 'drey', 'blankets', 'gnaw', 'feet'],
  answers: ['red', 'grey', 'little', 'cheeky', 'naughty', 'busy', 'hiding', 'hides', 'hide', 'burying', 'buries', 'acorn', 'acorns', 'autumn', 'tree', 'trees', 'conker', 'conkers', 'arguing', 'argue', 'argued', 'two'],
  company: ['squirrel', 'squirrels', 'nut', 'nuts', 'flowerpot', 'winter'],
  about: 'A squirrel has to hide nine nuts from the one next door, learns to pretend, and pretends so well that a nut is lost.',
  titles: ['Nine Nuts', 'The Squirrel Next Door', '{H} Only Pretended', 'Where the Ninth Nut Was', 'Until Spring'],
  want: [
    {
      id: 'nine-nuts',
      A: 'partner',
      paragraphs: [
        '{H} was a squirrel with nine walnuts, and winter was on its way. All nine had to be hidden, and still be there in spring. Spring was at bedtime.',
        'But on the sofa sat {A}, the squirrel from the next tree, who had none. {H} hid the first nut in a slipper and looked away, very innocent. When {H} looked back, {A} had a walnut. “That’s mine!” said {H}. “It was just lying in a slipper,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'five-left',
      A: 'partner',
      paragraphs: [
        'One nut went behind the clock, one into a boot, one under the third cushion from the left. {A} went straight there each time. Soon {H} had five nuts, and {A} had four. “How do you know where they are?” asked {H}. “I don’t look for nuts,” said {A}. “I look at you.”'
      ]
    },
    {
      id: 'the-tail',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A squirrel has to have a tail, so {H} tied on the woolly scarf. It was a blanket when it was cold, and an umbrella when it was wet. It was also a brake. {H} tried that one out in the hall, on socks.',
        'The rest of the squirrel stopped at the door. The tail arrived a bit later and lay over its head. “And now it’s an umbrella,” said {A}.'
      ]
    },
    {
      id: 'head-first',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“A squirrel can turn its back feet round,” said {A}, “and come down a tree head first.” {H} lay across the arm of the sofa and let both hands down to the floor. They got there. Then it did not go on.',
        '“My feet are still up,” said {H} to the carpet. “Turn them round,” said {A}. {H} turned them to the left and to the right. “They’re the other sort,” said {H}.'
      ]
    },
    {
      id: 'drey',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Where do you live, in that tree?” asked {A}. {H} had not built anything yet. A squirrel’s nest is called a drey, and it is round, and lined with moss. They took four cushions and the green bath mat.',
        'It turned out very well. {H} got in backwards and the tail came in after. “Is there room for a guest?” asked {A}. “Have you got a nut?” asked the voice from inside. “I’ve got four,” said {A}. “They’re yours.” So {A} was let in.'
      ]
    },
    {
      id: 'teeth',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A squirrel’s front teeth never stop growing, so it always has to gnaw. {H} gnawed a carrot from the thick end to the thin one, and kept one eye on {A}. {A} gnawed an apple, and kept one eye on {H}.',
        'It was the most careful eating that there had ever been in that room. When the carrot was gone, neither of them could have said what it tasted of.'
      ]
    },
    {
      id: 'hawk',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Chuck, chuck, chuck!” called {A}, and flapped a cushion, as squirrels do with their tails. “What’s that?” asked {H}. “It means that there’s a hawk,” said {A}. “You have to lie flat.” {H} lay flat at once, with all five nuts underneath.',
        'They were hard, and one had a point. {A} looked up at the ceiling for rather a long time. “It’s still there,” said {A}. “You could lie over here, where it’s softer.” “I’m quite all right,” said {H}, like somebody in a shoe that is too small.'
      ]
    },
    {
      id: 'the-sock',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} put one nut into a sock, the sock into a pan, and the pan behind the door. {A} waited until it was all finished, and brought back the pan. “You’ll want this,” said {A}. “And the sock.”',
        '“And the nut?” asked {H}. “Was there a nut?” said the squirrel from next door. {H} shook the sock, and there it lay, in front of them both. They looked at it. Then {H} began all over again, with another sock.'
      ]
    },
    {
      id: 'only-pretends',
      A: 'partner',
      paragraphs: [
        '“It’s too easy,” said {A} kindly. “A real squirrel knows when somebody’s looking. Then it only pretends to bury the nut.” {H} thought about that. Then {H} put all five nuts under the jumper, and went slowly past the sofa.',
        '{H} dug in the big flowerpot and patted the earth flat. {H} did something behind the curtain. {H} lifted the lid of the teapot, and put it down. There were eleven places in the end.'
      ]
    },
    {
      id: 'keys',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once hid a key so that nobody could find it,” said {S}. “It was a very good place.” “Where?” asked {A}. “I’d like to know that too,” said {S}. “I’ve been sitting in front of that box for years.”',
        '{A} asked what was in it. “As far as I remember,” said {S}, “it was the other key.”'
      ]
    },
    {
      id: 'sat-on',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'One of the best places was right beside {A}, and nobody had thought of it. {H} pushed a nut in there and said, “You haven’t seen anything.” {A} had seen all of it, and looked the other way.',
        'Nobody would have thought of a nut now. But would {A} look the other way until spring? In the end {H} took the nut back, to be safe.'
      ]
    },
    {
      id: 'three-times',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’m practising with a button,” said {S}. {S} hid it under the rug, and counted to three, and found it. “I’m good,” said {S}, and hid it under the rug again.',
        'The third time {A} had moved it the width of a hand. {S} lifted the rug and was quiet. “Somebody’s got in,” said {S}. It was a whole minute before they were both squirrels again.'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing-there',
      A: 'partner',
      paragraphs: [
        'Now {A} ran. There was nothing behind the curtain, and nothing in the teapot but tea. {A} lay down flat in front of the cupboard. In the meantime {H} went round quietly and really hid the nuts. “You’re good,” said {A} at last, with dust on one ear. “I can’t go on.” “Then it’s spring,” said {H}.',
        'One nut was in the drawer and one in the hat. One was behind the plates, and one under the lamp. “That’s four,” said {A}. “And the fifth?” {H} stood still. “I had it,” said {H}, “when I began to pretend.”'
      ]
    },
    {
      id: 'by-smell',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“They find them with their noses,” said {A}, “even under snow.” So they went through the room on all fours, one to the left and one to the right. {H} smelled wood and dust and, under the armchair, last week.',
        'In the middle they met. “You smell of nut,” said {H}. “So do you,” said {A}. From then on it was no use with the noses.'
      ]
    },
    {
      id: 'back-in-the-bowl',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{A} put the other four on the table without being asked. “In spring nobody wants to have stolen anything,” said {A}. They laid them in a row and counted, from both ends, to be fair. It was eight each time.',
        '“You could have this one,” said {H}, and pushed the biggest across. “As you ran so much.” {A} turned it over. It was the one from the slipper.'
      ]
    },
    {
      id: 'into-a-tree',
      A: 'partner',
      paragraphs: [
        'They looked everywhere but in the flowerpot, because that had only been pretended. “What becomes of it now?” asked {H}. “The nuts that squirrels forget grow into trees,” said {A}. “Half the wood was hidden by somebody.”',
        'They looked round the room. “Behind the clock would be nice,” said {A}. “There’s not enough earth,” said {H}, and looked at one finger. There was a bit of earth under the nail. So the fifth nut was in the flowerpot! {H} smiled, and said nothing more.'
      ]
    },
    {
      id: 'many-winters',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“How long does a tree like that take?” asked {H} after a bit. “Until you can sit under it?” {A} thought. “A good many winters,” said {A}. {H} looked to the window, where the pots stood.',
        '“And would it belong to the squirrel?” “To whoever hid it,” said {A}, “if they can remember.” {H} nodded, and scratched one ear.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the third cushion from the left.',
      '{names} rustled past like a third squirrel, without any nuts.',
      { text: '{names} turned out two pockets, to show that there was no nut in there.', needs: ['hands'] },
      { text: '{names} brought another blanket, for the winter.', needs: ['hands'] }
    ],
    way: [
      '{names} hid too, behind the armchair, and came out again.',
      '{names} rolled over, because a squirrel wanted to dig there.',
      { text: '{names} felt in the other boot, and found only boot.', needs: ['hands'] },
      { text: '{names} pointed in the wrong direction, out of fairness.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the teapot, and it was tea.',
      '{names} came out of the wood, for it was spring.',
      { text: '{names} brushed some earth back into the flowerpot.', needs: ['hands'] },
      { text: '{names} looked in the sugar bowl, and found sugar.', needs: ['hands'] }
    ]
  },
  bed: [
    'The walnuts went back to the bowl. The cushions went back as well, and {H} swept up something under the curtain.',
    '{H} washed, all but one fingernail. On the way to bed the big flowerpot got a drop of water.'
  ],
  last: [
    'Down in the flowerpot lay a walnut, and up here lay {H}, asleep.',
    'It was winter until the morning, and {H} rolled up small and slept.'
  ]
})
