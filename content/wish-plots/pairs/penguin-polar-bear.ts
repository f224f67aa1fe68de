import { wishPlot } from '../wish-plot.ts'

export const penguinPolarBear = wishPlot({
  id: 'wish-penguin-polar-bear',
  wishes: ['penguin polar bear', 'penguins polar bears', 'penguin polar bears', 'penguins polar bear', 'penguin icebear', 'penguin ice bear', 'penguins ice bears', 'pengwin polar bear', 'penguin polar bear cub', 'north pole south pole', 'arctic antarctic'],
  except: ['zoo', 'circus', 'melting', 'hurt', 'died', 'ill', 'sick', 'poorly', 'lost', 'missing', 'without', 'no', 'toy', 'toys', 'santa', 'christmas', 'seal', 'walrus', 'pyjamas'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'ice', 'snow', 'iceberg', 'north', 'south', 'pole', 'arctic', 'antarctic', 'antarctica', 'post', 'letter', 'letters', 'pen', 'pals', 'big', 'little', 'animals', 'meets', 'meet', 'met', 'cold'],
  company: ['penguin', 'polar bear'],
  about: 'A penguin and a polar bear have the whole world between them and nothing of ice gets through the middle, so the penguin posts what does not melt: its foot.',
  titles: ['Post for the Top of the World', 'Thank You for the Water', '{H} Sends a Foot', 'The Far End of the World', 'It Is Night Here'],
  want: [
    {
      id: 'two-ends',
      A: 'partner',
      paragraphs: [
        '{H} was a penguin, and lived at the bottom of the world, by the door. At the top, on a white sheet by the window, lived a polar bear. It was {A}. The whole world was in between, so they wrote.',
        'They had never met, and no penguin ever has met a polar bear. “What are you like?” asked the penguin’s letter. {H} wanted to know that more than anything. “White,” wrote the polar bear. “Come and see.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-snowball',
      A: 'partner',
      paragraphs: [
        'The post was an Arctic tern, and that was a folded paper. Each year it flew from one end to the other and back, as they really do. {H} only had wings for swimming, and could not go. But the penguin sent a bit of home, its best snowball.',
        'The tern flew over the table and past the lamp. It came down in the north with a wet envelope. “Thank you for the water,” wrote {A}. “Here is an icicle.” {H} opened it half a year later. “Thank you for the damp,” wrote the penguin.'
      ]
    },
    {
      id: 'day-and-night',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Good morning,” wrote the penguin. “Here it’s night,” wrote the polar bear. “It’s been night since October. When is it night with you?” The penguin looked out. “In April,” wrote {H}. “Then it stays.”',
        'They found that they had only the one sun between them. When one of them had it, the other had none. “Send it up when you’ve done with it,” wrote {A}. “I’ll try to be quick,” wrote {H}.'
      ]
    },
    {
      id: 'walking',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How do you walk?” asked the next letter. {H} wrote it down with care. “First I lean to the left, and then to the right, and it moves me along. When I’m tired of it I lie on my front, and push.”',
        'In the north somebody tried it. The polar bear leant to the left, and then to the right. It lay down on its front, and pushed. “It was very good,” wrote {A}. “I have stopped at the radiator.”'
      ]
    },
    {
      id: 'black-skin',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I wrote that I’m white,” said the polar bear’s letter. “I’ve had a look, and it’s not so. My skin’s black underneath. And my hairs are hollow, and you can see through them. I only look white, like snow does.”',
        'The penguin read it twice. “I’m black at the back and white in front,” it wrote. “From above I’m sea, and from below I’m sky.” “Then we’re both somebody else,” wrote {A}. {H} was glad that this was cleared up.'
      ]
    },
    {
      id: 'the-egg',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Dear Bear,” wrote the penguin. “I can’t write much. I’ve got an egg on my feet.” It was a rolled-up sock, and {H} stood very still. “The fathers do that. They stand in the dark for nine weeks, all in a heap, and take turns in the middle.”',
        '“Dear Penguin,” wrote {A}, “I’d come and stand on the outside, where the wind is. I’m told that I’m wide.” The penguin kept that one under the egg.'
      ]
    },
    {
      id: 'supper-list',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What do you have for supper?” asked the penguin. “I’d rather not say,” wrote the polar bear. “What do you have?” “Fish.” “How nice. And on Sundays?” “Fish,” wrote {H}.',
        '“I can smell my supper from twenty miles off,” wrote {A}. “It takes me all day to get there.” The penguin thought that over. It only had to fall in. “I’ve put in a sprat,” it wrote. “It may not be fresh.”'
      ]
    },
    {
      id: 'the-tern',
      A: 'other',
      spare: 6,
      paragraphs: [
        'With the next post came {A}, who was the tern, and sat down to rest its wings. “Is it far?” asked {H}. “It’s all right if you like summer,” said {A}. “I have it here, and then I have it there. I haven’t seen a winter since I was an egg.”',
        '“And what does the bear look like?” asked the penguin. “From on top?” said the tern. “Like a bit of ice that’s reading.” It drank a saucer of water, and was off before the ink was dry.'
      ]
    },
    {
      id: 'swimming',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“I could swim to you,” wrote the polar bear. “I once swam for nine days. I do it with my front paws, and steer with the back ones.” It tried it on the sheet, and came as far as the edge of the rug.',
        '“I fly,” wrote {H}, “but only under water.” The penguin showed it, with quick little wings, down in the sea between two chairs. Nobody saw it, for it was all at the wrong end of the world. So it had to be written down too.'
      ]
    },
    {
      id: 'pebble',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'With the next letter there was a clothes button in the envelope. “That’s a pebble,” wrote the penguin. “With us you give it to somebody you like. It’s for a nest. You only have to put it down in front of them.”',
        'The polar bear had no nest. But it had a den in the snow, and put the pebble down at the door. “Now I’ve got a doorstep,” wrote {A}. “I wipe my feet on you.”'
      ]
    },
    {
      id: 'pet-island',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Half way, where it is warm, lay {A}. The post had to go round. “Who lives at the middle of the world?” asked the polar bear. “Somebody without a coat on,” wrote the penguin. “That is, with one, but it doesn’t button.”',
        'They each sent {A} a card. There was no answer. “It can’t read us,” wrote the polar bear. “It’s in a warm place, and we write too cold.”'
      ]
    },
    {
      id: 'elder-letters',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I used to write to somebody across the sea,” said {S}. “It was on blue paper, so thin that you could read both sides at once. It took three weeks.” “And what did you write?” asked {A}.',
        '“What the weather was like,” said {S}. “By the time it came, it was wrong. We knew that. But you could tell from the writing that somebody had been sitting there, and the window was open.”'
      ]
    },
    {
      id: 'small-seal-of-post',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the postmaster, in the middle of the world, and stamped things. “Pom,” went {S} on the penguin’s letter. “It says here, To the Bear, Top of the World. Which way up are you holding it?” {A} had to turn it round.',
        '“That’s better,” said {S}. “Or it goes back to you.” Pom. The postmaster also stamped a slipper and a knee. They were then ready to go, if anybody wanted them.'
      ]
    },
    {
      id: 'baby-chick',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'In the south there was a chick too, and that was {A}. A chick is grey and fluffy, and finds its parents by their voice, among thousands. “Arrk,” said the penguin. {A} turned round at once. “There,” said {H}. “That works.”',
        '“What’s your news?” asked the bear’s letter. {H} held the paper out to the chick. {A} took hold of it and chewed off a corner. “That’s the news,” wrote the penguin, and sent the rest.'
      ]
    },
    {
      id: 'hot-middle',
      A: 'partner',
      paragraphs: [
        'It was {A} who saw why. “It’s the middle,” wrote the polar bear. “It’s hot there. Whatever is made of ice lies down in the envelope. And that’s all we’ve got.” The penguin looked round at ice, and ice. Then {H} looked down.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-foot',
      A: 'partner',
      paragraphs: [
        'There was a foot, and it did not melt. {H} put it on a big sheet of paper, and drew right round it. That went over the table and past the lamp, and arrived quite dry.',
        'The polar bear laid it on the snow. It had never seen so much of anybody. {A} put down one paw on the same sheet, and drew round that. It came back with the next post. Around the small foot there was a very big one. “So that’s what you’re like,” said the penguin.'
      ]
    },
    {
      id: 'ten-toes',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They counted the toes by post. The polar bear had five on each, with fur in between, so as not to slip. The penguin had three in front, and a small one at the side, that did not do much. “What’s the little one for?” asked {A}.',
        '“I think it’s for company,” wrote {H}. After that they always sent greetings to it, at the bottom of the page. It was the only toe in the south that got any.'
      ]
    },
    {
      id: 'lights',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Something green’s hanging in the sky here,” wrote the polar bear. “It moves like a curtain.” The penguin leant back as far as a penguin can. “I’ve got one too,” it wrote. They both have them, at the two ends, and now and then on the same night.',
        '{H} drew the green curtain by the door a little to and fro. At the other end {A} did it too, by the window. Neither could see the other. But it was the same wind.'
      ]
    },
    {
      id: 'how-it-sounds',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“How do you say good night?” asked the penguin. “With a sort of puff,” wrote the polar bear. “It’s hard to spell.” {A} puffed into the envelope, and stuck it down quickly.',
        'The penguin held it to one ear, and opened it, and there was nothing in it. But it was a little warmer than the rest of the south. {H} put in a yawn, and sent it back.'
      ]
    },
    {
      id: 'standing-there',
      A: 'partner',
      paragraphs: [
        '{H} laid the paper down on the ice. Then the penguin put its foot on the small foot, and stood there. All round it was the big one. “I’m in the north now,” wrote {H}, “with one leg.” “I noticed,” wrote {A}. “I moved over.”',
        'In the south it was getting dark, and in the north it was getting light. “Good night,” wrote the penguin. “Good morning,” wrote the polar bear. “I’ll keep the sun for you. It’s only until spring.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went from the south to the north, and nobody noticed.',
      '{names} stretched out about where Africa is.',
      { text: '{names} stuck on stamps, with a fish on every one.', needs: ['hands'] },
      { text: '{names} pulled the white sheet flat, right up to the pole.', needs: ['hands'] }
    ],
    way: [
      '{names} felt a drop come down, halfway round the world.',
      '{names} ducked while the post flew over.',
      { text: '{names} folded the tern again, as one wing hung down.', needs: ['hands'] },
      { text: '{names} dried the envelope on the radiator, which was the equator.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved off the route, so that the post came through.',
      '{names} sat down on a corner of the snow, and left a sort of print.',
      { text: '{names} sharpened the pencil for the big foot.', needs: ['hands'] },
      { text: '{names} carried the tern over the hot part, with dry hands.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} unfolded the tern, and the top of the world went back to the sheets.',
    'The penguin washed, and leant to the left, and then to the right, as far as the pillow. There was room in the big foot for both of its own.'
  ],
  last: [
    'In the south it was night, and {H} was asleep.',
    'At the other end of the world somebody was awake, and kept the sun, and {H} slept.'
  ]
})
