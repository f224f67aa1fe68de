import { wishPlot } from '../wish-plot.ts'

export const telephone = wishPlot({
  id: 'wish-any-telephone',
  tellsAny: 'thing',
  about: 'A wrong number will not go to bed before what was wished for has, so the office builds one and puts it to bed, until {A} sees that each of the two is waiting for the other.',
  titles: ['A Wrong Number', 'The Office of {H}', 'You Only Said That', 'All the Feet In', '{H} Takes a Call'],
  want: [
    {
      id: 'wrong-number',
      A: 'partner',
      paragraphs: [
        'The telephone rang, and {H} got there first. “Is that the office for {wish}?” asked a tired voice. It was a wrong number. But {H} had always wanted an office. “Speaking,” said {H}.',
        '“This is Mr Plum,” said the voice. “Our Dot won’t go to bed. She says that {wish} must go first. How far have you got?” {H} put a hand over the telephone. “We haven’t even got the office,” whispered {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'only-said',
      A: 'partner',
      paragraphs: [
        '{H} sat up straight. “All washed and in bed,” said {H}. “You only said that,” said a small voice. “There wasn’t any water.” “And that was Dot,” said Mr Plum.'
      ]
    },
    {
      id: 'built',
      A: 'same',
      paragraphs: [
        '{H} said one moment please, as offices do. They built {wish} out of what there was.',
        {
          joins: true,
          both: [
            'For {seen} they took {seen.stand}, and two chairs did all the rest.',
            'Two chairs did the big parts, and a cushion the soft ones. “And the best bit?” asked {A}. They both looked at the saucepan lid.'
          ]
        },
        { joins: true, both: ['{A} went over it with a wet flannel, behind the ears and all. They carried it all to the sofa, and off it slid again. “That wasn’t lying down,” said Dot. “That was getting out again.”'] }
      ]
    },
    {
      id: 'plant',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“We need a plant,” whispered {H}. They fetched the one from the window and set it on the table. After that {H} sat a good deal straighter. “We’re looking into it, Mr Plum,” said {H}.',
        '{A} looked into it, under the blanket. “It isn’t even trying to sleep,” said {A}. “It’s got a leg up.” {H} passed that on as well. “So has ours,” said Mr Plum.'
      ]
    },
    {
      id: 'seen-sound',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        '“What does yours say?” asked Dot. {A} crept under the blanket with it, to be on the spot. “{seen.sound},” said {A}. “That’s the one for the day,” said Dot. “You want the one for the night.”',
        'Nobody in the office had known that there were two. “{seen.sound},” said {A} again, lying down. “Better,” said Dot. “But I could hear that you had your shoes on.”'
      ]
    },
    {
      id: 'seen-wants',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '“Mine always wants something, just when the light’s out,” said Mr Plum. {H} passed it on. “That’ll be {seen.wants},” said {A}, and brought it on an empty plate.',
        '“Has it gone?” asked Dot, after a while. {H} looked at the plate from both sides. “There’s nothing left,” said {H}. And then the plate had to be washed, for it would be wanted again.'
      ]
    },
    {
      id: 'seen-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What’s going on now?” asked Dot. {A} lifted a corner of the blanket and reported. “Just now {seen} {seen.does},” said {A}. “In bed?” asked Dot. “In bed.”',
        '“I’m not allowed to do that,” said Dot. “You might have kept that to yourself,” whispered {H}. From the other end came a lot of bouncing, and then Mr Plum, who was out of breath.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You forgot the teeth,” said Dot. They took the nail brush, and looked all over for a good place. In the end {H} brushed the top of a chair, and it went scritch.',
        '“Now spit,” said Dot. {H} looked at {A}, and {A} did it, into a cup. “That was somebody else’s,” said Dot at once. “You’ve done the wrong teeth.”'
      ]
    },
    {
      id: 'pyjamas',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s on for the night?” asked Dot. They tried {H}’s pyjamas. The top went over one chair back, and was rather smart. But the trousers had far too few legs. “Which way’s the front?” asked {H}.',
        '{A} walked once round the sofa, and could not say. “I’d do the buttons on both sides,” said {A}. There were none at the back, so {H} did the same ones twice.'
      ]
    },
    {
      id: 'pet-sound',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had noticed that there was a bed with a blanket, and nobody proper in it. When {H} turned round, the best place was taken. “Now there’s somebody in with ours,” {H} told Dot. “It’s {A}.”',
        '“Is {A} lying down?” asked Dot. “Right across,” said {H}. It was quiet at the other end, while Dot thought about that. “Then {A} can stay,” said Dot. “But not on the good side.” {A} was on the good side.'
      ]
    },
    {
      id: 'elder-tin',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had got a great many people to bed, and pulled up a chair to the sofa. “I only know the one with the hay,” said {S}, and sang it down to the blanket. Dot sang along from her end, always one line behind.',
        'Each time {S} was through, there was a bit of Dot left over, so {S} went round again. After six verses {S} stopped. “Is somebody asleep?” whispered Mr Plum. “I can hear it quite well.” “That’s only {S},” said {A}.'
      ]
    },
    {
      id: 'child-which-bit',
      A: 'child',
      spare: 6,
      paragraphs: [
        '{A} got the telephone too. “What have you got there?” asked Dot. {A} put it down to have both arms free. Then {A} showed her how wide it all was, and how high. {A} even went round and did the back.',
        '“I see,” said Dot, when {A} came back, and nodded. {A} nodded as well. Neither of them could see it, so it went on for some time. “She knows ours already,” said {A}.'
      ]
    },
    {
      id: 'the-feet',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Are all the feet in?” asked Dot. {A} put an arm under the blanket, and counted along the sofa. There were eight cold ones that belonged to chairs. Then there were two more, and they were warm.',
        '“Ten,” said {H} into the telephone. “That’s too many,” said Dot. “Pull on one.” {A} pulled. “That’s me,” said {H}, who had only got in to see how it was.'
      ]
    },
    {
      id: 'the-light',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is the light out?” asked Dot. {A} put it out. There it lay on the sofa, and had got bigger. “It’s a lot more like it in the dark,” whispered {A}. They came a little closer together.',
        '“What’s the matter at yours?” asked Dot. “Nothing,” said {H}. “We’re only standing near each other.” “You want a little light on,” said Dot, “for the office.” So {A} put on the small one.'
      ]
    },
    {
      id: 'a-form',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Have you filled in a form?” asked {H}, for there ought to be one. Mr Plum had not. So {A} took a piece of paper and a ruler. “Name?” asked {H}. “Dot,” said Mr Plum. “Big or small?” “Awake.” {A} wrote down “awake”.',
        '“And yours?” asked Mr Plum. {H} had to go and look at the sofa. Something had come out at the side again. “The same,” said {H}. {A} put two small strokes under “awake”, and stamped it with a thumb.'
      ]
    },
    {
      id: 'the-duck',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“My duck’s been in bed since six,” said Dot. “Could the duck tell ours how it’s done?” asked {H}. {A} held the telephone down to the blanket. There was some rustling, and then it was very quiet.',
        '“Was that it?” whispered {A}. “That was the duck breathing in,” said Dot. “It doesn’t do out.” They did it along with the duck, to show how. {A} could only do it for so long, and had to sit down.'
      ]
    },
    {
      id: 'too-short',
      A: 'partner',
      paragraphs: [
        '{H} found the long blanket, and tucked it all in like a parcel.',
        {
          joins: true,
          both: [
            'Out came {seen.part} at one end, and {A} had to lie on top.',
            'But when the one end was covered, the other end came out. {A} sat down on that.'
          ]
        },
        { joins: true, both: ['“Is yours lying down?” asked Mr Plum. “Nearly all,” said {H}. “Ours is up again,” said Mr Plum sadly. “She wants to know what yours is waiting for.”'] }
      ]
    },
    {
      id: 'in-bed',
      A: 'partner',
      paragraphs: [
        '{A} looked along the sofa with one eye. “See which way it leans,” said {A}. It was all pointing at the telephone. “I’m like that when somebody else is up. Dot’s waiting for this, and this is waiting for Dot.”'
      ]
    }
  ],
  turn: [
    {
      id: 'far-away',
      A: 'partner',
      paragraphs: [
        '{H} took the telephone in both hands. “The office can’t do it, Dot,” said {H}. “It has to be you.” {H} laid the telephone on the sofa, about where an ear would be.',
        '“I can’t reach,” said Dot. “I’ll have to lie down for it.” Something creaked. “Now it’s one pillow.” And Dot said good night to {wish}.',
        {
          joins: true,
          both: [
            'Then {seen.part} got another, all alone.',
            'There was one for each end, and one for the middle.'
          ]
        },
        { joins: true, both: ['“Now,” whispered {A}, and {H} let go of the blanket. Nothing came out at the side.'] }
      ]
    },
    {
      id: 'breath',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They bent down to the telephone, one from each side. There was a curtain that moved, and somebody small who breathed. “She does it very well,” whispered {A}. “A bit, and then nothing, and then a bit.”',
        'Under the blanket it had begun as well. It could have been the cushion, getting its air back. Nobody lifted the corner to see.'
      ]
    },
    {
      id: 'a-dream',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What does yours dream about?” asked Dot, very slowly. {H} looked at the sofa for some time. “About you,” said {H}. “But you have to be asleep, or you aren’t in it.”',
        'Nothing more came from the pillow. “She’s gone to be in it,” whispered {A}.'
      ]
    },
    {
      id: 'thanks',
      A: 'partner',
      paragraphs: [
        'Mr Plum came back in his socks. “She’s asleep,” he whispered. “What do I owe the office?” {H} thought about it. “If ours wakes up,” whispered {H}, “may we ring Dot?” “Day or night,” said Mr Plum.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down under the table, and was the office as well.',
      '{names} came close, to hear the small voice.',
      { text: '{names} found the office a pencil, and a second one for best.', needs: ['hands'] },
      { text: '{names} hung a tie on the door handle, so that it looked open.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the sofa too, and left a warm place.',
      '{names} looked under the blanket, and came out the other side.',
      { text: '{names} plumped up a pillow, and gave it a dent to begin with.', needs: ['hands'] },
      { text: '{names} wrung out the flannel, for the next number.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in and out, not far from the telephone.',
      '{names} lay down on the rug, so that it was all one.',
      { text: '{names} drew the curtain, one ring at a time.', needs: ['hands'] },
      { text: '{names} smoothed the blanket, just once, and then held still.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, one at a time, so as not to wake the rest. The office was shut.',
    'When {H} was washed and lay in bed, the blanket came up over both feet. There had been water, and a creak. Nobody had only said it.'
  ],
  last: [
    'Far away Dot turned over once, and {wish} lay still, and {H} was asleep.',
    'One pillow was enough for Dot and {wish}, and {H} was asleep.'
  ]
})
