import { wishPlot } from '../wish-plot.ts'

export const storyShop = wishPlot({
  id: 'wish-any-shop',
  tellsAny: 'said',
  moods: ['first', 'late', 'waiting', 'proud', 'change', 'learning', 'lost'],
  partnerPlays: true,
  about: 'The hero buys a story at a shop that has it in nearly the right kind only, and has to make it in the shop.',
  titles: ['The Story Shop', 'One Left in Stock', 'Nearly the Right One', '{H} Brings It Back', 'Closed for the Night'],
  want: [
    {
      id: 'counter',
      A: 'partner',
      paragraphs: [
        'The chair had been turned round, and {A} sat behind it with both hands on the back. That made it a shop. “What may I get you?” asked {A}. “A story, please,” said {H}. “This one: {said}.”',
        '{A} looked under the chair for a long time. “I want all of it,” said {H}, and had a button ready, to pay with.'
      ]
    }
  ],
  way: [
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        '“You’re in luck,” said {A}. “There’s one left. {heard}.” {A} held out two empty hands, with the story lying across them. {H} didn’t take it. “That’s got {heard.word} in it,” said {H}. “Mine’s got {meant}.”',
        '“They’re very popular this year, the ones with {heard.word},” said {A}. “You’ll hardly notice the difference.” “I’ve noticed it already,” said {H}.'
      ]
    },
    {
      id: 'try-it-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You can try it,” said {A}. “There’s a mirror over there.” So {H} put the story on, like a jumper, and walked up and down in it. “It’s tight at the end,” said {H}.',
        '{A} plucked at it here and there. “That’s because of {heard.the},” said {A}. “Breathe in.” {H} breathed in. “Now I can’t laugh in it,” said {H}. “And it scratches.”'
      ]
    },
    {
      id: 'wrapped',
      A: 'same',
      paragraphs: [
        'But there was no other, so {A} wrapped it up. {H} carried it three times round the table, home, and listened.',
        'It was no use. It went: {heard}. So {H} carried it three times round the table the other way. “It’s not what I wished for,” said {H}. “I’d like to change it.”'
      ]
    },
    {
      id: 'queue',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“If you don’t want the one with {heard.word}, I’ll have it myself,” said {S}. “It’s not finished being brought back,” said {A}.',
        '“I only want the middle of it,” said {S}. “I’ve got an end at home, in a drawer, and most of a beginning.” But middles were not sold there. They won’t stand up by themselves.'
      ]
    },
    {
      id: 'old-customer',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“In my day there was one story for the whole street,” said {S}, and leaned on the counter. “It came on Mondays, and by Friday it was worn thin at the corners.” “What was it about?” asked {A}.',
        '“A horse,” said {S}. “By Friday there were only three legs left.” {A} looked at {S} from the side. “It stood quite well,” said {S}, “if you told it against a wall.”'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Beside the counter sat {A}, who was in charge of the bags. There weren’t any bags. {H} asked {A} whether stories could be changed here. {A} looked at the story, and then past it.',
        '“That means you need the receipt,” said {H}. “Have you got it?” But {A} was sitting on the only piece of paper in the shop, and did not move.'
      ]
    },
    {
      id: 'small-customer',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to buy something as well, and put down a sock. “What’s it for?” asked {A}. “For a story,” said {S}. “About me.”',
        '“That’s one we always have,” said {A}, and told it at once. “Once there was {S}.” {S} waited. “And then?” “That’s as much as you get for one sock.” So {S} took off the other.'
      ]
    },
    {
      id: 'mend',
      A: 'partner',
      paragraphs: [
        '“We can alter it,” said {A}, and cut at it with two fingers for scissors. “How would this be? {heard.2}.” {H} laid one cheek on the counter. “It’s getting further and further away,” said {H}.'
      ]
    },
    {
      id: 'catalogue',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We could order it,” said {A}, and turned the pages of a tea towel. “It would be here in nine weeks. It comes by ship.” “I’m going to bed at half past,” said {H}.',
        '“Half past nine weeks?” asked {A}. “Half past now,” said {H}. {A} folded up the tea towel. “Then the ship won’t make it,” said {A}.'
      ]
    },
    {
      id: 'opening-hours',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“I’d like to speak to the person in charge,” said {H}. {A} went down behind the chair, and came up again with a very straight back. “Yes?” asked {A}. “You look just like the other one,” said {H}.',
        '“People often say so,” said {A}. “What’s the trouble?” {H} told it from the beginning, the wish and the wrapping and the way home. {A} listened to all of it and nodded. “I’d be cross too,” said {A}. “But I’ll have to fetch my colleague.” And down went {A} once more.'
      ]
    },
    {
      id: 'phone-shop',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’ll ring the other branch,” said {A}, and rang it, on a shoe. “Have you got one about {meant}? No? Only {heard.word}?” {A} put a hand over the shoe. “It’s the same everywhere,” said {A}.',
        '“Who is it, at the other branch?” asked {H}. {A} listened for a moment. “It’s me,” said {A}. “I’m there on Thursdays.” “Then you can’t have looked properly,” said {H}. {A} told the shoe so, quite sternly.'
      ]
    },
    {
      id: 'worn',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You could wait until it’s worn in,” said {A}. “After ten nights you won’t feel {heard.the} any more.” {H} thought of ten nights with it, one after the other, and of the tenth.',
        '“By then I’ll have forgotten how mine goes,” said {H}. {A} had no answer to that. It was the sort of thing they don’t tell you about when you open a shop.'
      ]
    },
    {
      id: 'sample',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Would you like to taste it first?” asked {A}, and held out a spoon with nothing on it. {H} put it in and shut both eyes. “It’s warm,” said {H}. “It begins well. There’s something round in it.” Then {H} opened one eye. “Now I’ve got to {heard.the}.”',
        '“Does it taste very strong?” asked {A}. “It’s all you can taste,” said {H}. {A} took the spoon back and tried it too. “You’re right,” said {A}. “It needs less of that, and more of everything else.”'
      ]
    },
    {
      id: 'other-shelf',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What else have you got?” asked {H}. {A} read from the shelf. “Something with a bear, very used. Something sad, but it’s only a sample. And a big one, but somebody’s eaten the beginning.”',
        '{H} thought about the big one. “Where does it begin now?” asked {H}. “At supper,” said {A}. “That’s how we found out.”'
      ]
    }
  ],
  turn: [
    {
      id: 'never-had-it',
      A: 'partner',
      paragraphs: [
        '“I’ll be honest with you,” said {A}. “We never had it. A shop only has stories that somebody has brought in.”',
        '“Then where do they get them, the people who bring them in?” asked {H}. “They open their mouths,” said {A}, “and see what comes.”'
      ]
    },
    {
      id: 'made',
      A: 'same',
      paragraphs: [
        'So {H} sat down behind the chair as well, and opened {H}’s mouth to see. “{said},” said {H}. And it was the right one.',
        '“Go on,” whispered {A}. “And was it dark?” “Not yet.” “Did anybody laugh?” “Only afterwards.” Whatever {A} asked, {H} knew. “That’s never been in a shop,” said {A}.'
      ]
    },
    {
      id: 'price',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What does it cost?” asked {A}, with a hand on the button. {H} considered. It was a new story, and there was only one of it. “For you it’s nothing,” said {H}. “You asked such good questions.”',
        '“Then I’ll take two,” said {A}. “One for tonight, and one to keep behind the clock.”'
      ]
    },
    {
      id: 'bring-in',
      A: 'partner',
      paragraphs: [
        '“Will you leave it with us?” asked {A}. “Somebody may want it one day.” {H} laid it on the counter, with both hands, carefully. “But not with {heard.word},” said {H}. {A} wrote that down with a finger.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the shop as well, and did not push in.',
      '{names} poked about on the bottom shelf, in search of something shorter.',
      { text: '{names} pinged the cup on the counter, for service.', needs: ['hands'] },
      { text: '{names} took a basket round the shop, and put some air in it.', needs: ['hands'] }
    ],
    way: [
      '{names} trotted round the table behind the parcel.',
      '{names} leaned against the counter, and the shop moved.',
      { text: '{names} held the string while it was wrapped.', needs: ['hands'] },
      { text: '{names} brought one back as well, with the wrong ending.', needs: ['hands'] }
    ],
    turn: [
      '{names} opened wide, and out came a sort of story, chiefly vowels.',
      '{names} pressed right up to the counter, under the words.',
      { text: '{names} turned the chair a little, so that it could come in.', needs: ['hands'] },
      { text: '{names} dusted the lowest shelf, for something new to go on.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the shop and turned the chair round again, and at once it was only a chair.',
    'When {H} was washed and lay in bed, the story had come along after all. Nobody had wrapped it. It was only told again, rather softly, from the beginning: {said}.'
  ],
  last: [
    'No shop had anything like it that night: {H}, asleep.',
    'The button had been saved, and the story kept, and {H} slept.'
  ]
})
