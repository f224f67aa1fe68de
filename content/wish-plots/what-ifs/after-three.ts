import { wishPlot } from '../wish-plot.ts'

export const afterThree = wishPlot({
  id: 'wish-after-three',
  beginsElsewhere: true,
  wishes: ['kids in charge', 'children in charge', 'kids charge', 'kids were charge', 'children were charge', 'kids parents', 'children parents', 'kids were parents', 'children were parents', 'kids the parents', 'parents for a day', 'parent for a day', 'kids grown ups', 'kids grown-ups', 'kids grownups', 'children grown ups', 'children grown-ups', 'children grownups', 'children adults', 'kids adults', 'parents kids', 'parents were children', 'parents were kids', 'grown ups were kids', 'grown-ups were children', 'grownups were kids', 'adults were kids', 'swaps places parents', 'swap places parents', 'swapped places parents', 'in charge of parents', 'in charge of grown ups', 'count to three', 'counting to three', 'kid parent'],
  except: ['baby', 'school', 'teacher', 'class', 'work', 'office', 'job', 'sister', 'brother', 'bully', 'mean', 'cat', 'cats', 'dog', 'dogs', 'animals', 'toys', 'king', 'queen', 'smacks', 'shouts', 'football', 'cheats', 'body', 'touch', 'divorce', 'split', 'separated', 'quarrel', 'fight', 'fighting', 'shouting', 'foster', 'adopted', 'rules', 'boss', 'bosses'],
  answers: ['land', 'place', 'world', 'town', 'house', 'where', 'kid', 'kids', 'child', 'children', 'charge', 'parents', 'parent', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'grown', 'grown-ups', 'grownups', 'ups', 'adults', 'everyone', 'everybody', 'family', 'day', 'whole', 'one', 'all', 'what', 'instead', 'become', 'became', 'becomes', 'turned', 'turn', 'turns', 'into', 'swap', 'swaps', 'swapped', 'places', 'roles', 'had', 'look', 'after', 'had', 'to', 'and', 'if', 'were', 'was', 'the'],
  moods: ['question', 'first'],
  company: ['swing', 'swings', 'park', 'coats', 'coat', 'fence', 'shoe', 'shoes', 'postman', 'uncle', 'newspaper', 'kids', 'parents', 'sand', 'bench'],
  isTale: true,
  asked: true,
  out: true,
  partnerPlays: true,
  about: 'Everybody comes at two and a half, so a child who is the parent for a day counts to three to see what happens there, finds nothing, and puts something in it.',
  titles: ['Two and a Half', 'What Comes After Three', '{H} Is the Parent', 'Kids in Charge for a Day', 'The Last Swing Home'],
  want: [
    {
      id: 'two-and-a-half',
      A: 'partner',
      paragraphs: [
        '“I’ll count to three,” said {A} each morning, when it was shoes. “One. Two. Two and a half.” And {H} always came at two and a half. So {H} had never found out what happens at three. “You only know that if you’re in charge,” said {A}.',
        'Then it was in the newspaper. For a day the kids were in charge. They were the parents, and the parents were the kids. “Shoes on,” said {H} to {A}. “We’re off to the swings, and there I’m going to count.”'
      ]
    },
    {
      id: 'wrong-foot',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It took a long time to get {A} out of the door. {A} had put the left shoe on the right foot, and said that it felt fine. “Where’s your jumper?” asked {H}. “I’m in it,” said {A}. It had four sleeves that day, and {A} was in none of them.',
        '“I can do it myself,” said {A}. {H} stood there with the keys. {H} looked at the clock, and at the ceiling, and at the clock. So that was what they were always looking for, up there.'
      ]
    }
  ],
  way: [
    {
      id: 'too-soon',
      A: 'partner',
      paragraphs: [
        'At the park all the swings had grown-ups on them. There was a postman, and somebody’s uncle, and {A} got the last one. By the fence stood the kids in charge, with everybody’s coats. {H} pushed. It was cold on that side of a swing.',
        '“Home, now,” said {H}. “One. Two. Two and a half.” And {A} came. “You can’t come now!” said {H}. “I was nearly there!” So {A} went back to the swing.'
      ]
    },
    {
      id: 'stones',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A parent has pockets so that somebody else can fill them. {A} gave {H} a stone to keep. It was grey. Then came a stick, and half a leaf, and a stone that was nearly the same. “They’re friends,” said {A}.',
        '{H}’s coat hung down on one side. “May I put this one back?” asked {H}, when {A} was not looking. But {A} was looking. “That’s the mother,” said {A}. {H} put it away again, at the bottom, where it was warm.'
      ]
    },
    {
      id: 'because',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why is it called a swing?” asked {A}. “Because it swings,” said {H}. “Why?” “Because somebody pushes.” “Why?” “Because you called out to me to push.” “Why did I?” asked {A}. {H} thought about it, and pushed, and thought.',
        '“Because I say so,” said {H}. It had come out by itself. They both looked round, to see who had said that. There was only {H}, with three coats and a stick.'
      ]
    },
    {
      id: 'talk-by-the-fence',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Along the fence the kids in charge had got talking. “Does yours sleep through?” asked a girl in a red hat. “He snores through,” said the boy beside her. “Mine only eats if it’s brown,” said a third. They all nodded, and sipped warm milk out of paper cups.',
        '“Mine can tie both shoes,” said {H}, “but not when we’re in a hurry.” Over on the swing {A} waved with everything at once. “They’re so sweet at that age,” said the girl in the red hat.'
      ]
    },
    {
      id: 'raisins',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’m hungry,” called {A} from above. {H} held up a box of raisins. {A} took one each time the swing came past, and let two fall. It was like feeding a very large bird.',
        '“I’m thirsty,” called {A} then. {H} held up the bottle. That did not go so well. It went past the mouth, and came back, and got the ear. “I’m wet,” called {A}. “I know,” said {H}. A parent has always known it already.'
      ]
    },
    {
      id: 'plaster',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had fallen over a tuft of grass, and needed a plaster. {H} looked at the knee. There was nothing on it, not even mud. “It’s more inside,” said {A}. “And a bit round the back.”',
        '{H} blew on it, from the front and from the side. “Is it better now?” “It’s still thinking,” said {A}. So {H} blew on the tuft of grass as well, and told it off. Then the knee was fine, and ran away.'
      ]
    },
    {
      id: 'nap',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was after lunch, so it was time for the nap. “Do I have to?” asked the uncle on the next swing, and was off already. All over the park they were lying down. Their shoes stood side by side. Nobody asked for water. It was the first nap that anyone had ever wanted.',
        'The kids in charge did not know what to do. “Mine’s asleep,” whispered {H}. “So’s mine,” whispered the girl in the red hat. They tiptoed about, and it was terribly quiet. After ten minutes they woke them up.'
      ]
    },
    {
      id: 'at-the-till',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They had to buy bread on the way. The bread was at the back, and at the front was everything else. “Can I have that?” asked {A}. “No,” said {H}. “Can I have that one, then?” It was a mop. “What for?” “I’d call it Susan,” said {A}.',
        '{A} held on to Susan with both arms, the whole way down the shop. In the end they took her round once, to see the cheese. Then she had to go back home. She waved, said {A}. {H} paid for the bread.'
      ]
    },
    {
      id: 'green-man',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Hand,” said {H} at the crossing, and held up one. {A} took it. It was a big hand for such a small child, {H} thought, and it was not very clean. A parent looks both ways for two, and once more for luck.',
        'The green man came on. “He’s walking as well,” said {A}. “Who’s he got by the hand?” {H} had never seen that before. He had nobody. They waited through a whole red one, so that he would not be by himself.'
      ]
    },
    {
      id: 'other-swing',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“He won’t let me have a turn,” said {A}, and pointed at the postman. “She’s only just had one,” said the postman’s daughter, who was five and in charge of him. Somebody had to judge it. {H} gave them ten swings each.',
        'They counted aloud. The postman was fair till nine. Then he counted nine and a bit, and nine and a bit more. “I know that trick,” said his daughter. “You got it from me.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was in charge too, and was very strict. “No running,” {S} told everybody. “No hats in the soup. No growing before tea.” “Who’s it for?” asked {A}. “For all of them,” said {S}.',
        'A man in a suit had been standing on one leg. “May I put it down?” he asked. {S} thought. “You may put that one down,” said {S}, “if you hold up the other.” He thanked {S}, and changed over.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My mother never got further than one,” said {S}. “She just said it, quite softly. One.” “And what did you do?” asked {A}. “I was there,” said {S}. “I was there from the next street. I think I was there before I’d gone.”',
        '{A} tried it, quite softly. “One.” A pigeon came. {S} had got up off the bench as well, and stood very straight. “Goodness,” said {S}, and sat down again. “It still works.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was in charge as well, and the youngest parent in the park. {A} sat in front of a very tall man and held out a spade. He took it. {A} wanted it back. He gave it back. {A} held it out once more.',
        '“How long does this go on?” asked the tall man. “Till it’s done,” said {H}, who knew about such things. It was done when {A} fell asleep, with a fist in his beard. The tall man did not dare to move until four.'
      ]
    },
    {
      id: 'the-real-three',
      A: 'partner',
      paragraphs: [
        'This time {H} left out the half. “One, two, three!” It was very quiet. They both waited. A leaf came down from a tree. “Was that it?” asked {A}.',
        '“Perhaps three is slow,” said {H}. All the kids along the fence tried it, at the same time. “One, two, THREE!” The postman began to grin. So did somebody’s uncle. Nothing happens at three! Now not one of them would come home.'
      ]
    }
  ],
  turn: [
    {
      id: 'never-been-there',
      A: 'partner',
      paragraphs: [
        'The street lamps were on, and the parents swung. “You said you knew it,” said {H}. {A} scraped both feet in the sand. “I’ve never been there,” said {A}. “You always came at two and a half. Three’s empty. Somebody would have to put something into it.”',
        '{H} looked at the swing. What would make {H} come, at three, on any day? {H} whispered it along the fence.'
      ]
    },
    {
      id: 'what-others-put-in',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Along the fence they all had other things to put into three. “A biscuit,” said the boy. “A trumpet,” said the postman’s daughter. “Then they’d never come at two,” said {H}, “they’d wait for the trumpet.”',
        '“A bucket of water,” said somebody small at the end. They were silent, and looked at the bucket. “No,” said the girl in the red hat. “We get the three back tomorrow.” Nobody had thought of that.'
      ]
    },
    {
      id: 'whose-coat',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The coats had been in one heap since noon. Now each kid in charge had to find the right one. “What does yours look like?” asked the boy. “Long,” said {H}, “and it’s got a stick in it.” They held up the postman’s. It had a letter in the pocket.',
        '“That’s for number nine!” called the postman, from high up. “It’s been for number nine since yesterday.” His daughter wrote it on her hand. It is hard work, with one at that age.'
      ]
    },
    {
      id: 'three',
      A: 'partner',
      paragraphs: [
        '“One!” called all the kids. “Two! Two and a half!” Not one parent moved. “Three!” And the kids let go of the coats, and ran, and got on too. {H} sat on {A}’s knees. They swung till the swing ran down by itself. Then everybody went home, in the wrong coats.',
        'At home {A} was in charge again. “Hands,” said {A}. “One. Two. Two and a half.” {H} stood on the mat and waited. “Three,” said {A}, and had to come too. They washed side by side.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came at one, and had to wait for the rest.',
      '{names} sat down beside the shoes, and was no help with them.',
      { text: '{names} read the newspaper as well, and there it really stood.', needs: ['hands'] },
      { text: '{names} held the door open till the shoes were on.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at three as well, with an open mouth.',
      '{names} lay down on the heap of coats, which was warm.',
      { text: '{names} held four coats, and then five.', needs: ['hands'] },
      { text: '{names} gave the postman a push, since he asked nicely.', needs: ['hands'] }
    ],
    turn: [
      '{names} came running at three, right across the sand.',
      '{names} went up with the swing, as far as the neck.',
      { text: '{names} got on behind, and held tight.', needs: ['hands'] },
      { text: '{names} called out two and a half, louder than all the others.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kids’ day was over, and the newspaper was folded up small. The wrong coat hung on the door.',
    '{H} was washed, and got into bed at two. At two and a half {H} lay flat.'
  ],
  last: [
    '{H} had got as far as two and a half, and then {H} was asleep.',
    'One, breathed {H}, and two, and nobody had to say three, for {H} slept.'
  ]
})
