import { wishPlot } from '../wish-plot.ts'

const WIGGLY = ['wiggly', 'wobbly', 'loose', 'wiggling', 'shaky']

export const onlyTheCat = wishPlot({
  id: 'wish-only-the-cat',
  beginsElsewhere: true,
  wishes: ['wiggly tooth, won’t let anyone look at it except the cat', ...WIGGLY.flatMap((wiggly) => [`${wiggly} tooth except cat`, `let look ${wiggly} tooth`, `let see ${wiggly} tooth`, `won’t show ${wiggly} tooth`, `let touch ${wiggly} tooth`, `${wiggly} tooth secret`, `${wiggly} tooth mouth shut`]), 'only shows tooth cat', 'showed tooth to the cat', 'lets the cat tooth', 'tooth only the cat is allowed', 'only the cat knows tooth', 'only the cat has seen tooth', 'told only the cat tooth', 'cat may look at tooth', 'nobody may look at tooth', 'nobody may see wobbly tooth', 'nobody may see wiggly tooth', 'no one may see loose tooth', 'won’t let me look at tooth', 'let anyone see tooth', 'tooth won’t let anyone look', 'tooth for cat’s eyes only', 'let anyone touch tooth', 'hides wobbly tooth', 'hides wiggly tooth', 'hiding wobbly tooth', 'keeps mouth shut tooth', 'wobbly tooth private', 'wobbly tooth won’t open mouth'],
  answers: ['wiggly', 'wobbly', 'loose', 'shaky', 'wiggling', 'wobbling', 'wiggles', 'wobbles', 'tooth', 'teeth', 'first', 'milk', 'baby', 'front', 'bottom', 'top', 'let', 'lets', 'letting', 'allow', 'allowed', 'allows', 'look', 'looks', 'looking', 'see', 'sees', 'seeing', 'show', 'shows', 'showed', 'showing', 'touch', 'touches', 'feel', 'anyone', 'anybody', 'nobody', 'no', 'one', 'everyone', 'everybody', 'us', 'me', 'except', 'but', 'apart', 'only', 'just', 'cat', 'kitten', 'kitty', 'our', 'mouth', 'shut', 'closed', 'open', 'opens', 'opened', 'secret', 'secretive', 'hides', 'hiding', 'hid', 'private', 'refuses', 'refused', 'keeps', 'won’t', 'will', 'not', 'finger', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandpa', 'grandad', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'five', 'six', 'seven', 'old', 'year', 'today', 'yesterday', 'tonight', 'all', 'day', 'week', 'evening', 'funny', 'proud', 'excited', 'nervous', 'shy', 'he', 'she', 'his', 'her', 'my', 'has', 'got', 'had', 'a', 'the', 'at', 'it', 'to', 'and', 'is', 'him', 'because', 'knows', 'seen', 'told', 'them', 'their', 'very', 'really', 'so', 'stubborn'],
  except: ['came out', 'come out', 'fell out', 'fall out', 'falls out', 'falling out', 'dentist', 'pulled', 'pull', 'swallowed', 'lost', 'knocked', 'blood', 'bleeding', 'hurt', 'hurts', 'pain', 'ache', 'hospital', 'vet', 'fairy', 'mouse', 'apple', 'sandwich', 'brush', 'brushing', 'toothbrush', 'dog', 'puppy', 'rabbit', 'hamster', 'teddy', 'bear', 'dragon', 'dinosaur', 'shark', 'crocodile', 'tiger', 'lion', 'vampire', 'monster', 'unicorn', 'assembly', 'talks', 'talking', 'rotten', 'braces', 'died', 'dead', 'scared', 'afraid', 'teased'],
  moods: ['first', 'change', 'waiting', 'proud', 'losing'],
  company: ['cat', 'tooth', 'nose', 'paw', 'mouth', 'finger', 'hat', 'rug', 'whiskers', 'crack', 'wiggle', 'room'],
  about: 'The hero’s wiggly tooth may be looked at by nobody but the cat, for everybody else’s look has a finger on the end; so it is read off the cat’s nose how far it goes, until the cat puts up a paw, and somebody sits down on both hands.',
  titles: ['Only the Cat', 'A Look with a Finger on the End', 'Ask the Cat', '{H} and the Shut Mouth', 'A Nose and a Half'],
  want: [
    {
      id: 'shut-like-a-purse',
      A: 'partner',
      paragraphs: [
        '{H} had a wiggly tooth, and wouldn’t let anyone look at it except the cat. The cat sat in front of {H} on the rug, and {H} opened wide. Then {A} came in, and {H} shut like a purse.',
        '“Just a look,” said {A}. No, went {H}’s head. But {H} did want everybody to know how far it could wiggle. “Very far,” said {H}, through a crack. “How far is that?” “Ask the cat,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-finger-on-the-end',
      A: 'partner',
      paragraphs: [
        '“What’s the cat got that I haven’t?” asked {A}. “It’s what you’ve got,” said {H}, through the crack. “Your look has a finger on the end.” Everybody’s look had one. First they said “just a look”, and then a finger came to help. The cat only used its eyes.'
      ]
    },
    {
      id: 'not-a-mousetrap',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are you open at all today?” asked {A}, and knocked on the table. “Closed,” said {H}. But nobody can say “closed” with a shut mouth. In the middle there’s an O, as round as a plate. {A} bent down quickly to look in, but it had gone.',
        '“Say it again,” said {A}. {H} was not as silly as that. {H} wrote it on a card instead, with a crayon, and stood it against the jug. “Closed,” it said now, and nobody had to open for it.'
      ]
    },
    {
      id: 'red',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Through a crack not every word comes out whole. “More bread, please,” said {H}. What {A} heard was “mm red, hm”. So {A} brought something red. It was a sock. {H} pointed at the loaf, and {A} held the sock beside it, to see if they matched.',
        '“Bread!” said {H}, quite loud, with every tooth there was. By then {A} was looking under the table for something redder. The cat had seen it all. It had been in the right place at the right time.'
      ]
    },
    {
      id: 'between-two-hands',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Show me with your hands how far it goes,” said {A}. {H} held them up. In between there was room for a loaf. “Then it would knock on doors as you walk past them,” said {A}. {H} took the hands a bit nearer together.',
        'They got as far as a bun, and then a nut. In the end it was only two fingers, and a crack of light. {A} fetched the ruler. But on the way to the ruler the crack had grown, and it was a bun again.'
      ]
    },
    {
      id: 'the-one-in-the-ladle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} took the soup ladle off its hook, and polished it for longer than a ladle needs. Then {A} held it up, as if by chance, a little to one side. In the ladle sat another {H}, very small and upside down. It had its mouth shut.',
        '“That one won’t show me either,” said {A}. “I’ve told it not to,” said {H}. They both looked at it sternly. Upside down, a shut mouth looks quite pleased with itself.'
      ]
    },
    {
      id: 'behind-the-atlas',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At tea {H} ate behind the big atlas, which stood on the table like a wall. From the other side {A} could see South America, and eight fingers. Behind it something crunched, slowly, and only on the left.',
        'The cat was allowed behind the atlas. {A} could see its tail, which hung out at the bottom by Argentina. “How is it going back there?” called {A}. It gave a flick. “Very well, it seems,” said {A}, and passed the jam over Canada.'
      ]
    },
    {
      id: 'other-asks-the-cat',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in, and had not heard anything about it. “What’s the news?” asked {A}. {H} pointed with one finger at the mouth, which was shut, and then at the cat. {A} was good at riddles, and went over to the cat at once.',
        '{A} lifted its lip on one side, and then on the other, very politely. The cat put up with it. “They all seem firm to me,” said {A}. “There’s a bit of fish in this one.” {H} nearly laughed, and that would have shown everything.'
      ]
    },
    {
      id: 'pet-in-the-front-row',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} wanted to look as well, and sat down beside the cat, in the front row. {H} thought about it. {A} had no finger, that was true. {H} opened a little. {A} leaned closer, and closer, and then everything was wet.',
        '“With {A} there’s a tongue on the end,” said {H}, and wiped it off. {A} moved up again, and was sent to the second row. You could see nothing from there but the cat’s back, and {A} looked at it hard.'
      ]
    },
    {
      id: 'elder-and-the-horse',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I never let anyone look at mine, either,” said {S}. “I held a hand in front of it for a week. I ate like that, and I sang like that.” “Not anyone?” asked {A}. “Only the milkman’s horse,” said {S}. “It waited at our gate every morning.”',
        '“And what did it say?” “It pulled up its lip and showed me all of its own,” said {S}. “They were as long as piano keys. After that I didn’t think so much of mine.”'
      ]
    },
    {
      id: 'child-with-a-knee',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had nothing wiggly to hide, and so {S} hid a knee. It was under both hands, and nobody was to see it. “May I just look?” asked {A}. “Only the cat,” said {S}. The cat was called, and {S} opened two fingers.',
        'The cat looked at the knee. It had seen knees before. Then it stepped up, turned round once and sat down on it. “Now nobody can see it,” said {S}, and was delighted. “Is it wiggly?” asked {A}. “It’s warm,” said {S}.'
      ]
    },
    {
      id: 'a-hat-with-ears',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be a cat,” said {A}, and pulled a woolly hat up into two points. {A} sat on the rug and said “miaow”. {H} was fair, and opened wide. The hat came nearer. “Oh! I’ll just…” said {A}, and there was the finger. {H} shut. “Cats don’t say ‘I’ll just’,” said {H}.'
      ]
    },
    {
      id: 'where-the-nose-went',
      A: 'partner',
      paragraphs: [
        'So {H} turned back to the real cat, and wiggled. Now {A} could see nothing but the cat. Its nose went left, and then right, and left again. “Is there a fly?” asked {A}. “Ih’s uh hoof,” said {H}, wide open.',
        '“It’s the tooth!” said {A}. “It goes where the tooth goes.” Cats watch anything that wiggles. {A} moved up behind {H}, and looked the cat straight in the face.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-on-the-cat',
      A: 'partner',
      paragraphs: [
        '{H} pushed the tooth forwards, and the cat’s nose came forwards. Then {H} did a big one, sideways, and the whole cat leaned over. “As far as that?” said {A}. Now {A} knew, and nobody had looked. {H} did one more, round in a ring. The nose went round. And then, very slowly, a paw came up.'
      ]
    },
    {
      id: 'a-nose-and-a-half',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Do a small one,” said {A}. The cat only moved a whisker. A middling one moved the nose, and a big one moved both ears as well. {A} wrote it all down. There had never been a proper measure for teeth, and now there was.',
        '“How far does it go today?” asked {A}. {H} gave it everything. They waited until the cat was quite still again. “A nose and a half,” said {A}, and wrote it in the calendar, under the bins.'
      ]
    },
    {
      id: 'a-break-for-washing',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} told it all out loud, like somebody at a match. “It’s going left. It’s still going left! It’s back in the middle. Now it’s off to the right, and what a beauty.” {H} had never been so loudly cheered for so small a thing.',
        'Then the cat’s nose went down, a long way, to its own tummy. “What was that one?” cried {A}. “I didn’t do anything,” said {H}. The cat had something to wash there. There was a break until it had finished.'
      ]
    },
    {
      id: 'on-both-hands',
      A: 'partner',
      paragraphs: [
        '“You too?” said {H}, and shut. The cat looked at its paw as if it was somebody else’s. Now there was nobody left who only looked.',
        '{A} took the hat off, and sat down in front of {H}, on both hands. There was no “just”, and no “oh”. {H} waited for the finger, and there was no finger. So {H} opened wide, and wiggled. {A}’s nose went left, and right, and left. “Now you’re a cat,” said {H}. “Miaow,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at {H}, and then at the cat, and neither said a word.',
      '{names} came round the other side, but the mouth was shut from there as well.',
      { text: '{names} held up one finger, and quickly put it away again.', needs: ['hands'] },
      { text: '{names} gave the cat a stroke, in case it talked.', needs: ['hands'] }
    ],
    way: [
      '{names} tried to look without a finger, and the eyes watered.',
      '{names} sat down on the rug, to see what the cat saw.',
      { text: '{names} put both hands in both pockets, to be on the safe side.', needs: ['hands'] },
      { text: '{names} pushed a cushion up behind {H}, in case it took long.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the cat’s nose, and nodded at the big ones.',
      '{names} said “miaow”, but much too loud.',
      { text: '{names} held on to the cat at the back, so that it did not fall over.', needs: ['hands'] },
      { text: '{names} shook the cat’s paw, and put it back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat went back on its hook, and lost its ears. The cat folded both paws underneath, and shut its eyes.',
    '{H} washed, and brushed softly round the tooth, and lay down. {H} gave it one small wiggle, of about a whisker, that nobody saw at all.'
  ],
  last: [
    'In the dark nobody could look, with a finger or without, and {H} was asleep.',
    'The mouth came open a little, all by itself, and {H} was asleep.'
  ]
})
