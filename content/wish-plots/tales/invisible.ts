import { wishPlot } from '../wish-plot.ts'

export const invisible = wishPlot({
  id: 'wish-invisible',
  wishes: ['invisible', 'being invisible', 'invisibility', 'invisibility cloak', 'invisible cloak', 'turning invisible', 'invisible girl', 'invisible boy', 'becoming invisible', 'invisible day'],
  answers: ['being', 'cloak', 'girl', 'boy', 'turning', 'becoming', 'child', 'day', 'magic', 'for', 'wants'],
  except: ['friend', 'friends', 'ink', 'dog', 'cat', 'dragon', 'elephant', 'horse', 'pet', 'monster', 'lonely', 'feel', 'feels', 'feeling', 'felt', 'everyone', 'everybody', 'nobody', 'no-one', 'school', 'class', 'classmates', 'ignored', 'sees', 'notices', 'family', 'mum', 'dad', 'mummy', 'daddy', 'world', 'town', 'people', 'humans', 'parents', 'grown'],
  about: 'The hero is invisible, and it works so well that nobody can stop it, until the hero finds out what cannot be hidden.',
  titles: ['Nobody on That Chair', 'It Worked Too Well', '{H} Can’t Be Seen', 'The Biscuit Rose into the Air', 'Two Hands and No One'],
  want: [
    {
      id: 'the-cloak',
      A: 'partner',
      paragraphs: [
        '{H} had a cloak that made people invisible. It was the old green curtain. {H} wanted to see what {A} did when nobody was there. So {H} put it on and stepped out into the middle of the room.',
        '{A} looked up. {A} looked to the left, and to the right, and straight through {H}. “{H}?” called {A}. “That’s funny. I thought I heard somebody.” It worked!'
      ]
    }
  ],
  way: [
    {
      id: 'biscuit',
      A: 'partner',
      paragraphs: [
        'The invisible one took a biscuit. {A}’s eyes got big. “That biscuit’s flying!” said {A}. It rose up from the plate, and stopped in the air. Then there was a bite out of it. Crumbs fell from nowhere. {H} had never enjoyed a biscuit so much.',
        'Then {A} came over with a book and sat down on {H}’s chair. {H} was on it. “This cushion’s lumpy,” said {A}, and moved about. “It’s got knees.” “It’s me!” said {H}, under the book. “And it creaks,” said {A}.'
      ]
    },
    {
      id: 'floating-things',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A spoon floated past {A}, and then a shoe. The shoe looked in all the corners. {A} got up and held open the door for it. “After you,” said {A}. The shoe did not go out. It came back, and bowed.',
        '“They’re well brought up, these shoes,” said {A}. Somewhere behind it somebody snorted.'
      ]
    },
    {
      id: 'the-mirror',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} went to look in the mirror. There was a curtain in it with a face on top. “I can see myself,” said {H}, a little disappointed. “Who said that?” asked {A}, and came to the mirror too.',
        '{A} looked into it from quite near. “There’s nobody there but me,” said {A}, and combed {A}’s hair. It had to be done round somebody’s ear.'
      ]
    },
    {
      id: 'talking-about',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Since nobody was there, {A} talked to the teapot. “I wonder where {H} is,” said {A}. “I had something to say. It was about the nicest thing that I saw all day.” {H} came closer. “It was this big,” said {A}, “and it was in a puddle. But I’ll tell {H} later.”',
        '{H} stood there with {H}’s ears sticking out. It was hard to be invisible at such a moment.'
      ]
    },
    {
      id: 'a-coat-hook',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the hall {H} stood quite still beside the coats. {A} came along with a hat, and hung it up. It was hung up on {H}. “There never used to be a hook here,” said {A}, and hung up the scarf as well.',
        'After that came the bag, and it was heavy. The hook bent at the knees. “It’ll have to be screwed in better,” said {A}.'
      ]
    },
    {
      id: 'other-comes-by',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Then {A} came in, who did not know anything about it. {H} held the cloak tight. {A} looked at the biscuits, and at the chair, and at the others. You could see {A} thinking. “Is {H} out?” asked {A}.',
        '“It looks like it,” came the answer. {A} walked up to {H} and put down a cup on {H}’s head. It stayed there. “Handy, that shelf,” said {A}.'
      ]
    },
    {
      id: 'really-invisible-things',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There are such things,” said {A} to nobody. “There’s a frog that you can see right through. You can see its heart. And a jellyfish is hardly there at all. And the wind’s so invisible that you only know it by the washing.”',
        '{H} blew on {A}’s neck. “There it is,” said {A}, and pulled up the collar.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came and felt along the sofa for a place to sit. “I was invisible once,” said {S}. “It was at my cousin’s party, under the table. I could see all their shoes. They’d taken them half off.” Then {S} patted {A} on the head. “And who’s this?” asked {S}.',
        '“Nobody,” said {A}. “I thought so,” said {S}. “Nobody’s got very soft hair.”'
      ]
    },
    {
      id: 'small-one-sees',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Hello,” said {S}, and looked straight at {A}. “You can’t see me,” whispered {A}. “Yes, I can,” said {S}. “You’re green.” {A} pulled the curtain over the two of them.',
        'Now there were two who were not there. One of them giggled all the time. A giggle was very hard to hide.'
      ]
    },
    {
      id: 'pet-not-fooled',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'Only {A} was not taken in. {A} came right across the room to somebody who was not there. {A} stood in front of the curtain, and waited.',
        '“Go away,” it whispered. “You’re giving me away.” {A} lay down on the hem. {A} did not need to see somebody to know that there was somebody.'
      ]
    },
    {
      id: 'footsteps',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} walked round {A} once on tiptoe. {A} turned round as well, very slowly, one ear first. “There’s a floor that walks,” said {A}. “It’s going left. It’s got a hole in one sock.” {H} looked down. It was true about the sock.',
        'How could {A} know that, with somebody invisible? {H} put one foot on top of the other. {H} stood like a heron for as long as it would go.'
      ]
    },
    {
      id: 'off-it-comes',
      A: 'partner',
      paragraphs: [
        '{H} had had enough, and took off the cloak. “There!” said {H}. {A} yawned, and looked at the clock. “It’s getting late,” said {A}, “and still no {H}.” {H} jumped up and down, and waved with both arms. It had worked too well. “How can I stop being invisible?” cried {H}. {A} put a hand to {A}’s ear. “If there’s somebody there,” said {A} to the room, “I can’t see them. I’d have to have something to hold on to.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hand',
      A: 'partner',
      paragraphs: [
        '{H} stopped jumping. {H} thought about it, and went up to {A}’s chair, quite close. And {H} put one hand into {A}’s hand. {A} did not move. The fingers closed slowly, and felt the hand all over. “That’s a hand,” said {A}. “It’s warm, and it’s got biscuit on it. I know this hand.”'
      ]
    },
    {
      id: 'up-the-arm',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“A hand doesn’t come by itself,” said {A}. “There’s generally an arm.” {A} felt along, and there it was, with an elbow in it. “Now it goes round a corner. This must be a shoulder. And up here there’s something with hair.”',
        '“Ow,” said the something. “And it talks,” said {A}. “That’s a help.”'
      ]
    },
    {
      id: 'the-nose',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} found the nose, and pressed it. “Does it make a noise?” asked {A}. “Peep,” said {H}. “Then it’s the right one.” Bit by bit there was more of {H}. The ears came next, and they were cold.',
        '“I’ve got both knees already,” said {A}. “I had them earlier on. They were in my cushion.”'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“One more thing, to be sure,” said {A}, and smelled the top of {H}’s head. It smelled of hair, and biscuit, and a little of curtain. {A} smelled twice. “That can’t be anybody else,” said {A}.',
        '“What do I smell of?” asked {H}. “Of you,” said {A}. “I could find it in the dark, in a station.”'
      ]
    },
    {
      id: 'there-you-are',
      A: 'partner',
      paragraphs: [
        'Then {A} pulled the hand, and somebody came along with it and landed on {A}’s knees. {A} put both arms round it. There was just as much in there as there ought to be. “Well, there you are,” said {A}, and looked {H} in the face. “Where have you been?” “Here,” said {H}. “The whole time!”',
        '“What did I do, when nobody was there?” asked {A}. {H} thought back. “You looked for me,” said {H}. “Shall I be invisible now?” asked {A}, and took the curtain. {H} held on to {A}’s hand, just in case.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked straight through {H} and bumped into a curtain.',
      '{names} felt a draught in the middle of the room and went round it.',
      { text: '{names} shook hands with the empty air, on the wrong side.', needs: ['hands'] },
      { text: '{names} drew up a chair for {H}, wherever {H} had got to.', needs: ['hands'] }
    ],
    way: [
      '{names} ate up the crumbs that fell from nowhere.',
      '{names} backed away from the cushion with the knees.',
      { text: '{names} called {H} to come quickly and see a biscuit fly.', needs: ['hands'] },
      { text: '{names} held out a plate, in case more biscuits landed.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave the place a good sniff and knew at once who it was.',
      '{names} leaned against nobody at all, and nobody was warm.',
      { text: '{names} felt for the other hand, and it had biscuit on it too.', needs: ['hands'] },
      { text: '{names} moved the plate to where somebody might be sitting soon.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the green curtain, and nobody was in it. There was one biscuit left, with a bite out of it, and it lay quite still.',
    'When {H} had washed and was in bed, the light was put out. Now nobody could be seen at all. But a hand hung down over the edge, and another hand took it.'
  ],
  last: [
    'It was so dark that nobody could see {H}, and everybody knew where, and {H} was asleep.',
    'Only a bit of breath came from that bed, and it was {H}, asleep.'
  ]
})
