import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const beetle = wishPlot({
  id: 'wish-beetle',
  wishes: ['beetle', 'beetles', 'dung beetle', 'dung beetles', 'stag beetle', 'stag beetles', 'scarab', 'mistkäfer', 'hirschkäfer', 'escarabajo', 'scarabée'],
  answers: ['ball', 'rolls', 'rolling', 'roll', 'rolled', 'pushes', 'pushing', 'dung', 'poo', 'poop', 'stag', 'antlers', 'stars', 'star', 'night', 'sky', 'milky', 'way', 'home', 'straight', 'cap', 'hat', 'strong', 'big', 'black', 'shiny', 'brown', 'who', 'that', 'little', 'friend', 'garden', 'backwards', 'lost', 'its', 'log'],
  except: [...NOT_WELL.filter((word) => word !== 'lost'), 'afraid', 'scared', 'car', 'vw', 'volkswagen', 'herbie', 'drive', 'drives', 'beetlejuice', 'ladybird', 'ladybug', 'juice', 'christmas', 'firefly', 'hotel', 'bug', 'bugs', 'insects'],
  company: ['beetle', 'ball', 'cap', 'stars', 'boots'],
  partnerPlays: true,
  about: 'A dung beetle rolls its ball home in a straight line and keeps arriving where it was, because it wears a cap and cannot see the stars.',
  titles: ['Straight On, Under the Stars', 'The Beetle in the Cap', '{H} Pushes Backwards', 'Four Stag Beetles, All the Same', 'Over the Boots'],
  want: [
    {
      id: 'a-ball-to-take-home',
      A: 'partner',
      paragraphs: [
        '{H} was a dung beetle, and had made a ball. It was a brown jumper, rolled up. “What’s in it?” asked {A}, who was a stag beetle, with two spoons for antlers. “Elephant poo,” said the dung beetle. “It’s for supper. It’s nicer than it sounds.”',
        'A beetle like that rolls its ball backwards, with its hind legs. It rolls straight home, before anybody else wants a bit. Home was under the bed. The night was cool, so {H} put on a cap.'
      ]
    }
  ],
  way: [
    {
      id: 'the-same-stag-beetle',
      A: 'partner',
      paragraphs: [
        'The beetle stood on its hands and pushed. It came past a stool, and past two boots. Then it met a stag beetle. “Good evening,” it said, and rolled on, past a stool and past two boots. There sat a stag beetle.',
        '“How many of you are there?” asked {H}. “One,” said {A}. “I haven’t moved.” After three rounds the ball was no nearer to the bed.'
      ]
    },
    {
      id: 'nothing-to-bite-with',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“You could carry it in your antlers,” said the dung beetle. A stag beetle’s antlers are really its jaws. They look like a big pair of tongs. But they’re for wrestling, not for shopping. {A} took hold of the ball with two spoons, and it fell out.',
        '“What do you eat with, then?” asked {H}. “I lick,” said the stag beetle. “Tree juice, mostly.” It picked up the ball by the sleeve, with its hands. “Don’t tell anybody,” it said.'
      ]
    },
    {
      id: 'how-it-flies',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'On summer evenings a stag beetle flies. It flies nearly upright, as if it stood in a lift, and hums like a small mower. {A} opened a coat, and there were the real wings underneath, two handkerchiefs. “Mommm,” hummed {A}, and came over the rug.',
        '“Mind the lamp,” called the beetle below. Stag beetles don’t steer well. {A} met the sofa, sat down in it, and folded up both handkerchiefs. “That’s where I was going,” said {A}.'
      ]
    },
    {
      id: 'how-strong',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Isn’t it too heavy for you?” asked {A}. A dung beetle can roll fifty times its own weight. There’s one sort that can pull over a thousand. “That’s like six buses,” said the beetle, “if it was you.”',
        '{A} sat down on the ball, to be helpful, and lifted both feet. The dung beetle pushed. It pushed with its legs, and then with its back. “It’s the jumper that rolls,” it said. “You’re more of a cushion.”'
      ]
    },
    {
      id: 'somebody-on-the-other-side',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A dung beetle must look after its ball. There are always others about who have none, and would like one. {A} came round on the far side, and pulled. The ball went very easily all at once. “I’m getting stronger,” said the beetle.',
        'Then it looked over the top. “I was only helping,” said {A}. “That’s what they all say,” said the dung beetle. It sat down on the ball, with its back to {A}, and guarded it for a bit.'
      ]
    },
    {
      id: 'years-in-the-wood',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What did you do before you were a beetle?” asked {H}. “I was a grub,” said the stag beetle, “inside a log. I ate wood for five years.” It lay down on the floor, and curled up like a C. “And then?” “Then I came out, with antlers, and I’d stopped being hungry.”',
        'The dung beetle tried a corner of the log. That was a rolled-up newspaper. “It wants salt,” it said.'
      ]
    },
    {
      id: 'shiny-side',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“You’ve got a stain on your back,” said {A}. It was just the light. A beetle’s wing cases are so smooth that the lamp lies on them. {H} wore a raincoat. {A} saw the whole room in it, with a stag beetle in the middle.',
        '“Hold still,” said {A}, and put both antlers straight. “Turn a little. A bit more.” The dung beetle turned like a looking glass, as far as was polite. It had a ball to see to.'
      ]
    },
    {
      id: 'four-hundred-thousand',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Of all the kinds of animals that have a name, about every fourth is a beetle. “Let’s do them all,” said {A}. They did a diving beetle, and a beetle that clicks when it’s on its back. {H} lay there and clicked. It did not turn over.',
        'They did seven. “How many are left?” asked {H}. “Four hundred thousand,” said {A}. They had a biscuit, and left the rest for the weekend.'
      ]
    },
    {
      id: 'what-it-is-made-of',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“And if nobody rolled it away?” asked {A}. “Then it would lie about,” said the dung beetle. Where there are enough beetles, an elephant’s heap can be gone by morning. {A} thought about an elephant. “All of it?” “We’ve got large families,” said {H}.',
        '{A} had dropped a sock, and a bus ticket. The beetle rolled them in with the rest. The rug had never looked so neat.'
      ]
    },
    {
      id: 'pet-and-the-ball',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Now {A} took an interest. There was a ball, and it moved. For {A} that was enough. The beetle pushed on one side. {A} leaned on the other, and between them the ball stood quite still.',
        '“I was here first,” said {H}, upside down. {A} smelled the ball all over. It was an old jumper, and it was full of people. {A} lay down against it, and was rolled round.'
      ]
    },
    {
      id: 'elder-snowball',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We rolled a snowball like that,” said {S}, “down our whole street. It was going to be the bottom of the snowman.” “And was it?” asked {A}. “We couldn’t get it through the gate,” said {S}.',
        '“So the snowman stood in the road?” {S} nodded. “It had a hat and a pipe. The milkman drove round it till March.” The dung beetle measured its ball, and the bed, with both arms.'
      ]
    },
    {
      id: 'child-young-beetle',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a young dung beetle, with a ball of its own. It was a sock. “You do it with your feet,” said {A}. {S} lay down, and pushed with the feet, and the sock stayed. But {S} went off across the floor, head first.',
        '“That’s also a way,” said {A}. {S} came back for the sock, and put it on. “Now it has to come,” said the young beetle.'
      ]
    },
    {
      id: 'baby-on-the-ball',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'Suppers usually keep quiet. This one was pulled at, from below. {A} had found the end of a sleeve. {A} pulled hand over hand, and the ball got smaller, and there was a heap of arm.',
        '“That’s the wrong way round,” said the beetle. {A} held up what there was, and was pleased with it. They rolled it all up again, with a warm patch in it.'
      ]
    },
    {
      id: 'brown-with-a-seam',
      A: 'partner',
      paragraphs: [
        '“How do you know what’s straight,” asked {A}, “with your head down there?” “I climb on top and turn round once,” said the beetle. “Then I look at the stars. There’s a pale stripe across the sky, the Milky Way. I keep that where it is.”',
        'And {H} stood over the ball, and turned. “What do you see?” asked {A}. “Brown,” said the beetle, “with a seam.” “That’s your cap,” said {A}. “You can’t see any stars.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-a-straight-line',
      A: 'partner',
      paragraphs: [
        'The beetle took off its cap. {A} held a colander over the torch, and the ceiling was full of stars. There was the pale stripe. {H} had a good look, and then the beetle pushed.',
        'The ball came to the stool. Other people would have gone round it. The beetle went under. At the boots it rolled right over them. Next came a stag beetle. “I’ll move,” said {A}. But the ball was already there, and straight is straight. It went over {A} as well.'
      ]
    },
    {
      id: 'under-the-bed',
      A: 'partner',
      paragraphs: [
        'Under the bed it was dark and just right for a beetle. The ball fitted. {H} crept in after it, and then came two antlers, crosswise. “Sideways,” said {H}.',
        'There were no stars in there, but nobody had to go anywhere now. “What do you do with it, when you’re home?” asked {A}. The dung beetle undid its ball. There were two sleeves in it, and each of them lay down on one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the ball, and asked nothing.',
      '{names} watched it from the other side, without any appetite.',
      { text: '{names} helped to roll the jumper, arms first.', needs: ['hands'] },
      { text: '{names} tied the stag beetle’s antlers on with a scarf.', needs: ['hands'] }
    ],
    way: [
      '{names} met the beetle too, three times.',
      '{names} stayed by the boots, where it always came past.',
      { text: '{names} waved to the ball, each time round.', needs: ['hands'] },
      { text: '{names} pointed to the bed, but the beetle had its head down.', needs: ['hands'] }
    ],
    turn: [
      '{names} gazed up at the stars, all over the ceiling.',
      '{names} got out of the straight line in good time.',
      { text: '{names} held the torch, so that the sky stood still.', needs: ['hands'] },
      { text: '{names} took charge of the cap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The colander went back to the kitchen, with all the stars in it. The ball had become a jumper again, and smelled only of jumper.',
    '{H} washed, and then went to bed in a straight line, over whatever was there. The cap stayed on its hook, for nobody sees much with that on.'
  ],
  last: [
    'The Milky Way stayed where it was, over the roof, and under it {H} was asleep.',
    'One arm lay round a rolled-up jumper, so that nobody else should have it, and {H} was asleep.'
  ]
})
