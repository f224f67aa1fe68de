import { wishPlot } from '../wish-plot.ts'

export const zip = wishPlot({
  id: 'wish-zip',
  wishes: ['zip', 'zips', 'angry zip', 'zip fastener', 'zip angry', 'zip teeth', 'zip bites', 'zip pencil case', 'pencil case zip', 'zzzip', 'zipp', 'cremallera', 'fermeture éclair'],
  except: ['line', 'lining', 'wire', 'lips', 'lip', 'mouth', 'file', 'code', 'coat', 'coats', 'jacket', 'jackets', 'trousers', 'jeans', 'dress', 'hoodie', 'tent', 'suitcase', 'own', 'myself', 'himself', 'herself', 'doing', 'zipping', 'learning', 'learnt', 'hospital', 'died', 'dead', 'tie', 'ties', 'zoom', 'whizz', 'bang', 'boing'],
  answers: ['angry', 'cross', 'grumpy', 'furious', 'mad', 'bad', 'tempered', 'naughty', 'stubborn', 'mean', 'stuck', 'jammed', 'caught', 'bites', 'biting', 'bit', 'bite', 'growls', 'growling', 'growled', 'teeth', 'tooth', 'opens', 'open', 'shut', 'pulling', 'pulls', 'pulled', 'case', 'bag', 'stiff', 'crocodile', 'pencil', 'pencils', 'sleeve'],
  moods: ['quarrel'],
  nothingElse: true,
  company: ['crocodile', 'pencils', 'case', 'table'],
  about: 'The zip of the pencil case growls and takes the hero by the sleeve; it only wants a pencil along its teeth, and all the pencils are inside.',
  titles: ['Grrrt', 'Forty Green Teeth', 'It Has {H} by the Sleeve', 'All the Pencils Are in There', 'First You Do Its Teeth'],
  want: [
    {
      id: 'one-finger-wide',
      A: 'partner',
      paragraphs: [
        '{H} wanted to draw a crocodile, and the pencils were in the pencil case. {H} took hold of the zip and pulled. “Grrrt,” said the zip. It opened one finger wide, showed its teeth, and would not go on.',
        '“It’s angry,” said {H}. “What about?” asked {A}. {H} had no idea. {H} had only wanted the green one.'
      ]
    },
    {
      id: 'by-the-nose',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s had enough,” said {A}. “Open, shut, open, shut, and nobody’s ever asked it.” So {H} bent down and asked the zip what it would like. It did not say. Its mouth was shut, all but a finger.',
        '“And what would you do,” said {A}, “if somebody took you by the nose each time?” {H} thought about that, and let go of the tab.'
      ]
    }
  ],
  way: [
    {
      id: 'somebody-quiet',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I’ll have a word with it,” said {A}, and drew up a chair. {A} told the zip that it was a good, strong zip, and that nobody was cross with it. {A} told it quite softly about tins, which never open at all by themselves.',
        '“And now?” asked {A}. {H} pulled, and all the softness was for nothing. “Grrrt,” said the zip. “At least it let me finish,” said {A}.'
      ]
    },
    {
      id: 'raisin',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it isn’t angry,” said {A}. “Perhaps it’s hungry.” {A} held out a raisin on a flat palm, which is how you do it with horses. The zip had one finger of mouth to take it with.',
        '{H} pushed it in, and it was gone. They waited, and then {H} pulled. “Grrrt.” “Still hungry,” said {A}. “And now there’s a raisin in with the pencils,” said {H}.'
      ]
    },
    {
      id: 'in-cheese',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} bit into a slice of cheese, and they looked at the place. There was one big tooth beside another, and a gap where they did not get on. Then they pressed the zip into the other side, for as long as you press a stamp.',
        'It left twenty small bites in a row, and they were all the same size. “It’s got better teeth than I have,” said {A}. “And it’s never been told to brush them,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '“Grrrt,” said the zip. {A} looked up. {A} had a look at the pencil case, which was no bigger than a shoe. It was a good growl, for that size.',
        '{H} pulled once more, and it growled once more. {A} moved to where there was a bit more room between the two of them. “It isn’t talking to you,” said {H}. {A} thought it better not to answer.'
      ]
    },
    {
      id: 'by-the-sleeve',
      A: 'partner',
      paragraphs: [
        '{H} said please, and pulled. “Grrrt.” {H} pulled without please, with both hands, and leaned right over it. The zip gave a jump, and then it was quiet. {H} sat up again, and the pencil case came too. The zip had {H} by the sleeve.',
        '{H} shook it. {H} ran once round the table. Clack, clack, went all the pencils, and the zip held on.'
      ]
    },
    {
      id: 'pointing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'With a pencil case on one sleeve you can do less than you would think. {H} scratched {H}’s nose, and had to stop, because it clacked so near the ear. {H} pointed at the window, and the pencil case pointed at the floor.',
        '“Wave to me,” said {A}, from the other side of the room. {H} waved with that arm. It sounded like a horse on a bridge. {A} waved back, and was not heard at all.'
      ]
    },
    {
      id: 'popped',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There didn’t use to be any zips,” said {A}. “People had boots with buttons all the way up, and a hook to do them with. Then somebody got tired of that, and invented one.” “An angry one?” asked {H}.',
        '“No, that one was too good-natured. It opened whenever you sat down.” They were quiet, and thought of all the people in those days, standing up.'
      ]
    },
    {
      id: 'in-flour',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You could draw it without,” said {A}, and shook some flour on the table. {H} drew with one finger. There was a crocodile, with a long tail and a very good eye. But for the teeth the finger was too thick.',
        'It was a crocodile with gums. “It’ll have to live on soup,” said {A}, and laughed, and blew away its legs. “I need a pencil,” said {H}. “Grrrt,” said the zip.'
      ]
    },
    {
      id: 'arm-out',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Come out of the jumper,” said {A}. {H} pulled one arm in, and there was an arm too many inside. From outside {H} had one sleeve with nobody in it, and the zip hung on that and rattled.',
        '“It hasn’t noticed,” whispered {A}. But it was cold for the elbow. And an empty sleeve is no better for drawing a crocodile than a full one. {H} sent the arm back in, and it met the zip at the bottom.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“I once shut my suitcase in a hurry,” said {S}, “and my scarf was in the zip. I only found out when I stood up.” “Couldn’t you get it open?” asked {A}. “There wasn’t time. The train was coming.”',
        '“So I ran like that, with my nose on the handle. Everybody thought that I’d lost a coin. By the time I got in there were nine people looking for it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} lay down on the rug and was a zip too. {S}’s legs were wide apart, and that was open. “Now you’ve got to pull,” said {S}. {A} took hold of one ear, quite gently, and walked down to the feet. Slowly the legs went together.',
        '“Zzzip,” said {S}. Halfway back it stuck. “Grrrt,” said {S}. “I’m angry now as well. I want a raisin.”'
      ]
    },
    {
      id: 'dry-teeth',
      A: 'partner',
      paragraphs: [
        '{A} bent down to the pencil case. “It’s got your cuff between its teeth, and you keep pulling,” said {A}. “Nobody could let go like that.” So {H} pushed the zip back a little, the way it had come, and out came the cuff.',
        '{A} ran a fingertip along it. “And they’re all dry. You rub a pencil along the teeth, and then they run.” They both looked at the pencil case. All the pencils were in it.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-inside',
      A: 'partner',
      paragraphs: [
        '{H} tipped up the case, and the pencils slid to the gap. One tip looked out, and it was green. {H} did not pull it. {H} held on to the tip, and rubbed all the teeth that it could reach.',
        '“Zz,” said the zip, and opened a bit further. So a bit more of the pencil came out, and it could reach a few teeth more. {H} rubbed, and pulled, not hard. “Zz. Zzz. Zzzip.” Out rolled all the pencils. There lay the zip with its mouth wide open, and forty green teeth.'
      ]
    },
    {
      id: 'high-and-low',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It ran so well now that they could not leave it alone. When {H} pulled fast, the zip said it high up. When {H} pulled slowly, it said it low down, and you could count the teeth. “It’s got a tune in it,” said {A}.',
        'They tried the one about the boat. Shutting went up and opening went down. So the boat had to come back each time, before it could row on.'
      ]
    },
    {
      id: 'past-the-cuff',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Is it still angry?” asked {A}. There was only one way to find out. {H} laid the cuff right beside the zip, and looked the other way. With two fingers {H} shut it, from one end to the other.',
        '“Zzzip.” It had gone past the sleeve as close as a bus. {H} lifted up the arm, and nothing came with it. “It knows you now,” said {A}.'
      ]
    },
    {
      id: 'spinach',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} came to look at the zip and put on a serious face. “Has it had spinach?” asked {A}. “It’s had a pencil,” said {H}. “It’s supposed to be like that.” {A} took a spoon, and held it up so that the zip could see for itself.',
        'In the spoon there was a long bent mouth, green from one corner to the other. “It doesn’t mind,” said {H}. “It’s only its own pencils that see it from inside.”'
      ]
    },
    {
      id: 'waiting-room',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Word had got round that somebody here did teeth. {A} brought in the cushion, which had a zip underneath, where you do not look as a rule. “It catches a little at the back,” said {A}.',
        '{H} laid it on the table, and turned on the lamp. “Open wide,” said {H}, and chose the blue one for this. The cushion kept very still. Afterwards {A} took it home to the sofa. It was not to be sat on for ten minutes.'
      ]
    },
    {
      id: 'in-the-corner',
      A: 'partner',
      paragraphs: [
        '{H} drew the crocodile’s teeth just like those. There was one up and one down, so that each had a place to go. At the corner of its mouth {H} hung a small tab. “What’s that?” asked {A}. “To open it with,” said {H}. “But first you have to do its teeth.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} growled back, only a little.',
      '{names} listened at the other end of the pencil case.',
      { text: '{names} laid out a sheet of paper, big enough for the tail.', needs: ['hands'] },
      { text: '{names} wrote a sign that said not to stroke it.', needs: ['hands'] }
    ],
    way: [
      '{names} came after the clacking, once round the table.',
      '{names} kept clear of the end that had the teeth.',
      { text: '{names} pulled back both sleeves, in case it wanted another.', needs: ['hands'] },
      { text: '{names} looked for a pencil under the sofa, and found a peg.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled a red pencil back, by accident.',
      '{names} looked into the wide open mouth, from a safe place.',
      { text: '{names} sharpened the green one, for it had worked hard.', needs: ['hands'] },
      { text: '{names} gathered up the pencils, and counted them back in.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the pencils in the case, and the green one went in last. The zip shut behind them all with one long word.',
    'Then {H} did {H}’s own teeth, upper and lower, washed, and lay down. The duvet went up to the chin, and it did not catch anywhere.'
  ],
  last: [
    'The zip had said its zzz, and {H} said it too, and was asleep.',
    'All the pencils were in, the crocodile was shut, and {H} was asleep.'
  ]
})
