import { wishPlot } from '../wish-plot.ts'

export const bothSides = wishPlot({
  id: 'wish-recounted-both-sides',
  tellsAny: 'recounted',
  about: 'Two remember the same day with the hero on different sides, and walk it through the rooms with socks on their hands, until they turn round and find that one of them had looked from the other side.',
  titles: ['Stripes on This Side', 'Four Socks and a Day', '{H} on Both Sides', 'Nose to Nose in the Hall', 'Where {H} Was'],
  company: ['sock', 'stripes', 'hall', 'coats', 'shoes', 'kitchen', 'fridge', 'sink', 'bathroom', 'mirror', 'sofa', 'rug'],
  want: [
    {
      id: 'that-was-certain',
      A: 'partner',
      paragraphs: [
        '{told.1}. That was quite certain. But where had {H} been, and where was all the rest? {H} wanted to walk through the day once more before bed, with everything in its place. “I was on this side,” said {H}. “In my head you’re on that side,” said {A}.',
        'So they each put a striped sock on one hand, and a grey one on the other. The stripes were {H}. The grey was all the rest of the day.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        'They began in the hall, one behind the other. {H}’s grey sock showed everything once more along the wall, and the stripes stood by the coats. Behind {H}, {A} had them the other way about. “I wasn’t over there,” said {H}. “Then who’s this?” asked {A}. “That’s only you in a sock,” said {H}.'
      ]
    },
    {
      id: 'a-hole',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'One of the grey socks had a hole, and {A}’s thumb looked out of it. “Who’s that?” asked {H}. “That’s one who was only going past,” said {A}. The thumb nodded, and went back in.',
        'But it kept coming out again to see how things were. “Now it’s been past four times,” said {H}. “It likes our day,” said {A}. {H} pulled the sock round the other way, and the thumb had to stay at home.'
      ]
    },
    {
      id: 'how-many-steps',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How far off was all the rest?” asked {A}. They walked along the hall to find out. “Seven steps,” said {H}. “Eight,” said {A}. They walked it again, from the mat to the last coat. It was still seven, and it was still eight.',
        '“One of us can’t count,” said {A}. So {A} took very small steps, and came to twenty-two. “Now it’s even further,” said {H}. The hall lay there, and was as long as it always was.'
      ]
    },
    {
      id: 'fridge-and-sink',
      A: 'partner',
      paragraphs: [
        'The kitchen was for the next part of the day. {told.2}. {H} showed that with the grey sock, in front of the fridge. {A} showed it in front of the sink. “You’re in the wrong place!” they both said.',
        'So they tried it with {A} in front and {H} behind. It was just as wrong. “You’ve got the day in the sink,” said {H}. “You’ve got it in the fridge,” said {A}.'
      ]
    },
    {
      id: 'the-tickle',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{H}’s nose tickled, and {H} rubbed it with the striped sock. “Stop!” said {A}. “Now you’re on your own nose.” {H} looked down at it with both eyes. “I never was up here,” said {H}.',
        'Then {A}’s ear tickled. {A} used the grey sock, and rubbed for quite a time. “You’ve got the whole day in your ear,” said {H}. {A} listened. “It’s mostly wool,” said {A}.'
      ]
    },
    {
      id: 'bathroom-mirror',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        'For the next part they went into the bathroom. {told.3}. “I was here,” said {H}, and held the stripes over the bath. “There,” said {A}, and held them over the towels. In the mirror stood two more, with socks on their hands. Now there were eight socks in the bathroom, and still nobody had changed sides.'
      ]
    },
    {
      id: 'both-ends-of-the-sofa',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'The sofa was for what came after that. {told.4}. They did it side by side. In the middle were the two grey socks, and at each end were stripes. “You can’t have been at both ends,” said {A}. “I can if I lie down,” said {H}, and got as far as {A}’s elbow.'
      ]
    },
    {
      id: 'one-eye',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Stand still, and look hard,” said {A}. {H} held a grey sock out in front, and put the striped one over one eye. The grey sock was beside the door handle. {H} covered up the other eye instead. The grey sock jumped!',
        '“It’s gone to the other side,” said {H}. {A} tried it too, and it happened again. “You haven’t moved,” said {H}. “Neither have you,” said {A}. They went on blinking for a while, and the socks went on jumping.'
      ]
    },
    {
      id: 'a-line-on-the-rug',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} drew it all on the rug, with one finger through the wool. Here was {H}, and there was all the rest. “That’s a good dark line,” said {H}. {A} sat at the other end of the rug. “It’s a light one,” said {A}.',
        '“Dark,” said {H}. “Light,” said {A}. They drew another one beside it, to have one to spare. That one was dark and light as well. “We need a better rug,” said {A}.'
      ]
    },
    {
      id: 'fallen-off',
      A: 'partner',
      spare: 5.5,
      paragraphs: [
        'The striped sock slid off {A}’s hand, and fell in behind the shoes. “You’ve dropped me,” said {H}. They knelt down and felt about for it. Out came a glove, and a dry leaf, and then the sock, with fluff on.',
        '“What were you doing there all that time?” asked {A}. “Waiting,” said {H}. The fluff was picked off, and {A} put {H} on again. “Hold me tighter,” said {H}. “I don’t want to miss the end.”'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had to take a pile of towels to the bathroom, and could not get past. In the hall stood {H}, with both arms out. “Was I on this side?” asked {H}. “Or was I on that side?” {A} looked round the edge of the towels.',
        '“In the middle,” said {A}. “You generally are.” {H} made room, and the towels went past. They had no sock for the middle. It would have had to be a spotted one.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'partner',
      spare: 6.5,
      paragraphs: [
        '“Shut your eyes and turn round once,” said {A}. “Then just point, and don’t think.” They both turned round with their eyes shut, and pointed with all their socks. Then they looked.',
        '{H} had all the rest of the day in the laundry basket. {A} had it in {H}’s tummy. “It was much too big for that,” said {H}. They turned back again, to get the giddiness out.'
      ]
    },
    {
      id: 'who-spoke-first',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“And who said something first?” asked {A}. “You open your mouth, and I’ll open mine,” said {H}. They both made mouths with the socks. “After you,” said the grey one. “No, after you,” said the striped one.',
        'They went on being polite for so long that nothing happened at all. “It wasn’t like that,” said {H}. “It was a much quicker day.” The socks shut their mouths, and looked at each other.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'They asked {A} too. {H} held the striped sock up on this side, and {A} looked at it. Then {H} held it up on that side, and {A} looked at that. {A} was very fair.',
        '“Just look where I was,” said {H}, and hid both socks behind. {A} thought about it without a sound. Then {A} looked straight at {H}’s face. “I’m here now,” said {H}. “I meant before.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} got hold of a grey sock by the toe, and did not let go. {H} pulled, but gently. {A} held on with both fists, and laughed. The sock grew very long.',
        '“That’s all the rest of the day,” said {H}, “and we need it.” {A} put a corner of it to one cheek. So for a while {A} had the whole day, and they had to wait until it came back. It was rather damp by then.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We used to walk past a donkey on the way to school,” said {S}. “My friend Ada said it was brown. I said it was white, and we didn’t speak all one Monday.” “And what was it?” asked {A}.',
        '“It always stood the same way round,” said {S}. “And Ada came along one side of the field, and I came along the other.” {A} tried to think of all that donkey at once. It took two heads.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’ll be all the rest of the day,” said {S}, and lay down across the floor. It was a big help, for now they knew where it was. “You have to stay there,” said {A}.',
        '{S} stayed there. But all the rest of the day began to giggle, and then it rolled under the table. “It didn’t do that,” said {A}. “It’s doing it now,” said the day, from between the chairs.'
      ]
    },
    {
      id: 'only-a-back',
      A: 'partner',
      paragraphs: [
        'Back in the hall {A} was still in front, and let both socks hang down. “I can’t do it like this,” said {A}. “I can’t see you. In my head I see your face.” {H} stood still. “Always?” “Always,” said {A}. “I’m looking at you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nose-to-nose',
      A: 'partner',
      paragraphs: [
        'In {H}’s own head there was no face of {H} at all. There {H} looked out. “Then turn round,” said {H}. So {A} turned round. They stood nose to nose, and held out their arms.',
        '{A}’s stripes pointed at the coats, and so did {H}’s. Both grey socks pointed at the other wall. And not one had changed hands. “You looked from the other side,” said {H}. “So we were both right,” said {A}.'
      ]
    },
    {
      id: 'my-face',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“What does my face do, in your head?” asked {H}. {A} showed it. There were eyebrows in it, and a bit of tongue. {H} came closer. “I’ve never seen that before,” said {H}.',
        '“You can’t, from where you are,” said {A}. {H} tried to do the same face, and asked if it was right. It was exactly right. “I’ll do it again tomorrow,” said {H}, “and you must tell me.”'
      ]
    },
    {
      id: 'like-a-crab',
      A: 'partner',
      paragraphs: [
        'They laid stripes on stripes and grey on grey. So they walked through the day again, room by room and sideways, like a crab in socks. {H} looked out, and {A} looked at {H}, and everything was in its place.'
      ]
    },
    {
      id: 'stuck-crab',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'Once, at a door, they got stuck. Their elbows were too wide for it. “Crabs fold up,” said {H}. So they folded up, and went through like a letter.',
        'On the other side they had to unfold. One arm came out where another one should have been. “Is this elbow yours?” asked {A}. “I’ve got both mine,” said {H}. So they put the crab together again.'
      ]
    },
    {
      id: 'at-every-stop',
      A: 'partner',
      spare: 4.5,
      paragraphs: [
        'In the hall the crab stopped. {told.1}. All the stripes were by the coats now, and the grey socks had the wall to themselves. In the kitchen the crab stopped again. {told.2}. The crab showed that in front of the fridge, and nobody said a word about the sink.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from one of them to the other.',
      '{names} came along too, at the very end of the line.',
      { text: '{names} held the washing basket, and looked for a sock to match.', needs: ['hands'] },
      { text: '{names} opened all the doors, so that the day could get through.', needs: ['hands'] }
    ],
    way: [
      '{names} walked behind them, on both sides in turn.',
      '{names} kept to the middle, to be fair.',
      { text: '{names} pointed with both hands, and meant both.', needs: ['hands'] },
      { text: '{names} straightened the coats that the socks had pulled at.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ahead of the crab, and looked back at it.',
      '{names} looked from this side, and then from that side.',
      { text: '{names} held the doors open for the crab.', needs: ['hands'] },
      { text: '{names} clapped, from both sides.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks came off. Stripes were rolled up with stripes, and grey with grey, and they were two pairs again.',
    '{H} washed and lay down. {told.best}. From the pillow that was on this side, and from the edge of the bed on that side.'
  ],
  last: [
    'Whichever way you looked at it, {H} was asleep.',
    'From the door {H} lay on this side, and from the window on that, and slept on both.'
  ]
})
