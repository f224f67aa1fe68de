import { wishPlot } from '../wish-plot.ts'

export const sockTheatre = wishPlot({
  id: 'wish-madeup-sock-theatre',
  tellsAny: 'madeup',
  about: 'A made-up tale is played over the back of a chair by a sock and three spoons. Every end that is offered is too big or too short, until the hero sees what the sock keeps looking at, and lets it go home.',
  titles: ['The Sock Goes Home', 'Two Slippers in the Front Row', 'Too Big for a Sock', '{H} and the Bare Foot', 'Three Spoons and {H}'],
  company: ['spoon', 'slipper', 'sock', 'chair', 'blanket', 'cushion', 'eggcup'],
  want: [
    {
      id: 'over-the-chair',
      A: 'partner',
      paragraphs: [
        '{told.1}. So the tale began. “We can play that,” said {H}, and hung a blanket over the back of a chair. {H} knelt behind it and pulled off one sock. With {H}’s hand inside, the sock had a mouth, and was whoever the tale was about.',
        '{A} played all the others, with three spoons in one hand. One was big, one was small and one was bent. {A}’s other hand had to hold the blanket. In front sat {H}’s slippers, to watch. {H} wanted to play the tale right to its end, and then bow.'
      ]
    },
    {
      id: 'who-the-spoons-are',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who are my spoons?” asked {A}. “The big one is all the big ones,” said {H}. “The small one is all the small ones.” “And the bent one?” “The bent one comes in and asks what’s going on.”',
        '“There isn’t one like that in the tale,” said {A}. “There is now,” said {H}. {A} tried it. “What’s going on?” asked the bent spoon. It was very good at that, and asked four times.'
      ]
    },
    {
      id: 'which-end-is-the-nose',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Which end is the nose?” asked {A}. “The toe,” said {H}. “Then what’s that behind?” It was the heel, and it stuck out over {H}’s wrist. “That’s its rucksack,” said {H}.',
        'There was also a hole. {H} put a finger through it, from the inside. “Now it’s got a tongue,” said {H}. The sock put out its tongue at the big spoon. “I saw that,” said the big spoon.'
      ]
    },
    {
      id: 'tickets',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came round to the front of the chair, to see how it looked from there. “Have you got a seat left?” asked {A}. The sock peered down over the edge. There was one seat beside the slippers, and one seat behind them.',
        '“Where do I see better?” asked {A}. “Behind them,” said the sock. “They’re very flat.” So {A} sat down there for a moment, and asked the slippers to take off their hats.'
      ]
    }
  ],
  way: [
    {
      id: 'up-it-came',
      A: 'partner',
      paragraphs: [
        'Up came the sock, and looked about. {told.2}. The sock played that with its mouth wide open. The spoons were all the others, and clinked. “Sorry,” they said to each other. “Sorry, sorry.”',
        'Then the sock looked down behind the chair. “What’s it looking at?” whispered {A}. “Nothing,” whispered {H}, and turned it round to the front again.'
      ]
    },
    {
      id: 'told-three',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        'Up came the sock once more, and on they played. {told.3}. {A} had too few spoons for that. So {A}’s thumb had to come up too, with nothing on. It had never been in a tale before. It went red, and bowed, and ducked down again. The sock had missed all that. It was looking down behind the chair.'
      ]
    },
    {
      id: 'told-four',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        'The sock stretched up higher, for the next piece of the tale. {told.4}. {H} played it so well that {A} forgot the spoons, and only watched. “You’re on,” whispered {H}. “I’m what?” said {A}. All the others came up at once then, with their handles first. “We’re early,” said the spoons. “You’re late,” said the sock, still looking down behind the chair.'
      ]
    },
    {
      id: 'one-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Clink. A spoon had dropped down behind the chair. “Who was that?” whispered {H}. {A} looked at the spoons that were left. “I don’t know,” whispered {A}. “Who’s missing?”',
        'They both felt about on the floor. Up on the chair the sock had to wait. It asked the slippers if they had come far. “It was the small one,” said {A}, and put it back. “I’ve seen under the chair,” said the small spoon proudly.'
      ]
    },
    {
      id: 'three-voices',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“All your spoons sound like you,” whispered {H}. So the big spoon spoke from deep down in {A}’s tummy. For the small one {A} had to pinch {A}’s nose. For that {A} needed a hand, and let go of the blanket.',
        'Down it slid. There they knelt, for all the slippers to see. “That was the interval,” said {H}. They hung the blanket up again. The sock came up, and asked if everyone had had an ice cream.'
      ]
    },
    {
      id: 'the-place',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We haven’t got the place,” said {H}. {A} fetched a cushion, and stood it on the seat of the chair. “What’s that?” “That’s where it all happens,” said {A}. The cushion did its best. It was round and brown, and it could have been anywhere.',
        '“It looks nearly right,” said {H}. The sock leant on it, to see. “Now it looks as if I’ve always been here,” said the sock. After that even the spoons went round it, and not through.'
      ]
    },
    {
      id: 'slipper-fell-over',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One slipper had fallen over. “It’s bored,” whispered {A}. “It’s laughing,” whispered {H}. They looked at it over the top of the chair. It lay on its side, with its mouth open.',
        '{H} sent the sock down to stand it up. It was a long way, and took all of {H}’s arm. The sock leant the one slipper against the other. “There,” it said. “Hold on to each other. It gets even better.”'
      ]
    },
    {
      id: 'pet-sees-behind',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had the best place of all. {A} could see the front of the tale and the back of it as well. In front there was a sock with a mouth. At the back there were a great many knees.',
        '“Look at the sock, {A},” whispered {H}. But {A} looked down at {H}’s bare foot, and went on looking. {H} moved the toes a bit. {A} seemed to think that they were the better part.'
      ]
    },
    {
      id: 'baby-laughs',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'Up came the sock, and {A} laughed. Down went the sock, and {A} laughed much louder. {H} did it again. Up it came, and down it went, until {H}’s arm was quite tired.',
        '“We have to get on with the tale,” said {H}. “This is the tale,” said the sock. “{A} likes it when I’m not there.” So it was not there once more, and {A} squeaked for joy.'
      ]
    },
    {
      id: 'too-big',
      A: 'partner',
      paragraphs: [
        'Then it was quiet. That was as far as the tale went. “You can’t bow in the middle,” whispered {H}. “I’ve got an end,” said {A}. In {A}’s end the sock got a crown, which was an eggcup. It slid right down over the sock’s head. “Too big,” said the sock, from inside.',
        '“Then here’s a short one,” said {A}. “The end!” said the spoons, and fell flat. “Too short,” said the sock, and shook its head.'
      ]
    },
    {
      id: 'a-run-at-it',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“We could take a run at it,” said {H}. “Then the end comes by itself.” So they began again at the beginning, as fast as they could. {told.1}. {told.2}. On they ran, and the sock could not stop. It shot along the top of the chair and out over the side. “There’s nothing here,” it said, and was pulled back by the heel.'
      ]
    },
    {
      id: 'too-sleepy',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I know an end,” said {A}. In {A}’s end all of them were tired. The big spoon lay down, and the small spoon lay down on it. “Sleep well,” said {A}, more and more slowly, and then said nothing.',
        '“{A},” whispered {H}. “You’re doing it too well.” {A} sat up straight and blinked. “Was it good?” asked {A}. “Too sleepy,” said {H}. “Even the slippers have shut their eyes, and I haven’t bowed yet.”'
      ]
    },
    {
      id: 'too-polite',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“They could all say goodbye,” said {A}. So the big spoon said goodbye to the small spoon. The small one said it to the bent one. But the big spoon had not yet said it to the bent one, and nor had the sock.',
        '“Goodbye,” they said, “goodbye, goodbye.” They got into a muddle, and began again from the front. “Has anyone gone?” asked {H} after a while. They were all still there, and getting on very well.'
      ]
    },
    {
      id: 'elder-soup',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was small, all the tales ended with soup,” said {S}. “They all sat down and had a bowl of it.” The spoons were in favour of that. They were in the soup before anybody had cooked it.',
        'The sock sat beside them, with its mouth open, and waited. “Why doesn’t it eat?” asked {S}. “All the spoons are busy being in the tale,” said {A}. {S} had not thought of that. In those days there had been more spoons.'
      ]
    },
    {
      id: 'child-whale',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“And then a whale came!” said {S}. The whale was a pillowcase, with {S} in it up to the elbows. It ate the big spoon. It ate the small one, and the sock, and most of {A}’s arm.',
        'Then it had a rest. “And now?” asked {A} from the edge of the whale. {S} thought about it. “Now it’s full,” said {S}. “That isn’t an end,” said {A}. “That’s lunch.” So the whale had to give them all back.'
      ]
    }
  ],
  turn: [
    {
      id: 'where-it-lives',
      A: 'partner',
      paragraphs: [
        'Once more the sock looked down behind the chair. This time {A} looked too. On the cold floor was {H}’s bare foot, with its toes tucked under. Beside it was the other foot, in the other sock. “Of course,” said {A}. “That’s where it lives.”',
        '“Then I know the end,” said {H}. The sock shook hands with all the spoons. “Thank you for having me,” it said. “It’s late, and now I’m going home.” And that was the end of the tale.'
      ]
    },
    {
      id: 'what-its-like-there',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What’s it like, where it lives?” asked {A}. {H} had to think. “It’s dark,” said {H}, “but they like it. There are five of them, all in one bed. The big one sleeps on the outside.”',
        '“And do they talk about it, when it’s been away?” “No,” said {H}. “They just move up.” {A} thought that was a good way to come home. “No questions,” said {A}, “and your place still warm.”'
      ]
    },
    {
      id: 'is-it-in',
      A: 'partner',
      paragraphs: [
        'Behind the chair {H} put the sock back on the bare foot. “Is it in?” asked {A}. {H} moved all five toes. “It’s in,” said {H}, “and it’s sat down.” Then they stood up and bowed to the slippers, and the spoons bowed too.'
      ]
    },
    {
      id: 'stiff-knees',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} went down on both knees again to find the eggcup, and stayed there. “My knees have gone to sleep,” said {A}. “They couldn’t wait.” {H} rubbed the left knee, and the big spoon rubbed the right.',
        '“Which one woke up first?” asked {H}. “The left,” said {A}. The big spoon said that the right one had had further to come. Slowly all three of them got up, and the eggcup came too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched from the front row, beside the slippers.',
      '{names} looked at the sock, and the sock looked back.',
      { text: '{names} clapped before there was anything to clap for.', needs: ['hands'] },
      { text: '{names} pulled the blanket straight at one corner.', needs: ['hands'] }
    ],
    way: [
      '{names} stared over the slippers, with both eyes wide open.',
      '{names} watched the spoons, from one end to the other and back.',
      { text: '{names} knocked on the floor, so that it sounded like more than three spoons.', needs: ['hands'] },
      { text: '{names} held up a hand to ask something, and the bent spoon asked it first.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked for a while at the place where the sock had been.',
      '{names} kept still until the sock had really gone.',
      { text: '{names} waved to the sock until it was quite out of sight.', needs: ['hands'] },
      { text: '{names} clapped, and made the slippers clap as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded up the blanket. The eggcup went back into the cupboard. The spoons went home to their drawer, and lay one on top of the other.',
    '{H} washed, and lay down, and put both feet together. The tale went by once more, very softly. {told.best}. And at the end came the way home.'
  ],
  last: [
    'The one foot lay beside the other, everyone in the tale was home, and {H} was asleep.',
    'Down at the end of the bed all ten toes had moved up, and {H} was asleep.'
  ]
})
