import { wishPlot } from '../wish-plot.ts'

const DRIVERS = ['bus driver', 'busdriver', 'driver of the bus', 'coach driver', 'tram driver', 'train driver']
const SINGS = ['sings', 'singing', 'sing', 'sang', 'singer', 'song', 'songs', 'opera', 'lullaby']

export const busDriverSings = wishPlot({
  id: 'wish-bus-driver-sings',
  wishes: [...DRIVERS.flatMap((driver) => SINGS.map((sings) => `${driver} ${sings}`)), 'singing bus', 'bus that sings', 'bus end of the song', 'bus song nobody gets off', 'musical bus driver'],
  answers: ['bus', 'busdriver', 'driver', 'drivers', 'coach', 'tram', 'train', 'sings', 'singing', 'sing', 'sang', 'singer', 'song', 'songs', 'opera', 'lullaby', 'musical', 'end', 'stay', 'stays', 'stayed', 'on', 'get', 'gets', 'got', 'off', 'out', 'nobody', 'no', 'one', 'wants', 'want', 'everybody', 'everyone', 'passengers', 'people', 'all', 'so', 'that', 'until', 'till', 'to', 'hear', 'listen', 'for', 'of', 'the', 'who', 'beautifully', 'beautiful', 'well', 'always', 'misses', 'miss', 'stop', 'stops', 'home', 'round', 'and', 'our', 'my', 'while', 'driving', 'loves', 'likes'],
  except: ['school', 'wheels on', 'leaving', 'retire', 'crash', 'accident', 'cross', 'rude', 'shouts', 'dog', 'cat', 'teddy', 'lost', 'flies', 'flying', 'night', 'space', 'moon', 'garden', 'christmas', 'strike'],
  moods: ['waiting'],
  company: ['bus', 'driver', 'song', 'bell', 'button', 'seat', 'seats', 'soup', 'stop', 'fish', 'door', 'mirror'],
  isTale: true,
  about: 'A bus driver sings so that everybody stays on for the end of the song, and it has none, until the hero hears which note is missing and rings it on the bell.',
  titles: ['The Driver Who Sang', 'Just to the End of the Song', '{H} Rings the Bell', 'The Missing Note', 'Round Again'],
  want: [
    {
      id: 'nobody-gets-off',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were on the bus home, and there was soup tonight. The bus driver sang of a boat that was looking for its harbour. At the library a lady got up. “I’ll just hear the end,” said the lady, and sat down again. At the market three men stayed on for it. Nobody got off.',
        '“The next stop’s ours,” said {A}. But the boat was in a storm. They rolled by their own stop. {H} wanted to go home to the soup, but not in the middle of a song.'
      ]
    }
  ],
  way: [
    {
      id: 'always-one-more',
      A: 'partner',
      paragraphs: [
        '“It can’t be long now,” said {A}. The tune went up and up, and stopped at the top. Everybody held their breath. Then the doors sighed, and let in a man with a fish. The driver breathed in, and sang the next verse. The bus drove round in a ring. They passed their own stop again, and again.'
      ]
    },
    {
      id: 'fish-for-a-cat',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“This is for my cat,” said the man with the fish. “I’m only staying for the one verse.” That was four verses ago. Nobody liked to sit beside him now, so he had lots of room. “Couldn’t you get off?” asked {H}.',
        '“I could,” said the man. “Then I’d be standing in the street with a fish. And the boat would be at sea.” {A} saw that. The fish looked out of the paper with one eye. It was the only one on board who knew about the sea.'
      ]
    },
    {
      id: 'knitting',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'In the second row sat a woman with her knitting. “What’ll it be?” asked {A}. “When I got on, it was going to be a sock,” said the woman. It hung over her knees, and down the middle of the bus, and out of sight.',
        '{H} followed it. It went by eleven seats. At the very back an old man had wrapped his feet in the beginning. “It’s a lovely long song,” he said, and wriggled his toes.'
      ]
    },
    {
      id: 'inspector',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A man with a peaked cap got on, to look at the tickets. “Tickets, please,” he said. “Sh,” said the whole bus. “Tickets,” whispered the man. The boat had just lost its anchor. He stood still, with his mouth a little open.',
        '{A} held out the tickets, but the man did not look. “Does it find the anchor again?” asked the man. “We don’t know yet,” said {H}. The man took off the cap and sat down on it. He had no ticket himself.'
      ]
    },
    {
      id: 'wipers',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'It rained a little, and the driver turned on the wipers. They went to the left and to the right, and kept time. “Swish,” said {A} with them. All the rubber boots on the bus tapped along.',
        'At the market it stopped raining. But nobody could do without the wipers by now. The driver left them on, and they squeaked on the dry glass. “That’s the seagulls,” whispered {H}. It really was rather like it.'
      ]
    },
    {
      id: 'four-on-a-seat',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There was no more room to sit. {H} sat on {A}’s lap, or the other way round, for they took turns. A boy stood on one leg, because there was only room for one. He kept the other on a stranger’s suitcase.',
        '“Move along inside,” called a man at the door. “We can’t,” said {A}. “We’re at the second verse, and you’re still at the first.” So they hummed it for him, and passed it from mouth to mouth, down to the door.'
      ]
    },
    {
      id: 'two-girls',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'At the library stop stood two girls who had missed the bus. It had come by again, and they had not got in, for it was too full. So they only listened while the doors were open. “What happened to the boat?” they called.',
        '“It’s got a hole!” {A} called back. The doors shut. When the bus came round again, the girls had been worried all that time. “It’s mended!” called {H}. “With what?” But the doors shut.'
      ]
    },
    {
      id: 'other-newspaper',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had opened a newspaper, for the short way home. Since then {A} had not turned a page. “What’s in it?” asked {H}. {A} looked. “I don’t know,” said {A}. “There’s a boat in it, I think.”',
        '{H} moved in close, and they listened together behind the newspaper. “You’ll see,” said {A}, “it ends in a minute.” {A} had said that at the library, and at the market. By now the whole row said it along with {A}.'
      ]
    },
    {
      id: 'pet-howls',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} knew the song by now, and put in a bit at the high places. It was not exactly a note. It was more like a door at night. The driver looked in the mirror, and gave {A} a verse alone.',
        '{A} was very much moved. Nobody at home had ever let {A} get so far. At the end the bus clapped. Only the fish, which lay near, in its paper, was not sure how it was meant.'
      ]
    },
    {
      id: 'the-bell',
      A: 'partner',
      paragraphs: [
        '“I’ll ring,” said {H}, and pushed a red button by the seat. “Ding,” went the bell, in the middle of a line. “Oh dear,” said the driver. “Now I’ve lost my place, and must begin at the beginning.” The whole bus groaned. The boat had not even been painted yet.'
      ]
    },
    {
      id: 'one-stair-missing',
      A: 'partner',
      paragraphs: [
        '{A} listened, with one foot in the air. “It’s like stairs,” said {A} slowly. “It goes up, and never comes down to the floor.” It was true. A tune has one note where it’s at home, and nobody can get up until it comes. “How does the note go?” asked {H}. {A} hummed it. “I’ve heard that one today,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-home',
      A: 'partner',
      paragraphs: [
        '{H} laid a finger on the red button, and waited. The boat saw a light. The tune climbed up and up. “Ding,” went the bell, and that was the note. The boat was in its harbour. “Ah,” said everybody. “So that’s how it ends,” said the driver. “I learnt it from my uncle, and he always had to get off before.”'
      ]
    },
    {
      id: 'tries-it-again',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Does it work with any song?” asked the driver. {A} sang one that everybody knows, about a star, and left off before the last word. It was dreadful. The whole bus leaned forward. An old man gripped his stick.',
        '“Please,” said a woman with a basket. {H} sang the last word, and they all leaned back. “You shouldn’t do that to people,” said the old man, and wiped his forehead. Then he wanted it once more.'
      ]
    },
    {
      id: 'thanks-at-the-door',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'It took a long time until so many had got off. Each one sang a thank you to the driver, to a bit of the tune. The driver sang back, “Mind the step.” That became a song as well.',
        '“Not a long one,” begged {A}. It had two lines, and at the end of it everybody landed on the pavement with both feet. “There’s your home note,” said {H}. It had been a step.'
      ]
    },
    {
      id: 'off-the-bus',
      A: 'partner',
      paragraphs: [
        'Now they could all get up. The lady went home, and the three men, and the man with the fish. At their own stop {H} and {A} got off too. Behind them the driver began a new song, about a train. {H} stood still, with one foot in the air. “No,” said {A}. They hurried indoors. The soup was hot. When {H}’s spoon touched the bottom of the bowl, it went “ding”.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a window seat, and forgot to look out.',
      '{names} got up too, and sat down again.',
      { text: '{names} took hold of the pole, and swayed like a mast.', needs: ['hands'] },
      { text: '{names} held the tickets ready, until they were quite warm.', needs: ['hands'] }
    ],
    way: [
      '{names} saw the right stop go by, and waved to it.',
      '{names} hummed along, as far as the storm.',
      { text: '{names} moved up, so that the man could put down his fish.', needs: ['hands'] },
      { text: '{names} counted the verses, and ran out of fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out with all the others.',
      '{names} thanked the driver, and minded the step.',
      { text: '{names} clapped until the bus shook.', needs: ['hands'] },
      { text: '{names} waved after the bus, but did not listen.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls were rinsed, and far off a bus drove by with its lights on, singing a little.',
    '{H} washed, and hummed, and went up to the top of the tune. Then {H} lay down, and that was the note at home.'
  ],
  last: [
    'The boat was in its harbour, and {H} was asleep.',
    'It was the end of the song, and {H} was asleep.'
  ]
})
