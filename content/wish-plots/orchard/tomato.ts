import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const tomato = wishPlot({
  id: 'wish-tomato',
  wishes: ['tomato', 'tomatoes', 'tomatos', 'tomatoe', 'tomatto', 'tomattoes', 'plum tomato', 'plum tomatoes', 'red tomato', 'little tomatoes', 'squirting tomato', 'squirty tomato', 'squirty tomatoes', 'biting a tomato'],
  answers: ['red', 'round', 'little', 'small', 'plum', 'juicy', 'juice', 'squirt', 'squirts', 'squirted', 'squirting', 'squirty', 'splash', 'splashed', 'burst', 'pop', 'pops', 'bite', 'biting', 'bit', 'eat', 'eats', 'eating', 'ate', 'shirt', 'salad', 'pips', 'seeds', 'favourite', 'love', 'loves', 'own', 'six', 'first', 'funny'],
  except: [...NOT_SERVED, 'sauce', 'ketchup', 'soup', 'pizza', 'pasta', 'spaghetti', 'cherry', 'grow', 'grows', 'growing', 'grew', 'plant', 'plants', 'planting', 'planted', 'pot', 'pots', 'seedling', 'greenhouse', 'ripen', 'ripening', 'green', 'pick', 'picking', 'picked', 'garden', 'allotment', 'frog', 'fight', 'festival', 'tomatina', 'cut', 'cutting', 'knife', 'chop', 'chopping', 'sandwich', 'beans', 'toast', 'talking', 'singing', 'dancing', 'killer', 'attack', 'lost', 'made', 'frogs', 'face', 'cheeks', 'bargaining', 'bargain', 'bargained', 'haggling', 'haggled'],
  moods: ['first', 'learning', 'proud'],
  fed: true,
  company: ['tomatoes', 'tomato', 'umbrella', 'shirt', 'star'],
  about: 'Whenever the hero bites a tomato it squirts over the partner’s clean shirt, even round the corner, until they find out where it has its door.',
  titles: ['It Aims', 'The Tomato’s Front Door', '{H} and the Clean Shirt', 'Pfft', 'Under the Umbrella'],
  want: [
    {
      id: 'right-in-the-middle',
      A: 'partner',
      paragraphs: [
        'There were six tomatoes on the table, each of them as big as an egg. {H} wanted to bite one right in the middle. Opposite sat {A}, in the clean shirt. It had to last until tomorrow.',
        '{H} bit. Pfft! The tomato was quite flat all at once. {A} looked down. On the clean shirt there was tomato, with two pips in it. “It aimed,” said {A}. “It didn’t,” said {H}. “I’ll do another.”'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        '{A} went and sat at the far end. {H} shut both eyes, so as to aim at nobody. Pfft! It flew over the bread and over the butter. “How does it know where I am?” said {A}, with a pip on one ear.',
        'Then {A} sat behind an umbrella. “Now,” said the umbrella. {H} put a hand in front of it, as well. Pfft! It came out between the fingers, in four directions. One of them was {A}.'
      ]
    },
    {
      id: 'which-bowl',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s a fruit, by rights,” said {A}. “It’s got pips.” So {H} put the fattest one into the fruit bowl, between a pear and a plum. It sat there, and was very red. The pear leaned away from it a little.',
        '“Nobody’s talking to it,” said {H}. They put it with the cucumber instead, and it looked more at home. “It’s a fruit that’s got in with the salad,” said {A}. “That happens.”'
      ]
    },
    {
      id: 'the-spider',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Each tomato had a green star on its head, with five thin arms. {H} pulled one off. On the table it stood up by itself, on its toes. {H} blew, and it ran. “A spider!” cried {A}, and lifted both feet.',
        '“It’s only a hat,” said {H}. It went round the butter and stopped at {A}’s plate. “It’s a hat with legs,” said {A}. They put it back on its tomato, to keep it from going about.'
      ]
    },
    {
      id: 'smells-more',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Shut your eyes,” said {A}, and held something under {H}’s nose. “Tomato,” said {H} at once. But it was only the stalk. {A} held up the next one. “Nothing,” said {H}. “A cold spoon.” And that was the tomato.',
        'They tried it round about. It always smelled of tomato where there was none. “It’s put all its smell outside,” said {A}, “and kept the wet for in there.” {A} looked at the shirt. “At first,” said {A}.'
      ]
    },
    {
      id: 'why-red',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why do tomatoes go red?” asked {A}. “Because of the sun,” said {H}. “No,” said {A}. “They’ve seen the salad dressing.” {A} had to wait for {H}. First there was a silence. Then there was a snort.',
        'They told it to the tomatoes, one after another. Not one of them could go any redder. But the cucumber, which had no sleeves on either, was turned to the wall.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They measured it with spoons, laid end to end. The nearest pip had come down after three. The furthest was eight spoons off, on the calendar. It was sitting on a Thursday. “That’s a record,” said {A}.',
        '“It’s eight and a bit,” said {H}. They drew a ring round the pip, so that nobody would wipe it off. Now it looked as if there was something on, that day.'
      ]
    },
    {
      id: 'with-a-nose',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One of the tomatoes had a nose. It stuck out in front, quite pointed, and a bit to the side. {H} set it down facing the others. “It looks like a teacher,” said {A}. “It looks like somebody who knows where the bus goes,” said {H}.',
        '“I can’t bite that one,” said {H}, “in the middle of its face.” “It would only sneeze,” said {A}, from behind. They set it on the windowsill, where it could see the bus.'
      ]
    },
    {
      id: 'countdown',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You’ve got to give a warning,” said {A}. So {H} counted backwards, with the tomato between the teeth. “Hwee,” said {H}. “Hoo.” At “hoo” {A} ducked under the table. Nothing came. {H} had to breathe in first.',
        '{A} looked out over the edge, to see how far things were. “Hun,” said {H}. Pfft! “You might have told me when it’s one,” said {A}. “I did,” said {H}.'
      ]
    },
    {
      id: 'goalkeeper',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Let me do it,” said {A}. “I’ll keep goal.” {A} stood behind the chair with a saucepan lid, and hopped from one foot to the other. {H} bit. Pfft! {A} threw the lid to the left. The tomato went to the right.',
        '“It looked left first,” said {A}. “I saw it.” There was a streak across the wall, and at the end of it a pip. It ran down slowly, into the goal.'
      ]
    },
    {
      id: 'three-rooms',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the flat half you could see how it had been inside. There were three rooms, with walls between, and each was full of green jelly. In the jelly were the pips, lying about like children on a Sunday.',
        '{H} tried to pick one up. It slid off, and sat down next to the finger. {A} tried it with two fingers, and it shot out and was gone. “Every one’s got a wet coat on,” said {A}. “They don’t want to be met.”'
      ]
    },
    {
      id: 'the-skin',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A bit of red skin had stuck to {H}’s front tooth. “You’ve got something there,” said {A}. {H} felt for it. “No, on the other side. Up. Further up.” {H} looked in a spoon. Everything is the wrong way round in there. {H} took it off a tooth that had none.',
        'Then {H} smiled, to see if it was gone. It had spread. “Leave it,” said {A}. “It suits you. It looks as if you’d had one tooth painted.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had come to see about the noise. A drop hung from the edge of the table, getting longer. {A} sat down underneath and looked up at it. It fell on {A}’s head, and {A} shook.',
        'That sent it further than the tomato had. “Five in one go!” said {H}, and counted the dots. {A} was already waiting for the next drop, a bit more to the left. That was where it landed.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I did that once to a headmaster,” said {S}. “It was at a picnic. He was in the middle of a speech, and I was in the front row.” “Did he stop?” asked {A}. {S} shook with laughing.',
        '“He wiped his glasses, and said that was rain, and would everybody come indoors,” said {S}. “So they all went in. And I sat out there in the sun, with half a tomato.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a tomato now. {S} blew up both cheeks, and held on to them, and stood there with a star on. “Don’t touch me,” said {S} through a very small hole. “I’m full.” {A} came nearer with one finger.',
        'The finger was a long way off yet. But {S} could see it coming, and that was enough. Pfft! {A} wiped one eye. It was a real one, except for the pips.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“At ours they put sugar on,” said {A}. {H} had only heard of salt. So they did one half with each. They shut their eyes and swapped, and tasted again. “This one’s a fruit,” said {H}. “And this one’s a salad.”',
        'The third bit had both on it, by mistake. They chewed for some time. “That one doesn’t know,” said {A}.'
      ]
    },
    {
      id: 'the-door',
      A: 'partner',
      paragraphs: [
        '{A} came out, rather wet, and turned a tomato this way and that. “It’s shut everywhere,” said {A}. “There’s only one place where it’s soft.” That was on top, where it had hung, under the green star. “That’s its front door. You bite the wall, and it all runs out at the door.”',
        '“And where’s the door when I bite?” asked {H}. {A} showed how {H} always held it. The door was in front. It looked straight at {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'door-to-door',
      A: 'partner',
      paragraphs: [
        '{H} took off the star. Then {H} put the door to {H}’s own mouth, as if to drink. {A} went behind the umbrella. {H} bit. It went pfft, but somewhere else. It was cool, and it ran all the way to the back.',
        '{H} chewed. The umbrella trembled. “I’m ready,” said {A}. “You can bite it now.” {H} swallowed. “I have,” said {H}.'
      ]
    },
    {
      id: 'inside-noise',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“I didn’t hear a thing,” said {A}. “I did,” said {H}. “It’s much louder in there.” It was like jumping in a puddle with the door shut. {H} wished that somebody else could have heard it.',
        '{A} laid an ear against {H}’s cheek, to see if any was left. Something gurgled, a good way down. “It’s still going,” said {A}.'
      ]
    },
    {
      id: 'drying-it',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{A} shook out the umbrella, and it rained a little on the bread. Then it was stood in the corner. A pip had got into the folds, and looked out. “It’ll come out the next time it rains,” said {A}.',
        '“Somewhere in town,” said {H}. “And everybody will look up.” They left it in there, to see the world.'
      ]
    },
    {
      id: 'a-pattern',
      A: 'partner',
      paragraphs: [
        '“Let me,” said {A}, and put the last one to {A}’s mouth, door first. “Like thi…” But nobody can say “this” with a mouth that is shut. Pfft! {H} had a pip on the nose, and one in each eyebrow.',
        'They both looked at the clean shirt. There were red spots on it, nicely spread. {H} found a place with none, low down on the left, and put a finger there. Now there was one there too. “Are there shirts with tomatoes on?” asked {H}. “There’s one,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved back from the table, but not far enough.',
      '{names} looked at the tomatoes, and the tomatoes looked harmless.',
      { text: '{names} spread a napkin wide, and held on to it.', needs: ['hands'] },
      { text: '{names} dabbed at the shirt, and made one spot into two.', needs: ['hands'] }
    ],
    way: [
      '{names} got in behind the umbrella as well.',
      '{names} licked up a pip that had gone too far.',
      { text: '{names} wiped the butter, which had only been in the way.', needs: ['hands'] },
      { text: '{names} held up a plate, as knights do.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed down a little longer, in case.',
      '{names} listened hard, and heard somebody swallow.',
      { text: '{names} counted the spots, and then the buttons too.', needs: ['hands'] },
      { text: '{names} shook hands with the umbrella, which had done its best.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was wiped, and the wall, and the butter. The shirt went into a bowl of cold water, and the water turned pink.',
    'Then {H} washed, and took a pip out of one eyebrow. {H} lay down facing the wall, with a shut mouth, and nobody in front.'
  ],
  last: [
    'The star lay on the table on its toes, nothing squirted any more, and {H} was asleep.',
    'Shut all round, with the door to the pillow, {H} was asleep.'
  ]
})
