import { wishPlot } from '../wish-plot.ts'

export const pizzaMonster = wishPlot({
  id: 'wish-pizza-monster',
  wishes: ['pizza monster', 'pizza monsters', 'monster pizza', 'monster eats pizza', 'monster pizzas'],
  answers: ['made', 'cheese', 'eats', 'eating', 'ate', 'loves', 'hungry', 'friendly', 'scary', 'scare', 'scares', 'scared', 'giant', 'big', 'biggest', 'silly', 'funny', 'who', 'that', 'lives', 'likes', 'wants', 'olives', 'tomato', 'box', 'slice', 'last', 'party', 'night', 'sleepy', 'nobody', 'little', 'roars'],
  except: ['truck', 'trucks', 'robot', 'dragon', 'dinosaur', 'dog', 'cat', 'bed', 'afraid', 'ill', 'sick', 'allergic', 'princess', 'cookie', 'nightmare', 'nightmares', 'kills', 'unicorn'],
  company: ['monster', 'pizza', 'table'],
  about: 'A pizza monster wants to frighten somebody, and everybody it roars at only gets hungry, until it finds out what slice people are afraid of.',
  titles: ['Raah, with Extra Cheese', 'The Monster Smelled of Supper', '{H} Is the Last Slice', 'No, You Have It', 'A Monster in a Box'],
  want: [
    {
      id: 'raah',
      A: 'partner',
      paragraphs: [
        '{H} was a monster, made all of pizza. It had a red blanket for the sauce, and on the blanket lay olives, which were socks. It wanted to frighten somebody. At the kitchen table sat {A}, with a book, and had no idea.',
        'The monster crept up from behind. “Raaah!” it said, with both arms up. {A} turned round slowly, and breathed in. “Mmm,” said {A}, and tucked in a napkin.'
      ]
    }
  ],
  way: [
    {
      id: 'follow-nose',
      A: 'partner',
      paragraphs: [
        '“You have to run away now,” said {H}. “In a moment,” said {A}. “Is that oregano?” The monster took a step back, and {A} took one forward. They went round the table like that. It was the monster that ran.',
        'It hid behind the curtain and kept quite still. A nose came along the hem. “It’s stronger here,” said {A}. The pizza monster was found four times, in four places, by smell.'
      ]
    },
    {
      id: 'olives-count',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One of the olives fell off. {A} picked it up, and it was a sock with a stripe. “Do they all come off?” asked {A}. “Only if I shake,” said the monster. It shook, to show how, and then there it stood, quite plain.',
        '{A} put them on again, one by one, in a ring. “More to the left,” said the monster. It liked to have one over each eye. Without them it couldn’t look grim.'
      ]
    },
    {
      id: 'dough-rest',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How are you made?” asked {A}. “First I was a lump,” said {H}, “and lay under a cloth for an hour.” That’s how dough grows. {H} lay down as a lump, and {A} put the cloth on. It rose a little, and sank, and rose.',
        'After a while there was a snore. “Are you done?” asked {A}. “I’m nearly twice the size,” said the cloth. {A} measured it with both arms. It had been about that before.'
      ]
    },
    {
      id: 'thrown-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A pizza’s thrown in the air, and it turns, and so it gets wide. {A} threw up a tea towel and caught it with one fist. The monster looked on. “With me they needed six,” it said, “and a ladder.”',
        'The towel got quicker, and flew, and came down over {A}’s head. For a time it was evening. “That’s the hard bit,” said {A}, in the dusk.'
      ]
    },
    {
      id: 'string-cheese',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The monster had cheese, and that was a ball of white wool. {A} took hold of one end and went off with it, as far as the door. It did not tear. “That’s how you know it’s good,” said the monster. “You can go on to the shops.”',
        '{A} went round the door and came back on the other side. Now the monster was tied up in itself. They rolled it up again, and that took longer than eating.'
      ]
    },
    {
      id: 'hot-oven',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Weren’t you hot in the oven?” asked {A}. “It’s the hottest one there is,” said {H}. A pizza needs no more than two minutes in it. “I’d hardly sat down when I had to get up again. I got a bit brown round the edge.”',
        'It showed where. {A} knocked on the crust, which was an elbow. It sounded just right. “Ow,” said the crust. “And hollow,” said {A}. “That’s the best sort.”'
      ]
    },
    {
      id: 'other-roar',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it’s the roar,” said the monster. It tried a deep one, and a long one, and one with a gurgle. {A} listened with {A}’s eyes shut. “That one was mushroom,” said {A}. “And the gurgle was extra cheese.”',
        '{A} tried a roar too, for once. It was thin, and had a squeak at the end. “Salad,” said the monster. It did not mean to be unkind.'
      ]
    },
    {
      id: 'tomato-tale',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“People were once afraid of tomatoes,” said {A}. It’s true. When they were new, hardly anybody dared to eat them. They stood in pots by the window, to be looked at. The monster sat up. “They were afraid of my sauce?”',
        '“For two hundred years,” said {A}. The monster was quiet for a bit. “Then I’m only late,” it said. It looked at a tomato in the bowl, with respect. The tomato kept a straight face.'
      ]
    },
    {
      id: 'what-scares-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What are you afraid of yourself?” asked {A}. The monster looked over its shoulder. “Pineapple,” it whispered. “It comes at night and sits down on you, and nobody’s asked.” {A} drew up both feet.',
        '“Is there one here?” There was one in the bowl, or it was a lamp. They put a hat on it, so that it couldn’t see them. After that they both breathed more easily.'
      ]
    },
    {
      id: 'half-and-half',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I’d like it with ham,” said {A}, “but only on one side.” “I’m not being ordered!” said the monster. “I’m a monster.” All the same it looked down at itself. On the left there was still a bit of room.',
        'So {A} put a pink sock there. The monster turned to the lamp, first one half and then the other. “Which is my good side?” it asked. “That one,” said {A}, from both.'
      ]
    },
    {
      id: 'pet-monster',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The monster roared at {A}. {A} came closer at once, and sniffed at {H}’s elbow, where the crust was. Then {A} sat down in front, and waited for some of it to fall off.',
        '“You could at least blink,” said the monster. {A} did not blink. Nobody had ever looked at that monster so long and so kindly.'
      ]
    },
    {
      id: 'elder-monster',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In my day monsters were made of porridge,” said {S}. “They were grey, and you had to finish them.” {A} asked if they’d been frightening. “On Mondays,” said {S}. “By Friday they’d gone hard, and you could stand a spoon up.”',
        '“I’ve got basil,” said {A}. {S} had a sniff. “It’s a softer life,” said {S}, and asked if the corner there was taken.'
      ]
    },
    {
      id: 'child-slice',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'For a while {S} was a slice that had come off. It ran about on its own, with the point in front. “Come back,” called {A}. “I’m a small pizza now,” said the slice. “You’re a triangle,” said {A}.',
        'That gave the slice something to think about. It came back and lay down in its place, and fitted at once. It only stuck out a bit at the feet.'
      ]
    },
    {
      id: 'baby-crust',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'The monster went “Raah” at {A} too, though only a small one. {A} laughed so much that the whole chair shook, and wanted it again. It’s not what you hope for as a monster.',
        'Still, it did it nine more times. {A} was never once frightened, and never once bored. There are worse evenings.'
      ]
    },
    {
      id: 'guest-delivery',
      A: 'guest',
      spare: 7,
      paragraphs: [
        'There was a ring at the door, and there stood {A}. “Somebody ordered a pizza?” asked {A}. “I came by myself,” said the monster. {A} looked at a slip of paper, and then at the monster. “You’re on time,” said {A}. “That’s rare.”',
        'The monster was given a flat box, in case it ever wanted to go home again. It tried the lid. It was like a small house, and smelled of relations.'
      ]
    },
    {
      id: 'too-nice',
      A: 'partner',
      paragraphs: [
        'The monster sat down on the rug, and an olive fell off. “I’m not frightening,” it said. “You can’t help it,” said {A}. “You smell of supper. A whole pizza never frightened anybody.”',
        '“Aren’t you afraid of any?” asked {H}. {A} thought for a long time, and looked at the door. “Only of the last slice,” said {A} softly. “When it lies there, and they’ve all had some. And nobody dares.”'
      ]
    }
  ],
  turn: [
    {
      id: 'last-slice',
      A: 'partner',
      paragraphs: [
        'The monster got up. It folded the red blanket, once and then again, until it had a point in front. Then it sat down on a tin plate, in the middle of the rug. “Raaah,” said {H}, quite low. “I’m the last slice.”',
        '{A} looked away at once. “You have it,” said {A} to the chair. “Oh no,” said {A} for the chair. “I couldn’t possibly.” {A}’s hands went under the table, both of them. You could hear the clock. The pizza monster had never been so happy.'
      ]
    },
    {
      id: 'still-there',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It lay there for a good while. {A} talked about the weather. Now and then one eye went to the plate, and away again. “It’ll only get cold,” said {A}, to nobody. “It’s getting colder,” said the slice, in a hollow voice.',
        '{A} shivered. There’s a rule for such cases. You say that you’re full, and then you say it again. {A} did that. The slice said it was quite a big one, too.'
      ]
    },
    {
      id: 'for-breakfast',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What becomes of the last slice, if nobody dares?” asked {H}. “It goes in the fridge,” said {A}, “and at breakfast it’s gone, and it was nobody.” “So somebody does dare.” “At night,” said {A}. “In socks.”',
        'They both looked at {A}’s feet. There were socks on them. “I’ve got to wear something,” said {A}. The monster moved its plate a bit, nearer to the wall.'
      ]
    },
    {
      id: 'halves',
      A: 'partner',
      paragraphs: [
        'After some time it was a bit lonely on the plate. “You may come now,” said the monster. “I can’t,” said {A}. “I’m much too frightened.” “Then I’ll do what people do,” said {H}, and opened the blanket out one fold. “Half each.”',
        '{A} came, and sat down on the other half. There were olives for both of them. “Raah,” said the pizza monster, only to keep it up. “Mmm,” said {A}, and was not sure which way to mean it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran up to the monster, and sniffed where it was crispest.',
      '{names} trembled, with hunger.',
      { text: '{names} grated some cheese, to be on the safe side.', needs: ['hands'] },
      { text: '{names} sharpened a pencil, and drew it with extra olives.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the trail of olives, sock by sock.',
      '{names} hid too, and smelled of nothing much.',
      { text: '{names} sprinkled a bit of oregano on the curtain.', needs: ['hands'] },
      { text: '{names} folded a napkin on each knee, and waited for it to come round.', needs: ['hands'] }
    ],
    turn: [
      '{names} pushed the plate a little further off, with great tact.',
      '{names} gazed at the ceiling, as guests do.',
      { text: '{names} passed an empty bowl round, for something to do.', needs: ['hands'] },
      { text: '{names} insisted with one hand that somebody else should have it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the olives together two by two, and the plate went back on the shelf. The sauce was a blanket again.',
    'In bed {H} lay flat, with a rim of pillow all round. It was soft and warm in there, like dough under a cloth.'
  ],
  last: [
    'Nobody dared to touch the last slice, and it got no colder, and {H} was asleep.',
    '“Raah,” said the blanket, very low, and {H} was asleep under it.'
  ]
})
