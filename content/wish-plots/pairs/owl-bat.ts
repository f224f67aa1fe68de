import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const owlBat = wishPlot({
  id: 'wish-owl-bat',
  wishes: ['owl bat', 'owls bats', 'owl bats', 'owls bat', 'baby owl bat', 'owl baby bat', 'owlet bat', 'barn owl bat', 'tawny owl bat', 'owl fruit bat', 'owl bat night', 'owl little bat'],
  except: [...NOT_WELL, 'cricket', 'baseball', 'ball', 'vampire', 'mouse', 'mice', 'cat', 'cats', 'zoo', 'toy', 'toys', 'toilet', 'boat', 'pussycat', 'witch', 'witches', 'halloween', 'superhero', 'cave'],
  answers: ['friends', 'friend', 'friendship', 'best', 'together', 'night', 'nights', 'dark', 'moon', 'fly', 'flying', 'flies', 'tree', 'attic', 'upside', 'down', 'hoot', 'meets', 'meet', 'met', 'little', 'baby', 'big', 'wise'],
  company: ['owl', 'bat', 'window', 'book', 'page', 'bookmark'],
  fed: true,
  about: 'Each night the bat, which finds its way by calling, flies into the owl, which is too soft to answer and too quiet to hear, and it is a bookmark that saves them both.',
  titles: ['Flump at the Window', 'A Hole in the Air', '{H} Waits for the Last Page', 'Nobody Says Owl', 'The Bookmark That Flew'],
  want: [
    {
      id: 'flump',
      A: 'partner',
      paragraphs: [
        '{A} had read as far as the last page. “And then,” read {A}, and it went flump at the window. That was what happened every night. {H} so wanted to know how it ended. “It’s only the wind,” said {A}. But it said ouch.',
        'In came an owl and a bat, and both had a sore nose. “Something leathery flies into me each night,” said the owl. “There’s a hole in the air out there,” said the bat, “and it hits me.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-answers',
      A: 'partner',
      paragraphs: [
        '“I call,” said the bat, “and everything calls back what it is.” It opened its mouth, and they heard nothing at all. “There. Wall, said the wall. Lamp, said the lamp.” It turned to the owl. “And there it is! The hole!”',
        'The owl looked behind itself. “It’s the glass,” said {A}, quite sure, and drew the curtain over it. They tried once more. Flump!'
      ]
    },
    {
      id: 'wrong-way-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bat hung from the curtain rail by its toes. The owl sat on the chair. “You’re upside down,” said the owl kindly. “I was going to say so,” said the bat. To be polite, the owl turned its head until the beak was on top. Owls can do that.',
        'The bat had thought of the same thing, and had climbed up the other way. Now they were just as they had been before. “How does my book look from there?” asked {A}. “Blank,” said the bat. “But it’s got good hard edges.”'
      ]
    },
    {
      id: 'line-by-line',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The owl read a bit over {A}’s shoulder. An owl’s eyes are fixed in front and can’t roll. So it went along each line with its whole head, and at the end the head flew back. Swish, it went, and swish.',
        '“You’re fanning me,” said the bat from above. “It’s an exciting bit,” said the owl. There came a very long line. The head went on, and on, until it was looking out behind. “And?” it asked. “What comes then?” It had to wait for the rest of itself.'
      ]
    },
    {
      id: 'crooked-ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Can you hear well?” asked {H}. “I can hear a beetle change its mind,” said the owl. It lifted the feathers at the side, and showed its ears. One sat high, and the other low. {A} tried a pair of glasses on it, and they hung like a picture in an earthquake.',
        '“They’re meant to be crooked,” said the owl. “That’s how I know up from down.” The bat’s ears were as big as the rest of its head. It folded them shut, in case anybody wanted to try something on.'
      ]
    },
    {
      id: 'hand',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The bat held out a wing to say how do you do. There were four long fingers in it, with skin in between, and on top there was a thumb. “It’s all hand!” said {H}. “What did you think it was?” asked the bat. “An umbrella,” said {A}.',
        'They shook it, very lightly. Then the owl held its wing out too. There was not one finger in it. “I shake with my feet,” said the owl, and did. It was a good grip, and it took a while to come out of it.'
      ]
    },
    {
      id: 'tissue',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Nobody hears me fly,” said the owl. It beat both wings over a paper tissue. The tissue went up and sailed behind the bed, and there had not been a sound. {A} shut both eyes. “Tell me when you’re flying,” said {A}.',
        '“I’ve been and come back,” said the owl. {A} didn’t believe it. So the owl did it again. This time it laid something on {A}’s head, from the shelf by the door. It was a sock. “Now begin,” said {A}.'
      ]
    },
    {
      id: 'midges',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ve had eight hundred midges,” said the bat, “and it’s hardly dark.” “You eat them as you go along.” The owl had not had anything yet. “I sit still and wait for one,” it said, “and then that’s dinner.”',
        '“Eight hundred what?” asked the owl. “They’re like crumbs,” said the bat, “but they come to you.” It called one up from beside the lamp, and offered it. The owl looked down on it for some time. “It’s looking back,” said the owl.'
      ]
    },
    {
      id: 'roll-call',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The bat flew round the room and said what it was told. “Door,” it said. “Wardrobe. Somebody’s left a spoon in here.” It was right about the spoon. “Book. Hair, combed. Hair, not combed.” {H} felt to see which that was.',
        'Over the bed it stopped short. “Here’s another hole!” it cried. It was the pillow. There was one on the chair as well, and that was {A}’s woolly jumper. “This house is full of them,” said the bat. “How do you live?”'
      ]
    },
    {
      id: 'how-to-steer',
      spare: 8,
      paragraphs: [
        '{H} tried to do it the bat’s way, with both eyes shut and one hand out. “Ah,” called {H}. It sounded wide. Three steps on it sounded narrow. “Ah?” It was the wardrobe, and {H} had stopped just in front of it.',
        '“Not bad,” said the bat. {H} turned round and tried the other way, with a rather bold ah. Nothing said anything, and then it was warm and all round. “Good evening,” said the owl.'
      ]
    },
    {
      id: 'two-hundred',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Where do you live?” asked {A}. The owl lived by itself in a hollow tree, and had one chair, so to speak. The bat lived under a church roof with two hundred others. They hang so close that they share their yawns.',
        '“How do you know which is yours?” asked the owl. “My what?” asked the bat. “Your anything.” The bat thought about it, upside down. “We’ve never had one,” it said. “We’ve only got each other’s.”'
      ]
    },
    {
      id: 'hat',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We once had a bat in the classroom,” said {S}. “The teacher wanted to catch it with a hat. It was a big hat, with a feather.” “And did it work?” asked {A}. “No. We ran after it for a whole lesson, and it was the one with sums.”',
        '“And where was the bat?” asked the owl. “In the hat,” said {S}. “On the inside, up at the top. It went home on the tram.” “That was my aunt,” said the bat. “She still talks about that tram.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} stood in front of the wardrobe and called at it, as high as {S} could. “Eeee!” said {S}. “What does it say?” asked {A}. {S} listened, with one ear against the wood. “It says eeee,” said {S}.',
        '“That’s what they all say,” said the bat. “You have to listen to how.” {S} called at the owl next. There came nothing back. {S} went closer, and closer, and laid a whole cheek against it. “It says mmm,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'Then {A} squealed, right up at the top, where the glasses ring. The bat let go of the rail in surprise. “At last,” it said. “Somebody who speaks up!” It squeaked something back, and {A} squealed again.',
        'None of the others heard the half of it. “What’s {A} saying?” asked the owl. “Spoon,” said the bat, “and spoon, and where’s my spoon?” It told them where it was. It was in the wardrobe, as it had said.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'The bat flew a round over {A}, and called. “There’s a middle-sized hole on the floor,” it said, “with a bit of hard at one end.” That was {A}’s nose. {A} looked up, and the nose went after the bat to the left, and to the right.',
        '“The hard bit’s following me,” said the bat. The owl turned its head after the two of them, until there was no more neck. “I’ve always seen a hole there too,” said the owl. “But mine was asleep.”'
      ]
    },
    {
      id: 'too-high-too-low',
      A: 'partner',
      paragraphs: [
        '“Then say something when you fly,” said {H}. “Hoo,” said the owl. The bat didn’t hear it. “Now you,” said the owl. “I’m shouting my head off!” said the bat. The one was too low, and the other too high.',
        '{A} wanted to get on, and picked up the book. “Ow!” said the bat. “What’s that? It’s so loud!” “It’s a page,” said {A}. Then {A} held out a woolly sleeve. “Nothing,” said the bat. “That’s a hole too.” {H} looked from the wool to the owl. It was as soft as nine jumpers.'
      ]
    }
  ],
  turn: [
    {
      id: 'bookmark',
      A: 'partner',
      paragraphs: [
        '“You’re not a hole,” said {H}. “You’re only too soft to call back!” And {H} took the bookmark from the last page. It was stiff and shiny. The owl held it in its beak and flew out, and there was no sound. The bat flew out after it, calling and calling. {H} and {A} held their breath.',
        'No flump came. “Bookmark!” said the bat, and swung round it. “So that’s where you are,” it said. “You’ve got an owl on you.”'
      ]
    },
    {
      id: 'on-the-left',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They tried it from all sides. The bat came from above, and from below, and once with a loop. “Bookmark,” it said each time, and went round. “On the left, please,” said the owl, through its teeth, as it were. You can’t say much with a bookmark.',
        '“My left or yours?” asked the bat. It hung upside down again by then. They held a feather and a thumb up, to find out. “Mine,” said the owl, “when it’s dry. Yours, when it rains.”'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Is it as soft as that all over?” asked the bat. Now that it knew where the owl was, it wanted to see. It hooked a thumb in and crept along it, from the tail up to the neck. It took a good while.',
        '“I’d thought you were a small hole,” came a voice from under a wing. “There’s room for two hundred.” The owl had both eyes wide open. Nobody had ever been in there. “Only for tonight,” it said.'
      ]
    },
    {
      id: 'where-were-we',
      A: 'partner',
      paragraphs: [
        'They were off over the roofs, the owl in front and the bat behind. “And now the last page,” said {A}, and opened the book. {A} turned a few pages, and turned them back. “The bookmark’s gone. Where had we got to?”',
        '{H} knew it quite well. But outside it went hoo, and nothing went flump, and there was no hurry. “Page one,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had heard the flump, and went under the bed for a moment.',
      '{names} made room for the owl, and a little less for the bat.',
      { text: '{names} looked out to see if the window was still in one piece.', needs: ['hands'] },
      { text: '{names} brought a cold flannel for two noses.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked, each time the bat said something.',
      '{names} turned after the owl’s head, as far as a neck would go.',
      { text: '{names} held up a tin tray, and the bat said thank you.', needs: ['hands'] },
      { text: '{names} stroked the owl, to see how far down it went.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat under the window, to be there if anything fell.',
      '{names} gazed after the owl, until it was only dark.',
      { text: '{names} looked for another bookmark, and took the shopping list.', needs: ['hands'] },
      { text: '{names} held the curtain to one side, so that the two could get by.', needs: ['hands'] }
    ]
  },
  bed: [
    'The window was shut, and on the sill lay one soft feather. It went between two pages, where it marked nothing at all.',
    '{H} lay down. Somewhere out there a bookmark was going home, and someone was right behind it.'
  ],
  last: [
    'They came to the last page again, and {H} didn’t hear it, for {H} was asleep.',
    'Pillow, said the pillow, very softly, and {H} was asleep.'
  ]
})
