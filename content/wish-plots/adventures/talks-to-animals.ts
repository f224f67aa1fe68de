import { wishPlot } from '../wish-plot.ts'

export const talksToAnimals = wishPlot({
  id: 'wish-talks-to-animals',
  beginsElsewhere: true,
  wishes: [
    'talk to animals', 'talks to animals', 'talking to animals', 'talked to animals', 'talk animals', 'talks animals', 'talked animals', 'speak animals', 'speaks animals', 'speaking animals', 'spoke animals', 'understand animals', 'understands animals', 'understood animals', 'animal language', 'animal languages', 'animals language', 'speak animal', 'talk animal', 'animals could talk', 'animals can talk', 'animals talk', 'talking animals', 'talk birds', 'talks birds', 'talk with animals', 'talks with animals', 'talking with animals', 'doctor dolittle', 'dr dolittle', 'animal whisperer', 'hear animals', 'hears animals', 'animals talking'
  ],
  except: ['zoo', 'ghost', 'toys', 'toy', 'stuffed', 'sign', 'vet', 'night', 'can’t', 'stopped', 'farm', 'christmas', 'homework', 'dragon', 'dinosaur'],
  answers: ['princess', 'prince', 'little', 'with', 'talk', 'talks', 'talking', 'talked', 'speak', 'speaks', 'animals', 'animal', 'girl', 'boy', 'child', 'could', 'can', 'who', 'understand', 'understands', 'language', 'hear', 'hears', 'birds', 'bird', 'special', 'secret', 'power', 'magic', 'woke', 'day', 'all', 'gift'],
  moods: ['question'],
  asked: true,
  out: true,
  company: ['pigeon', 'ant', 'mouse', 'hat', 'yard', 'hedge', 'dormouse', 'dog', 'animals', 'berry', 'mountain', 'bed', 'wall'],
  about: 'The hero, who understands every animal, asks them where the red hat is, and each of them has seen something quite different.',
  titles: ['A Berry, a Mountain and a Bed', 'What the Pigeon Saw', '{H} Can Talk to Animals', 'Nobody Has Seen a Hat', 'Mm, Said the Dormouse'],
  want: [
    {
      id: 'ask-the-pigeon',
      A: 'partner',
      paragraphs: [
        '{H} could talk to animals. It was handy now, for the red woolly hat was gone, and ears were cold. The wind had taken it on Monday. On the wall of the yard sat a pigeon. “Have you seen a hat?” asked {H}. “Coo,” said the pigeon. “Coo-coo-roo.”',
        '“What does it say?” asked {A}, who couldn’t. “It’s never seen a hat in its life,” said {H}. “But down by the hedge, it says, there’s an enormous berry.”'
      ]
    },
    {
      id: 'manners',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you begin?” asked {A}. “With the weather,” said {H}. “They all like that. To a blackbird you say that it’s damp, and to a bee you say that it’s dry. To a cat you don’t say anything. You wait till it’s looked away first.”',
        '{A} tried it with a blackbird. “Damp,” said {A}. The blackbird hopped aside. “You said it with a beetle’s accent,” said {H}. “Now it’s hungry.”'
      ]
    }
  ],
  way: [
    {
      id: 'ask-the-ant',
      A: 'partner',
      paragraphs: [
        'They had no use for a berry. So {H} lay down and asked an ant. You have to speak very small for that. The ant ran three times round a pebble. “No hat,” said {H}. “There’s a new mountain in the way, it says. It’s red and soft, and they’re building a road over the top.”',
        'Then they asked a mouse. It had no hat, but somebody it knew had got a new bed, all wool. “Everybody’s got something new,” said {H}, “and nobody’s got my hat.”'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A snail was coming along by the wall, and {H} walked beside it, one step for every word. “It says that there’s something over there,” said {H}. “It set off to have a look at it.” “When was that?” asked {A}.',
        '{H} asked, and waited for the answer. They waited until {A} had tied both laces, and untied them, and tied them again. “Tuesday,” said {H}.'
      ]
    },
    {
      id: 'dog-post',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Past the gate came the dog from number four. It had a great deal to tell, and told it to the gatepost. “The post smelled of my head, it says,” said {H}. “On Monday. And then it smelled of wind.”',
        '“And where’s the hat now?” asked {A}. “It doesn’t do now, it says. There’s so much to read from Monday.” The dog sniffed on, and laughed at something.'
      ]
    },
    {
      id: 'sparrows',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the bush sat fifteen sparrows, all of them talking. “What do they say?” asked {A}. {H} listened with a hand behind {H}’s ear. “This one says mine,” said {H}. “And that one says mine. And the round one says, no, mine.”',
        '“What’s it about?” “A crumb,” said {H}. They looked for the crumb. A twelfth sparrow had eaten it a good while ago, and sat there and said nothing.'
      ]
    },
    {
      id: 'cat-answer',
      A: 'other',
      spare: 5,
      paragraphs: [
        'On the bin lay a cat. {H} asked it something long and polite. The cat looked at {H}, and shut its eyes, and opened them again. “Well?” asked {A}. “It says that it could tell us,” said {H}.',
        '“And?” “That was all.” {A} stroked it, to help. The cat put its chin up, and to the left a bit. “Now it’s telling you where to scratch,” said {H}. “That isn’t the same thing.”'
      ]
    },
    {
      id: 'worm',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} lifted a flowerpot, and there was a worm. “Ask that one,” said {A}. {H} bent down and spoke to one end, and then went round and spoke to the other. “They both say that it’s dark,” said {H}, “and that it used to be darker.”',
        'They put the pot back, quite gently. “Now they say thank you,” said {H}. “Both?” “At the same time. They’ve been together for so long.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Of course {H} asked {A} as well. With {A} you can talk about anything. “Where’s my hat?” was the question, and {A} answered at once, with {A}’s whole face.',
        '“{A} says that it’s nearly supper,” said {H}, and asked again, more slowly. “And now it’s nearer still.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“Do they talk the same where I live?” asked {A}, who was on a visit. {H} asked a fly, since flies get about. It washed its hands and told all it knew. “The words are the same,” said {H}, “but at yours they say them nearer the cheese.”',
        '{A} was very much surprised. “We do leave it out,” said {A}. The fly knew the plate, too. It was the one with the roses.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had a goose that I could talk to,” said {S}. “I said good morning, and she said that it was no such thing. Then I said that it might rain, and she said that it wouldn’t dare.” “What else did she say?” asked {A}.',
        '“She never agreed with me once in nine years,” said {S}. “But she walked me to the bus every day, so as to have the last word.”'
      ]
    },
    {
      id: 'child-moo',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can do it too,” said {S}. {S} bent down to a beetle. “Moo,” said {S}. The beetle stopped. “You’ve just told it that it’s got a nice udder,” said {A}. {S} was pleased, and so, it seemed, was the beetle.',
        'It went off with a much firmer step. “It’s going to tell the others,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'There was one more who knew all their languages, and that was {A}. A bumblebee came by, and {A} waved both fists at it. It flew twice round the cap and went on. {A} blew a bubble at the pigeon, and it bowed.',
        '“What was that about?” asked {H}. {A} blew another bubble, rather bigger. It was a pity that nobody else could read it.'
      ]
    },
    {
      id: 'same-thing',
      A: 'partner',
      paragraphs: [
        'They sat down on the step. “A berry, a mountain and a bed,” said {A}. “How big is an ant?” {H} held up two fingers, with hardly anything between. “And how high up is a pigeon?” {H} looked up, and then down at the hedge, and both hands went to both cold ears. “They’ve all seen it!” said {H}. “They only saw it in their own size.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-hedge',
      A: 'partner',
      paragraphs: [
        'So {H} went where the berry was, and along the ants’ new road, and looked for a bed. Under the hedge lay something round and red. {H} reached for it, and stopped. Somebody was in it. It was gold-brown, with a furry tail round its nose, and it was a dormouse.',
        '“May I have my hat, please?” whispered {H}. “Mm,” said the dormouse. “What does it say?” whispered {A}. “Mm,” said {H}. “It’s the same in every language.”'
      ]
    },
    {
      id: 'sleep-talk',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They knelt down, and {H} put an ear close. “Now it’s dreaming,” whispered {H}. “It says, a hazelnut. It says, no, after you.” A very small paw opened, and shut again.',
        '“Who’s it giving it to?” whispered {A}. {H} listened. “To another dormouse,” said {H}. “But that one’s full.” So it had kept it, and smiled, as far as you could see.'
      ]
    },
    {
      id: 'road-workers',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The ants’ road went up on one side of the hat and came down on the other. It was as thin as a thread. At the top each of them stopped for a moment. “They’re looking at the view,” whispered {H}.',
        '“Don’t they wake it?” asked {A}. “They go on tiptoe,” said {H}. “All six.” You couldn’t hear a thing. Evening came, and the last of them went home over the mountain.'
      ]
    },
    {
      id: 'good-evenings',
      A: 'other',
      spare: 12,
      paragraphs: [
        'In the dusk they all said good evening to each other, and {H} told {A} what it was. A blackbird said it from the roof, with everything that had happened. The pigeon just said it twice.',
        'A moth said it too. “I didn’t hear that one,” said {A}. “It isn’t loud,” said {H}. “It says it with its wings.” {A} said good evening back, with two hands, quite softly.'
      ]
    },
    {
      id: 'till-spring',
      A: 'partner',
      paragraphs: [
        '“How long does it sleep?” asked {A}. {H} asked the mouse, who was passing. “Seven months,” said {H}, and thought. “Then it needs it more than my ears do.” {A} took off {A}’s own red scarf and tied it over both of {H}’s ears.',
        '“You can’t hear any animals like that,” said {A}. “What?” said {H}. On the wall the pigeon said something long. It was about a new kind of berry, with legs, going in at the door.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said coo as well, and the pigeon thought it over.',
      '{names} shivered at the ears too, to keep {H} company.',
      { text: '{names} felt on top of the wall, and there was moss on it.', needs: ['hands'] },
      { text: '{names} tried on a flowerpot for {H}, but it had a hole.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down too, and the ant went round.',
      '{names} asked the mouse something, chiefly by means of the nose.',
      { text: '{names} measured a footprint with a blade of grass.', needs: ['hands'] },
      { text: '{names} rubbed {H}’s ears, until they were nearly hats.', needs: ['hands'] }
    ],
    turn: [
      '{names} curled up small, to see how a dormouse does it.',
      '{names} backed away from the hedge, one soft step after the other.',
      { text: '{names} laid a dry leaf over a bit of tail that stuck out.', needs: ['hands'] },
      { text: '{names} shook hands with a twig, so as not to make a noise.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the scarf by the door. Inside they spoke softly for a while, out of habit.',
    '{H} washed both warm ears, and lay down in a bed that was all wool, or nearly. {H} laid one arm round {H}’s nose, to see how it was done.'
  ],
  last: [
    '“Mm,” said {H}, which is the same in every language, and was asleep.',
    'Seven months were too many, but one night was just right, and {H} slept.'
  ]
})
