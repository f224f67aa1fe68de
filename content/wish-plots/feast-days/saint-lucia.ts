import { wishPlot } from '../wish-plot.ts'

export const saintLucia = wishPlot({
  id: 'wish-saint-lucia',
  beginsElsewhere: true,
  wishes: ['st lucia', 'saint lucia', 'santa lucia', 'sankta lucia', 'st lucy', 'saint lucy', 'lucia day', 'lucia crown', 'lucia buns', 'lucia procession', 'lucia morning', 'lucia train', 'lussekatter', 'lussekatt', 'lussebullar', 'saffron bun', 'saffron buns', 'luciadag', 'luciatåg', 'crown of candles', 'lucia crown lights'],
  except: ['island', 'caribbean', 'holiday', 'beach', 'flying', 'cruise', 'volcano', 'aunt', 'auntie', 'friend', 'baby', 'hospital'],
  answers: ['lucia', 'crown', 'candles', 'lights', 'light', 'bun', 'buns', 'white', 'dress', 'singing', 'song', 'swedish', 'sweden', 'norway', 'finland', 'december', 'thirteenth', 'morning', 'star', 'boy', 'boys', 'procession', 'saffron', 'festival', 'making', 'baking', 'night'],
  moods: ['waiting', 'first', 'proud'],
  company: ['Lucia'],
  about: 'The hero is to be Lucia this year, and finds that Lucia is the only one who never sees her come.',
  titles: ['The One Who Never Sees Lucia', 'A Light Under the Door', '{H} in a Crown of Lights', 'First You Only Hear Her', 'Two Raisins Each'],
  want: [
    {
      id: 'to-see-her-come',
      A: 'partner',
      paragraphs: [
        'Tomorrow, while it was still dark, Lucia would come. She wears white, with a red ribbon and a crown of lights. She brings saffron buns to everybody in bed. This year {H} was Lucia. The lights had a battery, and they were practising.',
        '“There’s one thing,” said {H}. “I want to see her come. I’ve seen her every year.” “You can’t,” said {A}. “You’ll be her.”'
      ]
    }
  ],
  way: [
    {
      id: 'buns',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The buns were yellow as a lamp, and each was an S with a raisin in either end. They’re called Lucia cats. “Which end’s the cat?” asked {A}. {H} turned one round. It was curled up at both.',
        '“It’s two,” said {H}. “They’re asleep back to back.” One of them had only one raisin left. “That one’s got an eye open,” said {A}, and licked a finger.'
      ]
    },
    {
      id: 'heavy-steps',
      A: 'other',
      spare: 2,
      paragraphs: [
        'They practised the song. It began with the night, who went round the house with heavy steps. {A} did the night, and stamped. The cups hummed on their hooks. “She comes after that,” said {H}, “and you mustn’t hear her at all.”',
        'So {H} went in socks behind the stamping, with a straight neck. Wherever the night had just been, it was light now. “It’s not very nice for the night,” said {A}, and took smaller steps.'
      ]
    },
    {
      id: 'star-boy',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Behind Lucia walk the star boys. {A} was all of them, in a pointed paper hat as tall as a loaf is long. There was a gold star on a stick as well. At the door the hat was bent in the middle.',
        '“Now it’s pointing backwards,” said {H}. “That’s for whoever comes behind,” said {A}. They sang the one about Staffan and the five horses that had to be given water. After the third horse the hat came down over {A}’s nose, and the song went on inside.'
      ]
    },
    {
      id: 'ginger',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There was a thin brown ginger biscuit, and you have a wish if you break it properly. You lay it in your palm and press with one knuckle. It has to come apart in three. {A} pressed, and it was two.',
        '{H} pressed, and it was eleven. “Is that more wishes?” asked {H}. “It’s crumbs,” said {A}. They ate what was there, and pressed another one. They got quite good at it, and never once got three.'
      ]
    },
    {
      id: 'hem',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The white gown was a big person’s shirt. It reached down to the floor and a bit further. {H} trod on it and went down slowly, like a candle. “Lift it,” said {A}. “I’ve got a tray,” said {H}.',
        'So they pulled it up through the red ribbon, until there were feet. Now there was a great deal of Lucia round the middle. “You’ve had a few buns,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} got a piece of the red ribbon, laid across the back and not tied. In the procession there are always some who carry nothing and only look solemn.',
        'It turned out that {A} could do that better than anybody. {H} walked past twice with the lights on, and {A} looked straight ahead. The third time the ribbon was somewhere else, and {A} was looking solemn without it.'
      ]
    },
    {
      id: 'elder-next-door',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My crown was cardboard, and it slipped,” said {S}. “I couldn’t see a thing. I sang all along the passage, and in at a door, and up to the bed.” “Were they pleased?” asked {A}.',
        '“They were very pleased,” said {S}. “They sat up and ate all the buns. They were the people from next door, and nobody had ever sung to them before.”'
      ]
    },
    {
      id: 'tomte',
      A: 'child',
      spare: 8,
      paragraphs: [
        '{A} was the gnome in the red cap, last of all, with the lantern. It was a jar with a yellow sock in it. “You have to watch that nobody gets lost,” said {H}.',
        '{A} watched so hard that {A} turned round at each step. There was nobody behind. “They’re all here,” called {A} from the back. “I’ve looked three times, and it’s still everybody.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“Why does it have to be so early?” asked {A}. “Because it’s the darkest,” said {H}. “Long ago it was the longest night of the year. You had to stay up till the end of it, or somebody had to come.”',
        '“And then it gets light?” asked {A}. “Not for months, really,” said {H}. “But you’ve had a bun.” {A} agreed that it made a difference.'
      ]
    },
    {
      id: 'milk-test',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“A crown with lights weighs nothing, until you think of it,” said {A}. For practice {H} had a cushion on, and walked across the room. The cushion stayed as long as {H} sang. When {H} stopped to breathe, it slid.',
        '“Then breathe in the middle of a word,” said {A}. So {H} sang Santa Lu, and took a breath, and sang cia. It sounded rather like hiccups, but nothing moved up there.'
      ]
    },
    {
      id: 'raisin-eyes',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Whoever’s in bed has something to learn as well. You have to be asleep, and then wake up with your mouth open. {A} lay down and did it for {H}, three times over. The third time there was a bit of bun in it at once.',
        '“You ate before you woke up,” said {H}. “I smelled the saffron,” said {A}. “It goes in at the nose, and wakes the stomach first.”'
      ]
    },
    {
      id: 'broom',
      A: 'partner',
      paragraphs: [
        'To see Lucia come, {H} hung the crown on a broom and leaned it in the door. {H} put out the lamp, ran to bed and looked. The crown shone in the doorway. It did not come any nearer.',
        'Next {H} put it on and walked up to the mirror. There was a Lucia in it. She came just as fast as {H}, and stopped just as soon. “She’s only looking to see if I’m doing it right,” said {H}.'
      ]
    },
    {
      id: 'what-is-missing',
      A: 'partner',
      paragraphs: [
        '“What came first,” asked {A}, “all those other years?” {H} shut {H}’s eyes, to see better. “First I was asleep. Then there was singing, a long way off. Then there was a light under the door.”',
        '“So you mustn’t know yet that she’s coming,” said {A}. “And Lucia always knows. She’s the only one who never sees Lucia.” {H} sat down on the bed. The crown blinked.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        'Then {H} lifted off the crown with both hands. “You do it once,” said {H}. “And I don’t know when.” {A} took it and went out. {H} lay in the dark and knew nothing. It took so long that {H} began to think of something else.',
        'Somebody was singing, a long way off. A yellow line lay under the door. It grew, and ran along the floor as far as the bed, and the door opened by itself. It was only {A}, with a crown on and a plate. But it was Lucia.'
      ]
    },
    {
      id: 'ring',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Above the crown there was a ring of light on the ceiling. When {A} nodded, it nodded, and slid down the wall as far as the curtain. “Say yes,” said {H}. The ceiling said yes.',
        '“Say no.” The ring swung to the left and the right, and the whole room swung a little. They asked it whether it would snow. “Don’t know,” said the ceiling, with its head on one side.'
      ]
    },
    {
      id: 'across-the-street',
      A: 'partner',
      paragraphs: [
        'They shared a bun, one raisin each. Then {H} put the crown on again and walked, quite slowly this time. At the dark window {H} stopped. There was a Lucia. {H} lifted one hand, and the Lucia did not. “That isn’t me,” said {H}.',
        'The other Lucia was in a window across the street, and was practising too. She stood still, and then she held up a bun. “I’ve seen her come after all,” said {H}. “And so has she,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed towards the buns, where it smelled of saffron.',
      '{names} practised being in bed, as somebody had to.',
      { text: '{names} tied the red ribbon, with both ends equally long.', needs: ['hands'] },
      { text: '{names} tried the switch on the crown, on and off and on.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from the broom to the bed and back, and went to sit between.',
      '{names} warmed the foot of the bed, well out of the light.',
      { text: '{names} curtsied to the broom, which wore the crown very well.', needs: ['hands'] },
      { text: '{names} felt along the buns for raisins in the dark.', needs: ['hands'] }
    ],
    turn: [
      '{names} blinked as the yellow line ran along the floor.',
      '{names} hummed, or purred, or breathed along with the singing.',
      { text: '{names} held the door, which had opened by itself.', needs: ['hands'] },
      { text: '{names} moved over in the bed and left a warm place.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} switched off the crown and hung it on the door handle for tomorrow. The buns lay under a cloth, back to back.',
    'When {H} had washed, {H} lay down with a very straight neck. In the window over the street a ring of lights went out as well.'
  ],
  last: [
    'The night went round the house in its socks, and {H} slept.',
    'With a neck as straight as a candle, {H} was asleep.'
  ]
})
