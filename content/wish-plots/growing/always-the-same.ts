import { wishPlot } from '../wish-plot.ts'

export const alwaysTheSame = wishPlot({
  id: 'wish-always-the-same',
  wishes: ['autism', 'autistic', 'asd', 'sameness', 'everything same', 'everything the same', 'always the same', 'same every day', 'same order', 'same every time', 'same way every', 'things the same', 'stay the same', 'doesn’t like change', 'doesn’t like changes', 'does not like change', 'don’t like change', 'hates change', 'hates changes', 'hates plans change', 'hates when plans change', 'dislikes change', 'not like change', 'struggles with change', 'struggles change', 'trouble with change', 'change hard', 'changes hard', 'upset change', 'upset changes', 'coping change', 'coping changes', 'scared of change', 'afraid of change', 'his routine', 'her routine', 'their routine', 'my routine', 'routine', 'routines', 'change plan', 'change plans', 'changed plan', 'changed plans', 'plans change', 'plans changed', 'plan changed', 'noise cancelling', 'noise canceling', 'noise cancelling headphones', 'noise headphones', 'wears headphones', 'ear defenders', 'ear protectors', 'hates surprises', 'doesn’t like surprises', 'don’t like surprises', 'does not like surprises', 'hates surprise'],
  answers: ['autism', 'autistic', 'asd', 'same', 'sameness', 'everything', 'always', 'every', 'day', 'time', 'order', 'way', 'things', 'stay', 'stays', 'be', 'being', 'has', 'have', 'like', 'likes', 'liking', 'loves', 'love', 'wants', 'needs', 'need', 'must', 'exactly', 'just', 'right', 'change', 'changes', 'changed', 'changing', 'hates', 'hate', 'dislikes', 'tricky', 'hard', 'difficult', 'struggles', 'struggling', 'struggle', 'finds', 'find', 'trouble', 'coping', 'cope', 'copes', 'dealing', 'upset', 'upsets', 'cross', 'gets', 'got', 'meltdown', 'meltdowns', 'when', 'if', 'because', 'routine', 'routines', 'plan', 'plans', 'noise', 'noises', 'loud', 'cancelling', 'canceling', 'headphones', 'headphone', 'ear', 'ears', 'defenders', 'protectors', 'wears', 'wearing', 'wear', 'surprise', 'surprises', 'son', 'daughter', 'boy', 'girl', 'child', 'kid', 'kids', 'children', 'grandson', 'granddaughter', 'nephew', 'niece', 'little', 'brother', 'sister', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'nursery', 'school', 'home', 'today', 'very', 'really', 'so', 'a', 'about', 'with', 'not', 'doesn’t', 'don’t', 'can’t', 'isn’t', 'learning', 'learn', 'keeps', 'keep', 'last', 'minute', 'who', 'new', 'our', 'scared', 'afraid', 'worried', 'anxious', 'nervous', 'any', 'even', 'small'],
  except: ['nappy', 'diaper', 'clothes', 'climate', 'seasons', 'weather', 'shop', 'money', 'coins', 'voice', 'name', 'teacher', 'class', 'house', 'moving', 'job', 'baby', 'bed', 'friend', 'friends', 'bedtime', 'morning', 'dance', 'gym', 'skincare', 'fire', 'died', 'dead', 'hospital', 'ill', 'doctor', 'diagnosis', 'police', 'court', 'divorce', 'hits', 'hit', 'hurts', 'hurt', 'bites', 'bullied', 'bully', 'bullies', 'bullying', 'teased', 'laughed', 'mean', 'alone', 'excluded', 'cure', 'therapy', 'party', 'birthday', 'christmas', 'present', 'dragon', 'dinosaur', 'robot', 'monster', 'wizard', 'princess', 'pirate', 'music', 'blood', 'shouting', 'fighting', 'holiday', 'screen', 'mind', 'colour', 'color', 'chameleon', 'caterpillar', 'stairs', 'food', 'eats', 'eat', 'goodbye', 'leaving', 'sad', 'lost', 'broke', 'broken', 'wrong'],
  nothingElse: true,
  moods: ['learning', 'change', 'quarrel', 'losing', 'afraid', 'waiting', 'proud'],
  out: true,
  company: ['lamp', 'post', 'door', 'bench', 'cat', 'clock', 'apple', 'headphones', 'stool', 'basket', 'neighbour', 'barber', 'street', 'corner'],
  about: 'Every day the hero walks to the corner in the same order, and one day the bench in it is away; left out, it makes the whole street go wrong, until the hero brings an end of a bench along.',
  titles: ['One Apple Too Early', 'The Left End', 'Half a Beard', '{H} Goes to the Corner', 'Lamp Post, Green Door, Bench'],
  want: [
    {
      id: 'in-this-order',
      A: 'partner',
      paragraphs: [
        '{H} put on the headphones. Nothing played in them. That was what they were for. Every day {H} and {A} walked to the corner in the same order: lamp post, green door, bench. At the left end of the bench {H} ate an apple. When it was gone, the cat came to its window, and the clock struck four. {H} wanted it the same today.'
      ]
    }
  ],
  way: [
    {
      id: 'less',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“May I have a go?” asked {A} before they went. {H} lent {A} the headphones, for the time that it takes to tie two shoes. {A} stood in the hall and listened. There was a bus outside, but it was a long way down.',
        '“THAT’S VERY GOOD,” shouted {A}. “IT’S LIKE BEING NEXT DOOR.” {H} took them back, and put them on again. The shoes were tied, and it was high time.'
      ]
    },
    {
      id: 'points',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Before they went there was bread, and there was a change in it. {A} had made the pieces pointed. “It tastes the same,” said {A}. {H} looked at the points. A square comes in flat, and you know where it is. “You try it,” said {H}.',
        '{A} put a triangle in, and chewed, and stopped. One point was in {A}’s left cheek and one was looking for the right. “I see,” said {A}, with some trouble, and cut the rest as always.'
      ]
    },
    {
      id: 'good-thing',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ve got a surprise for you at home,” said {A} in the hall. {H} did not like surprises. “What is it?” asked {H}. “If I tell you, it isn’t a surprise.” “No,” said {H}. “Then it’s only a good thing.”',
        '{A} had never looked at it from that side. It was socks, said {A}, the same as the old ones, but with toes. Now {H} could look forward to them for the whole walk. A surprise is over in a moment.'
      ]
    },
    {
      id: 'mustard',
      A: 'other',
      spare: 9,
      paragraphs: [
        'There was no need to look for things at {H}’s table, for each had its place. The cup stood left, the spoon lay right, and the mustard was at the back. At noon {A} had laid it in a hurry, and anyhow. “Does it matter?” asked {A}, and reached for the cup without looking.',
        '{A} drank. It was quiet for a while. “The mustard was where the cup is,” said {A}, with wet eyes. {H} put the cup where it lived, and filled it to the usual line.'
      ]
    },
    {
      id: 'pet-same',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had the same breakfast every day, at the same time and in the same bowl. {A} had never asked for a change. Nobody had ever told {A} to try something new, just once.',
        '{H} liked to be there for it. They looked at each other over the bowl, and then at the clock. It was time, and it was the same as yesterday. “Good, isn’t it?” said {H}.'
      ]
    },
    {
      id: 'elder-chair',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} always sat in the same chair. “Forty years,” said {S}. “It knows me by now.” Once there had been a visitor who sat down in it first. {A} held both hands before {A}’s mouth. “What did you do?”',
        '“I stood beside it and looked,” said {S}. “After an hour the visitor asked if something was the matter. You needn’t be rude. You only need time.”'
      ]
    },
    {
      id: 'child-row',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{A} had a row of cars on the window sill, from the red to the blue. {S} came past and did not touch anything. But {A} looked up. “The third one’s crooked,” said {A}. “I only breathed,” said {S}.',
        '{A} put it straight, by half a hair. Then {S} saw it as well. Until then it had been fourteen cars, and now it was a row.'
      ]
    },
    {
      id: 'baby-same',
      S: 'baby',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} dropped a spoon. {A} picked it up. {S} dropped it again, and it fell in the same place with the same noise. {S} beamed. {A} understood that very well, and picked it up eleven times.',
        'The twelfth time it fell on the mat and made no noise at all. They both looked at the mat. “It’s got to be the floor,” said {A}, and rolled the mat up.'
      ]
    },
    {
      id: 'guest-way',
      S: 'guest',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} was a guest, and did not know the order yet. So {A} explained it on ten fingers. “And if it rains?” asked {S}. “Then with an umbrella.” “And if I can’t remember it?” “Then you walk behind me,” said {A}.',
        '{S} walked behind {A}, once round the table for practice, and nodded to a cupboard. “That was the fridge,” said {A}. “The green door comes after it.”'
      ]
    },
    {
      id: 'no-bench',
      A: 'partner',
      paragraphs: [
        '{H} touched the lamp post and nodded to the green door. But where the bench should have been were four pale spots, and a paper. “Change of plan,” read {A}. “Bench away for painting.” {H} stood still. “I don’t like surprises,” said {H}.',
        '“We’ll leave it out,” said {A}, “and you eat the apple as you go.” An apple was for sitting. It went back in the pocket, whole.'
      ]
    },
    {
      id: 'from-the-start',
      A: 'same',
      spare: 4,
      paragraphs: [
        'To be on the safe side, {H} said it all from the start. “Lamp post, green door.” Then came the hole, and {H} had to go back. “Lamp post, green door.” {A} wanted to help. “Green door, lamp post,” said {A}. {H} took hold of a railing.',
        'They said it together, till {A} had it. At the hole {A} breathed in, and they both stepped over. You do it like that where a stair is missing.'
      ]
    },
    {
      id: 'not-a-bench',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“There’s a wall,” said {A} on the way. “You could sit on that.” {H} looked at it. “That’s a wall,” said {H}. “And there’s a step.” “That’s a step.” {A} even found a crate, with a picture of a melon.',
        '{H} looked at that the longest, out of politeness. “You see,” said {A}. “It could nearly be a bench.” “It could nearly be a melon, too,” said {H}.'
      ]
    },
    {
      id: 'too-early',
      A: 'partner',
      paragraphs: [
        'There was no cat in the window. A neighbour saw {H} come by. “Four already!” she cried, and took her cake out of the oven. It ran over the edge. The barber hung up his scissors. Behind him a man looked out, with half a beard.',
        '“We go by {H},” called the neighbour. “{H} is always right.” {A} looked at {H}’s pocket, where it was round. “We’re one apple too early,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'left-end',
      A: 'partner',
      paragraphs: [
        '“Again, from the beginning,” said {H}. You can’t start an order in the middle. At home {H} picked up the little stool. “That’s a stool,” said {A}. “It’s the left end,” said {H}. For the right end they took the washing basket.',
        'Lamp post, with the stool. Green door, with the basket. {A} put the right end down close by. “Further off,” said {H}. “There’s a bench in between.”'
      ]
    },
    {
      id: 'is-it-taken',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A lady with a bag stopped in front of them. She looked at the left end, and at the right end. Then she looked at what lay in between. “Is that taken?” she asked. “It’s away for painting,” said {H}.',
        '“I see,” said the lady. She put down her bag in the middle, on the ground, and stood behind it for a bit. Then she thanked them. She said that it was still the best place in the street.'
      ]
    },
    {
      id: 'nearly-sat',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} always put the gloves down on the bench, in the middle, and {A} did so now. They fell on the ground. {A} picked them up, and did it again. “My hand doesn’t know yet,” said {A}.',
        '“It can’t read,” said {H}. So {H} took the hand to the paper, and let it feel the pin. Then {H} hung the gloves on the pin. They pointed down, to where the bench would be.'
      ]
    },
    {
      id: 'all-the-way-round',
      A: 'partner',
      paragraphs: [
        '{H} sat down at the left end and ate the apple, all the way round. Then the cat came to its window, and it struck four. The cake was brown now, and the man had no beard on either side. “Now it’s four,” called the neighbour. {H} had known that.'
      ]
    },
    {
      id: 'half-a-beard',
      A: 'same',
      spare: 2,
      paragraphs: [
        'After that they knew how long things are. One apple is half a beard, or the last bit of a cake. “And from home to the corner?” asked {A}. “Two beards,” said {H}, “if you don’t talk.” {A} walked a while without talking.',
        '“And a whole day?” {H} worked it out. It came to forty apples, and one night. The next apple was in the bowl at home already. {H} had turned its good side to the front.'
      ]
    },
    {
      id: 'same-piece',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The neighbour came out with the cake on a board. “Take the middle,” she said, “for a change.” {H} took the edge. {H} always had the edge, where it is brown, and you know what you’re holding.',
        '{A} took the middle. It looked all right, but it had been out of the oven once too often. It slid between {A}’s fingers, and into {A}’s sleeve. {H} ate the edge from left to right, and it held.'
      ]
    },
    {
      id: 'kept-list',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“I ought to have it in writing,” said {A}, “for another time.” So {H} drew it, on the back of an envelope. There was a stroke for the lamp post and a square for the door. Last of all {H} drew two small ends, with a lot of white between them.',
        '“What if the clock’s away too?” asked {A}. {H} looked up at it. “Then it strikes at home,” said {H}, “and I bring it along.”'
      ]
    },
    {
      id: 'about-nine',
      A: 'partner',
      paragraphs: [
        'On the way home a man sat on the right end, with paint on his hands. He had headphones too, because of the drill. {H} and he nodded. “The bench comes home tomorrow,” he said, “at about nine.” “About?” said {H}. “At nine,” said the man.',
        '“And it’ll be the same?” asked {H}. “The same blue,” said the man, and held up a thumb, as a sample.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited at the door, where they always waited.',
      '{names} came along, and knew the way by heart.',
      { text: '{names} polished the apple on a sleeve.', needs: ['hands'] },
      { text: '{names} held the door open, for just as long as always.', needs: ['hands'] }
    ],
    way: [
      '{names} stopped at the four pale spots, and had a look at each.',
      '{names} stepped over the bench that was not there.',
      { text: '{names} read the paper once more, in case it had changed its mind.', needs: ['hands'] },
      { text: '{names} measured the place where the bench was not, with both arms.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down between the two ends, on the rest of the bench.',
      '{names} looked up at the clock with the others, and was satisfied.',
      { text: '{names} carried the basket as far as the lamp post.', needs: ['hands'] },
      { text: '{names} shook hands with the green thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The left end was a stool again. The headphones hung on their hook.',
    'First the face, then the hands, then the teeth. {H} lay down at the left end of the bed.'
  ],
  last: [
    'The cat had gone from its window, the street was the same as ever, and {H} was asleep.',
    'The stool stood left, the basket stood right, and {H} was asleep.'
  ]
})
