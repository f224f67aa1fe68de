import { wishPlot } from '../wish-plot.ts'

export const nothing = wishPlot({
  id: 'wish-any-nothing',
  tellsAny: 'letdown',
  about: 'The hero says that it is nothing, and the nothing is carried about, weighed and sat beside until it has a name.',
  titles: ['It’s Nothing', 'How Heavy Nothing Is', '{H} Has Nothing', 'A Chair for Nothing', 'What Nothing Was Called'],
  company: ['nothing', 'kitchen scales', 'bag'],
  want: [
    {
      id: 'nothing',
      A: 'partner',
      paragraphs: [
        '“{news},” said {H}, so low that nobody heard, and lay down flat on the floor. “What’s the matter?” asked {A}. “Nothing,” said {H}. It was quite a big nothing. It lay on {H}’s tummy and let nobody get up.',
        '{H} wanted to be asked again, and did not want to be asked. “May I hold it for a bit?” asked {A}. “Hold what?” “The nothing,” said {A}. “It looks heavy.”'
      ]
    }
  ],
  way: [
    {
      id: 'hand-over',
      A: 'partner',
      paragraphs: [
        'So {H} lifted it with both arms, and gave it to {A}. {A} nearly dropped it. “Goodness,” said {A}. “How long have you been carrying this?” “Since it began,” said {H}. “Since what began?” {H} thought it quite clearly. “{news}.” But all that came out was, “Nothing.”',
        '{A} carried it once round the room, and had to put it down twice. {H} got up on one elbow to watch. From outside it really did look heavy.'
      ]
    },
    {
      id: 'heard-inside',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '{A} laid one ear on the nothing and listened. “There’s somebody in it,” said {A}. “I heard ‘{seen.sound}’.” {H} came a little closer, on both elbows. “That isn’t how {seen} goes,” said {H}. “You’ve got to do it from further down. {seen.sound}.”',
        'They looked at each other. “So {seen} is in it,” said {A}. “Only a bit,” said {H}. “At the edge.”'
      ]
    },
    {
      id: 'scales',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They took it to the kitchen scales. {A} laid it on, with great care, and they both bent down to see. The needle did not move at all.',
        '“They’re made for flour,” said {A}. “It’s more than that.” {H} put one finger on the scales and pressed. The needle went up and up. “There,” said {H}. “That’s about it.”'
      ]
    },
    {
      id: 'bag',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Perhaps it goes in a bag,” said {A}. They held a bag open, and pushed it in from above. A corner of it stuck out on the left. Then it stuck out on the right.',
        '“It hasn’t got a good shape for carrying,” said {A}. “It’s got a sort of handle inside,” said {H}, “but I can’t get at it.” They let the bag hang on the door. Now and then they gave it a look.'
      ]
    },
    {
      id: 'guess',
      A: 'partner',
      paragraphs: [
        '“Can I guess it?” asked {A}, and began a long way off. “Is it about the spoons?” {H} shook {H}’s head. “Is it about the moon?” It was not about the moon. “Is it over?” {H} looked at the ceiling for a long time. “Not in here,” said {H}, with a hand on {H}’s tummy.',
        '“Then I’ll take it away,” said {A}. {A} carried it as far as the door. “Stop!” said {H}. It was a nothing, but it was {H}’s, and nobody had looked at it properly yet. So it was put down again by the wall.'
      ]
    },
    {
      id: 'wrong-about-it',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“I think I heard something about {seen},” said {A}. {H} looked away. “I know one thing about {seen},” said {A}. “{seen.guess}.” “No!” said {H}, and sat up, nothing and all. “{seen.fact}. Everybody knows that.” “I didn’t,” said {A}.',
        '“Then you’d better listen,” said {H}, and told some more about {seen.many}. {A} listened with a hand on each knee. The nothing was still there, but for quite a time nobody had looked at it.'
      ]
    },
    {
      id: 'shown-beside-it',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Is it to do with {seen}?” asked {A}. {H} did not say no. So {A} fetched {seen.stand}, for {seen}. It was laid beside the nothing. Then {A} {seen.move}. {H} had not wanted to watch, and watched. “Again,” said {H}, “but slower. {seen} isn’t in a hurry.”',
        '{A} did it again, slower. “Is it very sad, what there is about {seen}?” asked {A} in the middle. {H} nodded. It was easier to nod while somebody was doing that.'
      ]
    },
    {
      id: 'what-it-wants',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“You said something about {seen}, very low,” said {A}. “What would {seen} like now?” {H} did not have to think. “{seen.wants},” said {H}. “And what would you like?” That was harder. {H} looked at the ceiling, and then at {A}.',
        '“I’d like you to ask me once more,” said {H}. “What the matter is?” “Yes,” said {H}, “but not just yet.” {A} moved up, and did not ask, and was ready.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came to see what was lying there. {A} looked at {H}, and then a bit beside {H}, where the nothing was. Then {A} sat down exactly on the other side.',
        'So {H} lay in the middle, with {A} on the left and the nothing on the right. It was a little more even like that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had one like that when I was small,” said {S}. “I took it everywhere. I took it to a wedding.” “Did anybody notice?” asked {A}. “They all asked what was the matter.”',
        '“And what did you say?” {S} smiled a little. “What do you think?” said {S}. “It got a chair of its own, and a slice of cake. It didn’t touch it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve got one too,” said {S}. “Mine’s small. It’s here, under my arm.” {A} looked under {S}’s arm. It was a very small one, about a lost marble, as it turned out.',
        '“You can put it on mine,” said {A}. {S} laid it there. They fitted together quite well. “Now they’ve got each other,” said {S}, and went off with a free arm.'
      ]
    },
    {
      id: 'soup',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Does it want anything?” asked {A}. “It wants to be left in peace,” said {H}. {A} left it in peace. That was done by sitting next to it and looking at the wall.',
        'After a time {H} looked at the wall too. There was a crack in it like a river. “And it wants you not to go away,” said {H}. “I wasn’t going to,” said {A}.'
      ]
    },
    {
      id: 'on-the-foot',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“It’s sitting on my foot now,” said {A} after a while. “It does that,” said {H}. “You can’t pull. You have to leave very slowly, as if it was your own idea.”',
        'So {A} looked out of the window and left very slowly, first the heel and then the toes. It took a long time. The foot came away in the end, but without its sock. “It wanted to keep something,” said {H}. They let it have the sock.'
      ]
    },
    {
      id: 'laugh',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{A} made the face that always works. {H} did not laugh. {A} made it again, with both ears. “Don’t,” said {H}. “It shakes, when I laugh.”',
        '“I’m sorry,” said {A}, and put the face away. {H} lay still for a moment. “You can do it later,” said {H}. “Keep the ears.”'
      ]
    },
    {
      id: 'drag',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They put it on a blanket, to move it out of the way. {H} pulled at the front, and {A} pushed at the back. It went as far as the carpet, and there it got stuck.',
        '“It’s no lighter with a blanket,” said {A}. “But there are two of us now,” said {H}. That was a thing that {H} had not noticed before.'
      ]
    },
    {
      id: 'a-drawing-of-it',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What does it look like?” asked {A}, and brought paper. {H} took the grey crayon and began in the middle. It got rounder, and then it got a lump. After that it went over the edge on two sides. “That’s only the top,” said {H}. So they put a second sheet beside the first, and a third one under that.',
        'When it was finished, they stood up to see it. It was as big as a rug. “Has it got a face?” asked {A}. {H} thought about it for a long time. “It’s looking the other way just now,” said {H}. {A} drew a very small person next to it, with a cup of tea.'
      ]
    },
    {
      id: 'tea',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“When did you have it first?” asked {A}. “At breakfast it wasn’t there yet,” said {H}. They both thought about breakfast. It had been such a light one, with nothing in it but toast.',
        '“I’d like to go back to the toast,” said {H}. “So would I,” said {A}. They sat and thought of the toast. It had gone cold by now, but it did them good.'
      ]
    },
    {
      id: 'name-tag',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Is it yours for always?” asked {A}. “Or just for the night?” {H} had not asked it that. They both looked. It had no bag with it, and no toothbrush. “It hasn’t brought anything,” said {H}. “Then it can’t have meant to stay long,” said {A}. {A} moved up a little, to give it room.'
      ]
    }
  ],
  turn: [
    {
      id: 'name',
      A: 'partner',
      paragraphs: [
        'Then {A} fetched the nothing from the wall and put it on a chair. They sat down in front of it, side by side. “It ought to have a name,” said {A}, “if it’s staying.”',
        '{H} took a breath. It was stuck at first. “{news},” said {H}. It was quite loud, and now it was out. {A} did not say that it was nothing. “Oh,” said {A}. “That one. No wonder you couldn’t get up.”'
      ]
    },
    {
      id: 'how-it-was',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Tell me about {seen},” said {A}, “from when it was still good.” So {H} told how {seen} once {seen.does}, and {seen.part} came into it twice. {A} wanted to hear that part again.',
        '“It’s odd,” said {H}. “That was in the nothing as well, right underneath.” {A} did not find that odd at all. A nothing that big must have had something good to lie on.'
      ]
    },
    {
      id: 'all-of-it',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Once it had a name, the rest came behind it, one bit after another. {H} told what had come first, and what the worst of it was. {A} nodded at each bit, and laid one hand flat on the floor for it.',
        'When there was no more to come, there were a good many hands on the floor. “That’s a lot for one tummy,” said {A}.'
      ]
    },
    {
      id: 'carry',
      A: 'partner',
      paragraphs: [
        '“Shall I carry it to bed for you?” asked {A}. {H} felt how it was. “We can do it together,” said {H}. “You take the other end.” It was still big. But with a name to hold it by, it was not so bad to carry.',
        'Halfway there {H} stopped. “Mine’s got lighter,” said {H}. “So has mine,” said {A}. “It must be the name.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked a wide circle round the place on the floor.',
      '{names} lay down flat as well, on the other side of the nothing.',
      { text: '{names} fetched the small wheelbarrow from the toy box, but it was too small.', needs: ['hands'] },
      { text: '{names} spread out a blanket under it, so that it lay more softly.', needs: ['hands'] }
    ],
    way: [
      '{names} backed into the wall, to let the nothing come past.',
      '{names} bumped into the nothing, where it had just been put down.',
      { text: '{names} helped at the corner, where it was heaviest.', needs: ['hands'] },
      { text: '{names} held the door open wide, for something so big.', needs: ['hands'] }
    ],
    turn: [
      '{names} came and sat in front of it too, now that it was called something.',
      '{names} leaned gently against {H}, on the side where it had been.',
      { text: '{names} passed {H} a cup of water, for what had been stuck.', needs: ['hands'] },
      { text: '{names} put a cushion on the chair, so that it sat softly.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pushed the chair back to the table, and left room beside it.',
    'They lay down at last. The nothing lay there too, at the foot of the bed, where it was allowed to be. In the morning they would look at it again, both of them.'
  ],
  last: [
    'The nothing kept to its own end of the bed. At the other end {H} slept.',
    'By now the nothing weighed less at either end, and {H} was asleep.'
  ]
})
