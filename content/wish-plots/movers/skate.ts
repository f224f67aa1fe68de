import { wishPlot } from '../wish-plot.ts'

export const whoeverSkate = wishPlot({
  id: 'wish-whoever-skate',
  visits: 'anything',
  whoever: [
    'wants to skate',
    'can’t skate',
    'wants to ice skate',
    'can’t ice skate',
    'wants to ice-skate',
    'can’t ice-skate',
    'wants to go skating',
    'wants to go ice skating',
    'wants to go ice-skating',
    'wants to skate on the ice',
    'wants to skate on ice',
    'can’t skate on ice',
    'wants to be a skater',
    'wants to be an ice skater',
    'wants to be a figure skater',
    'wants ice skates',
    'wants to slide on the ice',
    'wants to slide on ice',
    'can’t slide on ice',
    'goes ice skating',
    'goes skating',
    'skates on ice',
    'loves ice skating',
    'loves skating',
    'loves to skate',
    'loves to ice skate',
    'dreams of skating',
    'dreams of ice skating',
    'is bad at skating',
    'is bad at ice skating',
    'is no good at skating',
    'is no good at ice skating',
    'is afraid to skate',
    'is scared to skate',
    'slips on the ice',
    'keeps slipping on the ice',
    'keeps falling on the ice',
    'glides over the ice',
    'wants to glide over the ice',
    'slithers about on the ice',
    'can’t stand up on the ice',
    'dances on the ice',
    'does pirouettes on the ice',
    'goes to the ice rink',
    'zooms across the frozen pond',
    'falls over on the ice',
    'wobbles on the ice',
    'lands on its bottom on the ice',
    'twirls on the ice',
    'wants to spin on the ice',
    'wants to play ice hockey'],
  except: ['roller', 'skateboard', 'board', 'hurt', 'broke', 'thin', 'lake', 'melts', 'melted'],
  company: ['ice', 'butter', 'spoon', 'coat', 'shelf', 'fridge', 'mat'],
  about: 'The hero wants a curl of butter, and the spoon runs away along it as the skates of whoever cannot skate do on the ice; it only holds when you push across.',
  titles: ['The Ice Is Here', 'Past the Coat', 'A Curl of Butter', '{visitor} Goes Across', 'Lay It Out in Front'],
  want: [
    {
      id: 'curl',
      A: 'partner',
      paragraphs: [
        '{H} wanted a curl of butter, a real one, like a shell, as they have at weddings. {H} pulled the spoon along the butter, edge first. It ran away over the end, and left a line.',
        'Somebody rubbed about on the mat outside for a long time. It was {visitor.first}. “I’ve brought the ice,” said {visitor}. It was rolled up, like a rug. “The ice is all right. It’s me that doesn’t go.”'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-coat',
      A: 'partner',
      paragraphs: [
        'They unrolled it from the mat to the kitchen. It smelled of snow and old mittens. {visitor} did up the skates. “It’s just like walking,” said {A}, who was quite sure. “You push off backwards. Only harder.”',
        'Scritch, scritch, went the skates, forwards and backwards, faster and faster. “How far have I got?” asked {visitor}. “As far as the coat,” said {H}. “I began at the coat,” said {visitor}.'
      ]
    },
    {
      id: 'fall-small',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“First you’ve got to be able to fall,” said {A}. “When you feel it coming, make yourself small. Sit down on one side, and tuck in {caller.part}.” {A} did it first, and it went “puff”. Most people fall in one long piece, and that’s a “crack”.',
        '{visitor} practised. It was a puff, and another puff, and one in between that was nearly a crack. “You left {caller.part} out,” said {H}. After the ninth {visitor} was so good at it that you had to look twice. “Did you fall?” asked {A}. “I’ve just got up,” said {visitor}.'
      ]
    },
    {
      id: 'it-is-longer-on-ice',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Do something that you can do already,” said {A}, “so that the ice gets to know you.” So {visitor} {caller.does}, the same as ever. But on the ice it was longer. It went on by itself, as far as the umbrella stand, when it was over long ago.',
        '{A} wanted to see that too. In socks, at the very edge, {A} {caller.move}. Round went {A}, twice, quite slowly, and ended up looking at a wall. “I didn’t put that in,” said {A}.'
      ]
    },
    {
      id: 'only-in-drinks',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Is there much ice, {caller.where}?” asked {A}. “Only in drinks,” said {visitor}. There had been a party once. Very carefully {visitor} had got out on a cube, with one corner. There wasn’t room for any more. It had turned over.',
        '“What did you do then?” asked {H}. “I came up by the lemon,” said {visitor}. They were all quiet for a moment, and thought of that lemon. Then {H} fetched a cube from the freezer, and they looked at it. It really was very small.'
      ]
    },
    {
      id: 'the-chair-can',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'Beginners may push something in front of them. There was a chair. It had four legs, and slid along as if it had never done anything else. “Don’t lean on it,” said {A}. “It isn’t there to be sat on.” {visitor} leaned on it. The chair went on, and {visitor} stayed where the chair had been.',
        'Next, {caller.stand} was set on the chair. “That’s you,” said {H}, “when you can do it.” {visitor} gave it a push. It sailed away down the hall, all by itself, and waved.'
      ]
    },
    {
      id: 'on-the-bus',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’re too straight,” said {A}. “Stand as you do on the bus.” {A} was the driver, and had a plate for a wheel. {H} and {visitor} stood in the aisle on the ice. “Hold very tight,” called {A}, and braked. {visitor} was as stiff as a lamp post, and lay down as one.',
        '“Knees,” said {H}. “You’ve got to have them soft, in case.” At the next stop {visitor} gave a little at the knees, or thereabouts. The bus braked for a hen. Everybody sank a bit, and came up again. “Nobody got off,” said the driver.'
      ]
    },
    {
      id: 'laces',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One skate looked to the left, and the other lay down. “They’re too loose,” said {A}, and knelt in front of them. In front a lace may be easy. Higher up it has to hold you as somebody does who’s really pleased to see you. {A} pulled until it creaked.',
        '“Can you wiggle in there?” {visitor} could. “Can you get a finger in at the top?” {H} tried, and one went in, and not a second one. {visitor} stood up, and both of the skates were looking the same way.'
      ]
    },
    {
      id: 'butter-again',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In between {H} went to see to the butter. {A} said that it had to be softer, and breathed on it. {A} said that the spoon had to be warm, and sat on it. Each time it ran from one end to the other, and there was one more line. There were seventeen by now.',
        '“It looks like a rink,” said {A}. “After school.” {visitor} leaned in at the door to see. “Somebody’s been going along there very nicely,” said {visitor}. “I wish I knew how they got started.”'
      ]
    },
    {
      id: 'pulled',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came with a scarf. {visitor} took one end of it. {A} walked off with the other, beside the ice. And off went {visitor}, as smoothly as a drawer! “I’m skating!” “You are,” said {A}. Then they came to the kitchen, where the scarf stopped, and so did {visitor}.',
        '“Now you,” said {A}, and let the scarf hang. {visitor} looked at it. “It was the scarf,” said {visitor}. “I thought it was me.” They gave the scarf a clap, all the same.'
      ]
    },
    {
      id: 'machine',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Every hour the machine comes, and everybody has to get off the ice. {A} was the machine, on all fours, with a wet flannel. It hummed, and had a lamp on its head, and wiped away all the scritches. You may not speak to it.',
        '{H} and {visitor} stood on the mat meanwhile and stamped. {visitor} was good at that. “I could do this part before I came,” said {visitor}. Behind the machine the ice was like a window. Nobody wanted to be the first, so the machine had to be.'
      ]
    },
    {
      id: 'along-the-edge',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There is always one who holds on along the edge. Here it was the shoe shelf, and then the radiator, and then the handle of the door. {visitor} pulled and pulled, from one to the next. “I’m getting on,” said {visitor}. The shelf was getting on too. It had come away from the wall.',
        '“You’re bringing the house along,” said {A}. They put it all back. A slipper had fallen on the ice, and slid off without any trouble. “It hasn’t even got laces,” said {visitor}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There was one pair of skates in our house,” said {S}, “and two of us. I had the left one, and my cousin had the right.” “But you can’t skate with one!” said {A}. “We went arm in arm,” said {S}. “My foot outside, and hers. The shoes were in the middle, and had to keep up.”',
        'They had been quick, too. It was only at corners that they had to talk. {visitor} leaned on {S} to see how that was. {S} stayed in slippers. “Left,” said {S}. “Yours,” said {visitor}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a stone, the kind with a handle that they send along the ice on television. {S} curled up on a tray and waited. “Don’t talk,” said {A}. “I’m not,” said the stone. {A} gave it a push. {visitor} swept in front of it with a brush, as hard as anything.',
        'The stone turned round slowly, and went by the coat, and stopped against the mat with a “tock”. “Was that near?” it asked. It was the nearest that anybody had been. “Again,” said the stone.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to see what was lying in the hall. {A} tried it with one foot. It was cold, and wet, and it was not the hall. {A} shook the foot for a long time, and then shook another one, to be safe.',
        'Then there was something to be had in the kitchen. {A} went round by the wall, flat, like a coat that somebody carries past. “There’s room for one more there, is there?” asked {visitor}. {A} looked back from the kitchen, dry all over.'
      ]
    },
    {
      id: 'one-that-went-crooked',
      A: 'partner',
      paragraphs: [
        'Scritch, scritch, it went in the hall. {A} looked at the butter with its lines. “And what happened there?” asked {A}. “The spoon slipped,” said {H}. “It went crooked.” There it had made a small wave. “When you go along, the butter just lets the spoon run,” said {A}. “Here you went across, and it held.” Then {A} looked out at the skates. “You’re pushing along, too!” called {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'across',
      A: 'partner',
      paragraphs: [
        '{H} turned the spoon right across, and pulled. The butter held, and rose, and rolled itself up. It was a curl with three turns. “Across!” shouted {H}. “Put one skate like a duck’s foot, and push out to the side!”',
        '{visitor} turned one skate out and pushed. Crunch, went the ice, and held. The other skate slid away forwards, and this time it took {visitor} along. “Now that one!” called {A}. Across, and along. Across, and along. “Where’s the coat?” cried {visitor}. It hung far behind.'
      ]
    },
    {
      id: 'stopping',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And how do I stop?” called {visitor}. So far it had been the kitchen. “Across is for that, too,” said {A}. “Point the tips together, as if they had a secret, and push the ends apart.” {visitor} came along, and the tips came together. Frrrsh.',
        'There {visitor} stood, a hand away from the fridge. A little heap of snow lay before the skates. They did it until there was enough for a ball. It was a very small ball, and nobody threw it.'
      ]
    },
    {
      id: 'on-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now it was a question of how long one push will last. {visitor} pushed, and stood on the one that ran, and did nothing else. {A} walked alongside, and {H} counted the things that they passed. There was the radiator. There was the shelf. There was the draught from under the door.',
        '“Put it down!” called {A}. “I don’t need it yet,” said {visitor}. The other one was up in the air, for later. It was good for one more umbrella.'
      ]
    },
    {
      id: 'two-curls',
      A: 'partner',
      paragraphs: [
        'Where {visitor} had pushed off hardest, there lay a thin white curl. “It’s off the ice,” said {A}. {H} laid it on a saucer beside the one of butter. They were exactly alike. One of them was for supper, and one was quickly looked at.',
        '“And how will you get home?” asked {A}. “It isn’t icy out.” {visitor} took the ice by its end. “It is where I am,” said {visitor}. “I lay it out in front, and I roll it up behind.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door, and felt the cold along the floor.',
      '{names} had a look at the butter, and left one more line on it.',
      { text: '{names} cut some toast ready, for the curl.', needs: ['hands'] },
      { text: '{names} looked for mittens, and found three.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed on the dry side, and breathed little clouds.',
      '{names} went along the edge of the ice, as far as it was carpet.',
      { text: '{names} held up a cushion wherever it looked like being needed.', needs: ['hands'] },
      { text: '{names} mopped at the edge, where the ice was getting thin.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way, along the wall, for the first time.',
      '{names} followed {visitor} up and down with both eyes.',
      { text: '{names} took the coat off its hook, so that it could be passed faster.', needs: ['hands'] },
      { text: '{names} put out a hand at the end, and got a cold one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The floor of the hall was wiped dry. It looked dull without the ice, but you could walk on it.',
    'They washed, and slid in between the cold sheets, feet first, until it got warm.'
  ],
  last: [
    '{H} gave one push to the side, and ran along and along, and was asleep.',
    'The hall was dark, and the coat hung there and had been passed, and {H} was asleep.'
  ]
})
