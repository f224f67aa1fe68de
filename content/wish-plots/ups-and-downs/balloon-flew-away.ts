import { wishPlot } from '../wish-plot.ts'

export const balloonFlewAway = wishPlot({
  id: 'wish-balloon-flew-away',
  beginsElsewhere: true,
  wishes: ['balloon flew away', 'balloon flew', 'balloon flown', 'balloon flew off', 'balloon floated', 'balloon floated away', 'balloon floating away', 'balloon drifted', 'balloon blew away', 'balloon blown away', 'balloon slipped', 'balloon let go', 'balloon lets go', 'let go balloon', 'balloon gone sky', 'balloon gone up', 'balloon went up', 'balloon away sky', 'balloon escaped', 'balloon lost sky', 'balloon flying away', 'balloon flies away', 'balloon got away', 'balloon carried off', 'dropped string balloon', 'balloon high sky', 'balloon wind took'],
  answers: ['her', 'his', 'my', 'our', 'the', 'red', 'blue', 'yellow', 'pink', 'green', 'silver', 'big', 'new', 'favourite', 'favorite', 'birthday', 'party', 'fair', 'funfair', 'zoo', 'park', 'today', 'yesterday', 'sky', 'string', 'ribbon', 'helium', 'number', 'shaped', 'let', 'go', 'went', 'hand', 'hands', 'wrist', 'wind', 'windy', 'gust', 'clouds', 'cloud', 'houses', 'house', 'chimney', 'accidentally', 'five', 'four', 'roofs', 'roof', 'trees', 'tree', 'high', 'higher', 'up', 'off', 'away', 'out', 'lost', 'sad', 'upset', 'cried', 'cries', 'crying', 'tears', 'heartbroken', 'watched', 'gone', 'accident', 'by', 'accidentally', 'slipped', 'flew', 'shop', 'market', 'outside', 'home', 'unicorn', 'heart', 'star', 'get', 'back', 'wanted', 'where'],
  except: ['hot', 'air', 'pop', 'popped', 'pops', 'burst', 'bang', 'afraid', 'scared', 'who', 'holds', 'carried', 'rides', 'riding', 'basket', 'trip', 'died', 'dead', 'heaven', 'grave', 'funeral', 'memory', 'animal', 'animals', 'dog', 'water', 'swallowed', 'choked', 'road', 'hospital'],
  moods: ['lost', 'losing', 'change'],
  out: true,
  company: ['balloon', 'grass', 'bench', 'string', 'ribbon'],
  about: 'The hero’s balloon flies away into the sky and becomes a plum, a cherry, a pea; but from up there it is the hero who gets smaller, and so the hero has to lie down as large as can be.',
  titles: ['Melon, Plum, Cherry, Pea', 'It Saw {H} Last', 'The Balloon Looks Back', 'As Big as We Can', 'A Hand That Kept the Place'],
  want: [
    {
      id: 'one-boot',
      A: 'partner',
      paragraphs: [
        'The balloon was red, and its ribbon went twice round one of {H}’s fingers. {H} had held it past the swings and all along the pond. Then a boot came undone. {H} bent down to it, and the balloon went up.',
        'It flew over the bench, and the bins, and the tip of the tree. “Come back!” called {H}. The balloon flew away into the sky, and never said a word.'
      ]
    }
  ],
  way: [
    {
      id: 'the-cork',
      A: 'partner',
      paragraphs: [
        '{H} stood right underneath, in case it thought better of it. “It can’t come down by itself,” said {A}. “A balloon like that is lighter than air. Think of a cork in the bath. You hold it on the bottom, and up it shoots.”',
        '“Then this is the bottom,” said {H}, and looked at the grass. They jumped, first {H} and then {A}. The balloon took no notice. But {H}’s fist was still shut tight, to keep the place.'
      ]
    },
    {
      id: 'nearly-the-tree',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The tree had almost had it. One twig at the top was still nodding, where the balloon had brushed by. “You could have held on,” {H} told the tree. “You’ve got hundreds of those.”',
        '“It’s got an old kite already,” said {A}, “and one sock.” They found both of them, quite far in. Nobody could say how a tree gets a sock. “It isn’t choosy,” said {H}, “so it must have been asleep.”'
      ]
    },
    {
      id: 'what-it-had',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What was it like, close to?” asked {A}. {H} told all of it. It had squeaked when you stroked it. It had a knot like a belly button. When you looked through it, the ducks were red, and the pond was soup.',
        '“And at the top there was a fingerprint,” said {H}, “where I’d had jam.” {A} looked up. So there was jam in the sky now, from this very afternoon. It was apricot.'
      ]
    },
    {
      id: 'a-dog-walker',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A lady came by with three dogs, and saw them both with their heads tipped back. “What is it?” asked the lady. “My balloon flew away,” said {H}. The lady put a hand over her eyes, and searched. “Goodness,” she said. “So it did.”',
        'Then a man with a cake box stopped, and two girls on scooters. In the end there were six of them in a row, all with their mouths open. Even the dogs looked up. They thought there might be a bird in it.'
      ]
    },
    {
      id: 'the-wind-turns-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        'High up there was a wind of its own. Down here the leaves blew to the left, and up there the balloon went right. “It’s going towards the clock tower,” said {A}. The weathercock on top of it had its beak open.',
        '“Peck the ribbon!” shouted {H}. It was worth a try. The weathercock swung round a little, and the balloon sailed by. “It can’t let go either,” said {A}. “It’s screwed on.”'
      ]
    },
    {
      id: 'if-a-knot',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I should have tied it on,” said {H}. “What to?” asked {A}. There was the button of the coat. But you could never have taken the coat off again, not even for bed. There was the bench, and then they would have had to carry the bench.',
        '“There’s me,” said {A}. They thought how that would be. {A} would have had a red balloon behind one ear, even at the dentist’s. “You’d have looked nice,” said {H}.'
      ]
    },
    {
      id: 'cross-with-the-boot',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The lace was to blame. Now it lay in the mud as if nothing had happened. {H} gave it a look. “It does it each time there’s something in my hand,” said {H}.',
        '{A} knelt down and tied it, with a knot on top of the bow. Nothing was ever going to fly out of that. “It’s a bit late now,” {H} told the lace. A boot doesn’t say much. It squelched.'
      ]
    },
    {
      id: 'birds-move-over',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Four pigeons were flying home across the park. They came straight towards the balloon, and none of them had expected it. The first one swerved, and the others swerved behind it. “They said something,” said {H}. “I’m glad I didn’t hear it,” said {A}.',
        'Behind the pigeons the balloon turned round once on its ribbon. It looked as if it was sorry, and had only wanted to know the way.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had never trusted that balloon. It had no smell to speak of, and it followed {H} about. Now it was gone at last, and a good thing too. {A} sat down on {H}’s foot, the one with the mud.',
        '“I liked it,” said {H}. {A} leaned against the leg. There was no ribbon on {A}, but {A} was quite heavy, and stayed where {A} was put.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My balloon was yellow,” said {S}. “They gave them away in a shoe shop. I let go of it to see what it would do.” “And what did it do?” asked {A}. “That,” said {S}, and looked up.',
        '{S} had gone back to the shop with an empty hand. The lady there had looked at the hand, and then at {S}’s toes. “She gave me another,” said {S}, “and tied it to my shoe. I walked home with one light foot.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} knew what to do. “We make another one,” said {S}, “and it goes up and fetches it.” “And who fetches that?” asked {A}. {S} had thought of this. It took a third one.',
        'They worked out how many balloons it was, with fingers and then with acorns. There was always one up there at the end. “Somebody’s got to be last,” said {S}, and threw an acorn after it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had watched it go, with a round mouth. Then {A} lifted one hand, and opened and shut it. {A} had learned that only this week. It was for the postman, and for buses.',
        '“You’re waving,” said {H}. Nobody else had thought of it. So {H} waved as well, with the hand that was free. The balloon wagged its ribbon, once to each of them.'
      ]
    },
    {
      id: 'with-one-eye',
      A: 'partner',
      paragraphs: [
        'Down here it had been as big as a melon. {A} shut one eye, and measured the balloon between two fingers. “Now it’s a plum,” said {A}. {H} measured too. After a while it was a cherry, and after that it was a pea.',
        '“It’s getting so little,” said {H}, “and it’s all alone up there.” “It isn’t really littler,” said {A}. “That’s only how it looks from here.” {H} went quiet, with one eye shut.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-there',
      A: 'partner',
      paragraphs: [
        '“From there I’m a pea, then,” said {H}. It was true. When the balloon looked back, it saw {H} turn into a plum, and a cherry, and a pea. It must think that {H} had flown away. “And I haven’t!” cried {H}. “I’m here!”',
        '{H} lay down on the grass, with arms and legs as far out as they went. {A} lay down too, and they touched at the fingertips. Together they were at least a cherry. Far up, the balloon gave a wobble. “It’s seen us,” said {H}.'
      ]
    },
    {
      id: 'more-of-us',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They tried to be bigger still. {H} laid out both boots, one above each hand, and {A} spread a coat with the lining up. The lining was orange. A beetle walked across a sleeve, so they counted the beetle.',
        '“We’re a plum,” said {H}, “or we’re a plum with a stalk.” The ground was cool under their backs, and it smelled of roots. From below, the sky went on a lot longer than when you stood.'
      ]
    },
    {
      id: 'what-it-sees-now',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“It can see our street by now,” said {A}. “It can see the bus,” said {H}, “and the bus is a bean.” They went through everything. The pond was a plate. The clock tower was a pepper pot, and the baker’s van was a crumb.',
        '“And the baker?” asked {A}. {H} looked up for a bit, to be quite sure. “You can’t see the baker,” said {H}. “But it smells good over there.”'
      ]
    },
    {
      id: 'last-look',
      A: 'partner',
      paragraphs: [
        'The balloon was a poppy seed. They watched it without a blink. It was there, and there, and there, and then it was sky. “I saw it last,” said {H}. “And it saw you last,” said {A}. “You’re the bigger one.”',
        'Then {H} opened the fist, one finger after the other. All round one of them ran a thin pink line, where the ribbon had been. {H} blew on it, and got up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran along below it, as far as the bench.',
      '{names} looked straight up, until it dazzled.',
      { text: '{names} snatched at the end of the ribbon, a whole arm too late.', needs: ['hands'] },
      { text: '{names} picked {H}’s glove up out of the mud.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped as well, and came down again at once.',
      '{names} kept looking at the spot where it was a pea.',
      { text: '{names} pointed, so that nobody would lose it.', needs: ['hands'] },
      { text: '{names} measured it too, between finger and thumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the end, and made it longer.',
      '{names} rolled over on the grass, to be seen from all sides.',
      { text: '{names} waved with both arms, slowly, as ships do.', needs: ['hands'] },
      { text: '{names} brushed the grass off everybody’s back.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home both boots stood by the door, and one had grass in it. The pink line on the finger was hardly there now.',
    '{H} washed both hands, that one a bit less, and lay down with arms and legs stretched wide.'
  ],
  last: [
    'From very far up, {H} was no bigger than a poppy seed, and fast asleep.',
    'One hand lay open on the blanket, and {H} was asleep.'
  ]
})
