import { wishPlot } from '../wish-plot.ts'

export const dinosaurs = wishPlot({
  themes: ['dinosaurs'],
  except: ['fossil', 'fossils', 'hen', 'hens', 'chicken', 'chickens', 'goose', 'geese', 'duck', 'ducks', 'swan', 'turkey', 'lays', 'laid'],
  moods: ['waiting'],
  company: ['cow', 'pigeon'],
  about: 'The hero looks for a real dinosaur before bed, and finds out that the roof is full of them.',
  titles: ['Crumbs for a Dinosaur', 'Three Toes in the Flour', '{H} Looks for a Dinosaur', 'Not One Left', 'It Did Not Want the Cow'],
  want: [
    {
      id: 'a-real-one',
      A: 'partner',
      paragraphs: [
        '{H} wanted to see a dinosaur. Pictures would not do, and nor would bones. It had to move, and it had to be today.',
        '“There aren’t any left,” said {A}. “Not for sixty-six million years.” “Has anybody looked?” asked {H}. “Not in here,” said {A}.',
        '“What does it look like?” asked {H}. “So that I’ll know it when it comes.” “Three toes in front,” said {A}. “Dinosaurs came out of eggs, and some had feathers. And they looked at you sideways.” {A} turned and looked at {H} with one eye.'
      ]
    },
    {
      id: 'were-there-any',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{A} turned to {S}, who had been about for longest. “But when you were little, there were dinosaurs then?”',
        '“Oh, hundreds,” said {S}. “You couldn’t eat a bun outside.” {A} looked at {S} to see if it was a joke. But {S} had already gone back to the crossword, and only one corner of the mouth had moved.'
      ]
    }
  ],
  way: [
    {
      id: 'plant-and-cow',
      A: 'partner',
      paragraphs: [
        'First there had to be something to eat. {H} put the pot plant in the middle of the floor. In case it was a meat-eater, {H} stood a plastic cow beside it. Then they hid behind the sofa.',
        'They waited for a long time. A leaf fell off the plant. “It’s coming,” whispered {H}. But it was only the leaf.'
      ]
    },
    {
      id: 'fridge',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Then there was a rumble, low and long. They both heard it. {H} took hold of {A}, and they went towards the kitchen on tiptoe.',
        'It was a big dinosaur. It was white, and it stood against the wall and shook a little. {H} opened its door. The light went on, and the dinosaur stopped at once. “It’s only the fridge,” said {A}. “I know that,” said {H}. “I wanted to be sure.”'
      ]
    },
    {
      id: 'long-neck',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“A long-necked one could be hiding anywhere,” said {H}. “No,” said {A}, “I’ll show you.” {A} put a spoon on the kitchen floor. “That’s its nose.”',
        'They walked its whole length in big steps. The neck went through the kitchen, and the back went through the wall. When they came to the door the tail had not even begun. “It would be out in the street,” said {A}, “and the bus would be waiting for it.” {H} picked up the nose and put it back in the drawer.'
      ]
    },
    {
      id: 'short-arms',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What if it’s a T-rex?” said {H}. “It has such short arms. It can’t reach the plant.” They both tried it, with their elbows tight against their sides.',
        '{A} took a biscuit and could not get it to {A}’s mouth. {H} bent down to help, and could not get there either. In the end {H} held it out, and {A} bit off half. “They must have eaten in twos,” said {H}.'
      ]
    },
    {
      id: 'curled-up',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Where is it going to sleep?” asked {H}. “They dug one up that was still asleep,” said {A}. “It was all curled up, with its nose under its arm.” So they made a nest on the sofa, to try it out.',
        '{A} curled up, nose under one arm. “It’s quite good,” said {A}, as if from inside a sleeve. “You breathe in, and there you are. It’s like being at home.” {H} waited for {A} to come out. “It’s my dinosaur’s bed,” said {H}. “Only another minute,” said the sleeve.'
      ]
    },
    {
      id: 'right-size',
      A: 'partner',
      paragraphs: [
        '“We’re waiting for the wrong size,” said {A}. “A big one would never get through the door. But some dinosaurs were no bigger than a hen.” They both looked at the window.',
        'It opened just as far as a hand would go. {H} shook flour along the ledge, to see who had been there. {A} put toast crumbs in the middle, and {H} put the cow.'
      ]
    },
    {
      id: 'the-call',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“I’ll call it,” said {H}, and roared. It was a good roar. Next door, a chair was pushed back.',
        '“Nobody knows if they roared,” said {A}. “Perhaps they hummed with their mouths shut.” So they shut their mouths, blew out their cheeks and hummed. Oo, it went, oo-roo. {H} stopped. “That doesn’t sound like a dinosaur,” said {H}. “That sounds like the mornings here.”'
      ]
    },
    {
      id: 'digging',
      A: 'same',
      spare: 6,
      paragraphs: [
        'While they waited they dug for bones, down the side of the sofa. {H} had a spoon for it, and {A} had a paintbrush for the dust.',
        'They found a coin, and a raisin that was very old indeed. Under the raisin lay something long, with many teeth. {A} brushed it clean from one end to the other. “It’s a jaw,” said {H}. “It’s my comb,” said {A}. “It can be both,” said {H}, and dug on.'
      ]
    },
    {
      id: 'its-name',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The dinosaur would need a name, and dinosaurs have long ones. “Windowsaurus,” said {H}. “But what if it’s shy? Then nobody should shout it.” “You could whisper a short one,” said {A}.',
        '{H} tried a few in a whisper. Rex was too sharp, and Spike was not kind. “Toast,” said {H} at last. “It’ll come if I say toast. I would.”'
      ]
    },
    {
      id: 'the-guard',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Somebody had to watch the pot plant as well, and {H} asked {A}. “If a dinosaur comes, don’t eat it,” said {H}. “And if it’s big, don’t let it eat you.”',
        '{A} gave the plant one look and then looked at {H}. That was the end of the watching. “Nothing to report?” asked {H} a little later. There was nothing to report. {A} had seen no dinosaur, and had not been looking.'
      ]
    },
    {
      id: 'the-egg',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} got under a blanket, pulled it in all round and was an egg. “You have to keep me warm,” said the egg. So {A} sat down against it and waited.',
        '“How long does it take?” asked {A}. “Months,” said the egg. Then it was quiet. “It’s hot in here,” said the egg, and hatched.'
      ]
    }
  ],
  turn: [
    {
      id: 'three-toes',
      A: 'partner',
      paragraphs: [
        'When they looked again there were footprints in the flour. They went once round the cow, and at the end of them stood a pigeon, eating toast.',
        '“It’s only a pigeon,” said {A}. “I’m sorry.” But {H} did not move. The pigeon turned its head and looked at {H} with one eye.',
        '“Three toes,” said {H}, very quietly. “Feathers. And what do pigeons come out of?” “Eggs,” said {A}, and looked at the pigeon for a while. “They say that some dinosaurs got away, the ones that could fly.” “You said there were none left,” said {H}. “I did,” said {A}. “I hadn’t looked.”'
      ]
    },
    {
      id: 'breakfast',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} had another thought, and it was a big one. “Is a hen a dinosaur too?” “It must be,” said {A}. “It has the feet.” They went and opened the egg box. There lay four of them, side by side.',
        '“Those are dinosaur eggs,” said {H}. “And what did I have on toast on Sunday?” {A} did not need to say it. {H} put a hand on {H}’s tummy, and was proud of it.'
      ]
    },
    {
      id: 'one-question',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The dinosaur walked up and down on its three toes, and its head went forward at every step. “Ask it something,” whispered {A}.',
        '“Where have you all been?” asked {H}. The dinosaur thought about it. Oo, it went, oo-roo, with its mouth shut. “It says, up here,” said {H}. “It says that people look for the wrong size.” Then it took the biggest crumb, as dinosaurs do.'
      ]
    },
    {
      id: 'the-roof',
      A: 'partner',
      paragraphs: [
        'The pigeon finished the toast. It did not want the cow. It puffed itself up, drew in one foot and shut the eye on their side.',
        'Then {H} looked across the street, and took hold of {A}. All along the roof they sat in a row, with round backs. “Eleven dinosaurs,” said {H}. “And mine is twelve.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in on all fours, but {H} counted the toes.',
      '{names} stretched a very long neck, but {H} knew that neck already.',
      { text: '{names} searched under the sofa, and brought out one sock.', needs: ['hands'] },
      { text: '{names} held the door wide open, in case it was a large one.', needs: ['hands'] }
    ],
    way: [
      '{names} squeezed in behind the sofa, on somebody’s foot.',
      '{names} breathed as little as possible, down among the dust.',
      { text: '{names} added a lettuce leaf to the plant, for the look of it.', needs: ['hands'] },
      { text: '{names} spread a blanket over all the feet that stuck out.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as stuffing, so that nothing flew away.',
      '{names} turned sideways as well, and tried it with one eye.',
      { text: '{names} nudged another crumb along the ledge.', needs: ['hands'] },
      { text: '{names} drew the curtain back a little, so that there was room for a tail.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot plant went back to its corner, and the cow, a little floury, to the other animals.',
    'Then {H} washed the flour off all ten fingers. In bed {H} lay on one side, and looked at the window with one eye.'
  ],
  last: [
    'There were twelve dinosaurs asleep out there, and {H} made thirteen.',
    'Then the eye that had watched the window shut too, and all of {H} was asleep.'
  ]
})
