import { wishPlot } from '../wish-plot.ts'

export const doneWrong = wishPlot({
  id: 'wish-incident-oncewas',
  tellsAny: 'oncewas',
  partnerPlays: true,
  about:
    'What an elder once was comes to light and is not to be done again; but that one cannot bear to see it done wrong, and the hero sees that.',
  titles: ['Done Wrong Three Times', 'At the Bottom of the Cupboard', '{H} Does It Wrong', 'The Foot Under the Table', 'Long Ago, on the Rug'],
  want: [
    {
      id: 'what-was-there',
      A: 'partner',
      paragraphs: [
        [
          'Right at the bottom of the cupboard, under the winter blankets, lay {oncewas.a}. {H} held {oncewas.found} up with both hands. “Whose {oncewas.is}?” asked {H}. {A} turned pink, as far as the ears. “Mine,” said {A}. “Long ago I {oncewas}.”',
          '{A} came in backwards and put {oncewas.a} down on the table. There was dust all over the place. “What {oncewas.brought}?” asked {H}. {A} turned a little pink. “Long ago I {oncewas},” said {A}.'
        ],
        '{H} looked at {A}, all the way up and all the way down. This was the same {A} who warmed the soup and looked for the other slipper. “You?” said {H}. “Me,” said {A}. “Show me how you did it,” said {H}. “Oh, no,” said {A}. “My knees are much too old.”'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-chair',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They put {oncewas.thing} on a chair of {oncewas.own}, at the table, and looked at {oncewas.them}. {H} blew off the dust, and {A} sneezed. There was a good deal of dust. It had been very long ago.',
        '“Did you have all your hair then?” asked {H}. “All of it,” said {A}, “and it went up at the front.” {A} showed with one hand how high. {H} had to stand on tiptoe to see the top.'
      ]
    },
    {
      id: 'why-stop',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Why did you stop?” asked {H}. {A} had to think about that. “One day it was raining,” said {A}, “and I went in for a cup of tea. And then there were things to do.” {H} counted on the fingers how long that tea had lasted.',
        'There were not enough fingers. {A} lent {H} ten more. “It must be cold by now,” said {H}. “Stone cold,” said {A}.'
      ]
    },
    {
      id: 'who-knew',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Who else knows?” asked {H}. “The lady at the bakery,” said {A}. “She saw it once. She’s never said a word.” {H} thought of the lady at the bakery, who always put an extra roll into the bag.',
        '“So that’s why,” said {H}. {A} looked into the distance. “I always thought it was my hat,” said {A}.'
      ]
    },
    {
      id: 'alone-on-the-rug',
      A: 'partner',
      paragraphs: [
        'If {A} would not do it, then {H} had to. {H} went out on the rug and {oncewas.wrong}. {A} looked out of the window. But under the table one of {A}’s feet began to move.',
        '“Was it like that?” asked {H}. “Very nearly,” said {A}, in a thin voice. {H} did it again, only bigger. It was no better, and the lamp shook. “That’s enough now,” said {A}, and held on to the table with both hands.'
      ]
    },
    {
      id: 'a-bit-of-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Just the beginning of it,” said {H}. “Just the first little bit.” “No,” said {A}. “Then only how you came in at the door.” {A} shook {A}’s head. But it shook a bit more slowly than before.',
        '“How did you come in?” asked {H}. “Everybody was looking,” said {A}, “and I tripped over a bucket. They thought that I’d meant to, and cheered. After that I had to do it every time.”'
      ]
    },
    {
      id: 'a-poster',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} drew a poster for it. There was {A} in the middle, very large, with big eyebrows. “Have I got such eyebrows?” asked {A}. “You had then,” said {H}. Underneath there was a row of round heads, with their mouths open.',
        '“Who are they?” “They’ve all come to see you,” said {H}. {A} looked along the row. “That one’s yawning,” said {A}. {H} gave that one a moustache, and then it looked more interested.'
      ]
    },
    {
      id: 'what-they-called',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What did they call you then?” asked {H}. {A} said it very low, behind one hand. It was a name with “the Great” in it. {H} said it out loud, to see how it sounded in the kitchen.',
        'It sounded far too big for a kitchen. “And what do they call you now?” asked {H}. “Now they call me Where Are My Keys,” said {A}. {H} bowed, and gave {A} the keys. They had been beside the bread.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} went under the table to have a look at the foot. It had a slipper on, and it kept time. Tap, it went, and tap. {H} put a finger on the slipper, and it stopped.',
        '“Is somebody down there?” asked {A}. “Only your foot,” said {H}. “It wants to.” {A} looked down as well. “It’s always been like that,” said {A}. “I can’t take it anywhere.”'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Are your knees really so old?” asked {H}. {A} bent one knee to show, and it said crack. The other one said crack as well, but later. {H} bent both of {H}’s own. They said nothing at all.',
        '“Yours are new,” said {A}. {H} offered to lend one. They measured it against {A}’s with a tea towel, and it would have been too short. “I’d only go round in a ring,” said {A}.'
      ]
    },
    {
      id: 'other-guesses',
      S: 'other',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came by, and {A} told {S} all about it, with both arms. {S} listened to the end. “I’ve never done anything like that,” said {S}. “I once won a cake. But I’d only guessed how much it weighed.”',
        '“Show me how you guessed,” said {A}. {S} shut both eyes and lifted a cake that was not there. It was so heavy that {S} had to sit down with it.'
      ]
    },
    {
      id: 'child-tries',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to do it too, and {oncewas.wrong}. Then {S} fell over the rug, and lay there, and called that the end. “That wasn’t in it,” said {A}. “It is now,” said {S}.',
        'So {A} did it like that as well, with the rug, and they lay there side by side. From the table somebody groaned quietly.'
      ]
    },
    {
      id: 'elder-remembers',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We were all something once,” said {S}. “I could whistle through a keyhole, so well that all the neighbours came to look.” “Can you still?” asked {A}. {S} bent down to the kitchen door and tried. Only air came out, but it was good air.',
        '“It’s the wrong keyhole,” said {S}. {A} tried as well, at the bathroom door, and somebody inside said, “I’ll be out in a minute.”'
      ]
    },
    {
      id: 'pet-smells',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} came and sniffed at {oncewas.thing}, long and slowly, from one end to the other. There were a lot of years in there. {A} seemed to be reading them.',
        'Then {A} went under the table, where that one foot still would not keep quiet. {A} lay down beside the slipper, chin on the floor, and kept an eye on it.'
      ]
    },
    {
      id: 'baby-laughs',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat on the rug and watched {H} do it. When {H} did it wrong, {A} laughed. When {H} did it worse, {A} laughed more. {A} was an excellent audience and knew nothing about it.',
        '“You see,” said {H} to the others, “somebody likes it.” {A} held out both hands, because it was over, and it should not be.'
      ]
    },
    {
      id: 'seen-why',
      A: 'partner',
      paragraphs: [
        '{H} did it once more, and it was worse than ever. “{oncewas.tip}!” called {A}. It was out before {A} could stop it. {A} quickly drank some tea. But the cup was empty.',
        'Then {H} understood how it was. {A} could say no as often as anybody asked. But {A} could not bear to see it done wrong.'
      ]
    }
  ],
  turn: [
    {
      id: 'as-wrong-as-can-be',
      A: 'partner',
      paragraphs: [
        'So {H} did not ask any more. {H} {oncewas.wrong}, as wrong as it could possibly be done, and with the tongue out. That was too much. {A} stood up and pushed the chair back. “Give me room,” said {A}.',
        'And {A} {oncewas.move}. Afterwards it was quite still in the room. One knee said crack, and nobody minded. {A} looked as if somebody had put the lights on. “Like that,” said {A}. “Again,” said {H}.'
      ]
    },
    {
      id: 'what-else-happened',
      A: 'same',
      spare: 1,
      paragraphs: ['There was no stopping after that. {oncewas.also}. “That’s how it was then, too,” said {A}, quite out of breath. “Just like that. Only the rug was another one.”']
    },
    {
      id: 'bow',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then {A} bowed, once to the window and once to the fridge. {H} clapped until both hands were warm. “You have to throw something,” said {A}. “They used to throw flowers.” There were no flowers in the house.',
        '{H} threw a sock, and then a tea towel. {A} caught them, pressed them to {A}’s heart, and thanked them all. Then they looked for the other sock.'
      ]
    },
    {
      id: 'sit-down',
      A: 'same',
      spare: 15,
      paragraphs: [
        'After that {A} had to sit down for a bit. {H} brought a glass of water and fanned {A} with a lid. “Did they do that then as well?” asked {H}. “No,” said {A}. “Nobody ever fanned me. It’s better now.”',
        '{H} fanned from the left and then from the right. {A}’s hair blew up at the front, and stayed up. “Is that how you looked then?” asked {H}. “Just like that,” said {A}.'
      ]
    },
    {
      id: 'side-by-side',
      A: 'partner',
      paragraphs: [
        'Now they did it side by side. “{oncewas.tip},” said {A}. {H} tried it like that, and {oncewas.right}. “There,” said {A}, and let out a long breath. “Now I can look at it.”',
        [
          '{A} laid {oncewas.thing} on the shelf by the door, and did not put {oncewas.found} back in the cupboard. “Why there?” asked {H}. “In case somebody does it wrong again,” said {A}.',
          '“I won’t take {oncewas.back} away again,” said {A}. By the door was a shelf with room on it, and {oncewas.thing} went up there. “What for?” asked {H}. “For the next time you do it wrong,” said {A}.'
        ]
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see what there was, and stayed.',
      '{names} sniffed at the dust, and it smelled of long ago.',
      { text: '{names} fetched a cloth for the dust.', needs: ['hands'] },
      { text: '{names} shook out a winter blanket, and found nothing more in it.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the foot under the table.',
      '{names} stayed at the edge of the rug, and kept it down.',
      { text: '{names} moved the lamp aside, in case.', needs: ['hands'] },
      { text: '{names} pushed two chairs against the wall, to make room.', needs: ['hands'] }
    ],
    turn: [
      '{names} made room too, right back to the wall.',
      '{names} watched it all, and forgot to blink.',
      { text: '{names} clapped loudest of all.', needs: ['hands'] },
      { text: '{names} asked for it a third time, with both hands in the air.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was pulled straight, and the chairs came back to the table. By the door lay {oncewas.thing}, where the last light fell on the shelf.',
    '{H} washed and lay down. Under the blanket one foot still did a little of it, very slowly, and very nearly right. Then it lay still as well.'
  ],
  last: [
    'Nobody did it wrong any more tonight, and {H} was asleep.',
    'Under the blanket the foot had stopped, and {H} was asleep.'
  ]
})
