import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const crocodileToilet = wishPlot({
  id: 'wish-crocodile-in-the-toilet',
  wishes: ['crocodile toilet', 'crocodiles toilet', 'croc toilet', 'crocodile loo', 'crocodile in the loo', 'croc loo', 'crocodile potty', 'alligator toilet', 'alligators toilet', 'alligator loo', 'crocodile bathroom', 'alligator bathroom', 'crocodile lavatory', 'crocodile toliet', 'crocadile toilet', 'crockodile toilet'],
  answers: ['crocodile', 'alligator', 'croc', 'toilet', 'loo', 'potty', 'bathroom', 'lives', 'living', 'hiding', 'hides', 'stuck', 'sits', 'sitting', 'came', 'comes', 'out', 'up', 'our', 'under', 'flush', 'wee', 'needs', 'little', 'baby', 'green', 'friendly', 'funny', 'big', 'found', 'finds', 'who', 'that', 'there', 'is'],
  except: [...NOT_WELL.filter((word) => word !== 'stuck'), 'afraid', 'scared', 'fear', 'training', 'bath', 'toothbrush', 'dentist', 'poo', 'bites', 'bite', 'bit', 'bottom', 'snake', 'rat'],
  company: ['crocodile', 'duck', 'toilet', 'potty', 'lid', 'tail', 'water', 'cupboard', 'door'],
  about: 'A crocodile is in the toilet and too cold to start, and somebody needs to go, until a warm drop falls on its tail.',
  titles: ['It Has Not Started Yet', 'Somebody Is in There', '{H} Needs to Go', 'A Crocodile in the Toilet', 'The Potty with the Duck'],
  want: [
    {
      id: 'under-the-lid',
      A: 'partner',
      paragraphs: [
        '{H} had to go, and it was urgent. {H} lifted the lid. There was a crocodile in the toilet. It was as long as a cucumber, and bent, to fit. Two eyes looked up. {H} shut the lid again.',
        '“I need a wee,” called {H}, “and there’s a crocodile in there.” {A} came and lifted the lid, and shut it as well. “I believe you,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'not-started',
      A: 'partner',
      paragraphs: [
        '“Please come out,” said {H}, and hopped. “I’d like to,” said the crocodile, very slowly. “But I haven’t started yet.” “It’s hungry,” said {A}. “I know about animals.” {A} held a sausage over the toilet.',
        'The crocodile opened its mouth for it. That took until the end of a song. The sausage fell in. Shutting it took a second song. “Thank you,” said the crocodile. Nothing else moved. {H} was hopping on both legs now.'
      ]
    },
    {
      id: 'it-goes-dark',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like in there?” asked {A}. “I thought that it was a water hole,” said the crocodile. “At a water hole you wait, and somebody comes to drink. Here somebody comes, and looks in. Then they all turn round.” It sighed, and a bubble came up.',
        '“And after that?” asked {H}. “After that it goes dark,” said the crocodile. “And then it rains.” {H} and {A} both looked at the ceiling. Nobody said what kind of rain it was.'
      ]
    },
    {
      id: 'wrong-turning',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How did you get here?” asked {H}. “I was in a big river,” said the crocodile, “and then in a small one. There was a pipe, and a friendly sort of smell. At the end you can go left or right.” “And what was on the left?” asked {A}.',
        '“A washing machine,” said the crocodile. It had gone once round with somebody’s trousers. It had come out very clean, and it had turned right the next time.'
      ]
    },
    {
      id: 'third-eyelid',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The crocodile winked at me,” said {A}. It had, but not up and down. Something as clear as a window went across each eye, from the side. “That’s for under water,” said {A}. “It’s got its goggles built in.”',
        '{H} tried to shut one eye sideways. It pulled the whole mouth along with it, and an ear. “Did it go?” asked {H}. “The ear did,” said {A}. The crocodile had been watching too. It drew its goggles back, to see that again.'
      ]
    },
    {
      id: 'a-dance',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} stood with crossed knees, and then with uncrossed ones. {H} went up on tiptoe. {H} bent over like a jug, and walked three steps that way, and turned. “That’s pretty,” said the crocodile. “Is it for me?”',
        '“It’s for the toilet,” said {H} between two teeth. “They’ve all got a dance when they come here,” said the crocodile to {A}. “But that one’s got a middle part.”'
      ]
    },
    {
      id: 'somewhere-else',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s the washbasin,” said {H}. “No,” said {A}. “There’s the plant.” “No.” “There’s the blue bucket.” {A} thought about the bucket for rather a long while. Then {A} remembered what was washed in it. “No,” said {A}.',
        '{H} stopped thinking of places, for they all had water in them. “Think of sand,” said {A}. {H} thought of sand. It was dry, and it went on for miles. Then a camel came along, and the camel had been drinking.'
      ]
    },
    {
      id: 'the-sign',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Somebody could sit down by mistake,” said {A}. So {H} drew a sign for the door, a toilet with a crocodile looking out. It had to be done fast, and in one line. {A} held it up. It looked like a teapot.',
        '“Now they’ll come in here for tea,” said {A}. {H} drew some teeth on the teapot, and stuck it to the door. Nobody in that house made tea for the rest of the day, to be safe.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Even with its mouth shut you could see all its teeth. “It’s got no lips,” said {A}. “It can’t put them away.” They counted the ones on the left, and got as far as fifteen. Then the crocodile smiled, and there were more.',
        '“Do you brush them?” asked {H}. “A bird does that,” said the crocodile. “It walks up and down in there. It’s called Geoffrey.” {H} felt around with the tongue. There was no room for even half a Geoffrey.'
      ]
    },
    {
      id: 'stones',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Clunk, it went, down in the toilet. “That was me,” said the crocodile. “I’ve got stones in my tummy.” “They do swallow stones,” said {A}. “It helps them to lie low.” The crocodile was rather proud of them. There were four, and a marble.',
        '“Is it a green one, with a twist?” asked {H}. Somebody had once lost a marble like that, when the lid was up. Clunk, went the toilet. “I couldn’t say,” said the crocodile. “I’ve only met it from inside.”'
      ]
    },
    {
      id: 'paper',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The crocodile may be bored,” said {A}, and let down the end of the toilet paper for it. The crocodile took it between its front teeth. It didn’t let go, for it couldn’t. The roll began to turn by itself. It hummed.',
        'When it was empty, there was a heap of white in the toilet, with two eyes on top. “It’s softer,” said the crocodile. “But it’s not any warmer.” They lifted it all out again with a spoon that nobody wanted back.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came in to see why they were all in there. {A} looked over the edge of the bowl, and the crocodile looked up. It was a long look. {A} had always known that there was somebody down there.',
        'Then {A} turned and lay down across the doorway, to guard it. Now nobody could get in to the crocodile, and {H} had one more thing to hop over.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At my aunt’s the toilet was across the yard,” said {S}, “and a goose lived outside. You had to talk to it first.” “What did you say?” asked {A}, and hopped. “Nice things,” said {S}. “You told it how well it had swept.”',
        '“And if you couldn’t wait?” “Then you said them faster,” said {S}. {A} bent over the bowl. “You’ve got very nice eyes and very nice skin and please,” said {A}, all in one breath.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was not going to believe it until {S} had seen it. {A} lifted the lid a finger wide. One eye looked out of the crack, and {S} looked in. “Hello,” said {S}. “That’s not a crocodile. That’s an eye.”',
        '{A} lifted the lid a bit more. “That’s two eyes,” said {S}. {A} lifted it all the way. “And a handbag,” said {S}. The crocodile was used to many things. It shut its goggles for a moment, all the same.'
      ]
    },
    {
      id: 'the-flush',
      A: 'partner',
      paragraphs: [
        '“Then I’ll just have to flush,” said {H}. The water roared. The crocodile went round three times, and stopped with its nose to the wall. It was blue now. “Cold,” said the crocodile. “That’s worse,” said {A}.',
        '{A} washed the sausage off both hands, in warm water. A drop fell into the toilet, on the very tip of the tail. The tail went flip. “Do that again,” said {H}. Drip. Flip. “It isn’t hungry,” said {A}. “It’s never been warm enough to start.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-potty',
      A: 'partner',
      paragraphs: [
        'At the back of the cupboard was the old potty, the one with a duck on it. {H} stood it beside the toilet. {A} filled it from the warm tap, and trickled some along the crocodile. First the tail started, and then one leg, with a cough.',
        'Then it came over the edge by itself, and slid into the potty up to its nose. “Aah,” said the crocodile. The toilet was free. “Everybody out!” called {H}.'
      ]
    },
    {
      id: 'round-the-house',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It got warmer and warmer in that potty, and quicker and quicker. All at once it was out. It ran along the wall, through the kitchen, and under every chair. {A} ran after it with a towel. “It’s going now!” called {A}. “How do you stop it?”',
        'You didn’t need to. On the cold tiles by the door it ran more slowly. It walked. At last it stood there with one foot up, like a toy that wants winding. {A} carried it back to the duck.'
      ]
    },
    {
      id: 'the-duck',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the front of the potty the duck was smiling. The crocodile laid its chin on the edge and looked down at it for some time. “Who’s that?” it asked. “That’s the duck,” said {A}. “It was always there. It used to tell people that they’d done well.”',
        '“And have I?” asked the crocodile. They both bent down to the duck. It was still smiling, though the paint was off at the beak. “It says yes,” said {A}.'
      ]
    },
    {
      id: 'will-you-be-long',
      A: 'partner',
      paragraphs: [
        'It was a long, long wee. Then it was quiet, and still {H} did not come out. Somebody knocked. “It’s getting cold out here,” said the crocodile. {A} came, and knocked too. “{H}?” called {A}. “Are you stuck?”',
        '“No,” said {H}. It was so nice to sit there with nobody underneath. “I’d like to come out,” said {H}, very slowly. “But I haven’t started yet.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look, and went out again backwards.',
      '{names} sat down before the door, where the queue was.',
      { text: '{names} lifted the lid too, to be quite sure, and let it down.', needs: ['hands'] },
      { text: '{names} knocked at the lid, politely.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the sausage go in, and thought about it.',
      '{names} hopped along with {H}, to keep {H} company.',
      { text: '{names} hung up a dry towel.', needs: ['hands'] },
      { text: '{names} held the door open, for whenever it should start.', needs: ['hands'] }
    ],
    turn: [
      '{names} bent over the potty, and looked at somebody’s nose.',
      '{names} ran out when everybody was called out, and a bit further.',
      { text: '{names} felt the water, and it was just right.', needs: ['hands'] },
      { text: '{names} shook hands with the crocodile, on the side that had started.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was down, and nobody was under it. The crocodile had the potty next to the warm pipes, and a flannel on top.',
    '{H} washed with warm water, and went once more, to be safe, and could sit straight down. Then {H} lay in bed. It was cold at first at the feet, and bit by bit it was not.'
  ],
  last: [
    'The duck smiled in the dark, and nobody had to start again until morning, and {H} was asleep.',
    'First the toes were warm, and then the knees. When it reached both ears, {H} was asleep.'
  ]
})
