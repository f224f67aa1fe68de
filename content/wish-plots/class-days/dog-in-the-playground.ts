import { wishPlot } from '../wish-plot.ts'

const PLACES = ['playground', 'school', 'school yard', 'schoolyard', 'school field', 'nursery', 'playtime', 'playgroup', 'preschool', 'kindergarten', 'recess', 'classroom', 'assembly', 'sports day']

export const dogInThePlayground = wishPlot({
  id: 'wish-dog-in-the-playground',
  wishes: ['whole school chased the dog round the playground', ...PLACES.flatMap((place) => [`dog came ${place}`, `dog got into ${place}`]), 'dog playground', 'dog in the playground', 'dogs playground', 'puppy playground', 'dog playtime', 'dog break time school', 'dog school field', 'dog schoolyard', 'dog school yard', 'dog loose school', 'loose dog school', 'stray dog school', 'stray dog playground', 'dog ran into playground', 'dog ran round playground', 'strange dog school', 'dog through school gate', 'dog under school fence', 'dog school fence', 'dog stole ball playground', 'dog took ball school', 'dog took hat school', 'dog football pitch school', 'dog ran onto pitch', 'dog ran on pitch', 'dog onto football pitch', 'dog pitch break', 'dog running round school', 'dog sports day', 'puppy came school', 'puppy got into school'],
  answers: ['dog', 'dogs', 'puppy', 'doggy', 'big', 'little', 'small', 'brown', 'black', 'white', 'spotty', 'shaggy', 'hairy', 'wet', 'muddy', 'friendly', 'silly', 'naughty', 'stray', 'loose', 'lost', 'strange', 'someone’s', 'somebody’s', 'came', 'comes', 'come', 'got', 'gets', 'in', 'into', 'ran', 'runs', 'running', 'jumped', 'through', 'gate', 'fence', 'hole', 'playground', 'school', 'nursery', 'class', 'yard', 'field', 'break', 'breaktime', 'playtime', 'recess', 'lunch', 'lunchtime', 'game', 'football', 'tag', 'ball', 'hat', 'scarf', 'glove', 'took', 'takes', 'stole', 'chased', 'chase', 'chasing', 'catch', 'caught', 'nobody', 'everyone', 'everybody', 'children', 'kids', 'all', 'the', 'whole', 'teacher', 'teachers', 'caretaker', 'headteacher', 'head', 'owner', 'lead', 'collar', 'today', 'yesterday', 'morning', 'was', 'were', 'had', 'and', 'our', 'my', 'her', 'his', 'we', 'stop', 'stopped', 'away', 'round', 'around', 'laughed', 'laughing', 'funny', 'excited', 'snow', 'rain', 'could', 'inside', 'again', 'during', 'when', 'onto', 'pitch', 'sandpit', 'hopscotch', 'under', 'over', 'let', 'sat', 'brown', 'tail', 'wagging'],
  except: ['bit', 'bitten', 'bite', 'bites', 'growled', 'scared', 'afraid', 'hurt', 'knocked', 'died', 'dead', 'car', 'police', 'attack', 'attacked', 'goes to school', 'wants to go', 'therapy', 'reading dog', 'reads', 'guide', 'hot dog', 'pet day', 'costume', 'homework', 'ate', 'poo', 'pooed'],
  moods: ['losing', 'first', 'learning', 'change'],
  out: true,
  company: ['dog', 'hat', 'tree', 'trees', 'playground', 'bell', 'caretaker', 'fence', 'gate', 'tail', 'post', 'bench', 'lead', 'bobble', 'ear', 'wind'],
  about: 'A dog comes into the playground and takes the hero’s hat, and the more children run after it the better the game, until it is seen that the only thing it ever stops beside is the tree.',
  titles: ['Forty Trees', 'A Dog in the Playground', 'The Bobble Hat', '{H} Puts Down Roots', 'Nobody Ran'],
  want: [
    {
      id: 'in-at-the-gate',
      A: 'partner',
      paragraphs: [
        'A dog came into the playground, just when {H} had got there. It squeezed in under the gate, brown and shaggy, with no lead. It pulled the hat off {H}’s head, the red one with the bobble, and was gone.',
        '“My hat!” called {H}. {A} had come along as far as the bench by the tree, and saw it all. {H} wanted the hat back, for the wind was cold.'
      ]
    }
  ],
  way: [
    {
      id: 'all-after-it',
      A: 'partner',
      paragraphs: [
        '{H} ran after the dog. So the dog ran. Three others ran to help, and it ran faster. In the end there were forty children behind it, in a long line, round the sandpit. The dog looked back, with the bobble in its mouth.',
        'No dog had ever been so happy. “It’s slowing down,” called {A}. It was only waiting for the last ones to catch up. Then it was off again.'
      ]
    },
    {
      id: 'from-both-sides',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ve got to come from both sides,” said {H}. Twenty came from the left, and twenty came from the right, with their arms out. The dog stood in the middle with the hat. It looked left, and it looked right. Then it lay down flat.',
        'All forty ran, and got to the middle at the same time. There they met, with a bump. The dog stood at the edge by now, and counted them. “It went out between somebody’s legs,” said {A}. “I think they were yours.”'
      ]
    },
    {
      id: 'what-is-its-name',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If we knew its name, it’d come,” said {H}. They tried them all, from the bench. “Spot!” called somebody. “Rover! Whiskers! Dog!” At each name the dog lifted one ear. It had no objection to any of them.',
        'Then {A} called “Hat,” by mistake. The dog looked at once, and gave the hat a shake. “Perhaps that’s what it’s called,” said {A}. {H} thought that the dog only wished to mention who had got it.'
      ]
    },
    {
      id: 'an-apple',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} held out half an apple. “Swap,” said {H}. The dog came three steps nearer, and smelled in the direction of the apple. To eat it, a mouth would have to be free. You could see the dog doing the sum.',
        'It laid the hat down between its paws, and kept one paw on it. Then it stretched its neck out. The neck was just too short. The dog thought again, took up the hat, and went. “It’s had an offer,” said {A}, “and it’s sleeping on it.”'
      ]
    },
    {
      id: 'the-bell-rings',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The whistle went, and everybody had to line up. The dog lined up too. It stood in the row of the first class, between two girls. It had the hat in its mouth, and looked straight ahead. Nobody had ever stood in that row so well.',
        '“Don’t touch it,” whispered {H}, from the next row. Only it was not the whistle for going in. It was the whistle for two boys who were throwing sand. So the rows broke up, and the dog was the first one out.'
      ]
    },
    {
      id: 'how-it-looks-on',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Once the dog threw the hat up in the air, to see what it would do. It came down over one ear, with the bobble to the side. The dog stood there in {H}’s hat. For a moment nobody thought of running.',
        '“It suits it,” said {A}. {H} had to say so as well. The red went well with the brown. The dog could only see out on the left now. So it ran in a curve, past the bench, past the goal, and past the bench.'
      ]
    },
    {
      id: 'other-with-string',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came across the playground with a skipping rope, to use as a lead. “Has it got a collar?” asked {A}. It had a green one, with a small tin plate. “What’s on the plate?” That was written too small to be read at a run.',
        'So {A} ran along beside it for a bit, bent down, with one eye shut. “It says IF,” called {A}. Half a round later it said FOUND. “If found,” said {H}. But it had not been found. It had come by itself, and knew very well where it was.'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was not running. {A} sat on the bench, and had never in all this time seen the use of a hat. “Couldn’t you say something to that dog?” asked {H}. {A} could have, but there was nothing to say. The dog was doing it all quite correctly.',
        'The dog came by with the hat and stopped for a moment in front of the bench. The two of them looked at each other. {A} yawned, and the dog yawned as well, round the bobble. The bobble nearly fell out.'
      ]
    },
    {
      id: 'elder-goose',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“A goose once came into our playground,” said {S}, “and it was the other way about. The goose ran after us.” “All of you?” asked {A}. “The whole school, and the man with the coal,” said {S}. “We went round and round the pump.”',
        '“How did it stop?” “Somebody had to tie a shoe,” said {S}, “and stood still. The goose stopped as well. It had no idea what came next. It only knew the part with the running.” {A} looked across at the dog.'
      ]
    },
    {
      id: 'child-runs-in-front',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had joined in at the end of the long line, and ran slower than anybody. The line went round the sandpit, and the dog came up behind it. Now the dog was the last. It ran after {S}, quite gently, with the hat.',
        '“Where’s the dog?” called {S}. “I can’t see it!” “Keep going,” called {A}. Forty were running after a dog, and the dog was running after them. It had never been so hard to say who was ahead.'
      ]
    },
    {
      id: 'where-it-stops',
      A: 'partner',
      paragraphs: [
        '{H} came back to the bench, out of breath, with both hands over both ears. “It can run longer than I can,” said {H}. “It only runs because you do,” said {A}. “Each time it gets to the tree here, it stops.”',
        'The dog came round, stopped beside the tree, and even put down the hat to sniff at it. Then it saw forty children coming. “It likes the tree,” said {H}. “The tree doesn’t run,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'be-a-tree',
      A: 'partner',
      paragraphs: [
        '“Everybody be a tree!” called {H}, and stood still, with both arms hanging and both eyes on the ground. “Like that,” called {A}, “and no twig stirs.” One after another they stopped, all over the playground, until there were forty trees.',
        'The dog ran on for a bit. It looked back over its shoulder, and nobody came. It turned round. It went up to the first tree and waited, and after that to the next. It had the hat, and there was no game.'
      ]
    },
    {
      id: 'the-caretaker',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The caretaker came out with a barrow, and saw forty trees where there had been one. “What’s this?” asked the caretaker. Nobody answered. A tree at the front moved its lips a little. “We’re a wood,” it said.',
        'The caretaker put the barrow down, without a sound, and grew as well, beside the bins. It was the oldest tree of all, with a bunch of keys. {A} thought that it was very well done. It even leaned somewhat, like a pine.'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It is not easy to be a tree with a cold nose. {H}’s nose began to itch. The dog was just then at the next tree but one. {H} thought about bark. It itched on the left, and then on the right. {A} could see it from the bench.',
        '“Trees don’t scratch,” said {A} softly. “They wait for the wind.” So {H} waited, and a wind did come. It rubbed a bit of scarf across {H}’s nose, once, and that was enough.'
      ]
    },
    {
      id: 'hat-put-down',
      A: 'partner',
      paragraphs: [
        'At the last tree the dog sat down. That was {H}. It laid the hat on {H}’s shoe, and pushed it with its nose. Nothing happened. Then the caretaker walked up, and took hold of its collar. On it stood: If found, I am only playing.',
        'Outside the fence came a lady with a lead and no dog on it. “There you are,” she called. {H} put on the hat. It was wet, and warmer than before. “May we be children again?” asked a tree.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} saw a bobble go by, and then a tail.',
      '{names} looked under the gate, to see if there were more of them.',
      { text: '{names} pointed to where the hat was now, and now.', needs: ['hands'] },
      { text: '{names} held on tight to a hat, in case the dog wanted two.', needs: ['hands'] }
    ],
    way: [
      '{names} ran a whole round too, and came back to the bench.',
      '{names} turned up beside the goal, when everybody was at the sandpit.',
      { text: '{names} picked up a mitten that somebody had lost at a run.', needs: ['hands'] },
      { text: '{names} waved a scarf at the dog, and the dog would have liked that as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned into a tree, quite a low one.',
      '{names} kept still, when the dog came by to look.',
      { text: '{names} held up two fingers, for twigs.', needs: ['hands'] },
      { text: '{names} let a glove hang from one finger, and was the only tree with a leaf.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the hat lay on the radiator, and smelled a little of dog. One thread of the bobble was longer than before.',
    '{H} washed, and stood for a moment by the bed, with both arms hanging. Then the last tree was felled, and it fell into the pillow.'
  ],
  last: [
    'No twig stirred, and nothing was worth running after, and {H} was asleep.',
    'Somewhere a brown dog lay beside its lead, and {H} was asleep.'
  ]
})
