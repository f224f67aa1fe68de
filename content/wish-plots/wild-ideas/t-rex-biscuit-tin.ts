import { wishPlot } from '../wish-plot.ts'

export const tRexBiscuitTin = wishPlot({
  id: 'wish-t-rex-biscuit-tin',
  wishes: ['t rex biscuit tin', 't-rex biscuit tin', 't-rex biscuits', 't-rex biscuit', 't-rex cookie jar', 't-rex cookies', 't-rex cookie', 't-rex can’t reach', 't-rex can’t reach the biscuit tin', 't-rex can’t reach the cookie jar', 't-rex tiny arms cookie jar', 't rex can’t reach the biscuit tin', 't rex can’t reach the cookie jar', 't-rex arms too short to reach', 't-rex snack', 'dinosaur biscuit tin', 'dinosaur cookie jar', 'dinosaur short arms cookie', 't rex biscuits', 't rex cookie jar', 't rex cookies', 't rex snack shelf', 't rex biscuit barrel', 'trex biscuit tin', 'trex biscuits', 'trex cookie jar', 'trex cookies', 'trex snack shelf', 'trex biscuit barrel', 'tyrannosaurus biscuit tin', 'tyrannosaurus biscuits', 'tyrannosaurus cookie jar', 'tyrannosaurus cookies', 'tyrannosaurus snack shelf', 'tyrannosaurus biscuit barrel', 'tyrannosaurus rex biscuit tin', 'tyrannosaurus rex biscuits', 'tyrannosaurus rex cookie jar', 'tyrannosaurus rex cookies', 'tyrannosaurus rex snack shelf', 'tyrannosaurus rex biscuit barrel', 'dinosaur can’t reach the biscuit tin', 'dinosaur can’t reach the biscuits', 'dinosaur can’t reach the cookie jar', 'dinosaur reach biscuits', 'dinosaur reach cookies', 'dinosaur short arms biscuits', 'dinosaur short arms cookie jar', 'dinosaur tiny arms cookies', 'dinosaur tiny arms biscuits', 't rex can’t reach the shelf', 't rex reach high shelf', 'trex can’t reach shelf', 't rex short arms shelf', 't rex cupboard biscuits', 't rex arms too short to reach', 'trex arms too short to reach', 'dinosaur arms too short to reach shelf', 't rex wants a biscuit', 'rex biscuit', 't rex reaching'],
  answers: ['trex', 'rex', 'tyrannosaurus', 'dinosaur', 'dinosaurs', 'dino', 'biscuit', 'biscuits', 'tin', 'cookie', 'cookies', 'jar', 'snack', 'shelf', 'cupboard', 'kitchen', 'high', 'top', 'reach', 'reaching', 'reaches', 'can’t', 'cannot', 'couldn’t', 'too', 'short', 'tiny', 'arms', 'arm', 'hands', 'claws', 'tail', 'head', 'teeth', 'mouth', 'hungry', 'greedy', 'eat', 'eats', 'ate', 'gets', 'get', 'up', 'on', 'tries', 'try', 'lid', 'open', 'tea', 'share', 'shares', 'crumbs', 'chocolate', 'roar', 'house', 'comes', 'friend’s', 'grandma', 'tall', 'huge', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'day', 'night', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who', 'that', 'which', 'with', 'has', 'is', 'was', 'and'],
  except: ['stolen', 'stole', 'thief', 'missing', 'museum', 'bones', 'bone', 'fossil', 'egg', 'hatch', 'baby', 'extinct', 'died', 'dead', 'trainers', 'shoes', 'crown', 'tie', 'hug', 'bed', 'dentist', 'school', 'allergic', 'diet'],
  moods: ['question', 'first', 'learning', 'losing', 'waiting'],
  isTale: true,
  company: ['rex', 'tin', 'biscuit', 'biscuits', 'shelf', 'tail', 'arms', 'head', 'ladle', 'ladles', 'crumb', 'cushion', 'cushions', 'lid', 'lion', 'kitchen', 'nose', 'chair', 'cup', 'fridge'],
  about: 'A T rex cannot reach the biscuit tin with its short arms, nor with its head, until it is seen what goes up at the back whenever its head goes down.',
  titles: ['What Goes Up at the Back', 'The T Rex and the Biscuit Tin', 'As Far as the Third Crumb', '{H} and a Very Long Tail', 'Two Claws and a Custard Cream'],
  want: [
    {
      id: 'on-the-top-shelf',
      A: 'partner',
      paragraphs: [
        'A T rex stood in {H}’s kitchen and wanted a biscuit. So did {H}, and so did {A}. The biscuit tin was on the top shelf, where it could be seen and not had. On its front was a lion. “I’ll get it,” said the T rex, “I’m tall.” It bent over a bit, under the lamp, and stretched out both its arms. They came no further than its own chest. “They’re short today,” said the T rex. “They were short yesterday as well.”'
      ]
    }
  ],
  way: [
    {
      id: 'how-short',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} fetched a ruler, and had to put it on again and again. Each arm of the T rex was three rulers long, and the tin was nine rulers up. “There must have been a mix-up,” said {A}. “Somebody out there’s got my arms,” said the T rex, “and can’t get them through doors.”',
        'It had only two claws on each, which made four in all. “You can still count to four,” said {H}. “I can count to four twice,” said the T rex, “but then I need to remember.”'
      ]
    },
    {
      id: 'with-the-head',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’ve got such a big mouth,” said {A}. “Take it with that.” The T rex put its head up to the shelf. But where its nose was, there was nothing else to be seen. It felt about with its chin. The salt fell over.',
        '“Is this it?” asked the T rex, with something between its teeth. It was the clock. It ticked in there, louder than on the wall, and {H} asked for it back. “It was a bit dry,” said the T rex.'
      ]
    },
    {
      id: 'two-ladles',
      A: 'partner',
      paragraphs: [
        '{H} gave the T rex two soup ladles, one for each arm. Now it reached the shelf. “A bit to the left,” said {A}, who could see the tin. But from down there the ladles could only push. Clink, and the tin was further back. Clink, and it stood right against the wall. “Now it’s good and safe,” said the T rex, and sighed.'
      ]
    },
    {
      id: 'call-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it comes if you’re nice to it,” said the T rex. It had never had to be nice to its dinner. “Biscuits,” it said, as softly as it could, and all the cups shook on their hooks. The tin stayed put. On its front the lion looked straight ahead.',
        '“It’s a good lion,” said {A}. “It’s got to guard the biscuits.” The T rex said that in its day there had been no lions, and no lids.'
      ]
    },
    {
      id: 'blow',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The T rex took a deep breath and blew. It wanted the tin to roll. But the tin was square, and what rolled was all the rest. A sieve went by, and two onions, and last year’s calendar. It got to March, then to June.',
        '“What was in June?” asked the T rex, when it had breath again. {A} remembered a ginger biscuit. “That’s how near it was,” said the T rex. It helped to pick up the onions, with its teeth, and cried a bit, which was the onions.'
      ]
    },
    {
      id: 'other-plays-the-arms',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} stood in front of the T rex, so that {A}’s arms could be its arms. That went well with a spoon, and with a cup. “Now the tin,” said {H}. {A} reached up as far as could be, and that was the second shelf, with the salt.',
        '“We’re short again,” said the T rex. But it did like having hands. It had its teeth picked, and its chin scratched. It asked {A} what it was like to put on a hat.'
      ]
    },
    {
      id: 'pet-waits-below',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew all about that tin. {A} went and sat exactly under it, looked up, and waited. The T rex had watched how it was done. It sat down too, and looked up. The floor gave a groan. They both had their mouths a little open.',
        '“And then it comes down?” whispered the T rex. {H} had to admit that with {A} it quite often did. {A} moved over a little, so that there was room for one more below.'
      ]
    },
    {
      id: 'elder-tin-of-buttons',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small, there was a tin as well,” said {S}, “on the wardrobe. I thought of it for a whole winter. And when at last I was tall enough, there were buttons in it.” “Were you sad?” asked {A}.',
        '“I had one look at them every day,” said {S}, “to see if they’d changed back.” The T rex looked up to the shelf. “But it does say biscuits on ours,” it said, and had to lean on the table.'
      ]
    },
    {
      id: 'down-and-up',
      A: 'partner',
      paragraphs: [
        'A crumb lay on the floor, from last time. The T rex bent its head down to it. Bang, went the lamp. “What was that?” asked {H}. The T rex found a second crumb, and down went its head. Bang, went the lamp again. “Your head goes down, and your tail goes up!” said {A}. “It’s got to,” said the T rex. “Else I’d fall on my nose.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bow-to-the-floor',
      A: 'partner',
      paragraphs: [
        'The T rex turned its back to the shelf, and {H} laid cushions under the tin. “Now look for crumbs,” said {H}. Down went the head, as on a seesaw, and up went the tail. It went past the hooks, and past the cups. “One crumb lower,” said {A}. The T rex put its chin on the floor. The tip of its tail felt along the shelf, and behind the tin. The tin fell into the cushions with a soft bump.'
      ]
    },
    {
      id: 'what-else-the-tail-got',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The tail was still up there and had taken a liking to it. It brought down a sieve, and a bag of rice. It brought down a glove that had been missed since the winter before last. “It’s never been anywhere,” said the T rex. “It only ever sees where I’ve been.”',
        '{A} showed the tail where the sieve lived. The tail put the sieve back, and patted it. “Has your tail got eyes?” asked {H}. “No,” said the T rex, “but it’s had a lot of time to think.”'
      ]
    },
    {
      id: 'child-has-a-tail',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted a tail as well, and had a scarf tied on at the back. {S} bent down to the floor. The scarf bent down too. “It’s not doing anything,” said {S}. “It’s not heavy enough,” said {A}. So they tied a potato into the end.',
        '{S} bent down again. Now the potato swung between {S}’s legs and came up in front. {S} looked at it, nose to nose. “It works,” said {S}, “but it’s at the wrong end of me.”'
      ]
    },
    {
      id: 'which-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the tin there were round ones, and square ones, and one with jam. The T rex wanted to look at them all first. It had never been on this side of the lid. “Why have these got holes?” it asked. “So that they stay flat,” said {A}. “The steam gets out.”',
        'The T rex looked down at its big stomach, and asked if that could be had with holes. “You’re meant to be round,” said {H}. So it chose a round one.'
      ]
    },
    {
      id: 'one-for-you',
      A: 'partner',
      paragraphs: [
        '{H} held the tin, and now the arms had their turn. With two claws the T rex lifted out a biscuit, and not a corner was broken. But its mouth was a long way off. So it held the biscuit out, just as high as {H}’s mouth. Then {H} reached up, and laid one on the big tongue. “Short arms are good for other people,” said the T rex. {A} got one with jam.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed the air below the shelf, and it was biscuit.',
      '{names} ducked under the tail, which had come in last.',
      { text: '{names} measured one arm against an arm of the T rex, and was polite about it.', needs: ['hands'] },
      { text: '{names} put out a plate, so as to be ready.', needs: ['hands'] }
    ],
    way: [
      '{names} took a place under the tin, in case it came down by itself.',
      '{names} got out of the kitchen and in again, round the T rex.',
      { text: '{names} tied a tea towel round the lamp, because of so much T rex.', needs: ['hands'] },
      { text: '{names} pushed a chair out of the way of the tail.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked under the cushions, in case of crumbs.',
      '{names} had a biscuit out of two claws, and said thank you to both of them.',
      { text: '{names} plumped up the cushions, where a tin had been.', needs: ['hands'] },
      { text: '{names} guided the tail round the cups with a wooden spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tin was put on the lowest shelf this time, where there were arms for it. Two crumbs were left on the floor, for exercise.',
    '{H} cleaned every tooth, and it felt like sixty. Then {H} bent down to the pillow, and up at the other end went two feet.'
  ],
  last: [
    'Down went the head, up went the feet, then they came down as well, and {H} was asleep.',
    'The lid was shut, the lion was on guard, and {H} was asleep.'
  ]
})
