import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const squirrelsConker = wishPlot({
  id: 'wish-squirrels-conker',
  wishes: ['two squirrels', 'squirrels arguing', 'squirrels argue', 'squirrels argued', 'squirrels argument', 'squirrels fighting', 'squirrels fight', 'squirrels fought', 'squirrels quarrel', 'squirrels quarrelling', 'squirrels quarreling', 'squirrels squabble', 'squirrels squabbling', 'squirrels sharing', 'squirrels share', 'squirrels shared', 'squirrels won’t share', 'squirrels both want', 'squirrels both wanted', 'squirrels one nut', 'squirrels one acorn', 'squirrels one conker', 'squirrels conker', 'squirrels conkers', 'squirrel conker', 'squirrel conkers', 'squirrel chestnut', 'squirrel chestnuts', 'squirrels chestnut', 'squirrels chestnuts', 'squirrels same nut', 'squirrels same acorn', 'squirrel brothers', 'squirrel sisters', 'squirrel twins', 'squirrel friends nut', 'squirrels over a nut', 'squirrels over an acorn', 'squirrels hazelnut', 'squirrels walnut', 'squirrels tug', 'three squirrels', 'squirrels disagree', 'squirrels bickering', 'squirrels arguing conker', 'squirrels chasing conker', 'squirrels fall out', 'squirrels grabbing', 'buckeye squirrels', 'squirrels buckeye'],
  answers: ['squirrel', 'squirrels', 'two', 'both', 'each', 'arguing', 'argue', 'argued', 'argument', 'fight', 'fighting', 'fought', 'quarrel', 'quarrelled', 'quarrelling', 'squabble', 'squabbling', 'share', 'shared', 'sharing', 'won’t', 'want', 'wanted', 'wants', 'over', 'about', 'whose', 'mine', 'conker', 'conkers', 'chestnut', 'chestnuts', 'horse', 'nut', 'nuts', 'acorn', 'acorns', 'hazelnut', 'walnut', 'last', 'biggest', 'big', 'best', 'shiny', 'shiniest', 'round', 'brown', 'one', 'same', 'only', 'shell', 'half', 'halves', 'case', 'spiky', 'prickly', 'tree', 'trees', 'oak', 'park', 'wood', 'woods', 'forest', 'autumn', 'fall', 'october', 'leaves', 'red', 'grey', 'gray', 'little', 'funny', 'silly', 'greedy', 'cheeky', 'friends', 'friend', 'brothers', 'sisters', 'twins', 'found', 'find', 'hide', 'hid', 'bury', 'buried', 'forget', 'forgot', 'saw', 'watched', 'who', 'story', 'please', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'nana', 'sister', 'brother', 'today', 'yesterday', 'morning', 'rain', 'rainy', 'windy', 'sunny', 'walk', 'school', 'path', 'pocket', 'collect', 'collecting', 'kicked', 'fell', 'dropped', 'first', 'own', 'belongs'],
  except: ['forgets where', 'forgot where', 'forget where', ...NOT_WELL.filter((word) => word !== 'bury' && word !== 'buried'), 'road', 'car', 'feeder', 'bird', 'birds', 'owl', 'fox', 'dog', 'cat', 'hawk', 'flying', 'space', 'rocket', 'school', 'winter', 'mouse', 'rabbit', 'bear', 'attic', 'roof', 'loft', 'bite', 'bit', 'hat', 'robot'],
  moods: ['quarrel', 'learning', 'losing'],
  company: ['squirrel', 'squirrels', 'conker', 'conkers', 'shell', 'half', 'halves', 'tree', 'gate', 'leaves', 'cheek', 'tail', 'tails', 'pillow', 'bench'],
  out: true,
  isTale: true,
  about: 'Two squirrels argue over one conker, and each holds half of its shell, which fits; but the conker is flat on one side, like a cheek that has slept against another.',
  titles: ['Half a House Each', 'The Flat Cheek', '{H} Has No Tail', 'Two Squirrels and a Conker', 'You Don’t Happen to Know'],
  want: [
    {
      id: 'its-house',
      A: 'partner',
      paragraphs: [
        '{H} heard two squirrels arguing over a conker, under the tree by the gate. “It’s mine,” said the grey squirrel. “I’ve got its house.” It held up half of a prickly shell. “It’s mine,” said the brown squirrel, and held up the other half. “I’ve got its house as well.” Between them the conker lay and shone. “You there,” they said to {H}. “You’ve got no tail, so you’re on nobody’s side. Whose is it?” {H} wanted to get it right.'
      ]
    }
  ],
  way: [
    {
      id: 'it-fits-both',
      A: 'partner',
      paragraphs: [
        '“It belongs to the half that it fits,” said {H}. {A} held the grey squirrel’s half, and {H} laid the conker in. It fitted, with room to spare. In the brown squirrel’s half it fitted too. “There you are,” said both squirrels, and each took hold of the conker and pulled. It jumped out of their paws, and rolled under a bench. They were just where they had been before, only further to the left.'
      ]
    },
    {
      id: 'who-saw-it-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which of you saw it first?” asked {A}. The grey squirrel had seen the conker when it fell. The brown squirrel had seen it when it still hung. “I saw it as a flower,” said the grey one then. “It was white, with a pink dot.”',
        '“I saw the twig,” said the brown one, “before there was a flower on it.” They went on like that, back through the winter. By the end both of them had seen the tree when it was a conker. Then it was the same question.'
      ]
    },
    {
      id: 'it-is-to-have',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you want it for?” asked {H}. You do not eat conkers, the squirrels said, and they pulled a face. They are as bitter as soap. “It’s to have,” said the grey squirrel. “It’s for when somebody comes,” said the brown squirrel.',
        '“Who comes?” asked {A}. They both looked at their feet. Up to now nobody had. But if you have a conker like that at home, you are ready. {H} could see that. In {H}’s own pocket there was a stone, for just such a case.'
      ]
    },
    {
      id: 'a-line-down-the-middle',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} laid a twig on the conker, down the middle. “This half’s for you,” said {A}, “and this one’s for you.” The squirrels walked round to look at that. It was quite fair. Each of them sat down on its own side, and held on.',
        'Then the grey one wanted to go home. It took its half with it, and so the brown squirrel had to come too. They got as far as the gate. “Where are you off to with my half?” asked the brown one. They came back in step.'
      ]
    },
    {
      id: 'other-knows-a-sofa',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I once had half of a sofa,” said {A}. “My cousin had the other half. It was mine until Friday, and then it was carried over the street.” “Was that good?” asked {H}. “They came at night, once, when I was on it,” said {A}.',
        'The squirrels had listened with both ears. “Who had the cushions?” asked the brown one. The cushions had stayed with an aunt. The squirrels thought about it for a moment, and took a firmer hold of their shells.'
      ]
    },
    {
      id: 'pet-and-the-conker',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came up to the conker, too, for it lay there and was nobody’s. Two squirrels stopped in the middle of a word. {A} sniffed at the shiny side. There was somebody in it, very small and round, who came nearer whenever {A} did.',
        '{A} went round to the back. Nobody lived there. “That’s the first one who hasn’t said ‘mine’,” said {H}. {A} sat down and waited for that person to come out. The squirrels began again, but more softly.'
      ]
    },
    {
      id: 'elder-on-a-string',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We argued over one for a week,” said {S}, “my cousin and I. Then it was put away on the top shelf, until we’d made it up.” “And how long did that take?” asked {A}. “Until supper,” said {S}. “But then it was forgotten.”',
        'They had found the conker again when they were both grown up. It was dull, and no bigger than a pea in its skin. “You have it,” said the one. “No, you,” said the other. That had taken a week as well.'
      ]
    },
    {
      id: 'child-has-a-tail',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve got a tail,” said {S}, and had a scarf tucked in behind. So {S} was not on nobody’s side. {S} sat down with the squirrels, and folded both paws. “It’s mine as well, then,” said {S}.',
        'Now there were three. “Where’s your half of the house?” asked the grey squirrel sternly. {S} looked about, and held up a mitten. They laid the conker in it. It fitted better than in either shell, and they all had to be quiet for a bit.'
      ]
    },
    {
      id: 'a-flat-cheek',
      A: 'partner',
      paragraphs: [
        '{A} got the conker out, and felt it all over with one thumb. On one side it was flat, like a cheek on a pillow. “It’s slept against something,” said {H}, and looked into the two halves again. There was a hollow, and close beside it was another. “It had room to spare,” said {H} slowly. “There were two in there.” All summer they had lain cheek to cheek, and pressed each other flat.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-foot',
      A: 'partner',
      paragraphs: [
        'So there had to be a second flat cheek. They all turned the leaves over, and found five round conkers. “I’m standing on something,” said {A}, and lifted one foot. There lay a conker with a flat side. {H} held the two together, and flat came upon flat, without a gap. “One each,” said the grey squirrel. “But they’ve never slept alone,” said the brown squirrel.'
      ]
    },
    {
      id: 'how-do-you-know',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How do you know that they’re not just any two?” asked {A}. They tried it. {H} held a round one against the flat cheek, and you could see through at the edges. They tried a flat stone, and a button. The conker did not care for them.',
        'With its own neighbour it made a small sound, like a door that is hung well. “Do it again,” said the grey squirrel. {H} did it four times. The brown one asked whether they could hear it from the other side.'
      ]
    },
    {
      id: 'whose-tail-is-flat',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now the squirrels wanted to know if they were flat anywhere. They felt along their own backs, and looked round at what could be seen. “You’ve got a dent,” said the grey one, “there, in your fur.” “So have you,” said the brown one.',
        '“Who do you sleep beside?” asked {H}. It was quiet under the tree. They had a hole each, they said, but in one of them it was draughty. {A} asked in which. “In yours,” they told each other, both at once.'
      ]
    },
    {
      id: 'front-door-on-the-back',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Each conker had a pale spot too, as big as a thumb. “That’s where it hung on to its shell,” said {A}. {H} looked into the hollows. In each was a mark of the same size. There was only one way in which they went together.',
        '“It’s got its front door on the back,” said the brown squirrel. It knocked there. The grey squirrel said “Come in,” out of habit, and then looked round to see if anybody minded.'
      ]
    },
    {
      id: 'quite-the-wrong-way',
      A: 'partner',
      paragraphs: [
        'They shut both conkers up in the house, cheek to cheek, and buried it by the gate. “Now we both know where,” said the squirrels, and patted the ground with four paws. In the morning the grey squirrel sat on the gate. “You don’t happen to know where it was?” it asked {H} quietly. At noon the brown one asked the same. “They always forget,” said {A}. “That’s who plants the trees.” {H} looked at a small heap by the gate. “Ask each other,” said {H}. Off went both squirrels to search together, in quite the wrong direction.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood between the squirrels, and had no half of anything.',
      '{names} looked at the conker, and it really did shine.',
      { text: '{names} held up both hands, to show that there was no shell in them.', needs: ['hands'] },
      { text: '{names} pointed first at the grey squirrel, and then at the brown one.', needs: ['hands'] }
    ],
    way: [
      '{names} agreed with whoever had spoken last.',
      '{names} watched the conker roll, and said how far.',
      { text: '{names} felt about under the bench, and got hold of a stone.', needs: ['hands'] },
      { text: '{names} shut the two halves and opened them again.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked about with care, in case there was a third.',
      '{names} heard flat come upon flat.',
      { text: '{names} turned over a leaf, and laid it back as it had been.', needs: ['hands'] },
      { text: '{names} held both conkers to one ear, and they were very quiet.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening {H} shook a leaf out of one shoe. Then both shoes stood on the mat, cheek to cheek.',
    '{H} washed the earth off, and lay down. Out by the gate two conkers were lying just like that. There was a pillow, and one cheek went against it.'
  ],
  last: [
    'One cheek was quite flat by now, and {H} was asleep.',
    'Two squirrels had stopped searching and lay cheek to cheek, and {H} was asleep.'
  ]
})
