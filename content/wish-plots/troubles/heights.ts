import { wishPlot } from '../wish-plot.ts'

export const whoeverHeights = wishPlot({
  id: 'wish-whoever-heights',
  visits: 'anything',
  whoever: [
    'is afraid of heights',
    'is scared of heights',
    'is frightened of heights',
    'is terrified of heights',
    'is afraid of hights',
    'is scared of hights',
    'is afraid of being high',
    'is scared of being high',
    'is afraid of high places',
    'is scared of high places',
    'is afraid to climb',
    'is scared to climb',
    'is afraid of climbing',
    'is scared of climbing',
    'is afraid of falling',
    'is scared of falling',
    'is afraid of looking down',
    'is scared of looking down',
    'doesn’t like heights',
    'doesn’t like being high',
    'doesn’t like climbing',
    'hates heights',
    'hates being high',
    'can’t climb because it is scared',
    'gets wobbly up high',
    'won’t climb trees',
    'won’t go up high',
    'won’t go up the ladder',
    'won’t look down',
    'is scared at the top',
    'is scared of ladders',
    'gets scared up high',
    'has vertigo',
    'wobbles on ladders',
    'is frightened of falling',
    'has a fear of heights',
    'gets dizzy high up'],
  company: ['mat', 'sock', 'flag', 'mountain', 'window', 'door', 'apple', 'rung'],
  about: 'The hero climbs a mountain of tape that lies flat along the floor, and whoever is afraid of heights feels each rung of it, until it gets dull.',
  titles: ['The Mountain in the Hall', 'This Is the Top', 'As Long as an Apple', '{visitor} on the Fourth Rung', 'Dull on Every Rung'],
  want: [
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        '{H} was going to be on top of the highest mountain in the world before supper. It lay flat along the floor, and was made of tape. There were twenty rungs, from the door to the window. The flag was a sock on a spoon.',
        'On the doormat stood {visitor.first}. “I’d come in,” said {visitor}, and held on to the wall. “But it’s rather a thick mat.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-fourth',
      A: 'partner',
      paragraphs: [
        '“You can come up with us,” said {H}. “It’s lying down.” {visitor} got on. One, two, three. On the fourth rung everything began to shake. “It’s a floor!” called {H}, from the eighth. “I know,” said {visitor}. “But I can feel that it’s the fourth.”',
        '“You have to run,” said {A}, who was quite sure. “Then you’re up before you notice.” So {visitor} ran. At seven {visitor} noticed. They had to lead {visitor} down backwards, rung by rung.'
      ]
    },
    {
      id: 'roped',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'They roped themselves together, as they do in the mountains. The dressing gown cord went round {H} and round {A}, and it went round {caller.part}. “If one of us slips,” said {A}, “the others sit down.”',
        '“On what?” asked {visitor}. “On whatever’s there.” They practised it. {H} slipped, and the rest sat. {A} slipped, and the rest sat. Then {visitor} slipped on purpose. It was a fine feeling, how quickly everybody sat.'
      ]
    },
    {
      id: 'to-keep-warm',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'On the third rung they made a camp. It was cold up there, and the wind came from under the door. “We’ve got to keep moving,” said {A}, and {caller.move}. “Like that?” asked {A}. “I’ve seen you do it.”',
        '“More from behind,” said {visitor}, and {caller.does}. All at once {H} began to laugh. “Where are you standing?” asked {H}. {visitor} looked down. It was the third, and nobody had been holding on. “I was busy,” said {visitor}.'
      ]
    },
    {
      id: 'stamp',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How high does it have to be, for you?” asked {A}. They laid things down on the floor. A stamp was all right. A comic was all right, if it was an old one. With the telephone book {visitor} had to hold somebody.',
        '{H} took the book away, and laid it open in the middle. So it was only half as high on either side. {visitor} went up one half and down the other, past the plumbers. “That’s my first pass,” said {visitor}.'
      ]
    },
    {
      id: 'up-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And how do you bear it?” {visitor} asked {A}. “All day long you’ve got your eyes right up there.” {A} had never thought of it. {A} looked down past two knees, and there were two shoes. They were a good way off.',
        '“Oh,” said {A}, and took hold of the table. {H} looked down too, and went quiet. Then {H} breathed out. “You get used to it,” said {H}. “It comes on slowly.” {visitor} wanted to know how old you have to be for a knee.'
      ]
    },
    {
      id: 'pudding',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It goes like pudding underneath,” said {visitor}, and showed them where. {A} laid a hand on it. It was trembling, very fast and very small, like a fridge. “That’s only being careful,” said {A}. “It’s thought of it before you have.”',
        '“I wish it would ask me first,” said {visitor}. {H} bent down and spoke to it. “Thank you,” said {H}. “We’ve seen it. It’s the fourth.” It went on for a bit. Then it stopped, as if it had only wanted to be sure.'
      ]
    },
    {
      id: 'tube',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} found a cardboard tube, and gave it to {visitor} to look through. “What can you see?” “One rung,” said {visitor}. “And a bit of fluff.” “And how high is it?” The tube was turned a little. In there it was not written.',
        '{visitor} looked for the other rungs, and for the bottom. They were somewhere else. “It’s quite a small mountain, seen like this,” said {visitor}. “It’s one rung long. I only never know what’s outside.”'
      ]
    },
    {
      id: 'railing',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} stretched a string along the wall, for a railing. It was only tied to a chair, and it hung down in the middle. “You mustn’t lean on that,” said {A}. “It won’t hold anybody.” {visitor} took it between two tips, and went along very well.',
        '“You aren’t leaning on it at all,” said {H}. “No,” said {visitor}. “It’s leaning on me. We’re going together.” When {A} untied the end of it, they noticed only at the fifth.'
      ]
    },
    {
      id: 'fog',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then the weather turned. {A} shook out a tablecloth, and it was fog. Nobody could see the door any more, nor the window. “How is it now?” asked {H}, out of the white. “Better,” said {visitor}. “There’s nothing to be high over.”',
        'They sat in it for some time, the three of them, with the fog on top of them. It smelled of ironing. “But you don’t get the view,” said {A}. {visitor} made a small hole, and looked out, and then shut it again.'
      ]
    },
    {
      id: 'echo',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Mountains have an echo,” said {A}. “You call, and somebody who isn’t there calls back.” {H} called “Hello” towards the bathroom. It said hello. {H} called “Who’s there?” It wanted to know the same.',
        '{visitor} had come one rung higher, so as to hear better. “Is it high?” called {visitor}. “High,” called the bathroom. “Are you sure?” “Sure,” it said. “It’s no help,” said {visitor}. “It only ever agrees with you.”'
      ]
    },
    {
      id: 'spoon-first',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do you think will happen?” asked {A}. {visitor} did not have to look for it. “I’ll fall off,” said {visitor}, “and roll, and go under the door. Then I’ll be in the street, and somebody’ll tread on me.”',
        'They tried it with an apple. {H} laid it on the fourth rung, and let go. The apple thought about it. It rolled as far as the third, and lay down on its cheek. “It’s not as keen as I’d thought,” said {visitor}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a bridge to school,” said {S}, “and you could see the river through it. I couldn’t do it. And then a lady went across in front of me, with a cherry on her hat.” “A real one?” asked {A}.',
        '“That’s what I was looking at,” said {S}. “I thought, If it’s real, a bird will come. And when I’d thought that, there was the other side.” {visitor} asked if it had been real. It was felt, {S} believed.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve got the bottom bunk,” said {S}. “On purpose. From up there you only see the ceiling, but from mine you see the slats. There’s a ladybird drawn on one of them.” “Who drew it?” asked {A}. Nobody knew.',
        '“So somebody was lying on their back down there,” said {visitor}, “with a pencil, and was glad.” {visitor} would have liked to see it. It was the sort of bunk that you could be friends with.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'On the sixth rung lay {A}, right across it. The pass was closed. {visitor} stood before it and waited, for there was no way round. “What’s it like up here?” {visitor} asked {A}. {A} had both eyes shut.',
        '“{A} doesn’t know it’s the sixth,” said {H}. “Then we won’t tell {A},” whispered {visitor}. They both kept quite still, so that {A} should not find out.'
      ]
    },
    {
      id: 'too-soon',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the fourth rung with an apple. {visitor} had to hold on to somebody, and stayed there too. {A} ate. After a while the shaking had gone, and {A} yawned.',
        '“It’s got dull,” said {visitor}, quite startled. “You always get off when it’s at its worst,” said {A}. “You’ve never stayed till the dull part.” {H} came down from seventeen to hear that.'
      ]
    }
  ],
  turn: [
    {
      id: 'dull',
      A: 'partner',
      paragraphs: [
        '“Then we’ll wait for it on every one,” said {H}. On the fifth it was as long as the rest of the apple. On the sixth it was as long as a song with all its verses. “Is it dull yet?” asked {H}. “There’s still a bit of a tickle,” said {visitor}. “Now.”',
        '{H} had never known how much there is on a mountain. There was a button on the seventh. On the eighth you could see in under the cupboard, and there was the other sock.'
      ]
    },
    {
      id: 'postcard',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On the eighth there was time to write postcards. {A} had a pencil, and {visitor} said what to put. “Dear mat,” wrote {A}. “I am on the eighth. It was bad until half past, and then it was dull. There is a sock. The view is of a radiator.”',
        '{H} took it down to the post, and was back again in no time. “What did it say?” asked {visitor}. “Welcome,” said {H}. That was true. It had said so for years, and they had both forgotten.'
      ]
    },
    {
      id: 'one-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Once it was too much after all. “Can we go one back?” asked {visitor}. So they went one back, to where it was dull already, and stood about there for a bit. “It’s very nice here,” said {A}. “I know every hair on this carpet.”',
        '“I’d thought that back would be all the way,” said {visitor}. “It’s only one,” said {H}. It was such a short way that they did it three more times. Up and down it went, like a boat, until everybody laughed.'
      ]
    },
    {
      id: 'the-top',
      A: 'partner',
      paragraphs: [
        'On the ninth they were called to supper. {H} looked along to the window. It was eleven more. “You go,” said {visitor}. “You wanted to be on top.” {H} looked at the flag for a moment. Then {H} put it down, right there, on the ninth. “This is the top,” said {H}. “For today.”',
        'They all stood round it and looked. You could see the bread from there, and all the way back to the door. “We’re higher than supper,” said {A}. “And it’s quite a flat mat,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down along the mountain, to show how flat it was.',
      '{names} crossed it in the middle, and never knew.',
      { text: '{names} stuck down a rung that had come loose.', needs: ['hands'] },
      { text: '{names} tied the sock to the spoon, with a second knot.', needs: ['hands'] }
    ],
    way: [
      '{names} shook a little as well, to keep the guest company.',
      '{names} waited at the bottom, in case an apple came.',
      { text: '{names} held the mountain still on both sides.', needs: ['hands'] },
      { text: '{names} brought up the food, in a saucepan.', needs: ['hands'] }
    ],
    turn: [
      '{names} found it dull on the second rung already.',
      '{names} sat down at the top, very near the bread.',
      { text: '{names} saluted the sock with a fork.', needs: ['hands'] },
      { text: '{names} wrote a nine on a bit of tape, and stuck it there.', needs: ['hands'] }
    ]
  },
  bed: [
    'Nobody pulled up the tape, because of tomorrow. The flag stayed on the ninth, and leaned a bit.',
    'They washed, and climbed down to the pillows, which was no way at all. It was very low there, and soft.'
  ],
  last: [
    'From the pillow you could fall nowhere but asleep, and that was what {H} did.',
    'The mountain lay flat on its back in the dark, and so did {H}, and slept.'
  ]
})
