import { wishPlot } from '../wish-plot.ts'

export const iceCreamFell = wishPlot({
  id: 'wish-ice-cream-fell',
  beginsElsewhere: true,
  wishes: ['ice cream fell', 'ice cream floor', 'ice cream on the floor', 'ice cream ground', 'dropped ice cream', 'drops ice cream', 'dropped icecream', 'icecream fell', 'ice-cream fell', 'dropped ice-cream', 'ice cream dropped', 'ice cream fell off', 'scoop fell', 'dropped cone', 'cone fell', 'ice cream cone fell', 'dropped scoop', 'ice cream pavement', 'ice cream splat', 'ice cream plop', 'dropping ice cream', 'gelato fell', 'ice cream in the sand'],
  answers: ['her', 'his', 'my', 'the', 'fell', 'fall', 'falls', 'falling', 'dropped', 'floor', 'ground', 'off', 'cone', 'scoop', 'strawberry', 'cried', 'cry', 'crying', 'sad', 'upset', 'today', 'yesterday', 'first', 'lick', 'whole', 'day', 'down', 'on', 'new', 'big', 'park', 'van', 'pavement', 'street', 'tears', 'pink', 'only', 'just', 'got', 'splat', 'plop'],
  except: ['seagull', 'gull', 'stole', 'dog', 'dogs', 'ate', 'pushed', 'snatched', 'nana', 'granny', 'grandpa', 'dad', 'daddy', 'mum', 'mummy', 'allergic', 'allergy', 'sick', 'machine', 'mountain', 'sky', 'rained', 'giant', 'dragon', 'dinosaur', 'monster', 'unicorn', 'bear', 'moon', 'factory', 'castle', 'tooth', 'vanilla', 'chocolate', 'mint', 'traffic'],
  moods: ['losing', 'lost', 'change', 'late', 'first'],
  out: true,
  company: ['sparrow', 'sparrows', 'cone', 'van'],
  about: 'The hero’s ice cream falls before the first lick, and half of another falls after it, and the sparrows have it all but what was pushed down into the tip.',
  titles: ['Strawberry With Gravel', 'Plop, and Plop', 'Pink up to the Knees', '{H} Begins at the Bottom', 'What Was in the Tip'],
  want: [
    {
      id: 'plop',
      A: 'partner',
      paragraphs: [
        '{H} was having strawberry. Mrs Bello from the van pushed a bit down into the tip of the cone with a spoon. Then a big ball was set on top. {H} wanted to look at it first, from all sides. {A} was licking already. Then {H} put out a long tongue. Plop. The ball fell off the cone.',
        'There the ice cream sat on the ground, upside down. {H} had not had one lick.'
      ]
    }
  ],
  way: [
    {
      id: 'with-gravel',
      A: 'partner',
      paragraphs: [
        '“No,” said {H} to it. It did not get up. {H} knelt down and pushed the cone underneath. A bit of it came along, with a leaf. “Strawberry with gravel,” said {A}. “You can’t eat that.” {H}’s chin began to shake, and then {H} cried, quite loudly.',
        '“We’ll get another,” said {A}. Ding-a-ling! Mrs Bello’s van was driving off. They ran after it as far as the lamp post. The van played its tune round the next corner.'
      ]
    },
    {
      id: 'how-it-sat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked at the ice cream for a while. It kept its shape at first. Then its edge grew shiny, and it sat down a little lower. “It’s making itself comfortable,” said {A}.',
        'A thin pink line ran off towards the gutter. It stopped at a crack, and went round. “Where’s it going?” asked {H}. “Downhill,” said {A}, “like everything that melts.”'
      ]
    },
    {
      id: 'whose-fault',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I didn’t do anything,” said {H}. “I only licked.” They showed each other how it had been, with an empty cone. {H} held it like this. The tongue came from there. “From there you pushed it,” said {A}. “It’s like a hat. You’ve got to lick it on, not off.”',
        '{H} licked it on, all round, with nothing there. It went quite well. That way it would never have dropped.'
      ]
    },
    {
      id: 'people-passing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'People went by with theirs, and all of theirs stayed on. A man had three in one hand. A very small boy had one upside down, and not even that one fell. “He’s holding it wrong!” said {H}. “It must be frozen on,” said {A}.',
        'A woman stopped and looked at the pink place. “Mine was pistachio,” said the woman. “I was forty-two.” Then the woman went on, quite cheerfully.'
      ]
    },
    {
      id: 'how-loud-it-was',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When you have cried for a while, you start to hear yourself. {H} did a long one, and then a hiccup. There was an echo off the bus shelter. “That’s a good place for it,” said {A}, and waited.',
        '{H} did one more, to hear it come back. It was rather short. “Is it empty?” asked {A}. “Nearly,” said {H}, and sniffed.'
      ]
    },
    {
      id: 'the-ants',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The first to hear of it was an ant. It ran along the edge, and dipped in a foot, and rushed off. “It’s gone to tell them,” said {A}. They waited. Out of a crack came four, and then a road of ants.',
        '“What do they think it is?” asked {H}. It had come down from the sky, as big as a house, and it was cold and sweet. “They’ll be talking about it for years,” said {A}.'
      ]
    },
    {
      id: 'the-tune',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Ding-a-ling, they heard, from two streets away. {A} had a plan. “It goes round in a ring,” said {A}. “If we stand still, it’ll come to us.” They stood still. It got nearer, and {H} had already decided on strawberry again.',
        'It was a man who was mending a bicycle bell. Ding-a-ling, it went again, for it was mended. “Very nice,” said {A}, after a moment, to the man.'
      ]
    },
    {
      id: 'ice-cream-s-view',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What did it want down there?” asked {H}. “Perhaps it wanted to see something,” said {A}. “All day long it’s dark in that tub. Then there’s a light, and a spoon. And then it’s on top of a cone, and can see as far as the bridge.”',
        '“And then a tongue comes,” said {H}. They imagined it, from the front. “I’d have jumped too,” said {A}. {H} nearly smiled. “It might have told me,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had seen it fall, and knew at once whose it was now. “No,” said {H}. “It’s got gravel in.” {A} would have eaten round the gravel.',
        'They stood there, one on each side. The ice cream was right in front of them, and getting smaller, and they might not have it. {H} sat down by {A}. It was good that somebody felt exactly the same.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I dropped a whole cake once,” said {S}. “It was three floors high, and had sugar birds on it. I carried it through the park, for a wedding. Then I saw a squirrel with a bread roll.” “And then?” asked {A}. “Then I looked at the squirrel.”',
        'The bride had laughed till her veil was crooked. “We picked up the sugar birds,” said {S}, “and everybody got one.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“You can have a bit of my lolly,” said {S}, and held it out with care. It was green, and it had been in {S}’s mouth all the way from the corner. {A} looked at it. There was a fluff on it, off a glove. “That’s kind of you,” said {A}.',
        '“You needn’t bite the fluff,” said {S}. “I’m saving that.” {A} licked the other side. It tasted of green, and was a good deal better than gravel.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had a spoon, and bent down out of the pram to see. With {A} food often fell down, and then somebody said “Oh dear”. {A} looked kindly at {H}.',
        '“Oh dear,” said {H}. {A} threw the spoon after it, so that it wasn’t alone. It went ting. Now they had both dropped something.'
      ]
    },
    {
      id: 'half-of-mine',
      A: 'partner',
      paragraphs: [
        '“Have half of mine,” said {A}. It was lemon. Over {H}’s empty cone {A} tipped it, very slowly, to slide one half across. Plop. They both looked down. Now a pink one and a yellow one lay on the ground, and they were starting to touch.',
        'A sparrow hopped into the middle, and was pink up to its knees. “They’ve got it all,” said {H}. “And I never had one lick.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-rings',
      A: 'partner',
      paragraphs: [
        'They sat down on the kerb and ate the cones. Crunch. {H}’s was dry, and tasted of cone. When it was no bigger than a thimble, {H} had had enough. “The sparrows can have that too.”',
        '“Wait,” said {A}, and felt the tip of {H}’s cone. “It’s cold down there!” {H} looked in. It was pink. That was the bit from Mrs Bello’s spoon, and it had not fallen out. {H} bit off the tip, and sucked. Out came ice cream, cold and slow, and every bit of it was strawberry.'
      ]
    },
    {
      id: 'how-to-suck',
      A: 'same',
      spare: 12,
      paragraphs: [
        'You have to suck with both cheeks. At first there’s just air. Then there’s a drop, on the tip of your tongue. {A} tried it on the other cone, and neither of them could say anything.',
        'At the end it made a noise like a bath when the plug is out. The sparrows all flew up. “Sorry,” said {H}, and did it once more.'
      ]
    },
    {
      id: 'what-became-of-it',
      A: 'other',
      spare: 13,
      paragraphs: [
        'Where the pink had run into the yellow there was a stripe of orange. “That’s peach,” said {A}. One sparrow had found it, and would not let the rest in. It shut its beak on it, and looked surprised.',
        '“It’s the best bit,” said {H}. “And we made it.” They had not meant to. Nobody else in that whole street had ordered peach.'
      ]
    },
    {
      id: 'the-rain-comes',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A woman came out of a shop with a bucket, and poured some water over the place. “There,” said the woman. “Or somebody’ll slip.” It all went down the gutter, the pink and the yellow. {H} watched it leave, as far as the drain.',
        '“It’s going to the sea now,” said {A}. {H} waved it goodbye, with a sticky hand.'
      ]
    },
    {
      id: 'nothing-falls-up',
      A: 'partner',
      paragraphs: [
        '“And mine’s lemon,” said {A}, at the tip of the other cone. They sucked till only air came.',
        '“I’m going to start at the bottom every time,” said {H}. “There it can’t fall off.” On the ground the sparrow wiped its pink beak, first one side and then the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the plop, and came to look.',
      '{names} looked from the cone to the ground.',
      { text: '{names} held on tight to a wafer.', needs: ['hands'] },
      { text: '{names} found a paper napkin, for whatever was coming.', needs: ['hands'] }
    ],
    way: [
      '{names} ran to the lamp post as well, and back.',
      '{names} walked round the pink place, and not through it.',
      { text: '{names} held a hat over it, to keep it cool.', needs: ['hands'] },
      { text: '{names} wiped two cheeks and one knee.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the kerb too, where it was warm.',
      '{names} watched the sparrow, which had no napkin.',
      { text: '{names} threw the last crumbs over, one by one.', needs: ['hands'] },
      { text: '{names} crunched up the rest of a wafer.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} turned one shoe over. There was a pink place on the sole, and a bit of gravel. It was washed off last of all.',
    '{H} got the strawberry off both cheeks, and lay down. A sparrow was still talking about it, out on some roof.'
  ],
  last: [
    'Down at the very tip of the day it was dark and sweet, and {H} was asleep.',
    'Nothing fell any more, not even a crumb, and {H} slept.'
  ]
})
