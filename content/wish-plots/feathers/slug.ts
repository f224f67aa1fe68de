import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const slug = wishPlot({
  id: 'wish-slug',
  wishes: ['slug', 'slugs', 'garden slug', 'leopard slug', 'banana slug', 'babosa', 'nacktschnecke', 'limace', 'slug lettuces', 'slug lettuce', 'slug ate lettuces', 'slugs ate the lettuce'],
  answers: ['lettuce', 'leaf', 'leaves', 'garden', 'trail', 'slime', 'slimy', 'silver', 'slow', 'night', 'rain', 'eats', 'ate', 'eating', 'hungry', 'pot', 'flowerpot', 'house', 'shell', 'no', 'without', 'writes', 'writing', 'found', 'brown', 'black', 'orange', 'yellow', 'leopard', 'banana', 'who', 'that', 'little', 'friend', 'shy', 'eyes', 'snail', 'grandad', 'granddad', 'grandpa', 'allotment', 'vegetable'],
  except: [...NOT_WELL, 'afraid', 'scared', 'sea', 'pellets', 'salt', 'horn', 'horns', 'bullet', 'strawberries', 'shell', 'wants', 'want'],
  company: ['slug', 'lettuce', 'flowerpot', 'wool'],
  partnerPlays: true,
  about: 'A slug goes to the lettuce in secret and is found every morning by its silver trail, so it learns to write with it.',
  titles: ['The Slug Has Written', 'One Foot and a Line', '{H} Under the Flowerpot', 'A Letter the Length of a Night', 'Lettuce, Boots, Watering Can'],
  want: [
    {
      id: 'a-secret-supper',
      A: 'partner',
      paragraphs: [
        '{H} was a slug, in a brown blanket, with two spoons for the long eyes. Wherever a slug creeps, it leaves a silver trail. That was a ball of white wool, and it unrolled behind. {A} was a gardener, and had one lettuce.',
        'In the night the slug ate a hole in the lettuce, and crept home under its flowerpot. That was a washing-up bowl. “Nobody must know,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'found-every-morning',
      A: 'partner',
      paragraphs: [
        'In the morning {A} lifted the pot. “Aha,” said {A}, “a slug.” The next night the slug took another way, behind two boots and round the watering can. “Aha,” said {A} in the morning.',
        'The third night {H} tried it on tiptoe. But a slug has just one foot, as long as itself, and no toes. It held its breath instead. The pot was lifted all the same.'
      ]
    },
    {
      id: 'eyes-in-and-out',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A slug has its eyes on stalks. If you touch one, it rolls in like the finger of a glove. {A} tapped on the left spoon, and it was gone under the blanket. “It’ll be out in a moment,” said the slug.',
        'First there was nothing. Then there was a tip, and after that the whole spoon. It looked at {A} for a long time. The right one stayed out the whole time, to see what the other was up to.'
      ]
    },
    {
      id: 'no-backward',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“You’re on my foot,” said {A}. “I know,” said the slug. “I’m on my way down.” A slug can’t go backwards. It has to go on until it’s over. {A} stood and waited, first with the toes, and then with the heel.',
        '“You might have gone round,” said {A}. “I saw it too late,” said the slug. “It was Tuesday, then.” When the end of the blanket had passed, {A}’s slipper was quite clean.'
      ]
    },
    {
      id: 'a-hole-to-breathe',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Where do you breathe?” asked {A}. “On the right,” said the slug. It has a round hole there, behind the neck, and it opens and shuts. {A} stuck a doughnut-shaped bit of paper on the blanket. “Like that?”',
        '{A} laid an ear to it and listened. “It’s snoring,” said {A}. “I’m awake,” said the slug. “It’s just that side that’s tired.”'
      ]
    },
    {
      id: 'thousands-of-teeth',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Show me your teeth,” said {A}. A slug has thousands. They sit on its tongue, in rows, like a nail file. It doesn’t bite a leaf. It rubs it away. {H} held a comb under the blanket, and ran it over a cracker.',
        'There was a rasping noise, and a little dust. “How often do you clean them?” asked {A}. “When they’re worn, there are new ones behind,” said the slug. “It’s a good thing. I’ve got only the one foot to brush with.”'
      ]
    },
    {
      id: 'over-the-brush',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The gardener laid something prickly round the lettuce. It was a hairbrush. “Now you can’t get over,” said {A}. The slug put out its foot, with slime under it. It went over the bristles like butter over toast.',
        '“Doesn’t it prick?” asked {A}. “I can’t feel a thing,” said {H}. “I’m always a little above it.” There was only some wool in the brush afterwards. It looked as if it had combed a very old man.'
      ]
    },
    {
      id: 'the-house-inside',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Where’s your shell?” asked {A}. “Other people have one.” “I’ve got it on the inside,” said the slug. Many slugs have. It’s a small flat bit, like a fingernail, under the skin of the back. {A} felt about on the blanket, and found a button.',
        '“It isn’t much of a house,” said {A}. “But it’s always dry,” said the slug, “and I’ve never yet had to look for the key.”'
      ]
    },
    {
      id: 'rain-is-good',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'It rained. {A} came with the watering can, which was empty, and said “plip” at each hole. Everybody went in, the beetles and the bees. The slug came out. A slug is nearly all water, and likes to meet some more.',
        '“Haven’t you got an umbrella?” asked {A}. “What’s it for?” asked the slug. {A} explained it. The slug listened, with a drop on each eye. “You keep it off?” it said. “All of it?”'
      ]
    },
    {
      id: 'the-yellow-cousin',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“I’ve got a cousin in America,” said the slug. It’s as long as a banana, and as yellow, and has brown spots as well. It lives under tall trees. {H} put a yellow towel over the blanket, and lay quite still in the fruit bowl’s place.',
        '{A} came by, and nearly peeled it. “This one’s still awake,” said {A}, and took a pear.'
      ]
    },
    {
      id: 'thin-under-the-door',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'In the evening the gardener shut the door. For a slug that’s no reason to stay out. It makes itself long, and as thin as a pencil, and comes in below. {H} lay down flat. One arm went under, as far as the elbow, and felt about.',
        '“Good evening,” said {A}, on the other side, and shook hands. “That’s as thin as I go,” said the slug. “The rest had a big lunch.”'
      ]
    },
    {
      id: 'pet-and-the-wool',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Wool that moves is of interest. {A} followed the trail to the watering can, and round it, and then it came round once more. Now the trail led to {A}, and {A} was in the middle of it.',
        '“That wasn’t me,” said the slug. It crept along its own line, and undid it, loop by loop. When the last one came off, {A} was asleep in it, and had been the full stop.'
      ]
    },
    {
      id: 'elder-lines',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My aunt always knew when I’d been at the jam,” said {S} to the slug. “I washed the spoon, and I smoothed it over. She only had to look at the door.” “What was on it?” asked {A}.',
        '“A thumb,” said {S}, “at just my height. It was there so long that we measured me by it.” {A} looked at the wool behind the blanket, and drew it in a little.'
      ]
    },
    {
      id: 'child-small-slug',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a small slug, and came along behind. “You can use mine,” said {A}. A slug saves its strength if it creeps on a trail that’s there already. {S} lay down on the wool and slid. It went twice as fast as in front.',
        'So the small slug ran into the big one, with all its eyes. “Are we there?” asked {S}. “You’re there,” said {A}. “I’m still going.”'
      ]
    },
    {
      id: 'baby-under-the-pot',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'The flowerpot moved. It slid over the rug, bumped into a boot, and turned round. The slug watched it with its left eye, for it was not in there itself.',
        'At the edge there were five fingers, and then {A} looked out. {A} had no trail behind, or only a damp one. “You can have it till evening,” said the slug.'
      ]
    },
    {
      id: 'read-aloud',
      A: 'partner',
      paragraphs: [
        '“How do you always know?” asked the slug. {A} pointed at the wool. It ran from the lettuce right up to the pot. “I need that,” said {H}. “I’d be stuck without it.” “But anybody can read it,” said {A}. “Lettuce. Boots. Watering can. Bed.”',
        'The slug turned both its eyes round, and looked along its own line. Nobody had ever read it aloud before. So a slug could write.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-was-a-word',
      A: 'partner',
      paragraphs: [
        'That night {H} did not go anywhere near the lettuce. The slug crept straight ahead, and turned, and made a loop, until the sky went grey. In the morning {A} followed the wool on hands and knees, down and up and round. It led to nothing.',
        'Then {A} stood up and looked at it from above. It was a word, as long as the rug. It said “leaf”. “It’s a bit shaky in the middle,” said the slug under the pot. “There was a slipper.”'
      ]
    },
    {
      id: 'an-order',
      A: 'partner',
      paragraphs: [
        '{A} went and picked a leaf, since it was in writing, and laid it beside the pot. The slug ate it at home, with its foot tucked in. “You could have told me on Monday,” said {A}. “I was still on the L,” said {H}.',
        'For the next day it wanted cucumber. They worked out that it would take until the weekend. So it stayed at leaf. {A} took the other end of the wool, and put a word below. It was “night”, and the slug read it slowly, with one eye and then with the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} grew beside the lettuce, as radishes.',
      '{names} crept a little, with more feet than a slug.',
      { text: '{names} held the wool, and let it run.', needs: ['hands'] },
      { text: '{names} bent the lettuce, so that its good side showed.', needs: ['hands'] }
    ],
    way: [
      '{names} took the way round the watering can too.',
      '{names} peeped under the pot, and there were two spoons.',
      { text: '{names} lifted the line over both boots.', needs: ['hands'] },
      { text: '{names} rubbed the edge of the pot clean.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along the word, from the left to the right.',
      '{names} settled in the loop of the last letter.',
      { text: '{names} traced the word with one finger in the air.', needs: ['hands'] },
      { text: '{names} put a dot where it was wanted.', needs: ['hands'] }
    ]
  },
  bed: [
    'The letter was rolled up into a ball, from the last word to the first. The flowerpot went back to the sink.',
    '{H} washed the foot, the whole length of it. Then the slug crept up the bed and under the blanket, and did not have to turn round.'
  ],
  last: [
    'First the left eye rolled in, and then the right, and {H} was asleep.',
    'The trail ended at the pillow, and anybody could read it, and {H} was asleep.'
  ]
})
