import { wishPlot } from '../wish-plot.ts'

export const hardPizza = wishPlot({
  id: 'wish-pizza-runs-away',
  wishes: [
    'pizza eaten', 'pizza doesn’t want eaten', 'pizza doesnt want eaten', 'pizza not want eaten', 'pizza eat me', 'pizza don’t eat me', 'pizza ran away', 'pizza runs away', 'pizza run away', 'pizza running away', 'pizza rolled away', 'pizza rolls away', 'pizza rolling away', 'runaway pizza', 'run-away pizza', 'pizza escapes', 'pizza escaped', 'pizza escape', 'pizza gets away', 'pizza got away', 'pizza alive', 'pizza comes alive', 'pizza came alive', 'pizza comes to life', 'living pizza', 'talking pizza', 'pizza talks', 'pizza talk', 'pizza who talks', 'pizza afraid eaten', 'pizza scared being eaten', 'pizza was scared', 'pizza scared people', 'pizza scared eaten', 'pizza fled', 'pizza flees', 'pizza hides', 'pizza jumps out', 'pizza out of the box', 'pizza slice ran away', 'slice of pizza ran away', 'pizza legs', 'pizza adventure'
  ],
  answers: ['pizza', 'eaten', 'eat', 'be', 'ran', 'runs', 'run', 'running', 'away', 'rolled', 'rolls', 'rolling', 'escapes', 'escaped', 'alive', 'living', 'talking', 'talks', 'who', 'that', 'not', 'want', 'wants', 'box', 'out', 'little', 'slice', 'afraid', 'scared', 'from', 'oven', 'hungry', 'legs', 'adventure', 'life', 'comes', 'came', 'house', 'street', 'restaurant'],
  except: ['monster', 'planet', 'delivery', 'rat', 'dinosaur', 'dragon', 'cat', 'ninja', 'turtles', 'school', 'birthday', 'allergic', 'ill', 'sick', 'choked', 'burnt'],
  moods: ['afraid', 'first'],
  company: ['pizza', 'olive', 'box', 'street', 'table', 'door', 'bin', 'corner', 'cheese', 'edge', 'fountain', 'dog', 'hat'],
  isTale: true,
  about: 'A pizza rolls away so as not to be eaten, and everybody runs after the smell, until it has gone round so often that it is as hard as a plate.',
  titles: ['The Pizza Said No', 'Round and Round the Fountain', '{H} Only Wanted the Olive', 'As Hard as a Plate', 'Is That With Oregano'],
  want: [
    {
      id: 'said-no',
      A: 'partner',
      paragraphs: [
        'The pizza had one olive, right in the middle, and {H} wanted that. {A} had hardly opened the box when {H} said, “Mmm.” “No,” said the pizza.',
        'It stood up on its edge. “I’m not going to be eaten,” it said. It rolled across the table, down the chair and out of the door. “My olive!” cried {H}, and they ran after it.'
      ]
    }
  ],
  way: [
    {
      id: 'mmm',
      A: 'partner',
      paragraphs: [
        'It was as fast as a wheel. But it was warm, and it smelled. The postman put his nose in the air, and turned round. So did two men with a ladder, and a lady with twins, and a dog. “Mmm!” they called, and all ran after it.'
      ]
    },
    {
      id: 'holding-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The pizza had been cut into eight already, with a wheel, and had to hold itself together. “All hold hands!” it called to its slices, whenever there was a kerb. They had no hands, so they did it with cheese. It went in long strings.',
        '“Number five’s slipping,” said {H}, who ran on the left. “I’m not,” said number five. “Six is pulling.” “No talking,” said the pizza. It bounced down one step, and all eight said “oof”, one after the other, like a xylophone.'
      ]
    },
    {
      id: 'waits-at-the-light',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the crossing the light was red. The pizza stopped at once, with its edge just on the line. Everybody else stopped behind it. They stood there in a row, and breathed through their noses. “It does smell good,” said the postman. “Thank you,” said the pizza, without turning round.',
        'Then the light was green. “Now!” cried {H}, and it all went on, the rolling, the ladder and the twins. It was a well-brought-up pizza. It had looked left and right, as far as you can without a neck.'
      ]
    },
    {
      id: 'thrown',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What was the nicest bit so far?” asked {A}, who could talk while running. “The throwing,” said the pizza. “I was only dough then. I went up as a lump. Up there by the lamp I got wider and wider. I could see the whole kitchen.”',
        '“And the worst?” asked {H}. “Coming down,” said the pizza. “There was sauce.” It was quiet for a bit. “You’d have liked it,” it said. “There was a moment when I had no edge at all.”'
      ]
    },
    {
      id: 'mushrooms-off',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a bump in the road, and three mushrooms got off. They lay on the pavement, with their feet up. “Leave them,” called the pizza. “They never wanted to come with me. They wanted to go with chicken.”',
        '{A} picked them up all the same, and carried them along on one palm. “You never know,” said {A}. The dog looked at the palm, and then at the pizza, and then at the palm. It had to run with its head turned sideways.'
      ]
    },
    {
      id: 'on-the-poster',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They came past a window with a pizza on it, as tall as a door. The runaway stopped. “That’s me,” it said. “That’s only a picture,” said {A}. The pizza rolled closer. “It’s much fatter,” it said. “It’s got eleven olives. Somebody’s drawn steam on.”',
        'Under it were some words. {H} read them, or {A} helped: “Two for one.” “Which one?” asked the pizza. Nobody knew what to say. It rolled on a good deal faster than before.'
      ]
    },
    {
      id: 'on-the-bus',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A bus came, and the pizza rolled up the step. “Where to?” asked the driver. “A long way,” said the pizza. “As far as somewhere where they’ve just had lunch.” The driver pointed at a sign. It showed a slice, with a red line through it.',
        '“No hot food,” said the driver. “I’m not food,” said the pizza. “I’m a passenger.” “You’re hot, though,” said the driver, and swallowed. They got off again by the back door. Through the glass you could see him look after it, with his hat in his lap.'
      ]
    },
    {
      id: 'knows-a-story',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I know a story like this,” said {A}. “There was a man made of gingerbread. He ran away from everybody.” “Good for him,” said the pizza. “How does it end?” {A} thought of the end. “There’s a river in it,” said {A}, “and somebody who can swim.”',
        '“And he rides across?” “On the tail to begin with,” said {A}. “Then on the back.” “And then?” asked the pizza. {A} blew {A}’s nose, for rather a long time. “He got wet,” said {A}.'
      ]
    },
    {
      id: 'pigeons',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The pigeons had heard of it as well. They came down on both sides, and walked along with it, and nodded. Pigeons don’t say mmm. They say it with the neck. “Only the crust,” they said. “You don’t need all of that.”',
        '“It’s what I’m rolling on,” said the pizza. They hadn’t thought of that. {H} spread out both arms, and flapped, and called “shoo”. The pigeons went up as far as a wire. There they sat, and nodded down at it in a row.'
      ]
    },
    {
      id: 'was-asked',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do you never get eaten?” the pizza asked {H}. {H} thought. “An aunt once said she could eat me up,” said {H}. “But she only did it with her eyes.” “Did you run?” “I went under the table.”',
        '“There you are,” said the pizza. It leaned a bit towards {H} as it rolled, and left some warm on {H}’s sleeve. “And then I came out again,” said {H}, “because there was cake.” The pizza rolled along and thought about the cake. Nobody had asked that one, either.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come along, though nobody had called. Of all who came behind, {A} was the quietest. {A} kept just under the edge, where the cheese hung down. A string swung to the left, and a string swung to the right.',
        '“What’s it doing there?” asked the pizza, who couldn’t see. “It’s keeping you company,” said {H}. Then a string got thin, and longer, and let go. {A} sat down in the road for a moment. After that it was even better company.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} sat on a bench, and saw it come. “That’s the third this week,” said {S}. “On Monday there was a dumpling.” “And what became of it?” asked {A}. “It rolled in there,” said {S}, and pointed at the town hall. “It works at the counter. It’s very soft with people.”',
        'The pizza had stopped to hear that. “Were they running after it?” “Nobody was,” said {S}. “It was cold by then.” The pizza wanted to ask something else, but behind it somebody said mmm.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’ll guard it,” said {S}, and stood in front with both arms out. “Nobody’s allowed to eat it.” The postman stopped. The ladder stopped. “Not even a corner?” asked the lady. “It hasn’t got one,” said {S}.',
        'They all looked, and it was true. Behind {S} the pizza got away down the street. “Did you smell it, though?” {A} asked later. {S} had held {S}’s breath the whole time. You could tell by the ears, which were as red as sauce.'
      ]
    },
    {
      id: 'cold-edge',
      A: 'partner',
      paragraphs: [
        'The pizza hid behind a bin. “It’s your looks,” said {A}, and put a hat on it. “They’ll take you for a gentleman.” They walked on slowly. “What a nice hat,” said the lady. “Is it with extra cheese?”',
        'They ran on, as far as the fountain. {A} ran last, and sniffed. “It isn’t your looks,” said {A}. “I can smell you with my eyes shut. Only not at the edge. There you’re cold.”',
        '“They only want what’s warm and soft,” said {A}. {H} looked at the fountain, and at the wind that blew round it. “Then go round,” said {H}, “and don’t stop.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-fountain',
      A: 'partner',
      paragraphs: [
        'It went round, and all of them after it. The tenth time it didn’t steam any more, and the postman remembered his letters. The twentieth time the cheese had set, and the ladder went home. The thirtieth time it began to say tok. “It sounds like a plate,” said the lady, and pushed the twins away.',
        'Tok, tok, tok. Last of all the dog stopped. It licked the pizza, and looked surprised, and left.'
      ]
    },
    {
      id: 'knock-on-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They tried it out. {A} knocked on the fifth slice, and it said “come in”. A fork would have bent. {H} stood the pizza on its edge and let go. It stood there like a wheel that’s thinking.',
        '“I can’t feel the mushrooms any more,” it said. “I can’t hear my sixth slice.” The sixth said that it was here, but in a very dry voice. A leaf blew against the pizza and fell off. It had never been so well in its life.'
      ]
    },
    {
      id: 'new-tricks',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The pizza found out what it could do now. It could spin on the spot, like a coin, and come to rest with a long “wowowow”. It could hop down a kerb and not lose one pea. It rolled up a wall a little way, and down again.',
        '“Throw me,” it said. {H} took it in both hands, and threw it straight up, as high as {A}. It turned over once, up there. “I can see everything!” it called. This time there was no sauce when it came down.'
      ]
    },
    {
      id: 'the-olive',
      A: 'partner',
      paragraphs: [
        'The pizza rolled up to {H}. “Now you don’t want me either,” it said. “I never did,” said {H}. “I only wanted the olive.” The pizza looked down at its middle. “That isn’t me,” it said. “They just put that on. Why didn’t you say so?” “I said mmm,” said {H}.',
        'The pizza bent forward, as far as it still could. The olive fell off into {H}’s hand. Then the pizza rolled away, past the postman and past the bakery. Tok, tok, tok, it went, and nobody turned round.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the box, and it was empty.',
      '{names} got out of the way of the chair.',
      { text: '{names} had sat down with a napkin on, and got up again.', needs: ['hands'] },
      { text: '{names} put eight plates back.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along at the back, behind the twins.',
      '{names} smelled that it had come this way.',
      { text: '{names} held one end of the ladder round the corner.', needs: ['hands'] },
      { text: '{names} waved with the lid of the box, to send the smell elsewhere.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the fountain too, until it was dizzy work.',
      '{names} lay down by the fountain, and counted tok.',
      { text: '{names} fanned, each time that it came by.', needs: ['hands'] },
      { text: '{names} knocked on it once for luck, and rubbed the knuckles.', needs: ['hands'] }
    ]
  },
  bed: [
    'The box was folded flat. Inside the lid was a round spot, where somebody had been, and a crumb.',
    '{H} had kept the stone of the olive, and it lay beside the bed. Then {H} washed, and lay down, warm in the middle and a little cold at the edge.'
  ],
  last: [
    'Soft and warm all over now, up to the edge, {H} was asleep.',
    'Somewhere it went tok, tok, tok over the cobbles, and {H} was asleep.'
  ]
})
