import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const scorpion = wishPlot({
  id: 'wish-scorpion',
  wishes: ['scorpion', 'scorpions', 'skorpion', 'escorpión', 'scorpione', 'emperor scorpion'],
  answers: ['desert', 'sand', 'night', 'dark', 'glows', 'glow', 'glowing', 'shines', 'shine', 'green', 'lamp', 'light', 'torch', 'hide', 'hides', 'hiding', 'seek', 'tail', 'claws', 'pincers', 'black', 'legs', 'back', 'babies', 'stone', 'boot', 'who', 'that', 'little', 'friend', 'sting', 'purple', 'never', 'find', 'found'],
  except: [...NOT_WELL, 'afraid', 'scared', 'star', 'stars', 'sign', 'scorpio', 'frog', 'king', 'fish', 'kombat'],
  company: ['scorpion', 'desert', 'lamp', 'stone'],
  partnerPlays: true,
  about: 'A scorpion is found at once in every hiding place, because it shines green under a purple lamp, and hides where no lamp ever shines.',
  titles: ['Green in the Dark', 'Behind the Lamp', '{H} Cannot Be Hidden', 'Eight Legs on Tiptoe', 'Where No Lamp Shines'],
  want: [
    {
      id: 'black-in-the-night',
      A: 'partner',
      paragraphs: [
        '{H} was a scorpion, in a dark coat. For claws it had two pegs, and a stuffed sock stood up over its back. The desert was the rug, and it was night there. “I’m black, and the night’s black,” said the scorpion. “I’ve never been found.”',
        '{A} looked for scorpions, with a lamp that had a purple sweet paper in front. “Then hide,” said {A}, and counted to ten.'
      ]
    }
  ],
  way: [
    {
      id: 'found-at-once',
      A: 'partner',
      paragraphs: [
        'The scorpion hid behind the stone, which was a cushion. Only the tip of its tail looked out. “Behind the stone,” said {A}, from the far end of the desert. {H} hid in the shadow of a boot. “Beside the boot,” said {A}.',
        'The third time the scorpion lay flat on the black sand, and held its breath. “You’re lying on the floor,” said {A}, “with your eyes shut.” It was true.'
      ]
    },
    {
      id: 'many-eyes-that-see-little',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How many eyes have you got?” asked {A}. “Two on top, and some at the corners,” said the scorpion. Some scorpions have twelve in all. But they don’t see much with them. {A} held up three fingers. “A cactus,” said {H}.',
        '{A} held up a spoon. “A cactus with one arm,” said the scorpion. Then {A} came quite close, and put on a friendly face. “That’s a big one,” said the scorpion, and walked round it.'
      ]
    },
    {
      id: 'hears-with-its-feet',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A scorpion has no ears. It feels with its feet when somebody walks on the sand, and it knows from which side. {H} laid both palms on the rug. {A} took a step by the window. “Window,” said the scorpion.',
        '{A} hopped to the door on one leg. “Door. And you’ve lost a foot.” Next {A} sat down on the sofa, and lifted both feet. The scorpion waited. “Now you’ve flown off,” it said, a little worried.'
      ]
    },
    {
      id: 'dance-with-claws',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'When two scorpions like each other, they dance. They hold each other by the claws, and walk up and down, forwards and back. That can take hours. {A} got two pegs as well. They took hold, peg in peg.',
        '“Do you lead?” asked {A}. “I thought that you did,” said the scorpion. So they both did. They got from one flower of the rug to the next, and from there straight back. “You dance very well,” said {H}, “for somebody with a lamp.”'
      ]
    },
    {
      id: 'one-meal-a-year',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Would you like a biscuit?” asked {A}. “I had one last summer,” said the scorpion. A scorpion can go for a whole year without a meal, if it keeps still. {A} put the plate down all the same. It was the sort with jam.',
        'The scorpion kept still. It kept still for quite a time, for it had a biscuit to look at. Then a peg came out, and went back under the coat. “Happy new year,” said {A}.'
      ]
    },
    {
      id: 'tail-up',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Why do you hold that thing up?” asked {A}. “So that nobody treads on it,” said the scorpion. The tail has five pieces and a point, and it bends over the back. The stuffed sock did not quite manage that. It nodded, and hung over {H}’s nose.',
        '“You look as if you’d a streetlamp,” said {A}. They hung a scarf on it. “That’s useful,” said the scorpion. It took {A}’s hat as well, and a bag.'
      ]
    },
    {
      id: 'out-of-its-skin',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'As it grows, a scorpion gets too big for its skin. It climbs out at the front, and leaves the old one standing there, claws and all. {H} got out of the coat, which took some wriggling. It stood by itself, for a moment, and then it sat down.',
        '{A} shone the lamp on it. “There’s one,” said {A}, “a tired one.” A new scorpion has a soft shell, and must wait till it’s hard. {A} knocked on {H}’s vest. “Not yet,” said {H}.'
      ]
    },
    {
      id: 'old-as-the-hills',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Are you new here?” asked {A}. “We were here first,” said the scorpion. There were scorpions before there were dinosaurs, and long before there were flowers. “What did you do all that time?” “We stood under a stone,” said {H}.',
        '{A} sat down on the stone, and tried to imagine it. It was a good cushion. “And was it always this one?” “It was bigger,” said the scorpion, “but it’s been sat on.”'
      ]
    },
    {
      id: 'not-a-crab',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“I thought you were a crab,” said {A}, “from in front.” The scorpion counted its legs aloud, as far as eight. “So I’m a cousin of the spiders,” it said. The claws don’t count. They’re more for the table.',
        '{A} counted again, under the coat. “Two legs, and two pegs,” said {A}. “The others are folded,” said {H}. “You don’t use your best ones every day.”'
      ]
    },
    {
      id: 'the-new-lamp',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} tried the purple lamp on other things, to be fair. It was shone on the stone, and the stone stayed grey. It was shone on the boot. A white sock in it gave a bit of a gleam. “That’s the washing powder,” said {A}. “It isn’t one of yours.”',
        'The scorpion went over and looked at the sock, nose to toe. It had no claws, and no wish to dance. “Perhaps it’s shy,” said the scorpion.'
      ]
    },
    {
      id: 'pet-in-the-desert',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Over the sand came something with no lamp, and a nose. It was {A}. The scorpion lay flat beside the boot. {A} went by the stone, and past the window, and straight up to the boot.',
        '“You could smell that I’m green,” said the scorpion. {A} smelled once more, behind the ear, and was quite sure. Then {A} lay down there too, and so there were two to be found.'
      ]
    },
    {
      id: 'elder-reflector',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a coat once that shone in the headlamps,” said {S} to the scorpion. “I didn’t know it. I thought, how polite the drivers are in this town.” “Who told you?” asked {A}.',
        '“A bus driver,” said {S}. “He stopped every time, in the middle of the road. He’d thought that I was a bus stop.” {A} looked down at the dark coat, and turned up the collar.'
      ]
    },
    {
      id: 'child-on-the-back',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'Young scorpions ride on their mother’s back, until they’ve got a proper shell. {S} was a young one, and quite white, in a vest. “There’s no more room,” said {A}. “I’m carrying a tail.” {S} laid both hands on {A}’s back, and walked behind.',
        '“Am I riding?” asked {S}. “With your feet on the ground,” said {A}. “That’s how the careful ones do it.” They went round the desert, ten legs in all, and two of them very fast.'
      ]
    },
    {
      id: 'baby-likes-the-lamp',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'A purple patch ran across the desert, and {A} ran after it on all fours. It was on the rug, and when {A} put a hand on it, it was on the hand. It could not be picked up.',
        'The scorpion knew how that is, from the other end. “It does that to me too,” said {H}. {A} tried it with the mouth. That was purple now, and no better.'
      ]
    },
    {
      id: 'you-shine',
      A: 'partner',
      paragraphs: [
        '“How do you do it?” asked the scorpion. “Look at your claws,” said {A}, and held the lamp on them. Under a purple light a scorpion shines, as green as a lime lolly. Nobody knows for sure what it’s good for. “All of me?” asked {H}. “Right to the tip,” said {A}.',
        'The scorpion held one claw before its eyes, and then the other. “And I held my breath,” it said.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-the-lamp',
      A: 'partner',
      paragraphs: [
        '“One last time,” said the scorpion. {A} counted, and shone the lamp behind the stone and the boot, and along the sand. There was nothing green. When {A} turned, {H} turned too, on tiptoe. The scorpion was hiding where no lamp ever shines, right behind {A}.',
        '{A} walked all through the desert, with a scorpion one step after. “I give up,” said {A}, and switched off. “Here,” said somebody, close to {A}’s ear.'
      ]
    },
    {
      id: 'back-to-back',
      A: 'partner',
      paragraphs: [
        '“You were behind me the whole time,” said {A}. “It’s the darkest place there is,” said {H}. They sat down on the sand, back to back, as it was late. Without the lamp, there was nothing in the night but black.',
        '“Are you still there?” asked {A} after a bit. The scorpion put one claw round to the front, and {A} took hold of the peg. “I can’t see you at all now,” said {A}. The scorpion was pleased, there in the dark, and it did not let go.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay about in the desert, as dunes.',
      '{names} kept both eyes shut while it was counted.',
      { text: '{names} stuffed the tail with one more sock.', needs: ['hands'] },
      { text: '{names} counted along, on ten fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} hid as well, and nobody shone.',
      '{names} gave nothing away, beside the boot.',
      { text: '{names} spread a hand over the green tip of the tail.', needs: ['hands'] },
      { text: '{names} held a sleeve in the purple light, and it stayed a sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw it, and kept quiet.',
      '{names} followed behind the scorpion, in a row.',
      { text: '{names} put a finger to the lips.', needs: ['hands'] },
      { text: '{names} smoothed the sand, where somebody had turned on tiptoe.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sweet paper came off the lamp, and the desert had flowers on it again. The coat was hung up with its tail in its sleeve.',
    '{H} washed, and nothing green came off. Then the scorpion crept under its blanket, as under a stone. Just a nose looked out.'
  ],
  last: [
    'It was black in the room, and nobody could have found the scorpion, and {H} was asleep.',
    'Under the stone nothing shone at all, and {H} was asleep.'
  ]
})
