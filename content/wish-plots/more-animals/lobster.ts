import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const lobster = wishPlot({
  id: 'wish-lobster',
  beginsElsewhere: true,
  wishes: ['lobster', 'lobsters', 'lobstar', 'lobstars', 'lobser', 'lobsta', 'blue lobster', 'lobster claws', 'lobster claw', 'lobster rock pool', 'crayfish', 'langoustine'],
  answers: ['blue', 'red', 'claw', 'claws', 'pincers', 'pinch', 'snap', 'rock', 'pool', 'rockpool', 'sea', 'beach', 'seaside', 'big', 'little', 'friendly', 'grumpy', 'shy', 'funny', 'game', 'games', 'playing', 'plays', 'play', 'paper', 'scissors', 'stone', 'wins', 'win', 'winning', 'tail', 'who', 'that', 'met', 'friend', 'found', 'saw', 'holiday', 'sleepy', 'aquarium', 'old', 'feelers', 'clever', 'lives', 'under'],
  except: [...NOT_WELL, 'eat', 'eats', 'eating', 'dinner', 'supper', 'lunch', 'cooked', 'cooking', 'cook', 'cooks', 'pot', 'restaurant', 'roll', 'bisque', 'thermidor', 'quadrille', 'telephone', 'sunburn', 'sunburnt', 'sunburned', 'crab', 'crabs', 'mermaid', 'shell', 'afraid', 'scared', 'boil', 'boiled', 'fisherman', 'catch', 'caught', 'octopus', 'handcuffs', 'bands', 'pinched'],
  company: ['lobster', 'tide', 'pool'],
  out: true,
  about: 'A lobster can only do scissors and stone, so it never wins at paper, scissors, stone, until somebody sees what it has at the other end.',
  titles: ['The Lobster Has No Paper', 'Scissors Again', '{H} Plays With a Lobster', 'Paper, Scissors, Lobster', 'At the Other End'],
  want: [
    {
      id: 'scissors',
      A: 'partner',
      paragraphs: [
        'In a pool between the rocks sat a blue lobster. “Paper, scissors, stone?” it asked, for nobody had played with it since the spring. {H} wanted to play till the tide came in. They counted to three. {H} had stone, and the lobster had scissors. Scissors can’t cut a stone, so {H} had won.',
        'They played again. “Scissors,” said the lobster, and held up its thin claw. {H} had stone. Soon it was nine to nothing. “I’d so like to win,” said the lobster.'
      ]
    }
  ],
  way: [
    {
      id: 'losing-on-purpose',
      A: 'partner',
      paragraphs: [
        '“It’s made of scissors,” whispered {A}. “It can’t do anything else.” So {H} did paper, on purpose. “Snip!” said the lobster, and its feelers shot up. Then they sank. “You let me,” it said. “That isn’t winning.”',
        '“Try the other claw,” said {H}. It was thick and round, like a fist. “That’s a stone!” said {H}. Now the lobster could do two things. But {H} had paper, and paper wraps up a stone.'
      ]
    },
    {
      id: 'which-is-which',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why aren’t they the same?” asked {A}. “One’s for cutting, and one’s for cracking,” said the lobster. “You’re born with two alike. You use one of them more, and that gets thick.” {A} looked at both hands, to see which was the thick one. It was the one with the biscuit.',
        '“Could you crack a nut?” asked {H}. {A} had one, and laid it on the ledge. The thick claw went round it, and crack! Out came the two halves of the shell, quite neat, and the nut. “It’s very good,” said the lobster. “What is it?”'
      ]
    },
    {
      id: 'three-at-once',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} played as well, and then it was three at once. The lobster did scissors, and {H} did stone, and {A} did paper. Everybody had beaten somebody. They all looked round. “Who’s won?” asked the lobster.',
        '“You’ve won against me,” said {A}, “and I’ve won against {H}.” “And {H}’s won against me,” said the lobster. It drew a ring in the sand with one feeler, and followed it round with its eyes. It could have gone on like that all day.'
      ]
    },
    {
      id: 'counting-in',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In that game everybody has to show it at the same moment. But water is slow. When {H} said three, it took a little while till three had got down to the lobster. “You’re late,” said {A}. “You’re early,” said the lobster.',
        'So they did it by the waves, far out. Boom was one, and boom was two. You could feel it up here, and down there too. At the third boom out came a claw. It was scissors, but it was in time.'
      ]
    },
    {
      id: 'feelers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The lobster had feelers as long as itself, and red. They were never still. One went over {H}’s boot, and along the lace, and into the bow. “You had toast,” said the lobster. “I taste it with my feet, but I smell it with these.”',
        '“What did I have?” asked {A}, and dipped in one finger. The feeler came up and touched it, and thought. “You had toast,” it said, “and some of {H}’s.” {A} took the finger out again.'
      ]
    },
    {
      id: 'not-red',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“In my book you’re red,” said {A}. “I’m blue,” said the lobster. It was as blue as ink, with yellow at the edges. “Who’s red?” {H} looked out to sea, and so did {A}.',
        '“Perhaps it was only the crayon,” said {H}. “Perhaps they’d run out of blue.” The lobster thought that quite possible. It had never seen a crayon. It would have liked to hold one, it said, and draw somebody in their real colour.'
      ]
    },
    {
      id: 'walks-like-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The lobster came out a bit, so that they could see it properly. It walked on the tips of eight legs, like somebody who is home late. The claws it carried in front, like two heavy bags. “Put them down for a moment,” said {A}.',
        'It laid the claws on a stone, and shook itself. {H} walked along the rocks as it did, with a bucket in either hand. It made you look important. At the end {H} had to put them down as well.'
      ]
    },
    {
      id: 'new-suit',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Do you grow?” asked {H}. “Not as I am,” said the lobster. “I’m hard. Once a year my shell opens at the back, and I climb out, feelers and all. Then I’m as soft as a plum, and I hide. And I grow as fast as I can, till I’m hard again.” “And the old shell?” asked {A}.',
        '“It looks just like me,” said the lobster. “I once played against it. It had scissors.” “And what did you have?” “Nothing,” it said. “My claw was too soft. It hung down.”'
      ]
    },
    {
      id: 'a-crab-joins',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A shore crab had watched from the weed, and now it wanted to be in it too. One, two, three. It held up both claws. “Scissors and scissors,” it said. “You can only have one,” said {A}. “Then you choose,” said the crab, and ran off sideways before anybody had.',
        '“Crabs are all like that,” said the lobster. “They can’t bear to lose.” It sat up a bit straighter. It had lost eleven times by then, and had never once run away.'
      ]
    },
    {
      id: 'what-paper-is',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What is paper, anyway?” asked the lobster. {A} had the wrapper from the sandwiches. It was let down into the water on a thread, and the lobster took hold of it. It grew soft, and came apart, and swam off in four directions. “And that beats a stone?” it asked.',
        '“It wraps it up,” said {H}. The lobster looked round at the cliffs, the ledge and the whole shore. “With that?” it said. “It’s only a rule,” said {A}. They fished out all four bits.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came to the edge and looked down. The lobster looked up, and politely held out the thick claw, shut. {A} had nothing to hold out, and only breathed on the water.',
        '“What’s that?” asked the lobster. “That’s wind,” said {H}. It thought that over. There was nothing about wind in the rules, but it had felt it. “Then that’s a point to {A},” it said.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We played that for the washing-up,” said {S}. “My cousin always took stone. He thought that nobody had noticed. I let him win each Sunday, so that it should stay so.” “Why?” asked {A}.',
        '“Because I needed it for something bigger,” said {S}. “Once it was about the last piece of plum tart. One, two, three. I had paper.” {S} could still taste it. The lobster had come right up under the surface to hear that.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to play too, and had a rule too. One, two, three! {S} held out all ten fingers and wiggled them. “What’s that?” asked {A}. “Rain,” said {S}. “It rains on everybody. I’ve won.”',
        'The lobster drew back a little under its ledge, because of the rain. “Rain isn’t in it,” said {A}. They played again. “Boot,” said {S}. After that came a custard. The lobster had never lost to a custard, and asked if it might see it again.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} sat on a blanket well away from the edge, and made a fist. “Stone,” said the lobster at once, for it had good eyes. It held up the thin claw, and had lost. {A} laughed. Then {A} opened the fist, to see what was in it.',
        '“Paper!” said the lobster, and there it still was with its scissors. It had won. Nobody had let it. Then it was stone once more. They were a very good match, and neither of them ever counted to three.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“At ours there’s a fourth one,” said {A}. “There’s a well. You make it like that, with a hole. The stone falls in, and so do the scissors.” {A} showed it. The lobster put out both eyes, and looked down into the hole.',
        '“Who’s in there?” it asked. “Nobody,” said {A}. “Then I’d live in it,” said the lobster. One, two, three! {A} had a well, and the lobster moved in with a feeler. It was never settled who had won.'
      ]
    },
    {
      id: 'swish',
      A: 'partner',
      paragraphs: [
        'Then the shadow of a gull went over the pool. Swish! The lobster shot backwards under its ledge. “Did you see that?” said {A}. “It’s got a fan at the back, and it opened.”',
        '{A} held out one hand, and spread the fingers, quite flat. “What’s that?” asked {A}. {H} looked at it. “Paper,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-back',
      A: 'partner',
      paragraphs: [
        '“You’ve got paper too!” called {H} under the ledge. “It’s at the back!” The lobster came out and looked round at itself. It opened its tail like a fan, as broad as a plate. “That’s paper?” it said. “I’ve only ever run away with that.”',
        'They counted to three. Up came the tail, wide open. {H} had stone. “Paper wraps up stone,” said {A}. “You’ve won.” “Nobody let me?” asked the lobster. “Nobody,” said {H}.'
      ]
    },
    {
      id: 'practising-the-turn',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It was not so easy for a lobster. For stone it had to stand to the left, and for scissors to the right. For paper it had to turn right round, and then it couldn’t see what the others had. “What was it?” it called each time, over its shoulder.',
        '“Stone,” said {H}. “And mine was paper?” “Yours was paper.” “I thought so,” said the lobster, and wanted to hear it once more. “What was it?”'
      ]
    },
    {
      id: 'what-it-means-to-do',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now nobody knew what was coming. {A} tried to guess it from the feelers. If they crossed it was scissors, thought {A}, and did stone. It was paper. “You looked at my feelers,” said the lobster. “I crossed them for you.”',
        '{A} sat down in some wet weed. “It tricked me,” said {A}. “It’s only been able to play for five minutes, and it tricked me.” The lobster rubbed its claws together. It made a noise like two cups.'
      ]
    },
    {
      id: 'ten-all',
      A: 'partner',
      paragraphs: [
        'They played till it was ten all. “One more,” said the lobster. {H} had stone. But nobody saw what the lobster had. For just then the tide ran in, and they had to take up their buckets and go.',
        '“It was paper,” said {A}, back on the sand. “Why?” asked {H}. {A} looked round at the rocks. They were all gone, the big ones too. The water had been laid over them, quite flat. “Wrapped up,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched from the sand, and took nobody’s side.',
      '{names} kept an eye on the thin claw.',
      { text: '{names} counted to three for them.', needs: ['hands'] },
      { text: '{names} made a mark in the sand for each point.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked at the swish.',
      '{names} got a bit of sand in the face, and it was fine sand.',
      { text: '{names} held up a fist to compare, and the claw was bigger.', needs: ['hands'] },
      { text: '{names} rubbed out the nine, to be kind.', needs: ['hands'] }
    ],
    turn: [
      '{names} went on ahead, where it was dry.',
      '{names} looked round once more for the ledge.',
      { text: '{names} played scissors against the sea, and it did not help.', needs: ['hands'] },
      { text: '{names} carried the towels, rolled up like stones.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buckets stood by the door, and in one of them there was a feeler’s length of weed. Nobody could agree on the score.',
    '{H} washed, and was a stone under the blanket, with both knees drawn up. The sheet was laid over the top, quite flat.'
  ],
  last: [
    'Paper had won, and underneath it {H} was asleep.',
    'One hand lay on the pillow. It was neither scissors nor stone, and {H} was asleep.'
  ]
})
