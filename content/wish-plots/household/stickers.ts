import { wishPlot } from '../wish-plot.ts'

export const stickers = wishPlot({
  id: 'wish-stickers',
  tellsAny: 'known',
  knows: ['thing'],
  nouns: ['sticker'],
  company: ['fridge', 'lamp'],
  about: 'The last one has to go in the best place, and at every place that it is peeled from something stays on it.',
  titles: ['The Last One', 'A Good Place', '{H} Peels It Off Again', 'Everything It Had Been On', 'It Would Not Stick'],
  want: [
    {
      id: 'last-on-the-sheet',
      A: 'partner',
      paragraphs: [
        'Of {thing.whole} there was only one left on the sheet. All the others were stuck somewhere already, mostly by mistake. {H} wanted the last one to go in the best place in the house.',
        '{H} bent the sheet and peeled it off by one corner, with great care. It hung on the tip of one finger and trembled. “Where’s it going?” asked {A}. “I’ll know when I see it,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-house',
      A: 'partner',
      paragraphs: [
        'First it went on the fridge. {H} took three steps back. It was too cold for it there. So {H} peeled it off again, and it went on the lamp, and then on a shoe. On {A}’s forehead it looked very well. “I can’t see it,” said {A}. “And I want to.”',
        'Each time {H} stepped back, and shook {H}’s head, and got one nail under the corner.'
      ]
    },
    {
      id: 'old-places',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the way they met the others. One was on the light switch, and half of it was worn off. One was inside the cupboard door, where you only see it when you want rice. “Why did you put it there?” asked {A}.',
        '“I wanted rice to be nicer,” said {H}. They opened the cupboard and looked at it together. It did a lot for the rice.'
      ]
    },
    {
      id: 'price',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could play shop,” said {A}, and held out a banana. “They’ve all got one on, at the shop.” The banana had a small blue one already. {H} laid the other beside it, to see which was prouder.',
        'The banana looked like a general now. “Nobody’ll dare to eat it,” said {H}, and saved it from that, and peeled it off.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{thing.guess},” said {A}. “That’s why they help.” {H} thought about where something hurt, and nothing did. It was a pity. {A} had a knee that clicked.',
        'So it went on {A}’s knee for as long as it takes to go up and down once. The knee clicked as before. “But it looked better while it did it,” said {A}.'
      ]
    },
    {
      id: 'no-more-stick',
      A: 'partner',
      paragraphs: [
        'At the ninth place it let go by itself. {H} pressed it on again, with a thumb, and counted to ten. It held while {H} looked at it. Then {H} turned round, and it floated down to the floor like a leaf. “It’s tired,” said {A}.',
        'They breathed on it, and they sat on it. Of all {thing.this} it was now the warmest, and the only one that did not stick.'
      ]
    },
    {
      id: 'gone',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Once it was nowhere. They looked on the floor, and under the lamp. “You had it on one finger,” said {A}. {H} looked at all ten. {H} turned round to look behind, and {A} said, “Stop.”',
        'It was on {H}’s elbow. It had gone there on its own. “It wanted to see where I was going,” said {H}.'
      ]
    },
    {
      id: 'other-wears-one',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} turned round to look, and had one on {S}’s back. It was a small one with a smile. “How long have I had that?” asked {S}. “Since Tuesday,” said {A}. “I thought you knew.”',
        '{S} sat down. “That’s why they were all so friendly at the bank,” said {S}, and would not have it off.'
      ]
    },
    {
      id: 'advice',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What would be the best place, if you were one?” asked {H}. {A} thought about it, and stood flat against the wall with both arms out. “High up,” said {A}, “but not in the sun. And I’d want somebody to go past.”',
        '{H} stuck {A} on beside the door. {A} held for quite a time.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had to lick ours,” said {S}. “They tasted of envelopes.” “And did they stick?” asked {A}. “To the tongue,” said {S}.',
        '{S} put out {S}’s tongue, and {A} looked at it closely. There was none on it any more. “It was a star,” said {S}, “for spelling.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had got hold of one long ago and had it on {S}’s tummy, under everything. {S} lifted up the jumper to show it, and then the vest. “Is that the best place?” asked {A}.',
        '“It’s mine,” said {S}, and let the vest down again. Nobody had thought of asking it that way.'
      ]
    },
    {
      id: 'pet-had-one',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked up with large eyes, and {H} knew what that meant. “You can’t have it,” said {H}. “You’d have to be peeled.” {A} did not want it. {A} only wanted to be asked.',
        'So {H} held it in front of {A}’s nose. {A} smelled it from one point to the next. There was something there of everybody.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '{A} turned it over and held it up to the lamp. “No wonder,” said {A}. “Look what it’s got on.” There was some gold from the lamp, and a thread, and one of {A}’s own hairs. “It’s taken some of every place with it.”',
        '{H} looked at it for a long time. It was much more interesting from behind.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-first',
      A: 'partner',
      paragraphs: [
        '“Then it doesn’t need to stick,” said {H}. “It’s been to all of them already.” {H} fetched an envelope with a window, and laid it in there, back to front.',
        'Now you could read it. “That’s the shoe,” said {A}, with one finger. “And that’s me.”'
      ]
    },
    {
      id: 'tour',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They went round once more with the envelope, and looked for the places. On the lamp a bit of gold was missing, no bigger than a pinhead. It fitted exactly. “There you were,” {H} told it, and showed it the lamp.',
        'At the fridge they found nothing. “It was only there for three steps,” said {A}. “You don’t take anything along from that.”'
      ]
    },
    {
      id: 'something-of-yours',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s nothing of you on it,” said {A}. {H} looked. That was true. It had been on the tip of a finger the whole time. {H} pressed the finger on it, and took it away. There was a print now, as fine as a map.',
        '“That’s the biggest thing on it,” said {A}. “You can see who did it all.”'
      ]
    },
    {
      id: 'post',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Because it was in an envelope, it had to be delivered. {A} rang at the door of the room, with a cap on. “Something for somebody called {H},” said {A}. “From whom?” asked {H}.',
        '{A} looked in at the window. “From the whole house,” read {A}. “It says: wish you were here.” “I am here,” said {H}, and signed.'
      ]
    },
    {
      id: 'sheet',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was still the empty sheet. On it were all the holes, where the others had been. {H} held it up to the lamp, and the light came through in the right shapes. They were all there on the wall, only made of light.',
        '“You can put those anywhere,” said {A}, and had one on {A}’s nose. “And they come off again.”'
      ]
    },
    {
      id: 'beside-the-bed',
      A: 'partner',
      paragraphs: [
        '{H} looked for somewhere to put the envelope. In the end {H} leaned it beside the bed, where {H} could see it lying down. “And is that the best place?” asked {A}.',
        '“It’s near it,” said {H}. Of {thing.this} there was only the edge left now, a thin strip with no picture. {H} stuck that on {A}’s sleeve. “So that you get home,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round, and there was one at the back already.',
      '{names} kept very still, in case the best place was there.',
      { text: '{names} washed a spot on the window, and offered that.', needs: ['hands'] },
      { text: '{names} scratched an old one off the chair, and it came off in hairs.', needs: ['hands'] }
    ],
    way: [
      '{names} wore it as well, for two breaths, and shook it off.',
      '{names} sat on it along with them, to help with the warmth.',
      { text: '{names} ran after it with a cushion, to break the fall.', needs: ['hands'] },
      { text: '{names} tapped it on with one finger, and on again.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave up one more hair for it.',
      '{names} went past the lamp and the fridge, all along its journey.',
      { text: '{names} licked the flap of the envelope, and did not shut it.', needs: ['hands'] },
      { text: '{names} made out the fridge, close to the edge.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the empty sheet. There was nothing left on it that wanted to go anywhere.',
    'When {H} was washed and dry, {H} lay down and was smoothed at the corners. {H} pressed one cheek on the pillow, and counted to ten. It held.'
  ],
  last: [
    'It stuck at all four corners, and {H} was asleep.',
    'Something of the whole house lay beside the bed, and in the best place {H} was asleep.'
  ]
})
