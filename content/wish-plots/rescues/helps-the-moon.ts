import { wishPlot } from '../wish-plot.ts'

export const helpsTheMoon = wishPlot({
  id: 'wish-helps-the-moon',
  wishes: ['helps the moon', 'help the moon', 'helping the moon', 'helped the moon', 'moon help', 'moon needs help', 'moon stuck', 'moon is stuck', 'stuck moon', 'saves the moon', 'save the moon', 'saved the moon', 'saving the moon', 'rescues the moon', 'rescue the moon', 'rescued the moon', 'fixes the moon', 'fix the moon', 'moon came down', 'moon comes down', 'moon washing line', 'moon on the line', 'crescent moon', 'thin moon', 'helps the stars', 'help the stars', 'helping the stars', 'helped the stars', 'saves the stars', 'save the stars', 'stars need help', 'moon and stars', 'helps moon and stars', 'moon tangled washing line', 'moon stuck on washing line', 'moon caught on washing line', 'moon in the washing'],
  except: ['got', 'sticker', 'gold', 'rocket', 'rockets', 'astronaut', 'astronauts', 'space', 'spaceship', 'alien', 'aliens', 'cow', 'landing', 'heaven', 'died', 'cake', 'festival', 'ramadan', 'eid', 'wolf', 'werewolf', 'moth', 'sand', 'telescope', 'sailor', 'pop', 'film', 'football', 'blackhole', 'shooting', 'wish', 'fish', 'school', 'nursery', 'teacher'],
  answers: ['moon', 'stars', 'star', 'help', 'helps', 'helping', 'helped', 'save', 'saves', 'rescue', 'rescues', 'fix', 'fixes', 'stuck', 'sky', 'night', 'line', 'washing', 'come', 'came', 'comes', 'down', 'back', 'little', 'thin', 'round', 'full', 'half', 'who', 'friend', 'sad', 'lonely', 'get', 'gets', 'shine', 'light', 'lights', 'tangled', 'caught'],
  company: ['moon', 'line', 'stars', 'sock', 'roof', 'washing', 'broom', 'pyjamas', 'pegs', 'peg', 'point', 'points', 'sky', 'queue', 'sleeve'],
  out: true,
  about: 'A thin moon has caught one point on the washing line, and each sigh makes it thinner, until it is told to breathe in.',
  titles: ['The Moon Between Two Socks', 'Breathe In, Said {H}', '{H} Helps the Moon', 'No Stars Before the Moon', 'One Red Sock, Still Damp'],
  want: [
    {
      id: 'on-the-line',
      A: 'partner',
      paragraphs: [
        'One foot was cold, and {H} wanted the red sock. It hung outside on the washing line, still damp. Next to it hung the moon. It was a thin one, and had caught on the line by one point, like a coat hanger.',
        '“I didn’t see the washing,” said the moon. Behind the roof queued the stars, for they don’t come out before the moon. “Hurry up!” they called. “We’re helping,” called {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'broom-and-shove',
      A: 'partner',
      paragraphs: [
        '{A} lifted the moon with a broom. Twang! Now it hung by the other point. “That’s worse,” said the moon. “Everything’s gone to my head.”',
        'So {H} gave it a push. It shot along the line, past three tea towels and right through the pyjamas. At the end it stopped, with a sleeve on. “We’re getting cold!” called the stars. The moon sighed so deeply that all the pegs rattled.'
      ]
    },
    {
      id: 'how-it-feels',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put one finger on the moon. It was cool and smooth, like a plate that has been in the cupboard. Along the edge there were small dents. “Does it tickle?” asked {H}. “Only at the back,” said the moon. “Nobody’s ever been at the back.”',
        '{A} went round to have a look. It was quite dark there, and it smelled of biscuits. “There’s a bit of flag here,” called {A}. “Leave that,” said the moon. “They were so proud of it.”'
      ]
    },
    {
      id: 'clothes-for-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The moon liked the sleeve. “Is there another?” asked the moon. {A} did up the buttons, and {H} turned back the cuffs. The pyjamas were yellow, with trains on. You couldn’t see much of the moon then. It shone out at the top and at the bottom.',
        '“Do I look like one of you?” it asked. {H} looked at it from the side. “A bit like somebody thin who’s got a torch in there,” said {H}. The trains were all lit up. It was the brightest pair of pyjamas in the street.'
      ]
    },
    {
      id: 'the-sea-rings-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The telephone rang, and {A} went to answer it. It was the harbour. “Have you got the moon over there?” asked a voice. “The sea’s standing about. It doesn’t know whether it’s coming or going.” “It’s on our washing line,” said {A}.',
        '“Well, tell it there are nine boats,” said the voice. {A} came out and told it. “They’ll have to do without me for a moment,” said the moon. “You could wave to it,” said {H}. It waved its sleeve, to and fro. Far away something went swish.'
      ]
    },
    {
      id: 'soap',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Rings come off with soap,” said {H}. So {A} brought the soap, and {H} rubbed it on the point, all round. It foamed. The moon had never smelled of lavender before, and was rather taken with it. They pulled. It slid off the line by as much as a thumb.',
        'Then it slid out of their hands as well, and back up on to the line. “Once more,” said the moon. A bubble came off the end, and went up all by itself. “That’s how I usually do it,” said the moon.'
      ]
    },
    {
      id: 'an-owl',
      A: 'same',
      spare: 5,
      paragraphs: [
        'An owl sat down on the line, at the other end. It looked at the moon, and it looked at the place up there where the moon should be. “You’re in the wrong spot,” said the owl. “I know,” said the moon. “Everybody’s bumping into everything,” said the owl. “I’ve just met a hedge.”',
        '{A} picked a leaf off its head, quite carefully. “We’re working on it,” said {A}. “Then I’ll wait here,” said the owl. It shut its eyes, for the moon was very bright from close to.'
      ]
    },
    {
      id: 'stars-grumble',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Couldn’t you just start without it?” {A} called up to the roof. There was whispering there. “We did, once,” said a star. “They all looked at us. It was dreadful.” “We’re the ones who stand around it,” said another. “We need something to stand around.”',
        '{H} thought that you could understand that. “Have you counted yourselves meanwhile?” called {H}. It became very quiet behind the roof. Then one of them began. It kept them busy for a good while.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had known the moon for years, but never so low. {A} came up close, and looked it in the face, and sniffed. “Good evening,” said the moon. “I see you sometimes, at night. You’re the one who isn’t allowed on the sofa.” {A} looked away.',
        '“I’ve never told anybody,” said the moon. {A} lay down right under the line, in the bright patch. If it should fall off there’d be something soft there. That’s what you do, for somebody who can keep quiet.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“The moon used to hang over our barn,” said {S}. “I drove home by it. I’d know it anywhere.” “You had a cart with one lamp,” said the moon, “and you sang.” {S} had to clear {S}’s throat. “That was only to keep my horse awake.”',
        '“It didn’t think so,” said the moon. {A} wanted to hear what sort of a song it was. So {S} sang it, quietly, and the line hummed along. Even behind the roof they had stopped pushing.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} asked it everything, now that it was here. “Where do you go in the daytime?” “I’m there,” said the moon. “Only nobody looks.” “And who lives on you?” “It’s mostly dust,” said the moon. {S} turned to {A}. “It should have the hoover,” said {S}.',
        '“It’s got a man as well,” said {A}. “In the stories.” The moon thought that over. “I’d have noticed,” it said. “Men hum.” {S} listened at it with one ear, to be sure.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had reached for the moon on many evenings, and it had always been too far. Now {A} stretched out a hand, and there it was. {A} patted it, and was not at all surprised. It had only been a question of time.',
        'Then {A} licked it. “Well?” asked {H}. {A} made a face as if it were yoghurt. The moon held very still till it was over. Afterwards there was a wet place on it, and that shone more than the rest.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“Is that your moon?” asked {A}, who was only visiting. “It’s everybody’s,” said {H}. “At ours it looks the same,” said {A}, and looked it up and down. “Even that spot.” “That’s because it’s me,” said the moon. “I go straight to yours after this.”',
        '{A} gave it a message to take along. It was for a window with a blue pot in it. “I know the one,” said the moon. “The curtain’s never quite shut.” {A} felt much nearer home after that.'
      ]
    },
    {
      id: 'sigh-again',
      A: 'partner',
      paragraphs: [
        '“Do that again,” said {A}. “What?” asked the moon. “The sigh.” It sighed, and grew as thin as lemon peel. Then it had to breathe in, and for a moment its two points came nearer to each other.',
        '“Out makes it thin,” said {A}. “In makes it round.” {H} looked at the moon. “And round things can’t get caught,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'breathing-in',
      A: 'partner',
      paragraphs: [
        '“Breathe in,” said {H}, “as you do at the doctor’s.” The moon breathed in. It was a slice of melon. “More,” said {A}. It was half a cake. “More!” called the stars. The line shook, and the pyjamas burst a button.',
        'The two points met. Ping! Off it came, as round as a plate, and rose past the roof with both cheeks full. Out came the stars behind it, pushing a little.'
      ]
    },
    {
      id: 'a-bit-to-the-left',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It wasn’t quite in its place yet. “A bit to the left,” called {H}, as you do with a picture. The moon went to the left. “Too far,” called {A}. It came back. It’s hard to steer when you have to hold your breath.',
        '{A} lay down on the ground, to see if it was straight. {H} lay down as well. From there it looked all right, whichever way it went. “Stay like that,” they called. They stayed like that themselves for a while, since they were lying down already.'
      ]
    },
    {
      id: 'where-the-button-went',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They looked for the button from the pyjamas. It had flown off with a ping, but which way? They had good light for it now. {A} looked under the line, and {H} looked along the wall. They found a peg from last year, and a marble.',
        'Then {A} counted the stars over the roof. “There’s one too many,” said {A}. It was very small, next to a big one, and it had four holes. “Leave it,” said {H}. “It’s holding something together.”'
      ]
    },
    {
      id: 'light-for-everyone',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now you could see everything again. An owl went by, and for once it flew round the hedge. A lady found her keyhole. From the harbour came a long wet noise, with nine small knocks in it. The sea had decided.',
        '“All that’s from one moon,” said {A}. {H} held out both hands in front. There was a shadow under each of them, and it hadn’t been there before. They made it a hare, and after that an owl with a leaf on.'
      ]
    },
    {
      id: 'a-dry-sock',
      A: 'partner',
      paragraphs: [
        '“You can breathe out now!” called {A}. “Not all at once,” said the moon, through closed lips. “Little by little. It takes two weeks.” {H} looked round for the red sock. There was only a peg.',
        'High up on the edge of the moon there was a red dot. “My sock!” called {H}. The moon shook itself. Something fell, slowly, into {A}’s arms. {H} pulled it on. It was quite dry, and as warm as toast. Up there the sun is always out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the bright patch and looked up.',
      '{names} had a shadow all at once, and stepped to one side of it.',
      { text: '{names} took down the sheets, to make more room for it.', needs: ['hands'] },
      { text: '{names} shaded both eyes with a tea towel.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along under the line, as far as the sleeve.',
      '{names} got hit by a peg, and forgave it.',
      { text: '{names} held the post, so that it would not bend.', needs: ['hands'] },
      { text: '{names} waved to the queue behind the roof.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in as well, to help.',
      '{names} watched it go up, and grew a little dizzy.',
      { text: '{names} clapped for the stars.', needs: ['hands'] },
      { text: '{names} caught the pegs that came off the line.', needs: ['hands'] }
    ]
  },
  bed: [
    'They took in the rest of the washing, and hung the line a bit lower. Then it was dark down there, and light above.',
    '{H} washed, and went to bed in one red sock. It was warm as far as the ankle, and from there it spread.'
  ],
  last: [
    'Above the roof the moon let out the first small bit of its breath, and {H} was asleep.',
    '{H} breathed in, and breathed out, and did not get any thinner, and slept.'
  ]
})
