import { wishPlot } from '../wish-plot.ts'

export const batonDropped = wishPlot({
  id: 'wish-baton-dropped',
  wishes: ['baton relay', 'relay baton', 'baton sports day', 'baton race', 'baton dropped', 'dropped baton', 'drops baton', 'dropping baton', 'drop baton', 'baton fell', 'baton slipped', 'lost baton', 'passing baton', 'pass baton', 'passed baton', 'baton changeover', 'baton handover', 'handing over baton', 'hand over baton', 'handed over baton', 'baton team', 'relay sports day', 'relay dropped', 'dropped relay', 'drops relay', 'relay handover', 'relay changeover', 'relay team lost', 'relay team last', 'relay school race', 'relay came last', 'relay sports carnival', 'relay athletics carnival', 'relay field day', 'dropped the stick relay', 'relay stick', 'dropped stick race', 'let the team down relay', 'let team down baton', 'family relay', 'relay final', 'relay first time'],
  answers: ['relay', 'relays', 'race', 'races', 'baton', 'stick', 'dropped', 'drops', 'drop', 'dropping', 'fell', 'slipped', 'lost', 'passing', 'pass', 'passed', 'hand', 'hands', 'handing', 'handed', 'handover', 'over', 'changeover', 'team', 'sports', 'sport', 'day', 'field', 'carnival', 'athletics', 'school', 'class', 'family', 'final', 'first', 'second', 'last', 'time', 'ran', 'run', 'running', 'runs', 'came', 'was', 'in', 'at', 'on', 'the', 'a', 'and', 'her', 'his', 'my', 'our', 'their', 'to', 'of', 'during', 'when', 'we', 'grass', 'ground', 'track', 'let', 'down', 'sad', 'upset', 'cross', 'fault', 'today', 'yesterday', 'again', 'story', 'about', 'mum', 'mummy', 'mom', 'dad', 'daddy'],
  except: ['hurt', 'hit', 'ankle', 'hospital', 'twirling', 'twirler', 'conductor', 'orchestra', 'police', 'bully', 'bullied', 'animals', 'animal', 'olympics', 'swimming', 'cars', 'egg', 'sack', 'torch', 'dog', 'snail', 'tortoise', 'hare', 'dragon', 'robot', 'magic', 'wand', 'space', 'moon', 'marching', 'majorette'],
  moods: ['losing', 'first', 'quarrel'],
  out: true,
  company: ['baton', 'relay', 'grass', 'field', 'tent', 'carrot', 'carrots', 'line', 'apples', 'hand', 'hands', 'fingers'],
  about: 'In the relay at sports day the baton falls between two hands, until it is seen that for a blink it belongs to nobody, and that whoever hands over has to wait.',
  titles: ['Two at Once', 'The Baton That Was Nobody’s', '{H} Waits at a Run', 'As Long as a Blink', 'No Clack'],
  want: [
    {
      id: 'clack',
      A: 'partner',
      paragraphs: [
        '{H} came running with the baton, in the family relay at sports day. {A} stood in front, with one hand held out behind. Then there was a clack. The baton lay on the ground, and all the others ran by.',
        '“I gave it to you,” said {H}. “And I took it,” said {A}. It was true, and it had fallen all the same. There was to be a second run, after a break with apples. {H} wanted the baton to get across.'
      ]
    }
  ],
  way: [
    {
      id: 'harder',
      A: 'partner',
      paragraphs: [
        'They practised behind the tea tent, with a carrot. At first they did it harder. {A} grabbed. {H} held on tight, to be on the safe side. So they went once round each other.',
        'Snap. Each of them had one half. “It’s got across,” said {A}, “but only as far as the middle.” They ate it, and took another.'
      ]
    },
    {
      id: 'whose-fault',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they looked for whose fault it was. {A} said that it might have been the sun. {H} had thought of the wind, but there was none. The ground came into it too, for if it had been higher up, nothing could have fallen far.',
        'A lady in the tent thought that it was the baton. It had been dropped every year, she said, by all sorts of people. So it was used to it. “It’s got a dent,” said {H}. “That’s where it always lands.”'
      ]
    },
    {
      id: 'which-hand',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Which hand did you have it in?” asked {A}. {H} held up the right one, and {A} held up the right one as well. They stood one behind the other, and tried it. The two right hands met behind {A}’s back, and {A}’s elbow was in the middle.',
        '“From my right into your left,” said {H}, “then nobody’s in the way.” It went very well, standing. You only have to remember which is left, and {A} had to look at the watch to see.'
      ]
    },
    {
      id: 'do-not-look',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You turned round,” said {H}. “Whoever’s in front isn’t supposed to look.” The teacher had said so. If you look behind, you run crooked. {A} tried it without looking. The hand behind {A}’s back opened and shut, like a crab’s.',
        '{H} put a daisy in it. “That’s not a carrot,” said {A} at once. {H} put in a shoe. {A} knew that, too, and whose. It was a clever hand, once it was left alone.'
      ]
    },
    {
      id: 'other-soup',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I once handed a pot of soup to my aunt,” said {A}. “I thought that she’d got it. She thought that I’d still got it.” “And who had it?” asked {H}. “The mat,” said {A}. “For a moment it stood in the air between us, quite level. I’ve never seen soup so calm.”',
        '“And then?” “Then we both said sorry to the mat. It was tomato.” {H} looked at the baton. That at least could be picked up in one piece.'
      ]
    },
    {
      id: 'pet-never-drops-it',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come to watch, and got hold of the end of a carrot. There was nothing wrong with how {A} took it. No baton in the world would have been dropped there. It was the second part that {A} did not do.',
        '{H} held out one hand, and waited. {A} chewed. The carrot got shorter, and still it had not been handed over. “{A} should run last,” said {H}. “At the end you’re allowed to keep it.”'
      ]
    },
    {
      id: 'elder-letter',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We used to bring the bread home like that,” said {S}. “I fetched it from the baker and ran to the bridge. My cousin ran on from there.” “Did it ever fall?” asked {A}. “Never in the river,” said {S}. “But it got lighter at every change.”',
        '“Each of us looked after the end that was in front,” said {S}. “At home they thought that the baker made them round like that.” {A} looked at the carrot, and made it lighter by a bite.'
      ]
    },
    {
      id: 'nobodys',
      A: 'partner',
      paragraphs: [
        '“Slowly,” said {A}, and touched the carrot. At the same moment {H}’s fingers opened, and it fell on the grass. “Again,” said {A}, and watched the two hands.',
        '“You let go as soon as you feel me,” said {A}. “I hold on as soon as you give it. In between, it’s nobody’s.” {H} looked at the place. It was only as long as a blink. But a whole carrot fitted through.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-has-to-wait',
      A: 'partner',
      paragraphs: [
        '“Then it has to be both of ours,” said {H}. So one of them had to wait, and {A} was in front and had to run off. {H} put the carrot in {A}’s hand, and kept it too. There was a tug. Only then did {H} let go.',
        '“But I’ve got to keep running,” said {H}, “till you tug.” “A bit further than you need,” said {A}. So that was how far it was.'
      ]
    },
    {
      id: 'carrots-get-shorter',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They did it twenty times, and whenever it went well, they sat down and each had a bite. So the carrot got shorter. That made it harder, for there was less of it to belong to two. At the end it was as small as a thimble. They stood there with all their fingers on it.',
        '“That’s the closest we can get,” said {A}. {H} waited for the tug, and let go of a thing that you could hardly see. It did not fall. {A} ate it, as the winner.'
      ]
    },
    {
      id: 'a-word-for-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Whoever runs behind calls out a word, so that the one in front puts back a hand. “What shall I call?” asked {H}. “Now” was taken, for the team in blue had that. {H} tried “Carrot”. {A}’s hand shot out at once.',
        'So did the hand of a man beside the tent, who was having his lunch. “Please,” said the man. It was a word that worked on everybody. They gave him one, for he had waited so nicely.'
      ]
    },
    {
      id: 'warm-at-one-end',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Before the second run {H} was allowed to hold the baton. It was warm at one end. “That’s from me,” said {H}. {A} felt the other end. It was cool there, for {A} had never had it. “That’s where I’d have been,” said {A}.',
        '{H} turned it round, and warmed that end as well, to get it used to things. The baton had no legs. But nobody else in the whole race was to go all the way.'
      ]
    },
    {
      id: 'what-is-inside',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The baton was hollow. {H} looked through it, and there was the field, quite small and round, with a line across it. Everybody in there was very far away, and could not drop anything. “What do you see?” asked {A}. “The place where it fell,” said {H}.',
        '{A} looked in from the other end. Now there was only an eye. “And what do you see?” asked {H}. “Somebody who’s waiting,” said {A}. That was right, too.'
      ]
    },
    {
      id: 'child-hands-over-all',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to practise as well, and there was no carrot free. So {S} handed over a cap. {A} put a hand on it, and tugged, and {S} let go. Then {S} handed over a bottle, two plasters and half a biscuit. Not one thing fell. {A} had both arms full.',
        '“You’re very good at it,” said {A}. “I know,” said {S}, with empty pockets, and felt light. “Now you can run with that.”'
      ]
    },
    {
      id: 'no-clack',
      A: 'partner',
      paragraphs: [
        'The second run began, and {H} came up fourth, with the baton. “Hand,” called {H}. {A} started off, put back a hand, and did not look. {H} laid the baton in it, and waited. They ran past the line like that, two people and one baton. Then there was a tug, and {H} let go.',
        'There was no clack. {H} stood with an empty hand and watched it get further away. They came in fourth of five. “Who dropped it this time?” asked a boy behind a rope. “Nobody,” said {H}. “It was both of ours.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the spot where it had fallen.',
      '{names} ran along outside the rope, and had nothing to drop.',
      { text: '{names} brought the apples, and none was dropped.', needs: ['hands'] },
      { text: '{names} picked up the baton, and wiped off the grass.', needs: ['hands'] }
    ],
    way: [
      '{names} went once round the two who went round each other.',
      '{names} kept an eye on the blink.',
      { text: '{names} held out the bag with the other carrots.', needs: ['hands'] },
      { text: '{names} looked for the next carrot, a good straight one.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened for a clack, and heard none.',
      '{names} came along a bit further than the line, too.',
      { text: '{names} shut one hand just when {H} opened one.', needs: ['hands'] },
      { text: '{names} clapped, two hands at once, as it should be.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there was one carrot left over. {H} handed it to the fridge, and did not let go until it lay on the shelf.',
    '{H} washed, and was passed a towel. There was a small tug from both ends, and then it was {H}’s. After that {H} lay down, and handed over one leg, and the other, to the bed.'
  ],
  last: [
    'Sleep tugged a little, and {H} let go, and was asleep.',
    'Nothing had fallen, the night had hold of it all, and {H} was asleep.'
  ]
})
