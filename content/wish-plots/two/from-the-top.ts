import { wishPlot } from '../wish-plot.ts'

export const fromTheTop = wishPlot({
  id: 'wish-edible-from-the-top',
  tellsAny: 'edible',
  fed: true,
  about: 'It stands in front of the house and can be eaten; the hero wants to have it until bedtime, and everybody takes only a little, always at the bottom, where it is easiest.',
  titles: ['Only a Little', 'From the Top', 'It Leaned to the Left', '{H} Leaves the Door till Last', 'Everybody Took a Crumb'],
  company: ['house', 'front', 'step', 'chair', 'door', 'window', 'plate', 'neighbour', 'spoon', 'stool', 'kettle'],
  want: [
    {
      id: 'there-it-stands',
      A: 'partner',
      paragraphs: [
        'When {H} opened the front door, {edible.whole} stood outside. It was as high as the window, and smelled of {edible.of} all down the road. {H} knocked on it, and licked the knuckle. It was true.',
        '“Is it for eating,” asked {A}, “or is it for having?” “For having,” said {H}. “Until bedtime. I’ve never had {edible.a} of my own.” “And if people only take a little?” “A little’s all right,” said {H}.'
      ]
    },
    {
      id: 'whose',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who brought it?” asked {A}. They looked up the road and down. There was a trail of crumbs, and at the end of it sat a pigeon. It looked the other way.',
        '“It wasn’t the pigeon,” said {H}. “It couldn’t have lifted it.” “It might have had help,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-little',
      A: 'partner',
      paragraphs: [
        'So {A} took a little, from the bottom at the back, where it would not show. A neighbour came by and did the same. Then {edible} gave a creak, and leaned over to the left.',
        '“It’s falling down!” cried {H}, and pushed with both hands. {A} pushed a chair under that side, and it stood. But the postman took a little on the right, where it leaned out so nicely. Now {edible} leaned to the right, and there was no other chair.'
      ]
    },
    {
      id: 'patch',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ll mend it,” said {H}. For that they needed {edible.one}, and there was only one place to get one. {A} took it from the back and put it in at the front.',
        '“Now there’s a hole at the back,” said {H}. {A} took one from the side for that. They went round it twice like this. The hole came along, always one step behind them.'
      ]
    },
    {
      id: 'part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“The best bit is {edible.part},” said {A}. “It’s made of just the same,” said {H}. “I know,” said {A}, “but it’s {edible.part}.” They guarded that with a spoon each, one on the left and one on the right.',
        'After a while the left spoon had something on it. “How did that get there?” asked {H}. “It’s windy,” said {A}.'
      ]
    },
    {
      id: 'does-it',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Is it a real one?” asked {A}. “The last one I saw {edible.does}.” They stood in front of it and waited for that. It did not do it, but it looked as if it easily could.',
        '“It’s only because nobody’s pushed it,” said {H}. {A} pushed it, gently, with one finger. The finger went in up to the knuckle. “Sorry,” said {A}, and had to lick it clean.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“{edible.fact},” said {A}. “This one too?” asked {H}. They walked round it to see. “This one tastes of {edible.of},” said {A}. “I never heard that of the others.”'
      ]
    },
    {
      id: 'notice',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} sat down on the step and asked everybody to take only half as much. “Half of what?” asked the postman. “Half of a little,” said {H}. The postman thought about it, and took it twice.',
        '“That’s one,” said {A}. {H} had to admit it. You can’t be cross with somebody who can add up.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A drop of rain fell on {A}’s nose, and they looked at each other. What does rain do to {edible.of}? They put up the big umbrella. It covered {edible} from the front as far as the middle.',
        'But it had only been one drop, and it had been meant for {A}. The umbrella stayed up, all the same. It looked like a hat.'
      ]
    },
    {
      id: 'live-there',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If you stayed with it overnight,” said {A}, “you’d need no breakfast.” {H} thought about it. “And no supper. And if I turned over, I’d have some in my ear.”',
        '“You’d have to wash the ear,” said {A}. “I’d have to eat it first,” said {H}. “It wouldn’t end.”'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 1.5,
      paragraphs: [
        '“{A} can keep watch,” said {H}. {A} sat down in front of {edible} at once, and did not move at all. Nobody came near. It was the best watch that had ever been kept.',
        'Then {H} looked round the side. Something was missing there, and it had just the shape of a tongue.'
      ]
    },
    {
      id: 'elder-house',
      S: 'elder',
      A: 'hero',
      spare: 3.5,
      paragraphs: [
        '“When I was small I had a loaf like that,” said {S}. “I’d made a hole in the side, to look through. Everybody looked through it, and everybody had a nibble at the edge.” “And then?” asked {A}.',
        '“Then you could see a great deal through it,” said {S}, “and there was no bread.” They moved the stool a bit nearer to {edible}.'
      ]
    },
    {
      id: 'child-bite',
      S: 'child',
      A: 'hero',
      spare: 2.5,
      paragraphs: [
        '“I’m not eating any,” said {S}. “I’m only holding it up.” {S} leaned against it with both cheeks, to hold it better. The cheeks went up and down.',
        '“You’re chewing,” said {A}. “That’s how I hold,” said {S}. It did not fall, on that side. They had to be fair.'
      ]
    },
    {
      id: 'why-it-leans',
      A: 'partner',
      paragraphs: [
        '{A} went all the way round it, quite slowly, and came back. “They all take it from the bottom,” said {A}, “because that’s where their hands are. I did it too. The bottom’s what it stands on. Nobody’s had a single bite from the top. The top only sits there.” {H} looked up. The top was whole, and the bottom was getting thin.'
      ]
    }
  ],
  turn: [
    {
      id: 'stool',
      A: 'partner',
      paragraphs: [
        '{H} fetched the big plate. “Nobody takes from the bottom any more,” said {H}. “If you’re hungry, you ask, and you get it from the very top.” {A} was the one who could reach. The next bit came down on the plate, and {edible} stood a little straighter.',
        'The neighbour had some, and the postman. With every bit it got lower, and stood as firm as a table. “It’s a smaller one now,” said {A}. “But it’s still {edible.a},” said {H}. “It’s all there, only less high.”'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They stood in a row for it now, all along the wall, and each of them said please. No bit was too big. “Is it the same all the way through?” asked the neighbour.',
        '“It gets more like itself,” said {H}, who had tried it. That was passed back along the row, and everybody looked forward to the middle.'
      ]
    },
    {
      id: 'down-to-me',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} stood beside it, back to back, and {A} held a hand flat on top. At six it was a head taller than {H}. At half past six it was an ear taller. At seven they were the same.',
        '“We’ve met,” said {H} to {edible}. From then on {H} was the tall one, and took care not to show it.'
      ]
    },
    {
      id: 'wants',
      A: 'same',
      spare: 2.4,
      paragraphs: [
        '“Do you think it minds?” asked {H}. “It wanted {edible.wants},” said {A}, “but it seems to be all right without.” They gave it a pat on the side, and then each licked a hand.'
      ]
    },
    {
      id: 'one-crumb-each',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A pigeon came along the wall and looked at the plate. “You too,” said {H}, “but from the top.” It flew up and took one crumb, exactly from the highest place.',
        '“It’s understood it quicker than we did,” said {A}. “It looks at most things from up there,” said {H}.'
      ]
    },
    {
      id: 'the-last',
      A: 'partner',
      paragraphs: [
        'By bedtime it was as high as a footstool, and then as high as a thumb. It still had a front and a back. “There,” said {H}. “I’ve had it until bedtime, and everybody’s had a little.” {A} held out the plate with the last of it.',
        'They shared it, standing on the step, and it was the best bit of all. It had held up everything else. “Is it for eating now?” asked {A}. “Now it is,” said {H}, with a full mouth.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled it from indoors, and came out nose first.',
      '{names} sat down in front of it, in the very middle.',
      '{names} took nothing at all, and only looked, from very near.',
      '{names} gave it one lick, to be sure as well.'
    ],
    way: [
      '{names} leaned against it, to help.',
      '{names} found a crumb on the step, and it was gone at once.',
      { text: '{names} pushed from the other side, and then it leaned back.', needs: ['hands'] },
      { text: '{names} passed along a stool, a bucket and a book to put under it.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited in the row, and shuffled along when it moved.',
      '{names} got a bit from the very top, and ate it slowly.',
      { text: '{names} handed round the plate, and nobody had to ask twice.', needs: ['hands'] },
      { text: '{names} swept up the crumbs for the birds.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the plate, and the front of the house looked very wide again.',
    '{H} brushed every tooth, even the one that would rather have kept something. Then {H} lay down, and began to be tired from the top.'
  ],
  last: [
    'From the top down to the feet, and nothing leaned, {H} was asleep.',
    'Everybody had had a little, and {H} had had it until bedtime, and slept.'
  ]
})
