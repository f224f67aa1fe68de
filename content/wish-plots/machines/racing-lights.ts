import { wishPlot } from '../wish-plot.ts'

export const racingLights = wishPlot({
  id: 'wish-racing-cars-lights',
  themes: ['racing-cars'],
  wishes: ['racing cars', 'racing car', 'race cars', 'race car', 'car race', 'formula 1', 'formula one', 'grand prix'],
  except: ['wash'],
  answers: ['race', 'formula', 'wheels', 'lightning', 'fast', 'driver'],
  moods: ['losing'],
  about: 'The hero is a racing car that slides off at the first bend and cannot beat a wellington, until the tyres have been in blankets.',
  titles: ['When the Lights Go Out, You Go', 'Faster Than the Left Wellington', '{H} on Pole Position', 'Box, Box', 'Blankets for the Tyres'],
  want: [
    {
      id: 'the-grid',
      A: 'partner',
      paragraphs: [
        '{H} was a racing car, low and red, with a sock on each hand and each foot. Those were the tyres. Behind the starting line stood the shoes, two by two. {A} had driven each of them once round the table by hand, and counted. The left wellington had done it in eleven.',
        'So the left wellington stood at the very front, and looked pleased. “I want that place,” said {H}. {A} had a cup for a radio, and a red glove. “Five red lights come on,” said {A}. “When they go out, you go.”'
      ]
    }
  ],
  way: [
    {
      id: 'soft-or-hard',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Soft tyres are quick, but they don’t last,” said {A}. “Hard ones are slow, and go on for ever.” They felt all the socks in the drawer. There were soft ones with a red stripe, and some with a yellow stripe, which were so-so.',
        'Right at the back {H} found a grey one with a hole in it. Three toes went through. “That one’s been in a race already,” said {H}. {A} turned it away a little. “It won,” said {A}. “I was in it.”'
      ]
    },
    {
      id: 'copy',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“When you’ve understood me, you say copy,” said {A} into the cup. “Mind the chair leg.” “Copy,” said {H}. “Mind the chair leg,” said {A}. “You said that.” “You said copy,” said {A}.',
        '“That only means yes!” “That only means yes,” said {A}, who was enjoying it. {H} thought about this, on all four tyres. “I get both the biscuits,” said {H}. There was a crackle in the cup. “The radio’s broken,” said {A}.'
      ]
    },
    {
      id: 'four-skins',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A driver has four see-through skins on the helmet,” said {A}, “because of the flies. Each time it’s dirty, one’s pulled off.” {H} had a hat, and four paper napkins hung down from it in front.',
        '“What can you see?” asked {A}. “Napkin,” said {H}. The first was pulled off. “And now?” “The next napkin.” At the fourth {H} stopped short, and looked about. “They’ve moved the whole track,” said {H}, who was sitting the other way round.'
      ]
    },
    {
      id: 'rain-expert',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} had the weather on the radio as well. “Rain at the sofa in five minutes,” said {A}. “The rest of the track stays dry.” {H} stopped at once. “Dry tyres are quite smooth,” said {H}. “In the rain you need the ones with grooves.”',
        'They both looked round at the left wellington. There were grooves all over the bottom of it. “It’s been waiting for that,” whispered {A}. “In the wet nobody’s ever beaten it.” {H} held out a hand. It did not rain.'
      ]
    },
    {
      id: 'slipstream',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Right behind another car it’s easier,” said {A}. “The one in front has to push the air away.” So {A} went in front, and pushed the air away with both arms. {H} drove behind, and it was easier.',
        'Then {A} stopped, to pull up a sock. There was a bump. “Sorry,” said {H}. “I was in your slipstream.” {A} looked down. “You’re in my slippers,” said {A}.'
      ]
    },
    {
      id: 'the-seat',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Every driver has a seat that fits nobody else,” said {A}. “They sit in something soft until it’s gone hard.” {H} sat down in the largest cushion, and waited. {A} counted to a hundred, and left out the sixties.',
        '{H} got up with great care. There was a dent, with two halves. {A} tried it, and went in like an egg into an egg cup. “It’s mine!” said {H}. “Then you drive,” said {A}, “and I’ll sit.”'
      ]
    },
    {
      id: 'safety-car',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had come out on to the track. “Safety car!” called {H}. When there’s a safety car, everybody has to stay behind it, and nobody may overtake. {H} stayed behind it.',
        'Never had there been such a safe one. It looked at every chair leg. Halfway round it stopped altogether. The whole race stood there for a time, one car and all the shoes, and nobody overtook.'
      ]
    },
    {
      id: 'elder-pigeon',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My first car wasn’t a racing car,” said {S}. “On the hill outside our town we were once overtaken by a pigeon.” {A} drove up closer. “Pigeons are fast, though.” “It was walking,” said {S}.',
        '{A} wanted to know what they had done. “We waved,” said {S}. “At the top it had to stop and look at a crumb. So we got past it, and nobody spoke, and I’ve never been so proud of a car.”'
      ]
    },
    {
      id: 'the-jack',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the one with the jack, who lifts up the back of the car. {S} took hold of {A} by both ankles, and there they were in the air. “New tyres!” said {S}.',
        'But the front wheels were still running. {A} went off on both hands, round the table, and {S} had to go too. “You can put me down,” said {A}. “Nobody’s told me that they’re on,” said {S}.'
      ]
    },
    {
      id: 'gravel',
      A: 'partner',
      paragraphs: [
        'Up went five fingers, one by one, and the glove shut. “Neeeowm!” said {H}. But at the first bend the table went to the left. {H} went straight on, tummy down, as far as the sofa. “You’re in the gravel,” said {A}. “Nineteen. Twenty.”',
        'The second lap was faster, and the car ended up under the sofa. “Box, box,” said {A} into the cup. “What box?” asked {H}. “That’s what they say. It means come in.”'
      ]
    },
    {
      id: 'cold',
      A: 'partner',
      paragraphs: [
        '{H} drove in, and off came the socks. “They slide,” said {H}. Underneath there were other tyres, with rather a lot of toes. {A} felt one. “A fish!” said {A}. “Cold tyres can’t hold on to the road. The real ones lie in blankets until the start.”'
      ]
    }
  ],
  turn: [
    {
      id: 'blankets',
      A: 'partner',
      paragraphs: [
        '“Then I want that too,” said {H}. So the fastest car in the world lay on its back, with all four tyres in one blanket. It took a long time. “Are they done?” asked {A}. {H} laid each against one cheek. “Two are,” said {H}. “The back ones are still fish.”',
        'At last all four were as warm as rolls. The glove went up, and shut. Slap, slap, slap went the tyres. The table went to the left, and so did {H}. “Nine,” said {A}. “Ten!” And {H} was over the line.'
      ]
    },
    {
      id: 'on-the-scales',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Afterwards every car’s weighed,” said {A}, “in case somebody’s left a piece at home.” {A} put both arms round {H} and lifted, as well as {A} could. One knee stayed where it was. “Is that one yours?” asked {A}.',
        'When it was all in the air, {A} counted. “Four tyres, two ears, one nose,” said {A}. “And there’s something in it that wasn’t in it before.” {H} licked a crumb off one lip. “That’s the spare biscuit,” said {H}.'
      ]
    },
    {
      id: 'locked-up',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Now nobody’s allowed to touch a car any more,” said {H}. “Not until the race. It’s a rule.” {A} had just put out one foot, for one of the cars was a slipper. “Not even to keep a foot in it?” asked {A}.',
        '{H} shook {H}’s head. So {A} went off across the cold floor in the other slipper, hopping. Halfway there {A} turned round. “It’s a good rule,” said {A}. “It’s only rather cold on the left.”'
      ]
    },
    {
      id: 'slow-lap',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They drove one more lap, and it was a slow one. You wave with one hand on it, and steer with the other. {H} waved to the chairs, and {A} walked beside and waved too.',
        '“Who are we waving to?” asked {A}. “To the ones who stood in the rain all day,” said {H}. They both felt sorry for those. They waved once more, lower down, in case there were some small ones.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        '“And now the race?” asked {H}. {A} put down the cup. “That’s never on the same day. Everybody sleeps first. Tomorrow you race to breakfast.”',
        'So they parked the cars by the door, two by two, with {H}’s own shoes in front. The left wellington had to move back one, and took it well. “And what happens to your fast tyres until then?” asked {A}. {H} looked down at them. “Blankets,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} parked in the third row, behind a slipper.',
      '{names} growled softly, like an engine that has to wait.',
      { text: '{names} lined up the toes of the shoes, to the exact inch.', needs: ['hands'] },
      { text: '{names} held up one finger more, and it did not count as a light.', needs: ['hands'] }
    ],
    way: [
      '{names} spun off at the same bend, and lay in the same gravel.',
      '{names} went for the inside line, and met a table leg.',
      { text: '{names} swept the gravel back, where it had been.', needs: ['hands'] },
      { text: '{names} peeled off a tyre, and shook out a crumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave off warmth, close to the back tyres.',
      '{names} roared down the straight, as far as the sofa.',
      { text: '{names} rubbed a fish between two palms, until it was a roll.', needs: ['hands'] },
      { text: '{names} waved a black and white tea towel, round and round.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks went back into the drawer, for they had been no good. The red glove lay on the starting line, with all five lights out.',
    '{H} washed four tyres, and dried them, and put them under the blanket until the start. Then the lamps went out, one after another. And when the lights go out, you go.'
  ],
  last: [
    'The lights were out, and {H} was off, and asleep by the first bend.',
    'All four tyres were warm, the front place was taken, and {H} was asleep in it.'
  ]
})
