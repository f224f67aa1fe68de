import { wishPlot } from '../wish-plot.ts'

export const jelly = wishPlot({
  id: 'wish-jelly',
  wishes: ['jelly', 'jellies', 'jello', 'jell-o', 'jelly wobbles', 'wobbly jelly', 'gelly', 'jely', 'red jelly', 'jelly mould', 'jelly and ice cream'],
  answers: ['wobbly', 'wobble', 'wobbles', 'wobbling', 'wobbled', 'red', 'strawberry', 'raspberry', 'mould', 'mold', 'bowl', 'plate', 'spoon', 'spoons', 'party', 'pudding', 'dessert', 'cold', 'fridge', 'making', 'make', 'eat', 'eating', 'ate', 'eaten', 'favourite', 'favorite', 'loves', 'shakes', 'shaking', 'giant', 'big', 'ice', 'cream', 'funny', 'set', 'tea', 'shy', 'lovely', 'our', 'that', 'who', 'says', 'no', 'talking', 'still'],
  except: ['green', 'orange', 'purple', 'yellow', 'blue', 'lime', 'lemon', 'blackcurrant', 'rainbow', 'spilt', 'spilled', 'fell', 'knocked', 'fish', 'fishes', 'bean', 'beans', 'baby', 'babies', 'tot', 'tots', 'cat', 'peanut', 'butter', 'sandwich', 'sandwiches', 'jam', 'toast', 'petroleum', 'royal', 'snake', 'snakes', 'sweets', 'gummy', 'shoe', 'shoes', 'sandals', 'bear', 'bears', 'legs', 'traffic', 'light', 'lights', 'hospital', 'operation', 'tonsils', 'sick', 'poorly', 'ill', 'allergic', 'frog', 'spawn', 'monster', 'castle', 'knees', 'brain', 'sting', 'stung', 'swimming', 'pool', 'trifle', 'nose', 'eye', 'dropped', 'melted', 'died', 'birthday', 'alien', 'aliens', 'slime', 'planet', 'made', 'belly', 'cube', 'lamp', 'roll', 'eel', 'eels', 'ear', 'ran', 'escaped', 'afraid', 'scared'],
  company: ['jelly', 'spoon'],
  fed: true,
  about: 'The hero will not eat a jelly that shakes its head at being asked, and it shakes its head at everything, until it is asked whether it would mind.',
  titles: ['The Jelly Said No', 'The Pudding with One Answer', '{H} Asks Again', 'Not at All', 'A Very Polite Pudding'],
  want: [
    {
      id: 'may-i-eat-you',
      A: 'partner',
      paragraphs: [
        'The jelly came out of its mould with a noise like a boot in mud. {H} had waited for it since breakfast. But {H} was polite. “May I eat you?” asked {H}, and pulled the plate closer.',
        'The jelly shook its head. It went left and right, from top to bottom. “It says no,” said {H}. {A} leaned on the table to see. It shook its head again. “Quite clearly,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'please',
      A: 'partner',
      paragraphs: [
        'But nobody could eat somebody who said no. “Please,” said {H}. It shook its head. “Just a bit off the edge, where you won’t miss it?” No.',
        '“Take it by surprise,” said {A}. So they talked about the weather. {H}’s spoon crept over the tablecloth, quite by chance. But somebody’s knee touched the table leg. All over the plate it was no, no, no.'
      ]
    },
    {
      id: 'not-breathing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Let’s see if it ever stops,” said {A}. They took their hands off the table and their feet off the floor. They held their breath. It got smaller, that no. It was only in the top, and then just in the very tip. Then the jelly stood still.',
        '“Now it’s thinking,” whispered {H}. That was the mistake. The whisper went across the table, and got there. “No,” said the jelly, quite small at first, and after that with all its heart.'
      ]
    },
    {
      id: 'bus-on-the-table',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A lorry drove past, outside. It was one with a deep voice. The glasses said “zing”. The jelly said no before anybody had asked it anything. “Who was it talking to?” asked {H}. “The driver,” said {A}.',
        '“He doesn’t even know there’s jelly,” said {H}. “He does now,” said {A}. They stood at the window. The lorry had stopped at the corner, and it was a while before it dared to go on.'
      ]
    },
    {
      id: 'through-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When they bent down they could look right through it. The room behind was red, and it had a bend in it. {A} went round to the other side. {A} had a very wide mouth in there, and one eye a good bit higher than the other.',
        '“How do I look?” asked {A}. “Delicious,” said {H}. Then somebody laughed. {A} shook from side to side in there, with both ears, and seemed to be against it too.'
      ]
    },
    {
      id: 'what-it-was-before',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The jelly was quite different this morning,” said {A}. “It was runny. You could have poured it into a sock.” {H} had been there. It had gone down into the mould and lain flat. You could have asked it anything. It never said a word.',
        '“It’s because it stood in the fridge,” said {H}. “It was dark, and there was a cabbage.” They thought about that. Whoever has sat next to a cabbage for four hours may be a little stiff. “But not a little cross,” said {A}.'
      ]
    },
    {
      id: 'the-mould',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} looked into the empty mould. It was a rabbit in there, only inside out. It had two hollow ears, and a hole for a tail. But on the plate stood something with one lump and another lump. “Is that a rabbit?” {H} asked the jelly, to be sure.',
        'It shook its head. “I thought not,” said {H}. {A} turned the plate round. From the back it might have been a boot, or a hill with a chair on it. “At least it’s honest,” said {A}.'
      ]
    },
    {
      id: 'a-waiter',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I’ll ask it,” said {A}. “You’re doing it as if you were hungry.” {A} came in once more by the door, with a cloth over one arm. “Good evening,” said {A}, “and how is the jelly tonight? Ready to be served?” And {A} bowed, down as far as the plate.',
        'It was a good bow, but it made a wind. “No,” said the jelly. “Very good,” said {A}. “I’ll come back later.” {A} did, three times. The last time {A} only looked round the door, and even that was too much for it.'
      ]
    },
    {
      id: 'walking-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps it doesn’t like the place,” said {H}. They carried it to the window, with two hands each. On the way it leaned over to one side, and had to be waited for. Then it leaned to the other. It walked like somebody who has just got off a ship.',
        '“Is it better here?” asked {H}. No. They carried it back. “It was better there, then?” No again. “It can’t be no both times,” said {H}. But {A} said there were people like that on every bus.'
      ]
    },
    {
      id: 'the-finger',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had clean hands, and laid one finger on it, right at the top. It was cold, and it pushed back. “It’s got a skin like a seal,” said {A}. {H} tried it too. You could press it in, and when you let go it was exactly as before.',
        '“It forgets at once,” said {H}. {H} had left a mark, all the same. It was quite a small one, with the lines of a fingertip in it. Now the jelly had somebody’s name on its head, so to speak. It shook and shook, and did not get it off.'
      ]
    },
    {
      id: 'how-others-do-it',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“A biscuit never says no,” said {A}. {H} asked one. It lay there with all its holes and kept quiet. It didn’t say yes either. “An apple?” asked {A}. They asked it. It only looked past them with its stalk.',
        '“So nobody’s ever said yes,” said {H}. Until now nobody had thought of asking. {H} went through today’s dinner, with all the beans that there had been. {H} said sorry to the last three of them, just in case.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to see who was moving there. {A} looked at the jelly from close by, and breathed out. It shook its head. {A} drew back. Then {A} came nearer from the other side, rather low.',
        'This one moved, and yet it did not go away. It had no feet, and no smell of fear. {A} put out the tip of a tongue, and thought for a long time. “Did you ask it?” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My aunt made one with carrots in it,” said {S}. “It was green, and had slices of egg all round the edge.” {A} had to hold on to a chair. “It came to every party. Nobody ate any. She took it home again on the bus, on her lap.”',
        '“And did it shake its head?” asked {A}. “All the way to the station,” said {S}. “The whole bus looked out of the window. They were afraid that she’d offer them some.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a jelly as well. {S} stood on a tea towel, for a plate, with both arms stuck on at the sides. “May I eat you?” asked {A}. {S} shook from the cheeks right down to the socks. It went on long after the no was over.',
        '“You can stop now,” said {A}. “I ca-a-an’t,” said the jelly. It wobbled off the tea towel, and round the room. It had to be held by both ears until it set.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat opposite the jelly and looked at it. It shook its head. {A} shook a head too. {A} had learned that only this week. Up to now nobody had done it back.',
        'They did it for quite some time, and neither of them minded who began. It was the longest talk that {A} had ever had. “What are they saying?” asked somebody. “No,” said {H}. “But nicely.”'
      ]
    },
    {
      id: 'are-you-a-jelly',
      A: 'partner',
      paragraphs: [
        '{A} had a think. “Are you red?” {A} asked the jelly. It shook its head. “But it is!” said {H}. “Are you cold?” asked {A}. No. “Are you a jelly?” It shook and shook.',
        '“There you are,” said {A}. “That isn’t about you. It says no to everything.” {H} looked at the jelly for a long moment. Then {H} picked up the spoon. “You can do a lot with a no,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'would-you-mind',
      A: 'partner',
      paragraphs: [
        '“Excuse me,” said {H}. “Would you mind if we ate you?” No, said the jelly. It shook its head so hard that it shone. “It doesn’t mind!” cried {H}.',
        'The spoon went in with a small wet kiss. It was cold and red, and it still wobbled on the tongue. “Shall we stop now?” {H} asked what was left. No. “Would you like {A} to have some?” No. “I asked that the wrong way round,” said {H}.'
      ]
    },
    {
      id: 'through-the-teeth',
      A: 'same',
      spare: 14,
      paragraphs: [
        'You don’t need to chew it. {H} pushed it through the gaps in front with the tongue, and pulled it back again. It went “shlip” on the way out and “shlup” on the way in. “Shlip,” said {A}, who had a spoonful too. There was no other word for it.',
        '“It’s still saying no,” said {H}, after swallowing. “I can feel it. It’s about here.” {H} gave a little jump, and listened. {A} put one ear against {H}’s tummy. “It’s asking if there’s more,” said {A}.'
      ]
    },
    {
      id: 'other-questions',
      A: 'other',
      spare: 15,
      paragraphs: [
        '{A} had some things to ask while it lasted. “Do I snore?” asked {A}. No. “Have I ever been wrong about the umbrella?” No. “Ought I to wash up tonight?” The jelly was against it. {A} had seldom met anybody so sensible.',
        '“I’d keep a bit of that,” said {A}, “for Mondays.” {H} asked if it wanted to be kept. The answer was what you’d think. {A} held out a saucer all the same.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        '“Would you mind if {A} had half?” asked {H}. It didn’t mind at all. They ate from two sides. At the end there was one spoonful, and it trembled. “Have you got anything against it?” asked {H}. No. {H} ate it.',
        'The plate was empty, and the table stood still. “Are you full?” asked {A}. {H} wanted to say yes. But what came, from top to bottom, left and right, was a shake of the head.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came closer to look at the jelly, and it said no again.',
      '{names} waited by the plate, and had not been asked yet.',
      { text: '{names} handed spoons round, rather too soon.', needs: ['hands'] },
      { text: '{names} turned the mould over, to see if there was another in it.', needs: ['hands'] }
    ],
    way: [
      '{names} wobbled a bit, to see what it felt like.',
      '{names} kept away from the table leg.',
      { text: '{names} asked it the time, and shrugged.', needs: ['hands'] },
      { text: '{names} laid down every spoon, so that it should feel at home.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a bit too, and had nothing against it.',
      '{names} licked a spoon on which there had been a no.',
      { text: '{names} scraped the plate, and asked first.', needs: ['hands'] },
      { text: '{names} passed the spoons along to the other side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was washed, and the mould. They stood in the rack, and nothing on them moved.',
    '{H} washed too, and lay down. Did anybody mind if it got dark, somebody wanted to know. {H} shook {H}’s head. It was rather less than before, and took a while to settle.'
  ],
  last: [
    'First it was all over, then just in the tip, and then {H} was quite still, and slept.',
    'Whatever anybody asked now, nobody shook a head any more, for {H} was asleep.'
  ]
})
