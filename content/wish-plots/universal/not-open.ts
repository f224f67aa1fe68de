import { wishPlot } from '../wish-plot.ts'

export const notOpen = wishPlot({
  id: 'wish-any-game',
  tellsAny: 'game',
  about: 'They play it, but what there has to be is gone, so it cannot open; all evening the hero looks after those who wait, and has been playing it all along.',
  titles: ['We’re Not Open', 'The Queue on the Sofa', '{H} Is in Charge', 'What There Has to Be', 'The Boot Was First'],
  company: ['sofa', 'boot', 'bear', 'cushion', 'cup', 'peg', 'clothes peg', 'door', 'pan'],
  want: [
    {
      id: 'where-is-it',
      A: 'partner',
      paragraphs: [
        'They were playing {game}. The cushions were off the sofa and in their places, and {H} was {game.boss}, as always. But there had to be {game.must}, and {game.the} was gone. “Are you open?” asked {A} at the door. “No,” said {H}. “You can’t play {game} without {game.the}. It doesn’t count.”'
      ]
    }
  ],
  way: [
    {
      id: 'peg',
      A: 'partner',
      paragraphs: [
        '{A} sat down on a cushion to wait. {H} looked under the sofa and in both drawers. “Could it be this?” asked {A}, and held up a clothes peg. “That’s a peg,” said {H}. “Anybody can see that it’s a peg.” “Or me?” said {A}. “I could be {game.the}.” “You’re my first {game.guest},” said {H}. “You can’t be both.”',
        'Then there was a knock. It was a boot, and {A} had knocked for it. “We’re not open,” said {H}. The boot did not go away. “{game.asks}” asked {H}, only to be polite. {H} gave it {game.gives}. “But we’re not open.”'
      ]
    },
    {
      id: 'bear',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bear came next, and sat down in front of the boot. “There’s a queue,” said {H}. “The boot was first.” The bear looked as if it only spoke bear.',
        '“I think it’s urgent,” said {A}. “{game.moan}” “It’s always urgent with bears,” said {H}, but {H} let the bear go first. The boot turned its toe a little to the side.'
      ]
    },
    {
      id: 'complaint',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’d like to complain,” said {A}. “What about?” asked {H}. “That it’s not open.” {H} got a piece of paper and drew a line on it. “I’ve put it down,” said {H}. “And will anything be done?” asked {A}.',
        '{H} looked at the line. “That’s what’s been done,” said {H}. “I’ve put it down.” {A} was quite content, and went back to the cushion.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then it was {A}’s turn. {H} bent down. “{game.asks}” {A} looked at {H} and gave no answer. “The usual, then,” said {H}.',
        '{A} got {game.gives}, and gave that a look as well. {H} explained everything. “You’re the easiest one today,” said {H}. “You don’t ask when we open.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve only come to sit down,” said {S}. “Is that allowed?” “We’re not open,” said {A}. “That suits me very well,” said {S}. “When it’s open, there’s always such a crowd.” {A} brought the good cushion.',
        '“We used to play it with buttons,” said {S}. “The big black one was the boss, and it was terribly strict.” “Was there {game.must}?” asked {A}. “Always,” said {S}. “And it was always gone.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“And this is my whole family,” said {S}. The whole family were fifteen crayons. {A} took the pencil. “{game.asks}” “They all want something different,” said {S}.',
        '{A} laid them in a row, the long ones at the back, and went along it. The green one wanted nothing. “It’s only come to be with the others,” said {S}. It got {game.gives} all the same.'
      ]
    },
    {
      id: 'phone',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The telephone rang. It was a shoe. “Hello, this is {game.place},” said {H} into the heel. “No. No, we’re not open. Yes, I’ll tell them.”',
        '“Who was it?” asked {A}. “Somebody who wants to come at the weekend,” said {H}, “with a giraffe.” “Have we got room for a giraffe?” asked {A}. {H} measured the ceiling with both eyes. “If it sits,” said {H}.'
      ]
    },
    {
      id: 'inspector',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} put on a hat, came in again, and was the lady who checks everything. {A} ran one finger along the shelf and looked at it. “Hm,” said {A}. {H} stood quite straight.',
        '“Are they all being looked after?” asked the lady. “Yes,” said {H}. “And is it clean under the boot?” {H} lifted one side of it, and {A} looked, and there was only a biscuit crumb. “That’s the boot’s own,” said {H}.'
      ]
    },
    {
      id: 'quiet-hour',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then for a moment nobody wanted anything. {H} sat down on the edge of a cushion, next to {A}. “Is it always this busy?” asked {A}. “You should see it when we’re open,” said {H}.',
        '{A} passed {H} a cup with nothing in it, and they drank it slowly. At the other end of the rug the boot fell over. “I’m coming,” said {H}, and got up again.'
      ]
    },
    {
      id: 'last-in-line',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the very end of the queue stood the lamp. It had been there the whole time and had let everybody go in front. “You must say something,” {H} told it, “or you’ll never get a turn.”',
        '{A} bent down and listened at the lamp. “It didn’t want to be any trouble,” said {A}. {H} did the lamp next, before all the others, and was extra nice to it. It gave a little light for that.'
      ]
    },
    {
      id: 'a-notice',
      A: 'same',
      spare: 11,
      paragraphs: [
        'So that they all knew, {H} wrote a card, and propped it in front. It said NOT OPEN, and the N was the wrong way round. The first to read it was a teddy, and somebody made it nod. “It says it’s nice here,” said {A}, who was doing the nodding.',
        '“It doesn’t say that at all,” said {H}. “It’s how you’ve written it,” said {A}. “It’s got such a friendly N.” {H} turned the card round, to the white side. That was just as friendly, and two spoons took it for a towel.'
      ]
    },
    {
      id: 'rules',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What are the rules here?” asked {A}. {H} counted them on one hand. “No pushing. No boots on the cushions. You have to say please, but not twice.” “And the fifth?” asked {A}.',
        '{H} looked at {H}’s thumb. There had to be something for the thumb. “Nobody goes home sad,” said {H}. “That’s why it takes so long.”'
      ]
    },
    {
      id: 'rush',
      A: 'partner',
      paragraphs: [
        'By now the queue went once round the rug. After the boot stood two spoons who wanted to stay together, and a pan without its lid. {H} ran from one to the next. One got {game.gives}, and the next one wanted the same. The pan was a bit sad, so {H} sat with it.',
        '“And now nobody else can get in,” said {H}, quite out of breath. “We’re full. And I still have to find {game.the}, so that we can start!”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-along',
      A: 'partner',
      paragraphs: [
        '“What have you been doing all this time?” asked {A} from the cushion. “I’ve been not open,” said {H}. “You’ve asked every one of them what they need,” said {A}. “Even the pan’s happy. If that isn’t {game}, I don’t know what is.” {H} looked along the queue. They had all been looked after. There was nobody left who was waiting.',
        '“So it’s been open since the boot,” said {H} slowly. “And nobody’s told me.”'
      ]
    },
    {
      id: 'found',
      A: 'partner',
      paragraphs: [
        '“We’re closing now!” called {H}. One after the other was carried to the door and thanked for coming. When {H} turned the boot round, something fell out of it. It was {game.the}. “It’s had it the whole time,” said {A}. “It didn’t know that it was ours,” said {H}.',
        '“I haven’t had my turn,” said {A}. {H} had quite forgotten the very first {game.guest} of all. So {A} got {game.gives}, the best of the day, and {H} used {game.the} for it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited at the edge of the rug for somebody to open.',
      '{names} leaned on the door, to be the first one in.',
      { text: '{names} hung up a sign that said soon.', needs: ['hands'] },
      { text: '{names} polished everything that did not count yet.', needs: ['hands'] }
    ],
    way: [
      '{names} came in after the boot, and sat down where a queue might be.',
      '{names} knocked the boot over, and everybody had to be polite to it again.',
      { text: '{names} looked for {game.the} in the bread bin, and stayed for some bread.', needs: ['hands'] },
      { text: '{names} handed out numbers, torn from an old envelope.', needs: ['hands'] }
    ],
    turn: [
      '{names} cheered the boot, which had been the first.',
      '{names} turned round once, quite content.',
      { text: '{names} wrote a short letter of thanks, and posted it under the rug.', needs: ['hands'] },
      { text: '{names} shook hands with the two spoons, on the way out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back on the sofa, and the boot to the other boot. {game.the} was laid where it could be found tomorrow.',
    'When they had washed, {H} lay down in the last place that was free. It was the best of all the places, and it had been kept for {H}.'
  ],
  last: [
    'There was nobody left in the queue, and {H}, who was {game.boss}, was asleep.',
    'A boot at the door would have had to wait, for {H} was {game.boss}, and asleep.'
  ]
})
