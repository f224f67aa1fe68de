import { wishPlot } from '../wish-plot.ts'

const JELLY = ['jelly', 'jello']

export const rabbitThatRan = wishPlot({
  id: 'wish-rabbit-that-ran',
  beginsElsewhere: true,
  wishes: [
    'the jelly that did not set and was drunk through straws',
    ...JELLY.flatMap((jelly) => [`${jelly} did not set`, `${jelly} didn’t set`, `${jelly} wouldn’t set`, `${jelly} never set`, `${jelly} won’t set`, `${jelly} hasn’t set`, `${jelly} forgot to set`, `drank ${jelly} with straws`, `drinking ${jelly} with a straw`, `${jelly} through a straw`, `runny ${jelly}`, `${jelly} stayed runny`, `${jelly} too watery`, `${jelly} turned out liquid`, `${jelly} stayed liquid`, `drank the ${jelly}`]),
    'jell-o did not set', 'jell-o didn’t set', 'runny jell-o', 'gelatin did not set', 'gelatin didn’t set', 'runny gelatin', 'jelly you can drink', 'drinkable jelly', 'jelly went wrong so we drank it with straws', 'jelly turned into soup', 'jelly ran off the plate', 'jelly rabbit ran off the plate', 'jelly rabbit did not set', 'jelly flopped'
  ],
  answers: ['jelly', 'jello', 'jell-o', 'gelatin', 'did', 'didn’t', 'not', 'wouldn’t', 'would', 'never', 'won’t', 'hasn’t', 'set', 'setting', 'drunk', 'drank', 'drink', 'drinking', 'through', 'with', 'straw', 'straws', 'bendy', 'curly', 'paper', 'runny', 'liquid', 'watery', 'soup', 'juice', 'sauce', 'puddle', 'ran', 'off', 'plate', 'wobble', 'wobbly', 'mould', 'mold', 'rabbit', 'bunny', 'shape', 'bowl', 'glass', 'glasses', 'cup', 'cups', 'spoon', 'fridge', 'party', 'birthday', 'tea', 'pudding', 'dessert', 'friends', 'cousins', 'family', 'grandma', 'granny', 'nana', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'made', 'making', 'make', 'red', 'green', 'orange', 'strawberry', 'raspberry', 'lime', 'ice', 'cream', 'pineapple', 'hot', 'day', 'today', 'yesterday', 'sunday', 'so', 'we', 'they', 'it', 'and', 'was', 'just', 'anyway', 'instead', 'all', 'everybody', 'everyone', 'the', 'our', 'my', 'that', 'funny', 'laughed', 'forgot', 'went', 'wrong', 'flopped', 'too', 'stayed', 'turned', 'out', 'slurped', 'slurping', 'story', 'about'],
  except: ['fish', 'jellyfish', 'bean', 'beans', 'baby', 'babies', 'peanut', 'butter', 'sandwich', 'toast', 'jam', 'bear', 'bears', 'hospital', 'operation', 'tonsils', 'sick', 'poorly', 'ill', 'allergic', 'allergy', 'monster', 'castle', 'knees', 'legs', 'brain', 'sting', 'dropped', 'melted', 'alien', 'aliens', 'slime', 'turtle', 'sea', 'died', 'choked', 'petroleum', 'sweets'],
  moods: ['waiting', 'losing', 'learning'],
  fed: true,
  company: ['jelly', 'rabbit', 'mould', 'plate', 'ears', 'straw', 'straws', 'fridge', 'spoon', 'bowl', 'jug', 'door', 'glass', 'puddle', 'edge', 'bend', 'tummy', 'left', 'right', 'word', 'drawer', 'noise'],
  about: 'The jelly rabbit did not set and lies down on the plate, and no waiting helps, until it is poured from one dish to another: it can be anything as long as it is in something, and a straw is something, too.',
  titles: ['The Rabbit That Ran', 'Ears Last', 'It Has to Be in Something', '{H} and the Lying-Down Rabbit', 'Jelly Round the Corner'],
  want: [
    {
      id: 'as-long-as-rabbit',
      A: 'partner',
      paragraphs: [
        'The jelly did not set. {H} turned the rabbit mould over, with {A} to hold the plate. For as long as it takes to say “rabbit”, there stood a red one. It even had its ears up. Then it lay down, and ran to the edge.',
        '{H} had a spoon ready in each hand, one for each ear. “It’s soup,” said {A}. “It’s a rabbit,” said {H}. “It just isn’t finished yet.”'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-looks',
      A: 'partner',
      paragraphs: [
        '{H} poured it all back into the mould, and put it in the fridge. “And nobody’s to look,” said {H}. They sat down on a cushion in front of the fridge, and nobody looked, for one whole hour.',
        'Then {H} turned the mould over again. “Rab,” said {H}, and that was it. This time it had not even stood for the whole word. {H} tried a spoon. It came up red, and the red ran off on both sides.'
      ]
    },
    {
      id: 'eleven-times',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did you look at it, last night?” asked {A}. “Only quickly,” said {H}. It turned out that {H} had looked in after supper, and again after every story. And once {H} had come with a torch, to tell it that everything was all right.',
        'It came to eleven times. “Would you set, with a torch in your face?” asked {A}. {H} thought about it honestly. “I’d pretend to,” said {H}, “until the door was shut.” That was just how the rabbit had done it.'
      ]
    },
    {
      id: 'butter-explains',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it doesn’t know how,” said {A}. So they poured it back, to show it what else there was in the fridge. There was butter, which stood very straight. There was half a pudding that held its edge, though somebody had been at it with a spoon.',
        '{H} put the mould between the butter and the pudding. Then they shut the door, so that the butter could explain. A fridge hums when something is being explained. After a time {A} looked in. The jelly was no firmer. But the butter had got a bit softer.'
      ]
    },
    {
      id: 'carrying-the-plate',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The plate had to go from the table to the window, where there was more light. {H} took the left side and {A} took the right. As soon as {A} went a bit faster, the rabbit wanted to get off at {H}’s end. Then it turned round, and tried {A}’s.',
        '“Stop!” called {H}. They stopped, and it did not. It went round along the rim, twice, like a rabbit that has heard something. “It’s quicker than we are,” said {A}. They put it back on the table, where it lay down, as flat as ever.'
      ]
    },
    {
      id: 'speaking-to-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Sit up,” said {H} to the plate. Rabbits do, if there is something to sit up for. {H} held a carrot over it, high up, so that it would have to stretch. The puddle did not stretch. But in the middle of it was a carrot, upside down.',
        '“It’s drawn you a carrot,” said {A}. “That’s more than it’s done all day.” {H} moved the carrot to the left, and the other carrot went along. {H} put out a tongue, and down there was a red one. It was not a rabbit, but it paid attention.'
      ]
    },
    {
      id: 'other-with-the-packet',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} found the packet, and smoothed it out. On the front was a jelly with corners, so firm that you could have built with it. On the back there were six small pictures. {A} went through them with one finger. “Hot water,” said {A}. “Stir. Pour. Cold. And then there’s a clock.”',
        '“What does the clock say?” asked {H}. {A} held the packet nearer, and further away. The packet had been torn open just there. “It says half past,” said {A}, “and then comes a hole.” The rabbit must have read it the same way.'
      ]
    },
    {
      id: 'pet-and-the-rabbit',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had heard somebody say “rabbit”, and came at once to see. {A} looked under the table, and behind the door, and had a good look round the bin. There was a smell of raspberry. Nowhere was there a smell of rabbit.',
        '“There,” said {H}, and pointed at the plate. {A} looked at the plate, and then for a long time at {H}. {A} knew what a rabbit was. A rabbit had four feet and a hurry. It did not come out of the kitchen with a spoon in it.'
      ]
    },
    {
      id: 'elder-fish-pudding',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once made a pudding that set too well,” said {S}. “It was a fish. It came out with every scale on, and there it stood. The spoon bent.” “And how did you eat it?” asked {A}. “We didn’t,” said {S}. “We dusted it now and then. For a year it held the kitchen door.”',
        '{A} looked at the rabbit, which could not have held a feather. “Is it still there?” “One hot day it swam off,” said {S}. “All of them do, in the end. Yours is just early.”'
      ]
    },
    {
      id: 'child-lies-down',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to show how it had been, and was the rabbit. {S} stood on the rug, with two hands up for ears. “Rabbit,” said {A}. {S} let the ears go first, and then the knees. Then {S} ran out in all directions, as far as one person can.',
        '“You’re over the edge,” said {A}, and pushed back a foot. {S} lay there and was soup. It was very comfortable. “I’m not setting either,” said {S} from below. “I don’t know why anybody would.”'
      ]
    },
    {
      id: 'good-at-being',
      A: 'partner',
      paragraphs: [
        'To save the tablecloth, {A} tipped the jelly into a bowl. There it was round. {H} poured it into a tall glass, and it was tall. In the long dish it was long, and had corners.'
      ]
    },
    {
      id: 'in-something',
      A: 'partner',
      paragraphs: [
        '“Look at that,” said {A}. “It can be anything. In the mould it’s a rabbit, down to the last whisker. It just has to be in something.” “But I can’t eat a mould,” said {H}.',
        'So {A} looked through the drawer for something that you can put in your mouth. There was a ladle, and a funnel, and a bendy straw. They both looked at the straw. “That’s something,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        '{H} poured it into the glass once more, put in the straw, and sucked. Up came a jelly as thin as a worm and as long as the straw. At the bend it went round the corner. “No jelly that’s set could do that,” said {A}.'
      ]
    },
    {
      id: 'one-with-a-loop',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the back of the drawer was a birthday straw, with two loops in it. {H} sucked very slowly. The jelly went up, and over the top, and down again. It stood on its head for a moment, and went on. “Once more,” said {A}, with one eye close up.',
        'It went round backwards too, if you stopped sucking. {H} let it go up the loop and down the loop, until it was quite giddy. “It’s running,” said {H}. “It’s a rabbit after all.”'
      ]
    },
    {
      id: 'two-straws-in-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} put one straw into another, and a third one into that. Now it went from the glass to the sofa. {H} sat down at the far end, and sucked. “Is it coming?” called {H} out of one side of the mouth. “It’s past the lamp,” called {A}.',
        'You could see it through the paper, like a dark bit that crept. It took its time over the joins. Then it was there, and {H} could say nothing more. No rabbit had ever gone such a long way lying down.'
      ]
    },
    {
      id: 'ears-last',
      A: 'partner',
      paragraphs: [
        'Then {H} poured all of it back into the mould. Now it was a rabbit standing on its head, and everybody got a straw. They drank, and it went down. First the feet were gone, then the tummy, and then the nose. At last there were only the ears.',
        '“You take the left one,” said {H}. It made a noise like a bath with a cold. “And where’s the rabbit now?” asked {A}. {H} hopped twice, and it splashed. “In something,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the plate, and then under it, for the rest.',
      '{names} watched the edge, where the rabbit was thinking of going on.',
      { text: '{names} put a folded cloth round the plate, for a fence.', needs: ['hands'] },
      { text: '{names} held a spoon, and did not know where to begin.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the fridge, where nothing seemed to be setting.',
      '{names} came close to see what it was now.',
      { text: '{names} fetched a cup with a handle, and in that it was a cup.', needs: ['hands'] },
      { text: '{names} caught a drop that was already on its way to the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked on from close by, until there were only ears.',
      '{names} waited for the noise at the end, and it came.',
      { text: '{names} bent a straw, and let the jelly go round the corner.', needs: ['hands'] },
      { text: '{names} held the mould straight, so that the nose went last but one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mould was rinsed, and stood on the rack. It was a rabbit still, with nothing in it.',
    '{H} washed and brushed, and was poured into bed. It had a hollow in just the right shape.'
  ],
  last: [
    'The jelly lay quite still, in the shape of somebody in bed, and {H} was asleep.',
    'Under the blanket something had set at last, and {H} was asleep.'
  ]
})
