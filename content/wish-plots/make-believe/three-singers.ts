import { wishPlot } from '../wish-plot.ts'

export const threeSingers = wishPlot({
  id: 'wish-three-singers',
  wishes: ['kpop', 'kpop demon hunters', 'demon hunters', 'huntrix', 'huntrix rumi', 'singers songs', 'singer', 'pop star', 'popstar', 'pop stars', 'popstars', 'pop group', 'pop singer', 'girl band', 'girl group', 'boy band', 'rock band', 'rock star', 'rockstar', 'rock stars', 'singing group', 'singing band', 'pop concert', 'three singers'],
  except: ['ice', 'opera', 'lost', 'voice', 'nervous', 'shy', 'bird', 'birds', 'frog', 'frogs', 'rubber', 'hair', 'elastic', 'lolly', 'school', 'choir', 'sewing', 'machine', 'died', 'guitar', 'drum', 'drums', 'birthday', 'party', 'contest', 'competition'],
  answers: ['sing', 'sings', 'singing', 'song', 'songs', 'singer', 'singers', 'dance', 'dances', 'dancing', 'steps', 'band', 'group', 'girl', 'girls', 'boy', 'three', 'demon', 'demons', 'hunters', 'hunter', 'shadow', 'shadows', 'monsters', 'rumi', 'mira', 'zoey', 'derpy', 'golden', 'stage', 'concert', 'show', 'fans', 'music', 'pop', 'star', 'famous', 'microphone', 'saves', 'save', 'world', 'day', 'becomes', 'be', 'wants', 'goes', 'movie', 'away', 'friends', 'loud', 'performs', 'plays'],
  moods: ['afraid'],
  company: ['shadow', 'grump', 'mop', 'lamp', 'wall', 'song', 'coats', 'stage', 'spoon', 'rug', 'floor', 'microphone'],
  about: 'Three singers want to sing the grumpy shadows off the wall, and the louder they sing, the bigger the shadows grow.',
  titles: ['Five, Six, Seven, Eight', 'The Three on the Rug', '{H} and the Grumps', 'Somebody Left the Moon On', 'The Band on the Wall'],
  want: [
    {
      id: 'grumps',
      A: 'partner',
      paragraphs: [
        'There were three singers in the band. One was {H}, one was {A}, and the third was the mop, with the long hair. The rug was the stage, and a lamp stood on the floor behind it. But along the wall in front stood the Grumps, dark, with round shoulders. By day they were only coats. They never clapped.',
        '“A good song drives them away,” said {H} into a wooden spoon. “Five, six, seven, eight!”'
      ]
    }
  ],
  way: [
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        '“Somebody left the moon on,” sang {H}, “ooh, ooh, all night long.” {A} sang it higher, and the mop had the low part. The Grumps stayed. So {H} took a run-up, right from the lamp, and sang twice as loud.',
        'Something rose up the wall, as far as the ceiling. It was a new Grump, with arms like trees, and it shook a giant spoon. “They’re getting bigger!” said {A}.'
      ]
    },
    {
      id: 'who-stands-where',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In a band there’s one who stands in the middle. “I’m the middle,” said {H}. “You were the middle in the first verse,” said {A}. They pushed each other along a little with their hips, and it looked like dancing.',
        'So they took turns, line by line, and ran round each other. By the chorus nobody knew where the middle was. Only the mop had stood still all the time, and there it was, exactly in the middle.'
      ]
    },
    {
      id: 'same-step',
      A: 'same',
      spare: 2,
      paragraphs: [
        'All three have to do the same step at the same moment. That’s the hard part, and bands practise it for months. It went side, side, turn and point. {H} turned to the left. {A} turned to the right. They pointed at each other.',
        '“You’re wrong,” said {H} and {A} together. That at least had come at the same moment. They practised it four more times, side, side, turn and “You’re wrong,” and then they left it in.'
      ]
    },
    {
      id: 'high-note',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Before the end comes a very high note, and everybody waits for it. {H} fetched it up from {H}’s toes. It went up past the shelf, and got thinner and thinner. Then it was gone, but {H}’s mouth was still open. “Where is it?” asked {A}.',
        '“I’m still singing it,” said {H}. “It’s only so high now that nobody can hear.” In the street a dog barked. “There you are,” said {H}.'
      ]
    },
    {
      id: 'change',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A band changes its clothes between two songs, so quickly that nobody sees how. They went behind the door, all three. There was a great deal of bumping. Then they came out again in all their glory.',
        '{H} had {A}’s jumper on, back to front. {A} wore a towel and one glove. “Where’s the mop?” asked {H}. It had got both the cardigans, and the hat. They let it walk ahead, since it was the only one that looked like a star.'
      ]
    },
    {
      id: 'fans',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was all the fans. That is a lot of work. They have to shout the names, and wave little lights, and cry a bit. {A} waved with two spoons, and shouted “Mop! Mop!” “And us?” asked {H}.',
        '“One after the other,” said {A}. “There’s only one of me.” Then {A} shouted the next name, and swooned. It took some time to get the fans back on to their chair.'
      ]
    },
    {
      id: 'fast-words',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the middle somebody has to talk very fast to the beat. {H} did that. “Got a mop, got a top, got a mop on the top!” That was all {H}’s breath.',
        '{A} tried as well. “I had a pea,” said {A}, and thought. “It looked at me.” The beat went on for a while by itself. “Yours is slower,” said {H}, “but I liked the pea.”'
      ]
    },
    {
      id: 'autograph',
      A: 'same',
      spare: 7,
      paragraphs: [
        'If you’re in a band, you have to write your name on whatever is held out. {A} held out an egg box. {H} wrote for a long time, with many loops, and you could not read a letter of it. “That’s how it has to be,” said {H}.',
        'Then it was {A}’s turn. {A} could do it even worse. They put the mop’s hand to the pencil too. It drew one long, thin line. “It’s very famous, that one,” said {A}.'
      ]
    },
    {
      id: 'own-rhythm',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'At the edge of the stage was {A}, and {A} did not clap either. But {A} was no Grump. {H} sang the next line only for {A}, quite close and soft. “Somebody left the moon on,” it went, and there was a pause in it.',
        'In the pause {A} breathed in. It was just at the right moment. They did it again, and it came again. “We’re four,” said {H}, and the pause stayed as it was.'
      ]
    },
    {
      id: 'at-the-dance',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was in a band once,” said {S}. “We were three, and had one pair of good shoes. The one with the solo got to wear them.” {A} asked what the other two did. “They stood behind something,” said {S}.',
        '“Once the one in the shoes forgot the words. So we all sang la from behind the piano.” {S} showed how, with both hands. “They still ask me for that one.”'
      ]
    },
    {
      id: 'tambourine',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'In the next song {S} had only one word, and it was “Hey!” There is one in every good song. “After the moon,” said {A}. “Somebody left the moon on, ooh, ooh, all night long …” Nothing came.',
        '{A} took a breath for the next verse. “Hey!” shouted {S}. {A} dropped the spoon. From then on that was the best part, because nobody knew when it was coming, not even {S}.'
      ]
    },
    {
      id: 'ooh',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'There was one bit of the song that {A} could do as well, and it was the ooh. {H} held the spoon close. There came an ooh, quite long and rather wet. Then the microphone was bitten.',
        'They could not get it out for the next line. So the song stayed with the ooh, for some time. It was no worse for it. A good deal of it had been ooh anyway.'
      ]
    },
    {
      id: 'from-a-tour',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“We’re on a world tour,” {H} told {A}. “Where are we now?” asked {A}. “That’s what you have to shout,” said {H}. “Good evening, wherever it is.” So {A} took the spoon and said good evening to the place {A} had come from.',
        '“Are they clapping?” asked {H}. {A} listened. “It’s far,” said {A}. “But I think my neighbour’s knocking on the wall.” On a tour, that counts.'
      ]
    },
    {
      id: 'got-your-hair',
      A: 'partner',
      paragraphs: [
        '“The big Grump’s got your hair,” said {A}. {H} put a hand up, and so did the Grump. {H} scratched one ear. Up there a hand like a sledge scratched one too. “It’s my shadow!” said {H}. “The nearer you are to the lamp, the bigger it gets,” said {A}.',
        '“Then why’s it so grumpy?” “Because you’re shouting at it,” said {A}. “It’s in the band, and nobody’s ever told it the steps.” {H} looked at the Grumps, and they hung their shoulders.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-steps',
      A: 'partner',
      paragraphs: [
        '“Then watch the feet,” {H} told the wall. “Side, side, turn and point.” The Grumps did it at once. Nobody had ever learned it so fast. {A} shook the coats a little, and they did it as well.',
        'You can’t do that step and be a Grump. The shoulders have to come up for it. All along the wall they were up.'
      ]
    },
    {
      id: 'rabbit',
      A: 'same',
      spare: 13,
      paragraphs: [
        'With two hands you can make one of them a hat. {A} did that, and the shadow got ears as well, and the ears moved. “It looks quite cheerful,” said {H}. Hands can do what coats can’t.',
        'One got a beak, and one got a crown. The mop got a bird on its head. It flew off, without a sound, along the whole wall.'
      ]
    },
    {
      id: 'humming',
      A: 'same',
      spare: 14,
      paragraphs: [
        'For the last verse they left out the words, and only hummed. You feel it behind the nose. {A} laid a hand on the mop, and its handle hummed along with them. “It’s got a good voice,” said {A}. “It’s only shy.”',
        'The shadows hummed too, as far as anybody could hear. They swayed to the left when the band did, and then to the right. There was hardly any step left in it.'
      ]
    },
    {
      id: 'to-the-wall',
      A: 'partner',
      paragraphs: [
        'They sang the song again, softly, and with each line they went a step nearer to the wall. The shadows got smaller. “Ooh, ooh,” and there were no giants left. “All night long,” and they were no bigger than the band. One was as thin as a mop.',
        '{H} held out a flat hand. On the wall a hand came up, and they met. It was cool. “Good concert,” whispered {H}. They all bowed, the band and the band on the wall. {A} switched off the lamp, and the Grumps could go home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the front row and all of its cushions.',
      '{names} growled a bit at the Grumps, and got no answer.',
      { text: '{names} wrote out three tickets and tore two.', needs: ['hands'] },
      { text: '{names} combed the mop for the concert, with a parting.', needs: ['hands'] }
    ],
    way: [
      '{names} hid from the biggest of the Grumps, and so did somebody on the wall.',
      '{names} joined in at the oohs.',
      { text: '{names} clapped on the wrong beat, and it made a kind of rhythm.', needs: ['hands'] },
      { text: '{names} held up one hand, and on the wall there was a rabbit.', needs: ['hands'] }
    ],
    turn: [
      '{names} swayed to the left, and a dark somebody went along.',
      '{names} did two of the steps, in any order.',
      { text: '{names} hung the coats a bit higher, by the shoulders.', needs: ['hands'] },
      { text: '{names} turned and pointed, a beat after the band.', needs: ['hands'] }
    ]
  },
  bed: [
    'The microphone went back to the kitchen, and the mop to its corner, with its hair combed.',
    '{H} washed, humming. Somebody came along to bed beside {H}, on the wall, side, side, and was no bigger than {H}.'
  ],
  last: [
    'Nobody had left the moon on, or only a bit of it, and {H} was asleep.',
    'Ooh, ooh, went the breath of the band, all night long, and {H} slept.'
  ]
})
