import { wishPlot } from '../wish-plot.ts'

export const secondRowConcert = wishPlot({
  id: 'wish-second-row-concert',
  wishes: ['second row christmas concert', 'back row christmas concert', 'stands in second row concert', 'second row choir', 'back row choir', 'carol concert second row', 'carol concert cough', 'cough christmas song', 'cough christmas concert', 'school christmas concert', 'christmas concert', 'christmas concert school', 'xmas concert', 'winter concert school', 'holiday concert', 'holiday concert school', 'nursery christmas concert', 'kindergarten christmas concert', 'preschool christmas concert', 'concert second row', 'concert back row', 'concert cough', 'coughing concert', 'cough in the concert', 'singing second row', 'concert mouthing words', 'mouthing words song', 'concert behind tall'],
  answers: ['school', 'christmas', 'xmas', 'winter', 'holiday', 'holidays', 'december', 'concert', 'concerts', 'carol', 'carols', 'choir', 'class', 'nursery', 'reception', 'kindergarten', 'preschool', 'row', 'second', 'back', 'front', 'third', 'last', 'behind', 'tall', 'taller', 'sing', 'sings', 'singing', 'sang', 'song', 'songs', 'words', 'mouth', 'mouths', 'mouthing', 'mouthed', 'forgot', 'lines', 'cough', 'coughs', 'coughing', 'coughed', 'tickle', 'throat', 'stage', 'hall', 'chairs', 'chair', 'parents', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'see', 'seen', 'sees', 'wave', 'waves', 'waved', 'clap', 'clapping', 'quiet', 'loud', 'shy', 'nervous', 'excited', 'worried', 'proud', 'first', 'tomorrow', 'today', 'tonight', 'evening', 'morning', 'week', 'practising', 'practice', 'performance', 'show', 'standing', 'stand', 'stands', 'teacher', 'friends', 'son', 'daughter', 'boy', 'girl', 'star', 'snow', 'bells'],
  except: ['died', 'hospital', 'asthma', 'solo', 'piano', 'violin', 'recorder', 'drum', 'drums', 'guitar', 'orchestra', 'sheep', 'lamb', 'nativity', 'rock', 'pop', 'afraid', 'scared', 'cancelled', 'dad missed', 'mum missed', 'couldn’t come', 'dinosaur', 'dragon', 'animals', 'mouse', 'frog', 'recital', 'band'],
  moods: ['first', 'waiting', 'proud', 'learning'],
  company: ['cough', 'concert', 'chair', 'chairs', 'row', 'song', 'hall', 'star'],
  about: 'In the second row of the school Christmas concert nobody can see the hero, and there is a cough coming, until it gets a place of its own in the clapping.',
  titles: ['The Second Row', 'A Cough with a Ticket', '{H} Behind the Tall One', 'Save It for the Clapping', 'Who Coughed There'],
  want: [
    {
      id: 'second-row',
      A: 'partner',
      paragraphs: [
        'Tomorrow was the school Christmas concert, and {H} stood in the second row. In the first row, right in front, stood somebody very tall. So they practised at home. The coat stand was the tall one, and {A} was all the people in the hall. {H} sang about the star. “I can hear a coat,” said {A}. {H} wanted {A} to know which one was {H}, in that whole big concert.'
      ]
    }
  ],
  way: [
    {
      id: 'on-tiptoe',
      A: 'partner',
      paragraphs: [
        'So {H} sang on tiptoe. Now {A} could see some hair. But up there it was hard to breathe, and {H}’s throat tickled. The song got to the quiet place, where the star comes out. “A-hem,” coughed {H}, and there was no end to it. “Somebody in the second row’s got a cough,” said {A}. The star had to wait. “That can’t happen tomorrow,” said {H}. “It’s always just at the quiet place.”'
      ]
    },
    {
      id: 'mouths-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'While it tickled, {H} only opened and shut {H}’s mouth, and let the others sing. “That’s the best you’ve ever been,” said {A}. “You knew all the words.” From the front nobody can tell whose voice is whose.',
        '{H} did the whole of the second verse like that. It was about snow, and so it was quite right that there was nothing to hear. But the others in the second row were four chairs, and they were only mouthing it too.'
      ]
    },
    {
      id: 'gap',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then they moved the second row a bit to the left. Now {H} sang past the elbow of the coat stand. {A} could see one eye and half a mouth. “Which half of the song do I get?” asked {A}.',
        '{H} sang the left half of it. But tomorrow the tall one in front would have two elbows, and would swing. {H} gave the coat stand a push, to practise. Then there was a whole face, and then a sleeve, and then a face. “You’re like a lighthouse,” said {A}. It was hard to sing with, all the same.'
      ]
    },
    {
      id: 'swallow-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Swallow it,” said {A}. {H} swallowed the cough at the beginning of the song about the star. It went down. By the second line it had looked round down there and come up again.',
        '{H} swallowed four times in one verse. There was hardly time to sing in between. “It’s like a lift,” said {H}, with wet eyes. “And there’s only one person in it.” So {H} sent some water down, to give it something to do. The cough rode up again on top.'
      ]
    },
    {
      id: 'wave',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Just wave,” said {A}. {H} put up one hand behind the coat stand and waved. It looked as if the coat was waving. {A} was polite, and waved back to it.',
        'And you may not wave in a concert anyway. The teacher had said so, and had looked along the second row. “What may you do?” asked {A}. {H} counted it up. “Stand,” said {H}. “Sing. Blink.” From the hall you could not see a blink, not even of a coat.'
      ]
    },
    {
      id: 'elder-row',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was in the second row for six years,” said {S}. “In front of me there was always the same pair of plaits. I know that head better than my own.” {A} asked if {S} had ever been in the first. “Once,” said {S}. “The plaits were ill.”',
        '“And how was it?” “Far too big,” said {S}. “There was nothing to look at but people. I coughed twice and went in behind the piano.”'
      ]
    },
    {
      id: 'pet-no-cough',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was given a place in the concert, on the last chair of the second row. {A} sat very well and looked straight ahead. There was not one cough. When the song was at its quietest place, {A} yawned, with a small squeak at the end.',
        '“That’s nearly a cough,” said {H}. But it had been on the right note. {A} got down then, as the hall had a cushion in it, and was the audience.'
      ]
    },
    {
      id: 'they-save-it',
      A: 'partner',
      paragraphs: [
        '{A} had been the hall all this time, and sat up. “While you sing, nobody in a hall coughs,” said {A}. “As soon as the song’s over, they all do it at once. They’ve been saving it up.” {H} had heard that once, and had thought that the hall was ill. “So there’s a place for it,” said {H}. “After the song,” said {A}. “It only has to know that it’s getting one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'its-turn',
      A: 'partner',
      paragraphs: [
        'They tried it, flat on both feet. {H} sang behind the coat stand, and at the quiet place it tickled. “After the star,” {H} told the cough, without a sound. It waited. The star came out, and the song was over. “Bravo,” called {A}. “A-hem,” coughed {H}, right into the bravo. “I didn’t see you,” said {A}, “but I know that cough.” Then {A} coughed back, and it creaked like a gate. {H} would have known it anywhere.'
      ]
    },
    {
      id: 'whose-cough',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Would you know it from all the others?” asked {H}. {A} turned round and shut both eyes. {H} coughed high, and {H} coughed low, and then {H} knocked on a chair. “You,” said {A}. “You, through a scarf. And that’s the second row.”',
        'They did it the other way round as well. {H} looked the other way, and {A} coughed, and then a door did. {H} got it right both times. Tomorrow it would only have to wait until the star was out.'
      ]
    },
    {
      id: 'child-conducts',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the teacher who stands in front, and had a wooden spoon. When the spoon went up, the second row sang. When it came down, it was still. {A} had a cough ready, and watched that spoon.',
        'It went up and stayed there. {S} had seen something on the ceiling. {A} sang the last word until it was as thin as a thread. “You can stop,” said {S}. “I’m only pointing.”'
      ]
    },
    {
      id: 'tall-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And what does the tall one see?” asked {A}. {H} had never asked. {H} stood in the first row, where the coat stand was, and sang. {A} was very near, and looked right at you. There was no coat in front to look at, and nowhere to put a cough.',
        '{H} went back behind, and was quite glad of the coat. It had a button that hung by a thread. {H} sang the star to that button, and it looked at nobody.'
      ]
    },
    {
      id: 'other-programme',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} was making a programme for the chairs, on a folded sheet. “First a song,” wrote {A}. “Then clapping. Then the star.” {H} looked it over. “The cough’s not on it,” said {H}.',
        'So {A} put it in, small, after each song, under the thanks for the cakes. “Now it knows when it’s on,” said {A}. They laid a programme on every chair. The coat stand got one in its pocket, to hold on to.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        'Then it was the Christmas concert. {H} stood in the second row and saw a collar. They sang about the star. It was so quiet that you could hear the lamps, and the cough waited. Then the whole hall clapped and coughed, and {H} coughed too. For a moment it was still. “A-hem,” went somebody near the back, like a gate. {H} could not see who that was. But {H} knew.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the hall too, and saw the coat as well.',
      '{names} tried another seat in the hall, but the coat was tall from there too.',
      { text: '{names} buttoned up the coat stand, as it was a concert.', needs: ['hands'] }
    ],
    way: [
      '{names} kept so quiet at the quiet place that it could only be {H}.',
      '{names} guessed who had coughed, and said the coat.',
      { text: '{names} fetched a glass of water for the second row.', needs: ['hands'] }
    ],
    turn: [
      '{names} saved up a cough, and let it go right into the bravo.',
      '{names} said from the back that the star had been very clear.',
      { text: '{names} clapped long enough for a cough and a half.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back round the table. The coat stand was only a coat stand, and rather tall.',
    '{H} washed, and drank some water, for the throat. Then {H} lay down, in the first row, for the bed had only one.'
  ],
  last: [
    'It was so quiet that the star came out, and nothing tickled, and {H} was asleep.',
    'Whatever still wanted to be coughed would wait for the clapping, and {H} slept.'
  ]
})
