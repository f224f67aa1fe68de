import { wishPlot } from '../wish-plot.ts'

export const leavesGoRed = wishPlot({
  id: 'wish-leaves-go-red',
  wishes: ['why do leaves go red', 'why leaves go red', 'leaves go red', 'leaves going red', 'leaves went red', 'leaves turn red', 'leaves turning red', 'leaves turned red', 'leaf turned red', 'leaf went red', 'leaves get red', 'leaves become red', 'leaves are red', 'why leaves red', 'red leaves autumn', 'leaves change colour', 'leaves change color', 'leaves changing colour', 'leaves changing color', 'leaves changed colour', 'leaves changed color', 'leaf changes colour', 'leaves turn orange', 'leaves go orange', 'leaves turn yellow', 'leaves go yellow', 'leaves turn brown', 'leaves go brown', 'leaves turn gold', 'leaves turn colours', 'trees change colour', 'trees change color', 'trees turn red', 'trees go red', 'trees turn orange', 'trees turn yellow', 'trees go yellow', 'leaves become orange', 'tree went red', 'tree turned red', 'colour of autumn leaves', 'autumn leaves colours', 'autumn leaves colors', 'plaster on a leaf'],
  asked: 'fact',
  beginsElsewhere: true,
  answers: ['why', 'how', 'what', 'when', 'where', 'who', 'do', 'does', 'did', 'is', 'are', 'leaf', 'leaves', 'tree', 'trees', 'go', 'goes', 'going', 'went', 'gone', 'turn', 'turns', 'turning', 'turned', 'get', 'gets', 'become', 'change', 'changes', 'changing', 'changed', 'red', 'orange', 'yellow', 'brown', 'gold', 'golden', 'green', 'purple', 'colour', 'colours', 'color', 'colors', 'coloured', 'colourful', 'autumn', 'fall', 'october', 'september', 'november', 'season', 'cold', 'winter', 'summer', 'before', 'every', 'year', 'all', 'some', 'different', 'their', 'its', 'the', 'our', 'my', 'maple', 'oak', 'beech', 'cherry', 'door', 'park', 'street', 'yard', 'outside', 'window', 'school', 'apple', 'apples', 'plaster', 'sticking', 'sugar', 'sun', 'pretty', 'beautiful', 'really', 'know', 'learn', 'tell', 'me', 'us', 'story', 'about', 'from', 'to', 'in', 'then', 'paints', 'painted', 'not', 'small', 'little'],
  except: ['fall off', 'falling', 'drop', 'dropped', 'shed', 'bare', 'bald', 'catch', 'catching', 'pile', 'piles', 'jump', 'jumping', 'rake', 'raking', 'last leaf', 'acorn', 'conker', 'storm', 'chopped', 'felled', 'died', 'dead', 'dies', 'dying', 'christmas', 'leaves home', 'dad leaves', 'mum leaves', 'teacher', 'train', 'bus', 'traffic', 'chameleon', 'octopus', 'hair', 'face', 'blush', 'tea', 'cabbage', 'lettuce', 'hedgehog', 'squirrel', 'caterpillar', 'crown', 'palm', 'treehouse', 'hurt', 'broken', 'sad'],
  moods: ['question', 'learning', 'change'],
  company: ['leaf', 'leaves', 'tree', 'plaster', 'flannel', 'flannels', 'apple', 'stalk', 'sun', 'green', 'red', 'yellow', 'door', 'bowl', 'spoon', 'kitchen', 'point'],
  about: 'The hero’s leaf, which wears a plaster, has gone red, and cold flannels do not help it, until under the plaster it is yellow, and an apple has the pale shape of a leaf on its cheek: the sun could not get at it there, and the red is made of sun and sugar.',
  titles: ['The Leaf with a Plaster', 'Four Flannels', '{H} and the Red Leaf', 'It Only Did What Apples Do', 'Sun and Sugar'],
  want: [
    {
      id: 'red-round-the-plaster',
      A: 'partner',
      paragraphs: [
        '{H}’s leaf had gone red. It was the lowest one on the small tree by the door. In summer {H} had put a plaster on it, over a scratch. Now it was as red as jam.',
        '“Why do leaves go red?” asked {H}. “It may have a temperature,” said {A}. Only the plaster had stayed as it was. {H} wanted the leaf to get well, by bedtime if it could.'
      ]
    }
  ],
  way: [
    {
      id: 'cold-flannel',
      A: 'partner',
      paragraphs: [
        'They brought a wet flannel from the bathroom and laid it over the leaf. After a while {H} looked underneath. The leaf was just as red, only cleaner.',
        '“It isn’t hot,” said {A}, with one finger on it. “It’s as cold as a spoon.” Then they looked up. The tree was red to the very top, and they had four flannels.'
      ]
    },
    {
      id: 'rubbed-with-a-spoon',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps somebody’s painted it,” said {A}. {H} laid a red leaf from the ground on kitchen paper, and rubbed it with a spoon. It left a pink stripe. Then {H} rubbed a bit of parsley, to be fair. That stripe was green.',
        '“It isn’t on it, it’s in it,” said {H}. Nobody could have painted the inside. The spoon had a pink side and a green side now, and so had {H}’s thumb.'
      ]
    },
    {
      id: 'with-soap',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} washed a fallen leaf with soap, because soap takes off jam. It was held under the tap, and scrubbed in front and behind. It shone. It squeaked when {H} ran a finger down it. It was as red as anything in the house.',
        '“That’s the cleanest leaf in the street,” said {A}, and dried it with the tea towel. They took it back to the tree. The others looked rather dusty beside it, and no greener.'
      ]
    },
    {
      id: 'some-are-yellow',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“That one hasn’t gone red,” said {A}, and pointed across the street. The tall tree over there was yellow all over, like a lamp that had been left on. “Then it’s got something else,” said {H}. “Is there a yellow sort?”',
        '{A} thought that some kinds of tree never bother to make any red. {H} looked from one tree to the other. They were like two people in fancy dress who had not talked about it before.'
      ]
    },
    {
      id: 'brown-as-tea',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the step lay a brown one, curled up like a hand. “That’s what comes after,” said {A}. “When the other colours have faded, there’s still the brown.” {A} fetched a wet tea bag and pressed it on paper. It was just that brown, and tea is leaves.',
        '{H} put the brown leaf in a cup of cold water, and they waited. It made a very weak tea. Neither of them drank it, but {A} said that it was a good colour.'
      ]
    },
    {
      id: 'other-brings-a-flannel',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came out with one more flannel, from the kitchen, and asked which leaf was next. “The hottest,” said {H}. {A} felt one leaf after another, and then {A}’s own forehead. The leaves were all cooler. “Then it’s me,” said {A}.',
        'So {A} wore the flannel, sitting on the step, for quite a time. It helped no more than with the leaves. But {A} said that it was very nice to be next.'
      ]
    },
    {
      id: 'pet-stays-with-it',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came out and sat under the tree, in the reddest place in the street. A flannel dripped. {A} moved over a little, and another dripped there. {A} looked up at the leaves, as you look at people who splash.',
        'Then a red leaf came down and lay on {A}’s back. {A} kept quite still under it. “{A}’s gone red as well,” said {H}, “in one place.” It wore off when {A} got up.'
      ]
    },
    {
      id: 'elder-in-the-big-book',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I used to keep the reddest one each year,” said {S}. “I put it in the heaviest book there was.” “Is it still red?” asked {A}. “I don’t know,” said {S}. “I’ve forgotten which book. It’s the one about drains, or the one about kings.”',
        'They tried the one about kings. Between two of them lay a leaf, flat and thin, and still red at the edges. “Hello,” said {S}. {S} put it back, on the same page. That king had nothing else to look at.'
      ]
    },
    {
      id: 'child-turns-red',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I can go red,” said {S}, and puffed out both cheeks until they were as round as apples. {A} watched closely. A little pink came, at the ears. “What are you doing it with?” asked {A}, but {S} had no room left to answer.',
        'Out it came, with a pop. “I’m doing it with cheeks,” said {S}. {A} looked for the leaf’s cheeks, and blew on it, to help. It swung to and fro, and was as red as before.'
      ]
    },
    {
      id: 'plaster-off',
      A: 'partner',
      paragraphs: [
        '“If it isn’t hot, the plaster can come off,” said {H}, and pulled it slowly. Underneath was a yellow stripe, as long as the plaster, with round ends. “Now it’s got a yellow plaster on,” said {H}, “and that one won’t come off.”'
      ]
    },
    {
      id: 'leaf-on-the-apple',
      A: 'partner',
      paragraphs: [
        'In the kitchen {A} took a red apple from the bowl, and stopped before the first bite. On its cheek was the pale shape of a leaf, with a point and a stalk. {H} rubbed it with a tea towel. It stayed.',
        '“A leaf lay there, on the apple tree,” said {A} slowly. “So the sun couldn’t get at that bit.” They took the apple out, and held it up beside the leaf.'
      ]
    }
  ],
  turn: [
    {
      id: 'sun-and-sugar',
      A: 'partner',
      paragraphs: [
        '“In autumn a tree takes in its green, before the winter,” said {A}. “The yellow was there all along, underneath. But the red’s new. The leaf makes it at the very end, out of sugar and sun.”',
        '“And the plaster kept the sun off,” said {H}. “So it wasn’t ill at all. It only did what apples do.” They took the flannels in, and said sorry to the leaf for the drips.'
      ]
    },
    {
      id: 'green-was-on-top',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How can yellow be there, and nobody sees it?” asked {H}. {A} took a yellow plate and laid spinach on it, leaf by leaf. It got to be a green plate. “That’s summer,” said {A}. Then {A} took away the spinach again, leaf by leaf.',
        '“It’s getting autumn,” said {H}. At the end there was a yellow plate, which had been there all the time. The spinach went in the bowl, for supper. “Trees keep theirs for later too,” said {A}.'
      ]
    },
    {
      id: 'the-sunny-side',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They walked round the tree, to see if it was true. On the side of the street it was as red as a pillar box. At the back, by the wall, it was pale orange and a bit of green. “It doesn’t get any sun round there,” said {H}.',
        'The apple had a pale side, too. {H} held it up beside the tree and turned it, until its red side pointed to the street. Now they were the same, except that you could only eat one of them.'
      ]
    },
    {
      id: 'where-the-green-goes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And where does it put the green?” asked {H}. {A} thought that it was taken to bits first, as you do with a tent. The good bits go in, down the stalk and the twig, and wait in the wood. {H} knocked at the trunk. It sounded full.',
        '“And in spring it puts the tent up again,” said {H}. “I hope that it’s kept the pegs.” On every twig sat a small brown bud, shut tight. It looked just the right size for pegs.'
      ]
    },
    {
      id: 'a-new-plaster',
      A: 'partner',
      paragraphs: [
        'On the tree one leaf lay across another. {H} lifted it, and on the leaf below was its shape, in yellow. “That one’s had a friend on it,” said {H}.',
        'Near the trunk one leaf was still green. {H} stuck a new plaster on it, right across the middle. “Is it hurt?” asked {A}. “No,” said {H}. “That’s so we can see how red it gets.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the leaf, and spoke rather softly.',
      '{names} came to see how the leaf was.',
      { text: '{names} felt the leaf’s forehead, as far as there was one.', needs: ['hands'] },
      { text: '{names} held the twig still, so that {H} could look.', needs: ['hands'] }
    ],
    way: [
      '{names} stood under the tree, and got a drip on the nose.',
      '{names} looked at the leaf from below, and it was red there too.',
      { text: '{names} wrung out a flannel, and hung it one leaf further up.', needs: ['hands'] },
      { text: '{names} counted red leaves as far as a hundred, and was still near the bottom.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked under a few more leaves, for yellow ones.',
      '{names} stood on the sunny side for a time, to see if anything happened.',
      { text: '{names} smoothed down one end of the plaster.', needs: ['hands'] },
      { text: '{names} turned the apple round, to find where the sun had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flannels hung in a row again, and one smelled of autumn. {H} ate the apple, first all round the pale leaf, and then the leaf too.',
    '{H} washed, and looked under the plaster on {H}’s own thumb, which had been there since Sunday. It was a shade paler there, with round ends. {H} lay down, and laid that hand under one cheek.'
  ],
  last: [
    'Outside it was dark, and no leaf could get any redder before morning, and {H} was asleep.',
    'By the door a tree was putting away its green, and {H} was asleep.'
  ]
})
