import { wishPlot } from '../wish-plot.ts'

export const tellingTales = wishPlot({
  id: 'wish-telling-tales',
  wishes: ['telling tales', 'tells tales', 'tell tales', 'told tales', 'telltale', 'tell-tale', 'telltales', 'tattling', 'tattles', 'tattle', 'tattled', 'tattler', 'tattletale', 'tattle tale', 'tattle-tale', 'tattletales', 'dobbing', 'dobs', 'dobber', 'telling brother', 'telling sister', 'telling siblings', 'tells brother', 'tells sister', 'telling others', 'tells others', 'telling friends', 'tells friends', 'tells everyone nursery', 'tells everyone school', 'telling classmates', 'tells other children', 'telling other children', 'telling other kids', 'snitch', 'snitching', 'snitches', 'grassing', 'grasses up', 'always telling', 'always tells', 'runs to tell', 'runs to teacher', 'running to the teacher'],
  answers: ['telling', 'tells', 'tell', 'told', 'tales', 'tale', 'telltale', 'tell-tale', 'telltales', 'tattling', 'tattles', 'tattle', 'tattled', 'tattler', 'tattletale', 'tattle-tale', 'tattletales', 'dobbing', 'dobs', 'dob', 'dobber', 'snitch', 'snitching', 'snitches', 'grassing', 'grasses', 'grass', 'up', 'in', 'on', 'runs', 'running', 'run', 'comes', 'coming', 'teacher', 'teachers', 'school', 'nursery', 'preschool', 'kindergarten', 'class', 'classmates', 'playground', 'home', 'brother', 'sister', 'brothers', 'sisters', 'sibling', 'siblings', 'twin', 'cousin', 'cousins', 'others', 'other', 'children', 'kids', 'everyone', 'everybody', 'people', 'each', 'another', 'one', 'always', 'constantly', 'keeps', 'all', 'time', 'every', 'little', 'thing', 'things', 'everything', 'small', 'stop', 'stopping', 'not', 'doesn’t', 'won’t', 'never', 'too', 'much', 'a', 'lot', 'bit', 'of', 'problem', 'trouble', 'habit', 'learning', 'learn', 'difference', 'between', 'versus', 'when', 'to', 'and', 'us', 'me', 'mum', 'mummy', 'mom', 'mommy', 'son', 'daughter', 'child', 'girl', 'boy', 'who', 'bossy', 'about', 'being', 'be', 'is', 'called'],
  except: ['fairy', 'folk', 'tall', 'heart', 'story', 'stories', 'bedtime', 'campfire', 'fire', 'tail', 'tails', 'what', 'do', 'secret', 'secrets', 'bullied', 'bullying', 'bully', 'bullies', 'hit', 'hits', 'hitting', 'hurt', 'hurts', 'hurting', 'touch', 'touched', 'touches', 'afraid', 'scared', 'danger', 'dangerous', 'safe', 'unsafe', 'stranger', 'man', 'police', 'court', 'judge', 'hospital', 'died', 'dead', 'truth', 'lie', 'lies', 'lying', 'fib', 'fibs', 'joke', 'jokes', 'time', 'clock', 'off', 'clothes', 'weather', 'future', 'fortune', 'news', 'sorry', 'baby', 'birth', 'moving', 'pregnant', 'divorce', 'diagnosis', 'autism', 'adopted', 'santa', 'love', 'threatened', 'threatens', 'pushed', 'left', 'nobody', 'friendless', 'hates', 'called names', 'ill', 'cat', 'dog', 'dragon', 'robot', 'parrot', 'fox', 'pirate', 'princess', 'king', 'mouse', 'bird', 'football', 'green', 'lawn', 'cut', 'ball', 'crying', 'cries', 'upset', 'something', 'happened', 'goodbye'],
  nothingElse: true,
  namesFamily: true,
  partnerPlays: true,
  moods: ['learning', 'quarrel', 'change', 'waiting'],
  company: ['sofa', 'socks', 'sock', 'peg', 'pegs', 'bricks', 'tower', 'biscuit', 'biscuits', 'jumper', 'sleeve', 'curtain', 'boy', 'tail', 'passage', 'chairs'],
  about: 'The hero tells tales, and gets a tail of odd socks for it, until there is one to be told that has a head: that gets somebody out.',
  titles: ['Heads and Tails', 'A Tail of Odd Socks', '{H} Says Head', 'It Came Round the Corner After', 'Said at the Front'],
  want: [
    {
      id: 'fifth-time',
      A: 'partner',
      paragraphs: [
        '{A} was pairing socks when {H} came in for the fifth time. A boy from next door had come to play. “He’s got his shoes on the sofa,” said {H}, “and he took two biscuits.” “You’re telling tales,” said {A}. {H} felt behind, and there was no tail. So {A} pegged on an odd sock.'
      ]
    }
  ],
  way: [
    {
      id: 'longer',
      A: 'partner',
      paragraphs: [
        '{H} wanted a longer one, and looked for more to tell. “He breathes through his mouth.” That was another sock. Soon the tail came round every corner after {H}, and it swept the boy’s tower flat. “I’m telling!” cried the boy, and then he had a sock too.'
      ]
    },
    {
      id: 'for-whom',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“When he breathes through his mouth,” said {A}, “does it hurt you?” “No,” said {H}. “Does it hurt him?” “No. It whistles a bit.” “Then what’s it for, that you tell me?”',
        '{H} had thought that was clear. “It’s for you,” said {H}. “So that you’ve got it.” {A} said thank you, and looked for somewhere to put it. The sock drawer was nearest.'
      ]
    },
    {
      id: 'on-the-clock',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When the boy did nothing for a while, {H} had to tell on other things. There was a spoon among the forks. The tap dripped when it thought that it was alone. “And the clock’s slow,” said {H}. “It does it every day.”',
        '“It can’t help it,” said {A}. “It’s old.” “That’s what they all say,” said {H}, and turned round for the sock.'
      ]
    },
    {
      id: 'child-heard-it',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} sat under the table with the sugar bowl. Then there was a noise in the passage, soft and long, like a mop. It was the tail. It always came a good while after {A}, but you could hear it from far away.',
        'When {A} looked under the table, {S} was only sitting there. “What are you doing?” asked {A}. “Nothing,” said {S}. A bit of nothing was stuck to {S}’s chin.'
      ]
    },
    {
      id: 'elder-dumpling',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I knew a boy who told tales all through dinner,” said {S}. “Who’d done what, and with which hand. He talked with his eyes shut, so as to forget nothing.” “And then?” asked {A}. “He had a dumpling,” said {S}, “and then he hadn’t.”',
        '“Who took it?” {S} looked out of the window. “I don’t tell tales,” said {S}. “But it was a very good dumpling.”'
      ]
    },
    {
      id: 'pet-sat-on-it',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had seen the end of the tail go by. {A} thought about it, caught up with it, and sat down on the last sock. At the other end {H} stopped in the middle of a step, with something to tell.',
        '“Let go,” said {H}. {A} felt comfortable. By the time that {A} got up, the tale had been forgotten. It had been about crumbs.'
      ]
    },
    {
      id: 'baby-points',
      S: 'baby',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} told tales too, with one finger. {S} pointed at the lamp, and then at a shoe, and then for a long time at {A}. “What am I meant to have done?” asked {A}.',
        '{S} told it all once more. It had a “ba” in it, and a “da”. Nobody knew what to do about the lamp. But it did not burn quite as brightly after that.'
      ]
    },
    {
      id: 'guest-told-first',
      S: 'guest',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve broken the handle off a cup,” said {S}. “The blue one.” {A} had been about to tell that, and stood there with an open mouth. “You can’t tell on yourself,” said {A}.',
        '“You can,” said {S}. “It’s the shortest way. I was there when it happened.” There was no sock for it. It had not been behind anybody’s back.'
      ]
    },
    {
      id: 'that-he-told',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“He told on me,” said {H}. {A} pegged a sock to {H}. “I only told that {H} told,” said the boy. {A} pegged one to the boy. “Now he’s telling that I told that he told,” said {H}.',
        '{A} had a peg in each hand and one on each sleeve, and had to sit down. “Who began?” asked {A}. They went back and looked. It had begun with a biscuit, and that was eaten.'
      ]
    },
    {
      id: 'nobody-was-playing',
      A: 'partner',
      paragraphs: [
        'Now they sat on two chairs, and each watched the other for tales. “Who’s playing?” asked {A}. Nobody was. “Then tell me nothing any more,” said {A}. “Nothing at all.”'
      ]
    },
    {
      id: 'who-blinked',
      A: 'same',
      spare: 9,
      paragraphs: [
        'So they went on. For a time neither of them said a word. “He blinked,” said {H}. It was out before {H} could hold it. “Who did?” asked {A}. “He did. I saw it.” “{H} did it first,” said the boy.',
        '“How do you know?” cried {H}. “You had your eyes shut!” {A} looked from the one to the other, and blinked too. They both saw it.'
      ]
    },
    {
      id: 'full-of-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It was hard to tell nothing at all. After a while {H} had a tale in each cheek. {H} went to the plant on the window sill, bent down, and told it there, very softly. It was about elbows.',
        '“I heard that,” said {A}. “It wasn’t for you,” said {H}. The plant let one leaf hang. It had never asked to know.'
      ]
    },
    {
      id: 'in-the-sleeve',
      A: 'partner',
      paragraphs: [
        'Soon {H} stood there again, with lips pressed together, and pointed at the passage. There went the boy, with his head stuck in the sleeve of his jumper. He could see nothing. He was walking towards the front door, and it stood open. {A} ran.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-head',
      A: 'partner',
      paragraphs: [
        '{A} shut the door and pulled at the jumper, and out came a hot red head. “Why didn’t you tell me?” “It would’ve been a tail,” said {H}. {A} opened {A}’s mouth, and shut it again. “No, it’s a head!” said {H}, and looked at it. “A tail gets you into trouble. A head gets you out.”'
      ]
    },
    {
      id: 'sorted',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They sorted what had been told that day into two heaps, as you do with washing. “Shoes on the sofa?” asked {A}. “Tail,” said {H}. “The door’s open, and the street’s behind it?” “Head.” It went quickly.',
        '“And that he said bottom?” {H} thought that over. It got nobody in, and it got nobody out. So there was a third heap, with only that on it.'
      ]
    },
    {
      id: 'two-black-corners',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} had put bread in the toaster and gone back to the socks. {H} sniffed. “Head,” said {H}. “Somebody’s got to come out.” “Who’s in there?” asked {A}. “Two slices,” said {H}. “They’re going brown, and they can’t get up.”',
        '{A} got there just in time. They had black corners, but they were out. There was no sock for that one. There was butter.'
      ]
    },
    {
      id: 'at-the-front',
      A: 'partner',
      paragraphs: [
        'But the tail still hung there. {H} took it under one arm and walked round to the boy’s front. “You’ve got your shoes on our sofa,” said {H}. “Oh,” said the boy, and took them off. Said at the front, it wasn’t a tail, and {A} unpegged a sock. They went on until nothing hung behind them. Then there was a new tower.'
      ]
    },
    {
      id: 'hums',
      A: 'other',
      spare: 13,
      paragraphs: [
        '“You hum when you build,” said the boy, who had come round to the front to say it. {H} had not known that, and stopped. It was so quiet that they heard {A} swallow.',
        'The next brick went on crooked, and so did the one after it. “You’d better hum,” said the boy. {H} began again. {A} knew the tune, and hummed the lower part.'
      ]
    },
    {
      id: 'the-middle',
      A: 'other',
      spare: 14,
      paragraphs: [
        'The telephone rang. It was next door, asking what the boy was up to. {A} held it to {H}’s ear. {H} felt behind, and there was nothing there to tell. “He’s built it right up to the lamp,” said {H}. “And he lets me have the red ones.”',
        '“That wasn’t a head,” said {A} afterwards, “and it wasn’t a tail.” “No,” said {H}. “That was the middle.” The middle was the biggest part, now that they looked.'
      ]
    },
    {
      id: 'a-pair',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '{A} was taking what had been the tail out of the basket, sock by sock. “Look,” said {A}. Two of them were a pair. They had stripes, and a hole in the same toe. All afternoon they had hung there one behind the other.',
        '“They couldn’t know,” said {H}. “They only saw each other from the back.” {A} rolled them up, face to face.'
      ]
    },
    {
      id: 'behind-the-curtain',
      A: 'partner',
      paragraphs: [
        'Then {H} came running. “Head!” cried {H}, and {A} let the socks drop. “He’s crying behind the curtain, and I’m not to say.” It was a splinter in his thumb, and he was afraid of the tweezers. {A} sat down with him. It was out before he had finished saying no.'
      ]
    },
    {
      id: 'thumb-shown',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“I said you mustn’t tell,” said the boy, when he could talk again. “It was a head,” said {H}. “It had to get out.” The boy looked at the splinter, which lay on a saucer. It was much smaller than it had felt.',
        '“May I have it?” asked the boy. {A} folded a bit of paper round it for him. He wanted to tell them about it at home.'
      ]
    },
    {
      id: 'a-crumb',
      A: 'partner',
      paragraphs: [
        'When the boy had been fetched, the tin was empty. “I know who ate the last biscuit,” said {H}. {A} felt for a sock. But {H} walked round {A}, as far as the front, and looked up. “You’ve got a crumb there,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked to see if there was a tail anywhere else.',
      '{names} had heard about the shoes four times already.',
      { text: '{names} handed over the longest sock.', needs: ['hands'] },
      { text: '{names} found a peg under the basket.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the tail, which took some time.',
      '{names} walked behind the last sock to see where it went.',
      { text: '{names} lifted the end of the tail over a chair leg.', needs: ['hands'] },
      { text: '{names} picked the bricks out from under the sofa.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to have a look at the head.',
      '{names} walked round to the front as well.',
      { text: '{names} put the pegs back in their bag.', needs: ['hands'] },
      { text: '{names} handed up a red brick.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the pegs in the basket, and the odd socks on top. There was no tail left, not even a short one.',
    'Washed at the front and at the back, {H} lay down. There was nothing behind but the pillow.'
  ],
  last: [
    'There was nothing left to tell, neither heads nor tails, and {H} was asleep.',
    'The socks lay in the basket, the front door was shut, and {H} was asleep.'
  ]
})
