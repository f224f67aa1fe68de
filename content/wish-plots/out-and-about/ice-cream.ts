import { wishPlot } from '../wish-plot.ts'

export const whoeverIceCream = wishPlot({
  id: 'wish-whoever-ice-cream',
  visits: 'anything',
  whoever: [
    'wants ice cream',
    'wants an ice cream',
    'wants some ice cream',
    'wants to eat ice cream',
    'wants to eat an ice cream',
    'wants to taste ice cream',
    'wants to try ice cream',
    'wants to have ice cream',
    'wants to have an ice cream',
    'wants an ice cream cone',
    'wants a scoop of ice cream',
    'wants ice lollies',
    'can’t eat ice cream',
    'can’t taste ice cream',
    'has never eaten ice cream',
    'had never eaten ice cream',
    'has never tasted ice cream',
    'had never tasted ice cream',
    'has never had ice cream',
    'had never had ice cream',
    'has never tried ice cream',
    'eats ice cream',
    'eats an ice cream',
    'ate an ice cream',
    'loves ice cream',
    'loves to eat ice cream',
    'loves eating ice cream',
    'likes ice cream',
    'dreams of ice cream',
    'dreams of eating ice cream',
    'is mad about ice cream',
    'is crazy about ice cream',
    'wants a popsicle',
    'loves popsicles',
    'wants an icy pole',
    'loves ice lollies',
    'wants a gelato',
    'wants a kulfi',
    'wants a sundae',
    'licks an ice cream',
    'chases the ice cream van',
    'runs after the ice cream truck',
    'begs for ice cream',
    'wishes it had an ice cream',
    'dropped its ice cream',
    'craves ice cream'],
  except: ['shop', 'sells', 'sell', 'makes', 'make', 'van', 'truck', 'stole', 'stolen', 'steals', 'allergic', 'hungry', 'poorly', 'dropped'],
  company: ['freezer', 'bowl', 'spoon', 'table', 'coat', 'coats', 'hook', 'hooks'],
  fed: true,
  about: 'The hero wants to guess the kind of ice cream with both eyes shut and it only ever tastes of cold, as it does to whoever has wanted it for so long; cold is its coat, and at four it takes that off.',
  titles: ['It Tastes of Cold', 'Three Lumps With the Eyes Shut', 'At Four', '{visitor} Leaves Too Soon', 'What It Has On Underneath'],
  want: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        'There was peach ice cream, and chocolate, and lemon. {H} wanted to guess which was which, with both eyes shut. {A} held out the spoon. {H} bit, and swallowed. “Cold,” said {H}. “That isn’t one of them,” said {A}.',
        'There was a knock. It was {visitor.first}, in a thick coat. “I’ve had it once,” said {visitor}. “I got nothing but cold.”'
      ]
    }
  ],
  way: [
    {
      id: 'faster',
      A: 'partner',
      paragraphs: [
        '“You’ve got to be quick,” said {A}, “or it’s soup.” So {visitor} got a big spoonful of each. Snap, snap, snap. It was gone.',
        '{visitor} sat there quite stiff. “Well?” asked {H}. “Cold,” said {visitor}, “and then colder. And now it’s cold up here, where I haven’t eaten any.” {A} knew about that. You press your tongue to the roof of your mouth, and wait. {H} did it too, to keep {visitor} company.'
      ]
    },
    {
      id: 'what-they-said',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What did they tell you about it?” asked {A}. “That you forget where you are,” said {visitor}. “And is there nothing like that where you live?” “{caller.wants},” said {visitor}, after some thought. “But that never melts. You don’t have to hurry.”',
        '{A} wanted to know what that tasted of. {visitor} began three times. It was difficult. “It’s a bit like when you’ve looked forward to it,” said {visitor}. “Only that it’s in your mouth.”'
      ]
    },
    {
      id: 'where-cold-goes',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'They followed the cold, to see where it went. With {H} it was at the teeth first. Then it slid down inside like a small lift, and got out at the tummy. {A} had it between the ears. “And you?” {visitor} took a spoonful, and they all kept quiet.',
        '“It’s going past the middle,” said {visitor}. “It’s still going.” At last it stopped at {caller.part}. {A} laid a hand there, and took it away again. “It’s arrived,” said {A}. “You could keep the peas there.”'
      ]
    },
    {
      id: 'too-cold-dance',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'Everybody does something when the cold comes. {H} hopped. {A} said “hoo”, and went on saying it for some time. “I don’t do anything,” said {visitor}, and took a spoonful, and {caller.does}. “That was because of the cold,” said {A}. “No,” said {visitor}. “I do that anyhow.”',
        'So they tried it without a spoon, and with. {A} {caller.move}, without, and it was quite different. With the spoon there was a squeak in it.'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Why isn’t there any where you live?” asked {H}. “{caller.where}, there’s no fridge,” said {visitor}. “You can only stand round a thing, and all be cold together.”',
        '{A} opened the freezer, so that {visitor} could look in. It breathed out, white and slow, over their feet. There were peas, and there was one glove. There was a fish finger by itself. “Does it live here?” whispered {visitor}. “It’s only waiting,” said {A}.'
      ]
    },
    {
      id: 'by-the-sound',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Then I’ll guess by the sound,” said {H}, and shut both eyes. {A} scratched about in the first tub. It went “crick”. In the second it went “crick”, too, but a bit lower. “That’s chocolate!” said {H}. It was the table.',
        '{visitor} listened at all three, from very near. In the lemon something ticked, quite far down. “It’s cracking its fingers,” said {visitor}. After that they were both wet on one side.'
      ]
    },
    {
      id: 'on-the-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried it with the nose. {A} held a spoonful under it, and {H} sniffed. You could smell that there was a freezer. You could smell the peas. “It doesn’t smell of anything,” said {H}. “It’s as if it were behind a window.”',
        '{visitor} sniffed as well, from very near, and then it was on. There was a white dab, in the place where most people have a nose. Nobody could reach it by tongue. They all tried, each with their own. It wasn’t to be done.'
      ]
    },
    {
      id: 'scoop',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Nobody could get any more out, for the ice cream was as hard as a wall. {A} stuck in a spoon, and the spoon bowed to them. {A} held another one under the hot tap, and counted to ten. It went in, and it drew a curl like a wave.',
        '“What did you do to it?” asked {visitor}. “I only warmed the spoon,” said {A}. “For the cold one it doesn’t move.” {visitor} looked at the spoon that had bowed. “I’ve been like that one,” said {visitor}.'
      ]
    },
    {
      id: 'lick-where-it-runs',
      A: 'same',
      spare: 4,
      embodied: true,
      paragraphs: [
        '{A} found three cones at the back of the cupboard. They were a little bent. {visitor} held one very straight, and licked on the top, and it ran down at the back. “Behind you!” said {H}. {visitor} turned round. It turned round, too.',
        '“You’ve got to lick where it’s running,” said {A}. “It shows you.” So {visitor} went after the drop, and there was the next one. They went all the way round, and the cone stayed dry. “It’s like reading,” said {visitor}. “Only with the tongue out.”'
      ]
    },
    {
      id: 'wrong-names',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Say anything,” said {A}. “One in three is right, by chance.” So {H} shut both eyes, and said lemon. It was peach. {H} said lemon again, and it was chocolate. {H} said lemon eleven times, and then it had to be lemon, and it was a pea.',
        '“That’s not fair,” said {H}. “I said peach the whole time,” said {visitor}. “I thought it might like to be asked for something nice.”'
      ]
    },
    {
      id: 'three-hooks',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} wrote three labels, so that nobody should eat the wrong tub. On the peach it said Please. On the lemon it said Later. The third had too much frost on it to write on. {A} rubbed it with a sleeve. Underneath there was a picture of a cow.',
        '“There’s a cow in it?” asked {visitor}. “There’s one in all of them,” said {H}. “But she’s only standing.” {visitor} looked at her for a while. She had no coat on, and seemed to be quite warm.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had one kind when I was your age,” said {S}, “and it was called ice.” {A} wanted to know what it was made of. “Ice,” said {S}. “A man came by with a block of it. He scraped some off, and there was red on top. You had to suck hard to get at the red.”',
        '“And then?” asked {visitor}. “Then it was white,” said {S}, “and everybody had a red mouth, and went home to show it.” {S} put out a tongue. There was nothing to be seen any more but chocolate.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had stirred. There had been a hill in the bowl, and now there was a lake. It went round and round, with the spoon in it for an oar. “You’ve got to eat it,” said {A}. “I’m making it into a drink,” said {S}. “And tomorrow I’ll make that into a hill.”',
        '{visitor} got a sip of it. “That one’s got something in it,” said {visitor}, and stopped. “I don’t know what. It was gone round the corner.” {S} rowed on.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come when the freezer breathed. {A} was not given any, for it wasn’t for such as {A}. But {A} was allowed to be there. On the floor was one lemon drop that had gone its own way. {A} looked at it, and did nothing.',
        'It got flatter and wider, and began to shine. Only then did {A} go nearer, and smell it, for quite some time. “{A} waited,” said {visitor}. “I’d have had that long ago.” {A} thought lemon nothing for anybody, and left.'
      ]
    },
    {
      id: 'the-drip',
      A: 'partner',
      paragraphs: [
        '{A} was clearing away, and licked a finger that had been in the drips. “Peach!” said {A}. “Who’s got peach?” But it was only what had run over the edge, and was quite warm by now. {A} tried the spoon that was still full. “Cold,” said {A}. Then the drips once more. “Peach. It’s in there. It’s only got something on over it.” “A coat,” said {visitor}, who still had one on. “I never take mine off either, when I’ve just come in.”'
      ]
    }
  ],
  turn: [
    {
      id: 'at-four',
      A: 'partner',
      paragraphs: [
        '{H} shut both eyes. “Don’t bite,” said {A}. “Let it come in.” {H} laid it on the tongue, shut the door, and waited. {A} counted. “One.” That was cold. “Two.” It lay down. “Three.” It was getting wet at the edges. “Four,” said {A}, and {H} opened both eyes wide.',
        '“Lemon!” said {H}. “It takes its coat off at four!” {visitor} had put some in, too, and sat there as still as a cupboard. At four there came a very small sound. “There it is,” said {visitor}. “I’ve always left too soon.”'
      ]
    },
    {
      id: 'chocolate-is-slow',
      A: 'same',
      spare: 1,
      embodied: true,
      paragraphs: [
        'They weren’t all the same. Lemon was out of its coat at three, and threw it down. Peach came at four. Chocolate had a lot of buttons. “Five,” counted {A}. “Six.” At six it came in, and it had brought its slippers, and meant to stay.',
        '{visitor} did not want to swallow it any more. “Ih hill heah,” said {visitor}. Nobody understood that until later. It had been, “It’s still here.”'
      ]
    },
    {
      id: 'other-things',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then they had to know who else did it. {A} fetched a cold grape. It was cold, then it was wet, and at four it was a grape. Butter did it, straight from the fridge. A pea took until nine, and then it was only shy.',
        '“And water?” asked {visitor}. {H} and {A} held some in their mouths, with round cheeks, and looked at each other. At seven it was as warm as they were. After that you couldn’t find it.'
      ]
    },
    {
      id: 'all-right',
      A: 'partner',
      paragraphs: [
        'Now {H} guessed once more. Peach was right, and lemon was right, and chocolate was right, and nobody had peeped. For the last spoonful {visitor} didn’t look, either. {A} said nothing about what it was.',
        '“One,” said {visitor}, very low. “Two. Three.” At four, somewhere in {visitor}, it got warm. “It’s all three,” said {visitor}. “They’ve met.” Then {visitor} stood up, and took off the coat, and {H} hung it on the hook.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came as soon as the lid went plop.',
      '{names} shut both eyes as well, and forgot to open them again.',
      { text: '{names} fetched the small spoons, which make it more.', needs: ['hands'] },
      { text: '{names} tied a napkin over {H}’s eyes, with both ears left out.', needs: ['hands'] }
    ],
    way: [
      '{names} kept quite still until the cold had gone by.',
      '{names} watched a drip that couldn’t make up its mind.',
      { text: '{names} scraped round the inside of a lid.', needs: ['hands'] },
      { text: '{names} rubbed {visitor} on the place where it was cold.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited till four, and then it showed in the face.',
      '{names} lay down by the hook, under the coat.',
      { text: '{names} guessed raspberry, and there wasn’t any.', needs: ['hands'] },
      { text: '{names} counted on four fingers, and put the spoon to each.', needs: ['hands'] }
    ]
  },
  bed: [
    'The three lids went on, plop, plop, plop, and the freezer hummed over what was left. {visitor} went home with the coat rolled up.',
    'They brushed off the peach, and lay down. The sheet was cold at first. “One,” said {H}. “Two.”'
  ],
  last: [
    'At four the bed took its coat off, and {H} was asleep.',
    'It was cold, and then it lay down, and at four {H} was asleep.'
  ]
})
