import { wishPlot } from '../wish-plot.ts'

export const boatsInTheGutter = wishPlot({
  id: 'wish-boats-in-the-gutter',
  wishes: ['paper boats gutter', 'paper boats in the gutter monsoon', 'paper boats street rain', 'paper boats down the street', 'paper boats first monsoon', 'paper boat first day monsoon', 'paper boats rainwater', 'paper boats rain race', 'paper boats drain', 'paper boats lane rain', 'boats gutter', 'boats raced gutter', 'gutter monsoon', 'gutter boats rain', 'gutter race', 'newspaper boats gutter', 'newspaper boats rain', 'kagaz ki kashti', 'kaagaz kashti', 'kaagaz ki naav', 'kagaz ki nav', 'paper boats barsaat', 'paper boats barish', 'paper boats baarish', 'paper boats nala', 'paper boats savan', 'first rain monsoon boats', 'monsoon boats street', 'paper boats kerb rain', 'paper boats roadside rain', 'sailing boats gutter rain', 'origami boats gutter', 'paper boats gutter first rain', 'raced paper boats gutter first rain', 'paper boats race gutter rain', 'paper boats first day of the monsoon', 'paper boats monsoon street', 'paper boats monsoon lane', 'paper boats monsoon gutter race'],
  answers: ['paper', 'boat', 'boats', 'newspaper', 'origami', 'leaf', 'stick', 'fold', 'folded', 'folding', 'made', 'make', 'making', 'sail', 'sailed', 'sailing', 'float', 'floated', 'floating', 'race', 'raced', 'races', 'racing', 'gutter', 'gutters', 'street', 'lane', 'road', 'kerb', 'curb', 'pavement', 'step', 'door', 'doors', 'drain', 'water', 'rainwater', 'rain', 'rained', 'raining', 'rains', 'rainy', 'monsoon', 'monsoons', 'season', 'first', 'day', 'barsaat', 'barish', 'baarish', 'savan', 'came', 'comes', 'come', 'started', 'begins', 'after', 'when', 'today', 'yesterday', 'morning', 'afternoon', 'evening', 'june', 'july', 'summer', 'hot', 'heat', 'wet', 'muddy', 'dust', 'fast', 'faster', 'fastest', 'win', 'wins', 'won', 'winner', 'down', 'along', 'outside', 'neighbours', 'neighbour', 'friends', 'cousin', 'cousins', 'brother', 'sister', 'dada', 'dadi', 'nana', 'nani', 'grandpa', 'grandma', 'mum', 'mama', 'dad', 'papa', 'kids', 'children', 'mumbai', 'delhi', 'kolkata', 'kerala', 'chennai', 'dhaka', 'lahore', 'karachi', 'colombo', 'kathmandu', 'india', 'manila', 'yangon', 'everyone', 'whole', 'ten', 'twenty', 'our', 'little', 'big', 'blue', 'red'],
  except: ['died', 'dead', 'drown', 'drowned', 'flood', 'floods', 'swept', 'homeless', 'bowling', 'balloon', 'clown', 'sewer', 'rat', 'roof', 'ladder', 'duckling', 'ducklings', 'kitten', 'refugees', 'war', 'lost', 'hospital', 'sick'],
  moods: ['first', 'waiting', 'learning', 'losing', 'proud'],
  company: ['boat', 'boats', 'paper', 'gutter', 'rain', 'step', 'street', 'pump', 'frog', 'leaf', 'door', 'doors', 'umbrella', 'water', 'voice', 'dust'],
  about: 'On the first day of the monsoon paper boats race down the gutter and out of sight, and no one knows who won, until the hero’s step turns out to be somebody else’s finishing line.',
  titles: ['Eleven Doors to the Pump', 'News and Sugar', '{H} and the First Day of the Monsoon', 'Blue, Blue, Blue', 'The Other End of the Gutter'],
  want: [
    {
      id: 'one-fat-drop',
      A: 'partner',
      paragraphs: [
        '{H} had folded two paper boats, and for weeks they had waited on the hot step. The newspaper one was called News, and the one of blue sugar bag was Sugar. Then a drop fell, as big as a grape, and it smelled of wet earth. “It’s the first day of the monsoon,” said {A}. The gutter before the step began to run. {H} wanted to know which boat was faster, from here to the pump.'
      ]
    }
  ],
  way: [
    {
      id: 'what-comes-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The first water of the year did not look like much. It came down the gutter at a walk, and rolled a moustache of straw and dust before it. A beetle ran ahead, like somebody with news. “That isn’t a river,” said {H}. “It’s soup.”',
        '“It’s sweeping first,” said {A}. They let it. Two buttons came by, and a bottle top, and somebody’s bus ticket from the winter. Behind all that the gutter was clean, and there was room for boats.'
      ]
    },
    {
      id: 'round-the-bend',
      A: 'partner',
      paragraphs: [
        '{H} let both boats go, and ran along as far as the house wall went. {H} was not allowed further. News was ahead by a nose. Then both went round the bend with a mango leaf. The pump was eleven doors down. “Who won?” asked {H}. “I couldn’t see,” said {A}. “There ought to be somebody at the other end.” {H} folded two more. It rained harder now, so they were gone even sooner, and they told nobody either.'
      ]
    },
    {
      id: 'under-the-umbrella',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} did not like to see a paper boat get wet, and held an umbrella over it. So they went along, the boat in the gutter and {A} beside it, as far as the wall. “It’s wet from below,” said {H}. “I know,” said {A}. “I’m only doing the top.”',
        'The boat went on by itself. {A} came back with a dry spot under the umbrella, and in it there was nobody.'
      ]
    },
    {
      id: 'what-the-earth-kept',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why does it smell like that?” asked {H}, with one boat under each arm. {A} had heard that the earth keeps the smell all summer. It lets it go at the first drops. {H} sniffed. There was a clay pot in it, and a bit of cellar. There was a wet dog as well, who was still some way off.',
        '{H} held a boat up, so that it could smell the rain as well. “Look,” said {A}. “It’s turned up its nose.” But that was only how it was folded.'
      ]
    },
    {
      id: 'ant-on-board',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the edge of the gutter an ant had got onto a paper boat. It went once round the rim and looked over. “Perhaps it’s only asking the way,” said {A}. {H} held the boat still. “This is the fast one,” {H} told the ant. “It doesn’t stop before the pump.”',
        'The ant thought about that, and got off by way of {H}’s thumb. Another one had been waiting behind it, and got off too. So there had been a queue.'
      ]
    },
    {
      id: 'elder-sandal',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In our street the boats were all beaten by a sandal,” said {S}. “It was my left one. I’d only put a foot in to cool it. My cousins’ boats were folded like letters. And there came my sandal, and took them all in the bend.”',
        '{A} asked whether there had been a prize. “A kite,” said {S}. “I hopped home with it. On the first day of the next monsoon all my cousins had one bare foot.”'
      ]
    },
    {
      id: 'boats-in-a-row',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A brick lay in the gutter, and the boats had to wait before it, in a row. There were four of them, with a twig across. “It’s like the crossing at six o’clock,” said {A}. All that was missing was somebody with a horn. {H} did the horn.',
        'The water gave the last boat a push. Each bumped into the next, and the first one went round the brick. “You see?” said {H}. “It helps.” {A} had always said that it did not.'
      ]
    },
    {
      id: 'child-told-it-left',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} held a paper boat up close, and whispered into it before it was let go. “What did you say?” asked {A}. “I told it to keep left,” said {S}. “That’s where the water’s quick.” The boat kept left. They both watched it with respect.',
        '{A} told the next one to keep left as well. It kept right, and got round a stone that way. “What did you say to it?” asked {S}. “Left,” said {A}. “But I was standing on the other side.”'
      ]
    },
    {
      id: 'frog-in-the-middle',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the middle of the gutter sat a frog. Yesterday there had not been one in the whole street. “Where’s it been since last year?” asked {A}. It looked as though it had only got up that minute, and been given no tea. The water parted at its chin.',
        'A boat came down, and went by on the left. The next went by on the right. The frog blinked at both, as if it had sent them there. “It’s in charge,” said {H}.'
      ]
    },
    {
      id: 'pet-at-the-gutter',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} did not care for the rain, and sat far back on the step, in the dry. A paper boat came by. {A}’s head went with it, from one side to the other, and stopped where the wall stopped. Then the head came back, to fetch the next one.',
        '“{A} sees every boat there is,” said {H}. “{A} could tell us who’s first.” They asked. {A} looked very much as though it were a secret.'
      ]
    },
    {
      id: 'somebody-up-there',
      A: 'partner',
      paragraphs: [
        '{A} was looking up the gutter instead of down. “Something’s coming,” said {A}. Round the upper bend rocked a green paper boat, ahead of one with sums on it. {H} had never seen them before. “Whose are they?” asked {H}. “Somebody’s up there,” said {A}, “on some other step, wondering who won.” {H} watched the green boat go by. “I thought that we were the beginning,” said {H}. “But we’re the other end.”'
      ]
    }
  ],
  turn: [
    {
      id: 'called-up-the-street',
      A: 'partner',
      paragraphs: [
        '{H} stood up in the rain. “Green!” called {H} up the street. “Green’s first!” It was quiet. Then somebody far up shouted for joy. Somebody else groaned, and that was the one with the sums. At the next door down a head came out. “Is that how it’s done?” asked the head, and looked into the gutter. Soon there was a voice on every step. Door by door the winner went up the street.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A boat came down the gutter upside down. It did not seem to mind, and it was in front. “First, but on its back!” called {H} up the street. “Does that count?” The question went from door to door, and in the rain up there they talked it over.',
        'The answer took its time. “It counts,” they called down. “But it isn’t to make a habit of it.” {H} told the boat. It was already two doors further on.'
      ]
    },
    {
      id: 'news-gets-wet',
      A: 'same',
      spare: 11,
      paragraphs: [
        'No word stayed as it was, on its way up the street in the rain. {H} called that the striped boat had won by a hair. At the next door it was a pear. Higher up they asked who had brought fruit.',
        '“And what’s it by the time it’s at the top?” asked {A}. They listened. Far up somebody was quite happy. “Whatever it is,” said {H}, “they’ve won it.”'
      ]
    },
    {
      id: 'blue-blue-blue',
      A: 'partner',
      paragraphs: [
        '“And now yours,” said {A}. There was news for one more boat, and sugar bag for another. {H} let them go, and waited. It was harder than running. Then the answer came back up the gutter, through eleven doors, louder and louder. “Blue.” “Blue.” “Blue!” said next door, and pointed at {H}. “By a whisker, and it’s drying on the pump.” Already a red boat was coming round the upper bend. {H} wiped the monsoon out of both eyes. Somebody had to be at the other end.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} caught the second drop of the monsoon, right on the nose.',
      '{names} moved over on the step, so that there was room for more boats.',
      { text: '{names} folded a boat as well, out of the page with last week’s weather.', needs: ['hands'] }
    ],
    way: [
      '{names} got as wet as the boats, and knew no more.',
      '{names} sat down at the bend to look, and saw the backs of two boats.',
      { text: '{names} took a mango leaf out of the gutter, to clear the course.', needs: ['hands'] },
      { text: '{names} put a biscuit aside for the winner, and sat down beside it.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept watch on the upper bend, for the next boat.',
      '{names} called up the street as well, and it could have been any colour.',
      { text: '{names} pinned a wet boat to the line, with a peg on its nose.', needs: ['hands'] },
      { text: '{names} brought out the sugar bag, and one more boat came of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The last boat stood on the step with its nose up the street. It was still raining, and the gutter talked to itself.',
    '{H} was rubbed dry and lay down. The smell of earth came through the window. Far down the street a voice said who was first.'
  ],
  last: [
    'A paper boat rocked past the step in the dark, and got there, and {H} was asleep.',
    'On the pump a blue boat was drying, eleven doors down, and {H} was asleep.'
  ]
})
