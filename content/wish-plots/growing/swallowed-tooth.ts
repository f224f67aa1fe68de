import { wishPlot } from '../wish-plot.ts'

export const swallowedTooth = wishPlot({
  id: 'wish-swallowed-tooth',
  wishes: ['swallowed tooth', 'tooth swallowed', 'swallow tooth', 'swallows tooth', 'swallowing tooth', 'swalowed tooth', 'swollowed tooth', 'swallowed my tooth', 'swallowed his tooth', 'swallowed her tooth', 'swallowed wobbly tooth', 'swallowed loose tooth', 'swallowed wiggly tooth', 'swallowed baby tooth', 'swallowed milk tooth', 'swallowed front tooth', 'swallowed first tooth', 'swallowed tooth bread', 'swallowed tooth toast', 'swallowed tooth apple', 'swallowed tooth sandwich', 'swallowed tooth eating', 'swallowed tooth dinner', 'swallowed tooth breakfast', 'swallowed tooth lunch', 'swallowed tooth fairy', 'swallowed tooth what about fairy', 'swallowed tooth what tooth fairy', 'swallows tooth fairy', 'swallowed tooth worried', 'swallowed tooth letter', 'swallowed tooth accident', 'accidentally swallowed tooth', 'ate tooth', 'ate my tooth', 'ate his tooth', 'ate her tooth', 'ate own tooth', 'eaten tooth', 'eating tooth', 'ate tooth bread', 'ate wobbly tooth', 'gulped tooth', 'tooth tummy', 'tooth belly', 'tooth went down', 'swallowed teeth', 'swallowed by accident tooth', 'lost tooth swallowed', 'lost first tooth swallowed', 'tooth lost and swallowed', 'tooth came out swallowed', 'tooth fell out swallowed'],
  answers: ['swallowed', 'swallow', 'swallows', 'swallowing', 'ate', 'eaten', 'eat', 'eating', 'gulped', 'tooth', 'teeth', 'wobbly', 'wiggly', 'loose', 'baby', 'milk', 'front', 'first', 'fell', 'fairy', 'pillow', 'coin', 'letter', 'note', 'write', 'writes', 'come', 'comes', 'coming', 'still', 'what', 'about', 'now', 'will', 'does', 'if', 'bread', 'toast', 'sandwich', 'apple', 'dinner', 'lunch', 'breakfast', 'supper', 'food', 'crust', 'tummy', 'belly', 'stomach', 'inside', 'down', 'out', 'went', 'gone', 'poo', 'accident', 'accidentally', 'mistake', 'worried', 'worries', 'upset', 'sad', 'afraid', 'thinks', 'that', 'won’t', 'can’t', 'find', 'with', 'his', 'her', 'my', 'own', 'the', 'a', 'today', 'yesterday', 'tonight', 'school', 'nursery', 'home', 'boy', 'girl', 'child', 'little', 'son', 'daughter', 'gap', 'no', 'without', 'nothing', 'under', 'put', 'oh', 'help', 'happens', 'lost', 'lost at lunch', 'at'],
  except: ['coin swallowed', 'battery', 'magnet', 'bead', 'button', 'toy', 'knocked', 'accident bike', 'blood', 'bleeding', 'hospital', 'doctor', 'dentist', 'choked', 'choking', 'pip', 'seed', 'gum', 'shark', 'crocodile', 'whale', 'dragon', 'dinosaur', 't-rex', 'lion', 'wolf', 'snake', 'monster', 'vampire', 'dog', 'cat', 'puppy', 'sweet', 'sweets', 'sugar', 'cavity', 'forgot', 'forgets', 'forgotten', 'comb', 'saw', 'saber', 'sabre', 'dandelion', 'grandpa', 'grandma', 'granny', 'nana', 'grandad', 'false', 'dentures', 'died', 'dead', 'first day', 'job', 'trainee', 'party', 'mouse', 'ratoncito', 'lost at', 'dropped', 'drain', 'plughole', 'toothbrush', 'toothpaste', 'brush', 'brushing', 'ache', 'toothache', 'hurts'],
  moods: ['lost', 'first', 'afraid', 'waiting', 'change'],
  fed: true,
  company: ['bread', 'butter', 'tooth', 'teeth', 'gap', 'pillow', 'plate', 'cushion', 'fairy', 'card', 'button', 'rice', 'lamp', 'bean', 'tummy', 'slide', 'letter', 'tongue'],
  about: 'The hero has swallowed a wobbly tooth with the bread and has nothing for under the pillow, and the fairy is not to be fooled with a bean, until the butter shows one bite with the tooth and one without.',
  titles: ['Something That Was There', 'Two Bites', '{H} and the Hole', 'The Fairy Says Bean', 'On Its Way'],
  want: [
    {
      id: 'with-the-bread',
      A: 'partner',
      paragraphs: [
        '{H} bit into a slice of bread, and chewed, and swallowed, and stopped. The wobbly tooth was gone. It was not on the plate, nor under the table, nor up a sleeve. “I’ve eaten it,” said {H}. “With the bread.” {A} looked in and saw a gap. “That does no harm,” said {A}. “A swallowed tooth just goes through.” “But what about the tooth fairy?” asked {H}. “I’ve got to have something to put under my pillow.”'
      ]
    }
  ],
  way: [
    {
      id: 'bean',
      A: 'partner',
      paragraphs: [
        'They laid a white bean under a cushion. {A} was the fairy, and came along with shut eyes, and felt for it. “Bean,” said {A}. {H} took a button instead. “Button,” said {A}. The third time {A} only sniffed at the door. “Peppermint,” said {A}. “How do you know?” asked {H}. “I’ve done this for a thousand years,” said the fairy. “You can’t send me just anything. I’d like something that was there.”'
      ]
    },
    {
      id: 'anybody-down-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps the tooth had not got far. {H} opened wide, and {A} shone a torch in. Behind the teeth lay the tongue. Behind the tongue hung something small and pink, like a bell pull. After that it went round a corner.',
        '“Call it,” said {A}. {H} called, and it sounded like a yawn. They listened. Far down something gurgled. “That was no tooth,” said {H}. “That was the bread, on top of it.”'
      ]
    },
    {
      id: 'pillow-on-top',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“My tooth’s still there,” said {H}. “It’s just in me. So I’ll put my tummy under the pillow.” They tried it on the sofa. {H} lay flat, with a cushion on top. {A} came as the fairy, and lifted up one corner.',
        '“It’s in a packet,” said {A}. “You can have the packet,” said {H}. {A} took {H} under both arms and pulled. “The fairy’s no bigger than a spoon,” said {A}, out of breath. “It would be a long night.”'
      ]
    },
    {
      id: 'every-crumb',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To be quite sure, they rubbed the crumbs on the plate through a sieve. What was soft fell through, and what was hard would have to stay. Something stayed. It was small, and pale, and it had a point at one end. They both held their breath.',
        '{A} bit it, very gently, at the front. “Caraway,” said {A}. It had been baked into the crust. “It looked so like me,” said {H}.'
      ]
    },
    {
      id: 'so-big-a-hole',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H}’s tongue could not keep away from the gap. It went in and came out, and went in again. “It’s enormous in there,” said {H}. “There’s room for a shoe.” {A} measured it with a grain of rice. The rice filled it up, with no more than a little left.',
        '“A tongue always says too much,” said {A}. “It thinks that everything’s big. Ask it about a hair.” {H} asked it. It said that it was a rope.'
      ]
    },
    {
      id: 'other-comes-to-tea',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Didn’t you notice?” asked {A}. “Didn’t it crunch?” {H} thought back. It had crunched a bit, but the crust did that as well. They each took a piece of crust, and listened to it with their fingers in their ears. It was like soldiers on gravel.',
        '“You wouldn’t hear one tooth in there,” said {A}. “It would’ve had to sing.” {H} was glad that it had not. You do not swallow anything that sings.'
      ]
    },
    {
      id: 'pet-is-asked',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'They asked {A}, since {A} knew what became of everything that fell down. {H} bent down with an open mouth, and showed {A} the gap. {A} looked at it, with some respect. Then {A} looked at the plate.',
        'That was the whole of the answer. In {A}’s family you swallowed first and did not ask afterwards. Nobody had ever been paid for it.'
      ]
    },
    {
      id: 'elder-on-the-roof',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“With us it was a mouse that fetched them,” said {S}. “A bottom tooth you threw on the roof for it, and a top one under the bed.” “And when it was swallowed?” asked {A}. {S} had to think how that had been.',
        '“Then you stood on the bed and jumped,” said {S}, “so that it had been up, at least.” {A} jumped three times on the mat. Nobody could have thrown it any higher.'
      ]
    },
    {
      id: 'two-bites',
      A: 'partner',
      paragraphs: [
        'They sat down again. {H}’s bread still lay on the plate, with two bites out of it. “The bread was there,” said {H}. {A} turned the plate to the lamp. The butter was thick, and in it you could see teeth, as you see feet in snow. Along the first bite there were four dents, in a row. Along the second bite there were three, and a bump. “Look,” said {A}. “Here you’ve got it. And here you haven’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'this-is-the-hole',
      A: 'partner',
      paragraphs: [
        '“But butter’s no good under a pillow,” said {H}. So {H} took a piece of soft white card, and bit on it hard. There were three dents, and a space. {A} bit the other end, to compare. Those dents were wider. “No two people bite alike,” said {A}. “It’s as good as your name.” {H} laid a finger on the space. “That’s where it was,” said {H}. Beside it {A} wrote down what {H} said. “I swallowed it. This is the hole.”'
      ]
    },
    {
      id: 'whose-bite',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was more card, and they bit it by turns, from all sides. Then {H} shut both eyes, and {A} laid the bits out in a new order. {H} felt each with one finger. “You,” said {H}. “You. Me. And this one’s very small, with two teeth.”',
        '“That was the fork,” said {A}. It had fallen on it. {H} put the fork’s bite with the others. It was the only one of them all with no gap at all.'
      ]
    },
    {
      id: 'six-steps-long',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How far has my tooth got to go in there?” asked {H}. {A} thought that all the bends, pulled out straight, would go right across the room and back. A grain of rice was the tooth. {H} moved it along the floor, round the legs of the chairs, and did not take short cuts.',
        '“It’s only been an hour,” said {A}. “It’s about at the first chair.” So they left it there for the present, and stepped over.'
      ]
    },
    {
      id: 'tummy-surprised',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} laid one ear on {H}’s tummy. “What’s it saying?” asked {H}. “It’s surprised,” said {A}. “Every day it only gets what’s been chewed. Now for once they’ve sent it somebody to do the chewing.” There was a long gurgle.',
        '“And now?” asked {H}. “It’s asking whether there are any more,” said {A}. {H} ran a finger along the others. “No,” said {H} to the tummy. “They’re needed up here.”'
      ]
    },
    {
      id: 'who-is-behind',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Why did it let go so easily?” asked {H}. “It used to have a root, like a carrot,” said {A}. “But a new tooth’s coming up underneath. It nibbles the root away, little by little, until the old one’s only a cap.” {H} felt along the gap with one finger.',
        '“So it was eaten twice,” said {H}. “First from below, and then with butter.” It was a good deal for one small tooth.'
      ]
    },
    {
      id: 'politest-sentence',
      A: 'partner',
      paragraphs: [
        '“And where’s my tooth now?” asked {H}. “On its way,” said {A}. “First there’s a long slide, and then a great many bends. In a day or two it comes out at the other end.” {H} thought about the other end. “The fairy needn’t fetch it from there,” said {H}. “Write that as well.” {A} wrote it, in {A}’s best hand. It was the politest sentence on the card. Then {H} ate up the bread, with the teeth on the other side.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the table as well, right to the back.',
      '{names} came to see the gap, and was shown it.',
      { text: '{names} turned the plate over, and there was only the bottom.', needs: ['hands'] },
      { text: '{names} shook out a napkin by one corner.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the cushion, and it was peppermint.',
      '{names} bent over the butter, to see the feet in the snow.',
      { text: '{names} held out a pea, but it was green.', needs: ['hands'] },
      { text: '{names} moved the lamp a little nearer.', needs: ['hands'] }
    ],
    turn: [
      '{names} bit on a piece of card too, and left a mark.',
      '{names} listened at {H}’s tummy, in passing.',
      { text: '{names} found the card, and a pen that wrote.', needs: ['hands'] },
      { text: '{names} dried the ink with a soft breath, and folded nothing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bean went back to the beans and the button to its box. The peppermint had been swallowed by now, and nobody wrote a letter about it.',
    '{H} brushed all the others, and went round the gap with care. Then {H} lay down, and under the pillow there was one hard corner.'
  ],
  last: [
    'The card was under the pillow, the tooth was on its way, and {H} was asleep.',
    '{H} lay with a mouth a little open, so that the hole could be seen, and was asleep.'
  ]
})
