import { wishPlot } from '../wish-plot.ts'

export const drums = wishPlot({
  id: 'wish-drums',
  wishes: ['drums', 'drum', 'drum kit', 'drumkit', 'drum set', 'drum lesson', 'drum lessons', 'drummer', 'drumming', 'playing the drums', 'learning the drums', 'tiny drum', 'bongos', 'djembe', 'snare drum', 'tabla'],
  answers: ['playing', 'play', 'plays', 'kit', 'set', 'lesson', 'lessons', 'learning', 'learn', 'tiny', 'big', 'loud', 'banging', 'first', 'new', 'music', 'red', 'drummer', 'drumming', 'boy', 'girl', 'bang', 'little', 'noisy', 'toy', 'pots', 'pans', 'practice', 'practising', 'concert', 'bass', 'snare', 'cymbal', 'cymbals', 'sticks', 'drumsticks'],
  except: ['ear', 'eardrum', 'chicken', 'humdrum', 'conundrum', 'guitar', 'piano', 'parade', 'broken', 'broke', 'stolen', 'elephant', 'bear', 'rabbit', 'taiko', 'pow', 'oil', 'washing', 'ramadan', 'thunder', 'grandpa', 'grandad', 'dad', 'daddy', 'mum', 'mummy', 'brother', 'sister', 'majors', 'woodpecker', 'war', 'army'],
  moods: ['first', 'learning', 'proud'],
  company: ['tin', 'lid'],
  about: 'The drummer always gets faster, and looks for somebody with a beat that never hurries; but even the tiny drum in a chest does.',
  titles: ['The Tiny Drum', 'Everybody Has One', '{H} Plays to the End', 'Boom, Tak, Boom, Tak', 'It Hurries Too'],
  want: [
    {
      id: 'the-kit',
      A: 'partner',
      paragraphs: [
        '{H} had a drum kit. The bass drum was a box, and that was kicked with one heel. The snare was a biscuit tin with buttons in it, so that it rattled. The cymbal was a lid on a string. {H} held up two wooden spoons. “One, two, three, four!”',
        'Boom, tak, boom, tak. {A} danced to it, round and round the table. All that {H} wanted was to play one song right to the end. {H} had never got there yet.'
      ]
    }
  ],
  way: [
    {
      id: 'what-has-a-sound',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was still a drum missing. {H} went about with one spoon and asked everything in the room. The bread bin said bonk. The cushion said nothing, and the table said too much. {H} tapped once on {A}’s knee. “Pock,” it went.',
        '“That’s the best one,” said {H}. “It’s taken,” said {A}. So it had to be the bread bin. But for a whole verse {H} kept looking across at that knee.'
      ]
    },
    {
      id: 'buttons-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What are the buttons for?” asked {A}, and took them out. {H} hit the tin. It said “tok”, and that was all, like somebody who has been told off. “A real one’s got wires underneath,” said {H}. “They’ve got to rattle. It’s only cross if they rattle.”',
        'They put them back, one at a time, and tried it after each. With four it was a bit cross. With nine it was furious, and that was right.'
      ]
    },
    {
      id: 'bounce',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You don’t hit it,” said {H}. “You let the stick drop, and it jumps back by itself. All you’ve got to do is not be in the way.” {A} let it drop. It jumped back, and again, and again, and smaller and smaller. Trrrrrr, it went.',
        '“I didn’t do that,” said {A}. “That’s a roll,” said {H}. “It takes some people a year.” {A} laid down the spoon very carefully, in case it did another.'
      ]
    },
    {
      id: 'faster-and-faster',
      A: 'partner',
      paragraphs: [
        'Then came the roll, all the way across to the cymbal. Trrrm-tum-tum-tsssh! And after each roll it was faster than before. {A} went round the table like somebody who has to catch a bus. After the fourth {A} lay under the table.',
        '“Was that the end of the song?” asked {A}. “That was the second verse,” said {H}.'
      ]
    },
    {
      id: 'four-at-once',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“A drummer’s got to do four things at once,” said {H}. “One with each hand, and one with each foot.” {H} had three of them going. When the left foot joined in, the right hand stopped to watch.',
        '“I’ll take one of them,” said {A}, and sat down on the floor and was the left foot. It had two pan lids to clap. “You’re late,” said {H}. “I’m further down,” said the foot. “It takes longer to get here.”'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Pom, diddle-om pom, played {H}, and left off the last two. Whoever hears that knows that there are two to come. They waited for them. And from the other side of the wall it went: pom, pom.',
        '{H} and {A} looked at the wall. {H} did it once more. This time it took a moment. Then they came, pom, pom, quite softly, with what sounded like a slipper.'
      ]
    },
    {
      id: 'gone-for-a-sandwich',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“And now the solo,” said {H}, “when there’s only me.” “I know about those,” said {A}. “The rest of the band goes out, and has a sandwich.” {A} went out. {H} drummed on everything there was, and on both knees too.',
        '“Are you still at it?” called {A} through the door. “I’m on the chair leg,” called {H}. {A} had time for an apple as well. A good solo is about one apple long.'
      ]
    },
    {
      id: 'on-one-leg',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} tried it as slowly as it would go. There was a boom. Some time later there was a tak. {A} had one leg up for the next step, and waited, and began to lean. “Boom,” said {A} in a small voice. “Please.”',
        '“You can’t ask for it,” said {H}. “It’s got to come by itself.” It came when {A} had just sat down.'
      ]
    },
    {
      id: 'one-tick',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had an egg cup, and played it with one finger. It came in only once, at the very end of the verse. “Now?” whispered {S}. “Not yet,” said {A}, and went on drumming. “Now?” “Nearly.”',
        'Then {A} nodded. “Tick,” went the egg cup. {S} breathed out, and leaned back, as people do after a long day. “That went well,” said {S}.'
      ]
    },
    {
      id: 'behind-the-big-drum',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once carried the big drum in a band,” said {S}. “You strap it on in front. It’s so wide that all you can see is the drum.” “How did you know where to go?” asked {A}.',
        '“I went by the sound of the trombones,” said {S}. “Once they went left, and I didn’t hear it. I played the whole of a march to a man who was painting his fence.” “What did he do?” “He painted faster,” said {S}.'
      ]
    },
    {
      id: 'the-biscuit-tin',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'At the first crash of the cymbal {A} had left. At the first tak {A} was back again. For {A} knew that tin, and it had been a good tin, with biscuits in it.',
        'Boom, tak, it went, and with each tak {A} looked from the tin to {H}. “It’s only buttons now,” said {H}. {A} went on hoping, and always on the beat.'
      ]
    },
    {
      id: 'on-the-tray',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'There was one who never got faster, and that was {A}. {A} had a spoon as well, and something to hit. Bang, it went, and then came a long look at the spoon. Bang.',
        '{H} tried to play along. It was not easy, for nobody could know when the next one would come. {A} didn’t know either, and jumped each time.'
      ]
    },
    {
      id: 'a-beat-to-go-by',
      A: 'partner',
      paragraphs: [
        '“You hurry,” said {A}. “You’re so pleased with the roll that you rush off after it.” “I can’t help it,” said {H}. “I need somebody to follow, who never gets excited.” {A} felt about in {A}’s jumper. “There’s a drum in here,” said {A}. “It’s tiny. It drums all day, and nobody has to count for it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-hurries-too',
      A: 'partner',
      paragraphs: [
        '{H} laid one ear on {A}’s jumper. The tiny drum was {A}’s heart. Dum-dum, dum-dum, it went, as if it was running down a street. “Yours hurries as well!” said {H}. “That’s from the dancing,” said {A}, and listened at {H}’s jumper. “Listen to that. It’s just as fast.”',
        '“Then we’ll wait till they slow down,” said {H}. They lay down on the rug, side by side, with a hand on each drum. Nobody said a word. Dum-dum. The two drums were only walking by now. Dum-dum. Then they had all the time in the world.'
      ]
    },
    {
      id: 'whose-is-whose',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They listened some more, since they were lying there. “A mouse has one too,” said {A}. “It goes so fast that it only purrs. But a whale’s says dum. Then you can put on both your shoes, and it says dum again.”',
        '{H} thought of a band with all of them in it. The whale would only come in now and then. It would have to be told when.'
      ]
    },
    {
      id: 'brushes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For what is slow there are brushes. One was for dishes, and one was for hair. {H} stirred round and round with them on the lid of the tin. It said shhh, shhh, like somebody coming through long grass.',
        '“That’s lovely,” said {A}. “Is that a drum as well?” “It’s what a drum does when it’s thinking,” said {H}.'
      ]
    },
    {
      id: 'to-the-end',
      A: 'partner',
      paragraphs: [
        'Very softly {H} took up the spoons. {A} kept one hand on the tiny drum, and nodded when it went. Boom, tak, boom, tak. The roll came. {A} nodded just as before, and {H} waited for it, and came out at the right place.',
        'So they got to the third verse, where nobody had ever been. {A} danced to it lying down, with one foot. Then came the end. It was one finger on the cymbal, and it went “ting”. “So that’s how the song ends,” said {A}.'
      ]
    },
    {
      id: 'very-last-note',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The cymbal had not finished yet. They put their noses close to it, one on each side, and it hummed at them. “Is it still going?” asked {H}. “Still going,” said {A}. The lid hung there, and you could see yourself in it, only wider.',
        'In the end {H} took hold of the edge with two fingers, as drummers do. It stopped, and there was a good deal of quiet behind it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wobbled along to it, from the table to the door.',
      '{names} jumped at every tak, and landed on the boom.',
      { text: '{names} held on to the table, where the cups had begun to dance too.', needs: ['hands'] },
      { text: '{names} rattled a box of pasta, in all the gaps.', needs: ['hands'] }
    ],
    way: [
      '{names} got faster and faster, and ended up flat on the floor.',
      '{names} lost the beat at the roll, and sat down with a thump.',
      { text: '{names} gave the cymbal a hand, to stop it talking.', needs: ['hands'] },
      { text: '{names} counted to four, but by then the drum was at nine.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the rug as well, and drummed inside.',
      '{names} breathed in on the one, and out on the three.',
      { text: '{names} laid one hand on the tin, so that no button woke up.', needs: ['hands'] },
      { text: '{names} felt for a tiny drum too, and found it at once.', needs: ['hands'] }
    ]
  },
  bed: [
    'The box became a box, and the lid went back on its pot. Only the buttons stayed in the tin, because they were used to it.',
    '{H} washed, lay down, and laid one hand on {H}’s pyjamas. There it was. Dum-dum. Nobody had to count for it.'
  ],
  last: [
    'The tiny drum went on by itself, and never once hurried, and {H} was asleep.',
    'Boom, said the dark, and a good while later, tak, and {H} slept.'
  ]
})
