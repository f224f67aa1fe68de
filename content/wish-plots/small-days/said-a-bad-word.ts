import { wishPlot } from '../wish-plot.ts'

export const saidABadWord = wishPlot({
  id: 'wish-said-a-bad-word',
  beginsElsewhere: true,
  wishes: [
    'bad word',
    'bad words',
    'rude word',
    'rude words',
    'naughty word',
    'naughty words',
    'swear word',
    'swear words',
    'swearword',
    'swearwords',
    'swear-word',
    'curse word',
    'curse words',
    'cuss word',
    'cuss words',
    'f-word',
    's-word',
    'swore at nursery',
    'swore at school',
    'swore today',
    'said swear',
    'swearing',
    'been swearing',
    'started swearing',
    'potty mouth',
    'language at nursery'
  ],
  answers: ['said', 'say', 'says', 'saying', 'used', 'uses', 'using', 'repeated', 'repeats', 'heard', 'learned', 'learnt', 'picked', 'up', 'new', 'bad', 'rude', 'naughty', 'swear', 'swore', 'word', 'words', 'nursery', 'preschool', 'kindergarten', 'school', 'teacher', 'class', 'today', 'told', 'off', 'trouble', 'front', 'of', 'everyone', 'out', 'loud', 'big', 'very', 'really', 'from', 'grown-up', 'knows', 'meaning', 'means', 'mean', 'what', 'the', 'keeps', 'stop', 'won’t', 'at', 'in', 'for', 'dropped'],
  except: ['racist', 'race', 'skin', 'bully', 'bullied', 'bullies', 'bullying', 'called me', 'called her', 'called him', 'called them', 'hit', 'parrot', 'robot', 'dragon', 'pirate', 'pirates', 'monster', 'witch', 'wizard', 'hates', 'fat', 'ugly', 'stupid', 'died', 'hospital', 'spelling', 'why', 'who', 'dad and mum', 'each other', 'fight', 'sign'],
  moods: ['quarrel', 'learning', 'afraid'],
  company: ['shelf', 'tower', 'blocks', 'toe', 'tea', 'mug', 'teacher'],
  about: '{H} has said a word that is not said here, and had it from {A}, and the two of them look for one that is as good for a toe and pinches nobody.',
  titles: ['The Word From Under the Shelf', 'Not Here', 'Cauliflower Is Too Long', 'A Word for Toes', '{H} Had It From Saturday'],
  want: [
    {
      id: 'not-here',
      A: 'partner',
      paragraphs: [
        '{H} had a new word, a short one. Today at school {H}’s tower of blocks had fallen down, and {H} had said it. Everything stopped. The scissors stopped, and so did the glue. Miss Okoro put down her tea. “We don’t say that word here,” she said.',
        '{H} wanted to know where, then. “Where do you say it?” {H} asked {A} at home. “Say what?” asked {A}, who was peeling a potato. So {H} said it.'
      ]
    }
  ],
  way: [
    {
      id: 'where-it-came-from',
      A: 'partner',
      paragraphs: [
        'The potato fell into the sink. “Where did you get that?” asked {A}. “From you,” said {H}. “On Saturday, when the shelf came down on your toe.” {A} turned red, from the neck upwards.',
        '“It isn’t for anywhere,” said {A}. “You say it, and some of the hurt goes out.” “It did go out,” said {H}. “But then Noor got it. She was only sitting there, and she nearly cried.”'
      ]
    },
    {
      id: 'the-quiet-afterwards',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wanted to know all about it. “Noor’s mouth was open,” said {H}. “Leo asked what it means, and then everybody asked. Somebody’s glue ran over the edge.” It had been so quiet that you could hear it drip.',
        '“And what did you do?” asked {A}. “I looked at the ceiling,” said {H}. “I thought it might have gone up there.” There had been only the lamp, and a paper fish.'
      ]
    },
    {
      id: 'behind-the-teeth',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was odd about that word. Before today it had lain quite still. But now that it was not allowed, it wanted to come out the whole time. {H} shut both rows of teeth. “It’s sitting right behind there,” said {H} through them.',
        '“Give it something to do,” said {A}, and gave {H} a slice of apple. The word had to move over. {H} chewed for a long while. “It’s still there,” said {H}, “but it’s got bits on it.”'
      ]
    },
    {
      id: 'into-the-boot',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} knew of a place for it, and fetched a boot. “In there,” said {A}. {H} put {H}’s mouth to the boot, and said the word down as far as the toes. It sounded small, and rather lonely. They put the boot by the door, with a sock on top.',
        '“And when you want to wear it?” asked {H}. {A} had not thought of that. “Then I’ll shake it out first,” said {A}, “at the far end of the street.”'
      ]
    },
    {
      id: 'without-any-word',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You can do it without,” said {A}. {A} sucked in air through the teeth, like soup that is too hot. {A} shook one hand, and hopped. {H} did all of it as well. It was quite good for a finger.',
        '“For a shelf you’d have to hop very far,” said {H}. They tried how far. At the window {A} had no breath left. “That takes your mind off it,” said {A}, and held on to the curtain.'
      ]
    },
    {
      id: 'sounds-rude',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Kumquat!” said {H}, as hard as it would go. {A} did not even look up. “That’s a little orange,” said {A}. “Shuttlecock,” said {H}. “Crumpet! Bumper!” Nothing fell into the sink.',
        '“How do you know which are the bad ones?” asked {H}. “You can see it in people’s faces,” said {A}. {H} said kumquat once more, to the mirror, and the face in there smiled.'
      ]
    },
    {
      id: 'like-throwing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why does it hurt Noor,” asked {H}, “when it’s about my tower?” {A} took a wet cloth, and shook it out hard. {H} got drops in the face, and on one ear. “Hey!” said {H}. “I only wanted to get rid of the water,” said {A}.',
        '{H} wiped the ear. “You should look where you shake,” said {H}. Then {H} was silent for a bit. “Noor was sitting very near,” said {H}.'
      ]
    },
    {
      id: 'too-soft',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} knew other words, from all sorts of people. There was sugar, and there was fudge. “Fudge,” said {H}, and kicked a cushion, and felt nothing. It only made you hungry. “Fiddlesticks,” said {A}. That one broke in the middle.',
        '“Sausages!” said {A}. It was not bad, but it was too soft at the end. “It’s got to bang,” said {H}, “like a drawer when you’re cross with it.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My father was a very polite man,” said {S}. “When he hit his thumb he shouted ‘Suffering sardines!’ I cried about it, every time.” “Because of the thumb?” asked {A}. “Because of the sardines,” said {S}.',
        'Then they had changed it, for {S}. From that day on it was “Cheerful sardines!” “He hit his thumb just as often,” said {S}. “But nobody had to worry about the fish.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a bad word too. It was poo. {S} said it to the chair, and to the lamp, and then to {A}. {S} laughed so much that {S} had to lie down. “That’s a word for the bathroom,” said {A}.',
        'So {S} went to the bathroom, and said it in there, through the door. In there it was not half as funny.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Just then {H} came too near to {A} with one heel. {A} said something very short. It was quite clear what sort of word it had been. “Sorry,” said {H}. “Was that a bad one?”',
        '{A} had forgotten all about it, and sniffed at the heel. “It didn’t hurt me,” said {H}, “because I don’t know what it means.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At ours there’s a jar,” said {A}. “For each bad word you put in a button. The jar’s nearly full, and most of them are off the good coat.” “Whose coat?” asked {H}. {A} looked round first. “It belongs to the one who says them most,” said {A}.',
        '“And what’s the jar for, when it’s full?” {A} had asked that as well. “Then we buy buttons,” said {A}.'
      ]
    },
    {
      id: 'cauliflower',
      A: 'partner',
      paragraphs: [
        'So they needed another word, one that let out the hurt and hurt nobody else. “Cauliflower,” said {A}, quite sure of it. {H} let a cushion fall on one foot. “Cauli,” said {H}, and it was over. The flower came much too late.',
        'They tried butter, and it slid off. {A} said the old word without a sound, and listened. “It starts with a bang,” said {A}, “and ends with a crack. That’s why.” {H} looked about, and saw the shelf, with its box of bits. “What’s this bent thing?” asked {H}. “That’s a bracket,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-same-toe',
      A: 'partner',
      paragraphs: [
        '“Bracket,” said {H}. It banged, and it cracked. {A} came nearer to hear it, and did not look down. The shelf still lay on the floor, and {A} kicked it. It was the same toe.',
        '{A} breathed in. {H} saw the old word come, and covered both ears. “Br…” said {A}. “BRACKET!” The glasses rang. And {H} did not feel like crying at all. “Is the hurt out?” asked {H}. “Most of it,” said {A}, on one leg. “Bracket. Now it is.”'
      ]
    },
    {
      id: 'what-it-is-good-for',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It turned out to be good for nearly everything. When the peas rolled off the spoon you said bracket. You said it to a zip that was stuck, and to a sock with a wet heel. {A} said it to the potato, which still had an eye in it.',
        'You could say it softly as well. Then it was for small things, like the last biscuit. “Bracket,” said {H}, over the empty plate. “It’s sad,” said {A}.'
      ]
    },
    {
      id: 'the-shelf-goes-up',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then {A} put up the shelf, so that it would not lie about any longer. {H} handed over the screws, one by one, and kept back from the toe. For each corner there was a bracket. “This goes under,” said {A}, “and holds it.”',
        '{H} pressed from below. It held. “So it’s even a useful word,” said {H}.'
      ]
    },
    {
      id: 'miss-okoro',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They practised for tomorrow. {A} was Miss Okoro, and held a mug. “Good morning,” said {A}, in a tall voice. “It isn’t for anywhere,” said {H}. “I’ve asked. And I’m sorry, Noor.”',
        '“Thank you,” said Miss Okoro, and drank from the empty mug. “And tell whoever taught you to wear shoes.”'
      ]
    },
    {
      id: 'the-tower',
      A: 'partner',
      paragraphs: [
        '{H} drew a bracket on a card for Noor, so that she would have it too. Then {H} built the tower again, on the kitchen floor. It got as high as the table, and leaned, and went.',
        'Everything stopped. {A} put down the potato. “Bracket,” said {H}. “That one,” said {A}, “we say here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped chewing, and looked at {H}.',
      '{names} went and sat behind a chair.',
      { text: '{names} turned up the tap, a bit too late.', needs: ['hands'] },
      { text: '{names} put both hands over both ears.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the cushion, so that it could not fall any more.',
      '{names} stayed well away from the shelf.',
      { text: '{names} fished the potato out of the sink.', needs: ['hands'] },
      { text: '{names} looked through the box for other words.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the bang, and sat down at the crack.',
      '{names} went round the blocks in a wide ring.',
      { text: '{names} found two blocks under the stove.', needs: ['hands'] },
      { text: '{names} clapped for the new word.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the card with the bracket on top of tomorrow’s shoes, and the blocks into their box.',
    'Then {H} washed, and brushed the teeth from behind, where the old word had been sitting. It had gone. {H} lay down, and bumped one elbow, and said bracket, quite softly.'
  ],
  last: [
    'The last bracket was a soft one, with a yawn for its end, and {H} was asleep.',
    'All the towers lay flat for the night, and {H} lay flat as well, and slept.'
  ]
})
