import { wishPlot } from '../wish-plot.ts'

export const schoolDinner = wishPlot({
  id: 'wish-school-dinner',
  beginsElsewhere: true,
  wishes: ['school dinner', 'school dinners', 'school dinnner', 'school lunch', 'school lunches', 'lunch school', 'dinner school', 'eating school', 'canteen', 'school canteen', 'cantine', 'cafeteria', 'lunch lady', 'lunch ladies', 'dinner lady', 'dinner ladies', 'lunch hall', 'dinner hall', 'lunchroom', 'lunch room', 'lunch tray', 'lunch queue', 'dinner queue', 'school custard', 'school pudding', 'school cook', 'hot lunch', 'hot dinners'],
  namesNobody: true,
  answers: ['school', 'dinner', 'dinners', 'lunch', 'lunches', 'lunchtime', 'lady', 'ladies', 'man', 'cook', 'hot', 'canteen', 'hall', 'queue', 'tray', 'line', 'first', 'starting', 'trying', 'having', 'eating', 'nursery', 'noisy', 'loud', 'peas', 'beans', 'gravy', 'custard', 'pudding', 'pie', 'nervous', 'worried', 'new', 'kind', 'funny', 'nice', 'friendly', 'favourite', 'who', 'loves', 'likes', 'today', 'tomorrow', 'day', 'time'],
  except: ['packed', 'box', 'boxes', 'lunchbox', 'magic', 'wizard', 'witch', 'dragon', 'monster', 'alien', 'robot', 'robots', 'superhero', 'spy', 'fight', 'food fight', 'hungry', 'starving', 'alone', 'nobody', 'won’t', 'wont', 'refuses', 'allergy', 'allergic', 'nut', 'nuts', 'choked', 'choking', 'sick', 'halal', 'vegan', 'vegetarian', 'left', 'retiring', 'shouted', 'shouts', 'mean', 'dropped', 'forgot', 'party', 'dog', 'cat', 'died', 'duty', 'monitor', 'apron', 'ladle'],
  moods: ['first', 'waiting', 'learning', 'afraid'],
  fed: true,
  about: 'At the school canteen the hero wants the corner of the chocolate sponge, and gets it by letting everybody else go first.',
  titles: ['The Corner of the Chocolate Sponge', 'After You', '{H} Has Very Good Manners', 'Four Corners to a Tin', 'Mrs Dukes and the Ladle'],
  want: [
    {
      id: 'queue',
      A: 'partner',
      paragraphs: [
        'On Wednesday you could bring somebody to school dinner, so {A} stood in the queue too. It smelled of gravy and wet coats. At the end of the counter Mrs Dukes was cutting the chocolate sponge.',
        '{H} wanted a corner. The middle bits were soft all round. A corner had two hard edges, and they crunched. “But you can’t choose,” said {H}. “You get what comes.” What came had always been a middle.'
      ]
    }
  ],
  way: [
    {
      id: 'being-early',
      A: 'partner',
      paragraphs: [
        '“Then we’ve got to be quick,” said {A}, who was sure of it. “Peas or beans?” asked the cook. “Peas,” said {H}, since it was over sooner. The gravy slid about on the tray as they hurried along.',
        'Plop, went a piece that was soft all round. Plop, went the custard. “There you are, my lovely,” said Mrs Dukes. The corners had gone already, all four.'
      ]
    },
    {
      id: 'carrying',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You carried a tray with both thumbs on top and your eyes on the water. {H} showed {A} how. {A} looked at the way ahead instead, and the peas moved over to the left. “Not so fast,” said {H}. “It’s got a sea on it.”',
        'They went between the benches like two ships. Nobody pushed. A big boy pulled in both elbows, to let them by. In the beaker the water stood up once, and had a look, and sat down again.'
      ]
    },
    {
      id: 'noise',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it always this loud?” asked {A}. “What?” said {H}. “Is it always…” {H} bent down over the table. “You have to talk underneath,” said {H}. “On top it’s full.” {A} tried it, and it worked.',
        'Then a beaker fell down. It was a plastic one, and it bounced four times. “Oooh!” said the whole hall at once. After that it was so quiet that you could hear somebody chew. Then the roar came back, like a bus round the corner.'
      ]
    },
    {
      id: 'the-bench',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The benches were joined on to the tables, and round like mushrooms. To sit down you had to get one leg in first. {A} put in the left one, and then there was no room for the right. “Everybody does that,” said {H}. “You have to go in backwards.”',
        '{A} went in backwards. Now both knees were under the table, and they came up on the other side. The girl across looked at them. “Hello,” she said to the left one.'
      ]
    },
    {
      id: 'mash',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The mash came out of a scoop with a lever. Click, and it sat on the plate like half a ball. Click, and there was another. “Two hills,” said {H}, “and the gravy’s the river. You start from behind, so that the dam holds.”',
        '{A} had started in front. The river came through at once, and took the peas along. “I’ve got a flood,” said {A}. {H} looked over, like somebody who knows about floods. “Then eat the boats first,” said {H}.'
      ]
    },
    {
      id: 'no-thank-you',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What if there’s something that I don’t like?” asked {A}, and looked at the cabbage. “You say no thank you,” said {H}, “or just a little, please. Then it’s only as much as a stamp.” {A} said it. “Just a little, please.” It was as much as a stamp.',
        '{A} ate the stamp. It was not as bad as all that. It had butter on it. “And if I want more?” asked {A}. “Then you have to wait till they shout seconds,” said {H}. “But with cabbage they never need to shout.”'
      ]
    },
    {
      id: 'the-hats',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Behind the counter they all wore the same white nets, so that no hair fell in the peas. “How do you tell them apart?” asked {A}. “By the spoon,” said {H}. “Mr Ali is the scoop. Joy is the tongs. Mrs Dukes is the ladle.”',
        'At the end of dinner time Mrs Dukes came by without the net, and had long red plaits. There was a nod for {H}. {H} looked after her and could not think who that had been. “The ladle,” whispered {A}.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} drew it with a fork, in the mash. Along one side there were five pieces, and along the other there were four. “Twenty in a tin,” said {H}, “and four are corners. So it’s one in five.” “And how many times have you had it?” asked {A}.',
        '“Thirteen,” said {H}. They both looked at the mash. It did not seem fair. “Perhaps they keep going past when you’re tying your shoe,” said {A}. It went on like that, with the custard going cold.'
      ]
    },
    {
      id: 'asking-for-it',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Why don’t you just ask?” said {A}. {H} shook a head at so little sense. “Then everybody asks,” said {H}. “There was once a boy who asked. He said, can I have the biggest. Mrs Dukes had to get her glasses.”',
        '“And did he get it?” “She measured them all,” said {H}, “with the ladle. They were the same size. It took until the bell. The class behind had to eat their sponge running.”'
      ]
    },
    {
      id: 'swapping',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the next table there was a boy with a corner. He had not even looked at it. He was pushing it round in the custard like a boat. {A} leaned over. “Would you swap?” asked {A}, and showed him the middle one.',
        'Only now did he look at it. He turned the plate, and bit off one edge. It crunched so loudly that three heads turned. “No,” said the boy. He sat up straighter, and finished it from the outside in. “Now he knows,” said {H}.'
      ]
    },
    {
      id: 'scraping',
      A: 'same',
      spare: 10,
      paragraphs: [
        'When you had finished, you took your tray to the hatch. First came the fork, into the grey tub. Clang. Then what was left went into the bucket, with a scrape. Last of all the tray went on to the pile, but the right way up.',
        '{A} did the tray first. The fork slid off by itself and went into the bucket. “It happens,” said {H}, and fetched the long tongs, which hung there on a hook. There was a label on them, and it said: “It happens.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had pink custard,” said {S}. “It was only on Fridays, and it had a skin. If you pulled it off in one piece, you could wear it as a hat.” “On your head?” asked {A}. “On the pudding,” said {S}. “The pudding’s head.”',
        '{A} lifted the skin on the yellow custard with a spoon. It came up at one side, and wrinkled, like somebody thinking. “Slowly,” said {S}. It tore at the very end. “You need pink,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} ate in order. First came everything round, and then everything long. The peas took a while. “And the pie?” asked {A}. {S} turned it about. It was round when it was whole. But a piece had been cut out of it.',
        '“It was round,” said {S}, and ate it with the peas. Mr Ali came past with a cloth. “You’re the first one this year who’s done it properly,” said Mr Ali. {S} put a carrot in line, and nodded.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At our place the sponge is round,” said {A}. {H} laid down the spoon. “Then where are the corners?” “There aren’t any,” said {A}. “Everybody gets a bit of the edge. Everybody gets a point.”',
        '{H} thought about a tin like that. Nobody would need to be early, or late. “And what do you do all through dinner?” asked {H}. “We eat,” said {A}.'
      ]
    },
    {
      id: 'where-she-begins',
      A: 'partner',
      paragraphs: [
        '{A} kept watching the counter. Mrs Dukes had set down a full tin, and began to cut. “Look,” said {A}. “The first piece out of each tin is a corner. It has to be. You can’t start in the middle.”',
        '“So you mustn’t be early,” said {H} slowly. “You have to come just when there’s none left.” “Seconds!” shouted the cook. They went and stood at the back.'
      ]
    }
  ],
  turn: [
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        'There were four pieces in the tin. {H} stepped to one side. “After you,” said {H} to the boy behind. “After you,” said {H} to the twins, and to a girl with a plaster.',
        'Mrs Dukes lifted the last piece out. “Thirty years,” said Mrs Dukes, “and I’ve never seen such manners.” {H} went red. Then Mrs Dukes put down a new tin, with four hard, dark corners. “What’ll it be, my lovely?” “What comes,” said {H}.'
      ]
    },
    {
      id: 'manners-spread',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It was catching. The twins let the girl with the plaster go, and she let the boy. “After you,” said the boy. “No, after you.” For a while the queue went backwards, and came out at the door. In the yard they were still bowing.',
        '“Is anybody hungry at all?” called Mr Ali. He had the scoop in the air, and nobody came under it. {A} bowed to a stack of trays. The trays went first.'
      ]
    },
    {
      id: 'listening-to-it',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They sat down with it, and waited until the noise in the hall had a gap. “Now,” said {A}. {H} bit into the edge. Crrr, it went, like a boot on gravel. {H} shut both eyes. The other edge was still to come.',
        '“What’s it taste of?” asked {A}. “Of chocolate,” said {H}, “and a bit of the tin.” Inside it was just as soft as all the others. But first you had to crunch your way in.'
      ]
    },
    {
      id: 'mrs-dukes-own',
      A: 'partner',
      paragraphs: [
        '{H} bit into the first edge, and it crunched. Then dinner was over, and they took back their plates. Mrs Dukes was standing at an empty tin with a teaspoon. She scratched along the sides, where the hardest bits stuck. She saw them, and stopped.',
        '“So that’s why you do the cutting,” said {H}. Mrs Dukes looked left and right. Then she took two more teaspoons. “After you,” said Mrs Dukes.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned forward in the queue, towards the gravy.',
      '{names} looked along the counter, as far as the sponge.',
      { text: '{names} took a tray too, and a beaker for the water.', needs: ['hands'] },
      { text: '{names} said beans, and got a spoonful of each.', needs: ['hands'] }
    ],
    way: [
      '{names} had a middle as well, and finished it.',
      '{names} turned round, at a clatter of forks.',
      { text: '{names} poured out water, up to the second line.', needs: ['hands'] },
      { text: '{names} wiped some gravy off a tray with a napkin.', needs: ['hands'] }
    ],
    turn: [
      '{names} went first, and had been going anyway.',
      '{names} caught a crumb from the edge, and kept it in for a while.',
      { text: '{names} stacked the beakers into a leaning tower.', needs: ['hands'] },
      { text: '{names} waved to the ladle, and the ladle waved back.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there was still a bit of custard on one cuff, and that went in the wash. The three who had scratched out the tin had said nothing about it to anybody.',
    'Then {H} washed and brushed, round both corners, right at the back. At the edge of the bed {H} waited a moment. “After you,” said {H} to the pillow.'
  ],
  last: [
    'A bed had four corners too, and {H} lay in the soft middle, asleep.',
    'Everything else was served first, the dark and the quiet, and then {H} was asleep.'
  ]
})
