import type { ScenePlot } from '../format.ts'

/** A quiet plot for sorrow: a pot of soup that takes all evening, and everybody who has nothing to say can stir. */
export const slowSoup: ScenePlot = {
  id: 'slow-soup',
  about: 'Nobody is hungry and nobody says why; a pot of soup is put on all the same, everybody puts something in, it is stirred for a very long time, and late in the evening they find that they can eat a little.',
  fits: { sorts: 'any' },
  comfort: true,
  fed: true,
  company: ['kettle'],
  titles: [
    'The Soup That Took All Evening',
    'Round and Round, Slowly',
    'Something Warm',
    'A Spoon for Everybody',
    'Nobody Was Hungry',
    '{H} Stirs',
    'With the Lid a Little Open',
    'It Only Wanted Time',
    'One Potato More',
    'Steam on the Window',
    'Enough for Later'
  ],
  elements: ['kindness quest'],
  scenes: [
    {
      id: 'not-hungry',
      act: 'want',
      steps: [
        {
          both: [
            'Nobody was hungry that evening. {H} was not, either. The table had been laid, and then it had been forgotten.',
            'It was an evening with a hole in it. They all walked round the edge, and {H} walked round it too.',
            '{H} did not want supper. {H} did not want anything that there was. It was quiet, and not because of bedtime.'
          ]
        },
        {
          joins: true,
          both: [
            'But a pot stood on the stove all the same, with water in it. It had begun to hum to itself.',
            'In the kitchen there was a light. Under the light stood the big pot, and somebody had put the water on.',
            'All the same, the big pot had been taken down from its shelf. A pot does not ask.'
          ]
        }
      ]
    },
    {
      id: 'stands-there',
      act: 'want',
      steps: [
        {
          both: [
            '{H} stood near it, because it was warm there. It was something to stand near.',
            'There was a stool. {H} sat on it, and looked at the steam, which went up, and had nowhere to be.',
            'One could hear it tick against the lid. {H} listened to that. It was not much to listen to, and that was good.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'The window had gone white with it. Behind it was the street, if one wanted to know.',
            'It smelled of nothing yet, only of hot water, which is the smell before the others.',
            'Both hands got warm first, and after a while the nose.'
          ]
        }
      ]
    },
    {
      id: 'first-in',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '{A} came in, and saw {H}, and did not put on any more lights. {A} had an onion, and it went in, and neither of them said anything about their eyes.',
            '“Move over a bit,” said {A}, and sat down on half of the stool. {A} had brought a carrot. They looked at it for a while, and then in it went.',
            'After a bit {A} came, with a potato in each hand, as one comes with flowers. {H} took one of them. They put them in both at once, so that it only went plop one time.'
          ]
        },
        {
          both: [
            '“It has to be stirred,” said {A}, and gave {H} the long spoon. {H} stirred, and {A} held the pot still. It was a thing one could do.',
            '“Are you all right?” said {A}. “No,” said {H}. “Nor am I,” said {A}. “Stir a bit.” {H} stirred a bit.',
            '{A} laid one hand over the hand of {H}, on the spoon. They went round like that, slowly, with the bubbles.'
          ]
        }
      ]
    },
    {
      id: 'tears',
      act: 'way',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            'Then a tear ran down the nose of {H}, and hung there, and fell in. “That’s all right,” said {A}. “It wanted salt.”',
            '“It comes and it stops,” said {H}, “and then it comes again.” “Yes,” said {A}. “It’s like that with me as well.” It steamed, and one could wipe one’s face because of the steam.',
            '{H} leaned against {A} and cried for as long as it took. {A} did the stirring on the other side, so that nothing should stick.'
          ]
        }
      ]
    },
    {
      id: 'missed',
      act: 'way',
      misses: true,
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            '“I miss,” said {H}, and stirred. “Me too,” said {A}. “Every time round.”',
            '“I laughed today,” said {H}. “Was that all right?” “That was all right,” said {A}. “I’d have liked to hear it.”',
            '“It’s too quiet here,” said {H}. “Yes,” said {A}. They looked at the place where it was quiet.'
          ]
        },
        {
          joins: true,
          both: [
            'Then they said the name, both of them, over the pot. After that it was a little less quiet.',
            '“Tell me something from before,” said {H}. {A} told it slowly, and left out nothing.',
            '{H} remembered one thing, and {A} remembered another. The spoon went round.'
          ]
        }
      ]
    },
    {
      id: 'alone-stirs',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            'There was a long spoon. {H} went round with it, three times one way and three times the other. It was a thing one could do.',
            'Somebody had laid a carrot there. {H} let it in, and it sank, and came up again, and stayed up.',
            '{H} told the pot how it was. The pot said what pots say. It went on saying it.'
          ]
        },
        {
          both: [
            'A few tears fell in. It wanted salt in any case.',
            'The steam was wet, and {H} was wet, and nobody could have said which was which.',
            'The sleeve got wet, and then it got warm, and then it dried.'
          ]
        }
      ]
    },
    {
      id: 'elder-in',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            '{A} brought a bay leaf, in two fingers, and let it go. “It does nothing,” said {A}. “But one would notice if it weren’t there.” {H} watched it float.',
            '“I’ve made this soup before,” said {A}, “on other days of the kind.” {H} looked up. {A} nodded, and did not tell which.',
            '{A} sat down by the stove, and took {H} onto the good knee. They listened to it together. It had grown thicker, one could hear that.'
          ]
        }
      ]
    },
    {
      id: 'child-in',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '“I’ve brought something,” said {A}. It was a raisin. They put it in. It was the only one, and it was not meant for soup, and nobody took it out.',
            '{A} asked whether it was for anybody. “For all of us,” said {H}. {A} thought about all of us, and came to stand inside {H}’s arm.',
            '“May I stir?” said {A}. {H} gave {A} the lower half of the spoon. It went round in corners after that.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-in',
      act: 'way',
      spare: 3,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} tasted it, and stood there with the spoon for rather a long time. “It needs us a bit longer,” said {A}, and pulled up a chair next to {H}.',
            '{A} cut the bread, and cut one slice too many, and looked at it. “We’ll eat that one tomorrow,” said {A}. {H} put it under a cloth.',
            '“You don’t have to eat it,” said {A}. “It’s only so that there’s some.” {H} nodded. There being some was good.'
          ]
        }
      ]
    },
    {
      id: 'pet-in',
      act: 'way',
      spare: 4,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} lay down across both feet of {H}. It weighed something, and that was what one wanted.',
            'Under the stool it was warm as well, and there was {A}. Now and then a nose was put into {H}’s hand, to see whether it was still there.',
            '{A} did not beg that evening. {A} only sat, close to {H}, and looked where {H} was looking.'
          ]
        }
      ]
    },
    {
      id: 'remembers',
      act: 'way',
      spare: 5,
      A: 'other',
      steps: [
        {
          both: [
            '“There’s a story about a pot,” said {A}, “and you know it.” “Tell it all the same,” said {H}. {A} told it, and left out nothing, and they laughed at the same place as always, only lower.',
            '“Do you think,” said {H}, and did not go on. {A} waited. “I think so too,” said {A}.',
            '{A} began to hum. It was one that they all knew. {H} did not hum along, but the spoon did.'
          ]
        }
      ]
    },
    {
      id: 'window',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            'On the white window {H} drew a round thing with one finger, and two dots in it. It looked in at them, and then it ran.',
            'By that time it was dark outside. In the other houses people were having supper, or not having it.',
            'Something in the pot came up, turned over, and went down again. {H} waited until it came once more.'
          ]
        }
      ]
    },
    {
      id: 'smell',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            'It had begun to smell of soup. That had happened by itself, while nobody was thinking of it.',
            'The smell went out under the door and along the passage, and fetched whoever was there.',
            'There is a moment when it stops being water with things in it. {H} had been looking, and missed it.'
          ]
        }
      ]
    },
    {
      id: 'nothing-to-say',
      act: 'way',
      spare: 8,
      A: 'other',
      steps: [
        {
          both: [
            '“Say something,” said {H}. {A} thought for a while. “Leek,” said {A}. It was a good word, and it was the right size.',
            '“What do we do after this?” said {H}. “After this we stir,” said {A}. It was good to know what came after this.',
            '{A} sat beside {H}, and they looked into the pot as one looks into a fire. There was always something coming up in it.'
          ]
        },
        {
          joins: true,
          both: [
            'Then it was quiet for a while. It was not an empty quiet, because it bubbled.',
            'Some bubbles are slow and some are quick. They counted only the slow ones, and got to forty.',
            'Neither of them was cold any more, at any rate not in front.'
          ]
        }
      ]
    },
    {
      id: 'old-bowl',
      act: 'way',
      spare: 9,
      A: 'other',
      steps: [
        {
          both: [
            '{A} took out the plates, and there was one too many in the pile. {A} and {H} both saw it. They left it where it was, in the middle, and that was right.',
            'The blue bowl was there too, which nobody else ever used. {H} held it for a bit, and then {A} held it. They put a spoon of salt in it, so that it had something to do.',
            '“Whose is that?” {H} did not have to say. {A} dried it, though it was dry, for a good long time, and set it back.'
          ]
        },
        {
          both: [
            '“One can be sad and stir,” said {A}. “It’s allowed.” {H} was sad, and stirred, and it was allowed.',
            'Outside somebody laughed in the street, and went past. It was a strange thing to hear, and it was not meant badly.',
            'There was a dry patch on the wooden spoon where a hand had always been. {H} put a hand there.'
          ]
        }
      ]
    },
    {
      id: 'tastes-early',
      act: 'way',
      spare: 10,
      steps: [
        {
          both: [
            '{H} tried it once, on the tip of the tongue. It was much too early. It tasted of waiting.',
            'One could have fished something out by now. {H} let it all swim.',
            'A piece of carrot looked up, orange as ever. {H} nodded to it.'
          ]
        },
        {
          joins: true,
          both: [
            'There are things that cannot be hurried, and soup is the smallest of them.',
            'It would be done when it was done. Until then one could stand here.',
            'The kettle stood beside it, for company, and was empty.'
          ]
        }
      ]
    },
    {
      id: 'ready',
      act: 'turn',
      steps: [
        {
          both: [
            'Late in the evening it was done. It did not say so. It only went more slowly round the spoon.',
            'At some point nothing more had to be put in, and nothing had to be stirred. They looked at it, and it was finished.',
            'The flame was put out, and it stood there and was hot by itself.'
          ]
        },
        {
          both: [
            'It was ladled into the deep plates. One thinks that one cannot, and then one can a little. {H} ate one spoonful, and then the next.',
            '{H} tried it, and it went down, all the way. One could feel where it was.',
            'Nobody talked much over it. One heard the spoons, and that they were all there. {H} ate half, and half was enough.'
          ]
        },
        {
          joins: true,
          both: [
            'Nothing was different. But it was warm on the inside now, and it had been cold there before.',
            'It did not put anything right. Soup cannot. It was only good.',
            'There was still the same hole in the evening. They had all sat down round it, and had something hot.'
          ]
        }
      ]
    },
    {
      id: 'left-over',
      act: 'turn',
      steps: [
        {
          both: [
            'There was a good deal left, and it was kept. Tomorrow one would be hungry, or the day after, and then it would be there.',
            'The lid went on, a little open, so that it could breathe.',
            'Last of all {H} wiped the white from the window with one sleeve. There was the street. It had been there the whole time.'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'In the other rooms {names} did not have the light on either.',
        'Now and again {H} heard {names} go by, in socks.',
        'Without being called came {names}, as far as the door.'
      ]
    },
    way: {
      both: [
        'Something went in from {names} as well, and it was the right thing.',
        'At the table, with both arms on it, sat {names}.',
        'By the stove it was getting narrow, for {names} were there too.'
      ]
    },
    turn: {
      both: [
        'There was a plate for {names}, and nobody minded what was left on it.',
        'Close together, because of the warmth, sat {names}.',
        'One lamp was on, and in it sat {names}.'
      ]
    }
  },
  bed: [
    {
      both: [
        'They took the warmth along, in front, below the ribs.',
        'The spoons were left to dry by themselves.',
        'The kitchen was left as it was. It would wait.'
      ]
    },
    {
      both: [
        'A hand came, and stayed lying on the blanket, and it smelled of onion.',
        'What was heavy had come along too. It lay down where there was room, and it was still.',
        'Through the open door came the tick of the pot as it cooled, slower and slower.'
      ]
    }
  ]
}
