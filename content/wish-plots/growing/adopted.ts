import { wishPlot } from '../wish-plot.ts'

export const adopted = wishPlot({
  id: 'wish-adopted',
  wishes: ['adopted', 'adoption', 'adoption day', 'adopted daughter', 'adopted son', 'being adopted', 'adoptive family', 'adoptive', 'adoptiversary', 'became family', 'become family', 'becoming family', 'became a family', 'forever family', 'gotcha day', 'gotcha', 'same blood', 'not blood', 'related by blood', 'family blood', 'chosen family'],
  answers: ['adopted', 'adopt', 'adopting', 'adoption', 'adoptive', 'adoptiversary', 'day', 'daughter', 'son', 'girl', 'boy', 'child', 'children', 'kids', 'brother', 'sister', 'grandson', 'granddaughter', 'little', 'how', 'why', 'when', 'what', 'story', 'we', 'us', 'our', 'i', 'am', 'was', 'were', 'is', 'are', 'being', 'be', 'been', 'became', 'become', 'becoming', 'family', 'families', 'forever', 'gotcha', 'not', 'always', 'same', 'blood', 'related', 'by', 'happy', 'anniversary', 'celebrate', 'celebrating', 'celebration', 'today', 'tomorrow', 'year', 'years', 'ago', 'baby', 'mummy', 'mum', 'mom', 'mommy', 'daddy', 'dad', 'mummies', 'daddies', 'came', 'come', 'home', 'chosen', 'chose', 'choose', 'love', 'loved', 'loves', 'made', 'makes', 'make', 'of', 'it’s', 'doesn’t', 'don’t', 'have', 'need', 'isn’t', 'has', 'waited', 'waiting', 'we’ve', 'i’m', 'met', 'meeting', 'first', 'explaining', 'explain', 'about', 'understand', 'understanding', 'special', 'new', 'different', 'kinds', 'that', 'very', 'who', 'from'],
  except: ['friend', 'friends', 'cousin', 'teacher', 'classmate', 'birth', 'real', 'biological', 'foster', 'fostered', 'fostering', 'orphan', 'orphanage', 'care', 'taken', 'took', 'removed', 'social', 'worker', 'court', 'judge', 'placement', 'ended', 'failed', 'died', 'dead', 'death', 'hospital', 'ill', 'police', 'prison', 'drugs', 'abandoned', 'unwanted', 'away', 'want', 'wants', 'keep', 'kept', 'parents', 'mother', 'father', 'sad', 'cries', 'cried', 'crying', 'angry', 'misses', 'miss', 'missing', 'hates', 'hate', 'bullied', 'teased', 'teasing', 'laughed', 'mean', 'hit', 'hurt', 'embryo', 'surrogate', 'donor', 'ivf', 'dog', 'dogs', 'puppy', 'puppies', 'cat', 'cats', 'kitten', 'kittens', 'pet', 'pets', 'rabbit', 'hamster', 'greyhound', 'horse', 'donkey', 'animal', 'animals', 'rescue', 'shelter', 'tree', 'dragon', 'dinosaur', 'monster', 'alien', 'aliens', 'elephant', 'penguin', 'bear', 'duck', 'duckling', 'star', 'vampire', 'type', 'test', 'nose', 'nosebleed', 'moon', 'pressure', 'royal', 'step', 'stepmum', 'stepdad', 'sister coming', 'brother coming', 'coming'],
  nothingElse: true,
  asked: 'fact',
  moods: ['question', 'first', 'change', 'waiting', 'proud', 'learning'],
  company: ['bucket', 'page', 'bread', 'hall', 'door', 'mat', 'rug', 'lamp', 'drawer', 'pencil', 'puddle'],
  about: 'On the day of every year the family tells how the hero came home and what was said at the door by accident, and this time the hero writes it on the page from which the fine words were washed.',
  titles: ['Mind the Bucket', 'An Hour Early', 'Only the Full Stop Was Left', 'The Page and the Bucket', 'What Was Said at the Door'],
  want: [
    {
      id: 'the-day',
      A: 'partner',
      paragraphs: [
        '“It’s adoption day,” said {H}. Once a year, in the evening, they told how {H} was adopted. “Why was I?” asked {H}, for that was how it began.',
        '“We’d counted our family,” said {A}, “and somebody was missing every time. So we waited. I wrote a whole page to read to you when you came. I practised it on the bread.”'
      ]
    }
  ],
  way: [
    {
      id: 'bag-of-flour',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did the bread like it?” asked {H}. “It went quite hard,” said {A}. “So for the rest we took a bag of flour. We gave it breakfast, and put it to bed. In the night we all got up to look if it was asleep.”',
        '“Was it?” “You couldn’t tell,” said {A}. “And in the morning everybody was white.” {H} wanted to know who had been heavier. It had been the flour, but it had had less to say.'
      ]
    },
    {
      id: 'on-the-bell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Now the bell,” said {H}. “We wrote your name on it far too soon,” said {A}. “There was hardly any room, so it goes uphill at the end. From then on people rang and asked for you. We had to say: not yet.”',
        '“Who asked?” “The one with the parcels,” said {A}, “and the one about the water. They all looked past us, down the hall. By the time you came you were quite well known.”'
      ]
    },
    {
      id: 'one-more-plate',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Tell about the plate,” said {H}. “We laid one more, every Sunday,” said {A}, “to see how it looked.” “And how did it look?” “Hungry,” said {A}. Once the plumber had sat down at it by mistake. He had come about the tap.',
        '“We told him that it was yours,” said {A}. “So he ate very neatly. He said that it was a good place, with a view of the potatoes. Then he wiped it, and put the spoon straight for you.”'
      ]
    },
    {
      id: 'the-bucket',
      A: 'partner',
      paragraphs: [
        '“You were to come at three,” said {A}, “and at two I was mopping the hall. There was a knock. I ran, and one foot went in the bucket, and the page as well. So I opened the door, and there you were, and I said: Mind the bucket.”',
        '{H} had that bit twice. Then {A} got the page out of the drawer. It was white and wavy, and only the full stop was left. This year {H} wanted to know what had stood in front of it.'
      ]
    },
    {
      id: 'hereby',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was another page in the drawer, and that one had stayed dry. It had a stamp on it. “Hereby,” read {A}. It said that {H} was adopted, and that they were a family. It took a long time over it. “What’s hereby?” asked {H}. “It’s what you say when it counts,” said {A}.',
        '{H} tried it out. “Hereby I’m sitting on your foot,” said {H}. “Hereby it’s gone to sleep,” said {A}. Neither of them got up, for it counted.'
      ]
    },
    {
      id: 'where-you-got-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Whom have I got my humming from?” asked {H}, who hummed at breakfast. {A} did not know. “But I know whom I’ve got mine from,” said {A}. “Before you came, nobody in this family hummed. Now we all do it, as soon as there’s an egg.”',
        '“Then you’ve got it from me,” said {H}. “And I’ve got my sneeze from you.” {A} sneezed, to compare. It was the same sneeze, with the same bit of a song at the end.'
      ]
    },
    {
      id: 'the-tour',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And when I was in?” asked {H}. “Then we showed you everything,” said {A}. “I meant to begin with your bed. But I was so excited that I began with the hoover. I said: this is the hoover, and it’s yours as well. And this is the fuse box.”',
        '“What did I look at?” “The bucket,” said {A}. “The whole time. We had to go past it with you twice.” The bed had come last of all. By then {A} could not stop, and had shown it to {H} from underneath.'
      ]
    },
    {
      id: 'first-night',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“And the first night?” asked {H}. “You slept,” said {A}. “We didn’t. Every few minutes we got up, to see if you were still there. You can’t all get through a door at once. We heard each other’s heads.”',
        '“And was I still there?” “Every time,” said {A}. “We could hardly believe it. You had one foot out of the blanket. Towards morning I put it in. It came out again at once.” {H} looked at both feet, and wondered which.'
      ]
    },
    {
      id: 'pet-looked',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '“And what did {A} say, when I was adopted?” asked {H}. {A} had been told about it for weeks, and had never answered. Then {H} was there, and {A} had looked up, and down, and up again.',
        '{H} sat down in front of {A} now, to see it once more. {A} looked up. {A} looked down. It was not much, but it was still the same, and it was meant for {H}.'
      ]
    },
    {
      id: 'elder-hats',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’d no idea how big you’d be,” said {S}. “So I knitted three hats.” {A} knew about the hats. “And none of them fitted,” said {A}. “Not at first,” said {S}. “But it was early days.”',
        'The small one was on the teapot. The big one had gone to a snowman, and never come back. The middle one hung on the hook. {A} fetched it, and it went on as far as the ears. “It’s coming,” said {S}, and pulled.'
      ]
    },
    {
      id: 'child-plays',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be in it as well, and was given the part of the bread. {S} lay on the rug and let the fine page be practised. “Dear bread,” said {A}. {S} bore it for a while.',
        '“I’m getting hard,” said {S} then. “You can’t talk,” said {A}. “You’re bread.” “I’m bread from this family,” said {S}. Then nobody could say anything against it.'
      ]
    },
    {
      id: 'baby-in-it',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had found the page, and put a corner in {S}’s mouth. {A} took it out again. It was wavy there already, so no harm was done. But {S} had made a small noise over it, and then another.',
        '“What does it say?” asked {A}. {S} made the first noise again, with both lips. It was nearly a B. {A} looked at the page, and it could be. “That’ll be the bread,” said {A}.'
      ]
    },
    {
      id: 'guest-asks',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had never heard about the day, and had it told from the beginning. {A} did it very well. {A} did the knock with one heel, and the bucket with a cough. “And if you’d come at three?” asked {S}.',
        '{A} had not thought of that. At three the floor would have been dry. “Then they’d have read me the whole page,” said {A}. “I’d be standing there still.” It was lucky that {A} had come at two.'
      ]
    },
    {
      id: 'it-says-soap',
      A: 'same',
      spare: 13,
      paragraphs: [
        'First {H} tried to read the page with the nose. “It says soap,” said {H}. {A} tried it with the fingertips, and both eyes shut. “Here’s a hill,” said {A}, “and here’s a sort of valley. I don’t remember writing that.”',
        'Last of all they held it to an ear. It was as quiet as the bread. “It’s listening,” whispered {H}. So they listened too. Somebody had to begin, but nobody did.'
      ]
    },
    {
      id: 'dry-shoes',
      A: 'partner',
      paragraphs: [
        '“I’ll adopt you again, properly, and it’ll come back,” said {A}. {A} put on dry shoes and went behind the front door. {H} knocked from the mat. The door opened. {A} breathed in, and then out. “It’s gone,” said {A}.',
        '{H} looked {A} over, down to the dry shoes. “You’ve left something out,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'clank-slosh',
      A: 'partner',
      paragraphs: [
        '{H} fetched the bucket, with a little water in it, and one of {A}’s feet went in. {H} knocked again. Clank, slosh, it came along the hall. “Mind the bucket!” cried {A} in the door. It was out before anything finer could be.',
        '“Do you say it to people who’re going past?” asked {H}. “Only to somebody who’s coming in,” said {A}. “Well, then,” said {H}, and came in.'
      ]
    },
    {
      id: 'anything-else',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Try to say something else,” said {H}, “now you’ve got it on.” {A} shook the water to one side and stood up straight. “Good evening,” said {A}. “How do you mind the bucket?” It would not be kept out.',
        'Next {A} tried to sing. It was a song about a boat, and in the second line it got into a bucket. “That’s how it was that day,” said {A}. “There was a whole page in my head. But my foot was nearer.”'
      ]
    },
    {
      id: 'full-stop',
      A: 'partner',
      paragraphs: [
        'There was just room in front of the full stop. {H} drew the bucket there, and they both held the pencil for the words.',
        '“Some families have all got the same nose,” said {A}. {H} felt {A}’s nose and then {H}’s own. “And what have we got?” They looked along the hall. “The same bucket,” said {A}.'
      ]
    },
    {
      id: 'read-to-the-bread',
      A: 'same',
      spare: 15,
      paragraphs: [
        'It had to be practised, like any page. {H} carried it to the bread, and stood up very straight. “Mind the bucket,” read {H}, slowly and with a bow. Then {H} bent down, and put an ear to the crust.',
        '“Did it like it?” asked {A}. {H} listened a little longer. “It moved up,” said {H}. So the slices came off a bit crooked, to be polite, and they each had one.'
      ]
    },
    {
      id: 'counted',
      A: 'other',
      spare: 16,
      paragraphs: [
        '“Count our family again,” said {H}. {A} went about and counted everybody who was there, and touched each on the head. “And?” asked {H}. {A} did it once more, the other way round, to be quite sure.',
        '“Nobody’s missing,” said {A}. “It comes out.” All the same, {H} went to look under the sofa. There was a button there, and some dust. They did not know the dust, but the button was one of theirs.'
      ]
    },
    {
      id: 'much-finer',
      A: 'partner',
      paragraphs: [
        'Then {H} was inside, with both feet in the bucket, and {A} knocked. Out there it sounded like a horse with one shoe. There stood {H}, very straight. “Dear person on the mat,” said {H}, “come in, and be our family.”',
        '{A} came in, and stood in a puddle, with the foot that was still dry. “You’ve left something out,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the rug, for it was going to be long.',
      '{names} looked under the sofa, as every year.',
      { text: '{names} fetched the bread, so that it could hear.', needs: ['hands'] },
      { text: '{names} brought the lamp that belonged to the day.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the page from the other side.',
      '{names} stood in the hall, where the bucket had been.',
      { text: '{names} knew the best bit too, and moved both lips.', needs: ['hands'] },
      { text: '{names} rubbed the comb dry.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a few drops, and shook them off.',
      '{names} came out into the hall, to see who was coming in.',
      { text: '{names} brought a cloth for the puddle.', needs: ['hands'] },
      { text: '{names} put one foot in the bucket, to know what it was like.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket was put away until next year. The page hung over the bed.',
    'The feet were washed already. {H} lay down, and there was exactly room.'
  ],
  last: [
    'The bucket was empty and the page was full, and {H} was asleep.',
    'The door was shut, everybody was inside it, and {H} was asleep.'
  ]
})
