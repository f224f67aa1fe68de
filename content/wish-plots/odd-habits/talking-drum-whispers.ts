import { wishPlot } from '../wish-plot.ts'

const DRUMS = ['talking drum', 'drum', 'dundun', 'gangan', 'djembe', 'tabla', 'dhol']
const SOFT = ['whispers', 'whisper', 'whispered', 'whispering', 'too quiet', 'very quiet', 'won’t be loud', 'lost its voice', 'lost voice', 'only speaks softly', 'shy', 'can’t be loud', 'no longer loud']

export const talkingDrumWhispers = wishPlot({
  id: 'wish-talking-drum-whispers',
  wishes: [...DRUMS.flatMap((drum) => SOFT.map((soft) => `${drum} ${soft}`)), 'talking drum', 'talking drums', 'drum that talks', 'drum talks', 'drum that talks quietly', 'drum speaks', 'drum could speak', 'drum can talk', 'drum tells secrets', 'drum calls village', 'drum that won’t talk', 'drum won’t talk', 'hourglass drum', 'tama drum'],
  answers: ['talking', 'talks', 'talk', 'drum', 'drums', 'drummer', 'drumming', 'dundun', 'gangan', 'tama', 'djembe', 'whisper', 'whispers', 'whispered', 'whispering', 'quiet', 'quietly', 'soft', 'softly', 'speaks', 'speak', 'spoke', 'says', 'tells', 'voice', 'word', 'words', 'secret', 'secrets', 'shy', 'loud', 'louder', 'hear', 'hears', 'heard', 'listen', 'listens', 'listening', 'close', 'near', 'only', 'just', 'can’t', 'won’t', 'lost', 'find', 'finds', 'found', 'goat', 'goats', 'bell', 'village', 'villagers', 'people', 'chief', 'king', 'market', 'call', 'calls', 'message', 'messages', 'news', 'sing', 'sings', 'song', 'dance', 'beat', 'beats', 'play', 'plays', 'arm', 'wooden', 'skin', 'old', 'new', 'little', 'small', 'big', 'magic', 'funny', 'silly', 'kind', 'wise', 'africa', 'african', 'nigeria', 'nigerian', 'yoruba', 'ghana', 'senegal', 'grandfather', 'grandfather’s', 'grandpa', 'grandma', 'mum', 'dad', 'uncle', 'boy', 'girl', 'child', 'children', 'sister', 'brother', 'friend', 'friends', 'evening', 'night', 'morning', 'day', 'rain', 'that', 'who', 'gets', 'got', 'wants', 'one'],
  except: ['ear', 'eardrum', 'oil', 'machine', 'washing', 'kit', 'band', 'rock', 'tortoise', 'died', 'dead', 'funeral', 'war', 'ramadan', 'octopus', 'headache', 'deaf', 'monster', 'ghost', 'scared', 'afraid', 'festival', 'yam', 'rain cloud', 'thunder'],
  moods: ['lost', 'losing', 'change', 'learning', 'afraid'],
  isTale: true,
  out: true,
  company: ['drum', 'goat', 'bell', 'village', 'basket', 'baskets', 'cords', 'pot', 'tree', 'soup', 'yam', 'coat', 'coats', 'leaf', 'well', 'hens'],
  about: 'A talking drum only whispers when it should call the whole village to look for a goat, until it is noticed how quiet everybody is round a whisper, and what can be heard in that.',
  titles: ['The Talking Drum That Only Whispered', 'What Did It Say', '{H} and the Quiet Drum', 'A Bell behind the Baskets', 'Come a Little Closer'],
  want: [
    {
      id: 'first-message',
      A: 'partner',
      paragraphs: [
        '{H} had a talking drum, with cords all down its sides, and it only whispered. When you squeezed the cords, it spoke high, and if not, it spoke low. The smallest goat was lost, the one with the bell. {H} wanted the drum to call the whole village to help. {H} squeezed, and struck. “The goat is lost,” whispered the talking drum. “What did it say?” asked {A}, who stood right next to it.'
      ]
    }
  ],
  way: [
    {
      id: 'no-louder',
      A: 'partner',
      paragraphs: [
        '{H} struck harder. The drum only whispered, and sounded hurt. {H} squeezed the cords, and it whispered on tiptoe. “Perhaps its skin’s damp,” said {A}. “Damp skins are dull.” So {H} held the drum in the sun, until it was quite tight. Now it had a warm whisper. Out in the fields not one head looked up. A woman stopped with a pot, and a man with a bicycle. “What’s it saying?” they asked, both at once, and nobody could hear it.'
      ]
    },
    {
      id: 'passed-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ll pass it on,” said {H}. The drum whispered to {A}, and {A} told the woman with the pot. So it went on, from field to field. At the start it was “The goat is lost.” But it was a long way, and there was wind.',
        'After a while four people came running, with coats on their arms. “We hear that your coat is lost,” said the first. {H} tried on a brown coat, to be polite. It had a button missing, so now they were looking for that as well.'
      ]
    },
    {
      id: 'loudest-word',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It needs a word with a good deal in it,” said {A}. “Not goat. Goat’s a small word.” {H} squeezed the drum. “Elephant,” it whispered. It was a big word, but it came out as thin as a thread.',
        '“Thunder,” whispered the drum. “Market day.” It was doing its best. They leaned over it, with their heads together. “Has it got anything bigger?” asked {A}. The drum thought it over. “Grandmother,” it whispered, and all who heard it stood up straight.'
      ]
    },
    {
      id: 'into-a-jar',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Beside the wall stood a water jar, as tall as {H}, and empty. If you called into it, it called back with a deep voice. {H} held the drum over the top. “The goat is lost,” whispered the drum. “Lost, lost, lost,” whispered the jar.',
        '“Now there are two of them,” said {A}. The jar had never been told anything before, and did not want to let go of it. {H} had to put the lid on it.'
      ]
    },
    {
      id: 'other-has-a-boom',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had a big drum, as loud as a door. “I’ll tell them to listen,” said {A}, “and then yours can speak.” Boom, went the big drum. Everybody looked up, and put both hands over both ears. “The goat is lost,” whispered the little drum.',
        '“Go on,” called {A}, “they’re all looking.” They were, and from quite near. They stood there with their elbows out, and had not heard a thing. “A fine drum,” said a man, much too loudly. “What did it want?”'
      ]
    },
    {
      id: 'which-tree',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What tree was it made of?” asked {A}. {H} knew that. It had been the one beside the well, with the bench round it. In the evenings two always sat there, close together, and then it was the next two.',
        '“Then it’s never heard any loud talk,” said {A}. “It only knows how one speaks on that bench.” {H} squeezed the cords, to hear what it still knew from there. “Don’t tell anyone,” whispered the drum. That was all, and they did not.'
      ]
    },
    {
      id: 'pet-hears',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had gone to sleep behind the third house. At the next whisper of the drum one ear stood up, and then the other. {A} came round the corner, across the yard, and sat down before it. “There’s one who understood,” said {H}.',
        '“The goat is lost,” whispered the drum once more. {A} listened, with a head on one side. {A} had understood every word of it. It was only that {A} had never got on with that goat.'
      ]
    },
    {
      id: 'elder-knows-whispers',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“To me everything whispers nowadays,” said {S}, “the radio, and the rain. I’m used to it.” {S} laid a hand flat on the side of the drum. “I don’t listen any more. I feel whether it’s good news.” {A} struck the drum, and it whispered.',
        '“Somebody’s gone off,” said {S}. “With four legs.” “How can you feel the legs?” asked {A}. “It’s easy,” said {S}. “There’s one in each corner.”'
      ]
    },
    {
      id: 'child-whispers-back',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} put a mouth to the drum, and whispered something. The drum whispered back. {S} laughed, and whispered again. It went to and fro for quite a while, behind one hand. “What are you two talking about?” asked {A}.',
        '“You know already,” said {S}. “The goat.” “And before that?” {S} looked at the drum, and the drum looked away, as well as a round thing can. They were agreed on it.'
      ]
    },
    {
      id: 'so-quiet',
      A: 'partner',
      paragraphs: [
        'More and more people came, to see what nobody could hear. They stood ear to ear, and held their breath. The drum whispered. “Listen,” said {A}. “I don’t mean the drum. I mean what’s round it.” A leaf came down, and they heard it land. At the far end of the village the well went plip. “I’ve never heard it so quiet here,” said {A}. {H} looked at all the shut mouths. “That’s because it whispers,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-hole-in-the-quiet',
      A: 'partner',
      paragraphs: [
        '“Once more,” said {H}, and struck softly. “The goat is lost,” whispered the drum, and nobody breathed. Then there was something very small. Tink. “Did you hear?” whispered {A}. Tink, it went. They went after it on tiptoe, past three houses, to a heap of baskets. The biggest basket stood upside down, and was chewing. {H} lifted it. There was the goat, with its bell, and with half the basket inside it. Next to a loud drum they would never have heard it.'
      ]
    },
    {
      id: 'what-else-there-was',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now that they knew how, they all stayed and listened a little longer. “What’s that?” whispered {H}. That was the hens, talking in their sleep. “And that?” It was a door that wanted oil, in a house where everyone shouted.',
        'Then there was a long, deep growl, quite near. They moved closer together. It came from the man with the bicycle, from behind the belt. “That one’s had no lunch,” whispered {A}, and the growl said yes.'
      ]
    },
    {
      id: 'other-tries-it-at-table',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} tried it as well, and only whispered from now on. “Could I have that bowl?” whispered {A}. Six people leaned forward, and all of them held out a bowl. When {A} had said it aloud before, nobody had looked up.',
        '“It works,” whispered {A}. Then they were all whispering, because it worked, and leaned over to each other till their heads knocked. The drum kept quite still. It was nice, for once, not to be the only one.'
      ]
    },
    {
      id: 'next-village',
      A: 'same',
      spare: 11,
      paragraphs: [
        'From the next village came the sound of a very loud drum. “Why don’t you answer?” it called, over two hills. {H} squeezed the cords. “We have,” whispered the drum. They waited. “Why don’t you answer?” it called again, a bit crossly.',
        '“They’ll have to come over,” said {A}. And they came, nine of them, with a yam under the arm, to see what was wrong. They had to come quite close. “Oh,” they whispered, “you have answered.” Then they stayed until evening, because of the yam.'
      ]
    },
    {
      id: 'found',
      A: 'partner',
      paragraphs: [
        '“Now the drum has to say so,” said {A}. {H} squeezed the cords again. Everybody had seen the goat already. But they came up close all the same, and laid their heads together. “The goat is found,” whispered the talking drum. They asked to hear it once more, because it was so quiet. The goat laid its chin on {H}’s shoulder. Then everyone went home on soft feet, and the bell went tink behind them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the goat under things where no goat could be.',
      '{names} moved up closer to the drum, and caught only “lost”.',
      { text: '{names} asked the talking drum to say that again, please.', needs: ['hands'] },
      { text: '{names} held the cords, to find out where the voice was kept.', needs: ['hands'] }
    ],
    way: [
      { text: '{names} shouted it for the drum, and half the village looked for a boat.', needs: ['hands'] },
      '{names} came so close that it was warm round the drum.',
      '{names} listened so hard that a leaf sounded loud.',
      { text: '{names} turned the drum over, to see if it was louder underneath.', needs: ['hands'] }
    ],
    turn: [
      '{names} had heard the tink as well, and still stood on one leg.',
      '{names} walked behind the drum, without a sound.',
      { text: '{names} found the goat another basket, for dessert.', needs: ['hands'] }
    ]
  },
  bed: [
    'The goat was tied up with a long string, and its bell went tink now and then. What was left of the basket hung on the wall.',
    '{H} washed without a splash, and lay down. The talking drum lay beside the pillow, with its cords let out, and its voice was very low.'
  ],
  last: [
    '“Good night,” whispered the drum, and it was so quiet that anyone could hear that {H} was asleep.',
    'In the whole village only the well went plip, and {H} was asleep.'
  ]
})
