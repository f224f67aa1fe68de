import { wishPlot } from '../wish-plot.ts'

export const genie = wishPlot({
  id: 'wish-genie',
  wishes: ['genie', 'genies', 'jinn', 'djinn', 'three wishes', 'genie lamp', 'genie bottle', 'magic lamp', 'Aladdin', 'make a wish', 'making a wish', 'wish comes true', 'wishes come true'],
  except: ['birthday', 'candle', 'candles', 'star', 'stars', 'shooting', 'fairy', 'princess', 'jasmine', 'carpet', 'dragon', 'fish', 'well', 'who', 'that'],
  answers: ['lamp', 'bottle', 'magic', 'friendly', 'granted', 'grants', 'true', 'find', 'finds', 'found', 'rub', 'rubs', 'aladdin'],
  company: ['genie', 'jar', 'lid', 'stool', 'wish', 'wishes'],
  about: 'A genie from a jar grants three wishes, and two are wasted by accident; the third is guarded, and slips out as good night.',
  titles: ['Careful with the Third', 'The Genie in the Jar', '{H} Has One Wish Left', 'Don’t Say It', 'Two Wishes and a Bit'],
  want: [
    {
      id: 'pop',
      A: 'partner',
      paragraphs: [
        'At the back of the cupboard stood a jar that would not open. {H} held it and {A} turned the lid. It went pop, and out came a genie, no bigger than the jar. “Three wishes,” it said, and yawned. “And mind what you say.”',
        '{H} meant to choose the three best wishes in the world. “I wish I had somewhere to sit and think,” said {H}. There was a puff, and there stood a green stool. “One,” said the genie.'
      ]
    },
    {
      id: 'good-stool',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“That didn’t count!” said {H}. “Sit on it before you complain,” said the genie. {H} sat down. It was just the right height, and it did not wobble. {A} had a turn as well.',
        '“It’s the best stool I’ve ever sat on,” said {A}. “I wouldn’t have thought of a stool.” “No one ever does,” said the genie. “They all want a throne, and then it doesn’t go under the table.”'
      ]
    }
  ],
  way: [
    {
      id: 'listen',
      A: 'partner',
      paragraphs: [
        '“You helped me to waste it!” said {H} to {A}. “I only turned the lid,” said {A}. “I wish you’d listen!” said {H}. Puff, it went. “Two,” said the genie.',
        'And how {A} listened! {A} heard a fly walk on the ceiling. {A} heard the butter get soft. “And I hear a W,” said {A}. “You’re just going to say that you wish you hadn’t.” {H} held {H}’s mouth shut with two fingers. There was only one wish left.'
      ]
    },
    {
      id: 'neighbours',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Three doors down somebody’s buttering toast,” said {A}. “Now they’ve dropped it. Butter side down.” {H} ran to the window, but you couldn’t see a thing. “What are they saying?” asked {H}.',
        '{A} listened, and went a bit pink. “They’re saying it quite loudly,” said {A}. “And now they’re eating it all the same.”'
      ]
    },
    {
      id: 'horse',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“A horse,” said {H}, but only thinking. “Where would it sleep?” asked {A}. They looked round. It could have had the bath, standing up. “An aeroplane, then.” “And where’s that to sleep?”',
        '“To be king,” said {H}. “Kings have to get up at six,” said the genie from the shelf. “They wave until lunch. I’ve done four kings, and three of them asked for it back.” Each of the wishes was a good one until you had it.'
      ]
    },
    {
      id: 'no-w',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'To be on the safe side they said nothing that began with a W. “Hat is the time?” asked {H}. “It’s half past,” said {A}. “Ould you like some ater?” “Yes, please,” said {H}. “Arm, not cold.”',
        'The genie leaned out of its jar to hear better. “Is it something I’ve done?” it asked.'
      ]
    },
    {
      id: 'gold',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“What do other people wish for?” asked {A}. “Gold,” said the genie. “A heap of it, always. And then they stand about in front of the heap. They have to find somebody to mind it. It’s so cold to sit on.”',
        '“Hasn’t anybody ever wished for something nice?” asked {H}. The genie thought back. “One had a sandwich,” it said. “I still remember that. He gave me the crust.”'
      ]
    },
    {
      id: 'lamps',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“I thought genies lived in lamps,” said {A}. “I did,” said the genie. “I had a lovely one, with a spout. Then they came in with plugs.” It shook its head. “Do you know what it’s like to be switched on?”',
        '“And then?” asked {H}. “A bottle. Then a teapot, but they kept putting tea in it. In a jar you’re left in peace, if it’s something that nobody likes.” {H} smelled the jar. It had been mustard.'
      ]
    },
    {
      id: 'draught',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Is there a window open?” asked the genie. It was only loosely made, and at one end it had begun to get long. {H} ran and shut the window. {A} fanned from the other side with a plate, until it was all in one place.',
        'It counted itself. There was a finger missing. They found it behind the curtain, where it was still pointing at the moon, or at a lamp. “Thank you,” said the genie, and put it on. “I once lost an ear like that. It got in next door, and heard everything.”'
      ]
    },
    {
      id: 'apple',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Thinking made {H} hungry. {H} bit into an apple, and {A} jumped up from the chair. “Who’s cutting down a tree?” cried {A}. “That’s only me,” said {H}. “Please don’t chew,” said {A}.',
        'So {H} ate the rest of the apple under a cushion, one small bite at a time. “Now somebody’s walking through snow,” said {A}. It was the pips.'
      ]
    },
    {
      id: 'on-fingers',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H} put every good idea on a finger, so as to choose one later. The thumb was a kite. The next was snow, and the next a dog that could be folded. When there were no fingers left, {H} went on with {A}’s.',
        '“What was this one?” asked {H}, and held up the little finger. Nobody knew. It had been the best of them all, they were both sure of that. They looked at it from all sides, and it was only a finger.'
      ]
    },
    {
      id: 'so-tired',
      A: 'partner',
      paragraphs: [
        'The genie yawned again, right down to its feet. “Are you tired?” asked {H}. “I haven’t slept for nine hundred years,” it said. “When I nod off, somebody turns the lid.”',
        '{H} sat on the stool and thought until it got dark. “Behind every wish there’s a better one,” said {H}. “I know,” said {A}. “I can hear them queueing.”'
      ]
    },
    {
      id: 'other-ear',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '“What would {A} wish for?” asked {H}. They all looked at {A}, and {A} looked back. The genie put its head on one side. It could hear wishes, even the ones that nobody said.',
        '“There isn’t one,” it said after a while, in quite a small voice. “In there it’s all just as it should be. I’ve never come across that.” It kept looking at {A} for some time.'
      ]
    },
    {
      id: 'saved-up',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a wish once, from a fish,” said {S}. “I saved it for when I’d really need it.” “And when did you need it?” asked {A}. {S} went through all the pockets and found a button.',
        '“Never yet,” said {S}. “There was always one more day that I could manage by myself.” “So you’ve still got it?” {S} patted the pocket. “It’s a comfort on a wet Monday,” said {S}.'
      ]
    },
    {
      id: 'small-ones',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Do a puff without a wish,” said {S} to the genie. “I can’t,” it said. “Then a bit of a puff.” The genie looked over its shoulder and did a bit of a puff. There was half a raisin on the table.',
        '{S} and {A} looked at it from all sides. You could see where the other half would have been. “Don’t tell anybody,” said the genie.'
      ]
    }
  ],
  turn: [
    {
      id: 'slipped-out',
      A: 'partner',
      paragraphs: [
        '“I’m going to keep it for tomorrow,” said {H} at last. “A wish is quite nice to have.” {A} listened. There wasn’t a W anywhere. The genie got into its jar and pulled in its feet.',
        '{H} laid the lid on top, quite loosely, so that it had air. And then {H} said it without thinking, as you do. “I wish you a good night.”',
        'Nothing moved. “That was it,” whispered {A}. There was a very small puff in the jar. “Three,” said the genie, and its voice shook. “Nobody’s ever wished me one.”'
      ]
    },
    {
      id: 'hear-it',
      A: 'partner',
      paragraphs: [
        '“Now I’ve wasted them all,” said {H}. “Listen,” said {A}. {H} laid an ear on the lid. There was a snore inside, no bigger than a bee.',
        '“No,” said {A}. “That one’s the right size. And you’ve still got the stool.”'
      ]
    },
    {
      id: 'for-how-long',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“How long will it sleep?” whispered {H}. {A} counted on all ten fingers and began again from the front. “It’s got nine hundred years to catch up on.” So they put the jar right at the back of the shelf, behind the rice.',
        '“And if somebody wants to open it?” “They’ll think that it’s stuck,” said {A}. “It did look as if it was.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed out a bit of the puff.',
      '{names} went round the stool once, and it kept its legs still.',
      { text: '{names} put the lid where it could not get lost.', needs: ['hands'] },
      { text: '{names} held up three fingers, and then folded one down.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed, and in that quiet it sounded like a bath running out.',
      '{names} let out a hiccup that had taken a long time to hold in.',
      { text: '{names} wrapped the clock in a towel, so that it ticked less.', needs: ['hands'] },
      { text: '{names} pressed both lips shut and asked for the salt with one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} let out a long breath, and the loose lid gave a tiny clink.',
      '{names} crowded round the jar, as quietly as anybody can crowd.',
      { text: '{names} tucked a napkin round the jar, nearly up to the lid.', needs: ['hands'] },
      { text: '{names} turned the lamp, so that it shone somewhere else.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar went to the back of the shelf, with its lid on loosely. The green stool was put by the bed.',
    'Still a bit damp, {H} lay down, and listened. It was quite quiet. Far off, behind a lid, somebody was having a good night.'
  ],
  last: [
    'It had been wished for one, but there was some left over, and {H} slept in that.',
    'So it was granted, and the night was good, and {H} was asleep in it.'
  ]
})
