import { wishPlot } from '../wish-plot.ts'

export const astronaut = wishPlot({
  id: 'wish-astronaut-floating',
  themes: ['astronauts'],
  wishes: ['space station', 'floating in space', 'floats in space', 'float in space', 'floating astronaut', 'weightless', 'weightlessness', 'zero gravity', 'no gravity', 'gravity', 'astronaut sleeping', 'astronaut sleeps', 'astronaut bed', 'astronaut bedtime', 'astronauts sleep', 'living in space', 'spacewalk', 'space walk', 'space suit', 'spacesuit', 'sleeping in space'],
  except: ['alien', 'aliens', 'moon', 'mars', 'rocket', 'rockets', 'dog', 'cat', 'lost', 'afraid', 'scared', 'dinosaur', 'dinosaurs', 'robot', 'robots', 'black', 'lonely', 'planet', 'planets', 'launch', 'unicorn', 'monkey', 'cheese', 'training', 'star', 'stars'],
  answers: ['astronaut', 'astronauts', 'space', 'station', 'floating', 'floats', 'float', 'gravity', 'weightless', 'sleep', 'sleeping', 'sleeps', 'bed', 'bedtime', 'suit', 'helmet', 'life', 'living', 'who', 'that', 'brave', 'little', 'first', 'how', 'becoming', 'becomes', 'be', 'being', 'walk', 'earth', 'crew'],
  moods: ['first'],
  fed: true,
  company: ['bread', 'plate', 'cheese', 'pegs', 'sandwich', 'station', 'lamp', 'spoon'],
  about: 'In the space station everything that is let go floats off, and somebody has to do the floating, so no sandwich can be made.',
  titles: ['Somebody Has to Do the Floating', 'Only for Cheese', '{H} the Astronaut Makes a Sandwich', 'There Is No Down Up Here', 'Twenty Pegs in Space'],
  want: [
    {
      id: 'space-station',
      A: 'partner',
      paragraphs: [
        '{H} was an astronaut on the space station, and wanted a cheese sandwich. Nothing weighs anything up there. When you let go of a thing, it floats away. At home somebody has to do the floating, and that was {A}.',
        '{H} let go of the spoon. {A} took it with two fingers and carried it off past the lamp, very slowly. “Goodbye, spoon,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'plate-and-bread',
      A: 'partner',
      paragraphs: [
        'Then {H} put down the plate, to open the butter. The plate floated off. {H} let go of the bread to catch it, and now the bread floated off too. {A} went round the table with long slow steps and both hands full.',
        'So {H} let go of the cheese. {A} looked at the cheese and had no hand left. The cheese fell on the floor. “We’ve got gravity!” cried {H}. “Only for cheese,” said {A}.'
      ]
    },
    {
      id: 'water-ball',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Water makes a ball up there, and it wobbles. They had a blue cushion for it, with its corners tucked in. {A} let it come past, and {H} went after it, lips pursed, and drank. It drew back. {H} drank again, from the other side.',
        '“It’s a shy one,” said {A}. In the end {H} gave it a small kiss. “I’ve had a sip,” said the astronaut. “It’s very dry water.”'
      ]
    },
    {
      id: 'crumbs',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'It’s the crumbs that are worst. They float into your eyes, and into all the switches. {H} broke a piece of crispbread, and there were eleven. {A} had ten fingers. {A} put a crumb on each of them, and walked about like a piano.',
        '“And the last one?” asked {H}. {A} had it on the tip of {A}’s tongue. That’s why real astronauts mostly eat wraps, which are flat and soft. Nothing falls off a wrap.'
      ]
    },
    {
      id: 'upside-down',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} lay on the sofa, with both feet up the back and {A}’s hair on the floor. “You’re upside down,” said {A} to {H}. “You are,” said {H}. Up there nobody can say which of them is right.',
        'They talked for a while with their chins on top. It’s quite strange to see a mouth say porridge the wrong way up. “Say it again,” said {A}, and could not listen to it for laughing.'
      ]
    },
    {
      id: 'oven-gloves',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'For the walk outside they had thick gloves. Those were the ones from the oven. {H} was tied on with a belt, and went out of the station, into the hall. There was a screw that had to be turned. It was a cork.',
        '{H} got it between two big thumbs. It slipped, and floated off round the Earth. {A} saw to that. “Now it’s a moon,” said {A}, when it came by for the second time.'
      ]
    },
    {
      id: 'running',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Astronauts have to run every day, or their legs forget how. They’re tied on for it, or they’d bounce off. {A} held {H} by the belt of the dressing gown. {H} ran, and stayed where {H} was.',
        '“You’re over Africa,” said {A}, who had a watch. {H} ran a bit more. “Now you’re over India.” It was the furthest that {H} had ever run, and both of them were still by the coats.'
      ]
    },
    {
      id: 'toothpaste',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“You can’t spit into the basin up there,” said {A}. “Where would it go?” They thought of a small white cloud, coming back. So astronauts spit into a towel, and hold it shut. {H} tried that, with nothing on the brush.',
        '“Is it in there?” asked {A}. {H} opened the towel a crack, and shut it again. “It’s trying to get out,” said {H}. After that they both breathed at the lamp, to see if it got fresher.'
      ]
    },
    {
      id: 'sunrise',
      A: 'other',
      spare: 7,
      paragraphs: [
        'A space station has sixteen sunrises a day. It’s going round the Earth as fast as that. {A} was the sun, with the torch. It rose behind the sofa, went over the ceiling, and set in the laundry. “Good morning,” said {H}. “Good night. Good morning.”',
        'At the ninth sunrise {H} no longer knew whether to yawn or to stretch. {H} did one with each arm. “It’s only Tuesday,” said the sun.'
      ]
    },
    {
      id: 'socks-on-top',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Nobody treads on anything up there, so your socks get no holes underneath. They get them on top, where you hook your feet under a rail. {H} took one off and looked. There was a hole, and it was on the top.',
        '“You’ve been in space,” said {A}. “I knew it,” said {H}. {A} looked at {A}’s own. There was one in the heel. “I’m from the Earth,” said {A}.'
      ]
    },
    {
      id: 'pet-heavy',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'There was one on board who had not noticed that nothing weighed anything. It was {A}. Everything else was floating, and {A} was as heavy as ever, most of all in the middle.',
        '“You could let go now,” said {H}. {A} stayed where {A} was. The astronaut held on to {A} for a moment, and felt much steadier. A space station ought to have something like that.'
      ]
    },
    {
      id: 'elder-landing',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“The first time somebody walked up there, we saw it through a shop window,” said {S}. “There was a telly in it. The whole street stood outside, in slippers.” “What did it look like?” asked {A}.',
        '“Like a man in a duvet, looking for his keys,” said {S}. “But nobody laughed. On the way home we all walked like that, very slowly, with our knees up. Even the policeman did.”'
      ]
    },
    {
      id: 'child-strapped',
      A: 'child',
      spare: 11,
      paragraphs: [
        '{A} wanted to be floated. The astronaut took hold of one sleeve. {A} went on tiptoe, cheeks puffed out, and hardly touched anything. “I’m over the lamp,” said {A}. “Now I’m under the door.”',
        '“How do I get down?” asked {A}, after some time. “There isn’t any down,” said {H}. {A} let go of the sleeve, and sat on the rug with a bump. “I’ve found some,” said {A}.'
      ]
    },
    {
      id: 'no-down',
      A: 'partner',
      paragraphs: [
        'By now everything was floating somewhere, and nothing had been eaten. “You keep putting things down,” said {A}, with the butter under one arm. “There isn’t any down up here. On a real station they don’t put things. They stick them, or they tie them on.” {H} looked round. On the line hung a whole row of pegs.'
      ]
    }
  ],
  turn: [
    {
      id: 'pegs',
      A: 'partner',
      paragraphs: [
        '{H} pegged the bag of bread to one sleeve. The butter hung from the other, in its own bag, and the cheese from a trouser leg. Bit by bit {H} made a sandwich in the air, and never let go of anything. One peg was left over. It was pegged to the next one, and could not get away.',
        '{A} floated round and round, and looked for something loose. There was nothing. Then {A} stopped. “There’s one thing that isn’t pegged to anything,” said {A}. “It’s you.”'
      ]
    },
    {
      id: 'swinging',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'When {H} turned round, all the bags swung out and came round a little later. “You’re like a Christmas tree,” said {A}, “only with butter.” One bag went on swinging by itself. They gave it a push and watched.',
        '“It thinks it’s a clock,” said {H}. {A} held it still with one finger. “Half past cheese,” said {A}.'
      ]
    },
    {
      id: 'looking-down',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'They looked out at the Earth, through a colander. There were a great many small lights down there, quite close together. “That’s a city,” said {A}. “They’re all having their supper.” “Can they see us?” asked {H}.',
        '“If they look up,” said {A}. “We’re like a star that’s in a hurry.” It can really be seen, some evenings, going over the roofs. They both waved, in case somebody had a fork halfway up.'
      ]
    },
    {
      id: 'floated',
      A: 'partner',
      paragraphs: [
        'With two fingers {A} took the astronaut by the elbow. And {H} floated, on the very tips of {H}’s toes, past the lamp and past the fridge. {H} took a bite of the sandwich, the slowest there had ever been. “How does it taste?” asked {A}. “It doesn’t weigh a thing,” said {H}.',
        'They had half each, and waved to the spoon. “How do you stop?” asked {H}, when the last bite was gone. “You hold on to somebody,” said {A}. So {H} did.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drifted past once, low over the rug, like a slow moon.',
      '{names} breathed in short puffs, like somebody in a helmet.',
      { text: '{names} buckled up on the sofa, with the belts of two dressing gowns.', needs: ['hands'] },
      { text: '{names} waved goodbye to the spoon from the Earth, which was the armchair.', needs: ['hands'] }
    ],
    way: [
      '{names} tried to float too, and got as far as the carpet.',
      '{names} kept an eye on the cheese, which was the only thing within reach.',
      { text: '{names} gave the bread a small push, and it sailed on to the next hand.', needs: ['hands'] },
      { text: '{names} passed the plate round the moon, or at any rate round the lamp.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught a crumb in the open mouth, as they do up there.',
      '{names} hung about under the sandwich, in case of gravity.',
      { text: '{names} tested every peg with a tug, from the bread to the butter.', needs: ['hands'] },
      { text: '{names} let go of one glove, and forgot to do its floating.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs went back to the line, and the spoon was got down. It had been round the world a few times by then.',
    '{H} washed. An astronaut’s bed is a bag that’s tied to the wall. So the blanket was tucked in all round, until only two arms could float out. They stayed in the air for a bit, and then sank.'
  ],
  last: [
    'Nothing was loose any more, and {H} slept, and did not weigh a thing.',
    'There was no up, and there was no down, and in between {H} was asleep.'
  ]
})
