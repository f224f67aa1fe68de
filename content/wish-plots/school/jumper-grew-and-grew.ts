import { wishPlot } from '../wish-plot.ts'

export const jumperGrewAndGrew = wishPlot({
  id: 'wish-jumper-grew-and-grew',
  wishes: ['jumper grew', 'jumper grew and grew', 'jumper grows', 'jumper that grows', 'jumper growing', 'growing jumper', 'jumper kept growing', 'jumper won’t stop growing', 'jumper got bigger', 'jumper gets bigger', 'jumper bigger and bigger', 'jumper got longer', 'jumper longer and longer', 'jumper stretched', 'jumper stretches', 'stretchy jumper', 'stretched jumper', 'giant jumper', 'enormous jumper', 'huge jumper', 'jumper down to knees', 'jumper sleeves long', 'jumper long sleeves', 'biggest jumper', 'jumper tent', 'sweater grew', 'sweater grows', 'growing sweater', 'sweater got bigger', 'sweater stretched', 'giant sweater', 'huge sweater', 'pullover grew', 'cardigan grew', 'cardigan stretched', 'jersey grew', 'jersey stretched', 'woolly grew', 'jumper too long', 'jumper fits two', 'jumper fits whole family', 'never-ending jumper', 'jumper wouldn’t stop growing', 'jumper longer every', 'jumper bigger every', 'jumper out of shape', 'jumper saggy', 'sweater too long', 'sweater longer', 'sweater bigger and bigger', 'sweater won’t stop growing', 'sweater saggy', 'pullover stretched', 'pullover bigger', 'cardigan got bigger', 'woolly jumper grew'],
  answers: ['jumper', 'sweater', 'pullover', 'cardigan', 'jersey', 'woolly', 'wool', 'knitted', 'knitting', 'grew', 'grow', 'grows', 'growing', 'grown', 'bigger', 'big', 'biggest', 'longer', 'long', 'stretched', 'stretches', 'stretchy', 'stretching', 'giant', 'huge', 'enormous', 'too', 'sleeve', 'sleeves', 'collar', 'neck', 'knees', 'floor', 'feet', 'wash', 'washed', 'washing', 'machine', 'line', 'dry', 'drying', 'wet', 'rain', 'rained', 'tent', 'house', 'two', 'three', 'family', 'whole', 'everyone', 'everybody', 'fit', 'fits', 'fitted', 'inside', 'together', 'kept', 'keeps', 'stop', 'stopped', 'wouldn’t', 'and', 'until', 'that', 'green', 'red', 'blue', 'striped', 'old', 'new', 'favourite', 'favorite', 'magic', 'funny', 'school', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'auntie', 'made', 'little', 'boy', 'girl', 'his', 'her', 'my', 'story', 'about', 'winter', 'cold', 'saggy', 'shape', 'every', 'time', 'day', 'night', 'morning', 'week', 'today', 'monday', 'friday', 'hung', 'hanging', 'hang', 'heavy', 'soaked', 'soggy', 'picture', 'photo', 'brother', 'sister', 'cousin', 'friend', 'friends', 'son', 'daughter', 'purple', 'yellow', 'orange', 'pink', 'swallowed', 'under', 'table', 'end', 'never', 'ending', 'mama', 'papa', 'uncle'],
  except: ['shrank', 'shrunk', 'shrink', 'shrinks', 'smaller', 'itchy', 'scratchy', 'itches', 'christmas', 'hole', 'lost', 'died', 'penguin', 'sheep', 'giraffe', 'elephant', 'octopus', 'dinosaur', 'dragon', 'outgrown', 'too small', 'queue', 'show jumper', 'horse', 'horses', 'bungee', 'giant lives', 'friendly giant', 'giant wears', 'giant wore', 'giant lost'],
  moods: ['change', 'waiting', 'losing', 'learning'],
  company: ['jumper', 'sleeve', 'sleeves', 'collar', 'hem', 'pocket', 'line', 'pegs', 'peg', 'wool', 'table', 'tent', 'towel', 'floor', 'rain', 'hall', 'shelf', 'arm', 'arms', 'sheep', 'string', 'bowl', 'picture', 'chair', 'door', 'biscuit', 'school'],
  about: 'A jumper gets wet and grows and grows, until it fits two and then the table, and hanging it up to dry makes it longer still; but one sleeve has not grown, and that is the one that was lying down.',
  titles: ['Room for Two in Green', 'One Short Sleeve', 'The Jumper Had Other Plans', '{H} Lies Beside a Jumper', 'It Would Have Fitted the Table'],
  want: [
    {
      id: 'it-drank-the-rain',
      A: 'partner',
      paragraphs: [
        '{H}’s green jumper had fitted in the morning. Then it rained all the way home, and the jumper drank the rain. Now it hung down over {H}’s hands, and over both knees. “It’s grown,” said {H}. Friday was the school picture, and {H} wanted to be in it in green. {A} hung the jumper on a line in the hall. In the morning its hem was on the floor.'
      ]
    }
  ],
  way: [
    {
      id: 'shaking-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put the jumper on, and one sleeve went on and on. Where it ended there was no hand. “Hello?” called {A} into it. “I’m on my way,” said {H}. {A} folded up the green by one turn, and by another. At the seventh a finger came out.',
        '“How do you do?” said {A}, and shook it. Then they let go, and the sleeve fell down again over the finger. It was a long way to have come for that.'
      ]
    },
    {
      id: 'the-pocket-goes-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The jumper had a pocket, and it had grown down with the rest. It used to be at {H}’s tummy, and now it was beside the left shin. {H} had a biscuit in it. “You’ll have to bend down,” said {A}. But when {H} bent down, the pocket went down too.',
        '{H} sat on the floor, and pulled it up by its edge, hand over hand, like a bucket. The biscuit came up. It was damp, and had got a bit bigger as well.'
      ]
    },
    {
      id: 'room-for-two',
      A: 'partner',
      paragraphs: [
        '{H} put it on, and there was room for more. {A} came up from below, and looked out of the collar too. Now the jumper fitted two. “It isn’t dry yet, that’s all,” said {A}. They hung it up again, higher, where the warm air was. It dripped from its hem. By evening it had grown down to the floor from there as well. It would have fitted the table.'
      ]
    },
    {
      id: 'other-comes-in-too',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Is there room in that jumper for me?” asked {A}. {H} put it on once more, and {A} came up from below. It got warm in there, and dark green. Whoever wanted to turn round had to say so first. “Somebody’s scratching my back,” said {A}. “That’s very nice. Who is it?”',
        'It was {H}. {H} had thought that it was {H}’s own back, and had wondered why it was no help. They changed over after that. It had never been so easy to reach the middle.'
      ]
    },
    {
      id: 'the-rain-comes-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They put a bowl under the jumper, for the drips. “That’s the rain from Monday,” said {A}, “drop by drop.” {H} listened to it. It sounded just as it had on the umbrella, only slower, and with breaks. By lunch the bowl was half full.',
        '“Is that all that it drank?” asked {H}. {A} lifted one corner of the hem, and had to use both arms. There was a good deal of Monday in there yet.'
      ]
    },
    {
      id: 'sweeping-the-hall',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} wore the jumper up and down the hall. Behind {H} came the hem, and behind the hem came whatever had lain on the floor. There was a sock, a pencil and a small car with three wheels. “It’s the cleanest that it’s ever been here,” said {A}.',
        'At the end of the hall {H} turned round, and the jumper turned a little later. The car overtook it on the bend. {A} gave it a push, so that it would not be late.'
      ]
    },
    {
      id: 'pet-in-the-sleeve',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'One sleeve lay on the floor with its mouth open, and {A} looked in. It was dark and woolly in there, and smelled of {H} all the way down. {A} went in as far as possible. Now the green sleeve had a lump in it, and sighed.',
        '“The jumper’s breathing,” said {H}. The lump turned round three times. After that the jumper was warm at that place, and everybody stepped over it on tiptoe.'
      ]
    },
    {
      id: 'elder-long-scarf',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had an aunt who knitted me a jumper,” said {S}. “She told stories while she knitted, and never noticed when it was long enough. It was down to my feet already, and in the story they weren’t even married.” “What did you do?” asked {A}.',
        '“My uncle asked her something,” said {S}, “and she had to think. So I got away.” {S} wore it with boots, and it was warm. There was a good bit of talk in it.'
      ]
    },
    {
      id: 'child-lives-in-there',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} got into the jumper by the hem and pulled up both feet. Then there was nobody there, only green. “Is anybody at home?” asked {A}, and knocked on the wool. It made no sound, so {A} said it. “Knock.”',
        '“There’s nobody in,” said the jumper. “They’re at the shops.” “When will they be back?” asked {A}. It was quiet, and then {S} looked out at the collar. “They’re back,” said {S}, “and they got cheese.”'
      ]
    },
    {
      id: 'one-short-sleeve',
      A: 'partner',
      paragraphs: [
        'So they put it over the table, and it was a tent, with the collar for a chimney. {A} lay inside, and looked out by a sleeve. Then {A} looked out by the other. “That’s odd,” said {A}. “This sleeve’s as long as the hall. That one’s only as long as you. Why hasn’t it grown?” {H} thought of a shelf beside the line. “It was lying on the shelf,” said {H}. “All the rest was hanging.” {A} lifted a bit of wet wool. It was heavy. “It’s pulled itself down,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        'So the jumper must not hang. They laid it flat on a towel, and {H} lay down beside it, with both arms out. “Where do you stop?” asked {A}. “Here,” said {H}, and wiggled all ten fingers. {A} pushed the wool together from every side, up to where {H} stopped. Wool lets you do that, as long as it is wet. It came in like sheep through a gate.'
      ]
    },
    {
      id: 'why-sheep-dont',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Sheep stand in the rain all day,” said {H}. “They’ve got more wool on than my jumper. Why don’t they grow down to the ground?” {A} had to think about that. It was true that you never saw one with a hem.',
        '“They’re held up from the inside,” said {A} at last. {H} thought of a sheep, and what was in it. It seemed to be the same with people. As long as there was enough of you in a jumper, it knew where it was.'
      ]
    },
    {
      id: 'pushed-too-far',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} had pushed a bit too hard on the left. Now the jumper had a very small waist there, and a bump below it. “That’s not me,” said {H}, and compared. {A} pushed the bump back. It came out at the shoulder.',
        'They chased it across the jumper, with flat hands. In the end it went down a sleeve, and they patted it into the elbow. “I’ve got one there,” said {H}. It was just the right size.'
      ]
    },
    {
      id: 'a-string-for-each',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They did not quite trust it. {H} laid down a string beside the towel, just as long as the jumper. Then {H} went out of the room, so that the jumper would feel alone. They waited behind the door, and did not laugh.',
        'When they looked again, it was as long as the string, and no longer. “It saw the string,” said {H}. They took the string away, and hid once more. The jumper lay there, and was not even out of breath.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'partner',
      paragraphs: [
        'On Friday it was dry, and it fitted at both wrists. In the picture {H} stood in the second row, in green. “It only grows when it hangs,” said {A}. {H} thought of the marks on the door, each a bit higher than the last. “And when do I grow?” asked {H}. {A} knew that. “At night,” said {A}. “You’re always a bit longer in the morning. With you it’s from lying down.” {H} looked at the jumper. It was good that they did not both do it at once.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the jumper, and got a drop of rain in one eye.',
      '{names} stood under the hem, where it was green and wet.',
      { text: '{names} held up the sleeves, like a page at a wedding.', needs: ['hands'] },
      { text: '{names} handed up the pegs, and then two more.', needs: ['hands'] }
    ],
    way: [
      '{names} moved into the tent, by way of the hem.',
      '{names} walked once round the jumper, and it took a while.',
      { text: '{names} wrung out the end of a sleeve, and the floor got it all.', needs: ['hands'] },
      { text: '{names} waved out at the collar, to see whether it drew well.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down beside it too, but was the wrong shape.',
      '{names} sat on the edge of the towel, so that it stayed flat.',
      { text: '{names} patted the wool down, with two dry hands.', needs: ['hands'] },
      { text: '{names} showed the jumper where {H}’s left foot stopped.', needs: ['hands'] }
    ]
  },
  bed: [
    'The line in the hall was taken down, and the pegs went into their bag. The jumper lay on a chair, folded, with one arm over the other.',
    '{H} washed, and was dried with a big towel. Then {H} lay down flat, with both arms out, as far as {H} went.'
  ],
  last: [
    'The jumper lay still and kept its size, and {H} grew a very little, and was asleep.',
    '{H} was asleep, lying down, and nobody measured it until the morning.'
  ]
})
