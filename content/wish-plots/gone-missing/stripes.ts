import { wishPlot } from '../wish-plot.ts'

const PATTERNS = ['stripes', 'spots', 'dots', 'patches', 'colours', 'colors', 'colour', 'color']

export const whoeverStripes = wishPlot({
  id: 'wish-whoever-stripes',
  beginsElsewhere: true,
  visits: 'faded',
  whoever: [
    ...PATTERNS.flatMap((pattern) => [`lost its ${pattern}`, `loses its ${pattern}`, `can’t find its ${pattern}`, `lost all its ${pattern}`]),
    'faded in the wash',
    'forgot its stripes',
    'has lost its pattern',
    'mislaid its spots',
    'washed its stripes off',
    'whose spots came off',
    'whose spots washed off',
    'whose stripes fell off',
    'lost a colour',
    'lost a color',
    'lost one colour',
    'lost one of its colours',
    'lost some of its spots',
    ...['stripe', 'spot', 'dot'].flatMap((one) => [`lost a ${one}`, `lost one ${one}`, `lost one of its ${one}s`]),
    'wants its stripes back'],
  except: ['chickenpox', 'sick', 'measles'],
  company: ['blanket', 'sofa', 'cushion', 'crayon', 'crayons', 'towel', 'cheek', 'bench', 'rail'],
  about: 'The hero’s plain blanket has been swapped for a loud one; what whoever lies still too long leaves on a blanket is got back by lying still on it.',
  titles: ['A Very Loud Blanket', 'The Sofa on One Cheek', 'Lying Quite Still', '{visitor} Has Come Off', 'The Plain One'],
  want: [
    {
      id: 'the-wrong-blanket',
      A: 'partner',
      paragraphs: [
        '{H} had slept on the sofa, and one cheek had the ridges of it. Now {H} wanted the plain blanket, which had been out on the bench in the sun. “It’s gone,” said {A}. “There was only somebody’s party blanket, so bright that it’s nearly loud. I hung it on the rail for them.”',
        'Somebody had come in behind {A}, and stood close to the wall. It was {visitor.first}. “Don’t look,” said {visitor}. “I woke up, and {visitor.thing} had gone.”'
      ]
    }
  ],
  way: [
    {
      id: 'crayons',
      A: 'partner',
      paragraphs: [
        '“We’ll draw {visitor.it} back,” said {A}, who could draw straight. They took the thick crayons. It tickled, and it took an hour. Then {visitor} sat down to rest. Now the chair had most of it, and {A} had the rest.',
        '“It comes off on everything,” said {visitor}. “I only have to touch it.” {A} rubbed one elbow, and looked at it for some time.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Was it much that you had?” asked {A}. “I never counted,” said {visitor}. “You don’t, while you’ve got {visitor.it}. I know how it went on my left side. It began thin, and then it thought better of it.”',
        '{H} asked about the right side. {visitor} had to think hard for that. “That’s the one I never saw,” said {visitor}. “Others told me. They said it was the better one.”'
      ]
    },
    {
      id: 'known-by',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What’s it like, being plain?” asked {A}. {visitor} thought. “I went by the shop,” said {visitor}, “and nobody said, Look! I went by once more, slower. One man said, Mind the paint.” Then {visitor} {caller.does}, to see if that would tell people.',
        'They would have known it anywhere. “But you have to keep doing it,” said {visitor}, out of breath. “With {visitor.thing} I could just stand there.”'
      ]
    },
    {
      id: 'tea-towel',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} got out all the tea towels, so that {visitor} could try some on. There was one with checks and one with an island. One said Thursday. {visitor} wore Thursday. It was a bit tight under the arms, or where arms might be.',
        '“It’s nice to have something written on you,” said {visitor}. “People know where they are.” But then it came out that it was only Tuesday, and {visitor} took it off at once. “I don’t want to confuse anybody,” said {visitor}.'
      ]
    },
    {
      id: 'waffle',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where did you get those?” asked {visitor}, and looked at {H}’s cheek. “You lie on it,” said {H}. “You have to lie for ages.” So {visitor} lay down on the waffle towel, and {A} looked at the clock.',
        'At the end there were small squares all over one side. They were very neat. “I look like a biscuit,” said {visitor}. They all admired it. Then {visitor} moved a little, and one by one the squares went in again. “They weren’t mine,” said {visitor}.'
      ]
    },
    {
      id: 'colander',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then they tried other things to lie on. {A} leaned on the colander, and got dots. {H} leaned on the basket. {visitor} leaned on the cold radiator, and came away with four lines and a tap.',
        '“You can get anything, if you wait,” said {A}. {A} even had the time on one wrist, backwards, from the watch. It said ten to four. They watched it fade. It was the first time that any of them had seen it get earlier.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“{caller.fact},” said {A}, who had read it. “I’ve heard that,” said {visitor}, “but from far away you’d never know it was me they meant.” {H} found that it was quite enough to be near. {visitor} came a little nearer, so as to be known better.',
        '“You’ve got a freckle,” said {H}. {visitor} had not known that. It had been underneath all the time. They looked for more, and there were three. “I’d never have met them,” said {visitor}.'
      ]
    },
    {
      id: 'paint-it-wet',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They tried it with flour and water, with a brush. At least it didn’t come off. But as it dried it got tight. {visitor} could look to the left, and then no longer to the right. “It’s very smart,” said {visitor}, hardly moving.',
        'When {visitor} laughed, it cracked from one end to the other, and fell down in plates. They swept it up. {A} held the biggest piece against the wall. It suited the wall, really.'
      ]
    },
    {
      id: 'asking-around',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Has anybody got more than they had yesterday?” asked {A}. They looked round. The curtains had always had theirs. A banana had some, but those were its own, from waiting. {H} turned out one sock after another, and each knew where it belonged.',
        '“And the blanket on the rail?” asked {visitor}. “That’s somebody’s,” said {A}. “You can’t just look into somebody’s blanket.” It hung there with its back to them, folded small.'
      ]
    },
    {
      id: 'invisible',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{visitor} leaned on the wall, to rest. “Where’s {visitor} now?” asked {A}, looking round. “Here,” said the wall. That was the one good thing about it. They played hide-and-seek, and {visitor} won in the middle of the room.',
        '“With {visitor.thing} I always lost,” said {visitor}. “I was found while they were still counting.” But after the third time nobody looked properly any more. It is not much fun to win, thought the wall, if they have gone off to the kitchen.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} knew something. {A} went to the rail, where the loud blanket was. {A} came back to {visitor}, and went to the rail again. Each time {A} looked as if somebody ought to write it down.',
        '“{A} wants to lie on it,” said {H}. “That isn’t yours, {A}.” {A} sat down under the blanket and looked up at it, and then across. There was nobody there who understood the simplest thing.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I fell asleep in a wicker chair once,” said {S}, “just before a wedding. I had the whole chair on me, right up to the ear.” “Did it go away?” asked {A}. “Not until the cake,” said {S}. “They’ve got it in all the photographs.”',
        '{visitor} asked what people had said. “One aunt thought it was lace,” said {S}. “She wanted to know where you could get it.” {S} had told her: at the back, by the door, second chair.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} gave {visitor} a sticker. It was a strawberry. “Now you’ve got one thing,” said {S}. {A} asked if one was enough. “You start with one,” said {S}. There were eleven more, and then a pineapple, and {S} thought hard about each.',
        'In the end they were all on one side, where {S} could reach. {visitor} looked in the mirror. “From here I’m finished,” said {visitor}. “From there I’m still to come.” {S} was sorry that there was no more fruit.'
      ]
    },
    {
      id: 'where-asleep',
      A: 'partner',
      paragraphs: [
        '{A} was still looking at the elbow. “{H}’s got the sofa on one cheek,” said {A}. “Things come off on you, and you come off on things. Where were you lying?”',
        '“On a bench in the sun,” said {visitor}. “There was something soft, and I never moved at all.” “Was it plain?” asked {H}. “Quite plain,” said {visitor}. {A} went to the rail.'
      ]
    }
  ],
  turn: [
    {
      id: 'unfolded',
      A: 'partner',
      paragraphs: [
        '{A} unfolded the loud blanket over the rug. “That’s ours!” cried {H}. “It’s only got something on.” “That’s me,” whispered {visitor}. There it was, left side and right.',
        '“You got it on there by lying still,” said {H}. “Then you’ll get it off the same way.” {visitor} lay down, just where it fitted. “Is it working?” asked {visitor}. “You’re talking,” said {A}. {H} lay down next to {visitor} and showed how.'
      ]
    },
    {
      id: 'breathing',
      A: 'same',
      spare: 11,
      paragraphs: [
        'First one bit of {visitor} would not lie still, and then another. “Begin at the bottom,” said {A}. “Tell it good night, and go on to the next.” {visitor} did that. It took a while, since there was so much.',
        'Half way up something itched. They all waited. “Let it go by,” whispered {A}, “like a bus that isn’t yours.” It stopped, and opened its doors, and drove on.'
      ]
    },
    {
      id: 'shake',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Turn over,” whispered {A}. “You’re done on that side.” {visitor} rolled over, as slowly as a page. Where {visitor} had been the blanket was as grey as before, and a little warm.',
        '“I’d better look if it’s on the right way up,” said {visitor}. It was. It was thin on the left, and grand on the right. Nobody else in the world looked like that.'
      ]
    },
    {
      id: 'the-last-bit',
      A: 'partner',
      paragraphs: [
        'For a long time a tap dripped. Then {visitor} sat up. It sounded like a plaster that comes off easily. The blanket was plain, and all of it was back on {visitor}.',
        '“Look!” called somebody outside, when {visitor} went home. “Look at that!” So {visitor} went by twice, rather slowly. The plain blanket smelled of sun. In one corner there was still a tiny bit of {visitor}. “That’s to say thank you,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the loud blanket, and at the guest, and back.',
      '{names} walked into the guest, who looked just like the wall.',
      { text: '{names} pulled the curtain, so that nobody could look in.', needs: ['hands'] },
      { text: '{names} brought a dressing gown, for somebody with nothing on.', needs: ['hands'] }
    ],
    way: [
      '{names} brushed past the guest, and wore some of it afterwards.',
      '{names} lay on something knobbly too, and got the knobs.',
      { text: '{names} sharpened the crayons, down to the last bit of paper.', needs: ['hands'] },
      { text: '{names} wiped the chair, and then had a coloured cloth.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay on the edge of the blanket, as still as a shoe.',
      '{names} held back a sneeze, for the sake of the blanket.',
      { text: '{names} smoothed out the corners, without a rustle.', needs: ['hands'] },
      { text: '{names} stopped the clock from ticking, with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crayons were put away, and the chair was nearly a chair again. {H} washed, and the sofa was gone from that cheek.',
    'The plain blanket was pulled up to the chin. {H} told the feet good night, and then the knees, and went on upwards.'
  ],
  last: [
    '{H} lay so nicely that nothing moved at all, and was asleep.',
    'In the morning the pillow would be on one cheek. Now {H} was on the pillow, asleep.'
  ]
})
