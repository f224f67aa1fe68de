import { wishPlot } from '../wish-plot.ts'

export const thumb = wishPlot({
  id: 'wish-thumb',
  wishes: ['sucking thumb', 'suck thumb', 'sucks thumb', 'sucked thumb', 'thumb sucking', 'thumb sucker', 'thumb in mouth', 'sucking fingers', 'sucks fingers'],
  answers: ['thumb', 'thumbs', 'stop', 'stopping', 'stopped', 'giving', 'give', 'mouth', 'keep', 'keeps', 'still', 'fingers', 'finger', 'learning', 'without', 'sleep', 'bed', 'habit'],
  except: ['tom', 'plaster', 'hurt', 'cut', 'bump', 'teeth', 'dentist', 'dummy', 'bunny', 'baby', 'monkey'],
  moods: ['learning', 'proud', 'change', 'losing'],
  about: 'The thumb is too wet to win at thumb wrestling, and goes home into the mouth by itself until it is given another house.',
  titles: ['The Thumb Is Indoors', 'Eleven to Nothing', '{H} and the Wet Thumb', 'One Blanket Each', 'It Went by Itself'],
  want: [
    {
      id: 'eleven',
      A: 'partner',
      paragraphs: [
        'They hooked their fingers together, and the two thumbs bowed to each other. “One, two, three, four,” said {A}. Then {A}’s thumb lay on top, and {H}’s thumb could not get out. That made it eleven to nothing.',
        '“Yours slips,” said {A}. “It’s been sucked.” {H} looked at it. {H} had been sucking that thumb all day. It was white and wrinkled, like somebody who can’t get out of the bath. “I want to win once,” said {H}. “Then it’ll have to be dry once,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'by-itself',
      A: 'partner',
      paragraphs: [
        'So they dried it with a towel, and {H} held it up in the air. “Is that a cloud or a sheep?” asked {A}, who was looking out of the window. “Mm-mm,” said {H}. The thumb was in again.',
        '“I didn’t do it,” said {H}. “It went by itself.” They put a sock over the whole hand. The sock went in as well, and it tasted of floor.'
      ]
    },
    {
      id: 'wave',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Things dry best in the wind. So {H} held {H}’s thumb to the window and waved it about. Over the road somebody was shaking out a duster. The duster stopped, and then it waved back.',
        '“Who’s that?” asked {H}. {A} did not know. They had to go on waving for a while, so as not to be rude. When they came away, the thumb was nearly dry, and they had made a friend.'
      ]
    },
    {
      id: 'no-thumbs',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it for, when it isn’t in there?” asked {H}. So they tucked in all their thumbs and tried to manage without. {A} went for a spoon, and it fell through. {H} could not get hold of one single raisin.',
        'They looked at the raisins on the table. “It’s got quite a lot to do, really,” said {H}. One by one the thumbs came out and helped.'
      ]
    },
    {
      id: 'password',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Whenever you say ‘mm’, I’ll knock,” said {A}. “Then you can tell it that there’s somebody at the door.” {H} nodded. “How are you?” asked {A}. “Mm,” said {H}.',
        '{A} knocked on the table, and the thumb came out. Nobody was there. After it had come out for nothing four times, it stopped answering the door. “You can’t fool it,” said {H}.'
      ]
    },
    {
      id: 'hat',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} gave the thumb a hat, made of silver paper. You can’t very well go into a mouth with your hat on. It stood up straight, and looked like somebody at a wedding.',
        'For a while it was as good as gold. Then {H} yawned. “Where’s the hat?” asked {A}. {H} felt about with {H}’s tongue, and handed it out. It had been chewed at the back.'
      ]
    },
    {
      id: 'prints',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They breathed on the window and pressed all their thumbs on it. {A}’s thumb made a picture with lines in it, round and round, like a very small field. Nobody else in the whole world has those lines.',
        '{H}’s thumb made a blob. “That’s because it’s wet,” said {A}. “There’s a field in there too. It’s under water.” {H} looked into the wrinkles for it.'
      ]
    },
    {
      id: 'pet-none',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} wanted to know how {A} managed, and had a good look. There were no thumbs anywhere.',
        '“Not one,” said {H}. “And {A}’s quite happy.” {A} looked back, and did not seem to know what was missing. {H} told {A} all about it, and what raisins are like. It was only fair.'
      ]
    },
    {
      id: 'elder-two',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“With me it was these two,” said {S}, and held up the middle ones. “They were always in. I used to say my whole name past them.”',
        '{A} looked at the fingers from close up. They leaned together at the top, as people do who have been on a long journey. “Do they miss it?” asked {A}. “They’ve got my pen to hold now,” said {S}. “They say it tastes worse.”'
      ]
    },
    {
      id: 'child-judge',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had to watch the thumb, and watched it so hard that both eyes crossed. “It moved,” said {S}. “It didn’t,” said {A}. “It’s thinking of it,” said {S}.',
        'They all three looked at one thumb. It had never been looked at so much, and it went pink. Then {S} had to blink. When the eyes were open again, it had gone.'
      ]
    },
    {
      id: 'left-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’ve got another one,” said {H}, and they tried it with the left thumbs. {H}’s left one was as dry as toast. But it had never wrestled before. It bowed, and it bowed again, and went on bowing.',
        '“It’s very polite,” said {A}, and sat on it with {A}’s thumb. That one did not count, they said. It had not known that it had begun.'
      ]
    },
    {
      id: 'round-the-side',
      A: 'partner',
      paragraphs: [
        '{A} spread out all five fingers of one hand and looked at them. “It isn’t naughty,” said {A}. “It only wants to be indoors. These four live next to each other. The thumb lives round the side, all by itself.” {H} looked at {H}’s own hand. It was true. There was a big gap.'
      ]
    }
  ],
  turn: [
    {
      id: 'says-hello',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Does it know the others at all?” asked {H}. So the thumb went along the row and touched them on the head, one after the other. It knew the first one well. It had to stretch for the last.',
        '“It hasn’t seen the little one for weeks,” said {H}, and let them stay together for a moment. “What do they say?” asked {A}. “You’re wet,” said {H}.'
      ]
    },
    {
      id: 'indoors',
      A: 'partner',
      paragraphs: [
        '“Then the others must have it in,” said {H}. {H} laid the thumb across the hand. Then {H} folded the four fingers down on top of it. The little one only just reached. It was dark in there, and warm. “Are you in?” asked {H}. It moved a bit. It was in.',
        '{A} looked out of the window and talked about sheep, and then about clouds. “What do you say?” asked {A} then. “Sheep,” said {H}, as clear as a bell. “It’s indoors.”'
      ]
    },
    {
      id: 'bird',
      A: 'other',
      spare: 9,
      paragraphs: [
        'While it was out anyway, {A} showed the thumb how to be a bird. You hook one thumb into the other, and the fingers are the wings. In front of the lamp it was a big one.',
        'It flew along the wall and over the cupboard. Then it sat down on {A}’s head, and the thumbs were its beak. “It couldn’t do that in my mouth,” said {H}. The bird looked round for something to eat, and found half a raisin.'
      ]
    },
    {
      id: 'bends',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Before a match you have to train. {A} counted, and the thumb bent down and stood up, ten times. The last three were rather slow.',
        '“Now it goes in for a rest,” said {H}, and shut the four fingers. {A} put one ear to the hand. “What’s it doing?” asked {H}. “Nothing,” said {A}. “It’s very good at it.”'
      ]
    },
    {
      id: 'on-top',
      A: 'partner',
      paragraphs: [
        'When they opened it up, the thumb was pink and dry, and had had a good rest. They hooked fingers, and the thumbs bowed. “One, two, three, four!” {H}’s thumb lay on top. {A} pulled and wriggled, and could not get out. “Eleven to one,” said {H}.',
        '“What’s it like in there?” asked {A}, and folded four fingers over {A}’s own thumb, to see. {A} was quiet for a bit. “It’s nice,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} nodded along to four.',
      '{names} licked at the thumb, and found nothing wrong with it.',
      { text: '{names} bowed as well, with two very dry thumbs.', needs: ['hands'] },
      { text: '{names} wrote eleven on the slate, and then the nothing.', needs: ['hands'] }
    ],
    way: [
      '{names} went in under the towel, and came out dry.',
      '{names} tugged at the sock, and it tasted the same from outside.',
      { text: '{names} hung the towel up by its loop, with a thumb-shaped wet place.', needs: ['hands'] },
      { text: '{names} pulled on mittens, and there the thumbs lived next door as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} curled up tight, with nothing left out in the cold.',
      '{names} looked for the sheep, at that window and the next.',
      { text: '{names} folded up one hand, and said good night to the thumb inside.', needs: ['hands'] },
      { text: '{names} tapped on the outside of a fist, and listened for a tap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sock went to find the other one, and the towel was hung up.',
    '{H} washed, and dried, and did the thumb as well. Then {H} lay down and put it to bed. It had four blankets, one after the other, and the last was the smallest.'
  ],
  last: [
    'The thumb was the first to be asleep, indoors, and {H} was the second.',
    'It was dark in there, and warm, and the thumb lay still, and so did {H}, asleep.'
  ]
})
