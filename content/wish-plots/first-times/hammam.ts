import { wishPlot } from '../wish-plot.ts'

export const hammam = wishPlot({
  id: 'wish-hammam',
  wishes: ['hammam', 'hamam', 'hammams', 'hammam day', 'hammam auntie', 'hamman', 'bath house scrub', 'steam bath black soap', 'turkish bath', 'turkish baths', 'moroccan bath', 'moroccan baths', 'steam bath', 'steam baths', 'bath house steam', 'bathhouse', 'black soap', 'savon noir', 'beldi soap', 'kessa', 'kese glove', 'scrubbing glove bath', 'steam room', 'steamy bath house', 'public bath steam'],
  answers: ['hammam', 'hamam', 'bath', 'baths', 'bathhouse', 'house', 'public', 'steam', 'steamy', 'hot', 'warm', 'water', 'bucket', 'buckets', 'bowl', 'soap', 'black', 'scrub', 'scrubbing', 'scrubbed', 'glove', 'mitt', 'towel', 'hair', 'wet', 'same', 'everybody', 'everyone', 'marble', 'stone', 'tap', 'wash', 'washing', 'washed', 'clean', 'day', 'first', 'time', 'auntie', 'aunt', 'aunty', 'aunties', 'aunts', 'khala', 'khalti', 'amti', 'tata', 'teyze', 'hala', 'grandma', 'mum', 'mama', 'dad', 'cousin', 'cousins', 'women', 'men', 'family', 'turkish', 'turkey', 'moroccan', 'morocco', 'tunis', 'algeria', 'friday', 'thursday', 'saturday', 'week', 'every', 'going', 'go', 'goes', 'went', 'with', 'trip', 'visit', 'today', 'tomorrow', 'son', 'daughter', 'orange', 'oranges', 'eid', 'before'],
  except: ['died', 'burn', 'burned', 'scald', 'fainted', 'hospital', 'train', 'engine', 'wedding', 'bride'],
  moods: ['first', 'lost', 'waiting'],
  out: true,
  namesFamily: true,
  company: ['auntie', 'aunt', 'bucket', 'buckets', 'soap', 'steam', 'tap', 'drum'],
  about: 'In the steam of the hammam everybody has the same hair and the same black soap, and the hero finds Auntie by what a bucket says when it is knocked on.',
  titles: ['A Bucket Each', 'Everybody’s Hair Was the Same', '{H} Knocks on a Bucket', 'Auntie in the Steam', 'Thank You, Said the Steam'],
  want: [
    {
      id: 'bucket-each',
      A: 'partner',
      paragraphs: [
        'It was family day at the hammam, and {H} had come with {A} and with Auntie. A hammam is a house full of steam. You sit on warm stone and wash all afternoon. They had a bucket each. Auntie’s was full to the brim, for the end. Auntie was rubbed with black soap, as soft as butter. “Fetch me warm water, {H},” said Auntie, “and pour it down my back.” {H} wanted to do just that, and went to the tap.'
      ]
    }
  ],
  way: [
    {
      id: 'same-hair',
      A: 'partner',
      paragraphs: [
        '{A} sat on the stone and heard the water run in. When {H} turned round with the bucket, there was nothing but steam. Here and there a back came out of it. Auntie had curls that stood up all round. But in there nothing stood up. All hair hung straight down, wet and dark. Every back was black with soap. {H} chose one, and poured. “Thank you,” said the back, in a deep voice. It was not Auntie. “Auntie!” called {H}. Five people said yes.'
      ]
    },
    {
      id: 'ask-for-aunt',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Ask what her name is,” said {A}. But {H} had always called her Auntie. So {H} asked for an aunt with curls. “I’ve got curls,” said a voice in the steam. “So have I,” said another, “at home.”',
        'There was a lot of curly hair in that hammam, and all of it was straight. {H} put up a hand to feel. {H}’s own hair hung down too. “Perhaps she’s looking for us,” said {H}, “and we’re not here either.”'
      ]
    },
    {
      id: 'second-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The next back was as broad as Auntie’s, and hummed. {H} poured a little, to see. The black soap ran off, and there was a mole in the shape of a bean. Auntie had no bean. “Don’t stop,” said the back. “You’ve left half of me.”',
        'So {H} did the other half as well, as you can’t leave people like that. There was less in the bucket now. {A} looked in, and could see the bottom. “It’s going to be a short aunt,” said {A}.'
      ]
    },
    {
      id: 'glove',
      A: 'other',
      spare: 3,
      paragraphs: [
        'In a hammam there is a rough glove too, for scrubbing. {A} did one arm with it, and little grey rolls came off. “What’s that?” asked {H}. “That’s last week,” said {A}. “It comes off when you’re warm all through.”',
        '{H} scrubbed one knee. There was Monday, and a bit of jam, and the day in the sandpit. In the end one knee was quite new. The other one still knew everything.'
      ]
    },
    {
      id: 'soap-eyes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How can black soap make you clean?” asked {A}. {H} had some on one hand. It was made of olives, Auntie had said, and smelled a bit like the sea. {H} put a stripe of it on the warm stone.',
        'There was a black stripe. Then a drop fell from the ceiling, right on it, and ran off. Below it the stone was quite white, and whiter than all the stone round about. “It only looks like that so you can see where you’ve been,” said {H}.'
      ]
    },
    {
      id: 'elder-ceiling',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Do you know where the drops come from?” asked {S}, and pointed up. The roof of the hammam was round inside. {A} did not know. “The steam goes up there and gets cold,” said {S}. “Then it’s water again, and runs down along the wall.”',
        '“Why doesn’t it fall on us?” asked {A}. “That’s why it’s round,” said {S}. A drop fell on {S}’s nose. “That one’s new here,” said {S}.'
      ]
    },
    {
      id: 'pet-at-home',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} did not see what a hammam was for. {A} was washed already, from nose to tail, and it had taken one tongue and no bucket. {A} smelled at the black soap, and sneezed. That blew a small round hole in the steam.',
        '{H} looked through it, and saw an elbow. Then the hole shut. “Sneeze again,” said {H}, “a bit more to the left.” {A} looked at {H}, and at the soap, and sat down. A sneeze comes when it wants to. You cannot fill a bucket with them.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'partner',
      paragraphs: [
        '{H} put the bucket down on the stone beside {A}. It went “dum”. “It said something else before,” said {A}. “When you’d just filled it, it was lower.” {H} knocked on it. It was true. A full bucket has a deep voice. The more you pour out, the higher it gets. You could not see anybody in there. But all round them were buckets, and each one had a voice of its own.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-full-one',
      A: 'partner',
      paragraphs: [
        '“Auntie hasn’t poured any out,” said {A}. “She’s waiting for you.” So hers had to be the deepest. {H} went along slowly and gave each bucket a knock. Ding, said one, that was nearly empty. Dang, said the next. At the end by the wall stood one that said “doom”, as deep as a cellar. There was a back behind it, black all over. {H} poured what there still was. The soap ran off. “At last,” said the back, and it was Auntie.'
      ]
    },
    {
      id: 'bucket-song',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} put three buckets side by side. One was full, one was half full, and one had only a puddle. You could play on them. {A} knew a song that needed just three notes. It went up, and up again, and down.',
        'Somewhere in the steam another bucket joined in, and it was wrong. There was a splash. Whoever it was had poured some out, and now it was right. “You can tune it,” said {H}, “and it’s clean too.”'
      ]
    },
    {
      id: 'child-bucket',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} sat in a bucket. It had been left over, and it fitted. “I’m in the hammam in the hammam,” said {S}. {A} knocked on the outside, to hear how full it was. It hardly said anything. A bucket with a child in it has no voice.',
        '“Come in,” said {S}, who had heard the knock. {A} put in one foot. That was all there was room for, and the foot was made very welcome.'
      ]
    },
    {
      id: 'oranges',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In between you sat in the cool room next door, and there were oranges. Everything smelled twice as much in there. {A} smelled at one for a long time. {H} peeled it, and the whole bench turned round.',
        'One after another the backs came out of the steam, dried their hair, and had faces. {H} did not know any of them. Then the one with the deep voice said thank you again. “That’s my first back,” said {H}, and gave it a piece of orange.'
      ]
    },
    {
      id: 'other-curls',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to see how the hair got different again. So they sat in the cool room for a bit, and waited for it. First {H}’s hung straight. Then one bit at the side lifted, as if it had an idea.',
        '“There it goes,” said {A}. All along the bench hair was getting up, here a curl and there a wave. It was like a class after the bell. They had all come out the same, and now each was somebody. Then {A} and {H} went back in, and were like everybody again.'
      ]
    },
    {
      id: 'how-she-knew',
      A: 'partner',
      paragraphs: [
        '“I heard you coming,” said Auntie. “How?” asked {H}. “By your bucket. It said dum, and then it said dang. Somebody was washing the whole hammam before me.” {A} had to laugh. Then Auntie lifted the deep bucket and poured, warm and slow, over {H}. {H}’s hair hung down like everybody’s. “And how do you know that it’s me?” asked {H}, from inside. “You’re the one who’s asking,” said Auntie.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the warm stone, and got up, and sat down slower.',
      '{names} chose the bucket with the best handle.',
      { text: '{names} rubbed the black soap well into Auntie’s elbows.', needs: ['hands'] }
    ],
    way: [
      '{names} answered too, out of the steam, and was no aunt.',
      '{names} remembered that Auntie was sitting by a wall. It was round, and went all the way.',
      { text: '{names} waved at the steam to make a window, and it shut again.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quiet for every knock.',
      '{names} heard one that was deeper still, but that was the door.',
      { text: '{names} poured out what was left, down to the highest note.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the buckets were put one inside the other, and had only one voice between them.',
    'There was nothing left of {H} to wash. {H} lay down, warm all through, with hair that was slowly getting up again.'
  ],
  last: [
    'Outside a bucket said something deep, or it was the night, and {H} was asleep.',
    'It was as warm and soft as steam in there, and {H} slept.'
  ]
})
