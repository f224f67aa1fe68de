import { wishPlot } from '../wish-plot.ts'

export const sharingARoom = wishPlot({
  id: 'wish-sharing-a-room',
  beginsElsewhere: true,
  wishes: ['stepbrother room', 'stepsister room', 'moves into my room', 'moved into my room', 'stepbrother moves in my room', 'cousin moves into my room', 'sharing a room', 'share a room', 'sharing bedroom', 'share bedroom', 'shared room', 'shared bedroom', 'shares bedroom', 'sharing bedroom sister', 'sharing bedroom brother'],
  except: ['bunk', 'bunks', 'bunkbed', 'bunkbeds', 'hospital', 'hotel', 'class', 'changing', 'dressing', 'classroom'],
  answers: ['stepbrother', 'stepsister', 'brother', 'sister', 'cousin', 'moves', 'moved', 'moving', 'into', 'baby', 'little', 'big', 'sharing', 'share', 'bedroom', 'together', 'new', 'first', 'night', 'sleeping'],
  moods: ['quarrel', 'change', 'first'],
  amongChildren: true,
  company: ['room'],
  about: 'Two who share a room for the first time divide it with wool, and the wool turns out to be laid the wrong way.',
  titles: ['The Line across the Room', 'A Toll for the Door', '{H} Has Half a Room', 'Your Side, My Side', 'A Ball of Red Wool'],
  want: [
    {
      id: 'the-line',
      A: 'partner',
      paragraphs: [
        'From today {H} and {A} were sharing a room, with a bed on each side. {H} wanted exactly half of it. So {H} laid down some red wool, from one wall to the other. “This is mine,” said {H}, “and that’s yours.”',
        '{A} looked along the wool. On {A}’s side was the door. On {H}’s side was the window. “Fair,” said {A}. It was very quiet in both halves.'
      ]
    }
  ],
  way: [
    {
      id: 'toll',
      A: 'partner',
      paragraphs: [
        'After a bit {H} wanted a drink of water. But the door was over there. “It costs one look out of the window,” said {A}. So {H} went through {A}’s half of the room on tiptoe, and {A} had a look. Coming back cost another one.',
        'The lamp was on {A}’s side, and the switch for it was on {H}’s. “On, please,” said {A}. “Off,” said {H}. It was light in both halves, and then dark in both.'
      ]
    },
    {
      id: 'ball-rolls',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A ball rolled out from under one bed and lay down right on the wool. Half of it was here, and half of it was there. “You may have it till it moves,” said {A}.',
        'Neither of them breathed. The ball thought about it. Then a lorry went by outside, and it rolled a finger this way, and a finger that way. “It doesn’t know either,” said {H}.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} peeled an orange, on {A}’s own bed, as was allowed. {H} noticed it at once. “It’s coming over,” said {H}. “What is?” “The smell.” {A} waved it back with both hands.',
        'It was no good. It had already been on {H}’s side for some time, and had got into the pillow. “Then you owe me a smell,” said {A}. {H} held one sock across the line. “Thank you,” said {A}. “We’re quits.”'
      ]
    },
    {
      id: 'one-chair',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was just one chair, and the line went underneath it. It had two legs in each half. They sat down on it both at once, back to back, and each looked at their own wall.',
        '“What can you see?” asked {H}. “A nail,” said {A}. “And you?” “A bit of wallpaper that looks like a goat.” {A} would have liked to see the goat. But that would have cost something.'
      ]
    },
    {
      id: 'floorboard',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On {A}’s side there was a floorboard that creaked. {A} trod on it. Eek, it went, but over on {H}’s side, beside the bed. “That’s my creak,” said {H}. “It’s my foot,” said {A}. They lay down and looked along the floor. The boards went straight on under the wool, from wall to wall, and took no notice.',
        '“Then I’ve got the other end of all of yours,” said {H}, and jumped. On {A}’s side the pencils jumped in their cup. {A} jumped back, and {H}’s slippers moved over. It was like a very wide piano with two people at it.'
      ]
    },
    {
      id: 'dust',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Whose is the middle?” asked {A}, and bent down to the wool. It was as thick as a worm, and it lay on something. “The middle’s nobody’s,” said {H}. That was why there was dust on it, and a comb.',
        '“It’s a country of its own,” said {A}. “It’s very long and very thin. I shouldn’t like to be king of it.” {H} lifted up the comb, and put it back.'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When {A} stood in front of the lamp, {A}’s shadow fell right across the line. “Your head’s on my pillow,” said {H}. {A} looked, and moved {A}’s head a bit.',
        '{H} held up one hand, and made a duck with it. The duck went over to {A}’s side and bit the head in the ear. “That’s a quarrel,” said {A}. But it was a good one, and went on until the lamp was needed for something else.'
      ]
    },
    {
      id: 'dividing-things',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who’s got more ceiling?” asked {H}. They lay down on their backs and looked. There was a crack up there that did not keep to the line at all. It ran from one corner to the other, just as it liked.',
        '“Yours has got a spider in it,” said {A}. “That’s good,” said {H}. “It’s the only one.” By evening it had walked over to {A}, and no one had asked it for a thing.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had not been asked about the line. {A} was sitting on it, half here and half there, and looked straight ahead.',
        '“Which end do you want?” asked {H}. They both thought about that. One end looked at you, and the other end was warm. “We’ll leave {A} in one piece,” they said. And so there was one thing in the room that nobody divided.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There were five of us in one room,” said {S}, “and one window. We had it by days. I had Thursday.” “Did you look out all day?” asked {A}.',
        '“I was at school all day,” said {S}. “But at night the one by the window had to tell the rest of us what there was. I told them a horse. There never was one. They asked after it for years.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had found the end of the wool, and pulled, to see how long it was. The line got shorter. Slowly {A}’s half ran out at the wall. “Stop,” said {A}. “That’s the border.”',
        '“It’s only wool,” said {S}, and held it up. There was a whole handful of it. They had to measure everything again, from the window to the door.'
      ]
    },
    {
      id: 'only-on-the-floor',
      A: 'partner',
      paragraphs: [
        'Then {H} thought of something very funny, and there was nobody to tell it to. {H} looked at the wall. “What is it?” asked {A} from the other side. “I can’t tell you,” said {H}. “It’s over here.”',
        '“The line’s only on the floor,” said {A}. “Up here there isn’t one.” {H} looked along the air between the two beds. It was true. All day everything had gone over it.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        '{H} told it, and they both laughed, in one room. Then {H} looked at the red wool. It was good to have half. It was just no good to have it between them. “It’s lying the wrong way,” said {H}.',
        '{H} rolled up the wool, and began again. One end was tied to {H}’s bed. The other end went right over where the line had been, and was tied to {A}’s.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And what’s that now?” asked {A}. “Is it a washing line?” “You’ll see,” said {H}, and hung a sock on it. {A} hung one up as well. They met in the middle, because it sagged.',
        '“It’s a good place for socks,” said {A}. “One from each side.” It looked as if two people were just stepping over.'
      ]
    },
    {
      id: 'testing',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They tried what you could do with it. A paper ring went over quite well, when somebody lifted one end. A biscuit on a peg went over too, and arrived with a corner gone.',
        '“That was the toll,” said {A}, chewing. It was the last one that was ever taken in that room.'
      ]
    },
    {
      id: 'two-tugs',
      A: 'partner',
      paragraphs: [
        '“Lie down,” said {H}. They each lay down on their own side. {H} pulled at the wool, once. It ran through the dark, and gave {A}’s bed a small tug. “That means: are you there?” said {H}. {A} pulled twice. “And that means yes,” said {A}.',
        'It was the same red wool, and just as long as before. Only now it did not stop at anybody. “It’s still half and half,” said {A}. “There’s an end for each.” And {A} tied a bow in the end on that side, so that it would hold.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked across the wool, and did not pay.',
      '{names} lay down right on the line, with a bit on each side.',
      { text: '{names} set a chair down, with two legs here and two legs there.', needs: ['hands'] },
      { text: '{names} measured the halves with a slipper, and they came out even.', needs: ['hands'] }
    ],
    way: [
      '{names} came in by the door, and paid with a look.',
      '{names} went to and fro, and ran up quite a bill.',
      { text: '{names} stretched an arm across, and fetched back a sock.', needs: ['hands'] },
      { text: '{names} wrote a ticket for one look, there and back.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in the laugh, from out in the hall.',
      '{names} got caught in the wool, and came untied again.',
      { text: '{names} rolled up a bit that was left, into a ball like a cherry.', needs: ['hands'] },
      { text: '{names} held the middle up, and let it run through two fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} picked up what had lain in the middle, and found it somewhere to belong.',
    'Washed and dried, {H} lay down on one side, and pulled once. From the other side it pulled twice.'
  ],
  last: [
    'At one end of the wool there was a bow, and at the other was {H}, asleep.',
    'There was one dark for the whole room, and it did for both, and {H} slept.'
  ]
})
