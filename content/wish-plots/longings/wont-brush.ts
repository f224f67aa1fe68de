import { wishPlot } from '../wish-plot.ts'

export const whoeverWontBrush = wishPlot({
  id: 'wish-whoever-wont-brush',
  visits: 'anything',
  whoever: [
    'won’t brush its teeth',
    'doesn’t brush its teeth',
    'doesn’t want to brush its teeth',
    'doesn’t like brushing its teeth',
    'doesn’t like to brush its teeth',
    'hates brushing its teeth',
    'hates to brush its teeth',
    'refuses to brush its teeth',
    'never brushes its teeth',
    'never brushed its teeth',
    'won’t clean its teeth',
    'doesn’t want to clean its teeth',
    'hates cleaning its teeth',
    'never cleans its teeth',
    'is afraid of the toothbrush',
    'hates toothbrushes',
    'hates the toothbrush',
    'hates toothpaste',
    'doesn’t like toothpaste',
    'has dirty teeth',
    'has yellow teeth',
    'has green teeth',
    'hides from the toothbrush',
    'threw its toothbrush away',
    'is scared of toothpaste',
    'won’t do its teeth',
    'runs away from its toothbrush',
    'won’t open its mouth for the toothbrush',
    'forgets to brush its teeth',
    'spits out the toothpaste',
    'makes a fuss about brushing teeth',
    'has food stuck in its teeth',
    'says no to teeth brushing'],
  company: ['toothbrush', 'basin', 'cup', 'bus'],
  about: 'Somebody keeps the best of every meal between the teeth and will not brush, until tomorrow’s pancake finds no seat there.',
  titles: ['All Change, Please', 'No Seat for Tomorrow', 'The Poppy Seed at the Back', '{visitor} Keeps a Bit of Everything', 'The Last Stop Is the Basin'],
  want: [
    {
      id: 'strawberry',
      A: 'partner',
      paragraphs: [
        'There had been strawberry cake, and {H} could still taste it. {H} wanted to keep it in there until the morning. So when {A} held out the toothbrush, {H} shut up tight, and said, “Mm-mm.”',
        'Somebody was sitting on the edge of the bath already. It was {visitor.first}. “Quite right,” said {visitor}. “I’ve kept a bit of everything. At the front there’s the pancake from Sunday. That’s my birthday, on the left. I’ve got nearly the whole year in here.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-pancake',
      A: 'partner',
      paragraphs: [
        '“What does it taste of, the pancake?” asked {H}. {visitor} felt for it. “Cardboard,” said {visitor}. “And the birthday?” “Flower pot. It wasn’t like that on the day.”',
        '{A} breathed in near by, and took a step back. “It’s all gone into one,” said {A}, from the door. “It’s only the flower pot now.” {H} felt round for the strawberry. It had something furry on.'
      ]
    },
    {
      id: 'guess-by-smell',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Let me guess what it was,” said {A}, and pegged up {A}’s nose with two fingers. Then {A} let go, for one short sniff. “Old boat,” said {A}. “That’s Tuesday’s soup,” said {visitor}. “And behind it?” “There’s a vase that somebody’s been on holiday from.”',
        '“Grapes,” said {visitor}, and was a bit hurt. {H} wanted to be guessed as well. {A} sniffed. “Cake,” said {A}. “But it’s packing.”'
      ]
    },
    {
      id: 'socks-on',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Run your tongue along the top,” said {A}. “What’s it like?” {H} did it, all the way from the left. “As if they’d got socks on,” said {H}. {visitor} tried it too. “Mine have got slippers,” said {visitor}. “And that one’s wearing a coat.”',
        'They come in the evening, said {A}. By day you eat, and by night they put on more and more, if nobody stops them. In the morning you can hardly get a word out between the coats.'
      ]
    },
    {
      id: 'small-lodgers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And you aren’t the only one who’s eating it,” said {A}. “There are some others in there. They’re so small that you can’t see them. They love birthday.” {visitor} sat up. “They’re eating my birthday?” “They nibble,” said {A}. “And when they can’t find any more, they nibble the tooth.”',
        '{visitor} shut up tight, so that they should notice. “How long does it take them?” asked {visitor} in the end, through a crack. “They work at night,” said {A}. Nobody had told {visitor} about that.'
      ]
    },
    {
      id: 'the-tickle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It isn’t only the keeping,” said {visitor} after a while. “It tickles, too. And it’s so hot.” “What’s hot?” “The white stuff. It bites.” {A} looked on the shelf. There were two tubes. One said mint, and one said strawberry. {H} read that out twice.',
        '“And if you brush the first bit with nothing on?” asked {A}. They tried that on a thumb. It did tickle at the tip. Further back it was just somebody going past with a broom.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Two minutes!” said {visitor}. “That’s what they want. Have you any idea how long that is?” They looked at the clock, and did nothing for two minutes. It was endless. {H} had grown a bit. One drip had been going to fall all that time.',
        'Then they sang the song about the boat, four times through. When they’d finished, the two minutes had been over for a while. “It’s the same two minutes,” said {A}. “You only have to put something in.”'
      ]
    },
    {
      id: 'front-row',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Show us once,” said {A}. So {visitor} showed them, quite wide. It was like looking into a shop. There was something green in the window, from a picnic. On a shelf there was half a peanut, and nobody could say whose.',
        '“And the poppy seed, right at the back?” asked {H}. “That’s been there the longest,” said {visitor}. “It came in with a roll, and the roll went on. I think that it’s lost.”'
      ]
    },
    {
      id: 'busy-day',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“When would I do it?” asked {visitor}. “I’m busy all day.” And {visitor} {caller.does}, so that they could see. “That was all?” asked {A}. “And then I do it again,” said {visitor}. “You’d be surprised how soon it’s evening.”',
        '{A} did it too, with a toothbrush in one cheek. {A} {caller.move}, and up and down went the brush by itself. “You can do both,” said {A}, with a good deal of foam. {visitor} said that it didn’t look like that at home.'
      ]
    },
    {
      id: 'something-to-brush',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} said that you could begin somewhere else. So the toothbrush was tried on {caller.part}. It went there very nicely, to and fro. {visitor} looked on. “There was something on it,” said {visitor}. “It’s lighter underneath.”',
        '“Shall I do the rest?” asked {A}. “Of that, yes,” said {visitor}. It was done with great care, up to the very edge. Then the brush had to be rinsed, since it was going to be needed.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came in, because somebody was standing round with an open mouth, and it might be supper. {A} smelled at {H}. That was cake. {A} smelled at {visitor}, for much longer, as you read a notice with small print.',
        'Then {A} sneezed, and went to sit by the door, where there was more air. “{A} eats things off the floor,” said {H}. {visitor} turned quite thoughtful.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve still got twenty,” said {S}, and showed them in the mirror. “Where are the others?” asked {A}. “One of them stayed in a toffee,” said {S}. “It was a very good toffee. I said goodbye to that tooth, and then I finished the toffee.”',
        '“Did it hurt?” “It was more like a surprise,” said {S}. “Since then I do the back ones first. Those are the ones I’d miss with nuts.” {S} brushed in front of them, and it sounded like a small horse.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was done already, and had to prove it. “Haa,” said {S}. {A} smelled nothing but mint. “Haa,” said {S} to {visitor}, and to the mirror, and it went white. {S} drew a tooth on the white with one finger, and it had a face.',
        '“Now you,” said {S}. “Haa,” said {visitor} to the mirror. It went white too. But the tooth that had been drawn there seemed to make a different face.'
      ]
    },
    {
      id: 'no-seat',
      A: 'partner',
      paragraphs: [
        '“You’re full up in there,” said {A}. “It’s like the bus at five o’clock. Where is tomorrow’s pancake going to sit?” {visitor} looked up. “There’s pancake tomorrow?” “Every Sunday,” said {A}. {visitor} felt along the rows. There was not a single seat free.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-change',
      A: 'partner',
      paragraphs: [
        '{H} opened up at last, took the toothbrush, and was the conductor. “Last stop!” called {H}. “All change, please!” The strawberry got off first, with its coat on. {visitor} took a brush as well. “All change,” said {visitor}, very quietly at first.',
        'Up and down went the brushes, and along the back row. The pancake got off, and Tuesday’s soup. The birthday had to be asked twice. “There’s one who’s hanging on,” said {visitor}. It was a poppy seed, right at the back. “Last stop,” said {H}. “This bus is going to bed.” Then they spat. It all went down the plughole with a gurgle.'
      ]
    },
    {
      id: 'lost-property',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A conductor walks through once more at the end, and looks under every seat. {visitor} did that with the tongue. “Somebody’s left a skin behind,” said {visitor}. “It’s off an apple.” Out came the brush again, for just one passenger.',
        '“Do you remember when that was?” asked {A}. {visitor} remembered it well. There had been a bench, and some wind. It was odd. The skin was in the basin, and the bench was still there.'
      ]
    },
    {
      id: 'squeak',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Afterwards they ran a finger along, to hear if it squeaked. {A} squeaked a little. {H} squeaked like a shoe. {visitor} squeaked so loudly that somebody in the next room asked if that was the door.',
        '“They’re quite cold outside,” said {visitor}. “And they’re all separate. I thought it was one long one.” They were counted, since you could see them now. There was one more than there had ever been.'
      ]
    },
    {
      id: 'seats-free',
      A: 'partner',
      paragraphs: [
        '{visitor} felt along the rows. They were smooth, and all the seats were free. “It echoes,” said {visitor}. “I can have two pancakes in here, side by side.” “And the birthday?” asked {H}. {visitor} thought of it. There had been nine candles, and jam. “It’s still there,” said {visitor}. “It was never in my teeth.”',
        '{H} thought of the strawberry cake. It tasted better than before.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said mm-mm too, and kept something in one cheek.',
      '{names} squeezed in beside the bath, where it was getting narrow.',
      { text: '{names} put a stripe of paste on every brush in the cup.', needs: ['hands'] },
      { text: '{names} wiped the mirror, so that it could see better.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in as well, and wished for a window.',
      '{names} backed out as far as the hall, at the word flower pot.',
      { text: '{names} counted the cups along the shelf, and got one too many.', needs: ['hands'] },
      { text: '{names} opened the window, first a little and then all the way.', needs: ['hands'] }
    ],
    turn: [
      '{names} got off at the last stop too, and sat down on the mat.',
      '{names} listened at the plughole until the gurgle was far away.',
      { text: '{names} rang the bell for the stop, on a tooth glass.', needs: ['hands'] },
      { text: '{names} handed round the towel, one corner each.', needs: ['hands'] }
    ]
  },
  bed: [
    'The brushes stood in the cup together, with their heads wet. {visitor} rinsed once more, only for the gurgle.',
    'Then {H} lay down. It was cool and minty in there with every breath, and there was plenty of room.'
  ],
  last: [
    'The bus stood in the dark, swept, with all the seats free, and {H} was asleep.',
    'Far away a poppy seed was going out to sea, and {H} was asleep.'
  ]
})
