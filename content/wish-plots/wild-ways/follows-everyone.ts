import { wishPlot } from '../wish-plot.ts'

const PASSING = ['brass band', 'marching band', 'bus', 'bin lorry', 'garbage truck', 'baker’s van', 'tram', 'tractor', 'fire engine', 'ice cream van', 'band', 'parade', 'procession', 'carnival', 'crowd', 'tourists', 'walkers', 'joggers', 'runners', 'cyclists', 'street sweeper', 'road sweeper', 'lollipop lady', 'lollipop man', 'rickshaw', 'bicycle', 'delivery van', 'ice cream cart', 'lawnmower']

export const whoeverFollows = wishPlot({
  id: 'wish-whoever-follows',
  visits: 'anything',
  whoever: ['chases the bus', 'chases buses', 'chases cars', 'runs behind the bus', 'trails after everyone', 'traipses after everybody', 'trots along behind everybody', 'chases the ice cream truck', 'marches after the band', 'follows the bin men', 'follows strangers', 'follows the leader', 'dances behind the wedding procession', ...PASSING.flatMap((one) => [`follows the ${one}`, `followed the ${one}`, `runs after the ${one}`, `ran after the ${one}`]), 'follows everyone', 'follows everybody', 'follows anyone', 'follows anybody', 'follows people', 'follows people around', 'follows people about', 'follows people everywhere', 'follows everyone around', 'follows everyone everywhere', 'follows whoever passes', 'follows everyone who passes', 'follows everything', 'follows anything', 'follows anything that moves', 'follows everything that moves', 'runs after everybody', 'runs after everyone', 'ran after everybody', 'runs after everything', 'runs after anything that moves', 'tags along', 'always tags along', 'tags along with everybody', 'tags along with everyone', 'goes wherever the others go', 'goes wherever everybody else goes', 'joins every parade', 'joins every procession', 'joined the parade', 'joins the parade', 'joined the procession', 'marches behind the band', 'marched behind the band', 'follows the postman'],
  except: ['rules', 'rule', 'recipe', 'map', 'star', 'trail', 'footprints', 'orders', 'instructions', 'twitter', 'scary', 'scared', 'creepy', 'afraid', 'dark', 'stalks', 'stranger', 'lost', 'crying', 'cries', 'mum', 'mummy', 'dad', 'daddy', 'mother', 'sister', 'brother', 'baby', 'ghost', 'shadow', 'cloud', 'moon', 'sun', 'ducklings', 'duckling', 'thief', 'robber', 'dream', 'wolf', 'keep', 'died', 'home', 'robin', 'tidy', 'toy', 'letter', 'letters', 'parcel', 'parcels', ' me ', ' us ', 'girl', 'boy', 'child', 'path', 'road', 'river', 'stream', 'track', 'tracks', 'nose', 'arrow', 'arrows', 'lines', 'smell', 'scent', 'music', 'lantern', 'butterfly', 'heart', 'leader', 'clue', 'clues', 'sign', 'signs', 'rainbow', 'north', 'plan', 'dots', 'thread', 'fashion'],
  notOf: ['cloud', 'moon', 'sun', 'sunflower', 'star', 'shadow', 'ghost', 'duckling', 'robin', 'chair'],
  company: ['lid', 'procession', 'coats', 'table', 'bath', 'passage', 'window', 'door', 'cap', 'corner', 'queue', 'goat', 'spoon', 'tray', 'soup'],
  about: 'The hero wants to lead a procession and looks round at each step for who is coming; whoever follows the bus, the band or whoever goes by comes only after what does not look round, as a lid that rolls away, and round a table there is neither front nor back.',
  titles: ['Don’t Look Round', 'A Procession of One', '{visitor} Comes Behind', 'Round the Table', 'Neither Front nor Back'],
  want: [
    {
      id: 'nobody-behind',
      A: 'partner',
      paragraphs: [
        '{H} had a saucepan lid to beat, and was leading a procession from the coats to the window. Only there was nobody behind. “I was in it yesterday,” said {A}. Then the door opened, and a parcel was put down. Close behind it came {visitor.first}.',
        '“I only follow,” said {visitor}. “I take whoever goes by, and at the corner I take the next.” “Then follow me,” said {H}, who wanted nothing more.'
      ]
    }
  ],
  way: [
    {
      id: 'looking-round',
      A: 'partner',
      paragraphs: [
        '{H} beat the lid and set off. After three steps {H} looked round, to see if anybody was coming. {visitor} stood still and looked at the lamp. {H} did three more. It was just the same. “Walk backwards,” said {A}, “then you can see it.” So {H} walked backwards, and {visitor} did not move at all.',
        'Then {H} bumped into the coats, and dropped the lid. It rolled off on its edge, down the passage. {visitor} went after it, right up to the bath.'
      ]
    },
    {
      id: 'the-last-bit',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Has nobody ever seen you?” asked {A}. {visitor} kept three steps behind, as a rule, and was quick at corners. All that people had ever seen was {caller.part}, and nobody had asked whose.',
        '“Once I followed a brass band,” said {visitor}, “and that followed a man with a pram.” They had met in the middle, at a fountain. It was some time until everybody had sorted out what belonged to whom.'
      ]
    },
    {
      id: 'when-they-stop',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What do you do when they stop?” asked {H}. “Then I do something else, so that it won’t be noticed,” said {visitor}, and {caller.does}. It was noticed in three rooms. {A} would not have thought that one could do that in a passage.',
        '“Usually they go on quite soon after that,” said {visitor}, back in the old place. {H} could see that they would. Some of them had even run, and those were the best to follow.'
      ]
    },
    {
      id: 'in-its-own-way',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Perhaps you’ve got to go as {visitor} goes,” said {A}, and {caller.move}. It looked quite real. {H} did the same, up to the coats and back. {visitor} watched them with interest, but did not come.',
        '“Don’t you know anybody like that?” asked {H}. “I’m one myself,” said {visitor}. “I know how that ends.” It ended mostly where it had begun, with somebody else walking past.'
      ]
    },
    {
      id: 'the-way-home',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“And how do you get home at night?” asked {A}. Home was {caller.where}. “I need somebody who’s going that way,” said {visitor}. “There aren’t many. There was a man with a ladder, but he turned off too soon.”',
        '“You could go first, just the last bit,” said {H}. {visitor} had tried that. There had been nobody in front at all. It was like reading with the book shut.'
      ]
    },
    {
      id: 'what-is-known',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“{caller.fact},” said {A}. {H} looked at {visitor}, and it was so. “But that doesn’t say whom you follow,” said {H}. “It depends,” said {visitor}. “Hats are good. So’s a person with a long loaf.”',
        'The worst were people who were only out for a walk. They stopped at each shop window, and you had to stop at the one before. “I know a lot about buttons,” said {visitor}.'
      ]
    },
    {
      id: 'in-front-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was {caller.stand} in the passage. {visitor} came by, took it for somebody, and stood behind it. It did not look round, and so {visitor} followed it. They stood there one behind the other, for as long as it takes to lay a table.',
        '“Where’s it going?” asked {A}. “It’s in no hurry,” said {visitor}. “I like that sort.” {H} beat the lid beside them and marched past, twice. It was the longest that anybody had ever followed anything without a step.'
      ]
    },
    {
      id: 'as-far-as-the-door',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Hold the door for it, and let it go through,” said {A}. {H} held the door, and {visitor} stopped in front of it. “After you,” said {visitor}. “No, after you,” said {H}. Each of them was polite, and one of them meant it.',
        'In the end {H} went through. But to hold the door, {H} had to look back. By then {visitor} was looking at the lamp. “In town they turn by themselves,” said {visitor}. “I was in one for an afternoon.”'
      ]
    },
    {
      id: 'other-with-tray',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} came through with a tray, on which were six soups, and had eyes for nothing else. At once {visitor} went along behind. {A} turned left, and {visitor} turned left. {A} put down the tray, and came back, and stepped aside at the coats. {visitor} stepped aside too.',
        '“Is there somebody behind me?” asked {A}, who had felt it at the back of the neck. “Don’t look,” called {H}. But {A} had looked, and it was over. “With me nothing was spilt,” said {A}.'
      ]
    },
    {
      id: 'elder-queue',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once joined a queue because it was so long,” said {S}. “It had to be for something good.” “What was it for?” asked {A}. “The man in front of me didn’t know, either,” said {S}. “We went round the town hall, and in at the side. At the front they gave me a form, and I signed it.”',
        '“And then?” asked {visitor}. “Then I had a goat,” said {S}. It had been the best goat in the street, and it followed {S} about for nine years.'
      ]
    },
    {
      id: 'child-behind',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had found a place behind {visitor}, and kept it. When {visitor} stopped, {S} stopped as well, and looked at the lamp. “There’s somebody behind me,” said {visitor} to {A}. “What do they want?” “Nothing,” said {A}. “They’re following you.”',
        '{visitor} was quite shy about it. Nobody ever had. “But I’m not going anywhere,” said {visitor}. “I know,” said {S}. “It’s a good place.”'
      ]
    },
    {
      id: 'pet-leads',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Then {A} went by and looked neither left nor right. {visitor} followed at three steps. They went to the bowl. They went from the bowl to the rug, once round on the spot, and lay down. {visitor} went once round, too, and lay down behind.',
        '“That’s a very good one,” said {visitor}. “It always knows what comes next.” {H} asked what that was. It was the bowl.'
      ]
    },
    {
      id: 'the-lid-never-turned',
      A: 'partner',
      paragraphs: [
        '{H} sat down by the bath. “Why the lid?” asked {H}. “It seemed to know where it was going,” said {visitor}. {A} thought that over. “The lid never turned round,” said {A}. “You do, at each third step.” “I thought that you were waiting for me to go first,” said {visitor}. “And I don’t know the way.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-lid',
      A: 'partner',
      paragraphs: [
        'So {H} set off from the coats and did not look round. It is hard. The neck wants to all by itself. “Go on,” said {A}, who could see what was behind, and would not say. {H} lifted the lid a little, as if to beat it. Inside it was as shiny as a spoon.',
        'In it was the passage, very small and upside down. And three steps behind {H}, on the ceiling, came {visitor}. {H} had never held a lid so still.'
      ]
    },
    {
      id: 'corners',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At the first corner {H} held {H}’s breath, because that is where they change. The lid showed a bit of wall, and then a bit of door. Then it showed {visitor}, who had come round too. “You might have taken the cupboard,” said {A}.',
        '“It wasn’t going anywhere,” said {visitor}. They did four more corners, and some of them twice. With each of these {H} walked a bit more as if it was known where to.'
      ]
    },
    {
      id: 'where-to',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where are we going?” whispered {visitor}, after some time. It had never mattered before. {H} had not thought about it. One needs so much time for not looking round. “To the window,” said {H}, as that was next.',
        '“And do we arrive there?” They did. It was dark, and in the pane stood {H}, and three steps behind stood {visitor}. “So that’s what I look like from in front,” said {visitor}. “I’d follow that.”'
      ]
    },
    {
      id: 'round-the-table',
      A: 'partner',
      paragraphs: [
        'They came to the table, and {H} went round it, and then a bit faster. All at once there was somebody’s back in front. It was {visitor}, who was following {H}. Now {H} was following {visitor}.',
        '“Who’s in front?” asked {A}. They looked, and kept on walking. Round a table there is no front. “{visitor.says},” said {visitor}. “And now I’ve got one behind me, and it’s the one I’m after.” {H} beat the lid. It was the longest procession ever, for it had no end.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} let the procession pass, and there was not much of it.',
      '{names} went by to see to the parcel, and was followed there.',
      { text: '{names} hung a scarf over the banister, as a flag.', needs: ['hands'] },
      { text: '{names} clapped in time, so that it sounded like more.', needs: ['hands'] }
    ],
    way: [
      '{names} crossed the passage, and had company on the way back.',
      '{names} stood still, and so did whoever was behind.',
      { text: '{names} set a wheel rolling, a small one, and it was followed to the wall.', needs: ['hands'] },
      { text: '{names} held a hat in front of the lamp.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in at the corner, and looked only straight ahead.',
      '{names} ducked under the table, and came out in the middle of it all.',
      { text: '{names} polished the lid with one sleeve, for a better view.', needs: ['hands'] },
      { text: '{names} pulled out a chair that was in the way.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was put back on its saucepan. Outside somebody walked past with a long loaf, and did not look round. {visitor} just had time to say goodbye.',
    '{H} washed, went to bed and did not look round once. One sock came along behind, as far as the rug.'
  ],
  last: [
    'Nobody was in front any more, and nobody was behind, and {H} was asleep.',
    'Three steps after the last thought came sleep, and {H} had not looked round.'
  ]
})
