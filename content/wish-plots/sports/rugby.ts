import { wishPlot } from '../wish-plot.ts'

export const rugby = wishPlot({
  id: 'wish-rugby',
  beginsElsewhere: true,
  wishes: ['rugby', 'tag rugby', 'mini rugby', 'rugger', 'scrum', 'six nations', 'touch rugby'],
  answers: ['playing', 'match', 'game', 'first', 'lesson', 'club', 'training', 'practice', 'practise', 'ball', 'team', 'try', 'tries', 'scoring', 'score', 'scored', 'mud', 'muddy', 'pitch', 'saturday', 'sunday', 'morning', 'tag', 'mini', 'under', 'world', 'cup', 'union', 'league', 'player', 'tackle', 'winning', 'learning', 'my', 'new', 'boots', 'final', 'tournament'],
  except: ['hurt', 'broke', 'broken', 'injured', 'picked', 'concussion', 'who', 'wheelchair', 'nervous', 'scared', 'ambulance'],
  moods: ['first', 'learning', 'proud', 'waiting', 'losing'],
  out: true,
  company: ['referee', 'line', 'whistle', 'ball', 'pitch', 'greens'],
  about: 'A rugby player wants to go forwards and may only pass backwards, and when the line is crossed at last, something is forgotten.',
  titles: ['Not Until It’s Down', 'Backwards to the Line', '{H} Runs Round Mo', 'Rip, Went the Tag', '{H} and the Try That Wasn’t Yet'],
  want: [
    {
      id: 'the-line',
      A: 'partner',
      paragraphs: [
        'There was rugby on Saturday morning, and mud to go with it. {H} wanted to score a try. All you had to do was carry the ball over the line. But the Greens were in between.',
        'Everybody had two tags on a belt, like two tails. If a Green got one of yours, you had to pass the ball. {H} tucked it under one arm, an egg as big as a cat, and ran. Rip, went the tag.'
      ]
    }
  ],
  way: [
    {
      id: 'knock-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The ball was wet, and as slippery as soap. It slid out of {H}’s hands and fell down in front. Peep! “Knock-on,” said the referee.',
        '“Who’s there?” called {A} from the side. “Nobody,” called {H}. “It means I dropped it forwards.” “Nobody who?” called {A}. The referee asked for a little quiet on the touchline.'
      ]
    },
    {
      id: 'which-way',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The hardest thing was when it bounced. A round ball comes back to you, and this one had ends. “Left,” said {A}. It went right. “Right,” said {H}. It stood on its point for a moment and then jumped over both of them, backwards.',
        '“It’s got a mind of its own,” said {A}. “It’s got two,” said {H}. “One at each end.”'
      ]
    },
    {
      id: 'scrum',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For a scrum you put your heads together, three against three. They became one animal with a great many legs. “Crouch,” said the referee. “Bind. Set!” The ball went in at one side.',
        'Inside it was dark and warm and smelled of toast. Steam came up out of the top. “What was it like in there?” asked {A} later. “I met somebody’s ear,” said {H}. “It was very polite.”'
      ]
    },
    {
      id: 'gumshield',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had a gumshield in, to look after {H}’s teeth. “Wuh wih wah?” said {H}. “Half past ten,” said {A}. {H} shook {H}’s head. “Wuh wih WAH?” {A} handed over a hat, and then a banana.',
        '{H} took the gumshield out. “I said, which way are we playing?” “Oh,” said {A}, and looked at the pitch. “Wuh wih,” said {A}, and pointed.'
      ]
    },
    {
      id: 'one-boot',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In front of the posts the mud was deepest. {H} ran through it, and one boot stayed behind. {H} noticed it four steps later, in a sock. Nobody else did, for by then the sock was a boot as well.',
        '{A} pulled at the real one with both hands. It came out with a kiss. “It’s full,” said {A}, and poured out a puddle. “That one’s mine too,” said {H}. “I’d only just warmed it.”'
      ]
    },
    {
      id: 'on-the-wing',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Where do you play?” asked {A}. “On the wing,” said {H}. “Just the one?” {H} thought that over. “There’s another one on the other side,” said {H}. “In the middle are the props. They hold everything up.”',
        '“What do they hold up?” “Each other, mostly,” said {H}. Out there two props were leaning together and had a rest. Neither of them could have gone away.'
      ]
    },
    {
      id: 'tackle-bag',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Those who were not on the pitch practised on the bag. It was as tall as {A}, who had to hold it from behind. You ran up and hugged it low down, with your head to the side, and didn’t let go. It sighed and lay down.',
        '“Got him,” said {H} from the top. “You’ve got us both,” said {A} from underneath. {H} hadn’t let go yet. In rugby that’s the most important part.'
      ]
    },
    {
      id: 'touchline',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It was cold on the side. {A} stamped, and had a cup of something hot, and shouted. “Come on, Blues!” “We’re the Reds,” said {H}, who was on for a throw-in just there. Under the mud you could not tell.',
        '“Come on, Browns!” shouted {A}. The Greens looked down at themselves. Now nearly everybody on the pitch ran faster.'
      ]
    },
    {
      id: 'elder-shorts',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had no tags,” said {S}. “You held on to whatever you could. I once ran for the line, and they all held on to my shorts. There were five of them.” “Did you score?” asked {A}.',
        '“I did,” said {S}. “The shorts didn’t. They were on the halfway line, with five boys.” {S} stamped {S}’s feet with joy. “It was a long, cold walk back.”'
      ]
    },
    {
      id: 'small-tail',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'One more tag had been found, and it was {S} who wore it, at the back. It nearly touched the ground. “Now you’ve got to catch me,” said {S}, and ran four steps and looked round. {A} was not fast enough. “Again,” said {S}.',
        'At last {A} pulled it off, rip. {S} looked at {S}’s own bottom for a while, in surprise. “It’s come off,” said {S}. “I had it only this morning.”'
      ]
    },
    {
      id: 'pet-pitch',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'The ball rolled off the pitch and stopped beside {A}. A nose was put to one end of it, and then to the other. It smelled of thirty hands and half a field.',
        '“That’s touch,” said {H}, “so now it’s our throw.” {A} had touched it, so it was only right. The referee said good morning to {A} as well.'
      ]
    },
    {
      id: 'forward-pass',
      A: 'partner',
      paragraphs: [
        'There was the line, and there was Mo, who was a Red too. So {H} threw the ball to Mo. Peep! went the whistle. “Forward pass,” said the referee. “You may only throw it backwards.” “But the line’s in front!” said {H}. “I know,” said the referee. “That’s rugby.”',
        'The next time {H} threw it backwards to Mo, and stood still to watch. Mo dropped it.'
      ]
    },
    {
      id: 'where-they-look',
      A: 'partner',
      paragraphs: [
        'At half-time {A} came with an orange. “When you’ve got the ball, who do the Greens look at?” asked {A}. “Me,” said {H}. “All of them.” “And when you’ve thrown it to Mo?” “At Mo.” “And you look at him too,” said {A}. “You stop. That’s just when nobody’s looking at you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'whistle-again',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They all changed ends for the second half, so that now the wind was on the other side. {H} told Mo something behind one hand. Mo nodded. He told the next one, and that one told the next.',
        '“What’s the plan?” asked {A} from the touchline. “It’s secret,” said {H}. A Green came up and nodded too. It had been passed on a bit too far.'
      ]
    },
    {
      id: 'round-the-back',
      A: 'partner',
      paragraphs: [
        'When the ball came, {H} threw it backwards to Mo, and ran on. {H} ran behind Mo, as you run round a tree. All the Greens were looking at Mo. Mo held out the ball, and {H} took it. In front of {H} there was nobody. There was only grass, and the line, and {H} was over it.',
        '{H} held up the ball in both hands and danced. “Put it down!” shouted {A}. {H} waved. “Down! In rugby it doesn’t count till it’s down!” The Greens came running. {H} danced on. So {A} lay down flat in the mud and patted the ground. “Oh!” said {H}, and lay down as well, on top of the ball. Peep! “Try,” said the referee.'
      ]
    },
    {
      id: 'conversion',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After a try there’s a kick, over the bar and between the posts. {H} made a little nest of mud and stood the ball up in it. It looked like an egg that somebody was about to eat.',
        '“Breathe out,” said {A}. {H} kicked. It turned over and over, slowly, and sat down on the bar, and thought. Then it came down on the right side. “It asked for a moment,” said {A}.'
      ]
    },
    {
      id: 'washed',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Afterwards they stood on a mat while somebody came along with a watering can. Under the first brown there was a second brown. “I’m further in,” said {H}.',
        'A knee came out, and then another one. {A} was done next, from the front. At the back {A} was quite clean. It looked as if somebody had been ironed on to a field.'
      ]
    },
    {
      id: 'tunnel',
      A: 'partner',
      paragraphs: [
        'At the end both teams made a tunnel and clapped each other through it. “Well played,” said the Greens, and the Reds said it too. {A} came through last, with a brown front and a brown nose.',
        '“You could have just told me,” said {H}. “I did,” said {A}. “Then I had to show you.” They walked to the gate, slowly now, and there was a squelch in every shoe.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found the muddiest bit of the line, and sat there.',
      '{names} kept up beside the pitch, as far as the rope.',
      { text: '{names} tucked the tags in, at the back, so that both hung nicely.', needs: ['hands'] },
      { text: '{names} held the coats, and soon also the mud on them.', needs: ['hands'] }
    ],
    way: [
      '{names} shouted forward, and that was exactly wrong.',
      '{names} rolled over for nothing at all, and came up brown.',
      { text: '{names} quartered the oranges by hand, which took a while.', needs: ['hands'] },
      { text: '{names} threw a glove backwards, to see how that feels.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the mud, for company.',
      '{names} barged into the next spectator, for joy.',
      { text: '{names} wiped {H}’s ear free, for the applause.', needs: ['hands'] },
      { text: '{names} patted the mud flat, until there was a splash.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the boots stood on a newspaper, and the mud fell off in the shape of them.',
    'The bath was brown by the time {H} got out of it. Then {H} carried the pillow over the edge of the bed, in both arms, and put it down.'
  ],
  last: [
    'It was over the line, and it was put down, and {H} was asleep.',
    'Nobody was looking, and {H} lay down on top of it, and slept.'
  ]
})
