import { wishPlot } from '../wish-plot.ts'

export const aliens = wishPlot({
  id: 'wish-aliens',
  wishes: ['alien', 'aliens', 'ufo', 'ufos', 'martian', 'martians', 'alien spaceship', 'alien friend', 'little green man', 'little green men'],
  except: ['afraid', 'scared', 'scary', 'invasion', 'pants', 'underpants', 'underwear', 'toy', 'school', 'ben', 'shop', 'supermarket', 'checkout', 'till', 'trolley', 'grocery', 'store'],
  answers: ['green', 'friendly', 'spaceship', 'space', 'planet', 'visit', 'visits', 'landing', 'landed', 'little', 'friend', 'ship', 'from'],
  company: ['alien'],
  about: 'An alien has to be taken to the leader, and nobody is one, until something comes that they all obey at once.',
  titles: ['Take Me to Your Leader', 'The Alien and the Form', '{H} Has No Leader', 'All at Once, and Nobody Ordered It', 'A Ship Like a Teapot'],
  want: [
    {
      id: 'on-the-sill',
      A: 'partner',
      paragraphs: [
        'On the windowsill stood an alien. It was green, and no taller than a milk bottle. Behind it was its ship, which looked like a teapot. “Take me to your leader,” said the alien.',
        '{H} wanted very much to look inside. “May I?” asked {H}. “First the leader,” said the alien, and held up a form with one empty line. {H} took it to {A}. “I’m not the leader,” said {A}. “I only happen to be standing here.”'
      ]
    }
  ],
  way: [
    {
      id: 'fridge',
      A: 'partner',
      paragraphs: [
        '“Whom do you all go to, then?” asked the alien. They had to think. “To the fridge,” said {H}. {A} opened it, and the light went on, and the alien bowed low. But the fridge gave no orders. It only hummed.',
        'Then they took it to the clock. “What is your command?” asked the alien. “Tick,” said the clock. “That does not feel like an order,” said the alien.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the hall the alien met somebody green. It stood in the mirror, and was holding up a form. “You have got here before me,” said the alien, quite hurt. The other one said nothing, and was hurt as well.',
        '“That’s you,” said {H}. “Do you write things down about yourself?” The alien had a good look. “I had imagined that I was taller,” it said.'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where do you come from?” asked {A}. “From there,” said the alien, and pointed through the ceiling. “You turn left at the red one, and then there is nothing for eleven years.”',
        '“What did you do for eleven years?” asked {H}. “I said my sentence,” said the alien. “Take me to your leader. At first I had it the wrong way round. Your leader to me take. I am glad that I noticed.”'
      ]
    },
    {
      id: 'what-is-a-milk-bottle',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The alien had made a friend. It stood on the sill beside a milk bottle, and they were just the same height. “This one says nothing about itself,” said the alien. “It is modest. Is it a leader?” “It’s from the fridge,” said {H}. “It’s got a date on it.”',
        '“And on that day?” “You have to do what it says,” said {A}, “or it goes sour.” The alien took one careful step to the side. For the rest of the evening it spoke to the bottle only in a whisper.'
      ]
    },
    {
      id: 'telephone',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Then the telephone rang. {A} ran to it at once, with wet hands. The alien was much excited. “It shouts, and you run!” it said. “Is that your leader?”',
        '“It’s somebody who wants to sell us windows,” said {A}, with one hand over it. “And do you obey?” asked the alien. “No,” said {A}, and put it down. The alien rubbed out what it had begun to write.'
      ]
    },
    {
      id: 'biscuit',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} offered the alien a biscuit. It did not know what that was. It listened to it, and then it put it on its head. “Is it for important people?” asked the alien. “It’s for eating,” said {H}, and showed it how.',
        'The alien took off the biscuit and bit the edge. Its eyes went round, and then they went square. “And who is in charge of those?” it whispered.'
      ]
    },
    {
      id: 'traffic-light',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From the window you could see the crossing, with its red lamp and its green one. A car came, and stopped for the red one all by itself. “It has no arms,” said the alien, “and they obey.” It got out the form. {H} breathed on the glass, to see better. Then it was green, and the car drove off.',
        '“Whom does it tell, when there is nobody there?” asked the alien. They waited. It went red, and it went green, and the street was empty. “It’s only practising,” said {A}. “Or it is lonely,” said the alien, and put the pencil away.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The alien stopped in front of {A}. {A} lay in the best place, and everybody else walked round it. “Here we are,” said the alien, and bowed with the form held out.',
        '“We do bring it all its food,” said {H}. “And we say thank you when it comes.” The alien waited for a command. {A} shut both eyes. Nobody could say if it was one.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Me?” said {S}. “I’ve told them things for years. Scarves. Sit up straight. Not on the wall.” “And do they do it?” asked the alien. {S} looked at {A}, and {A} looked at the wall.',
        '“They did once,” said {S}. “All of them. Then it turned out that there was cake.” The alien wrote down “cake” and a question mark.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ll be the leader,” said {S}. “Everybody has to be a chicken.” The alien wrote it all down, and became a chicken. It was the only one.',
        '“They’re not doing it,” said the alien. “They never do,” said {S}. “You can stop now,” said {A}. But the alien had just got the hang of it.'
      ]
    },
    {
      id: 'what-a-leader-is',
      A: 'partner',
      paragraphs: [
        '“Then I may not go home,” said the alien, and sat down on its empty form. {A} sat down as well. “What does a leader do where you come from?” asked {A}.',
        '“The leader does a thing,” said the alien, “and then all of us do it. At once, and whether we want to or not.” {H} tried that, and hopped. {A} did not hop. “There’s nobody like that here,” said {A}, and stretched both arms.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-comes',
      A: 'partner',
      paragraphs: [
        '{A}’s mouth opened by itself. It opened wider and wider, and a sound came out like a door on a farm. “Excuse me,” said {A}. But by then {H}’s mouth was open too.',
        'The alien stood up. “Who ordered that?” it asked. “Nobody,” said {H}. “It just came.” “And you all did it!” cried the alien. “At once! And you did not want to!”'
      ]
    },
    {
      id: 'round-again',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Let me see it once more,” said the alien. “It doesn’t come when it’s called,” said {A}. “You can’t just say yawn.” And there it was. It went from {A} to {H}, and back again, with a squeak at the end.',
        'The alien walked round them and looked in from the side. “Such power,” it said, “and not a single word.”'
      ]
    },
    {
      id: 'far-as-the-street',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Across the street somebody was standing at a window. They all watched. The somebody looked over at them, and covered up a yawn. “Over there as well?” asked the alien.',
        '“Everywhere,” said {H}. “Even fish do something like it. Dogs can catch it from people.” “So it reigns over the whole planet,” said the alien. It stood to attention, as far as you can without knees.'
      ]
    },
    {
      id: 'inside-the-ship',
      A: 'partner',
      paragraphs: [
        '“And what is it called?” asked the alien. “A yawn,” said {H}. The alien wrote it on the line. Just then its own mouth opened, almost all the way round. “I have met your leader,” said the alien. “I think I have to lie down.”',
        'It lifted the lid of the ship, and {H} could look inside at last. There was nothing in there but a bed, and the blanket was turned back already. “It’s a long way home,” said the alien, and got in. The lid closed, and the ship rose without a sound, like somebody going out on tiptoe.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waved first, which confused the alien.',
      '{names} sniffed at the teapot, and it was not from here.',
      { text: '{names} filled in another form, mostly with jam.', needs: ['hands'] },
      { text: '{names} put on a tie, in case a leader was wanted.', needs: ['hands'] }
    ],
    way: [
      '{names} bowed to the fridge, down by the vegetables.',
      '{names} led the alien as far as the biscuit tin, which seemed worth a try.',
      { text: '{names} knocked on the fridge, before disturbing it again.', needs: ['hands'] },
      { text: '{names} wrote down what the clock said, and it was mostly one word.', needs: ['hands'] }
    ],
    turn: [
      '{names} opened wide as well, and it went on and on.',
      '{names} obeyed at once, down to the last tooth.',
      { text: '{names} clapped a hand over it, and it came out at the sides.', needs: ['hands'] },
      { text: '{names} stamped the form with an egg cup.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the window. On the sill there was a ring, as from a teapot, and it stayed.',
    'At the washbasin a yawn came again, and {H} obeyed. Then {H} lay down, for that was an order too.'
  ],
  last: [
    'Somewhere far up a lid was shut, and down here {H} slept, as ordered.',
    'The leader came by once more, in one last yawn, and {H} was asleep.'
  ]
})
