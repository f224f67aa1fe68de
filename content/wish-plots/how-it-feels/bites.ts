import { wishPlot } from '../wish-plot.ts'

export const whoeverBites = wishPlot({
  id: 'wish-whoever-bites',
  visits: 'anything',
  whoever: ['bites', 'bit', 'always bit', 'always bites', 'bites everything', 'bites everyone', 'bites everybody', 'bites people', 'bites too much', 'bites a lot', 'bit everything', 'bit everyone', 'bit everybody', 'bit people', 'can’t stop biting', 'keeps biting', 'kept biting', 'doesn’t want to bite', 'doesn’t want to bite anyone', 'doesn’t want to bite anybody', 'doesn’t like biting', 'doesn’t like to bite', 'hates biting', 'never wants to bite', 'wants to stop biting', 'likes biting', 'likes to bite', 'loves biting', 'loves to bite', 'has to bite', 'had to bite', 'nibbles everything', 'nibbled everything', 'nibbles', 'chews everything', 'chewed everything', 'chews everything up', 'is always chewing', 'keeps nibbling', 'kept nibbling', 'can’t stop chewing', 'can’t stop nibbling', 'always nips', 'chews shoes', 'chews the furniture', 'chomps on everything', 'gnaws everything', 'is a biter', 'is always gnawing', 'keeps gnawing', 'munches the furniture', 'nips everyone', 'nips people’s fingers', 'puts everything in its mouth', 'sinks its teeth into everything'],
  notOf: ['dog'],
  except: ['nails', 'fingernails', 'tongue', 'lip', 'hand', 'hurt', 'hurts', 'was bitten', 'got bitten', 'blood', 'neck', 'hard', 'children', 'school', 'nursery', 'off more', 'a bit', 'by bit', 'every bit', 'little bit', 'bit of', 'bit the', 'bit a', 'refuse', 'nobody', 'gum', 'slippers', 'shoes', 'socks', 'food', 'with its mouth open'],
  company: ['puzzle', 'castle', 'corner', 'newspaper', 'carrot', 'calendar', 'box', 'lid', 'table', 'floor', 'weather', 'envelope', 'biscuit', 'harbour', 'ship', 'bridge'],
  about: 'The hero wants a puzzle that nobody has done yet; whoever bites and does not want to has the corner off whatever is held out, until they see where each of the corners goes.',
  titles: ['Two New Corners', 'The Only Place Where It Goes', '{visitor} in Front of the Harbour', 'Please Don’t Hold It Out', 'Twenty-Six Bites'],
  want: [
    {
      id: 'the-castle',
      A: 'partner',
      paragraphs: [
        '{H} wanted a puzzle that nobody had done yet. The one with the castle nearly did itself by now. “The shop’s shut,” said {A}, and went to the door with the newspaper, for somebody had rung.',
        'Outside waited {visitor.first}. “Please don’t hold that out,” said {visitor}. “I’ll bite it, and I don’t want to.” But it was held out already. Snap. There lay one corner of the newspaper on the mat.'
      ]
    }
  ],
  way: [
    {
      id: 'which-end',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '{A} thought it best to know what to look out for. “Is it {caller.part}?” asked {A}. “They all ask that,” said {visitor}. “It’s only the front edge of me that bites. The rest comes along, and is sorry.” So {A} talked with the rest.',
        'To be quite safe they drew a line on the floor with chalk. {H} stood on the one side, and {visitor} on the other, and they both felt better. Then {A} held out the chalk, to ask if it was long enough. It was shorter after that.'
      ]
    },
    {
      id: 'nothing-in-the-way',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What do you do, when there’s nothing to bite?” asked {A}. They pushed everything back to the walls. {visitor} stood in the middle of the empty floor, and {caller.does}. It was lovely to look at, and nothing in it got bitten.',
        '{A} wanted to try it as well. {A} {caller.move}, and one button hung by its thread and swung. Snap. “It came past,” said {visitor}, and gave it back. It had been a round button, and now it had a front.'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} got out the big book, and stood well back with it. “{caller.fact},” read {A}. “And does it say that I bite?” asked {visitor}. {A} turned over to see. To turn over you have to lift the page by its corner.',
        'Snap. Now it did say so, in a way. “It’s the first thing in there that I’ve put in myself,” said {visitor}. {H} read out what was left of the page. It was still true, but it stopped sooner.'
      ]
    },
    {
      id: 'nothing-with-corners',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“And what do you bite, {caller.where}?” asked {A}. Not much, said {visitor}. They had got used to it there, and had made everything round. The others kept what they had behind their backs, and nodded good morning.',
        '“Once they gave me a present,” said {visitor}. It had been a ball, to make quite certain. It was very kindly meant. {visitor} had gone round and round it for a week, and there was no beginning anywhere.'
      ]
    },
    {
      id: 'sits-for-it',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'Somebody had to go first, and see how close you can get. They chose {caller.stand}. With the broom it was pushed nearer, an inch at a time. {visitor} looked the other way and thought of soup. At the ninth inch there was a snap.',
        '“I only took off the bit that stuck out,” said {visitor}. {H} turned it to the light. It looked younger like that. “It never even wobbled,” said {visitor}, rather moved. They put it on the shelf, with its good side to the front.'
      ]
    },
    {
      id: 'names-of-corners',
      A: 'same',
      spare: 1,
      paragraphs: [
        'No two corners are alike, and {visitor} could tell you about each. The corner of a book gives a little, and then it doesn’t. A biscuit comes off with a crack, and you can hear it all over. “And blankets?” asked {H}. Those had a good deal of fluff in them.',
        '“I’ve never swallowed one,” said {visitor}. “I only want it off.” {A} knew that from loose threads. You see the end of it, and it looks at you. And then you’ve got half a sleeve in your hand.'
      ]
    },
    {
      id: 'thinking-of-something',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“You must think of something else,” said {A}, “at the very moment.” {visitor} thought of the sea. {H} held out a beer mat, and drew it back again. The sea was large, and had waves in it. {H} held it out a bit further. Each wave had an edge. Snap.',
        '“It began so well,” said {visitor}. They tried it with a meadow, and there the grass had tips. Only fog was any good. As long as {visitor} thought of fog, you could have held out a whole slice of toast.'
      ]
    },
    {
      id: 'round-table',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The table had four corners, and {visitor} had been looking past them since the door. {A} put a mitten on each. “Now they’re four people with one arm,” said {A}. {visitor} greeted them all, and was able to sit down for a while.',
        'It was very peaceful. Then the one by the window lost its mitten. “Don’t look,” said {H}. “I’m not looking,” said {visitor}, who was trembling. {A} was quick, and got the mitten on again. It was the mitten that went snap.'
      ]
    },
    {
      id: 'warning-light',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Whatever you want to pass to somebody who bites, you can push over flat. {A} showed how it is done, with a saucer and one finger. {H} slid across a spoon. It came up to {visitor} without a corner to be seen, and nobody bit.',
        'After that everything went over flat, and fast. A coaster shot off at the end of the table. {A} caught it in the air, and held it up, and called out, “Got it!” Snap, it went. “You held it out,” said {visitor}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“A boy in my row bit his ruler,” said {S}, “a little off each day. It happened while he was doing sums.” “Did nobody notice?” asked {A}. “He did. By June all his answers were coming out very short.”',
        'The teacher had given him a second one, of steel. “And then?” asked {visitor}. “Then he bit the air next to it,” said {S}. “You can’t do anything about it. He’s an engineer, and his bridges are a very good length.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could bite a slice of bread so that it was a boat. It took four bites, and a small one for the chimney. Then {S} bit another, and that was a boat from the back. {visitor} was full of admiration. “You do it on purpose,” said {visitor}.',
        '“You’ve got to look where the boat is,” said {S}, “and bite off what isn’t boat.” {visitor} had only ever looked at the corner. {A} got a crust with a funnel on it, and it sailed as far as the butter.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been biting things all along, and nobody had ever said that it was a pity. There was a blanket in the basket with no corners left. {A} fetched it out, and laid it in front of {visitor}, like somebody who shows photographs.',
        '“That’s beautifully done,” said {visitor}. They went round it together. Where it was still a little square, {A} took a step back, to let the guest go first. Snap. Then {A} lay down on it, and it was as round as a plate.'
      ]
    },
    {
      id: 'carrot',
      A: 'partner',
      paragraphs: [
        '“You’re just hungry,” said {A}, who knew about hunger, and brought a carrot and two rusks. {visitor} ate them and was full. Then {A} held out the bill. Snap. “That wasn’t hunger,” said {visitor}. “It had a corner.”',
        'So they cleared away whatever had corners. It was the books, the bread and the tea towel, and from each there came a snap. “I don’t even like the taste,” said {visitor}.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'partner',
      paragraphs: [
        '{A} picked up the bitten corners. There was half a sun on one of them. {A} held it to the newspaper, until it slipped in, tooth by tooth. It was tomorrow’s weather.',
        '“It only fits where it was bitten,” said {A}. {H} tried the bill, and the tea towel. Each corner went in just one place in all the world. “But that’s a puzzle!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'held-out',
      A: 'partner',
      paragraphs: [
        '{A} pasted an old calendar onto a box lid. There was a harbour on it, and a great deal of water. Then {H} held it out to {visitor}, on purpose. “All of it?” asked {visitor}. “Bite by bite,” said {H}, “and nothing’s to be swallowed.”',
        'Snap, went the first corner. But where it had been, there were two new ones now. {visitor} bit those off, and there were four. “They don’t stop!” cried {visitor} for joy. It was twenty-six bites.'
      ]
    },
    {
      id: 'in-the-harbour',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You could not go by the knobs, for there were none. You had to go by the bite. “This one was bitten from the left,” said {A}, who was getting an eye for it. {visitor} looked over the table from behind. “I was thinking of fish, at that one,” said {visitor}.',
        'That was a help. It went in beside the fishing boat. “And at this one?” asked {H}. There {visitor} had thought of nothing, it had just been nice. They put the nice ones together, and it was the whole of the sky.'
      ]
    },
    {
      id: 'by-the-sound',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had a piece that went nowhere. It was blue, and so was all the rest. {visitor} asked to hear it. So {A} ran one finger along the edge, and it went trrip. “That’s further up,” said {visitor}. They tried it there, trrip to trrip, and it shut like a door.',
        'From then on they did it without looking, one edge after another. {H} found the lighthouse by its rattle. “I’ve never listened to it afterwards,” said {visitor}. “It’s quite a good bite, if you’ve got the other half.”'
      ]
    },
    {
      id: 'the-last-piece',
      A: 'partner',
      paragraphs: [
        'It was the hardest puzzle that they had ever done. At last there was only one hole left, in the water. They looked under the table, and under {A}. “Wait,” said {visitor}, not very clearly. “It’s still in here.”',
        'Out it came, and in it went, and you could hear it. In honour of that {A} held out the newspaper, with tomorrow’s weather. Nobody breathed. “You didn’t bite,” said {A}. “I’ve had enough of it,” said {visitor}, “for once.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept well back, with nothing held out.',
      '{names} looked at the corner on the mat, and sniffed at it.',
      { text: '{names} waved good evening, with all the fingers tucked in.', needs: ['hands'] },
      { text: '{names} did the castle once more, without looking.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the far side of the table.',
      '{names} jumped at every snap, a little less each time.',
      { text: '{names} folded the tea towel, and sat on it.', needs: ['hands'] },
      { text: '{names} laid out the bitten corners in a row, by size.', needs: ['hands'] }
    ],
    turn: [
      '{names} found a bit of sky on the floor, stuck to a foot.',
      '{names} looked on from above, and knew better.',
      { text: '{names} turned a piece round four times, and put it back.', needs: ['hands'] },
      { text: '{names} did the ship, from the mast down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The harbour stayed on the table overnight, under a cloth. {visitor} went home past eleven corners, and left them all on.',
    'They cleaned every tooth twice, out of respect, and lay down. The blanket had four corners still, and {H} put one of them under each foot and each arm.'
  ],
  last: [
    'The night slipped in at the only place where it fitted, tooth by tooth, and {H} was asleep.',
    'The last piece of the day was in, and you could have heard it, but {H} was asleep.'
  ]
})
