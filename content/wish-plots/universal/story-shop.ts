import { wishPlot } from '../wish-plot.ts'

export const storyShop = wishPlot({
  id: 'wish-any-shop',
  tellsAny: 'said',
  moods: ['first', 'late', 'waiting', 'proud', 'change', 'learning', 'lost'],
  partnerPlays: true,
  about: 'A shop has the story only with the wrong thing in its middle; cut out, that leaves a hole that nothing fits but the hero, who has shown all along with both hands how it goes.',
  titles: ['The Story Shop', 'One Left in Stock', 'Nearly the Right One', '{H} Brings It Back', 'Closed for the Night'],
  want: [
    {
      id: 'counter',
      A: 'partner',
      paragraphs: [
        '{A} turned a chair round and sat behind it. That made it a shop. “What can I get you?” asked {A}. “A story, please,” said {H}. “This one: {said}.”',
        '{A} looked under the chair for a long time. “I’ve brought a button, to pay with,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        '“You’re in luck,” said {A}. “There’s one left.” {A} lifted it out with both arms and read what it said on the front. “{heard}.” {H} didn’t take it. “That’s got {heard.word} in it,” said {H}. “Mine’s got {meant}.”',
        {
          extra: 1,
          both: [
            '“They’re very popular, the ones with {heard.word},” said {A}. “You’ll hardly notice.” “I’ve noticed already,” said {H}.'
          ]
        }
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
      id: 'by-the-noise',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“What does it sound like, when it’s the right one?” asked {A}. “{seen.sound},” said {H}. {A} shook a tin next to one ear, and then a box of pegs. Neither of them went like that.',
        '“Perhaps {seen} is asleep in there,” said {A}. They both bent over the tin and did it for {seen}, three times, to wake it up. The tin thought it over. “Raisins,” said {H}, who had opened it. “They don’t say anything.”'
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
      id: 'unrolled',
      A: 'same',
      paragraphs: [
        '{H} knew of no other shop, so they unrolled it on the rug. It began at the table leg and ended at the door. For the middle {H} fetched {heard.thing}. Then they played it, walking along, {H} with one arm in the air. “Now comes the best bit,” said {H}. They had come to {heard.the}.',
        {
          joins: true,
          both: [
            '{A} waited politely for {seen.part}. But {heard.the} only lay there, and {H} had to put the arm down.',
            '“Off you go,” said {A} to {heard.the}. {H} helped with one toe. That was the whole of the best bit.'
          ]
        }
      ]
    },
    {
      id: 'queue',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} came and stood at the edge of the rug. “If you don’t want the one with {heard.word}, I’ll have it myself,” said {S}. {A} told {S} to try the best bit first. {S} sat down next to {heard.the} and looked straight ahead. A minute went by.',
        '“I like it,” said {S}. “Nobody has to run.” “But it’s about {meant}!” said {A}. {S} looked to the left and to the right. “Then it must be a very quiet one,” said {S}.'
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
      id: 'sample',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Would you like to taste it first?” asked {A}, and held out a spoon with nothing on it. {H} tried it, with both eyes shut. “It’s warm,” said {H}. “It begins well. There’s something round in it.” Then {H} opened one eye. “Now I’ve got to {heard.the},” said {H}.',
        '“Does it taste very strong?” asked {A}. “It’s all you can taste,” said {H}. {A} took the spoon back and tried it too. “You’re right,” said {A}. “It needs less of that, and more of everything else.”'
      ]
    },
    {
      id: 'mend',
      A: 'partner',
      paragraphs: [
        '“We can alter it,” said {A}, and snipped at the air with two fingers. “How’s this? {heard.2}.” “That’s worse!” said {H}. “Just take it out.” So {A} snipped all round and lifted out {heard.the}. Now the story had a hole in it, and they had to jump.'
      ]
    },
    {
      id: 'in-the-hole',
      A: 'same',
      paragraphs: [
        '{A} put a cushion in the hole, and then a boot. “Too soft,” said {H}. “Too good at standing still.” And each time {H} showed with both hands how it ought to go.',
        {
          extra: 1,
          joins: true,
          both: [
            'For {seen} {A} tried {seen.stand} last of all. “Nearly,” said {H}. “But it doesn’t know what to do.”',
            'Last came the lamp. “Nearly,” said {H}. “That’s how bright it is. But it still isn’t {meant}.”'
          ]
        }
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
      id: 'drawn-on-a-bag',
      A: 'same',
      spare: 1.5,
      paragraphs: [
        '{A} smoothed out a paper bag. “Draw it for me,” said {A}. So {H} drew {meant}, with the best bit in the middle, and beside it a small {H}. {A} held the bag at arm’s length and turned it round. “We’ve got it that way up,” said {A}, “as a hat.”',
        'They put the bag in the hole and tried the story again. It was flat. {H} could tell, even with both eyes shut. “You can see it in there,” said {H}, “but you can’t do anything in it.”'
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
      id: 'cut-to-size',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How long should it be, your best bit?” asked {A}, and pulled out a scarf, to measure by. {H} held one end and walked. The walk went past the sofa, and twice round a chair, and stopped under the table. “As long as that,” said {H} from below.',
        '{A} looked at the hole in the story, which was as long as a foot. “Then it can’t be a thing out of a drawer,” said {A}. “Somebody has to move about in it.” They left the scarf where it was, so that nobody would forget.'
      ]
    },
    {
      id: 'opening-hours',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“I’d like to speak to the person in charge,” said {H}. {A} went down behind the chair, and came up again with a very straight back. “Yes?” asked {A}. “You look just like the other one,” said {H}.',
        '“People often say so,” said {A}. “What’s the trouble?” {H} walked along the rug and showed it all, the good beginning, the hole and the jump. {A} tried the jump as well, and nodded. “I’d be cross too,” said {A}. “But I’ll have to fetch my colleague.” And down went {A} once more.'
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
    },
    {
      id: 'left-over-bits',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} turned out the drawer with the left-over bits. There was some rain in it, one good fright, and a laugh that was a bit too big. {H} tried them in the hole one after another. The rain ran under the sofa. The fright only worked on {A}.',
        '{H} kept the laugh, for it might fit at the end. “Don’t you need it?” asked {H}. “I’ve had it for years,” said {A}. “There was never a story round it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'never-had-it',
      A: 'partner',
      paragraphs: [
        '{A} sat down beside the hole. “We’ve never had it,” said {A}. “But you must have. How else did you know what was wrong with the boot? You’ve been showing me all evening, with your hands.”'
      ]
    },
    {
      id: 'made',
      A: 'same',
      paragraphs: [
        '{H} looked at both hands. Then {H} began again at the table leg, arm and all, and this time didn’t jump.',
        {
          joins: true,
          both: [
            '{H} stepped into the hole and was {seen}. {H} {seen.move}. It fitted on every side, knees and all.',
            'Right in the hole {H} was {seen}, down to the knees. “What are you after in there?” asked {A}. “{seen.wants},” said {H}, who had only just found that out.',
            'Down in the hole {H} did {meant}, with both arms and one knee. {A} had to move back, there was so much of it.'
          ]
        },
        'The middle ran into the end, and the end ran out at the door. “{said},” said {H}, rather out of breath. “That’s it!” said {A}.'
      ]
    },
    {
      id: 'once-more-with-two',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'They played it once more, for now {A} knew the way. In the hole it was a squash. “What do I do in here?” asked {A}. “You’re the one who sees it first,” said {H}, “and can’t believe it.” {A} saw {meant}, and couldn’t believe it so well that {H} looked round.',
        'Afterwards {A} wanted to do the other part. But {A} did it with the wrong knee. {H} had to show it again, rather slowly. “You really do have to have it in you,” said {A}.'
      ]
    },
    {
      id: 'price',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How much is it?” asked {A}, who was the customer now. {H} had a think. It was a new story, and there was only one of it. “For you it’s free,” said {H}. “You looked at my hands.”',
        '“Then I’ll take two,” said {A}. “One for tonight, and one to keep behind the clock.”'
      ]
    },
    {
      id: 'bring-in',
      A: 'partner',
      paragraphs: [
        '“May I keep it on the shelf?” asked {A}. {H} rolled it up and put it on the counter. “As long as you don’t put {heard.word} in it,” said {H}. {A} put {heard.the} in the window, with a ticket: Nearly in a story.'
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
      '{names} lay down across the end of it, so that nobody could look.',
      '{names} leaned against the counter, and the shop moved.',
      { text: '{names} held down the corners, for a story rolls up again.', needs: ['hands'] },
      { text: '{names} brought one in as well, with the wrong ending.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along behind, from the table leg to the hall.',
      '{names} came right up to the rug, to see it go by.',
      { text: '{names} clapped at the door, and had the best seats.', needs: ['hands'] },
      { text: '{names} dusted the lowest shelf, for something new to go on.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the shop, and at once it was only a chair. They put the boot back, and {heard.the} as well.',
    'When {H} was washed and lay in bed, the story had come along too. {H} told it once more, with only two fingers: {said}.'
  ],
  last: [
    'The shop was shut, the story was told, and {H} was asleep.',
    'On the shelf was the only one of its kind, with nothing missing, and {H} was asleep.'
  ]
})
