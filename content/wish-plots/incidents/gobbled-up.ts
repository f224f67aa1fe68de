import { wishPlot } from '../wish-plot.ts'

export const gobbledUp = wishPlot({
  id: 'wish-incident-gobbled',
  tellsAny: 'gobbled',
  company: ['bread', 'cloth', 'dog', 'cat', 'goat'],
  about: 'An animal has eaten the family’s food and now waits for the last piece of bread; since it always goes to whoever chews, the hero has somebody eat nothing, very loudly, somewhere else.',
  titles: ['A Slice of Nothing', 'Quicker Than a Sneeze', '{H} Has Nothing for Supper', '{gobbled} Wants Some More', 'Nothing With Salt'],
  fed: true,
  want: [
    {
      id: 'gone',
      A: 'partner',
      paragraphs: [
        '{gobbled.first} had got {loot.from}. It had been quicker than a sneeze, and now there was nothing left of {loot.them} but the smell. And as if that were not enough, {gobbled.also}.',
        '“That was for us,” said {H}. {gobbled} looked about, in case there was a second helping. There was none. There was only one round piece of bread, in a cloth, and {A} had that. “We’ll share it,” said {A}. {H} was hungry, and wanted to eat in peace.'
      ]
    }
  ],
  way: [
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        '{A} broke the bread in two and gave {H} one half. {H} turned round to eat it. But {gobbled} was on that side already. {H} turned to the other side. So did {gobbled}. They went round and round, with the bread in the middle.',
        '“Sit on it,” said {A}. So {H} sat on the bread, and {gobbled} could not get at it. But {H} could not get at it either. “Now I’ve got it and can’t have it,” said {H}.'
      ]
    },
    {
      id: 'say-sorry',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It ought to say sorry,” said {A}. They both looked at {gobbled}, and waited. {gobbled} opened its mouth. Out came a small sound, from a long way down.',
        '“There,” said {A}. “Was that sorry?” {H} leaned closer, and sniffed. “No,” said {H}. “That was {loot}.”'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I don’t see how it all went in,” said {A}. {A} held up two hands, as far apart as {loot} had been big. Then {A} looked at {gobbled}’s mouth. “It can’t be done.”',
        '“It’s bigger inside,” said {H}. “Like our bag, when we go on holiday.” {gobbled} stood sideways for them, so that they could see. There was perhaps a bit of a bulge.'
      ]
    },
    {
      id: 'up-high',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} held one piece of bread up in the air with a straight arm. “Up here nothing can happen to it,” said {A}. {gobbled} sat down underneath and looked up. {H} stayed on the other piece, and looked up as well.',
        '“I can’t reach it,” said {H}. “That’s how safe it is,” said {A}. After a while the arm began to shake. Then a crumb fell down, and nobody found out where it went.'
      ]
    },
    {
      id: 'tummy',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} pushed {A}’s piece of bread up under {A}’s shirt, and folded both arms over it. “Bread?” said {A} to {gobbled}. “What bread? This is my tummy.” {gobbled} looked at the tummy. It had corners.',
        '{A} walked up and down, to show what an ordinary tummy it was. At every step it crunched. {gobbled} walked along beside it, very close. “That’s a crisp tummy,” said {H}.'
      ]
    },
    {
      id: 'told-off',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ll have a word with it,” said {S}. “We don’t take what isn’t ours,” said {S} to {gobbled}. “First we ask. Then we wait. And then we get a small piece, on a plate.” {gobbled} listened, and its eyes grew round.',
        'It went and sat down beside {S}. “I think it only heard the bit about the plate,” said {A}.'
      ]
    },
    {
      id: 'still-as-stones',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If we don’t move, it’ll forget us,” said {A}. They sat as still as two stones. {gobbled} sat as still as a third one. It was much better at it. {H} had an itch, and it wandered.',
        '“Stones don’t wriggle,” whispered {A}. “This one’s got an ant,” whispered {H}. {gobbled} had not so much as blinked.'
      ]
    },
    {
      id: 'last-of-the-smell',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was still a smell of {loot} in the air, and so they shared it. {H} took the left side, and {A} took the right. They breathed in slowly, to make it last.',
        '“There’s a bit over in the middle,” said {A}. “You have it.” {H} had it. It was good, but it was not filling.'
      ]
    },
    {
      id: 'elder-bread',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“A boy I knew hid his cake under his hat,” said {S}. “My dog was about. Then a lady came by, and he was polite.” “What did he do?” asked {A}.',
        '“He lifted his hat,” said {S}. “The lady said good morning to him, and to the cake. And my dog was very quick.”'
      ]
    },
    {
      id: 'pet-shocked',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had seen what {gobbled.wild} did, and could not believe it. And hardly anybody had been cross. {A} looked at {H}, and then at the bread, to ask if those were the rules now.',
        '“No,” said {H}, “that’s only how {gobbled.wild} does it.” {A} lay down with a sigh. It had only been a question.'
      ]
    },
    {
      id: 'baby-shares',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had hold of one crust, and had been sucking it for some time. It had grown quite soft. {gobbled} came to look. {A} looked back, held on with both fists, and went on sucking.',
        '“That’s how it’s done,” said {H}. {gobbled} went away again. It knew when it was beaten.'
      ]
    },
    {
      id: 'who-chews',
      A: 'partner',
      paragraphs: [
        '{A} was so hungry by now that {A} began to chew, on nothing at all. At once {gobbled} left {H} and came over to look. {A} stopped chewing. {gobbled} went back to {H}. {A} chewed again, and there it was again.',
        '“It isn’t looking for the bread at all,” said {A}. “It goes wherever somebody’s chewing.” “But you haven’t got anything in your mouth,” said {H}. “No,” said {A}. “But it doesn’t know that.”'
      ]
    }
  ],
  turn: [
    {
      id: 'eat-nothing',
      A: 'partner',
      paragraphs: [
        '“Then you go over there and eat nothing,” said {H}, “as loudly as you can.” {A} went over there, and chewed with both cheeks. “Delicious!” said {A}. “So crisp! I must have some more of this nothing.”',
        '{gobbled} hurried across and looked up at {A}’s mouth. Meanwhile {H} got up off the bread. It was flat, and a little warm. {H} ate it quickly and quietly, to the last crumb. “Now change places,” called {H}.'
      ]
    },
    {
      id: 'menu',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What kinds of nothing are there?” asked {H}. {A} ran a finger down the air, as if it were all written there. “There’s fried nothing,” said {A}, “and there’s nothing with rice. The soup is off.”',
        '{H} took the one with rice. It came at once. {gobbled} looked from {H}’s empty hands to {A}’s empty hands, and did not know where to begin.'
      ]
    },
    {
      id: 'slice',
      A: 'partner',
      paragraphs: [
        'Now {A} ate the other half, and {H} ate nothing. {H} blew on it, because it was hot. Then {H} laid a slice of it on the ground, and stepped well back. {gobbled} looked at it from the left and from the right.',
        'Then it took the nothing, and swallowed. “Perhaps it needed salt,” said {A}. But {gobbled} settled down, quite full. “Next time we’ll have the nothing first,” said {H}, “and {loot} after that.”'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had a crumb at the corner of the mouth, and {H} had three. They pointed them out to each other. {gobbled} opened one eye. They wiped off all four, without a word, and it shut the eye again.',
        '“That was close,” whispered {A}. They showed each other their teeth, to be quite sure.'
      ]
    },
    {
      id: 'recipe',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How did you make it?” asked {A}. “It was so light.” {H} explained how it went. “You take an empty pot,” said {H}, “and stir. You mustn’t stop stirring, or it sticks.”',
        '“And how long does it take?” asked {A}. “Until somebody comes and asks if it’s ready,” said {H}. “Then it’s ready.”'
      ]
    },
    {
      id: 'too-much',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} held {A}’s tummy, and groaned. “I’ve had too much nothing,” said {A}. “I couldn’t eat another bit of it.” {H} patted {A} on the back, as one does.',
        '“There’s a lot over,” said {H}. “We can have it cold tomorrow.” They wrapped up the rest of it, and it made a very small parcel.'
      ]
    },
    {
      id: 'child-waiter',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} was the waiter now, with a cloth over one arm. “Would you like some more nothing?” asked {S}. “Just a little,” said {A}. {S} put some down in front of {A}, and more, and more.',
        '“That’s enough,” said {A}. “You have to eat up what’s on your plate,” said {S}. There was no plate either, but {A} ate it up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked as surprised as anybody.',
      '{names} stared, and kept quite still.',
      { text: '{names} pointed at the empty place with one finger.', needs: ['hands'] },
      { text: '{names} held up two empty hands.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the bread go round.',
      '{names} waited, as hungry as everybody else.',
      { text: '{names} turned both pockets inside out, and found only fluff.', needs: ['hands'] },
      { text: '{names} shook the cloth, but there was no second piece in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in, and had some nothing too.',
      '{names} looked from one mouth to the other.',
      { text: '{names} held out both hands for a slice.', needs: ['hands'] },
      { text: '{names} passed the salt, which was not there either.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook out the cloth, and folded it up small. There was nothing left to clear away, and so they cleared that away as well.',
    '{H} brushed the teeth that had eaten bread, and the teeth that had eaten nothing. Then {H} lay down. By now {gobbled} had turned round once in its own place, and lain down too.'
  ],
  last: [
    '{gobbled} was chewing on a last bit of nothing, very slowly, and {H} was asleep.',
    'The cloth was folded, and {gobbled} was full, and {H} was asleep.'
  ]
})
