import { wishPlot } from '../wish-plot.ts'

export const fridge = wishPlot({
  id: 'wish-fridge',
  wishes: ['fridge', 'fridges', 'refrigerator', 'refrigerators', 'frige', 'fridge light', 'light in the fridge', 'fridge door', 'ice box', 'icebox'],
  answers: ['light', 'door', 'cold', 'cheese', 'milk', 'kitchen', 'inside', 'open', 'hum', 'hums', 'night', 'shut', 'talking', 'food', 'lives', 'secret', 'big'],
  except: ['magnet', 'magnets', 'empty', 'broken', 'broke', 'died', 'dead', 'fish', 'goldfish', 'hamster', 'locked', 'stuck', 'hid', 'hides', 'hiding', 'climbed', 'medicine', 'insulin', 'beer', 'wine', 'party', 'disco', 'dance', 'hungry', 'nothing', 'raid', 'lost', 'freezer', 'how', 'why', 'painted', 'painting', 'picture', 'pictures', 'drawing', 'drew', 'draw', 'certificate'],
  moods: ['first'],
  company: ['cheese', 'milk', 'mustard'],
  about: 'Whenever the hero opens the fridge the light is on; to see it dark, somebody has to find what the door leans on.',
  titles: ['The Fridge Thinks It Is Shut', 'Ask the Cheese', 'Always on When I Come', '{H} Is the Door', 'What They Do in There'],
  want: [
    {
      id: 'always-on',
      A: 'partner',
      paragraphs: [
        '{H} opened the fridge, and the light was on. {H} shut it, counted to three, and opened it again. The light was on. “It’s always on when I come,” said {H}. “When you shut the door it goes out,” said {A}. “How do you know?” asked {H}. {A} had to think about that.',
        'In the fridge stood the milk, the mustard, six eggs and a cheese. They looked as if they had only just stopped talking. {H} wanted to see them once with the light out.'
      ]
    }
  ],
  way: [
    {
      id: 'caught',
      A: 'partner',
      paragraphs: [
        'So {H} crept up to the fridge in socks and flung it open. The light was on. {H} opened it as slowly as a snail, and put one eye to the crack. The light was on. “It hears me coming,” said {H}.',
        'Then they sent in a wooden elephant, as a spy. It stood beside the cheese for one whole song, with the door shut. It came out cold right through, and would not say. “Ask the cheese,” said {A}. “That’s in there day and night.” The cheese would not say either.'
      ]
    },
    {
      id: 'footprints',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'When {A} took out the butter, there were four small round dents in it. They looked at the butter, and they looked at the elephant. “It’s been for a walk,” said {A}. “In the dark?” asked {H}. “Or else it would have gone round.”',
        'So it had been dark, or the elephant did not look where it trod. “It’s a clue,” said {H}. They spread the clue on some bread, all but one foot.'
      ]
    },
    {
      id: 'cold-feet',
      A: 'same',
      spare: 2,
      paragraphs: [
        'With the door of the fridge open something came out. You could not see it. It came over the edge, and down, and across the floor, and arrived at their toes. “That’s the cold,” said {A}. “It’s heavier than warm. It always falls down.”',
        '{A} put one foot on top of the other. {H} held a hand at the top of the door, and there it was hardly cold. At the bottom it was winter. “It’s getting away,” said {A}, “all over the kitchen.”'
      ]
    },
    {
      id: 'the-beep',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They had looked for too long. “Peep,” said the fridge. “Peep, peep.” That meant the door. “One moment, please,” said {H}. “We’re watching you.” “Peep,” said the fridge, no louder than before, but you could tell how it was meant.',
        '{A} shut the door, and it stopped in the middle of a peep. “It had another half of one,” said {H}. They opened it a bit later, quite politely. It had kept that to itself.'
      ]
    },
    {
      id: 'tenants',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was an order in that fridge, as in a block of flats. The eggs lived in the door, on the balcony. The lettuce had the cellar, which was a drawer. On the top floor stood a jar of pickles, which had been there longer than anybody.',
        '“And the mustard?” asked {A}. “Always on the stairs,” said {H}. {A} bent down to look at the label of the pickles. “They moved in before you did,” said {A}.'
      ]
    },
    {
      id: 'no-keyhole',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You look through the keyhole, usually,” said {A}. They felt all over the front of the fridge for one. It had no keyhole, no window, and no slot for letters. “It’s the only house that hasn’t,” said {H}, “apart from an egg.”',
        'All around the door there was a strip of rubber, as soft as a lip. {H} pushed a sheet of paper in there. It was held so fast that it stayed. “It can keep its mouth shut,” said {A}. “That’s what it’s for.”'
      ]
    },
    {
      id: 'the-hum',
      A: 'same',
      spare: 6,
      paragraphs: [
        'All at once the fridge gave a shiver, and was quiet. Only then did they hear how loud it had hummed. “What’s it do when it hums?” asked {H}. “It carries the warm out,” said {A}. “It gets hold of it inside, and takes it round to the back.”',
        '{H} felt behind it, as far as an arm will reach. It was quite warm there, from the milk, and the eggs, and all of Monday’s soup. “So that’s where it puts it,” said {H}.'
      ]
    },
    {
      id: 'pudding',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wanted something out of the fridge, and opened it as people do, with one hand inside already. “Was it on?” asked {H}. “Was what on?” “The light! When you came! In the very first moment!” {A} had not looked. {A} had looked at the pudding.',
        '{H} leaned against the fridge. “Everybody looks at the pudding,” said {H}. “That’s why nobody knows.” {A} offered to shut it again, and look properly, and took the pudding out first.'
      ]
    },
    {
      id: 'whale',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the outside of the fridge hung a whale, which {H} had painted. It had a magnet at the top. But the door had been shut so often today that the whale had slid down. It was already quite near the floor.',
        '“It’s diving,” said {A}. Bang, went the door, and the whale went down by another inch. {H} fetched it up again for some air, and gave it a second magnet, on the tail. After that it could hold its breath for longer.'
      ]
    },
    {
      id: 'cards',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I think they play cards in there,” said {A}, “as soon as it’s shut.” “In the dark?” asked {H}. “That’s why nobody’s ever won.” {H} thought of the eggs in the door, who could not reach the table.',
        '“They only watch,” said {A}. “And nobody shouts, because of the butter. It goes soft if you shout at it.” They opened the fridge to see. Somebody had put away the cards. It had been very quick.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} knew the sound of that door from any other. Each time the fridge was opened, {A} was there. {A} was not interested in the light. {A} looked at the second shelf, on the left, where the ham was.',
        '“Do you know if it’s dark in there?” asked {H}. {A} did not turn round for it. When the door was shut again, {A} looked at the door, exactly where the ham was behind it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My grandmother’s fridge had no light,” said {S}. “It was a cupboard with a block of ice in it. A man brought that on his shoulder, on Tuesdays.” “And did it not melt?” asked {A}.',
        '“By Friday it was as small as a soap,” said {S}. “Once there was a leaf in it. We looked at that leaf for three days, and then it came out.” {S} shook {S}’s head. “It was only a leaf. But we’d waited for it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} said good night to them, before the door was shut. “Good night, milk. Good night, mustard.” There were six eggs, and each of those was told it by itself. “Good night, cheese.” “That’s enough now,” said {A}. “It’s getting warm in there.”',
        'Then {S} found the drawer, with the carrots in it. There were eleven. At the seventh the fridge said peep, and {S} said good night to that too.'
      ]
    },
    {
      id: 'white-button',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the floor, and watched the edge while {H} shut the fridge once more. “Slower,” said {A}. “There’s a little white button in there, like a tooth. Right at the end, the door leans on it.”',
        '{H} looked too. When the door came, the button had to go in. “It doesn’t hear you at all,” said {A}. “It only feels the door.”'
      ]
    }
  ],
  turn: [
    {
      id: 'thinks-its-shut',
      A: 'partner',
      paragraphs: [
        '{H} opened the fridge wide, laid one finger on the white button, and pressed. The light went out. “It thinks it’s shut,” whispered {H}. “It thinks I’m the door.”',
        'They hardly breathed. It was dim in there. The six eggs lay in their row. The cheese did nothing, and did it very well. “So that’s what they do,” whispered {A}. “They rest,” said {H}. “The whole night long. And then we come, and put the light on.”'
      ]
    },
    {
      id: 'lightning',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A finger gets tired, when it is a door. {H} wanted to change over to the thumb, and that had to be done fast. For a moment nobody was on the button. There was a flash, from the pickles to the lettuce, and it was dark again.',
        '“They’ll have thought that was lightning,” said {A}. They both listened if there was any thunder. Only the fridge rumbled a bit, at the back.'
      ]
    },
    {
      id: 'what-a-door-does',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“You’re the door now,” said {A}. “So you’ve got to do what a door does.” {H} was flat and stood up straight. {A} took a magnet and tried to hang the shopping list on {H}’s jumper. It slid off.',
        '“I’m not that sort of door,” said {H}. “You’re better than ours,” said {A}. “You can tell us what’s behind you.” “Nothing,” said {H}, without turning round, “and they’re all doing it.”'
      ]
    },
    {
      id: 'knock',
      A: 'partner',
      paragraphs: [
        '{H} took the finger away, and it was bright. “Sorry,” said {H} to the cheese, and shut the fridge softly. But {A} still needed the milk, and put out a hand.',
        '“You’ve got to knock first,” said {H}. “Then they’ve got time to shut their eyes.” So {A} knocked on the fridge, twice. Behind the door it began to hum. “That means yes,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in as well, and nobody in there moved.',
      '{names} waited at the hinge, where you see nothing at all.',
      { text: '{names} shaded both eyes with a saucepan lid, and saw only the lid.', needs: ['hands'] },
      { text: '{names} counted to three too, and came out at four.', needs: ['hands'] }
    ],
    way: [
      '{names} crept up behind {H}, just as quietly, and was not caught either.',
      '{names} listened at the fridge, and it hummed.',
      { text: '{names} dried the elephant with a tea towel.', needs: ['hands'] },
      { text: '{names} put a question to the mustard, with no better luck.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as quiet as the cheese.',
      '{names} looked into the dim fridge, and breathed a small cloud.',
      { text: '{names} drew the curtain as well, so that it was all one dark.', needs: ['hands'] },
      { text: '{names} knocked on the bread bin, to be on the safe side.', needs: ['hands'] }
    ]
  },
  bed: [
    'They knocked, and put back the milk. The door fell to by itself, with a sound like a small kiss. Nobody had to ask what it was like in there now.',
    'Washed and dried, {H} lay down in a row with the pillow. Somebody’s finger pressed the button by the door, and the light went out. {H} did nothing, and did it very well.'
  ],
  last: [
    'It was dark in the fridge, and it was dark in here, and {H} was asleep.',
    'Somebody very quiet lay quite still with the light out, and it was {H}, asleep.'
  ]
})
