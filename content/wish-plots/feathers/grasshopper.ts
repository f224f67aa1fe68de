import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const grasshopper = wishPlot({
  id: 'wish-grasshopper',
  wishes: ['grasshopper', 'grasshoppers', 'grass hopper', 'grass hoppers', 'heuschrecke', 'grashüpfer', 'sauterelle', 'saltamontes'],
  answers: ['concert', 'music', 'song', 'sings', 'singing', 'sang', 'fiddle', 'violin', 'plays', 'playing', 'jump', 'jumps', 'jumping', 'hop', 'hops', 'hopping', 'high', 'far', 'legs', 'ears', 'tummy', 'green', 'meadow', 'grass', 'field', 'garden', 'summer', 'loud', 'hungry', 'cricket', 'who', 'that', 'little', 'friend', 'hears', 'waistcoat'],
  except: [...NOT_WELL, 'afraid', 'scared', 'ant', 'ants', 'locust', 'plague'],
  company: ['grasshopper', 'meadow', 'waistcoat', 'cucumber'],
  about: 'A grasshopper gives a concert and hears no clapping, for its ears are on its tummy and it has put on its best waistcoat.',
  titles: ['The Best Waistcoat', 'Where a Grasshopper Listens', '{H} Unbuttoned', 'The Double Bass in the Meadow', 'Six Buttons Too Many'],
  want: [
    {
      id: 'concert',
      A: 'partner',
      paragraphs: [
        '{H} was a grasshopper, and the rug was the meadow. A grasshopper makes music with its back legs, on its wings. {H} had two wooden spoons, and the washing basket. For tonight’s concert it had put on its best waistcoat, and done up all six buttons.',
        '{A} was the audience, and sat in front. “Zirrip, zirrip,” played the grasshopper, as far as the last note. Then it bowed, and listened for the clapping. That was what it liked best.'
      ]
    }
  ],
  way: [
    {
      id: 'no-clapping',
      A: 'partner',
      paragraphs: [
        '{A} clapped with both hands. The grasshopper saw them meet, and heard nothing. “I was too quiet,” it said, and began again from the front. This time the basket hopped.',
        '“Bravo!” called {A}, to the left of its head. {A} called it to the right as well, and from behind. The grasshopper looked out over the meadow. “Not a sound,” it said. “They’ve all gone home.”'
      ]
    },
    {
      id: 'a-very-long-jump',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How far can you jump?” asked {A}. A grasshopper jumps twenty times its own length. {A} measured {H} on the rug with a slipper. Then they worked out where that would be. It was out of the door and past the neighbours’.',
        '“And how do you stop?” asked {A}. “You don’t,” said the grasshopper. “You land, and look where you are, and that’s where you wanted to be.” It hopped once, for the look of it, and had wanted to be beside the lamp.'
      ]
    },
    {
      id: 'ears-on-the-knees',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A cricket came to the concert. It was {A}, in brown. Crickets play with their wings alone. They have their ears on their front legs, just below the knee. “Do begin,” said the cricket, and knelt down in the grass.',
        'The grasshopper played, and the cricket looked about. “When does it start?” it asked. {H} pulled it up by the elbow. “Oh,” said {A}. “That’s lovely. I was kneeling on my ears.”'
      ]
    },
    {
      id: 'too-cold-to-play',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A grasshopper has to be warm, or it can’t play at all. In the early morning it’s as stiff as a peg. {H} stood in the meadow with one leg up, and nothing moved. “Zip,” went the basket, very late.',
        '{A} was the sun, and came round slowly with the lamp. First it shone on the left side, and then on the right. “Zirr,” went the grasshopper. “Zirrip.” “I’m not to be hurried,” said {A}. “I’ve got other meadows.”'
      ]
    },
    {
      id: 'five-eyes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How many eyes have you got?” asked {A}. “Five,” said the grasshopper. There were two big ones at the sides, and three as small as pinheads between. {A} stuck three paper dots on {H}’s forehead.',
        '“What are those for?” “They only know light from dark,” said the grasshopper. {A} switched the lamp off, and on again. “Now?” “Light,” said the one in the middle. The other two agreed.'
      ]
    },
    {
      id: 'chewing-sideways',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the interval they had a snack. A grasshopper doesn’t bite from above and below. Its jaws shut from the sides, like curtains. {H} took a breadstick crosswise, and tried it with two fingers at the mouth.',
        'The breadstick turned, and went in at one corner. A good deal of it came out at the other. “It’s the way we were brought up,” said the grasshopper, with crumbs on both cheeks.'
      ]
    },
    {
      id: 'the-pink-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Nearly all of them are green or brown. But once in a very long while a grasshopper is pink, as pink as a prawn. {A} had a pink towel. “Can you see me?” asked {A}, in the middle of the meadow.',
        'The green one looked right and left, and was sorry for it. “Hardly,” it said, for it was well brought up. The pink one moved behind a flower. Round the flower there was still a lot of towel.'
      ]
    },
    {
      id: 'out-of-the-coat',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A young grasshopper has no wings yet. It grows until its skin is too tight, and then it climbs out. It does that five times or so. {A} was a young one, and wore three jumpers. “It pinches,” said {A}. “Then out you come,” said {H}.',
        'The first jumper stayed on {A}’s head for some while. Under it was a bigger {A}, with more room in the arms. “Have I got wings?” it asked. “You’ve got a vest,” said the grasshopper. “It’s a start.”'
      ]
    },
    {
      id: 'every-sort-its-own',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Each sort of grasshopper has its own tune, and comes only when it hears that one. “Zirrip,” played {H}. Nobody came. “Zirrip-ip,” played {H}. A boot fell over in the hall. “That’s a common field boot,” said {A}.',
        '{A} tried it on the rim of the basket, with a comb. “Tirra-tirra-tock.” The grasshopper turned its head. “That’s me,” it said. “But who’s teaching it to strangers?”'
      ]
    },
    {
      id: 'breathing-at-the-sides',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I can’t see a nose on you,” said {A}. “I breathe at the sides,” said the grasshopper. It has a row of little holes down there, with lids. {A} drew some on a strip of paper, and stuck it along {H}’s arm.',
        'Then {A} held a peppermint against the third one. They waited. “It’s fresh,” said the grasshopper, “but only in the middle.”'
      ]
    },
    {
      id: 'pet-audience',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'A second listener came in late, and sat down in the front row, and partly on it. It was {A}. At the next “Zirrip” {A} looked hard at the basket. Something in there was alive.',
        'The grasshopper played more softly, and then not at all. {A} stayed on, in case. It was the longest that anybody has ever listened to a washing basket.'
      ]
    },
    {
      id: 'elder-string-quartet',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My uncle clapped in the wrong place,” said {S} to the grasshopper. “It was at a concert. They’d only stopped to turn the page.” “What did they do?” asked {A}. “They looked at him over their spectacles, all four.”',
        '“And he?” “He clapped on,” said {S}. “He said that it would have been ruder to stop.” {S} clapped a little, to show how. It was rather like a seal.'
      ]
    },
    {
      id: 'child-page-turner',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be in the orchestra. “You can be my wings,” said {A}. {S} held the basket, and {A} fiddled. “It tickles,” said the wings, and giggled. “Zirri-hi-hip,” went the tune.',
        '“That bit’s new,” said the grasshopper. They kept it in. From then on it came twice in each verse, and the wings always saw it coming.'
      ]
    },
    {
      id: 'baby-button',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had come across the meadow on all fours, and pulled itself up by the grasshopper’s leg. There was a button, quite low down. {A} took hold of it with two fingers, and then with the mouth.',
        '“That one’s sewn on,” said the grasshopper. {A} let go at last. The bottom button was now the shiniest of all.'
      ]
    },
    {
      id: 'where-the-ears-are',
      A: 'partner',
      paragraphs: [
        '{A} came up on the stage, and looked behind {H}’s eyes. There was no ear there, nor under the chin. Then {A} remembered. A grasshopper has its ears on its tummy, one on each side. And over the tummy was the waistcoat.',
        '{A} undid it, from the bottom up. “Vo,” the grasshopper heard. “Avo! Bravo!” At the sixth button it heard all the clapping there was.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-double-bass',
      A: 'partner',
      paragraphs: [
        'The grasshopper bowed to every side. But in the middle of the clapping there was something deep. “Grommm,” it growled. “Who’s playing the double bass?” asked {H}. {A} looked behind the sofa. There was nobody with a bass.',
        '“Grommm.” It was close by, and a little below. “It’s you,” said {A}. “You’ve got your ears on your tummy, and your tummy’s empty.” The grasshopper listened. “It knows only the one tune,” it said.'
      ]
    },
    {
      id: 'on-its-front',
      A: 'partner',
      paragraphs: [
        'They ate grass, which was cucumber, until the bass was quiet. Then the grasshopper heard the tap, and the fridge, and {A} swallowing. “I’ll never sleep like this,” it said. {A} held up the waistcoat. But {H} had a better idea, and lay down flat, tummy to the meadow.',
        'Now both ears were shut. “Goodnight,” said {A}, to a green back. There was no answer. {A} rolled the grasshopper over a little way, said it again, and let it roll back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the second row, on the grass.',
      '{names} listened to all of it, right up to the bow.',
      { text: '{names} tore the tickets, and kept the small halves.', needs: ['hands'] },
      { text: '{names} held the basket, so that it stayed in tune.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed in the meadow, though nobody had noticed.',
      '{names} called for more, from the third row.',
      { text: '{names} clapped until both palms were pink.', needs: ['hands'] },
      { text: '{names} threw a paper flower on the stage.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still, so as not to be the bass.',
      '{names} lay down flat too, and heard the rug.',
      { text: '{names} passed the grasshopper another slice of grass.', needs: ['hands'] },
      { text: '{names} felt for a growl with one palm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket took in the washing again. Over a chair hung the best waistcoat, undone, so that it could hear.',
    '{H} washed, and the ears came last, which meant the tummy. In bed the grasshopper lay on its back for a little, and listened to the house.'
  ],
  last: [
    'Whatever the night said, it said to a green back, and {H} was asleep.',
    '{H} turned over on both ears, and was asleep.'
  ]
})
