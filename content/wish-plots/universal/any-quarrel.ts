import { wishPlot } from '../wish-plot.ts'

export const anyQuarrel = wishPlot({
  id: 'wish-any-quarrel',
  beginsElsewhere: true,
  tellsAny: 'quarrel',
  partnerPlays: true,
  about: 'After a quarrel two of them speak only to the lamp, and then there is a sheet that one cannot fold alone.',
  titles: ['Tell the Lamp', 'Four Corners', 'Who Went On', '{H} Isn’t Speaking', 'A Sheet for Two'],
  want: [
    {
      id: 'began',
      A: 'partner',
      paragraphs: [
        'It had begun with {wish}, and it had got bigger. Now {H} sat at one end of the sofa and {A} at the other. There was a big gap between them.',
        '“I’m not speaking to {A} any more,” said {H} to the lamp. “Tell {H} that I’m not either,” said {A} to the lamp.',
        '{H} wanted somebody to say sorry. It had to be {A}, and it had to be {A} first.'
      ]
    }
  ],
  way: [
    {
      id: 'lamp',
      A: 'partner',
      paragraphs: [
        '“Ask {A} who started it,” said {H} to the lamp. “Tell {H} that it was {H},” said {A}. “Tell {A} that I didn’t,” said {H}. “I was only first, about {wish}.” The lamp heard it all and told nobody anything.',
        'It is tiring to talk by way of a lamp. After a time they both saw green spots.'
      ]
    },
    {
      id: 'how-it-was',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Tell {A} how it was with {seen},” said {H}. The lamp had not been there. So {H} put {seen.stand} in the gap, for {seen}. “It was here,” said {H}. “Tell {H} that it was more over there,” said {A}, and pushed it along.',
        '{H} pushed it back. It went to and fro between them, faster and faster, and then fell off the sofa. They both bent down for it and bumped heads. Neither of them said ow, so that nobody had said it first.'
      ]
    },
    {
      id: 'by-way-of-the-lamp',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“I’ll tell you something about {seen},” said {A} to the lamp. “{seen.guess}.” Somebody had to say something. “Tell {A} that’s all wrong,” said {H}. “{seen.fact}.” {A} had never heard that. It was so good that {A} very nearly looked round.',
        '“Ask {H} if that’s really true,” said {A}. “Tell {A} it is,” said {H}, “and there’s more.” {H} knew ever so much about {seen.many}. It was a pity to have only a lamp to tell it to.'
      ]
    },
    {
      id: 'whose-side',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Nobody has asked {seen},” said {A} to the lamp. {A} bent over and spoke for {seen}, in quite another voice. “All that {seen} wants is {seen.wants},” said the voice. “Are you on {A}’s side?” asked {H}.',
        '“I haven’t got a side,” said the voice. “I’ve got {seen.part}.” {H} had to bite on a cushion. To {seen} they could both talk, and they did, for a good while. It was only to each other that they could not.'
      ]
    },
    {
      id: 'cushions',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'In the gap {H} built a wall, out of two cushions. {A} built one as well, right behind it. Now they could not see each other, and had to guess what the other one was doing.',
        '“Ask {A} what that noise is,” said {H}. It was a biscuit. There was only one, and it was on the wrong side of the wall. After a while half of it came over the top, on the end of a ruler. “That’s not from me,” said {A}. “That’s from the ruler.”'
      ]
    },
    {
      id: 'line',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They shared out the room. {H} laid a scarf across the floor. “Everything on that side’s {A}’s,” said {H} to the lamp, “and this side’s mine.”',
        '{A} had the door. {H} had the table. And the lamp stood right on the scarf. They looked at it. “It can stay,” they both said at the same moment, and were cross about it.'
      ]
    },
    {
      id: 'lamp-has-feelings',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The lamp had had about enough. It buzzed a little. “Tell {A} to stop shouting at you,” said {H}. “Tell {H} that I’m talking quite normally,” said {A}. A moth had come in. It flew round and round the lamp, and was on nobody’s side.',
        'It sat down on {H}’s knee. Then it sat down on {A}’s, and moved its feelers. They both held quite still for it, so as not to be the one who chased it away. “Tell {A} it’s got eyebrows,” whispered {H}. “I can see,” whispered {A} to the moth.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} explained the whole of it to {A}, from the beginning. {A} listened to every word with great attention, as {A} does where there may be food in it.',
        '“So you see that I was right,” said {H}. {A} yawned, went over to the other end of the sofa, and listened there too. It was not fair, but it was even.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once didn’t speak to my cousin for a whole summer,” said {S}. “It was about a boat. Or it was about a bucket.” “Who was right?” asked {A}.',
        '“I was,” said {S}. “I was right the whole summer long. It was a very quiet one. He had the pond, you see.” {A} looked across at the other end of the sofa, and back again.'
      ]
    },
    {
      id: 'note',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} drew it on a piece of paper, so that it would be quite clear. There was {H} with a halo, and there was {A} with horns. {H} pushed it along the floor with one foot.',
        'When it came back, it had a hat on the horns and a moustache on the halo. It was rather funny. {H} held the paper in front of {H}’s face until that had passed.'
      ]
    },
    {
      id: 'jar',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} wanted jam, and the lid would not turn. {H} tried with a cloth, and then by biting it. It would have been easy to ask.',
        '“Tell {A} there’s a lid here,” said {H}, as if it were a thing of no importance. “Tell {H} that I’ve loosened it,” said {A} afterwards, and put it down on the table.'
      ]
    },
    {
      id: 'shoes-in-a-row',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'To show that there was nothing more to say, {H} tidied the shoes. {H} put all of {A}’s on the left and all of {H}’s own on the right. There was one left over, an old rubber boot. “Ask {A} whose that is,” said {H}. The lamp asked. “Tell {H} it’s ours,” said {A}.',
        'They looked at it from both ends of the sofa. It had been a good boot. There had been two of them once, and a big stream. “Tell {A} that I remember it,” said {H}, “but I’m not saying so.” It was put in the middle, exactly, and its toe pointed at nobody.'
      ]
    },
    {
      id: 'humming',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{H} hummed, to show that it did not matter. {A} hummed as well, a different song, a bit louder. They got in each other’s way in the middle of the room.',
        'At the end of the second line both songs had the same note. It sounded so good that neither of them knew how to leave it. They held it for as long as there was air.'
      ]
    },
    {
      id: 'lamp-out',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Then the lamp went out, all by itself. It does that, when the plug is loose. In the dark they sat and had nobody to talk to.',
        '“Tell the lamp to come on again,” said {H}. “Tell it yourself,” said {A}. That had been straight across, without any lamp. They both noticed it, and {A} went and pushed in the plug.'
      ]
    },
    {
      id: 'sheet',
      A: 'partner',
      paragraphs: [
        'Then it was time to fold the big sheet, which had been hanging up to dry. {H} began on it alone. {H} took two corners and walked, and the sheet walked behind. Soon there was a heap, and {H} was in it.',
        '“It wants two,” said {A}, and this was not said to the lamp. “It’s got four corners.” {H} looked out at the top. “Then take yours,” said {H}. “But I’m still not speaking.”'
      ]
    }
  ],
  turn: [
    {
      id: 'corners',
      A: 'partner',
      paragraphs: [
        'They each took two corners and pulled. It snapped like a sail. Then you have to walk up to each other and give the other one your corners. There is no other way. {H} looked at the ceiling and walked. {A} looked at the floor and walked. In the middle their knuckles bumped.',
        'The third time they stood nose to nose, with the whole warm packet between them. There was hardly any room left between them for a quarrel.',
        '“I started it,” said {H} into the sheet. “I went on with it,” said {A}. “You could have stopped,” said {H}. “So could you,” said {A}. They both thought about that. “I’m sorry I was first,” said {H}. “I’m sorry I was loud,” said {A}, and neither of them let go of the corners.'
      ]
    },
    {
      id: 'both-ends',
      A: 'partner',
      paragraphs: [
        'They put the sheet down in the gap on the sofa and sat on either side of it. “Tell {A} that I’m speaking again,” said {H} to the lamp. “Tell {H} I heard,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went past the sofa on very soft feet.',
      '{names} sighed once, at the lamp.',
      { text: '{names} put out a dish of nuts, exactly in the middle of the gap.', needs: ['hands'] },
      { text: '{names} straightened the lampshade, since it had so much to listen to.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from one end of the sofa to the other.',
      '{names} walked round the sofa twice, and sat down at neither end.',
      { text: '{names} paired up the dry socks, and said nothing to anybody.', needs: ['hands'] },
      { text: '{names} unpegged the big sheet, and left it over the chair.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran in under the sheet, just as it snapped.',
      '{names} lay down under the sheet, where it was like a tent.',
      { text: '{names} caught a corner that had slipped, and passed it quickly back.', needs: ['hands'] },
      { text: '{names} smoothed the last crease out of the warm packet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet went into the cupboard, with its corners together. The lamp was thanked and turned down.',
    'They washed at the same basin, elbow to elbow, and nobody was first.'
  ],
  last: [
    'The lamp had nothing to pass on any more, because {H} was asleep.',
    'One sheet lay in the cupboard with its corners together. Under another slept {H}.'
  ]
})
