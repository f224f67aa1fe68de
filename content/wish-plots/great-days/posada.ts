import { wishPlot } from '../wish-plot.ts'

export const posada = wishPlot({
  id: 'wish-posada',
  beginsElsewhere: true,
  wishes: ['posada', 'first posada', 'hosting posada', 'piñata third try', 'too shy piñata', 'posada grandma', 'posada abuela', 'posadas', 'las posadas', 'las posadas neighbours', 'posada piñata', 'pidiendo posada', 'pedir posada', 'asking for posada', 'asking for lodging', 'ask for lodging', 'candles lodging', 'neighbours posada', 'neighbors posada', 'posada song', 'posada candle'],
  answers: ['las', 'hosting', 'host', 'our', 'shy', 'too', 'third', 'try', 'abuela', 'grandma', 'grandpa', 'tio', 'tia',  'neighbour', 'neighbours', 'neighbor', 'neighbors', 'neighbour’s', 'neighbors’', 'neighbours’', 'house', 'door', 'doors', 'street', 'song', 'songs', 'sing', 'singing', 'sang', 'candle', 'candles', 'lantern', 'lanterns', 'sweets', 'candy', 'mandarins', 'tangerines', 'peanuts', 'sugar', 'cane', 'ponche', 'tamales', 'christmas', 'december', 'nights', 'nine', 'first', 'last', 'tonight', 'today', 'tomorrow', 'cousins', 'family', 'friends', 'school', 'mexico', 'mexican', 'star', 'points', 'stick', 'blindfold', 'rope', 'hit', 'hitting', 'hits', 'break', 'broke', 'breaking', 'turn', 'swing', 'full', 'inn', 'pilgrims', 'procession', 'going', 'walk', 'walking', 'knock', 'knocking', 'lodging', 'shelter', 'party', 'excited', 'invited', 'night', 'asking', 'let', 'birthday'],
  except: ['birthday', 'party', 'donkey', 'hurt', 'stitches', 'hospital', 'bled', 'head', 'crying', 'cried', 'died', 'war', 'police', 'homeless', 'fought', 'fight', 'nobody', 'unicorn', 'dinosaur', 'pirate', 'robot', 'superhero', 'make', 'making', 'made', 'papier', 'build', 'burnt', 'fire', 'colada'],
  moods: ['waiting', 'first', 'proud'],
  out: true,
  fed: true,
  company: ['door', 'candle', 'candles', 'star'],
  about: 'Behind the neighbours’ door the hero has to sing that there is no room, and cannot help letting the pilgrims in, until the piñata comes, which has no door at all.',
  titles: ['No Room, No Room', 'The Third Time of Asking', '{H} Keeps the Inn', 'A Star With No Door', 'Back Down the Path'],
  want: [
    {
      id: 'behind-the-door',
      A: 'partner',
      paragraphs: [
        'Tonight the posada was at the neighbours’, the Bravos’. Half the street stood outside with thin candles. They were the pilgrims, and sang to be let in. The other half stood inside. They were the innkeepers, and had to sing no.',
        '{A} was out there in the wind. {H} was inside, and it was {H} who had the door handle. “Only the third time,” said Mrs Bravo. “Twice we say no.” {H} nodded.'
      ]
    }
  ],
  way: [
    {
      id: 'the-first-door',
      A: 'partner',
      paragraphs: [
        'Outside they sang that they had walked a long way. {H} looked through the keyhole. There was {A}, with a red nose. “We’ve no room,” sang the innkeepers. And then the door was open.',
        '“Come in, quickly!” said {H}. Nobody came. “You’ve got to turn us away first,” said {A}. “But you’re freezing!” “That’s how a posada goes.” So the pilgrims went back down the path and began again.'
      ]
    },
    {
      id: 'paper-collars',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Each candle had a collar of paper, to keep the wax off the fingers. Some of {A}’s had got past it all the same, and set. Now {A} had one white thumb. “It’s a thimble,” said {A} through the crack. It came off whole, with the lines of the thumb inside.',
        '{A} pushed it in under the door. So that at least had got into the inn. {H} put it on, and it was still a bit warm.'
      ]
    },
    {
      id: 'what-they-carry',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the very front two children carried a board between them. On it stood Mary and Joseph, of clay, and a donkey with one ear. They were the ones who needed the room. “Which of them’s tired?” {H} asked through the keyhole.',
        '{A} bent down to see. “The donkey,” said {A}. “It’s lying down already.” It had not lain down by itself. It had come unstuck at the second bend, and {A} held it on with one finger.'
      ]
    },
    {
      id: 'nine-nights',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There are nine posadas, one each night until Christmas Eve, and each is in another house. Yesterday’s had been at the Ortegas’, on the third floor. “There was a no on every landing,” said {A}, “and a dog that sang both parts.”',
        '“And tomorrow’s?” “At the shoemaker’s.” {H} thought about the people in the song. They’d had to walk for nine nights, past all those kitchens. Somebody might have been a little quicker with the door.'
      ]
    },
    {
      id: 'through-the-letter-flap',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The door had a flap for letters. {H} lifted it with one finger. “Are you very cold?” “Medium,” said {A}. A warm smell of cinnamon went out through the flap, and a pilgrim sniffed. That only made it harder for everybody.',
        '{H} pushed a biscuit through, for {A}. Then there was a second hand at the flap, and a third. “That’s no way to run a full inn,” said Mrs Bravo, and passed the plate.'
      ]
    },
    {
      id: 'practising-no',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“You don’t look like a no,” said {A} through the glass. “Do it like this.” {A} pulled down both eyebrows. {H} pulled down {H}’s. Then {A} asked very politely for a bed, and the eyebrows went up again.',
        'They tried it with the chin out, and with folded arms. “Could we sleep in the shed, at least?” asked {A}. “Yes, of course,” said {H}. “Oh.” It was a mouth that simply had no no in it.'
      ]
    },
    {
      id: 'verse-by-verse',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The verses went to and fro through the wood. One lot sang that his wife was tired. The other lot sang that they’d been woken up. “That’s rude,” said {H}. “It gets worse,” said {A} outside. “In the next one you threaten us with a stick.”',
        '{H} didn’t sing that one. {H} moved only the lips. It looked like a fish, {A} told everybody afterwards, a kind one.'
      ]
    },
    {
      id: 'in-the-pot',
      A: 'other',
      spare: 7,
      paragraphs: [
        'In the kitchen stood a pot as big as a drum. It was ponche, hot, with guavas and cinnamon sticks and bits of sugar cane to chew. {A} was let in by the back, to stir. “I’m not a pilgrim at the moment,” said {A}. “I’m a spoon.”',
        '{H} counted the cups. There were forty. “So they do know that we’ve got room,” said {H}. “They’ve known all along,” said {A}. “They can smell it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was with the pilgrims, and did not sing. But {A} stood right at the front, where a door begins. When the door stayed shut, {A} looked up at the handle. {A} knew whose hand was on the other side.',
        '“I can’t,” whispered {H} through the wood. “It’s only the second verse.” {A} breathed in under the door, long and sadly. That was when the door came open a crack, and nobody could have said who did it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The year that I had the handle,” said {S}, “it was the other way. I said no very nicely, and then I couldn’t get it open. It had stuck.” “With all of them outside?” asked {A}. “With all of them, and the soup.”',
        'In the end they’d come in through the window. There were forty people, and a donkey made of clay. “It went past me upside down,” said {S}. “I’ve never seen a donkey look so much at home.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was out there as well, and sang through the keyhole. “We’ve come from very far,” sang {S}, “and I’ve got a stone in my shoe.” That was not in the song. “In which one?” asked {A}.',
        '“In the left,” sang {S}, to the same tune. “And our donkey needs to go.” Behind {A} the innkeepers had stopped singing no. It was hard to find a verse for that.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was carried past in somebody’s shawl, and saw forty candles, each with a face above it. {A} drew in a great breath, as you do for a cake. “Not yet!” said {H}. “They’ve still got to find us.”',
        'So {A} kept that breath for as long as there was room. It came out as “Oooh.” It was just about the note that they were singing, and the verse went up with it.'
      ]
    },
    {
      id: 'the-second-door',
      A: 'partner',
      paragraphs: [
        'The second time {H} held on with both hands. “No,” sang the innkeepers. “We’re very tired,” sang {A}, a little flat from the cold. The handle went down by itself.',
        'Back down the path they went, all forty, and by now they were laughing. {A} put an eye to the keyhole. “If it opens at once, it’s only a door. The third time it’s a posada. You’re not shutting us out. You’re saving it up.” {H} thought of that, and sang no to the keyhole, twice.'
      ]
    }
  ],
  turn: [
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        'Then they came for the third time. Inside and outside they sang the same now. “Come in, pilgrims!” {H} pulled the door so hard that the wreath flew off. In came all that cold, and all those candles, and {A} first of all.'
      ]
    },
    {
      id: 'seven-points',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The piñata was on a rope, and Mr Bravo pulled. So it hopped up whenever anyone swung at it. {A} was first, and hit the air, and then the air on the other side. “It’s over there!” they shouted. “No, higher! No, behind you!”',
        'All of them were right, one after the other. {A} came back with the blindfold round the neck and one yellow fringe. “I’ve opened it a little,” said {A}. It was the tip of a point.'
      ]
    },
    {
      id: 'sugar-cane',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{H} fished a bit of sugar cane out of a cup, and chewed it. First it was wood, and then it was juice, and after that it was wood again. “Would you have let us in the first time, really?” asked {A}. “Yes,” said {H}. “And it would have been all eaten by now.”',
        '{A} thought of that pot, so big and so soon empty. They clinked their cups. Then they looked to see if there was still somebody on the path.'
      ]
    },
    {
      id: 'no-door',
      A: 'partner',
      paragraphs: [
        'Over the patio hung the piñata, a star with seven points and fringes of paper. {H} got the blindfold and the stick. “Dale, dale, dale!” they sang. {H} felt it with one hand, all round. “It’s got no door,” said {H}.',
        '“Then make it one,” called {A}, from well behind the line. {H} took aim by ear, where the paper rustled. Whack. The piñata swung, and stayed shut. Whack. It stayed shut.',
        'At the third whack it opened. Down came mandarins and peanuts and sugar cane, all over the tiles. “Come in, come in!” sang {H} under the blindfold. A mandarin had rolled out at the front door. {H} went and let it in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along the path behind the candles, slowly, because of the wind.',
      '{names} waited outside among all those legs.',
      { text: '{names} kept the wind off a flame.', needs: ['hands'] },
      { text: '{names} turned up a collar and found the page of the song.', needs: ['hands'] }
    ],
    way: [
      '{names} went back down the path once more.',
      '{names} sniffed the cinnamon through the crack.',
      { text: '{names} lit three candles that the wind had put out.', needs: ['hands'] },
      { text: '{names} knocked, though a pilgrim really only sings.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in with the crowd, and got warm at one end.',
      '{names} went after a peanut that rolled under the bench.',
      { text: '{names} filled both pockets with mandarins.', needs: ['hands'] },
      { text: '{names} handed round the cups, two by two.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home a mandarin was put on the sill. It had come a long way, too, over the whole patio.',
    '{H} washed off the sugar, and lay down. The door of the room was left open a crack, for anyone who might still come.'
  ],
  last: [
    'Sleep asked three times, very politely, and {H} let it in.',
    'In the street the last candle went home, and {H} slept.'
  ]
})
