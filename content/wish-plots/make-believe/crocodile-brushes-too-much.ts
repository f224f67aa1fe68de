import { wishPlot } from '../wish-plot.ts'

export const crocodileBrushesTooMuch = wishPlot({
  id: 'wish-crocodile-brushes-too-much',
  wishes: ['crocodile brushes teeth too much', 'crocodile brushes his teeth too much', 'crocodile brushes too much', 'crocodile brushing too much', 'crocodile brushes all day', 'crocodile brushing all day', 'crocodile brushes teeth all day', 'crocodile brushes teeth all night', 'crocodile brushes teeth too long', 'crocodile brushes too long', 'crocodile brushes always teeth', 'crocodile keeps brushing teeth', 'crocodile keeps brushing', 'crocodile stop brushing', 'crocodile stops brushing', 'crocodile can’t stop brushing', 'crocodile never stops brushing', 'crocodile brushes a hundred times', 'crocodile brushes hundred times', 'crocodile ten times teeth', 'crocodile clean teeth proud', 'crocodile proud of teeth', 'crocodile shiny teeth', 'crocodile sparkling teeth', 'crocodile white teeth', 'crocodile shiniest teeth', 'crocodile cleanest teeth', 'crocodile loves brushing teeth', 'crocodile loves brushing', 'crocodile too clean teeth', 'crocodile too much toothpaste', 'crocodile brushes for hours', 'crocodile brushes teeth hours', 'crocodile won’t stop brushing', 'crocodile won’t stop cleaning his teeth', 'crocodile cleans teeth too much', 'crocodile cleans teeth all day', 'vain crocodile teeth', 'crocodile hogs the bathroom', 'crocodile hogs the sink', 'alligator brushes teeth too much', 'alligator brushes too much', 'alligator keeps brushing', 'alligator loves brushing', 'alligator shiny teeth', 'croc brushes teeth too much', 'croc brushes too much', 'croc shiny teeth', 'crocodile very clean teeth', 'crocodile with clean teeth', 'crocodile clean teeth', 'alligator clean teeth'],
  answers: ['crocodile', 'crocodiles', 'croc', 'alligator', 'brush', 'brushes', 'brushed', 'brushing', 'toothbrush', 'toothpaste', 'paste', 'foam', 'mint', 'minty', 'tooth', 'teeth', 'mouth', 'lips', 'smile', 'smiles', 'grin', 'mirror', 'basin', 'sink', 'bathroom', 'bath', 'water', 'river', 'swamp', 'much', 'often', 'long', 'many', 'times', 'hundred', 'sixty', 'hour', 'hours', 'all', 'always', 'never', 'every', 'stop', 'stops', 'stopped', 'can’t', 'won’t', 'keeps', 'kept', 'again', 'clean', 'cleans', 'cleaning', 'cleanest', 'shiny', 'shine', 'shines', 'sparkle', 'sparkling', 'sparkly', 'white', 'pearly', 'proud', 'vain', 'loves', 'likes', 'eat', 'eats', 'hungry', 'supper', 'dinner', 'bed', 'bedtime', 'sleep', 'late', 'day', 'night', 'morning', 'evening', 'week', 'green', 'big', 'little', 'small', 'friendly', 'kind', 'funny', 'silly', 'polite', 'hogs', 'waits', 'waiting', 'nobody', 'so', 'because', 'get', 'gets', 'got', 'into', 'toilet', 'until', 'everybody', 'mum', 'mom', 'dad', 'sister', 'brother', 'friend', 'home', 'house'],
  except: ['dentist', 'bites', 'bit', 'bite', 'toothache', 'wobbly', 'fell', 'lost', 'afraid', 'scared', 'hair', 'cavity', 'filling', 'fairy', 'eaten', 'hurt', 'bleed', 'gums', 'hunter', 'handbag', 'died', 'dead', 'braces', 'forgets', 'hates', 'refuses', 'zoo'],
  moods: ['proud', 'waiting', 'late', 'change', 'learning'],
  company: ['crocodile', 'brush', 'basin', 'bathroom', 'mirror', 'teeth', 'tooth', 'mouth', 'bath', 'foam', 'tap', 'towel', 'tube', 'paste', 'pie', 'edge', 'mug'],
  isTale: true,
  about: 'A crocodile brushes its teeth too much, for they have to dry with the mouth open and are dusty by then; with the mouth shut they would not be seen, until it is seen that a crocodile has no lips.',
  titles: ['Sixty-Six, and Again', 'No Lips', '{H} and the Proudest Teeth', 'The Brush in the Bathroom', 'A Mouth to Go to Bed With'],
  want: [
    {
      id: 'at-the-basin',
      A: 'partner',
      paragraphs: [
        '{H} wanted to brush {H}’s teeth and go to bed. But at the basin stood a crocodile, and it had been brushing since Sunday. “Sixty-five,” it said through the foam. “Sixty-six.” It held its mouth wide open before the mirror, so that all its teeth could shine.',
        '“You brush too much,” said {A}. “They’re clean.” “They were,” said the crocodile. A bit of fluff had come down from the towel, onto number twelve. The crocodile took more paste, and began at one.'
      ]
    }
  ],
  way: [
    {
      id: 'the-bald-brush',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The crocodile’s brush had hardly any hair left. “It was new on Monday,” said the crocodile. {A} looked into the bin. Six more brushes lay in there, as bald as spoons. “They don’t last,” said the crocodile. “I think they’re nervous.”',
        '{H} stroked the bald brush with one finger, to see if it would tickle. It did not. “You’ve been polishing with a stick,” said {H}. The crocodile looked at the stick, and then at tooth number forty. “That’s where the squeak came from,” it said.'
      ]
    },
    {
      id: 'which-was-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I can help,” said {H}, and counted along out loud. That was quicker, until {A} sneezed at thirty-one. “Thirty-four,” said {H}. “Was it?” asked the crocodile. They all looked into the mouth. It was full of teeth, and not one of them had its number on.',
        '“Then I’d better start again,” said the crocodile. {H} hung a clothes peg on the last tooth that was done, to keep the place. It was a good idea. But the crocodile could not leave it at that. It brushed the peg as well.'
      ]
    },
    {
      id: 'a-pie',
      A: 'partner',
      paragraphs: [
        '“Come and eat first,” said {H}, and brought it half a fish pie. The crocodile’s tummy growled. It had not had a bite since Saturday. “I can’t,” it said. “It’d get on my teeth.” It sniffed at the pie with its mouth wide open. A moth flew in, and sat down on number forty. Out came the brush. “Shut your mouth,” said {A}, “and nothing gets in.” “Then nobody can see them,” said the crocodile.'
      ]
    },
    {
      id: 'other-needs-the-basin',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} only wanted to wash two hands, and stood in the queue behind {H}. “How long will it be?” asked {A}. The crocodile took the brush out. “I’m at fifteen,” it said, “but I’d better do fourteen again, because I’ve just breathed on it.” It put the brush back in.',
        'After some time {A} moved up a little, though nobody else had. It felt quicker. In the end {A} washed in the kitchen, between two saucepans, and came back to keep the place. “Where is it now?” asked {A}. “Nine,” said {H}.'
      ]
    },
    {
      id: 'the-tap',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The tap ran all the while, and {H} turned it off. “I need that,” said the crocodile. “You need it at the end,” said {H}. From then on it was quiet in the bathroom, and you could hear the brush. It went scritch to the left, and scratch to the right.',
        'Others in the house could hear it too. Somebody knocked at a pipe from below, to ask what was being sawn. “Teeth,” called {A} into the plughole. There was a pause. “All right,” said the pipe.'
      ]
    },
    {
      id: 'who-admires',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who looks at them all day?” asked {A}. “You do,” said the crocodile. “And before you the mat.” For years it had lain on the bank of a river with its mouth open. Crocodiles do that, to cool down. People had come by in boats. They had looked into the mouth, and rowed faster.',
        '“They didn’t say a word about my teeth,” said the crocodile. “I thought that perhaps they weren’t clean enough.” {H} considered that. “They may have been in a hurry,” said {H}.'
      ]
    },
    {
      id: 'pet-sees-itself',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} looked round the bathroom door, and there was a crocodile. {A} looked again. In the biggest tooth stood somebody small and bent, the very image of {A}. When {A} came closer, that one did too.',
        '“It’s looking at itself in your tooth,” said {H}. The crocodile stood as still as a shelf. Nobody had ever used one of its teeth for anything. {A} breathed on it, and the small one was gone. “Now it’s dull,” said the crocodile, and it was quite a happy sigh.'
      ]
    },
    {
      id: 'elder-in-a-glass',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My aunt had teeth that came out,” said {S}. “All night they stood in a glass by the bed.” The crocodile stopped at twenty. It had not known that there were such teeth. “Could you brush those sitting down?” it asked. “And all the way round,” said {S}.',
        '“Was your aunt proud?” asked {A}. “Only until breakfast,” said {S}. “There was toast.” The crocodile felt whether number twenty came out. It was the other sort.'
      ]
    },
    {
      id: 'child-counts-own',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} opened {S}’s mouth beside the crocodile’s, to see who had more. “You’ve got sixty-six,” said {S}. “How many have I got?” {A} counted, and it came to twenty. “Is that all?” said the crocodile kindly. “And do they take you long?”',
        '“Till the song’s over,” said {S}. The crocodile asked for the song. It was a short one, about a duck. At the end of it the crocodile was at number nineteen. It held the note, and held it, and got as far as twenty.'
      ]
    },
    {
      id: 'it-had-to-swallow',
      A: 'partner',
      paragraphs: [
        'The pie smelled so good that the crocodile had to swallow. For that it shut its mouth. “There,” it said between its teeth. “Now they’re gone.” “They aren’t,” said {A}, who was looking from the side. All along the edge stood teeth. Some pointed up and some down, like the teeth of a zip. “I can see about thirty,” said {A}. “You’ve got no lips.” The crocodile felt along its mouth, and there were none. “Since when?” it asked.'
      ]
    }
  ],
  turn: [
    {
      id: 'mouth-shut',
      A: 'partner',
      paragraphs: [
        '{H} wiped the mirror. The crocodile saw itself with its mouth shut, and it was all teeth. Fluff came down, and found no way in. “Then I may shut it,” said the crocodile slowly, “and they’re still seen.” So it ate the pie. Afterwards there was a good deal of pie between eleven and forty. “That’s what a brush is for,” said {A}. So the crocodile brushed once, from one to sixty-six, and shut its mouth. Then the basin was free.'
      ]
    },
    {
      id: 'lips-are-lids',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The crocodile wanted to see how lips were done. {H} showed it. You lift them, and there are the teeth. You let go, and they are put away. “Like in a drawer,” said the crocodile. It lifted one of {H}’s corners, carefully, with one claw.',
        '“And they never get dusty?” it asked. “No,” said {H}. “Only wet.” The crocodile thought it a pity, to have such nice teeth and put them away. {A} gave the widest of grins. “You can always open the drawer,” said {A}.'
      ]
    },
    {
      id: 'the-new-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Number thirty-three came out in the pie. It lay on the plate, and the crocodile looked at it without any fuss. “There’s another underneath,” it said. “There always is. I get through some thousands.” {H} looked in, and there was a new point already, as small as rice.',
        '“You brushed that one the longest,” said {A}. “It was the best of all,” said the crocodile. It polished the tooth once more, and laid it on the bath mat. The mat had looked up at it all week, and could have it.'
      ]
    },
    {
      id: 'other-says-good-evening',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} met the crocodile in the hall, where the light was dim. It had its mouth shut, and it meant well. “What are you grinning at?” asked {A}. The crocodile had not been grinning. It tried to look serious, and there were just as many teeth.',
        'So {A} grinned back, as you do. They stood there, and neither of them knew how to stop. “It’s my face,” said the crocodile at last. “Mine too, now,” said {A}, and took it along to the kitchen.'
      ]
    },
    {
      id: 'side-by-side',
      A: 'partner',
      paragraphs: [
        '{H} brushed too, the front ones and the back ones. “Done,” said {H}. “Already?” said the crocodile. It took up its brush once more, and its mouth began to open. “What’s on them?” asked {A}. The crocodile looked in the mirror, from the left and from the right. “Nothing,” it said. It hung the brush on the hook, beside {H}’s, with the bald side to the wall.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the queue for the basin, right behind {H}.',
      '{names} looked into the crocodile’s mouth, said nothing, and sat down.',
      { text: '{names} squeezed the tube from the end, and there was one more squeeze.', needs: ['hands'] }
    ],
    way: [
      '{names} chased the moth from tooth to tooth, as far as the door.',
      '{names} kept the fish pie company, from quite near.',
      { text: '{names} shook the fluff out of the towel, in another room.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the shut mouth from the other side, where there were more.',
      '{names} ate up the crust that the crocodile had left.',
      { text: '{names} wiped seven days of foam off the tap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The paste got its lid back, and the empty tubes went into the bin. The crocodile had the bath to itself, and put its chin on the edge.',
    '{H} went to bed with clean teeth, and felt along them once with the tongue. Then {H} shut both lips over them, like a drawer.'
  ],
  last: [
    'Sixty-six teeth shone in the dark bathroom, with the mouth shut, and {H} was asleep.',
    'In the bath the crocodile looked as if it smiled, and {H} was asleep with the drawer shut.'
  ]
})
