import { wishPlot } from '../wish-plot.ts'

export const aunt = wishPlot({
  id: 'wish-aunt',
  beginsElsewhere: true,
  wishes: ['aunt', 'auntie', 'aunty', 'aunts', 'aunties', 'great aunt', 'great-aunt', 'aunt tea', 'auntie tea', 'aunty tea', 'aunt comes', 'auntie comes', 'aunty comes', 'aunt visit', 'aunt visits', 'auntie visits', 'aunt visiting', 'auntie visiting', 'funny aunt', 'strange aunt', 'different aunt', 'odd aunt', 'aunt for tea', 'ant comes to tea'],
  answers: ['tea', 'comes', 'coming', 'came', 'visit', 'visits', 'visiting', 'funny', 'strange', 'different', 'odd', 'great', 'old', 'round', 'to', 'for', 'sunday', 'afternoon', 'cake', 'sandwiches', 'biscuits', 'our', 'who', 'is', 'like', 'polite', 'crazy', 'mad', 'weird', 'silly', 'favourite', 'other'],
  except: ['uncle', 'died', 'dead', 'ill', 'poorly', 'sick', 'hospital', 'wedding', 'married', 'baby', 'pregnant', 'moved', 'lives', 'far', 'never', 'not', 'cross', 'angry', 'shouts', 'shouted', 'mean', 'sad', 'miss', 'misses', 'cancer', 'kiss', 'kisses', 'smells', 'party', 'birthday', 'tiger', 'queen', 'witch'],
  nothingElse: true,
  namesFamily: true,
  company: ['aunt', 'egg', 'boiler', 'spoon'],
  moods: ['waiting', 'first', 'alone', 'learning'],
  about: 'The hero wants the aunt who comes to tea to ask one proper question, and finds that she is waiting for one herself.',
  titles: ['Haven’t You Grown', 'A Fried Egg at a Wedding', '{H} Is Asked Something', 'Spoons and No Boiler', 'Since the Egg'],
  want: [
    {
      id: 'three-things',
      A: 'partner',
      paragraphs: [
        'At four the aunt was coming to tea. {H} knew about aunts. They said “Haven’t you grown” and “How’s school”, and then they talked over {H}’s head, about boilers. {H} wanted to be asked one proper question.',
        'The aunt had a green hat on, and wet shoes. She shook {H}’s hand, and said nothing at all about growing. She sat down, hat and all, and looked at the cake.'
      ]
    }
  ],
  way: [
    {
      id: 'off-the-shelf',
      A: 'partner',
      paragraphs: [
        '“Hasn’t {H} grown?” said {A}, to help. “I couldn’t say,” said the aunt. “I never saw the beginning.” “And how’s your boiler?” asked {A}. “Hot,” said the aunt. She took the lid off her sandwich, and ate the middle.',
        'No question came for {H}. So up went a spoon, and hung on {H}’s nose. You have to ask about that! The aunt looked at it. Then she breathed on her own spoon, hung it on her own nose, and went on eating.'
      ]
    },
    {
      id: 'the-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The hat was green, and had a hole in it. Now and then the aunt laid a finger on it, as if to see that it was there. {H} looked at it so hard that it ought to have been noticed. The aunt poured out some more milk.',
        '“It’s rained, hasn’t it?” said {A}. “It was wet,” said the aunt. “I didn’t ask it why.” {A} laughed, and then stopped, for it was not certain that this had been a joke.'
      ]
    },
    {
      id: 'from-the-saucer',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The aunt poured her tea from the cup into the saucer. Then she drank from the edge of it, with a noise like a small drain. “It’s cooler from there,” she said, to nobody.',
        '{H} looked at {A}. {A} looked at the ceiling. Then {H} poured some milk into a saucer and did it too. It went in quite well, and some went down the neck. The aunt passed over a corner of the tablecloth, without turning her head.'
      ]
    },
    {
      id: 'cake-first',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The aunt had the cake first and the sandwiches second. Last came a piece of cucumber, and that was the pudding. “You’ve got it upside down,” said {H}. It just came out. “Yes,” said the aunt.',
        'She cut a slice for {H} and laid it beside the first sandwich, and waited. {H} looked round at {A}, who had begun with a sandwich and was not enjoying it any more. “When there’s a visitor,” said {A} slowly, “one does as the visitor does.”'
      ]
    },
    {
      id: 'in-the-way',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then {H} thought that a question might be easier if you were in the way of it. {H} stood beside the aunt’s chair and hummed. {H} stood on one leg. {H} had a plaster on one knee, and pushed it forward a little, under her eyes.',
        '“That’s a big one,” said the aunt. There was no question mark on it. {H} waited, and had the whole story of it ready, with the kerb. The aunt moved her bag, so that the other knee had room as well.'
      ]
    },
    {
      id: 'what-they-say',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the kitchen {A} filled the milk jug. “What do you want her to ask?” {H} did not know exactly. It should be something that took a bit of finding. It should not be one where you just say “fine”.',
        '“How’s school?” said {A}, to try. “Fine,” said {H}. It was out before the school had even been thought of. “And what did you have for lunch?” “Fine,” said {H}. It had got quite used to coming.'
      ]
    },
    {
      id: 'a-long-silence',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Nobody said anything for a while. You could hear the cake. {A} cannot bear it when it’s quiet, and said that the evenings were drawing in. “Where to?” asked the aunt. It was a question! But it was for {A}.',
        '{A} had never thought about where to. “I suppose, towards the middle,” said {A}. The aunt nodded as though she had thought so too. {A} sat there, surprised, and ate a whole bun.'
      ]
    },
    {
      id: 'the-photo',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} brought the photos, since aunts like photos. This one turned them over and looked at the backs. On one was a bit of tape. On one somebody had written: no dog. “Now that’s interesting,” said the aunt.',
        'They looked at the front. There was a field, and a hat on a post. They could see no dog. “It’s a good one of it,” said the aunt. {H} had seen that picture a hundred times, and never once who was missing.'
      ]
    },
    {
      id: 'other-polite',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came in to say hello, and had combed {A}’s hair. “How are you?” asked {A}. The aunt thought it over. “The left side’s better,” she said. “I’ve got a tune in my head, and I’m a bit behind with my socks.”',
        '{A} had only wanted to say hello, and stood there with one hand out. “And how are you?” said the aunt. “Fine,” said {A}. She shook her head a little. It had not been much, for such a lot.'
      ]
    },
    {
      id: 'other-the-coat',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had hung up the aunt’s coat. “It’s heavier than she is,” whispered {A} to {H} in the hall. They did not feel inside. You do not do that. They only pushed it, with one finger, and it rattled.',
        'It had four pockets outside, and one of them was buttoned. “What do you think she keeps in there?” whispered {A}. {H} thought of a hammer, and then of a smaller aunt. They pushed it once more.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came to look at the wet shoes. The aunt put one hand down and left it there. She did not say how big {A} was, or anything in a high voice.',
        '{A} looked at the hand for a time. Then {A} settled down beside it, just near enough. It was how the two of them would have done it in any case. “There,” said the aunt, to the cake.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“She was like that at school,” said {S}, when the aunt was washing her hands. “They asked her what seven times eight was. She said: what do you need it for? She really wanted to know.” “And what did they say?” asked {A}.',
        '“Nobody knew. They had a look in the book, and it wasn’t in there. So she was sent out for a bit. When I went by, she was talking to the caretaker about eels.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had gone under the table at once, as with all visitors. There were {A}’s feet, and the wet shoes. After a while one of the shoes came off, by itself. There was a toe looking out of the sock.',
        '“It’s waving,” whispered {S}, up along {A}’s knee. {A} bent down to see. It was waving, very slightly. Above the table the aunt was passing the butter with a perfectly straight face. {S} waved back.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'Aunts say “coo” to {A} as a rule, and come close with their teeth. This one sat across from {A}, and looked, and said nothing. {A} looked too. It went on for as long as a whole slice of cake.',
        'Then {A} held out a crust that was wet all over. The aunt took it and broke it and gave back half. “Thank you,” she said. {A} had to sit down on that, though {A} was sitting already.'
      ]
    },
    {
      id: 'at-the-kettle',
      A: 'partner',
      paragraphs: [
        '{A} pulled {H} out to the kettle. “Everything I’ve asked her was off the shelf,” whispered {A}. “She isn’t rude. I think she’s waiting for a proper one, like you.”',
        '{H} had not known that aunts waited. {H} went back in, and took off the spoon. “What’s the worst thing that you’ve ever put in your pocket?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-egg',
      A: 'partner',
      paragraphs: [
        'The aunt put down her cup. “A fried egg,” she said, “at a wedding. I didn’t like to leave it. I danced with it for two hours. It was warm at first.” {A} stopped chewing.',
        'The aunt leaned right over the table, spoon and all. “And you?” asked the aunt. {H} had to think. “A snail,” said {H}. “It went through the wash, and came out of a sleeve, and was fine.” “And what did it say?” asked the aunt. That made two.'
      ]
    },
    {
      id: 'all-the-pockets',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The aunt fetched her coat and turned out the pockets, right between the cups. There were eleven rubber bands. There was a dog biscuit, and she had no dog. There was half a map, and a key. “What’s that for?” asked {H}.',
        '“I’ve never found out,” said the aunt. “I try it in things.” They tried it in the cake tin, and in the cupboard, and in {A}’s bicycle lock. It did not fit anywhere. “Pity,” said the aunt. “It would have been a good day for it.”'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 15,
      paragraphs: [
        'For the next question they went under the table, because it was one for under there. The hat just fitted. The cloth hung down all round. “What do you do,” said the aunt, “when a song’s stuck?” {H} bit on a spoon. {A} sang a worse one.',
        '“Ah,” said the aunt, and tried out the spoon. All three listened. “It’s gone,” she said. “It was about a goat.” Now {A} had it.'
      ]
    },
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'By seven nobody had said a word about the boiler. At the door the aunt looked at {H}, from the top down to the shoes. “You’ve grown,” said the aunt.',
        '“Since when?” asked {H}. The aunt thought. “Since the egg,” she said, and went off down the road with the spoon still on her nose. “We’ll be a spoon short,” said {A}. “She’ll have to come back,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled at the wet shoes, which had come a long way.',
      '{names} waited by the cake, since it was after four.',
      { text: '{names} said that it was nice to see the hat.', needs: ['hands'] },
      { text: '{names} asked about the boiler too, from the hall.', needs: ['hands'] }
    ],
    way: [
      '{names} took charge of the lid of the sandwich.',
      '{names} looked at the two spoons, and from one to the other.',
      { text: '{names} passed round the butter, as there was no talk to pass.', needs: ['hands'] },
      { text: '{names} tried it with a spoon as well, and it fell in the jam.', needs: ['hands'] }
    ],
    turn: [
      '{names} came nearer at the egg.',
      '{names} listened, and forgot about the cake.',
      { text: '{names} felt through all pockets, to have an answer ready.', needs: ['hands'] },
      { text: '{names} waved from the window, each with a spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups were washed, and the spoons were counted. There was one too few, and that was right.',
    'Then {H} washed, and looked into both pockets before the clothes were put away. There was nobody in there tonight.'
  ],
  last: [
    'Somewhere an aunt was going home with a spoon, and {H} was asleep.',
    'It had been two proper questions and one egg, and {H} was asleep.'
  ]
})
