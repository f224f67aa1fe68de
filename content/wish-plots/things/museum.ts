import { wishPlot } from '../wish-plot.ts'

export const museum = wishPlot({
  id: 'wish-museum',
  wishes: ['home museum', 'museum at home', 'our own museum', 'own museum', 'playing museum', 'play museum', 'museum house', 'museum bedroom', 'make museum', 'making museum', 'museum game'],
  answers: ['guard', 'old', 'things'],
  except: ['dinosaur', 'dinosaurs', 'train', 'trains', 'space', 'science', 'football', 'war', 'toy', 'toys', 'egypt', 'egyptian', 'mummy', 'mummies', 'natural', 'history', 'stolen', 'broke', 'lost', 'alive', 'stuck', 'locked', 'school', 'night', 'nights', 'sleepover', 'overnight', 'trip', 'visit', 'visiting', 'going', 'went', 'day', 'grandpa', 'grandma', 'tomorrow', 'bones', 'skeleton'],
  company: ['museum'],
  about: 'Everything in the house is in a museum tonight, and somebody would like a cup of tea.',
  titles: ['Kettle, Still Warm', 'Please Do Not Touch', '{H} Opens a Museum', 'On Loan Until Eight', 'The Cup with the Chip'],
  want: [
    {
      id: 'the-opening',
      A: 'partner',
      paragraphs: [
        'At five {H} opened a museum. There was a ribbon across the door, and it was cut with a spoon. Everything had a label. Kettle, it said. Still warm. Chair, with a dent. And on the shelf: Cup, some nine years old, chipped in the Great Washing-Up.',
        '{A} was the first visitor. “I only want a cup of tea,” said {A}. “Please do not touch,” said {H}. {H} wanted everything looked at, properly, and with no hands.'
      ]
    }
  ],
  way: [
    {
      id: 'looking-at-the-kettle',
      A: 'partner',
      paragraphs: [
        'So {A} looked at the kettle. {A} put both hands behind {A}’s back and leaned forward, and then back a bit. “It’s very like one that I used to have,” said {A}. “Used to,” said {H}, and moved the ribbon closer. {A} looked at the tap too. Tap, it said. Drips since spring.',
        'Then {A} went out, and came in again with a scarf on. “I’m a professor,” said {A}. “I’ve come to examine the kettle. I’ll have to see it boil.” “With the eyes only,” said {H}.'
      ]
    },
    {
      id: 'the-guide',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} gave a tour, walking backwards. “On your left, a window,” said {H}. “It’s original. On your right, a fridge. Listen.” They listened to the fridge. “It does that every day at this time,” said {H}.',
        '“Since when?” asked {A}. “Since the museum opened.” It was a good tour, as far as the mop. {H} walked into that backwards, and from then on it was shown lying down.'
      ]
    },
    {
      id: 'the-chair',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“May I sit down?” asked {A}. “It’s a chair.” But it said so on the label, so nobody could. {A} read that label three times, standing on one leg. “Dent made by {A},” it said, “over many evenings.”',
        '“That’s my dent,” said {A}. “It’s the museum’s now,” said {H}. “But it was very generous of you.”'
      ]
    },
    {
      id: 'postcards',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By the exit was the shop. You could buy a postcard of anything, drawn while you waited. {A} asked for the kettle. It came with a small cloud on top.',
        '{A} blew on that, and pretended to sip. “Please do not drink the postcards,” said {H}. “It’s all I’ve had since lunch,” said {A}.'
      ]
    },
    {
      id: 'modern-art',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the corner lay a heap: a glove, an onion, and a comb. It had no label. {A} stopped in front of it. “That’s the one I like best,” said {A}. “It’s about a cook with cold hands, who’s going to a party.”',
        '{H} had only forgotten to clear it up. But now {H} saw it too, and wrote a card. Untitled, it said. With Onion.'
      ]
    },
    {
      id: 'alarm',
      A: 'same',
      spare: 5,
      paragraphs: [
        'As soon as a finger came too near, the alarm went off. The alarm was {H}. It was two notes, one high and one low. It did not stop until everybody had taken three steps back.',
        '{A} scratched {A}’s nose, and it went off. “That’s my own nose,” said {A}. There was a card on that as well. Nose, it said. On show daily.'
      ]
    },
    {
      id: 'very-old',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s the oldest thing that you have?” asked {A}. {H} took the torch and lit up the back of the cupboard. There was a packet with a date on it. They both read it, and nobody spoke for a moment.',
        '“That was before me,” whispered {H}. “It was before the curtains,” whispered {A}. They were lentils, and they had been waiting for soup all that time.'
      ]
    },
    {
      id: 'audio-guide',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a guide for the ear, too. You held a ladle to your head and {H} spoke into the other end. “You are standing in front of a tea towel,” it said. “Notice the corner.”',
        '{A} noticed the corner. It had been used for something purple. “Press two for plums,” said the ladle.'
      ]
    },
    {
      id: 'elder-exhibit',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} sat down on a footstool that had been forgotten, and stayed there. {A} thought about it, and wrote a card, and leaned it against {S}’s foot. “What does it say?” asked {S}.',
        '“Of great value,” read {A}. “Please ask about the old days.” {S} folded both hands and waited for the first question. It was whether there had been kettles.'
      ]
    },
    {
      id: 'small-visitor',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} came with a school party, which was three bears. They had to hold on to a rope. “What’s that?” asked {S}, at each label. {A} told them. “And what’s that?” asked {S}, and pointed at {A}.',
        '“That’s the director,” said {A}. “Is it old?” asked {S}. The bears came a step closer, to see.'
      ]
    },
    {
      id: 'pet-gallery',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'Under the ribbon came {A}, who did not read. {A} lay down right in front of the stove, in the best light.',
        '{H} hurried off for a card. Sleeping, it said. Artist unknown. Nobody had to be told not to touch, and everybody wanted to.'
      ]
    },
    {
      id: 'most-of-it',
      A: 'partner',
      paragraphs: [
        'At half past five {A} was still the only visitor, and leaned against the door frame. “It’s a fine museum,” said {A}. “But nobody can stay. You can’t sit on anything, and you can’t have anything. Big museums lend their things out. They write down who has them and until when, and hang up a note.” {H} looked at the kettle. It had gone cold, and the label was not true any more.'
      ]
    }
  ],
  turn: [
    {
      id: 'first-loan',
      A: 'partner',
      paragraphs: [
        '{H} took a new card. “On loan to {A} until eight,” wrote {H}. “Sign here.” {A} signed. Then {A} carried the kettle out of the museum, with both hands, and came back for the cup. {H} hung the card in the gap.'
      ]
    },
    {
      id: 'small-print',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was small print as well, on the back. The cup was to be kept out of the sun. It was not to be shown next to a better cup. Nobody was to be told what it had cost.',
        '“And must it come back full or empty?” asked {A}. {H} had to look that up. “Empty,” said {H}. “But warm.”'
      ]
    },
    {
      id: 'chair-goes',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The chair was next. They carried it across the room, a whole arm’s length, to the table. “Careful of the dent,” said {H}. {A} sat down in it, very slowly, and closed {A}’s eyes.',
        '“How is it?” asked {H}. “As if it had been made for me,” said {A}. That was entered in the catalogue.'
      ]
    },
    {
      id: 'swap-exhibits',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In return {A} lent the museum something. It was the bus ticket from the bottom of a pocket. It had been washed twice, and you could make out half a number.',
        '{H} gave it a saucer to itself, and a lamp. It was the only thing in the museum, by then, that came from abroad. It had come from the coat.'
      ]
    },
    {
      id: 'more-visitors',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The odd thing was that it got better. {A} walked along all the gaps, with a biscuit, and read the cards. Spoon: being used. Bread: in four places. Butter: will not return.',
        '“I’ve never looked at it so closely,” said {A}, “when it was here.” {H} stood at the exit and thanked {A} for coming.'
      ]
    },
    {
      id: 'returned',
      A: 'partner',
      paragraphs: [
        'At last the shelves were quite bare, and the museum was nothing but notes. Kettle: on loan. Chair: on loan. In the middle sat {A}, on the chair, and drank tea. Between two sips {A} looked at the cup, properly, from all sides.',
        'At eight {A} brought back the cup. It was empty, and warm. {H} turned it to the light and looked it over. “There’s a second chip,” said {H}. “That’s from me,” said {A}. “Just now. I’m sorry.” {H} reached for a pencil. Chipped twice, wrote {H}, and put it in the very front.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked past the kettle on tiptoe, and did not touch it.',
      '{names} sat down beside the kettle, and was looked at as well.',
      { text: '{names} snipped at the ribbon too, with two fingers.', needs: ['hands'] },
      { text: '{names} bought a postcard of the tap.', needs: ['hands'] }
    ],
    way: [
      '{names} fell into step behind the professor, and nodded at the same things.',
      '{names} sniffed at the chair with the dent, from the permitted distance.',
      { text: '{names} put in a request for a spoon, in writing.', needs: ['hands'] },
      { text: '{names} sharpened a pencil, for whatever came next on the labels.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat on loan to the sofa until eight.',
      '{names} trotted out of the museum with a slipper, on loan.',
      { text: '{names} signed for a plate and two biscuits.', needs: ['hands'] },
      { text: '{names} hung up notes, until there was more note than shelf.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} tied the ribbon in a bow and put out the light. The director went round once more, and turned the label on the door. Closed, it said now.',
    'After the washing only one thing was missing from its place, and it went back there. “Bed,” said the label. “With {H}.” A dent had been left for it in the pillow.'
  ],
  last: [
    'Please do not touch, said the card by the pillow, for {H} was asleep.',
    'The bed was on show until morning, with the light off, and {H} slept in it.'
  ]
})
