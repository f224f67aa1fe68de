import { wishPlot } from '../wish-plot.ts'

export const bouncyCastleParty = wishPlot({
  id: 'wish-bouncy-castle-party',
  wishes: ['bouncy castle birthday', 'bouncy castle', 'bouncy castles', 'bouncey castle', 'bouncing castle', 'bounce house', 'bouncy house', 'bounce castle', 'jumping castle', 'inflatable castle', 'bouncy castle party', 'rainbow party', 'rainbow birthday', 'her birthday party', 'his birthday party', 'my birthday party', 'birthday party tomorrow', 'birthday party today', 'birthday party friends', 'birthday party class', 'birthday party excited', 'birthday party kids', 'birthday party children', 'birthday party garden', 'birthday party home', 'birthday party weekend', 'birthday party saturday', 'birthday party sunday', 'having birthday party', 'had birthday party', 'birthday party', 'birthday bash', 'garden party birthday'],
  answers: ['birthday', 'party', 'bouncy', 'castle', 'bounce', 'bouncing', 'bounced', 'jump', 'jumping', 'jumped', 'rainbow', 'rainbows', 'colours', 'colors', 'colourful', 'balloons', 'balloon', 'cake', 'candles', 'candle', 'friends', 'friend', 'guests', 'children', 'kids', 'class', 'school', 'whole', 'all', 'came', 'come', 'coming', 'invited', 'garden', 'grass', 'home', 'today', 'tomorrow', 'saturday', 'sunday', 'weekend', 'excited', 'too', 'sleep', 'so', 'very', 'can’t', 'wait', 'having', 'has', 'have', 'had', 'her', 'his', 'my', 'big', 'turning', 'turns', 'turned', 'is', 'it’s', 'its', 'fun', 'best', 'games', 'presents', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'third', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'ten', '12', '10', '15', '20', 'shoes', 'little', 'own', 'sang', 'song', 'pink', 'blue', 'red'],
  except: ['wrong', 
    'mum’s', 'mummy’s', 'mom’s', 'mommy’s', 'mama’s', 'dad’s', 'daddy’s', 'papa’s', 'baba’s', 'granny’s', 'gran’s', 'grandma’s', 'nan’s', 'nana’s', 'nanna’s', 'nanny’s', 'nani’s', 'grandpa’s', 'grandad’s', 'granddad’s', 'aunt’s', 'auntie’s', 'aunty’s', 'uncle’s', 'brother’s', 'sister’s', 'cousin’s',  'teacher’s', 'baby’s', 'dog’s', 'cat’s', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'granny', 'grandma', 'grandad', 'grandpa', 'nana', 'brother', 'sister', 'cousin', 'teddy', 'doll',
    'going', 'invited', 'invitation', 'surprise', 'secret', 'nobody', 'no', 'not', 'cancelled', 'sad', 'cried', 'scared', 'afraid', 'shy', 'hurt', 'fell', 'broke', 'broken', 'ill', 'sick', 'hospital', 'blew', 'wind', 'storm', 'burst', 'magician', 'clown', 'soft', 'pool', 'swimming', 'trampoline', 'dragon', 'dragons', 'unicorn', 'unicorns', 'dinosaur', 'dinosaurs', 'pirate', 'pirates', 'princess', 'princesses', 'fairy', 'mermaid', 'mermaids', 'superhero', 'superheroes', 'spiderman', 'space', 'monster', 'animals', 'elephant', 'bear', 'rabbit', 'mouse', 'lion', 'penguin', 'hedgehog', 'ghost', 'witch', 'king', 'queen', 'knight', 'moon', 'never', 'divorce', 'late', 'bag', 'bags', 'sleepover', 'slime', 'disco', 'bowling', 'football', 'mean', 'hit', 'forgot', 'lost', 'pinata', 'piñata', 'robot', 'alien', 'fight', 'jealous', 'wet', 'rain', 'rained', 'fish'
  ],
  moods: ['waiting', 'proud', 'first', 'sleepless'],
  company: ['castle', 'shoes', 'cake', 'man', 'flag'],
  about: 'At the birthday party nobody will come off the bouncy castle to sing, and whoever is sent to fetch them stays on it too, until the hero seats all their shoes at the table.',
  titles: ['The Shoes Sat Down First', '{H} and the Bouncy Castle', 'They’re Having Cake Without Me', 'Nobody Comes Back from the Castle', 'The Party of the Shoes'],
  want: [
    {
      id: 'the-castle-stands-up',
      A: 'partner',
      paragraphs: [
        'It was {H}’s birthday party, and there was a bouncy castle on the grass. It had all the colours of the rainbow, and a tower at each corner. Twelve friends had come. They kicked off their shoes, and ran in after {H}. Boing!',
        'Then {A} carried out the cake. “Time to sing!” called {A}. {H} came down at once. Only one song in the year is all about you. {H} sat down by the candles, and waited for the others. Boing, went the castle. Nobody came.'
      ]
    }
  ],
  way: [
    {
      id: 'rainbow-clothes',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Everybody had come in one colour. Nell was red, down to the socks. Otto was all yellow, with a yellow bucket on. Theodor was green all over, and a good deal of it was grass.',
        '{H} was the only one with every colour. It had taken three jumpers. “Stand in a row!” said {A}. They stood in a row, and were a rainbow. It held for as long as a photo takes. Then the yellow bit had to go to the loo.'
      ]
    },
    {
      id: 'how-it-woke-up',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'That morning the castle had come in a van. It was a heap of cloth, as flat as a pancake. “That’s not a castle,” said {H}. “It hasn’t had its breakfast,” said the castle man, and plugged it in. It ate air. First it grew an elbow. Then one tower sat up, and fell over, and sat up again.',
        '“It looks like me in the morning,” said {A}. The last tower did not want to get up at all. {H} tickled it underneath. Up it went.'
      ]
    },
    {
      id: 'the-presents',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'There were twelve presents on the bench. Otto’s was very long, and Otto held the other end. “It’s a surprise,” said Otto. “It’s for catching butterflies. It’s not a stick.” “Thank you,” said {H}.',
        'Out came a net. {H} tried it at once, and caught {A}. It fitted right down to the collar. “Just what I wanted,” said {H}. {A} said something, but it came out in little squares.'
      ]
    },
    {
      id: 'ways-to-bounce',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'There are all sorts of ways to bounce. Nell bounced like a bean. Ana did the frozen fish, with straight arms, and fell over like one. Theodor only sat there, was bounced by the rest, and went round the whole castle without doing anything.',
        '{H} did the pancake. You have to come down flat, and say “flup”. {A} tried the pancake as well. There was a flup like a wet towel. In all four corners people went up in the air.'
      ]
    },
    {
      id: 'crumbs-and-crowns',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There was a paper crown for everybody, and a sausage on a stick. Nobody could find the right crown again. Ana had Otto’s, and Otto had a bowl. “It says Otto inside,” said Otto. It said “dishwasher safe”.',
        '“What does that mean?” asked {H}. {A} looked at it. “It means that you can put him in with the plates,” said {A}. Otto was proud of that. There was not a crown that could do as much.'
      ]
    },
    {
      id: 'musical-bumps',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They played musical bumps, on the castle. When the music stopped, you had to sit down. But nobody on a bouncy castle can just sit down. They sat down, and went up, and sat down again somewhere else.',
        '“Who was last?” asked {A}. They were all still arriving. Nell sat down on Otto, twice. In the end {A} let everybody win, and that was quicker.'
      ]
    },
    {
      id: 'same-birthday-every-year',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{H} counted the candles again. They were all there. One of them leaned, so {H} made it stand up straight, and licked the finger. Another one leaned as well. It took five licks until they were straight.',
        '“Is there something the matter with the icing?” asked {A}. “It had a hole,” said {H}, “where my finger was.” {A} turned the cake round, so that the hole was at the back. Now there was a fresh side.'
      ]
    },
    {
      id: 'castle-man',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The castle man sat beside the fan and ate a roll. “Do you bounce every day?” asked {H}. “Never,” said the man. “It’s my work. Does a baker eat bread?” {H} thought that a baker did.',
        '“Not once?” asked {A}. The man looked to the left and to the right. “Only at night,” said the man, “when it’s all put away in my kitchen. I can’t get past it to the fridge. So I go over the top.”'
      ]
    },
    {
      id: 'sock-hunt',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'In the crack at the edge of the castle it was warm, and things got lost there. {H} put in one arm. Out came a sock, a blue one, and a comb. The next thing was half a biscuit, from another child’s birthday.',
        '“It’s left over from another party,” said {A}. {H} laid it beside the cake on a plate of its own. Perhaps it was here to say many happy returns.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had a hay cart,” said {S}. “That was our bouncy castle. You jumped in at the top and came out at the bottom, with straw in your knickers.” {A} laughed so much that a sausage fell off its stick.',
        'Then {S} took off both shoes, and looked at the castle. “Do you want to go on?” asked {A}. “I only want to feel it with my hand,” said {S}. And a moment later there was a small boing, in one corner.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When it’s my birthday,” said {S}, “I’m having a castle as well. Mine’s going to be made of jelly.” “Then you’ll fall through it,” said {A}. “I’ll have a spoon with me,” said {S}.',
        '{A} thought about it, and asked to be invited. “You can have the tower,” said {S}. “It’ll be strawberry. But you have to take your shoes off.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} was not allowed on the castle, because of the claws. Nobody had said anything about under the table. It was a very good party under there. Every few minutes there was a sausage.',
        '{H} looked in beneath the cloth. {A} lay on the grass, as round as a cushion. “Did you sing for me?” asked {H}. {A} hiccuped, and that would do.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat at the edge of the castle, where it only wobbles. Whenever somebody jumped, {A} was lifted a finger high, and set down again. Up went the eyebrows each time.',
        '“{A} thinks that it’s {A} who does it,” said {H}. {A} patted the castle with one hand. At the same moment Otto jumped. There flew {A}, a whole hand high, and looked at the hand with great respect.'
      ]
    },
    {
      id: 'nobody-comes-back',
      A: 'partner',
      paragraphs: [
        '“I’ll fetch them,” said {A}. {A} went in to say that there was cake. Boing. “That’s rather nice,” said {A}, and did not come back. Then the castle man went in, to fetch {A}. A cap flew up over the wall. The castle man did not come back either.',
        'Now {H} sat all alone at a table for fourteen. {H} called. {H} banged two spoons together. “They’ve forgotten that it’s my birthday,” {H} told the cake.'
      ]
    }
  ],
  turn: [
    {
      id: 'shoes-at-the-table',
      A: 'partner',
      paragraphs: [
        'By the castle lay the shoes, in a big heap. Those weren’t bouncing. So {H} carried them over, and set a pair on every chair. The red boots got a plate, and the yellow sandals got two sausages. {A}’s shoes sat at the end. “How good of you to come,” said {H}.',
        'Just then Nell was high up, and could see over the wall. “My boots!” cried Nell, and went down, and came up again. “They’ve got lemonade!”'
      ]
    },
    {
      id: 'shoes-sing',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“What can you do?” {H} asked the shoes. A sandal could clap. The boots could stamp, if you put your hands inside. {H} did the stamping for two, and crowned the left one. It stood very straight.',
        'Only {A}’s shoes did not join in. Their tongues hung out. “You’re thirsty,” said {H}, and pushed over a cup to each.'
      ]
    },
    {
      id: 'one-after-another',
      A: 'partner',
      paragraphs: [
        'Twelve heads went up, one after another, and looked over the wall. “They’re having the party without us!” yelled Otto. They all came out at once, like peas. Each ran to the right shoes, and where your shoes are, there you sit down.',
        '{A} came last of all, with wild hair. “I was just fetching them,” said {A}. “I’ve fetched them,” said {H}.'
      ]
    },
    {
      id: 'knees-still-bouncing',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'Their knees had not noticed yet that it was over. Theodor walked to a chair as if the grass was a mattress. Ana sat down, and was surprised to stay there.',
        '“The ground’s gone hard,” said {A}. They all bounced a little on their chairs, to get used to it. The lemonade went up and down in the cups.'
      ]
    },
    {
      id: 'the-song',
      A: 'partner',
      paragraphs: [
        'So they sang it, with red cheeks, and rather out of breath. At every “you” they hopped a little, out of habit. {H} sat quite still in the middle and got all of it.',
        'Then {H} blew. The first piece of cake was for {H}. The second one went to the castle man, who had lost a sock. Inside, the cake was a rainbow, seven colours high.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bounced along by the wall, where it was quieter.',
      '{names} stayed near the cake, and smelled it from all sides.',
      { text: '{names} tied balloons to the chairs, and lost the green one.', needs: ['hands'] },
      { text: '{names} poured out lemonade for a table of thirsty people.', needs: ['hands'] }
    ],
    way: [
      '{names} went to see where everybody was, and was not seen again.',
      '{names} wobbled at every boing, even on the grass.',
      { text: '{names} turned the candles round, so that they all faced {H}.', needs: ['hands'] },
      { text: '{names} clapped in time with the boings.', needs: ['hands'] }
    ],
    turn: [
      '{names} sang so loudly that a pigeon left.',
      '{names} had cake on the chin, in three of the seven colours.',
      { text: '{names} fished the paper crowns out of the castle.', needs: ['hands'] },
      { text: '{names} helped with the shoes, for there was one too many.', needs: ['hands'] }
    ]
  },
  bed: [
    'The castle sighed, and lay down on its own towers. The castle man rolled it up and drove it home.',
    '{H} washed off the blue and the green, and lay down. The mattress gave a very small boing.'
  ],
  last: [
    'Beside the bed stood {H}’s shoes, side by side, after a long party, and {H} slept.',
    '{H} was asleep, with both knees still a little in the air.'
  ]
})
