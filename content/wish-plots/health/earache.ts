import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const earache = wishPlot({
  id: 'wish-earache',
  wishes: ['earache', 'ear ache', 'ear aches', 'earaches', 'sore ear', 'sore ears', 'ear hurts', 'ears hurt', 'ear hurting', 'ears hurting', 'ear infection', 'ear infections', 'bad ear', 'poorly ear', 'blocked ear', 'blocked ears', 'ear blocked', 'ear is blocked', 'ears blocked', 'ear popped', 'ears popping', 'ears pop', 'earake', 'ear pain', 'ear drops', 'eardrops', 'water ear'],
  answers: ['ear', 'ears', 'better', 'getting', 'night', 'sore', 'hurts', 'hurt', 'hurting', 'ache', 'aches', 'poorly', 'cold', 'home', 'school', 'doctor', 'medicine', 'drops', 'warm', 'bed', 'sofa', 'crying', 'cried', 'again', 'has', 'had', 'keeps', 'got', 'off', 'nursery', 'today', 'sleep', 'really', 'left', 'right', 'both', 'pop', 'hear', 'infection', 'bad', 'poor', 'popped', 'blocked', 'swimming', 'water'],
  except: [...SERIOUS, 'grommet', 'grommets', 'hearing', 'burst', 'bleeding', 'fever', 'bead', 'stuck', 'pierced', 'piercing', 'earring', 'earrings', 'plane', 'aeroplane', 'shout', 'shouting', 'loud', 'bunny', 'elephant', 'pulled', 'headache', 'headphones'],
  moods: ['first', 'afraid', 'change', 'sleepless'],
  company: ['duck', 'manual', 'washing machine'],
  about: 'The earache is nearly over, but the ear is still shut, and the hero wants to know what {A} said into it; it opens only by a yawn, so something very boring has to be found.',
  titles: ['What Did You Say in There', 'The Boring Book', 'Fold the Hose to the Left', '{H} Has One Ear Shut', 'A Yawn Goes Round'],
  want: [
    {
      id: 'into-the-sore-one',
      A: 'partner',
      paragraphs: [
        '{H}’s earache was nearly over. Now the ear was only stuffed up, and the rain outside could be heard on one side. {H} lay on the sofa, with a warm duck cloth on it. {A} lifted a corner and said something underneath. It went “womble omble om”.',
        '“What?” said {H}. “I’ll say it again when your ear’s open,” said {A}. From then on {H} wanted to know what it was.'
      ]
    }
  ],
  way: [
    {
      id: 'getting-it-open',
      A: 'partner',
      paragraphs: [
        '“Is it about pancakes?” asked {H}. {A} did not say. So the ear had to be opened. {H} chewed a crust, and it was like boots in gravel, and nobody else heard a thing. “Lie on the other side,” said {A}. “Then it runs out.” It did not run out. It went glup in there, and stayed.',
        'Then {H} had to yawn, after such a bad night. Click, went the ear. “It moved!” cried {H}. Then it was shut again.'
      ]
    },
    {
      id: 'somebody-walking',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There’s somebody walking about,” said {H}, and held still. It went boom, boom, boom, in slippers, behind the ear. {A} listened, with one ear against it. You could not hear it from outside. {H} hopped three times, and lay down again. Now they were running.',
        '{A} took hold of {H}’s wrist. “Boom,” said {A}, “boom, boom.” It was just the same. “It’s only you,” said {A}. “You’re walking about in there.” When an ear’s shut, you hear who’s at home.'
      ]
    },
    {
      id: 'two-sorts-of-rain',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried the rain from both sides. With the good ear up it was raining. You could hear each drop, and a gutter. With the bad ear up it was in a box, and the box was in a cupboard. “Now it’s raining,” said {H}. “Now it’s raining a long time ago.”',
        '{A} wanted to hear that as well, and laid a cushion against one ear. “A long time ago,” said {A}, and nodded. It was about the right distance.'
      ]
    },
    {
      id: 'who-said-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Say it a bit louder, then,” said {H}. {A} thought it over. “Some things you can’t say loudly,” said {A}. So it was a secret. Or it was something rude. {H} looked at {A}’s mouth for a clue. The mouth ate a grape.',
        '“You could write it.” “It’s a thing you’ve got to hear,” said {A}. {H} turned over to the wall. It must be the best thing that anybody had ever said, and the wrong ear had got it.'
      ]
    },
    {
      id: 'warm-cloth',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The cloth cooled down, and {A} warmed it up again on the radiator. It was a face cloth with a duck on. When it was fresh the whole ear went soft, like butter in the sun. “That’s good,” said {H}. “The duck’s just come in from the sun.”',
        'After a while the duck got cold feet. Then it had to fly back to the radiator. It did that trip eleven times, and {A} carried its suitcase.'
      ]
    },
    {
      id: 'snail-in-there',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What does it look like inside?” asked {H}. {A} had seen a picture. “First there’s a tunnel, and then a drum,” said {A}. “Behind the drum there’s a room with three bones. They’re the smallest that you’ve got. And then there’s a snail.” “A real one?” “It’s only rolled up like one.”',
        '“And where’s it shut?” “In the room,” said {A}. “There’s somebody’s washing-up water in it.” {H} thought of the three small bones, in water up to the knees.'
      ]
    },
    {
      id: 'the-wrong-words',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Do you want some soup?” asked {A}, from the side with the cloth. “A boot?” said {H}. “Soup.” “A loop?” {A} brought it, and it was steaming. “Oh,” said {H}, “soup. You should say so.”',
        'It was alphabet soup. {H} fished around in it, in case there was a message. There was an O, and an M, and then another O. “Omo,” read {H}. “That’s very nearly what you said.” {A} ate the M quickly.'
      ]
    },
    {
      id: 'other-says-onion',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“With us it was an onion,” said {A}, “warm, in a sock. You tied it on with a scarf.” “Did it help?” asked {H}. {A} tried to remember. “It was nice and warm,” said {A}. “And nobody came near me. I had the whole sofa.”',
        '{H} smelled at the duck cloth. It only smelled of radiator. “And the onion?” “We had it on Sunday,” said {A}, “with liver.” {H} was glad about the duck.'
      ]
    },
    {
      id: 'making-faces',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} knew some faces that were good for an ear. “Pull down your chin as far as it goes,” said {A}, “and push it to the left. Now you’re a camel.” {H} was a camel, and then a hippo. “Is it coming?” asked {A}. “The hippo was quite good,” said {H}. “It creaked.”',
        'They did the hippo together, face to face. It was hard to go on, because the other hippo looked so much like somebody’s aunt.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} could turn both ears, each by itself, and had never thought anything of it. One of them pointed at {H}, and the other pointed at the kitchen. “Have you ever had one shut?” asked {H}. {A} turned the other one round too. It was clear that nothing was shut there.',
        'So {H} told {A} something, once on the left and once on the right. {A} kept it. In the kitchen something fell, and {A} had known before.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“A boy at our school had one shut by the swimming bath,” said {S}. “He heard nothing for two days. We told him so many things in that ear. We said we’d had his cake.” “And then?” asked {A}.',
        '“Then he yawned,” said {S}, “in church, and it all came out at once. He stood up and said: what cake?” {S} shook with laughing. “It had only been waiting in there, you see.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to know which ear it was. “That one,” said {A}. {S} went round to that side, and talked into it for quite a while. It went up and down, and there was a song in it. Then {S} stopped, and waited. “Well?” asked {S}.',
        '“I didn’t get any of it,” said {A}. “It went womble.” {S} nodded, satisfied. “I’ll say it all again,” said {S}, and started from the beginning.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had come to look at the duck. {A} took it off the ear, and put it on {A}’s own head, and sat under it. It was warm and dark in there. For a time there was only a duck on two legs.',
        '“That’s mine,” said {H}, but not loudly. Without the cloth the ear was cool, and it did not hurt, and {H} was surprised. The duck laughed. It was soft and far away, like a long time ago.'
      ]
    },
    {
      id: 'the-door-in-there',
      A: 'partner',
      paragraphs: [
        '“When did it click?” asked {A}. {H} thought back. “When I yawned,” said {H}. “Then that’s the key,” said {A}. “There’s a small passage, from your ear down to your throat. A yawn pulls it open.”',
        '{H} waited for a yawn. None came. “We need something very boring,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-boring-book',
      A: 'partner',
      paragraphs: [
        '{A} fetched the book of the washing machine. It was the most boring one in the house. “Page one,” read {A}. “Fold the hose to the left. If the hose is on the left, fold it to the right.” {H} listened with the good ear. “Page two. The drawer has three parts. The first part is part one.” {A}’s voice grew slower and slower.',
        'Then {A}’s mouth went open, wide and wider. Nobody can look into a yawn without catching it. It came up in {H} like a big soft wave. Click, it went. Pop.'
      ]
    },
    {
      id: 'how-loud-it-is',
      A: 'same',
      spare: 13,
      paragraphs: [
        'All at once the ear was open. The clock had a tick, and after the tick it had a tock. Somewhere a tap dripped that had dripped all day. {H}’s hair made a noise on the cushion, like somebody walking through hay. “Is it always so loud here?” whispered {H}.',
        '“Yes,” whispered {A}. “We’re a loud family.” They both listened to the fridge for a bit. It was telling a long story, and was near the end of it.'
      ]
    },
    {
      id: 'once-more-left',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Read the bit with the hose again,” said {H}. Now it came in on both sides. “Fold the hose to the left,” read {A}. It was much better with two. You could hear that it was a comma, and how the page smelled.',
        '“It isn’t as boring as that, really,” said {H}. “I’d like to know if they ever get it folded.” {A} looked at the end. They did not say.'
      ]
    },
    {
      id: 'what-it-was',
      A: 'partner',
      paragraphs: [
        '{H} sat up. The rain was there, from both sides, and every drop of it. “Now,” said {H}, and held out the ear to {A}. “What did you say, under the cloth?” {A} thought, and bent down close. {H} held very still.',
        '“I said: can you hear me in there?” whispered {A}. {H} looked at {A} for a long time. “No,” said {H}. “Not then. But now I can.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said something too, and it went womble.',
      '{names} lay along the sofa, on the side where you could be heard.',
      { text: '{names} warmed a second cloth, for afterwards.', needs: ['hands'] },
      { text: '{names} tiptoed past with a tray, and it rattled in one ear.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned, and nobody thought anything of it yet.',
      '{names} listened at the good ear, in case it went through.',
      { text: '{names} passed the crusts, one for each side.', needs: ['hands'] },
      { text: '{names} wrote down a guess, and folded it up.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught it as well, and passed it on.',
      '{names} went to sleep at page two, and woke at the pop.',
      { text: '{names} covered a yawn with the back of one hand.', needs: ['hands'] },
      { text: '{names} held the lamp over the hose, on the left.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book of the washing machine went back behind the flour. They might need it again some time.',
    '{H} washed both ears on the outside only. {H} lay down on the good one, and then on the other, for a try. It was soft there. The rain came in, and all the way through.'
  ],
  last: [
    'One more yawn went round, and it was {H}’s turn last, and then {H} was asleep.',
    'Both doors stood a little open, and it rained in on either side, and {H} was asleep.'
  ]
})
