import { wishPlot } from '../wish-plot.ts'

export const spitting = wishPlot({
  id: 'wish-spitting',
  wishes: ['spit', 'spits', 'spitting', 'spat', 'spiting', 'spitter', 'spits pips', 'spitting pips', 'spit pips', 'spits seeds', 'spitting seeds', 'spit seeds', 'spits cherry', 'spitting cherry', 'spit cherry', 'spits cherry pips', 'spitting cherry pips', 'spits cherry stones', 'spitting cherry stones', 'cherry pit spitting', 'spits watermelon', 'spitting watermelon', 'spits watermelon pips', 'spitting watermelon pips', 'spits watermelon seeds', 'spitting watermelon seeds', 'spit watermelon seeds', 'spits toothpaste', 'spitting toothpaste', 'spit toothpaste', 'spits everywhere', 'spitting everywhere', 'spits the furthest', 'spit the furthest', 'spit furthest', 'spit farthest', 'spitting contest', 'spitting competition', 'spits on the floor', 'spitting on the floor', 'spits at people', 'spitting at people', 'spits at friends', 'spitting at friends', 'stop spitting', 'started spitting', 'spits nursery', 'spitting nursery', 'spitting school', 'spits school', 'spits food', 'spitting food', 'spits water', 'spitting water', 'spitting garden'],
  answers: ['who', 'keeps', 'kept', 'always', 'likes', 'loves', 'wants', 'learn', 'learns', 'learning', 'stop', 'stops', 'not', 'to', 'far', 'further', 'furthest', 'farther', 'farthest', 'everywhere', 'contest', 'competition', 'game', 'cherry', 'cherries', 'pip', 'pips', 'stone', 'stones', 'pit', 'pits', 'seed', 'seeds', 'watermelon', 'melon', 'plum', 'grape', 'orange', 'toothpaste', 'teeth', 'basin', 'sink', 'bathroom', 'mirror', 'bucket', 'floor', 'table', 'garden', 'outside', 'food', 'water', 'drink', 'juice', 'people', 'others', 'friends', 'friend', 'kids', 'children', 'me', 'us', 'brother', 'sister', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'little', 'nursery', 'school', 'when', 'cross', 'angry', 'funny', 'thinks', 'its', 'it’s', 'fun', 'out', 'on', 'at', 'in', 'into', 'where', 'belongs', 'habit', 'really', 'again', 'new', 'lately', 'started', 'bad', 'manners', 'rude'],
  except: ['why', 'llama', 'llamas', 'alpaca', 'camel', 'camels', 'cobra', 'snake', 'dragon', 'dragons', 'fire', 'volcano', 'lava', 'dinosaur', 'fish', 'archer', 'whale', 'owl', 'owls', 'spider', 'image', 'raining', 'rain', 'roast', 'chicken', 'baby', 'milk', 'spit-up', 'sick', 'ill', 'blood', 'bleeding', 'medicine', 'vegetables', 'broccoli', 'fussy', 'bullied', 'bully', 'bullies', 'spat at him', 'spat at her', 'spat on', 'swallowed', 'choked', 'choking', 'tummy', 'quarrel', 'lovers', 'covid', 'police', 'bus', 'monster', 'robot'],
  moods: ['learning', 'quarrel', 'proud', 'losing'],
  fed: true,
  company: ['butter', 'mirror', 'basin', 'bucket', 'roof', 'hole', 'grass', 'bowl', 'shoe', 'wall', 'teeth'],
  about: 'The hero spits pips into the butter and the tea, for they are meant to go far, and out by a bucket they only hit the hero’s own shoes, until the freckles on the bathroom mirror tell where far begins.',
  titles: ['Where Far Begins', 'A Pip in the Tea', '{H} Looks at the Roof', 'Two Buses and a Bit', 'Mostly Shoes'],
  want: [
    {
      id: 'in-the-tea',
      A: 'partner',
      paragraphs: [
        '{H} was eating cherries, and spat out a pip. It landed in the butter. The next one went into {A}’s tea, and sank. Last night it had been toothpaste, and the bathroom mirror still had freckles. “What are you aiming at?” asked {A}. “Far,” said {H}. “I want to spit the furthest in the world.” “This isn’t far,” said {A}. “This is my tea. You take the cherries, and I’ll bring a bucket.”'
      ]
    }
  ],
  way: [
    {
      id: 'mostly-shoes',
      A: 'partner',
      paragraphs: [
        'Out on the grass there was room. {A} stood the bucket six steps off, and laid down a stick for a line. {H} got behind it, filled both cheeks with air and bent forward. The pip came out very fast. It hit {H}’s left shoe. “Harder,” said {H}. The next one hit the right shoe. The third bounced off a knee. The bucket waited, quite empty.'
      ]
    },
    {
      id: 'two-buses',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How far’s the furthest in the world?” asked {H}. “With a cherry pip? Two buses and a bit,” said {A}. “There’s a contest every summer, and they measure it.” {H} looked along the grass and parked a bus there, only in thought. Another one went behind it. The bucket did not even come up to the first driver.',
        '“Are there people in them?” asked {H}. “I should think so,” said {A}. “They’ve shut the windows.”'
      ]
    },
    {
      id: 'with-its-coat-on',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps a pip was too light. So {H} left half the cherry on it, and spat all of that. Red flew in every direction, and the pip went nowhere. “It’s still got its coat on,” said {A}, and wiped a bit of cherry off {A}’s nose. “You have to undress it first.”',
        '{H} sucked the next one until nothing was left on it. It clicked against {H}’s teeth like a bead, and it hit the left shoe. “But in a better style,” said {A}.'
      ]
    },
    {
      id: 'wet-finger',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} licked one finger and held it up. “The side that gets cold is where the wind comes from,” said {A}. It came from the bucket, so it was against them. They changed round, and now {H} had the wind behind, and blew up both cheeks. The pip hit {H}’s left shoe.',
        '“It can’t be the wind,” said {H}. They held up the wet finger once more, down beside the shoe. “There’s hardly any wind here at all,” said {A}.'
      ]
    },
    {
      id: 'pip-in-the-yes',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} wanted to look on from a safe place. “Where’s that?” asked {A}. “Behind me,” said {H}. “They only come out at the front.” That made sense to {A}, who stood exactly behind. {H} took a new cherry, and chewed, and filled both cheeks.',
        '“Here?” asked {A}. {H} turned round to say yes. There was a pip in the yes. {A} found it in a sleeve, some time later, and by then {A} was standing by the wall.'
      ]
    },
    {
      id: 'elder-hears-a-hat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once spat a plum stone right over a wall,” said {S}. “It was a high one. I didn’t know what was on the other side.” “Did you hear it land?” asked {A}. “No,” said {S}. “I heard a hat.”',
        '{A} had never heard a hat. “What does a hat sound like?” asked {A}. “It sounded like the headmaster,” said {S}. “He came all the way round the wall to bring me my stone.”'
      ]
    },
    {
      id: 'pet-fetches',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'When anything flies, it is polite to follow it. {A} did, as far as {H}’s left shoe. What lay there was hard, and tasted of nothing. {A} sat down beside it and waited for a better one.',
        'The second was just the same. {A} gave {H} a long look. It was the look of somebody who has come to a restaurant and been brought the plates.'
      ]
    },
    {
      id: 'a-bottle-a-day',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} had spat so much that there was none left. “Wait a bit,” said {A}. “It comes by itself. You make nearly a bottle of it every day.” {H} looked about for the bottle. “Where does it all go?” “You swallow it,” said {A}. “All day long, without thinking.”',
        'Now {H} was thinking. {H} did not swallow until a bird had gone past, and then a cloud. After that there was enough for two pips.'
      ]
    },
    {
      id: 'when-i-look-up',
      A: 'partner',
      paragraphs: [
        '“In the basin I can do it,” said {H}. “It goes straight down the hole.” {H} showed how, with both hands on {H}’s knees, and {H}’s chin on {H}’s chest. “And the mirror?” asked {A}. “That’s when I look up,” said {H}. {A} looked at {H}’s shoes, and then up at nothing. “And how far is it from you to the mirror?” asked {A}. “Far,” said {H}, and stood quite still. “You’ve been aiming at the basin all day,” said {A}. “Look at that roof.”'
      ]
    }
  ],
  turn: [
    {
      id: 'up-first',
      A: 'partner',
      paragraphs: [
        '{H} filled both cheeks, put {H}’s chin up and looked at the roof. The pip lay right at the front, in {H}’s tongue, as in a gutter. Off it went, up first, over the stick and over a daisy. It was in the air so long that you could watch it. Clang, went the bucket. “Why’s that one further?” whispered {H}. “A pip that flies straight begins to fall at once,” said {A}. “One that flies up has to stop first and turn round. And all that time it’s travelling.”'
      ]
    },
    {
      id: 'too-far',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The next one flew right over the bucket and into the long grass. “Too far,” said {A}. {H} stood there with an open mouth. All {H}’s life it had been too loud, or too late, or too near the butter. “Say it again,” said {H}.',
        '“Too far,” said {A}. “A good deal too far.” {H} had to sit down on the stick for a moment. Then {H} asked whether it could be written on something.'
      ]
    },
    {
      id: 'in-spoons',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} marked where each pip came down. There were daisies enough for that. For measuring there was only a spoon. {A} laid it end over end from the stick, and counted. It was forty-one spoons to the best one. “And a bit,” said {H}.',
        'The bit was shorter than a spoon. {A} went in and came back with a smaller one. “Forty-one big, and one for eggs,” said {A}. That is how it was entered.'
      ]
    },
    {
      id: 'not-a-bucket',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where else may you?” asked {H}. {A} counted it up. You might in the basin. You might in the sea, with the wind behind you. You might in a bucket, if it had been told. “And at people?” asked {H}. {A} thought of the tea. “Does a person go clang?” asked {A}.',
        '{H} tapped {A} on the front, with one knuckle. It made hardly any noise. “No,” said {H}. “People aren’t buckets.”'
      ]
    },
    {
      id: 'child-has-a-gap',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a gap in {S}’s teeth. So the pip need not come out in the middle. It came out at the side. {S} looked at the roof, and the pip flew to the wall. “I was aiming there,” said {S}.',
        '{A} put the bucket by the wall. The next pip flew straight ahead, to where the bucket had been. “And now there,” said {S}. Nobody could prove anything.'
      ]
    },
    {
      id: 'one-pip-short',
      A: 'partner',
      paragraphs: [
        'They spat until the bowl was empty. {H} counted those in the bucket, those in the grass, and the one in the butter. “One’s missing,” said {H}. Indoors the tea had got cold. {A} drank it up all the same, and at the last drop {A} stopped. {A} did not say a word. {A} walked out to the stick, and looked at the roof. Clang.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved a little further from the butter.',
      '{names} looked to see where the next pip would go.',
      { text: '{names} held a plate over the milk, to be on the safe side.', needs: ['hands'] },
      { text: '{names} put the lid on the butter, with the pip inside.', needs: ['hands'] }
    ],
    way: [
      '{names} stood behind the bucket, where nothing ever came.',
      '{names} followed a pip with both eyes, down to the shoe.',
      { text: '{names} took a cherry as well, and kept the pip for later.', needs: ['hands'] },
      { text: '{names} laid the stick a little straighter.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the clang, and came to look in.',
      '{names} looked at the roof too, in case there was something on it.',
      { text: '{names} carried the bucket one more step away.', needs: ['hands'] },
      { text: '{names} clapped each time that it clanged.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket was rinsed. The pips were pressed into the earth by the wall, in case one wanted to be a tree.',
    '{H} brushed, put {H}’s chin down, and did the shortest spit of the whole day. It went straight down the hole. The mirror had been wiped, and stayed so, and {H} lay down with {H}’s chin up.'
  ],
  last: [
    '{H} lay with {H}’s chin up, as if there were still a roof, and was asleep.',
    'Behind the first bus came the second, and before the bit {H} was asleep.'
  ]
})
