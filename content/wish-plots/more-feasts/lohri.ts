import { wishPlot } from '../wish-plot.ts'

export const lohri = wishPlot({
  id: 'wish-lohri',
  wishes: ['lohri', 'lohadi', 'lohari', 'lori festival', 'sundar mundriye', 'sunder mundriye', 'lohri bonfire', 'lohri song', 'rewri', 'revdi', 'gajak'],
  answers: ['festival', 'festivals', 'bonfire', 'fire', 'song', 'songs', 'singing', 'celebrating', 'celebrate', 'celebration', 'peanuts', 'popcorn', 'punjabi', 'winter', 'night', 'first', 'baby', 'dancing', 'dance', 'bhangra', 'dhol', 'sweets', 'sesame', 'door', 'doors', 'happy', 'family'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['fire', 'popcorn', 'bowl', 'song'],
  about: 'The Lohri fire is somebody under an orange blanket who crackles only when fed, and the hero would like to keep the popcorn.',
  titles: ['The Fire That Said Ho', 'Something Has to Go Up in Smoke', '{H} Feeds the Fire', 'A Bowl of Popcorn and an Orange Blanket', 'The Hungry Fire'],
  want: [
    {
      id: 'hungry',
      A: 'partner',
      paragraphs: [
        'At Lohri there has to be a fire. Theirs was in the middle of the rug, and it was {A}, under an orange blanket. {H} had gone singing from door to door, through all the rooms. Now {H} had a bowl of popcorn and peanuts, and five round rewri with sesame.',
        '“I’m hungry,” said the fire. “A fire can’t talk,” said {H}. “Crackle,” said the fire. At Lohri you throw some of it in. But {H} had sung a long time for that bowl, and wanted it all.'
      ]
    }
  ],
  way: [
    {
      id: 'one-popcorn',
      A: 'partner',
      paragraphs: [
        '{H} threw in one popcorn. A hand came out and took it. The fire went up as high as a knee, and down again. “Was that it?” it asked.',
        'So {H} threw in a handful, peanuts and all. Now it crackled. It stood up as high as a chair, and swayed, and shone. It was a fine Lohri fire. But the bowl was half empty, and already it sank. “Crackle?” it asked.'
      ]
    },
    {
      id: 'front-and-back',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'At a real Lohri fire you’re roasted in front, and at the back you freeze. Everybody keeps turning. They practised it. {H} held out both hands, and said “Ah,” and then turned round, and held out the other side.',
        '“I’m done on the left,” said the fire. It had been lying like that for a good while, and turned over. “That’s not how it goes,” said {H}. “It’s us who turn.”'
      ]
    },
    {
      id: 'three-in-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In most peanuts there are two who share the room. {H} sat down by the fire and cracked one with both thumbs, and there were three in it. “The one in the middle’s got no window,” said {A}.',
        '{H} laid them in a row, in little red coats. You rub them, and the coat comes off and flies away. {A} blew, and they all took off at once. One coat sailed up and settled on {H}’s eyebrow. “It’s gone to look for work,” said {A}.'
      ]
    },
    {
      id: 'stuck-together',
      A: 'other',
      spare: 3,
      paragraphs: [
        'For Lohri there was gajak, which is all sesame and brown sugar. {A} broke it, and it said tock. {A} gave {H} the bigger half. For some time neither of them could open up again.',
        '“Mm-mm?” asked {H}. “Mm,” said {A}. They understood each other very well. It had to do with the other half, and who would get it. They counted to three with their fingers.'
      ]
    },
    {
      id: 'at-the-doors',
      A: 'other',
      spare: 4,
      paragraphs: [
        'The singing was practised once more. {H} stood in front of the kitchen door and sang. It opened, and there was {A}, with a tea towel. “We’ve given already,” said {A}, “to somebody who looked just like you.”',
        '“That was my cousin,” said {H}, and sang on, twice as loud. If you don’t give anything, you get another verse. {A} held out till the fourth one, and then it cost a whole biscuit.'
      ]
    },
    {
      id: 'yellow-and-green',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There was yellow bread, flat and crumbly, and soft green stuff to put on it. For that {A}, the fire, came out of its blanket. On top sat a lump of white butter. {H} watched it. It leaned, and slid, and made a pond.',
        '“It’s mustard leaves,” said {A}. “They grow so high that you can hide in them.” {H} looked into the green. “I can’t see anybody,” said {H}. “There,” said {A}. “You see how well it works.”'
      ]
    },
    {
      id: 'round-it',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'You walk round the fire, and always the same way. {H} walked, and {A}, the fire, turned its head to see who was coming. After the third time it had a blanket round its neck like a scarf.',
        '“You’re all twisted,” said {H}. So they walked the other way, to unwind it. It’s not the custom. But there has to be somebody who looks after the fire.'
      ]
    },
    {
      id: 'dhol',
      A: 'other',
      spare: 7,
      paragraphs: [
        'A dhol hangs in front of your tummy. One side gets a bent stick, and the other a thin one. They took the bread bin, a ladle and a straw. Dhin, said the ladle. The straw said nothing.',
        '“It’s there for the look of it,” said {A}, and danced with one finger up. {H} drummed faster. In the bin the bread went to and fro, and was always a bit behind.'
      ]
    },
    {
      id: 'dulla-bhatti',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Who’s Dulla Bhatti, in the song?” asked {H}. “Somebody in the forest, long ago,” said {A}. “Two girls, Sundri and Mundri, were to be married, and there was nothing for a wedding. So Dulla Bhatti came with a whole bag of sugar, and did the singing too. Since then there’s been a song about it, at every Lohri.”',
        '“All that for sugar?” asked {H}, and looked into the bowl. “What do you get for a popcorn?” “A hum,” said {A}, and hummed it. It wasn’t very long.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Everybody sits round the fire at Lohri, and so did {A}. {A} looked into the flames, as you do. The flames had a foot sticking out on one side, in a sock.',
        '{A} had known the sock for years. {A} looked at {H}, and at the sock. “That’s the wood,” whispered {H}. {A} was not the one to spoil an evening.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We went from house to house for wood,” said {S}. “Everybody gave a log. One old man gave a chair with three legs, and then came along to look at it burn. He sat down on the ground in front of it.” “Was he sorry?” asked {A}.',
        '“He said that it was the first time he’d been comfortable with it,” said {S}, “in thirty years.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to show how you throw it in. {S} threw with the whole arm, and let go a bit late. The popcorn was behind {S}. “It’s gone,” said {S}. “It’s flown to the moon.”',
        '{A} picked it up and put it back in {S}’s hand without a word. It was thrown four times. “There must be a lot of it up there by now,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'A baby’s first Lohri is the best there is, and everybody makes a fuss. {A} was put in the middle of it, in a red jacket, and was looked at. Somebody hung a chain of popcorn over the chair.',
        '{A} looked round, from one to the next. Then {A} opened up and yawned, and they all clapped. {H} had yawned at every Lohri so far, and nobody had ever done that.'
      ]
    },
    {
      id: 'sparks',
      A: 'partner',
      paragraphs: [
        '“You just eat it all,” said {H}. “That’s what a fire’s like,” said {A}, and looked out with one eye. “I’ve never seen one that gave something back.” “I have,” said {H}. “They give sparks.”',
        '“Only when they’re sung to,” said {A}. “And loud. I can’t do sparks at crackle.” {H} looked into the bowl. There was still half of it.'
      ]
    }
  ],
  turn: [
    {
      id: 'ho',
      A: 'partner',
      paragraphs: [
        '{H} turned over the bowl, and tipped it all in. Then {H} sang the Lohri song. “Sundar mundriye!” sang {H}. “Ho!” shouted the fire. It had to. After each line everybody does, and louder each time. “Tera kaun vichara!” “Ho!” The fire was on its knees. “Dulla Bhatti wala!” “Ho!”',
        'At that one it jumped right up, with both arms in the air. Out of its lap shot all that had ever been thrown in. Popcorn flew up to the ceiling, and rained down on the table and on {H}. “Sparks!” cried {H}.'
      ]
    },
    {
      id: 'in-the-hair',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They looked each other over for sparks. {A} found two in {H}’s hair and one in the collar. {H} found four in {A}’s sleeve, where they had been all the time.',
        '“And there’s one behind your left ear,” said {H}, and wanted to take that one out too. “Leave that where it is,” said {A}. “That’s the one I’ll start the next fire with.”'
      ]
    },
    {
      id: 'smoke',
      A: 'partner',
      paragraphs: [
        'They gathered it all up again. The bowl was fuller than before, for some of the rug was in it. {H} and the fire sat down, and ate from the same bowl.',
        '“There were five rewri,” said {H} after a time. “I’ve got four.” The fire licked its lips. There was sesame on them. “Something has to go up in smoke,” said the fire.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the warm side of the fire and stretched out.',
      '{names} tugged at the orange blanket, and it said crackle.',
      { text: '{names} spread both hands towards the fire, as people do.', needs: ['hands'] },
      { text: '{names} brought a stick of wood, which was a wooden spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} threw something in as well, and it was a slipper.',
      '{names} saw to a peanut that had missed the fire.',
      { text: '{names} fanned the fire with a place mat, and it asked for butter.', needs: ['hands'] },
      { text: '{names} tucked in one corner of the fire, and it giggled.', needs: ['hands'] }
    ],
    turn: [
      '{names} let out a sort of ho, after everybody else.',
      '{names} got a popcorn spark on the back and went round after it.',
      { text: '{names} clapped on every ho and rubbed both hands warm.', needs: ['hands'] },
      { text: '{names} put up an umbrella, just in time for the popcorn.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shook out the fire, and folded it in four. A few shells lay on the rug, as they ought to after Lohri.',
    '{H} washed off the sugar, and got an orange blanket that was still warm from somebody.'
  ],
  last: [
    'The fire had gone out by itself, and {H} was asleep, warm in front and at the back.',
    'Somewhere in the room there lay one last spark, and was popcorn, and {H} slept.'
  ]
})
