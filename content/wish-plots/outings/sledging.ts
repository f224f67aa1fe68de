import { wishPlot } from '../wish-plot.ts'

export const sledging = wishPlot({
  id: 'wish-sledging',
  beginsElsewhere: true,
  wishes: ['sledge', 'sledges', 'sledging', 'sled', 'sleds', 'sledding', 'sleding', 'toboggan', 'toboggans', 'tobogganing', 'sleigh ride', 'bobsleigh', 'bobsled', 'luge', 'sledding hill', 'sledding down', 'tobogganing hot chocolate', 'tobogganing hill'],
  answers: ['going', 'first', 'fast', 'fastest', 'hill', 'snow', 'snowy', 'down', 'day', 'red', 'wooden', 'big', 'winter', 'ride', 'race', 'riding', 'playing', 'outside', 'new'],
  except: ['santa', 'christmas', 'father', 'reindeer', 'dog', 'dogs', 'huskies', 'husky', 'hammer', 'penguin', 'bear', 'hurt', 'broke', 'broken', 'ski', 'lost', 'flying', 'magic', 'cat', 'snowman'],
  moods: ['first', 'proud', 'waiting'],
  out: true,
  company: ['sledge', 'blackbird', 'post', 'hill'],
  about: 'The sledge always stops just before a post with a blackbird on it, because whoever sits on it is too light.',
  titles: ['As Far as the Blackbird', 'Everybody On', '{H} and the Longest Ride', 'One Post Further', 'Too Light for This Hill'],
  want: [
    {
      id: 'the-post',
      A: 'partner',
      paragraphs: [
        'At the foot of the hill the snow was flat and white as far as home. There was a row of posts in it, and on the first one sat a blackbird. “I’m going to sledge as far as that,” said {H}. “It’ll fly off,” said {A}, who wore the rucksack.',
        '{H} sat down on the sledge, and {A} gave a push. The runners hissed, and then the sledge got slower, and stopped. The blackbird was ten steps off. It looked at {H}, and did not even fly off.'
      ]
    }
  ],
  way: [
    {
      id: 'wax',
      A: 'partner',
      paragraphs: [
        '{H} tried the sledge with both legs tucked up, and stopped eight steps off. {H} rubbed the runners with an old candle end, to make them smooth. That made it seven. “Think of something fast,” said {A}. {H} thought of a train all the way down, and it was seven again.',
        'And each time they had to pull it up again. Going down took as long as a sneeze, and going up took a whole song.'
      ]
    },
    {
      id: 'rope-pull',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Uphill the sledge came along behind like something that did not want to go to bed. It dug its nose in. “You pull, and I’ll push,” said {A}. {H} pulled. It got easier and easier. “You’re a good pusher!” said {H}, and turned round.',
        '{A} was sitting on it. “I was only seeing if it’s still comfortable,” said {A}. It was. So {H} sat down as well, to see, and then there was nobody to pull.'
      ]
    },
    {
      id: 'heels',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To steer you put down one heel. {H} put down the left one, and a plume of snow went up the trouser leg. “It works,” said {H}, out of the plume, and went to the left.',
        'They tried the right one as well. That leg had snow in it too by then. At the bottom {H} stood up, and could not bend anything. “You’re stuffed,” said {A}, and knocked on one knee.'
      ]
    },
    {
      id: 'without-anybody',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For a moment nobody held on to it, and the sledge set off by itself. It went down past three families, quite upright, with nobody on board. People made way for it. At the bottom it turned round once and stopped.',
        '“It’s had its own go,” said {A}. They went down on foot to fetch it. “How was it?” {H} asked the sledge, and brushed it off. A small boy came with his father, and wanted one like that, that drove itself.'
      ]
    },
    {
      id: 'tea-tray',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Not everybody had a sledge. Somebody came down on a tea tray, and somebody in a washing-up bowl. The bowl went round and round. A large man had a bin bag. He got to the bottom, and the bag stayed at the top.',
        '“What do you sit on best?” asked {H}. “On what you’ve got,” said {A}. Just then a cushion came by with a lady on it. The lady was knitting.'
      ]
    },
    {
      id: 'tracks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The hill had lines all over it by now, two by two. {H} and {A} could read it like a page. “Here somebody braked,” said {A}. “Here somebody fell off. And here somebody’s hat did.” Further down there were two lines, and beside them one single boot.',
        'They found its owner behind a bush. He was hopping. “Your boot’s up there, by the bump,” said {H}. “How do you know?” asked the man.'
      ]
    },
    {
      id: 'icicle-scarf',
      A: 'same',
      spare: 6,
      paragraphs: [
        'With all that breath {H}’s scarf had gone stiff. You could take it off and stand it up. “That’s all your breath, frozen,” said {A}.',
        '{H} put it on again. It was like wearing a shelf. {A} laid a mitten on it, and an apple, and they stayed there. “It’s very handy,” said {H}. “I only can’t look down.”'
      ]
    },
    {
      id: 'cocoa-flask',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the rucksack was a flask, and the lid of it was the cup. The steam went straight up. {H} held it in both mittens and waited till it was right. First the nose got warm, and then a lane all the way down in the middle.',
        '“It’s got as far as my tummy,” said {H}. {A} had the second cup. “Mine’s going to my feet,” said {A}. “It’s at the knees.”'
      ]
    },
    {
      id: 'push-off',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} wanted to give a really good push, with a run-up. {A} went back fifteen steps, ran, and pushed with both hands. The sledge was gone. {A} lay in the snow, at full length, with both arms out in front.',
        'It had left a fine shape. “It’s you,” said {H}, when {H} was up again, “waving.” {A} drew in a face with a twig. “Now there’ll always be somebody here to push,” said {A}.'
      ]
    },
    {
      id: 'pet-run',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'The sledge went fast, and {A} saw it go. It went on past {A}, with {H} on top. It came back slowly, with {H} in front.',
        'In the end {A} got on, at the bottom, when it was going up. That was the better way round. From up there {A} had a good view of {H}, who was pulling.'
      ]
    },
    {
      id: 'elder-door',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We took the henhouse door,” said {S}. “There were six of us on it, one for each hen.” “And the hens?” asked {A}. “They came out to look. They’d never had a door that went down a hill.”',
        '“Did you bring it back?” “That same evening,” said {S}. “It was so smooth from then on that it shut by itself. My uncle said that it was the best thing we’d ever done for him.”'
      ]
    },
    {
      id: 'child-small-hill',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had found a hill just the right size. It was as high as a step. {S} sat down at the top on {S}’s own trousers, and slid, and was at the bottom. “Did you see?” cried {S}. “I blinked,” said {A}.',
        'So {S} did it once more, a bit slower. {A} counted. It took one and a half. “It’s good for a beginner,” said {S}, and showed {A} where to put both feet.'
      ]
    },
    {
      id: 'too-light',
      A: 'partner',
      paragraphs: [
        '“Let me have a go,” said {A}. {A} kept the rucksack on, with the flask in it, and stopped only three steps off. “What did you do?” asked {H}. “Nothing,” said {A}. “I had a sandwich first.”',
        'They looked at the track. It was deeper than {H}’s. “You’re too light,” said {A}. “A heavy sledge goes on for longer.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-on',
      A: 'partner',
      paragraphs: [
        '“Then we’ve got to be heavy,” said {H}. {H} sat in front, and {A} behind, with the rucksack. On {H}’s lap went the biggest lump of snow that they could lift. “Is that everything?” asked {A}. {H} put an apple in each pocket.',
        'The sledge groaned, and started slowly. Then it hummed. They flew past all the places where it had stopped before. The blackbird opened its beak. They went past its post, and did not stop.'
      ]
    },
    {
      id: 'lump',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The lump of snow had come all that way on {H}’s knees. Now there was a hollow in it, in the shape of {H}. “We can’t just leave it here,” said {H}. They set it on top of a post, where it could see the hill.',
        '{A} gave it two bits of bark to see with. “That’s the heaviest passenger I’ve ever had,” said {A}, “and not one word the whole way down.” Both of {H}’s knees were cold and round.'
      ]
    },
    {
      id: 'look-back',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They sat there for a bit and looked back. Up on the hill the people were as small as raisins. Behind the sledge there were two lines, quite straight, right through all the others. “That’s us,” said {A}. “Nobody’s ever been so far out.”',
        'It was quite quiet. A bit of snow slid off a branch. “If it snows tonight, it’ll be gone,” said {H}. So they both looked a little longer.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        'They went past the second post, and the third, and the last. It stopped so gently that nobody could say when. “How far is it back up?” asked {A}. The hill had got small and blue.',
        '“Too far,” said {H}, and looked the other way. There was a lamp, and their own door. They had sledged the whole way home. On the last post sat the blackbird. It had come to see where they lived.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stamped about in the snow and got warm at the ends.',
      '{names} rolled a bit of the way down, to try the hill.',
      { text: '{names} tied every scarf once more, also those that were tied.', needs: ['hands'] },
      { text: '{names} threw a crumb for the blackbird, and it fell short as well.', needs: ['hands'] }
    ],
    way: [
      '{names} went down the hill too, rather faster, without any sledge.',
      '{names} came along up the hill, through the whole of the song.',
      { text: '{names} helped to pull, and sang the bit with the echo.', needs: ['hands'] },
      { text: '{names} measured the ten steps, in boots, and it was eleven.', needs: ['hands'] }
    ],
    turn: [
      '{names} came after the sledge, through the deep bit.',
      '{names} cheered the sledge on, past the third post.',
      { text: '{names} gave the push, and sat down in the empty snow.', needs: ['hands'] },
      { text: '{names} waved both mittens at something that was getting small.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sledge stood by the door on its end, and dripped. Four mittens lay on the radiator like fish.',
    'When {H} had washed, {H} lay down, quite heavy, with the blankets on top. Then the bed seemed to slide, slowly at first, and nobody had to pull it up again.'
  ],
  last: [
    'It hummed, and it stopped so gently that nobody could say when, and {H} slept.',
    'Out on the last post it was snowing on a blackbird, and {H} was asleep.'
  ]
})
