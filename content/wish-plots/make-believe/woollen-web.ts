import { wishPlot } from '../wish-plot.ts'

export const woollenWeb = wishPlot({
  id: 'wish-woollen-web',
  wishes: ['spiderman', 'spider man', 'spider-man', 'spidey', 'spider girl', 'spider woman', 'ghost spider', 'miles morales', 'masked superhero', 'climbing superhero', 'superhero webs', 'superhero web', 'spider hero', 'spider superhero', 'web hero'],
  except: ['shopping', 'groceries', 'supermarket', 'dinosaur', 'dinosaurs', 'batman', 'hulk', 'afraid', 'scared', 'bathroom', 'bath', 'lost', 'costume', 'birthday', 'party', 'died', 'bite', 'bitten', 'save', 'saves', 'saving', 'rescue', 'rescues', 'climb', 'climbs', 'climbing', 'city', 'web', 'webs', 'shoots', 'swings'],
  answers: ['superhero', 'superheroes', 'hero', 'super', 'climb', 'climbs', 'climbing', 'web', 'webs', 'spider', 'swing', 'swings', 'saves', 'save', 'saving', 'rescue', 'rescues', 'day', 'city', 'world', 'catch', 'catches', 'wall', 'walls', 'building', 'buildings', 'shoots', 'amazing', 'friends', 'friend', 'villain', 'baddie', 'baddies', 'goes', 'go', 'school', 'two', 'some', 'kitten', 'cat', 'dog', 'people', 'helps', 'help', 'loves', 'meets', 'becomes', 'finds', 'plays', 'red', 'blue', 'powers', 'masked', 'his', 'her', 'adventure'],
  company: ['web', 'wool', 'egg', 'thread', 'threads', 'hero', 'ball', 'spider', 'chair', 'chairs', 'floor', 'world'],
  about: 'A hero with woollen webs wants to catch what falls, and first it goes through, and then it is thrown back.',
  titles: ['A Web for an Egg', 'The Hero with the Wool', '{H} Catches It', 'Too Tight and Too Loose', 'Plum, Sock, Egg'],
  want: [
    {
      id: 'what-falls',
      A: 'partner',
      paragraphs: [
        '{H} was the hero with the webs. When something falls, such a hero catches it before it gets to the ground. {H} had some grey wool, and ran a thread from one chair to the other, and back. Soon there was a real web, as high as a knee.',
        '“Drop something!” said {H}. {A} was the whole city, on tiptoe, and dropped a plum from the ninth floor. It fell between the threads, went plop, and rolled under the sofa. The web had not even noticed.'
      ]
    }
  ],
  way: [
    {
      id: 'thrown-back',
      A: 'partner',
      paragraphs: [
        '“The holes are too big,” said {H}. So {H} put in more threads, and pulled them as tight as they would go. Each of them went “ping”. “Now!” called {H}.',
        'The city dropped a rolled-up sock. Boing! Up it went again, and hit {A} on the nose. “You threw it back,” said {A}. “I saved it,” said {H}. “It just didn’t stay.”'
      ]
    },
    {
      id: 'flat-house',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I can walk up walls,” said {H}. They did it lying down. The floor was a house with nine storeys, and the cushions were the windows. {H} crept up it on {H}’s stomach, hand over hand. At the ninth window stood {A}, watering a plant. “Good evening,” said {A}. “That’s a long way up.”',
        '“Don’t look down,” said {H}, hanging on to the rug. They both looked down. There, deep below, were the table legs. {H} lost a sock, and it took a very long time to fall, since it didn’t.'
      ]
    },
    {
      id: 'wrist',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The thread had to come out of the sleeve, all by itself. {H} pushed the ball up one arm, and had a very strong arm now. It should have gone like a whip. But it was more of a “pfff.” The wool came out as far as the elbow.',
        '“I’ll help,” said {A}, and pulled at the end. It came and came. {A} walked to the kitchen with it, and back. At the end {H} had a thin arm, and every chair had a thread round it. “Done,” said {H}. “That was one shot.”'
      ]
    },
    {
      id: 'eight-legs',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Spiders have eight legs,” said {A}. {H} had four, if you counted the arms. So they stuck {A} on at the back, and that made eight. The front legs wanted to go to the door. The back legs were still tying a knot.',
        '“How do they know whose turn it is?” asked {H}. They tried it with numbers. One, three, five and seven went first. By then number four was under number six, and had to be pulled out by the ankle.'
      ]
    },
    {
      id: 'dry-threads',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why doesn’t a spider stick to its own web?” asked {A}. “Some threads are sticky and some aren’t,” said {H}. “It knows which.” In this web, the fluffy threads were the sticky ones. {A} did not believe it, and touched one.',
        'Of course {A} stuck. Once you know, you have to stick. {H} had to unstick each finger by itself. “And where may I go?” asked {A}. “On the smooth ones,” said {H}. They were all fluffy. It was that kind of wool.'
      ]
    },
    {
      id: 'one-finger',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A spider does not look to see who has come. It sits with one foot on a thread, and feels. {H} shut {H}’s eyes and laid one finger on the wool. Far off {A} plucked at it. “That’s a fly,” said {H}.',
        '{A} plucked again, with something else. “That’s a bigger one. It’s got a cold.” Then there was nothing for a long time. “And now?” asked {H}. “That was me not touching it,” said {A}. “You felt it quite right.”'
      ]
    },
    {
      id: 'villain',
      A: 'other',
      spare: 6,
      paragraphs: [
        'There had to be a robber, and {A} was it. “Ha,” said {A}, “I’m off with all the spoons.” The robber got as far as the chairs with them, and stopped at the web. “Could you lift that one for a moment?” asked the robber. “I’ve got my hands full.”',
        '{H} lifted the thread, and the robber went through, and thanked the hero. Then they both stood there. “You should have stayed in it,” said {H}. “You should have said so,” said the robber, and laid the spoons on the table.'
      ]
    },
    {
      id: 'mend',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Many of them make a new web each day,” said {A}. “And the old one?” asked {H}. “They eat it up, so that nothing’s wasted.” {H} looked at the wool, and gave it one lick.',
        'It tasted of jumper. {H} had the hairs on {H}’s tongue for some time. “Is it good?” asked {A}. “Ith a bit furry,” said {H}. They agreed that this web would do for a second day.'
      ]
    },
    {
      id: 'two-chairs-apart',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Once a glove fell off the table all by itself. That was a real case. {H} was at the other end of the room. {H} ran, and slid the last bit, and had one hand under it at the last moment.',
        '“You weren’t even in costume,” said {A}. “Nobody is, when it really happens,” said {H}. They looked at the glove. It looked quite calm. It had never doubted for a moment.'
      ]
    },
    {
      id: 'interested',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Under the web sat {A}, looking up through it. Nobody knew how {A} had got in there, nor how anybody was going to get it out. {H} looked down at it. {A} seemed to like it under there.',
        '“You’re caught,” said {H}. {A} did not think so. It looked as if somebody had at last put up a roof. So the hero dropped in a bit of something good, and the prisoner was content.'
      ]
    },
    {
      id: 'knitting',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve made webs all my life,” said {S}, “only with sleeves.” {S} took the end of the wool and did something to it with two fingers. There hung a row of loops. {A} pulled at the last one, and they were all gone.',
        '“That’s the secret,” said {S}. “A knot holds until it breaks. A loop gives, and holds on all the same.” {S} made the loops again, without looking. “I’ve caught three children in those,” said {S}, “and a good many winters.”'
      ]
    },
    {
      id: 'small-fly',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was the fly. “Zzz,” said {S}, and flew once round, and sat down in the web on purpose. “I’m stuck,” said {S} happily. “You should struggle,” said {A}. {S} struggled, and lost a slipper, and it was splendid.',
        '“Now I’ve got to save you,” said {A}. “Not yet,” said the fly. It wanted to be in danger a little longer. It asked whether there was anything to eat in there.'
      ]
    },
    {
      id: 'thread-of-laughs',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{H} held one end of a thread, and let the other tickle {A}’s hand. {A} shut that hand, as quick as a trap. Now who had caught whom? {H} pulled a bit, and {A} pulled back, and had a very good grip.',
        '“Let go,” said the hero. {A} only laughed. With somebody so strong you can’t do anything. {H} had to sit down at the other end, and be caught.'
      ]
    },
    {
      id: 'round-the-ankle',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '{A} only wanted to get to the sofa, and lifted one foot, and then the other. “Mind the ninth thread,” said {H}. {A} minded it, and stood in the tenth. “I do beg your pardon,” said {A}. “Have I broken your city?”',
        '“You’ve been caught,” said {H}. “It’s an honour.” {A} looked at the wool round one ankle. “At home nobody makes such an effort to keep me,” said {A}, and stayed for another cup.'
      ]
    },
    {
      id: 'it-gives',
      A: 'partner',
      paragraphs: [
        '{A} laid a finger on the web. It did not move at all. “That’s a drum,” said {A}. “In a spider’s web the threads stretch. When a fly comes, they go along with it for a bit, and slow it down.”',
        '{H} thought about that. In the kitchen there was a box with one egg. “Then let’s do it properly,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-egg',
      A: 'partner',
      paragraphs: [
        '{H} pushed the chairs a little nearer to each other, and the web hung down like a hammock. {A} stood on tiptoe at the ninth floor, and held the egg in two fingers. “Is it boiled?” asked {H}. “I don’t know,” said {A}. “Eggs all look alike.”',
        'Nobody breathed. Then {A} let go. The egg fell, and the web went down with it, a long way, almost to the floor. It swung there. It came up again, quite slowly, and in the middle lay the egg, whole.'
      ]
    },
    {
      id: 'rocking',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It went on rocking for a while, a little less each time. They squatted down on either side. {A} laid one finger on a thread, and {H} one on another. You could feel the egg in both.',
        '“It’s heavier than it looks,” whispered {H}. “It’s got a lot in it,” whispered {A}. The wool gave a soft creak, as if it were very pleased to be holding something.'
      ]
    },
    {
      id: 'dew',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“In the morning they’re full of drops,” said {A}. “Only then do you see how many there are. On one hedge there may be fifty.” {H} tried to think of fifty, all with somebody in the middle who was waiting.',
        '“They’re up all night,” said {H}. “They’ve got one foot on the thread,” said {A}. “You can doze like that. If anything comes, it wakes you.” {H} put one hand on the wool, and dozed a little, for practice.'
      ]
    },
    {
      id: 'not-known-yet',
      A: 'partner',
      paragraphs: [
        '“You’ve saved it,” said {A}. “From the ninth floor.” They carried it to the kitchen together, and put it into an egg cup. “If it’s boiled,” said {A}, “it wasn’t so very dangerous.”',
        '{H} laid an ear against it. “Nobody will know until breakfast,” said {H}. “Then we’ll know how brave I was.” They rolled up the web, all but one small corner behind the chair. Something might still fall.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blundered into the web, and it had its first fly.',
      '{names} went after the plum, in under the sofa.',
      { text: '{names} lived on the tenth floor, and waved a hanky from there.', needs: ['hands'] },
      { text: '{names} held the ball, while the thread ran out.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked the sock, which came past a second time.',
      '{names} plucked at a thread in passing, and the whole web said ping.',
      { text: '{names} threw in a clothes peg, and it came straight home.', needs: ['hands'] },
      { text: '{names} tried to get one hand out of the wool, and then the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} drew in breath with the rest of the city.',
      '{names} lay under the web, for safety’s sake, as something soft.',
      { text: '{names} held an egg cup ready, full of hope.', needs: ['hands'] },
      { text: '{names} steadied a chair leg with both hands.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} fetched the plum from under the sofa, since that had fallen first.',
    '{H} washed, and sat down on the edge of the bed, and lay back. The mattress went along with that for a bit, and held.'
  ],
  last: [
    'Something soft had caught {H}, from rather high up, and {H} was asleep.',
    'One hand lay open on the blanket, in case anything fell, and {H} slept.'
  ]
})
