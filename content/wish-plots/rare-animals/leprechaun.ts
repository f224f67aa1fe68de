import { wishPlot } from '../wish-plot.ts'

export const leprechaun = wishPlot({
  id: 'wish-leprechaun',
  wishes: ['leprechaun', 'leprechauns', 'leprechan', 'leprechans', 'leprachaun', 'leprachauns', 'lepricorn', 'leprecaun', 'leprechaun trap', 'leprechaun gold', 'leprechaun pot of gold', 'pot of gold', 'pots of gold', 'gold end of the rainbow'],
  except: ['unicorn', 'dragon', 'parade', 'afraid', 'scared', 'scary', 'lost', 'died', 'snakes'],
  answers: ['sleepy', 'gold', 'pot', 'crock', 'treasure', 'rainbow', 'end', 'irish', 'ireland', 'green', 'lucky', 'luck', 'little', 'shoes', 'shoe', 'shoemaker', 'trap', 'tricks', 'cheeky', 'naughty', 'shamrock', 'clover', 'catch', 'caught', 'catching', 'who', 'that', 'saint', 'st', 'day', 'march', 'happy', 'magic', 'tiny', 'hat', 'mischievous'],
  company: ['leprechaun', 'sock', 'teapot'],
  about: 'The hero marks the leprechaun’s boot with a red sock, and when they come back there is one on every boot.',
  titles: ['A Red Sock on Every Boot', 'Don’t Look Away', '{H} Catches a Leprechaun', 'Now I Blink, Now You', 'The Hole at the Big Toe'],
  want: [
    {
      id: 'caught',
      A: 'partner',
      paragraphs: [
        'Behind the teapot sat a leprechaun, hammering at a shoe. Tap, tap, tap. {H} took him by the coat tails. If you catch one you may have his gold, and {H} wanted to see it shine.',
        'But you must not look away from him. One blink, and he’s gone. “There’s a cow on your ceiling,” said the leprechaun. {H} looked at him and at nothing else, until the tears ran. “Now I’ll look, and you blink,” said {A}. So they took turns at it.'
      ]
    }
  ],
  way: [
    {
      id: 'one-shoe',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who’s that shoe for?” asked {A}, and looked at him hard. “I don’t know yet,” said the leprechaun. “I only ever make the one. It’s always the left.” “And the right?” “Somebody else’s job. I’ve never met him.”',
        'He held it up. It was as long as a bean, with a buckle, and very well made. “You could find a person with one leg,” said {H}. “It’d have to be a small one,” said the leprechaun. “A wren, perhaps.”'
      ]
    },
    {
      id: 'wasp',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Your lace is undone,” said the leprechaun. {H} wiggled a foot, without looking down. “I’m in slippers,” said {H}. “There’s a wasp in your hair.” “Hum, then,” said {H} to the wasp. Nobody hummed.',
        '“There’s a very small one behind you,” said the leprechaun, “doing this.” He did it, with both ears, and it was really worth seeing. “There isn’t,” said {A}. “But you may do that again.”'
      ]
    },
    {
      id: 'red-coat',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I thought that you’d all be in green,” said {H}, “but your lining’s red.” “In the old days it was red outside,” said the leprechaun, “with seven rows of buttons. Then people began to paint us green, and I got tired of explaining. I’ve turned it.”',
        'He unbuttoned it to show them. There were seven rows, on the inside, where they could not have been comfortable. “It’s all right,” he said, “as long as I don’t laugh.”'
      ]
    },
    {
      id: 'clover',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If you let me go, I’ll give you a clover with four leaves,” said the leprechaun. He drew it out of his hat. {A} looked at it with one eye, and kept the other on him. “That’s three,” said {A}, “and one’s been stuck on.”',
        '“It’s a good join,” said the leprechaun. “I used the shoe glue.” He was hurt, so they said that it was a very good join.'
      ]
    },
    {
      id: 'rainbow',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Is it true about the end of the rainbow?” asked {A}. “It was,” said the leprechaun. “But it moves, you know. I’d put down the crock, and I’d turn round, and there was the end in somebody’s turnips.”',
        '“So you had to carry it along?” “Every time that it rained,” he said. “In Ireland! I’ve got one arm longer than the other.” He laid both of them on the table, and it was true.'
      ]
    },
    {
      id: 'jig',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You’ll have to look away when I dance,” said the leprechaun. “Everybody does. They look at my feet, and my feet aren’t where I am.” He danced a jig on the lid of the teapot. His arms hung down, and did nothing, and below them it was like rain.',
        '{H} looked at his nose the whole time. That stood still in the middle. “You’ve done this before,” said the leprechaun. He had to sit down on the sugar.'
      ]
    },
    {
      id: 'three-hundred',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“How old are you?” asked {A}. “Three hundred,” said the leprechaun, “and I’ve been caught four times. Once by a goose.” “And did the goose get the gold?” “It looked away,” he said. “Somebody’d dropped a bun.”',
        'They all thought about the goose. You could see that it still hurt him, for it had been holding him by the nose.'
      ]
    },
    {
      id: 'blinking-wrong',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Once it nearly went wrong. {H} thought that it was {A}’s turn, and {A} thought that it was {H}’s. Both of them blinked. When they opened their eyes, he had one leg in the spout of the teapot.',
        '“I was only seeing if it was empty,” said the leprechaun. It took both of them to get him out. He had a tea leaf on his hat, and they counted aloud after that: “You, me. You, me.”'
      ]
    },
    {
      id: 'pet-stares',
      A: 'pet',
      spare: 2,
      paragraphs: [
        'It was good that {A} was there. {A} had been staring at the leprechaun from the very beginning. He told {A} of a cow on the ceiling. He told {A} of a wasp. {A} did not even wag an ear.',
        '“Who’s that?” asked the leprechaun, and drew in his feet. “That’s {A},” said {H}. “{A} can do it for an hour, if there might be something to eat.”'
      ]
    },
    {
      id: 'elder-porridge',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We had one in the wall when I was small,” said {S}. “We heard him tap at night. My father said that it was the pipes.” “Was it?” asked {A}.',
        '“We hadn’t got any pipes,” said {S}. The leprechaun counted on his fingers. “Yellow house?” he asked. “With a step that was loose?” {S} nodded. “That was my cousin,” he said. “He liked the porridge.”'
      ]
    },
    {
      id: 'child-watch',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted a turn at looking as well. {S} looked so hard that it took {S}’s whole face, and {S}’s mouth came open. “There’s a cow on the ceiling,” said the leprechaun. “What colour?” asked {S}, without looking up.',
        'He had never been asked that. “Brown,” he said, “with a bell.” “Ding, dong,” said {S}. Then the leprechaun looked up himself, to see if it was there.'
      ]
    },
    {
      id: 'baby-hat',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} was held up to see him, and took his hat. There was another hat under it, a little smaller. {A} took that as well. “You may stop there,” said the leprechaun. “It’s hats all the way down.”',
        'He got them back in the wrong order. After that he had a very small hat on. On top of it was a large one, down to his chin.'
      ]
    },
    {
      id: 'the-sock',
      A: 'partner',
      paragraphs: [
        '“All right,” said the leprechaun at last, and showed them the hall. All the boots and shoes of the family stood there, twenty-two of them. “It’s in that one. But you may look into only one, and only once.” {H} took off a red sock and hung it over that boot. “Promise not to touch it,” said {H}. “I promise,” said the leprechaun.',
        'They fetched a bucket. When they came back, there was a red sock on every boot, and no leprechaun.'
      ]
    },
    {
      id: 'all-the-same',
      A: 'partner',
      paragraphs: [
        '“He did touch it!” said {H}. “No,” said {A}. “These are all the red socks that we’ve ever lost in the wash.” {A} walked along the row. “And they’re as good as new. He only takes the good ones.”',
        '{H} looked down at one bare foot, and at the big toe.'
      ]
    }
  ],
  turn: [
    {
      id: 'big-toe',
      A: 'partner',
      paragraphs: [
        '“There’s a hole in mine,” said {H}. {H} walked from boot to boot and put a finger into each sock. At the nineteenth boot the finger came out again at the end. “This one,” said {H}, and looked in.',
        'It shone up to the ceiling. Down in the toe was a crock of gold buttons, and on the crock sat the leprechaun. “Nobody’s ever done that before,” he said. “It was the hole, wasn’t it? I saw that hole.”'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They let the buttons run through their fingers. Each of them was off another coat. This one was from a captain, and this one from a lady who had sneezed. “And that’s from a snowman,” said the leprechaun. “He had no more need of it.”',
        '{A} held one up to the lamp. It had four holes, and through each of them you saw a very small hall.'
      ]
    },
    {
      id: 'in-pairs',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They laid the red socks together, two by two. “He must have had them for years,” said {A}. There was one with a ladybird on it, which {H} could just remember. It would have gone on a thumb now.',
        '“Why do you always take only one?” asked {H}. “I only ever make the one shoe,” said the leprechaun. It was quite logical.'
      ]
    },
    {
      id: 'might-need-it',
      A: 'partner',
      paragraphs: [
        '{H} took one button, the smallest, which shone the most. The rest was the leprechaun’s. “Shall I mend that sock for you?” he asked. “I’ve got my needle here.”',
        '“No, thank you,” said {H}. “I might need it.” Then {H} and {A} looked at each other, and both blinked, at the same time. And there was no leprechaun.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round, to look for the cow.',
      '{names} stared at the teapot as well, and blinked.',
      { text: '{names} dabbed {H}’s eyes from the side, so as not to spoil the view.', needs: ['hands'] },
      { text: '{names} moved the teapot, so that nobody could hop behind it.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed along the boots, and every one of those smelled of feet.',
      '{names} joined the end of the row, among the slippers.',
      { text: '{names} recognised a sock from last winter.', needs: ['hands'] },
      { text: '{names} paired up two red ones, for the first time in years.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to the shine, and turned golden on one side.',
      '{names} dived into the next boot, and there was only boot.',
      { text: '{names} held the boot upright, by its heel.', needs: ['hands'] },
      { text: '{names} counted the gold buttons, and lost count at a shiny one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots stood in their row again, and on none of them hung a sock. The button lay in the egg cup, and was as bright as a small lamp.',
    '{H} washed one foot that was cold and one that was warm. Then {H} lay down, and could look away as long as {H} liked.'
  ],
  last: [
    'Tap, it went behind the teapot, and tap. But {H} blinked, and blinked again, and was asleep.',
    'Out of the blanket looked one big toe, and {H} was asleep.'
  ]
})
