import { wishPlot } from '../wish-plot.ts'

export const schoolBusWrongWay = wishPlot({
  id: 'wish-school-bus-wrong-way',
  wishes: ['school bus wrong way', 'school bus went wrong way', 'school bus wrong direction', 'school bus wrong turn', 'school bus wrong road', 'school bus wrong street', 'bus went the wrong way', 'bus goes the wrong way', 'bus going the wrong way', 'bus took wrong way', 'bus took wrong turn', 'bus took wrong road', 'bus turned left wrong', 'bus wrong way home', 'bus driver wrong way', 'bus driver wrong turn', 'bus driver new way', 'new bus driver', 'new school bus driver', 'bus driver didn’t know the way', 'bus driver doesn’t know the way', 'bus driver does not know way', 'bus driver forgot way', 'bus driver got lost', 'bus driver lost way', 'school bus got lost', 'school bus lost', 'school bus past houses', 'school bus past our house', 'school bus past my house', 'school bus past everybody’s house', 'bus past all our houses', 'bus drove past house', 'bus drove past our stop', 'bus drove past my stop', 'school bus didn’t stop', 'school bus missed stop', 'bus missed our stop', 'school bus detour', 'children tell bus driver way', 'school bus different way'],
  answers: ['school', 'bus', 'went', 'goes', 'going', 'took', 'turned', 'drove', 'wrong', 'way', 'direction', 'turn', 'road', 'street', 'left', 'right', 'past', 'house', 'houses', 'home', 'stop', 'missed', 'didn’t', 'doesn’t', 'not', 'know', 'knew', 'knows', 'driver', 'new', 'children', 'kids', 'better', 'than', 'tell', 'told', 'lost', 'got', 'forgot', 'different', 'detour', 'everybody’s', 'everyone’s', 'our', 'my', 'all', 'the', 'today', 'afternoon', 'after', 'from', 'round', 'and', 'we', 'had', 'to', 'show', 'him', 'her'],
  except: ['crash', 'crashed', 'accident', 'scared', 'afraid', 'cried', 'crying', 'alone', 'asleep', 'sick', 'hurt', 'flies', 'flying', 'space', 'moon', 'trip', 'museum', 'zoo', 'bully', 'bullied', 'broke', 'broken', 'snow', 'flood', 'stranger', 'police', 'night', 'dinosaur', 'lost my', 'train', 'shoe', 'bag', 'coat', 'hat', 'teddy'],
  isTale: true,
  out: true,
  company: ['bus', 'driver', 'twins', 'trumpet', 'baker', 'goat', 'pond', 'door', 'seat', 'window', 'gate', 'dog', 'sofa', 'step', 'street', 'bell', 'letter box', 'mat', 'plan', 'girl'],
  about: 'A new driver takes the school bus the wrong way round, past everybody’s houses, and stops too late each time; the hero, who is always last off, is the one who knows what comes before every door.',
  titles: ['Two Buses Early', 'The Last One Off', 'Past Everybody’s Houses', '{H} in the Front Seat', 'Mind the Goat'],
  want: [
    {
      id: 'last-one-off',
      A: 'partner',
      paragraphs: [
        '{H} was always the last one off the school bus. By then all the others were home, and eating. Today {A} was riding along, and there was a new driver. At the school gate the bus turned left.',
        '“It always turns right,” said {A}. “This is the wrong way round.” {H} sat up. The wrong way round, the last house was the first! For once {H} would be home before anybody.'
      ]
    }
  ],
  way: [
    {
      id: 'as-usual',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The driver did have a plan. It was stuck up beside the wheel. The last driver had written it, and he knew the way. “As usual,” it said at the top. “Then the twins. Then as usual. Mind the goat.”',
        '“What’s usual?” asked the driver. {A} looked at the back of the plan. There it said, “See over.” “It was quite clear to him,” said {A}. The driver minded the goat. There was none yet, but she minded it.'
      ]
    },
    {
      id: 'that-one-is-mine',
      A: 'partner',
      paragraphs: [
        'There was {H}’s house already. “That one’s mine!” called {H}. The driver braked. When the bus stood still, it was in front of the baker’s. “So you live at the baker’s,” said the driver. {H} did not. But a bus may not go backwards with children in it. It drove on.',
        '“That’s mine!” called a girl with a trumpet, and they stopped at a letter box. “Here!” called the twins, and they stopped at a goat. They went past everybody’s houses. “Couldn’t you say it sooner?” asked the driver. “It wasn’t there sooner,” said the twins.'
      ]
    },
    {
      id: 'on-the-sofa',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From the bus you could see right into a front room. A dog lay there on the sofa, on its back. “He’s never on the sofa!” cried the girl whose house it was. “He isn’t allowed.” The whole bus looked in. The dog looked out.',
        'Slowly he put one foot on the floor, and then another. He went and lay down on his mat, and shut his eyes. “He’s heard the bus,” said {A}. “He must do that every day, at this time.” Only today it was the wrong one.'
      ]
    },
    {
      id: 'who-rang',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Press the bell, then,” said the driver, “when it’s yours.” So everybody did. Ding, it went, and ding, and ding. “Which house was that?” asked the driver. You could not hear it from the ding. They all lived at the same note.',
        '{A} thought that they might ring in different ways. The trumpet girl had one long and two short. The twins rang at once. By the third street it was quite a nice tune. The driver drove along to it, and forgot to stop.'
      ]
    },
    {
      id: 'the-goat-gets-on',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the next stop the door opened, and a goat got on. It looked for a seat, and took the one by the window. “Does it go to school?” asked the driver. “It’s going home from it, like us,” said {A}. “It lives two stops on,” said the twins.',
        'Two stops on it stood up by itself. The driver opened the door, and the goat was exactly there. “How did it do that?” asked {H}. It had got off at a hedge, and lived in the whole of it.'
      ]
    },
    {
      id: 'whose-left',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Left!” called the twins. One of them sat facing forwards, and the other facing back. “Which left?” asked the driver. They each pointed at it, and the two lefts lay on opposite sides of the street. “They can’t both be left,” said the driver.',
        '“They can,” said {A}, and sat down sideways between them. Now there was a third, which led into somebody’s porch. The driver took none of them, and went straight on, as the only one that all agreed about.'
      ]
    },
    {
      id: 'asking-the-way',
      A: 'other',
      spare: 6,
      paragraphs: [
        'At the next stop {A} asked the way, from the step of the bus. An old man leaned out of his window, and talked with both arms in the air. It took a good while. {A} nodded, and thanked him, and came back to the seat. “Well?” asked {H}.',
        '“He makes plum cake,” said {A}, “and it’s his own recipe. You take the plums first.” And the way? {A} had asked about that too. The old man was new here. He had come by the bus.'
      ]
    },
    {
      id: 'nose-first',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come along today, and lay under the seat, and knew everything from below. At the baker’s {A}’s head went up. At a pond {A} turned round once. “{A} knows where we are,” said {H}. “You only have to look.”',
        'So whenever the bus stood still, the driver looked round at {A}. {A} looked back at her, kindly. At last {A} stood up, and was sure of it, and everybody held on to something. It was a cheese sandwich, two rows in front.'
      ]
    },
    {
      id: 'old-sam',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Our school had no bus,” said {S}. “We had a horse called Sam.” “Did he know the way?” asked {A}. “He knew it so well that he slept,” said {S}. “He stopped at every house in his sleep, and we got down quietly.”',
        'Then a family moved away. Sam went on stopping at their gate, for years. “So we picked their plums, while we were there,” said {S}. “It would have been rude to wake him.”'
      ]
    },
    {
      id: 'nobody-in-it',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can see my room!” said {S}, with {S}’s nose on the window. “Are you in it?” asked {A}. {S} looked for as long as the bus went past. “No,” said {S}. “But my bear’s there. He’s got my chair.”',
        '{S} had always wondered what the bear did until four. So that was it. “Did he see you?” asked {A}. “He’s not to know,” said {S}, and slid down in the seat until the next street.'
      ]
    },
    {
      id: 'what-comes-before',
      A: 'partner',
      paragraphs: [
        '{A} had been looking out at the back. “The house is always just behind us,” said {A}. That was so, said the driver. A bus is heavy. It needs two more buses’ length to stop in.',
        '“Then you must say it two buses early,” said {A}. But what came before your house? By then the others were always packing up. “I know,” said {H}. The last one off has seen all of them go in.'
      ]
    }
  ],
  turn: [
    {
      id: 'left-or-right',
      A: 'partner',
      paragraphs: [
        'By now they had been all the way round. There was the school again, and nobody had got off. “Left or right?” asked the driver. To the left, {H} would be home first. But then who would know the other doors? “Right,” said {H}.',
        '{H} was given the seat at the very front, with {A} beside. “There’s the goat,” said {H}. “Brake for the twins.” The door opened just at their mat.'
      ]
    },
    {
      id: 'the-drivers-house',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They came by a small house with a red roof. “Who lives there?” asked the driver. {H} did not know. Nobody had ever got off at it. The driver looked again, and braked. “I do,” she said. “I’ve never seen it from so high up.”',
        'By then they were two buses past it. “You should’ve said so sooner,” said the twins. “It wasn’t there sooner,” said the driver. She had left a light on, too. She took it as a sign that she’d be coming home.'
      ]
    },
    {
      id: 'a-bus-length',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How long is one bus?” asked {A}, who wanted to help. {H} walked down the middle while they stood at a stop. It was fourteen {H}s, heel to toe, and a bag. {A} wrote down twenty-eight {H}s, and two bags.',
        'Then {A} looked out for anything that was twenty-eight {H}s before a door. There was a puddle that would do, and a man with a ladder. “Don’t go away,” called {A} to him. He was still there on the Thursday.'
      ]
    },
    {
      id: 'step-to-step',
      A: 'partner',
      paragraphs: [
        'One after another they got off, and went in to their suppers. The bus grew lighter and quieter. In the end every other seat was empty. “And the last one?” asked the driver. “After the baker’s,” said {H}, when it was still two buses off.',
        'The step of the bus stood at the step of the house. All round the town they were sitting at their tables now, and {H} could have said where.'
      ]
    }
  ],
  everybody: {
    want: ['{names} sat in the back row, and saw all of it last.', '{names} looked out to the left, where it was all new.', { text: '{names} held on to the pole with one hand.', needs: ['hands'] }, { text: '{names} waved to the school gate, on the wrong side.', needs: ['hands'] }],
    way: ['{names} looked at the goat, and the goat looked back.', '{names} said good day to the letter box.', { text: '{names} held the trumpet when the bus braked.', needs: ['hands'] }, { text: '{names} wiped the window, to see who lived there.', needs: ['hands'] }],
    turn: ['{names} moved up a row at every stop.', '{names} leaned to the right, to help the bus round.', { text: '{names} waved at each of the doors.', needs: ['hands'] }, { text: '{names} pressed the bell, now that it meant something.', needs: ['hands'] }]
  },
  bed: [
    'At home a saucer drove round the table, and stopped at every cup. The shoes were parked by the door, step to step, and the bag was hung up.',
    '{H} washed, and slowed down in good time, two buses before the bed. Then {H} lay down, right at the mat.'
  ],
  last: ['The bus went home with its lights on, and knew the way, and {H} was asleep.', 'Everybody had been let off at their own door, and {H} was asleep.']
})
