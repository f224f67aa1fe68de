import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const quokka = wishPlot({
  id: 'wish-quokka',
  wishes: ['quokka', 'quokkas', 'quoka', 'quokka smile', 'smiling quokka'],
  answers: ['smile', 'smiles', 'smiling', 'smiled', 'happy', 'happiest', 'cute', 'selfie', 'photo', 'picture', 'camera', 'island', 'australia', 'rottnest', 'pouch', 'baby', 'joey', 'little', 'friendly', 'who', 'that', 'always', 'never', 'stop', 'animal', 'sleepy', 'funny', 'sad', 'cross', 'grumpy'],
  except: [...NOT_WELL, 'afraid', 'scared', 'kangaroo', 'koala', 'wombat', 'wallaby', 'school', 'party'],
  company: ['quokka', 'camera', 'passport', 'office', 'picture'],
  about: 'A quokka needs a passport, and smiling is forbidden in those, and its mouth turns up at the corners whatever it does.',
  titles: ['Please Don’t Smile', 'Up at Both Corners', '{H} Gets a Passport', 'The Sternest Quokka in the World', 'Refused, Refused, Granted'],
  want: [
    {
      id: 'no-smiling',
      A: 'partner',
      paragraphs: [
        '{H} was a quokka, in a brown dressing gown with round ears. A quokka is a sort of kangaroo no bigger than a cat. From its island off Australia, which was the rug, it wanted to travel to the bed.',
        'For that it needed a passport. {A} was the office, and had a matchbox for a camera. “Look straight ahead,” said {A}, “and please don’t smile. It isn’t allowed in passports.” The quokka looked straight ahead. Its mouth went up at both corners.'
      ]
    }
  ],
  way: [
    {
      id: 'sad-and-cross',
      A: 'partner',
      paragraphs: [
        '“Serious, please,” said {A}. The quokka thought of a wet sandwich, and of the last bus. Its heart grew heavy, and its mouth went up at both corners. Click. “You’re laughing at the office,” said {A}. “I’m as sad as can be,” said {H}, beaming.',
        'Then it was cross, and shook both fists. In the picture somebody was having the best day of the year. “Refused,” said {A}, and stamped it, with half a potato.'
      ]
    },
    {
      id: 'occupation',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a form to be filled in. “Occupation?” asked {A}. “I sleep,” said the quokka, “under a bush.” “All day?” “All day. I get up when it’s dark, and have leaves.” {A} wrote down “night work”.',
        '“And what do you do for fun?” The quokka looked into its mind. “I change bushes,” it said. There was a line left over at the bottom of the form. {A} drew a bush on it, and the quokka signed inside that, in the shade.'
      ]
    },
    {
      id: 'visitors',
      A: 'other',
      spare: 2,
      paragraphs: [
        'A boat had come to the island, and {A} was all the people. Everybody wanted a picture with the quokka. They lay down on their tummies beside it, and held out one arm with a spoon. “It likes me,” said {A}. “Look how it’s smiling.”',
        'You mustn’t stroke a quokka, and you mustn’t feed it. So they only smiled back. “That’s forty people today,” said the quokka, when the boat had gone. “They’re always so cheerful here. I suppose that’s how their mouths are made.”'
      ]
    },
    {
      id: 'moustache',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“With a moustache it wouldn’t be seen so much,” said {A}, who wished to be helpful. They had a piece of black wool. {H} held it under the nose, and looked straight ahead, like a colonel.',
        'A moustache lies on the mouth, and does what the mouth does. It went up at both ends. “Now you’re smiling twice,” said {A}. They tried it the other way up. It fell off, and lay on the floor, and that too seemed to be pleased about something.'
      ]
    },
    {
      id: 'rats-nest',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Place of birth?” asked {A}. “Rottnest Island,” said the quokka. “How do you write that?” “As in ‘rat’s nest’. A captain came by in a big ship, three hundred years ago. He took us for rats.” {A} laid down the pencil.',
        '“Didn’t you tell him?” “It was daytime,” said the quokka. “We were under the bushes. By the time we’d woken up he had written it on the map.” {A} crossed it out, and wrote “quokka’s nest”. It needed both lines.'
      ]
    },
    {
      id: 'second-passenger',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Are you travelling alone?” asked {A}. Just then the pocket of the dressing gown moved. An ear looked out, and it was the toe of a sock. A quokka’s young one lives in there for half a year. “And who’s that?” asked {A}. “That’s hand luggage,” said the quokka.',
        'It had to have its picture taken as well. {A} held the matchbox close to the pocket. “Don’t smile,” said {A}. The toe of the sock was quite straight. It was granted at once, and went back to sleep.'
      ]
    },
    {
      id: 'in-the-tail',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Have you got any provisions?” asked {A}. The quokka turned round and held out its tail. It was a stocking with a roll of cloth inside. When there’s plenty to eat, a quokka puts some by in there, for the dry months.',
        '{A} felt the tail from one end to the other. “That’s until about Easter,” said {A}. “And water?” “I hardly need any,” said the quokka, “there’s some in the leaves.” {A} wrote that down, and felt rather thirsty.'
      ]
    },
    {
      id: 'scarf',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The quokka came back with a scarf round its face, right up to the nose. “I’ve got a cold,” it said through the wool. {A} looked at it over the matchbox. “Now it’s your cheeks,” said {A}. They stood out on both sides, like two buns.',
        '“Higher,” said {A}. The scarf was pulled up over the eyes, and after that over the ears. Click. In the picture there was a scarf. “It’s well lit,” said {A}, “but it could be anybody’s uncle.”'
      ]
    },
    {
      id: 'how-tall',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How tall are you?” asked {A}, and laid down a ruler. “Sitting, or reaching?” asked the quokka. Now and then a quokka gets up into a low bush, because the best leaves are there. {H} stood on tiptoe at the pot plant, with a long neck.',
        'It got a leaf, and looked at it, and was allowed to put it back. “With the leaf you’re a metre and a bit,” said {A}. “I’m never without,” said the quokka. So that was what was written down.'
      ]
    },
    {
      id: 'next-window',
      A: 'other',
      spare: 9,
      paragraphs: [
        'At the next window there was somebody else in a cap. It was {A}, with a large book. “Page nine,” read {A}. “It says no hats, no sandwiches, no laughing. It says nothing about a face that’s come like that.” “Could you write it in?” asked the quokka.',
        '“I’m only the reader,” said {A}. “The one who writes it in has gone home.” The quokka thanked {A}, and was terribly disappointed. “I’m glad that you take it so well,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} sat in the queue behind the quokka, and did not want a passport. {A} wanted to know what was in the pocket. It was a sock, and they had met before.',
        'The office took a picture of {A}, since there was one left. It was serious, and looked straight into the camera. “That’s how it’s done,” the quokka was told.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“In my first passport I look like a burglar,” said {S}. “They wouldn’t let me smile, and I’d just lost a filling.” “Did they let you through?” asked the quokka, who was {A}.',
        '“They let me through everywhere,” said {S}. “Nobody wanted to keep me.” {S} pulled down both corners of the mouth with two fingers, to show how it had been. The quokka tried that, too. When it let go, they were up again.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had the potato and was the stamp. “Refused,” said {S}, on a newspaper. “Refused,” on a banana. It made a very good brown moon. “You could let something through as well,” said {A}.',
        '{S} looked round for something that could go through. It was a crumb. “You may,” said {S}, and did it with a finger, so that the crumb shouldn’t get wet.'
      ]
    },
    {
      id: 'fastened',
      A: 'partner',
      paragraphs: [
        '{A} came out of the office, knelt down, and looked at the mouth from close by. “That isn’t a smile at all,” said {A}. “That’s only how your mouth’s fastened. Behind it you might be cross, or hungry, or anything.”',
        '“Behind it I’ve been in this queue since tea,” said {H}. {A} was sorry about that. {A} turned over the old pictures on the table. One came to lie upside down, and they both looked at it.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way-up',
      A: 'partner',
      paragraphs: [
        'The quokka lay down on the sofa, on its back. It let its head hang until the ears touched the floor. {A} looked through the matchbox. Now the corners of the mouth went down. Click.',
        '{H} looked at the picture. It was the sternest face that had ever been in that office. It looked like a teacher on a Monday. “Granted,” said {A}, and stamped it with the good half of the potato.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had to go through too, and was turned over, feet up, for one quick click. The corners of {A}’s mouth went down. Then {A} was put the right way up, and laughed.',
        'So it was just the other way round with everybody. {A} held out both arms for another passport.'
      ]
    },
    {
      id: 'at-the-border',
      A: 'partner',
      paragraphs: [
        'At the border, just before the bed, stood {A} in another hat. “It says here that you’re a terribly gloomy person,” said {A}. “That can’t be you.”',
        'The quokka lay down across the bed, with its head over the side. “Ah, yes,” said {A}. “Pass, please.” {A} lay down beside it, to see what it was like over there. The lamp stood on the ceiling. And {A}’s mouth went up at both corners.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the queue behind the quokka.',
      '{names} looked straight ahead, as it was asked.',
      { text: '{names} found half a potato, for the stamp.', needs: ['hands'] },
      { text: '{names} pinned the quokka’s ears on, a bit further out.', needs: ['hands'] }
    ],
    way: [
      '{names} frowned for the quokka, to show it how.',
      '{names} got into one picture at the back, and spoiled it.',
      { text: '{names} pressed down on both corners, and they came up.', needs: ['hands'] },
      { text: '{names} hung the refused ones up to dry.', needs: ['hands'] }
    ],
    turn: [
      '{names} hung over the sofa as well, and looked stern.',
      '{names} crossed the border underneath, without being asked.',
      { text: '{names} held the ears out of the dust.', needs: ['hands'] },
      { text: '{names} blew on the stamp until it was dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The office shut for the night, and its stamps went into the compost. The passport went into the matchbox, picture side down.',
    '{H} washed, and lay the right way up. In the dark the quokka pulled a really dreadful face, as nobody would ever know.'
  ],
  last: [
    'Behind that face you might have been anything, and {H} was asleep.',
    'Up at both corners, and down at both ears, {H} slept.'
  ]
})
