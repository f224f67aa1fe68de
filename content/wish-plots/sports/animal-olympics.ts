import { wishPlot } from '../wish-plot.ts'

export const animalOlympics = wishPlot({
  id: 'wish-animal-olympics',
  wishes: ['animal olympics', 'animals olympics', 'olympics animals', 'olympic animals', 'jungle olympics', 'zoo olympics', 'farm olympics', 'forest olympics', 'woodland olympics', 'safari olympics', 'animal olympic games', 'animals olympic games', 'animals sports day', 'animal sports day', 'jungle sports day', 'zoo sports day', 'forest sports day', 'animals medal', 'animals medals', 'animals gold medal', 'animals win medals', 'animal gold medal', 'animals sports competition', 'animal competition', 'animals competition', 'animal sports', 'animals compete', 'cheetah olympics', 'sloth olympics', 'elephant olympics', 'animals big race', 'animals running race', 'jungle race', 'jungle big race', 'cheetah race', 'cheetah races'],
  answers: ['animal', 'animals', 'olympics', 'olympic', 'games', 'jungle', 'zoo', 'farm', 'forest', 'woodland', 'safari', 'wild', 'sports', 'sport', 'day', 'race', 'races', 'racing', 'running', 'medal', 'medals', 'gold', 'win', 'wins', 'winning', 'winner', 'winners', 'competition', 'compete', 'competing', 'cheetah', 'sloth', 'giraffe', 'hippo', 'snail', 'tortoise', 'elephant', 'kangaroo', 'flamingo', 'flamingos', 'ants', 'owl', 'monkey', 'snake', 'chameleon', 'where', 'who', 'all', 'the', 'have', 'has', 'hold', 'big', 'fast', 'fastest', 'slow', 'best', 'different', 'their', 'own', 'everyone', 'everybody', 'with', 'swimming', 'jumping', 'climbing', 'in', 'and', 'first', 'champion', 'champions', 'lots', 'of', 'against', 'between', 'each'],
  except: ['school', 'teddy', 'toy', 'lego', 'dinosaur', 'dinosaurs', 'robot', 'dog', 'dogs', 'cat', 'cats', 'rabbit', 'hare', 'car', 'cars', 'horse', 'guinea', 'hamster', 'snow', 'winter', 'tomorrow', 'lost', 'loses', 'losing', 'last', 'sad', 'tv', 'television', 'watching', 'minibeast', 'insect', 'sea', 'ocean', 'monster', 'zombie', 'relay', 'talent', 'singing', 'baking', 'dance', 'dancing'],
  moods: ['losing', 'proud', 'first', 'question'],
  company: ['animals', 'cheetah', 'medal', 'whistle', 'meadow', 'river', 'giraffe', 'tortoise', 'hippo', 'sloth', 'snail', 'ants', 'wellingtons', 'ribbon', 'song', 'owl', 'finish', 'flamingos', 'elephant'],
  out: true,
  isTale: true,
  about: 'At the Animal Olympics there is one medal and the cheetah is always there first, all alone, until the hero needs somebody who is fast.',
  titles: ['The Animal Olympics', 'One Medal for Everybody', '{H} with the Gold Medal', 'There Before the Whistle', 'Four Wellingtons at the Start'],
  want: [
    {
      id: 'one-medal',
      A: 'partner',
      paragraphs: [
        'It was the day of the Animal Olympics, in the meadow by the river. {A} had the whistle. {H} had the gold medal, and was to hang it round the winner’s neck. “Who’s the winner?” asked the giraffe, and bent down to be ready. “You have to win first,” said {H}.',
        'There was just this one medal. The running came first. {A} blew the whistle: “Pweep!” In the same moment the cheetah was at the other end. It had its arms up already. All the others still had one foot in the air.'
      ]
    }
  ],
  way: [
    {
      id: 'wellingtons',
      A: 'partner',
      paragraphs: [
        'Next came hopping. Pweep! The cheetah was there. “You didn’t hop,” said the kangaroo. “I did,” said the cheetah. “You have to look quicker.” In the egg race it was there before the egg. Then the others sat down. “Why should we start,” said the tortoise, “if it’s over when we do?”',
        'So {H} fetched four wellingtons, and filled them with pebbles. The cheetah had to put them on. Pweep! went {A}. The wellingtons stood there. Only the cheetah was gone.'
      ]
    },
    {
      id: 'the-torch',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the beginning somebody has to bring the Olympic light. That was a glow-worm, on foot. It had set out on Sunday. All the animals stood up and took off their hats. “It’s at the gate,” said {A}. “It’s at the first daisy.”',
        'They put their hats on again. They had some sandwiches. They took their hats off again. “Is it lit?” asked {H}. {A} lay down in the grass and looked. “It’s daytime,” said {A}. “It says it’ll show us tonight.”'
      ]
    },
    {
      id: 'the-judges',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On a branch sat three owls, and they were the judges. Each had a sign with a number. The elephant did a somersault, and the ground shook. The owls put their heads together. “Eight,” said the first. “Eight,” said the second. “Who?” said the third.',
        'It had been asleep. It was day, after all. “The elephant,” said {A}. “What did it do?” asked the owl. So the elephant did it once more. This time all three of them fell off the branch, and that was a ten.'
      ]
    },
    {
      id: 'hippo-dives',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The hippo climbed up on the diving board. It was really only a plank. It bent in the middle until it touched the water. “I’ll do the one with the twist,” said the hippo. It held its nose, and let itself fall.',
        'Afterwards the hippo sat on the bottom, and there was no water round it. It was all up in the trees. It was on {A} too. “How was the splash?” asked the hippo. “Big,” said {A}, and took a fish out of one sleeve.'
      ]
    },
    {
      id: 'tug-of-war',
      A: 'same',
      spare: 4,
      paragraphs: [
        'For the tug of war they had no rope. “You can have me,” said the python. It lay down in the grass, and the bears took the front. The monkeys took the tail. “Pull!” cried {A}. “Hee hee,” said the python. “Not so hard! That’s my tummy!”',
        'It laughed so much that it wriggled. The bears fell over on one side, and the monkeys fell over on the other. “Who’s won?” asked {H}. {A} looked along the python. “The rope has,” said {A}.'
      ]
    },
    {
      id: 'chameleon-hides',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In hiding, the chameleon was the best by far. Nobody had found it yet, since last year’s Olympics. “Come out!” called {A}. “You’ve won!” Nobody came. {A} looked under each leaf, and behind the tortoise.',
        '“Where do we send the medal?” asked {H}. “Just put it down somewhere,” said a voice. It came out of {A}’s hat. {A} took off the hat, and turned it round. There was only hat on it. But it blinked.'
      ]
    },
    {
      id: 'ants-lift',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The weight lifting was for all sizes. A gorilla lifted a rock. An ant lifted a biscuit, and that was ten times as big as the ant. “Bravo!” cried {A}. The ant carried the biscuit a little way. Then it carried it farther.',
        '“You can put it down now,” said {A}. The ant was through the fence already. Four of its sisters were holding open a hole. It turned out that it had not known about any Olympics. It had only come for the biscuit.'
      ]
    },
    {
      id: 'flamingos',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Nine flamingos stood in the river, in a row, each on its left leg. “And change!” cried the first. They all changed to the right leg. It looked lovely. {A} wanted to know if that was hard, and stood down at the end.',
        '“And change!” {A} changed. The flamingo beside {A} leaned over, and the next one leaned too. One after the other they went over like dominoes, with eighteen legs in the air. “That’s new,” said the first, from below. “Can we keep that in?”'
      ]
    },
    {
      id: 'relay-banana',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For the relay they ran with a banana. Everybody had to pass it on. The zebra gave it to the ostrich, and the ostrich gave it to the monkey. There it stopped. “Run!” shouted {A}. “With what?” asked the monkey. It was holding the peel.',
        'They took a carrot, and it stopped at the tortoise. They took a stone. That got all the way round, and came home to {A}, and it was quite warm. “I’d like to see somebody eat that,” said {A}. The ostrich looked at it with interest.'
      ]
    },
    {
      id: 'the-anthem',
      A: 'same',
      spare: 9,
      paragraphs: [
        'While somebody gets a medal, there has to be a song. The frogs had practised one. It had four verses, and it went “Quark”. The donkeys knew a different one, and the lions did not know any, but were loud.',
        '{A} got up on a molehill and conducted. “Only the frogs,” said {A}. “Now only the birds. Now whoever hasn’t had a go.” It was very quiet then. Deep down in the grass a worm was singing. Nobody had known that they could.'
      ]
    },
    {
      id: 'pet-olympics',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been put down for three races, and had not been asked. At the first pweep {A} looked at who had made it. At the second {A} had an itch. Then all the others ran past, and {A} looked after them.',
        'The third race went to a bowl. “Pweep,” said the whistle, but by that time {A} had arrived. Even the cheetah had not seen it. “How do you do that?” it asked. {A} could not answer with a full mouth.'
      ]
    },
    {
      id: 'elder-olympics',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I won something once,” said {S}. “It was for sitting still, at a school fair. I sat there until it got dark.” “And the others?” asked {A}. “They’d gone home,” said {S}. “Nobody had told me that it was over.”',
        '“What did you win?” “A hen,” said {S}. “She could sit much longer than I could.” The sloth had been listening, with one eye. It thought that this was the best story about sport it had ever heard.'
      ]
    },
    {
      id: 'child-olympics',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be in the Olympics too. “What are you best at?” asked {A}. {S} was best at spinning. {S} spun with both arms out, round and round. When {S} stopped, the meadow went on by itself.',
        '{S} walked to the judges, and got to the river. {S} walked to the river, and got to a rhino. “Which way is it?” {S} asked the rhino. “Stay there,” said {A}. “It’ll come round again.”'
      ]
    },
    {
      id: 'baby-olympics',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'There was a crawling race as well. On the start line sat {A}, a tortoise and a beetle. “Pweep!” {A} looked round to see where that came from. {A} crawled back to the whistle, and put it in {A}’s mouth.',
        '“Pweep,” said {A}. All the animals in the meadow began to run, in all directions. {A} took it out and laughed. “Pweep!” They turned round, and ran back. There had never been a start as good as this.'
      ]
    },
    {
      id: 'nobody-there',
      A: 'partner',
      paragraphs: [
        '{A} and {H} went to the other end of the meadow. There sat the cheetah, and let its ears hang. “It’s always the same,” it said. “I’m there, and then nobody’s there. I’ve been clapping by myself.” It showed them. With two paws it made hardly any noise. {H} looked at the medal, and back at all the others.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-it-goes',
      A: 'partner',
      paragraphs: [
        '“Now everybody does what they’re best at!” called {H}. The sloth won the sleeping, and the hippo won the yawning. The giraffe won looking over hedges. The cheetah went in for the slow race, and fell over. So there were twelve winners, and one medal. “They can all wear it,” said {H}, “if somebody’s very, very fast.”',
        'Everybody looked at the cheetah. The winners’ song began, and off it flew. It hung the medal on the hippo. Zip! It was on the sloth. Zip! It was on an ant. And each of them clapped.'
      ]
    },
    {
      id: 'neck-of-the-giraffe',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the giraffe the ribbon slid down. It slid, and slid, and it took as long as two verses. On a beetle it was the other way round. There you could only see a medal, and it was walking. “Suits you,” said {A} to it.',
        'The python had it too, but it never found out where its neck ended. For the chameleon they laid it on a stone. The stone smiled. “I’ve never seen anybody so proud,” said {A}, “and I still haven’t.”'
      ]
    },
    {
      id: 'shaking-hands',
      A: 'same',
      spare: 15,
      paragraphs: [
        'At the end they all shook hands. That takes a long time when there are wings, fins and trunks. {A} shook hands with the octopus, and then could not get away. “That’s six,” said {A}. “That’s seven. Thank you. Oh, and that one.”',
        'The hedgehogs only bowed. The elephant asked {A} very politely if it might shake something bigger. There was nothing bigger. So it shook the tree, and the owls came down once more. “Ten,” they said, before anybody asked.'
      ]
    },
    {
      id: 'the-first-race',
      A: 'partner',
      paragraphs: [
        'When the song was over, the cheetah lay in the grass and panted. “I got there twelve times,” it said, “and there was always somebody there.” {H} hung the medal on the cheetah, to sleep in. Just then something small came over the line. It was the snail, from the first race. “Am I there?” it asked. They all got up, and clapped.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had places by the fence, and behind the elephant you saw nothing.',
      '{names} warmed up with the kangaroos, and were hot before it began.',
      { text: '{names} drew the white line, and went round a daisy.', needs: ['hands'] },
      { text: '{names} hung up little flags, and a goat ate the blue ones.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along too, as far as the first molehill.',
      '{names} cheered for the tortoise, and it told them to save their breath.',
      { text: '{names} picked up the egg, and it was still whole.', needs: ['hands'] },
      { text: '{names} poured the pebbles out of the wellingtons.', needs: ['hands'] }
    ],
    turn: [
      '{names} won the staying together, and wore the medal all at once.',
      '{names} joined in with the frogs for the last verse.',
      { text: '{names} fanned the cheetah with big leaves.', needs: ['hands'] },
      { text: '{names} clapped for the snail longest of all.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the meadow it was dark, and now you could see the glow-worm. It had arrived. The cheetah lay with four feet stretched out, and only its toes ran.',
    '{H} put the whistle away for next time, and lay down slowly, as in the slow race.'
  ],
  last: [
    'Somebody small was still on the way, and {H} was there already, and asleep.',
    'In sleeping {H} was as good as the sloth, and {H} was asleep.',
    'Nobody blew a whistle any more, and {H} was asleep.'
  ]
})
