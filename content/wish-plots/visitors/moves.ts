import { wishPlot } from '../wish-plot.ts'

export const visitorMoves = wishPlot({
  visits: 'moves',
  about: 'Somebody wants to live where nobody of that kind lives; the hero lets a corner as just that place, and what is missing in it is in the suitcase.',
  titles: ['A Corner to Let', 'No Bigger than a Plate', '{visitor} Moves In', 'What Was in the Suitcase', '{H} Lets a Room'],
  company: ['suitcase', 'corner', 'lamp', 'sheet', 'jar', 'picture'],
  want: [
    {
      id: 'suitcase',
      A: 'partner',
      paragraphs: [
        'There was a knock, and outside, beside a suitcase, stood {visitor.first}. “Have you anything to let?” asked {visitor}. “I want to live {visitor.place}. At home they all say that nobody does.” “Have you ever been there?” asked {A}. “I’ve got a picture,” said {visitor}. It was as big as a stamp.',
        '{H} had always wanted to let a room. “There’s the corner behind the lamp,” said {H}. “It can be {visitor.spot} for one night.”'
      ]
    }
  ],
  way: [
    {
      id: 'building',
      A: 'partner',
      paragraphs: [
        'So they built {visitor.spot}, just as it was in the picture. The lower half was done with the big sheet. For the top half there was the lamp. “Is that how it is {visitor.place}?” asked {H}. “Just like that,” said {visitor}, and moved in, suitcase and all.',
        '“Well?” asked {H} after a while. “It’s lovely,” said {visitor}, and stood quite straight. “I could live here.” “Then why don’t you lean back?” asked {A}. “I’m just about to,” said {visitor}.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“{visitor.fact},” said {A}, who knew about {visitor.spot} from the library. {visitor} wanted to hear that twice. “And nobody told me!” said {visitor}. “It’s not in the picture.”',
        '{H} saw to it at once, as well as you can with a sheet. After that it was more like living {visitor.place} than before, above all at the edges.'
      ]
    },
    {
      id: 'stand',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Something was still needed for the middle. They took {visitor.stand}, and stood back to look. “I’d have known it anywhere,” said {A}. “That’s {visitor.spot}.”',
        '{visitor} walked all the way round it, with a look of great distance. “It’s further than you’d think,” said {visitor} from the other side.'
      ]
    },
    {
      id: 'neighbours',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ll want neighbours,” said {A}, and was one. {A} came by with a bowl and lived on the left. “Are you new here?” asked {A}. “I’m the first of my kind {visitor.place},” said {visitor} proudly.',
        '“We’ve been waiting for one of you,” said {A}. “We’ve got all the others.” It was so neighbourly that {visitor} had to look at the wall for a moment.'
      ]
    },
    {
      id: 'night-there',
      A: 'partner',
      paragraphs: [
        'They made more of it, and then less. Each time {visitor} said that it was lovely, and got straighter still. “Something’s missing,” said {H}.',
        '“You haven’t unpacked,” said {A}. Close beside {visitor} was the suitcase, shut, with both straps. “It’s only things from home,” said {visitor}. “If I take them out, it isn’t {visitor.spot} any more.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'In the meantime {A} had moved in as well. {A} turned round twice {visitor.place}, lay down across it, and sighed. “{A} doesn’t know that it’s {visitor.spot},” said {H}.',
        '“How does {A} do that?” asked {visitor}. “{A} leans back,” said {H}. {visitor} leaned back by the width of a finger. It was not bad, and then it was over.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I live in a shoe,” said {S}. “You don’t,” said {A}. “In the mornings I do,” said {S}, and showed how. One foot lived in it quite well. The rest of {S} was outside.',
        '{visitor} had a close look at this. “And you like it?” asked {visitor}. “It’s a good shoe,” said {S}. “But I go home for supper.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I moved once,” said {S}, “two streets along. I cried for a week because of a tap.” “What was wrong with the new one?” asked {A}. “Nothing,” said {S}. “It was an excellent tap.”',
        '“And what did you do?” asked {visitor}. “I went back for the old one,” said {S}, “and put it in a drawer. After that I got on well with both.”'
      ]
    },
    {
      id: 'postcard',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They wrote a card to those at home. “I live {visitor.place} now,” wrote {visitor}, “in a corner. It is very good for the view.” Then there was some room left at the bottom.',
        '“What else shall I write?” asked {visitor}. “Whether you’re well,” said {A}. {visitor} looked at the pencil for a long time, and drew the lamp.'
      ]
    },
    {
      id: 'rent',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And what does it cost, {visitor.place}?” asked {visitor}. {H} had not thought of that. Rent was something with Thursdays. “One story a week,” said {H}, “and no drumming after eight.”',
        '{visitor} paid a week ahead. It was a story about somebody who set out with a suitcase. It was quite short, and stopped in front of a door.'
      ]
    },
    {
      id: 'clothes',
      A: 'same',
      spare: 11,
      embodied: true,
      paragraphs: [
        '“What do people wear, {visitor.place}?” asked {visitor}. {A} knew about that. They tried a straw hat, then ear muffs, then both. {H} held up the back of a spoon for a mirror.',
        '“I look like somebody who’s always lived here,” said {visitor} to the spoon. “You look like somebody who’s just been to a shop,” said {A}. {visitor} took off the ear muffs. The hat was left on, because it was friendly, and had a cherry on it.'
      ]
    },
    {
      id: 'first-morning',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They played the first morning. {A} was the sun over {visitor.spot}. It came up from behind a chair, with both cheeks puffed out, and shone on everything there was. “Good morning,” said {visitor}. “I’m from here now.”',
        '“I’ve never shone on one of you before,” said the sun. “How do you like it done?” “From the side,” said {visitor}, “and not too early.” It was agreed at once. There are not many places where they ask you that before they begin.'
      ]
    },
    {
      id: 'rules',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Who says that nobody of your kind lives {visitor.place}?” asked {A}. “It’s in the book,” said {visitor}. “There’s a map in it, and we’re not coloured in there.” {H} asked if anybody had written to the book.',
        'Nobody had. So they took a pencil, and made a small dot on the map, in the right place. “That’s me,” said {visitor}, and could not stop looking at it.'
      ]
    }
  ],
  turn: [
    {
      id: 'jar',
      A: 'partner',
      paragraphs: [
        '“Then take out one thing,” said {H}. {visitor} undid the straps. On the top lay a jar with a lid. “What’s in it?” asked {H}. “A bit of home,” said {visitor}. “About as much as a plate.” So in the middle of {visitor.spot} they put down a bit of home. It was quite round, and very small. Nothing else changed at all.',
        '{visitor} put one end down on it. Then, slowly, all the rest leaned back. “Oh,” said {visitor}. “Now I live here. That end’s at home, and the rest of me lives {visitor.place}.” “Does {visitor.spot} mind?” asked {A}. It was big enough, and did not mind.'
      ]
    },
    {
      id: 'address',
      A: 'partner',
      paragraphs: [
        '“And what do I say at home?” asked {visitor}. “Where I live?” {H} wrote it on a card. “{visitor.place}, round a small bit of home, on the left,” wrote {H}. It was a long address, but every word was right.',
        'And so {visitor} lived {visitor.place}, and had a bit of home there too. Whenever it got too strange in the one, there was always the other to lean back on.'
      ]
    },
    {
      id: 'visit',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Then {H} and {A} came to call, with a cake. They rang the bell, which was a cup. “Do come in,” said {visitor}, “and mind the bit of home.” They sat down round it and admired the view.',
        '“You’ve made it very nice here,” said {A}. “It was quite empty before,” said {visitor}. “There was only {visitor.spot}.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} inspected the suitcase, all along the straps.',
      '{names} cleared out of the corner behind the lamp.',
      { text: '{names} looked at the picture through a rolled newspaper, and it got no bigger.', needs: ['hands'] },
      { text: '{names} dusted the corner, which had never been let before.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on one end of the sheet, and that was the coast.',
      '{names} moved in a little as well, as scenery.',
      { text: '{names} tilted the lamp, to make it more like the stamp.', needs: ['hands'] },
      { text: '{names} brought the new tenant a plant, which was some parsley.', needs: ['hands'] }
    ],
    turn: [
      '{names} circled the small bit of home, and did not step on it.',
      '{names} leaned back too, at long last.',
      { text: '{names} folded away the paper it had been wrapped in.', needs: ['hands'] },
      { text: '{names} made a doorbell of paper, and stuck it on the lamp.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lamp was turned down until it was evening there. The suitcase was hung on a hook, quite empty.',
    'They washed and went to bed, which was two steps from there.'
  ],
  last: [
    'One foot was out of bed, and the rest of {H} was asleep.',
    'Everybody was at home somewhere, and {H} was asleep in the middle of it.'
  ]
})
