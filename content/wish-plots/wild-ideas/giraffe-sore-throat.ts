import { wishPlot } from '../wish-plot.ts'

const GIRAFFES = ['giraffe', 'giraffes', 'giraff', 'girafe']
const SORE = ['sore throat', 'throat', 'scarf', 'scarves', 'cough', 'coughs', 'coughing', 'hoarse', 'croaky', 'tonsils', 'stiff neck', 'neck hurts', 'neck ache', 'neckache', 'sore neck', 'lost her voice', 'lost his voice', 'lost its voice', 'woolly', 'knitted', 'knits', 'knitting', 'long jumper', 'turtleneck', 'polo neck', 'caught a cold', 'has a cold', 'catches cold', 'catches a cold', 'flu', 'cold neck']

export const giraffeSoreThroat = wishPlot({
  id: 'wish-giraffe-sore-throat',
  wishes: [...GIRAFFES.flatMap((giraffe) => SORE.map((sore) => `${giraffe} ${sore}`)), 'scarf for a giraffe', 'giraffe swallow hurts', 'giraffe hurts to swallow', 'giraffe throat hurts', 'giraffe lozenge', 'giraffe cough drop', 'giraffe bandage neck', 'giraffe needs a scarf', 'giraffe long scarf', 'longest scarf giraffe', 'giraffe who can’t talk', 'giraffe medicine'],
  answers: ['giraffe', 'giraffes', 'giraff', 'girafe', 'sore', 'throat', 'neck', 'long', 'longest', 'scarf', 'scarves', 'cough', 'coughs', 'coughing', 'hoarse', 'croaky', 'tonsils', 'stiff', 'hurts', 'ache', 'aches', 'lost', 'voice', 'talk', 'whisper', 'whispers', 'cold', 'colds', 'flu', 'ill', 'poorly', 'sick', 'medicine', 'woolly', 'wool', 'warm', 'jumper', 'turtleneck', 'polo', 'knitted', 'knits', 'knit', 'knitting', 'wears', 'wear', 'wearing', 'has', 'had', 'have', 'got', 'gets', 'caught', 'catches', 'with', 'who', 'that', 'a', 'the', 'her', 'his', 'its', 'very', 'really', 'tall', 'big', 'little', 'baby', 'kind', 'friendly', 'silly', 'funny', 'for', 'and', 'doctor', 'nurse', 'help', 'helps', 'make', 'makes', 'better', 'well', 'honey', 'tea', 'lemon', 'soup', 'winter', 'needs', 'need', 'swallow', 'so', 'how', 'zoo', 'gran', 'granny', 'grandma', 'nana', 'hurts', 'lozenge', 'sneeze', 'sneezes', 'bandage', 'bed', 'stay', 'poor', 'old', 'friend', 'friends', 'feel', 'feels', 'feeling', 'drink', 'drinks', 'night', 'day', 'snow', 'snowy', 'autumn', 'red', 'stripy', 'striped', 'spotty', 'longer'],
  except: ['died', 'dead', 'dying', 'hospital', 'operation', 'broke', 'broken', 'monkey', 'dance', 'dances', 'party', 'birthday', 'toy', 'space', 'cancer', 'covid', 'bow tie', 'necklace', 'tie', 'why'],
  moods: ['question', 'first', 'losing'],
  isTale: true,
  company: ['giraffe', 'scarf', 'scarves', 'throat', 'neck', 'tea', 'honey', 'window', 'joke', 'lion', 'spoon', 'mattress', 'chair', 'pot', 'head', 'kitchen', 'bones'],
  about: 'A giraffe gets a sore throat in the middle of a joke, and the sore place is always where the scarf is not, until it is seen how a giraffe lies down to sleep.',
  titles: ['The Giraffe with the Sore Throat', 'Two Metres of Throat', '{H} and the Rest of the Joke', 'Where the Scarf Was Not', 'A Bun with Nothing on It'],
  want: [
    {
      id: 'the-joke-stops',
      A: 'partner',
      paragraphs: [
        'A giraffe put its head in at {H}’s window and told a joke. “A lion goes to the baker’s,” it said, “and asks for a bun with nothing on it. ‘With no butter or no jam?’ asks the baker. And the lion says...” Then there was only air. The giraffe had a sore throat.',
        '{H} wanted very much to know what the lion had said. “We’ll have to make it well,” said {H}. {A} looked out of the window. There were two metres of throat.'
      ]
    }
  ],
  way: [
    {
      id: 'down-the-neck',
      A: 'partner',
      paragraphs: [
        'First they gave it hot tea with honey. The giraffe swallowed, and they waited. “It was hot when it started,” breathed the giraffe, “and cold when it arrived.” So {A} fetched a scarf, and {H} tied it round under the giraffe’s chin. “That’s warm,” it breathed. “Now it’s sore further down.” They moved the scarf down there. “Now it’s sore on top.” They tied on all nine scarves in the house. The sore place was always where there was none.'
      ]
    },
    {
      id: 'seven-bones',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where exactly is it?” asked {A}. A giraffe has seven bones in its neck, just like a child. Only each of them is as long as {H}’s arm. They numbered them with chalk. “It’s at four,” breathed the giraffe. “And when I swallow, it’s at five.”',
        '{H} felt the back of {H}’s own neck for a four. It was next to the three, and the five, and they were all there at once. “I’ve got it easy,” said {H}.'
      ]
    },
    {
      id: 'say-aah',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Say ‘aah’,” said {A}, and the giraffe opened its mouth. {H} shone a torch down there from the window. The light went in, and on, and round a bend. “Can you see the end?” asked {A}. “It’s like a stocking,” said {H}.',
        'From a long way down there came a noise. It was the “aah”. “It’s only just got up here,” said {H}. They let it out, and thanked the giraffe for it.'
      ]
    },
    {
      id: 'one-cough-drop',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} found a lemon cough drop, and laid it on the giraffe’s tongue. That was as long as {A}’s arm, and as blue as a plum. The drop set out from the front. They watched it come by, for it made a small lump.',
        '“It’s sucking it in there,” said {H}. “Now it’s turned a corner.” After a time the giraffe nodded. “I’ve got it,” it breathed. “Was it lemon?” By then {A} had had the next one ready for quite a while.'
      ]
    },
    {
      id: 'with-hands-and-hoofs',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Don’t talk,” said {A}. “Show us what the lion said.” The giraffe thought. It drew in its chin, and stared at the window sill as if at a bun. Then it made very big eyes, and waited for them to laugh.',
        '“Thank you?” guessed {H}. The giraffe shook its head, and all the scarves swung. “Is it still warm?” guessed {A}. It was not that. The giraffe put its chin on the sill. It was a much better joke than that.'
      ]
    },
    {
      id: 'knitted-on',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It only wants another metre,” said {A}, and began to knit one. Two needles clicked. {H} held the wool, and the giraffe watched from above with great interest. It bent lower, to see how a stitch was made. Then it bent lower still, and one small horn got in among the wool.',
        '“Hold still,” said {A}, “you’re in my row.” When {A} had done a hand’s breadth, the giraffe straightened up, and the knitting went with it. {A} did two more rows on tiptoe. After that it was the giraffe’s.'
      ]
    },
    {
      id: 'other-steams-it',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} believed in steam, and stood a pot of warm camomile on the sill. The giraffe held its nose over it, with a towel on its head. It was just the towel that could be seen from indoors. “Who’s that?” asked {A}, coming back. “It’s the giraffe,” said {H}.',
        '“I know that,” said {A}. “I meant the other end.” {A} had been round the corner with the rubbish. There was still some giraffe there.'
      ]
    },
    {
      id: 'pet-as-a-scarf',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was warm, and {A} was soft, and {A} lay on the sill in any case. The giraffe laid its throat across {A}. “It’s gone,” it breathed. For {A} is a scarf that heats itself. They were both content, and {H} did not dare to move.',
        'Then a crumb fell in the kitchen. It could only be heard by {A}. “Now it’s back,” breathed the giraffe, and looked after its scarf. The scarf was under the table, chewing.'
      ]
    },
    {
      id: 'elder-onions',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“For a throat, we had a sock with onions in it,” said {S}, “tied round the neck.” “Did it help?” asked {A}. “It cured me in a day,” said {S}. “The next morning I said that nothing whatever hurt.”',
        'The giraffe drew back its head from the window. It could manage that by two metres. “And that was only one sock,” said {S}.'
      ]
    },
    {
      id: 'child-has-one-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a sore throat as well, all at once, because of the honey. “Where does it hurt?” asked {A}. {S} pointed at the tip of one ear. “That’s not your throat,” said {A}. “It goes up,” said {S}, “when there’s a scarf.”',
        'The giraffe understood that very well. It breathed on the ear, from above, and that tickled. Now the sore place had gone, but {S} had to be given something for the tickling. That was honey too.'
      ]
    },
    {
      id: 'never-lie-down',
      A: 'partner',
      paragraphs: [
        '“It’s too much neck for too little scarf,” said {H}. “When you’ve got a sore throat, you’re in bed,” said {A}. They both looked at the giraffe. It was standing up. “Don’t you ever lie down?” asked {A}. “Only for a very short sleep,” breathed the giraffe. “I fold my legs up. Then I bend my neck back, and put my head on my bottom.”'
      ]
    }
  ],
  turn: [
    {
      id: 'folded',
      A: 'partner',
      paragraphs: [
        '“So your neck goes there and back again!” cried {H}. They laid a mattress outside, under the window. The giraffe folded its legs, one, two, three and four. It bent its neck round, like the handle of a cup, and laid its head down behind. Now all that throat lay in one place. {H} and {A} put the scarves across it, and tucked in the ends. “And where’s the sore place now?” asked {H}. The giraffe felt about for it. “It can’t find anywhere to go,” it breathed.'
      ]
    },
    {
      id: 'handle',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Seen from the window, the giraffe was a cup, and the neck was its handle. “It’s a large one,” said {A}. “What would you say was in it?” “Warm tea,” said {H}. “It’s all arrived by now.”',
        'Between the neck and the back there was just room for a person. {H} sat down in there. It was like sitting in a handle. You could hear the honey go past.'
      ]
    },
    {
      id: 'short-sleep',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The giraffe slept. A giraffe sleeps for five minutes at a time, and then it is done. {A} took off {A}’s shoes, so as not to wake it. {H} fetched a pillow on tiptoe. When {H} was back with it, the giraffe had slept enough.',
        '“Good morning,” it breathed. “How was the night?” asked {A}. “Long,” breathed the giraffe, and stretched one ear. “I even had a dream. But I had to leave before the end.”'
      ]
    },
    {
      id: 'the-lion-said',
      A: 'partner',
      paragraphs: [
        'In the evening the giraffe lifted its head off its bottom. “The sore place has gone,” it said, quite loudly. “Where was I?” “‘With no butter or no jam?’ asks the baker,” said {H} at once. “Right,” said the giraffe. “And the lion says, ‘Haven’t you got one with no honey?’” {H} laughed, and {A} laughed. The giraffe laughed as well. It began down at the legs, and they had to wait for it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited for the end of the joke, in case it still came.',
      '{names} looked up at the throat, from below to above.',
      { text: '{names} patted the part of the giraffe that was nearest.', needs: ['hands'] },
      { text: '{names} put the kettle on the table, and the honey beside it.', needs: ['hands'] }
    ],
    way: [
      '{names} lay for a while where a scarf was missing.',
      '{names} swallowed too, and it was soon over.',
      { text: '{names} brought the tenth scarf, which was a stocking.', needs: ['hands'] },
      { text: '{names} tied two scarves together with a bow.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down beside the giraffe, folded in the same way.',
      '{names} laughed at the lion, and then again with the giraffe.',
      { text: '{names} tucked in one end of the scarves, which had come out.', needs: ['hands'] },
      { text: '{names} bent an arm like a handle, to see how it was.', needs: ['hands'] }
    ]
  },
  bed: [
    'The giraffe kept one scarf for the way home, and wore it halfway up. The other eight were hung on their hooks.',
    '{H} drank some water, and it arrived at once. Then {H} washed and lay down, and folded {H}’s legs, one and two.'
  ],
  last: [
    '{H} lay curled up like a handle, and was asleep.',
    'The lion had its bun, with nothing on it, and {H} was asleep.'
  ]
})
