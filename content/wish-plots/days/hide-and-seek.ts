import { wishPlot } from '../wish-plot.ts'

export const hideAndSeek = wishPlot({
  id: 'wish-hide-and-seek',
  wishes: ['hide and seek', 'hide seek', 'hide-and-seek', 'hiding game', 'game of hiding', 'sardines game'],
  except: ['lost', 'treasure', 'egg', 'eggs'],
  answers: ['hide', 'seek', 'hiding', 'playing', 'game', 'champion', 'best', 'play'],
  moods: ['waiting'],
  company: ['clock'],
  about: 'Two hide from each other at the same time, each hears the other count, and what counts is the clock.',
  titles: ['Who Was Counting', 'The Clock Is Coming', '{H} Is Not Found', 'The Best Place in the House', 'It Never Peeped Once'],
  want: [
    {
      id: 'ready',
      A: 'partner',
      paragraphs: [
        '{H} was always found first at hide-and-seek. It was the giggling that gave {H} away. Today {H} wanted to hide so well that nobody would ever come. “Ready?” said {A}. “Ready!” said {H}, and ran.',
        '{H} got in behind the long curtain. Somebody was counting already, very evenly and very quietly. {H} put one hand over {H}’s mouth, and the giggle had to stay in. This was the best place in the whole house.'
      ]
    }
  ],
  way: [
    {
      id: 'still-counting',
      A: 'partner',
      paragraphs: [
        'The counting went on and on. In there it smelled of dust. One foot went to sleep. To be found at once was bad, but not to be found at all was very long. And {A} never even said “Coming!”',
        'So {H} crept out, to see how far {A} had got. {H} went along the wall, and hid behind the chair, and then under the table. Somebody’s foot was there already.'
      ]
    },

    {
      id: 'found-you',
      A: 'partner',
      paragraphs: [
        '“Found you!” said {A}. “Found you!” said {H}. They looked at each other, on their hands and knees. “But you’re the one who’s looking,” said {H}. “No,” said {A}. “You are. I’ve been hiding here for ages, and you were counting.” “I wasn’t,” said {H}. “It was you!”',
        'They were both quiet then, and the counting went on. Tick, tock, it went, up on the wall. “It’s the clock,” said {A}.'
      ]
    },
    {
      id: 'giggle',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“And you didn’t giggle!” said {A}. “In the washing basket you giggled, and behind the door you giggled. I never look for you at all. I sit down and wait until the furniture laughs.”',
        '{H} showed the hand that had been over {H}’s mouth. It was quite damp. “It’s all still in there,” said {H}. Then it came out after all, and the table shook.'
      ]
    },
    {
      id: 'socks',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Weren’t you under the coats?” asked {H}. “I saw your shoes there.” “They’re still there,” said {A}, and wiggled ten bare toes. “I left them sticking out and crept away. That was my trick.”',
        '{H} thought of those two shoes, all alone under the coats, with nobody in them. They had been waiting to be found as well. It was the cleverest thing that {A} had ever done, and nobody had come to see it.'
      ]
    },
    {
      id: 'who-looks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Then one of us has to do the looking now,” said {H}. But {H} did not want to, with such a good curtain. And {A} did not want to, with such a good table. They did a counting rhyme, and the rhyme came out at the lamp.',
        '“The lamp can’t seek,” said {H}. “It would be cheating,” said {A}. “It’s never once shut its eyes.”'
      ]
    },
    {
      id: 'what-animals-do',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who hides best in the world?” asked {H}. “There’s a fish that lies on the bottom and turns the same as the sand,” said {A}. “There’s an insect that looks like a leaf, with the bites in it.”',
        'They lay down and tried to turn the same colours as the rug. {H} got one cheek quite near to it. “I can still see you,” said {A}. “You’ve got to be stripy for longer.”'
      ]
    },
    {
      id: 'since-winter',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And who’s the best at it here?” asked {H}. “The other blue slipper,” said {A}. “It hid in the winter, and it’s still winning.” They called it, quite low. It did not giggle. So they went round by all the good places, and felt about in there with one arm.',
        'They found a spoon, a sock and half a biscuit, but those had not been playing. “It may be sitting right behind us,” whispered {A}. They turned round very fast. There was only the first slipper, all alone by the wall. It could have said something, and it never did.'
      ]
    },
    {
      id: 'small-places',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We could both look, for something else,” said {A}. “For the place with the most room in it.” They tried the cupboard with the coats, and it took one and a half. They tried the space behind the sofa, and it took two, but only flat.',
        'In the end they were in the bathtub, with the curtain drawn. “It’s a good place,” said {H}, and the bathtub answered, “place, place.” “It tells everybody where we are,” said {A}.'
      ]
    },
    {
      id: 'rules',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Next time we’ll say it first,” said {A}. “Somebody says: I hide. And somebody says: I seek.” They practised that. “I hide,” said {H}. “I hide,” said {A}.',
        'They looked at each other. “Again,” said {A}, “and you start.” “I hide,” said {H}. It was only a practice. But {A} was in the laundry basket before anybody could blink.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Wherever {H} hid, there was {A}, sitting in front of it. {A} sat in front of the curtain, and looked at the curtain. {A} sat in front of the door.',
        '“You’re like a finger,” said {H}. “You point.” {A} came nearer, so that there could be no mistake. There was only one thing to do. {H} took {A} in behind the curtain as well, and then nobody was left outside to point.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once hid in a wardrobe,” said {S}, “and nobody found me. So I stayed in there, until I’d won. It went dark, and I heard them all eating.” “What did you do?” asked {A}.',
        '“I coughed,” said {S}. “First a small one, and then a big one. Nobody likes to win for as long as that.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had {S}’s own way of hiding. {S} stood in the middle of the room with a cushion in front of {S}’s face. “Where am I?” asked {S}. “I can’t see you anywhere,” said {A}, and looked under the rug.',
        '“You’re very bad at this,” said the cushion. “I am,” said {A}, and looked in the teapot as well.'
      ]
    }
  ],
  turn: [
    {
      id: 'never-comes',
      A: 'partner',
      paragraphs: [
        'They lay down under the table, on their backs, and looked up at the clock. “It counts all day and all night,” said {A}. “And it’s never once come looking for anybody.” “Perhaps nobody ever hid from it,” said {H}.',
        '“Then we’ll both hide,” said {H}, “and the clock’s the one to seek.” They stood behind the long curtain. There was room for two, if they breathed by turns. {H} let {A} have the side with the gap.'
      ]
    },
    {
      id: 'from-the-gap',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What’s it doing?” whispered {H}. {A} looked through the gap. “It’s got its hands in front of its face,” whispered {A}. “Then it isn’t cheating.”',
        'They heard it count. It did not hurry, and it did not leave anything out. “It’s much better at it than we are,” whispered {H}. “I always skip the thirties.”'
      ]
    },
    {
      id: 'the-giggle-comes',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then {H} felt the giggle come. It began at the knees. {A} felt it too, because they stood so close, and caught it. They shook without a sound, and the curtain shook with them.',
        'The clock went on counting, and took no notice. “It doesn’t listen to furniture,” whispered {A}. You could laugh as much as you liked, with somebody as fair as that.'
      ]
    },
    {
      id: 'coming',
      A: 'partner',
      paragraphs: [
        'They waited. The light on the curtain went from yellow to brown. “It’s nearly done,” whispered {A}. There was a whirr up there, as when somebody takes a breath. And then the clock called, seven times, so loud that they both jumped.',
        '“That means coming,” said {H}. “It means more than that,” said {A}. “It means bed.” They looked at each other. “It’s found us,” said {H}, and came out. Being found was much nicer with two.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid as well, with a good deal sticking out.',
      '{names} crept in under a blanket, and the blanket breathed.',
      { text: '{names} sneaked behind the door, and swallowed a laugh.', needs: ['hands'] },
      { text: '{names} drew the long curtain a bit straighter, and told nobody.', needs: ['hands'] }
    ],
    way: [
      '{names} came out for a drink, and hid again.',
      '{names} looked behind the sofa, and nobody was there.',
      { text: '{names} stood behind the coats, with two shoes pointing out.', needs: ['hands'] },
      { text: '{names} tapped along with the counting, on the back of a chair.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed in at the far end of the curtain.',
      '{names} tucked in whatever was sticking out.',
      { text: '{names} hushed the fridge, which had begun to hum.', needs: ['hands'] },
      { text: '{names} draped a tea towel over the top, and became a shelf.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the curtain straight, and the tablecloth too.',
    'Then {H} washed, and got in under the blanket, right down to the last toe. It was a good place too.'
  ],
  last: [
    'The clock began again at one, and had the whole night for it, and {H} slept.',
    'Nobody giggled under that blanket, so it was hard to say that {H} was there, asleep.'
  ]
})
