import { wishPlot } from '../wish-plot.ts'

export const museumBones = wishPlot({
  id: 'wish-museum-bones',
  wishes: ['museum', 'museums', 'dinosaur museum', 'dinosaurs museum', 'dino museum', 'museum dinosaur bones', 'museum bones', 'museum skeleton', 'museum t rex', 'museum trex', 'natural history museum', 'history museum', 'science museum', 'museum trip', 'trip museum', 'museum day', 'day museum', 'visit museum', 'visiting museum', 'going museum', 'went museum', 'go museum', 'goes museum', 'museum visit', 'museum tomorrow', 'class trip museum', 'school trip museum', 'museum grandpa', 'museum grandma', 'museum family', 'real dinosaur bones', 'see dinosaur bones', 'saw dinosaur bones', 'dinosaur skeleton', 'dinosaur bones', 'big dinosaur bones', 'dinosaur exhibition', 'dinosaur exhibit', 't rex skeleton', 'diplodocus skeleton', 'dippy dinosaur', 'fossil museum', 'fossils museum'],
  answers: ['museum', 'dinosaur', 'dinosaurs', 'dino', 'bones', 'bone', 'skeleton', 'skeletons', 'fossil', 'fossils', 'natural', 'history', 'science', 'trip', 'day', 'visit', 'visiting', 'going', 'go', 'went', 'see', 'saw', 'seeing', 'big', 'huge', 'giant', 'real', 'first', 'time', 'tomorrow', 'weekend', 'saturday', 'sunday', 'family', 'school', 'class', 'rex', 'trex', 'diplodocus', 'guard', 'excited', 'today', 'out', 'grandpa', 'grandad', 'grandma', 'london', 'york', 'yesterday', 'holidays', 'holiday', 'half', 'term', 'children'],
  except: ['alive', 'comes', 'came', 'night', 'sleepover', 'stole', 'stolen', 'robber', 'thief', 'lost', 'art', 'painting', 'paintings', 'mummy', 'knight', 'armour', 'armor', 'train', 'trains', 'toy', 'space', 'egg', 'eggs', 'dig', 'digging', 'found', 'find', 'finds', 'garden', 'build', 'built', 'died', 'extinct', 'who', 'war', 'dog', 'magic', 'scared', 'afraid', 'talking', 'talks', 'living', 'bike', 'car', 'cars', 'plane', 'planes', 'pet', 'friendly'],
  moods: ['first', 'waiting', 'proud'],
  out: true,
  company: ['dinosaur', 'museum', 'guard', 'bones', 'rope', 'sign', 'cap', 'floor', 'ribs', 'knee', 'tail'],
  about: 'In the museum the hero wants to know what the dinosaur ate last, which nobody knows, and finds it by lying down on the floor.',
  titles: ['What the Dinosaur Had for Lunch', '{H} Under the Dinosaur', 'Nothing About Lying Down', 'The Last Thing It Ate', '{H} and the Very Big Ribs'],
  want: [
    {
      id: 'last-meal',
      A: 'partner',
      paragraphs: [
        'In the middle of the museum, behind a red rope, stood the dinosaur. It was all bones, and as long as two buses. {A} read out the sign. “Nobody knows what it had for its last meal.” “Then I’ll find out,” said {H}. “It must be in its tummy.”',
        '“It hasn’t got a tummy,” said {A}. “It’s only got the bones round it.” “Then it can’t be hard to see,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-knee',
      A: 'partner',
      paragraphs: [
        'But it was hard. Each toe was as big as {H}’s head, and the rest went up and up. {H} walked along the rope, nose in the air, and bumped into the guard. “No running,” said the guard. “No touching, and no eating.”',
        'He was a big man without a cap. “Do you know what it ate?” asked {H}. “That was before my time,” he said. So {A} lifted {H} up high. “What can you see?” asked {A}. “A knee,” said {H}, and climbed down.'
      ]
    },
    {
      id: 'its-sign-name',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The dinosaur had a name, and that was on the sign too. {A} tried to say it. It was as long as the dinosaur. {A} got as far as the neck, and then had to breathe in. “What did its mother call it?” asked {H}.',
        '“By the time she’d called it, supper was cold,” said {A}. They thought that she might have called only the first bit. “Di!” called {H}, not too loud. The dinosaur did not turn round, but the guard did. His name was Dimitri.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They went round to the front and looked at the teeth. There were sixty. “Imagine brushing all those,” said {A}. “With those arms?” said {H}. The dinosaur had very short arms, like two spoons. It could not have reached its mouth.',
        '{H} pulled both arms up inside the sleeves, and tried to brush. It looked like a hen with a cold. “It never brushed at all,” said {H}. The guard bent over the rope. “And look what it’s down to now,” he said.'
      ]
    },
    {
      id: 'how-big-a-bite',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How many of us would fit in its mouth?” asked {H}. {A} looked at it with one eye shut. “Two,” said {A}. “Three, if you fold up your legs.” {H} folded them up, to see.',
        'That made it three, and a bag with sandwiches. “It would start with the sandwiches,” said {A}. “They’re cheese,” said {H}. “Everybody starts with those.” Then they both felt hungry. They had to go out to the hall with the sandwiches, where eating was allowed.'
      ]
    },
    {
      id: 'somebody-asks-way',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A lady came by with a map of the museum, and she held it upside down. “Are these the teapots?” she asked. {A} looked up at the teeth. “No,” said {A}, “these are the dinosaurs.” “It’s very big for a teapot,” the lady said.',
        'It was blue teapots that the lady wanted, with flowers on. {H} showed the way. “Do you know what this one ate?” asked {H}. It was looked at for a long time, teeth first. “Whatever it liked,” said the lady.'
      ]
    },
    {
      id: 'its-feet',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a footprint of it as well, in a big flat stone. You were allowed to step in that. {H} put in one foot, and the other foot. Then there was still room for {A}’s feet, and for the sandwiches.',
        '“It trod in the mud,” said {A}, “and never wiped it off.” They both looked at that dirty great foot. It was millions of years old, and nobody had told it off. “They’ve put it in a museum!” said {H}. {H} looked at {H}’s own shoes with new respect.'
      ]
    },
    {
      id: 'tail-end',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They followed the tail. It went out through the door, round a corner and past the coats. The last bone was no bigger than a bean. “Does it know that it goes on as far as this?” asked {H}. “If you trod on it here, it said ouch there,” said {A}, “but not until Thursday.”',
        '{H} waved at the end of the tail. Then {H} ran round to the other end, to see if that had noticed. “No running,” said the guard.'
      ]
    },
    {
      id: 'other-guesses',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I say it was grass,” said {A}. {H} pointed at the teeth. Those were no teeth for grass. “Then it was a cow.” There were no cows yet. “A shoe?” There was nobody yet to wear it. {A} sat down. “What was there, then?” asked {A}.',
        '“Only dinosaurs,” said {H}, “and ferns, and puddles.” They both looked up at that big mouth. For breakfast it had had a puddle, and for supper a puddle. “No wonder that it looks so cross,” said {A}.'
      ]
    },
    {
      id: 'quiet-voice',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In a museum everybody talks softly. {A} whispered as well, and tiptoed past the shells. “Who’s asleep?” asked {H}. {A} thought about it. “Nobody,” whispered {A}. “It’s just how it’s done.”',
        '{H}’s shoes did not know how it was done. At every step they said “squeak”. A man turned round and looked at the floor, in case it was a mouse. {H} walked on one heel. Now they said “squawk”. The man went to see the shells.'
      ]
    },
    {
      id: 'small-bones',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In a glass box by the wall was another one. It was a dinosaur too, all ready and done, and it was as big as a hen. “Is that a baby?” asked {H}. “It says here that it was grown up,” said {A}.',
        '{H} bent down to it. It had sharp little teeth and stood with one foot in the air. It looked as if it had been just about to tell the big one something. “It knows what it ate,” said {H}. “It was there.” They listened at the glass. It was still about to.'
      ]
    },
    {
      id: 'pet-and-bones',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been let in for once, on a cushion, and had promised to touch nothing. {A} looked at the dinosaur from the one end to the other. It had never been said that there were bones like that.',
        'The guard came and stood beside the cushion. “No eating,” he said, very clearly. {A} looked the other way. The guard looked the other way too. When they both looked back, all the bones were still there. They got on well after that.'
      ]
    },
    {
      id: 'elder-same-one',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I came here with my class,” said {S}, “and it stood right there. I asked the same as you.” “And what did they say?” asked {A}. “They said: no running.”',
        '{S} nodded to it, as you nod to somebody from school. “It’s the only one from those days that looks just the same,” said {S}. “It’s even got all its teeth.”'
      ]
    },
    {
      id: 'child-is-dinosaur',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} stood under the big mouth, with two short arms and every tooth showing. “What did you eat?” asked {A}. “ROAR,” said {S}. “No, what was it?” {S} thought. “Roarberries,” said {S}.',
        'The guard came up. He had a rule against running, and one against touching. He had none against roaring, and so he asked only that it should be a small one. “Roar,” said {S}, very low. It went all round the hall and came back a good deal bigger.'
      ]
    },
    {
      id: 'baby-museum',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} did not mind what it had eaten. {A} had found the rope. It was red and thick, and soft as a cat, and it swung if you pushed it. {A} pushed it. It came back. {A} laughed out loud.',
        'People came to see what there was to laugh at. Soon nobody looked at the dinosaur, and nine people stood around and watched a rope. “No touching,” said the guard, and gave it one more push.'
      ]
    },
    {
      id: 'the-wrong-side',
      A: 'partner',
      paragraphs: [
        '{A} stepped back. “The ribs are like a fence,” said {A}. “From the side you can’t see in.” {H} looked. The ribs came right out over the rope, as wide as a roof. And below that there was floor.'
      ]
    }
  ],
  turn: [
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        '{H} lay down on {H}’s back, in front of the rope. “Oh!” said {H}. From there you could look right up between the bones. {A} lay down too.',
        'The guard came along. “No running!” he said. “We aren’t,” said {H}. “No touching!” Nobody was. The guard read all through his list of rules. There was nothing in it about lying down.'
      ]
    },
    {
      id: 'it-is-a-cap',
      A: 'partner',
      paragraphs: [
        '“There’s something up there,” said {H}. “It’s blue, and it’s got a shiny bit.” “There can’t be,” said the guard. But he lay down beside {H}. “That’s my cap,” he said.',
        '“Did it eat your CAP?” asked {H}. “On my first day here I threw it up in the air,” said the guard. “I was so glad! And it never came down.”'
      ]
    },
    {
      id: 'new-sign',
      A: 'partner',
      paragraphs: [
        'He fetched a long pole with a feather duster on it. {H} lay below and told him where. “Left a bit. Up. That’s a rib, it’s ticklish.” The cap came down right on {H}’s face, in a cloud of dust.',
        'Then they changed the sign. “Its last meal was a cap,” it said now. “It is all right again.” And the guard put on the cap, and bowed to {H}.'
      ]
    },
    {
      id: 'guard-and-visitors',
      A: 'same',
      spare: 14,
      paragraphs: [
        'After that more and more people lay on the floor. A woman had lain down beside her pram, and an old man had a cushion. “What do you see?” asked a boy. “Ribs,” said {A}, “and a lamp, and some chewing gum.” “What sort?” asked the guard. He sounded quite stern.',
        '“Green,” said {H}. The guard took out his list and a pencil. “No running,” he wrote, “no touching, no eating. Lying down from ten to five.” Then he lay down again himself.'
      ]
    },
    {
      id: 'good-night-bones',
      A: 'same',
      spare: 15,
      paragraphs: [
        'A bell rang, for the museum was about to shut. They said goodbye to the teeth, the knees and the tail. The guard put out the lamps, first the far ones, and then the near ones. {H} looked back from the door.',
        'There it stood, in the dark, as it did every night. “It’ll be hungry now,” said {H}, “without the cap.” {A} felt in the bag. There was half a sandwich left. They gave that to the guard. He promised to eat it under the dinosaur, so that it could watch.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the teeth, and stood a bit closer together.',
      '{names} searched for the tummy as well, and found a lamp.',
      '{names} tried to look as if all this was quite usual.',
      { text: '{names} counted the toes, and started again at nine.', needs: ['hands'] },
      { text: '{names} held the coats, so that the others could point.', needs: ['hands'] }
    ],
    way: [
      '{names} walked along the rope too, and bumped into whoever stopped.',
      '{names} saw a knee as well, and it was the other one.',
      '{names} stood on tiptoe by the rope, as tall as could be.',
      { text: '{names} helped to lift from below, and got a shoe on the nose.', needs: ['hands'] },
      { text: '{names} waved up to {H}, who was as high as the knee.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down as well, and saw the lamp, the ribs and a cobweb.',
      '{names} sneezed when the dust came down.',
      '{names} read the new sign out loud to everybody who came by.',
      { text: '{names} clapped for the cap, and dust flew out of that too.', needs: ['hands'] },
      { text: '{names} patted the guard’s back, because it was all fluff.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} lay down flat, both arms by the side, just as you do in a museum. There was no rope here, and no dinosaur.',
    'But from below even a room is quite tall. {H} looked up for a while. There was nothing of anybody’s up there.'
  ],
  last: [
    'Nobody was running, nobody was eating, and {H} was asleep.',
    'The dinosaur stood in the dark with nothing in its tummy, and {H} was asleep.'
  ]
})
