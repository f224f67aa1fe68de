import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const tadpoles = wishPlot({
  id: 'wish-tadpoles',
  beginsElsewhere: true,
  wishes: ['tadpole', 'tadpoles', 'tad pole', 'tad poles', 'tadpol', 'frogspawn', 'frog spawn', 'baby frogs', 'froglet', 'froglets', 'tadpole frog', 'tadpoles frogs', 'tadpole tail', 'tadpole legs', 'tadpoles legs', 'polliwog', 'polliwogs', 'pollywog', 'pollywogs', 'tadpoles jar', 'tadpole jar'],
  answers: ['frog', 'frogs', 'tail', 'tails', 'leg', 'legs', 'back', 'front', 'grow', 'grows', 'growing', 'grew', 'turn', 'turns', 'turning', 'become', 'becomes', 'becoming', 'change', 'changes', 'changing', 'pond', 'tank', 'bowl', 'jar', 'water', 'school', 'nursery', 'class', 'classroom', 'little', 'baby', 'wriggly', 'swimming', 'keeping', 'watching', 'who', 'that', 'our', 'got', 'getting', 'new', 'last', 'first', 'hop', 'hops', 'lettuce', 'shrink', 'shrinks'],
  except: [...NOT_WELL, 'prince', 'princess', 'kiss', 'duck', 'fairy', 'toad', 'newt', 'newts', 'caterpillar', 'caterpillars', 'promise', 'bridge', 'group', 'afraid', 'scared', 'swim', 'lesson', 'badge', 'heron', 'ate'],
  company: ['tadpole', 'frog', 'tadpoles', 'snail', 'tail', 'bowl', 'lettuce', 'stone'],
  about: 'Every morning a tadpole has a little less tail, and the hero is to catch the thief, until somebody asks who in the bowl has not been hungry.',
  titles: ['Who Ate the Tail', 'The Tail Thief', '{H} Guards a Tail', 'A Tadpole with Less Each Morning', 'Not Hungry on Thursday'],
  want: [
    {
      id: 'shorter',
      A: 'partner',
      paragraphs: [
        'In the big glass bowl lived a tadpole that already had four legs. “Somebody’s eating my tail,” it said, one Monday, against the glass. “It was longer yesterday.” {H} held a ruler to the bowl. The tail was as long as a thumbnail. On Tuesday it was half of that.',
        '“A thief,” said {H}, and wanted to catch it before the tail was all gone. “It’s the snail,” said {A}, who was quite sure. “Just look at that mouth.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-snail-out',
      A: 'partner',
      paragraphs: [
        'So the snail had to move into a jam jar. On Wednesday the tail was shorter still. “It can’t have been me,” said the snail.',
        'Then {H} built a wall of pebbles round the tadpole, and sat beside it with a torch. Nobody came. “It’s gone again!” cried the tadpole in the morning. There was hardly a crumb left.'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put questions to the other tadpoles, one by one, through the glass. “Where were you last night?” “Here,” said the first. “And you?” “Here as well,” said the second. {A} wrote it all down. There were ten, and all of them had been here.',
        '“It’s a very small bowl,” said {A}. “Did you see anything?” {H} asked the last one, which had no legs yet. “Water,” it said. It thought again, so as to be of help. “And more water,” it said.'
      ]
    },
    {
      id: 'lettuce',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A leaf of soft lettuce lay in the bowl like a wet green handkerchief. All the tadpoles hung round its edge with their mouths going. You could hear nothing, but there was less and less leaf. “They don’t leave out much,” said {A}.',
        '{H} counted them at the table. There were ten. Number eleven sat on its own behind a pebble, with its chin on its hands. “Aren’t you having any?” asked {H}. “I’m too worried,” it said.'
      ]
    },
    {
      id: 'back-legs-first',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Tell us about it from the beginning,” said {A}. “I was a dot,” said the tadpole. “Then I was a comma. Then one day two legs were at the back, and I hadn’t ordered any. They just came along behind.”',
        '“And the arms?” asked {H}. “They were in my cheeks,” it said. “I thought that I’d got something stuck. One morning out came an elbow.” {H} felt both cheeks, quickly. They were empty, apart from some toast.'
      ]
    },
    {
      id: 'a-drawing-each-day',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} drew the tail every day, in a row, with a number underneath. Monday was a fish. Tuesday was a leaf, and Wednesday a sort of thorn. “If it goes on like that,” said {A}, “you’ll need a smaller pencil.”',
        'On Thursday’s picture you had to know where to look. But the legs had got bigger from one page to the next. {A} turned the pages quickly with a thumb. The tail went in, and the legs came out, as if somebody were pulling a drawer.'
      ]
    },
    {
      id: 'how-it-swims-now',
      A: 'same',
      spare: 5,
      paragraphs: [
        'With so little tail the tadpole swam badly. It waved at the back as it had always done, and hardly anything happened. It had to use its feet, and they both wanted to go first. It swam into the snail’s old place, and then into the glass.',
        '“Kick with both together,” said {A}. {H} lay on the rug to show it how. In went the heels, and out, and the legs came together. The tadpole tried it. It shot straight up and looked out of the water. “Oh,” it said. “Where’s this?”'
      ]
    },
    {
      id: 'trap',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We’ll set a trap,” said {A}. They made another tail out of a scrap of spinach, just the right size. It floated where the real one usually was. “If the thief eats that,” whispered {A}, “it’ll be green round the mouth.”',
        'In the morning the spinach was gone. So they looked at all the mouths. Everybody was green. The snail was as well, and it had been in the jar. “That’s from the lettuce,” they all said together. It was the first thing that they had ever agreed on.'
      ]
    },
    {
      id: 'gulp-of-air',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The tadpole had begun to do something strange. Every few minutes it swam up, put its nose out, and went gulp. “What are you doing?” asked {H}. “I don’t know,” it said. “Since yesterday there’s been a room in me. It wants something put in.”',
        '“That’s lungs,” said {A}. “That’s for air.” {H} breathed in and out for it, slowly, so that it could see how. It watched with big eyes. “And that stays in by itself?” it asked. “It never does,” said {H}. “You’ve got to keep on fetching it.”'
      ]
    },
    {
      id: 'mouth-wider',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You look different,” said {A}. “It’s the worry,” said the tadpole. But its mouth, which had been as small as a buttonhole, now went from ear to ear. There weren’t any ears. It went to where they would have been. And the eyes stuck out on top like two berries.',
        '{H} held a spoon outside the glass, to let it see. It looked at itself for a long time. “That isn’t me,” it said. “That’s one of the family, though.” Then it put out its tongue. It was a new one, and there was a lot of it.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“If we knew who was who,” said {H}, “we’d catch it sooner.” They tried to give them names. The one with the spot was Button. The one with a bent tail was Hook. All the others were Dot, Dot, Dot and Dot.',
        'Then they swam once round, and Button had become Hook. “Button!” called {A}. Eleven came. “They think that it’s a sort of lettuce,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} came to see what everybody was staring at. Eleven small faces were at the glass on the one side, and {A} was on the other. From in there {A} must have been as big as a ship.',
        '“Is that the one who did it?” asked the tadpole, and went behind a pebble. “{A} was with us all night,” said {H}. {A} looked into the bowl for some time longer. The tadpole looked back from behind the pebble.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We had some at school,” said {S}, “in a tank by the window. There were thirty. On Friday we all went home, and on Monday the tank was empty.” “Thieves?” asked {A}, and found a clean page.',
        '“That’s what our teacher said,” said {S}. “Then she opened her desk. One sat in the chalk, and one in the bell. They’d all hopped out. We had them in the coats till the summer, and nobody could sing without being joined in with.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was a tadpole as well, and had a sock for a tail, tucked in at the back. {S} wriggled across the rug on {S}’s stomach. “Somebody’s eating it!” cried {S}. The sock was longer than before, if anything.',
        '“Who is it?” asked {A}. “It’s you,” said {S}. {A} had to go round on hands and knees and eat it, with a good deal of noise. When all of it was gone {S} sat up. “And now I’m big,” said {S}, and hopped.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} was held up to the bowl, and put one flat hand on the glass. All the tadpoles came to it at once. They hung there in front of every finger, and moved their mouths. {A} moved {A}’s mouth as well.',
        'It was a long talk, and there was no sound in it. “What did it say?” the one without a tail asked {H} afterwards. “That you get legs first,” said {H}, “and find out later what they’re for.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '{A} had read a book about detectives. “It’s always the one you don’t think of,” said {A}. They both tried to think of the one they didn’t think of. “The lettuce,” said {A}. “The ruler,” said {H}.',
        '“In my book it was the lady who’d telephoned,” said {A}, “about the robbery.” “Who telephoned here?” asked {H}. They looked into the bowl. “I called through the glass,” said the tadpole. “I haven’t got a telephone.”'
      ]
    },
    {
      id: 'who-is-not-hungry',
      A: 'partner',
      paragraphs: [
        'On Thursday {A} dropped in some lettuce, and looked at all the mouths. “They’re starving,” said {A}. “Whoever eats a whole tail isn’t hungry. Who’s left the lettuce?”',
        'Ten were at the leaf. The eleventh sat on its pebble. “When did you last eat?” asked {H}. “On Sunday,” said the tadpole. “And I’m not even hungry. Isn’t that…” It stopped, and looked round behind itself.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-was-me',
      A: 'partner',
      paragraphs: [
        '“But I’ve never bitten it,” it whispered. “You didn’t have to,” said {H}. “It went in at the back.” It had eaten its own tail from inside, and never noticed. “What did it taste of?” asked {A}. “Nothing,” said the tadpole. “But I was always full.”',
        'The snail was carried back, and {A} said sorry to it. “It’s always the snail,” said the snail.'
      ]
    },
    {
      id: 'from-inside',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s packed lunch,” said {A}. “You had it with you all the time. While the mouth’s being made bigger, it can’t be used. So you live on the tail.” The tadpole nodded. It had thought that the tail was for swimming.',
        '{H} wanted to know what a person could live on like that. They looked {A} up and down. There was nothing left over anywhere. “Perhaps the ears,” said {A}, “if it’s only for an afternoon.”'
      ]
    },
    {
      id: 'snail-pardon',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} crossed out the snail in the notebook, and then crossed it out again, to be sure. As a present the snail got the best end of the lettuce. It ate that slowly, and turned its back while it ate.',
        '“What was it like in the jar?” asked the tadpole. “You could see jam,” said the snail, “right through, on the shelf. I was about to like it.” Then it went round once, to see if anything had been moved.'
      ]
    },
    {
      id: 'where-it-is-now',
      A: 'partner',
      paragraphs: [
        'There was no more tail at all now. “What a pity,” said the tadpole. “It was such a good one.” “It can’t be gone,” said {A}. “If you’ve eaten it, it must be somewhere.” {H} looked at those two back legs. They were folded up, and they had become quite thick.',
        'It climbed out on the big stone, and sat there in the air. It was a frog, as small as a bean. Then it hopped, right over the snail. “There!” it called. “That was my tail!”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked hard at the snail.',
      '{names} stayed near the bowl, as a second guard.',
      { text: '{names} held the ruler straight.', needs: ['hands'] },
      { text: '{names} drew a line under Tuesday.', needs: ['hands'] }
    ],
    way: [
      '{names} kept watch as well, until it was too dark to see a thief.',
      '{names} looked innocent.',
      { text: '{names} handed in the pebbles, one by one.', needs: ['hands'] },
      { text: '{names} punched holes in the lid of the jam jar, for the snail.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked round, to see if everything was still there behind.',
      '{names} gave a small jump at the hop.',
      { text: '{names} clapped for the hop, with two fingers.', needs: ['hands'] },
      { text: '{names} wrote down who it had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the morning the frog was to move to the pond, where there was room to hop. A net went over the bowl for the night. The snail was in charge.',
    '{H} washed and got into bed, and felt down at the back for a moment. There was no tail. It had gone into the legs long ago.'
  ],
  last: [
    '{H} was asleep, with both legs folded up, and room in them for a good hop.',
    'In the bowl ten were awake and one sat on a stone, and {H} was asleep.'
  ]
})
