import { wishPlot } from '../wish-plot.ts'

export const cinema = wishPlot({
  id: 'wish-cinema',
  beginsElsewhere: true,
  wishes: ['cinema', 'cinemas', 'cinnema', 'movie theater', 'movie theatre', 'movies', 'the pictures film', 'popcorn film', 'popcorn movie', 'big screen', 'first film', 'first movie', 'movie night', 'film night'],
  answers: ['first', 'time', 'trip', 'going', 'watching', 'film', 'movie', 'movies', 'popcorn', 'dark', 'big', 'screen', 'seat', 'seats', 'tickets', 'loud', 'night', 'day', 'tomorrow', 'saturday', 'weekend', 'night', 'family'],
  except: ['drive', 'scared', 'afraid', 'projector', 'horror', 'museum', 'wedding', 'making', 'star', 'actor'],
  moods: ['first', 'waiting', 'proud'],
  out: true,
  fed: true,
  company: ['popcorn', 'seat', 'bear', 'usher'],
  about: 'The seat in the cinema folds up with the hero in it, and only the bucket of popcorn is heavy enough to hold it down.',
  titles: ['The Seat That Folded Up', 'Row F, Seat Nine', '{H} Goes to the Cinema', 'Don’t Touch the Popcorn', 'As Heavy as a Full Bucket'],
  want: [
    {
      id: 'row-f',
      A: 'partner',
      paragraphs: [
        'At the cinema {H} had a ticket for row F and a huge bucket of popcorn. The film was about a bear with a boat. {H} wanted to see all of it, from the first moment to the last.',
        '{H} put the seat down, and sat on it, and leaned back. The seat went up again. Where {H} had been, there were two shoes now, and between the shoes a face. “Are you comfortable?” asked {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'edge',
      A: 'partner',
      paragraphs: [
        '{A} pulled, and {H} came out like toast. So {H} sat on the very front edge. Then {H} laughed, and the seat shut again, clap, with everything inside but {H}’s knees. “Shh,” said somebody in row G.',
        '“What’s it like in there?” asked {A}. “It’s a bit like being a letter,” said {H}.'
      ]
    },
    {
      id: 'ticket-torn',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the door a man had taken the ticket and torn it across. {H} had only just got it. “He’s broken it,” {H} had whispered. “Now it works,” {A} had whispered back.',
        '{H} still had the half in one hand. It said F and a nine. “And the other half?” asked {H}. “He keeps that,” said {A}, “and counts them all at night.”'
      ]
    },
    {
      id: 'adverts',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First there came other films, but only the loud bits. A car drove up a mountain. A woman washed her hair. A dog saved a town in half a minute. “Is that ours?” asked {H}. “Not yet,” said {A}.',
        'Then a film began with music and stars, and a long name came up. {H} sat as still as could be. It was about a bank. “Not yet,” whispered {A}. All down the row people were already eating their popcorn.'
      ]
    },
    {
      id: 'past-the-knees',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A whole family had to get past, to the seats right at the end. Everybody stood up, and all the seats of the row went clap, one after another. “Sorry,” said the first of them. “Sorry,” said the next one. There were seven of those.',
        'The last one was a grandfather with a tray. “Sorry,” he said to {H}, and to {A}, and to a coat. When they had got to the end, it was the wrong row. They all came back, and said sorry again.'
      ]
    },
    {
      id: 'elder-organ',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“When I was small, a lady came round in the middle,” whispered {S}. “She had a tray of ice cream, and a lamp on it.” “In the middle of the film?” asked {A}. “They stopped it for her,” said {S}.',
        '“Once they put the film on again upside down. The cowboys rode along the ceiling.” {S} was quiet for a bit. “We stayed and saw it to the end. It was still sad.”'
      ]
    },
    {
      id: 'weighs',
      A: 'partner',
      paragraphs: [
        'Then the lights went down, and it got dark and very big. On the screen a bear had found a boat with a hole in it. {H} saw that through a gap, with one eye. {A} felt under the seat. “There’s a spring in it,” whispered {A}. “It can’t tell that you’re there. You’re too light.” So {A} set the bucket on {H}’s lap, full to the top. The seat sank down, sighed, and stayed.',
        'Now {H} saw everything. The bear had put its bottom on the hole. {A} reached over and took a handful of popcorn. With less popcorn on it, the seat began to fold again, and slowly {H} went up.'
      ]
    }
  ],
  turn: [
    {
      id: 'hands-off',
      A: 'partner',
      paragraphs: [
        '“Put it back!” whispered {H}. {A} put it back, and {H} came down. “You mean we’ve got popcorn, and nobody can eat it?” asked {A}. They both looked at it. It smelled of butter. {H} thought it over.',
        '“You can’t eat it,” said {H}. “But I can.” {H} ate a whole handful. The seat stayed where it was. “If I eat it, it still weighs the same,” said {H}, with {H}’s mouth full. “It’s only further in.”'
      ]
    },
    {
      id: 'whisper',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why’s it so loud?” whispered {H}. “So that they can hear it at the back.” “Then why do we have to whisper?” {A} thought about it. “So that the bear doesn’t hear us.”',
        'Just then the bear on the screen turned its head and looked straight at row F. It was as tall as a house. {H} put one hand over {A}’s mouth, and {A} put one over {H}’s. The bear went on looking for its oar.'
      ]
    },
    {
      id: 'beam',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Over their heads went a long white light. It came from a small window at the back. There was dust in it, and it was dancing. “That’s where the film comes along,” said {A}. {H} looked for the bear in it. It was too fast.',
        'Somebody tall came in late, and walked through the light. For a moment there was a hat on the screen, right on the bear. It suited it. People laughed, and the tall one looked round to see what was funny.'
      ]
    },
    {
      id: 'child-legs',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} did not fold up. {S} stood on the floor, behind the seat in front, and had only {S}’s eyes above it. “Can you see?” whispered {A}. “I can see the top of him,” said {S}. “He’s got ears.”',
        'Each time that the bear bent down, there was nothing there for {S} but sky. {S} did not mind. “I like this bit,” said {S} loudly. “It’s blue.” “Shh,” said row G, but kindly.'
      ]
    },
    {
      id: 'pet-at-home',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Somebody in the cinema had no ticket at all. {A} had come along in the big coat, and was let in because it was a quiet day. {A} did not look at the bear. {A} looked at the floor, where the popcorn was.',
        'Under each seat lay three or four pieces. In the loud parts a small sound moved along row F. In the soft parts it stopped. “{A}’s been to the cinema before,” whispered {H}.'
      ]
    },
    {
      id: 'armrest',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Between {H} and {A} there was one arm of the seat, and there were two elbows for it. {H} had it first. When something exciting happened, {A} had it. They both pushed a bit.',
        'So they took turns. While the bear was on land, it was {H}’s, and at sea it was {A}’s. The bear went to sea rather often. “It’s not fair,” whispered {H}, and wished for an island.'
      ]
    },
    {
      id: 'crunch',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In a loud part nobody hears you crunch. In a soft part the whole cinema does. {H} had a piece in one cheek when the bear began to cry. It got so quiet that you could hear the drops. {H} did not dare to bite.',
        '{H} waited, with a round cheek. The bear dried one eye, and then the other one, slowly. At last a wave came, with drums. “Crunch,” went {H}, and so did all of row F.'
      ]
    },
    {
      id: 'slush',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had to go out just when the bear was climbing into the hollow tree. “Tell me what I miss,” whispered {A}. {H} remembered it as hard as possible. There were bees, and a ladder, and the bear’s aunt.',
        'When {A} came back, {H} said it all in one breath. “There was a ladder full of aunts and the bees climbed it.” {A} sat down and thought about that. “I’m sorry I missed it,” said {A}.'
      ]
    },
    {
      id: 'two-pieces',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} took one single piece, with two fingers, as if from under a sleeping cat. The seat did not notice. {A} took another one, and {H}’s feet came up a little. “That was the one,” said {H}. “Give me your scarf.”',
        'The scarf was laid on top, and for that {A} got six pieces. The left shoe of {A} made nine. “I’ll be in my socks soon,” whispered {A}.'
      ]
    },
    {
      id: 'song-end',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the end the names came, as always, very small and very many. Most people got up. Clap, clap, clap, went the rows. {H} stayed, and read the ones there was time for. There was somebody who had only done the boat’s ropes.',
        '“All those people for one bear,” said {H}. When the very last name had gone, the bear came on once more and waved. Nobody but row F was left to see it, and row F waved back.'
      ]
    },
    {
      id: 'the-end',
      A: 'partner',
      paragraphs: [
        'So {H} ate, and the bear rowed home. The bucket got emptier, and {H} got heavier, and did not miss a moment. In the last picture there was only the moon, and the boat, and no sound at all.',
        'The lights came up softly. {A} lifted the empty bucket off {H}’s lap. The seat stayed down. “You’ve grown,” said {A}. “Right in the middle of the film.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took up two seats in row F and part of the next.',
      '{names} found a piece of popcorn from some other film.',
      { text: '{names} showed a ticket to the usher, and then to the seat.', needs: ['hands'] },
      { text: '{names} put three coats on one chair, and that one stayed down.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked at the screen, which was as big as a house.',
      '{names} sank lower, so that row G could see.',
      { text: '{names} felt under the next seat, and there was only gum.', needs: ['hands'] },
      { text: '{names} passed a bit of popcorn along the row, in the dark.', needs: ['hands'] }
    ],
    turn: [
      '{names} saved up a cough until the next loud bit.',
      '{names} looked up, and was all blue from the sea.',
      { text: '{names} kept both hands away from the bucket, which was not easy.', needs: ['hands'] },
      { text: '{names} held the bucket steady while the boat went through the waves.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the way home it was dark as well, but smaller. {H} walked like somebody with a full bucket inside.',
    '{H} washed, and got a bit of popcorn out of one ear. Then {H} lay down, and the bed did not fold up. It only sank a little, and sighed, and stayed.'
  ],
  last: [
    'The lights went down in row F of the bed, and before the film began, {H} was asleep.',
    'On the inside of both eyelids there was a moon and a boat, and {H} slept.'
  ]
})
