import { wishPlot } from '../wish-plot.ts'

export const whoeverOfPeople = wishPlot({
  id: 'wish-whoever-of-people',
  visits: 'afraid',
  whoever: [
    'is afraid of children',
    'is scared of children',
    'is frightened of children',
    'is afraid of kids',
    'is scared of kids',
    'is afraid of people',
    'is scared of people',
    'is frightened of people',
    'is afraid of humans',
    'is scared of humans',
    'is frightened of humans',
    'is terrified of children',
    'is terrified of people',
    'is terrified of humans',
    'is frightened of kids',
    'is shy of people',
    'is scared of the boy',
    'is afraid of the girl',
    'is scared of a child',
    'hides from people',
    'hides from children',
    'runs away from people',
    'runs away from children',
    'thinks children are scary',
    'finds humans scary',
    'thinks a child is under the bed',
    'checks under the bed for children',
    'is nervous of children',
    'is worried about children',
    'doesn’t trust humans',
    'is wary of people',
    'is spooked by humans',
    'is scared of strangers',
    'is afraid of toddlers'],
  company: ['sofa', 'torch', 'list', 'suitcase'],
  about: 'Somebody who is afraid of children looks under the sofa for them every night; the hero holds the torch, and is one.',
  titles: ['Nobody Under the Sofa', '{H} Holds the Torch', 'How to Tell One', 'All Evening', 'Exactly Where It Is'],
  want: [
    {
      id: 'under-the-sofa',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be the one who holds the torch, and in this house it was always {A}. Then something scraped across the floor. {visitor.first} had come in, and was peering under the sofa. “Have you got a light?” whispered {visitor}. “I look every night.”',
        '{H} had the torch before {A} could stand up. “What are we looking for?” asked {H}. “{visitor.fear},” said {visitor}, and shivered. “You haven’t got any here, have you?” {A} looked at the ceiling. “I can’t see any under there,” said {H}, and that was true.'
      ]
    }
  ],
  way: [
    {
      id: 'how-to-tell',
      A: 'partner',
      paragraphs: [
        'They looked behind the curtain and in the washing. “What do they look like?” asked {H}. “Dreadful,” said {visitor}. “They’ve got five fingers on both sides. Their knees go the wrong way. They’re sticky in front. And first they’re quiet, and then they laugh, and you don’t know what at.”',
        '{H} put both hands up the sleeves, and kept both knees straight. “And you’ve seen one?” asked {A}. “Only from far off,” said {visitor}. “It pointed.” Then {H} had to laugh, and turned it into a cough.'
      ]
    },
    {
      id: 'teeth-under-the-pillow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Their teeth come out,” whispered {visitor}. “One after another. And do you know what they do with them? They put them under the pillow, and sleep on top.” “No!” said {A}. “And they’re paid for it,” said {visitor}.',
        '{H} felt along with the tongue, and one of them moved. It wasn’t a thing you could do anything about just then. “Perhaps they do it for the money,” said {H}, without opening very far.'
      ]
    },
    {
      id: 'what-they-shout',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“They’ve got a call,” said {visitor}. “You can hear it streets away. It goes, Not yet! And the other one goes, Mine!” {A} knew it. {A} had heard it that very day, near the bath. “At what time?” asked {visitor}. “Towards evening,” said {A}, “mostly.”',
        '“Shall we be going to wash soon?” asked {A}. {H} nearly gave the call. It was on the tip of {H}’s tongue already. “Oh yes,” said {H}. “At once, if you like.” {A} had never heard that before.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{visitor} had it all on a list, in small writing, folded up four times. {A} read it out. They eat the middle and leave the edge. They carry one shoe. They ask why, and then they ask why. They sleep like a star, and nobody else gets in.',
        '“Who wrote this?” asked {A}. “My uncle,” said {visitor}. “He’d been told it by a coat.” {H} looked down. There was only one shoe there, and it wasn’t on a foot. {A} pushed it under the sofa. There at least they’d looked already.'
      ]
    },
    {
      id: 'practising-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You’d better practise,” said {A}, “in case one comes.” A cushion had to be it. They gave it a sock on both sides, and jam in front. {visitor} went as far as the table leg. “Good evening,” said {visitor} to the cushion, and was behind {H} again.',
        '“What did it say?” asked {H}. “Nothing yet. It’s being quiet.” “That’s the first bit,” said {H}. “Now it’ll laugh.” They waited for it. It fell over instead, with its face on the rug, and that was the end of the jam.'
      ]
    },
    {
      id: 'how-you-hide',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And what do you do, when there is one?” asked {A}. “I do something ordinary,” said {visitor}. “So that it doesn’t notice me.” And {visitor} {caller.does}. {H} thought that you would notice that very much.',
        '“They love that,” said {A}, who was always honest. “They’d stop and look.” {visitor} grew quite still. “So that’s why there are always such a lot of them,” said {visitor}. {A} {caller.move}, just to see, and {H} had to look. It was quite true.'
      ]
    },
    {
      id: 'they-pat',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The worst is this,” said {visitor}. “They want to touch {caller.part}. They don’t ask. They come with everything flat, and they go, Aah.” {H} pushed both hands deeper into the sleeves. They had been on their way.',
        '“And if somebody asked?” said {H}. “First?” {visitor} had never heard of one who did. “Then I’d have to think,” said {visitor}. {visitor} thought about it all the way to the curtain.'
      ]
    },
    {
      id: 'noise-in-the-hall',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a rustling in the hall. “That’s one!” whispered {visitor}. “It’s a bag,” said {H}. “It’s leaning, and now it’s sitting down.” {H} went ahead with the light, and {visitor} came behind. {A} came last, to be on the safe side.',
        'It was the bag. There was a leek looking out of it. {visitor} leaned over it. “That’s not what I’d imagined,” said {visitor}. “I thought that they had more face.” {A} said that it was quite an easy mistake.'
      ]
    },
    {
      id: 'what-do-they-fear',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps they’re afraid too,” said {A}. “They?” said {visitor}. “What of?” {A} looked at {H}. “I’ve heard it’s the dark bit beside the bookcase,” said {H}, after a while. “And when the loo flushes. But only from what people say.”',
        '{visitor} looked at the dark bit beside the bookcase. “There’s nothing in there,” said {visitor}. “I came in that way. It’s quite comfortable.” {H} was very glad to know.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had been asleep under the chair, and two eyes shone in the torchlight. “Is that one?” asked {visitor}. “That’s {A},” said {H}. “And does {A} know any?” {A} looked at {H}, for a good while. {A} yawned.',
        '“{A} knows one,” said {H}. “It gives {A} the edges. {A} finds that it’s all right.” “{A} is very brave,” said {visitor}. {A} turned round once, and lay down on {H}’s foot.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I used to be one myself,” said {S}. {visitor} came out from behind the chair. “You?” “It wears off,” said {S}. “It took me about twelve years. The knees were the last to go.” {A} held the torch on them, and they did look quite normal.',
        '“And do you feel it still?” asked {visitor}. “On some days,” said {S}. “When there’s a puddle. I look round first to see whether anybody’s coming.” {visitor} looked at {S}’s shoes, and moved a little nearer.'
      ]
    },
    {
      id: 'from-the-other-side',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Where do you live?” asked {A}. “At home I’ve got a bed,” said {visitor}. “And I lie on top of it. But what if there’s one underneath? I keep everything tucked in, so that nothing hangs out over the edge.” {H} did it just like that, and had never told anybody.',
        '“Which side do you tuck in first?” asked {H}. “By the wall,” said {visitor}. “Then it can’t come from behind.” {H} did it the other way round. It was well worth thinking about.'
      ]
    },
    {
      id: 'stay-with-me',
      A: 'partner',
      paragraphs: [
        '“I’m never afraid while somebody’s holding the torch,” said {visitor}. “You do it so well. If there ever is one, will you stay beside me?” {H} swallowed. “I will,” said {H}. “I’ll be exactly where it is.” {A} bent down to {H}’s ear. “That isn’t fair,” whispered {A}. “You’ve got to show what you are.”'
      ]
    }
  ],
  turn: [
    {
      id: 'since-when',
      A: 'partner',
      paragraphs: [
        'So {H} turned the torch round, and held it under {H}’s chin. “Look,” said {H}, and took out one hand. It had five fingers on it. {visitor} counted them. Then {visitor} saw the knees, and the jam.',
        '“You’re one of them,” said {visitor}. “Yes,” said {H}. “Since when?” “All evening.” They all waited for it to get bad. “All evening,” said {visitor} slowly. “Behind the curtain as well?” “I was right beside you,” said {H}. “Then it’s happened already,” said {visitor}. “I’ve met one, and it was you.”'
      ]
    },
    {
      id: 'asks-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Go on, do it,” said {visitor}, and looked away. “Do what?” “Point.” {H} pointed. {visitor} looked round again, to see where. It was at the biscuits. “Is that what it’s for?” asked {visitor}. “Mostly,” said {H}.',
        '{A} had one as well, and so did {visitor}. They all got sticky in front. Afterwards you could not have said who had been one from the beginning.'
      ]
    },
    {
      id: 'the-laugh',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what do they laugh at?” asked {visitor}. “I’ve always wanted to know.” {H} had to think back. “It was because you said that it pointed,” said {H}. “You said it like somebody who’s seen a ghost.” {visitor} said it again. “It POINTED.” {A} started, and {H} did too.',
        'Then something came out of {visitor} that was not a cough. {visitor} was quite startled by it. “You don’t know what at,” said {A}. “And it doesn’t stop,” said {visitor}, “when you’re in it.”'
      ]
    },
    {
      id: 'new-list',
      A: 'partner',
      paragraphs: [
        '{visitor} looked at the knees once more. “Those aren’t wrong,” said {visitor}. “They only go where you’re going.” Then {visitor} looked at {A}. “I’m just the one who holds the torch,” said {A}. “Usually.”',
        'They looked under the sofa a last time, because it was a habit, and {H} held the torch. There was nobody there. “What a pity,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} peered under the sofa from the other end.',
      '{names} kept quite still, and tried to look like nobody in particular.',
      { text: '{names} lifted the edge of the rug, and let it down again.', needs: ['hands'] },
      { text: '{names} searched the umbrella stand, to be thorough.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the torchlight, just to be sure.',
      '{names} shivered along, and had no idea what it was about.',
      { text: '{names} counted some fingers on the quiet, and hid them.', needs: ['hands'] },
      { text: '{names} wiped the front of a jumper with one corner.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for it to get bad, and it stayed as it was.',
      '{names} came out from behind the curtain.',
      { text: '{names} held up five fingers as well, and waggled them.', needs: ['hands'] },
      { text: '{names} turned on the big lamp, so that everybody could be looked at.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back on the sofa, and the torch was hung on its hook. It was still warm.',
    'They washed the jam off in front. {H} tucked everything in, by the wall first, and then let one foot hang out.'
  ],
  last: [
    'Nobody was under the bed. On top of it {H} was asleep, with five fingers on both sides.',
    'The worst had happened already, and it had been nice, and {H} was asleep.'
  ]
})
