import { wishPlot } from '../wish-plot.ts'

export const scarecrow = wishPlot({
  id: 'wish-scarecrow',
  wishes: ['scarecrow', 'scarecrows', 'scare crow', 'scare crows', 'scarecrow festival', 'tattie bogle', 'tattiebogle', 'straw man', 'bird scarer'],
  except: ['oz', 'wizard', 'dorothy', 'tin', 'lion', 'toto', 'batman', 'gotham', 'doctor', 'minecraft', 'halloween', 'pumpkin', 'witch', 'scary', 'scared', 'afraid', 'creepy', 'nightmare', 'night', 'alive', 'walked', 'walks', 'dances', 'dancing', 'danced', 'wedding', 'lost', 'fire', 'burnt', 'burned', 'hay', 'donkey', 'gruffalo', 'three', 'little', 'pigs', 'why', 'what', 'how', 'arm', 'head', 'fell', 'broken', 'lonely', 'robin', 'mouse', 'hat', 'field', 'rain'],
  answers: ['crow', 'crows', 'bird', 'birds', 'straw', 'farm', 'farmer', 'peas', 'seeds', 'corn', 'making', 'make', 'building', 'build', 'funny', 'old', 'standing', 'still', 'village', 'competition', 'festival', 'coat', 'clothes', 'friendly', 'silly', 'frightening', 'moves', 'moved', 'move', 'friends', 'friend', 'makes'],
  company: ['crow', 'scarecrow', 'sparrow', 'mouse'],
  partnerPlays: true,
  about: 'A scarecrow is to save a row of peas, but the crow soon takes it for furniture, until something has moved that nobody saw moving.',
  titles: ['A Quarter to Three', 'The Crow Went Home Backwards', 'Twelve Peas in a Row', '{H} Does Not Move', 'What Never Changes Is Furniture'],
  want: [
    {
      id: 'twelve-peas',
      A: 'partner',
      paragraphs: [
        'A brown tea towel was a field, and on it lay twelve peas in a row. Beside it stood a scarecrow in a hat, and that was {H}. A broomstick went in at one sleeve and out at the other, so that both arms stuck out.',
        'Along came a crow. It was {A}, with both hands behind the back, as crows walk. The scarecrow stood there as dreadfully as it could. The crow looked it over, bent down, and ate a pea. {H} wanted to save the others.'
      ]
    }
  ],
  way: [
    {
      id: 'stuffing',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What are you stuffed with?” asked the crow. “Straw,” said the scarecrow. In one trouser leg it was newspaper, and it rustled. The crow pulled a bit out at the bottom, and read it.',
        '“Rain on Thursday,” it said, “and a piano for sale.” Then it tucked it all back in, quite neatly, and patted the knee. It isn’t every scarecrow that you can look things up in.'
      ]
    },
    {
      id: 'farmer',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} was the farmer, in large boots, and came to see how the scarecrow was getting on. “How many crows today?” asked {A}. “One,” said {H}, “but often.” The farmer pushed up a cap, and looked along the row.',
        '“I could put up a second one beside you,” said {A}. {H} shook the hat, with a head in it. “Then they’d have somewhere to hang their umbrellas too,” said {H}. The farmer saw that.'
      ]
    },
    {
      id: 'boo',
      A: 'partner',
      paragraphs: [
        '{H} pulled the worst face there was. “Is it toothache?” asked {A}, and ate another. So the scarecrow shouted “Boo!” Up flew the crow, as far as the armchair. Then it came back. “It says boo,” said the crow. “It’s good to know what it says.”',
        'After the fourth pea it hung its bag on the end of the broomstick. “Very handy,” said {A}.'
      ]
    },
    {
      id: 'itch',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The scarecrow’s nose began to itch. With a broomstick in both sleeves, all that it could reach was the air on either side. It blew up from below. It did no good. “More to the left?” asked the crow. “A bit higher,” said the scarecrow, without moving its lips.',
        'The crow did it with the tip of one wing. “We’re not really on the same side,” it said. “But I can’t watch that.”'
      ]
    },
    {
      id: 'other-names',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“They’ve other names for a scarecrow,” said the crow. “Up north it’s a tattie bogle. Further west it’s a mommet. And on one island I was told off by a gallybagger.” {H} tried to look like each of them in turn.',
        '“Which is the worst?” asked {H}. The crow shut its eyes, and listened to all three. “Gallybagger,” it said. “If I hadn’t seen you first.”'
      ]
    },
    {
      id: 'three-seats',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was a sparrow, and the sparrow was one hand. It flew in a curve, and came down on the scarecrow’s hat. “Is this seat taken?” it asked. Then it tried the left arm, and the right arm, and went back to the hat.',
        '“Three seats,” said the sparrow, “and a view from each. You don’t get that in a hedge.” {H} rolled up both eyes. But you can’t frighten what’s sitting on your own head.'
      ]
    },
    {
      id: 'never-forgets',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“A crow never forgets a face,” said the crow. That’s true of them. “Years later, in the middle of town, we still say: look, there goes the one with the broomstick.” The scarecrow was not sure that it wanted that.',
        'To be on the safe side, it pulled quite a different face. The crow studied it for some time, from the left and from the right. “And that one,” said the crow.'
      ]
    },
    {
      id: 'hats',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Perhaps it’s the hat,” said {H}. The crow was quite willing to help, and tried some others on it. In a pan the scarecrow looked like somebody waiting for rain. In a tea cosy it looked like an aunt.',
        '“I’d go carefully with the aunt,” said the crow, and took a step back. “I had one of those.” But it got over that in a minute or so. The aunt had always had something in her bag.'
      ]
    },
    {
      id: 'before-scarecrows',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Before scarecrows, it was children who did it,” said the crow. “They walked up and down the field all day with a rattle. My great-great-grandmother knew one. They’d got as far as good morning.” {H} thought of that long day.',
        '“And at lunch?” asked {H}. “Then he sat down,” said the crow, “and she had a pea. She always said that he looked the other way on purpose.”'
      ]
    },
    {
      id: 'nobody-fanned',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'It was warm in the field, and the crow fanned itself with a lid. The coat of the scarecrow stirred at the hem. The crow jumped a foot to the side. “Who did that?” it asked.',
        'It looked behind the scarecrow, and then for a long time at the lid. “Oh,” said the crow. “That was me.” It had to sit down for a bit, all the same. A hem can give you a turn.'
      ]
    },
    {
      id: 'shoulders',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Don’t you ever sit?” asked the crow. “A scarecrow can’t,” said {H}. “It’s got a pole up the back.” The crow tried it, side by side with {H}, with its wings out. It lasted for about a slice of toast.',
        '“It gets you in the shoulders,” said the crow. “How do you do it?” “I think of something else,” said the scarecrow. “What of?” {H} had to think. “Of standing,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had come out to the field, and stayed there, at the foot of the scarecrow. {A} was not on the peas, but very near. {A} did not stir. {H} did not stir either.',
        'They both did it very well. Anybody who came by would have thought that {A} was the one with the experience. “That one doesn’t even need a broomstick,” said the scarecrow.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My uncle’s scarecrow wore his wedding suit,” said {S}. “It was the best-dressed man for miles. Then my uncle was asked to a dance, and had nothing to put on.” “What did he do?” asked {A}.',
        '“He went out there and borrowed it back,” said {S}, “for one evening. It stood in its vest until he came home. The birds didn’t touch a thing that night. They didn’t like to look.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a mouse, and lived in the pocket of the scarecrow’s coat. Only one hand fitted in. “Is it winter yet?” asked the hand. “No,” said {A}. “Then I’ll just have tea,” it said, and felt about.',
        'It found a button, and a ticket, and half a biscuit. “Who left that there?” asked {A}. The hand held quite still for a moment. “It came with the room,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} came close up to the scarecrow, and looked it in the face, from below. {H} looked as dreadful as anything. {A} began to beam.',
        'Then {A} held out both arms as well, as far as they would go. Now there were two of them. “That one’s for the very small crows,” said {H}.'
      ]
    },
    {
      id: 'furniture',
      A: 'partner',
      paragraphs: [
        '“Aren’t you the least bit afraid?” whispered the scarecrow. “I was,” said {A}, “for the first minute. But that arm’s always there, and that one’s there. You’re like a clock that always says a quarter to three. What never changes is furniture.” The crow bent down for another pea. While it pecked, it saw nothing else, and that was what {H} saw.'
      ]
    }
  ],
  turn: [
    {
      id: 'twenty-to-two',
      A: 'partner',
      paragraphs: [
        'The next time that the crow bent down, the scarecrow moved one foot. Up came the crow, and chewed more slowly. Down it went. The scarecrow tipped, one arm up and one arm down. “Hold on,” said {A}. “Wasn’t it a quarter to three?” Now it was twenty to two. The scarecrow said nothing. It was straw.',
        'The crow bent down again, and kept one eye on it. Its beak came down beside the peas, and then on the rug. “If I look at you, I can’t eat,” said the crow. “And if I eat, I don’t know what you’re up to.”'
      ]
    },
    {
      id: 'only-a-little',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'It was important to do only a little. {H} thought of kicking up both legs, but that would have been dancing. A scarecrow that’s moved by one finger is far worse. So {H} bent the little finger of the left hand.',
        'The crow looked up. It looked along one arm, and then along the other. All its feathers stood on end. “There’s something,” it said. “I just can’t find it.”'
      ]
    },
    {
      id: 'the-spoon',
      A: 'partner',
      spare: 16,
      paragraphs: [
        'The crow fetched a spoon. It meant to hold it up in front, and see the scarecrow in it while it pecked. In the spoon the scarecrow hung upside down, like a bat.',
        '“That’s worse,” said the crow. It turned the spoon round. On that side the scarecrow was the right way up, and seemed to be thinking. The crow put the spoon away, face down.'
      ]
    },
    {
      id: 'second-crow',
      A: 'other',
      spare: 17,
      paragraphs: [
        'A second crow had heard about the scarecrow, and came to see it. It was {A}, in a scarf. “They tell me that it moves,” said {A}. {H} was silent, as straw is. {A} stared till there were tears in both eyes, and had to blink.',
        'After the blink the scarecrow was standing one step nearer. “Well, I’ve got a lot to do at home,” said the second crow. It took off its scarf, so as to be quicker.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'So the crow sat down by the field, and looked, and did not peck. “I’m not afraid,” said {A} at last. “I just don’t want to miss it.” Then the crow took its bag, and went home, backwards, all the way to the door. Five peas still lay in their row. The scarecrow waited till nobody was looking. Then it got down on both knees, broomstick and all, and ate one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came a little way into the field, and looked at the peas.',
      '{names} lay down on the edge of the field, like a hedge.',
      { text: '{names} gave the scarecrow’s hat a pull, to make it worse.', needs: ['hands'] },
      { text: '{names} pulled the field straight, with a pea in each hand.', needs: ['hands'] }
    ],
    way: [
      '{names} hopped along the row, behind the crow.',
      '{names} rested against the scarecrow, which did not mind.',
      { text: '{names} hung a coat on one end of the broomstick.', needs: ['hands'] },
      { text: '{names} counted the peas again, and got one less.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up, and one arm had been lower before.',
      '{names} backed away from the field as well, as far as the table.',
      { text: '{names} set a clock by the scarecrow, and set it again.', needs: ['hands'] },
      { text: '{names} held the door open for somebody going backwards.', needs: ['hands'] }
    ]
  },
  bed: [
    'The last four peas were put in an eggcup, for they had been through a good deal. The broomstick came out of the sleeves.',
    'Still a bit damp, {H} lay down with both arms out, and that was a quarter to three. Then the arms came down by the sides, and it was half past six.'
  ],
  last: [
    'It was half past six, and nobody saw it move, and {H} was asleep.',
    'The whole field was quiet, with nobody going through it, either way round, and {H} slept.'
  ]
})
