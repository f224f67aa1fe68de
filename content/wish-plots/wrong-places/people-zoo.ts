import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const peopleZoo = wishPlot({
  id: 'wish-zoo-with-people',
  beginsElsewhere: true,
  wishes: ['zoo people', 'people zoo', 'zoo people cages', 'people cages', 'people in cages', 'humans cages', 'human zoo', 'humans zoo', 'zoo for people', 'zoo humans', 'animals visit people', 'animals visit humans', 'animals visit the people', 'animals watch people', 'animals look people', 'animals visiting people', 'animals looking people', 'zoo other way round', 'zoo backwards', 'backwards zoo', 'upside down zoo', 'topsy turvy zoo'],
  answers: ['zoo', 'people', 'person', 'humans', 'human', 'animals', 'animal', 'cage', 'cages', 'visit', 'visits', 'visiting', 'watch', 'watching', 'look', 'looking', 'at', 'where', 'the', 'are', 'in', 'other', 'way', 'round', 'backwards', 'upside', 'down', 'inside', 'out', 'opposite', 'swap', 'swapped', 'places', 'lion', 'penguin', 'penguins', 'elephant', 'day', 'and', 'come', 'came', 'us', 'keeper', 'keepers', 'funny', 'topsy', 'turvy'],
  except: [...NOT_WELL, 'sad', 'afraid', 'scared', 'lost', 'trip', 'school', 'bus', 'petting', 'babies', 'bars', 'prison', 'escape', 'escapes'],
  company: ['zoo', 'animals', 'people', 'window', 'sign', 'penguins', 'penguin', 'walrus', 'elephant', 'ticket', 'keeper', 'ostrich', 'jumper', 'glasses'],
  about: 'The animals come to the zoo to look at the people, and walk past the window where tricks are done, because next door somebody looks for their glasses.',
  titles: ['Please Do Not Feed the People', 'It Is Not Doing Anything', 'The Animals Come to Look', '{H} Behind the Glass', 'A Walrus with a Ticket'],
  want: [
    {
      id: 'the-sign',
      A: 'partner',
      paragraphs: [
        'On Sunday the animals went to the zoo, to look at the people in their cages. {H}’s had a carpet, and a big window, and a sign. “People”, it said. “Please do not feed.” Outside stood a walrus with a ticket, and a row of penguins.',
        '{H} wanted them to stay and watch. “It isn’t doing anything,” said the walrus, and they moved on, to the people next door. “I’d have gone too,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'tricks',
      A: 'partner',
      paragraphs: [
        '“They want to see something,” said {A}. So {H} hopped on one leg. {A} put a saucepan on, and sang. An ostrich stopped and read the sign again. “Do they do that in the wild?” it asked the walrus. “I don’t think they’re happy,” said the walrus.'
      ]
    },
    {
      id: 'feeding-time',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Feeding at four”, it said on a board, and just before four it got crowded. {H} sat down in front of a plate of peas. All the noses came up to the glass. {H} took one pea on the fork, and it rolled off. “Oh!” they said outside.',
        'It went over the edge and under the chair. {A} went after it on both knees. “They hunt in pairs,” said the keeper, who was a heron. Somebody’s little one was lifted up to see.'
      ]
    },
    {
      id: 'which-is-which',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Which is the old one?” asked a tortoise. The keeper pointed at {A} with its beak. “You can tell by the knees,” it said. “They creak when it gets up.” {A} got up. They all put their heads on one side, and listened. “Ah,” said the tortoise. “Just like mine.”',
        '“And the smaller one?” “That’s still growing,” said the keeper. “Every night, a very little. You can’t see it.” They looked at {H} for a long time, in case. {H} stood on tiptoe to be kind to them.'
      ]
    },
    {
      id: 'in-the-bag',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A young monkey had a paper bag. It looked left and right for the keeper. Then it pushed something in under the window. It was a banana. “Can’t you read?” asked its mother. “It says not to feed.” “But it was looking at me,” said the monkey.',
        '{H} took the banana and peeled it from the top. “Wrong end,” cried the monkey, and danced about with joy. “It’s doing it from the wrong end!” {H} could have gone on like that for hours. But there was just the one banana.'
      ]
    },
    {
      id: 'hair',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why have they only got it on the top?” asked a sheep. “It’s worn off,” said its aunt. “From the bed.” They looked at {A}’s head, and {A} felt a little bare. {A} fetched a hat. “Look, now it’s putting it away.”',
        'A hedgehog wanted to know what they do when something frightens them. {H} was not sure. {H} sat down and rolled up as well as possible, and nothing stood out anywhere. “How do they manage?” said the hedgehog.'
      ]
    },
    {
      id: 'drawing-class',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A class of ducklings came, two by two, with pencils. They had to draw a person. “Not so wild,” said the goose who was with them. “Look closely first. How many legs has it got?” Twelve ducklings counted. “Two,” they said, and were rather proud to know it.',
        'Afterwards they held their sheets to the glass. {H} had a beak in every one. {A} had a beak as well, with a moustache. “It’s really quite like you,” said {H}.'
      ]
    },
    {
      id: 'the-shop',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the way out there was a shop. A baby kangaroo had been bought a toy person, made of plush. It had its arms up, and a zip. It hopped past with it under one arm. “What’s that meant to be?” asked {A}. {H} knew those trousers.',
        '“It’s you,” said {H}. “You’re washable.” {A} looked at it till it went round the corner. The baby kangaroo was dragging it by one foot, and had given it a name. It was called Soft One.'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Two camels had a map and couldn’t agree about it. “We’ve had those with the piano,” said the one. “We’re at the small ones with the soup.” “That’s the soup there,” said the other. It put its hoof on the fold. “We’ve still got to do the twins, and the toilets.”',
        '{H} knocked on the glass and pointed to the left. Both camels stared. “Did you see that?” said the first one. “It was nearly as if it had understood.”'
      ]
    },
    {
      id: 'asleep-in-chair',
      A: 'same',
      spare: 8,
      paragraphs: [
        'All that standing about had made {A} tired. {A} sat down in the armchair. After a time {A}’s mouth came open. Out of it came a noise, in two parts, and outside it got quiet. “That’s its call,” whispered the keeper. “You’re very lucky.”',
        'Bats had come especially for it, as they get up late. They hung along the gutter in a row. {H} put a blanket over {A}, up to the chin. “Aah,” they breathed outside. A sloth took a picture, and it would be ready by Thursday.'
      ]
    },
    {
      id: 'sock-puzzle',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A crow wanted to know if they were clever. The keeper pushed in a basket of socks. “They have to find two alike,” it said. {H} and {A} set to work. There was a green one, and a green one with a toe. The crow looked at its watch.',
        'It took them until it struck. There was one left over at the end. {A} looked in the basket again, and below it, and inside the machine. “They never solve that one,” said the keeper. “But they never give up, either.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay on the rug and looked out. A lion lay down in front of the glass and looked in. “You’re on the wrong side,” said the lion. {A} yawned. “How did you get in there? Did they catch you?” {A} turned over, to have the other side warmed as well.',
        '“They bring me my food,” said {A}’s whole back. “They open the door when I ask. They’re not very bright, but they’re mine.” The lion thought about it. It thought about it all the way home.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once spent a whole hour looking at a hippo,” said {S}. “It was under water. All you could see was two nostrils. The others went home. I stayed.” “And then?” asked {A}. “Then it breathed out,” said {S}.',
        '{S} was still pleased about it now. “It sprayed me from my hat to my shoes. I’ve never told anyone, as they’d only have said, is that all?” Outside the hippo nodded. It had heard of that day in the family.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had found out that they do what you do. {S} waved, and forty penguins waved. {S} jumped, and the ground shook outside. “Now I’m in charge of them,” said {S} to {A}. {S} scratched one ear. All of them looked for where theirs was.',
        'Then a penguin lay down on its tummy. {S} lay down on the tummy too, and never noticed. “Who’s in charge now?” asked {A}. {S} had to think that over, down there.'
      ]
    },
    {
      id: 'the-glasses',
      A: 'partner',
      paragraphs: [
        'Now there was nobody left outside. {A} gave up. “Where did I put my glasses?” asked {A}, and looked under the cushions, and in the bread. They were on top of {A}’s head. When {H} turned round, the glass was black with noses. “It’s got them on!” cried the ostrich. “Warmer! Warmer!”',
        '{A} felt them up there, and blushed. “Aah,” said all the animals. At once {H} did a somersault, and half of them left. “It isn’t tricks,” said {A}, and put the glasses on. “They came when we’d forgotten about them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-jumper',
      A: 'partner',
      paragraphs: [
        'So they forgot about them as hard as they could, and did what they always do. {H} pulled the jumper off. It stuck at the ears. {H} walked round the room without a head, and into {A}. “Other arm,” said {A}. Outside they held on to each other. The walrus had tears in its tusks.',
        '{H} brushed all the teeth there were. “Look, it foams!” they whispered. They put the smallest penguins on their shoulders. Nobody in the whole zoo went next door.'
      ]
    },
    {
      id: 'the-story',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} got a book and read out of it, quite low. They couldn’t hear it through the glass. But they saw {H} lean over to look at the picture, and they all leaned over too. They leaned to the left when the page was turned.',
        '“What are they doing?” asked a small giraffe. “They’re looking at a thing together,” said its mother, high up. “It’s what we’re doing.” {A} held the book a bit more to the window.'
      ]
    },
    {
      id: 'fur',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then the pyjamas went on. They’d been waiting for that. “It’s changing its coat,” said a stoat, who knew about such things. “From day to night.” The night coat had stripes, and two zebras nudged each other. One button was wrong, and it went on being wrong right down to the bottom.',
        '“Shall we tell it?” whispered the zebras. “You mustn’t knock,” said the keeper. They showed it on themselves, stripe by stripe. {H} looked up, and down, and undid them all.'
      ]
    },
    {
      id: 'closing-time',
      A: 'partner',
      paragraphs: [
        'A bell rang, for the zoo was closing. The animals went home, and talked about the jumper. “One’s still there,” said {A}. It was an elephant, a young one. It had nobody to push it along, and stood close to the glass.',
        '“It isn’t doing anything,” said {H}. They looked at each other. {H} laid one hand on the window, flat. On the other side came the tip of a trunk, and lay down on the same place. They both stayed there for some time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out at all that fur.',
      '{names} sat in a corner, where it said “shy”.',
      { text: '{names} polished the glass, and there was a walrus in it.', needs: ['hands'] },
      { text: '{names} straightened the sign, from behind.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled over, and nobody bought a ticket for it.',
      '{names} looked for the glasses too, under the rug.',
      { text: '{names} did a trick with a spoon and a nose.', needs: ['hands'] },
      { text: '{names} held up a cushion, to see what was below.', needs: ['hands'] }
    ],
    turn: [
      '{names} forgot about them, with one eye shut.',
      '{names} yawned, and it went through the whole crowd.',
      { text: '{names} pulled at a sleeve, the wrong one.', needs: ['hands'] },
      { text: '{names} drew the curtain, but not quite.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the glass there were forty round marks, all of noses. One of them was higher up, and had a tusk on either side.',
    '{H} lay down, and pulled up the cover, and turned over twice, as people do. The sign outside was turned round too. “Please whisper”, it said on the back.'
  ],
  last: [
    'It was not doing anything at all, and it was a pleasure to see: {H} was asleep.',
    'A trunk’s breadth of mist was still on the glass, and behind it {H} was asleep.'
  ]
})
