import { wishPlot } from '../wish-plot.ts'

export const guitar = wishPlot({
  id: 'wish-guitar',
  wishes: ['guitar', 'guitars', 'guitar lesson', 'guitar lessons', 'guitarist', 'playing the guitar', 'electric guitar', 'rock band', 'rock bands', 'rock star', 'rock stars', 'rockstar', 'rockstars', 'rock concert', 'rock and roll', 'ukulele', 'ukelele', 'pop star', 'popstar', 'air guitar', 'band'],
  answers: ['music', 'lesson', 'lessons', 'learning', 'learn', 'playing', 'play', 'plays', 'star', 'stars', 'band', 'concert', 'rock', 'song', 'songs', 'stage', 'electric', 'red', 'first', 'big', 'famous', 'singer', 'singing', 'new', 'loud', 'roll', 'strings', 'air', 'being', 'pop', 'practice'],
  except: ['piano', 'violin', 'brass', 'marching', 'rubber', 'elastic', 'hair', 'school', 'broken', 'broke', 'animal', 'animals', 'frog', 'frogs', 'bear', 'dog', 'cat', 'dinosaur', 'dinosaurs', 'mouse', 'wedding', 'climbing', 'pool', 'pebble', 'starfish', 'fish', 'fox', 'foxes', 'monkey', 'robbers', 'thieves', 'brothers', 'aid', 'wrist', 'husband', 'dad', 'daddy', 'mum', 'mummy', 'grandpa', 'grandad', 'grandma', 'granny', 'uncle', 'sister', 'brother', 'bus', 'space', 'moon', 'shooting', 'shaped', 'smashed', 'toast', 'monster', 'monsters', 'penguin', 'penguins', 'elephant', 'elephants', 'lion', 'robot', 'robots'],
  moods: ['first', 'learning', 'proud'],
  company: ['guitar', 'plectrum', 'bear'],
  about: 'At the start of the concert the plectrum falls into the guitar, and the more it is shaken, the less it comes out.',
  titles: ['Where the Plectrum Went', 'Good Evening, Everybody', '{H} Is a Rock Star', 'How to Rock a Guitar', 'Clack, Said the Guitar'],
  want: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        'Tonight {H} was a rock star, with a guitar, and sunglasses, on a stage that was the rug. {A} was the rest of the band, with a saucepan. “One, two,” said {A} into a spoon. “It’s working.”',
        '“Good evening!” cried {H}, who wanted to hit the first chord, so that all six strings rang at once. You do that with a plectrum, which is as small as a leaf. {H} swung one arm right round. And then the plectrum was gone.'
      ]
    }
  ],
  way: [
    {
      id: 'tuning-up',
      A: 'same',
      spare: 7,
      paragraphs: [
        'As the concert had stopped anyway, {H} tuned the guitar. You turn the pegs, and sing to each string what it ought to be. “Higher,” sang {H}. “Eeeee.” The string came up to it as slowly as a cat.',
        '“That’s it,” said {A}. “Now the next one.” By the time the sixth one was right, the first had sunk again. “They get tired of holding it up,” said {H}. “You’ve got to be quick, and play before they notice.”'
      ]
    },
    {
      id: 'in-the-hole',
      A: 'partner',
      paragraphs: [
        'They looked under the saucepan. {H} turned round, and it went “clack”. “The plectrum’s fallen in the hole,” said {A}. There it lay, at the bottom of the guitar. No hand fitted in between the strings.',
        'So {H} turned the guitar upside down and shook it. Clackety-clackety-clack, it went. Out came a button. {H} shook it harder, and went twice round the rug with it. Out came half a biscuit and a bus ticket, and no plectrum.'
      ]
    },
    {
      id: 'instead-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried it with something else. A coin was too loud and a leaf was too soft. A piece of crispbread did very well for one chord. After that it was crumbs, and they went in through the hole as well. “You’ll have mice in there,” said {A}.',
        '“They’ll be musical,” said {H}, and put one ear to it. Something did say crunch. But that was {A}, eating the rest of the crispbread.'
      ]
    },
    {
      id: 'autographs',
      A: 'other',
      spare: 3,
      paragraphs: [
        'During the break people want something signed. {A} held out an arm, pushed up {A}’s sleeve, and said, “It’s for my cousin.” {H} wrote on it with one finger, with a loop at the end and two lines below it.',
        '“I can’t read that,” said {A}. “You’re not meant to,” said {H}. “If you can read it, it’s only a name.” {A} pulled down the sleeve with great care and did not wash that arm until supper.'
      ]
    },
    {
      id: 'six-strings',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why have they got different thicknesses?” asked {A}. {H} plucked the thickest. You could see it, too, going to and fro so fast that it looked like two strings. “That one’s the grandfather,” said {H}. “He takes his time.” The thinnest was a mere ping.',
        '“And if you put your finger here?” “Then it’s shorter, and then it’s higher.” {A} went up the thickest string with one finger, from bar to bar. The grandfather got younger and younger. Right at the top he was a baby, and squeaked.'
      ]
    },
    {
      id: 'fingertips',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Look at that,” said {H}, and held out the fingers of {H}’s left hand. Each had a line across the tip, from pressing down the strings. “Does it hurt?” asked {A}. “At first. Then they get hard. Real rock stars can pick up a hot potato.”',
        '{A} felt them, one by one. They were quite soft, except for the middle one. “That one could pick up a warm one,” said {A}.'
      ]
    },
    {
      id: 'the-drummer-counts',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I could play something in the meantime,” said the rest of the band, and did. It was a song for one saucepan. {H} had nothing to do in it, and nodded. In every band there is one who only nods.',
        '“That was a good one,” said {H} when it was over. “What’s it called?” “Where Is It Now?” said {A}. It went straight to number one, as there was no other.'
      ]
    },
    {
      id: 'air',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You don’t need a guitar at all,” said {A}, and showed how. One hand was up here, and the other went to and fro in front of the tummy. {A} bent over backwards with it, and made a face like somebody who has trodden on a brick.',
        '{H} took a guitar out of the air too, and tuned it. They played a whole verse, on two guitars that weighed nothing. Neither of them had a hole. “Mind where you put that down,” said {A} at the end.'
      ]
    },
    {
      id: 'smallest-fan',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the crowd. It was a big one, and stood all over the place, and jumped. “We want more!” called {S}. “We haven’t had any yet,” said {A}. “We want any!” called the crowd.',
        'Then it needed to sit down. It sat on the edge of the stage, and said that it had come a long way. {A} let the crowd pluck the fattest string, once. It went home happy, as far as the chair.'
      ]
    },
    {
      id: 'elder-band',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a band,” said {S}. “Four people, and one guitar with five strings. We were called The Draught.” “Why?” asked {A}. “Because we practised in a shed with no door, and it blew in.”',
        '“Did you ever have a concert?” “One,” said {S}. “We knew three songs, so we played each of them four times. By the end they could all sing along. That’s how you get famous.”'
      ]
    },
    {
      id: 'pet-roadie',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'In front of the stage lay {A}, right in the middle, where you see best. {A} had not come for the music. {A} had come for the half biscuit.',
        'But there it was now, and the lights were on. When {H} bowed to it, {A} put its chin down on the floor. There were some who called that a bow as well.'
      ]
    },
    {
      id: 'first-fan',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'The first fan got up on the stage, on both hands and both knees, and that was {A}. {A} took hold of the thinnest string, and pulled. “Twang!” it went.',
        'They looked at each other, {A} and the guitar. Then {A} laughed, so hard that the strings laughed too. “It’s always the same,” said the rock star. “They’re like that at every concert.”'
      ]
    },
    {
      id: 'slides-past',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {A}, and lay down on the rug, to see into the hole from below. {H} tipped the guitar. “It’s coming,” said {A}, “it’s coming, and it’s gone past. It’s too fast for the hole. The more you shake it, the faster it runs.”'
      ]
    }
  ],
  turn: [
    {
      id: 'rocked',
      A: 'partner',
      paragraphs: [
        '{H} took off the sunglasses, sat down, and held the guitar with its face to the floor. And then {H} rocked it, like a baby. A little to the left, and a little to the right. Clack, it said in there. It got slower. “Shh,” said the rock star.',
        'The rest of the band held out a hand underneath. Clack, it said once more, and there it lay in {A}’s hand. “So that’s why it’s called a rock star,” whispered {A}. “You have to rock it.”'
      ]
    },
    {
      id: 'more-in-there',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Since they were rocking it anyway, they went on for a bit. Out came a raisin, and a very small shell. It still had some sand in it. “Was it at the seaside?” asked {A}. “I wasn’t,” said {H}. “Not with the guitar.”',
        'They held the shell up to one ear each, by turns. You could hear strings in it, a long way out.'
      ]
    },
    {
      id: 'first-chord',
      A: 'partner',
      paragraphs: [
        '“Good evening,” said {H} once more, but quite low, for the guitar was nearly asleep. {H} drew the plectrum across all six strings, from the thickest to the thinnest. It rang, and it took its time. Nobody in the whole room moved until it was over.',
        '“And now the second chord?” asked {A} after a while. “There isn’t one yet,” said {H}. “I’ve only learned that one.” So {H} played the same one again, and it was just as good.'
      ]
    },
    {
      id: 'encore',
      A: 'same',
      spare: 4,
      paragraphs: [
        'After a concert you have to go off, even if it’s only behind the curtain. There you stand, and wait for them to call you back. “Do you think they’ll call?” whispered {H}. “I can’t hear anything,” whispered {A}, beside {H}, with the saucepan.',
        'They remembered then who it was that had to do the calling. “More,” called {A}, through the curtain, towards the front. So they came out again, and were very surprised.'
      ]
    },
    {
      id: 'lights-down',
      A: 'same',
      spare: 6,
      paragraphs: [
        'When everybody has gone home, the band has to clear the stage by itself. {A} rolled up the lead, which was a dressing-gown cord. {H} loosened the strings a little, so that they could stretch out.',
        '“How was it?” asked {A}. “Good people tonight,” said {H}. They sat on the edge of the stage, with their feet in the dark, and shared a pear.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a place in the front row, and howled for the first song.',
      '{names} blinked in the stage lights, such as they were.',
      { text: '{names} held a spoon up high, with a little light on it.', needs: ['hands'] },
      { text: '{names} drew six strings on a box, and that was a second guitar.', needs: ['hands'] }
    ],
    way: [
      '{names} crept over the rug, to where the plectrum might fall out.',
      '{names} sniffed at the hole, and it smelled of biscuit.',
      { text: '{names} kept the bus ticket, in case it had not been used.', needs: ['hands'] },
      { text: '{names} caught the button, and bowed.', needs: ['hands'] }
    ],
    turn: [
      '{names} rocked a little too, from left to right.',
      '{names} went as quiet as a whole stadium can.',
      { text: '{names} cupped two hands, under the two that were there.', needs: ['hands'] },
      { text: '{names} turned down the lamp, as they do for the slow songs.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the guitar in its corner, with the plectrum between the strings. It could not fall in there.',
    '{H} washed, lay down, and rocked a little to the left, and a little to the right. It got slower.'
  ],
  last: [
    'Shh, said the blanket to the rock star, who was {H}, and asleep.',
    'There was one more chord to learn, but not tonight, and {H} slept.'
  ]
})
