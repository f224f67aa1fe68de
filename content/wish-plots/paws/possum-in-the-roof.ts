import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const possumInTheRoof = wishPlot({
  id: 'wish-possum-in-the-roof',
  wishes: ['possum roof', 'possums roof', 'possum rooftop', 'possum attic', 'possums attic', 'possum ceiling', 'possums ceiling', 'possum loft', 'possum cellar', 'possum basement', 'possum thinks cellar', 'opossum roof', 'opossum attic', 'opossum ceiling', 'possum heavy feet', 'possum stomps', 'possum stomping', 'possum stamps', 'possum feet', 'possum footsteps', 'possum boots', 'possum above', 'possum overhead', 'possum noisy', 'possum loud', 'heavy feet ceiling', 'heavy feet roof', 'heavy feet attic', 'heavy steps ceiling', 'footsteps ceiling', 'footsteps roof', 'footsteps attic', 'footsteps overhead', 'animal roof walks', 'animal attic walks', 'animal ceiling walks'],
  answers: ['possum', 'possums', 'opossum', 'animal', 'roof', 'rooftop', 'attic', 'ceiling', 'loft', 'cellar', 'basement', 'house', 'above', 'overhead', 'up', 'there', 'heavy', 'feet', 'foot', 'steps', 'footsteps', 'boots', 'stomps', 'stomping', 'stamps', 'stamping', 'walk', 'walks', 'walking', 'runs', 'running', 'thumps', 'noise', 'noises', 'noisy', 'loud', 'big', 'lives', 'living', 'moved', 'into', 'our', 'over', 'thinks', 'that', 'we', 'live', 'its', 'who', 'night', 'every', 'at', 'bed', 'sleep', 'can’t', 'somebody', 'something', 'someone', 'hear', 'neighbour', 'upstairs', 'family', 'baby'],
  except: [...NOT_WELL, 'marten', 'raccoon', 'squirrel', 'rat', 'rats', 'mouse', 'mice', 'bat', 'bats', 'owl', 'ghost', 'ghosts', 'monster', 'burglar', 'santa', 'reindeer', 'scared', 'afraid', 'frightened', 'trap', 'poison', 'rain', 'pavement'],
  moods: ['question', 'learning', 'waiting'],
  company: ['possum', 'ceiling', 'roof', 'broom', 'table', 'chair', 'cat', 'lamp', 'window', 'cards'],
  about: 'A possum lives in the roof and thinks that the family live in its cellar; the hero wants it to walk on tiptoe, until they hear from under the table that it has been on tiptoe all along.',
  titles: ['Heavy Feet', 'Dear Cellar', '{H} Lives Underneath', 'On Tiptoe Over a Drum', 'The Possum’s Cellar'],
  want: [
    {
      id: 'card-house-sits-down',
      A: 'partner',
      paragraphs: [
        '{H} had got a card house up to the third floor. Then somebody with heavy feet walked over the ceiling. Tramp, tramp, they went, from the lamp to the window. The card house sat down. “That’s a man in boots,” said {H}. “It’s a possum,” said {A}. “It lives in our roof now.”',
        'The feet came back, and a crumb of white paint fell on {H}’s nose. “It’s got to walk on tiptoe,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'shown-how',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wanted to show the possum how it is done. {H} walked round the table on tiptoe, and called up, “Like that!” “It can’t have seen you,” said {A}. “It’s meant to hear me,” said {H}. “But there was nothing to hear.” “That’s how you do it,” said {H}.',
        '{H} did it once more, even better, and bumped into a chair. At once there came a bump from above. “Not that bit!” called {H}.'
      ]
    },
    {
      id: 'broom',
      A: 'partner',
      paragraphs: [
        '{H} fetched the broom, and together they held it up. Knock, knock, knock. The feet stood still. Then it came back from above, much louder. Bump, bump, bump. “Now it’s complaining,” said {A}. “What about?” asked {H}. “About us,” said {A}. “It thinks that we live in its cellar.”',
        '“This isn’t a cellar,” said {H}. “From up there it is,” said {A}. “We’re what’s underneath.”'
      ]
    },
    {
      id: 'dear-cellar',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We could write to it,” said {H}. So {A} wrote a letter. “Dear possum, please tread softly. Yours, the family underneath.” {A} read it out twice, with the head back. Up there something began to scratch. “It’s writing an answer,” said {H}.',
        'They waited until the scratching was done. “What does it say?” asked {A}. {H} listened with a hand behind each ear. “Dear cellar,” said {H}. “You’ve left the light on again.”'
      ]
    },
    {
      id: 'apple',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Something rolled over the ceiling, all the way from one wall to the other. “It’s got a ball,” said {H}. “It’s got an apple,” said {A}. “Possums like fruit.” There was a crunch, and it rolled back. But now it went with a limp. “There’s a bite out of it,” said {H}.',
        'After each crunch it rolled a little worse. Soon it went only halfway, and then it fell over on the spot. “What happens when it’s just a core?” asked {H}. “Then the possum’s won,” said {A}.'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} lay on the floor with a pencil and drew where the feet went. It was the same way every time. They came from the corner and turned left before the lamp. “It walks round something,” said {H}. “There’s nothing there.” “There may be a sofa,” said {A}.',
        'So {H} drew a sofa. At the window the feet always stopped, so {H} drew an armchair there. By the end the possum had more furniture than they had. “And it never has to dust,” said {A}. “All its dust comes down to us.”'
      ]
    },
    {
      id: 'bath-water',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} let the water out of the basin, and it gurgled. The feet came running from the far end of the house. Right over the basin they stopped. “It wants to know what that was,” said {A}, and let out some more. Gurgle. The feet took one step back.',
        '“It thinks that we keep something down here,” said {H}. “In the cellar, with a light on, so that it’s not alone.” They let it gurgle to the end. The possum waited for the last gulp, and then tramped away, to think about it.'
      ]
    },
    {
      id: 'pet-under-the-feet',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} had known about it for days. {A} walked along under the feet with nose in the air, from the lamp to the window. When they stopped, {A} stopped. When they turned, {A} turned. You might have thought that {A} had a possum on a string.',
        'Then the possum sat down up there, with a bump, and {A} sat down under it. Neither of them wanted to be the first to go. {H} had to walk round {A}, as you walk round a sofa.'
      ]
    },
    {
      id: 'elder-other-boot',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a lodger overhead,” said {S}. “He came home late and dropped a boot on the floor. Then we all lay there and waited for the other one.” “Did it come?” asked {A}. “At half past one,” said {S}. “He’d been reading.”',
        'Bump, it went over their heads. {S} held up a finger, and they waited. “How many boots does a possum have?” asked {A}. {S} worked it out. “Four,” said {S}, and fetched a cushion.'
      ]
    },
    {
      id: 'child-rent',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Who lives in a house pays rent,” said {S}. “A possum hasn’t any money,” said {A}. “But it’s got a pocket,” said {S}. A mother possum has one in front, just like a kangaroo. “There may be a baby in that,” said {A}.',
        '{S} thought it over. A baby was worth more than rent. They would have had to give change, and all they had was a button. “Let it live there free,” said {S}.'
      ]
    },
    {
      id: 'four-feet',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now they heard two of them. One had a big cough and one had a small one. But {H} counted the steps, and there were four feet and no more. “The little one doesn’t walk,” said {A}. “It rides on its mother’s back.” Tramp, tramp, it went, and then it stopped.',
        'There was the small cough, twice. The feet turned round and went all the way back. “It’s forgotten something,” said {H}. “You do, when you needn’t walk,” said {A}.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        '{H} sat down under the table, to be cross there. Over {H}’s head it went boom, boom. “Don’t stamp!” said {H}. “I’m not stamping,” said {A}. “I’m looking for the ace.” {A} held one hand under the edge, and two fingers walked in the air. “That was only these.”',
        '{A} looked at the two fingers, and then up at the ceiling. “Stay there,” said {A}. “Now I’ll be as quiet as I can.” Boom.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-drum',
      A: 'partner',
      paragraphs: [
        '“A board’s like a drum,” said {A}. “For those who sit inside, all feet are heavy. A possum weighs no more than a cat.” They listened. Tramp, went the roof, and nothing, and then tramp. “It’s on tiptoe,” said {H}. “It’s been on tiptoe all the time.”',
        'Possums sleep in the daytime. {H} thought of hopping from the bed to the door, in boots. “And I never was,” said {H}. {H} took four socks, and put them on the legs of a chair.'
      ]
    },
    {
      id: 'name-plate',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} made a sign for the door. At the top it said “Possum”, and under that it said who lived in the cellar. There were a good many names for one cellar. “Now they’ll know where to ring,” said {H}. “Once is for the possum,” said {A}, “and twice is for us.”',
        '“And if it isn’t at home?” asked {H}. {A} wrote it down at the bottom, in small letters. “Please leave parcels with the people underneath.”'
      ]
    },
    {
      id: 'rules-of-the-cellar',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} made a list of what they would not do in the daytime. “No hopping,” it said, “no slamming, no trumpets.” “We haven’t got a trumpet,” said {A}. “That’s why I put it in,” said {H}. “It’s the one I’m good at.”',
        '{A} read it through. “What may we do?” asked {A}. {H} turned the paper over and wrote, “Everything else, in socks.” They tried it at once, twice round the table. You could not hear them at all.'
      ]
    },
    {
      id: 'good-morning',
      A: 'partner',
      paragraphs: [
        'Just then the feet went to the edge of the roof, and out. Something came along a fence, no bigger than a cat, with a pink nose and a thick tail. It had no boots on. It looked in at its cellar, at the lamp, and at four socks. “Good night,” said {H}. “Good morning,” said {A}, for the possum.',
        'Now nothing shook. {H} got the card house up to the third floor. Then {H} pushed one last card in under it, flat. “What’s that?” asked {A}. “The cellar,” said {H}. “That’s us.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, and got some paint in one eye.',
      '{names} lay low until the feet had gone over.',
      { text: '{names} picked up the cards from the floor.', needs: ['hands'] },
      { text: '{names} held the lamp still, because it swung.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped three times as well, with whatever was handy.',
      '{names} moved out of the way of the broom.',
      { text: '{names} brushed white crumbs off the table.', needs: ['hands'] },
      { text: '{names} pointed along the ceiling, from step to step.', needs: ['hands'] }
    ],
    turn: [
      '{names} got under the table too, and heard it thunder.',
      '{names} crossed the room without a sound, nearly.',
      { text: '{names} found the fourth sock, which had a hole.', needs: ['hands'] },
      { text: '{names} waved from the window of the cellar.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom went back behind the door. The card house stayed up, and the chair kept its socks on.',
    '{H} washed off the white paint, and walked to bed on tiptoe. Up there the beds were empty, for that house was having its morning.'
  ],
  last: [
    'The light in the cellar went out, and {H} was asleep.',
    'Over the ceiling it was quite still, under it too, and {H} was asleep.'
  ]
})
