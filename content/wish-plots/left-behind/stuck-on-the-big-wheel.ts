import { wishPlot } from '../wish-plot.ts'

export const stuckOnTheBigWheel = wishPlot({
  id: 'wish-stuck-on-the-big-wheel',
  wishes: ['stuck ferris wheel', 'stuck on the ferris wheel', 'ferris wheel stuck at the top', 'ferris wheel stopped', 'ferris wheel stops', 'ferris wheel broke', 'ferris wheel broken', 'ferris wheel broke down', 'ferris wheel wouldn’t move', 'ferris wheel wouldnt move', 'ferris wheel won’t start', 'ferris wheel got stuck', 'top of the ferris wheel', 'high ferris wheel', 'up on the ferris wheel', 'scared ferris wheel', 'ferris wheel at the fair', 'ferris wheel fair', 'stuck big wheel', 'stuck on the big wheel', 'big wheel stuck', 'big wheel stopped', 'big wheel stops', 'big wheel broke', 'big wheel broken', 'big wheel broke down', 'big wheel got stuck', 'top of the big wheel', 'big wheel at the fair', 'big wheel fair', 'giant wheel stuck', 'giant wheel stopped', 'stuck giant wheel', 'fair ride stuck', 'fair ride stopped', 'funfair ride stuck', 'ride got stuck at the fair', 'ride stopped at the top', 'stuck at the top of the ride', 'observation wheel stuck', 'ferris weel stuck', 'faris wheel stuck', 'ferris wheel lost key', 'stuck gondola wheel', 'ferris wheel stuck', 'stuck up high on the wheel at the fair'],
  answers: ['ferris', 'weel', 'wheel', 'wheels', 'big', 'giant', 'high', 'ride', 'gondola', 'cabin', 'seat', 'fair', 'funfair', 'fairground', 'carnival', 'park', 'pier', 'theme', 'stuck', 'stopped', 'stops', 'stop', 'stopping', 'broke', 'broken', 'breaks', 'down', 'top', 'up', 'very', 'right', 'way', 'air', 'sky', 'clouds', 'got', 'get', 'gets', 'getting', 'went', 'goes', 'go', 'going', 'wouldn’t', 'wouldnt', 'won’t', 'wont', 'move', 'moves', 'start', 'starts', 'key', 'lost', 'dark', 'night', 'wind', 'windy', 'rain', 'rained', 'long', 'time', 'minutes', 'hour', 'whole', 'town', 'see', 'saw', 'view', 'lights', 'waffles', 'candyfloss', 'scared', 'afraid', 'grandma', 'granny', 'nana', 'grandpa', 'mummy', 'mum', 'daddy', 'dad', 'brother', 'sister', 'cousin', 'friend', 'us', 'our', 'today', 'yesterday', 'summer', 'man'],
  except: ['hamster', 'crash', 'fell', 'falls', 'fall', 'hurt', 'accident', 'hospital', 'alone', 'roller coaster', 'rollercoaster', 'ghost', 'bike', 'trolley', 'steering', 'water wheel', 'mouse', 'monster', 'dragon', 'dinosaur', 'elephant', 'unicorn', 'fire', 'police', 'sick'],
  moods: ['afraid', 'waiting', 'first', 'change'],
  out: true,
  company: ['wheel', 'gondola', 'key', 'cap', 'waffle', 'waffles'],
  about: 'The big wheel is stuck with the hero at the top, for the man below has lost its key, and only from up there can anybody see what is lying on a cap.',
  titles: ['The Top of a Cap', 'Pat, Pat, All the Way Down', '{H} at the Very Top', 'The Key Was Up Here', 'What You See from Above'],
  want: [
    {
      id: 'at-the-very-top',
      A: 'partner',
      paragraphs: [
        'The big wheel at the fair carried {H} and {A} up in a blue gondola. After the ride there were going to be waffles. But at the very top came a jerk, and the wheel stopped. Far below, the man who worked the wheel was looking under a cushion. “We’re stuck,” said {A}. The waffle stall was as small as a waffle.'
      ]
    }
  ],
  way: [
    {
      id: 'in-bits',
      A: 'partner',
      paragraphs: [
        'The man below made a trumpet out of two hands. The words came up in bits, for the wind had the rest. “Key … lost … sit still!” It was the key that starts the wheel. “Where did you have it last?” called {H}, with both hands. The wind carried that off to the roundabout. The man below put a hand to one ear. “That man can’t hear a thing,” said {A}. “Words don’t get down.”'
      ]
    },
    {
      id: 'tops-of-things',
      A: 'same',
      spare: 1,
      paragraphs: [
        'If you are stuck at the top, you see the tops of things. They looked down at all the hats, which were round, and had people under them. On the roof of the ghost train lay a yellow ball. On the roof of the waffle stall lay one shoe.',
        '“Does anybody know about that?” asked {H}. “Only we do,” said {A}, “and whoever’s hopping.” They looked for somebody with a bare foot. But from above everybody has feet only now and then, at the front.'
      ]
    },
    {
      id: 'like-owls',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The gondola swung a bit when {H} turned round. So {H} sat quite straight, and just turned the head, like an owl. “What can you see on your side?” asked {H}. “The river,” said {A}. “And on yours?” On {H}’s side was the church, and it was exactly half past.',
        'They stayed like that for some time, with one half of the world each. Then they told each other about it, to have it whole. {A} took the clock, and {H} took a boat.'
      ]
    },
    {
      id: 'the-balloon',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A red balloon came up past the gondola, all by itself, with a string on. It stopped for a moment, on a level with their noses. “It’s stuck as well,” said {H}. “No,” said {A}. “It’s just looking who lives here.”',
        'It must have thought that the top of the wheel was the stop for balloons. Then it went on, for it had no end to its ride. They watched until it was a dot. “I’d rather be us,” said {H}. “We’re tied to something.”'
      ]
    },
    {
      id: 'by-the-nose',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The words could not get down, but the smell could get up. It came in puffs. “Vanilla,” said {H}, with both eyes shut. Then for a while there was only wind. “Hot butter,” said {A}. After that it was nearly the whole waffle, and they both leaned towards it.',
        'It was gone again at once. “That was the edge of one,” said {H}. “The crisp bit.” They had smelled about half a waffle by now, and it was just enough to make them hungrier.'
      ]
    },
    {
      id: 'our-own-roof',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} looked for their own roof. There was the bridge, there was the bus, as long as a bean. And there, behind a tree, was home, no bigger than a crumb. “It’s very quiet there,” said {H}. “That’s because we’re here,” said {A}.',
        'They had never looked at it while they were out. It stood there and waited, with its windows all one way. {H} waved to it. You could not tell if it had noticed.'
      ]
    },
    {
      id: 'two-rounds',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had the tickets, and read what it said on the back. “Two rounds,” read {A}. “We’ve had half of one.” So there was one and a half still to come. “But it says nothing about how long,” said {H}.',
        '{A} turned the tickets over, and held them up against the sky. It really did not. A short ride and a long one cost just the same. “Then we’re getting more than the rest,” said {A}, and sat up straight for it.'
      ]
    },
    {
      id: 'elder-on-the-wheel',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My aunt was once stuck on a big wheel, right over a brass band,” said {S}. “The band didn’t like to stop while the wheel was standing still.” “Why not?” asked {A}. “The people up there had nothing else to do.”',
        '“The band knew nine tunes,” said {S}. “After that it played them backwards.” The aunt said that it was the best concert of her life. Her feet had been dancing, with nothing under them.'
      ]
    },
    {
      id: 'child-star',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} looked up, and there was nothing above them but sky. “Are we a star now?” asked {S}. “For whoever’s down there, maybe,” said {A}. {S} sat quite still at once, and twinkled, with both eyes.',
        'It was hard work, and after a while {S} had to stop for a rest. “Stars take turns,” said {S}. “You go now.” So {A} twinkled over the fair until it was {S}’s turn again.'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} lay on the floor of the gondola, with only a nose over the edge. The nose went left, and then right, and then it stopped. It pointed, like the hand of a clock. “What’s over there?” asked {H}.',
        'They followed the nose with their eyes. Beyond the ghost train was a very small sausage stall. By the stall sat a very small dog. It had its nose up, too. It was pointing at them.'
      ]
    },
    {
      id: 'on-the-cap',
      A: 'partner',
      paragraphs: [
        'The man below felt in every pocket again, and turned round and round. {H} looked straight down on a flat red cap. In the middle of it something shone. “The key’s on the cap!” said {H}. The man must have put it there, when the tickets needed both hands. “Down there nobody can see that,” said {A}. “They only ever see a cap from the side.”'
      ]
    }
  ],
  turn: [
    {
      id: 'pat-pat',
      A: 'partner',
      paragraphs: [
        'No word would get down. But in the green gondola, the next one below, a woman looked up. {H} laid a flat hand on {H}’s own head, and patted it. The woman thought that this was a greeting, and patted too. “Again,” said {A}.',
        'Two boys in the yellow one below that patted their heads. Pat, pat, it went all down the wheel, and nobody knew what it was for. At last it came to the man below. To be polite, the man patted the red cap. The cap clinked, and there was the key.'
      ]
    },
    {
      id: 'slowly-down',
      A: 'same',
      spare: 10,
      paragraphs: [
        'When the wheel went round again, it went very slowly at first. The flags came up to meet them, and after the flags the lamps. Everything had its sides back. Hats had faces under them, and the bus grew wheels.',
        '“Look,” said {A}. All round the fair the people were patting their heads. They had seen the others do it. A very old man did it with a stick. “What does it mean?” asked a girl by the ghost train. “Nobody knows,” said the old man. “It’s in fashion.”'
      ]
    },
    {
      id: 'roof-shoe',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the bottom {H} went up to the waffle stall first. “There’s a shoe on your roof,” said {H}. The waffle woman came out, and looked up, and could only see the edge. “How do you know that?” asked the waffle woman.',
        '“We were up there for a long time,” said {A}. The waffle woman fetched a broom. Down came the shoe, and it was the waffle woman’s own, from the summer before last. “So that’s why I’ve been going round in circles,” said the waffle woman.'
      ]
    },
    {
      id: 'on-a-string',
      A: 'partner',
      paragraphs: [
        '“Would you like another round?” asked the man in the red cap, when they were down. “You’ve earned it.” “Only if you put the key on a string,” said {H}. So the key was hung round the man’s neck, where it can be seen from all sides.',
        'Then there were waffles. “Have I got sugar on my face?” asked {H}. “No,” said {A}. The sugar rode home on the very top of {H}’s head, and only a pigeon knew.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the middle, so that nothing swung.',
      '{names} looked down just once, and then at the sky.',
      { text: '{names} held on to the bar with both hands.', needs: ['hands'] },
      { text: '{names} counted the gondolas above theirs, and got none.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the seat, in case the key was up here.',
      '{names} listened hard, and got the wind’s half of it.',
      { text: '{names} pointed down, to be of help, but from so high a finger is very short.', needs: ['hands'] },
      { text: '{names} shouted “Key” as well, and a pigeon flew up.', needs: ['hands'] }
    ],
    turn: [
      '{names} thought of waffles, and kept still for them.',
      '{names} got a pat as well, and kept it.',
      { text: '{names} went on patting for a while, to be on the safe side.', needs: ['hands'] },
      { text: '{names} bowed to the yellow gondola, for the way it had patted.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home they hung up their things. {H} looked at the slippers from right above, and on the left one lay a crumb of waffle.',
    '{H} washed, and the sugar went off with the rest. In bed one foot was at the bottom and the head was at the top, and nothing swung.'
  ],
  last: [
    'The big wheel stood still in the dark with its key on a string, and {H} was asleep.',
    '{H} laid one hand flat on the hair, as a greeting, and was asleep.'
  ]
})
