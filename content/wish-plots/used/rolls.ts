import { wishPlot } from '../wish-plot.ts'

export const usedRolls = wishPlot({
  id: 'wish-used-rolls',
  tellsAny: 'known',
  knows: ['thing', 'machine', 'food'],
  used: 'rolls',
  company: ['sofa'],
  about: 'It has rolled under the sofa, and the more they pull, the further off it is, until somebody lies down on the other side.',
  titles: ['Under the Sofa', '{H} Lies Down', 'Everything but That', 'The Other Side of the Dark', 'Where {thing.the} Went'],
  want: [
    {
      id: 'under-it-goes',
      A: 'partner',
      paragraphs: [
        '{H} let {thing.single} roll. It was only to see how far. It went over the carpet, and between two feet that belonged to {A}. Then there was a tock, and it was under the sofa.',
        '{H} lay down and put one cheek on the floor. In there it was dark, and it smelled of last winter. {H} wanted {thing.that} back.'
      ]
    }
  ],
  way: [
    {
      id: 'the-ruler',
      A: 'partner',
      paragraphs: [
        '{H} put in an arm, right up to {H}’s shoulder. There was only air. “You need something longer,” said {A}, and fetched the ruler. {H} felt about with it, and drew it slowly back along the floor.',
        'Out came a sock. {H} tried again. Out came a hair grip, and some fluff as big as a mouse. And somewhere at the back {thing.that} rolled a little further.'
      ]
    },
    {
      id: 'what-it-hit',
      A: 'same',
      spare: 1,
      paragraphs: [
        [
          '{H} and {A} lay side by side and listened. “{thing.sound},” it said in there, and after that nothing. “That was the leg of the sofa,” said {A}. “Now it’s having a think.”',
          'It made {thing.silence} in there. “It’s waiting till we’ve gone,” said {A}. “Then it’ll come out.”'
        ],
        'They went as far as the door, stamping, so that it could hear. Then they crept back in their socks. It had not come out.'
      ]
    },
    {
      id: 'calling',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could call it,” said {A}. {H} called. It was hard to know what to call, so {H} said “Here!” and clicked with {H}’s tongue. {A} held a crust near the edge.',
        '“It doesn’t eat crusts,” said {H}. “How do you know?” asked {A}. “Have you ever offered it one?” They left the crust where it was. It was gone in the morning, but nobody could say who.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} knew something, and said it with one cheek on the floor, so that it came out flat. “{thing.fact}.” {H} said that this was no help under a sofa.',
        '“But it’s good to know who you’re dealing with,” said {A}. “Or perhaps it’s quite different. {thing.guess}.” {H} thought that explained a good deal.'
      ]
    },
    {
      id: 'the-broom',
      A: 'partner',
      paragraphs: [
        'They took the broom. It was so long that {H} had to begin in the kitchen. {H} pushed it in and pulled it out, and pushed it in and pulled it out. Then there was another tock, right at the back.',
        '“It couldn’t be any further off,” said {H}. Nine things lay on the carpet by now. One was a grape that had turned into a raisin.'
      ]
    },
    {
      id: 'the-finds',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} laid everything out in a row that had come from down there. There was a blue crayon, and a key, and the other sock. “We looked for this key for a year,” said {A}. “What does it open?” asked {H}.',
        '“A suitcase,” said {A}. “And where’s the suitcase?” {A} bent down once more and had a good look under the sofa, to be quite sure.'
      ]
    },
    {
      id: 'lift-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We’ll lift the whole sofa,” said {H}. They each took hold of a corner. They pulled until their ears were red. The sofa creaked politely and stayed where it was.',
        '“It’s been here longer than we have,” said {A}. They sat down on it for a minute. From up here you would never have thought that there was anything under it at all.'
      ]
    },
    {
      id: 'other-sits',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} sat down on the sofa for a rest, as people do. In front of it two feet stuck out. “Can you see anything?” asked {S}. “We’ve got {thing.spoken} right under you,” said {A}.',
        '{S} pulled up both legs. “Does it bite?” “No,” said {A}. “It only rolls.” {S} put down one foot, to begin with.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I lost a silver sixpence under a cupboard,” said {S}, “when I was as big as you.” “Did you get it back?” asked {A}. “No,” said {S}, “for we moved house.”',
        '{S} looked at the dark bit under the sofa. “I still know just where it is,” said {S}. “On the left, by the wall.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was small enough to go in quite a long way. First the arms went, and then the head, and at last there was only a bottom. “What can you see?” asked {A}. “The dark,” said the bottom.',
        'Then {S} came out backwards with dust on both eyebrows. {S} had brought a raisin along, and would not show it to anybody.'
      ]
    },
    {
      id: 'pet-paw',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had known about it for years. There was nothing under there that {A} had not put there. {A} lay down in front with a long sigh, and looked in.',
        '“Can you get it?” asked {H}. {A} thought about it, and went to sleep on the broom.'
      ]
    },
    {
      id: 'from-behind',
      A: 'partner',
      paragraphs: [
        '{A} went round to the back of the sofa, where the dust was, and lay down there. “I can see it,” said {A}. “It’s a hand away from me. Do that again with the broom.” {H} did it again. “Now it’s nearer,” said {A}.',
        '“That can’t be,” said {H}. “I’m pulling.” “You’re pulling out everything else,” said {A}. “But what’s in the middle only ever gets the push.”'
      ]
    }
  ],
  turn: [
    {
      id: 'push',
      A: 'partner',
      paragraphs: [
        '{H} lay quite still and thought about it. “Then I won’t pull any more,” said {H}. “Watch out over there.”',
        'And {H} gave it one good push with the broom, away into the dark. It rolled. It rolled for a long time. “It’s coming,” said {A}. “It’s coming, it’s coming, it’s here.”'
      ]
    },
    {
      id: 'send-back',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Send it back,” called {H}. {A} pushed it under from behind, and it came out in front, right into {H}’s hand. It had some fluff on, like somebody who has been away. “It only takes two of us,” said {H}.',
        'They sent it there and back four times. The sofa had become a tunnel.'
      ]
    },
    {
      id: 'the-timetable',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“The next one leaves at five,” said {A} from behind. “Stand back, please.” It {thing.does}, in there in the dark, and nobody could see it do so. But {H} held out a hand, and it was on time.',
        '“Any luggage?” asked {H}. “One hair grip,” said {A}, “for the return.”'
      ]
    },
    {
      id: 'voices',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They lay there, {H} in front and {A} behind, and looked at each other through underneath. It was a long way. In the middle stood a slipper. “How’s the weather on your side?” asked {A}.',
        '“Carpet,” said {H}. “And on yours?” “There’s a cold wind from the wall,” said {A}, “but I’ve found another grape.”'
      ]
    },
    {
      id: 'the-slipper',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was still the slipper in the middle, and nobody could reach that from either side. “We could leave it,” said {A}. “If it’s used to it.”',
        '{H} rolled {thing.that} at it, with one eye shut. It hit the heel. The slipper turned round and came out, as if it had only been waiting to be asked.'
      ]
    },
    {
      id: 'what-it-saw',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What’s it like under there?” asked {A}, and held {thing.that} up to one ear. {H} spoke for it, with a very small voice. “Low,” said {H}. “And the sky is brown, and there are springs in it.”',
        '“Did you meet anybody?” “A biscuit,” said the voice. “It’s been there since the wallpaper was green. It sends its love.” {A} sent some back.'
      ]
    },
    {
      id: 'dark-and-light',
      A: 'partner',
      paragraphs: [
        'Now {H} had it again, and rubbed it clean on one sleeve. It was as good as before. “It’s seen everything under there,” said {A}. “And what now? Will you put it away?”',
        '{H} went to the other end of the carpet. {H} lay down there, and gave {thing.that} a small push. Behind the sofa {A} was already lying on the floor.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rolled over on the carpet, but not under the sofa.',
      '{names} bent down to look as well, and knocked heads with the sofa.',
      { text: '{names} shone a torch in, and two raisins shone back.', needs: ['hands'] },
      { text: '{names} put one hand in from the left, and shook {H}’s by mistake.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, and the fluff flew about.',
      '{names} sorted the finds by smell.',
      { text: '{names} laid the nine things out in a row, from sock to raisin.', needs: ['hands'] },
      { text: '{names} tied the ruler to the ladle, and the ladle to the broom.', needs: ['hands'] }
    ],
    turn: [
      '{names} pressed an ear to the carpet, and heard it arrive.',
      '{names} hurried round the sofa, to be there when it was.',
      { text: '{names} held the cushions back, like a curtain.', needs: ['hands'] },
      { text: '{names} banked up a slipper on either side, for a goal.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom went back behind the door. The socks were washed, both of them, for now there were two.',
    'When {H} was washed, {thing.that} went into a slipper by the bed. There it could not roll away. {H} rolled over once, to the wall, and stopped.'
  ],
  last: [
    'Under the sofa it was dark and quite empty, and {H} was asleep.',
    'There was a very small tock in the slipper, and {H} was asleep.'
  ]
})
