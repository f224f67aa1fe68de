import { wishPlot } from '../wish-plot.ts'

export const santasWorkshop = wishPlot({
  id: 'wish-santas-workshop',
  beginsElsewhere: true,
  wishes: [
    'santa workshop', 'santas workshop', 'santa’s workshop', 'father christmas workshop', 'christmas workshop', 'toy workshop', 'north pole', 'elves work', 'elves working', 'elves toys', 'elf toys', 'elf workshop', 'elves workshop', 'santa elves', 'santas elves', 'santa elf', 'santas helper', 'santa helper', 'helping santa', 'help santa', 'helps santa', 'helped santa', 'elves make', 'elves making', 'elves wrapping', 'elf wrapping', 'wrapping presents', 'elves christmas', 'christmas elves', 'christmas elf', 'elf christmas', 'wraps presents', 'santa factory'
  ],
  except: ['shelf', 'shoemaker', 'shoes', 'bear', 'bears', 'penguin', 'penguins', 'letter', 'train', 'express', 'explorer', 'expedition', 'stuck', 'reindeer', 'rudolph', 'sick', 'ill', 'afraid', 'scared', 'birthday', 'school', 'lost', 'play', 'shopping', 'sleigh'],
  answers: ['santa', 'santas', 'father', 'christmas', 'workshop', 'north', 'pole', 'elf', 'elves', 'toy', 'toys', 'present', 'presents', 'parcel', 'wrap', 'wraps', 'wrapping', 'make', 'makes', 'making', 'work', 'works', 'working', 'help', 'helps', 'helping', 'helper', 'helpers', 'visit', 'visits', 'visiting', 'trip', 'goes', 'going', 'eve', 'night', 'snow', 'little', 'busy', 'magic', 'factory', 'meets', 'to', 'day', 'sack'],
  company: ['elf', 'elves', 'workshop', 'parcel', 'parcels', 'paper', 'ribbon', 'sack', 'santa', 'bell', 'bench', 'song', 'bow'],
  about: 'In the workshop the smallest elf has been wrapped by mistake, and the parcels may not be opened, until the hero sings half a song.',
  titles: ['Somebody Wrapped Pip', 'Half a Song', '{H} in Santa’s Workshop', 'The Very Last Parcel', 'Do Not Open Until the Morning'],
  want: [
    {
      id: 'at-the-bench',
      A: 'partner',
      paragraphs: [
        'It was the last evening in the workshop at the North Pole. {H} and {A} were elves at the wrapping bench. Elves are quick. {A} had wrapped a drum, a doll’s house and the teapot. {H} wanted to be the one who puts the very last parcel in Santa’s sack.',
        'Pip was the smallest elf. Pip had gone to sleep on the bench in an open box, with half a bun.'
      ]
    }
  ],
  way: [
    {
      id: 'testing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Each toy has to be tested before it’s wrapped. {H} turned the key of a tin frog, and it jumped off the bench and under the cupboard. “It works,” said {A}. “Now fetch it.” {H} lay down and reached in, and out came the frog, a sock, and last year’s frog.',
        '“So that’s where it went,” said {A}. It still had a jump left in it. They tested both, in a race. Then they tested them again, to be quite sure.'
      ]
    },
    {
      id: 'wrapped-tea',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} was thirsty and reached for a cup. It was in red paper with a bow. So was the scissors’ case, and so was the sandwich. “I was going so well,” said {A}. When an elf gets going, it wraps whatever stands still.',
        '“Keep moving,” said {H}. “Both of us.” They hopped a little from one foot to the other while they folded. Even so, {A} had a ribbon round one ankle by the end. Nobody could say who had done it.'
      ]
    },
    {
      id: 'round-thing',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Nothing’s as hard to wrap as a ball. {H} folded in a corner on the left, and on the right another came out. “Roll it,” said {A}. They rolled it up and down in the paper, until it looked like a cabbage.',
        '“Somebody’ll be surprised,” said {A}. “They’ll think they’re getting a cabbage.” “And then it bounces,” said {H}. It was the best parcel of the whole evening, now they came to think of it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had a job in the workshop too, and that was sitting on the paper. Wherever {H} unrolled a bit, there was {A}, right in the middle. “I have to cut here,” said {H}, and pulled out some more. {A} moved on to that.',
        'In the end they folded the paper up round {A}, on all four sides, and waited. It looked like a nice present, with ears. {A} got up and walked away with a bow on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was the oldest elf, and had been there when they still did it with string. “You needed three hands,” said {S}. “One to hold, one to tie, and somebody’s finger for the knot. My finger’s in more knots than I can count.” “How did you get it out?” asked {A}.',
        '“Not always in time,” said {S}. “One year I went as far as Lisbon.” {S} still had the stamp. “Nice people. They gave me soup, and sent me back.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the elf for the sticky tape. {S} pulled some off and stuck it on {S}’s own nose, where it was easy to find. There was more of it on each finger. “Tape,” said {A}. “Here,” said {S}, and held out a hand, and then it was on both of them.',
        'They had to walk about like that for a bit, hand in hand. “It’s strong,” said {S}. “It’ll hold a bicycle.” They never got quite free of it. A piece went home on somebody’s elbow.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'To {A} they had given a box that was done with. There had been a train in it. {A} took out the paper, and looked at it, and put it back in. Then {A} took it out again. “What about the train?” asked {H}.',
        'The train stood beside it and waited. {A} had not so much as seen it. “That one wants the box,” said {H}. “It’s the same every year,” they said at the next bench.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '{A} came in from the cold and asked if this was the North Pole. “About here,” said {H}, and pointed at the bench. “It moves a bit. There’s only ice, and under it the sea.” {A} took a careful step. “I thought there would be a pole,” said {A}.',
        'So they gave {A} the broom to hold. It suited {A} very well. All through the evening, anybody looking for the Pole could see at once where it was.'
      ]
    },
    {
      id: 'shaking',
      A: 'partner',
      paragraphs: [
        'Then {H} looked round. “Where’s Pip?” asked {H}. There was no box on the bench any more. “Oh dear,” said {A}, and looked at {A}’s own two hands. Next to the sack lay a hundred parcels, all red, all with a bow. {H} shook the nearest, and it said “Mama”, but that was a doll.',
        '“We’ll have to open them,” said {H}. “We can’t,” said {A}. “What’s wrapped stays wrapped until the morning. That’s the rule.”'
      ]
    },
    {
      id: 'all-south',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps Pip’s gone for a walk,” said {H}. They opened the door a crack. Outside there was snow, and it was as dark as it had been since October. “Which way would Pip go?” asked {H}. “South,” said {A}. “Which way’s that?” asked {H}. “That’s south,” said {A}, and pointed. “And that. And that.”',
        'It’s the Pole, and so there isn’t anything else. “That’s why nobody here ever finds the post box,” said {A}. There were no footprints in any of the souths.'
      ]
    },
    {
      id: 'santa-slippers',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Santa himself came through, in slippers, with his coat over one arm. “Does anybody know where my other boot is?” he asked. {H} looked at {A}. {A} looked at a parcel that was rather long, and had a heel.',
        '“What’s wrapped stays wrapped,” said Santa sadly. It was his own rule. “Then you’ll get it in the morning,” said {H}, “under the tree.” Santa cheered up at that. Nobody had brought him a present for a very long time.'
      ]
    },
    {
      id: 'never-by-halves',
      A: 'partner',
      paragraphs: [
        '“Pip won’t shout,” said {A}. “It’d spoil the surprise. An elf in a parcel is as quiet as a sock.” {A} began to hum the song of the workshop, and then to sing it. “Fold it over, tie it tight…” There {A} stopped, to think.',
        'All along the benches the other elves had turned red. One of them burst out with it. “And a bow, and then goodnight.” It clapped both hands to its mouth. “I’m sorry,” it said. “You mustn’t stop halfway.”'
      ]
    }
  ],
  turn: [
    {
      id: 'half-a-song',
      A: 'partner',
      paragraphs: [
        '“Everybody hold on to your mouths,” said {H}. {H} stood in front of the hundred parcels and sang, not very loudly. “Fold it over, tie it tight…” Then {H} waited. It was so still that you could hear the snow.',
        '“And a bow,” sang a parcel in the third row, “and then goodnight.” It couldn’t stop halfway either. {H} laid an ear against it. “Good evening, Pip,” said {H}. “Is it morning?” asked the parcel. “Not quite,” said {H}.'
      ]
    },
    {
      id: 'air-holes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it dark in there?” asked {A}. “It’s red,” said Pip. “And it’s warm. I’ve got a gap for my nose, and half a bun.” {H} asked if Pip was frightened. “I’m just excited,” said Pip. “I’d love to know what I am.”',
        'They went over what it might be. It was soft, it was small, and it sang if you began a song for it. “I hope that I’m what somebody wanted,” said the parcel.'
      ]
    },
    {
      id: 'whose-bow',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“It’s a very good bow,” said {A}, and walked round it. It was {A}’s own, and had come out better than any other. It had two ears and a tail. “What a pity that it has to be undone,” said {A}.',
        '“I could do one for you,” said {H}, and tied a ribbon behind one of {A}’s ears. It had three ears and no tail. “That’s the other sort,” said {H}.'
      ]
    },
    {
      id: 'morning-at-once',
      A: 'partner',
      paragraphs: [
        'Now at the Pole it’s dark all winter, and nobody can say when the morning is. {H} took a torch and held it low down, and lifted it, slowly, as if it rose. “Good morning,” said {H}. Then {A} was allowed to pull the bow.',
        'Out came Pip, a bit creased. They put a bear in the box instead. And so it was {H} who had the very last parcel, and put it in the sack.'
      ]
    },
    {
      id: 'sleigh-leaves',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They went to the door to see the sleigh off. It went up into the dark, and there were the bells, and then fewer bells. Snow came down where it had been. “Which way did it go?” asked {H}. “South,” said {A}.',
        'In the workshop it was very tidy now. The benches were bare, and a single bit of ribbon lay on the floor. You could hear the stove, which had been going all the time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jingled a bit in passing.',
      '{names} got some of the glitter, and kept it on.',
      { text: '{names} tied bow after bow at the next bench.', needs: ['hands'] },
      { text: '{names} wrapped the sugar bowl, to go with the teapot.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed along the parcels, and sneezed at a bow.',
      '{names} bumped into a red one, and it said Mama.',
      { text: '{names} counted up to a hundred, and none of it was Pip.', needs: ['hands'] },
      { text: '{names} tapped on the third parcel, and that was a drum.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still, and one bell went on for a moment.',
      '{names} came to the third row, by way of the second.',
      { text: '{names} smoothed the bow on that one, and told it that it was nearly morning.', needs: ['hands'] },
      { text: '{names} laid two hands over two mouths, to be on the safe side.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the red paper and tied the last bit of ribbon round it.',
    '{H} washed and lay down, and got wrapped, first from the left and then from the right. What’s wrapped stays wrapped until the morning.'
  ],
  last: [
    '“And a bow, and then goodnight,” sang somebody at the door, and {H} was asleep.',
    'Folded in at all four corners, and not to be opened until the morning, {H} slept.'
  ]
})
