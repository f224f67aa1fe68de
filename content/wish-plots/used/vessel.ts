import { wishPlot } from '../wish-plot.ts'

export const usedVessel = wishPlot({
  id: 'wish-used-vessel',
  tellsAny: 'known',
  knows: ['thing'],
  used: 'vessel',
  company: ['milk', 'fridge'],
  about: 'It is full of pencils, and to get it back everything in the kitchen has to move on by one, until the milk is left over.',
  titles: ['Everything Moves On by One', 'Full of Pencils', '{H} Wants a Drink', 'The Milk at the End', 'What Was in {thing.the}'],
  want: [
    {
      id: 'pencils',
      A: 'partner',
      paragraphs: [
        '{H} was thirsty, and {H} only wanted to drink out of {thing.single}. But {thing.that} stood on the windowsill, and was full of pencils. “Who did that?” asked {H}.',
        '“They had nowhere to live,” said {A}. “Have another one.” {H} shook {H}’s head. Out of another one it doesn’t taste of anything.'
      ]
    }
  ],
  way: [
    {
      id: 'the-row',
      A: 'partner',
      paragraphs: [
        '“Then the pencils will have to go somewhere,” said {A}. They would have fitted in the tin, but the tin was full of buttons. The buttons would have fitted in the gravy boat, but that had the spoons in it.',
        '“And the spoons?” asked {H}. “In the milk jug,” said {A}. {H} looked into the milk jug. There was milk in it. They stood in front of the shelf and looked along the row.'
      ]
    },
    {
      id: 'another-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'To be fair, {H} tried a sip out of something else. {H} shut both eyes and kept the water in for a while. “It tastes of cupboard,” said {H}.',
        '“It’s the same tap,” said {A}, and tried it as well. {A} had to say that there was some cupboard in it. With {thing.that} that would not have happened.'
      ]
    },
    {
      id: 'part',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s so good about {thing.spoken}?” asked {A}. {H} could count it on one hand. There was {thing.part}. And it was the right size for both hands. And then there was the place where you put your lip.',
        '“They’ve all got that,” said {A}. “But this one’s worn in,” said {H}, “just where I am.”'
      ]
    },
    {
      id: 'on-the-table',
      A: 'partner',
      paragraphs: [
        '{H} simply tipped out the pencils on the table. They rolled, all thirty, over the edge and under the fridge. {A} had to lie down and fetch them with a ruler, and two were never seen again.',
        '“Things have to be in something,” said {A} from the floor. “It’s full all along the row. Somebody’s got to go out at the other end.”'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Did you know this?” asked {A}. “{thing.fact}.” {H} had not known. {H} told it to the pencils, who had been in there for weeks and never said a word.',
        '“They write, but they don’t listen,” said {A}. One of them was quite short by now. That one might have been thinking about it.'
      ]
    },
    {
      id: 'hands',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You could drink out of your hands,” said {A}, “as they do at a stream.” {H} made a bowl with ten fingers, and {A} ran the tap. By the time it had got to {H}’s mouth there was half of it in one sleeve.',
        '“It’s got a hole,” said {H}, and looked for it. It had eight of them. {A} tried too, and had a wet elbow for the rest of the day.'
      ]
    },
    {
      id: 'other-uses',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Then {S} wanted the gravy boat. “It’s got spoons in,” said {A}. “Then I’ll have a spoon,” said {S}, and took one of those. It had been a spoon that {S} was looking for all the time.',
        '“Where did you think they were?” asked {A}. “In the spoon drawer,” said {S}. “But that’s where the string lives.”'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} tapped {thing.that} with a pencil. “{thing.sound},” it said, very low, because it was so full. “{thing.guess},” said {A}. “That’s what I was told.”',
        '{H} tapped as well, and listened with one ear right on it. “It says that it would like to have something wet in it,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had one like that,” said {S}. “Nobody else was allowed to drink out of it. One day I came home, and there was a goldfish in it.” “What did you do?” asked {A}.',
        '“I drank out of the goldfish bowl,” said {S}. “It was a hot day. And the goldfish never wanted to go back.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had found one that was quite empty. It stood on the floor, by the wall. {S} had both hands round it, and was just going to try it.',
        '“That’s for the plant,” said {A}. {S} looked at the plant, and held it out to the plant first. The plant did not want any. So it became a drum.'
      ]
    },
    {
      id: 'pet-bowl',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} sat down beside {A}’s own bowl and laid one foot in front of it. Nobody was going to move that on by one.',
        '“Don’t worry,” said {H}. “Yours is the only one with the right thing in it.” {A} stayed there all the same, until the last button was in its place.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '{H} followed it with one finger. “The spoons go in the milk jug. The buttons go in the gravy boat, and the pencils in the tin. Then only the milk’s left over.”',
        '“And where does the milk go?” asked {A}. In the whole kitchen there was nothing that was empty.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        '“I know who’ll take it,” said {H}. “Hold the spoons.” {A} held the spoons in one hand, the buttons in the other, and the pencils under {A}’s chin. “Be quick,” said {A} without moving it.',
        'Then it went along the row like a train. The pencils went out, and {H} rinsed {thing.that} under the tap, twice. And into it {H} poured the milk.'
      ]
    },
    {
      id: 'everyone-in',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The spoons moved into the milk jug, once it was washed, and they rang as they went in. The buttons ran down into the gravy boat. The pencils stood up straight in the tin, close together, with the short one in front.',
        '“They’ve all got a bit more room,” said {A}, and could use {A}’s chin again.'
      ]
    },
    {
      id: 'cheers',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Cheers,” said {A}, and held up the last spoon. “Cheers,” said {H}, and held up {thing.that}. They knocked them together. “{thing.sound},” it went, and this time it was not low at all.',
        '“You can hear that it’s better,” said {A}. They did it once more, in case anybody had missed it.'
      ]
    },
    {
      id: 'at-the-bottom',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Halfway through the milk {H} stopped and looked in. “There’s somebody at the bottom,” said {H}. It was somebody with a white moustache. {A} leaned over to see, and then there were two.',
        'They waved. Then {H} took a very small sip, so that nobody was washed away at once.'
      ]
    },
    {
      id: 'who-is-next',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And if I want some tea?” asked {A}. They looked for what {A} drank out of. There was a plant in it, a small one, with two leaves. “It’s only just settled in,” said {H}.',
        'So {A} had the tea in an egg cup. It took fourteen egg cups. “It’s rather good,” said {A} at the ninth. “You keep arriving.”'
      ]
    },
    {
      id: 'two-lost',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then there were still the two pencils under the fridge. “They’ve got away,” said {A}. {H} lay down and looked in. Two eyes of light were in there, and a grape. “They’ll be writing to each other,” said {H}.',
        '“What about?” asked {A}. “About what it was like in {thing.spoken},” said {H}. “They’ll say it was crowded, but you met people.”'
      ]
    },
    {
      id: 'not-empty-long',
      A: 'partner',
      paragraphs: [
        '{H} drank it all at one go, down to the last bit, and had a white moustache. It tasted of just the right thing. Then {thing.that} stood on the table, and it was empty.',
        'Out in the hall something clinked. Somebody was coming with a handful of clothes pegs and was looking for something to put them in. {H} laid one hand flat on top. “It’s taken,” said {H}. “There’s me in it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} put a nose in, and it came out smelling of pencil.',
      '{names} felt thirsty too, from only hearing of it.',
      { text: '{names} offered another one, and then another one still.', needs: ['hands'] },
      { text: '{names} sharpened a pencil, since it was at home.', needs: ['hands'] }
    ],
    way: [
      '{names} chased the last pencil, as far as the fridge.',
      '{names} stuck a nose into the gravy boat, and met spoons.',
      { text: '{names} opened the next thing along, and it was full of string.', needs: ['hands'] },
      { text: '{names} fished with a wooden spoon, and caught a cork.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood well back, so that nothing spilled.',
      '{names} licked up the one drop that had missed.',
      { text: '{names} held the tin for the pencils, with the lid off.', needs: ['hands'] },
      { text: '{names} drank some milk as well, out of any old cup.', needs: ['hands'] }
    ]
  },
  bed: [
    'It was rinsed and dried and stood on the shelf the right way up. The clothes pegs were put in a slipper, and that was another story.',
    'Then {H} washed away the moustache, and lay down with nothing in either hand. Nobody had to move on any more tonight. Each was in something, and {H} was in bed.'
  ],
  last: [
    'On the shelf stood {thing.that} with some night in it, and {H} was asleep.',
    'Everything was in its place down to the last spoon, and {H} slept.'
  ]
})
