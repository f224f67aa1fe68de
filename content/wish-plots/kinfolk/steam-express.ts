import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

export const steamExpress = wishPlot({
  id: 'wish-relative-steam-express',
  star: 'kin',
  nothingElse: true,
  wishes: ['grandad drives the flying scotsman', 'flying scotsman', 'flying scotchman', 'drives steam train', 'drives a steam train', 'drove steam train', 'driving steam train', 'drive steam train', 'steam train', 'steam trains', 'steam train driver', 'steam engine', 'steam engine driver', 'steam locomotive', 'drives steam engine', 'drives steam locomotive', 'drives train', 'drives the train', 'drives trains', 'drive train', 'drove train', 'driving train', 'train driver', 'engine driver', 'drives express', 'drives locomotive', 'mallard', 'drives toy train big', 'drives old train'],
  answers: [...WHICHEVER_RELATIVE, 'drives', 'drive', 'drove', 'driving', 'driver', 'gets', 'train', 'trains', 'steam', 'engine', 'locomotive', 'flying', 'scotsman', 'mallard', 'express', 'real', 'for', 'a', 'the', 'whistle', 'station', 'on', 'to', 'is', 'with', 'me', 'us', 'and', 'in', 'fast', 'green', 'black', 'red', 'coal', 'famous', 'railway', 'track', 'tracks', 'seaside', 'sea', 'edinburgh', 'london', 'takes', 'becomes', 'was', 'works'],
  except: ['miss', 'misses', 'away', 'work', 'night', 'late', 'died', 'strike', 'retired', 'retiring', 'model', 'toy', 'set', 'lost', 'crash', 'crashed', 'broke', 'broken', 'space', 'moon', 'sad', 'visit', 'visiting', 'home', 'from', 'little'],
  moods: ['question', 'proud'],
  company: ['train', 'engine', 'whistle', 'flag', 'coal', 'platform', 'station', 'cap', 'glasses', 'sandwiches', 'sea', 'carriage', 'tunnel', 'list', 'passengers', 'fire', 'stationmaster'],
  out: true,
  isTale: true,
  about: 'One of the family, who always has to go back for something, drives the most famous steam train there is, and goes back with the whole train.',
  titles: ['Back for the Cap', 'The Most Famous Train There Is', '{H} with the Green Flag', 'What Have We Forgotten', 'A Whole Train in Reverse'],
  want: [
    {
      id: 'to-the-sea',
      A: 'partner',
      paragraphs: [
        'Today {A} drove the most famous steam train there is. It was green, with wheels taller than {H}, and it hissed. {H} had a green flag and said when it was time to leave. At twelve they had to be by the sea, where a brass band was waiting.',
        'It was not going to be easy. At home {A} always went back for something. First it was the keys, and then the other keys. But the clock said ten, and {H} waved the flag. {A} pulled a big red lever. Chuff, chuff, chuff!'
      ]
    }
  ],
  way: [
    {
      id: 'the-cap',
      A: 'partner',
      paragraphs: [
        'They were just past the last houses when {A} reached up, and there was only hair. “My cap!” said {A}. “You can’t drive a famous train without a cap.” And {A} pushed the red lever the other way. The whole train, with two hundred people in it, drove home backwards. Ffuhc, ffuhc.',
        '{H} waved the flag, and they left. After the first bridge {A} said: “My glasses!” After the second it was the sandwiches. The stationmaster had said goodbye three times now, and his arm hurt from waving.'
      ]
    },
    {
      id: 'the-whistle',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'For the whistle there was a chain, and {H} was allowed to pull it. “Whoo-hoo!” It was so loud that a field of cows sat down, all at once. {H} pulled it once more, to say sorry. They stood up again.',
        '“They think it’s the bell for school,” said {A}. So it was whoo-hoo for down, and whoo-hoo for up. When the train came by backwards, the cows were already waiting to see which it would be.'
      ]
    },
    {
      id: 'coal',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The fireman was called Joe, and he looked after the fire. He had a shovel, and there was soot on all of him but his smile. Nobody else was allowed near the little door. “What does the train like best?” asked {H}. “Coal,” said Joe, “and being told it’s pretty.”',
        '“You’re pretty,” said {H}. The train let out a puff that was almost pink. “And you, Joe?” asked {A}. Joe liked jam. But under all the soot he went red, because he was told that he was pretty too.'
      ]
    },
    {
      id: 'tunnel',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Then came the tunnel, and all the windows went black. It smelled of bonfire and wet wall. “Hello!” called {H}. “Hello, hello,” called the tunnel. When they came out on the other side, there was a black spot on every nose.',
        'They had to go through it again, backwards. “Hello!” called {H}. “You again?” said the tunnel. {H} looked at {A}. {A} looked straight ahead, and whistled, like somebody who has never in their life been an echo.'
      ]
    },
    {
      id: 'tickets',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} went through the carriages and clipped the tickets. Each time that the train went back, the tickets had to be clipped once more. By the third time they were nearly all hole. “What’s this?” asked {A}. “That was my ticket,” said a man, and held up some confetti.',
        'One lady had not got a ticket but a goose. “It’s travelling with me,” she said. The goose looked at the clippers. {A} clipped a bit off a newspaper, and gave it that. The goose was quite happy, and read it.'
      ]
    },
    {
      id: 'the-hill',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Then came a hill. “Up I go,” said the wheels, “up… I… go…” They went slower and slower. Just before the top the train stood still, and had a think about it.',
        '“Everybody lean forward!” called {H} down the train. Two hundred people leaned forward. A lady’s hat fell off at the front, a baby laughed at the back, and over they went. On the other side the train had a great deal to say, and it said it very fast.'
      ]
    },
    {
      id: 'a-cow-on-the-line',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'On the line stood a sheep. {A} braked, and the sheep looked up at the famous train. It had grass in its mouth, and was in no hurry to swallow it. “Shoo!” called {H}. “Whoo!” said the whistle. The sheep said “Baa”, in a very low voice.',
        '“It thinks it’s got the right of way,” said {A}. They waited. A man with a camera got out and took its picture. As soon as it had been in a picture, the sheep went. It had only wanted somebody to stop.'
      ]
    },
    {
      id: 'egg',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'On a steam engine you can fry an egg on the shovel. The fireman did it for them, with his big gloves on. “One each,” he said. At the bend the train leaned over, and {A}’s egg slid on to {H}’s plate. At the next bend both eggs slid back.',
        '“Quick,” said {A}, “before the line goes straight!” They ate from whichever plate was full. At the end nobody could say who had had what. {H} had yolk on the chin, and {A} had some behind one ear.'
      ]
    },
    {
      id: 'racing-the-road',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Beside the line ran a road, with a boy on a bicycle. He pedalled, and looked up. {H} looked down. The boy pedalled faster. “Chuff,” said the train, and went ahead by a nose. Then the boy bent low, and he was ahead, with his tongue out.',
        '“Faster?” asked {A}. {H} thought about it. “A bit slower,” said {H}, “just till the gate.” At the gate the boy threw up both arms and rang his bell. That day he had beaten the most famous train in the world.'
      ]
    },
    {
      id: 'other-teapot',
      A: 'other',
      spare: 9,
      paragraphs: [
        'There was a dining car, with lamps on the tables. {A} wanted some tea and held out a cup. But just then there was a bend. The tea came out sideways, and went into the cup of the gentleman opposite. “How kind,” said the gentleman.',
        'At the next bend {A} got his. After that nobody asked who had ordered what. When the train went backwards, all the sugar came back as well. There was a small queue of spoons in front of {A}.'
      ]
    },
    {
      id: 'pet-engine',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a window seat in the first carriage, and a ticket of {A}’s own. It said HALF. {A} watched the station go away. Then the station came back. {A} watched it go away again, and turned to look at {H}.',
        'It was quite clear what {A} thought. At home it was the same with the front door. You were never really out until the third time. {A} put both eyes on half, like the ticket, and waited for the sea.'
      ]
    },
    {
      id: 'elder-sandwich',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“In my day the trains never waited for anybody,” said {S}. “My friend Alfie jumped out to buy a bun. When he turned round, we were gone.” “What did he do?” asked {A}. “He ate the bun,” said {S}. “Then he took the next train, and that was a faster one.”',
        '“So he was there first?” asked {A}. “He stood on the platform with his hands in his pockets,” said {S}. “And he said: Where have you been? He still says it whenever he sees me.”'
      ]
    },
    {
      id: 'child-chuff',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} went down the carriages, and made the arms of the wheels with both elbows. “Chuff, chuff!” said {S}. A boy hung on behind, and a girl with plaits, and a lady with knitting. “Where are you going?” asked {A}. “To the sea,” said {S}. “We’re the slow one.”',
        'After the last carriage there was no more train, so they had to go backwards as well. So the lady with the knitting was the engine now. She was rather good at it.'
      ]
    },
    {
      id: 'everybody-too',
      A: 'partner',
      paragraphs: [
        'Now the passengers began as well. “My umbrella!” called a lady. “My husband!” called another. They went back for both. “Why do I only think of things when I’ve left?” asked {A} sadly. “Because nobody asks you before,” said {H}, and climbed on to a bench.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        '“Caps?” called {H} along the train. “Yes!” called everybody, and {A} too. “Glasses? Sandwiches? Umbrellas? Husbands?” “Yes! Yes! Yes! Here!” Nothing was missing. {H} waved the flag, and off went the train. It was a splendid thing to see, from the platform.',
        '“You’re still here,” said the stationmaster. So {H} was. Ffuhc, ffuhc, the train came back for the last time. “I’ve forgotten something,” called {A} from the engine, “and it’s the best thing I’ve got.” And {H} was lifted up into the engine.'
      ]
    },
    {
      id: 'full-steam',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'Now they had forty minutes for two hours of railway. “Hold on to your caps!” called {A}. The bridges went by like a comb. The cows sat down and stood up and had no time for either. “Can it go any faster?” shouted {H}. “I don’t know,” {A} shouted back. “I’ve never got this far!”',
        'A swallow flew beside the window for a while. Then it shook its head, and let them go.'
      ]
    },
    {
      id: 'brass-band',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'The brass band stood there with its cheeks full already. The man with the tuba blew so hard that a bird flew out. Then they played as loud as they could. The train joined in, with the whistle, and stayed on one note.',
        '“It’s only got the one,” {H} told the tuba. “Mine’s only got three,” said the tuba player. He shook hands with the engine, on one of its handles, and said “Ouch, warm.”'
      ]
    },
    {
      id: 'the-sea',
      A: 'partner',
      paragraphs: [
        'At one second to twelve they stopped beside the sea, and the whistle blew. They sat on the warm step of the engine, with the sandwiches. “What’s in them?” asked {H}. {A} opened one. “Nothing,” said {A}. “I’ve forgotten the cheese.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat right behind the engine, and got the first of the steam.',
      '{names} called “Goodbye!” to the station, and saw it again quite soon.',
      { text: '{names} polished the brass until you could do your hair in it.', needs: ['hands'] },
      { text: '{names} put the picnic on board, and took one bite, to test it.', needs: ['hands'] }
    ],
    way: [
      '{names} waved to the same cows for the third time, and the cows nodded.',
      '{names} told the people in the carriage that it was just the same at home.',
      { text: '{names} held the cap out of the window, in case it was needed sooner.', needs: ['hands'] },
      { text: '{names} sat the other way round now, and then the other way round again.', needs: ['hands'] }
    ],
    turn: [
      '{names} yelled “Yes!” at every word on the list, and once too often.',
      '{names} called “Stop!” very loudly, for somebody was still on the platform.',
      { text: '{names} held up umbrellas and sandwiches, so that {H} could see them.', needs: ['hands'] },
      { text: '{names} reached out of the window and held on to {H}’s coat as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'The famous train was in its shed. It ticked as it cooled, and let out one last small puff.',
    'Teeth, yes. Face, yes. Pyjamas, yes. Nothing had been forgotten, and {H} lay down.'
  ],
  last: [
    'Chuff, breathed {H}, and chuff, and was far past the second bridge, asleep.',
    'The green flag hung by the bed, and {H} did not go back for anything, and was asleep.'
  ]
})
