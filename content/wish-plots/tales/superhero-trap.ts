import { wishPlot } from '../wish-plot.ts'

export const superheroTrap = wishPlot({
  id: 'wish-superheroes-trap',
  themes: ['superheroes'],
  except: ['poo', 'poop', 'spiderman', 'spider-man', 'batman', 'superman', 'avengers', 'powers', 'superpowers', 'dog', 'cat'],
  answers: ['cape', 'baddie', 'baddie', 'baddies', 'flying', 'saves', 'day', 'girl', 'boy'],
  company: ['superhero', 'baddie'],
  about: 'A superhero needs a baddie, and the only one there is says please, until it thinks of a trap that nobody can resist.',
  titles: ['The Fluffiest Trap', 'A Baddie Who Said Please', '{H} Meets a Baddie', 'Ha Ha, If You Don’t Mind', 'No Way Out of the Blanket'],
  want: [
    {
      id: 'no-baddie',
      A: 'partner',
      paragraphs: [
        '{H} was a superhero, with a cape, and wanted somebody to fight. “You’ll have to be the baddie,” said {H}. “What does a baddie do?” asked {A}. “Something bad. And then I come.”',
        'The baddie went away to do it. After a while it came back. “I’ve taken a grape,” said {A}. “Whose was it?” asked the superhero. “Mine,” said the baddie. “But I didn’t wash it.”'
      ]
    }
  ],
  way: [
    {
      id: 'lessons',
      A: 'partner',
      paragraphs: [
        'So there had to be lessons. “First you laugh,” said {H}. “Ha, ha, ha!” “Ha ha,” said {A}, “if you don’t mind.” Then the baddie had to steal something. It stole {H}’s slippers. A minute later it brought them back, because the floor was so cold.',
        'Next the baddie switched off the light. “Now you’re in the dark!” it said. “Mind the stool.” And it switched it on again until the superhero was past the stool.'
      ]
    },
    {
      id: 'the-room',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve done something dreadful in your room,” said the baddie. {H} flew there at once. Everything that had lain on the floor was gone. “I’ve stolen the mess,” said {A}. “All of it. You’ll never see it again.”',
        '{H} looked into the box where the bricks were, and there lay the bricks. “That’s tidying,” said the superhero. “Is it?” said the baddie. “I thought it felt too easy.”'
      ]
    },
    {
      id: 'a-name',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You need a terrible name,” said {H}. {A} thought of one. “The Button,” said {A}. “Is that terrible?” “Not very,” said {H}. “The Loose Button?”',
        'They tried the Cold Spoon, and the Wet Sleeve. At the Wet Sleeve the superhero did shudder a bit. “Take that one,” said {H}, “and drip.”'
      ]
    },
    {
      id: 'letter',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'The baddie wrote a terrible letter. It had seen that done. “Give me all your biscuits,” read {H}, “or else.” The superhero turned the letter over. There was nothing on the back. “Or else what?” asked {H}.',
        '“I couldn’t think of anything,” said {A}. “I left a space for it.” They both looked at the space. In the end {H} took the pencil and filled it in. “Or else I’ll have to do without,” it said now. That was so terrible that the superhero paid at once.'
      ]
    },
    {
      id: 'a-cape',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it’s because I’ve got no cape,” said {A}. They found a tablecloth with cherries on. The baddie swept through the room in it, and the corners swept a cup off the shelf. It was a plastic one.',
        '“That was bad!” cried {H}, delighted. But the baddie had already knelt down, and was asking the cup if it had hurt itself.'
      ]
    },
    {
      id: 'somebody-cries-help',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Help,” said {A}. The superhero was there in one leap. “What’s the matter?” “I’ve got two ends of wool,” said {A}, “and I need a finger in the middle.” {H} put a finger in the middle, and the knot was tied.',
        '“Is that all?” asked {H}. “That’s all,” said {A}. “Nobody else could have done it. I’ve only got the two hands.” {H} flew off again. But you can’t fight wool.'
      ]
    },
    {
      id: 'one-minute-wicked',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Be wicked for one minute,” said {H}. “I’ll count.” {A} made narrow eyes, and crept through the room with bent knees. {A} lifted one finger to poke {H} in the ribs.',
        'At forty the finger came nearer. At fifty it was there. “You’ve got something on your chin,” said {A}, and wiped it off. “Sixty,” said {H}, and sighed.'
      ]
    },
    {
      id: 'lair',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“A baddie lives in a lair,” said {H}. “It has to be dreadful, or nobody’s afraid to go in.” {A} hung a sheet over the table and was busy in there for some time. Then the superhero crept up, and tore the sheet aside.',
        'There were two cushions, a lamp, and a plate with slices of apple. “Mind your head,” said the baddie. “Where’s the dreadful part?” asked {H}. {A} looked about. “I took it out,” said {A}. “I thought you might be staying.”'
      ]
    },
    {
      id: 'heroes-rest',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They had a rest, and sat on the sofa, with the cape across both their knees. “What do you do when there’s nobody to save?” asked {A}. “I wait,” said {H}. “I stand on something and look.”',
        '“And if nothing ever happens?” The superhero had not thought of that. “Then I’ve got cold knees,” said {H}. {A} pulled the cape a bit further over to that side.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '“{A} can be the baddie,” said {H}. {A} looked up. Nobody could look so grim. The superhero put up two fists, and {A} shut one eye.',
        '“It’s pretending,” said {H}. {A} pretended for a good long time. It was the best baddie so far, since nobody knew what it would do.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one in our street,” said {S}. “A real baddie. He kept every ball that went over his wall.” “And what did you do?” asked {A}, and grew a little.',
        '“I rang the bell,” said {S}, “and asked. He’d been waiting for that. He had them all in a row, with the dates on. Nobody had ever rung.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be saved, and lay down on the rug with both arms out. “Save me,” said {S}. “What from?” asked {A}. “From the rug,” said {S}.',
        '{A} took hold of both feet and pulled {S} out of the rug. “Thank you,” said {S}. Then {S} rolled back onto it. “It’s got me again,” said {S}.'
      ]
    },
    {
      id: 'the-trouble',
      A: 'partner',
      paragraphs: [
        '“I’m no good at it,” said the baddie, and sat down. “Whenever I think of something bad, I think at once what it would be like for you. And then I don’t feel like it any more.”',
        '“Then think of something that I’d like so much that I can’t get out of it,” said {H}. {A}’s eyes went narrow, quite by themselves. “Ha,” said {A}. “Ha. Ha.” It was the right laugh.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-trap',
      A: 'partner',
      paragraphs: [
        'The baddie spread the big blanket on the rug. “You’d better not lie down on it,” it said. {H} lay down on it. Then the baddie took hold of one edge and rolled. Round and round went the superhero, until there was only a long roll with a face.',
        '{H} pulled with both arms. They were stuck to {H}’s sides. It was soft everywhere, and as warm as toast.'
      ]
    },
    {
      id: 'tickle-threat',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And the worst is still to come,” said the baddie. It took the feather duster and came nearer with it, very slowly. Inside the roll, {H} was laughing already.',
        '“I haven’t touched you,” said {A}. “You don’t have to,” said the roll. “I can feel you thinking of it.” So the baddie only thought of it, as hard as it could, and that was dreadful enough.'
      ]
    },
    {
      id: 'evil-plan',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Now I’ll tell you my whole plan,” said the baddie. “They always do. First I’ll make it quiet. Then I’ll draw the curtains. And then I’ll put all the clocks to bed, and nobody will ever have to get up.”',
        '“You’ll never get away with it,” said the superhero. But it was a good plan, and {H} could not help listening to the end.'
      ]
    },
    {
      id: 'both-of-them',
      A: 'partner',
      paragraphs: [
        '“Do you give up?” asked the baddie. “Never,” said the superhero, and yawned. But at the bottom ten toes stuck out. They got hold of the loose end of the blanket. “Come here,” said {H}. “I want to say something into your ear.”',
        'The baddie bent down. The toes pulled, {H} rolled back a whole turn, and the blanket went over the baddie as well. “Caught!” said the superhero. They lay nose to nose. “Is there any way out?” asked {A} after a while. “No,” said {H}. “You made it too well.” So they stayed there, and the whole world was safe.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a gust from the cape and blinked.',
      '{names} did something a little bad with a crumb, and nobody came.',
      { text: '{names} offered to call for help, and the superhero said not yet.', needs: ['hands'] },
      { text: '{names} washed the rest of the grapes, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed in the middle of the floor and got rescued over and over.',
      '{names} gave a wicked sort of sneeze, to show how it might be done.',
      { text: '{names} wrung both hands, as people do in stories, and then waved.', needs: ['hands'] },
      { text: '{names} moved the stool to where even a baddie could see it.', needs: ['hands'] }
    ],
    turn: [
      '{names} poked the long roll in the middle, and it laughed.',
      '{names} leaned against the trap, and the trap was good and warm.',
      { text: '{names} plumped up a cushion and put it under the end with the face.', needs: ['hands'] },
      { text: '{names} tested the trap with one finger and took the finger out in time.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the cape on its hook and put the rug straight. They kept the trap.',
    'Then the superhero washed, and walked into the trap again, and was rolled in up to the chin.'
  ],
  last: [
    'There was no way out, and no wish for one, and {H} slept.',
    '“Never,” said {H} once more, and gave up, and was asleep.'
  ]
})
