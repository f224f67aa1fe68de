import { wishPlot } from '../wish-plot.ts'

export const fairiesUnicorns = wishPlot({
  id: 'wish-fairies-unicorns',
  wishes: ['fairy unicorn', 'fairies unicorns', 'fairies unicorn', 'fairy unicorns', 'faries unicorns', 'fairys unicorns', 'fairy unicorn rainbow', 'fairies unicorns rainbows', 'pixie unicorn', 'pixies unicorns', 'unicorn pixies', 'faeries unicorns', 'fairyland unicorn', 'fairyland unicorns', 'fairy pony', 'fairies ponies'],
  except: ['tooth', 'godmother', 'mermaid', 'mermaids', 'dragon', 'dragons', 'dinosaur', 'tale', 'tales', 'lights', 'cake', 'cakes'],
  answers: ['princess', 'magic', 'dust', 'wand', 'wings', 'rainbow', 'horn', 'meadow', 'friends', 'friend', 'glitter', 'sparkly', 'flower', 'flowers', 'enchanted', 'forest'],
  company: ['fairy', 'unicorn', 'spider'],
  about: 'A fairy has to hang a drop of dew on every blade of grass before dawn, and a unicorn eats the blades as fast as they are done, until it shakes itself.',
  titles: ['That One Was Finished', 'A Drop on Every Blade', '{H} Hangs the Dew', 'The Unicorn Who Ate the Morning', 'Shake Yourself'],
  want: [
    {
      id: 'the-meadow',
      A: 'partner',
      paragraphs: [
        '{H} was a fairy, with a pillowcase for wings, and had a cup of dew. The meadow was a green towel, and every blade had to have a drop before sunrise. “One,” said the fairy, and hung it up. “Two.”',
        'Behind the fairy somebody was chewing. It was a unicorn, and it was {A}, with a paper horn. “The grass is so juicy tonight,” said the unicorn. “You’ve eaten one and two,” said the fairy.'
      ]
    }
  ],
  way: [
    {
      id: 'faster',
      A: 'partner',
      paragraphs: [
        'So the fairy worked faster. “Three, four, five,” said {H}, and flew along the rows. Crop, crop, crop, it went behind. At twenty the fairy looked round. There was a bit of very short meadow, and a very wet nose.',
        '“Can’t you eat somewhere else?” “I could,” said the unicorn. “But over there there’s no water on it.” “There’s only water on it where I’ve been!” “Then go on ahead,” said the unicorn kindly. “I’ll follow you.”'
      ]
    },
    {
      id: 'wings',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I’ll sit in your ear and tell you where not to eat,” said the fairy. There was room there, and it was warm, with hair round the edge. “Not left,” said the fairy. The ear twitched, because it tickled.',
        'The fairy came out of the ear sooner than it had gone in. “I beg your pardon,” said the unicorn. “Something was in there, and it said not left.” “That was me!” “Oh,” said {A}. “I thought that it was just an idea.”'
      ]
    },
    {
      id: 'hanging',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A drop has to hang at the very tip, so that it can see. If it is too big, it slides down. If it is too small, it’s only damp. {H} made one on a fingertip, and it trembled, and held. There was a whole meadow in it, upside down.',
        '“Am I in there as well?” asked the unicorn, and bent over it. It was, with a very large nose and a tiny horn. “I’d thought that it was the other way round,” said {A}, and breathed out. Then there was only the blade.'
      ]
    },
    {
      id: 'fairy-dust',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'There was one more thing in the fairy’s pocket, and that was dust. A pinch of it, and you could float. “Then you could eat the leaves on the trees,” said the fairy. {H} blew some over the unicorn’s back.',
        'First the left hind leg went up. “And now the others,” said the fairy. But the others stayed. The unicorn stood there like a dog at a post, and looked straight ahead. “It’s run out,” said {H}. “It’ll wear off,” said {A}. “Talk about something else.”'
      ]
    },
    {
      id: 'horn-lamp',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'It was a dark night, and the fairy bumped into a daisy. Those are shut at night, and hard as a button. “Can’t you make a light with that?” asked {H}, and meant the horn. The unicorn tried. It screwed up its whole face.',
        'At the tip it got a bit lighter, or at least a bit less dark. A moth came at once, and sat down on it. So then it was dark, but with wings. “At least you’ve got somebody now,” said the fairy.'
      ]
    },
    {
      id: 'toadstool',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The fairy had to sit down for a bit, on a toadstool, which was a red cup. “Is there one for me too?” asked the unicorn. “Sit down on that one,” said the fairy. There was a noise like a cork.',
        '“It’s gone,” said the unicorn, and looked behind it. “You’ve got it on,” said {H}. It stuck there by its damp side. For the rest of the night the unicorn had a toadstool, and did not know where.'
      ]
    },
    {
      id: 'spider',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You’re late,” said somebody in the hedge. It was {A}, with eight legs, of which six were pencils, and had a web ready. “I get mine first. Ninety drops, in rows, and the big ones at the bottom.” {H} began at the top.',
        '“It’s for the flies,” said {A}, “so that they see it, and go round.” “Then you won’t catch any.” The spider had not thought about that. It looked at the web, with all the drops. “It’s only for tonight,” said {A}. “For once I’d like to have it nice.”'
      ]
    },
    {
      id: 'wand',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Why don’t you do it with the wand?” asked the unicorn. The fairy had one, a spoon with a star. “It only does one thing at a time,” said {H}, and waved it at the unicorn. “Stop eating.” There was a ping.',
        'The unicorn stopped eating. It began to sing. “That’s another thing,” said the fairy. “I could have told you,” sang the unicorn. “It’s got to come out somewhere.” It took a good while to get it back to grass.'
      ]
    },
    {
      id: 'how-small',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“How do you live?” asked the unicorn. “In a foxglove,” said the fairy, “on the third floor. I’ve an acorn cup, and half a walnut. That’s the bath.” The unicorn thought about its own house. That was all the forest, and there was no bath in it.',
        '“Come to tea,” said the fairy. “I’d have to put just one foot in,” said {A}. “Which one?” They looked at all four. None of them was the sort for a foxglove.'
      ]
    },
    {
      id: 'pet-meadow',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then the fairy came to a place where somebody was lying on the grass. It was {A}. “I’ve got to get at what’s under you,” said the fairy. {A} did not see why.',
        'So the fairy hung the drops on {A} instead, quite light ones, that weighed nothing. There was one for each whisker, or wherever one would have been. “That looks better than grass,” said the unicorn. “Don’t you dare,” said {H}.'
      ]
    },
    {
      id: 'elder-dew',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We ran out barefoot in the mornings, into the wet grass,” said {S}. “It was so cold that you had to sing. And behind us there was a green path, where we’d knocked it all down.” “All of it?” asked {A}.',
        '{A} thought of who had hung it up. “We did leave some,” said {S}. “And the next day it was always there again. I thought that it did it by itself.” “By itself!” said {A}.'
      ]
    },
    {
      id: 'new-fairy',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a new fairy, and flew with one wing. The other was still being ironed. “I’ll do the daisies,” said {S}. “Daisies get theirs on the eyelashes,” said {A}. “One drop to each.”',
        'The new fairy gave the first daisy nine. It bowed down to the ground and let them all go. “It says thank you,” said {S}. “It says that it’s wet,” said {A}. Then they did the next one together.'
      ]
    },
    {
      id: 'baby-drop',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'The fairy hung one drop on {A}, at the tip of a finger that stuck up like grass. {A} looked at it with both eyes, until they crossed. Then it was gone, and one lip was wet.',
        '“That’s another one who eats them,” said {H}. The unicorn came up to have a look, and {A} looked at the unicorn. They both still had a bit of dew on their chins. “We don’t mean any harm,” said the unicorn.'
      ]
    },
    {
      id: 'wet-through',
      A: 'partner',
      paragraphs: [
        'The fairy sat down, and the cup was empty. The edge of the sky was already grey. “I’ll never be done,” said {H}. The unicorn was sorry. “I’m wet to the knees,” said {A}, “and my mane’s dripping. I must have your whole cupful on me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'shake',
      A: 'partner',
      paragraphs: [
        'The fairy looked at the mane, with a drop on every hair. “Come here,” said {H}. “Right into the middle. And now do what a wet dog does.” “Unicorns don’t do that,” said the unicorn. “I’ll look away,” said the fairy.',
        'It began at the nose. It went through the ears and the mane, and along the back, and right down to the tail. It rained in all directions, as fine as dust. When it was over, there was a drop on every blade, and one on the fairy’s nose. “A thousand and one,” said {H}.'
      ]
    },
    {
      id: 'missed-one',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'There was one blade, behind a stone, that had got none. The fairy’s cup was empty. The unicorn bent down its head, quite slowly, until the tip of its horn was over it. Right at the end there was something still.',
        'It ran down the twist of the horn, round and round, and took its time. Then it let go. “You’ve got a spout,” said the fairy. “I’ve always wondered what it was for,” said {A}.'
      ]
    },
    {
      id: 'mane-plait',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'After such a shake a mane looks like a hedge. The fairy flew in, and began to plait it, one hair over another. Fairies do that at night to horses. In the morning people say that it was the wind.',
        '“Not so tight,” said the unicorn, with its eyes shut. In the end there were three small plaits behind its ear. One of them was a little crooked, for that is where the fairy had yawned.'
      ]
    },
    {
      id: 'clover-bed',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The clover had folded up its leaves for the night, in threes. “It sleeps like that,” said the fairy, “with its hands together over its head.” The unicorn, who had only ever eaten it, got down on its knees to look.',
        '“I didn’t know that it was asleep,” it whispered. It ate nothing of that, and went round it on the tips of its hooves.'
      ]
    },
    {
      id: 'sun-up',
      A: 'partner',
      paragraphs: [
        'Then the sun came up, and that was {A}’s torch, very low. All the drops lit up at once, red and green and gold. “So that’s what it’s for,” said the unicorn.',
        '“And now?” it asked. “Now it’s done,” said the fairy, “and the sun drinks it up. Then we can start again.” “And what happens to the grass?” “You may have that,” said {H}, and yawned. “But on the other side first.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down in the meadow, and flattened a bit of it.',
      '{names} drank some of the dew, without meaning to.',
      { text: '{names} topped up the cup of dew at the tap.', needs: ['hands'] },
      { text: '{names} combed the grass with a fork, so that every blade stood up.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the unicorn, in the short part.',
      '{names} rolled in the wet part, and came out shining.',
      { text: '{names} pointed out a dry blade in row six.', needs: ['hands'] },
      { text: '{names} pulled the curtain further across, to hold off the sunrise.', needs: ['hands'] }
    ],
    turn: [
      '{names} shook as well, and sent some of it back.',
      '{names} got the finest of it, all down one side.',
      { text: '{names} dabbed the fairy’s wings dry.', needs: ['hands'] },
      { text: '{names} felt along the last row, and it was wet.', needs: ['hands'] }
    ]
  },
  bed: [
    'They hung the meadow over its rail to dry, and the wings went back on their pillow. The horn stood in the empty cup.',
    'The fairy washed, and there was one drop left on the tip of its nose. It stayed there until the pillow took it.'
  ],
  last: [
    'All the dew was hung up, and the fairy hung up nothing more, and {H} was asleep.',
    'On the other side somebody grazed, quite softly, and {H} slept.'
  ]
})
