import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const wantsADog = wishPlot({
  id: 'wish-wants-a-dog',
  wishes: ['wants dog', 'want dog', 'wanting dog', 'wanted dog', 'wants puppy', 'want puppy', 'wanting puppy', 'wishes dog', 'wishing dog', 'wish dog', 'longs dog', 'longing dog', 'begs dog', 'begging dog', 'asks dog', 'asking dog', 'begging puppy', 'asking puppy', 'dreams dog', 'would love dog', 'pretend dog', 'wnats dog', 'desperate dog', 'desperate puppy'],
  answers: ['wants', 'want', 'wanting', 'can’t', 'cannot', 'one', 'flat', 'apartment', 'landlord', 'allergic', 'allergy', 'allergies', 'work', 'small', 'too', 'keeps', 'asking', 'begging', 'really', 'very', 'much', 'so', 'badly', 'more', 'anything', 'own', 'pet', 'puppy', 'have', 'having', 'not', 'allowed', 'sad', 'no', 'every', 'day', 'birthday', 'christmas', 'would', 'love', 'loves', 'house', 'home', 'yet', 'old', 'enough', 'why', 'isn’t', 'aren’t', 'let'],
  except: [...NOT_WELL.filter((word) => word !== 'old'), 'cat', 'rabbit', 'horse', 'hamster', 'fly', 'talk', 'moon', 'astronaut', 'who', 'drive', 'bone', 'swim', 'wolf', 'hot', 'dinosaur', 'dragon', 'space', 'afraid', 'scared', 'bath', 'sausage', 'robot', 'friend', 'our', 'sofa', 'sleep'],
  moods: ['waiting', 'alone', 'afraid'],
  company: ['dog', 'door', 'neighbour', 'lead', 'mitten'],
  partnerPlays: true,
  about: 'The hero wants to come in at a door and have somebody quite beside itself behind it, and nobody at home can do it, since they know that the hero is coming; the neighbour’s dog never does.',
  titles: ['Back After Five Minutes', 'As If It Had Been a Year', 'The Mitten on Purpose', '{H} Comes In at the Door', 'One Who Cannot Tell the Time'],
  want: [
    {
      id: 'beside-itself',
      A: 'partner',
      paragraphs: [
        '{H} wanted a dog. It could not be, and they had been through all that, from the stairs to the sneezing. “Which bit of a dog do you want the most?” asked {A}. {H} knew at once. “The bit behind the door,” said {H}.',
        '“If you come home to a dog it goes mad with joy,” said {H}. “It runs in rings, and falls over its own ears.” When {H} came home, somebody called, “Shoes!”'
      ]
    }
  ],
  way: [
    {
      id: 'doing-the-dog',
      A: 'partner',
      paragraphs: [
        '“I can do that,” said {A}. {H} went out and came in. {A} ran in rings, and barked, and knocked over the umbrellas. {H} went out once more, and came in.',
        '{A} did it again, only a bit shorter. The fifth time {A} just wagged, sitting on the shoe box. “You knew that I was coming,” said {H}. “You’ve been out for three seconds,” said {A}, out of breath.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} drew a dog on a piece of paper, and cut it up with lines. One bit was for going for walks. One was for warm feet, and one for whatever fell under the table. The bit behind the door was the biggest.',
        '“The warm feet we could do,” said {A}, and filled the hot-water bottle. In a woolly sock it lay on {H}’s toes, and gurgled when you moved. It was rather like a dog. It only never looked up.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For the bit under the table {A} had to try. {A} sat down there on all fours and waited, with a kind face. {H} let fall a crust, by accident. It was gone. {H} let fall a slice of carrot, and then a bean.',
        'There was a silence down there. “I don’t like beans,” said the table. “A dog doesn’t ask,” said {H}. After a while there was a sort of gulp. Then a hand came up, and felt about for the water.'
      ]
    },
    {
      id: 'walkies',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They took a belt for a lead, and {H} walked {A} through all the rooms. {A} stopped at each chair leg, and read it. At the fridge {A} stayed for a long time. “Come on,” said {H}, and pulled. {A} had sat down.',
        '“Does it always take as long as this?” asked {H}. “This is a short one,” said {A}. “A dog has this three times a day, and in the rain too.” They did it in the rain, under the shower curtain. {H} still wanted one.'
      ]
    },
    {
      id: 'a-broom',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tried it with the broom. It leaned behind the door, on its bristles, with a scarf on. {H} came in, and the broom fell round {H}’s neck at once. “That was joy!” said {A}. “That was the draught,” said {H}.',
        'But {H} went out again, to make sure. The broom was joyful each time, without any fuss. It did not get tired, and it made no difference who it was. It fell round the postman’s neck too.'
      ]
    },
    {
      id: 'other-pets',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A snail would be allowed,” said {A}. They thought about a snail behind the door. {H} would come in, and it would be beside itself. You would only see it if you had an hour. First the one horn would come out for joy, and then the other.',
        '“And a fish?” {H} made a fish’s face. It was joy, but it could just as well have been something about the water. “You’d have to go in to it,” said {A}, “with a snorkel, and say that you were home.”'
      ]
    },
    {
      id: 'shoes',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Why does everybody always call out shoes?” {H} asked {A}. {A} had never thought about it. It was only what you called. “I’m glad as well, while I say it,” said {A}. “It comes out as shoes.”',
        '{H} went out and came in again. “Shoes!” called {A}, and tried to put everything into it. It was better. You could hear a bit of tail in it, towards the end.'
      ]
    },
    {
      id: 'hiding-the-clock',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“A dog can’t tell the time,” said {A}, and turned the clock to the wall. “Now I don’t know how long you’ve been.” {H} went out, and counted to a hundred. {A} was lying behind the door, and jumped up. It was much better.',
        '“How long was I out?” asked {H}. “A hundred,” said {A}. “You counted aloud.” They turned round the clock again. It had gone on all by itself, the whole time, with its face to the wall.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A dog that you have not got can have any name. {H} had used up eleven up to now. There were Mister Jones, and Bus, and Potato. “You have to be able to call it in the park,” said {A}. They opened the window and tried.',
        '“Potato!” called {H}. Down in the street a man stopped. He looked into his shopping bag, and then up. “Not you,” called {A}. After that they tried Bus. That was a mistake as well, for people began to run.'
      ]
    },
    {
      id: 'what-it-costs',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} had worked out what one would cost. There was the dog, and the dog’s food, and the dog’s doctor. Then a bed, a brush, and another brush for the sofa. It came to two whole pages. “And a new sofa,” said {A}.',
        '{H} opened the money box, and counted. It was enough for the lead. “Then we’ve got one end already,” said {H}. They drew it on paper, quite red, and hung it beside the coats with nobody in it.'
      ]
    },
    {
      id: 'drawing-of-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} drew how it would be, right across the inside of the door. It was a dog of paper, with all four feet in the air. Its tongue was out sideways. Whoever came in saw it first. It had never once been told how long you had been.',
        '“It’s very pleased,” said {A}. “It’s mostly pleased with whoever opens the door wide,” said {H}. If you opened it only a bit, you just got the tail.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '“And what about you?” {H} asked {A}. {A} lived here, after all. {H} went out and came in. {A} looked up, and saw who it was. It was who it always was, and that was all right.',
        '“You’re glad on the inside,” said {H}. {A} yawned a little. Nobody had to be beside itself there. Somebody had to stay where they were, so that you knew that it was home.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I wanted a donkey,” said {S}. “We lived on the third floor, with a bathtub. I asked every day at breakfast for a year.” “Did you get one?” asked {A}. “I got to say good morning to the milkman’s,” said {S}, “and hold its bucket.”',
        '“Every day?” “At six. I was never late for that donkey, and I’ve been late for everything else.” {S} held out a flat hand, as you do with a carrot on it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a puppy now, and wouldn’t be anything else. {S} barked at the bath. {S} was told to sit and sat, and was told to stay and didn’t. “You have to earn a biscuit,” said {A}. {S} gave a paw, and then the other one, and then a foot.',
        '“That’s enough paws,” said {A}. They shared the biscuit. “Are you house-trained?” asked {A}, to be sure. The puppy had to think. “Since I was two,” it said.'
      ]
    },
    {
      id: 'who-cannot-know',
      A: 'partner',
      paragraphs: [
        '{A} picked up the umbrellas. “It has to be somebody who can’t tell the time,” said {A}. “A dog thinks each time that you’ve gone for good. Nobody here thinks so. But next door Mrs Lind has got Pepper, and a bad knee.”',
        'They could hear Pepper now, if they kept still. Its claws went to the door over there, and back. {H} was already on the mat. “Shoes!” called {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-block',
      A: 'partner',
      paragraphs: [
        'Mrs Lind was glad, because of the knee. So they walked Pepper round the block, and then the door was shut. At home {H} felt both pockets. “My mitten’s still over there,” said {H}. Five minutes had gone by.',
        '{H} rang. Something came along the hall like a load of potatoes. The door opened. Pepper ran in rings, and howled, and fell over its own ears. It was as if it had been a year. “But we’ve only just gone,” said {A}. “It doesn’t know that,” said {H}, from underneath.'
      ]
    },
    {
      id: 'what-it-brought',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Pepper was so glad that it had to bring something. It ran off and came back with a slipper. It laid that at {H}’s feet, and ran off once more. There came the other slipper, and a brush, and half a newspaper.',
        '“It’ll bring the whole flat, if you let it,” said Mrs Lind. {H} said thank you for each thing. At the end Pepper came with the mitten. Pepper looked at {H}, and took the mitten back to the basket.'
      ]
    },
    {
      id: 'how-it-smells',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“You smell of dog,” said {A} on the mat. {H} smelled one sleeve. It was like a wet coat, and biscuits, and a bit like a cellar. There were eleven hairs on it. {H} counted them, and left them where they were.',
        '“Shall I brush it?” asked {A}. {H} held the sleeve away. “That’s the bit for taking home,” said {H}. It had not been on the list. You only find out about it from a dog.'
      ]
    },
    {
      id: 'on-purpose',
      A: 'partner',
      paragraphs: [
        '“You can come every Thursday,” said Mrs Lind. “No dog has any idea what a Thursday is.” Outside {H} looked for something, in one pocket after the other. “Where’s your mitten?” asked {A}.',
        '“I must have left it over there,” said {H}. “On purpose?” {H} put on both shoes without being told. {A} counted five minutes by the clock, and then they went across to ring. The potatoes were on their way already.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in as well, and nobody ran in rings.',
      '{names} looked behind the door, and there was a broom.',
      { text: '{names} hung a coat on the hook where a lead would go.', needs: ['hands'] },
      { text: '{names} put away a pair of shoes, since somebody had called.', needs: ['hands'] }
    ],
    way: [
      '{names} got in the way of the joy, and went under the table.',
      '{names} lay down behind the door, and was stepped over.',
      { text: '{names} held the door open, to save the handle.', needs: ['hands'] },
      { text: '{names} stood the umbrellas up again, for the fifth time.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited on the mat, and heard the howling.',
      '{names} sniffed at the sleeve that had been to see Pepper.',
      { text: '{names} rubbed some mud off a shoe.', needs: ['hands'] },
      { text: '{names} drew a dog on the calendar, at each Thursday.', needs: ['hands'] }
    ]
  },
  bed: [
    'One mitten lay on the radiator. The other was in a basket next door, with a chin on it.',
    'Then {H} washed, went out of the bedroom door once more, and came in. The pillow was quite beside itself, as far as a pillow can be.'
  ],
  last: [
    'Nobody in the basket next door knew when Thursday was, and {H} was asleep.',
    'In the basket a mitten was being looked after, and {H} slept, and smelled a little of dog.'
  ]
})
