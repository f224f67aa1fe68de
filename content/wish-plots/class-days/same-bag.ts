import { wishPlot } from '../wish-plot.ts'

const BAGS = ['bag', 'school bag', 'schoolbag', 'backpack', 'rucksack', 'satchel', 'bookbag']

export const sameBag = wishPlot({
  id: 'wish-same-bag',
  wishes: [...BAGS.flatMap((bag) => [`friend same ${bag}`, `same ${bag} as me`, `same ${bag} as her`, `same ${bag} as him`, `got same ${bag}`, `has same ${bag}`, `copied ${bag} friend`]), 'two same bags', 'same bags friends', 'same backpacks', 'same rucksacks', 'same school bags', 'identical bags', 'identical backpacks', 'matching bags friend', 'matching backpacks', 'matching rucksacks', 'friend bag like mine', 'friend bag like hers', 'friend bag exactly', 'friend backpack exactly', 'friend copied new bag', 'same mochila'],
  answers: ['friend', 'friends', 'best', 'bestie', 'same', 'identical', 'matching', 'exactly', 'exact', 'like', 'mine', 'hers', 'his', 'got', 'gets', 'has', 'have', 'had', 'bought', 'brought', 'chose', 'wanted', 'copied', 'copies', 'copying', 'copycat', 'another', 'else', 'somebody', 'someone', 'girl', 'boy', 'classmate', 'class', 'school', 'nursery', 'preschool', 'kindergarten', 'reception', 'teacher', 'peg', 'pegs', 'hook', 'cloakroom', 'new', 'first', 'day', 'today', 'yesterday', 'monday', 'morning', 'term', 'year', 'blue', 'green', 'red', 'pink', 'yellow', 'purple', 'caterpillar', 'picture', 'pattern', 'cross', 'upset', 'annoyed', 'cried', 'crying', 'jealous', 'happy', 'pleased', 'proud', 'excited', 'funny', 'colour', 'color', 'birthday', 'cousin', 'sister', 'brother', 'son', 'daughter', 'mum', 'mummy', 'dad', 'daddy', 'shop', 'and', 'now', 'which', 'muddled', 'mixed', 'up', 'wore', 'carried', 'two', 'both', 'we', 'our', 'don’t', 'know', 'whose', 'is', 'tell', 'apart', 'came', 'turned', 'even', 'with', 'shows', 'about'],
  except: ['lunch', 'lunches', 'sandwich', 'sleeping bag', 'sleeping', 'tea bag', 'stole', 'stolen', 'bullied', 'bully', 'hit', 'lost', 'broke', 'broken', 'ripped', 'torn', 'hospital', 'died', 'dead', 'handbag', 'plastic', 'paper', 'party bag', 'goldfish', 'grandma', 'granny', 'dragon', 'dinosaur', 'elephant', 'spider'],
  nothingElse: true,
  moods: ['change', 'first', 'losing'],
  out: true,
  company: ['bag', 'bags', 'caterpillar', 'peg', 'pegs', 'seam', 'strap', 'zip', 'half', 'friend', 'feet', 'corridor', 'coat', 'tail', 'head', 'middle', 'bench'],
  about: 'The hero’s friend comes with the very same bag, and turning one to the wall is no help, until it is seen that the caterpillar that goes out at the side of the one comes in at the side of the other.',
  titles: ['It Takes Two Bags', 'The Rest of the Caterpillar', 'The Same Bag', '{H} and the Other Half', 'Out at the Right, In at the Left'],
  want: [
    {
      id: 'a-bag-like-none',
      A: 'partner',
      paragraphs: [
        '{H} came to school with a new bag. There at the pegs stood {H}’s friend, with the same bag. It was just as blue, with the same yellow zip. {A} had come along as far as the pegs, and looked from one to the other.',
        '“Snap,” said the friend, and beamed. “It isn’t,” said {H}, who had wanted a bag that nobody else had got. Until this morning it had been just that.'
      ]
    }
  ],
  way: [
    {
      id: 'to-the-wall',
      A: 'partner',
      paragraphs: [
        '{H} hung the bag on its peg with the front to the wall. “Now it’s different,” said {H}. From behind it was plain blue. But now {H} could not see the picture either.',
        'And the picture was the best thing about it. At the left edge half a green caterpillar came in over the seam, head first. At the right edge half of another was just going out, tail last. “What a pity,” said {A}.'
      ]
    },
    {
      id: 'who-was-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I had mine first,” said {H}. “I got mine on Saturday,” said the friend. So had {H}, after breakfast. The friend had got the other one before lunch. They looked at {A}, to hear which of those came first.',
        '“It depends how long breakfast was,” said {A}. {H}’s breakfast had been long, with eggs. The friend’s had been short, but there had been a second one. As far as they could work it out, both bags had been bought at about the same egg.'
      ]
    },
    {
      id: 'a-conker-on-the-zip',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} found a bit of wool in one pocket, and tied it to the zip of the bag. “Now nobody’s got one like it,” said {H}. The friend came and admired the wool. And it slipped out of {H} that the friend could have half.',
        'Now there was a bit of wool on both bags. “That was kind,” said {A}, “and not very clever.” So {H} pulled off the wool again, to be different. The friend saw that, and found it was much better without.'
      ]
    },
    {
      id: 'the-smell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There must be something different about them,” said {A}. So {H} sniffed at both bags. The friend’s bag smelled of new. {H}’s bag smelled of new as well, and then, right at the bottom, of banana.',
        '“Mine’s had a banana in it since Saturday,” said {H}, quite proud. The friend smelled the banana too. On the way back to the peg {H} thought it over. It was not the kind of difference that you show to people.'
      ]
    },
    {
      id: 'one-over-the-other',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then {H} hung a coat over the bag. “Whose coat’s that, without a bag?” asked a girl who was looking for a free peg. “Mine,” said {H}, “and the bag’s under it.” “Is it that blue one with the caterpillar?” asked the girl.',
        '“How do you know?” asked {H}. The girl pointed at the friend’s. “I know it from over there,” she said. {A} nodded. As long as one of them hung in the open, everybody knew what the other one looked like.'
      ]
    },
    {
      id: 'the-caterpillars-feet',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} turned the bag round for a moment, to see how the caterpillar was. On the front half there were six small feet, just behind the head. They had points, like pencils. Further on came a round one, and then the seam. “Which are the real feet?” asked {A}.',
        '“The six pointed ones,” said {H}, who knew that from a book. “It keeps those when it’s a butterfly. The round ones it only wears now, for holding on.” {A} looked at both bags. It was just the same on the other one, foot for foot.'
      ]
    },
    {
      id: 'other-asks',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went to shut the door, and came back along the pegs. “Oh, you’ve left your bag over there,” said {A}, and pointed. “That isn’t mine,” said {H}. “But it’s got the caterpillar on.” “They’ve both got the caterpillar on.”',
        '{A} walked from one bag to the other, four times, and looked rather giddy. “And which one did I put the apple in this morning?” asked {A}. They felt in {H}’s bag, and there it was. “I knew it,” said {A}, who had been holding the other one.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come along too, and sat under the bench. “{A} will know which is mine,” said {H}, and held out both bags. {A} looked at the one, and at the other. Then {A} looked at the pocket where there was once a biscuit.',
        'Both bags had such a pocket, on the same side. {A} waited in between, exactly in the middle, so as to miss nothing. “Even {A} can’t say,” said the friend. But {A} could have said it very well, if anybody had opened a pocket.'
      ]
    },
    {
      id: 'elder-two-hats',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once had a hat like nobody’s,” said {S}. “I wore it to market, and there was a lady in the same hat.” “Were you cross?” asked {A}. “I went round by the cheese,” said {S}, “so as not to meet her. There she was, at the cheese, for the same reason.”',
        '“And then?” “We had a long talk,” said {S}. “We found that a hat looks quite different on somebody else. I’d never seen mine before. I’d only ever worn it.” “I can see mine over there,” said {A}, and looked at the friend’s bag.'
      ]
    },
    {
      id: 'child-wants-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to hold a bag, and was given {H}’s. Then {S} wanted to hold the other one as well. With a bag in front and a bag behind, {S} was blue all over. “I’ve got a bag like mine,” said {S}.',
        '“That’s not possible,” said {A}. “You haven’t got one.” {S} looked down at the front, and felt behind. “I’ve got two,” said {S}. Nobody is cross about having two the same, if both are on one person. That is called a pair.'
      ]
    },
    {
      id: 'on-the-bench',
      A: 'partner',
      paragraphs: [
        'They sat on a bench until the bell. {H} put down the bag, picture up, and the friend’s bag came beside it. “I wonder where your caterpillar goes to,” said {A}. “It walks out over the seam, and there’s no more of it.”',
        '{H} had wondered that, too. On the back of the bag there was nothing. {A} looked along the bench. “And what comes in over there,” asked {A} slowly, “on your friend’s?”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-whole',
      A: 'partner',
      paragraphs: [
        '{H} pushed the bag up against the friend’s. Out at the seam of {H}’s bag went the back half. In at the seam of the friend’s came the front half. It was one whole caterpillar, with a tail, a middle and a head, across two bags.',
        '“They print it on one long cloth,” said {A}, “and make that into bags, one after another.” “Then mine was next to yours,” said the friend.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And if I sit on that side?” asked the friend. They changed over, and pushed the bags together again. The caterpillar was whole once more. It was another caterpillar, really, made of the other two halves, but you could not tell.',
        '“There are two of them in your bags,” said {A}. “You can only have one at a time.” {H} tried to get the second one as well. But on the back there was only blue.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“If somebody else had one, it’d go on,” said {H}. They looked along all the pegs for a third bag with a caterpillar. There were stars and foxes and a tractor. All of those had been sewn so that they were finished at the edge.',
        '“A tractor’s easy,” said the friend. “It doesn’t need anybody.” If the whole school had it, there would be nothing but caterpillars, as far as the gate. “Two’s enough,” decided {H}.'
      ]
    },
    {
      id: 'two-pegs',
      A: 'partner',
      paragraphs: [
        'So the bags had to hang side by side. The girl in between was glad to change pegs, for her new one was by the radiator. {H} hung up one bag, and the friend hung up the next. The caterpillar crept from peg to peg.',
        '{H} and the friend stepped back to look. “It’s a bag that nobody else has got,” said {A}. “Except you two.” “It isn’t even the same,” said {H}. “Mine’s where it comes from, and yours is where it’s going.” “Snap,” said the friend. “Snap,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the two bags, and then at {H}.',
      '{names} went once along all the pegs, to see what else hung there.',
      { text: '{names} ran a finger along both yellow zips, and they said the same.', needs: ['hands'] },
      { text: '{names} held {H}’s coat for the moment.', needs: ['hands'] }
    ],
    way: [
      '{names} tried to look between the bag and the wall.',
      '{names} sat down opposite, and looked at a bag of plain blue.',
      { text: '{names} counted the feet on the friend’s caterpillar, with one finger.', needs: ['hands'] },
      { text: '{names} looked inside the bag for the rest of the caterpillar, and found a ticket.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along beside the caterpillar, from the tail to the head.',
      '{names} looked from the far side of the corridor, and it was whole from there too.',
      { text: '{names} straightened a strap, where it lay across the middle.', needs: ['hands'] },
      { text: '{names} moved a scarf, so that the bags could lie close.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening the bag hung in the hall at home. The caterpillar’s back half went out over the seam. Some streets away the front half was just coming in.',
    '{H} washed, and lay down close to the edge of the bed. One foot crept out over the seam.'
  ],
  last: [
    'Tomorrow it would be whole again, and {H} was asleep.',
    'In two halls hung the same bag, and neither was there without the other, and {H} was asleep.'
  ]
})
