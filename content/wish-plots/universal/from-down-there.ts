import { wishPlot } from '../wish-plot.ts'

export const fromDownThere = wishPlot({
  id: 'wish-any-pet',
  tellsAny: 'pet',
  about: 'What the family’s animal does or has to bear, the hero tries out on the floor to know what it is like, and finds who is wanted beside it.',
  titles: ['From Down There', 'Under the Kitchen Table', '{H} Tries It Out', 'Nobody Asks the Floor', 'What It’s Like'],
  company: ['kitchen table', 'table', 'floor', 'fridge', 'broom', 'shoes', 'chair'],
  want: [
    {
      id: 'what-its-like',
      A: 'partner',
      paragraphs: [
        '{pet.told}. {H} had been thinking about that all day. “What’s it like?” asked {H}. “Ask {pet},” said {A}. So {H} did. {pet} looked at {H} for a long time, kindly, and said nothing. “I still don’t know,” said {H}. “Then I’ll have to try it out.”'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-floor',
      A: 'partner',
      paragraphs: [
        '{H} got down on the kitchen floor and began with {pet.ing}, as well as {H} could.',
        {
          joins: true,
          both: [
            'To get it right, {H} thought of {seen.part}.',
            'First {H} had a good long think about {seen.part}.',
            'It was much further down than usual.'
          ]
        },
        { joins: true, both: ['From there it was another kitchen. The table had an underside, with a green pencil mark on it. There was a pea under the fridge, quite far back. And everybody was mostly shoes.'] },
        '“And?” asked the shoes. “What’s it like, {pet.ing}?” {H} gave the shoes a kind look, and that was all. “You can tell me,” said {A}. “No, I can’t,” said {H}. “I’m {pet}.”'
      ]
    },
    {
      id: 'the-other-one',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“You can’t do that without {beside},” said {A}. For {beside} there was {beside.stand}, and {A} stood that on the floor. {H} looked up at it from below, and then from the side. “Does {beside} always look like that?” asked {H}. “Only from down there,” said {A}.',
        'To be fair to {beside}, {A} {beside.move}. {H} watched, with both eyes as wide as they would go. “I think {beside} wants something,” said {H}. “{beside.wants},” said {A}. {H} had never looked at it from that side.'
      ]
    },
    {
      id: 'pea',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The pea was interesting. {H} looked at it, and then at {A}, and then at it again. “Do you want something?” asked {A}. {H} looked at the pea harder.',
        '{A} went to the window and back, and opened the wrong cupboard. “They’re not very quick up there,” thought {H}. In the end {A} dropped a spoon, and bent down for that. Then {A} saw the pea too, and got it out with the broom.'
      ]
    },
    {
      id: 'voice',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who’s a good one, then?” said {A}, in a voice like warm jam. “Who is it? Who?” {H} thought about it. It was quite a hard question. There were several good ones in the house.',
        '“Are you waiting for me to say it?” asked {H}. “No,” said {A}, in the ordinary voice. “You only have to like being asked.” They tried it once more, and {H} did like it, a bit.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Before lying down, {H} turned round three times, as some animals do. “What’s it for?” asked {A}. {H} did not know yet, and went round once more. The floor was no softer afterwards. But it was lovely when it stopped going round.',
        '{A} tried it out with a chair, and walked round it three times before sitting. A little tea was lost on the way. “It feels more like mine now,” said {A}, and sat there with a warm sleeve.'
      ]
    },
    {
      id: 'the-shadow-of-a-fly',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A spot of light ran over the wall. It was from {A}’s watch, but from down there you could not know that. {H} saw it and went flat. The spot ran up the cupboard, and stopped, and trembled. {H}’s behind trembled too. “What are you doing?” asked {A}, and moved that arm.',
        'It shot off to the left. {H} shot after it, as far as the bin. When {H} got there, it was on the ceiling, and looked down. “It’s only my watch,” said {A}. “Don’t say that,” said {H}. “I nearly had it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then {A} was there. There was room for one more on the floor. {A} looked at {H} as if it was high time. Neither of them had anything to say about it.',
        '“Am I doing it right?” asked {H}. {A} breathed out, at some length. That might have been a yes. {H} went on for a while, beside somebody who knew all about floors.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a tortoise,” said {S}, “and I spent a whole summer being one.” “What was it like?” asked {A}. “Slow,” said {S}. “But when you got somewhere, you’d really been on the way.”',
        '{S} could still do the neck. It went out, looked left, and went in again with a click. “That’s only me,” said {S}. “The tortoise never clicked.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} got down on the floor as well. “I’m one too,” said {S}. “But I’m a big one, and I can talk.” “They can’t talk,” said {A}. “This one can,” said {S}. “It says, More biscuits.”',
        '{A} thought about it. “And what else does it say?” “Nothing else,” said {S}. “It’s still learning.” It had learnt to eat them already.'
      ]
    },
    {
      id: 'smells',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“They mostly go by smell,” said {A}. {H} shut both eyes and tried that. The left shoe smelled of street. The right one smelled of the same street, but with a puddle in it.',
        '“You went through it with the right foot,” said {H}. {A} was surprised. “How do you know?” “It’s all down here,” said {H}. “You only never read it.”'
      ]
    },
    {
      id: 'a-nap-on-the-floor',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} lay down on the patch of light and rolled up, with {H}’s nose under one arm. It was warm there, and a bit of dust went by, quite high up. “Are you asleep?” asked {A}. One of {H}’s ears would have turned to the voice, if it had been the kind that turns.',
        '“You’ve got one eye open,” said {A}. “That’s for the door,” said {H}. “The other one’s off duty.” They tried that out with {A} as well, on the next patch. After a minute both of {A}’s were off duty. “There ought to be somebody on the door,” said {H}, and did it for two.'
      ]
    },
    {
      id: 'door',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} sat down in front of the kitchen door and looked at it. After a while {A} opened it. {H} looked out, and did not go. So {A} shut it again. {H} looked at the door.',
        '“In or out?” asked {A}. “I don’t want to go out,” said {H}. “I want it to be open.” {A} had been asking that question for years, and had never had an answer.'
      ]
    },
    {
      id: 'gone',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} went out to look for the post, and was back at once. {H} came all the way to the door on hands and knees. “I’ve been gone for as long as a sneeze,” said {A}. “Nobody told me how long,” said {H}. “It might have been a year.”',
        'So {A} went once more, and said it beforehand. “As long as a sneeze,” said {A}. {H} waited. From the floor it was quite a long sneeze. It had shoes going away in it, and then it had shoes coming back.'
      ]
    },
    {
      id: 'time',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How long have you been doing it now?” asked {A}. {H} had no idea. There was no clock down there, only the patch of light on the floor. It had been at the table leg, and now it was at the bin.',
        '“Two tiles,” said {H}. “And how many is a day?” asked {A}. {H} counted them to the wall. “Fourteen,” said {H}, “and then you all come home.”'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Down there the sounds were different as well. The fridge was loud. A key in the street was loud. {A} dropped a button, and {H} heard it bounce four times.',
        '“And what about us?” asked {A}. “You’re all right,” said {H}. “It’s only when you put the pans away. That’s like thunder in the next room.” {A} put the next pan away with both hands, and it hardly clicked.'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On a saucer on the floor lay a bit of toast, and {H} wanted it without any hands. {H} pushed it with {H}’s nose, and the toast went round. Then the saucer went too, as far as the bin. “You could take it,” said {A}. “With what?” said {H}.',
        'They thought about how it was done. “You mustn’t push,” said {A}. “You must look as if you weren’t going to.” {H} looked at the wall for a while. Then there was no more toast, and some crumbs on a nose.'
      ]
    },
    {
      id: 'everyone-helps',
      A: 'partner',
      paragraphs: [
        '{A} wanted to help. A hand came down from above, as big as a cushion. It patted {H} on the head, rather hard. Then it brought a ball. Then it brought a blanket, and pulled the blanket straight, twice. “Is that better?” asked {A}. “Is it? Shall I sing?”',
        '{H} crept under the table. “It’s very kind,” said {H}. “But {pet.ing} is hard enough, and everything comes at me from above.” {A} looked at {A}’s own hand. Then {A} got down on the floor too, and put one cheek on the tiles. “Oh,” said {A}. “Everything’s so big, and it all comes down on you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'side-by-side',
      A: 'partner',
      paragraphs: [
        '“What do you want, then?” asked {A}, down there. {H} thought about it, properly, as {pet}. “Nobody has to do anything about it,” said {H}. “Somebody’s only got to be here. At the side, not on top.” So {A} lay down beside {H}, not too near, and did nothing. {H} went on with {pet.ing}. It was only half as bad with somebody there.'
      ]
    },
    {
      id: 'to-the-pet',
      A: 'partner',
      paragraphs: [
        'Then they both went to {pet}. They did not pat anybody, and they did not ask anything. {H} lay down on one side, and {A} on the other. They looked at the wall, so that nobody felt looked at.',
        'For some time there was only breathing. Then something warm leaned against {H}’s arm, first hardly at all, and then with all its weight. “That’s what it’s like,” whispered {H}. “It’s {pet.ing}, but not alone.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up close, to look as well.',
      '{names} gave {pet} a look, and got the same one back.',
      { text: '{names} drew a face on the steamy window, with a question mark for a nose.', needs: ['hands'] },
      { text: '{names} pushed the chairs back, so that there was floor enough to try it on.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled past with a crumb, elbows first.',
      '{names} padded round {H} once, and everything down there wobbled.',
      { text: '{names} held a torch under the table, to read the green pencil mark.', needs: ['hands'] },
      { text: '{names} tied a lace, very carefully, with somebody’s nose so near.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled down at the side, not on top.',
      '{names} stretched out along the skirting board, quite near, and did nothing.',
      { text: '{names} turned off the tap, because from down there it dripped like a drum.', needs: ['hands'] },
      { text: '{names} laid the ball by the wall, where it did not ask anybody anything.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the blanket, and the ball rolled home under the chair.',
    'They washed, with a bit of floor on each cheek, and lay down. One foot was left sticking out, where it could be leaned against.'
  ],
  last: [
    'Nobody had to think about {pet.ing} until the morning, and {H} slept.',
    '{H} was asleep, and so was {pet}, at the side and not on top.'
  ]
})
