import { wishPlot } from '../wish-plot.ts'

export const giraffeMonkey = wishPlot({
  id: 'wish-giraffe-monkey',
  wishes: ['giraffe monkey', 'giraffes monkeys', 'giraffe monkeys', 'giraffes monkey', 'giraffe chimp', 'giraffe chimpanzee', 'giraf monkey', 'girafe monkey', 'giraffe cheeky monkey', 'giraffe baby monkey'],
  except: ['zoo', 'circus', 'pelly', 'hurt', 'died', 'ill', 'sick', 'poorly', 'sore', 'throat', 'vet', 'lost', 'missing', 'without', 'no', 'toy', 'toys', 'cuddly', 'lion', 'elephant', 'crocodile', 'dance', 'dancing', 'scared', 'fight'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'tree', 'trees', 'neck', 'tall', 'long', 'short', 'banana', 'bananas', 'mango', 'fruit', 'leaves', 'meets', 'meet', 'met', 'play', 'playing', 'cheeky', 'little', 'small', 'big', 'baby', 'jungle', 'savannah'],
  partnerPlays: true,
  company: ['giraffe', 'monkey', 'tree', 'mango', 'lion'],
  about: 'A giraffe and a monkey share a mango tree and both want the one in the middle, which is too low for the one and too thin for the other.',
  titles: ['The One in the Middle', 'All the Way Round the Neck', '{H} Has the Longest Neck in the House', 'A Short Way Up', 'Not Down, Only Lower'],
  want: [
    {
      id: 'one-mango',
      A: 'partner',
      paragraphs: [
        '{H} was a giraffe, with a very long scarf round a very long neck. {A} was a monkey, with a dressing-gown cord for a tail. They had one tree between them, and that was the coat stand. The giraffe ate at the top, and the monkey ate down below.',
        'Today there was one mango left, and that was an orange in a sock. It hung in the middle, at the very end of a twig. “I’ve been watching that all week,” said {H}. “So have I,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'both-try',
      A: 'partner',
      paragraphs: [
        'The monkey went first. It put one hand on the twig, and the twig went down like a fishing rod. “It won’t carry me,” said {A}. “I can only look at it.”',
        'Then the giraffe leant in from above. It bent its neck, and came down behind the mango. It bent it again, and came down in front. “I’m past it each time,” said {H}. “It’s in the one place where I haven’t got a mouth.”'
      ]
    },
    {
      id: 'seven-bones',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How many bones have you got in that?” asked the monkey, and looked up along the neck. “Seven,” said {H}. The monkey felt its own neck, under its chin. “I’ve got seven as well,” said {A}. It is true, and it is the same for everybody here.',
        '“Then where’s the rest of yours?” asked the giraffe. “I didn’t get the long ones,” said the monkey. “I came late, and they’d gone.” They compared a shoulder each, and those were no different.'
      ]
    },
    {
      id: 'tail-hand',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The monkey hung its tail over the branch, and let go with the rest. “That’s my fifth hand,” said {A}, lying over the arm of the sofa with the head down. “I can peel something while I think.” The giraffe looked round for what it had got.',
        'There was a tail as well, with a tassel. “What do you do with it?” asked the monkey. “Flies,” said {H}, and did one. It was not a hand. But the monkey had a fly on its nose by then, and was glad of it.'
      ]
    },
    {
      id: 'thorns',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Have one of mine,” said the giraffe, and handed down a leaf. The monkey looked at it. All round the leaf there were thorns, as long as matches. “How do you eat those?” “With my tongue,” said {H}. “It’s as long as your arm. It goes round them.”',
        'And the giraffe put it out. It was a sock, and it was black. “Why’s it black?” asked {A}. “It’s out in the sun all day,” said the giraffe. The monkey put its own back in, which was pink, and had never been anywhere.'
      ]
    },
    {
      id: 'drinking',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The giraffe was thirsty, and the pond was the washing-up bowl. It was all the way down. The giraffe put its front feet apart, and then a bit more apart. Then it had to stop and think which knee was which.',
        '“I could bring you some,” said the monkey. It carried up water in its two hands. By the time it got there, it was two wet hands. The giraffe licked them. “I only drink every few days,” said {H}. “The rest’s in the leaves. It’s because of the knees.” “I can see that,” said {A}.'
      ]
    },
    {
      id: 'look-out',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'From up there the giraffe saw everything first. “There’s a lion,” said {H}, “on the sofa, and it’s got its feet up.” The monkey chattered, so that all the other monkeys knew. They have one word for what comes from above, and another for what comes from below.',
        '“Which is a sofa?” asked the giraffe. “I haven’t got one for that,” said {A}. It thought, and made a new one, with a spring in it. They both said it a few times. The lion turned over.'
      ]
    },
    {
      id: 'combing',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'When monkeys like somebody, they look through his fur. The monkey began at the giraffe’s ankle. It took out a crumb, a leaf, and a bit of fluff, and laid them in a row. “I’ll be at the knee by Friday,” said {A}.',
        '“A bird does that with me,” said {H}. “It sits on my neck all day, and pecks.” “And who does the bird?” asked the monkey. Neither of them had ever thought of that. They agreed to ask, if it came.'
      ]
    },
    {
      id: 'oxpecker',
      A: 'other',
      spare: 7,
      paragraphs: [
        'The small bird that lives on giraffes came by, with a clothes peg for a beak. It was {A}. It walked up the scarf and down again, and looked into one ear. “Nothing in the left,” said {A}. “Have you been away?”',
        '“Could you get us the mango?” asked {H}. The bird looked at it with one eye, and with the other. “That’s fruit,” it said. “I don’t do fruit. I do backs.” And it pecked the giraffe once between its shoulders, for tidiness.'
      ]
    },
    {
      id: 'walking',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They walked round the tree, to look at the mango from the other side. A giraffe moves both its left legs, and then both its right ones. So {H} swayed to and fro, like a wardrobe on a ship. The monkey ran underneath on all fours, and kept meeting a foot.',
        '“Could you say which one’s next?” asked {A}. “Left,” said the giraffe. “Left. Now right.” From there on it went very well. From the other side it was the same mango.'
      ]
    },
    {
      id: 'spots',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Is that the same on everybody?” asked the monkey, and meant the spots. They were brown paper, and three had come off. “No two giraffes have the same,” said {H}. “My mother knew me by the one behind the knee.” The monkey looked. It was shaped a bit like a boot.',
        '“We all look alike,” said {A}, “except in the face.” The giraffe bent down, and learned the face by heart. It was a good one to know. There was a freckle at the top.'
      ]
    },
    {
      id: 'pet-tree',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the foot of the tree lay {A}, on the roots, which were boots. “What’s that one?” whispered the monkey. “It’s got no neck to speak of,” said {H}, “and nothing to hang by. I don’t know how it gets its dinner.”',
        '{A} yawned, stretched, and walked past both of them to a bowl. It was on the floor. Everything in it was on the floor too. The giraffe and the monkey watched until it was empty. “So that’s how,” said {H}.'
      ]
    },
    {
      id: 'elder-ladder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My aunt had a pear tree,” said {S}, “and the best pear was always one arm too far. So she sat under it with a book and her apron spread out.” “And did it fall?” asked {A}.',
        '“On a Thursday,” said {S}. “By then she’d read all about Peru.” The giraffe looked at the mango, and spread out the end of its scarf beneath it. They waited for the length of a short book. It was not a Thursday.'
      ]
    },
    {
      id: 'small-monkey',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the smallest monkey of them all, and held on underneath, as they do. It held on to {A}, who had no fur for it. There was only the scarf. “Mother,” said {S}, “you’ve grown.”',
        '“I’m a giraffe,” said {A}. The little monkey looked up along the neck, as far as it went. “You’ve grown a lot,” it said. And it held on tight, and was walked round the tree between two knees.'
      ]
    },
    {
      id: 'baby-giraffe',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'A giraffe was born just then, and it was {A}. They are taller than a grown man on the first day, and they fall from quite high up. {A} did not mind, and blew a bubble. “It has to stand up in the first hour,” said {H}. “And then run.”',
        'They all waited for it to stand. It looked at them and sat. “It has got the ears,” said the monkey kindly. “The legs may come with the post.”'
      ]
    },
    {
      id: 'guest-lion',
      A: 'guest',
      spare: 3,
      paragraphs: [
        'A lion came to look at the tree, and it was {A}, with a cushion under each arm. “Is that a mango?” asked the lion. “It’s ours,” said the monkey, from behind a leg. “I don’t like fruit,” said {A}. “I only like to know what’s hanging about.”',
        'It lay down in the giraffe’s shade, of which there was a great deal. Lions sleep for twenty hours in a day. “You’re no trouble at all, then,” said {H}. “People never ask,” said the lion.'
      ]
    },
    {
      id: 'why-it-wont',
      A: 'partner',
      paragraphs: [
        'They tried it both at once. The nose came down, the arm went out, and two heads met with a knock. Nobody had the mango.',
        'The monkey sat and rubbed the place. Then it saw why. “You’ve got the neck,” said {A}, “and I’ve got the fingers. You’ve only brought one end, and I’ve only brought the other.” The giraffe looked at its own feet. That was true, and it had never missed any fingers till now.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-bridge',
      A: 'partner',
      paragraphs: [
        '“Then be my end,” said {H}. The giraffe laid its neck flat along the floor, like a road. “Walk up me.” The monkey went along the scarf on its knees, right to the ears. Then the neck rose a little, bent round under the twig, and kept still.',
        'The monkey put out two fingers. The sock came off its twig without a sound. “I’ve got it,” whispered {A}. “I can feel you having it,” said the giraffe.'
      ]
    },
    {
      id: 'view',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The monkey stayed where it was for a little while, on the giraffe’s head, between the two horns. They were cardboard tubes with wool on. “You can see the kitchen,” said {A}. “You can see what’s for tomorrow.”',
        '“I always can,” said {H}. “There was never anybody up here to tell.” So the monkey asked what everything was, and the giraffe told it. There was a lot to say about the top of the fridge.'
      ]
    },
    {
      id: 'humming',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What noise do you make?” asked the monkey. “When I’m pleased, I mean. I go oo-oo.” The giraffe had to think. “By day I say nothing,” said {H}. “At night we hum. It’s very low.” And it hummed.',
        'The monkey laid an ear against the scarf. It came from a long way down. “How long does it take to get up?” asked {A}. “It’s still last night’s,” said the giraffe.'
      ]
    },
    {
      id: 'standing-sleep',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Giraffes sleep on their feet, and only for a few minutes at a time. “You’re not missing much,” said {A}. “I lie in a fork, and every night I make it new, with leaves.” It showed the giraffe how, with two cushions and a towel.',
        '{H} folded up. First the front knees went, and then the back ones. Last of all the neck went round, and lay on itself. “Now you’re a heap,” said the monkey. “Is that how it’s done?” asked the giraffe. It could see no reason to get up.'
      ]
    },
    {
      id: 'half-each',
      A: 'partner',
      paragraphs: [
        'The monkey peeled it, for it had the thumbs. There were ten pieces, and it put every second one into the giraffe’s mouth. “You’re good at the other end,” said {H}, chewing.',
        'Then they looked at the twig. Behind where the sock had hung there was a bud, no bigger than a pea. “That’s for next week,” said the giraffe. “Bring your end.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down in the shade of the coats.',
      '{names} stretched as tall as that would go, and fell short of the mango.',
      { text: '{names} stuck a brown paper spot back on the giraffe.', needs: ['hands'] },
      { text: '{names} held the tree by the foot, so that it stayed a tree.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked each time the long neck swung round.',
      '{names} nosed about under the twig, in case it fell by itself.',
      { text: 'After the knock, {names} brought a cold flannel for both heads.', needs: ['hands'] },
      { text: '{names} made a ladder of two fingers, and found it too short by a room.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as the neck did.',
      '{names} caught a drop of mango on the nose.',
      { text: '{names} smoothed out the scarf where the monkey had walked.', needs: ['hands'] },
      { text: '{names} clapped without a sound, so as not to shake the twig.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tree was a coat stand again, and there were only coats on it.',
    'The giraffe washed its neck, which took a while. Then it laid it on the pillow. There was some neck left over for the monkey.'
  ],
  last: [
    'Down in the scarf something hummed, very low, and {H} slept.',
    'The neck lay down last of all, and {H} was asleep.'
  ]
})
