import { wishPlot } from '../wish-plot.ts'

export const lastTrainYawns = wishPlot({
  id: 'wish-last-train-yawns',
  wishes: ['last train home conductor', 'last train conductor', 'last train sleepy conductor', 'last train sleepy', 'last train yawning', 'last train home sleepy', 'last train home night', 'last train home', 'last train at night', 'last train station names', 'last train stations', 'last train asleep', 'last train passengers', 'last train of the day', 'last train driver sleepy', 'last train guard', 'sleepy conductor', 'sleepy train conductor', 'conductor yawns', 'train conductor yawns', 'train conductor asleep', 'train conductor falls asleep', 'train conductor fell asleep', 'tired conductor train', 'sleepy train guard', 'train guard yawns', 'train guard asleep', 'sleepy ticket inspector', 'ticket inspector yawns', 'ticket collector yawns', 'sleepy ticket collector', 'yawning train', 'last metro home', 'last metro conductor', 'last underground train', 'last subway home', 'last subway conductor', 'last tube home', 'train announcer sleepy', 'train announcement yawn', 'last train conductor yawns', 'conductor sleepy stations', 'conductor too tired stations', 'conductor kept yawning', 'conductor last train yawning', 'train conductor who yawns', 'conductor yawning', 'last train everybody yawned', 'yawn went through the train'],
  answers: ['last', 'train', 'trains', 'metro', 'tram', 'tube', 'subway', 'underground', 'home', 'going', 'ride', 'rides', 'riding', 'took', 'take', 'takes', 'caught', 'catch', 'on', 'conductor', 'guard', 'inspector', 'collector', 'driver', 'announcer', 'sleepy', 'sleeping', 'asleep', 'sleeps', 'slept', 'tired', 'yawn', 'yawns', 'yawned', 'yawning', 'fell', 'falls', 'falling', 'nods', 'nodding', 'dozes', 'dozing', 'station', 'stations', 'stop', 'stops', 'names', 'name', 'calls', 'called', 'calling', 'announces', 'announcement', 'says', 'wrong', 'ticket', 'tickets', 'cap', 'whistle', 'carriage', 'seat', 'seats', 'window', 'passenger', 'passengers', 'people', 'everyone', 'everybody', 'whole', 'night', 'evening', 'late', 'dark', 'midnight', 'moon', 'rain', 'snow', 'quiet', 'slow', 'from', 'after', 'with', 'grandma', 'grandma’s', 'granny', 'nana', 'grandpa', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'papa', 'mama', 'brother', 'sister', 'uncle', 'aunt', 'auntie', 'zoo', 'party', 'city', 'town', 'seaside', 'day', 'out', 'who', 'keeps', 'tokyo', 'japan', 'old', 'kind', 'nice', 'friendly', 'funny'],
  except: ['crash', 'accident', 'derailed', 'missed', 'miss', 'lost', 'alone', 'stranger', 'drunk', 'scared', 'afraid', 'ghost', 'ghosts', 'haunted', 'dreamland', 'dreams', 'dream', 'refugee', 'refugees', 'border', 'war', 'died', 'dead', 'hospital', 'cancelled', 'toy', 'model', 'set', 'steam', 'orchestra', 'polar', 'strike', 'goodbye', 'leaving', 'school'],
  moods: ['waiting', 'first', 'learning'],
  out: true,
  company: ['train', 'conductor', 'yawn', 'yawns', 'station', 'stations', 'name', 'names', 'flowers', 'drum', 'cap', 'lady', 'man', 'carriage', 'seat', 'ears', 'lamps', 'door', 'window', 'harbour', 'mill'],
  about: 'On the last train home the conductor yawns away the name of every station, and all yawn along and hear nothing, until each of them says the one name that each of them knows.',
  titles: ['The Last Train Yawns', 'Was That the Harbour', '{H} Stays Awake to Apple Street', 'The Name That Went Down with a Yawn', 'Everybody Knows One'],
  want: [
    {
      id: 'what-was-in-the-yawn',
      A: 'partner',
      paragraphs: [
        '{H} and {A} sat in the last train home. {H} wanted to hear the name of Apple Street, for that was theirs. A sleepy conductor, up since the first train, called out the stations. “The next station is,” called the conductor, and then there came a yawn. The name went down with it. A lady with flowers stood up, and so did a man with a drum. “Was that the Harbour?” asked {H}. “It could have been anything,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'along-the-seats',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Yawns are catching. {H} watched this one go through the train. It left the conductor, and a lady with flowers had it. From there it went along the window seats. At the door it turned round, and came back on the other side.',
        '“It’s coming,” said {A}. {H} shut {H}’s mouth tight. It came out at the nose. At the very end a baby had it. The baby had been fast asleep, and did not need one.'
      ]
    },
    {
      id: 'before-the-yawn',
      A: 'partner',
      paragraphs: [
        'Half the people got out, looked at the sign, and got in again. {H} had an idea. “Say the name first,” {H} told the conductor, “and yawn after that.” The conductor promised. The next time out came the name, with a large yawn close behind. It went from seat to seat, and everybody yawned. “What did you say?” they asked. “But I said it,” said the conductor. Half the people got out again.'
      ]
    },
    {
      id: 'a-star-in-the-ticket',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The conductor came to see the tickets, with small tongs that bit a star into each. It bit one into {H}’s ticket. In the middle of {A}’s there was a yawn, and the tongs went on by themselves. When the yawn was over there were seven stars, and a moon.',
        '“It’s valid for longer now,” said the conductor. {H} held it up to the yellow lamp. You could see the whole sky in it, and a bit of the conductor’s sleeve.'
      ]
    },
    {
      id: 'we-are-at-me',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} wanted to read the names of the stations through the window. But it was so dark outside that there was only {A} in it. {A} moved closer, and so did that one. “I think that we’re at Me,” said {A}. “And do many people get out?” asked {H}.',
        '“Only one,” said {A}, “and it’s yawning.” {H} yawned as well, and then the window, and it was foggy in Me for some time.'
      ]
    },
    {
      id: 'elder-where-trains-sleep',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once slept past our station,” said {S}. “I slept to the very end, and into the shed where the trains sleep.” {A} wanted to know what it was like there. “There were thirty of them,” said {S}, “all in the dark, side by side. They ticked.”',
        '“And how did you get home?” asked {A}. “By the first train,” said {S}. “It was the same one that had been the last. We’d both slept badly, and we didn’t talk.”'
      ]
    },
    {
      id: 'child-reads-yawns',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“You can tell by how long it is,” said {S}. “A long yawn’s a long name.” So {A} and {S} counted. The next yawn came to eleven, with a small one hung on behind. “That’s a big town,” said {S}, “with a bit of village.”',
        'They looked out. It was a platform with one lamp, and a goat beside it. {A} thought that it might well have been a longer place once.'
      ]
    },
    {
      id: 'lamps-in-twos',
      A: 'same',
      spare: 6,
      paragraphs: [
        'To stay awake {H} counted the lamps along the line. They came in twos, and went by in twos, and the wheels counted as well. “Two and two,” said the wheels. “Two and two.” {H}’s head got heavier with each.',
        '“How many is it?” asked {A}. “Two,” said {H}, “and two.” It was still right. But it had gone on for about an hour. {H} sat up straight and counted buttons instead, as those do not go by.'
      ]
    },
    {
      id: 'drum-that-hums',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The man had the drum on his knees, and his hands on the drum. Whenever the train went over points, the drum hummed. “It’s talking in its sleep,” said the man. {H} laid one ear on it. It was like being inside a warm loaf.',
        'Then the conductor yawned, and the man yawned, and the drum gave a deep sigh. “Does it know where you get out?” asked {A}. “It’s never told me,” said the man.'
      ]
    },
    {
      id: 'pet-gives-it-back',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been asleep under the seat since the first station. When the yawn came down there, {A} took it as well. It was the biggest of all. You could count the teeth, and there was a curl in the tongue at the end.',
        'The conductor just happened to look. “Oh no,” said the conductor, and yawned again. {A} watched with interest. After that {A} and the conductor gave it to and fro like a ball.'
      ]
    },
    {
      id: 'shut-ears',
      A: 'partner',
      paragraphs: [
        '“I know what it is,” said {A}. “Their ears are shut. When you yawn you hear nothing but the sea.” {H} tried it, and it roared, and the train was gone for a moment. All the others had gone to sleep. Just then the lady with the flowers opened one eye, and reached for a bag. No name had been called. “They know it by themselves,” said {A}. “But only their own,” said {H}. “Everybody knows one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'harbour-said-the-lady',
      A: 'partner',
      paragraphs: [
        'The conductor was glad to sit down. “When it’s your station,” {H} told the people, “you say it.” The next yawn went round. They waited till all the ears were open. “Harbour,” said the lady with the flowers, and got out, and nobody else did. “Old Mill,” said the man, with one beat on the drum. “It works,” said {A}. The train got emptier, name by name, and each was said by somebody who lived there.'
      ]
    },
    {
      id: 'the-place-with-the-cat',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One old man did not know what his station was called. “I’ve never looked,” he said. “There’s a cat on a bench, and that’s where I get out.” So they all watched the benches. There was an empty one, and then one with a hat.',
        'At the third bench sat the cat. “Cat,” called the old man, loud and clear. Two people got up. They had never thought of it like that, but it was theirs.'
      ]
    },
    {
      id: 'up-in-front',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“What does the driver think?” asked {A}. For up in front, the driver heard the names too, through a small tube. First it was a lady’s voice, then a man’s with a drum, and then one with a cold. “The driver thinks that the conductor’s got very good at it,” said {H}.',
        'The train whistled, twice. {A} thought that it was meant as praise. The conductor lifted a cap to it, asleep.'
      ]
    },
    {
      id: 'a-flower-on-the-seat',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One flower was left on a seat. It was a daisy out of a bunch, and it was shutting up for the night. “Is it yawning, or the other way round?” asked {H}. {A} looked at it closely. It had begun with its mouth open.',
        '{H} stuck it into the band of the conductor’s cap. When the next yawn came the daisy was shut already. It had got ahead of them all.'
      ]
    },
    {
      id: 'the-next-one-is-yours',
      A: 'partner',
      paragraphs: [
        'In the end there were only {H} and {A}, and the conductor, asleep by the door. “Who says ours?” asked {A}. {H} stood up, let one more yawn go by, and told all the seats. “Apple Street.” The train stopped at once. There was one station left, where the trains sleep, and conductors too. Nobody would be there to say that one. {H} bent down to the conductor’s ear, and made sure that it was open. “The next one’s yours,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} yawned too, to see if there was a name in it.',
      '{names} sat down by the door, so as to be ready for any station.',
      { text: '{names} wiped the window, and found that it was dark on the outside.', needs: ['hands'] }
    ],
    way: [
      '{names} got out with the wrong half, and in again with the right one.',
      '{names} tried to yawn with open ears, and it could not be done.',
      { text: '{names} held the flowers, while the lady looked at the sign.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, till the last ear in the carriage was open.',
      '{names} nodded at each name, as if to hold the door for it.',
      { text: '{names} put the conductor’s cap straight, without a sound.', needs: ['hands'] }
    ]
  },
  bed: [
    'It was not far from Apple Street. The tickets were put on the chest, and the coats were hung up as they came.',
    '{H} washed, and lay down, and was allowed to yawn. It was a long one, and there was a name in it, which nobody had to hear.'
  ],
  last: [
    'Far off the last train came to the last station, and somebody said so, and {H} was asleep.',
    'In the shed the trains ticked side by side, and {H} was asleep.'
  ]
})
