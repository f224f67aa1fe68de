import { wishPlot } from '../wish-plot.ts'
import { NOT_ABOUT_ANYBODY, OTHER_STORIES } from './grandma.ts'
import { NOT_OF_A_PARENT } from './of-a-parent.ts'

/** Told with the father whom the wish names, who is {A}. */
export const dad = wishPlot({
  id: 'wish-dad',
  star: 'kin',
  starIsHere: true,
  nothingElse: true,
  wishes: ['dad', 'daddy', 'dada', 'papa', 'pappa', 'father', 'baba', 'appa', 'bit of dad', 'bit of daddy', 'bit like dad'],
  answers: ['my', 'our', 'her', 'his', 'the', 'best', 'love', 'loves', 'loving', 'funny', 'silly', 'lovely', 'being', 'just', 'like', 'same', 'daughter', 'son', 'with', 'time', 'fun'],
  except: [...NOT_ABOUT_ANYBODY, ...OTHER_STORIES, ...NOT_OF_A_PARENT, 'back', 'mum', 'mummy', 'mother'],
  company: ['baker', 'kettle', 'fridge', 'square', 'stool', 'tape measure', 'shoe', 'ladle'],
  about: 'The hero looks for the bit that is just like Dad and cannot measure it, because it is what they both do, and some of it went the other way.',
  titles: ['The Noise for Sitting Down', 'Over the Dark Square', '{H} and the Tape Measure', 'Right Then', 'Which Way It Went'],
  want: [
    {
      id: 'all-over',
      A: 'partner',
      paragraphs: [
        'The baker had looked at {H}, and laughed. “That’s {A} all over,” said the baker. {H} wanted to know which bit.',
        'So {H} got out the tape measure. “Keep still,” said {H}. “Somewhere on me there’s a bit of {A}, and I’ve got to find it.” {A} kept as still as a wardrobe.'
      ]
    }
  ],
  way: [
    {
      id: 'too-big',
      A: 'partner',
      paragraphs: [
        'They laid hand on hand. {H}’s stopped at the second knuckle. {H} stood in {A}’s shoe with both feet, and there was room for a third. {A}’s hat came down to {H}’s chin.',
        '“It can’t be the hands, and it can’t be the head,” said {H}, out of the hat. “There’s too much of you.” {A} rolled up the tape. On {A} nothing was the right size.'
      ]
    },
    {
      id: 'the-sneeze',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Then there was the sneeze. {A} had a great one, with a run-up, and it made the spoons ring. {H} looked up into the lamp, to try. Three small ones came out, one behind the other.',
        '“They’re not the same at all,” said {H}. “Yours is a door, and mine’s a mouse going through it.” {A} felt another one coming. They both held on to the spoons.'
      ]
    },
    {
      id: 'two-voices',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Say boot,” said {H}, and laid one ear on {A}’s chest. {A} said boot. It hummed in there like a fridge. Then {A} listened at {H}, and {H} said boot as low as it would go.',
        '“That’s a slipper,” said {A}. They tried it down the cardboard tube, and then it was nearly a shoe.'
      ]
    },
    {
      id: 'oof-la',
      A: 'partner',
      paragraphs: [
        'Measuring is hard work, and {H} sat down on the stool. “Oof-la,” said {H}. {A} sat down as well. “Oof-la,” said {A}. They looked at each other.',
        '“That’s it,” said {A}. “You measured the bits that keep still. It’s in what you do. You can’t see it, because you’re busy doing it.” {H} got up, and sat down again. “Oof-la.” It really was a bit of {A}.'
      ]
    },
    {
      id: 'pockets',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} emptied both pockets on to the table. There was a bus ticket, a screw, a button and half a pencil. Then it was {H}’s turn. Out came a ticket, a button, and quite a good screw.',
        '“Where do you get your screws?” asked {A}. “On the pavement,” said {H}. “So do I,” said {A}. They laid the two side by side, and the table looked like a very small shop.'
      ]
    },
    {
      id: 'pat-pat-pat',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} never knew where the keys were. {A} patted the chest, then both sides, and then the back, and looked up at the ceiling. Pat, pat, pat, and a look. The keys hung in the door.',
        '{H} did it as well, without any keys. First the chest, then both sides, then the back. “You’ve forgotten the ceiling,” said {A}. {H} looked up. “They’re not there either,” said {H}.'
      ]
    },
    {
      id: 'the-tongue',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A screw was loose on the ladle. {A} turned it with a coin, and out came the tip of {A}’s tongue, on the left. “That’s so that the screw goes in straight,” said {A}. {H} only stood and watched, but {H}’s tongue was out too.',
        '“Yours is on the left as well,” said {A}. {H} tried it on the right. It felt like wearing the wrong shoe. The screw turned round once, by itself.'
      ]
    },
    {
      id: 'three-strips',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} made toast, and cut it in three, the long way. “Other people get two halves,” said {H}. “I told them that’s not how toast goes.” {A} looked at the toast. “I’ve always done it so,” said {A}. “I had a narrow egg cup.”',
        'So far {H} had thought that it came that way out of the loaf. They ate the outer ones first, and then both of them looked at the middle.'
      ]
    },
    {
      id: 'all-in-one-go',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The cushions had to go back to the sofa. {A} took five at once, and one under the chin. {A} never went twice for anything. {A} could see nothing, and walked into the lamp, and said sorry to it.',
        'Behind {A} went a second heap, with feet. It had a cushion under the chin as well. “You could have gone twice,” said {A}. “So could you,” said the heap.'
      ]
    },
    {
      id: 'pom-pom',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{A} sang while the kettle boiled. “Over the sea with a pom and a pom, and nothing but pom for me.” Where {A} didn’t know the words, there was always pom. {H} joined in, and had it all right, down to the last pom.',
        '“What are the real words?” asked {A}. “Those are,” said {H}. That was how it went. {H} had taught it to a whole bus.'
      ]
    },
    {
      id: 'before-the-end',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What’s brown and sticky?” asked {A}. {H} had heard it every Sunday. “A stick,” they both said. But {A} had begun to laugh at “brown”, and so had {H}.',
        '“You laugh before it’s finished,” said {A}. “I have to,” said {H}. “I know what’s coming.” They did it again and tried to be serious. {A} got as far as “What’s”.'
      ]
    },
    {
      id: 'the-pet-and-the-slippers',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} shuffled along the hall in the big slippers. {A} knew that sound. It was the sound of supper. {A} looked at the slippers, and then further up, and there was only {H}.',
        'But slippers were slippers. {A} went on looking at them. {H} could think of nothing else, and got out a bit of supper.'
      ]
    },
    {
      id: 'the-elder-heard-it',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Oof-la,” said {S}. “We had one of those. My father said hup-sa, to his boots. I never meant to have it.” Then {S} lifted the teapot. “Hup-sa,” said {S}, and did not notice.',
        '“You’ve got it now,” said {A}. {S} put the teapot down, and picked it up once more, with both lips shut. You could hear it in there all the same.'
      ]
    },
    {
      id: 'the-child-has-one',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to have a bit of somebody too. {A} watched {S} for a time, as you watch a bird. {S} scratched the left ear with the right hand, all the way over the top.',
        '“Who does that?” asked {A}. They thought of everybody they knew. It was nobody’s. “Then you’re where it starts,” said {A}. {S} walked off very carefully, so as not to spill it.'
      ]
    },
    {
      id: 'the-baby-half',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} sat down, all at once, the way {A} always did. Out came a small oo. {H} waited. “La,” said {H}, to help. {A} looked at {H}, and thought about that.',
        '{H} got down on the floor and sat there as well. “Oof-la,” said {H}. Out came another oo. It comes in two halves, and so far {A} had the front one.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-dark-square',
      A: 'partner',
      paragraphs: [
        'Now {H} went along behind {A}, to find some more. “Right then,” said {A}, and slapped both knees. {H}’s hands had done it too, by themselves. Then {A} went to the fridge. In front of it the floor had one dark square. {A} hopped over it, with the milk.',
        '“I do that too!” said {H}. “It’s another bit that I’ve got from you.” “No,” said {A}. “I’ve got that bit from you. When you were smaller, it was a pond. You said that I’d get wet.”'
      ]
    },
    {
      id: 'wibble',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Is there anything else that you’ve got from me?” asked {H}. {A} thought. “I say wibble for jelly,” said {A}. “I asked for it in a shop. It had to be looked up.”',
        '“And what did they give you?” “Jelly,” said {A}. “The girl at the till says it now.” So it was on its way through the town. Only the two of them knew where it had started.'
      ]
    },
    {
      id: 'the-scarf',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '{A} showed how {A} put on a scarf. Twice round it went, and then the end was tucked in with a growl. “Why do you growl?” asked {H}. “It doesn’t hold otherwise,” said {A}. “You told me so.”',
        '{H} had quite forgotten that, and tied one on. Without the growl it came undone. With the growl it held. It had been a good idea, at whatever age.'
      ]
    },
    {
      id: 'hops-at-the-stop',
      A: 'partner',
      paragraphs: [
        '“Do you hop when I’m not there?” asked {H}. “Always,” said {A}. “There’s a dark one at the bus stop. On Tuesday I hopped it with an umbrella, and a man asked who had taught me.” “Me,” said {H}.',
        'So the man at the stop could have said, “That’s {H} all over.” They took the milk back across the pond, and hopped at the same moment. Then they sat down. “Oof-la,” they said, and nobody could have told you which was whose.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked {H} all over, to find the bit.',
      '{names} kept still too, in case of measuring.',
      { text: '{names} held the other end of the tape measure.', needs: ['hands'] },
      { text: '{names} wrote down a hand and a shoe, in centimetres.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down, and everybody listened.',
      '{names} tried out the stool for noises.',
      { text: '{names} put the hat back on its hook.', needs: ['hands'] },
      { text: '{names} felt both knees, to find out what they would say.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the pond, by the dry way.',
      '{names} tried the dark square, and stayed dry.',
      { text: '{names} held the door of the fridge on the far shore.', needs: ['hands'] },
      { text: '{names} wiped up the bit of milk that had hopped too far.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tape measure went back in its drawer, and the shoe stood beside the other one again.',
    '“Right then,” said somebody, and two hands slapped two knees. {H} washed, and lay down, and the bed got an “oof-la” as well.'
  ],
  last: [
    'In the kitchen somebody hopped, all alone and with a glass of water, and {H} was asleep.',
    '“Oof-la,” said an armchair in the next room, or whoever was in it, and {H} slept.'
  ]
})
