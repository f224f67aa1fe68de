import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const toucan = wishPlot({
  id: 'wish-toucan',
  wishes: ['toucan', 'toucans', 'tucan', 'tucans', 'tukan', 'toocan', 'tookan', 'two can bird', 'toucan bird', 'toucan beak', 'toucan rainforest', 'toucan jungle', 'toucans rainforest', 'toucans jungle', 'tucán', 'tucanes', 'tukane'],
  except: [...NOT_WELL, 'sam', 'cereal', 'crossing', 'afraid', 'scared', 'parrot', 'sloth', 'monkey', 'snake', 'cage'],
  answers: ['sleepy', 'bird', 'birds', 'beak', 'big', 'huge', 'long', 'orange', 'yellow', 'rainforest', 'jungle', 'forest', 'amazon', 'tree', 'trees', 'hole', 'nest', 'fruit', 'berry', 'berries', 'colourful', 'colours', 'feathers', 'tropical', 'baby', 'chick', 'little', 'who', 'that', 'wanted', 'feather', 'sleep', 'sleeps', 'asleep'],
  partnerPlays: true,
  company: ['toucan', 'beak', 'tree', 'hole', 'rain'],
  about: 'A toucan wants to sleep in the hollow tree with another one, but there is always either a toucan in it or a beak.',
  titles: ['Where to Put a Beak', 'All Toucan and No Room', '{H} Will Not Fit', 'Six in a Hole', 'It Looks Heavier Than It Is'],
  want: [
    {
      id: 'the-hole',
      A: 'partner',
      paragraphs: [
        '{H} was a toucan, and wore a beak made of half a cereal box. It was as long as a loaf. In the rainforest it was getting dark. Toucans sleep in a hollow tree, several to one hole. This one was between the sofa and the wall.',
        'One toucan was in there already. It was {A}. “Come in, it’s warm,” it said. {H} wanted nothing more. It put in the beak. Then the hole was full.'
      ]
    }
  ],
  way: [
    {
      id: 'front-and-back',
      A: 'partner',
      paragraphs: [
        '“That’s all beak,” said {A} from inside. “Where’s the rest of you?” “Out here,” said {H}. “It’s mostly me.” The toucan pulled back, and came in the other way round.',
        'Now all of it was indoors but the beak, which stuck out in front like a shelf. It began to rain, and that was {A}, with a tin of rice. The beak got wet, and then something sat down on it. “It’s only a leaf,” said {H}, and could not see. “I think that it’s a leaf.”'
      ]
    },
    {
      id: 'weighing',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“It must be heavy,” said {A}, about the beak. So they weighed it on the kitchen scales. On one side lay the beak, and on the other an apple. The apple went straight down. They put on a plum instead, and then a single grape.',
        '“It’s nearly all air,” said {H}. “It’s like a sponge inside, with a thin wall.” “And I was sorry for you,” said {A}. “Everybody is,” said {H}. “It’s never been any trouble.” They ate the grape, since it had been weighed.'
      ]
    },
    {
      id: 'tossing',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A toucan takes a berry with the very tip of its beak. From there it is a long way to the toucan. So it throws back its head and lets go, and the berry falls in. {H} did it with a raisin. It went over the top and down {H}’s back.',
        '“You’ve got to open,” said {A}. The next one was for {A}. It flew up as far as the lamp, and turned, and came down. Tock. “That was my tooth,” said {A}, “but it did go in afterwards.”'
      ]
    },
    {
      id: 'catch',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'When there was more fruit than hunger, they played catch with it, as toucans really do. One of them threw a blueberry, and the other one snapped. They used two wooden spoons, and a sock for the blueberry. It went to and fro fourteen times.',
        'Then it did not come back. “I’ve swallowed it by mistake,” said {A}. “You’ve got it behind you,” said {H}. “I’ve swallowed it in the game,” said {A}, with great dignity. A new one had to be picked.'
      ]
    },
    {
      id: 'thin-twigs',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The best fruit hung where the twig was thinnest. No monkey went there, and hardly a bird. A toucan only sat on the thick part, and reached. {H} sat on a chair and reached for the bread with a long paper beak. It was at the far end of the table.',
        '“You could ask,” said {A}. The beak came back with a slice on it, and the slice hung like a flag. “I could,” said {H}, “but then I’d have to have the piece that I was given.”'
      ]
    },
    {
      id: 'frog-voice',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A bird like that ought to sing. {H} sat up very straight and opened the beak as far as the paint allowed. “Grok,” sang the toucan. It sounded like a frog. “Grrok,” said another from the hole.',
        'Somewhere below there was an answer. A real frog had heard them, and it was a chair being pushed in next door. “It thinks that we’re two frogs,” whispered {A}. “Say something bird-like.” They both thought hard. “Grok,” said {H}.'
      ]
    },
    {
      id: 'hot-beak',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'At noon it was very hot in the forest, and the toucan could not take off its feathers. It had something better. It let the heat out through its beak, as they really do. “Feel,” said {H}. {A} laid a hand on it. The box was warm, because a lamp had been shining on it.',
        '“So it’s a radiator,” said {A}. “Only backwards,” said {H}. “It heats the outside.” {A} left both hands there for a while. The outside was glad of it.'
      ]
    },
    {
      id: 'pips',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'A toucan swallows a fruit whole, and later the stone comes up again. It drops it wherever it happens to be. {H} sat on a cushion, and let a button fall. Then {H} flew to the table and let another fall.',
        '“What are you doing?” asked {A}. “I’m having lunch,” said {H}. “You’re planting trees,” said {A}. “That’s what comes of them.” {H} turned round and looked at the floor. There would be a whole wood, and it had only been hungry.'
      ]
    },
    {
      id: 'hiding',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“How can you hide,” asked {A}, “with that in front?” “I hold still,” said {H}, and held still by the fruit bowl. Up in the trees everything is orange somewhere, or yellow, or red. {A} looked all round the room. There were four oranges, a lamp and a jug.',
        '“I can’t see you at all,” said {A}. “I can see a fifth orange, and it’s breathing.” {A} took one and began to peel it, quite near. “Not me,” said the fruit bowl.'
      ]
    },
    {
      id: 'woodpecker',
      A: 'other',
      spare: 9,
      paragraphs: [
        'Toucans do not make holes. They move into old ones, and those were made by a woodpecker. It came by to see if everything was in order, and it was {A}, with a clothes peg. Tok-tok-tok, went {A} on the wall. “It’s dry,” said {A}. “It’s a good hole.”',
        '“Could you make it longer in front?” asked {H}. The woodpecker looked at the beak from the side. “I make them to measure,” it said, “and the measure is a woodpecker.” Then it flew off. It had a headache to go to, it said. They hardly ever get one.'
      ]
    },
    {
      id: 'flying',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They flew over to the next tree. A toucan gives three quick flaps and then glides, until it is rather low, and gives three more. “Flap, flap, flap,” said {H}, with both arms, and sank at the knees as far as the rug.',
        '“You’re losing height,” said {A}. “That’s how it goes,” said {H}. “It’s like going down stairs that aren’t there. That’s why we mostly hop.” The last bit they hopped, from one tile to the next. It was quicker, and you did not arrive so low down.'
      ]
    },
    {
      id: 'pet-stump',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'On the floor of the forest went {A}, and sniffed at what had been dropped up above. Many do that, because toucans throw away half of it. “There’s somebody waiting under me,” said {H}. It let fall a crumb, and then looked the other way.',
        'It was gone. It let fall another. “We’ve got a hole in the floor,” said the other toucan. {A} looked up with both ears, and hoped for a clumsy one.'
      ]
    },
    {
      id: 'elder-tree',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We slept four in a bed, when the cousins came,” said {S}. “Two had their heads at the top, and two at the bottom. In the middle it was all knees.” “And who had the wall?” asked {A}.',
        '“Whoever told the story,” said {S}. “You couldn’t fall out there, so you had your mind free.” {A} thought about the other toucan, which had the wall. It had not told anything so far.'
      ]
    },
    {
      id: 'small-chick',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a toucan chick. They come out of the egg with hardly any beak at all, and it has to grow. {S} held one finger in front, and that was it. “Is it bigger yet?” asked {S}. “Not yet,” said {A}.',
        '{S} waited for as long as it takes to hum. “And now?” Two fingers stood there. “It’s coming,” said {A}. Soon it was a whole hand, and then an arm. “Stop,” said {A}, “or nobody else gets in either.”'
      ]
    },
    {
      id: 'baby-beak',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} wanted to know about the beak, and there is only one way to find out. {A} took the tip in both hands and put it in {A}’s mouth. “It’s got teeth along the edge,” said {H}, “but only small ones, for holding fruit.” {A} had two as well.',
        'After that the tip was soft, and bent down a bit. The toucan looked along it. “Now I can see my own feet,” it said. It had wondered about those.'
      ]
    },
    {
      id: 'guest-visitor',
      A: 'guest',
      spare: 3,
      paragraphs: [
        'A bird-watcher came through the trees, with two cups for glasses, and it was {A}. “Don’t move,” whispered {A}. “I’ve come fourteen hours to see you. You’re one of forty kinds.” {H} did not move. It got an itch at once.',
        '“It’s got blue round the eye,” said {A}, and wrote it down, “and it’s wrinkling its nose.” “That isn’t a nose,” said the other toucan. “It can talk!” wrote {A}, and underlined it, and went home quite happy.'
      ]
    },
    {
      id: 'in-the-way',
      A: 'partner',
      paragraphs: [
        'They tried it with the beak pointing up. Then the roof came off. They tried it down, and {A} had it in the ribs. {H} went and sat in the rain again.',
        'The other one put out its head. “I know what it is,” said {A}. “You’re carrying it in front. That’s where it goes by day, when there’s fruit. But at night there’s nothing in front. Where have you got some room?” {H} looked to the left and the right, and then over one shoulder.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-ball',
      A: 'partner',
      paragraphs: [
        'There was a whole back there, with nobody on it. {H} turned its head right round, and laid the beak along it, like a spoon in a drawer. Then the tail, which was a jumper, went up over the beak.',
        'Now there was only a round black ball. That is just how a toucan sleeps. The ball rolled up to the hole, and fitted. “Is that you?” asked {A}. “Grok,” said the ball.'
      ]
    },
    {
      id: 'counting-balls',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“How many of us can there be in here?” asked {A}. “Six,” said {H}. “That’s the most that anyone’s counted.” They fetched four cushions, and each of them was somebody. They all had to breathe in.',
        '“Who’s got cold feet?” asked one of the balls. Nobody had. “Then it’s the one at the end,” said {H}, and moved a cushion nearer. It is always the one at the end.'
      ]
    },
    {
      id: 'rain-outside',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Outside it rained as it rains there, all at once and straight down. From the hole you only heard it. High up it beat on the big leaves. Then it took some ten minutes to come right down to the ground. “So it’s still raining up there,” said {A}.',
        '“Down here it’ll be raining,” said {H}, “when it’s stopped.” They listened to yesterday’s bit of rain. In the hole nothing dripped at all, but a drop hung at the door, and thought about it.'
      ]
    },
    {
      id: 'warm-beak',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Now it’s cold at the back,” said {A}. {H} thought of the beak. By day a toucan lets out its heat there. At night it puts it under the feathers, so that none gets lost. “Mine’s tucked in,” said {H}. “You’ve still got a bit out.”',
        'There was an orange corner, that was true. {A} pulled the tail over it. After that it was warm all the way round, and nobody could say any more where anyone began.'
      ]
    },
    {
      id: 'two-balls',
      A: 'partner',
      paragraphs: [
        'There was even a place left over, about as big as an orange. “What’ll we do with that?” asked {A}. “We’ll keep it,” said {H}, “in case one of us stretches.” Outside it went on raining, and not on any beak.',
        '“And in the morning?” asked {A}. “In the morning I’ll unfold it,” said {H}, out of the feathers. “First outside, and then in front.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried out the hole first, and came out with a feather.',
      '{names} breathed in, to make more room.',
      { text: '{names} held the cushions, so that the tree stayed hollow.', needs: ['hands'] },
      { text: '{names} pressed the last bit of orange on to the beak.', needs: ['hands'] }
    ],
    way: [
      '{names} sheltered under the beak until the rice stopped.',
      '{names} bumped into the end of the beak, which came round the corner first.',
      { text: '{names} swept up the rain, for it was wanted again.', needs: ['hands'] },
      { text: 'When the roof came off, {names} put the cushion back on top.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled up small as well, nose to tail.',
      '{names} said “grok” into the hole, rather softly.',
      { text: '{names} tucked a bit of jumper in all the way round.', needs: ['hands'] },
      { text: '{names} drew the curtain, and then it was night in the forest.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the beak on the shelf, where it stuck out.',
    'The toucan washed, and without a beak that was quickly done. In bed it made itself into a ball, to see if there was a place left over. There was.'
  ],
  last: [
    '“Grok,” said the ball, and {H} slept.',
    'Everything that stuck out was folded in, and {H} was asleep.'
  ]
})
