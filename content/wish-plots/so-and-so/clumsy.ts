import { wishPlot } from '../wish-plot.ts'

export const whoeverClumsy = wishPlot({
  id: 'wish-whoever-clumsy',
  visits: 'anything',
  whoever: ['is clumsy', 'is very clumsy', 'is so clumsy', 'is too clumsy', 'is always clumsy', 'is really clumsy', 'is the clumsiest', 'drops everything', 'always drops everything', 'always drops things', 'keeps dropping things', 'drops things', 'knocks everything over', 'always knocks things over', 'knocks things over', 'keeps knocking things over', 'bumps into everything', 'bumps into things', 'always bumps into things', 'keeps bumping into things', 'trips over everything', 'always trips over', 'trips over its own feet', 'keeps tripping over', 'always falls over', 'keeps falling over', 'falls over all the time', 'is accident prone', 'can’t carry anything without dropping it', 'crashes into everything', 'is a butterfingers', 'is a klutz', 'is all fingers and thumbs', 'is always crashing into things', 'always spills its drink', 'falls over its own feet', 'stumbles over everything'],
  except: ['hospital', 'injured', 'hurt', 'head', 'stairs', 'drunk', 'ladder', 'bike', 'skateboard', 'walk'],
  company: ['tray', 'table', 'pea'],
  about: 'The hero wants the last marble out of the gap beside the cooker; whoever is clumsy is told to sit still and keep away, and gets it out with the fifth crash.',
  titles: ['Mind the Tray', 'The Fifth Crash', 'Everything off the Table', '{visitor} Was Passing', 'The Marble in the Gap'],
  want: [
    {
      id: 'marble',
      A: 'partner',
      paragraphs: [
        '{H}’s green marble, the best one, had rolled into the gap beside the cooker. It sat right at the back, and winked. No arm went in there, and neither did the broom. Then there was a crash. It was the umbrella stand in the hall.',
        '“Sorry,” said somebody. There stood {visitor.first}, in among the umbrellas. “I’m clumsy. I was only passing.” “Mind the shelf,” said {A}. {visitor} minded it, and stepped back, and that was the shoe rack.'
      ]
    }
  ],
  way: [
    {
      id: 'sit-still',
      A: 'partner',
      paragraphs: [
        '“Keep quite still,” said {A}, who thought that this would settle it. {A} moved the jug and the bowl of peas away. {visitor} stood in the middle of the kitchen, like a post. Nothing fell for a whole minute.',
        '“Is it over?” asked {visitor}, and turned round to the clock. That caught the curtain, and the curtain swept the tin of buttons off the sill. “Three,” said {visitor}, who always counted.'
      ]
    },
    {
      id: 'count',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How many is it on other days?” asked {A}. “Nine, on a calm day,” said {visitor}. “Once it was none. But I’d overslept.” {visitor} knew all the sounds by heart. “A spoon says ting,” said {visitor}. “A lid goes round and round. It stops when you’ve stopped hoping.”',
        '“What’s the best one?” asked {H}. {visitor} thought about it for some time. “A drawer of tennis balls,” said {visitor}. “It’s no loss to anybody, and it goes on till supper.”'
      ]
    },
    {
      id: 'warnings',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} helped as well as possible. “Mind your left,” said {A}. “There’s a stool behind you. Now there’s me.” {visitor} listened to it all. It was so much to mind that there was none left over for the stool.',
        '“It’d be better if nobody said anything,” said {visitor}, from the floor. “If I hear stool, I think stool. And where I think, I go.” So {H} tried it the other way round. “Carpet,” called {H}. “Carpet, carpet, carpet.” That went very well, as far as the carpet did.'
      ]
    },
    {
      id: 'soft-things',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We’ll lay something soft everywhere,” said {H}. They laid cushions by the table and a duvet by the door. They tied a towel round the table leg. It was a very quiet kitchen after that, and you could hardly walk in it.',
        'Only {A} fell over, and twice, because of the cushions. “I’ve never done that before,” said {A}. “You get used to it,” said {visitor}. “Lie there for a moment. It looks different from there.” {A} did, and found the lost pencil under the bench.'
      ]
    },
    {
      id: 'tower',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They built a tower with cups, only the tin ones. {H} put one on, and {A} put one on. Then it was {visitor}’s go. Nobody breathed. {visitor} came nearer, and nearer. The cup went down so gently that it did not even click.',
        'It stood! They looked at each other. “I’ve done it,” said {visitor}, and took a bow. It would have been better without the bow. But as they gathered up the cups {H} said, “It stood. I saw it.” “So did I,” said {A}.'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where does it come from?” asked {A}. “I’ve thought about that,” said {visitor}. “I’m always a bit further on than I am. My middle’s still at the door, and the front’s already looking at the marble.” {H} knew this from mornings, with the milk.',
        'So they tried to go together. {visitor} said good morning to each part before setting off. It took as far as the sink to get them all in step. Then somebody said “Well done!” and they all turned round at once.'
      ]
    },
    {
      id: 'jelly',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When I’m careful it’s worse,” said {visitor}. “Look.” {visitor} took one wooden spoon, and was careful. The spoon began to tremble, and so did the shelf. A packet of rice came down to see what was the matter.',
        '“Try it as if it didn’t matter,” said {H}. “As if it was an old sock.” {visitor} thought of an old sock, and carried the spoon to the drawer. “There,” said {visitor}. “And now I’ve put a sock in with the spoons.” “It’s a spoon,” said {A}. “Is it?” said {visitor}, and dropped it.'
      ]
    },
    {
      id: 'plaster',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Doesn’t it hurt?” asked {H}. “I’ve gone round at the corners,” said {visitor}. “That comes with time. The worst isn’t the falling. It’s the Oh. You fall, and then they all go Oh.” {A} had just been about to say it.',
        '“What should we say?” asked {A}. “You might say how many,” said {visitor}. So when the whisk came down, they did. “Four,” they said. {visitor} was so pleased about it that the ladle came as well. “Four and a half,” said {H}. “That one was only hanging loose.”'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“There must be something you don’t knock over,” said {A}. {visitor} thought about that. Then {visitor} {caller.does}, and they all held on to something. But nothing fell. It came off without a clink. “I can always do that one,” said {visitor}. “I don’t think while I’m at it.”',
        'Now {A} wanted to try it. {A} {caller.move}, with great care. Down came the tea towels, the hook, and the calendar. “You were thinking,” said {visitor}, kindly.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Mostly it’s {caller.part},” said {visitor}. “I’m through the door, and I think, that’s that. And then I hear it behind me.” {H} wrapped a scarf around there, with a bow, so that it should be noticed.',
        'It was noticed. {visitor} turned round to look at it, and that took two chairs along. “Without the bow,” said {A}. “No,” said {visitor}. “I’d like to keep the bow.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I dropped a whole wedding cake,” said {S}. “Three storeys of it. I only had to get it in from the van.” “What did they say?” asked {A}. “Nothing, for a long time. Then the bride sat down next to it, in white, and asked if somebody had a fork.”',
        '“It’s the only wedding that I remember the taste of,” said {S}. {visitor} wanted to know which side it had come down on. It had been the top. “It’s always the top,” said {visitor}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be clumsy as well, and pushed a cup off the bench. “That isn’t it,” said {visitor}. “You meant to.” {S} shut both eyes and ran into a cushion. “That was also on purpose,” said {A}. {S} grew quite cross, for it could not be done.',
        '{S} stamped off, and did not look, and the milk went over. “There!” said {visitor}. “That’s just how it goes. You’ve got a feeling for it.” {S} stood in the milk and was rather proud.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} stayed close to {visitor} all evening, for something to eat came down there every few minutes. First it was a crust, and after that two peas. “{A}’s the first one who’s ever followed me about,” said {visitor}. “Mostly they go into the next room.”',
        '“{A} thinks you’re a kind of tree,” said {H}. {visitor} stood as still as one, to please {A}. It was the crumb on the shelf that fell down, then, by itself.'
      ]
    },
    {
      id: 'go-round',
      A: 'partner',
      paragraphs: [
        '{H} tried a long spoon, and it pushed the marble in deeper. “May I look?” asked {visitor}. “From over there,” said {A}. {visitor} leaned over a bit, and that was the bowl of peas. They all rolled the same way.',
        '{A} stopped with the dustpan in one hand. “Look where they’re all going,” said {A}. “Away from the cooker, to the door. The floor slopes. That marble wants to come out. It’s only stuck.”'
      ]
    }
  ],
  turn: [
    {
      id: 'fifth',
      A: 'partner',
      paragraphs: [
        '“Then it needs a bump,” said {H}. “A really good one.” Everybody looked at {visitor}. {A} put back the table, and then the stool. “You needn’t mind anything now,” said {H}. “Just be passing.”',
        '{visitor} set out, and minded nothing. The stool went, the stool took the tray, and the tray took all the lids there were. The floor jumped. The biggest lid went round and round and round. And out of the gap, through the peas, came the green marble.'
      ]
    },
    {
      id: 'do-it-again',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How did you do that?” asked {A}. “I tripped,” said {visitor}, “over the stool, sideways, and then I held on to the tray.” {H} wanted to learn it, and tried it with one lid. It said pling. Nothing came out from under anything.',
        '“You’ve got no sweep,” said {visitor}. “It’s got to come from right back in the hall.” They let {visitor} show it just once more. This time two pencils came out, a grape, and a key that fitted nothing.'
      ]
    },
    {
      id: 'quiet-after',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Afterwards it was very quiet. The neighbours knocked on the wall, once. “Sorry!” called {visitor}, from habit. “It’s all right!” called {H}. “We needed it!” Then there was a silence on the other side.',
        '“Are you by any chance free on Saturday?” called the neighbour. “There’s an earring behind our bath.” {visitor} had never been asked for a Saturday. “I’ll be passing,” said {visitor}, and took a bow. That was the hook with the aprons.'
      ]
    },
    {
      id: 'keep',
      A: 'partner',
      paragraphs: [
        '{H} held up the marble to the lamp. “Five,” said {visitor}. “That one doesn’t count,” said {A}. “That one was work.”',
        'They picked up the peas together, and only {visitor}’s came down a second time. {H} put the marble on the table, in the middle, where it was safest. “Would you like to look at it?” asked {H}. {visitor} came nearer. {A} quietly put one foot in front of the gap.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped over the umbrellas, with great care.',
      '{names} ducked, though it was only the shoe rack.',
      { text: '{names} stood the umbrellas up, all but one.', needs: ['hands'] },
      { text: '{names} caught a boot on its way down, and got a thank you.', needs: ['hands'] }
    ],
    way: [
      '{names} kept to the middle of the carpet.',
      '{names} listened to the lid until it had really stopped.',
      { text: '{names} held on to the jug with both arms.', needs: ['hands'] },
      { text: '{names} picked up buttons, and found one that had been missed since spring.', needs: ['hands'] }
    ],
    turn: [
      '{names} made room for the crash.',
      '{names} came back when the last lid had lain down.',
      { text: '{names} held both ears, and looked through the fingers.', needs: ['hands'] },
      { text: '{names} gathered the lids together, in order of size.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lids were hung up, and the buttons put into their tin. Two peas were not found.',
    'They washed, and waved to {visitor}, who went home right down the middle, next to nothing.'
  ],
  last: [
    'Somewhere a last lid went round, slower and slower, and lay down, and {H} slept.',
    '{H} was asleep, with a hand hanging over the edge, and in the hand was the marble.'
  ]
})
