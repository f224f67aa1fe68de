import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const beeSting = wishPlot({
  id: 'wish-bee-sting',
  beginsElsewhere: true,
  wishes: ['bee sting', 'bee stings', 'stung bee', 'bee stung', 'bees sting', 'stung bumblebee', 'bumblebee sting', 'bumblebee stung', 'bee-sting', 'beesting', 'stung toe', 'stung foot', 'sting toe', 'sting foot', 'stang bee', 'bee sting better'],
  answers: ['toe', 'foot', 'finger', 'hand', 'arm', 'leg', 'grass', 'garden', 'park', 'today', 'yesterday', 'got', 'getting', 'had', 'barefoot', 'bare', 'feet', 'clover', 'flower', 'afraid', 'scared', 'stings', 'sting', 'stung', 'ouch', 'hurt', 'hurts', 'better', 'over', 'first', 'time', 'again', 'bees', 'picnic', 'school', 'playground', 'stepped', 'trod', 'cried', 'crying', 'brave', 'swollen', 'itchy', 'sore', 'angry', 'why', 'outside', 'won’t', 'go', 'since'],
  except: [...SERIOUS, 'wasp', 'wasps', 'hornet', 'hornets', 'jellyfish', 'nettle', 'nettles', 'scorpion', 'ant', 'ants', 'swells', 'face', 'throat', 'mouth', 'tongue', 'eye', 'breathe', 'breathing', 'allergic', 'allergy', 'epipen', 'swarm', 'many', 'spelling', 'operation', 'police', 'stingray', 'bear', 'honey'],
  moods: ['first', 'afraid'],
  company: ['bee', 'clover', 'toe'],
  partnerPlays: true,
  about: 'The bee sting is over, and the hero wants to know what the bee was thinking; so the hero is the bee, the partner is the toe, and it looks quite different from below.',
  titles: ['The Hundredth Clover', 'Somebody Is at Home', 'From Below a Toe Is Large', '{H} Asks the Bee', 'Knock, Knock, Grass'],
  want: [
    {
      id: 'what-it-thought',
      A: 'partner',
      paragraphs: [
        'The bee sting was over. Yesterday {H}’s big toe had been as thick as a plum, with a cold flannel round it. Tonight it was a toe again, with a dot. Only one question was left. What had that bee been thinking? The toe had done nothing. It was only going for a walk.',
        '“It was cross,” said {A}. “Bees are born cross.” {H} wanted to find out. “I’ll be the bee,” said {H}, “and you’re the toe.”'
      ]
    }
  ],
  way: [
    {
      id: 'being-cross',
      A: 'partner',
      paragraphs: [
        '{A} wrapped the pink blanket round and round, up to the ears. That was the toe. {H} flew round it with two spoons for wings, and was cross. “Zzz,” said the bee. “I’m cross.” “Why?” asked the toe. The bee did not know. You can’t sting for no reason. The bee kept flying off again.',
        'They tried it with a hungry bee. It landed on the toe, and put out its tongue. “Bleh,” said the bee. “Wool.” So it had not been hungry.'
      ]
    },
    {
      id: 'at-work',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A bee has to go to a hundred flowers before it’s home time. {H} had egg boxes for that, since an egg box is full of flowers. At each one the bee bent down and went “slup”. Then it brushed itself off, and put the dust in two socks, one on each side.',
        '“Don’t you ever have a sit down?” asked the toe. “Not at forty-one,” said the bee. “Slup. Forty-two.” It had not even looked up.'
      ]
    },
    {
      id: 'the-toes-day',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Now tell me how it was for you,” said the bee. The toe thought back. “I’d been in a shoe all day,” said {A}. “It was dark in there, and there were five of us. Then the door opened, and there was grass.” The toe wriggled in its blanket.',
        '“It was cool,” said the toe, “and it came up between us. I was at the front. I’m always at the front. Somebody has to be.” The bee had never thought of it like that.'
      ]
    },
    {
      id: 'nectar-soup',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do you carry all day?” asked the toe. “Flour for bread,” said the bee, “sort of. It’s yellow. And in here I’ve got soup.” It patted {H}’s front. “I mustn’t spill it. There are forty thousand of us for supper.”',
        '“Forty thousand!” said the toe. “We’re only ten.” The bee was sorry to hear that. It could not think how you got anything done, with ten.'
      ]
    },
    {
      id: 'sting-is-small',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The bee needed a sting. A wooden spoon was much too thick, {A} thought, and a straw was too long. In the end they took a grain of rice, and held it against the toe. You could hardly find it. “That can’t have been it,” said the toe. “It felt like a lamp post.”',
        '“It’s got juice in it,” said the bee. “That’s what does the plum.” They were both impressed. It was a lot for a grain of rice.'
      ]
    },
    {
      id: 'the-plum',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Tell me about the plum,” said the bee, who had never seen that part. The toe puffed itself up in the blanket. “First it burned,” said {A}, “and then I got round, and nobody could bend me. I had a wet flannel and a chair to myself. Everybody came and looked.”',
        '“And then?” “Then it itched,” said the toe, “and then they stopped looking.” It sounded as if that had been the worst of it.'
      ]
    },
    {
      id: 'nice-bee',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Next they tried it with a friendly bee. It flew up and bowed. “Good afternoon, toe,” it said. “Good afternoon, bee,” said the toe. They talked about the weather, and how late the beans were. Then each of them went on home.',
        '“That’s how it ought to have been,” said {A}. It was very pleasant. But it had no sting in it anywhere, so it was not what they were looking for.'
      ]
    },
    {
      id: 'toe-honey',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“It took you for a flower,” said {A}, who knew about these things. “You’ve got pink ones. I’d have done the same.” {H} looked at all ten. It was true that they stood in two beds, and the outer ones were buds.',
        '“They don’t smell like flowers,” said {H}. {A} bent down, to make sure, and came up again quickly. “No,” said {A}. “It would have noticed.”'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A bee has two big eyes at the sides, and three little ones on the top. {H} stuck on three dots of paper. “What do you see with those?” asked the toe. “If it’s light or dark,” said the bee. “Now it’s light.” {A} held a hand above them. “Now it’s dark. Now it’s light.”',
        'They did that for a bit. Neither of them noticed yet that it was important. “Now it’s dark,” said the bee.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had heard that there was a fly about, a big one with spoons. {A} watched it go round the lamp. It was not flying very well. It had to hold on to a chair at every bend. {A} waited for it to get tired.',
        '“I’m a bee,” said {H}. “I’m not for you.” {A} went to look at the toe instead. It was a whole person in a blanket. This house had been simpler this morning.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I sat on one, at a wedding,” said {S}. “I was in my good clothes, and it was in the cake tent.” “What did you think?” asked {A}. “I thought: who’s that?” said {S}. “And so did the bee, I expect. We both got up at the same time.”',
        '“I danced standing, after that, till midnight. They said nobody’d ever seen me dance so much.” {A} looked at {S}’s chair. It had a thick cushion.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be stung too, but only where it tickled. The bee landed on {S}’s elbow. “Zip,” it said. “Ow!” cried {S}, and was delighted. “Now I’ve got a plum.” {S} went about with that elbow held out, and would not bend it for anybody.',
        '“How long does it last?” asked {S}. “Till supper,” said {A}. {S} looked at the clock. It was after supper. “Then it’s better,” said {S}, and held out the other one.'
      ]
    },
    {
      id: 'the-clover',
      A: 'partner',
      paragraphs: [
        '“Where was the bee before it was on me?” asked {A}, out of the blanket. They had never thought of that. There had been grass, and clover, with round white heads. So {H} put down a cotton-wool ball for a clover. {H} got in under the table, where a bee would be. “Slup,” said the bee. “Ninety-nine.”',
        '“And now I go for my walk,” said the toe, and came.'
      ]
    },
    {
      id: 'how-small',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'From down there everything looked different. The chair legs went up like trees. The lamp was the sun, and crumbs lay about as large as bread. The bee sat by its clover, and the clover was as big as an armchair. “It’s nice down here,” said the bee. “Nobody comes.”',
        '“I’m coming,” said the toe, from far off. But the bee could not hear a toe through all that grass. It only went hush, hush, like wind.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-got-dark',
      A: 'partner',
      paragraphs: [
        'The bee was just bending down to the hundredth. Then it got dark. Something pink came down from the sky, as big as a sofa. It came slowly, and it did not stop. “Hey!” shouted {H}. “There’s somebody here!” And two spoons shot up and poked it. “Ow!” cried the toe, and sat down.',
        'It was very quiet. {H} looked out from under the table. “That’s what it was thinking,” said {H}. “Hey.”'
      ]
    },
    {
      id: 'the-same-time',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Do it again,” said {A}, “only slowly.” They did. “Hey,” said the bee. “Ow,” said the toe. If you did it really slowly they both spoke at once, and it made one word. “How,” it went, or “Hey-ow.” It could have been somebody’s name.',
        '“Like two people in one doorway,” said {A}. “After you,” said the bee. “No, after you,” said the toe. They did that for a while, and nobody got through.'
      ]
    },
    {
      id: 'a-sorry-note',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Somebody should tell it,” said {H}, “that we didn’t know.” They thought of a letter. But a bee has no letter box, and forty thousand would want to read it. “I could hum it,” said {H}, and hummed. It was quite short, and went down at the end.',
        '“What’s that mean?” asked {A}. “Hey,” said {H}, “from up here.” They hummed it once more at the window, in two parts.'
      ]
    },
    {
      id: 'knock-knock',
      A: 'partner',
      paragraphs: [
        '{A} loosened the blanket. “I didn’t know that you lived there,” said {A}. “You could have knocked,” said {H}. So they did it once more. The clover was put back in the grass. {A} patted the rug before each step, and called, “Knock, knock! Toe!” “Just a minute!” cried the bee, and moved over by one clover.',
        'The toe went by. “Thank you,” it said. “Slup,” said the bee. “A hundred.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the toe, which was just a toe again.',
      '{names} wondered as well, with both eyes on the dot.',
      { text: '{names} hung the flannel out to dry, now that nobody needed it.', needs: ['hands'] },
      { text: '{names} set out a plum, to show how thick.', needs: ['hands'] }
    ],
    way: [
      '{names} kept low, out of the way of the spoons.',
      '{names} lay about as a stone, where a toe might come by.',
      { text: '{names} held one wing when the bee had to scratch.', needs: ['hands'] },
      { text: '{names} buzzed along with two forks, which clinked.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up, in case something else came down from the sky.',
      '{names} moved over by one clover as well.',
      { text: '{names} patted the blanket too, from the other side.', needs: ['hands'] },
      { text: '{names} turned the lamp, so that it got light again down there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons went back in the drawer, and what had been a toe was a blanket once more. The cotton wool was put by for tomorrow.',
    '{H} washed ten toes, and the dot as well. At the edge of the bed {H} patted the blanket first, three times. Nobody said just a minute, so {H} got in.'
  ],
  last: [
    'The big toe went in first, as always, and nobody was at home but {H}, asleep.',
    'It got dark, and this time it was only the night, and {H} was asleep.'
  ]
})
