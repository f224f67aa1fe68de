import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const spiderBath = wishPlot({
  id: 'wish-spider-in-the-bath',
  beginsElsewhere: true,
  wishes: ['spider bath', 'spiders bath', 'spider in the bath', 'spider bathtub', 'spider tub', 'spider sink', 'spiders sink', 'spider in the sink', 'spider basin', 'spider washbasin', 'spider plughole', 'spider bathroom', 'spider shower', 'spider bath tub', 'spyder bath', 'spider towel', 'spider stuck bath'],
  answers: ['spider', 'spiders', 'bath', 'bathtub', 'tub', 'sink', 'basin', 'bathroom', 'plughole', 'in', 'my', 'our', 'the', 'there', 'is', 'was', 'who', 'that', 'big', 'little', 'huge', 'hairy', 'friendly', 'legs', 'eight', 'stuck', 'trapped', 'climb', 'climbs', 'out', 'get', 'rescue', 'rescues', 'rescued', 'rescuing', 'saves', 'saving', 'helps', 'found', 'finds', 'got', 'lives', 'towel', 'glass', 'down'],
  except: [...NOT_WELL.filter((word) => !['stuck', 'trapped', 'rescue', 'rescued'].includes(word)), 'afraid', 'scared', 'fear', 'frightened', 'hates', 'hate', 'washed', 'drowned', 'incy', 'itsy', 'wincy', 'rain', 'man', 'bite', 'bites', 'bit', 'plant', 'toy', 'fly', 'poisonous'],
  moods: ['first'],
  company: ['spider', 'bath', 'plughole', 'plug', 'glass', 'card', 'towel', 'flannel', 'tap', 'side', 'rim', 'sink', 'bathroom', 'light', 'ceiling', 'mat', 'leg', 'legs'],
  about: 'A spider in the bath cannot get up the smooth side, whatever is done with glass and card, until it is seen where it never slips.',
  titles: ['As Far as the Fourth Step', 'A Spider in the Bath', '{H} Hangs Out a Towel', 'It Was Here First', 'Eight Legs and No Hold'],
  want: [
    {
      id: 'here-first',
      A: 'partner',
      paragraphs: [
        '{H} wanted a bath, and had one sock off already. But in the bath sat a spider as big as a plum, most of it legs. “I can’t get in,” said {H}. “It was here first.”',
        'The spider would rather have been out. It went up the side, one step, two, three, four. Then all its feet slid off at once, and it was back at the bottom. It began again, at the same place.'
      ]
    }
  ],
  way: [
    {
      id: 'plughole',
      A: 'partner',
      paragraphs: [
        '“It came up the plughole,” said {A}, and took out the plug. The spider walked all round the hole, and came away. “It doesn’t know it,” said {H}. So {A} fetched a glass and a card. Down came the glass. The spider was beside it.',
        'At the third try it was under. {A} pushed in the card. The spider ran over the edge, and up one sleeve. {A} danced on the mat till it fell out. Then it sat by the plug again.'
      ]
    },
    {
      id: 'counting-legs',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How many legs has it got?” asked {A}. {H} counted them. “Eight,” said {H}. “And two little ones in front.” “Those aren’t legs,” said {A}. “Those are for feeling with.” The spider felt a drop with them, first with the left and then with the right.',
        'It drank. You could see the drop get smaller. “It’s thirsty,” said {H}. They let one more fall from a finger, well to the side, so that it didn’t get wet. It waited till they had gone off, and then it came for it.'
      ]
    },
    {
      id: 'the-size',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“That spider’s as big as my hand,” said {A}, who had only looked quickly. “It’s as big as a plum,” said {H}. They laid a ruler along the rim to see. The spider drew its legs in. “It’s as big as a pea,” said {H} then.',
        'It put them out again. It was a plum. It can choose, and that’s a thing that not many people can do. {H} tried, under a towel. “Now you’re a pea,” said {A}, “with one sock.”'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A spider has eight eyes, and it can’t see much with any of them. {A} knew that. “Then how does it know that we’re here?” asked {H}. “With its legs,” said {A}. “It feels it when you tread.”',
        '{H} took one step on the mat, quite softly. One of the front legs went up. {H} took another, on one toe. Up went the leg. “It’s saying hello,” said {H}. {A} said that it was more likely saying, who’s that with only one sock?'
      ]
    },
    {
      id: 'a-name',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We ought to call it something,” said {A}. They called it Norman. It ran a little when they said it. Then it stood still in the middle of the bath, on tiptoe, as if it had remembered something. “It might be a Norma,” said {H}.',
        'The big ones are mostly the Normas. The Normans have longer legs, and they go for walks in the autumn, to look for one. “Is it looking for somebody in our bath?” asked {A}. They both looked round the bath. It was rather a poor place for that.'
      ]
    },
    {
      id: 'spoon',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} tried the long wooden spoon. “Get on,” said {A}, and held it in front. The spider felt the spoon with one foot. It stepped up on it, and {A} began to lift, as slowly as a lift for old people. They all breathed through their noses.',
        'It came up as far as the rim. There it let itself down on a thread, all the way to the bottom. “It thought that was the wrong floor,” said {H}.'
      ]
    },
    {
      id: 'paper-stairs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They folded some paper into stairs. They were very good stairs, with a rail. {H} stood them in the bath, and {A} knocked on the top. The spider came and looked at them from the side.',
        'Then it lifted up one edge and went underneath. It was dark in there, and nobody could see its legs. “It’s moved in,” said {A}. “It thinks that’s a house.” They had to wait quite a while before it came out for air.'
      ]
    },
    {
      id: 'sliding-finger',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} walked two fingers up the side, to see where it got hard. At the first step it went well. At the fourth the fingers were on their way down again, and squeaked. “That’s the place,” said {H}. “That’s just where it is for the spider.”',
        '{A} tried it with a thumb and got no further. They all three did it side by side, two of them with hands. It squeaked twice. The third one went without a sound.'
      ]
    },
    {
      id: 'under-the-tap',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We could turn on the tap a bit,” said {A}, “and float it up.” {H} stood in front of the tap. “It can’t swim,” said {H}. “How do you know?” “It’s got eight shoes on.” {A} hadn’t thought of that, and put a flannel round the tap, in case it dripped.',
        'It did drip. Each drop fell into the flannel and said nothing. The spider lifted a leg towards it. “You’re welcome,” said {H}.'
      ]
    },
    {
      id: 'how-many-times',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They counted how often it tried. At seven {A} would have had enough, and at eleven {H} would. At fifteen the spider stopped, and combed one leg. It pulled it through its mouth, from the knee to the tip.',
        'After that it did the next, and all the others. Then it walked to the side and began again at one. “It thought it was the shoes,” said {H}.'
      ]
    },
    {
      id: 'somebody-looks-in',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came in to clean some teeth, and heard about it. “You just pick it up,” said {A}, and bent down over the bath. The spider turned round to see who that was. It took two steps forward. {A} took three back. “I’d only have to wash my hands first,” said {A}.',
        '{A} washed them for a long time. The back of each finger got done. “Ready?” asked {H}. “They’re still wet,” said {A}. “That wouldn’t be nice for it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had found the spider before any of them, and had said so, but nobody listened. Now {A} looked over the rim. The spider looked up with all that it had. Neither of them did anything sudden.',
        'Then {A} breathed out, and the spider slid a little way along the bath. It looked as if it had enjoyed that. It walked back to where it had been, and waited.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We had one behind the mirror,” said {S}. “It came out at six, when the news was on. My father used to move his chair, so that it could see.” “Did it like the news?” asked {A}. “It liked the weather,” said {S}.',
        '“And when it was going to be fine it made its web bigger. It was right more often than the man.” {S} looked into the bath. “What does it say, this one?” The spider went up four steps, and came down. “Showers,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} did it as the spider did, on the mat, with two pairs of tights. The tights were the other four legs. They mostly came along behind. “Which one goes first?” asked {S}.',
        '{A} watched the spider. “Two on this side and two on that,” said {A}, “and then the others.” {S} tried. It got as far as the laundry basket, and there was a knot. “It must think of nothing else all day,” said {S}.'
      ]
    },
    {
      id: 'on-the-flannel',
      A: 'partner',
      paragraphs: [
        'One step, two, three, four, and down. “It didn’t come up the plughole,” said {A}, who was watching now. “It came for a drink, and fell in. The side’s as smooth as a plate. It’s got no hold.”',
        'The spider ran off across the bottom, and over the flannel that lay there. On that it didn’t slip at all. “It can hold on to the flannel!” said {H}. They looked up at the rim. The flannel was much too short. “But a towel isn’t,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-towel',
      A: 'partner',
      paragraphs: [
        'They hung the biggest one over the rim, so that one end lay close by the spider. “Please,” said {H}. The spider put one foot on it, and took it off. “It won’t go while we’re looking,” said {A}.',
        'So they looked at the door and counted to twenty. Eight feet on a towel made no noise at all. When they turned back, the bath was white from end to end.'
      ]
    },
    {
      id: 'where-is-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Where is it now?” asked {A}, and stood on one leg. {H} looked along the mat, and behind the pipes. There was a thread on the towel. It was so thin that you could only see it when you moved your head.',
        'They followed it with one finger, without touching. It went over the rim, along the tiles, and round the tooth mugs. At the window it stopped. There was a crack there, just as wide as a pea. “It’s made itself small,” said {H}, “and it’s at home.”'
      ]
    },
    {
      id: 'the-sink',
      A: 'partner',
      paragraphs: [
        'So {H} had a bath, up to the chin, and walked ten toes up the side. They got to four.',
        '“Now it’s my turn to wash,” said {A}, and went to the sink. It was quiet for a bit. “I can’t,” said {A}. In the sink sat something as big as a plum, most of it legs. “It was here first.” {H} held out the flannel. For a sink it was just long enough.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the rim, and took a step back.',
      '{names} kept out of the bath as well.',
      { text: '{names} held the other sock, till it was clear who went first.', needs: ['hands'] },
      { text: '{names} showed with two hands how big it was, each of them bigger.', needs: ['hands'] }
    ],
    way: [
      '{names} left the mat rather quickly.',
      '{names} stood still, with every foot off the floor that could be.',
      { text: '{names} picked up the glass, and looked into it first.', needs: ['hands'] },
      { text: '{names} brought a bigger card, with a picture of a lighthouse.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round too, and looked only a little.',
      '{names} went carefully wherever it might be.',
      { text: '{names} smoothed the towel, so that it had no hills.', needs: ['hands'] },
      { text: '{names} counted aloud, and left out nine.', needs: ['hands'] }
    ]
  },
  bed: [
    'The glass went back to the others, and the card to its box. The towel and the flannel stayed out all night.',
    '{H} was clean, and lay down, and walked two fingers up the blanket. It was a good blanket for holding on to. They got right to the top.'
  ],
  last: [
    'On a towel somebody walked home without a sound, and {H} was asleep.',
    'It took one step, two, three, four and five, and {H} was asleep.'
  ]
})
