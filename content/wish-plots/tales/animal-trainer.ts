import { wishPlot } from '../wish-plot.ts'

export const animalTrainer = wishPlot({
  id: 'wish-animal-trainer',
  wishes: [
    'animal trainer', 'animals trainer', 'animal trainers', 'trains animals', 'training animals', 'train animals', 'trainer real animals', 'pokemon real animals', 'pokemon animals', 'pokemon trainer animals', 'pokémon animals', 'pokemon but real', 'catching animals', 'catches animals', 'catch animals', 'catching creatures', 'catches creatures', 'catch creatures', 'collecting animals', 'collects animals', 'collecting creatures', 'befriending animals', 'befriends animals', 'befriend animals', 'befriending wild animals', 'befriends wild animals', 'befriending creatures', 'friends wild animals', 'friend wild animals', 'wild animal friends', 'wild animals friends', 'animal team', 'team animals', 'animal powers', 'animals powers', 'animals special powers', 'creatures powers', 'animal whisperer', 'animal ranger', 'animal explorer', 'finding animals', 'finds animals', 'finding creatures', 'finds creatures', 'creature trainer', 'beast trainer', 'animal finder', 'animal catcher', 'creature catcher'
  ],
  except: ['circus', 'zoo', 'toy', 'toys', 'cuddly', 'vet', 'hurt', 'trap', 'traps', 'hunter', 'hunting', 'died', 'dead', 'farm', 'railway', 'station', 'bus', 'unicorn', 'unicorns', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'sea', 'ocean', 'cards', 'card', 'lost', 'shadow', 'sounds', 'poo', 'spelling', 'counting', 'sleep', 'birthday', 'party', 'alphabet', 'garden'],
  answers: ['pokemon', 'pokémon', 'but', 'with', 'real', 'animals', 'animal', 'wild', 'trainer', 'trainers', 'train', 'trains', 'training', 'catch', 'catches', 'catching', 'creature', 'creatures', 'collect', 'collects', 'collecting', 'befriend', 'befriends', 'befriending', 'friend', 'friends', 'make', 'makes', 'making', 'team', 'power', 'powers', 'special', 'magic', 'son', 'daughter', 'boy', 'girl', 'child', 'kid', 'best', 'is', 'the', 'who', 'his', 'her', 'my', 'and', 'helps', 'help', 'bear', 'owl', 'fox', 'badger', 'mole', 'hare', 'forest', 'woods', 'finds', 'finding', 'find', 'explorer', 'adventure', 'goes', 'on', 'world', 'ever', 'great', 'contest', 'gym', 'battle', 'battles', 'book', 'all', 'different', 'talk', 'talks', 'be', 'wants', 'becomes'],
  moods: ['learning', 'first'],
  isTale: true,
  out: true,
  company: ['owl', 'mole', 'hare', 'bear', 'forest', 'gate', 'master', 'box', 'hill', 'whistle', 'animals', 'bell', 'log'],
  about: 'A young animal trainer needs a team of three by sunset, and none of the wild animals will be caught; they come when they are asked what they are good at.',
  titles: ['The Team of {H}', 'Three Before Sunset', 'And Nobody in a Box', 'The Mole, the Hare and the Owl', '{H} and the Empty Box'],
  want: [
    {
      id: 'empty-box',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be an animal trainer, and have a team of real wild animals. At the gate of the forest sat the old Master of Trainers. “Bring me a team of three by sunset,” said the Master. “Then you shall have the whistle.” {H} had a box with air holes, to put them in.',
        '“There’s one,” whispered {A}. A mole looked out of the ground. {H} jumped at it with the box. Thud! In the box was a lot of earth. The mole came up behind them. “Missed,” it said.'
      ]
    }
  ],
  way: [
    {
      id: 'a-hare-and-an-owl',
      A: 'partner',
      paragraphs: [
        'Next came a hare. It was over the hill before {H} had bent a knee. Then came an owl, asleep on a branch. {H} tiptoed up from behind. The owl turned its head right round, like a lid. “Yes?” it said.',
        '{H} sat down on the box, and the box broke. “Nobody wants to be in my team,” said {H}. “Would you want to be in there?” asked {A}, and held up what was left. “You’ve jumped at them all. You haven’t talked to one.”'
      ]
    },
    {
      id: 'the-net',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had brought a net. It was for fishing really. {A} swung it through the air, and shouted “Got it!” In the net sat {H}, folded up, with one knee by the ear. “You’re my first,” said {A}. “What can you do?”',
        '“I can be cross,” said {H}. A squirrel on a branch laughed so much that it dropped its nut. They agreed that a net was good for finding out how it feels. Then they hung it up for the spiders.'
      ]
    },
    {
      id: 'the-hedgehog',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They met a hedgehog. “Would you like to be in a team?” asked {H}. “Is there running?” asked the hedgehog. “Some,” said {H}. “Is there jumping?” “A bit.” “Is there lying under leaves?” {H} had to say that there was none.',
        '“Then no,” said the hedgehog, “but thank you for asking.” It rolled up, and that was its front door shut. {A} laid one more leaf on top. “I’d join that team myself,” said {A}.'
      ]
    },
    {
      id: 'tracks-of-a-trainer',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the mud by the stream there were tracks. A trainer can read tracks. “Here went a deer,” said {H}. “Here went a duck. And here went something with one huge foot and no toes.” {A} put a boot into it. It fitted.',
        '“That was me,” said {A}, “just now, when I looked at the duck.” {H} drew it in the book of tracks all the same. It was the best one. Under it {H} wrote, “Large. Friendly. Likes ducks.”'
      ]
    },
    {
      id: 'another-trainer',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There came another trainer, a big boy with a shiny hat. “I’ve got eleven,” he said, and pointed behind him. There stood eleven sheep. “They’re not wild,” said {A}. The sheep looked at the boy. One of them ate his hat ribbon.',
        '“They follow me everywhere,” said the boy, more quietly. “They even came to my bath.” {H} asked the sheep if they were good at anything. “Everywhere,” said the sheep. They were very good at that.'
      ]
    },
    {
      id: 'the-frog-shouts',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A frog the size of a thumb sat on a stone. “Take me,” it shouted. “I’m the loudest there is!” “You don’t need to shout,” said {A}. “I can’t do it any other way!” shouted the frog. All the ducks left.',
        '{H} was polite, and thought about it. “We’ve got to be quiet in the woods,” said {H}. “But what do you do at sunset?” “I sing them all to sleep!” shouted the frog. “Poor ducks,” said {A}.'
      ]
    },
    {
      id: 'the-fox-asks',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A fox stepped out between the ferns, and sat down. “Trainers,” it said. “Do you teach tricks? Then teach me to sit.” “You’re sitting already,” said {H}. “So I am,” said the fox. “You’re very good.”',
        '“Now lie down,” said {A}. The fox lay down. “This is fun,” said the fox. “I do whatever I like, and you’re proud of it.” Then it walked off with the last cheese sandwich. Nobody had told it to.'
      ]
    },
    {
      id: 'animal-words',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How do you say good morning to a deer?” asked {H}. {A} did not know. They tried a snort. They tried a stamp. Behind the bush a deer looked at its two fawns. “Don’t laugh,” it said. “They’re doing their best.”',
        'Then {H} just bent down a little, and waited. That took a while. A wet nose came through the leaves, and touched {H}’s hand. “That’s how you say it,” said {A}. “You say nothing, low down.”'
      ]
    },
    {
      id: 'lunch-for-a-team',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They had lunch on a log. “A team eats a lot,” said {A}. “What would yours like?” {H} thought of worms, and of grass, and of whatever an owl has. {H} looked at the bread. “I’ll ask them,” said {H}. “They can bring their own.”',
        'The log gave a yawn. It had fur on, now that they looked. They got up very slowly, and said sorry. “It’s no trouble,” said the bear, for it was one. “You were nice and warm. Do come again.”'
      ]
    },
    {
      id: 'other-as-animal',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had another plan. {A} lay down in the ferns with twigs all over, to look like an animal. Then the others would come too. And they did come. First it was one ant, and then it was all of them.',
        '“It works,” said {A}, and jumped up, and danced about. “How many have you got?” asked {H}. “I’ve never had such a big team,” said {A}, and shook out a shoe.'
      ]
    },
    {
      id: 'pet-in-the-forest',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was in no team, because {A} was family. {A} made that quite clear. When the hare looked out of the grass, {A} looked back, and neither of them blinked. It was settled in this way, without a word.',
        '“What did it say?” asked {H}. {A} yawned. It had been about where the sun is warmest, most likely, and who may lie there. The hare moved over by one hare.'
      ]
    },
    {
      id: 'elder-trainer',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once trained a hen,” said {S}. “To do what?” asked {A}. “To come when I called.” {S} called, with a high voice, right there in the forest. All of the birds stopped singing, and thought it over.',
        '“And did she come?” asked {A}. “No,” said {S}. “But whenever she called, I went. I was out there day and night. In the end I saw who was training who.”'
      ]
    },
    {
      id: 'child-trainer',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} already had a team. It was a snail. “What’s its power?” asked {A}. “It takes its house along,” said {S}, “and you can’t hear it coming.” They put it down at one end of a branch, for a race against nobody.',
        'After a time they looked again. It had gone as far as a thumb is wide. “It’s winning,” said {S}. {A} counted the others in the race, and {S} was right.'
      ]
    },
    {
      id: 'baby-trainer',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat on the blanket, and caught nothing at all. So a robin came, and sat by {A}’s foot. Then came a mouse. Then there was a butterfly on {A}’s knee. {A} said “Ba” to each of them, and they seemed to know what was meant.',
        '{H} watched with an open mouth. “How do you do it?” asked {H}. {A} did not do anything. That was just how {A} did it.'
      ]
    },
    {
      id: 'asking-them',
      A: 'partner',
      paragraphs: [
        '{H} knelt down by the hole. “Excuse me, mole,” said {H}. “What are you good at?” Out came a pink nose. “Nobody ever asks me that,” said the mole. “I dig. I can dig under anything.” “I run,” said the hare, from the grass. “I see in the dark,” said the owl. “Will you be my team?” asked {H}. “Since you ask,” said the owl.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-gate-is-shut',
      A: 'partner',
      paragraphs: [
        'But now the sun was nearly down, and the gate was far away. “I’ll tell them to wait,” said the hare, and was a dot. It grew dark between the trees. “Left,” called the owl from above. “Mind the root. {A}, that’s a puddle.” It was.',
        'The gate was shut, and the Master sat behind it, asleep. The mole spat on its paws. Earth flew, and there was a tunnel. {H} and {A} crawled through, and came up between the Master’s slippers. “Here’s my team,” said {H}. “One mole, one hare, one owl. And nobody in a box.”'
      ]
    },
    {
      id: 'masters-team',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Have you got a team as well?” asked {A}. The Master lifted the hat. Under it sat a very old mouse, and ate a crumb. “There’s only the one left,” said the Master. “What’s its power?” asked {H}.',
        '“It tells me when I’m wrong,” said the Master. The mouse shook its head. “It tells me when I’m wrong, and it’s nearly always right,” said the Master. The mouse went on with the crumb.'
      ]
    },
    {
      id: 'what-are-you-good-at',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“And what are you two good at?” the mole asked. {H} had to think. So did {A}. “I can tie a bow,” said {H}, “and I know when somebody’s sad.” “I can open jars,” said {A}.',
        'The animals put their heads together. “They’d be useful,” said the owl. “They’re a bit loud,” said the hare. The mole came out with the answer. “You can be in our team,” it said. “You needn’t get into anything.”'
      ]
    },
    {
      id: 'the-whistle',
      A: 'partner',
      paragraphs: [
        '“You’re an animal trainer,” said the Master, and gave {H} the wooden whistle. {H} blew it, very softly. The mole lifted its nose, and the hare its ears, and the owl turned its head round. “They’ll come when you blow it,” said the Master. “If you ask nicely,” said the mole.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along to help, and looked behind every tree.',
      '{names} tried to look like a bush, so as not to frighten anybody.',
      { text: '{names} helped to shake the earth out of the box.', needs: ['hands'] },
      { text: '{names} pointed to the left and to the right, where something had rustled.', needs: ['hands'] }
    ],
    way: [
      '{names} asked a beetle, meanwhile, what it was good at.',
      '{names} had seen the hare too, or at least the wind of it.',
      { text: '{names} held out a blade of grass to the hare.', needs: ['hands'] },
      { text: '{names} picked up the bits of the box.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out of the tunnel last, with earth on every nose.',
      '{names} stayed close behind the owl, all the way.',
      { text: '{names} held on to the one in front, in the dark.', needs: ['hands'] },
      { text: '{names} shook the mole’s paw, quite carefully.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots stood by the door, with half the forest on them. The whistle hung on its string over the bed.',
    '{H} washed off the tunnel, ears and all, and lay down.'
  ],
  last: [
    'Somewhere a mole was digging, and a hare ran, and an owl looked on, and {H} was asleep.',
    'The wooden whistle hung quite still, and {H}, who was good at sleeping too, was asleep.',
    'Out there sat an owl, wide awake, so that {H} could be asleep.'
  ]
})
