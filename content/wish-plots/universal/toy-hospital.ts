import { wishPlot } from '../wish-plot.ts'

export const toyHospital = wishPlot({
  id: 'wish-any-toy',
  beginsElsewhere: true,
  tellsAny: 'broken-toy',
  partnerPlays: true,
  about: 'A toy has lost a part of itself and comes to hospital; nothing else will do for it, until the child does the part.',
  titles: ['The Waiting Room', 'Something Is Missing', '{H} Does the {toy.part}', 'A Ribbon Round It', 'Nearly as Good'],
  company: ['sofa', 'spoon', 'peg', 'drawer'],
  want: [
    {
      id: 'brought-in',
      A: 'partner',
      paragraphs: [
        '{H} came in with {toy.first}, in both hands, as if it might spill. “{toy.gone},” said {H}. {A} bent down to see. Where the {toy.part} should have been, there was only the place for it.',
        '“Does it hurt?” asked {A}. {H} held {toy} to one ear. “Only when people look,” said {H}. “It’s got to be all right by bedtime.” So {A} took a tea towel and a pencil, and was the hospital.'
      ]
    }
  ],
  way: [
    {
      id: 'questions',
      A: 'partner',
      paragraphs: [
        '“When was the {toy.part} last seen?” asked {A}, and wrote everything down. “Before lunch,” said {H}, “and after that it was like this.” So they went back over it all, on hands and knees. Under the sofa there was a peg. Behind the curtain there was a spoon.',
        { extra: 1, both: ['But there was no {toy.part} anywhere, and {toy} looked straight ahead.'] }
      ]
    },
    {
      id: 'waiting-room',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In a hospital there has to be a waiting room. {A} put four chairs in a row. In the first sat {toy}, in the second a boot with a loose sole. In the third there was half a biscuit. “What’s the matter with that one?” asked {H}. “It’s lost its other half,” said {A}.',
        '“And the fourth?” There was nobody on the fourth. “That one’s well again,” said {A}. “It went home just before you came.” {H} thought that it was good to hear.'
      ]
    },
    {
      id: 'spare-parts',
      A: 'partner',
      paragraphs: [
        '“Then it gets a new one,” said {A}. First they tried the peg. It held on for a moment, and then it bit. Next they tried the spoon, with a rubber band. Now {toy} looked like somebody with a spoon. {H} listened. “It says thank you,” said {H}, “but that’s a spoon.”',
        '{A} took the spoon off again. “It doesn’t need something else,” said {A}. “What did the {toy.part} do all day?” {H} had to think. You never think about that while it is there.'
      ]
    },
    {
      id: 'what-it-did',
      A: 'same',
      spare: 2,
      paragraphs: [
        'So {H} told it. In the mornings the {toy.part} was the first thing to be seen, or felt, or heard. On journeys it had come along, and it had once been in some soup. When {H} was cross, it had been cross as well, and it had been the first to stop.',
        '{A} wrote that down too. It came to two pages. “For something as small as that,” said {A}, “it was busy.”'
      ]
    },
    {
      id: 'temperature',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We’d better take its temperature,” said {A}. They had the pencil for that. {A} read it off the side of the pencil. “It says two B,” said {A}. “Is that bad?” asked {H}. “It’s soft,” said {A}. “It wants a rest, and somebody to sit beside it.”',
        '{H} sat beside it. Then {H} told {toy} a thing that had happened once, with a bus and a wet dog. It took quite a long time to tell, and it did both of them good.'
      ]
    },
    {
      id: 'other-place',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They rang up the lost property. It was {A}, with a pan on. “Lost property here,” said the pan. “We’ve got nine umbrellas and a parrot. What are you missing?” “A {toy.part},” said {H}. There was a rattling in the pan. “What colour?”',
        '{H} described it as well as anybody could. “We had one like that,” said the pan, “but somebody came for it.” “Who?” “A lady with no {toy.part},” said the pan. “She was so pleased that we couldn’t say anything.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was asked too, for {A} often finds things, and sometimes before they are lost. {H} held {toy} out, quite close. {A} knew {toy} well. {A} looked at the place for a long time, and came and sat beside it.',
        '“{A} hasn’t got it,” said {H}. “{A} would look quite different.” They looked under {A} all the same. There was only a warm patch.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a donkey with three legs,” said {S}. “It was born with four, but there was a gate.” “Couldn’t it be mended?” asked {A}. “They did mend it. They put on a new one, out of good wood, and it stood better than before.”',
        '“And then?” “I took it off again at night,” said {S}, “so that it could have a rest from it.” {S} looked at {toy} and gave it a nod, as one old donkey to another.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had brought somebody to the hospital as well. It was a sock. “What’s wrong with it?” asked {A}. “Nothing,” said {S}. “It’s visiting.” So the sock sat down beside {toy}, and had brought a raisin.',
        'Visitors do a lot of good in a hospital. They stayed for as long as the raisin lasted. “See you tomorrow,” said the sock. {toy} would have waved, on another sort of day.'
      ]
    },
    {
      id: 'rehearse',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Perhaps it can do something now that it couldn’t before,” said {A}. They tried a few things. It could lie flatter. It could go through the gap behind the shelf. It came out at the other end with fluff.',
        '{H} looked at it. “It’s being brave,” said {H}. “But it’s only doing that for us.” So they stopped, and picked the fluff off again. “You don’t have to be good at anything,” said {A} to {toy}. “Not in hospital. Here you only have to be here.” {toy} could do that better than anybody.'
      ]
    }
  ],
  turn: [
    {
      id: 'does-it',
      A: 'partner',
      paragraphs: [
        '{H} looked at the empty place, and then at {H}’s own two hands. “I know it by heart,” said {H}. “I can do it till it’s back.” And {H} held {toy} close and did the {toy.part}. It was done {toy.done}. It was not perfect. But it was in the right place, and it came at the right time.',
        { extra: 1, both: ['{A} put down the pencil. “That’s it,” said {A}. “I’d have known that anywhere.” {toy} was shown round, and {H} did it again, a little better. Nobody looked at the place any more.'] }
      ]
    },
    {
      id: 'ribbon',
      A: 'partner',
      paragraphs: [
        'Then {A} tied a ribbon round the place, with a bow, so that nothing else could get out. “That’s for the night,” said {A}. “In the morning we’ll look at it by daylight, with needle and thread and everything there is.” “And if we can’t find it?” asked {H}. “Then you’ll have to go on doing it,” said {A}. {H} did not mind. It was getting better each time.'
      ]
    },
    {
      id: 'sign',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Before it was let out, {toy} had to be signed for. {A} wrote that it had been very good, and had not once cried. {H} put a thumb under it, with jam. The jam was {toy}’s thumb as well.',
        'They folded the paper up small and pushed it in under the ribbon. “In case anybody asks,” said {A}. Nobody did, but it was good to have.'
      ]
    },
    {
      id: 'ward-round',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Last of all the hospital made its round. It went once round the rug, not fast, with the pencil behind one ear. There was only one bed, which was a cushion, and {toy} was in it. {toy} was told that there would be visitors tomorrow, between breakfast and lunch.',
        '“Is there anything else you’d like?” asked {A} in the soft voice that they have in hospitals. {H} listened. “It wants me to do it once more,” said {H}, “but quietly.” And {H} did.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made way, so that nobody was bumped.',
      '{names} came along to the hospital, and lay down in the waiting room.',
      { text: '{names} pulled the tea towel straight, so that it looked like a bed.', needs: ['hands'] },
      { text: '{names} brought {toy} a rolled-up sock, in a vase.', needs: ['hands'] }
    ],
    way: [
      '{names} searched low down, and came back with a pea.',
      '{names} sneezed under the sofa, and out rolled another peg.',
      { text: '{names} lent the hospital a thimble, but that was no {toy.part} either.', needs: ['hands'] },
      { text: '{names} felt along the shelf, and then behind it.', needs: ['hands'] }
    ],
    turn: [
      '{names} pressed up close, to be the pillow.',
      '{names} breathed on {toy}, to keep the place warm.',
      { text: '{names} unwound some ribbon, a good deal more than anybody needs.', needs: ['hands'] },
      { text: '{names} wrote the visiting hours on an envelope, and they were “always”.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put away the pencil and the tea towel, and the spoon went back to its drawer. The peg lay with the pegs again.',
    'They washed and lay down. {toy} lay on the safe side, where nothing falls out. In the dark {H} did the {toy.part} once more, quite softly, for {toy}.'
  ],
  last: [
    'On the safe side lay {toy}, and on the other side {H} was asleep.',
    'The bow held all night, and {H} slept close beside {toy}.'
  ]
})
