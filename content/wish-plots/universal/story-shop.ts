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
        '{A} turned a chair round and sat behind it, with both hands on the back. That made it a shop. “What can I get you?” asked {A}. “A story, please,” said {H}. “This one: {said}.”',
        '{A} looked under the chair for a long time. “All of it, please,” said {H}. “I’ve brought a button, to pay with.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        '“You’re in luck,” said {A}. “There’s one left.” {A} lifted it out with both arms and read what it said on the front. “{heard}.” {H} didn’t take it. “That’s got {heard.word} in it,” said {H}. “Mine’s got {meant}.”',
        '“They’re very popular, the ones with {heard.word},” said {A}. “You’ll hardly notice.” “I’ve noticed already,” said {H}.'
      ]
    },
    {
      id: 'try-it-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could try it on,” said {A}. “There’s a mirror over there.” So {H} put the story on, like a jumper, and walked up and down in it. “It’s tight,” said {H}. “And there’s something in one sleeve.”',
        '{A} felt along the sleeve. “That’ll be {heard.the},” said {A}. “Stand up straight, and it won’t show.” {H} stood up straight. “Now I can’t laugh in it,” said {H}.'
      ]
    },
    {
      id: 'with-or-without',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“I’ll just check the list,” said {A}, and ran a finger down the seat of the chair. “Was that {seen.a} with or without {seen.part}?” “With, of course!” said {H}.',
        '“With is extra,” said {A}. {H} had only brought the one button, so {H} turned out both pockets. There was half a biscuit in one of them. {A} held it up to the light. “That’ll do nicely,” said {A}, and ate it.'
      ]
    },
    {
      id: 'what-it-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Show me what it does,” said {A}, “and I’ll know it when I see it.” So {H} was {seen}, in the middle of the shop. {H} {seen.move}. {A} watched every bit, and went down behind the chair to look. There was a lot of bumping about down there.',
        '“I’ve got something that does that backwards,” called {A}. “No, thank you,” called {H}, who was still being {seen}. “Could you be quick? My legs are getting tired.”'
      ]
    },
    {
      id: 'on-the-box',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“We had {seen.a} in here last week,” said {A}. “It said on the box: {seen.guess}.” “It said what?” asked {H}. {A} said it again. {H} leaned right over the counter.',
        '“{seen.fact},” said {H}. “That’s what it ought to say.” {A} found a pencil and wrote it on one hand. “I’ll have to do all the boxes again,” said {A}, “and I’d only just finished.”'
      ]
    },
    {
      id: 'wrapped',
      A: 'same',
      paragraphs: [
        'But it was the only one in the shop. So {H} carried it three times round the table, home, and tried it out. It needed {heard.word}. {H} fetched {heard.thing}, and put {heard.the} on the floor.',
        {
          both: [
            'Then {H} was {seen}, and {H} {seen.move}. On the floor {heard.the} didn’t do a thing.',
            '{H} sat down and waited for it to begin. But it didn’t, and there lay {heard.the}.'
          ]
        },
        { joins: true, both: ['So {H} went three times round the table the other way. “I’d like to change it, please,” said {H}. “This one doesn’t go.”'] }
      ]
    },
    {
      id: 'queue',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“If you don’t want the one with {heard.word}, I’ll have it myself,” said {S}. “You’ll have to wait,” said {A}. “I’m still bringing it back.”',
        '“I only want the middle of it,” said {S}. “I’ve got an end at home, in a drawer, and most of a beginning.” But they didn’t sell middles. A middle won’t stand up on its own.'
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
        '“We can alter it,” said {A}, and snipped at the air with two fingers. “How’s this? {heard.2}.” {H} laid one cheek on the counter. “That’s worse!” said {H}. “Now it’s got {heard.word.2} in it as well!” “That bit’s free,” said {A}.'
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
        '“You could wait until it’s worn in,” said {A}. “After ten nights you won’t even notice {heard.the}.” {H} counted ten nights on ten fingers, and looked at the last one for a long time.',
        '“By then I’ll have forgotten {meant},” said {H}. {A} couldn’t have that. “I’ll remind you,” said {A}. “What was it again?”'
      ]
    },
    {
      id: 'sample',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Would you like to taste it first?” asked {A}, and held out a spoon with nothing on it. {H} tried it, with both eyes shut. “It’s warm,” said {H}. “It begins well. There’s something round in it.” Then {H} opened one eye. “Now I’ve got to {heard.the},” said {H}.',
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
        '“I’ll be honest with you,” said {A}. “We’ve never had it. We only have the stories that people bring in.”',
        '“And where do they get them from?” asked {H}. “They just open their mouths,” said {A}, “and see what comes out.”'
      ]
    },
    {
      id: 'made',
      A: 'same',
      paragraphs: [
        'So {H} squeezed in behind the chair as well, and opened {H}’s mouth to see. “{said},” said {H}. And it was the right one! It had been in there.',
        {
          both: [
            '“Go on!” whispered {A}. “What did {seen} want?” “{seen.wants},” said {H}, who had only just found that out.',
            '“And then?” whispered {A}. “What did you see first?” “{seen.part},” said {H}, and could see it quite well.',
            '“Is it all there?” whispered {A}. “With {meant} and everything?” “With {meant} and everything,” said {H}.'
          ]
        },
        { joins: true, both: ['“And was it dark?” “Not yet.” “Did anybody laugh?” “Only afterwards.” Whatever {A} asked, {H} knew the answer. “I’ve never had one like that in the shop,” said {A}.'] }
      ]
    },
    {
      id: 'price',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How much is it?” asked {A}, who was the customer now. {H} had a think. It was a new story, and there was only one of it. “For you it’s free,” said {H}. “You asked such good questions.”',
        '“Then I’ll take two,” said {A}. “One for tonight, and one to keep behind the clock.”'
      ]
    },
    {
      id: 'bring-in',
      A: 'partner',
      paragraphs: [
        '“May I keep it on the shelf?” asked {A}. “People are going to ask for it.” {H} put it on the counter, very carefully, with both hands. “As long as you don’t put {heard.word} in it,” said {H}. {A} wrote that down with one finger.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the shop as well, and did not push in.',
      '{names} poked about on the bottom shelf, in search of something shorter.',
      { text: '{names} pinged the cup on the counter, for service.', needs: ['hands'] },
      { text: '{names} took a basket round the shop, and had not found anything yet.', needs: ['hands'] }
    ],
    way: [
      '{names} trotted round the table behind the parcel.',
      '{names} leaned against the counter, and the shop moved.',
      { text: '{names} held the string while it was wrapped.', needs: ['hands'] },
      { text: '{names} brought one back as well, with the wrong ending.', needs: ['hands'] }
    ],
    turn: [
      '{names} opened wide too, and out came a sort of yawn.',
      '{names} came right up to the counter, to listen.',
      { text: '{names} made room behind the chair for two.', needs: ['hands'] },
      { text: '{names} dusted the lowest shelf, for something new to go on.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the shop, and turned the chair round, and at once it was only a chair. They put {heard.the} back, too.',
    'When {H} was washed and lay in bed, the story had come along too. {H} told it once more, rather softly, from the beginning. “{said},” it began.'
  ],
  last: [
    'The shop was shut, the story was told, and {H} was asleep.',
    'On the shelf was the only one of its kind, with nothing missing, and {H} was asleep.'
  ]
})
