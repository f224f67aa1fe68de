import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const heron = wishPlot({
  id: 'wish-heron',
  wishes: ['heron', 'herons', 'grey heron', 'gray heron', 'blue heron', 'great blue heron', 'herron', 'herrons', 'heron pond', 'plastic heron', 'heron goldfish', 'heron fish'],
  answers: ['pond', 'fish', 'goldfish', 'fishing', 'fishes', 'catching', 'catches', 'eats', 'ate', 'hungry', 'stands', 'standing', 'still', 'leg', 'legs', 'one', 'neck', 'beak', 'long', 'tall', 'thin', 'grey', 'gray', 'blue', 'plastic', 'statue', 'patient', 'waits', 'waiting', 'park', 'canal', 'river', 'lake', 'garden', 'grumpy', 'sleepy', 'little', 'who', 'that', 'our', 'friend', 'never', 'moves', 'saw', 'quiet', 'clever'],
  except: [...NOT_WELL, 'egg', 'eggs', 'nest', 'frog', 'frogs', 'duckling', 'ducklings', 'flamingo', 'crane', 'stork', 'boy', 'afraid', 'scared', 'crocodile', 'eel', 'boat', 'bread'],
  company: ['heron', 'pond', 'broom', 'carrot', 'newspaper', 'fish'],
  partnerPlays: true,
  about: 'Whoever has a pond puts up a plastic heron to keep the real one away, and shoos whatever moves, so the heron becomes plastic.',
  titles: ['Two Plastic Herons', 'Whatever Moves', '{H} Is Made of Plastic', 'Seven Fish and a Crunch', 'Brought In for the Night'],
  want: [
    {
      id: 'nine-fish',
      A: 'partner',
      paragraphs: [
        '{H} was a heron. {A} had a pond, a blue towel, with nine goldfish in it, which were slices of carrot. The heron had just put in one long leg. “Shoo!” called {A}, and clapped. Off flapped the heron.',
        'Then {A} stood a broom there, with a sock for a head and a spoon for a beak. “That’s a plastic heron,” said {A}. “Where there’s one already, no other comes.” And {A} sat down with a newspaper. {H} wanted a fish more than before.'
      ]
    }
  ],
  way: [
    {
      id: 'waiting-for-it',
      A: 'partner',
      paragraphs: [
        'The heron came back, and there was somebody at the pond. A heron doesn’t push in where another is fishing, so it waited. It stood on one leg, and then on the other. The tall one never caught a thing. It didn’t even look cross.',
        'At last the heron walked up to it. “Are you going to be long?” it asked. “Shoo!” said {A}, behind the newspaper. The heron flapped off. The tall one stayed.'
      ]
    },
    {
      id: 'neck-like-an-s',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve got rather a long neck for that,” said {A}. “It’s folded,” said the heron. A heron’s neck is bent like an S, and there’s a kink in it, like a spring. {H} drew in {H}’s head, down between both shoulders. You could not see any neck at all.',
        '{A} laid a raisin on the edge of the table. They both looked at it. It lay there, and lay there. Then there was no raisin. “I didn’t see it go,” said {A}. “That’s what the kink’s for,” said the heron, and folded itself up again.'
      ]
    },
    {
      id: 'one-leg',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why do you only use the one?” asked {A}. “The other’s inside, getting warm,” said the heron. It was standing on the left. After a while it changed over to the right, and looked just as before. {A} tried it as well, beside the armchair.',
        '{A} went to the left, and a bit further to the left, and then sat down. “You’ve got to lock it,” said the heron. “I’ve got nothing to lock it with,” said {A}. They looked at {A}’s knee. It was a good knee, but it bent.'
      ]
    },
    {
      id: 'beside-the-fish',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} put a spoon into a glass of water. From the side it had a bend in the middle. “Is it broken?” asked {A}. “It’s only the water,” said the heron. “It moves things over. If you aim at the fish, you get what’s next to it.” So a heron always aims a bit beside.',
        '{A} let a slice of carrot sink in a bowl, and went for it with two fingers. {A} got water. “Beside it,” said the heron. {A} aimed beside it, on the wrong side. In the end the carrot was caught by somebody who had shut both eyes.'
      ]
    },
    {
      id: 'a-crumb-on-the-water',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Some herons go fishing with a crumb,” said {A}. They lay it on the water, and stand back. When it drifts off they fetch it, and lay it down again in a better place. Then something comes up to see. {H} put a crumb of toast on the blue towel.',
        'They waited. No carrot came up. But from the left came {A}’s hand, quite slowly, and took the crumb. “You’ve caught me,” said {A}. The heron walked all the way round. It was too big to be swallowed whole.'
      ]
    },
    {
      id: 'head-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A heron swallows a fish with the head in front. Otherwise the scales stand up on the way down, and it tickles. It has to toss the fish, and turn it, until it’s right. {H} had a slice of carrot between two wooden spoons. “Where’s its head?” asked {H}.',
        '{A} put on {A}’s glasses, and looked at it from all sides. It was round. “That one has got its head everywhere,” said {A}. “Then it can’t be wrong,” said the heron. It tossed it up once, all the same, because it had learnt it that way.'
      ]
    },
    {
      id: 'fraank',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Do you never say anything?” asked {A}. A heron hardly ever does, by the water. {H} took a breath. “Fraank!” said the heron. The glasses rang in the cupboard. It was a voice like a gate, with a bit of old car. {A} had to sit down.',
        '“Who’s Frank?” asked {A}, when it was quiet. “Nobody,” said the heron. “It’s just what comes out. That’s why I don’t do it much.” From then on {A} called the broom Frank. It had looked like somebody without a name.'
      ]
    },
    {
      id: 'legs-come-later',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A heron in the air folds its neck and lets its legs hang out at the back. It beats its wings so slowly that you could count them. “One,” counted {A}. {H} came round the lamp with both arms wide. “Two.” It was by the window. “Where are your legs?” asked {A}.',
        '“They come later,” said the heron. It landed beside the table, on its stomach, over a stool, and held both feet up behind. “Now they’re here,” it said, and let them down one by one.'
      ]
    },
    {
      id: 'legs-like-reeds',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Don’t the fish see you?” asked {A}. “Only my legs,” said the heron, “and those look like reeds.” From below it was just two thin stalks, and a lot of sky. {A} lay down on the rug to see how that was. {H}’s socks were striped. They were rather loud reeds.',
        '“I’d swim off,” said {A}, from the bottom of the pond. The heron stood quite still. Time went by. It was comfortable down there. “Now I’ve got used to them,” said {A}, and swam between. The heron bent down. “Got you,” it said.'
      ]
    },
    {
      id: 'up-in-the-trees',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do you always live alone?” asked {A}. “Only when I fish,” said the heron. At home they all sit in the same trees, thirty nests and more, right at the top. There’s such a noise there that people move away. {H} had a nest on the armchair. {A} had one on the sofa.',
        '“Fraank,” said {A}. “Fraank,” said {H}. They clattered with wooden spoons as well, as beaks do. “And what are they all saying?” asked {A}. “Mine, mostly,” said the heron. “And: that was my stick.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a heron on the canal, on the way to school,” said {S}. “It stood there each morning. We said good morning, heron, and it never answered.” “Was it plastic?” asked {A}. “We thought so, for years,” said {S}. “My friend hung her scarf on it.”',
        '“And then?” “Then it flew off,” said {S}, “right over the gasworks, with the scarf on. It was a red one. We saw it go by all winter. It never answered then, either.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a heron too, a small one, and had to learn to stand. “Don’t move,” said {A}. “I’m not,” said {S}, and moved. “Don’t say anything, either.” {S} pressed both lips together, and breathed through the nose. It whistled.',
        'They stood side by side, on two legs in all. After a bit {S} leaned over against {A}. That made one heron with two heads, and it stood better than either of them had.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had come to the pond on all fours. {A} looked in, and put a whole hand in, and took out some towel. The pond went into folds, and all the fish slid to one end. Nobody called shoo.',
        '“It’s allowed to,” said the heron, behind the table. “It isn’t tall enough.” {A} sat in the middle of the water and held up a fish. It was offered to the broom first, and after that to the heron.'
      ]
    },
    {
      id: 'only-what-moves',
      A: 'partner',
      paragraphs: [
        '“You may as well give up,” called {A}. “I shoo everything that moves.” “And what about that one?” asked the heron. “It’s right in front!” “That one never moves,” said {A}.',
        '{H} looked at the plastic heron. It gazed into the water, and kept still. “I can do that,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'becoming-plastic',
      A: 'partner',
      paragraphs: [
        'The heron stood on the other side of the pond, drew up one leg, and was plastic. {A} looked from one to the other. “I thought that I’d only bought one,” said {A}, and turned a page. Snap! {A} looked up. There stood two herons. There were eight fish.',
        'Whenever {A} turned a page, a beak went snap. “Somebody’s been at my fish!” said {A}, and shook the broom. “You ought to be ashamed. You were quite expensive.” {H} did not move. It was hard, with all that carrot.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came past and smelled at the tall heron’s foot. It smelled of floor. Then {A} smelled at the other heron’s foot, for longer, and knew at once who that was. {A} sat down on it. “Go away,” whispered the heron. “You’ll give me away.”',
        'It had only the one foot on the ground, and now that was warm. It had never stood so well. {A} leaned on it, and looked into the pond. There might be something there for somebody without a beak.'
      ]
    },
    {
      id: 'a-joke-for-plastic',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{A} wanted to be sure which of them was real. “What do you get if you cross a heron with a clock?” asked {A}. The broom kept a straight face. The other one was biting its beak. “You get somebody who’s standing still and goes off.”',
        'It was not even a good one. But {H} had to snort, through the nose, and a bit of carrot flew out. “That’s the damp,” said {A} to the broom. “It gets into the joints.” {A} went back to the newspaper, and the paper shook.'
      ]
    },
    {
      id: 'dusting',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '{A} came with a cloth, to dust the plastic. First it was the broom’s turn, from the sock down to the floor. Then came {H}, behind the ears, and under the chin, and under the wing. Under the wing it was very hard to be plastic.',
        '“This one squeaks,” said {A}. “It’ll need some oil.” The heron held its breath. It counted all the fish in the towel, forwards and backwards. “And it’s got a pulse,” said {A}. “They think of everything, nowadays.”'
      ]
    },
    {
      id: 'something-on-its-head',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'It’s handy to have two. {A} hung a hat on the one, and a wet tea towel on the other. The broom had the hat. The tea towel dripped on {H}’s foot, and it was the only foot that {H} was standing on. The heron waited. If there’s one thing that a heron can do, it’s that.',
        'A drop ran down its beak, and hung there. {A} sat and watched the drop. At last it fell. “Good quality,” said {A}, and turned a page, a long one. Snap!'
      ]
    },
    {
      id: 'brought-in',
      A: 'partner',
      paragraphs: [
        'Then it got dark. “I’d better bring the plastic one in,” said {A}. {A} took {H} under both wings, and walked it off over the rug, stiff as it was. “It’s warm,” said {A}. “And it crunches.” The heron swallowed.',
        '“What about that one?” it asked, when it couldn’t bear it any longer. {A} looked back. The broom stood by the pond, all alone. “That’s the real one,” said {A}. “Just look how still it stands.” {A} clapped. “Shoo!” But it was a very patient heron.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drank a little from the pond, and it was towel.',
      '{names} went twice round the broom, and it did not turn its head.',
      { text: '{names} pulled the sock down over the bristles, as far as the eyes.', needs: ['hands'] },
      { text: '{names} set the goldfish out, so that they all swam the same way.', needs: ['hands'] }
    ],
    way: [
      '{names} waited behind the broom, for a place in the queue.',
      '{names} kept low, where it was not called moving.',
      { text: '{names} clapped too, a little after the shoo.', needs: ['hands'] },
      { text: '{names} propped up the tall one, which had begun to lean.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood by the pond as well, and was plastic for a time.',
      '{names} looked the other way at each snap.',
      { text: '{names} held the newspaper at the top, where it was too wide.', needs: ['hands'] },
      { text: '{names} counted the fish aloud, and got a different number each time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pond was shaken out and hung up to dry. In the end the other heron was brought in too, and stood in its corner.',
    '{H} washed, and stood beside the bed on one leg. First the one foot got in, and then, after a while, the other.'
  ],
  last: [
    'In its corner the plastic heron did not move all night, and neither did {H}, who was asleep.',
    'Both legs were in, and both were warm, and {H} was asleep.'
  ]
})
