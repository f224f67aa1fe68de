import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const warthog = wishPlot({
  id: 'wish-warthog',
  wishes: ['warthog', 'warthogs', 'facóquero', 'warzenschwein', 'phacochère'],
  answers: ['backwards', 'hole', 'burrow', 'tusks', 'tail', 'mud', 'muddy', 'kneels', 'funny', 'ugly', 'africa', 'savannah', 'piglet', 'piglets', 'baby', 'little', 'runs', 'hungry', 'sleepy', 'who', 'that', 'friend', 'friends', 'two', 'grass', 'reverse', 'reversing'],
  except: [...NOT_WELL, 'afraid', 'scared', 'pumba', 'pumbaa', 'timon', 'meerkat', 'king', 'lion', 'hogwarts', 'verruca', 'wart', 'farts', 'smelly'],
  company: ['warthog', 'warthogs', 'porcupine', 'hole', 'sofa', 'tuft'],
  about: 'Two warthogs back into their holes for the night, each sees only what is behind the other, and they meet tail to tail.',
  titles: ['Beep, Said the Warthog', 'Tail First', '{H} Goes to Bed in Reverse', 'Two Doors and Four Tusks', 'What’s Behind You'],
  want: [
    {
      id: 'backing-off',
      A: 'partner',
      paragraphs: [
        '{H} was a warthog, and so was {A}. Each had two spoons for tusks. Behind, a tail with a tuft stood straight up, like a flagpole. They ate their last grass on their knees, in front of the sofa.',
        'Then each of them wanted a hole for the night. That’s done tail first, so that the tusks look out of the door. “Good night,” said {H}, and backed off to the left. “Good night,” said {A}, and backed off to the right.'
      ]
    }
  ],
  way: [
    {
      id: 'porcupine',
      A: 'partner',
      paragraphs: [
        '“Beep,” said {H}, “beep, beep.” The first hole was under a stool. The warthog went in up to its hips, and came out faster. In there sat a porcupine, a hairbrush.',
        'The next hole was the waste paper basket. It fitted so well that it came along. Over by the window {A} had backed into a chair, and was talking to it. “You could turn round and look,” called {A}. “Then my tusks would be in the wrong room,” said {H}.'
      ]
    },
    {
      id: 'not-dug',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why don’t you dig one yourself?” asked {A}. “We don’t,” said {H}. “Aardvarks do that. They dig all night, and by morning they’ve gone off somewhere else. You only have to find where.” A warthog never builds. It looks about for what’s left.',
        '{A} looked about too, and found a sleeve. “That’s only been dug for a mongoose,” said {H}, and tried it on, all the same. The sleeve went on as far as the tuft.'
      ]
    },
    {
      id: 'aerials',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A lion went by. It was a slipper, and it had other plans, but they ran. When warthogs run, the tails go up. In the tall grass you can’t see a warthog any more, only a row of tufts. “Can you still see me?” called {A}.',
        '“I can see your end,” said {H}, and ran after it, round the table. At the third corner the tufts had closed up. Nobody could say any more which was the front of the family.'
      ]
    },
    {
      id: 'on-the-knees',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a bit of grass left, on a plate, and it was cress. The warthogs went down on their front knees, and walked along like that, nibbling. The hind legs stayed standing up. “It looks as though we were asking it for something,” said {A}.',
        '“We are,” said {H}. “We’re asking if it’s any good.” A warthog has pads there, as thick as a slipper. {A} had a folded sock under each knee, and one was striped. “It’s very good on the left,” said {A}.'
      ]
    },
    {
      id: 'looking-glass',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had an idea, and held a soup ladle up in front. In it you could see everything that was behind, only bent. “I’m coming to a door,” said {H}. “It’s rather a wide one.” “That’s me,” said {A}.',
        '“And beside it there’s a moon.” That was the lamp. {H} steered between the two, with one eye on the ladle. The tuft met something soft. In the ladle there was only one big nostril now. It was {H}’s own.'
      ]
    },
    {
      id: 'bumps',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“What have you got on your face?” asked {A}, who met the warthog from the front. It had two walnuts on each cheek, stuck on with dough. “Those are my bumps,” said {H}. “They’re no illness. They’re padding, for when we push each other.”',
        '“Who wins?” “Whoever’s got more face,” said the warthog. They leaned forehead to forehead, and pushed, quite gently, walnut against walnut. After a bit {A} had more face. There was dough on it.'
      ]
    },
    {
      id: 'mud-first',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Before bed a warthog has a bath, and comes out of it dirtier. The mud was the brown blanket. {H} lay down in it and wriggled, until there was nothing to be seen but two spoons.',
        '“Have you washed behind your ears?” asked {A}. “There was some left there,” said {H}, “so I’ve put more on.” It keeps off the sun, and the flies. {A} smelled it, at arm’s length, and said that it would keep off most things.'
      ]
    },
    {
      id: 'ladies-first',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Young warthogs go into a hole nose first, and only the big ones go in backwards. “How do the young ones know when they’re big?” asked {A}. “They try it,” said {H}. “One evening they turn round at the door.”',
        '{A} went up to a cushion cover, nose first, and turned. It took three tries, like parking. “And now?” asked {A}, with the tuft inside. “Now you can see out,” said {H}. “Before that you only saw your mother’s tummy.”'
      ]
    },
    {
      id: 'mongoose-barber',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Where there are mongooses, a warthog may lie down in the evening and be tidied up. They climb about on it, and pick out what’s living there. {A} was the mongooses, with ten fingers. {H} lay on one side, and grunted.',
        '“There’s a tick,” said {A}, “and there’s a piece of toffee.” “Leave the toffee in,” said the warthog. The mongooses had already shared it. “You’re done,” they said, and climbed off over the nose. “There’s a little gap now, by the ear.”'
      ]
    },
    {
      id: 'rent',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} tried the shelf. Somebody was at home there, and it was an owl made of wood. “It’s a pity,” said {H}, “for there’s a view.” The other warthog looked up. “If you went in there backwards, you’d see the view,” said {A}, “and the owl would see you.”',
        'They asked the owl what it thought of that. It thought with both eyes open. “It would rather live alone,” said {A}, after a while. They thanked it, and beeped away.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} backed into a beautiful hole, soft all round, and warm already. It was warm because it was {A}. {A} had been asleep, and now had a warthog in front, the wrong way on.',
        'There was some moving over to be done. “Beep,” said the warthog, and drove out forwards. {A} lay down again in a rounder sort of hole.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’ve only once driven backwards for long,” said {S}. “It was up a lane, with a milk lorry in front of me. It was a mile to the top.” “Did you hit anything?” asked the warthog, who was {A}.',
        '“I hit a hedge, and I hit it again,” said {S}. “The milkman walked along behind and told me which way. He had a bottle open.” {S} sat down, without looking, and there was a chair.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the light at the back of the warthog, the white one. Each time that {A} said “beep”, {S} opened both eyes wide. When the beeping stopped {S} shut them.',
        '“Is it working?” asked {A}, who couldn’t see. “I can see your tuft when I’m on,” said {S}, “and when I’m off I can’t.” That was how it ought to be.'
      ]
    },
    {
      id: 'behind-the-other',
      A: 'partner',
      paragraphs: [
        '{A} stood still in the middle of a beep. “That’s odd,” said {A}. “I can’t see what’s behind me. But I can see all that’s behind you. There’s a boot, and past the boot there’s a lovely dark gap.”',
        '{H} looked over at {A}. Behind {A} there stood a cactus, and then came a gap as well. “I’ve got yours, too,” said the warthog.'
      ]
    }
  ],
  turn: [
    {
      id: 'tuft-to-tuft',
      A: 'partner',
      paragraphs: [
        'So they told each other. “Boot,” called {A}, and {H} lifted one leg behind. “Cactus,” called {H}, “more to the wall.” “Beep,” they went, and grew smaller. {H} backed round the left end of the sofa, and {A} round the right.',
        'The tail had to do the rest. The warthog reached into the gap behind the sofa, and felt about with its tuft. It was dark, and just wide enough. In it went, up to the shoulders. There the tuft met a tuft.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was a piglet, and went in as piglets do, with the nose in front. So {A} lay in the gap now. Where the tusks should have been, two feet stuck out.',
        'The feet kicked a bit, at whoever was passing. “That’ll do as well,” said the warthog.'
      ]
    },
    {
      id: 'one-hole',
      A: 'partner',
      paragraphs: [
        '“Is that the wall?” asked {H}. “That’s me,” said {A}, very near. They’d been backing away from each other the whole evening, and here they were. It was one hole, and it had two doors.',
        'They bumped once more, to be sure, and stayed. On the left two tusks looked out, and on the right another two. “Good night,” said {H}, to the front. “Good night,” said {A}, to the other front.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} knelt down for a last mouthful.',
      '{names} went backwards as well, as far as the wall.',
      { text: '{names} combed a tuft, and stood it up again.', needs: ['hands'] },
      { text: '{names} waved a warthog on, like the man at the car park.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of a beep.',
      '{names} nosed the porcupine, and let it lie.',
      { text: '{names} pulled the basket off from behind.', needs: ['hands'] },
      { text: '{names} moved the cactus to where nobody would sit down.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to two beeps, going apart.',
      '{names} lay down outside the left door, beside the tusks.',
      { text: '{names} pushed the sofa out by the width of a warthog.', needs: ['hands'] },
      { text: '{names} lit up the gap from above, and saw two tufts.', needs: ['hands'] }
    ]
  },
  bed: [
    'Four tusks were washed up, and laid in the drawer with the other spoons. The porcupine went back to the mirror.',
    '{H} washed, and went to bed in reverse. The tail went under the blanket first. At the very end the nose looked out.'
  ],
  last: [
    'Behind {H} it was warm, and in front of {H} it was night, and {H} slept.',
    'The last beep was a very small one, and {H} was parked, and asleep.'
  ]
})
