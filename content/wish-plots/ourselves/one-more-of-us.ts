import { wishPlot } from '../wish-plot.ts'

/** “Us”, “my family”: all of them, by ear. */
export const oneMoreOfUs = wishPlot({
  id: 'wish-one-more-of-us',
  beginsElsewhere: true,
  wishes: ['ourselves', 'noises my family makes', 'the noises of our family', 'guess the noise with eyes shut', 'guessing noises blindfold', 'guess the noise game', 'sounds my family makes', 'guess the sound game', 'guess who by the sound', 'guess who with eyes shut', 'guess the sound blindfold', 'listening game with eyes shut', 'knowing everybody by their noise', 'funny noises at home with the family', 'mystery noise in the kitchen', 'strange knocking noise in the kitchen'],
  answers: ['us', 'all', 'me', 'my', 'our', 'and', 'family', 'families', 'whole', 'everybody', 'everyone', 'home', 'house', 'about', 'story', 'stories', 'just', 'only', 'being', 'together', 'time', 'fun', 'day', 'evening', 'game', 'eyes', 'shut', 'closed', 'hear', 'hears', 'listen', 'listening', 'different', 'funny', 'sound', 'sounds', 'noise', 'noises', 'mystery', 'strange', 'kitchen', 'knocking', 'blindfold', 'blindfolded', 'guess', 'guessing'],
  except: ['scary', 'afraid', 'scared', 'night noises', 'creaking', 'shouting', 'fighting', 'arguing', 'animal', 'animals', 'farm', 'snoring'],
  nothingElse: true,
  company: ['chair', 'tea towel', 'heel', 'leg', 'fridge', 'bin', 'table', 'cup', 'slurp', 'thumb', 'door', 'spot', 'box', 'bed', 'cheese', 'hand', 'lid'],
  about: 'The hero, with eyes covered, counts the family by the noise that each of them makes, and one noise is left over, which stops whenever the hero comes to look for it.',
  titles: ['One More of Us', 'All of Us by Ear', '{H} Counts with Both Ears', 'A Hole as Big as a Heel', 'Put It Back'],
  want: [
    {
      id: 'all-by-ear',
      A: 'partner',
      paragraphs: [
        '{H} put a tea towel over both eyes, to hear who was at home. Then {H} sat on a kitchen chair, and both feet swung. “Don’t tell me,” said {H} to {A}. “I can do all of us by ear.” Up went a thumb. That was {H}, who was there already.',
        'Somebody blew three times, and slurped. “That’s you, with hot cocoa,” said {H}, and put up a finger for {A}. Tok, it went. Tok, tok. That was another finger. “Who’s that?” “It isn’t any of us,” said {A}. “Then there’s one more of us than there are,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'as-quiet-as-flour',
      A: 'partner',
      paragraphs: [
        '{H} pulled off the tea towel, got down, and looked under the table and behind the bin. All was as quiet as flour. {H} sat down again and covered both eyes. Tok, tok. {H} was off the chair at once, and it stopped. “It knows when I’m coming,” said {H}.'
      ]
    },
    {
      id: 'blow-slurp-ah',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I know how yours goes,” said {H}. “You blow, and you slurp, and then you say ah.” “I don’t say ah,” said {A}, and drank some more. Then it was very quiet in the kitchen. You could hear somebody keeping something in.',
        '{A} put down the cup, walked over to the window, and looked out at the street. There it came. “Ah,” said {A}, over by the window. “That’s still you,” said {H}, under the tea towel, and did not need another finger.'
      ]
    },
    {
      id: 'never-on-holiday',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a hum, too, that never stopped for breath. “That’s the fridge,” said {A}. “Do I count it?” asked {H}. There was a finger left for it. The fridge had been at home all day, and in fact had never been anywhere else.',
        'They listened. It said mmm, the same to everybody. “It’s never come on holiday with us,” said {A}. So the fridge did not get a finger. But {H} wished it a good evening, and the fridge gave a shake, as it does.'
      ]
    },
    {
      id: 'knock-once',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If you’re one of us, knock once,” said {H} into the air. Tok. {H} nodded under the tea towel. “And if you’re not one of us, knock twice.” Tok, tok. “It’s both,” said {A}. “It might be staying for the holidays.”',
        '{H} asked how old it was, and it said tok until nobody could keep count. “Can you stop, as well?” asked {H}, and leaned forward, so as not to miss the answer. It stopped. “A well-brought-up noise,” said {A}. “You only have to ask.”'
      ]
    },
    {
      id: 'tonk-and-puff',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It may live in the kitchen,” said {A}. So they carried the chair into the hall, and {H} sat there in the tea towel. Tok. It had come along. {H} sat on the toy box, and it went tonk. On the bed it only went puff.',
        '“It’s getting tired,” said {H}. They took the chair back on tiptoe, and shut the kitchen door behind them, fast. {H} sat down with covered eyes. “Now we’ve lost it,” said {A}. Tok, it went, before {A} had even let go of the handle.'
      ]
    },
    {
      id: 'can-sleep-with-me',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The noise had a finger like the rest, but {H} kept that one bent for now. “And if it stays?” asked {A}. “Then it’ll need a cup,” said {H}, “and a hook for its coat.” Tok, it went. It seemed to be thinking about the coat.',
        '“Where would it sleep?” asked {A}. “It can come in with me,” said {H}. “It isn’t big.” Tok, tok, tok, went the noise, as fast as anything. “It wants to,” said {H}, and let the finger stand up with the others.'
      ]
    },
    {
      id: 'other-puts-out-cheese',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I’d call it a drip,” said {A}, “with its shoes on.” To {H} it was more like a woodpecker who did not really want to. It might be hungry. So {A} laid a bit of cheese by the chair, and they left it in peace.',
        'After a while {H} looked out under the edge of the tea towel. The cheese was gone. “It’s been!” said {H}. {A} did not answer at once, and swallowed. “It lay there so all alone,” said {A}.'
      ]
    },
    {
      id: 'pet-is-not-one-to-point',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Then came no noise at all, and it came nearer. That was {A}. Nobody else at home could be as quiet as that. {H} listened to no noise crossing the floor, and put up a finger for it.',
        'Tok, went the other noise. {A} settled down in front of the chair, looked at one leg of it, and went on looking. That would have been a great help. But {H} had the tea towel on, and {A} was not one to point.'
      ]
    },
    {
      id: 'elder-a-tenth',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There were nine of us, in a house with stairs,” said {S}. “I lay in bed and knew each one by the step. My father left out the third stair, because it creaked. One night I counted ten of us.” “Who was it?” asked {A}.',
        '“I could only tell that it didn’t know our stairs,” said {S}. “It trod on every creak there was, one after another. It was an uncle off the night train, with a melon.” {S} laughed about it still. “It was to be a surprise.”'
      ]
    },
    {
      id: 'child-is-so-many',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be heard too, and said moo. “That’s a cow,” said {A}, and put up a finger. {S} went once round the chair and did a bus. That made two. Then {S} let a lid spin on the floor, until it had finished.',
        '“A cow, a bus and a lid,” said {A}, who had no fingers left on that hand. “We’re getting to be a lot.” {S} stood there, and was proud to be so many. “And me,” said {S}.'
      ]
    },
    {
      id: 'always-where-i-am',
      A: 'partner',
      paragraphs: [
        '“You stay there and listen,” said {A}, “and I’ll look.” {A} went along the wall with one ear in front. “Is it by the fridge?” “No.” Tok. “By the door?” “No,” said {H}. Tok, tok. “It’s always just where I am.”'
      ]
    },
    {
      id: 'be-us-again',
      A: 'partner',
      paragraphs: [
        '{A} came nearer, and nearer still, and got down on the floor in front of the chair. And there it was. “Keep still, all of us,” said {A}. {H} kept still as well, as far down as the feet. The noise was gone. “Now stop keeping still,” said {A}. Tok.'
      ]
    }
  ],
  turn: [
    {
      id: 'how-it-sounds',
      A: 'partner',
      paragraphs: [
        '{H} pulled off the tea towel and looked down. A foot was swinging, and each time the heel met the leg of the chair. “It’s me!” said {H}. Tok, went the heel. “Didn’t you hear it?” asked {H}. “All evening,” said {A}. “I thought that was how it sounds when you’re there.”',
        'So {H} counted once more. One finger had to go down again, for {H} was the thumb already. Now there were just as many of us as there are.'
      ]
    },
    {
      id: 'trip-trip',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And what do I do, without knowing it?” asked {A}. {H} only had to wait. Trip-trip, it went. Four fingers had run along the edge of the table. “That,” said {H}. “That wasn’t me,” said {A}. “I was thinking.”',
        'So {A} sat on that hand, and they waited once more. It was quiet for one whole breath. Then it came from further down, and softer, on the wood of the chair. Trip-trip.'
      ]
    },
    {
      id: 'the-pale-spot',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the leg of the chair they found a pale spot, no bigger than a pea. {H} put the heel to it, and it fitted. “How long does it take to make one of those?” asked {H}. {A} worked it out. “About as long as forty soups,” said {A}.',
        '{H} tried it on the next chair as well. That one had no spot, and it went tack, like somebody else’s foot. “It doesn’t suit you,” said {A}. {H} thought so too, and moved back.'
      ]
    },
    {
      id: 'put-it-back',
      A: 'partner',
      paragraphs: [
        '“Now all of us together,” said {H}, and they shut their eyes. Somebody blew and slurped. The heel went tok, and below it all hummed the fridge. It was no tune, but nobody was missing.',
        '{H} kept one foot still, to hear how it went without. There was the blowing, and there was the slurp. After that came a hole, just as big as a heel. “Put it back,” said {A}. Tok.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came past the chair, and got a finger for it.',
      '{names} made a noise in the hall, and was counted.',
      { text: '{names} put down a spoon, and was known by that.', needs: ['hands'] },
      { text: '{names} tied a better knot in the tea towel.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the table too, and found one slipper.',
      '{names} stood as still as the bin.',
      { text: '{names} lifted the lid off the bin, to be fair.', needs: ['hands'] },
      { text: '{names} held up two quiet hands.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in where the slurp was over.',
      '{names} moved up close, beside the heel.',
      { text: '{names} tapped on the table, just after the tok.', needs: ['hands'] },
      { text: '{names} joined in with a spoon on a cup.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tea towel went back to drying cups. The chair was pushed in, and that made a noise as well.',
    '{H} washed, and lay down, and shut both eyes. One noise after another came through the wall. Under the blanket {H} put up a finger for each.'
  ],
  last: [
    'A heel met the end of the bed once more, and then it stopped, and {H} was asleep.',
    'There was a small hole where the heel had been. By that they all knew that {H} was asleep.'
  ]
})
