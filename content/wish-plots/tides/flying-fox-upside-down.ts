import { wishPlot } from '../wish-plot.ts'

export const flyingFoxUpsideDown = wishPlot({
  id: 'wish-flying-fox-upside-down',
  wishes: ['flying fox', 'flying foxes', 'flying fox tree', 'flying fox breadfruit', 'flying fox hanging', 'flying fox upside down', 'flying foxes tree', 'flying foxes hanging', 'flying foxes upside down', 'fruit bat tree', 'fruit bat breadfruit', 'fruit bat hanging', 'fruit bat upside down', 'fruit bats tree', 'fruit bats upside down', 'fruit bats hanging', 'fruit bat mango', 'fruit bats mango', 'fruit bat fig', 'bat breadfruit', 'bats breadfruit', 'breadfruit bat', 'bat hanging tree', 'bats hanging tree', 'bat mango tree', 'bats mango tree', 'bat upside down tree', 'bats hang upside down', 'bat hangs upside down', 'bat hanging upside down', 'bats hanging upside down', 'pe’a bat', 'peka tonga', 'beka fiji', 'kalong', 'paniki bat', 'grey-headed flying fox', 'flying fox baby', 'megabat'],
  answers: ['flying', 'fox', 'foxes', 'bat', 'bats', 'fruit', 'tree', 'trees', 'breadfruit', 'mango', 'fig', 'papaya', 'banana', 'hang', 'hangs', 'hanging', 'hung', 'upside', 'down', 'way', 'up', 'wrong', 'right', 'head', 'feet', 'foot', 'thumbs', 'wings', 'wing', 'wrapped', 'wraps', 'face', 'furry', 'fur', 'brown', 'black', 'big', 'huge', 'little', 'baby', 'asleep', 'sleeps', 'sleeping', 'sleepy', 'wakes', 'awake', 'evening', 'dusk', 'night', 'dark', 'day', 'sunset', 'moon', 'eats', 'eating', 'ulu', 'eyes', 'ears', 'cute', 'friendly', 'friend', 'talks', 'talking', 'says', 'said', 'tells', 'why', 'how', 'do', 'does', 'samoa', 'tonga', 'fiji', 'vanuatu', 'australia', 'sydney', 'brisbane', 'cairns', 'bali', 'india', 'philippines', 'outside', 'house', 'window', 'branch', 'nana', 'grandma', 'grandpa', 'mum', 'mummy', 'dad', 'daddy', 'brother', 'sister', 'cousin', 'village', 'park', 'school', 'hundreds', 'many', 'noisy', 'squeaky', 'sees', 'saw', 'watching', 'loves', 'funny'],
  except: ['zip', 'zipline', 'zip line', 'zipwire', 'playground', 'ride', 'cricket', 'baseball', 'vampire', 'scared', 'afraid', 'frightened', 'ill', 'sick', 'hurt', 'injured', 'died', 'dead', 'electric', 'wire', 'rescued', 'rescue', 'orphan', 'lost', 'virus', 'bitten', 'bit', 'scratched', 'cave', 'man', 'batman', 'blind', 'dragon', 'robot', 'stone', 'stones', 'hunted', 'soup', 'cooked', 'halloween', 'moth', 'house fire', 'storm', 'cyclone'],
  moods: ['question', 'learning'],
  out: true,
  company: ['tree', 'breadfruit', 'flying fox', 'fox', 'branch', 'wings', 'wing', 'thumbs', 'thumb', 'face', 'knees', 'grass', 'leaf', 'leaves', 'foot', 'feet', 'fruit', 'ground', 'cup'],
  about: 'A flying fox in the breadfruit tree says that it is the hero who hangs upside down, and falling things prove nothing, until it is noticed that it turns the other way up for one thing only, and so thinks that the hero lives like that all day.',
  titles: ['You’re Upside Down', 'The Other Way Up', '{H} and the Flying Fox', 'Holding On to the Ground', 'The Bathroom Way Up'],
  want: [
    {
      id: 'who-is-it',
      A: 'partner',
      paragraphs: [
        '{H} stood under the breadfruit tree, and above {H} hung a flying fox. It had a face like a small dog, and was wrapped in its own wings. {H} wanted to see that face the right way up, just once. “You’re upside down,” {H} told it. The flying fox opened one eye. “I beg your pardon,” it said. “You are.” {H} looked at {A}. They were both the same way up. “There are two of them,” said the flying fox.'
      ]
    },
    {
      id: 'elder-in-a-hammock',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I woke upside down once,” said {S}. “It was in a hammock, and the hammock had turned over in the night. It was under this very tree.” “What did you do?” asked {A}. “I saw a flying fox standing in the branches,” said {S}, “upright, like a waiter. So I ordered breakfast.”',
        '“And did it bring you any?” asked {A}. {S} had got a breadfruit, if not quite on a plate. It had come up from the sky, and very fast.'
      ]
    }
  ],
  way: [
    {
      id: 'between-the-knees',
      A: 'partner',
      paragraphs: [
        '{H} turned round, bent down, and looked back between both knees. There stood the flying fox on its branch, with its ears on top. “I can see you,” cried {H}. “Good evening,” said the flying fox. “Now you’re hanging properly.” But {H}’s head grew hot, and the tree went round. {H} fell over, and lay in the leaves. “You let go,” said the flying fox. “You have to hold on with your feet.”'
      ]
    },
    {
      id: 'things-fall',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Things fall down,” said {H}. “That’s how you know.” {H} let go of a leaf, and it went to the ground. “Up,” said the flying fox. It let go of a leaf too, and it went the same way. “Up as well,” said the flying fox, “but it had farther to go.”',
        '{H} picked up both leaves. “They’re lying on the ground,” said {H}. “Exactly,” said the flying fox. “They’ve gone up and stuck.” {A} looked at the leaves. There was nothing in them that was against it.'
      ]
    },
    {
      id: 'a-cup-of-water',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} fetched a cup of water and held it up. “If you’re the right way up,” said {H}, “then drink.” The flying fox came down the branch, foot by foot, and put its nose in from above. It drank every drop. It licked its chin, which was on top.',
        '“Now you,” it said. {H} looked at the empty cup, and turned it over, and thought. “I could do it with a straw,” said {H}. “With a straw it doesn’t count,” said the flying fox.'
      ]
    },
    {
      id: 'other-argues',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Look here,” said {A}, who liked to have things clear. “Where’s the sky?” “Below me,” said the flying fox. “I fall into it every evening, and spread my wings.” “And where’s the ground?” “Overhead. You’re all stuck to it.”',
        '{A} looked at the ground, and at the sky, which went a very long way down. {A} bent both knees a little. “What are you doing?” asked {H}. “Nothing,” said {A}. “I’m just holding on to some grass.”'
      ]
    },
    {
      id: 'child-lies-on-the-tree',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to be a flying fox as well. {S} lay on the ground with both feet against the trunk of the breadfruit tree. “I’m hanging,” said {S}. {A} came to see. Both of {S}’s arms were wrapped round {S}, and even the eyes were shut.',
        '“You’re lying down,” said {A}. “Then why’s the tree on my feet?” asked {S}. Above them the flying fox had heard that. “The small one’s got it,” it said. “That’s a bit crooked, but I’ve known worse.”'
      ]
    },
    {
      id: 'pet-and-the-smell',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'A bit of breadfruit fell, and {A} was there. {A} sniffed at it, and looked to see where it had come from. There hung somebody, who looked down at {A}, and had the same sort of ears. They looked at each other for some time, nose to nose, with a tree between them.',
        '“It’s one of yours,” the flying fox said to {H}. “Has it got hooks on its feet?” {H} said no. “Then how does it stay up there?” asked the flying fox.'
      ]
    },
    {
      id: 'what-is-it-called',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Are you a fox?” asked {H}, “or a bat?” “I’m a bat with the face of a fox,” said the flying fox. “I don’t live in caves and I don’t eat flies. I look for fruit, with my eyes, like anybody.” It had fine eyes, large and brown, one under each ear.',
        '“And what are you?” it asked. {H} and {A} had to think it over. “We’ve got the faces of people,” said {A}, “all the way through.” “Pity,” said the flying fox kindly.'
      ]
    },
    {
      id: 'does-it-hurt',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Don’t your feet get tired?” asked {A}. “Tired?” said the flying fox. “I don’t do anything. My weight pulls my toes shut. I could sleep for a year and wouldn’t drop.” That was true. For a flying fox it is letting go that is work.',
        '“Ours are different,” said {H}, and stood on one leg to show. After a while {H} began to sway. The flying fox watched that with alarm. “And you stay on all day,” it asked, “with nothing to grip?” “We’ve got soles,” said {H}.'
      ]
    },
    {
      id: 'it-turns-round',
      A: 'partner',
      paragraphs: [
        'The flying fox yawned and stretched its wings. At the top of each was a thumb. It hooked both thumbs over the branch, and let go with its feet. For a moment it hung head up. There was a small splash in the leaves. Then the flying fox swung back and folded itself in. “It turned round,” said {A}. “It was our way up.” “That was only for the toilet,” said the flying fox. “Otherwise it runs into your face.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-it-thought-of-them',
      A: 'partner',
      paragraphs: [
        '“So you do know which way’s down,” said {H}. “For that, one has to,” said the flying fox. It looked at {H} and {A}, with their heads on top. Something seemed to worry it. “Forgive me,” it said. “You’ve been like that since I woke. Do you need to go so badly?” “No,” said {H}. “We’re always this way.” “All day long?” asked the flying fox. “You live the bathroom way up?” {H} had never seen it like that.'
      ]
    },
    {
      id: 'the-baby-is-caught',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do you never turn round for anything else?” asked {A}. “Once,” said the flying fox, “when I had my child. I hung by my thumbs, and held out a wing, and it dropped in.” {H} looked at the wing. It was thin and dark, and as wide as a bath towel.',
        '“Then it saw you the wrong way up, the first time,” said {H}. “Only for a moment,” said the flying fox. “It’s been told since.” For three weeks the child had hung on to its mother’s tummy. It had gone everywhere with a view of fur.'
      ]
    },
    {
      id: 'a-smile-from-above',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} smiled up at the flying fox. “Why are you so sad?” it asked. {H} was not sad at all, and smiled wider. “It’s getting worse,” said the flying fox. {A} looked from one to the other. “It sees your mouth the other way up,” said {A}. “From up there, the corners go down.”',
        'So {H} pulled both corners down as far as they would go. “That’s better,” said the flying fox, and pulled its own down too. From below, it was the friendliest smile that had ever hung in a breadfruit tree.'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        '“What if we lie down?” asked {A}. {H} lay on the ground, quite flat. Now there was no up and no down, only a long {H}. Ahead was the branch, and a face with its ears just where ears belong. “That’s neither way,” said {H}. “It’s a beginning,” said the flying fox. It opened its feet, fell into the sky, and spread its wings. Somewhere there was a ripe breadfruit. “Good night,” it called. “Hold on tight.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up into the tree, or down, as it may be.',
      '{names} went once round the trunk, and was looked at from above.',
      { text: '{names} shaded both eyes with one hand, and found its ears.', needs: ['hands'] },
      { text: '{names} showed the flying fox where the ground was, with one finger.', needs: ['hands'] }
    ],
    way: [
      '{names} put one cheek on the ground, to see who was right.',
      '{names} got a breadfruit leaf on the head, and it stuck.',
      { text: '{names} helped {H} up, or down, out of the leaves.', needs: ['hands'] },
      { text: '{names} bent over, and held on to both ankles.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down as well, one beside the other.',
      '{names} stepped round the wet place in the leaves.',
      { text: '{names} spread both arms, and was not wide enough.', needs: ['hands'] },
      { text: '{names} took hold of some grass, to be sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leaves were shaken out of {H}’s hair. They fell up, or down, and lay on the doorstep.',
    '{H} washed, the bathroom way up. Then {H} lay down and wrapped the sheet round like two wings.'
  ],
  last: [
    '{H} lay quite flat, neither up nor down, and was asleep.',
    'Far off a flying fox found its fruit, and {H} held on to the pillow and was asleep.'
  ]
})
