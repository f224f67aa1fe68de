import { wishPlot } from '../wish-plot.ts'

export const somebodyInTheWardrobe = wishPlot({
  id: 'wish-wardrobe-monster',
  wishes: ['monster wardrobe own bed', 'monster wardrobe sleep', 'monsters wardrobe sleep', 'monster wardrobe bed', 'monsters wardrobe bed', 'monster wardrobe scared', 'monsters wardrobe scared', 'monster wardrobe afraid', 'monsters wardrobe afraid', 'monster closet sleep', 'monsters closet sleep', 'monster closet bed', 'monsters closet bed', 'monster closet scared', 'monsters closet scared', 'monster closet afraid', 'monsters closet afraid', 'monster cupboard sleep', 'monsters cupboard sleep', 'monster cupboard bed', 'monsters cupboard bed', 'monster cupboard scared', 'monsters cupboard scared', 'monster cupboard afraid', 'monsters cupboard afraid', 'monster almirah', 'monster own bed', 'monsters own bed', 'monster his room sleep', 'monster her room sleep', 'monster bedroom', 'monsters bedroom', 'monster won’t sleep', 'monsters won’t sleep', 'monster wont sleep', 'scared monster bed', 'scared monsters bed', 'afraid monster bed', 'monster bed sleep', 'monster parents bed', 'monster our bed'],
  answers: ['sleep', 'sleeps', 'sleeping', 'won’t', 'wont', 'own', 'bed', 'beds', 'room', 'bedroom', 'monster', 'monsters', 'wardrobe', 'closet', 'cupboard', 'night', 'nights', 'every', 'dark', 'because', 'thinks', 'says', 'there', 'lives', 'living', 'friendly', 'nice', 'kind', 'funny', 'scared', 'afraid', 'frightened', 'refuses', 'comes', 'into', 'our', 'parents', 'mummy', 'daddy', 'mum', 'dad', 'stay', 'stays', 'alone', 'inside', 'hiding', 'real', 'friends', 'friend', 'make', 'makes', 'with'],
  except: ['under', 'underneath', 'truck', 'trucks', 'sock', 'socks', 'potty', 'toilet', 'bath', 'plughole', 'kitchen', 'eats', 'ate', 'hungry', 'crumbs', 'sweets', 'school', 'lake', 'forest', 'cave', 'loch', 'sea', 'space', 'castle', 'cookie', 'teeth', 'green', 'dances', 'dancing', 'party', 'nightmare', 'hospital', 'hits', 'shouts', 'man', 'robot', 'dinosaur', 'ghost', 'witch', 'colour', 'knocks', 'homework', 'tickle', 'hug', 'curtain', 'window'],
  moods: ['afraid', 'sleepless', 'alone', 'first', 'learning', 'proud', 'change'],
  company: ['monster', 'wardrobe', 'door', 'coat', 'coats', 'bed', 'hook', 'tail', 'jumper', 'blanket'],
  about: 'There is a monster in the wardrobe, and it will not sleep there, because in that room there is somebody in the bed.',
  titles: ['Somebody in the Bed', 'The Monster Has Looked', 'No Room in the Big Bed', '{H} Opens the Wardrobe', 'A Tail over the Floor'],
  want: [
    {
      id: 'creak',
      A: 'partner',
      paragraphs: [
        'There was a monster in {H}’s wardrobe. It creaked, and it sighed. One night a hanger had fallen down, and a voice in there had said “Ouch”. So {H} would not sleep in that room any more. {H} came into the big bed, with {A}.',
        'But the big bed had got so full. Every night {A} fell out. “There’s nobody in that wardrobe,” said {A} from the floor. “I wish you could have your own bed back.” “So do I,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'quite-right',
      A: 'partner',
      paragraphs: [
        'They went together, with the torch. {A} opened the wardrobe. “See?” said {A}. “There are no monsters.” “Quite right,” said somebody between the coats. “I’ve looked everywhere.”',
        '{A} shut the door very fast. “That was a coat,” said {A}. “Coats don’t look everywhere,” said {H}.'
      ]
    },
    {
      id: 'list-of-noises',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What has it done so far?” whispered {A}. {H} knew all of it by heart. It sighed at eight. At nine it counted the buttons on the good coat, and came to a different number each time. At ten it said, “Oh dear, oh dear.”',
        '“That doesn’t sound very wild,” said {A}. “It’s the way that it says it,” said {H}. “It says it like you, when you look for your keys.”'
      ]
    },
    {
      id: 'chair-before-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They could put something in front of the door. {A} pushed up a chair. {H} put the big bear on it, for the weight, and six books. It looked very safe. “Excuse me,” said the wardrobe. “It opens to the inside.”',
        'It did, too. A hairy arm came out, picked up the top book, and went back in. “I’ve read this one,” said the voice, after a page. Then it went on reading all the same.'
      ]
    },
    {
      id: 'what-monsters-do',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If it roars,” said {H}, “we’ll roar too.” They practised it in the hall. {H} roared with both hands up. {A} roared with a cough at the end. A door opened, further down the stairs. “Are you all right up there?” called a neighbour.',
        '“We’re practising,” called {A}. From the bedroom came a very small voice. “Could you do that somewhere else?” it said. “I’m a bit nervous as it is.”'
      ]
    },
    {
      id: 'wardrobe-empty',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They could take out all the clothes, and then you would see. {H} pulled, and {A} carried. Out came the blue coat and the green coat and the coat that was too small. Out came something brown, with a lot of fur. “I don’t know this one,” said {A}. “Is it yours?”',
        'It was warm, and it had a zip, or a mouth. {A} hung it back on the rail with great care. “Thank you,” said the mouth.'
      ]
    },
    {
      id: 'other-looks',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came past with a cup, and asked what was going on. “There’s a monster in there,” said {H}. {A} put an eye to the keyhole. It was quite dark. Then it blinked.',
        '{A} stood up, and drank the whole cup down at one go. “It’s got brown eyes,” said {A}. “I don’t know what I thought. I think I thought red.”'
      ]
    },
    {
      id: 'breathing',
      A: 'partner',
      paragraphs: [
        '{H} took a breath and knocked. “Who’s there?” asked the voice. “{H},” said {H}. The door opened. There sat a monster, as big as an armchair, and held its tail in both arms. “I can’t sleep in my wardrobe,” it said. “There’s somebody in that bed.”',
        '“In my bed?” said {H}. “It breathes,” whispered the monster. “It turns over. Once it said banana.” “And where do you sleep?” asked {A}. The monster looked at its feet. “I go into the big bed,” it said. “There are nice warm people in it.” “So that’s why I fall out,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-is-only-me',
      A: 'partner',
      paragraphs: [
        '{H} got into the bed, and pulled up the blanket. “Look, it’s only me,” said {H}. “That’s me breathing. And that’s me turning over.” “And the banana?” asked the monster. “I like bananas,” said {H}. “So do I,” said the monster, and let go of the door.',
        '“You stay in your bed,” said {H}, “and I’ll stay in mine. Then nobody falls out.” {H} gave it the green blanket. The monster turned round three times in the wardrobe, and sat down. “Leave the door open,” it said. “A hand wide.” “I always say that too,” said {H}.'
      ]
    },
    {
      id: 'tail',
      A: 'partner',
      paragraphs: [
        'They lay there. “Are you still you?” asked the monster. “Yes,” said {H}. Then something soft came over the floor and up the blanket. It was the end of a tail. {H} took hold of it. “That’s better,” said the wardrobe.'
      ]
    },
    {
      id: 'drink-of-water',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I need a drink of water,” said the monster. {A} brought it some. “I need another story.” {A} told it one, about a coat. “I need the toilet,” said the monster. “Now it’s doing all of mine,” said {H}.',
        'They heard it go along the hall, flop, flop. They heard water, and singing. It came back with its paws washed, and smelled of soap. {H}’s towel was never quite dry again.'
      ]
    },
    {
      id: 'look-under-bed',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Could you look under the bed?” asked the monster. “I don’t like to.” So {A} went down on both knees and shone the torch. There was a sock there, and a puzzle piece, and some fluff.',
        '“What is it?” whispered the monster. “It’s fluff,” said {A}. The monster wanted to see it. {A} held it up. It was round and grey, with one hair that stuck out. “Oh,” said the monster. “It looks like my aunt.” And it was not afraid of that side of the room any more.'
      ]
    },
    {
      id: 'night-light',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was one more thing. “That there on the wall,” said the monster. “It’s got long fingers.” {H} looked. It was the shadow of the lamp. “It’s only a shadow,” said {H}, “and you can make it wave.”',
        '{H} waved to it from the bed, and it waved back. {A} made a duck. Then the monster put up one paw, with all its claws, and that was a hedge. The duck went into the hedge and sat there.'
      ]
    },
    {
      id: 'toy-for-it',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“It needs something to hold,” said {H}. {A} brought a cushion, a mitten and the small bear. The monster took each of them on its lap, and thought about it. The cushion had no face. The mitten had been sat on.',
        'It kept the bear. It kept it so carefully, with only two claws, that it looked like someone with an egg. “Does it bite?” asked the monster. “Never,” said {A}. The monster turned it round all the same, so that it looked the other way.'
      ]
    },
    {
      id: 'big-bed-empty',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} went over to the big bed, to try it, and lay down in the middle. {A} stretched out one arm, and there was nobody. {A} stretched out both legs. For the first time in weeks there was room for all of {A}.',
        'Then {A} came back, and stood in the door. “It’s very big in there,” said {A}. “Have you got anything to hold?” asked {H}. There was still the cushion with no face. {A} took that along.'
      ]
    },
    {
      id: 'elder-monster',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had one too,” said {S}, and looked into the wardrobe. “Mine was in the bread bin. It was a small one. It only said boo on Sundays.” “What did you do?” asked {A}. “I said it back,” said {S}.',
        'The monster had come to the front to listen. “The bread bin with the blue lid?” it asked. “That was my cousin. He still talks about it.” {S} had to sit down on the bed. “Is he well?” asked {S}. “He’s got a flat now,” said the monster.'
      ]
    },
    {
      id: 'child-monster',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was not afraid at all. {S} walked straight in among the coats, and sat down beside the monster. “Have you got teeth?” asked {S}. The monster opened its mouth. {S} counted them, with one finger, as far as eleven.',
        '“And do you brush them?” asked {S}. The monster looked at {A}, and then at the wall. “It doesn’t,” {S} called out. So it had to go and brush. It took the whole tube, and the brush as well.'
      ]
    },
    {
      id: 'pet-monster',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had known all about it, of course. {A} had lain in front of that wardrobe for many nights, and nobody had asked why. Now {A} looked in at the gap. The two of them knew each other’s smell quite well.',
        'The monster held out the end of its tail. {A} sniffed at it, from one hair to the next. Then {A} lay down again, just there, halfway between bed and wardrobe. Somebody had to look after both of them.'
      ]
    },
    {
      id: 'baby-monster',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} sat on the rug, and looked up at the monster. The monster looked down at {A}, and took one step back. “It’s got no teeth,” it whispered. “What does it do?” “It pulls,” said {H}.',
        'By then {A} had a good handful of fur. {A} pulled. “Ow,” said the monster, but it held quite still until {A} was done. {A} was left with three brown hairs, and had to be talked out of eating them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slept at the very edge too, with one foot on the floor.',
      '{names} had heard that “Ouch” as well, and had pulled up the blanket.',
      { text: '{names} put down pillows on the floor, for whoever fell out next.', needs: ['hands'] },
      { text: '{names} felt the sheet, and there was fur on it.', needs: ['hands'] }
    ],
    way: [
      '{names} came along, quite close behind {H}, and looked round {H}’s elbow.',
      '{names} backed away as far as the lamp, and then came closer again.',
      { text: '{names} held the torch, and the light went up and down a little.', needs: ['hands'] },
      { text: '{names} lifted a slipper to be safe, and then put it on instead.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in and out for the monster too, to show how harmless it is.',
      '{names} said good night to the bed, and then to the wardrobe.',
      { text: '{names} hung a dressing gown round the monster’s shoulders.', needs: ['hands'] },
      { text: '{names} moved a slipper out of the way of the tail.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wardrobe door stood open, just a hand wide. Inside, something brown had put its nose into a sleeve. It sighed, but it was a comfortable sigh.',
    'In the big bed there was room to lie across. {H} lay down in {H}’s own, and took hold of the end of the tail.'
  ],
  last: [
    '“Banana,” said somebody in the dark, and somebody else said it too, and {H} was asleep.',
    'On the tail lay a hand, and {H} was asleep in {H}’s own bed.'
  ]
})
