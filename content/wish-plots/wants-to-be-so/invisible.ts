import { wishPlot } from '../wish-plot.ts'

export const whoeverInvisible = wishPlot({
  id: 'wish-whoever-invisible',
  visits: 'anything',
  whoever: [
    'wants to be invisible',
    'can’t be invisible',
    'wants to become invisible',
    'wants to turn invisible',
    'wants to go invisible',
    'can’t turn invisible',
    'can’t become invisible',
    'dreams of being invisible',
    'longs to be invisible',
    'wishes it was invisible',
    'wishes it were invisible',
    'wants to make itself invisible',
    'wants to disappear',
    'can’t disappear',
    'wants to vanish',
    'wants an invisibility cloak',
    'wants to hide',
    'wants to hide well',
    'wants to hide better',
    'wants to be good at hiding',
    'wants to be unseen',
    'doesn’t want to be seen',
    'does not want to be seen',
    'thinks nobody can see it',
    'wants to be see-through',
    'is always spotted',
    'hates being noticed',
    'doesn’t want to be noticed',
    'wants to blend in',
    'wants to be camouflaged',
    'tries to be invisible',
    'thinks it is invisible',
    'can’t hide anywhere',
    'is rubbish at hiding',
    'is rubbish at hide and seek'],
  except: ['because', 'bully', 'bullies', 'bullied', 'from', 'friend', 'friends', 'school', 'hide and seek', 'lonely'],
  company: ['clock', 'hand', 'tin', 'biscuit', 'biscuits', 'door', 'fridge', 'crumb', 'gap'],
  about: 'The hero wants to catch the big hand of the clock moving, and whoever wants to be invisible is seen at each twitch, until it goes the way the hand goes.',
  titles: ['The Big Hand', 'No Faster Than That', 'When Did You Come Past', '{visitor} Goes All the Time', 'A Crumb on the Clock'],
  want: [
    {
      id: 'caught',
      A: 'partner',
      paragraphs: [
        '{H} knelt on a chair before the kitchen clock. The big hand only moved when nobody was looking. {H} wanted to catch it, just once. {H} stared at it until both eyes ran, and it stood there. {H} blinked, and it was further on. “It does it on purpose,” said {H}.',
        '“Good evening,” said {A} to the door. There was {visitor.first}. “You’ve seen me,” said {visitor}, with a sigh. “They all do, straight away. And I’d only got one end in.”'
      ]
    }
  ],
  way: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        '“You mustn’t look,” said {A}, who was quite sure. “Whoever can’t see can’t be seen. It’s the same with ostriches.” {visitor} looked at nothing at all, and set off for the biscuit tin. First the bin went over, and then a chair.',
        '“I can see you,” said {H}, “and I’m looking at the clock.” {visitor} lay quite still on the floor, and did not look. “And now?” asked {visitor}. “Now less,” said {A} in surprise.'
      ]
    },
    {
      id: 'a-bit-sticks-out',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'They tried it behind the curtain. {visitor} went in, and the curtain hung down, and was almost like a curtain. “Have I gone?” it asked. Most of it had gone. There was only {caller.part}, and that looked out at the side. {A} tucked it in with one finger.',
        'Then it came out on the other side. “It wants to see if I’m hidden,” said {visitor}. {H} knew that. {H} had a nose that always wanted to see. So they hung a tea towel over it. Now it was a thing in a tea towel.'
      ]
    },
    {
      id: 'how-one-is-seen',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What do they see you by?” asked {A}. {visitor} thought that it was this, and {caller.does}. They all saw it. They would have seen it from the street. “Do it smaller,” said {H}. {visitor} did it so small that it was nearly only a thought.',
        '“I saw you thinking it,” said {A}, and had a try. {A} {caller.move}, but only on the inside. {H} went up close. One eyebrow moved. “You’re at the best part now,” said {H}. “I can tell.”'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} knew a book with pictures of creatures that you can’t find. There was a moth on some bark, and it said so underneath, or else you’d never have known. {visitor} was in there, too, further on. “{caller.fact},” read {A}. In the picture you saw everything.',
        '“They’ve even drawn a line to me,” said {visitor}, “with a number.” {H} covered up the number with a thumb. It helped a bit. They went back to the bark. “How does it do that?” asked {visitor}. “It doesn’t do anything,” said {H}. “It’s very good at it.”'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Does anybody see you, {caller.where}?” asked {A}. “All of them do,” said {visitor}. “They say, There you are. And I’ve been there all day.” {visitor} would like to be where nobody had said it yet. It must be very quiet there, and rather roomy.',
        '{A} understood that. {A} went and sat in the bathroom at times, with a newspaper, and the newspaper was from March. “And what do you do there?” asked {visitor}. “I’m not there,” said {A}. “It’s lovely.” {H} had always wondered about March.'
      ]
    },
    {
      id: 'stand-in',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'On the shelf, beside a jug, {H} set up {caller.stand}. “That’s you,” said {H}. “Now everybody go out, and come in again.” They came in again. {A} looked at the window, and the cake tin. {A} did not look at that at all.',
        '“Why not at me?” asked {visitor}, who was almost hurt. “It wasn’t up to anything,” said {A}. They left it up there. At supper time somebody reached past it for the salt, and said “Sorry”.'
      ]
    },
    {
      id: 'sheet',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They put a white sheet over {visitor}. It reached to the ground on every side. “Now there’s nothing more of me to be seen,” it said underneath. It was true. But there was a good deal to be seen of a sheet. It walked to the tin, and the tin fell down.',
        '“I looked at you more than ever,” said {A}. {H} went under as well, to see how it was. It was light in there, and nobody knew anything. “Out there they’re all looking,” said {H}. “It’s the in-here that’s good.”'
      ]
    },
    {
      id: 'one-leg',
      A: 'same',
      spare: 5,
      embodied: true,
      paragraphs: [
        '{A} turned to the wall and counted to five, and the others crept. Whoever still moved at five had to go back to the door. {H} stopped on one leg, and it was the wrong one. {visitor} stopped in the middle of a yawn. “I saw that yawn,” said {A}.',
        'They both went back. At the next five {visitor} did not yawn, and it came all the same, through the ears. “It’s the stopping,” said {visitor}. “I can’t do it all at once. I’m not the brake sort.”'
      ]
    },
    {
      id: 'the-lamp',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s something new in this room,” said {H}, “and you haven’t seen it.” {A} looked about for a long time. It was the lampshade. It had been there for three weeks. “It was blue before,” said {H}. “It never was,” said {A}.',
        '{visitor} went and stood below the lampshade, with great respect. “How did you do it?” asked {visitor}. The lampshade hung there. It had come on a Tuesday, and ever since it had not made a single mistake.'
      ]
    },
    {
      id: 'other-hand',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a third hand on the clock, a thin red one. Everybody could see that. It went hop, hop, hop, and looked busy. “That’s how I go,” said {visitor}. {A} went like that too, mostly, and most of all in the mornings.',
        'They all followed it once round. It took a minute, and nothing had come of it. “And it’s back where it was,” said {H}. The short hand had not even looked up. “That one’s gone furthest,” said {A}. “That one’s been to Tuesday.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Nobody’s ever seen me get old,” said {S}. “I looked in the mirror every day, and every day it was the same one. And then I saw a photograph.” “And who was that?” asked {A}. “A boy next door had borrowed my ears,” said {S}.',
        '“Did you feel nothing?” asked {visitor}. {S} had not felt the slightest thing. “It must have gone past while I was shaving, or buttering something,” said {S}. “It’s the best creeping I’ve ever come across.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was invisible already. {S} stood in the middle of the room, with a flannel on the face. “Where’s {S}?” asked {A}. “Not here,” said the flannel. {visitor} walked all round it. It was very well done, as far down as the chin.',
        '“Somebody’s eaten my banana,” said {A} to the air. The flannel swallowed. “It was somebody else,” it said. {visitor} asked if it got lonely under there. “No,” said {S}. “I’m here, too.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '“Where’s {A}, by the way?” asked {H}. They looked in the basket, and beneath the table. They called. {visitor} sat down, so as not to be in the way, and got up again. {A} was on the chair, and had been for an hour.',
        '“I’ve looked at that chair twice,” said {H}. {A} opened one eye, shut it again, and was not there. “Now I can’t see it myself any more,” said {visitor}, “and I’m looking straight at it.”'
      ]
    },
    {
      id: 'that-one-does',
      A: 'partner',
      paragraphs: [
        '“It’s only the twitching,” said {A}. “As long as you kept still, you were furniture.” “But then I’ll never get anywhere,” said {visitor}. “That one does,” said {H}, and pointed at the big hand. “It gets all the way round, and nobody’s seen it go.” {visitor} looked at it for a long time.'
      ]
    }
  ],
  turn: [
    {
      id: 'when-did-you',
      A: 'partner',
      paragraphs: [
        '{H} and {A} sat by the tin, and watched the door. {visitor} stood in it. Nothing happened. The fridge hummed, and stopped. “Wasn’t that by the broom before?” asked {A}. “It’s always been by the fridge,” said {H}.',
        'Then the tin clinked. {visitor} stood right beside them, with a biscuit. “When did you come past?” cried {A}. “All the time,” said {visitor}. “I just went no faster than the big hand.”'
      ]
    },
    {
      id: 'slow-hand',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They all wanted to do it now. {A} laid one hand on the table, and sent it to the tin. It went as slowly as butter gets soft. “Has it started?” asked {H}. It lay by the cup already. It was hard to stay in the arm and not run ahead.',
        '“You mustn’t want the biscuit,” said {visitor}. “You must only want the next bit of table.” {H} wanted that bit, and then the bit with the scratch. It took till twenty past. It was the quietest biscuit that had ever been taken.'
      ]
    },
    {
      id: 'and-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{visitor} did it once more, for practice. They were quite sure this time that they would see. {A} kept hold of the edge of {visitor} with one eye, and {H} had the other edge. “Don’t blink,” said {H}. “I’m not,” said {A}, and the fridge came in between.',
        '“{visitor} has moved at the front,” said {A}. “Or was it the back?” Somebody said “Bless you”, and somebody had sneezed. After that {visitor} stood across the table, as if there were only that side.'
      ]
    },
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        '“And how can I see it?” asked {H}. “Don’t look at me,” said {visitor}. “Look at the place in front of me. It gets less.” So {H} licked a crumb, and stuck it on the glass, just in front of the big hand.',
        'Between them was a white gap, as thin as card. They watched the gap. It was a thread, and it was a hair, and then there was none. “I saw it go!” whispered {H}. {A} turned round to tell {visitor}. But nobody stood there, and the door was just shutting, very slowly.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stared at the clock as well, and saw two of it.',
      '{names} came to the door, and saw the guest at once.',
      { text: '{names} held the chair, so that it kept still for looking.', needs: ['hands'] },
      { text: '{names} wiped the glass of the clock with one sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} shut both eyes, and did not disappear.',
      '{names} kept quite still for a moment, and looked like furniture.',
      { text: '{names} stood up the bin, and put in what had come out.', needs: ['hands'] },
      { text: '{names} peeped between two fingers, which is allowed.', needs: ['hands'] }
    ],
    turn: [
      '{names} got nearer to the biscuits, and nobody saw that either.',
      '{names} looked at the gap, and breathed on it.',
      { text: '{names} felt for a biscuit, and there was one fewer.', needs: ['hands'] },
      { text: '{names} pointed at the place where something had last been seen.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crumb stayed on the clock. The big hand had got past it by then, underneath, without a word.',
    'They washed and lay down. It grew dark in the room, and nobody saw it do it.'
  ],
  last: [
    'No faster than the big hand it came, all the time, and {H} was asleep.',
    'There was a gap, and a thread, and a hair, and then {H} was asleep.'
  ]
})
