import { wishPlot } from '../wish-plot.ts'

export const hayFever = wishPlot({
  id: 'wish-hay-fever',
  wishes: ['hay fever', 'hayfever', 'hay-fever', 'hey fever', 'heyfever', 'hay fever sneezing', 'hayfever sneezing', 'hay fever eyes', 'hayfever eyes', 'hay fever itchy', 'hayfever itchy', 'hay fever itchy eyes', 'hayfever itchy eyes', 'hay fever season', 'hayfever season', 'hay fever grass', 'hayfever grass', 'grass sneeze', 'grass sneezes', 'grass sneezing', 'grass makes sneeze', 'sneezes at grass', 'sneezing at grass', 'sneezing grass', 'pollen', 'pollen sneeze', 'pollen sneezing', 'pollen sneezes', 'pollen eyes', 'pollen nose', 'pollen allergy', 'allergic to pollen', 'allergic pollen', 'allergic to grass', 'allergic grass', 'grass allergy', 'grass pollen', 'tree pollen', 'birch pollen', 'pollen count', 'seasonal allergies', 'spring allergies', 'summer sneezes', 'summer sneezing', 'sneezing spring', 'sneezing flowers', 'sneezes flowers', 'sneezing summer', 'sneezing meadow'],
  answers: ['hay', 'fever', 'hayfever', 'hey', 'heyfever', 'pollen', 'sneeze', 'sneezes', 'sneezed', 'sneezing', 'sneezy', 'achoo', 'atishoo', 'grass', 'grasses', 'meadow', 'field', 'lawn', 'park', 'flower', 'flowers', 'tree', 'trees', 'birch', 'spring', 'summer', 'season', 'june', 'may', 'nose', 'eyes', 'eye', 'itchy', 'itch', 'itching', 'itches', 'red', 'runny', 'streaming', 'watery', 'puffy', 'sore', 'tickly', 'tickle', 'allergy', 'allergies', 'allergic', 'bad', 'terrible', 'has', 'have', 'got', 'gets', 'getting', 'suffers', 'suffering', 'every', 'all', 'day', 'always', 'time', 'year', 'when', 'outside', 'out', 'play', 'playing', 'rolling', 'rolled', 'cut', 'mown', 'mowed', 'smells', 'why', 'makes', 'make', 'from', 'at', 'to', 'so', 'much', 'again', 'really', 'very', 'first', 'tissues', 'tablet', 'medicine', 'boy', 'girl', 'child', 'little', 'son', 'daughter', 'poor', 'high', 'today', 'count'],
  except: ['temperature', 'peanut', 'nut', 'nuts', 'egg', 'milk', 'bee', 'bees', 'sting', 'cat', 'dog', 'horse', 'hospital', 'asthma', 'inhaler', 'epipen', 'wheeze', 'breathe', 'honey', 'dragon', 'elephant', 'giraffe', 'dinosaur', 'unicorn', 'monster', 'robot', 'superhero', 'superpower', 'bullied', 'died', 'dead', 'exam', 'test', 'tournament', 'match', 'cold', 'flu', 'pepper', 'grasshopper', 'butterfly', 'chocolate', 'scarlet', 'horse riding', 'hamster', 'rabbit', 'mower', 'goat', 'cow'],
  moods: ['losing', 'waiting', 'change', 'learning'],
  company: ['cards', 'card', 'window', 'door', 'table', 'sock', 'towel', 'basin', 'wind', 'sun', 'keyhole', 'grass', 'field', 'nose'],
  about: 'The hero has hay fever and sneezes down a house of cards again and again, so they shut the grass out with a towel and a sock, and the sneezing goes on, for the grass has been shut in.',
  titles: ['Four Floors', 'Who Let the Grass In', '{H} Rolled Nine Times', 'A Sock in the Keyhole', 'Bless You, Said the King of Hearts'],
  want: [
    {
      id: 'second-floor',
      A: 'partner',
      paragraphs: [
        '{H} had hay fever, and that was a pity, for {H} was building a house of cards. It was to have four floors. At the second floor {H}’s nose began to tickle. The sneeze came, and the house lay flat. “Bless you,” said {A}. “It’s the grass. It’s flowering.” “There’s no grass in here,” said {H}. “There’s only me. And I want four floors.”'
      ]
    }
  ],
  way: [
    {
      id: 'locked-out',
      A: 'partner',
      paragraphs: [
        '“The wind brings it in,” said {A}. “Then we’ll lock it out,” said {H}. They shut the window and the door. They laid a wet towel along the crack, and pushed a sock into the keyhole. {H} built one floor, and two, and bent down close for the third. The sneeze went through the middle of it. “It’s still here,” said {H}. {A} picked a king out of {A}’s collar. “But how?” asked {A}.'
      ]
    },
    {
      id: 'saved-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The sneezes never came alone. There was always a second one behind the first, and a third behind that. “Bless you,” said {A}. “Bless you. Bless you.” It was a good deal of work. “I’ll save them up,” said {A}, “and say one big one at the end.”',
        '{H} sneezed, and looked up, and there was nothing. It felt like a stair that is not there. “Say it now,” said {H}. {A} said eight, one after the other, and was out of breath.'
      ]
    },
    {
      id: 'never-saw-it',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Did you see that?” asked {A}. “The whole top flew off!” {H} had not seen it. When you sneeze, your eyes shut, and nobody can help it. “They always fall when I’m not there,” said {H}. “What did it look like?” {A} showed it with both hands.',
        '“Was it good?” asked {H}. “It was very good,” said {A}. “Next time I’ll keep one eye open,” said {H}. But next time they shut both together, like two neighbours.'
      ]
    },
    {
      id: 'finger-under-the-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Press here,” said {A}, “under your nose.” {H} pressed, and it was true. The sneeze came as far as the door, and stood there, and went away. So {H} kept the finger where it was, and built on with the other hand.',
        'With one hand you can only lay cards down. {H} laid one beside the other, right along the table. “That’s a long house,” said {A}. “It’s all ground floor,” said {H} through {H}’s nose, and took the finger away. It had only been waiting.'
      ]
    },
    {
      id: 'goggles',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H}’s eyes itched as well, and were as red as the hearts. {A} brought the swimming goggles. In those nothing could get at them. {H} sat at the table like somebody at the bottom of a lake. {H} took up two cards.',
        'It was a great help to the eyes. Then {H} sneezed, and the goggles misted over on the inside. “Is it still standing?” asked {H}. {A} looked at the flat cards. “Would you like to stay in there a bit?” asked {A}.'
      ]
    },
    {
      id: 'between-two',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Between two sneezes there had to be a time with none. {A} counted it. From one to the next it was up to twenty-five. “Then I’ll build in there,” said {H}. {H} took a breath, and {A} counted aloud. At twelve one floor was standing. At nineteen it was two.',
        'The next sneeze came at twenty. They both looked at {H}’s nose. “It was going to be twenty-five,” said {A}. “It’s only learnt as far as twenty,” said {H}.'
      ]
    },
    {
      id: 'when-it-rains',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When does it stop?” asked {H}. “When it rains,” said {A}. “Then it’s all washed down, and lies on the ground, and can’t get up a nose.” They looked out of the shut window. The sky was blue from one end to the other.',
        'There was a cloud after all, but it was small, and far off over somebody else. {H} waved to it with a handkerchief. It looked as though it had sneezed already, and gone home.'
      ]
    },
    {
      id: 'pet-with-a-king',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} liked it under the table. Again and again something came down there, flat and quiet, and it was always a surprise. A seven had come, and a queen, and now a king lay across {A}’s back. He stayed lying there when {A} got up.',
        '“I’m a king short,” said {H}, and counted once more. {A} went by with him, slowly, and twice round the room. No king had ever ridden better.'
      ]
    },
    {
      id: 'elder-handkerchief',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I know all about that,” said {S}. “I had it every June. We had a teacher who stopped the lesson for it. He’d write down how many, in the corner of the board.” “Were there marks for it?” asked {A}.',
        '“On the last day of June I got a ruler,” said {S}. “It was for two hundred and six.” {A} thought about how many that was, and had five at once, to be getting on with.'
      ]
    },
    {
      id: 'in-the-strip-of-sun',
      A: 'partner',
      paragraphs: [
        'A strip of sun lay across the table. {H} began again, and bent down low. {A} saw {H}’s hair swing forward, and something came out of it. It was dust, yellow and fine. It sank onto the cards, and {H} sneezed. “What did you do this afternoon?” asked {A}. “I rolled down the bank,” said {H}. “Nine times.” “In the long grass?” “It was very long,” said {H}. {A} looked at the towel, and at the sock. “We’ve locked it in,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-hopes',
      A: 'partner',
      paragraphs: [
        '{H} bent over the basin, and {A} poured warm water through {H}’s hair. It ran away a little yellow. “That’s pollen,” said {A}. “Grass has flowers too, only so small that no bee comes. So it throws its dust to the wind, and hopes.” “It hoped for me,” said {H}. “It hoped for other grass. But your nose takes it for a burglar.” {A} carried {H}’s clothes out of the door, and shook the nine rolls out of them.'
      ]
    },
    {
      id: 'nine-rolls',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wanted to see what else had come in. They turned the left sock over, out on the step. There were seeds in it with little hooks, and half a daisy, and a beetle. It looked about and walked off, as you do at the last stop.',
        '“Did it roll nine times as well?” asked {H}. “It was in the sock,” said {A}. “It went round with your foot.” They watched it for a bit. It was not walking quite straight.'
      ]
    },
    {
      id: 'burglar-or-spoon',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} was a nose, and stood in the doorway. {H} came along with a spoon. “Who’s that?” asked {A}. “A spoon,” said {H}. “A burglar!” cried the nose, and blew it out into the hall. Next came a cushion, and that was a burglar too.',
        '“You’ve got to look properly,” said {H}. “Some are only grass.” “I’m a nose,” said {A}. “I can’t see a thing from here.” That explained a good deal.'
      ]
    },
    {
      id: 'how-many-grains',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How many were there in my hair?” asked {H}. {A} thought that one head of grass had more grains in it than their town had people. {H} rubbed the yellow that was left on the table, between two fingers. It was like flour, and weighed nothing.',
        '“And they’d all packed,” said {H}. “They wanted to go somewhere.” {H} carried them to the window on one fingertip. {A} opened it just wide enough for a town.'
      ]
    },
    {
      id: 'fourth-floor',
      A: 'partner',
      paragraphs: [
        'With a dry towel round {H}’s head, {H} sat down again. There was one floor, and two. At the third {H} waited for the tickle, and it did not come. The last two cards leaned against each other. There were four floors. Neither of them breathed. Then {A} laid one finger under {A}’s nose, for {A} had shaken out the clothes. {A} went out very slowly, and through the hall, and shut every door on the way. Far off there was a very big sneeze. Nothing fell.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept well away from the table, and breathed to one side.',
      '{names} looked at the flat cards, and then at the nose.',
      { text: '{names} picked up the cards that had gone under the chair.', needs: ['hands'] },
      { text: '{names} brought a handkerchief, and then a second one.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the end of the towel.',
      '{names} found an ace by the wall, face down.',
      { text: '{names} tried the window, and it was really shut.', needs: ['hands'] },
      { text: '{names} sorted the cards, the red ones on the left.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see the water, and how yellow it was.',
      '{names} went past the table on very soft feet.',
      { text: '{names} carried the jug, and did not spill any.', needs: ['hands'] },
      { text: '{names} handed over the last two cards, one at a time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sock came out of the keyhole, and the wet towel was hung up. The house of cards stayed where it was, and people went round it.',
    '{H} had never been so clean, and only had teeth to wash. Then {H} lay down on a fresh pillow, without any field in it.'
  ],
  last: [
    'All four floors stood in the dark, and {H} was asleep.',
    'Outside the grass went on hoping, and in here {H} was asleep.'
  ]
})
