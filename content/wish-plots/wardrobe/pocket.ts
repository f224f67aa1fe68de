import { wishPlot } from '../wish-plot.ts'

export const pocket = wishPlot({
  id: 'wish-pocket',
  wishes: ['pocket', 'pockets', 'coat pocket', 'jacket pocket', 'pocket coat', 'deep pocket', 'deep pockets', 'pocketful', 'hand pocket', 'hand stuck pocket', 'bolsillo', 'bolsillos', 'poche'],
  except: ['money', 'monster', 'monsters', 'watch', 'knife', 'rocket', 'rockets', 'hole', 'picked', 'picking', 'pickpocket', 'pouch', 'kangaroo', 'pokemon', 'phone', 'lost', 'stolen', 'died', 'dead', 'hospital', 'matches', 'lighter', 'pills', 'polly', 'air', 'square'],
  answers: ['coat', 'jacket', 'trousers', 'deep', 'full', 'big', 'bottomless', 'stuck', 'hand', 'hands', 'something', 'things', 'thing', 'stuff', 'surprise', 'present', 'secret', 'round', 'inside', 'mystery', 'clementine', 'orange', 'treasure', 'treasures', 'everything'],
  nothingElse: true,
  company: ['hall', 'coat', 'bus'],
  about: 'The hero’s hand cannot come out of the coat pocket with what it holds, since it went in flat; so the round thing has to come out as it went in, by itself.',
  titles: ['In Like a Letter', '{H} Is in the Pocket', 'Waiting for a Bus', 'A Lump in the Coat', 'It Is Round and It Is for You'],
  want: [
    {
      id: 'something-round',
      A: 'partner',
      paragraphs: [
        '{H} came in at the door with one hand in the coat pocket. “I’ve got something for you,” said {H} to {A}. “It’s round.” {H} wanted to take it out of the pocket, and the hand would not come.',
        '“Take your coat off first,” said {A}. “I can’t,” said {H}. “I’m in the pocket.” {H} stood there in the hall and looked like somebody waiting for a bus.'
      ]
    },
    {
      id: 'which-bus',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which bus is it?” asked {A}. “The number nine,” said {H}. {A} went out, and came round the corner as the number nine, and stopped. “Room for one more,” said the bus. “Tickets, please.”',
        '{H} felt for the ticket. “It’s in the pocket,” said {H}, “and so am I.” The bus waited for quite a while, and then it had to go.'
      ]
    }
  ],
  way: [
    {
      id: 'guess',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If it won’t come out, I’ll guess,” said {A}. “Is it a wheel?” “Smaller.” “A pea?” “You don’t need a whole hand for a pea,” said {H}. “Does it roll?” “It would, if it wasn’t in a pocket.”',
        '“Is it the moon?” asked {A} at last. {H} felt all round it in there. “It’s the right shape,” said {H}. “But the moon hasn’t got a green bit on top.”'
      ]
    },
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        '{H} pulled, and the coat came up on that side, as far as the ear. {A} took hold of the elbow and pulled too, and {H} came along the hall like a sledge. The hand stayed in the pocket.',
        'So {H} let go of the round thing. Out came the hand, quite easily, and it was empty. {H} put it in again, took hold, and was stuck. “It goes in, and it comes out,” said {H}. “Only not with that.”'
      ]
    },
    {
      id: 'one-hand',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} got on with things, with the hand that was left. One shoe came off against the other. The scarf had to be walked out of, in a ring. {H} peeled half a banana with {H}’s teeth, and {A} held the bottom.',
        '“You look so calm,” said {A}. It was true. Whatever {H} did, one hand stayed in a pocket, and had all the time in the world.'
      ]
    },
    {
      id: 'other-side',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s in the other pocket?” asked {A}. The other hand went in, and came out again at once. It had half a ticket, and a shell, and something that had been a leaf. There was a string as well, and a raisin had got married to it.',
        '“How did all that come out?” asked {A}. {H} looked at it. “It’s flat,” said {H}. “It’s only bits.” They thought about that, both of them, but not far enough.'
      ]
    },
    {
      id: 'by-heart',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s it like in there?” asked {A}. “It’s dark,” said {H}, “but my hand knows its way about. There’s a corner with crumbs. There’s a seam, and it goes like this.” With the free hand {H} drew it in the air.',
        '“And the thing?” “It’s got little dents all over. And it’s warm now, because of me.” {A} had never wanted anything so much, and did not even know what it was.'
      ]
    },
    {
      id: 'coat-on-one-hand',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} helped {H} out of the coat, as far as it would go. One arm came out, and so did the back. Then the coat hung on the hand like a very large glove. It had two sleeves, and nobody in them.',
        '“That’s better,” said {A}. {H} walked up and down, and the coat came after along the floor. “It’s following me,” said {H}. In the end they put it on again, because then it was at least not underfoot.'
      ]
    },
    {
      id: 'lucy-locket',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Pockets weren’t always sewn on,” said {A}. “Once they were bags on a string, and you tied them round your middle. That’s why Lucy Locket could lose hers. It had only come undone.” {H} had always wondered about that.',
        '“Did her hand get stuck in it?” asked {H}. “The song doesn’t say.” {H} thought that Lucy had been lucky. She could at least walk away from hers.'
      ]
    },
    {
      id: 'in-a-jar',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} wanted to know what it was like, and put a hand in the cotton wool jar. It went in without any trouble. Then {A} took hold of some cotton wool, as much as there was, and looked surprised. “Now I’m in a jar,” said {A}.',
        'They shook hands with the two that were left over. “How did you get out?” asked {A}. “I haven’t yet,” said {H}. {A} let go of the cotton wool first.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'Something in the coat moved, and {A} was the first to see it. There was a lump, and the lump went to and fro. It was {H}’s hand, thinking.',
        '“It isn’t for you,” said {H}. “It’s for somebody who peels.” {A} went on watching the pocket, in case it changed its mind.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“My grandfather had peppermints in his pocket,” said {S}, “and keys, and string, and a pencil. He never took out one thing without another. You asked for a peppermint, and it had a pencil stuck to it.” “Did you eat it?” asked {A}.',
        '“Always,” said {S}. “You just had to suck round the pencil. I can’t taste a peppermint today without thinking that I ought to write something down.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '“I’ll get it,” said {S}, and put a hand in as well. There were two hands in there now, and it was crowded. “I’ve got it,” said {S}. “That’s me,” said {A}.',
        '“And this?” “That’s me too. That’s my thumb.” They tried to come out together, and neither would let go of the other. It was nice and warm, and they stayed in for a bit.'
      ]
    },
    {
      id: 'like-a-letter',
      A: 'partner',
      paragraphs: [
        '{A} looked at the hand when it came out. “It goes in flat,” said {A}, “like a letter. And then it wants to come out as a fist. A pocket’s only got a small mouth.” “But the round thing got in,” said {H}. “By itself,” said {A}. “It’s only the two of you at once that’s too thick.”'
      ]
    }
  ],
  turn: [
    {
      id: 'up-from-below',
      A: 'partner',
      paragraphs: [
        '{H} thought. If it had gone in by itself, it would have to come out by itself. {H} left the hand outside, and felt for it through the coat. There it was, right down at the bottom. {H} pushed from underneath with one thumb, and the lump went up a little. {H} pushed again.',
        'Up it went, like somebody in a lift. Something orange looked over the edge of the pocket. “Good evening,” said {A}. One more push, and it hopped out, and it was a clementine. “For you,” said {H}. “It’s a bit warm.”'
      ]
    },
    {
      id: 'tongue',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Afterwards they pulled the pocket out by its corner, to see what else had been in there. It hung out of the coat like a tongue. At the very tip was the crumb corner, with a seed in it, and some blue fluff.',
        '“Say ah,” said {A} to the coat. It had nothing wrong with it. It was only a bit orange at the back. {H} pushed the tongue in again, and it shut its mouth.'
      ]
    },
    {
      id: 'what-comes-along',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They tried what else could come out in a hand. A spoon came out, and a sock did, if you held it by the toe. An onion went in, and then there was {H} again, waiting for a bus.',
        '“Thumb,” said {A}. {H} let go, pushed from below, and the onion came up in the lift as well. “You could move a whole greengrocer’s like that,” said {A}, “as long as the coat was long enough.”'
      ]
    },
    {
      id: 'plop',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And how did it get in?” asked {A}. {H} held the pocket open with two fingers, and let the clementine go from above. Plop. It was in before they had seen it. “Nobody was holding it,” said {H}. “That’s how.”',
        'So it went in by the stairs, and came up in the lift, again and again. {A} said good evening to it each time at the top. It was getting warmer and warmer.'
      ]
    },
    {
      id: 'button-bag',
      A: 'other',
      spare: 12,
      paragraphs: [
        '{A} fetched the button bag, which had a small mouth too. In there sat a ball of wool. “I’ve been pulling at that since the spring,” said {A}. {H} did not pull at it. {H} felt underneath.',
        'Up came the wool, and looked over the edge, and rolled away under the chair. “And I nearly bought a bigger bag,” said {A}. {H} put one hand back in the pocket, and looked like somebody who has been everywhere by bus.'
      ]
    },
    {
      id: 'missed-it',
      A: 'partner',
      paragraphs: [
        'Now the coat could come off as well. {A} peeled the clementine, and it had ten pieces. “Five are for you,” said {A}. {H} took them, and had a look at the pocket, and ate them straight away. “You’ve missed your bus,” said {A}. {H}’s mouth was too full to mind.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the hall, to see who was waiting.',
      '{names} sniffed at the pocket, and kept the secret.',
      { text: '{names} held the door open, in case the bus came.', needs: ['hands'] },
      { text: '{names} fetched a hanger for the coat, and had to wait with it.', needs: ['hands'] }
    ],
    way: [
      '{names} rode along on the hem, as far as the mat.',
      '{names} watched the coat go up on one side, and down.',
      { text: '{names} pulled at the other end of {H}, and it did not help.', needs: ['hands'] },
      { text: '{names} guessed an egg, and sat down carefully.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the lump all the way up.',
      '{names} got a piece of it, or at least the smell.',
      { text: '{names} held out both palms, underneath, for the landing.', needs: ['hands'] },
      { text: '{names} hung up the coat, and patted its pocket flat.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coat hung in the hall with a flat pocket. The peel lay beside the lamp, because it smelled so good.',
    'Freshly washed, {H} lay down. One hand went in under the pillow, quite flat, and found nothing there that it had to hold.'
  ],
  last: [
    'Both hands lay open on the blanket, and smelled of orange, and {H} was asleep.',
    'The last bus had gone without anybody, and {H} was asleep.'
  ]
})
