import { wishPlot } from '../wish-plot.ts'

export const skeletons = wishPlot({
  id: 'wish-skeletons',
  wishes: ['skeleton', 'skeletons', 'skellington', 'skeletton', 'skelington', 'friendly skeleton', 'dancing skeleton', 'funny bones', 'funnybones', 'bones', 'bony', 'halloween skeleton', 'skull', 'skulls', 'skeleton costume'],
  except: ['grandma', 'grandpa', 'granny', 'grandad', 'nana', 'nan', 'mummy', 'daddy', 'mum', 'dad', 'dinosaur', 'dinosaurs', 'museum', 'fossil', 'fossils', 'broken', 'broke', 'dog', 'dogs', 'puppy', 'buried', 'x-ray', 'xray', 'pirate', 'pirates', 'crossbones', 'scared', 'afraid', 'key', 'mammoth', 'why', 'how', 'whale', 'fish', 'odori', 'bon'],
  answers: ['friendly', 'dancing', 'funny', 'little', 'kind', 'halloween', 'costume', 'nice', 'spooky', 'rattle', 'rattling', 'dance', 'bones', 'body', 'skull'],
  company: ['skeleton'],
  about: 'A skeleton made of long cardboard tubes cannot get a biscuit to its mouth, because it has too few bones.',
  titles: ['Somebody in the Room', 'Two Bones Too Few', '{H} Rattles', 'Clack, Said the Knee', 'A Skeleton and a Biscuit'],
  want: [
    {
      id: 'the-biscuit',
      A: 'partner',
      paragraphs: [
        '{H} was a skeleton, with bones of white cardboard on the outside. Down each arm went a long tube from the wrapping paper. It reached from the shoulder to the hand, and when {H} walked, it went clack.',
        '“Hooo,” said the skeleton. On the table lay one biscuit, and it took hold of that. “Don’t you want to eat it?” asked {A}. The skeleton did. But its arm stuck straight out in front, and at the far end was the biscuit.'
      ]
    }
  ],
  way: [
    {
      id: 'too-far',
      A: 'partner',
      paragraphs: [
        '{H} swung the arm up, and the biscuit went past over {H}’s head. {H} laid it down on the table, and came at it with {H}’s mouth. But the legs were tubes as well, and would not bend.',
        '“You’ve got too few bones,” said {A}, and felt along {A}’s own arm. “There’s one down to here, and then an elbow, and then two more. You can’t bend in a bone. You can only bend in between.”'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The skeleton wanted to sit down. It went up to the chair, turned round, and leaned. Then it stood against the chair like a ladder. “You’re not sitting,” said {A}. “I’m sitting at the top,” said the skeleton.',
        '{A} pulled the chair out a little further. Slowly the heels began to slide. The skeleton went down like a tree, and {A} had hold of it under both arms. “Knees,” said {A}, “are a good idea.” “I’ll remember them,” said {H}.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How many have I got?” asked {H}. “Two hundred and six,” said {A}. “But a baby’s got about three hundred.” {H} looked down in alarm. “Where have I lost the rest?”',
        '“They’ve grown together,” said {A}. “You had a head in several pieces.” {H} felt round {H}’s head with both hands. It seemed to be all one now. It was as well that somebody had seen to that.'
      ]
    },
    {
      id: 'ribs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For the ribs they took white ribbons, and {A} tied them round {H}’s jumper. “Twelve on each side,” said {A}. “Count along.” At seven {H} began to giggle. At nine {H} lay on the floor.',
        '“Skeletons aren’t ticklish,” said {A}. “They’ve got nothing to be ticklish with.” “I’m a new one,” said {H}. There were still three to go. They went on very fast.'
      ]
    },
    {
      id: 'funny-bone',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then the skeleton knocked one elbow on the door. “Ow,” it said, and laughed, and said “Ow” once more. It ran down as far as the little finger. “That’s the funny bone,” said {H}.',
        '“It isn’t a bone at all,” said {A}. “It’s only a nerve. It runs along there with no roof over it.” {H} rubbed the place. “Then it should go in,” said {H}. “It isn’t funny, either.”'
      ]
    },
    {
      id: 'hands',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where are most of them?” asked {H}. “In the hands and feet,” said {A}. “That’s more than half of all you’ve got.” They laid a hand beside a hand, and felt for the bones with one finger.',
        'There were three in each finger, and two in the thumb. In the wrist there was a heap, like pebbles in a bag. “It’s so that you can wave,” said {A}. They waved to each other. With a tube on, it would only have been a salute.'
      ]
    },
    {
      id: 'backbone',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Make a cat,” said {A}, and went down on all fours. {H} did it as well, and they both pushed their backs up, and let them sink. There were knobs all the way along. You could walk up them with two fingers.',
        '“They’re like beads,” said {A}, “with a cushion in between. In the evening the cushions are flat. In the morning you’re a bit taller.” “How much?” asked {H}. “As much as a biscuit,” said {A}.'
      ]
    },
    {
      id: 'skull',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A skull laughs all the time, because it can’t shut its lips. {H} practised in front of the mirror. It is hard to be polite like that. “Pleased to meet you,” said {H}, and it came out as “Hleased to heet you.”',
        '“And what do you do for a living?” asked {A}. “I hang in a cuh-hoard,” said the skeleton. {A} asked whether it was dark in there. “Hretty dark,” said the skeleton cheerfully.'
      ]
    },
    {
      id: 'dance',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“All skeletons dance at midnight,” said {A}. It was not midnight, so they did it quietly. {A} played on the ribs of the radiator with a spoon. The skeleton swung its arms to the left, and to the right, and turned like a signpost.',
        'Everything that stood on the shelf leaned back a little. “That was the waltz,” said the skeleton. “What’s the next one?” “The next one’s sitting down,” said {A}, and took the vase away.'
      ]
    },
    {
      id: 'ear-bone',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The biggest one’s up here,” said {A}, and slapped {A}’s own leg. “And the smallest is in your ear. It’s no bigger than a grain of rice.” {H} kept quite still, and put one finger in {H}’s ear, to feel if it was at home.',
        '“What does it do in there?” asked {H}. “It knocks,” said {A}. “If I say something, it knocks on the inside, and then you know.” “Say something,” said {H}. “Rice,” said {A}. It knocked.'
      ]
    },
    {
      id: 'hug-clonk',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Give me a hug,” said {A}, to see what would happen. The skeleton came up with both arms out. One went past {A} on the left, and one on the right, and there they stayed.',
        '“Are you hugging now?” asked {A}. “Yes,” said the skeleton. “Can’t you feel it?” “I can feel a draught,” said {A}. They stood like that for a time. It was more like being parked.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'The skeleton bent down to {A}, as far as it could, which was not at all. {A} looked it up and down. Bones were something that {A} would have had to think about. These smelled of birthdays.',
        '“{A} has got one as well,” said {H}. “A small one, inside.” They looked at {A} from all sides. It fitted so well that nothing showed.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Mine clack by themselves,” said {S}, and stood up, to show it. Clack, said the left knee. “I don’t need any cardboard.” {A} was full of envy. “Do the other one,” said {A}.',
        '“That one only does it before rain,” said {S}. They both listened to it. It was going to stay dry. “When I was your age, they made no noise at all,” said {S}. “It was very dull to get out of a chair.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the skeleton’s little one, and wore a bone in {S}’s hair. “Have you got all your teeth?” asked {A}. {S} showed them. “And are there more behind those?” asked the skeleton.',
        '“They’re still up there,” said {S}, and pointed to {S}’s nose. That was true. The big ones wait in the bone, till it’s their turn. “Then knock,” said {S}. {A} knocked gently on a cheek. Nobody came down yet.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'Of all who were there, {A} had the most bones, and made the least fuss about it. A hundred more than {H} were in there. You could not feel one of them. {A} was as soft as a roll.',
        '“In your knees there’s nothing but gristle,” said {H}. “It’s so that you can fall on them.” {A} put one whole foot into {A}’s mouth, to see if that was true. No skeleton in the world could have done that.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“I know a joke about skeletons,” said {A}. “Why didn’t the skeleton go to the party?” {H} thought, and all the tubes thought with it. “It couldn’t get through the door,” said {H}.',
        '“No,” said {A}. “It had no body to go with.” The skeleton did not laugh. “But it’s got somebody,” it said. “It could have gone with us.” {A} had told that joke a great many times, and nobody had ever thought of that.'
      ]
    },
    {
      id: 'short-ones',
      A: 'partner',
      paragraphs: [
        '{H} went out to the bathroom, clack, clack. {H} came back with a heap of short tubes, out of a great deal of toilet paper. “These have got more in-between,” said {H}.',
        'They took off the long ones. One short one went above each elbow, and one below it. They did it with the legs as well.'
      ]
    }
  ],
  turn: [
    {
      id: 'bends',
      A: 'partner',
      paragraphs: [
        'The skeleton bent its arm. Clack, it went, and there was the biscuit, right in front of its teeth. It took a bite. It knelt, and sat, and scratched its nose. Then it put both arms round {A}, and it rattled.',
        '“There’s another skeleton in this room,” whispered {A}, “a real one.” {H} stood still. “Where?” “Very near.” {H} looked behind the curtain, and under the table. “Nearer,” said {A}.'
      ]
    },
    {
      id: 'growing',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Real ones aren’t dry at all,” said {A}. “They’re alive, and they grow. It happens mostly at night.” “All of them at the same time?” asked {H}. “I should think that they take turns,” said {A}.',
        'The skeleton stretched out one leg, and looked to see how far it went. It would be interesting to know tomorrow. They made a pencil mark on a tube.'
      ]
    },
    {
      id: 'in-you',
      A: 'partner',
      paragraphs: [
        '{A} took {H}’s hand, and they felt for it together. There was one bone in there, and one more, and a knob. {H} knocked on it. “It’s in me!” said {H}. “It’s been in here all the time!”',
        '“It stood up with you this morning,” said {A}, “and it’ll lie down with you tonight.” The skeleton on the outside broke the rest of the biscuit in two. One half was for {A}. The other half was for the one inside.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rattled a bit as well, only more softly.',
      '{names} gazed at the biscuit, which was nobody’s so far.',
      { text: '{names} offered a plate at the far end of the arm.', needs: ['hands'] },
      { text: '{names} tapped on one of the bones, and it said toilet paper.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the legs, which went ahead on their own.',
      '{names} bent in the middle, to show that it works.',
      { text: '{names} moved the biscuit an inch, and then an inch back.', needs: ['hands'] },
      { text: '{names} felt along an arm, and counted as far as the elbow.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed in for a hug as well, and it went clack.',
      '{names} hid under the table, in case the real one came that way.',
      { text: '{names} checked the cupboard for it, and it was only coats.', needs: ['hands'] },
      { text: '{names} tightened a knee that had come loose.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cardboard bones came off, one by one. {H} laid them on a chair in the right order, with the feet at the bottom.',
    'Then {H} washed the other skeleton, as far as you could get at it, and cleaned its teeth. It lay down when {H} lay down, and bent at the knees.'
  ],
  last: [
    'In the bed lay a skeleton, quite still, and all around it slept {H}.',
    'Two hundred and six of them lay there in the warm, and {H} was asleep.'
  ]
})
