import { wishPlot } from '../wish-plot.ts'

export const byMyself = wishPlot({
  id: 'wish-by-myself',
  beginsElsewhere: true,
  wishes: ['doing up the zip', 'do up zip', 'zip up coat', 'zipping up', 'zip stuck', 'own zip', 'coat zip', 'jacket zip', 'zipper', 'zippers', 'frustrated zip', 'everything zip', 'struggling zip', 'manage zip', 'buttons zip'],
  answers: ['zip', 'zips', 'coat', 'jacket', 'do', 'doing', 'does', 'did', 'done', 'up', 'own', 'by', 'herself', 'himself', 'myself', 'everything', 'alone', 'help', 'helped', 'let', 'stuck', 'wants', 'learning', 'tries', 'try', 'frustrated', 'cross', 'independent', 'all', 'today', 'first', 'time'],
  except: ['angry', 'grumpy', 'furious', 'bites', 'biting', 'growls', 'pencil', 'lips', 'line', 'wire', 'file', 'code', 'mouth', 'tent', 'suitcase', 'robot', 'dragon', 'bear', 'wizard', 'princess', 'home', 'house', 'left', 'died', 'hospital', 'leg'],
  moods: ['learning', 'first', 'proud', 'alone', 'quarrel', 'losing'],
  company: ['chair', 'door', 'zip', 'coat', 'cushion', 'bag'],
  about: 'The hero wants to do up the zip with no help at all, so the hands of the other have to be sat on.',
  titles: ['Sat On', 'Not Even a Finger', '{H} Does It Up', 'Tk, and Then Zzzip', 'The Hands Were Told No'],
  want: [
    {
      id: 'helpful-hands',
      A: 'partner',
      paragraphs: [
        '{H} had a coat with a zip, and nobody was to help. “Not even a finger,” said {H}. “I’m doing it by myself.” But {A} had two very helpful hands, and they were halfway to the zip already. “I can see them coming,” said {H}.',
        'So {A} sat down on a chair, and on both hands. {H} wanted to do up the zip alone, from the bottom to the chin.'
      ]
    }
  ],
  way: [
    {
      id: 'without-the-other',
      A: 'same',
      paragraphs: [
        '{H} put the two sides of the coat together at the bottom and pulled. Zzzip, it said, up to the chin. The left half of the zip had gone up. The right half had stayed at home.',
        '{H} did it slowly, and fast, and with {H}’s tongue out. Each time one half went up without the other. “It won’t!” cried {H}, and stamped. Under {A} something moved. “Only a thumb,” said {A}. “I’ve got it back.”'
      ]
    },
    {
      id: 'eyebrows',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’re helping,” said {H}. “I haven’t stirred,” said {A}. “You’re helping with your eyebrows,” said {H}. It was true. Whenever the zip went up a little, so did they.',
        '{A} tried to keep them down, but you can’t sit on an eyebrow. In the end {A} looked out of the window, and helped with the back of the neck.'
      ]
    },
    {
      id: 'jumper',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then the zip stopped halfway and would go neither up nor down. It had a corner of {H}’s jumper in its teeth. “It’s biting,” said {H}, and pulled. It bit harder.',
        '“What do you do when somebody’s got a thing in their teeth?” {A} asked the ceiling. {H} stopped pulling, and pushed a little instead. The zip opened its mouth, and the jumper came out with a crease in it.'
      ]
    },
    {
      id: 'buttons',
      A: 'other',
      spare: 3,
      paragraphs: [
        'To have a rest, {H} did up a cardigan. It had six buttons and six holes, and {H} began with the hole that was nearest. At the top there was a hole left over, and at the bottom there was a button.',
        '“They’ve all moved up one,” said {A}, “like people on a bench.” {H} undid them and told them to move down again. Nobody helped. The last one took as long as the other five.'
      ]
    },
    {
      id: 'all-the-zips',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They went round the rooms to hear other zips, and {A} walked with both hands in {A}’s sleeves. The bag said zup. The cushion said zip, very quickly, as if it were embarrassed.',
        'A pair of trousers said nothing at all, for its zip was shorter than a thumb. “That one’s still learning,” said {H}, and did it up, for practice.'
      ]
    },
    {
      id: 'shoes',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{H} put on the shoes as well, all alone, and came out to show them. The toes pointed away from each other. “Have they quarrelled?” asked {A}.',
        '{H} looked down, and the shoes looked left and right. “I put them on by myself,” said {H}. “That can be seen from here,” said {A}. They were changed over, and then they could look at each other again.'
      ]
    },
    {
      id: 'pet-no-zip',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} had a look at {A} from above and from below, and felt along the tummy. There was no zip. There was not even a button. {A} had come that way, done up for good.',
        '“You’re lucky,” said {H}. {A} leaned against the coat and left some hair on it. It was meant as help, so {H} brushed it off.'
      ]
    },
    {
      id: 'elder-toggles',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My coat had toggles,” said {S}. “They were small wooden sausages, and each one was put to bed in a loop.” {A} asked how long that took.',
        '“Until I was outside,” said {S}. “And then I needed my gloves off, and began again.” {S} had been left to do it alone, too. The bus had waited once. The driver had counted the sausages out loud.'
      ]
    },
    {
      id: 'child-quick',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} could do up a zip in no time. Zip, and it was shut. “How did you do that?” asked {A}. “I just do it,” said {S}. “Do it slowly,” said {A}.',
        '{S} did it slowly, and stopped, and looked at the two ends. Done slowly, {S} could not do it at all. “It only goes if I’m not there,” said {S}. It had to be done fast twice, to get it back.'
      ]
    },
    {
      id: 'baby-poppers',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had poppers all down the front. {A} did them up by hand, pop, pop, pop, and was very proud of it. There were seven, and every one was in its own place.',
        '{S} took hold of the lowest and leaned back. Pop, pop, pop, pop, pop, pop, pop. “{S} can do that without help,” said {A}. It did not help much, but it was quick.'
      ]
    },
    {
      id: 'guest-bag',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a bag with a zip that went round three corners. “I don’t touch it in the middle,” said {S}. “I wait for it at the other end.” {A} was allowed to try.',
        'It went along the side like a small train. At each corner {A} had to say something kind to it. Nobody else laid a finger on it. At the end {S} was waiting, with the sandwiches inside.'
      ]
    },
    {
      id: 'eyes',
      A: 'partner',
      paragraphs: [
        '“Are eyes allowed?” asked {A}. “Eyes can’t do up anything,” said {H}. So {A} got down on the floor, hands behind, and looked at the bottom of the zip.',
        '“There’s a box on this side,” said {A}, “and a peg on that side. The peg gets into it as you get on a bus. But it’s only got one foot on the step, and you drive off.” “It hasn’t sat down yet,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'sit-down',
      A: 'partner',
      paragraphs: [
        '“Sit down, please,” said {H} to the peg, and pushed it right to the bottom. Tk, it said. {H} held it there with one hand and pulled with the other. Zzzip. Both halves went up together, as far as the chin. The coat was so shut that {H} could not even look down at it.',
        '“I did it by myself,” said {H} to the ceiling. “May my hands come out and clap?” asked {A}. But the hands had been sat on for so long that they had gone to sleep. It was a very soft clap.'
      ]
    },
    {
      id: 'nine-times',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} undid it, to see if it had been luck. Sit down, please. Tk. Zzzip. It had not been luck. {H} did up the zip nine times, and once with both eyes shut.',
        '“How is it in there?” asked {A}. “Warm,” said {H}. By then {H}’s face was as pink as a radish. “You could take it off,” said {A}. “I can take it off by myself as well,” said {H}. “But not yet.”'
      ]
    },
    {
      id: 'standing-passenger',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Once the peg only half sat down, and {H} noticed before the bus had left. {H} waited. It’s no use being cross with passengers. “There’s plenty of room,” said {H} to it. Tk.',
        '“You’d make a good driver,” said {A}. “I’d wait for everybody,” said {H}, “and I’d do up their coats.” Then {H} thought again. “No. I’d wait until they’d done it.”'
      ]
    },
    {
      id: 'jug',
      A: 'other',
      spare: 12,
      paragraphs: [
        'After that {H} wanted to pour the water too, all alone, in the coat. {A} was allowed to hold the table. The water went in up to the line, up to the edge, and a small way further.',
        '“It’s full,” said {H}. “It’s more than full,” said {A}. {H} drank the extra bit off the top, and {A}’s hands stayed behind {A}’s back. Nobody had helped.'
      ]
    },
    {
      id: 'tomorrow-early',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How much earlier must we get up tomorrow,” asked {A}, “if you do everything by yourself?” {H} reckoned. There was the coat, and the shoes, and the buttons, and the toast.',
        '“We’d better start now,” said {H}. So one sock was put on for tomorrow, by the one whose foot it was. That was one thing done.'
      ]
    },
    {
      id: 'undo',
      A: 'partner',
      paragraphs: [
        '{H} fetched {A}’s coat, since those two hands were no use to anybody. “Sit down, please.” Tk. Zzzip, and {A} was done up as well. “What may they do,” asked {A}, “when they wake up?”',
        '{H} looked at them. They had waited all that time. “They can undo it,” said {H}. So {A}’s hands undid the zip, and {H} did it up again. There was enough for all four hands.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept well back, which was the best way to help.',
      '{names} looked the other way, so as not to help by mistake.',
      { text: '{names} put the hands deep into the pockets, to be safe.', needs: ['hands'] },
      { text: '{names} laid one finger on the lips, for there was a good tip behind them.', needs: ['hands'] }
    ],
    way: [
      '{names} held still each time the zip went up.',
      '{names} came and looked at the half that had stayed at home.',
      { text: '{names} tried a pocket with a zip, and got it as far as the corner.', needs: ['hands'] },
      { text: '{names} sat down on a hand as well, to see how that was.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the tk from the other side of the room.',
      '{names} went once round the coat and found no way in.',
      { text: '{names} clapped with hands that were awake, and made up for the other two.', needs: ['hands'] },
      { text: '{names} brought one more thing with a zip, and {H} did that up too.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the coat, done up to the chin, as if somebody were in it.',
    'Washed and dried, {H} lay down, and pulled up the blanket alone, as far as it went. One corner was straightened by somebody else, and that was allowed.'
  ],
  last: [
    'The coat hung by the door with its zip shut, and {H} fell asleep without any help.',
    'Somewhere two helpful hands lay quite still, and {H} was asleep.'
  ]
})
