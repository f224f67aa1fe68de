import { wishPlot } from '../wish-plot.ts'

export const superheroes = wishPlot({
  themes: ['superheroes'],
  answers: ['super', 'hero', 'heroes', 'spiderman', 'batman', 'superman'],
  about: 'A superhero looks for somebody to rescue, rescues people who were perfectly well, and then has to be rescued.',
  titles: ['From What', 'Does Anybody Need Rescuing', '{H} and the Cape in the Door', 'The Superhero Who Said Help', '{H} Rescues the Wrong Sandwich'],
  want: [
    {
      id: 'nobody',
      A: 'partner',
      paragraphs: [
        '{H} was a superhero, with a red tablecloth for a cape, and there was nobody to rescue. {H} had looked everywhere. So {H} went to {A}, who was sitting at the table with a sandwich.',
        '“Do you need rescuing?” asked {H}. “From what?” asked {A}. “I don’t know. From something.” {A} looked round. “I’m quite all right,” said {A}, and pulled at a collar. “It’s only this jumper. It’s very tight round the neck.”'
      ]
    }
  ],
  way: [
    {
      id: 'rescued',
      A: 'partner',
      paragraphs: [
        '{H} flew round the table once and rescued {A} from the chair, which had only been comfortable. Then {H} rescued the sandwich from {A}, and ate the corner that was in danger.',
        'Last of all {H} rescued the pot plant, with the whole watering can. It stood up to its neck in water. “We were very well before you came,” said {A}. “Both of us.”'
      ]
    },
    {
      id: 'fly',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can you at least fly?” asked {A}. {H} took a run and jumped over the crack in the floor. “I was up,” said {H}. “Did you see it?” “I blinked,” said {A}. “Do it again.”',
        '{H} did it again, and {A} sneezed. The third time they both saw it. It was about as high as a biscuit. “Some of them start with less,” said {A}.'
      ]
    },
    {
      id: 'powers',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They looked for {H}’s superpower, since everybody has one. It was not lifting, because of the table. It was not looking through walls. {H} looked at the wall for so long that {A} went round to the other side to wave.',
        '“How many fingers?” called {A} through the wall. “Three,” called {H}. It was three. Neither of them could explain it, and they did not dare to try it again.'
      ]
    },
    {
      id: 'signal',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How do people call you?” asked {A}. There has to be a sign in the sky. So {A} put a biscuit on the torch, and on the ceiling there was a large round spot. {H} went out to the hall and watched for it. It came almost at once.',
        '“Who’s in danger?” cried {H}. “Nobody. I was only trying it,” said {A}. The next time, a bite was missing at the edge. The third time it was only half a moon. “It’s going out,” called {A}, with {A}’s mouth full.'
      ]
    },
    {
      id: 'swoosh',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It needs a noise,” said {A}. So each time {H} turned a corner, {A} said “swoosh.” Soon it was quite hard to keep up, for {H} turned corners on purpose.',
        'Once {A} was drinking, and {H} stood at the corner and waited. {A} swallowed. “Swoosh,” said {A}. “Thank you,” said {H}, and flew on.'
      ]
    },
    {
      id: 'pet-rescue',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} found {A} in a corner, all alone, and asked if there was any danger. {A} looked straight ahead. It might mean yes. {H} sat down beside {A} and kept guard, with a hand on the cape.',
        'Nothing came. Nothing came for a good ten minutes, and it was warm there, and quiet. “We’ve frightened it off,” said {H}. {A} seemed to think so too.'
      ]
    },
    {
      id: 'window-fly',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At last there was somebody in trouble. It was a fly, and it was on the wrong side of the window. {H} opened up and rescued it with both hands and the cape. “Fly,” said {H}. It flew, and did not look back.',
        'A little later there it was again. It had come in at the top. {H} rescued it once more, and then a third time. “It isn’t in trouble at all,” said {A}. “It goes round and gets on again. It’s the ride that it likes.”'
      ]
    },
    {
      id: 'elder-cape',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I used to have one of those,” said {S}, and felt the cape between two fingers. “I gave it up. I kept sitting on it.” {A} asked what {S} had rescued in those days.',
        '“Mostly buttons,” said {S}. “Once a whole cake, out of the rain.” {A} asked whether it had said thank you. “It was delicious,” said {S}.'
      ]
    },
    {
      id: 'child-sidekick',
      A: 'child',
      spare: 7,
      paragraphs: [
        '{A} wanted a cape as well, and got a tea towel with a cow on it. “I’m Super Cow,” said {A}. “What can you do?” asked {H}. {A} mooed. It was so loud and so deep that a cup rang on its hook.',
        '“That’s better than mine,” said {H} after a moment. “I know,” said {A}. “But I’m only allowed to use it in the evenings.”'
      ]
    },
    {
      id: 'office',
      A: 'other',
      spare: 4,
      paragraphs: [
        'They opened a rescue office under the table, with a shoe for a telephone. {A} sat on one side and {H} on the other. Then they waited for it to ring. “It’s a quiet night,” said {A}.',
        'After a while {A} went away and rang from the sofa, with the other shoe. “Hello,” said {A}. “I’m bored.” “We’re out on a rescue,” said {H}. “Please call again.”'
      ]
    },
    {
      id: 'mask',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A superhero may not be known, so {H} needed a mask. {A} found a sock with a hole in it instead. It only had the one hole. “You’ll have to save people on the left,” said {A}.',
        '“Who am I now?” asked {H}, with the sock on. {A} looked for a long time. “I’ve no idea,” said {A}. “But you’ve got the same feet as somebody I know.” {H} hid {H}’s feet under the cape.'
      ]
    },
    {
      id: 'cape-in-door',
      A: 'partner',
      paragraphs: [
        'So {H} swooped out to rescue somebody else, and the door fell shut with a bang. Then {H} swooped no further. The cape had stayed in the door. {H} pulled. It was a good tablecloth, and it was tied with a good knot.',
        '“Do you need rescuing?” asked {A} through the door. “From what?” said {H}, and pulled again. There was a silence. “There’s a red corner sticking out on my side,” said {A}. “I’d come. But I don’t rescue anybody who hasn’t asked.”'
      ]
    }
  ],
  turn: [
    {
      id: 'help',
      A: 'partner',
      paragraphs: [
        'That is hard for a superhero. It has to be practised, first without any sound and then with. “Help,” said {H} to the door. It opened at once.',
        '“That was quick,” said {H}. “I had my hand on the handle,” said {A}. “I was only waiting for the word.” {H} thought about that, and put a hand behind each ear.'
      ]
    },
    {
      id: 'listening',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They listened together, back to back, for anything that said help. The clock said tick. The fridge said mm. In the corner there was a very small gulp. “That’s the pot plant,” said {H}.',
        'They tipped it over the sink, one at each side, and the water ran and ran. Then the plant hung there and dripped. “It asked,” said {H}. “I heard it.”'
      ]
    },
    {
      id: 'wash-cape',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The cape had a crease now, from the door, right across the middle. {A} smoothed it with both hands. “Superheroes are never ironed, are they?” asked {A}. “They do it by flying,” said {H}, and ran to the window and back.',
        'It was no flatter, but it was warm. They laid it under a big book, and {H} sat on the book. That was the heaviest thing {H} did all day.'
      ]
    },
    {
      id: 'thank-you-note',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What do you do with the people you’ve rescued,” asked {A}, “when you’ve rescued them?” {H} had not thought about that. “They go home,” said {H}. “And I go on to the next.”',
        '“I’d ask them in,” said {A}. “They’ve had a fright.” So they sat down on two chairs and shared what was left of the sandwich. It was not quite clear any more who had rescued whom.'
      ]
    },
    {
      id: 'jumper',
      A: 'partner',
      paragraphs: [
        'It was getting late, and {A} began to pull off the jumper. It went up as far as the nose, and there it stayed. Two arms waved about at the top. Something in the wool said “Mmf.”',
        '“Was that help?” asked {H}. “Mmf!” said the jumper. {H} took hold of both sleeves and pulled. Out came {A}, quite red, with hair like a brush. “Thank you,” said {A}. “From the jumper,” said {H}. “That’s from what.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got rescued from a patch of sunshine and went straight back.',
      '{names} kept an eye on the sandwich, in case it called for help.',
      { text: '{names} waved the cape on towards the table, where there might be trouble.', needs: ['hands'] },
      { text: '{names} held on to the curtains as the superhero went by.', needs: ['hands'] }
    ],
    way: [
      '{names} tried hard to look safe, and then harder.',
      '{names} hid under the table until it was all over.',
      { text: '{names} poured a little water out of the pot plant, when no one looked.', needs: ['hands'] },
      { text: '{names} put a plate over the next sandwich.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in, and the superhero came to see if that was a word.',
      '{names} rolled over, and the superhero listened to that too.',
      { text: '{names} practised the word into a tea towel, very softly.', needs: ['hands'] },
      { text: '{names} straightened the red tablecloth, so that it hung like a cape again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cape went back on the table, where it was a tablecloth again, with a crease in it. The plant stood on the draining board. The jumper was put right at the back of the drawer.',
    '{H} washed, lay down, and put one hand behind an ear for a last time. Nobody needed anything. It was as quiet as it is when everybody has been rescued.'
  ],
  last: [
    'Nobody said help, and nobody said “Mmf”, and {H} was asleep.',
    'Without a cape, and with nowhere left to swoop, {H} slept.'
  ]
})
