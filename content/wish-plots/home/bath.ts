import { wishPlot } from '../wish-plot.ts'

export const bath = wishPlot({
  themes: ['bath'],
  wishes: ['water face', 'water in eyes', 'shampoo eyes', 'hair wash', 'hair washing', 'washing hair', 'hair washed', 'hates hair wash', 'hates having hair washed', 'hates shampoo'],
  company: ['duck'],
  moods: ['afraid', 'lost', 'quarrel'],
  answers: ['banho', 'hora', 'bain', 'prendre', 'kuoga', 'bathtime', 'bathtub', 'bathroom', 'bubble', 'rubber', 'duck', 'ducks', 'plug', 'hole', 'hair', 'face', 'eyes', 'tears', 'hates', 'cries', 'screams', 'shampoo', 'water', 'wash', 'washing', 'scared', 'afraid'],
  about: 'A whale the size of a pear comes out of the bath tap; it is afraid of what the hero is afraid of, water in the eyes.',
  titles: ['A Whale the Size of a Pear', '{H} and the Wrong Pipe', 'Look at the Rabbit', 'The Whale Wash', 'What Came Out of {H}’s Tap'],
  want: [
    {
      id: 'tap',
      A: 'partner',
      paragraphs: [
        '{H} wanted a bath, but only from the neck down. “There’s jam in your hair,” said {A}. “It can stay there,” said {H}. “If you wash my hair, the water runs in my eyes.” {H} turned the tap on. It coughed. Then something plopped into the bath, and it was a whale.',
        'It was no bigger than a pear. It looked at the soap and at {H}’s knees. “Is this the sea?” asked the whale. “It’s the bath,” said {H}. “Then I took the wrong pipe,” said the whale.'
      ]
    }
  ],
  way: [
    {
      id: 'plughole',
      A: 'partner',
      paragraphs: [
        '“You can go out by the plughole,” said {H}, and pulled up the plug by its chain. The whale put its nose in, and there it stuck. {H} pushed, and {A} rubbed soap on it. Then they had to pull it out by the tail and put the plug back.',
        '“You’re going in head first,” said {A}, “and your head’s the biggest part of you. Go tail first.” The whale put its fins over its eyes. “I don’t want to,” it said. “Backwards, all the water runs in my eyes.” “I know,” said {H}.'
      ]
    },
    {
      id: 'iceberg',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The soap had made foam, and the foam had drifted together into a heap. The whale stopped at once. “Ice,” it said. “You have to be careful with that. Most of it is always underneath.” It went down to look. On the far side it came up again, in a tall white hat.',
        '“There isn’t any underneath,” said the whale. “It’s all top.” {A} took some on one hand and blew. It flew over the edge and came down on the mat. “And now it’s snowing,” said the whale, and swam back to {H}’s knees, where it was warmer.'
      ]
    },
    {
      id: 'duck',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The whale swam up to the rubber duck and said good evening. The duck said nothing. “Is it from round here?” asked the whale. “It lives on the edge,” said {H}.',
        'The whale said it again, slower and louder, as you do with strangers. The duck turned away, because of the wave. “They’re shy,” said {A}, “until you squeeze them.”'
      ]
    },
    {
      id: 'salt',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It tastes of nothing here,” said the whale. So {A} shook the last pinch out of the jar of bath salt. {H} stirred it in with one foot. The whale took a sip. “That’s better,” it said. “And have you got any wind?”',
        '{H} blew at one end and {A} blew at the other. The waves met in the middle, and most of them went over the side.'
      ]
    },
    {
      id: 'toes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the other end of the bath there were ten small islands. The whale swam round them, one after the other, and counted. “Does anybody live on these?” it asked. {H} wiggled the biggest.',
        'The whale went under at once and came up behind the sponge. “You might have said,” said the whale. “They’re mine,” said {H}. “I didn’t know you were going to count them.”'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll let them know that I’m late,” said the whale, and it sang. It was a long low note, and the tiles hummed, and all the little bottles on the shelf. When a whale sings, another one can hear it from the far side of the sea.',
        'They listened at the plughole, all three of them. After a while a gurgle came back. “They’re asking if it’s nice here,” said the whale.'
      ]
    },
    {
      id: 'summer-end',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It’s got a bit cold,” said {H}. {A} felt the water with one elbow. So a jug of warm was poured in, down by the feet. The whale swam over and lay down in it. “Here it’s summer,” said the whale.',
        'At {H}’s end it was still winter. {H} drew in {H}’s toes. “Send some down,” said {H}. “In the sea it comes round by itself,” said the whale. “You only have to wait for a year or so.” So {H} stirred with both arms, and {A} with the back brush. Soon it was April all over.'
      ]
    },
    {
      id: 'eye-to-eye',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} turned up at the edge of the bath, and so did the whale. They looked at each other for quite a time.',
        '“What does it eat?” asked the whale in the end. {H} told it. “Not whales, then,” said the whale, and was much friendlier after that.'
      ]
    },
    {
      id: 'tin-tub',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours was made of tin,” said {S}, “and it stood in the kitchen on Saturdays. I was the fourth one in.” {A} asked what that meant. “It means it was warm for the first, and soup for the fourth.”',
        '{A} looked down at the water. Nobody had been in it before {A}, apart from a whale.'
      ]
    },
    {
      id: 'colander',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to know how much of it was whale. So {S} filled a measuring jug to the line and put the whale in. The water went up. “It’s two spoons,” said {S}. “And a bit.”',
        '“At home I’m thought to be rather big,” said the whale. {A} believed it at once, and did not look at {S}.'
      ]
    },
    {
      id: 'wrinkles',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By now {H}’s fingers had gone wrinkled, like ten raisins. The whale looked at them closely. “How quickly you get old,” it said.',
        '“It’s so that I can hold wet things,” said {H}, and picked up the soap to show it. The soap shot across the bath and into {A}’s shirt. “Usually,” said {H}.'
      ]
    },
    {
      id: 'jellyfish',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Who’s that lying down there?” asked the whale. It was the flannel. {A} spread it on the water, pulled up the middle, and took hold of it below. Now there was a big round bubble in it. “That’s a jellyfish,” said the whale. “Good evening.”',
        '{H} pressed the jellyfish, to see. It said blub, for quite a long time, and a thousand small bubbles came out through its skin. The whale listened to the end. “What did it say?” asked {H}. “It didn’t say anything,” said the whale. “It’s only just got here. It was breathing out.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ceiling',
      A: 'partner',
      paragraphs: [
        'So there they sat, {H} and the whale, and neither of them wanted to. {A} leaned on the edge of the bath. “Water always runs down,” said {A}. “If you look at your tummy, down is your face. If you look at the ceiling, down is your back.” The whale took away one fin. “You first,” it said to {H}.',
        '{H} thought of how far it was to the sea. Then {H} put both hands on the edge, and looked straight up. There was a stain on the ceiling with two long ears. “Now,” said {H}. The whale spouted.'
      ]
    },
    {
      id: 'three-spouts',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The first spout was only a small one, to see. It was warm, and it landed on the very top. {H} held on tight. “Where’s it going?” asked {H}. “Down your neck,” said {A}. “Now it’s between your shoulders. Now it’s in the bath.”',
        '“And my eyes?” “They’re open,” said {A}. {H} had not noticed that.'
      ]
    },
    {
      id: 'gone',
      A: 'partner',
      paragraphs: [
        'The whole warm lot of it ran over {H}’s hair and down behind, and so did the jam. Not a drop came to the front. “It’s a rabbit,” said {H}, with both eyes open. “There’s a rabbit on our ceiling.”',
        '“Where?” said the whale. {A} pulled the plug, and the whale lay on its back and looked up. “So there is,” it said, and went down tail first, plup. {A} felt {H}’s hair. It squeaked. “That was a hair wash,” said {A}. “No,” said {H}. “That was a whale wash.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the bath mat, and that made a beach.',
      '{names} looked over the side, and got a very small spout.',
      { text: '{names} offered the whale the soap dish, as an island.', needs: ['hands'] },
      { text: '{names} held the tap shut, in case there were more in there.', needs: ['hands'] }
    ],
    way: [
      '{names} pulled the chain too, in the wrong direction.',
      '{names} shook off the foam, and the mirror had a beard.',
      { text: '{names} rolled both sleeves up, to help with the tail.', needs: ['hands'] },
      { text: '{names} blew at the soap, till the whale sneezed.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked straight up as well, and sat down backwards.',
      '{names} came up to the edge, and hoped that the whale had no more water left.',
      { text: '{names} held out a towel, as wide as for a whale.', needs: ['hands'] },
      { text: '{names} poured a cupful over one elbow, and it ran down behind.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the soap back on the edge, and wiped the floor with two towels. Deep down in the pipe something gurgled, very content.',
    'Then {H} was dry and warm and smelled of soap. {H} lay down and looked for animals on the ceiling over the bed.'
  ],
  last: [
    'Far out, a whale the size of a pear lay on its back, and here lay {H}, asleep.',
    'The rabbit stayed up on its ceiling, all night and alone. {H} was asleep.'
  ]
})
