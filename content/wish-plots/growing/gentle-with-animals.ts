import { wishPlot } from '../wish-plot.ts'

export const gentleWithAnimals = wishPlot({
  id: 'wish-gentle-with-animals',
  wishes: ['being gentle with animals', 'kind animals', 'kinder animals', 'kindness animals', 'nice animals', 'gentle animals', 'gentle pets', 'kind pets', 'gently animals', 'rough animals', 'being gentle dog', 'being gentle cat', 'being gentle puppy', 'being gentle kitten', 'being kind dog', 'being kind cat', 'being kind puppy', 'being kind kitten', 'being nice cat', 'being nice dog', 'gentle hands dog', 'gentle hands cat', 'gentle hands puppy', 'gentle hands kitten', 'gentle hands animals', 'soft hands cat', 'soft hands dog', 'learning gentle dog', 'learning gentle cat', 'learning gentle puppy', 'learning gentle kitten', 'learning kind dog', 'learning kind cat', 'gently dog', 'gently cat', 'gently puppy', 'gently kitten', 'gentler dog', 'gentler cat', 'rough dog', 'rough cat', 'rough puppy', 'rough kitten', 'stroke cat gently', 'stroking cat gently', 'pulls cat tail', 'pulls dog tail', 'pulls puppy tail', 'pulls kitten tail', 'pulling cat tail', 'pulling dog tail', 'pulled cat tail', 'pulled dog tail', 'pulls cat’s tail', 'pulls dog’s tail', 'pulling cat’s tail', 'pulling dog’s tail', 'pulled cat’s tail', 'pulled dog’s tail', 'pulling tails', 'grabs cat', 'grabs dog', 'grabbing cat', 'grabbing dog', 'squeezes cat', 'squeezes dog', 'squeezing cat', 'chases pigeons', 'chasing pigeons', 'chases birds', 'chasing birds', 'chases cat', 'chasing cat', 'teasing cat', 'teases cat', 'teasing dog', 'teases dog'],
  answers: ['kind', 'kinder', 'kindness', 'nice', 'nicer', 'gentle', 'gentler', 'gently', 'soft', 'softly', 'careful', 'rough', 'being', 'be', 'is', 'too', 'very', 'so', 'animal', 'animals', 'pet', 'pets', 'dog', 'doggy', 'cat', 'kitty', 'puppy', 'kitten', 'pigeon', 'pigeons', 'bird', 'birds', 'tail', 'tails', 'fur', 'ears', 'hand', 'hands', 'pull', 'pulls', 'pulling', 'pulled', 'grab', 'grabs', 'grabbing', 'squeezes', 'squeezing', 'chase', 'chases', 'chasing', 'run', 'runs', 'running', 'after', 'teasing', 'teases', 'stroke', 'strokes', 'stroking', 'petting', 'pat', 'cuddle', 'cuddles', 'hug', 'hugs', 'touch', 'neighbour’s', 'neighbours', 'neighbor’s', 'next', 'door', 'grandma’s', 'grandpa’s', 'granny’s', 'nana’s', 'auntie’s', 'family', 'our', 'the', 'his', 'her', 'my', 'how', 'treat', 'treating', 'learn', 'learns', 'learning', 'always', 'keeps', 'keep', 'stop', 'stops', 'won’t', 'not', 'must', 'all', 'every', 'living', 'things', 'creatures', 'toddler', 'son', 'daughter', 'little', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'park', 'square', 'street', 'home', 'when', 'around', 'towards', 'teach', 'teaching', 'respect', 'respecting', 'excited', 'gets', 'year', 'old', 'today', 'other'],
  except: ['dragon', 'dragons', 'giant', 'giants', 'monster', 'dinosaur', 'dinosaurs', 'lion', 'bear', 'wolf', 'shark', 'fox', 'bunny', 'rabbit', 'hamster', 'horse', 'pony', 'chicken', 'chickens', 'hen', 'hens', 'mouse', 'zoo', 'farm', 'jungle', 'magic', 'princess', 'king', 'pirate', 'witch', 'robot', 'superhero', 'teddy', 'toy', 'toys', 'dog cat', 'dog pigeons', 'dog birds', 'cat birds', 'cat pigeons', 'puppy birds', 'baby', 'brother', 'sister', 'boy', 'girl', 'hits', 'hit', 'kicks', 'kicked', 'bit', 'bites', 'bitten', 'scratched', 'hurt', 'hurts', 'killed', 'vet', 'ill', 'sick', 'poorly', 'died', 'dead', 'dying', 'lost', 'missing', 'rescue', 'rescued', 'shelter', 'cruel', 'cruelty', 'police', 'hospital', 'court', 'afraid', 'scared', 'allergic', 'eating', 'eat', 'vegetarian', 'meat', 'stuffed', 'wild', 'rough play', 'fighting', 'dad rough', 'daddy rough', 'mum rough', 'mummy rough', 'mom rough', 'uncle', 'stepdad', 'boyfriend', 'partner', 'man', 'men', 'neighbour rough', 'dad pulls', 'daddy pulls'],
  nothingElse: true,
  moods: ['learning', 'change', 'quarrel'],
  company: ['neighbour', 'cat', 'dog', 'pigeon', 'slipper', 'cupboard', 'mat', 'bins', 'lead'],
  about: 'The hero is gentle with animals, but so fast that they all leave, until a hand lies on the floor as a slipper does, and they come to it.',
  titles: ['Gentle Very Fast', 'What a Slipper Does', 'It Took the Hand', 'The Front of the Cat', '{H} Does Nothing'],
  want: [
    {
      id: 'gentle-very-fast',
      A: 'partner',
      paragraphs: [
        '{H} loved animals, and animals left. {H} ran at the pigeons, only to say hello, and they flew up on the roof. The neighbour’s dog got a hug, and sat behind the bins. Then the neighbour’s cat walked in, past the slippers. The front of it was too quick, so {H} pulled at the tail.',
        'It said something short, and was under the cupboard. “Be gentle with animals,” said {A}. “I was gentle,” said {H}. “I was gentle very fast.” {H} only wanted to stroke it, once, from end to end.'
      ]
    }
  ],
  way: [
    {
      id: 'into-the-gap',
      A: 'partner',
      paragraphs: [
        '“I’m very kind!” {H} called into the gap. The cat moved further back. {A} tapped on a dish, and out it came. {A} picked it up, to show how. The cat grew longer and longer, and ran out of {A}’s arms at the bottom.'
      ]
    },
    {
      id: 'pigeons-behind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} went out to be kind to the pigeons. They were back in the street. {H} did not chase them this time, but only walked at them. They walked too, away. {H} stopped, and they stopped. So {H} turned round and walked off.',
        '“Don’t look now,” said {A} from the door, “but you’re being chased.” All the pigeons came along behind, with small steps. {H} looked now. There was a clap of wings, and then there was a feather.'
      ]
    },
    {
      id: 'butter',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“How gentle is gentle?” asked {H}. “As if it were butter,” said {A}, “and you didn’t want to leave a mark.” There was some on the table, so {H} stroked it from one end to the other. Afterwards it had four lanes, like a big road.',
        '“That’d be gentle for a cow,” said {A}, and smoothed it over. {H} tried again with one finger, and the butter hardly noticed. Two eyes looked on from under the cupboard. They took an interest in the butter, but none in the lesson.'
      ]
    },
    {
      id: 'sorry-to-the-dog',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The dog was still behind the bins, and {H} went to tell it sorry. It was a long way off, so {H} shouted. “Sorry!” The dog moved one bin further on.',
        'Then {H} threw it a kiss. The dog ducked. “I think it’s had enough kindness for today,” said {A}. They sat down by the door with their backs to it, so that it could rest. After a while something sniffed, quite near. When they turned, there were only the bins.'
      ]
    },
    {
      id: 'sock-tail',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s it got a tail for,” asked {H}, “if you mustn’t hold it?” They wanted to find out. {H} pushed a long sock into the back of {H}’s trousers and went about with it. It was good to have something that came along behind. Then {A} shut the cupboard.',
        '{H} went on, and the tail did not. {H} said something short. “That’s what it said!” cried {A}. They let the sock out, and both of them looked under the cupboard and begged its pardon.'
      ]
    },
    {
      id: 'beetle-lives-here',
      A: 'other',
      spare: 5,
      paragraphs: [
        'On the windowsill there was a beetle. {H} was gentle with it, and carried it out of the door on a card. The beetle walked back in underneath. {H} carried it out once more, and further. It needed longer this time, but it came.',
        '“Perhaps it isn’t lost,” said {A}. “Perhaps it lives here.” {H} lay down and looked at it. It did have the look of somebody who is nearly home. They opened the window a crack, and said that the key was under the mat.'
      ]
    },
    {
      id: 'compliments',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} lay in front of the cupboard and said kind things in a whisper. “You’ve got lovely ears,” whispered {H}. “You’ve got eyes like traffic lights.” Inside, one of the ears turned round. “It’s listening with the back of its head,” said {A}.',
        '{H} praised the whiskers, and all four feet. Then there were only the ends left. “And a lovely tail,” whispered {H}. The ear turned away again. Some things are mentioned too early.'
      ]
    },
    {
      id: 'pet-halfway',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{H} wanted to be gentle with {A}, and it was not to be fast this time. {H} held out a hand as far as halfway and stopped. The other half was up to {A}.',
        '{A} looked at the hand, and then past it, as if a friend were coming. It took so long that {H} thought of something else. When {H} looked again, {A} was quite near. Nobody had seen who did it.'
      ]
    },
    {
      id: 'elder-hen',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was once very kind to a hen,” said {S}. “I put a bonnet on it, and pushed it up and down the road in a pram.” {A} asked if the hen had liked it. “It sat there like a queen,” said {S}.',
        '“And then?” “Then I stopped to talk to somebody,” said {S}, “and it got out and walked home. It was wearing the bonnet.” The hen had laid an egg in the pram first. To this day {S} did not know if that was a yes.'
      ]
    },
    {
      id: 'child-snail',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had stroked a snail once, and it had stayed. “They can’t run,” said {S}, “so they have to think of something else.” It had pulled in one eye, and looked at {S} with the other.',
        '“And then?” asked {A}. “Then I pulled in one of mine,” said {S}. They had gone on like that the whole afternoon, one eye in and one eye out. Nobody had been chased.'
      ]
    },
    {
      id: 'baby-has-hair',
      S: 'baby',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was very fond of {A}, and got hold of {A}’s hair. {A} could not go forward now, and not back. “Gently,” said {A}. {S} was gentle with all five fingers, and none of them came off.',
        '“So that’s what it’s like at the tail,” said {A} from below. The fingers had to be opened one by one, like pea pods. {A} went and told the cat about it, through the gap.'
      ]
    },
    {
      id: 'guest-afraid',
      S: 'guest',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’m rather shy of dogs,” said {S}. {A} looked over at the bins. “That one’s rather shy of me,” said {A}. {S} thought that they would do well together, since neither had to begin.',
        'So {S} went out and stood some way off, and looked the other way. The dog came out and did the same. “Now you’ve met,” called {A}, but gently, so that nobody heard.'
      ]
    },
    {
      id: 'what-it-has',
      A: 'partner',
      paragraphs: [
        'When all was quiet, the cat came by itself, and rubbed its cheek on a slipper. “What’s it got that I haven’t?” whispered {H}. It smelled a bit, but so did {H}. Otherwise it did nothing.',
        '“Now stroke me,” said {A} from the floor. {H} came running. The hand was as big as a tray, and it came from above. {A} shut both eyes. “A slipper doesn’t come at you,” said {H}. “You can go to it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hand-in-slipper',
      A: 'partner',
      paragraphs: [
        '{H} put a hand in the slipper, sat down on the floor, and did nothing. After a long time there was a nose. Slowly {H} drew out the hand, and left it beside the slipper. The cat looked at the one, and at the other. It took the hand.',
        'It did the stroking too. It walked along under {H}’s fingers. Last came the tail. It went through, and the hand stayed open. “How do you do it?” whispered {A}. “I don’t,” said {H}. “It’s doing me.”'
      ]
    },
    {
      id: 'wrong-way-hair',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Which is the way the hairs lie?” asked {A}, and was the cat. {H} laid a hand on {A}’s head and let {A} walk along under it. From the front to the back it was smooth. Then {A} walked backwards, and everything stood up.',
        '“That’s the wrong way,” said {A}. “You look like somebody in a wind,” said {H}. They tried it on the rug, on the coats and on the brush. Only the brush had no opinion.'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It was not easy to be a slipper. As soon as {H} did nothing, {H}’s nose began to itch. It had not itched all week. “Slippers don’t scratch,” said {H} without moving.',
        'So {A} had to do it, and gently, because of the cat. “More to the left,” said {H}. “Lower. Now the ear.” The cat watched how it was done. Then it put its own head under {A}’s hand, a little to the left, and waited.'
      ]
    },
    {
      id: 'sat-on',
      A: 'other',
      spare: 14,
      paragraphs: [
        '{A} wanted to be a slipper as well, and laid a hand down. The cat walked round it twice, and then sat down on it. It closed its eyes. “What do I do now?” asked {A}. “Nothing,” said {H}. “That’s the whole trick.”',
        'But {A}’s tea stood on the table, and it was getting cold. {H} fetched it, and held the cup for {A} to drink. There was a biscuit too. “You’re very gentle,” said {A} with a full mouth. “One of you’s enough,” said {H}.'
      ]
    },
    {
      id: 'towel-for-a-spider',
      A: 'same',
      spare: 15,
      paragraphs: [
        'In the bath there was a spider, and it could not get up the side. {H} did not grab it. {H} hung a towel over the edge, so that it reached the bottom like a ladder. “It’s there,” {H} told the spider, “and you can go to it.”',
        'Then they both went out, so that it need not hurry. They knocked before they came in again. The bath was empty. “It might have said goodbye,” said {A}. But there was a thread, all the way up the towel.'
      ]
    },
    {
      id: 'slow-all-day',
      A: 'other',
      spare: 16,
      paragraphs: [
        '{H} practised on whatever there was. {H} stretched out a hand for the bread so gently that the bread did not notice. It took as long as a song. {A} had stretched one out too, and had already eaten.',
        '“You can be quick with bread,” said {A}. “It doesn’t mind.” {H} was not so sure. The crumbs had jumped. {H} laid an open hand on the table, and waited for a slice to come. After a time {A} gave it one.'
      ]
    },
    {
      id: 'ask-the-dog',
      A: 'partner',
      paragraphs: [
        'The neighbour came for her cat, with the dog. “What a dear dog!” cried {A}, with both arms out. It went behind the neighbour. “Gentle very fast,” said {H}. “May I?” “Ask the dog,” said the neighbour. {H} sat down, laid a hand beside the slipper, and asked it like that.',
        'First came a nose. Then, one leg after another, came the dog. It licked the hand on both sides. Then it took the slipper between its teeth, as gently as an egg, and carried it home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the cat, and saw two green eyes in the dark.',
      '{names} made room for the cat as it came by.',
      { text: '{names} held the door open, in case the cat would rather go home.', needs: ['hands'] },
      { text: '{names} waved up to the pigeons, but only a little.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the slippers, and did not see what was in them.',
      '{names} kept quiet, and looked at the cupboard.',
      { text: '{names} tapped on a dish as well, and got nothing.', needs: ['hands'] },
      { text: '{names} laid one finger on the lips.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as a cupboard.',
      '{names} looked on from the other slipper.',
      { text: '{names} laid a hand on the floor as well, and waited.', needs: ['hands'] },
      { text: '{names} held the door open for the slow ones.', needs: ['hands'] }
    ]
  },
  bed: [
    'The other slipper was put back by the door, in case there was somebody who needed it.',
    'When {H} had washed, two of the pigeons were sitting on the ledge outside. {H} laid a hand on the sill, a little at a time, and neither of them left. Then {H} lay down, with the hand outside the blanket, in case anything came by.'
  ],
  last: [
    'The pigeons had stayed, one hand lay open on the blanket, and {H} was asleep.',
    'There was one slipper by the door and one with the dog, and {H} was asleep.'
  ]
})
