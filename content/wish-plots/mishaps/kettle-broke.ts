import { wishPlot } from '../wish-plot.ts'

export const kettleBroke = wishPlot({
  id: 'wish-kettle-broke',
  wishes: ['kettle broke', 'kettle broken', 'kettle breaks', 'kettle has broken', 'kettle won’t', 'kettle wont', 'kettle doesn’t work', 'kettle not working', 'kettle isn’t working', 'kettle stopped', 'kettle stopped working', 'kettle gone', 'kettle bust', 'kettle packed up', 'kettle conked out', 'kettle gave up', 'kettle leaking', 'kettle leaks', 'kettle exploded', 'kettle blew up', 'kettle blew', 'kettle mended', 'kettle fixed', 'kettle repaired', 'kettle saucepan', 'kettle pan', 'electric jug broke', 'kettle switch', 'kettle click', 'kettle clicks', 'kettle button', 'kettle knows', 'kettle switches off', 'kettle turns off', 'without kettle', 'tea saucepan', 'boil water saucepan', 'boiled water saucepan', 'boiled water pan', 'ketle broke', 'kettel broke'],
  answers: ['kettle', 'kettel', 'ketle', 'electric', 'jug', 'broke', 'broken', 'breaks', 'break', 'bust', 'busted', 'packed', 'conked', 'out', 'up', 'gone', 'gave', 'stopped', 'working', 'work', 'works', 'doesn’t', 'won’t', 'wont', 'isn’t', 'not', 'can’t', 'leaking', 'leaks', 'leak', 'exploded', 'blew', 'bang', 'fixed', 'mended', 'mend', 'repair', 'repaired', 'new', 'old', 'buy', 'need', 'needs', 'tea', 'teas', 'coffee', 'cuppa', 'cup', 'cups', 'brew', 'drink', 'drinks', 'grown-ups', 'grownups', 'grown', 'ups', 'grumpy', 'cross', 'sad', 'everyone', 'everybody', 'no', 'none', 'without', 'water', 'hot', 'warm', 'boil', 'boils', 'boiled', 'boiling', 'pan', 'saucepan', 'pot', 'cooker', 'stove', 'hob', 'switch', 'switches', 'button', 'click', 'clicks', 'knows', 'turns', 'off', 'steam', 'morning', 'today', 'tonight', 'breakfast', 'had', 'so', 'made', 'make', 'making', 'instead', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'granny', 'nana', 'grandma', 'grandpa', 'kitchen', 'day', 'our', 'the', 'in', 'for'],
  except: ['burn', 'burned', 'burnt', 'burns', 'scald', 'scalded', 'hurt', 'hospital', 'fire', 'smoke', 'pulled', 'spilled', 'spilt', 'drum', 'corn', 'bell', 'genie', 'magic', 'shy', 'whistle', 'whistles', 'whistling', 'sings', 'singing', 'polly', 'campfire', 'camping', 'died', 'dead', 'scared', 'afraid', 'dragon', 'threw', 'throws', 'robot', 'electrician', 'shock'],
  moods: ['change', 'losing', 'waiting', 'learning'],
  company: ['kettle', 'pan', 'cooker', 'window', 'cup'],
  about: 'The kettle broke and there is no tea; the water is boiled in a pan, and a pan does not know when it is done, until a hole in the kettle shows how a kettle knows, and the hero does that part.',
  titles: ['No Kettle, No Click', 'What the Little Hole Is For', '{H} Is the Click', 'A Pan Never Knows', 'As Warm as a Jumper'],
  want: [
    {
      id: 'no-click',
      A: 'partner',
      paragraphs: [
        'It was {H}’s job to listen for the kettle. When it clicked, {H} called “Tea!”, and everybody came. But tonight the kettle had broken. It did not even hum. “No kettle, no click, and no tea,” said {A}. The cups stood ready, each with a string hanging out. “There must be some other way of making water warm,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'it-needs-a-rest',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s only tired,” said {H}. They pulled the plug and let the kettle rest, for as long as a song. Then {H} tucked a towel round it. “It’s kept us warm often enough,” said {H}.',
        'After the song {A} put the plug back and pressed the switch. Nothing happened. The kettle sat in its towel and looked like somebody’s aunt after a bath. “Now it’s got used to it,” said {A}, and took the towel away.'
      ]
    },
    {
      id: 'under-the-jumper',
      A: 'partner',
      paragraphs: [
        '{H} filled a cup at the cold tap and pushed it up under {H}’s jumper. There {H} sat for a very long time, like a hen with one egg. {A} tried it with one finger. “It’s as warm as you,” said {A}. “Then it’ll soon be hot,” said {H}. But it got no warmer. “You can’t give it more than you’ve got,” said {A}. {A} hung a tea bag in it, and it went the colour of a puddle.'
      ]
    },
    {
      id: 'the-warmest-seat',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They went round with a cup of water and looked for the warmest place. The window sill was cold. The top of the fridge was a little better. Then {A} got up from the sofa to look further, and {H} felt the seat. “Here,” said {H}.',
        'So the cup was put there. In no time the seat was cold. “Come back,” called {H}. “It only works when you’re in.” {A} sat beside the cup, and was not allowed up, not even for a biscuit.'
      ]
    },
    {
      id: 'in-no-hurry',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What if it needn’t be warm?” asked {H}, and hung a tea bag in a glass of cold water. For a long time nothing came. Then a thin brown thread crept out of the bag and sank. “It does come,” said {A}. “It’s just in no hurry. By breakfast it would be tea.”',
        'Nobody could wait until breakfast. {A} drank it as it was. “And?” asked {H}. “It tastes of string,” said {A}.'
      ]
    },
    {
      id: 'cold-dunking',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had a biscuit that was meant for dunking. “It could go in cold water,” said {H}. They dunked it, and counted to three, as you do. It came out hard, with a drop on its nose.',
        'They counted to ten. They counted to thirty. “In tea it’s soft by three,” said {A}. “Heat’s what gets in.” At sixty {A} bit into it. It was a wet biscuit with a dry one inside.'
      ]
    },
    {
      id: 'ten-thousand-clicks',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How old is it?” asked {H}. “It was here before you were,” said {A}. They reckoned it up with a pencil, five times tea on every day, and more on Sundays. It came to ten thousand clicks.',
        '“No wonder,” said {H}, and did a click with the tongue to see how that was. After forty {H} was tired of it. The kettle had never said a word. “It did,” said {A}. “It said click.”'
      ]
    },
    {
      id: 'pet-knows-the-click',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew all about the click. After the click came the milk, and after the milk somebody might spill some. Tonight {A} had waited for it as well, on the spot where things get spilled.',
        '“Click,” said {H}, only to see. {A} looked at the kettle, and at {H}, and at the fridge. It had come from the wrong side. “I’m sorry,” said {H}. “I was just trying it on.”'
      ]
    },
    {
      id: 'elder-black-pot',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had one pot,” said {S}, “and it stood at the back of the stove all day long. In the morning the tea was yellow. At noon it was brown. In the evening you could have stood a spoon up in it.” “Did you try?” asked {A}.',
        '“We did,” said {S}. “It leaned.” {S} looked down into an empty cup. “A yellow one would do me now,” said {S}.'
      ]
    },
    {
      id: 'guest-with-a-string',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Would you like some tea?” asked {A}, for that is what you ask. “Oh, yes, please,” said {S}. Then they both looked at the kettle. {A} did not know how to take it back. So {S} was given a cup of cold water, with the bag in it and the string outside.',
        '{S} took a sip. “It’s very light,” said {S} politely. “We make it like that when it’s broken,” said {A}.'
      ]
    },
    {
      id: 'child-boils',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can be the kettle,” said {S}. One hand was on one hip, and the other arm was the spout. {A} pressed {S}’s nose. {S} began to hum. The hum got louder, and {S} got redder, and shook from top to toe.',
        '“Now click,” said {A}. {S} only shook harder. “I can’t,” said {S}. “I’m the broken one.” {A} had to pull out the plug. It was in a sock.'
      ]
    },
    {
      id: 'half-of-it-gone',
      A: 'partner',
      paragraphs: [
        'So a pan of water was set on the cooker, right at the back. {H} sat well away, by the window. {A} told a long story about a man and a ladder. When they looked round, the window was white and half of the water was gone. “It never told us,” said {H}.',
        'The cooker was turned off. “A pan doesn’t know when it’s done,” said {A}. “How does a kettle know?” {A} pulled out the plug, carried the cold kettle to the lamp and looked in. “There’s a hole by the lid,” said {A}, “no bigger than a pea. No water ever gets up there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-the-hole-is-for',
      A: 'partner',
      paragraphs: [
        '{H} put one eye to the hole. “Then it’s for the steam,” said {H}. That was it. When water boils, steam gets in there, and comes to a strip of metal. The strip grows hot and bends, and that is the click. “So it’s a nose,” said {H}. “I’ve got one. I’ll be the click.”'
      ]
    },
    {
      id: 'other-clicks',
      A: 'same',
      spare: 10,
      paragraphs: [
        'First the right click had to be found. {H} tried it with two spoons, and with a peg, and with the tongue. The tongue was the best. It was so good that {A} got up each time to fetch the milk, and sat down again.',
        '“Warn me when it isn’t real,” said {A}. So {H} said “Not yet” before each of them. Not yet, click. Not yet, click. {A} only got up halfway.'
      ]
    },
    {
      id: 'two-baths',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Where did the other half of the water go?” asked {H}. “Up,” said {A}. “A cup of water makes as much steam as would fill two baths.” {H} looked round the kitchen. Two baths would hardly go in, with the chairs.',
        'There was a drop on the lamp, and another on {A}’s ear. They wiped them off with a cloth and wrung it out over the sink. “That’s one foot of the first bath,” said {A}.'
      ]
    },
    {
      id: 'a-kettle-on-the-glass',
      A: 'other',
      spare: 12,
      paragraphs: [
        'One corner of the window was still white from the first pan. {A} drew a kettle on it with one finger, with a lid and a good long spout. “This one works,” said {A}.',
        '{H} pressed the switch on the glass. For a moment nothing happened. Then a drop came loose at the tip of the spout and ran all the way down. “It’s pouring,” said {H}, and held a cup under it.'
      ]
    },
    {
      id: 'click-said-the-nose',
      A: 'partner',
      paragraphs: [
        'Fresh water was put on, and the window wiped. {H} listened to no story now. A pale spot came on the cold glass, as big as a coin. “Not yet,” said {H}. It grew as big as a plate, and a drop ran down. “Click!” said {H}, and the cooker was turned off. “Tea!” called {H}.',
        'They all drank slowly. {A} held the cup in both hands and was glad without a word. The kettle stood beside them. “Perhaps it can be mended,” said {A}. “There’s nothing wrong with its nose.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came for the tea, and there was none.',
      '{names} looked at the kettle, as if that would help.',
      { text: '{names} turned the empty cups so that all the strings hung the same way.', needs: ['hands'] },
      { text: '{names} shook the kettle a little, and it only slopped.', needs: ['hands'] }
    ],
    way: [
      '{names} waited too, and heard all about the ladder.',
      '{names} sniffed at the tea that was like a puddle, and left it.',
      { text: '{names} held a cup of cold water in both hands, to get it started.', needs: ['hands'] },
      { text: '{names} put a spoon beside each cup, in good hope.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept an eye on the window as well.',
      '{names} came running at “Tea!”, as on any evening.',
      { text: '{names} fetched the milk at the click, and not before.', needs: ['hands'] },
      { text: '{names} blew across a cup, until it was just right.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups were rinsed, and the strings went into the bin. The kettle was put by the door with a bow round it, for whoever mends kettles.',
    '{H} washed, and the glass over the basin went grey, as big as a plate. Then {H} lay down. Only the lamp was still on. “Click,” said {H}, and it went out.'
  ],
  last: [
    'The last bit of steam went from the window, and {H} was asleep.',
    'The lamp was out and the cups were dry. Click, and {H} was asleep.'
  ]
})
