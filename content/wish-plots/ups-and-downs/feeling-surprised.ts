import { wishPlot } from '../wish-plot.ts'

export const feelingSurprised = wishPlot({
  id: 'wish-feeling-surprised',
  wishes: ['feeling surprised', 'surprised', 'surprises', 'being surprised', 'feels surprised', 'felt surprised', 'so surprised', 'very surprised', 'gets surprised', 'got surprised', 'big surprise', 'little surprise', 'nice surprise', 'good surprise', 'lovely surprise', 'happy surprise', 'funny surprise', 'small surprise', 'surprise at home', 'having a surprise', 'getting a surprise', 'got a surprise', 'surprised face', 'surprise face', 'likes surprises', 'loves surprises', 'feeling of surprise', 'astonished', 'being astonished', 'amazed', 'startled', 'suprised', 'surprize', 'mitten foot', 'mitten instead of sock', 'mitten as a sock'],
  answers: ['feeling', 'feelings', 'feel', 'feels', 'felt', 'being', 'be', 'gets', 'got', 'getting', 'has', 'having', 'little', 'very', 'so', 'really', 'too', 'always', 'child', 'kid', 'girl', 'boy', 'toddler', 'son', 'daughter', 'big', 'nice', 'good', 'lovely', 'happy', 'funny', 'silly', 'small', 'great', 'unexpected', 'face', 'eyes', 'mouth', 'eyebrows', 'mirror', 'socks', 'sock', 'mitten', 'foot', 'door', 'bang', 'home', 'house', 'today', 'tonight', 'day', 'morning', 'evening', 'first', 'made', 'love', 'loves', 'like', 'likes', 'of', 'something', 'someone', 'everyone', 'family', 'mum', 'dad', 'mummy', 'daddy', 'brother', 'sister', 'emotion', 'emotions', 'full', 'ending', 'end', 'wonderful', 'wearing', 'instead', 'as'],
  except: ['grandma', 'grandpa', 'granny', 'lunchbox', 'party', 'birthday', 'present', 'presents', 'gift', 'card', 'cake', 'egg', 'eggs', 'visit', 'visitor', 'box', 'parcel', 'christmas', 'easter', 'eid', 'diwali', 'hates', 'hate', 'doesn’t', 'don’t', 'doesnt', 'dont', 'never', 'scared', 'afraid', 'secret', 'hiding', 'shouting', 'shout', 'school', 'nursery', 'trip', 'holiday', 'baby', 'pregnant', 'puppy', 'kitten', 'dog', 'cat', 'fox', 'bear', 'mouse', 'dragon', 'dinosaur', 'monster', 'ghost', 'fairy', 'santa', 'breakfast', 'picnic', 'wedding', 'anniversary', 'test', 'died', 'death', 'hospital', 'gone', 'lost', 'kindergarten', 'making', 'planning', 'plan', 'plans', 'bake', 'baking', 'dinner', 'room', 'bedroom', 'toy', 'bag', 'doll', 'lol', 'kinder', 'chocolate'],
  moods: ['first', 'question', 'learning'],
  company: ['mirror', 'mitten', 'sock', 'door', 'eyebrows'],
  about: 'The hero wants to see a surprised face in the mirror and cannot be surprised on purpose; but in the mirror the surprise has been waiting since morning, on one foot.',
  titles: ['You Should Have Seen Your Face', 'Three Round Things', '{H} Is Surprised', 'A Surprise Since This Morning', 'Not While You Wait for It'],
  want: [
    {
      id: 'the-door-banged',
      A: 'partner',
      paragraphs: [
        'A door banged, and {H} was surprised. It was very quick. Up went both eyebrows, and the mouth fell open, and then it was over. “You should have seen your face,” said {A}. “It was lovely.”',
        '{H} had never seen it. All the others had, and it was {H}’s own. So {H} ran to the long mirror, on one foot that had felt lumpy all day. In the mirror was a face, and it was not surprised. It had been expecting {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'owl',
      A: 'partner',
      paragraphs: [
        '{H} pulled up both eyebrows, and opened the mouth, and looked. “That’s an owl,” said {A}. “Surprised is shorter.” {H} did it shorter. “That’s a short owl.”',
        'Then they banged the door, on purpose. But {H} knew when it was coming, and the eyebrows knew too. They did not even look up. “You can’t make it,” said {A}. “A surprise has to come from somewhere else.”'
      ]
    },
    {
      id: 'blinds',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do they go up for, the eyebrows?” asked {H}. “So that you can see more,” said {A}. They tried it out. With the eyebrows down {H} saw the mirror, up to its frame. With the eyebrows up there was some ceiling as well, and a lamp.',
        '“They’re like blinds,” said {H}. “When there’s a surprise, everybody runs to the window.” {A} thought that the mouth was the front door, then. Somebody had left it open.'
      ]
    },
    {
      id: 'surprises-this-week',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s surprised you this week?” asked {A}. {H} had to think. On Monday there had been one more stair than {H} thought. On Tuesday there had been one stair less, and that was worse. And once it had said tea on a tin, and it was nails.',
        '“That’s three,” said {A}. “And what face did you have?” {H} did not know about any of them. That was just it. Whenever it was there, {H} was looking at the stairs.'
      ]
    },
    {
      id: 'button-with-eyes-shut',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to surprise {H}. With both eyes shut {H} hid a button, and turned round three times. Then {H} opened the eyes, and went to look, and there was the button, in the shoe. “Were you surprised?” asked {A}.',
        '“No,” said {H}. “I knew who’d hidden it.” They tried it with a harder place. This time {H} forgot where it was, and looked, and could not find it at all. That wasn’t a surprise, either. That was only a button less.'
      ]
    },
    {
      id: 'drawing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Then tell me what it looks like,” said {H}, and got a pencil. “Two round things,” said {A}, “and under them another round thing.” {H} drew that. It looked surprised at once, on the paper. It looked at {H} as though {H} had come through the wall.',
        '{H} turned the paper upside down. There were still three round things, but now there was nobody there. “It’s all in the order,” said {A}. {H} turned it back, and somebody was there, and had not expected it.'
      ]
    },
    {
      id: 'words-of-surprise',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Say a word that I don’t expect,” said {H} to the mirror. “Thursday,” said {A}. {H} had not expected Thursday, but it was hardly a surprise. “Gherkin.” Nothing moved. “Your Majesty.” One eyebrow twitched, and lay down again.',
        '“You’re expecting something unexpected,” said {A}. “So it’s what you expect.” {H} went through that again, slowly. Halfway through the thought there was a bit of a surprise. But by then {H} was looking at the floor.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How long does it last?” asked {H}. {A} said that it was about as long as a blink, or two. After that it turned into something else. It turned into laughing, or being cross, or “Oh, it’s only you.” Nobody could stay surprised.',
        '“Then it’s the shortest thing I’ve got,” said {H}. Even a sneeze was longer. {H} went nearer to the mirror, to have less far to go.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had been to fetch a cup, and came back just when {H} was being an owl. {A} had not expected an owl there. Up went the eyebrows, and open went the mouth. “There!” said {H}. “Stay like that!” But it was over.',
        '“I could go out and come in again,” said {A}. {A} did, and looked surprised for a long time. “That’s an owl,” said {H}. Now there were two of them.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve got a photo of me being surprised,” said {S}. “My uncle took it. He told me that the camera was broken.” “And then?” asked {A}. “Then it went flash.” {S} still looked surprised at how it had worked.',
        '“May I see it?” asked {A}. {S} took it out from behind the mirror. On it was a hat, up in the air, and under the hat there was nobody. “I’d jumped,” said {S}, “to the left.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’ve got a surprise for you,” said {S}, with one hand behind. “Don’t tell me,” said {A}. “I’m not telling you. It’s a snail shell.” {S} clapped the other hand to the mouth, but it was out.',
        '{A} wanted to be kind, and looked surprised. “You knew,” said {S}. “A bit.” {S} brought out the hand, and opened it, and it was empty. Now {S} had the face that they’d been looking for all day. “It was in there!” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} walked up to the mirror, and there was another one. {A} had met it often, and it was still a surprise. The ears went up, and all of {A} grew by a size. The other one did that as well.',
        '“That’s you,” said {H}. {A} went round behind the mirror to see, and there was only wall, and some fluff. {A} came back to the front. The other one had just got back, too.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} could be surprised as often as one liked. {H} only had to hold up a cloth and take it down again. There was {H}! {A}’s eyebrows went up, such as they were. The cloth went up, and {H} was gone for good. Then there was {H}!',
        '“It’s me every time,” said {H}. {A} could hardly believe it. {H} watched closely. So that was how it was done. You had to be quite sure of the cloth.'
      ]
    },
    {
      id: 'boo',
      A: 'partner',
      paragraphs: [
        '“I’ll do it,” said {A}. {H} stood before the mirror, and looked at {H}’s eyebrows, and waited for the surprise. “Boo,” said {A}. “I was expecting that,” said {H}. {A} said nothing for a long time, and {H} expected that too. Down at the foot, the lump moved over to one side.'
      ]
    }
  ],
  turn: [
    {
      id: 'look-down',
      A: 'partner',
      paragraphs: [
        'All this time {H} had looked only at the face. {A} looked at the rest of the mirror, further down. “Where did you get dressed this morning?” asked {A}. “Under the blanket,” said {H}, “in the dark.” “I thought so,” said {A}.',
        '{H} looked down the mirror, past the knees. On one foot was a sock. On the other foot was a mitten. Its thumb stuck out at the side. “Oh!” said {H}, and looked up again. And there was the surprised face, with three round things in it. “I saw it!” said {H}.'
      ]
    },
    {
      id: 'second-time',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} wanted to see it once more. {H} looked at the ceiling, and whistled, and looked down as if by chance. There was the mitten. The eyebrows stayed where they were. “It’s used up,” said {H}. “They only go off once.”',
        '“It’s still a good mitten,” said {A}. {H} made the thumb wave, with a toe. That had not happened before. So there was one more surprise left in it, about as big as half an eyebrow.'
      ]
    },
    {
      id: 'where-the-sock-was',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“If the mitten’s here,” said {A}, “where’s the sock?” They went to look in the drawer for mittens. There lay one mitten, and beside it a sock, rolled up, as if it belonged there. Somebody would have pulled it over a hand.',
        '“That’s another surprise,” said {H}, “and it hasn’t gone off yet.” Then {H} shut the drawer again without a sound. It would keep until the first cold day.'
      ]
    },
    {
      id: 'i-saw-it',
      A: 'partner',
      paragraphs: [
        '“It’s got ears as well,” said {H}, “my surprised face. They go back.” {A} had known about the ears. In the mirror it was only {H} again, laughing. “And the surprise was on my foot the whole day,” said {H}. “I walked about on it.” “It can’t go off,” said {A}, “till somebody looks.” {H} kept the mitten on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said that it really was a face worth seeing.',
      '{names} jumped at the bang as well, but nobody had been looking.',
      { text: '{names} turned the mirror a little, so that the light was better.', needs: ['hands'] },
      { text: '{names} wiped a thumb mark off the glass, just where the mouth would be.', needs: ['hands'] }
    ],
    way: [
      '{names} crept up from behind, and was seen in the mirror.',
      '{names} made the face too, and there was a row of owls.',
      { text: '{names} popped a paper bag, and surprised only {names}.', needs: ['hands'] },
      { text: '{names} lifted {names}’s own eyebrows with two fingers, and they came down again.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked down at every foot in the house, one after another.',
      '{names} saw the mitten, and for once there were two such faces in the mirror.',
      { text: '{names} shook hands with the foot.', needs: ['hands'] },
      { text: '{names} felt in a sock of {names}’s own, to be on the safe side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mitten came off last of all. It had to be washed, for it had been a sock all day.',
    '{H} lay down with two bare feet, and looked at each of them once more under the blanket.'
  ],
  last: [
    '{H} was asleep, with both eyebrows flat, and nothing was expected until morning.',
    '{H} fell asleep without having waited for it, and nobody saw which face that was.'
  ]
})
