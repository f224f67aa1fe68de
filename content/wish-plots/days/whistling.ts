import { wishPlot } from '../wish-plot.ts'

export const whistling = wishPlot({
  id: 'wish-whistling',
  beginsElsewhere: true,
  wishes: ['learning to whistle', 'learn to whistle', 'whistling', 'whistle', 'can’t whistle', 'how to whistle'],
  answers: ['learning', 'learn', 'first', 'lips', 'tune', 'how', 'wants'],
  except: ['referee', 'train', 'tin', 'dog', 'kettle', 'tin whistle', 'penny whistle'],
  moods: ['first', 'learning', 'proud'],
  about: 'Whenever the hero is about to whistle, it makes the hero smile, and nobody can smile and whistle.',
  titles: ['Only Wind', 'The Whistle and the Smile', '{H} Keeps a Straight Face', 'A Very Serious Potato', 'Two Notes in the Dark'],
  want: [
    {
      id: 'everybody-can',
      A: 'partner',
      paragraphs: [
        'The kettle could whistle. The man who brought the parcels could whistle, and so could {A}. {H} pushed out both lips and blew, and there was only wind. It moved the curtain.',
        '“Wet your lips,” said {A}, “and make them small, as if you had to kiss a pea. And then just breathe.” {H} wanted to whistle just one note.'
      ]
    }
  ],
  way: [
    {
      id: 'nearly',
      A: 'partner',
      paragraphs: [
        '{H} kissed a pea and breathed. Foo. Foo. And then, right at the back of the wind, there was something as thin as a thread. It was the beginning of a whistle. {H} was so pleased that the note was gone.',
        '“You had it!” cried {A}. {H} tried at once to have it again. Foo, foo, fee, and there it was. {H} beamed from one ear to the other, and it stopped. It happened four times. Each time the whistle put in its head, and went away again.'
      ]
    },
    {
      id: 'cracker',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps they’re too dry,” said {H}, and ate a slice of pear. Then {H} whistled, and {A} got the pear. “Too wet,” said {A}, and wiped one eye.',
        'So {H} tried a cracker. That was worse. The cracker came out with the wind, like snow, and it went a long way. They found some of it on the lamp, and some in {A}’s hair.'
      ]
    },
    {
      id: 'bottle',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} fetched an empty bottle and blew across the top. Hooo, it went, as low as a ship. “It’s the air going round in there,” said {A}. “Your mouth’s a bottle too. It’s only got more things in it.”',
        '{H} looked in the mirror, to see what was in the way. There was a tongue. It lay right in the middle, like a big soft sofa in a doorway.'
      ]
    },
    {
      id: 'breathing-in',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Some people do it breathing in,” said {A}. {H} breathed in, through the pea. There was a small cold noise, like a draught under a door. Then a bit of fluff from the jumper came in too, and {H} coughed.',
        '“Was that a note?” asked {H}. “I think it was a small sneeze,” said {A}.'
      ]
    },
    {
      id: 'tea-kettle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They watched how the kettle does it. It stood there and said nothing for a long time. It began with a rattle. Then it had a sort of cold, and only then it whistled. “It doesn’t hurry,” said {A}.',
        '“And it’s got a very plain face,” said {H}. That was quite true. It did not look pleased at all, and yet you could hear it two rooms away.'
      ]
    },
    {
      id: 'language',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s an island where they talk like that,” said {A}. “It’s all hills and deep valleys. They whistle what they want to say, from one side to the other. The children learn it at school.”',
        '{H} thought about it. “So if you want salt, you whistle salt?” {A} whistled something short. {H} brought the pepper. On the island they would have had to eat it.'
      ]
    },
    {
      id: 'other-gives-advice',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had learned to whistle sitting on a wall, and said that you needed a wall. There was none in the room, so they sat on the arm of the sofa. {A} whistled, and swung both legs. {H} went foo, and swung both legs.',
        '“You’ve got the legs,” said {A} after a while. “That’s most of it.”'
      ]
    },
    {
      id: 'elder-gap',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I could do it from one day to the next,” said {S}. “I’d lost a tooth at the front. For half a year I whistled whenever I said yes.” “And then?” asked {A}.',
        '“Then the new one came,” said {S}, “and I had to learn it properly. It took me all summer. I whistled to cows. They don’t mind if it’s only wind.”'
      ]
    },
    {
      id: 'pet-comes',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'At the next try {A} lifted its head and looked at {H}. Nobody else had heard a thing.',
        '“{A} heard it!” said {H}. It must have been a very high one. {A} went on looking, in a thoughtful way, like somebody who has been asked for a street.'
      ]
    },
    {
      id: 'small-whistler',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I can whistle,” said {S}. “Tweet,” said {S}, loud and clear. “You said that,” said {A}. “It doesn’t count if you say it.” “Tweet,” said {S} once more, and a good bit louder.',
        'A bird on the windowsill looked round. “It counted for the bird,” said {S}.'
      ]
    },
    {
      id: 'look-in-the-mirror',
      A: 'partner',
      paragraphs: [
        '“Do it once more,” said {A}, and did not listen this time, but looked. Foo, fee. {H}’s mouth went wide, and all was quiet. “I know what it is,” said {A}. “You smile. When you smile, the hole gets long, and then it’s only wind. You can’t smile and whistle. Nobody can.” {H} tried it out both ways. It was true. “But whistling makes me smile!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'serious',
      A: 'partner',
      paragraphs: [
        '“Then don’t be pleased,” said {A}. “Think of cold porridge.” And {A} made the face of somebody who is thinking of it. {H} laughed out loud. “Think of a potato,” said {A}, more seriously still. That was even worse. {A} had a very good face for potatoes. The harder {A} tried to help, the wider {H}’s mouth got.'
      ]
    },
    {
      id: 'paper-bag',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} took a tea towel and hung it over the potato face. Now there was nothing to laugh at. There was only a tea towel, which breathed. It went in a little, and out a little, and then it asked, “Can you whistle now?”',
        '{H} laughed so much that {H} had to lie down on the floor. “The tea towel’s even worse,” said {H} at last.'
      ]
    },
    {
      id: 'holding-cheeks',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Next {H} held both cheeks with both hands, so that they could not go anywhere. {H} blew, and there was the thin note. The smile came. It could not get out at the sides, so it went upwards. {A} saw the smile arrive in {H}’s eyebrows.',
        '“Hold those as well,” said {A}. But for that you need four hands. So {A} took the eyebrows.'
      ]
    },
    {
      id: 'sad-story',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“I’ll tell you something sad,” said {A}. “Once there was a sock with a hole.” {H} listened with round lips. “The hole got bigger, and the sock got smaller. At last there was only the hole. And it was cold.”',
        '“Why was it cold?” asked {H}. “It hadn’t got a sock,” said {A}. They did not get any whistling done for some time.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'partner',
      paragraphs: [
        '“I’ll do it where I can’t see you,” said {H}. {H} went in with the coats and pulled the door to. It was dark in there. There was nobody to smile at. {H} made two small lips, and thought of nothing, and breathed.',
        'It was quite quiet. Then a note came out through the crack, thin and round, and after it a second one. When the door opened, {H} was smiling all over. “Was that you?” asked {A}. {H} could not whistle now, of course, with such a smile. {H} nodded.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came running at the whistle, but it was only the kettle.',
      '{names} blew as well, and there was a bit of crumb in it.',
      { text: '{names} hooted across the top of a bottle.', needs: ['hands'] },
      { text: '{names} caught the curtain, and put it back.', needs: ['hands'] }
    ],
    way: [
      '{names} came to the whistle, but it had gone again.',
      '{names} licked both lips, and then the nose.',
      { text: '{names} put a hand behind one ear, to hear the note better.', needs: ['hands'] },
      { text: '{names} blew on a blade of paper, and it rasped like a duck.', needs: ['hands'] }
    ],
    turn: [
      '{names} pulled a face that had never been serious.',
      '{names} made a noise as well, and it was not a whistle.',
      { text: '{names} put two cool hands on two hot cheeks.', needs: ['hands'] },
      { text: '{names} turned to the wall with a cough, and shook a little.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the coats straight again. The kettle had been emptied, and stood there with its plain face.',
    'When {H} had washed and was in bed, the light was put out. Nobody could see who was pleased. There was a note in the dark, quite small, and then another.'
  ],
  last: [
    'Foo, went the breath on the pillow, in and out, for {H} was asleep.',
    'In the dark the smile stayed on as long as it liked, and {H} was asleep.'
  ]
})
